# Wörter des Tisches im Browser, für alle Spiele.

w-tagline = Brettspiele an einem freundlichen Tisch: lernen, spielen, zurückblicken.
w-home = Alle Spiele
w-language = Sprache
w-skip = Zum Tisch springen
w-players = { $low ->
    [one] 1 Person
   *[other] { $low } Personen
}
w-players-range = { $low } bis { $high } Personen
w-minutes = { $low }–{ $high } Minuten
w-play-now = Sofort spielen
    .help = { $company ->
        [nobody] Du allein, ohne Umstände
        [partner] Du und ein Bot gemeinsam, ohne Umstände
       *[rival] Du gegen einen Bot, ohne Umstände
    }
w-friends = Mit Freunden
    .help = Einen Tisch aufstellen und den Link verschicken
w-seek = Mitspieler finden
    .help = Mit jemandem spielen, der auch gerade möchte
w-seeking = Du stehst auf der Liste: Wer dieses Spiel gerade spielen möchte, kommt an deinen Tisch. Lass die Seite offen oder schau später wieder herein. Du kannst auch selbst jemanden einladen oder einen Bot spielen lassen.
w-device = An diesem Gerät
    .help = Alle spielen an diesem Bildschirm
w-watch = Bots zusehen
    .help = Die Bots spielen, du siehst zu
w-solo = Für dich allein
w-options = Mehr Möglichkeiten
w-opponent = Gegner:
w-fellows = Mitspieler:
w-your-name = Dein Name
w-find-table = Einen Tisch finden
w-all-tables = alle
w-ago = { $unit ->
    [now] gerade eben
    [minutes] vor { $number } Min.
    [hours] { $number ->
        [one] vor einer Stunde
       *[other] vor { $number } Stunden
    }
   *[days] { $number ->
        [one] gestern
       *[other] vor { $number } Tagen
    }
}
w-pack = Deine eigenen Karten
    .help = Eine Datei, die die Karten deines Spiels beschreibt (TOML).
w-just-you = nur du
w-off = nein
w-on = ja
w-any = beliebig
w-start = Los geht’s
w-this-game = Diese Partie
w-who-plays = Wer spielt mit?
w-listed = Den Tisch auf der Startseite zeigen, damit andere mitspielen oder zusehen können
w-your-tables = Deine Tische
w-open-tables = Offene Tische
w-finished = Beendete Partien
w-others-tables = Tische von anderen
w-running = Partien zum Zusehen
w-your-finished = Deine beendeten Partien
w-others-finished = Beendete Partien von anderen
w-what-if-of = Was wäre, wenn: { $game }
w-none = Noch keine.
w-none-like-that = So einen Tisch gibt es gerade nicht.
w-all-games = Alle Spiele
w-all-states = Beliebiger Stand
w-state-turn = Ich bin am Zug
w-state-free = Ein Platz ist frei
w-sit-down = Mitspielen
w-older = Ältere
w-newer = Neuere
w-your-turn = Du bist am Zug
w-their-turn = Am Zug: { $who }
w-over = Beendet
w-waiting = Es fehlen noch Leute
w-seeks = { $own ->
    [yes] Mitspieler gesucht
   *[no] { $who } möchte spielen
}
w-rules = Regeln
w-learn = Spielend lernen
    .help = Eine geführte erste Partie in wenigen Minuten
