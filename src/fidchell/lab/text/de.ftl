# Was `fidchell report` sagt.
report-title = { $game }: was die Partien sagen
report-made = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } mit diesen Bots auf den Plätzen: { $bots }. Dieser Befehl erzeugt die Seite noch einmal:
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
chart-sure-together = Wie wahrscheinlich das beste Ergebnis ist
note-draws = Endet eine Partie unentschieden, haben alle Seiten zuletzt dieselbe Chance; darum fällt die Linie am Ende.
chart-choices = Wie viele Möglichkeiten es gibt
axis-turns = { $width ->
    [one] Züge
   *[other] Züge, je Punkt { $width }
 }
label-longer = { $turns } und mehr
more-rows = { $number ->
    [one] Eine weitere Zeile steht
   *[other] { $number } weitere Zeilen stehen
 } in { $file }.
more-openings = { $seat }: { $shown ->
    [0] { $number ->
        [one] eine, gespielt
       *[other] { $number }, jede gespielt
     } in weniger als { $few } Partien, in { $file }
   *[other] { $number ->
        [one] eine weitere, seltener gespielte,
       *[other] { $number } weitere, seltener gespielte,
     } in { $file }
 }
axis-games = Anteil der Partien, %
axis-progress = Teil der Partie, %
axis-leader = mittlere Chance, %
axis-choices = Möglichkeiten bei einer Entscheidung
found-result = { $name }: { $share } der Partien ({ $low } bis { $high }).
found-favoured = { $seat }: { $share } der Partien gewonnen ({ $low } bis { $high }), ein klarer Vorteil.
found-unfavoured = { $seat }: { $share } der Partien gewonnen ({ $low } bis { $high }), ein klarer Nachteil.
found-even = { $seat }: { $share } der Partien gewonnen ({ $low } bis { $high }), weder ein klarer Vorteil noch ein Nachteil.
found-draws = { $share } der Partien enden unentschieden.
found-length = Die Hälfte der Partien ist nach { $p50 ->
    [one] einem Zug
   *[other] { $p50 } Zügen
 } vorbei, vier von fünf dauern { $p10 } bis { $p90 } Züge. Eine Entscheidung hat im Mittel { $choices } Möglichkeiten; { $forced } haben nur eine.
found-length-same = Mindestens vier von fünf Partien dauern { $p50 ->
    [one] einen Zug
   *[other] { $p50 } Züge
 }. Eine Entscheidung hat im Mittel { $choices } Möglichkeiten; { $forced } haben nur eine.
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
   *[other] { $number } Regeln haben nie gewirkt: { $names }{ $more ->
        [0] .
       *[other] {""} und { $more } weitere.
     }
 }
found-agreement = In { $positions ->
    [one] einer Stellung
   *[other] { $positions } Stellungen
 } dieser Partien wählte Stufe { $best } in { $share } der Fälle dasselbe wie Stufe { $next } und in { $worst } dasselbe wie Stufe 1. Wo gute Spieler selten übereinstimmen, ist die Wahl schwer oder fast gleichgültig.

## Was falsch war, für Programme und Menschen

error-path = { $option } { $path }: { $why }
error-path-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
error-path-no-folder = das ist eine Datei, kein Ordner
error-path-file = auf dem Weg dorthin liegt eine Datei, kein Ordner
error-path-full = der Datenträger ist voll
error-path-read-only = dort lässt sich nichts schreiben
error-no-folder = { $option } { $path }: Den Ordner { $folder } gibt es nicht
error-not-kept = { $option } { $path }: Darin steht etwas anderes als aufbewahrte Ergebnisse
error-worker-ended = ein Prozess, der gespielt hat, ist beendet; wenn er gesagt hat, warum, steht es oben
error-ray-missing = --ray braucht Ray: { $command }
error-ray-unreachable = --ray { $address }: Dort gibt es keinen Cluster, der sich benutzen ließe
error-pyarrow-missing = um Partien aufzubewahren, braucht es PyArrow: { $command }
error-numpy-missing = zum Lernen braucht es NumPy: { $command }
error-bots-number = { $number ->
        [one] ein Bot
       *[other] { $number } Bots
    } für { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
    }: Gib einen für jeden an oder einen für alle
