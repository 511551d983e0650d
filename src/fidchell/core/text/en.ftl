# What every game may say; a game's own file may say it better.
question-over = The game is over.
question-chance = Chance decides.
question-chosen = You have chosen. Waiting for { $seats }.
question-wait = It is { $seat }’s turn to decide.
refusal-over = The game is over.
refusal-chance = Chance decides that, not a player.
refusal-not-you = It is { $seat } who must decide now.
refusal-chosen = You have chosen already.

## Bots: their names, how they stand in a sentence, how they play against people and with them

bot-name = Bot
    .the = the bot
level-1 = Novice
    .the = the Novice
    .manner = Knows the rules and takes a win in plain sight, but overlooks a threat now and then.
    .fellow = Plays with you: knows the rules, but now and then overlooks what is urgent.
level-2 = Pilgrim
    .the = the Pilgrim
    .manner = Looks a step ahead and likes a detour: good company for a first journey.
    .fellow = Plays with you, a step at a time, and sometimes takes a detour.
level-3 = Scribe
    .the = the Scribe
    .manner = Careful and orderly: overlooks little, but plans no further than the next page.
    .fellow = Plays with you, careful and orderly, one turn after the other.
level-4 = Bard
    .the = the Bard
    .manner = Sees far enough to set traps, and seldom forgives a mistake.
    .fellow = Plays with you and thinks of the turns to come.
level-5 = Abbess
    .the = the Abbess
    .manner = Weighs every choice and gives nothing away.
    .fellow = Plays with you and wastes nothing.
level-6 = High King
    .the = the High King
    .manner = The best we have; may think for a second or so.
    .fellow = Plays with you as well as we know how; may think for a second or so.