w-guest = Gast
w-seat-open = frei
w-free-seats = { $number ->
    [one] ein freier Platz
   *[other] { $number } freie Plätze
}
w-seat-bot = Bot
w-guide = Lehrer
w-seat-you = du
w-seat-resigned = hat aufgegeben
w-thinks = { $who } ({ $seat }) denkt nach …
w-hurry = Jetzt ziehen
w-throttled = Die Regeln laufen hier ohne Compiler; darum denken die Bots weniger weit, als sie könnten, und spielen unter ihrer Stufe.
w-invite = Jemanden einladen: { $seat }
w-copy-link = Link kopieren
w-copied = Kopiert. Füge ihn ein, wo du willst.
w-code = QR-Code zeigen
w-code-alt = QR-Code: einscannen, um Platz zu nehmen ({ $seat })
w-call-me = Wie sollen wir dich nennen?
w-keep = Speichern
w-carry = Dein eigener Link, um an einem anderen Gerät weiterzuspielen (gilt eine Stunde lang und nur einmal; nicht weitergeben):
w-join = Mitspielen
w-join-as = Platz nehmen: { $seat }
w-join-late = Diese Einladung gilt nicht
w-join-late-why = { $why ->
    [taken] Diesen Platz hat schon jemand eingenommen.
    [over] Diese Partie ist zu Ende.
   *[unknown] An diesem Tisch gibt es keine solche Einladung; vielleicht wurde sie zurückgezogen.
} Du kannst zusehen oder um einen anderen Link bitten.
w-join-seated = Du spielst schon an diesem Tisch, als { $seat }.
w-join-back = Zum Tisch
w-join-watch = Am Tisch zusehen
w-join-what = Ein Tisch für { $game }, eröffnet von { $host }.
w-contents = Inhalt
w-choices = Was du tun kannst
w-undo = Zurücknehmen
w-undo-redraw = Zurücknehmen (es wird neu gezogen)
w-takeback = Um Rücknahme bitten
w-resign = Aufgeben
w-resign-sure = Ja, ich gebe auf
w-propose-draw = Remis anbieten
w-stop = Die Partie gemeinsam beenden
w-sure = Ja, jetzt beenden
w-leave = Gehen (ein Bot spielt weiter)
w-return = Den Platz wieder einnehmen
w-rematch = Revanche
w-real-game = { $company ->
    [nobody] Eine ganze Partie spielen
   *[rival] Eine richtige Partie gegen { $who }
}
w-next-game = Zu deiner Partie
w-lesson-done = Gut gemacht!
w-learnt = Das kannst du jetzt:
w-verdict = { $how ->
    [won] Du hast gewonnen!
    [lost] Du hast verloren.
    [shared] Ihr teilt euch den Sieg.
   *[drawn] Unentschieden.
}
w-counts = Diese Partie in Zahlen
w-count-turns = Züge
w-count-decisions = Entscheidungen: { $who }
w-count-draws = Ziehungen und Würfe
w-count-minutes = Minuten
w-number = { $number }
w-share = Danach
w-look-through = Die Partie durchsehen
w-copy-game = Link kopieren
w-pic = Bild vom Spielbrett
w-level-up = Eine Stufe höher: { $who }
w-next-table = Zur Revanche
w-fill = Einen Bot spielen lassen
w-kick = Wegschicken
w-offer-draw = { $who } { $number ->
    [one] bietet
   *[other] bieten
} Remis an.
w-offer-stop = { $who } { $number ->
    [one] schlägt
   *[other] schlagen
} vor, die Partie gemeinsam zu beenden.
w-offer-resign = { $own ->
    [yes] Du möchtest aufgeben.
   *[no] { $who } { $number ->
        [one] möchte
       *[other] möchten
    } aufgeben.
} Damit ist die Partie für eure ganze Seite verloren.
w-offer-replace = { $who } { $number ->
    [one] schlägt
   *[other] schlagen
} vor, dass ein Bot für { $other } spielt. Eine Rückkehr ist jederzeit möglich. Wer innerhalb der Wartezeit dieses Tisches nicht antwortet, wird nicht mehr gefragt.
w-offer-takeback = { $who } { $number ->
    [one] bittet
   *[other] bitten
} darum, { $moves ->
    [one] den letzten Schritt
   *[other] die letzten { $moves } Schritte
} zurückzunehmen.
w-offer-where = Stellung ansehen
w-offer-waits = Es fehlt noch die Antwort von { $dative }.
w-offer-away = { $number ->
    [one] { $who } ist gegangen, solange spielt ein Bot. Gefragt wird nach der Rückkehr.
   *[other] { $who } sind gegangen, solange spielen Bots. Gefragt wird nach der Rückkehr.
}
w-news = { $what ->
    [left] { $who } { $number ->
        [one] hat
       *[other] haben
    } den Tisch verlassen; bis zur Rückkehr spielt ein Bot weiter.
    [back] { $who } { $number ->
        [one] ist
       *[other] sind
    } wieder da.
    [failed] Der Bot, der für { $whom } gespielt hat, ist ausgefallen. Ab hier spielt ein anderer weiter.
    [replaced] Für { $whom } spielt jetzt bis zur Rückkehr ein Bot.
   *[resigned] { $who } { $number ->
        [one] hat
       *[other] haben
    } aufgegeben; ein Bot spielt an dieser Stelle weiter.
}
w-answered = { $kind ->
    [draw] { $how ->
        [declined] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } das Remisangebot von { $dative } abgelehnt.
        [withdrawn] { $who } { $number ->
            [one] hat
           *[other] haben
        } das Remisangebot zurückgezogen.
       *[lapsed] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } weitergespielt, damit ist das Remisangebot hinfällig.
    }
    [stop] { $how ->
        [declined] { $by } { $by_number ->
            [one] möchte
           *[other] möchten
        } die Partie nicht beenden, wie von { $dative } vorgeschlagen.
        [withdrawn] { $who } { $number ->
            [one] möchte
           *[other] möchten
        } die Partie doch nicht beenden.
       *[lapsed] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } weitergespielt, damit ist der Vorschlag hinfällig, die Partie zu beenden.
    }
    [resign] { $how ->
        [declined] { $by } { $by_number ->
            [one] möchte
           *[other] möchten
        } nicht aufgeben, also spielt eure Seite weiter.
        [withdrawn] { $who } { $number ->
            [one] möchte
           *[other] möchten
        } doch nicht aufgeben.
       *[lapsed] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } weitergespielt, also gibt eure Seite nicht auf.
    }
    [replace] { $how ->
        [declined] { $by } { $by_number ->
            [one] möchte
           *[other] möchten
        } nicht, dass ein Bot übernimmt, wie von { $dative } vorgeschlagen.
        [withdrawn] { $who } { $number ->
            [one] schlägt
           *[other] schlagen
        } nicht mehr vor, dass ein Bot übernimmt.
       *[lapsed] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } doch noch gespielt, also übernimmt kein Bot.
    }
   *[takeback] { $how ->
        [declined] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } die Bitte von { $dative } abgelehnt, etwas zurückzunehmen.
        [withdrawn] { $who } { $number ->
            [one] hat
           *[other] haben
        } die Bitte um Rücknahme zurückgezogen.
       *[lapsed] { $by } { $by_number ->
            [one] hat
           *[other] haben
        } weitergespielt, damit ist die Bitte um Rücknahme hinfällig.
    }
}
w-agree = Einverstanden
w-decline = Ablehnen
w-withdraw = Zurückziehen
w-replace = Einen Bot für { $whom } spielen lassen
w-and = und
w-log = Verlauf
w-whole-log = Alle Züge von Anfang an
w-undone = { $times ->
    [one] einmal zurückgenommen
   *[other] { $times }-mal zurückgenommen
}
w-latest = Was eben geschehen ist
w-chat = Nachrichten
w-say = Sagen
w-phrase-hello = Hallo!
w-phrase-luck = Viel Glück!
w-phrase-well = Gut gespielt!
w-phrase-moment = Einen Moment bitte.
w-phrase-thanks = Danke!
w-phrase-again = Noch eine Partie?
w-refused-empty = Die Nachricht ist leer.
w-all-messages = Alle { $number } Nachrichten
w-newest = Neueste
w-gallery = Von Zuschauern
w-spectator = Zuschauer
w-impostor = Zuschauer, nicht der Spieler dieses Namens
w-unsigned = ohne Absender
w-quiet = Jemanden stummschalten
w-mute = Stummschalten
w-unmute = Stummschaltung aufheben
w-refused-muted = Wer diesen Tisch eröffnet hat, hat dich stummgeschaltet: Du kannst lesen, aber nicht schreiben.
w-odds = Chancen
w-wins = gewinnt
w-loses = verliert
w-warning = Gefahr
w-board = Das Spielbrett
w-export = Aufzeichnung
w-verify = Ziehungen prüfen
w-fair = Fingerabdruck des Startwerts (SHA-256): { $commitment }
w-step = Schritt { $now } von { $last }
w-live = Zurück zum Jetzt
w-live-over = Zurück zum Ende
w-replay = Die Partie durchsehen
w-first = Zum Anfang
w-last = Zum Ende
w-mine-before = ◂ Meine letzte Entscheidung
w-mine-after = Meine nächste Entscheidung ▸
w-autoplay = Von selbst abspielen
w-speed = Tempo
w-speed-choice = { $number ->
    [0] langsam
    [1] normal
   *[2] schnell
}
w-whatif = Was wäre, wenn: von hier aus weiterspielen
w-search = Suchen
w-search-rules = Was suchst du?
w-none-found = Keine Regel enthält alle diese Wörter. Versuch es mit weniger.
w-rules-now = Gerade an deinem Tisch
w-to-table = Zurück zum Tisch
w-brief = Das Wichtigste
w-glossary = Glossar
w-source = Quelle
w-sources = Woher das kommt
w-marks = Jede Regel trägt einen Buchstaben, der sagt, woher sie bekannt ist:
w-lost = Keine Verbindung; neuer Versuch …
w-unsent = Keine Verbindung; neuer Versuch … Was du eben getan hast, wird gesendet, sobald sie wieder da ist.
w-end-resigned = { $own ->
    [yes] Du hast aufgegeben.
   *[no] { $who } { $number ->
        [one] hat aufgegeben.
       *[other] haben aufgegeben.
    }
}
w-end-winners = { $number ->
    [0] Niemand gewinnt.
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
}
w-end-agreed = Man hat sich auf Remis geeinigt.
w-end-stopped = Die Partie wurde gemeinsam beendet.
w-verified = { $rolls } Ziehungen wurden aus dem aufgedeckten Startwert nachgerechnet; alle stimmen.
w-unverified = Der Startwert wird nach dem Ende aufgedeckt; bis dahin ist nur sein Fingerabdruck bekannt.
w-seed = Startwert
w-not-affiliated = Fidchell steht in keiner Verbindung zu den Verlagen der Spiele.
w-error = Das ging nicht
w-no-table = Diesen Tisch finden wir nicht. Vielleicht ist der Link unvollständig, oder es gibt den Tisch nicht mehr.
w-record-wrong = Diese Aufzeichnung lässt sich nicht öffnen: { $why }
w-options-wrong = Daraus wird kein Tisch: { $why }
w-settings-wrong = Daraus wird kein Tisch: { $why }
w-too-many = Das war zu viel auf einmal aus deinem Netz. Warte einen Moment und versuche es noch einmal. ({ $why })
w-store-fails = Die Partien sind gerade nicht erreichbar; es wurde nichts geändert. ({ $why })
w-back = Zurück
w-curtain = Gib das Gerät weiter an { $who }
w-curtain-open = Ich bin { $who }
w-curtain-hint = Die Karten sind verdeckt. Nur { $who } sollte jetzt auf den Bildschirm schauen.
w-more = Andere Geräte, Aufzeichnungen
w-import = Eine Aufzeichnung öffnen (Datei)
w-import-text = … oder füge sie ein
w-open = Öffnen
w-carry-title = An diesem Gerät weiterspielen
w-carry-here = Ja, das bin ich
w-sign-out = Meine anderen Geräte abmelden
    .help = Nur dieses Gerät bleibt angemeldet. Links, die du hier bekommen hast, gelten nicht mehr.
