# Die Worte des Trainers auf Deutsch. Sie gehören zu keinem Spiel.
# Before every % stands a no-break space, so that no line ends between the two.

coach-percent = { $chance } %
coach-between = { $chance } % ({ $low }–{ $high })
coach-best = Am besten: { $choices }, Gewinnchance { $worth }.
    .together = Am besten: { $choices }, Chance auf einen vollen Sieg { $worth }.
    .vague = Am besten: { $choices }. Noch ist alles offen.
coach-equal = Etwa gleich gut: { $choices }, Gewinnchance { $worth }.
    .together = Etwa gleich gut: { $choices }, Chance auf einen vollen Sieg { $worth }.
    .vague = Etwa gleich gut: { $choices }. Noch ist alles offen.
coach-all-equal = Alles ist etwa gleich gut: Gewinnchance { $worth }.
    .together = Alles ist etwa gleich gut: Chance auf einen vollen Sieg { $worth }.
    .vague = Alles ist etwa gleich gut, und noch ist alles offen.
coach-mostly = Von { $all } Möglichkeiten sind { $number } etwa gleich gut, zum Beispiel { $choices }: Gewinnchance { $worth }.
    .together = Von { $all } Möglichkeiten sind { $number } etwa gleich gut, zum Beispiel { $choices }: Chance auf einen vollen Sieg { $worth }.
    .vague = Von { $all } Möglichkeiten sind { $number } etwa gleich gut, zum Beispiel { $choices }. Noch ist alles offen.
coach-would = Der Trainer würde wählen: { $choice }.
coach-worst = Am schlechtesten: { $choices }, höchstens { $worth }.
    .vague = Am schlechtesten: { $choices }.
coach-only = Die einzige Möglichkeit: { $choices }, Gewinnchance { $worth }.
    .together = Die einzige Möglichkeit: { $choices }, Chance auf einen vollen Sieg { $worth }.
    .vague = Die einzige Möglichkeit: { $choices }. Noch ist alles offen.
coach-next = Dahinter: { $choices }, { $points ->
    [0] kaum schlechter
    [one] einen Punkt schlechter
   *[other] { $points } Punkte schlechter
}.
coach-follows = Danach wohl: { $moves }.
coach-follows-played = Nach „{ $choice }“ wohl: { $moves }.
coach-then = dann { $label }
coach-then-answer = die beste Antwort ({ $seat }): { $label }
coach-then-only = die einzige Antwort ({ $seat }): { $label }
coach-then-partner = { $seat }: { $label }
coach-then-wins = und das gewinnt
coach-then-loses = und die Partie ist verloren
coach-warmth = Was nach „{ $choice }“ kommen kann:
coach-outcome = { $label } ({ $odds } %) → { $chance } %
coach-why = Was den Unterschied macht: { $reasons }.
coach-aspect = { $aspect } ({ $points } %)
coach-more = und { $number ->
    [one] eine weitere
   *[other] { $number } weitere
}

coach-wins = { $choice } gewinnt sofort.
coach-loses = { $choice } verliert sofort.
coach-draws = { $choice } beendet die Partie unentschieden.
coach-wins-by = { $choice } gewinnt in diesem Zug, was auch geschieht. Danach: { $moves }.
coach-wins-soon = { $choice } gewinnt in diesem Zug, was auch geschieht.
coach-allows = { $choice } lässt { $seat } gewinnen: { $moves }.
    .whatever = { $choice } lässt { $seat } gewinnen, was auch gezogen wird.
coach-stops = { $choice } hindert { $seat } daran zu gewinnen. Sonst: { $moves }.
    .whatever = { $choice } hindert { $seat } an einem Sieg, der sonst sicher wäre, was auch gezogen wird.
