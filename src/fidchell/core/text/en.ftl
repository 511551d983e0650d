# What every game may say; a game's own file may say it better.
question-over = The game is over.
question-chance = Chance decides.
question-chosen = You have chosen. Waiting for { $seats }.
question-wait = It is { $seat }’s turn to decide.
refusal-over = The game is over.
refusal-chance = Chance decides that, not a player.
refusal-not-you = It is { $seat } who must decide now.
refusal-chosen = You have already chosen.

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

## What was wrong, for programs and people

error-option-flag = option { $name }: { $value } is neither on nor off
error-option-text = option { $name }: { $value } is not text
error-option-values = option { $name }: { $value } is none of { $values }
error-option-unknown = { $game } has no option { $name }; there are { $known }
error-players = { $game } is for { $number } players, not { $seats }
error-players-range = { $game } is for { $low } to { $high } players, not { $seats }
error-takes-no-pack = { $game } takes no pack
error-no-game = no game { $game }; there are { $known }
error-picks = { $picks }: these picks lead nowhere
error-cannot-happen = { $text } can't happen now
error-action-long = an action is at most { $most } characters long, not { $number }
error-no-verb = no verb { $word }; there are { $known }
error-arguments = { $verb } takes { $number } argument(s), not { $given }: { $text }
error-none-of = no { $what } { $word }; there are { $known }
error-none-between = no { $what } { $word }; there are { $first } to { $last }
error-over = the game is over
error-over-already = the game is over already
error-over-seed = the game is over and its seed is revealed: try `what if` instead of taking back
error-nothing-to-take-back = nothing to take back: a chance outcome, revealed information or a rival's move is in between
error-no-bot = no bot { $bot }; there are { $known }
error-no-level = no level { $level }; there are 1 to { $most }
error-bot-setting = { $bot }: { $part } is none of { $known ->
        [none] nothing
       *[other] { $known }
    }
error-bot-number = { $bot }: { $value } is not a number for { $key }
error-bot-negative = { $bot }: { $key } can't be negative
error-bot-long = a bot's specification has at most { $most } letters
error-bot-boundless = { $bot }: a number beyond all bounds
error-bot-of-a-file = { $bot }: a file's bot must be named on the command line, or in { $variable }
error-search-share = search: share is for games without secrets, and { $game } has some
error-search-endless = search needs iterations or seconds, or it would never end
error-search-trees = search: at most { $most } trees and processes
error-no-planner = { $game } has no bot that plans for a team
error-no-judge = { $game } has no judge { $judge }; there are { $known }
error-other-lane = { $word }: lane { $lane } has { $found }
error-several-lanes = { $word } is in several lanes: say one of { $known }
error-not-in-play = no { $word } in play; there are { $known }
error-deal = option deal: { $value } is neither random nor { $number } characters
error-deal-unknown = option deal: no character { $name }; there are { $known }
error-deal-copies = option deal: there are only { $number } of { $name }
error-does-not-play = option { $name }: { $seat } does not play
error-second-click = { $square }: the second click says where to
error-no-piece = no piece on { $square }
error-such-as = { $word } is not { $what }, such as { $example }
error-not-beside = { $square } is not next to { $other }
error-smaller-first = two dice are written with the smaller first
error-turn-limit = option limit: { $value } is not a number of turns, such as { $example }
error-toml = { $place }: not valid TOML: { $why }
error-nested = { $place }: nested too deeply
error-digits = { $place }: a number that is far too large
error-must-table = { $place }: must be a table of fields, not { $found }
error-empty = { $place }: is empty
error-field-unknown = { $place }: is unknown; known are { $known }
error-must-entries = { $place }: has { $number } entries; it must have { $low } to { $high }
error-must-row = { $place }: has { $row }; it must be whole numbers: { $wanted }
error-must-text = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be text
error-must-line = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be one line of at most { $most } plain characters
error-must-small = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be small letters a to z and hyphens
error-must-whole = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be a whole number from { $low } to { $high }
error-must-number = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be a number
error-must-flag = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be true or false
error-must-one-of = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be one of { $known }
error-must-list = { $place }: { $found ->
        [missing] is missing
       *[other] is { $found }
    }; it must be a list

## Kinds of things that moves name

thing-attack = an attack
thing-dice = two dice
thing-move = a move

thing-area = area
thing-card = card
thing-character = character
thing-die = die
thing-direction = direction
thing-item = item
thing-lane = lane
thing-Leader = Leader
thing-place = place
thing-Relic = Relic
thing-roll = roll
thing-saint = saint
thing-seat = seat
thing-square = square
thing-target = target
thing-value = value
