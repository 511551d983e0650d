# Was jedes Spiel sagen kann; die Datei eines Spiels darf es besser sagen.
question-over = Die Partie ist zu Ende.
question-chance = Der Zufall entscheidet.
question-chosen = Du hast gewählt. Gewartet wird auf { $seats }.
question-wait = { $seat } ist an der Reihe.
refusal-over = Die Partie ist zu Ende.
refusal-chance = Das entscheidet der Zufall, kein Spieler.
refusal-not-you = Jetzt muss { $seat } entscheiden.
refusal-chosen = Du hast schon gewählt.

## Bots: ihre Namen, wie sie im Satz stehen, wie sie gegen Menschen und mit ihnen spielen

bot-name = Bot
    .the = der Bot
level-1 = Novizin
    .the = die Novizin
    .manner = Kennt die Regeln und lässt keinen offenen Sieg liegen, übersieht aber hin und wieder eine Drohung.
    .fellow = Spielt mit dir: kennt die Regeln, übersieht aber hin und wieder, was drängt.
level-2 = Pilger
    .the = der Pilger
    .manner = Denkt einen Schritt voraus und geht gern einen Umweg: gute Gesellschaft für die erste Reise.
    .fellow = Spielt mit dir, Schritt für Schritt, und geht manchmal einen Umweg.
level-3 = Schreiberin
    .the = die Schreiberin
    .manner = Sorgfältig und ordentlich: übersieht wenig, plant aber nur bis zur nächsten Seite.
    .fellow = Spielt mit dir, sorgfältig und ordentlich, einen Zug nach dem anderen.
level-4 = Barde
    .the = der Barde
    .manner = Sieht weit genug, um Fallen zu stellen, und verzeiht selten einen Fehler.
    .fellow = Spielt mit dir und denkt an die Züge, die kommen.
level-5 = Äbtissin
    .the = die Äbtissin
    .manner = Wägt jede Wahl ab und verschenkt nichts.
    .fellow = Spielt mit dir und vergeudet nichts.
level-6 = Hochkönig
    .the = der Hochkönig
    .manner = Besser können wir es nicht; denkt manchmal etwa eine Sekunde nach.
    .fellow = Spielt mit dir, so gut wir es können; denkt manchmal etwa eine Sekunde nach.

## Was nicht stimmte, für Programme und Menschen

error-option-flag = Option { $name }: { $value } ist weder an noch aus
error-option-text = Option { $name }: { $value } ist kein Text
error-option-values = Option { $name }: { $value } gibt es nicht; möglich ist { $values }
error-option-unknown = { $game } hat keine Option { $name }; { $known ->
        [none] es hat keine
       *[other] es gibt { $known }
    }
error-players = { $game } ist für { $number } Personen, nicht für { $seats }
error-players-range = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }
error-takes-no-pack = zu { $game } gibt es keine eigenen Pakete
error-no-game = ein Spiel { $game } gibt es nicht; es gibt { $known }
error-picks = { $picks }: das führt zu keiner Wahl
error-cannot-happen = { $text } kann jetzt nicht vorkommen
error-action-long = eine Wahl hat höchstens { $most } Zeichen, nicht { $number }
error-no-verb = das Verb { $word } gibt es nicht; es gibt { $known }
error-arguments = zu { $verb } gehören { $number } Angaben, nicht { $given }: { $text }
error-none-of = { $what } { $word } gibt es nicht; möglich ist { $known }
error-none-but = { $what } { $word } gibt es nicht: sag einfach { $near }
error-none-between = { $what } { $word } gibt es nicht; möglich ist { $first } bis { $last }
error-over = die Partie ist zu Ende
error-over-already = die Partie ist schon zu Ende
error-over-seed = die Partie ist zu Ende und ihr Startwert bekannt: statt zurückzunehmen lässt sich mit „Was wäre, wenn“ weiterspielen
error-nothing-to-take-back = es gibt nichts zurückzunehmen: der Zufall, etwas Aufgedecktes oder ein fremder Zug liegt dazwischen
error-no-bot = den Bot { $bot } gibt es nicht; es gibt { $known }
error-no-level = die Stufe { $level } gibt es nicht; es gibt 1 bis { $most }
error-bot-setting = { $bot }: die Einstellung { $part } gibt es nicht; { $known ->
        [none] er hat keine
       *[other] es gibt { $known }
    }
error-bot-number = { $bot }: { $value } ist keine Zahl für { $key }
error-bot-negative = { $bot }: { $key } darf nicht negativ sein
error-bot-long = die Angabe eines Bots hat höchstens { $most } Zeichen
error-bot-boundless = { $bot }: eine Zahl ohne jedes Maß
error-bot-of-a-file = { $bot }: der Bot einer Datei muss auf der Befehlszeile oder in { $variable } genannt sein
error-bot-not-in-file = { $bot }: in { $path } gibt es kein { $name }
error-bot-no-file = eine Datei { $path } gibt es nicht
error-bot-no-class = { $bot }: das ist kein Bot (fidchell.core.bot.Bot)
error-bot-illegal = { $bot } hat { $action } gewählt, was für Platz { $seat } jetzt nicht erlaubt ist
error-bot-failed = der Bot { $bot } ist { $place ->
        [nowhere] {""}
       *[other] in { $place }{" "}
    }gescheitert: { $why }
