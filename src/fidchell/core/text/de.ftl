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