coach-does = { $choice }: { $text }
coach-gamble = Es hängt vom Glück ab: in { $odds } % der Fälle ist es { $good } % wert, sonst { $bad } %.
coach-later = Was in den nächsten Zügen den Unterschied macht: { $reasons }.
coach-further = Weiter vorausgedacht ist es { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser als „{ $other }“.
    .told = Der größte Teil des Unterschieds zeigt sich erst später; mit den Begriffen des Spiels kann der Trainer ihn nicht erklären.

## The tutor

coach-tutor = { $choice }: Gewinnchance { $chance } % statt { $best } %. { $reasons } Trotzdem spielen?
    .together = { $choice }: Chance auf einen vollen Sieg { $chance } % statt { $best } %. { $reasons } Trotzdem spielen?
coach-better = Besser: { $choice }.

## The review

coach-accuracy = Genauigkeit { $accuracy } %
coach-unjudged = Keine Entscheidungen zu beurteilen
review-title = Rückblick auf die Partie
review-result = Ergebnis
review-account = { $seat }: Anfang { $start }, Glück { $luck }, eigene Entscheidungen { $decisions }, Entscheidungen der anderen { $others }, später anders gesehen { $doubt }, Ergebnis { $result }. { $accuracy }.
    .pure = { $seat }: Anfang { $start }, eigene Entscheidungen { $decisions }, Entscheidungen der anderen { $others }, später anders gesehen { $doubt }, Ergebnis { $result }. { $accuracy }.
    .alone = { $seat }: Anfang { $start }, Glück { $luck }, eigene Entscheidungen { $decisions }, später anders gesehen { $doubt }, Ergebnis { $result }. { $accuracy }.
review-identity = Alles in Prozent der Gewinnchance, von 0 (verloren) bis 100 (gewonnen): Zusammen ergibt es genau das Ergebnis. „Später anders gesehen“ ist, wo der Trainer seine Meinung geändert hat, obwohl nichts gezogen wurde: sein eigener Fehler, oder was jemand anders wusste.
    .together = Alles in Prozent der Chance auf einen vollen Sieg: Zusammen ergibt es genau das Ergebnis. „Später anders gesehen“ ist, wo der Trainer seine Meinung geändert hat, obwohl nichts gezogen wurde: sein eigener Fehler, oder was jemand anders wusste.
review-luck-kindly = In einer einzelnen Partie wiegt das Glück meist schwerer als das Können.
review-costliest = Die teuersten Entscheidungen
review-none = Keine einzelne Entscheidung hat viel verschenkt.
    .small = Keine einzelne Entscheidung hat viel verschenkt, aber viele kleine Verluste summieren sich.
    .unjudged = Es gab keine Entscheidung zu beurteilen.
review-cost = Zug { $move }, { $seat }: { $played }, { $chance } % statt { $best } %. Besser: { $better }.
review-turning = Wendepunkte
review-drew = Zug { $move }, Glück: { $played } ({ $shift } % für { $seat })
    .together = Zug { $move }, Glück: { $played } ({ $shift } %)
review-decided = Zug { $move }, { $seat }: { $played } ({ $shift } %)
review-at-once = was gleichzeitig gewählt wurde
review-rolled = ein Wurf von { $number }
review-setup = der Aufbau
review-trust = { $wrong ->
    [0] Bei keiner von { $number } Entscheidungen hat sich der Trainer widersprochen: Was er später anders gesehen hat, ist die übliche Unschärfe seiner Schätzungen oder das, was jemand anders wusste.
    [one] Bei einer von { $number } Entscheidungen widerspricht sich der Trainer auch nach längerem Nachdenken: Das ist sein Fehler, nicht der des Spielers.
   *[other] Bei { $wrong } von { $number } Entscheidungen widerspricht sich der Trainer auch nach längerem Nachdenken: Das sind seine Fehler, nicht die der Spieler.
}
review-curve = Gewinnchancen, Zug um Zug
    .together = Chance auf einen vollen Sieg, Zug um Zug
review-resign = gibt auf
review-draw = ein Remis wird vereinbart
review-stop = alle hören gemeinsam auf
review-thinking = Rückblick
review-retry-best = { $choice }: { $chance }. Genau: Nichts ist deutlich besser.
review-retry-better = { $choice }: { $chance }. Besser als das Gespielte, aber es gibt noch etwas Besseres.
review-retry-no = { $choice }: { $chance }. Das ist nicht besser als das Gespielte. Noch ein Versuch!

## Habits

habits-title = Eröffnungen und Gewohnheiten
habits-sum = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}: { $score } % gewonnen. { $accuracy }.
    .together = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }: { $score } % volle Siege. { $accuracy }.
habits-rising = Es geht aufwärts: In der späteren Hälfte der Partien ist die Genauigkeit um { $points } Punkte höher.
habits-falling = Es geht abwärts: In der späteren Hälfte der Partien ist die Genauigkeit um { $points } Punkte niedriger.
habits-steady = Die späteren Partien waren so genau wie die früheren.
habits-openings = Erste Entscheidungen
habits-opening = { $choice }: { $games ->
    [one] einmal
   *[other] { $games }-mal
}, { $score } % gewonnen, Genauigkeit { $accuracy } %.
    .together = { $choice }: { $games ->
        [one] einmal
       *[other] { $games }-mal
    }, { $score } % volle Siege, Genauigkeit { $accuracy } %.
habits-kinds = Was am meisten gekostet hat
habits-kind = { $kind }: { $loss ->
    [one] ein Prozentpunkt
   *[other] { $loss } Prozentpunkte
} Gewinnchance verschenkt in { $number ->
    [one] einer Entscheidung
   *[other] { $number } Entscheidungen
}, Genauigkeit { $accuracy } %.
