# Die Wörter des Tischs im Terminal auf Deutsch. Sie gehören zu keinem Spiel.

## Commands: the words that call one, how it is written, what it does

t-command-help = hilfe help h
    .usage = ? WAS
    .help = alles erklären: eine Nummer der Liste, eine Aktion und warum sie nicht geht, eine Karte, einen Ort, eine Regel; ? allein zeigt diese Hilfe
t-command-board = brett tisch
    .usage = brett
    .help = den Tisch und die Frage noch einmal zeigen
t-command-list = liste alle
    .usage = liste
    .help = alle Möglichkeiten und was sie bewirken (wie eine leere Zeile)
t-command-show = zeige
    .usage = zeige [WAS]
    .help = was zugeklappt ist: Stapel, alle Karten
t-command-odds = chancen
    .usage = chancen
    .help = wie wahrscheinlich jede Karte oder jeder Wurf ist, genau
t-command-hint = hint tip tipp
    .usage = tipp
    .help = was der Trainer tun würde, und warum
t-command-tutor = tutor
    .usage = tutor [an|aus]
    .help = vor einer Wahl nachfragen, die viel verschenkt
t-command-undo = zurücknehmen undo
    .usage = undo
    .help = deine letzte Entscheidung zurücknehmen
t-command-log = protokoll
    .usage = protokoll [N]
    .help = was geschah, mit den Regeln, oder nur die letzten N Schritte
t-command-rules = regeln
    .usage = regeln [WAS]
    .help = das Regelbuch: ein Kapitel, eine Regel, „alle“ oder „suche“ und Wörter
t-command-lang = sprache
    .usage = sprache en
    .help = Englisch sprechen (sprache de: Deutsch)
t-command-whatif = waswenn
    .usage = waswenn [N] [BOT]
    .help = von hier oder vom Stand nach Schritt N aus etwas ausprobieren; ein Bot kann die andere Seite spielen
t-command-back = zurück
    .usage = zurück
    .help = von „was wenn“ zurück zur Partie
t-command-replay = nachspielen
    .usage = nachspielen
    .help = die Partie Schritt für Schritt ansehen
t-command-review = review rückblick
    .usage = rückblick
    .help = nach dem Ende: Glück und Entscheidungen getrennt, die teuersten Entscheidungen
t-command-save = speichern
    .usage = speichern DATEI
    .help = die Partie in eine Datei schreiben
t-command-load = laden
    .usage = laden DATEI
    .help = eine gespeicherte Partie fortsetzen
t-command-resign = aufgeben
    .usage = aufgeben
    .help = die Partie verloren geben
t-command-tie = remis unentschieden
    .usage = remis
    .help = sich auf Remis einigen, wenn alle an dieser Tastatur spielen
t-command-again = nochmal
    .usage = nochmal [BOT]
    .help = nach dem Ende: noch eine Partie mit getauschten Plätzen, vielleicht gegen einen anderen Bot (nochmal level:4)
t-command-quit = ende beenden
    .usage = ende
    .help = den Tisch verlassen

t-no-hint = Du bist gerade nicht gefragt.
t-on = an
t-off = aus
t-yes = ja j
t-prompt-tutor = ja oder nein>{" "}
t-tutor-on = Der Tutor fragt nach vor einer Wahl, die viel verschenkt.
t-tutor-off = Der Tutor schweigt.
t-tutor-what = „{ $text }“? Sag tutor an oder tutor aus.
t-review-later = Den Rückblick gibt es, wenn die Partie zu Ende ist.

t-word-all = alle
t-word-search = suche

t-help = Wähle mit einer Nummer (3) oder mit Wörtern oder ihren Anfängen (anfl rit). Passen sie mehrfach, werden die Möglichkeiten gezeigt.

## At the start

t-you = du
t-scripted = von der Lektion gespielt
t-lesson = Erste Partie, Schritt { $now } von { $last }
t-bot = { $name } (ein Bot)
t-level = { $name } (ein Bot der Stufe { $level }). { $manner }
t-throttled = Die Regeln laufen hier ohne Compiler; darum denken die Bots weniger weit, als sie könnten, und spielen unter ihrer Stufe.
t-thinking = { $who } ({ $seat }) denkt nach … (Strg-C: jetzt ziehen)
t-commitment = Alles Zufällige stammt aus einem geheimen Startwert. Sein Fingerabdruck: { $commitment }
t-commitment-given = Alles Zufällige stammt aus dem Startwert, den du vorgibst. Sein Fingerabdruck: { $commitment }
t-referee-start = Ihr zieht und würfelt selbst; der Tisch fragt, was herauskam.
t-hint = ? zeigt die Hilfe, regeln die Regeln.
t-other-file = { $file } enthält eine andere Partie und bleibt, wie sie ist; diese kommt nach { $instead }.

## Several people at one screen

t-person = ein Mensch an dieser Tastatur
t-curtain = Gebt die Tastatur bitte an { $seat }. Alle anderen schauen weg.
t-prompt-curtain = { $seat } drückt die Eingabetaste>{" "}
t-waiting = Noch am Wählen: { $seats }

