# What `fidchell report` says.
report-title = { $game }: what the games say
report-made = { $games } games, with these bots in the seats: { $bots }. This command played and studied them, and makes the page again:
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
chart-choices = How many choices there are
axis-turns = turns
axis-games = share of games, %
axis-progress = part of the game, %
axis-leader = mean chance, %
axis-choices = choices at a decision
found-result = { $name }: { $share } of the games ({ $low } to { $high }).
found-favoured = { $seat }: { $share } of the games won ({ $low } to { $high }), a clear advantage.
found-unfavoured = { $seat }: { $share } of the games won ({ $low } to { $high }), a clear disadvantage.
found-even = { $seat }: { $share } of the games won ({ $low } to { $high }), neither a clear advantage nor a disadvantage.
found-draws = { $share } of the games are drawn.
found-length = Half of the games are over after { $p50 } turns, four of five take { $p10 } to { $p90 }. A decision has { $choices } choices on average; { $forced } have only one.
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
   *[other] { $number } rules were never at work: { $names }.
 }
found-agreement = In { $positions } positions of these games level { $best } chose the same as level { $next } in { $share } of the cases, and the same as level 1 in { $worst }. Where good players agree seldom, choices are hard or matter little.