w-sign-out-sure = Ja, abmelden
w-carry-over = Dieser Link wurde schon benutzt, ist älter als eine Stunde, oder die anderen Geräte wurden abgemeldet. Hol dir einen neuen auf dem Gerät, das du zuletzt benutzt hast, unter „Andere Geräte, Aufzeichnungen“ auf der Startseite.
w-error-404 = Unter dieser Adresse ist nichts.
w-error-500 = Hier auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
w-sound = Töne
    .help = Ein Ton bei jedem Zug, ein anderer, wenn ich dran bin
w-notify = Benachrichtigen
    .help = Eine Benachrichtigung zeigen, wenn ich dran bin und diese Seite im Hintergrund ist
w-again = So machen (oder noch einmal tippen)
w-next-pick = Wähle nun:
w-whole-board = ← Das ganze Brett
w-zoom = Brett vergrößern
w-lesson = Erste Partie, Schritt { $now } von { $last }
w-referee = Einen echten Tisch begleiten: Du gibst ein, was gezogen wird
w-referee-ask = Was wurde gezogen?
w-referee-where = { $where }: Was wurde gezogen?
w-referee-nth = { $where } ({ $number } von { $all })
w-referee-several = Mehrere auf einmal eingeben
w-referee-list = Was gezogen wurde, der Reihe nach, durch Kommas getrennt
w-referee-enter = Eingeben
w-limit = Zeit für eine Entscheidung
w-limit-choice = { $seconds ->
    [0] unbegrenzt
    [60] 1 Minute, dann entscheidet ein Bot
    [300] 5 Minuten, dann entscheidet ein Bot
    [86400] ein Tag, dann entscheidet ein Bot
   *[259200] drei Tage, dann entscheidet ein Bot
}
w-patience = Wer nicht zurückkommt
w-patience-choice = { $seconds ->
    [600] darf nach 10 Minuten ersetzt werden
    [3600] darf nach einer Stunde ersetzt werden
    [86400] darf nach einem Tag ersetzt werden
   *[604800] darf nach einer Woche ersetzt werden
}
w-nudge = Anstupsen
w-nudged = { $who } wartet auf dich.
w-more-tools = Mehr
w-recap = Seit du zuletzt hier warst
w-prev = Einen Schritt zurück
w-next = Einen Schritt weiter
w-go = Dorthin
w-curtain-off = Ich spiele allein: ohne Vorhang
w-seen-by = Aus der Sicht von:
w-how-many = Wie viele spielen
w-who = { $seat }
w-who-you = ich, hier
w-who-friend = jemand anderes, per Link
w-who-bot = ein Bot
w-list = Als Liste
w-older-rules = Dieser Tisch wird nach Fassung { $revision } der Regeln gespielt, unter der er begonnen wurde. Für neue Tische gilt Fassung { $newest }.
w-older-sheet = Dies ist Fassung { $revision } der Regeln. Sie gilt nur an Tischen, die unter ihr begonnen wurden.
w-newest-rules = Die neuesten Regeln
w-kept = Ein älterer Tisch
w-kept-why = Er wurde unter Fassung { $revision } der Regeln begonnen, die seither geändert sind. Er bleibt, wie er ist, mit seinen { $moves } Schritten, und kann hier nicht weitergespielt werden.
w-no-use = Damit lässt sich jetzt nichts tun.
w-point-hint = Mit Alt und Klick oder langem Tippen zeigst du den anderen, was du meinst. Mit Umschalt und Pfeiltasten siehst du dir alles auf dem Brett an.

