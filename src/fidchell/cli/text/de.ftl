# Was nur die Befehlszeile zu sagen hat.

refused-store-locked = { $path }: Ein anderer Server hat die Datei geöffnet; gib diesem einen eigenen Ordner (--data)
refused-store-newer = { $path } stammt von einer neueren Version von Fidchell (Schema { $schema })
refused-store-unusable = { $path }: { $why }
refused-store-not-empty = { $path }: Dort liegen schon Partien; kopiere an einen leeren Ort
refused-store-served = { $path }: Dort läuft ein Server; halte ihn zuerst an
refused-nothing-to-copy = In { $folder } liegen keine Partien
refused-copy-over-store = { $path } ist eine Datei der Partien selbst: Gib der Kopie einen anderen Namen oder Ordner
refused-copy-fails = { $path }: Die Kopie lässt sich nicht schreiben: { $why }
refused-store-other-version = { $path } gehörte zuletzt einem Server anderer Version: Starte zuerst den Server dieser Version
refused-no-such-key = Ein Token namens { $name } gibt es nicht
refused-copy-differs = { $path }: Die Kopie stimmt nicht mit dem Original überein; verwende sie nicht

bot-random = wählt irgendetwas Erlaubtes, alles mit gleicher Wahrscheinlichkeit.
bot-greedy = sieht bis ans Ende seines Zuges und nimmt, was er dort am besten findet.
bot-plan = wo alle zusammenspielen: plant für die ganze Gruppe, nach dem, was er aus vielen Partien gelernt hat.
bot-search = denkt mehrere Züge voraus, indem er von hier aus viele Partien ausprobiert.
bot-settings = (jede Angabe kann fehlen)
bot-installed = zusätzlich zu Fidchell installiert.
bot-own = ein eigener Bot: eine Klasse in einer Datei.
bot-failed-hint = { $variable }=1 zeigt den ganzen Traceback.
bot-no-action-hint = choose muss eine Aktion zurückgeben: eine der ganzen Zahlen in state.legal(seat).
interpreted = läuft interpretiert, etwa 100-mal langsamer; `make build` kompiliert die Regeln

## Falsch benutzte Befehle

usage-no-command = den Befehl { $name } gibt es nicht{ $near ->
        [none] {""}
       *[other] ; meinst du { $near }?
    }
usage-no-option = die Option { $name } gibt es nicht{ $near ->
        [none] {""}
       *[other] ; meinst du { $near }?
    }
usage-command = es fehlt ein Befehl
usage-missing = { $name } fehlt
usage-extra = das ist zu viel: { $words }
usage-needs = { $option } braucht einen Wert
usage-takes-none = { $option } hat keinen Wert
usage-least = { $option } muss mindestens { $number } sein
usage-most = { $option } darf höchstens { $number } sein
usage-whole = { $option } muss eine ganze Zahl sein
usage-number = { $option } muss eine Zahl sein

## Was falsch war, für Programme und Menschen

error-lang = --lang { $given }: Möglich ist { $known }
error-token-name = NAME: Ein Token braucht den Namen dessen, dem es gehört, für das Protokoll der Verwaltung
error-record-of = { $file }: { $why }
error-option-form = -o { $text }: Gib eine Option als NAME=WERT an
error-option-again = -o { $text }: Die Option { $name } steht zweimal da
error-numbers = { $option } { $text }: Zahlen mit Kommas dazwischen
error-not-finite = { $option } { $value }: Das muss eine Zahl sein
error-referee-seed = --referee und --seed: Entweder tippst du ein, was gezogen wird, oder ein Startwert entscheidet es
error-learn-alone = --learn: Die Lektion legt alles andere selbst fest; erlaubt sind nur --lang und --pace
error-load-game = --load { $path }: Das ist eine Partie { $found }, nicht { $wanted }
error-load-given = --load { $path }: Das steht in der gespeicherten Partie; lass { $given } weg
error-seats-number = --seats { $text }: { $number ->
        [one] ein Name
       *[other] { $number } Namen
    } für { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
    }
error-review-page = --html ist für eine einzelne Partie
error-review-secret = { $file }: Die Partie ist noch nicht zu Ende, und eine Rückschau würde verraten, was noch geheim ist
error-habits-game = bei Gewohnheiten geht es um ein Spiel: Gib Aufzeichnungen desselben Spiels an
error-habits-whose = { $known ->
        [none] niemand hat all diese Partien gespielt
       *[other] --name sagt, um wessen Gewohnheiten es geht: { $known }
    }
error-habits-absent = { $name } hat nicht all diese Partien gespielt
error-compare-what = eines von --change und --sweep sagt, was anders ist
error-sweep-form = --sweep { $text }: Sag als NAME=A,B,…, was sich ändert und welche Werte es bekommt
error-sweep-twice = --sweep { $text }: { $value } steht zweimal da
error-prove-alone = zu --prove gehören nur RULE, --jobs, --keep, --anew, --events, --markdown, --json und --lang
error-matrix-alone = --matrix zeigt alle Regeln: Lass RULE und --search weg
error-no-rule = die Regel { $rule } gibt es in { $game } nicht; { $near ->
        [none] `fidchell rules { $game }` zählt alle auf
       *[other] meinst du { $near }?
    }
error-bot-form = --bot { $name }: Nenne eine Klasse in einer Datei, etwa mybots.py:Careful
error-public-url = --public-url { $url }: Die Adresse muss mit http:// oder https:// beginnen und einen Host und höchstens einen Pfad haben
error-work-database = --database fehlt: Es sagt, für wen gedacht wird, postgresql://…
error-log-form = --log { $form }: plain oder json
error-no-backup = { $path }: Eine solche Sicherung gibt es nicht

## Was Befehle ausgeben

games-facts = { $players } Spieler, { $minutes } Minuten; Plätze: { $seats }
taken-back = zurückgenommen
tables-copied = { $number ->
        [one] { $number } Partie
       *[other] { $number } Partien
    } von { $source } nach { $target } kopiert
tables-restored = { $number ->
        [one] { $number } Partie in { $target } wiederhergestellt; sie stimmt mit der
       *[other] { $number } Partien in { $target } wiederhergestellt; alle stimmen mit denen
    } in { $file } überein
backup-written = { $source } ist in { $target } gesichert
backup-removed = { $path } ist gelöscht
rules-none = keine Regel enthält diese Wörter
rules-untested = hier liegt kein Quelltext, also sind die Tests unbekannt
matrix-heads = Regel | Code | Ablehnungen | Tests | { $games ->
        [one] in einer Partie
       *[other] in { $games } Partien
    }
matrix-none = keine