error-bot-no-action = der Bot { $bot } hat aus choose in { $place } { $found } ({ $kind }) zurückgegeben
error-bot-plan = plan: so eine Einstellung gibt es nicht
error-features-changed = { $game }: die Merkmale haben sich geändert, seit { $file } gelernt wurde
error-search-share = search: share ist für Spiele ohne Geheimnisse, und { $game } hat welche
error-search-endless = search braucht iterations oder seconds, sonst hört es nie auf
error-search-trees = search: höchstens { $most } trees und processes
error-no-planner = { $game } hat keinen Bot, der für eine Gruppe plant
error-no-judge = { $game } hat keine Bewertung { $judge }; es gibt { $known }
error-such-as = { $word } ist { $what }; richtig wäre zum Beispiel { $example }
error-toml = { $place }: kein gültiges TOML in Zeile { $line }, Spalte { $column }
error-nested = { $place }: zu tief geschachtelt
error-digits = { $place }: Zeile { $line }: { $where }: eine viel zu große Zahl
error-must-table = { $place }: hier müssen Felder stehen, nicht { $found }
error-empty = { $place }: ist leer
error-field-unknown = { $place }: ist unbekannt; bekannt sind { $known }
error-must-entries = { $place }: hat { $number } Einträge; es müssen { $low } bis { $high } sein
error-must-row = { $place }: enthält { $row }; es müssen ganze Zahlen sein: { $wanted }
error-must-text = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss Text sein
error-must-line = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss eine Zeile aus höchstens { $most } einfachen Zeichen sein
error-must-small = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss aus kleinen Buchstaben a bis z und Bindestrichen bestehen
error-must-whole = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss eine ganze Zahl von { $low } bis { $high } sein
error-must-number = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss eine Zahl sein
error-must-flag = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss true oder false sein
error-must-one-of = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss eines davon sein: { $known }
error-must-list = { $place }: { $found ->
        [missing] fehlt
       *[other] ist { $found }
    }; es muss eine Liste sein

## Was an einer Datei, einer Aufzeichnung oder einer Stellung nicht stimmt

error-at = { $place }: { $why }
error-ruled = { $why } [{ $rule }]
error-option = Option { $name }: { $why }
error-option-twice = Option { $name }: { $value } steht zweimal da
error-plain-nested = zu tief geschachtelt
error-plain-large = eine viel zu große Zahl
error-plain-number = { $value } ist keine Zahl
error-plain-half = ein halbes Zeichen (ein einzelnes Surrogat) steht darin
error-plain-key = der Name eines Feldes muss Text sein
error-plain-long = ein Name von { $number } Zeichen ist zu lang
error-unreadable = { $place }: nicht lesbar: { $why }
error-unreadable-missing = die Datei gibt es nicht
error-unreadable-folder = das ist ein Ordner
error-unreadable-denied = der Zugriff ist nicht erlaubt
error-unreadable-text = das ist kein Text in UTF-8
error-unreadable-else = das System verweigert es
error-not-a-text-file = { $file }: keine Textdatei
error-no-way-to-play = eine Spielweise { $way } gibt es nicht
error-no-step = at: { $found } ist nicht die Nummer eines Schritts
error-json = { $place }: kein gültiges JSON in Zeile { $line }, Spalte { $column }
error-twice = { $place }: { $name } steht zweimal da
error-exactly-one = { $place }: genau eines davon muss dastehen, nicht { $number }
error-no-action = { $action } ist keine Aktion dieses Spiels
error-action-text = eine Wahl wird als Text geschrieben, nicht als { $found }
error-picks-keys = angeklickt werden Dinge mit ihren Schlüsseln, nicht { $found }
error-no-such = { $what } { $word } gibt es nicht
error-record-format = { $place }: keine Aufzeichnung; das Format muss eines von { $known } sein
error-record-missing = { $place }: das Feld { $field } fehlt
error-record-field = { $place }: das Feld { $field } kann nicht { $found } sein
error-record-unknown = { $place }: das Feld { $field } ist unbekannt
error-record-texts = { $place }: jeder Eintrag von { $field } muss Text sein
error-record-mark = { $place }: eine Marke ist [Anzahl der Züge, Fingerabdruck], nicht { $found }
error-record-pack = { $place }: zum Feld 'pack' gehören ein Name und ein Text
error-record-hex = { $place }: das Feld { $field } muss aus 64 Hexadezimalziffern bestehen
error-record-seed = { $place }: es gibt einen Startwert, aber laut dem Feld 'commitment' gab es keinen
error-record-game = dies ist eine Aufzeichnung von { $found }, nicht von { $wanted }
error-record-other-pack = { $theirs ->
        [none] die Partie wurde ohne Paket gespielt, nicht mit { $ours }
       *[other] { $ours ->
            [none] die Partie wurde mit { $theirs } gespielt, nicht ohne Paket
           *[other] die Partie wurde mit { $theirs } gespielt, nicht mit { $ours }, oder deren Inhalt ist verschieden
        }
    }
