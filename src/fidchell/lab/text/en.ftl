# What `fidchell report` says.
report-title = { $game }: what the games say
report-made = { $games ->
    [one] One game
   *[other] { $games } games
 }, with these bots in the seats: { $bots }. This command makes the page again:
head-findings = Findings
head-course = How games go
head-endings = Endings
head-uses = What is used, and what comes of it
head-openings = Openings
head-agreement = Do the levels agree?
heads-endings = ending | games | share
heads-uses = what | in games | when | chance before | result | beyond the chance
heads-openings = first choice | games | result
heads-agreement = level | 1
note-endings = How many games ended by which rule, with 95 % intervals.
note-uses = A side that uses something may do so because it is ahead, or in need. So “chance before” is what the game’s judge gave it at its first use, “result” what it got in the end, and “beyond the chance” the difference, in points with a 95 % interval, less what the judge is off by at any decision: what it had not foreseen. What is at work in every game is left out; of rules that are always at work together one is named, and the file beside this page names all. That is a hint, not a proof: fidchell compare tries a change itself.
note-openings = The first real choice of each seat, and what its games were worth to it: 100 % is a win.
note-agreement = How often two levels choose the same in positions of these games. Where choices are equally good, even one level differs from itself.
nobody = nobody (drawn)
chart-length = How long games take
chart-sure = How sure the leader is
chart-sure-together = How likely the best result is
note-draws = In a drawn game all sides end with the same chance, so the line falls at the end.
chart-choices = How many choices there are
axis-turns = { $width ->
    [one] turns
   *[other] turns, { $width } to a point
 }
label-longer = { $turns } and longer
more-rows = { $number ->
    [one] One more row is
   *[other] { $number } more rows are
 } in { $file }.
more-openings = { $seat }: { $shown ->
    [0] { $number ->
        [one] one, played in
       *[other] { $number }, each played in
     } fewer than { $few } games, in { $file }
   *[other] { $number ->
        [one] one more, played
       *[other] { $number } more, each played
     } less often, in { $file }
 }
axis-games = share of games, %
axis-progress = part of the game, %
axis-leader = mean chance, %
axis-choices = choices at a decision
found-result = { $name }: { $share } of the games ({ $low } to { $high }).
found-favoured = { $seat }: { $share } of the games won ({ $low } to { $high }), a clear advantage.
found-unfavoured = { $seat }: { $share } of the games won ({ $low } to { $high }), a clear disadvantage.
found-even = { $seat }: { $share } of the games won ({ $low } to { $high }), neither a clear advantage nor a disadvantage.
found-draws = { $share } of the games are drawn.
found-length = Half of the games are over after { $p50 ->
    [one] one turn
   *[other] { $p50 } turns
 }, four of five take { $p10 } to { $p90 } turns. A decision has { $choices } choices on average; { $forced } have only one.
found-length-same = At least four of five games take { $p50 ->
    [one] one turn
   *[other] { $p50 } turns
 }. A decision has { $choices } choices on average; { $forced } have only one.
found-ending = The commonest ending is “{ $name }”: { $share }.
found-rare-endings = Fewer than one in a hundred games ends by: { $names }.
found-suspense = The winner falls behind or takes the lead { $leads } times a game, has been down to a chance of { $lowest } on average, and is safely ahead (above 90 %) from { $decided } of the game on.
found-suspense-together = Better and worse than even change { $leads } times a game. A team that reaches the best result has been down to a chance of { $lowest } on average, and is safe (above 90 %) from { $decided } of the game on.
found-no-luck = No luck shows in the chances: nothing is drawn or rolled after the beginning, or the judge sees nothing of it.
found-luck = { $luck } of what moves the chances (squared, as the judge sees them) is luck; the rest is decided.
found-use-good = { $title } ({ $id }): { $together ->
    [yes] a team that meets it
   *[no] a side that uses it
 } gets { $beyond } points more than expected ({ $low } to { $high }). It is at work in { $games } of the games, first used after { $when } of the game, at a chance of { $before }; the result is { $result }.
found-use-bad = { $title } ({ $id }): { $together ->
    [yes] a team that meets it
   *[no] a side that uses it
 } gets { $beyond } points less than expected ({ $low } to { $high }). It is at work in { $games } of the games, first used after { $when } of the game, at a chance of { $before }; the result is { $result }.
found-idle = { $number ->
    [one] One rule was never at work: { $names }.
   *[other] { $number } rules were never at work: { $names }{ $more ->
        [0] .
       *[other] {""} and { $more } more.
     }
 }
found-agreement = In { $positions ->
    [one] one position
   *[other] { $positions } positions
 } of these games level { $best } chose the same as level { $next } in { $share } of the cases, and the same as level 1 in { $worst }. Where good players agree seldom, choices are hard or matter little.

