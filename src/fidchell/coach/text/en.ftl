# The words of the coach in English. They belong to no game.
# Before every % stands a no-break space, so that no line ends between the two.

coach-percent = { $chance } %
coach-between = { $chance } % ({ $low }–{ $high })
coach-best = Best: { $choices }, chance to win { $worth }.
    .together = Best: { $choices }, chance of a full victory { $worth }.
    .vague = Best: { $choices }. All is still open.
coach-equal = About equally good: { $choices }, chance to win { $worth }.
    .together = About equally good: { $choices }, chance of a full victory { $worth }.
    .vague = About equally good: { $choices }. All is still open.
coach-all-equal = All choices are about equally good: chance to win { $worth }.
    .together = All choices are about equally good: chance of a full victory { $worth }.
    .vague = All choices are about equally good, and all is still open.
coach-mostly = { $number } of { $all } choices are about equally good, such as { $choices }: chance to win { $worth }.
    .together = { $number } of { $all } choices are about equally good, such as { $choices }: chance of a full victory { $worth }.
    .vague = { $number } of { $all } choices are about equally good, such as { $choices }. All is still open.
coach-would = The coach would choose: { $choice }.
coach-worst = The worst: { $choices }, at most { $worth }.
    .vague = The worst: { $choices }.
coach-only = The only choice: { $choices }, chance to win { $worth }.
    .together = The only choice: { $choices }, chance of a full victory { $worth }.
    .vague = The only choice: { $choices }. All is still open.
coach-next = Next best: { $choices }, { $points ->
    [0] hardly less
    [one] a point less
   *[other] { $points } points less
}.
coach-follows = Then probably: { $moves }.
coach-follows-played = After “{ $choice }” probably: { $moves }.
coach-then = then { $label }
coach-then-answer = the best answer ({ $seat }): { $label }
coach-then-only = the only answer ({ $seat }): { $label }
coach-then-partner = { $seat }: { $label }
coach-then-wins = and that wins
coach-then-loses = and the game is lost
coach-warmth = What may happen after “{ $choice }”:
coach-outcome = { $label } ({ $odds } %) → { $chance } %
coach-why = What makes the difference: { $reasons }.
coach-aspect = { $aspect } ({ $points } %)
coach-more = and { $number ->
    [one] one
   *[other] { $number }
} more

coach-wins = { $choice } wins at once.
coach-loses = { $choice } loses at once.
coach-draws = { $choice } ends the game in a draw.
coach-wins-by = { $choice } wins this turn, whatever happens. Continue with: { $moves }.
coach-wins-soon = { $choice } wins this turn, whatever happens.
coach-allows = { $choice } lets { $seat } win: { $moves }.
    .whatever = { $choice } lets { $seat } win, whatever is drawn.
coach-stops = { $choice } stops { $seat }, who could win otherwise: { $moves }.
    .whatever = { $choice } stops { $seat }, who could win otherwise, whatever is drawn.
coach-does = { $choice }: { $text }
coach-gamble = It hinges on luck: in { $odds } % of the cases it is worth { $good } %, else { $bad } %.
coach-later = What makes the difference within a few moves: { $reasons }.
coach-further = Looking further ahead, it comes out { $points ->
    [one] a point
   *[other] { $points } points
} better than “{ $other }”.
    .told = Most of the difference shows only further ahead; the coach cannot put it in the game’s words.

## The tutor

coach-tutor = { $choice }: chance to win { $chance } % instead of { $best } %. { $reasons } Play it all the same?
    .together = { $choice }: chance of a full victory { $chance } % instead of { $best } %. { $reasons } Play it all the same?
coach-better = Better: { $choice }.

## The review

coach-accuracy = Accuracy { $accuracy } %
coach-unjudged = No decisions to judge
review-title = The game in review
review-result = Result
review-account = { $seat }: start { $start }, luck { $luck }, own decisions { $decisions }, others’ decisions { $others }, reassessed later { $doubt }, result { $result }. { $accuracy }.
    .pure = { $seat }: start { $start }, own decisions { $decisions }, others’ decisions { $others }, reassessed later { $doubt }, result { $result }. { $accuracy }.
    .alone = { $seat }: start { $start }, luck { $luck }, own decisions { $decisions }, reassessed later { $doubt }, result { $result }. { $accuracy }.
review-identity = All figures are percentages of the chance to win, from 0 (lost) to 100 (won); they add up exactly to the result. “Reassessed later” is where the coach has changed its mind although nothing was drawn: its own error, or what another player knew.
    .together = All figures are percentages of the chance of a full victory; they add up exactly to the result. “Reassessed later” is where the coach has changed its mind although nothing was drawn: its own error, or what another player knew.
review-luck-kindly = In a single game luck usually weighs more than skill.
review-costliest = The costliest decisions
review-none = No single decision gave away much.
    .small = No single decision gave away much, but many small losses add up.
    .unjudged = There were no decisions to judge.
review-cost = Move { $move }, { $seat }: { $played }, { $chance } % instead of { $best } %. Better: { $better }.
review-turning = Turning points
review-drew = Move { $move }, luck: { $played } ({ $shift } % for { $seat })
    .together = Move { $move }, luck: { $played } ({ $shift } %)
review-decided = Move { $move }, { $seat }: { $played } ({ $shift } %)
review-at-once = what was chosen at the same time
review-rolled = a roll of { $number }
review-setup = the set-up
review-trust = { $wrong ->
    [0] At none of { $number } decisions did the coach contradict itself: what it reassessed later is the usual noise of its estimates, or what another player knew.
    [one] At one of { $number } decisions the coach contradicts itself, even after longer thought: that is its error, not the player’s.
   *[other] At { $wrong } of { $number } decisions the coach contradicts itself, even after longer thought: those are its errors, not the players’.
}
review-curve = Chances to win, move by move
    .together = Chance of a full victory, move by move
review-resign = resigns
review-draw = a draw is agreed
review-stop = all stop together
review-thinking = reviewing
review-retry-best = { $choice }: { $chance }. That is it: nothing is clearly better.
review-retry-better = { $choice }: { $chance }. Better than what was played, but there is something better still.
review-retry-no = { $choice }: { $chance }. That is no better than what was played. Try again!

## Habits

habits-title = Openings and habits
habits-sum = { $games ->
    [one] One game
   *[other] { $games } games
}: { $score } % won. { $accuracy }.
    .together = { $games ->
        [one] One game
       *[other] { $games } games
    }: { $score } % full victories. { $accuracy }.
habits-rising = The trend is upward: accuracy is { $points } points higher in the later half of the games.
habits-falling = The trend is downward: accuracy is { $points } points lower in the later half of the games.
habits-steady = The later games were as accurate as the earlier ones.
habits-openings = First choices
habits-opening = { $choice }: { $games ->
    [one] once
   *[other] { $games } times
}, { $score } % won, accuracy { $accuracy } %.
    .together = { $choice }: { $games ->
        [one] once
       *[other] { $games } times
    }, { $score } % full victories, accuracy { $accuracy } %.
habits-kinds = What has cost most
habits-kind = { $kind }: { $loss ->
    [one] one point
   *[other] { $loss } points
} of chance given away in { $number ->
    [one] one decision
   *[other] { $number } decisions
}, accuracy { $accuracy } %.
