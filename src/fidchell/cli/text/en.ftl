# What only the command line has to say.

refused-store-locked = { $path }: another server has it open; give this one a folder of its own (--data)
refused-store-newer = { $path } was written by a newer version of Fidchell (schema { $schema })
refused-store-unusable = { $path }: { $why }
refused-store-not-empty = { $path }: there are games there already; copy to an empty place
refused-store-served = { $path }: a server is running there; stop it first
refused-nothing-to-copy = there are no games in { $folder }
refused-copy-over-store = { $path } is a file of the games themselves: give the copy another name or folder
refused-copy-fails = { $path }: the copy can’t be written: { $why }
refused-store-other-version = { $path } was last served by another version of Fidchell: start this one’s server first
refused-no-such-key = there is no token called { $name }
refused-copy-differs = { $path }: the copy differs from the original; don’t use it

bot-random = picks any allowed choice, all equally likely.
bot-greedy = looks ahead to the end of its turn and takes what it judges best.
bot-plan = in cooperative games: plans for the whole team, using what it has learnt from many games.
bot-search = thinks several turns ahead by playing out many games from the position.
bot-settings = (each setting may be left out)
bot-installed = installed alongside Fidchell.
bot-own = a bot of your own: a class in a file.
bot-failed-hint = { $variable }=1 shows the whole traceback.
bot-no-action-hint = choose must return an action: one of the whole numbers in state.legal(seat).
interpreted = running interpreted, about 100 times slower; `make build` compiles the rules

## Wrong use of a command

usage-no-command = no command { $name }{ $near ->
        [none] {""}
       *[other] ; did you mean { $near }?
    }
usage-no-option = no option { $name }{ $near ->
        [none] {""}
       *[other] ; did you mean { $near }?
    }
usage-command = missing command
usage-missing = { $name } is missing
usage-extra = this is too much: { $words }
usage-needs = { $option } needs a value
usage-takes-none = { $option } takes no value
usage-least = { $option } must be at least { $number }
usage-most = { $option } must be at most { $number }
usage-whole = { $option } must be a whole number
usage-number = { $option } must be a number

## What was wrong, for programs and people

error-lang = --lang { $given }: choose one of { $known }
error-token-name = NAME: a token needs the name of its owner, for the audit trail
error-record-of = { $file }: { $why }
error-option-form = -o { $text }: give an option as NAME=VALUE
error-option-again = -o { $text }: the option { $name } is given twice
error-numbers = { $option } { $text }: numbers, separated by commas
error-not-finite = { $option } { $value }: it must be a number
error-referee-seed = --referee and --seed: either you type in the draws, or a seed decides them
error-learn-alone = --learn: the lesson sets everything else itself; it allows only --lang and --pace
error-load-game = --load { $path }: this is a game of { $found }, not of { $wanted }
error-load-given = --load { $path }: the saved game decides that; leave out { $given }
error-seats-number = --seats { $text }: { $number ->
        [one] one name
       *[other] { $number } names
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }
error-review-page = --html is for a single game
error-review-secret = { $file }: the game isn't over yet, and a review would reveal what is still secret
error-habits-game = habits are about one game: give records of the same one
error-habits-whose = { $known ->
        [none] nobody has played all of these games
       *[other] --name says whose habits: { $known }
    }
error-habits-absent = { $name } has not played all of these games
error-compare-what = one of --change and --sweep says what is different
error-sweep-form = --sweep { $text }: give a datum and its values as NAME=A,B,…
error-sweep-twice = --sweep { $text }: { $value } is given twice
error-prove-alone = --prove allows only RULE, --jobs, --keep, --anew, --events, --markdown, --json and --lang
error-matrix-alone = --matrix shows all rules: leave out RULE and --search
error-no-rule = no rule { $rule } in { $game }; { $near ->
        [none] `fidchell rules { $game }` lists them
       *[other] did you mean { $near }?
    }
error-bot-form = --bot { $name }: name a class in a file, such as mybots.py:Careful
error-public-url = --public-url { $url }: it must begin with http:// or https:// and have a host and at most a path
error-work-database = --database is needed: it says for whom to think, postgresql://…
error-log-form = --log { $form }: plain or json
error-no-backup = { $path }: there is no such backup

## What commands print

games-facts = { $players } players, { $minutes } minutes; seats: { $seats }
taken-back = taken back
tables-copied = { $number ->
        [one] { $number } table
       *[other] { $number } tables
    } copied from { $source } to { $target }
tables-restored = { $number ->
        [one] { $number } table restored to { $target }, identical to the one
       *[other] { $number } tables restored to { $target }, all identical to those
    } in { $file }
backup-written = { $source } copied to { $target }
backup-removed = { $path } removed
rules-none = no rule has these words
rules-untested = no source tree here, so the tests are not known
matrix-heads = rule | code | refusals | tests | { $games ->
        [one] in one game
       *[other] in { $games } games
    }
matrix-none = none