## Warum ein Tisch etwas ablehnt

w-refused-not-yours = Dieser Platz gehört dir nicht.
w-refused-not-yours-now = Dieser Platz gehört dir nicht mehr.
w-refused-no-such-seat = Diesen Platz gibt es nicht.
w-refused-nothing-is-to-be-drawn = Jetzt ist nichts zu ziehen.
w-refused-only-the-host-or-its-owner = Das darf nur, wer diesen Tisch eröffnet hat, und bei einer geheimen Ziehung nur, wem sie gehört.
w-refused-seat-taken = Dieser Platz ist besetzt.
w-refused-no-open-seat = Für diese Einladung ist kein Platz frei.
w-refused-game-over = Die Partie ist zu Ende.
w-refused-game-has-begun = Die Partie hat begonnen: Niemand kann mehr weggeschickt werden.
w-refused-only-the-host = Das darf nur, wer diesen Tisch eröffnet hat.
w-refused-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
w-refused-not-in-this-lesson = Nicht in dieser Lektion: Tu, was sie sagt.
w-refused-others-play-here = Hier spielen auch andere: Der Vorhang bleibt.
w-refused-lesson-goes-forward = Eine Lektion geht nur vorwärts.
w-refused-only-goes-forward = An diesem Tisch wurde zu viel zurückgenommen: Von hier an geht es nur noch vorwärts.
w-refused-nothing-is-on-offer = Es liegt kein Vorschlag vor.
w-refused-something-else-is-on-offer = Inzwischen liegt ein anderer Vorschlag vor: Sieh noch einmal hin, bevor du antwortest.
w-refused-not-asked = Dieser Platz wird nicht gefragt.
w-refused-no-message-to-mute = Mit dieser Nachricht kann niemand stummgeschaltet werden.
w-refused-message-is-your-own = Diese Nachricht ist deine eigene.
w-refused-no-finished-game = Hier ist keine Partie zu Ende.
w-refused-only-players-rematch = Nur wer mitspielt, kann um eine Revanche bitten.
w-refused-no-lesson = { $game } hat keine Lektion.
w-refused-position-has-secrets = Diese Stellung enthält Geheimnisse: Warte bis zum Ende, oder spiel mit.
w-refused-seats-have-secrets = Deine Plätze haben Geheimnisse voreinander: Warte bis zum Ende.
w-refused-no-such-offer = Diesen Vorschlag gibt es nicht: { $kind }.
w-refused-a-bot-does-not-agree = Ein Bot nimmt kein Remis an.
w-refused-no-move-of-yours = Du hast keinen Zug, den du zurücknehmen könntest.
w-refused-does-not-wait = Der Tisch wartet nicht auf diesen Platz.
w-refused-seat-is-your-own = Dieser Platz ist dein eigener: Verlass ihn stattdessen.
w-refused-too-early = Es ist zu früh, diesen Platz einem Bot zu geben.
w-refused-on-offer-already = Es liegt schon ein Vorschlag vor: Er muss erst beantwortet oder zurückgezogen werden.
w-refused-no-table = Diesen Tisch finden wir nicht: { $table }.
w-refused-no-list = Eine Liste von Tischen mit dem Namen { $kind } gibt es nicht.
w-refused-other-rules = Dieser Tisch wurde unter Fassung { $begun } der Regeln von { $game } begonnen, dieser Server spielt aber Fassung { $now }. Der Tisch bleibt unverändert erhalten, für einen Server, der seine Fassung spielt.
w-refused-pace-range = { $pace } ist kein Tempo: Bots nehmen sich 0 bis { $most } Sekunden.
w-refused-work-late = Dafür ist der Server gerade zu beschäftigt. Versuche es bitte in einer Minute noch einmal.
w-refused-work-failed = Das hat nicht geklappt: Versuche es bitte noch einmal.
w-refused-not-kept = Es konnte nicht gespeichert werden: { $why }
w-refused-not-readable = Die Partien sind nicht lesbar: { $why }
w-refused-store-replaced = Die Datei der Partien wurde entfernt oder ersetzt: Nichts kann mehr gespeichert werden.
w-refused-move-exists = Am Tisch { $table } gibt es Zug { $move } schon.
w-refused-store-away = Die Datenbank ist gerade nicht erreichbar; es wurde nichts geändert.
w-refused-store-lost = Die Verbindung zur Datenbank ist abgerissen: Sieh nach, ob es geschehen ist, und wiederhole es sonst.
w-refused-changed-meanwhile = Gleichzeitig ist etwas anderes geschehen: Versuche es bitte noch einmal.
w-refused-table-damaged = Dieser Tisch ist beschädigt und nicht lesbar.
w-refused-table-read-again = Der Tisch musste neu geladen werden: Versuche es bitte noch einmal.
w-refused-other-table = Dieses Token gehört zu einem anderen Tisch.
w-refused-no-seat = Dieses Token gehört zu keinem Platz.
w-refused-not-listed = Dieser Tisch steht in keiner Liste: Du brauchst eine Einladung.
w-refused-old-form = Das Formular ist veraltet: Lade die Seite neu.
w-refused-old-page = Die Seite ist veraltet: Lade sie neu.
w-refused-no-record = Wähle erst die Datei einer Aufzeichnung aus oder füge ihren Text ein.
w-refused-strange-link = Diesen Link hat dieser Server nicht ausgestellt.
w-refused-no-such-verb = Diesen Befehl gibt es nicht: { $verb }.
w-refused-only-players = Das darf nur, wer mitspielt.
w-refused-only-players-point = Nur wer mitspielt, darf auf etwas zeigen.
w-refused-not-seen-by-all = Man kann nur auf etwas zeigen, das alle sehen.
w-refused-picks-is-a-list = „picks“ muss eine Liste von Schlüsseln sein.
w-refused-other-site = Die Anfrage kommt von einer fremden Seite, { $origin }; --public-url legt die eigene Adresse des Servers fest.
w-refused-other-version = Der Tisch ist bei Version { $now }, nicht { $given }: Sieh noch einmal hin, bevor du handelst.
w-refused-table-changed = Der Tisch hat sich inzwischen geändert: Sieh noch einmal hin, bevor du handelst.
w-refused-no-such-draw = „{ $what }“ kann hier nicht gezogen worden sein. Alles davor in deiner Liste ist eingegeben.
w-refused-not-json = Das ist kein JSON.
w-refused-too-deep = Das JSON ist zu tief geschachtelt.
w-refused-not-utf-8 = Der Text ist nicht UTF-8.
w-refused-not-an-object = Das muss ein JSON-Objekt sein.
w-refused-not-flat = Eine Nachricht muss ein Objekt aus Texten und Zahlen sein.
w-refused-field-missing = Das Feld „{ $field }“ fehlt.
w-refused-field-unknown = Ein Feld „{ $field }“ gibt es hier nicht. { $known ->
        [none] Felder sind hier nicht erlaubt.
       *[other] Erlaubt: { $known }.
    }
