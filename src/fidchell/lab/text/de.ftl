# Was `fidchell report` sagt.
report-title = { $game }: was die Partien sagen
report-made = { $games } Partien mit diesen Bots auf den Plätzen: { $bots }. Dieser Befehl hat sie gespielt und ausgewertet und erzeugt die Seite neu:
head-findings = Befunde
head-course = Wie Partien verlaufen
head-endings = Wie Partien enden
head-uses = Was benutzt wird und was dabei herauskommt
head-openings = Eröffnungen
head-agreement = Sind sich die Stufen einig?
heads-endings = Ende | Partien | Anteil
heads-uses = was | in Partien | wann | Chance vorher | Ergebnis | über die Chance hinaus
heads-openings = erste Wahl | Partien | Ergebnis
heads-agreement = Stufe | 1
note-endings = Wie viele Partien nach welcher Regel endeten, mit 95-%-Intervallen.
note-uses = Wer etwas benutzt, tut es vielleicht, weil er vorn liegt oder in Not ist. Darum steht als „Chance vorher“, was der Bewerter des Spiels der Seite bei der ersten Benutzung gab, als „Ergebnis“, was sie am Ende bekam, und als „über die Chance hinaus“ der Unterschied in Punkten mit einem 95-%-Intervall, abzüglich dessen, was der Bewerter bei jeder Entscheidung danebenliegt: was er nicht vorhergesehen hat. Was in jeder Partie wirkt, fehlt; von Regeln, die immer zusammen wirken, ist eine genannt, die Datei neben dieser Seite nennt alle. Das ist ein Hinweis, kein Beweis: fidchell compare probiert eine Änderung selbst aus.
note-openings = Die erste echte Wahl jedes Platzes und was seine Partien ihm wert waren: 100 % ist ein Sieg.
note-agreement = Wie oft zwei Stufen in Stellungen dieser Partien dasselbe wählen. Wo mehreres gleich gut ist, unterscheidet sich selbst eine Stufe von sich.
nobody = niemand (unentschieden)
chart-length = Wie lange Partien dauern
chart-sure = Wie sicher führt, wer führt
chart-choices = Wie viele Möglichkeiten es gibt
axis-turns = Züge
axis-games = Anteil der Partien, %
axis-progress = Teil der Partie, %
axis-leader = mittlere Chance, %
axis-choices = Möglichkeiten bei einer Entscheidung
found-result = { $name }: { $share } der Partien ({ $low } bis { $high }).
found-favoured = { $seat }: { $share } der Partien gewonnen ({ $low } bis { $high }), ein klarer Vorteil.
found-unfavoured = { $seat }: { $share } der Partien gewonnen ({ $low } bis { $high }), ein klarer Nachteil.
found-even = { $seat }: { $share } der Partien gewonnen ({ $low } bis { $high }), weder ein klarer Vorteil noch ein Nachteil.
found-draws = { $share } der Partien enden unentschieden.
found-length = Die Hälfte der Partien ist nach { $p50 } Zügen vorbei, vier von fünf dauern { $p10 } bis { $p90 }. Eine Entscheidung hat im Mittel { $choices } Möglichkeiten; { $forced } haben nur eine.
found-ending = Das häufigste Ende ist „{ $name }“: { $share }.
found-rare-endings = Weniger als eine von hundert Partien endet durch: { $names }.
found-suspense = Wer gewinnt, gerät { $leads }-mal je Partie in Rückstand oder in Führung, hatte zwischendurch im Mittel nur { $lowest } Chance und liegt nach { $decided } der Partie sicher vorn (über 90 %).
found-suspense-together = Je Partie wechselt es { $leads }-mal zwischen besser und schlechter als ausgeglichen. Eine Gruppe, die das beste Ergebnis erreicht, hatte zwischendurch im Mittel nur { $lowest } Chance und ist nach { $decided } der Partie sicher (über 90 %).
found-no-luck = In den Chancen zeigt sich kein Glück: Nach dem Beginn wird nichts gezogen oder gewürfelt, oder der Bewerter sieht nichts davon.
found-luck = { $luck } dessen, was die Chancen bewegt (im Quadrat, wie der Bewerter sie sieht), ist Glück; der Rest sind Entscheidungen.
found-use-good = { $title } ({ $id }): { $together ->
    [yes] Eine Gruppe, die das trifft,
   *[no] Eine Seite, die das benutzt,
 } bekommt { $beyond } Punkte mehr als erwartet ({ $low } bis { $high }). Es wirkt in { $games } der Partien, zuerst nach { $when } der Partie, bei einer Chance von { $before }; das Ergebnis ist { $result }.
found-use-bad = { $title } ({ $id }): { $together ->
    [yes] Eine Gruppe, die das trifft,
   *[no] Eine Seite, die das benutzt,
 } bekommt { $beyond } Punkte weniger als erwartet ({ $low } bis { $high }). Es wirkt in { $games } der Partien, zuerst nach { $when } der Partie, bei einer Chance von { $before }; das Ergebnis ist { $result }.
found-idle = { $number ->
    [one] Eine Regel hat nie gewirkt: { $names }.
   *[other] { $number } Regeln haben nie gewirkt: { $names }.
 }
found-agreement = In { $positions } Stellungen dieser Partien wählte Stufe { $best } in { $share } der Fälle dasselbe wie Stufe { $next } und in { $worst } dasselbe wie Stufe 1. Wo gute Spieler selten übereinstimmen, ist die Wahl schwer oder fast gleichgültig.
