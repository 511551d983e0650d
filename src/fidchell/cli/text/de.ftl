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
bot-traceback = { $variable }=1 zeigt den ganzen Traceback.