w-refused-field-text = Das Feld „{ $field }“ muss Text sein.
w-refused-field-whole = Das Feld „{ $field }“ muss eine ganze Zahl sein.
w-refused-field-number = Das Feld „{ $field }“ muss eine Zahl sein.
w-refused-field-flag = Das Feld „{ $field }“ muss true oder false sein.
w-refused-field-object = Das Feld „{ $field }“ muss ein Objekt sein.
w-refused-field-list = Das Feld „{ $field }“ muss eine Liste sein.
w-refused-field-one-of = Das Feld „{ $field }“ muss eines davon sein: { $values }.
w-refused-field-range = Das Feld „{ $field }“ muss zwischen { $low } und { $high } liegen.
w-refused-no-such-seating = Ein Platz ist you, open oder bot:ANGABE, etwa bot:level:3, nicht „{ $word }“.
w-refused-choice-or-picks = Schick entweder eine Wahl oder „picks“.
w-refused-no-such-update = „{ $since }“ ist nicht die id einer Meldung.
w-refused-no-token-of-ours = Dieses Token hat dieser Server nicht ausgestellt: Nimm einen Platz ein, um eines zu bekommen.
w-refused-token-missing = Schick das Token deines Platzes mit: Authorization: Bearer …
w-refused-nothing-here = Hier ist nichts: siehe { $where }.
w-refused-other-method = Das geht nur mit { $methods }.
w-refused-too-many = Zu viele Anfragen: Versuch es in { $seconds } s noch einmal.
w-refused-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
w-refused-too-slow = Die Anfrage hat zu lange gedauert: höchstens { $most } Sekunden.
w-action-wrong = Das ist keine Wahl in diesem Spiel: { $why }
w-game-wrong = Dieses Spiel gibt es nicht: { $why }
w-pack-wrong = Dieses Paket passt nicht zu seinem Spiel: { $why }
w-in-english = (der Grund auf Englisch) { $why }