## What was wrong, for programs and people

error-path = { $option } { $path }: { $why }
error-path-missing = there is no such file or folder
error-path-no-folder = it is a file, not a folder
error-path-file = something on the way there is a file, not a folder
error-path-full = the disk is full
error-path-read-only = nothing can be written there
error-no-folder = { $option } { $path }: there is no folder { $folder }
error-not-kept = { $option } { $path }: it holds something other than kept results
error-worker-ended = a process that was playing has ended; if it said why, that is above
error-ray-missing = --ray needs Ray: { $command }
error-ray-unreachable = --ray { $address }: there is no cluster that could be used
error-pyarrow-missing = keeping games needs PyArrow: { $command }
error-numpy-missing = training needs NumPy: { $command }
error-bots-number = { $number ->
        [one] one bot
       *[other] { $number } bots
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }: give one for each, or one for all
error-study-busy = --keep { $folder }: another run is writing into it
error-study-stray = --keep { $folder }: { $file } is not a file of a study
error-study-other = --keep { $folder }: it holds games of another study; { $why }
error-study-differs = { $name }: { $there } there, { $here } here
error-study-thinking = its bots think differently
error-study-pack = another pack
error-each-and-keep = --each and --keep: one of them
error-each-has-games = --each { $path }: it already has games; --first { $after } continues after them
error-each-other = --each { $path }: its games are of another simulation: other bots, options or seed
error-each-no-game = --each { $path }: its last line is not a game
error-change-form = --change { $text }: a change is NAME=VALUE
error-change-seat = --change bots.{ $seat }: seats are 0 to { $last }
error-change-no-datum = { $path }: there is no such datum; { $known ->
        [none] this game has none
       *[other] there are { $known }
    }
error-change-no-step = { $path }: there is no { $step }; { $known ->
        [none] there is nothing there
       *[other] there are { $known }
    }
error-change-table = { $path }: { $step } is a table; name a datum in it
error-ladder-twice = --bots: { $bot } is there { $number } times
error-ladder-two = --bots: a ladder needs at least two
error-nothing-noted = these games have no position to compare
error-train-no-features = { $game } has no features.py, so nothing can be learned
error-train-no-team = { $game } has no team.py and planner.py, so no team can learn
error-train-other = { $folder } holds another training run, which only its own options continue
error-prove-sources = --prove runs the tests, so it needs the source tree
error-prove-no-run = the tests don't run: { $said }
error-prove-fails = { $test } fails with nothing broken: { $failed }
error-prove-fails-later = { $test } fails after other tests, nothing broken: { $failed }
error-rules-kept = { $game } is kept already
error-exists = { $path } exists already
error-installed = Fidchell is installed in { $folder }, where nobody looks for a game of yours: --package NAME writes it as a package, in this folder
error-package-name = { $package } can't be a package's name
error-game-name = { $name } can't be a game's name: lower-case letters, digits and hyphens, a letter first
error-name-taken = { $name } is already the name of something else here
error-game-there = there is a game { $name } already

## What is said along the way

torn-games = { $path } is not whole; its games are played again
torn-file = { $path } is not whole; it is made again
stopped = stopped; the same command continues from here
bar-games = games
count-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
 }
count-pairs = { $number ->
    [one] { $number } pair
   *[other] { $number } pairs
 } of games
count-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
 }
count-positions = { $number ->
    [one] { $number } position
   *[other] { $number } positions
 }
count-rows = { $number ->
    [one] { $number } row
   *[other] { $number } rows
 }
bar-decisions = decisions
bar-breaks = breaks

## The rule matrix

problem-no-code = { $rule }: no code names it
problem-mentioned = { $rule }: only { $places } names it
problem-no-test = { $rule }: no test shows it
problem-no-refusal = { $rule }: it forbids something, but nothing is refused because of it

## The proof of the tests

proof-heads = rule | breaks | noticed | change nothing | unexplained
proof-summary = { $game }: { $breaks ->
        [one] 1 break
       *[other] { $breaks } breaks
    }, { $noticed } noticed ({ $share }), { $explained ->
        [one] 1 changes
       *[other] { $explained } change
    } nothing, { $unexplained } unexplained
proof-left = { $left ->
        [one] 1 is
       *[other] { $left } are
    } still to be tried
proof-nothing = Changes nothing:
proof-unnoticed = No test notices:
proof-survives = { $tests ->
        [0] no test runs it
        [one] its one test doesn’t notice
       *[other] no test of { $tests } notices
    }
proof-noticed = a test notices it
proof-no-break = no such break
