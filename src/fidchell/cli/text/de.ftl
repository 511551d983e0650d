# Was nur die Befehlszeile zu sagen hat.

refused-store-locked = { $path }: Ein anderer Server hat die Datei geöffnet; gib diesem einen eigenen Ordner (--data)
refused-store-newer = { $path } stammt von einer neueren Version von Fidchell (Schema { $schema })
refused-store-unusable = { $path }: { $why }
refused-store-not-empty = { $path }: Dort liegen schon Partien; kopiere an einen eigenen Ort
refused-nothing-to-copy = In { $folder } liegen keine Partien
refused-copy-over-store = { $path } ist eine Datei der Partien selbst: Gib der Kopie einen anderen Namen oder Ordner
refused-copy-fails = { $path }: Die Kopie lässt sich nicht schreiben: { $why }