## The coach

w-coach-silent = Der Trainer schweigt: keine Tipps an diesem Tisch
w-coach-hide = Trainer ausblenden
w-coach-show = Trainer einblenden
w-coach = Trainer
w-coach-thinking = Der Trainer denkt nach
w-hint = Tipp
w-tutor = Tutor
    .help = Nachfragen, bevor ich etwas spiele, das viel verschenkt
w-tutor-play = Spielen
w-tutor-blind = Der Tutor konnte sich diesen Zug nicht ansehen.
w-review-so-far = Deine bisherigen Entscheidungen
w-retry = Daraus lernen
w-retry-ask = Zug { $move }: Was wäre für { $whom } besser gewesen?
w-tutor-back = Noch einmal überlegen
w-review = Rückblick
w-reviewing = { $number ->
    [0] Noch gibt es nichts anzusehen: Du hast noch nichts entschieden.
   *[other] Der Trainer sieht sich die Partie an: { $done } von { $number } Entscheidungen.
}
w-review-seat = Platz
w-review-start = Anfang
w-review-luck = Glück
w-review-decisions = Eigene Entscheidungen
w-review-others = Entscheidungen der anderen
w-review-doubt = Später anders gesehen
w-review-result = Ergebnis
w-review-accuracy = Genauigkeit
w-review-look = Auf dem Brett zeigen
w-review-marked = Gestrichelt: was gespielt wurde. Grün: was besser gewesen wäre.
w-review-try = Von hier noch einmal versuchen
w-habits = Eröffnungen und Gewohnheiten
w-habits-none = Hier sagt der Trainer, was deine beendeten Partien gemeinsam haben. Spiel erst eine.
w-habits-growing = Der Trainer sieht sich deine Partien an: { $done } von { $number }.
w-warmth-outcome = Was kommen kann
w-warmth-odds = Wie oft
w-warmth-worth = Danach
w-warmth-more = und { $number } weitere
w-refused-no-choice = Du bist gerade nicht gefragt.
w-refused-no-help = An diesem Tisch schweigt der Trainer.
w-refused-review-later = Den Rückblick gibt es, wenn die Partie zu Ende ist.
w-refused-still-running = Andere spielen diese Partie hier noch: Der Trainer schweigt, bis sie vorbei ist.
w-refused-same-position = In einer Partie mit anderen bist du in genau dieser Stellung: Der Trainer schweigt, bis jene Partie weitergegangen ist.
w-refused-coach-hidden = Du hast den Trainer ausgeblendet. Unten auf jeder Seite lässt er sich wieder einblenden.

