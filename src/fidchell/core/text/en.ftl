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
error-none-but = no { $what } { $word }: say just { $near }
error-none-between = no { $what } { $word }; there are { $first } to { $last }
error-over = the game is over
error-over-already = the game is over already
error-over-seed = the game is over and its seed is revealed: try `what if` instead of taking back
error-nothing-to-take-back = nothing to take back: a draw, something revealed or another player's move is in between
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
error-bot-not-in-file = { $bot }: there is no { $name } in { $path }
error-bot-no-file = there is no file { $path }
error-bot-no-class = { $bot }: that is not a bot (fidchell.core.bot.Bot)
error-bot-illegal = { $bot } chose { $action }, which is not legal for seat { $seat } now
error-bot-failed = the bot { $bot } failed{ $place ->
        [nowhere] {""}
       *[other] {" "}at { $place }
    }: { $why }
error-bot-no-action = the bot { $bot } returned { $found } ({ $kind }) from choose, at { $place }
error-bot-plan = plan: it has no such setting
error-features-changed = { $game }: its features have changed since { $file } was trained
error-search-share = search: share is for games without secrets, and { $game } has some
error-search-endless = search needs iterations or seconds, or it would never end
error-search-trees = search: at most { $most } trees and processes
error-no-planner = { $game } has no bot that plans for a team
error-no-judge = { $game } has no judge { $judge }; there are { $known }
error-such-as = { $word } is not { $what }, such as { $example }
error-toml = { $place }: not valid TOML at line { $line }, column { $column }
error-nested = { $place }: nested too deeply
error-digits = { $place }: line { $line }: { $where }: a number that is far too large
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

## What was wrong with a file, a record or a position

error-at = { $place }: { $why }
error-ruled = { $why } [{ $rule }]
error-option = option { $name }: { $why }
error-option-twice = option { $name }: { $value } is there twice
error-plain-nested = it is nested too deeply
error-plain-large = a number that is far too large
error-plain-number = { $value } is not a number
error-plain-half = half a character (a lone surrogate) is in it
error-plain-key = the name of a field must be text
error-plain-long = a name of { $number } characters is too long
error-unreadable = { $place }: can't be read: { $why }
error-unreadable-missing = there is no such file
error-unreadable-folder = it is a folder
error-unreadable-denied = permission denied
error-unreadable-text = it is not UTF-8 text
error-unreadable-else = the system refuses
error-not-a-text-file = { $file }: not a text file
error-no-way-to-play = no way to play is called { $way }
error-no-step = at: { $found } is not the number of a step
error-json = { $place }: not valid JSON at line { $line }, column { $column }
error-twice = { $place }: { $name } is there twice
error-exactly-one = { $place }: exactly one of them must be there, not { $number }
error-no-action = { $action } is not an action of this game
error-action-text = an action is written as text, not { $found }
error-picks-keys = picks are the keys of things, not { $found }
error-no-such = there is no { $what } { $word }
error-record-format = { $place }: not a record; its format must be one of { $known }
error-record-missing = { $place }: the field { $field } is missing
error-record-field = { $place }: the field { $field } can't be { $found }
error-record-unknown = { $place }: the field { $field } is unknown
error-record-texts = { $place }: every entry of { $field } must be text
error-record-mark = { $place }: a mark is [number of moves, digest], not { $found }
error-record-pack = { $place }: the field 'pack' must have a name and a text
error-record-hex = { $place }: the field { $field } must be 64 hex digits
error-record-seed = { $place }: there is a seed, but the field 'commitment' says that there was none
error-record-game = this is a record of { $found }, not of { $wanted }
error-record-other-pack = { $theirs ->
        [none] the record was played without a pack, not with { $ours }
       *[other] { $ours ->
            [none] the record was played with { $theirs }, not without a pack
           *[other] the record was played with { $theirs }, not with { $ours }, or their contents differ
        }
    }
error-record-revision = the record was played under revision { $theirs } of the rules of { $game }; this program has revision { $ours }
error-record-first-untold = its first position is not told: the record was taken from a running game, with its secrets
error-record-untold = move { $number } is not told: the record was taken from a running game, with its secrets
error-record-seats = { $number } seats are named, but the position has { $seats }
error-record-marked-late = a position is marked after move { $number }, but there are { $moves } moves
error-record-move = move { $number }, { $move }: { $why }
error-record-ends = this ends a game, but the game is over already or goes on
error-record-not-marked = the position is not the one that was marked
error-record-result = the result is given as { $found }, but the moves lead to { $wanted }
error-record-closing = no word { $word } ends a game; there are { $known }
error-record-who-closes = { $move }: a seat resigns, and all (*) agree to draw or stop
error-record-resigned = { $move }: this seat has resigned before
error-record-whose = move { $number }: { $who } is neither a seat nor ~ for chance
error-record-who-undoes = { $who } is neither a seat nor * for everyone
error-record-was-over = the game was over
error-record-undo = there are { $number } moves to take back
error-record-seed-gone = the seed that this record began with is not here: continue with a branch of it
error-record-typed-in = this record's draws were typed in: somebody must go on typing them in
error-record-no-move = there are { $moves } moves; there is no position after move { $number }
error-record-seed-wrong = the seed does not fit the commitment
error-record-roll = move { $number }: the record has '{ $found }', but the seed gives '{ $wanted }' at table { $table }
error-position-object = a position is an object with fields, not { $found }
error-position-game = game: must be { $wanted }, not { $found }
error-position-revision = rules_rev: must be { $wanted }, not { $found }
error-position-seats = seats: { $found } is not a number of players of { $game }
error-position-impossible = impossible position: { $fields }
error-read-missing = { $place }: is missing
error-read-unknown = unknown field(s): { $fields }
error-read-bool = { $place }: { $found } is neither true nor false
error-read-dict = { $place }: { $found } is not an object with fields
error-read-int = { $place }: { $found } is not a whole number
error-read-list = { $place }: { $found } is not a list
error-read-str = { $place }: { $found } is not text
error-read-number = { $place }: { $found } is not a whole number from { $low } to { $high }
error-read-name = { $place }: { $found } is none of { $known }
error-read-twice = { $place }: { $found } names something twice
error-read-texts = { $place }: { $found } is not a list of { $length ->
        [-1] texts
       *[other] { $length } texts
    }
error-read-numbers = { $place }: { $found } is not a list of { $length ->
        [-1] at most { $most } numbers
       *[other] { $length } numbers
    }
error-read-object = { $place }: must be an object with the fields { $keys }, not { $found }
error-read-form = { $place }: { $found } is not of the form '{ $form }'
error-read-too-many = { $place }: { $number } of { $name }, but there are only { $most }
error-read-others-leave = { $place }: the other cards leave { $left }

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

# How we know a rule, or what a card does; each game may say it in its own words.
mark-S = stated by the rules text
mark-P = stated by a public description
mark-I = inferred
mark-R = reconstructed or ruled by us
    .effect = reconstructed by us
mark-own = from your own cards
