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
error-search-share = search: share ist für Spiele ohne Geheimnisse, und { $game } hat welche
error-search-endless = search braucht iterations oder seconds, sonst hört es nie auf
error-search-trees = search: höchstens { $most } trees und processes
error-no-planner = { $game } hat keinen Bot, der für eine Gruppe plant
error-no-judge = { $game } hat keine Bewertung { $judge }; es gibt { $known }
error-other-lane = { $word }: in Bahn { $lane } steht { $found }
error-several-lanes = { $word } steht in mehreren Bahnen: gemeint ist eines von { $known }
error-not-in-play = { $word } ist nicht im Spiel; es gibt { $known }
error-deal = Option deal: { $value } ist weder random noch { $number } Personen
error-deal-unknown = Option deal: die Person { $name } gibt es nicht; es gibt { $known }
error-deal-copies = Option deal: { $name } gibt es nur { $number }-mal
error-does-not-play = Option { $name }: { $seat } spielt nicht mit
error-second-click = { $square }: der zweite Klick sagt, wohin
error-no-piece = auf { $square } steht keine Figur
error-such-as = { $word } ist { $what }; richtig wäre zum Beispiel { $example }
error-not-beside = { $square } liegt nicht neben { $other }
error-smaller-first = von zwei Würfeln steht der kleinere vorn
error-turn-limit = Option limit: { $value } ist keine Anzahl von Zügen wie zum Beispiel { $example }
error-toml = { $place }: kein gültiges TOML: { $why }
error-nested = { $place }: zu tief geschachtelt
error-digits = { $place }: eine viel zu große Zahl
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