## Gemeinsam

w-together = Gemeinsam ansehen
w-together-come = Mit { $who } ansehen
w-together-you = Du führst: Die anderen sehen, was du siehst.
w-together-follow = { $led ->
    [yes] { $who } führt, und du folgst.
    [may] Noch führt niemand. Geh einen Schritt weiter, und die anderen sehen, was du siehst.
   *[no] Du siehst, was die Spieler sehen. Noch ist niemand einen Schritt gegangen.
}
w-together-alone = { $led ->
    [yes] Du siehst dich allein um; { $who } ist bei Schritt { $move }.
   *[no] Du siehst dich allein um; die anderen sind bei Schritt { $move }.
}
w-together-back = Wieder folgen
w-together-lead = Führung übernehmen
w-together-whatif = Was wäre, wenn: vor allen ausprobieren
w-together-end = Zurück zur Partie
w-together-branch = Was wäre, wenn: { $who } probiert etwas ab Schritt { $move }{ $number ->
    [0] {""}
   *[other] , Zug { $number }
}
w-together-drawn = Auf das Brett gezeichnet
w-together-draw = Pfeil zeichnen
w-together-draw-hint = Klick zwei Dinge auf dem Brett an oder eines zweimal. Solange ein Zug zu wählen ist: mit Alt oder langem Tippen.
w-together-from = Von
w-together-to = Nach
w-together-draw-it = Zeichnen
w-together-wipe = Wegwischen
w-together-nobody = allen
w-together-copy = Link zum Zusehen kopieren
w-together-let-in = Link zum Mitführen kopieren
w-refused-together-later = Gemeinsam ansehen könnt ihr eine Partie, sobald sie vorbei ist.
w-refused-only-those-let-in = Das dürfen nur die Spieler und wen sie hereingelassen haben.

## Am Tisch

w-question = Frage
w-asked = Die Frage lautet: „{ $question }“
w-reminded = Angestupst: Wer den Tisch offen hat, erfährt es jetzt.
w-late = { $who } { $number ->
    [one] hat
   *[other] haben
} die Zeit überschritten: Ein Bot hat gezogen.
w-trial = Was wäre, wenn: Hier steht nichts auf dem Spiel.
w-trial-origin = Zurück zur Partie, aus der sie stammt, bei Zug { $move }
w-leave-early = Diesen Tisch verlassen
w-cancel = Diesen Tisch auflösen
w-referee-undo = Letzte Ziehung berichtigen
w-once-more = Noch einmal
    .help = Die letzten Züge noch einmal zeigen (Taste r)
w-pace-pause = Pause
w-pace-resume = Weiter
w-pace-step = Ein Schritt
w-pace-slow = Langsam
w-pace-even = Normal
w-pace-fast = Schnell

# -- das Haus bestellen -----------------------------------------------------------------------------------------------

w-refused-banned = { $until ->
        [never] Du bist auf diesem Server gesperrt: { $why }
       *[other] Du bist auf diesem Server bis { $until } UTC gesperrt: { $why }
    }
w-refused-ban-whom = Wen sperren? Nenne die Kennung einer Person, eine Adresse oder ein Netz wie 203.0.113.0/24.
w-refused-not-banned = { $whom } ist nicht gesperrt.
w-refused-no-such-message = Diese Nachricht gibt es nicht: { $place }.
w-refused-no-such-part = Diese Seite gibt es nicht.
w-refused-figures-need-a-token = Die Messwerte gibt es nur mit einem Token: „fidchell admin token NAME --metrics“ auf dem Server stellt eines aus.
w-refused-not-a-key = Dieses Token ist unbekannt oder gilt nicht mehr.
w-admin = Verwaltung
w-admin-door = Für die Verwaltung. „fidchell admin token NAME“ auf dem Server stellt ein Token aus.
w-admin-token = Token
w-admin-enter = Anmelden
w-admin-go = { $who }: abmelden
w-admin-find = Ein Name, ein Wort oder eine Kennung
w-admin-tables = Tische
w-admin-people = Personen
w-admin-messages = Nachrichten
w-admin-bans = Sperren
w-admin-limits = Grenzen
w-admin-trail = Protokoll
w-admin-table = Tisch
w-admin-game = Spiel
w-admin-state = Stand
w-admin-changed = Letzte Änderung
w-admin-person = Person
w-admin-names = Name
w-admin-text = Nachricht
w-admin-do = Tun
w-admin-when = Wann
w-admin-who = Von
w-admin-deed = Was
w-admin-whom = Wen
w-admin-about = Betrifft
w-admin-reason = Grund
w-admin-digest = Fingerabdruck des Entfernten
w-admin-ends = Bis
w-admin-kind = Art
w-admin-limit = Auf einmal + je Sekunde
w-admin-usual = Üblich
w-admin-burst = auf einmal
w-admin-rate = je Sekunde
w-admin-ban = Sperren
w-admin-lift = Aufheben
w-admin-remove = Entfernen
w-admin-restore = Wieder zeigen
w-admin-days = { $days ->
        [0] für immer
        [one] für einen Tag
       *[other] für { $days } Tage
    }