## The table

t-empty = nichts
t-folded = „zeige“ klappt auf: { $zones }
t-more = Mehr mit ? und einem Namen: { $what }
t-many-odds = eins von { $number } Ergebnissen („chancen“ nennt sie)
t-show-what = Sag zeige und den Anfang von einem davon: { $zones }
t-linked = Daneben: { $spots }
t-spots = Nenne einen der Orte, die auf dem Brett mit + markiert sind: { $spots }
t-sum = zusammen
t-warning = ! Achtung: { $what }
t-prompt = { $seat }>{" "}
t-prompt-what-if = (was wenn) { $seat }>{" "}
t-prompt-over = (zu Ende)>{" "}
t-each = jedes Mal: { $what }
t-wins = GEWINNT SOFORT:
t-loses = VERLIERT SOFORT:
t-menu-hint = Tippe eine Nummer, ein Wort („{ $group }“ zeigt seine Möglichkeiten) oder „liste“.
t-too-small = (Dieses Fenster hat { $height } Zeilen zu { $width } Zeichen. Mit { $needed } Zeilen wäre der ganze Tisch zu sehen.)
t-can = Das geht: { $number } { $what } ({ $text })
t-no-odds = Keine deiner Möglichkeiten hängt unmittelbar vom Zufall ab.
t-share = { $weight } von { $total } ({ $percent })

## Misunderstandings

t-no-number = Eine Möglichkeit { $number } gibt es nicht; es sind 1 bis { $last }.
t-no-own-number = Die Nummer { $number } gibt es nicht; es gibt { $numbers }.
t-which-of = „{ $text }“ kann bedeuten:
t-which = „{ $text }“ kann bedeuten: { $choices }
t-not-understood = „{ $text }“ verstehe ich nicht. ? zeigt die Hilfe.
t-not-understood-because = „{ $text }“ verstehe ich nicht ({ $reason }). ? zeigt die Hilfe.
t-over-hint = „{ $text }“ geht nicht: Die Partie ist zu Ende. Möglich sind nachspielen, waswenn N, speichern DATEI, nochmal, rückblick und ende.

## Undo

t-undone = Zurückgenommen: { $what }
t-undo-nothing = Es gibt noch nichts zurückzunehmen.
t-undo-chance = Das lässt sich nicht zurücknehmen: Seither wurde gezogen oder gewürfelt. Mit „waswenn“ kannst du es anders versuchen.
t-undo-rival = Das lässt sich nicht zurücknehmen: Seither { $number ->
    [one] hat
   *[other] haben
} { $who } gespielt. Mit „waswenn“ kannst du es anders versuchen.
t-undo-revealed = Das lässt sich nicht zurücknehmen: Seither wurde Verdecktes aufgedeckt. Mit „waswenn“ kannst du es anders versuchen.
t-undo-over = Die Partie ist zu Ende und bleibt, wie sie ist. Mit „waswenn N“ kannst du es anders versuchen.

## The log and the rules

t-log-empty = Noch ist nichts geschehen.
t-log-number = „{ $text }“ ist keine Zahl von Schritten: protokoll 5 zeigt die letzten fünf.
t-rules-hint = Sag „regeln“ und Nummer oder Namen eines Kapitels, eine Regel, „alle“ oder „suche“ und Wörter.
t-rules-found = { $number } Regeln sprechen von „{ $text }“:
t-no-rule = Von „{ $text }“ ist hier nirgends die Rede. „regeln“ zeigt die Kapitel; in einer Partie zeigt ? die Hilfe.
t-why = Warum: { $why }

## Language

t-lang = Also Deutsch.
t-lang-unknown = Sag sprache und eine davon: { $languages }

## What if

t-what-if = Was wenn: ein eigener Tisch aus der Stellung nach Schritt { $number }, mit eigenem Zufall. „zurück“ beendet ihn.
t-what-if-over = Bei diesem Schritt ist die Partie zu Ende: Nimm einen früheren („protokoll“ nummeriert sie).
t-refused-seats-have-secrets = Nicht, solange Leute an diesem Bildschirm etwas voreinander verbergen. Nach dem Ende geht „waswenn N“ von jedem Schritt aus.
t-refused-position-has-secrets = Noch nicht: Diese Stellung enthält Geheimnisse, die hier niemand kennen darf. Nach dem Ende geht „waswenn N“ von jedem Schritt aus.
t-no-move = Einen Schritt { $number } gibt es nicht: Bisher sind es { $last } („protokoll“ nummeriert sie).
t-no-bot = „{ $text }“ verstehe ich nicht: Sag waswenn, eine Zahl von Schritten und vielleicht eines von { $bots }.
t-no-such-bot = Einen Bot „{ $text }“ gibt es nicht: Sag nochmal, oder nochmal und eines von { $bots }.
t-back = Zurück in der Partie.
t-no-back = Das ist die Partie selbst; ein Zurück gibt es nur aus „was wenn“. „undo“ nimmt einen Schritt zurück.

