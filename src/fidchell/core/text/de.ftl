# Was jedes Spiel sagen kann; die Datei eines Spiels darf es besser sagen.
question-over = Die Partie ist zu Ende.
question-chance = Der Zufall entscheidet.
question-chosen = Du hast gewählt. Gewartet wird auf { $seats }.
question-wait = { $seat } ist an der Reihe.
refusal-over = Die Partie ist zu Ende.
refusal-chance = Das entscheidet der Zufall, kein Spieler.
refusal-not-you = Jetzt muss { $seat } entscheiden.
refusal-chosen = Du hast schon gewählt.