w-admin-table-state = { $state ->
        [over] beendet
        [waiting] wartet auf Mitspieler
        [archived] im Archiv
       *[running] läuft
    }
w-admin-limited = { $kind ->
        [any] alle Anfragen
        [page] Seiten
        [table] Seiten von Tischen
        [past] frühere Stellungen, Protokolle, Bilder
        [search] Suchen in den Regeln
        [record] abgeholte Aufzeichnungen
        [verify] Prüfungen einer Aufzeichnung
        [create] neue Tische
        [import] mitgebrachte Aufzeichnungen
        [join] Platznehmen, Namen, Geräte
        [do] Züge und was sonst am Tisch geschieht
        [explain] Erklärungen, warum etwas nicht geht
        [hint] Tipps des Trainers
        [tutor] Blicke des Tutors vor einer Wahl
        [say] Nachrichten und Anstupser
        [point] Zeigen auf etwas
        [api] Anfragen von Programmen
       *[other] { $kind }
    }
w-admin-did = { $what ->
        [ban] hat gesperrt
        [lift] hat eine Sperre aufgehoben
        [remove-message] hat eine Nachricht entfernt
        [remove-table] hat einen Tisch entfernt
        [restore-message] zeigt eine Nachricht wieder
        [limit] hat eine Grenze geändert
        [key] hat ein Token ausgestellt
        [drop-key] hat ein Token eingezogen
       *[other] { $what }
    }
w-refused-ban-nobody = { $whom } ist weder eine Adresse noch die Kennung von jemandem an einem Tisch. „fidchell admin people“ und die Seite „Personen“ führen sie auf.
w-refused-message-name = { $place }: Eine Nachricht heißt TISCH#NUMMER, so wie „fidchell admin messages“ sie aufführt.
w-refused-limit-kind = „{ $kind }“ hat keine Grenze. Eine Grenze haben: { $kinds }.
w-refused-limit-range = { $kind }: Nenne 1 bis 1000000 auf einmal und 0.001 bis 1000000 je Sekunde.
w-admin-done = { $what ->
        [ban] { $whom } ist gesperrt.
        [lift] { $whom } ist nicht mehr gesperrt.
        [remove-message] Die Nachricht { $whom } sieht niemand mehr.
        [restore-message] Die Nachricht { $whom } ist wieder zu lesen.
        [remove-table] Der Tisch { $whom } ist entfernt.
        [limit] Die Grenze „{ $whom }“ ist geändert.
       *[drop-key] Das Token von { $whom } gilt nicht mehr.
    }
w-admin-token-made = { $kind ->
        [metrics] Gib es dem Programm, das /metrics abfragt, als „Authorization: Bearer …“. Es wird nur dieses eine Mal gezeigt.
       *[admin] Melde dich damit auf der Seite /admin deines Servers an. Es wird nur dieses eine Mal gezeigt.
    }
w-admin-banned = { $ever ->
        [yes] { $whom } ist für immer gesperrt.
       *[no] { $whom } ist bis { $until } UTC gesperrt.
    }
w-admin-message = Nachricht
w-admin-message-state = { $state ->
        [removed] entfernt
       *[shown] sichtbar
    }
w-admin-limited-what = Was sie begrenzt
w-archived = Tische im Archiv
w-archived-why = { $plays ->
        [yes] Diesen Tisch hat lange niemand angerührt, darum liegt er im Archiv. Mach einen Zug oder setze die Partie fort, und es geht weiter.
       *[no] Diesen Tisch hat lange niemand angerührt, darum liegt er im Archiv. Wer hier spielt, kann jederzeit weitermachen.
    }
w-wake = Diese Partie fortsetzen

## Was ein Server sagt, der nicht starten kann

error-port = Port { $port } von { $host } ist nicht frei: { $why }
error-no-port = von { $host } ist kein Port zwischen { $first } und { $last } frei: { $why }
error-port-taken = ein anderes Programm benutzt ihn
error-port-denied = der Zugriff ist nicht erlaubt
error-port-elsewhere = diese Maschine hat diese Adresse nicht
error-port-nowhere = eine solche Adresse gibt es nicht
error-unwritable = { $path } lässt sich nicht schreiben: { $why }
error-database-form = { $url }: Eine Datenbank gibst du als postgresql://… an
error-psycopg-missing = für PostgreSQL braucht es psycopg: { $command }
error-no-store = { $path }: Eine solche Datei mit Partien gibt es nicht
error-trust-proxy = --trust-proxy { $given }: Gib Adressen oder Netze mit Kommas dazwischen an, oder loopback
error-workers-database = mehrere Prozesse brauchen eine gemeinsame Datenbank: --database postgresql://…