## Aufgeben

t-resign-sure = Aufgeben lässt sich nicht zurücknehmen: Tippe „ja“, wenn du es ernst meinst.
t-tie-sure = Wenn hier alle mit einem Remis einverstanden sind, tippe „ja“.
t-give-up-together = Ihr spielt gemeinsam: Niemand kann aufgeben, und auf ein Remis kann man sich nicht einigen.
t-give-up-bots = Hier spielen nur Bots.
t-end-resigned = { $who } { $number ->
    [one] hat aufgegeben.
   *[other] haben aufgegeben.
}
t-end-agreed = Man hat sich auf Remis geeinigt.
t-end-stopped = Die Partie wurde gemeinsam beendet.

## Der Tisch selbst lehnt etwas ab

t-refused-game-over = Die Partie ist zu Ende.
t-refused-a-bot-does-not-agree = Ein Bot stimmt keinem Remis zu.
t-refused-lesson-goes-forward = In einer Lektion geht es nur vorwärts.
t-refused-not-in-this-lesson = Nicht in dieser Lektion: Tu, was sie sagt.
t-refused-no-help = In einer Lektion schweigt der Trainer: Sie sagt dir, was zu tun ist.

## Saving and loading

t-saved = Gespeichert in { $file }.
t-not-saved = { $file } ließ sich nicht schreiben: { $reason }
t-seed-not-kept = Der geheime Startwert ließ sich nicht aufheben: Diese Datei lässt sich nur als Abzweigung öffnen.
t-save-where = Sag speichern und den Namen einer Datei.
t-save-other = { $file } gibt es schon und enthält nicht diese Partie: Nimm einen anderen Namen.
t-load-where = Sag laden und den Namen einer Datei.
t-load-unsaved = Diese Partie ist nicht gespeichert. „speichern DATEI“ hebt sie auf; „ja“ gibt sie auf.
t-not-opened = Das lässt sich nicht öffnen: { $reason }
t-opened = { $file }: Die Partie geht weiter.
t-opened-branch = { $file }: Ihr geheimer Startwert ist nicht auf diesem Rechner; dies ist ein neuer Tisch aus derselben Stellung.
t-quit-unsaved = Diese Partie ist nicht gespeichert. „speichern DATEI“ hebt sie auf; „ja“ verlässt sie so.
t-reconstructed = { $what } (Mehr: regeln)
t-older-rules = Gespielt nach Fassung { $revision } der Regeln, unter der die Partie begonnen wurde. Für neue Partien gilt die neueste.
t-bye = Auf Wiedersehen.
t-bye-saved = Auf Wiedersehen. Die Partie ist in { $file }.

## The end

t-seed = Der geheime Startwert war { $seed } – bei einer gespeicherten Partie rechnet fidchell verify { $file } alles Zufällige daraus nach.
t-over = Nun: nachspielen, waswenn N, speichern DATEI, nochmal (mit getauschten Plätzen), rückblick oder ende.
t-level-up = Du hast gewonnen. Eine Stufe höher: nochmal { $spec } ({ $name })
t-over-what-if = So hätte es kommen können. Nun: waswenn N, protokoll oder zurück zur Partie.
t-again-later = Diese Partie ist noch nicht zu Ende. „ende“ verlässt sie.

## The referee

t-referee-ask = Was kam an eurem Tisch heraus?
t-referee-prompt = heraus kam>{" "}
t-each-of = Nenne eine Nummer: { $numbers }. Zum Beispiel „{ $first }“: { $share }, bei jeder anderen ebenso.
t-referee-only = Nur eines ist möglich: { $what }.
t-impossible = „{ $what }“ kann nicht sein: Davon ist nichts mehr übrig. Schon auf dem Tisch: { $where }. Möglich: { $possible }
t-no-outcome = „{ $text }“ kann nicht herauskommen. Möglich: { $possible }

## The replay

t-replay-next = weiter w
t-replay-back = zurück z
t-replay-jump = springe
t-replay-start = anfang
t-replay-end = schluss
t-replay-branch = abzweigen waswenn
t-replay-board = brett
t-replay-rules = regeln
t-replay-lang = sprache
t-replay-quit = ende beenden
t-replay-hint = Nachspielen: Enter oder weiter, zurück, springe N (oder N), anfang, schluss, abzweigen [BOT] (von hier weiterspielen), regeln, sprache, ende.
t-replay-prompt = (Schritt { $at } von { $last })>{" "}
t-replay-first = Vor dem ersten Schritt.
t-replay-no-more = Dort ist nichts: Die Schritte gehen von 0 bis { $last }.
t-replay-number = Sag springe und eine Zahl von 0 bis { $last }.
t-replay-taken-back = { $number ->
    [one] Ein Schritt wurde zurückgenommen und wird nicht gezeigt.
   *[other] { $number } Schritte wurden zurückgenommen und werden nicht gezeigt.
}
