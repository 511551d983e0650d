# The words of the coach in English. They belong to no game.

coach-percent = { $chance } %
coach-between = { $chance } % ({ $low }–{ $high })
coach-best = Best: { $choices }, chance to win { $worth }.
    .together = Best: { $choices }, expected result { $worth }.
coach-equal = About equally good: { $choices }, chance to win { $worth }.
    .together = About equally good: { $choices }, expected result { $worth }.
coach-all-equal = All choices are about equally good: chance to win { $worth }.
    .together = All choices are about equally good: expected result { $worth }.
coach-next = Behind them: { $choices }, { $worth }.
coach-line = Expected: { $moves }.
coach-answer = { $seat }: { $label }
coach-warmth = What may come after { $choice }: { $outcomes }.
coach-outcome = { $label } ({ $odds } %) → { $chance } %
coach-why = What speaks for it: { $reasons }.
coach-aspect = { $aspect } ({ $points } { $number ->
    [one] point
   *[other] points
})
coach-more = and { $number } more

coach-wins = It wins at once.
coach-loses = It loses at once.
coach-draws = It ends the game in a draw.
coach-allows = It lets { $seat } win: { $action }.
coach-stops = It stops { $seat } from winning: { $action }.

## The tutor

coach-tutor = This gives away about { $points } of 100 games. { $reasons } Play it all the same?
coach-better = Better: { $choice }.

## The review

review-title = The game in review
review-result = Result
review-account = { $seat }: start { $start }, luck { $luck }, own decisions { $decisions }, others’ decisions { $others }, result { $result }. Accuracy { $accuracy } %.
review-identity = From −1 (lost) to 1 (won). Start, luck and decisions add up to the result exactly.
review-luck-kindly = In a single game luck usually weighs more than skill.
review-costliest = The costliest decisions
review-none = No decision gave away much.
review-cost = Move { $move }, { $seat }: { $played } ({ $loss } points lost). Better: { $better }.
review-turning = Turning points
review-drew = Move { $move }, luck: { $played } ({ $shift } points for { $seat })
review-decided = Move { $move }, { $seat }: { $played } ({ $shift } points)
review-at-once = choices made at the same time
review-trust = The coach contradicts itself in { $wrong ->
    [0] no decision
    [one] one decision
   *[other] { $wrong } decisions
} of { $number }.
review-curve = Chances to win, move by move
review-resign = resigns
review-draw = a draw is agreed
review-stop = all stop together
review-thinking = reviewing
