# What every game may say; a game's own file may say it better.
question-over = The game is over.
question-chance = Chance decides.
question-chosen = You have chosen. Waiting for { $seats }.
question-wait = It is { $seat }’s turn to decide.
refusal-over = The game is over.
refusal-chance = Chance decides that, not a player.
refusal-not-you = It is { $seat } who must decide now.
refusal-chosen = You have chosen already.