error-record-revision = die Partie wurde nach Fassung { $theirs } der Regeln von { $game } gespielt; dieses Programm hat Fassung { $ours }
error-record-first-untold = die Anfangsstellung ist nicht aufgedeckt: die Aufzeichnung stammt aus einer laufenden Partie mit ihren Geheimnissen
error-record-untold = Zug { $number } ist nicht aufgedeckt: die Aufzeichnung stammt aus einer laufenden Partie mit ihren Geheimnissen
error-record-seats = { $number } Plätze sind genannt, die Stellung hat aber { $seats }
error-record-marked-late = eine Stellung ist nach Zug { $number } markiert, es gibt aber nur { $moves } Züge
error-record-move = Zug { $number }, { $move }: { $why }
error-record-ends = damit endet eine Partie, aber sie ist schon zu Ende oder geht weiter
error-record-not-marked = die Stellung ist nicht die, die markiert wurde
error-record-result = als Ergebnis ist { $found } angegeben, die Züge führen aber zu { $wanted }
error-record-closing = das Wort { $word } beendet keine Partie; es gibt { $known }
error-record-who-closes = { $move }: ein Platz gibt auf; auf Remis oder Abbruch einigen sich alle (*)
error-record-resigned = { $move }: dieser Platz hat schon aufgegeben
error-record-whose = Zug { $number }: { $who } ist weder ein Platz noch ~ für den Zufall
error-record-who-undoes = { $who } ist weder ein Platz noch * für alle
error-record-was-over = die Partie war schon zu Ende
error-record-undo = es gibt { $number } Züge zurückzunehmen
error-record-seed-gone = der Startwert, mit dem diese Partie begonnen hat, ist nicht da: weiterspielen lässt sich nur von einer Abzweigung aus
error-record-typed-in = was der Zufall entscheidet, wurde in dieser Partie eingetippt: jemand muss es weiter eintippen
error-record-no-move = es gibt { $moves } Züge, also keine Stellung nach Zug { $number }
error-record-seed-wrong = der Startwert passt nicht zu seinem Fingerabdruck
error-record-roll = Zug { $number }: in der Aufzeichnung steht '{ $found }', der Startwert ergibt aber '{ $wanted }' am Tisch { $table }
error-position-object = eine Stellung ist ein Objekt mit Feldern, nicht { $found }
error-position-game = game: muss { $wanted } sein, nicht { $found }
error-position-revision = rules_rev: muss { $wanted } sein, nicht { $found }
error-position-seats = seats: { $found } ist keine Personenzahl für { $game }
error-position-impossible = eine unmögliche Stellung: { $fields } passt nicht zum Rest
error-read-missing = { $place }: fehlt
error-read-unknown = unbekannte Felder: { $fields }
error-read-bool = { $place }: { $found } ist weder true noch false
error-read-dict = { $place }: { $found } ist kein Objekt mit Feldern
error-read-int = { $place }: { $found } ist keine ganze Zahl
error-read-list = { $place }: { $found } ist keine Liste
error-read-str = { $place }: { $found } ist kein Text
error-read-number = { $place }: { $found } ist keine ganze Zahl von { $low } bis { $high }
error-read-name = { $place }: { $found } gibt es nicht; möglich ist { $known }
error-read-twice = { $place }: in { $found } steht etwas zweimal
error-read-texts = { $place }: { $found } ist keine Liste von { $length ->
        [-1] Texten
       *[other] { $length } Texten
    }
error-read-numbers = { $place }: { $found } ist keine Liste von { $length ->
        [-1] höchstens { $most } Zahlen
       *[other] { $length } Zahlen
    }
error-read-object = { $place }: muss ein Objekt mit den Feldern { $keys } sein, nicht { $found }
error-read-form = { $place }: { $found } hat nicht die Form '{ $form }'
error-read-too-many = { $place }: { $number } von { $name }, es gibt aber nur { $most }
error-read-others-leave = { $place }: die anderen Karten lassen { $left } übrig

## Arten von Dingen, die ein Zug nennt

thing-attack = kein Angriff
thing-dice = kein Paar Würfel
thing-move = kein Zug

thing-area = Gebiet
thing-card = Karte
thing-character = Person
thing-die = Würfel
thing-direction = Richtung
thing-item = Gegenstand
thing-lane = Bahn
thing-Leader = Anführer
thing-place = Ort
thing-Relic = Reliquie
thing-roll = Wurf
thing-saint = Heiliger
thing-seat = Platz
thing-square = Feld
thing-target = Ziel
thing-value = Wert

# Woher eine Regel oder die Wirkung einer Karte bekannt ist; jedes Spiel darf es mit eigenen Worten sagen.
mark-S = steht im Regeltext
mark-P = steht in einer öffentlichen Beschreibung
mark-I = erschlossen
mark-R = von uns rekonstruiert oder festgelegt
    .effect = von uns rekonstruiert
mark-own = aus deinen eigenen Karten
