# Die Worte des Trainers auf Deutsch. Sie gehören zu keinem Spiel.

coach-percent = { $chance } %
coach-between = { $chance } % ({ $low }–{ $high })
coach-best = Am besten: { $choices }, Gewinnchance { $worth }.
    .together = Am besten: { $choices }, erwartetes Ergebnis { $worth }.
coach-equal = Etwa gleich gut: { $choices }, Gewinnchance { $worth }.
    .together = Etwa gleich gut: { $choices }, erwartetes Ergebnis { $worth }.
coach-all-equal = Alles ist etwa gleich gut: Gewinnchance { $worth }.
    .together = Alles ist etwa gleich gut: erwartetes Ergebnis { $worth }.
coach-next = Dahinter: { $choices }, { $worth }.
coach-line = Zu erwarten: { $moves }.
coach-answer = { $seat }: { $label }
coach-warmth = Was nach { $choice } kommen kann: { $outcomes }.
coach-outcome = { $label } ({ $odds } %) → { $chance } %
coach-why = Was dafür spricht: { $reasons }.
coach-aspect = { $aspect } ({ $points } { $number ->
    [one] Punkt
   *[other] Punkte
})
coach-more = und { $number } weitere

coach-wins = Das gewinnt sofort.
coach-loses = Das verliert sofort.
coach-draws = Damit endet die Partie unentschieden.
coach-allows = Danach kann { $seat } gewinnen: { $action }.
coach-stops = Das hindert { $seat } am Sieg: { $action }.

## The tutor

coach-tutor = Das verschenkt etwa { $points } von 100 Partien. { $reasons } Trotzdem spielen?
coach-better = Besser: { $choice }.

## The review

review-title = Rückblick auf die Partie
review-result = Ergebnis
review-account = { $seat }: Anfang { $start }, Glück { $luck }, eigene Entscheidungen { $decisions }, Entscheidungen der anderen { $others }, Ergebnis { $result }. Genauigkeit { $accuracy } %.
review-identity = Von −1 (verloren) bis 1 (gewonnen). Anfang, Glück und Entscheidungen ergeben zusammen genau das Ergebnis.
review-luck-kindly = In einer einzelnen Partie wiegt das Glück meist schwerer als das Können.
review-costliest = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat viel verschenkt.
review-cost = Zug { $move }, { $seat }: { $played } ({ $loss } Punkte verschenkt). Besser: { $better }.
review-turning = Wendepunkte
review-drew = Zug { $move }, Glück: { $played } ({ $shift } Punkte für { $seat })
review-decided = Zug { $move }, { $seat }: { $played } ({ $shift } Punkte)
review-at-once = gleichzeitige Entscheidungen
review-trust = Der Trainer widerspricht sich in { $wrong ->
    [0] keiner Entscheidung
    [one] einer Entscheidung
   *[other] { $wrong } Entscheidungen
} von { $number }.
review-curve = Gewinnchancen, Zug um Zug
review-resign = gibt auf
review-draw = ein Remis wird vereinbart
review-stop = alle hören gemeinsam auf
review-thinking = Rückblick