error-study-busy = --keep { $folder }: Ein anderer Lauf schreibt gerade hinein
error-study-stray = --keep { $folder }: { $file } ist keine Datei einer Studie
error-study-other = --keep { $folder }: Dort liegen Partien einer anderen Studie; { $why }
error-study-differs = { $name }: dort { $there }, hier { $here }
error-study-thinking = ihre Bots denken anders
error-study-pack = ein anderes Paket
error-each-and-keep = --each und --keep: nur eines davon
error-each-has-games = --each { $path }: Darin stehen schon Partien; --first { $after } macht danach weiter
error-each-other = --each { $path }: Die Partien darin stammen aus einer anderen Simulation: andere Bots, Optionen oder ein anderer Startwert
error-each-no-game = --each { $path }: Die letzte Zeile darin ist keine Partie
error-change-form = --change { $text }: Eine Änderung ist NAME=WERT
error-change-seat = --change bots.{ $seat }: Plätze sind 0 bis { $last }
error-change-no-datum = { $path }: Das gibt es in den Daten nicht; { $known ->
        [none] dieses Spiel hat keine
       *[other] es gibt { $known }
    }
error-change-no-step = { $path }: { $step } gibt es nicht; { $known ->
        [none] dort ist nichts
       *[other] es gibt { $known }
    }
error-change-table = { $path }: { $step } ist eine Tabelle; nenne einen Wert darin
error-ladder-twice = --bots: { $bot } steht { $number }-mal da
error-ladder-two = --bots: Eine Rangliste braucht mindestens zwei
error-nothing-noted = in diesen Partien gibt es keine Stellung, die sich vergleichen ließe
error-train-no-features = { $game } hat keine features.py, also lässt sich nichts lernen
error-train-no-team = { $game } hat keine team.py und planner.py, also kann keine Gruppe lernen
error-train-other = in { $folder } liegt ein anderer Lernlauf, den nur seine eigenen Optionen fortsetzen
error-prove-sources = --prove führt die Tests aus, braucht also den Quelltext
error-prove-no-run = die Tests laufen nicht: { $said }
error-prove-fails = { $test } scheitert, obwohl nichts beschädigt ist: { $failed }
error-prove-fails-later = { $test } scheitert nach anderen Tests, obwohl nichts beschädigt ist: { $failed }
error-rules-kept = { $game } ist schon aufbewahrt
error-exists = { $path } gibt es schon
error-installed = Fidchell ist in { $folder } installiert, wo niemand ein Spiel von dir sucht: --package NAME schreibt es als Paket in diesen Ordner
error-package-name = { $package } kann kein Paket heißen
error-game-name = { $name } kann kein Spiel heißen: Kleinbuchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe
error-name-taken = { $name } heißt hier schon etwas anderes
error-game-there = ein Spiel { $name } gibt es schon

## Was unterwegs gesagt wird

torn-games = { $path } ist unvollständig; die Partien darin werden noch einmal gespielt
torn-file = { $path } ist unvollständig und wird neu gemacht
stopped = angehalten; derselbe Befehl macht hier weiter
bar-games = Partien
count-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
 }
count-pairs = { $number ->
    [one] { $number } Paar
   *[other] { $number } Paare
 } von Partien
count-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
 }
count-positions = { $number ->
    [one] { $number } Stellung
   *[other] { $number } Stellungen
 }
count-rows = { $number ->
    [one] { $number } Zeile
   *[other] { $number } Zeilen
 }
bar-decisions = Entscheidungen
bar-breaks = Eingriffe

## Die Regelmatrix

problem-no-code = { $rule }: kein Code nennt sie
problem-mentioned = { $rule }: nur { $places } nennt sie
problem-no-test = { $rule }: kein Test zeigt sie
problem-no-refusal = { $rule }: sie verbietet etwas, aber nichts wird ihretwegen abgelehnt

## Der Beweis der Tests

proof-heads = Regel | Eingriffe | bemerkt | ändern nichts | ungeklärt
proof-summary = { $game }: { $breaks ->
        [one] 1 Eingriff
       *[other] { $breaks } Eingriffe
    }, { $noticed } bemerkt ({ $share }), { $explained ->
        [one] 1 ändert
       *[other] { $explained } ändern
    } nichts, { $unexplained } ungeklärt
proof-left = { $left ->
        [one] 1 ist
       *[other] { $left } sind
    } noch zu probieren
proof-nothing = Ändert nichts:
proof-unnoticed = Kein Test bemerkt:
proof-survives = { $tests ->
        [0] kein Test durchläuft es
        [one] der eine Test bemerkt es nicht
       *[other] keiner von { $tests } Tests bemerkt es
    }
proof-noticed = ein Test bemerkt es
proof-no-break = einen solchen Eingriff gibt es nicht
