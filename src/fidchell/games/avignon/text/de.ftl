# Avignon: A Clash of Popes — alle Wörter auf Deutsch. Die Regeln in unseren eigenen Worten stehen am Ende.

title = Avignon: A Clash of Popes
summary = Zwei Päpste, fünf Figuren auf der Straße dazwischen und ein Tauziehen um drei Anhänger.
credit = Spielidee: John du Bois. Illustration: Fabrice Weiss. Verlag: Button Shy Games, 2017. Fidchell steht in keiner Verbindung zu ihnen; Texte und Bilder sind unsere eigenen, und fünf der sechs Bittgesuche sind rekonstruiert.
players = 2 Spieler

option-first = Wer beginnt
    .help = rome oder avignon. Wer beginnt, hat im ersten Zug nur eine Aktion.
    .note = Wer beginnt, hat im ersten Zug nur eine Aktion.
option-first-rome = { seat-rome }
option-first-avignon = { seat-avignon }
option-deal = Die ersten fünf
    .help = random (zufällig) oder fünf Figuren für die Spuren 1 bis 5, etwa "knight noble bishop peasant cardinal".
    .note = Eine Figur für jede Spur, oder überlass es dem Zufall.
option-repetition = Remis durch Wiederholung
    .help = on oder off. on: Entsteht eine Stellung zum dritten Mal, ist die Partie unentschieden.
    .note = Kommt eine Stellung zum dritten Mal vor, endet die Partie remis.

## Names

seat-rome = Rom
seat-avignon = Avignon

city-avignon = Avignon
city-nice = Nizza
city-genoa = Genua
city-florence = Florenz
city-rome = Rom

character-bishop = Bischof
    .the = der Bischof
    .object = den Bischof
    .a = einen Bischof
character-cardinal = Kardinal
    .the = der Kardinal
    .object = den Kardinal
    .a = einen Kardinal
character-inquisitor = Inquisitor
    .the = der Inquisitor
    .object = den Inquisitor
    .a = einen Inquisitor
character-knight = Ritter
    .the = der Ritter
    .object = den Ritter
    .a = einen Ritter
character-noble = Adliger
    .the = der Adlige
    .object = den Adligen
    .a = einen Adligen
character-peasant = Bauer
    .the = der Bauer
    .object = den Bauern
    .a = einen Bauern

action-beseech = Anflehen
action-chastise = Züchtigen
action-excommunicate = Exkommunizieren
action-petition = Bittgesuch

nothing = keine

## Choices

label-beseech = { $who } anflehen ({ $city }, Spur { $lane })
label-chastise = { $who } züchtigen ({ $city }, Spur { $lane })
label-excommunicate = { $who } exkommunizieren ({ $city }, Spur { $lane })
label-petition = Bittgesuch an { $who }
label-choose = { $who } wählen ({ $city }, Spur { $lane })
label-draw = { $who } aufdecken

question-act = { $left ->
    [one] Wähle deine zweite Aktion.
   *[other] Wähle deine erste Aktion: Ein Zug besteht aus zwei verschiedenen.
}
question-selfless = Wähle deine einzige Aktion: Der erste Zug hat nur eine.
question-choose-push = { $left ->
    [one] Wähle noch eine Figur zum Schieben.
   *[other] Wähle { $left } verschiedene Figuren zum Schieben.
}
question-choose-pull = { $left ->
    [one] Wähle noch eine Figur zum Ziehen.
   *[other] Wähle { $left } verschiedene Figuren zum Ziehen.
}
question-chance = Eine Figur wird aufgedeckt.

## What a card does

ability-each-pull = Ziehe jede Figur der Fraktion { $who } { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
ability-each-push = Schiebe jede Figur der Fraktion { $who } { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
ability-chosen-pull = Ziehe { $number } andere { $number ->
    [one] Figur
   *[other] Figuren
} { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
ability-chosen-push = Schiebe { $number } andere { $number ->
    [one] Figur
   *[other] Figuren
} { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
ability-rival-pull = Dein Gegner muss { $number } andere { $number ->
    [one] Figur
   *[other] Figuren
} { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} ziehen.
ability-rival-push = Dein Gegner muss { $number } andere { $number ->
    [one] Figur
   *[other] Figuren
} { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} schieben.
ability-wins = In deiner Gemeinde: Du gewinnst, wenn dein Gegner { $who } in seiner hat.
ability-loses = In deiner Gemeinde: Dein Gegner gewinnt, wenn du auch { $who } darin hast.

## The log

log-dealt = Die ersten fünf liegen aus. { $seat } beginnt.
log-beseech = { $seat } fleht { $who } an.
log-chastise = { $seat } züchtigt { $who }.
log-excommunicate = { $seat } exkommuniziert { $who }.
log-petition = { $seat } richtet ein Bittgesuch an { $who }.
log-moved = { $who } geht von { $start } nach { $end }.
log-joined = { $who } tritt der Gemeinde von { $seat } bei.
log-discarded = { $who } kommt auf den Ablagestapel.
log-drew = { $who } nimmt den Platz in { $city } ein, Spur { $lane }.
log-reshuffled = Der Nachziehstapel ist leer: Die abgelegten Karten werden gemischt und bilden den neuen.
log-turn = Zug { $turn }: { $seat }.

end-three = { $seat } gewinnt mit { $number ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $number }
} Anhängern.
end-both = Beide würden zugleich gewinnen: { $seat } hat die Aktion ausgeführt und gewinnt.
end-wins = { $seat } gewinnt: { $seat } hat { $holder } in der Gemeinde und { $rival } { $who }.
end-loses = { $seat } gewinnt: { $rival } hat { $holder } und { $who } in der Gemeinde.
end-repetition = Dieselbe Stellung zum dritten Mal: unentschieden.
end-congregation = { $seat }: { $cards } ({ $number })

## The table

status = Zug { $turn }, { $seat }: noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}; ausgeführt: { $taken }
zone-rome = Gemeinde von Rom
zone-avignon = Gemeinde von Avignon
zone-discard = Ablagestapel
zone-deck = Nachziehstapel
panel-odds = Die nächste Karte
odds-reshuffle = Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und ersetzt ihn.
odds-newcomer = Als Neuling: { $shares }
odds-successor = Nach dem Exkommunizieren: { $shares }
odds-banished = die verbannte Figur
card-label = { $who } in { $city }, Spur { $lane }
card-face-down = verdeckte Karte
warning = { $seat } droht zu gewinnen mit: { $actions }

## Refusals

refusal-chance = Der Zufall bestimmt, welche Figur aufgedeckt wird; niemand wählt sie aus.
refusal-pass = Ein Zug hat genau zwei Aktionen (der erste der Partie: eine); passen ist nicht erlaubt.
refusal-nothing-to-choose = Jetzt gibt es nichts zu wählen: Nur ein Bittgesuch verlangt Ziele.
refusal-taken = Diese Aktion hast du in diesem Zug schon ausgeführt: { $action }. Die beiden Aktionen eines Zuges müssen verschieden sein.
refusal-not-in-play = { $who } ist nicht im Spiel; ein Bittgesuch geht nur an eine Figur im Spiel.
refusal-congregation = { $who } ist in einer Gemeinde und damit aus dem Spiel.
refusal-congregation-card = Karten in einer Gemeinde sind aus dem Spiel; nichts berührt sie mehr.
refusal-pile-card = Wählbar sind nur die fünf Figuren auf der Straße, keine Karten aus Nachziehstapel oder Ablagestapel.
refusal-just-joined = Diese Spur ist leer: Ihre Figur ist gerade einer Gemeinde beigetreten.
refusal-action-first = Wähle zuerst eine der vier Aktionen, dann eine Figur.
refusal-choose-first = Das Bittgesuch ist noch nicht ausgeführt: Wähle zuerst sein Ziel.
refusal-chosen-already = Diese Figur ist schon gewählt; die Ziele müssen verschieden sein.
refusal-own-faction = { $who } gehört selbst zur Fraktion der angerufenen Figur; verlangt sind andere.
refusal-samaritan = Damit wäre am Ende deines Zuges alles wieder wie vor dem letzten Zug deines Gegners.
refusal-samaritan-luck = Was auch aufgedeckt wird: Am Ende deines Zuges wäre alles wieder wie vor dem letzten Zug deines Gegners.
refusal-samaritan-petition = Was auch gewählt wird: Mit einem Bittgesuch an { $who } wäre am Ende deines Zuges alles wieder wie vor dem letzten Zug deines Gegners.
refusal-samaritan-target = Würde { $who } gewählt, wäre am Ende des Zuges alles wieder wie vor dem letzten Zug des Gegners.

## The first game

lesson-beseech = Willkommen! Du bist Rom, am rechten Ende der Straße. Fünf Figuren stehen in Genua, jede in ihrer eigenen Spur. Wer über deine Stadt hinaus gezogen wird, tritt deiner Gemeinde bei; mit drei Anhängern gewinnst du. Anflehen heißt: eine Figur eine Stadt zu dir ziehen. Flehe den Adligen in Spur 2 an. (Der erste Zug hat nur eine Aktion.)
lesson-score = Avignon hat den Ritter zu sich gezogen und ein Bittgesuch an den Bauern gerichtet; das hat auch den Adligen geschoben: Er steht jetzt in Rom, vor deinem Tor. Von nun an hat ein Zug zwei verschiedene Aktionen. Flehe den Adligen noch einmal an: Er geht über Rom hinaus und tritt dir bei.
lesson-chastise = In der Spur des Adligen steht eine neue Figur in Genua. Deine zweite Aktion muss eine andere sein. Züchtigen heißt schieben. Warum jemanden wegschieben? Weil du mit einem Adligen in der Gemeinde gewinnst, sobald die deines Gegners einen Ritter hat! Züchtige den Ritter.
lesson-petition = Avignon hat es gemerkt: Es hat den Ritter zurückgeschoben und den Bischof exkommuniziert; zufällig kam wieder ein Bischof an seinen Platz. Nun ein Bittgesuch, die Fähigkeit einer Figur im Spiel: Der Kardinal zieht jeden Kardinal zwei Städte und schiebt dann zwei andere. Richte ein Bittgesuch an den Kardinal.
lesson-target = Der Kardinal ist zu dir gekommen. Wähle jetzt zwei verschiedene andere zum Schieben. Zuerst den Ritter, nach Avignon hin.
lesson-other = Und noch eine Figur, welche du willst. (Alles Leuchtende ist wählbar; klicke auf Dunkles, um zu erfahren, warum nicht.)
lesson-win = Der Ritter steht vor Avignons Tor, und das Züchtigen ist in diesem Zug noch frei. Schiebe ihn hinüber: Avignon bekommt seinen Ritter, du hast deinen Adligen …
lesson-end = … und du gewinnst! Das ist Avignon: ziehen, schieben und darauf achten, was dein Gegner am Ende in Händen hält. Der Rest steht in den Regeln, einen Klick entfernt.
lesson-learnt =
    Anflehen zieht, Züchtigen schiebt; der erste Zug hat eine Aktion, jeder weitere zwei verschiedene.
    Ein Bittgesuch nutzt die Fähigkeit einer Figur.
    Drei Anhänger gewinnen. Ebenso dein Adliger, sobald die Gegenseite einen Ritter hat.
    Frag dich vor jeder Aktion, was dein Gegner am Ende halten muss.

## The rules in our own words

rules-intro =
    Man schreibt das Jahr 1378, und die Christenheit hat zwei Päpste: einen in Rom und einen in Avignon. Zwischen euch stehen fünf Figuren auf der Straße von Avignon nach Rom. Mit Flehen, Schelte, Bann und Bittgesuchen holst du sie auf deine Seite; wer zuerst drei Anhänger um sich schart, gewinnt – es sei denn, ein Adliger in falscher Gesellschaft entscheidet die Sache früher.

rules-sources =
    Der Regeltext enthält die Fähigkeiten der Figuren nicht. Das Bittgesuch des Kardinals kennen wir aus einer öffentlichen Rezension; die Bittgesuche von Bischof, Inquisitor, Ritter, Adligem und Bauer haben wir selbst rekonstruiert, passend zu dem, was Rezensionen über die Karten sagen. Es sind nicht die gedruckten Kartentexte.

    Wer das Spiel besitzt, kann mit den echten Texten spielen: in einer eigenen Datei, einem Pack.

reconstructed = Diese Bittgesuche haben wir rekonstruiert, es sind nicht die gedruckten Texte: { $who }.
origin-petition = Bittgesuch: { $mark }.
origin-endings = Besonderes Ende: { $mark }.

mark-S = steht im Regeltext
mark-P = steht in einer öffentlichen Rezension
mark-I = aus Regeltext oder Rezension erschlossen
mark-R = von uns rekonstruiert oder festgelegt
    .effect = von uns rekonstruiert

section-setup = Aufbau
section-factions = Die Fraktionen
section-ending = Das Ende des Spiels
section-terms = Schieben und Ziehen
section-turn = Dein Zug
section-actions = Die vier Aktionen
section-petitions = Die Bittgesuche
section-samaritan = Die Samariterregel
section-scoring = Wertung
section-congregation = Die Gemeinden
section-notes = Hinweise
section-rulings = Festlegungen an diesem Tisch

# Setting up

rule-setup-map = Die Straße
    .text = Zwischen euch liegen fünf Städte in einer Linie: Avignon, Nizza, Genua, Florenz, Rom.
rule-setup-deal = Die ersten fünf
    .text = Die Figuren werden gemischt und fünf davon offen ausgelegt. Jede beginnt in Genua in einer eigenen Spur, und in einer Stadt dürfen beliebig viele Figuren stehen.
    .why = Genua ist die Mitte, also beginnt niemand mit Vorsprung. Dass eine Stadt nie voll wird, ist erschlossen: Jede Spur führt durch jede Stadt.
rule-setup-deck = Nachziehstapel und Ablagestapel
    .text = Die übrigen Figuren bilden den verdeckten Nachziehstapel; daneben bleibt Platz für den Ablagestapel. Das Spiel hat zwölf Figurenkarten, von jeder der sechs Figuren zwei.
    .why = Die Zahl der Karten nennt der Regeltext; dass es gleiche Paare sind, wissen wir aus einer öffentlichen Rezension.
rule-setup-seats = Rom und Avignon
    .text = Ihr spielt zu zweit. Einer von euch ist Rom, der andere Avignon; jeder sitzt an dem Ende der Straße, an dem seine Stadt liegt.
rule-setup-first = Wer beginnt
    .text = Rom macht den ersten Zug, sofern am Tisch nichts anderes vereinbart ist.

# The factions

rule-factions = Sechs Fraktionen
    .text = Jede Figur gehört zu einer Fraktion: Bischof, Kardinal, Inquisitor, Ritter, Adliger oder Bauer. Wo ein Bittgesuch oder ein besonderer Sieg eine davon nennt, sind alle Figuren dieser Fraktion gemeint.
    .why = So können neue Figuren zu einer alten Fraktion stoßen, und die alten Regeln gelten auch für sie.

# How the game ends

rule-end-three = Drei Anhänger
    .text = Du gewinnst, sobald nach einer Aktion drei oder mehr Figuren in deiner Gemeinde sind.
    .why = Ein Bittgesuch kann mehrere auf einmal bringen, darum können es am Ende auch mehr als drei sein.
rule-end-other = Andere Wege zum Sieg
    .text = Eine Figur kann eine eigene Art mitbringen, das Spiel zu beenden. In diesem Kartensatz tut das nur der Adlige.
rule-end-noble-knight = Der Adlige und der Ritter des Gegners
    .text = Hast du einen Adligen in deiner Gemeinde, gewinnst du, wenn in der Gemeinde deines Gegners ein Ritter ist.
    .why = Ein Ritter, den du deinem Gegner in die Arme schiebst, kann dir also den Sieg bringen.
rule-end-noble-peasant = Der Adlige und der Bauer
    .text = Sind in deiner Gemeinde ein Adliger und ein Bauer zugleich, gewinnt dein Gegner.
rule-end-both = Beide gewinnen zugleich
    .text = Würdet ihr durch dieselbe Aktion beide gewinnen, gewinnt der, dessen Aktion es ist. Das gilt auch, wenn erst die Antwort des Gegners auf einen Inquisitor dazu geführt hat.
    .why = Ein Beispiel: Dein dritter Anhänger ist ein Bauer und trifft auf deinen Adligen – es war deine Aktion, also gewinnst du. Den Fall des Inquisitors haben wir so festgelegt, weil die Antwort noch zu deiner Aktion gehört.
rule-end-over = Aus ist aus
    .text = Ist das Spiel entschieden, geschieht nichts mehr: Niemand führt noch eine Aktion aus, und keine Karte wird mehr aufgedeckt.
    .why = Erschlossen: Ein beendetes Spiel braucht weder Nachschub noch eine zweite Aktion.

# Push and Pull

rule-term-push = Schieben
    .text = Schiebst du eine Figur, rückt sie ein Feld, also eine Stadt, von dir weg auf deinen Gegner zu.
rule-term-pull = Ziehen
    .text = Ziehst du eine Figur, rückt sie ein Feld, also eine Stadt, auf dich zu.

# Your turn

rule-turn-two = Zwei Aktionen
    .text = Dein Zug besteht aus genau zwei der vier Aktionen Anflehen, Züchtigen, Exkommunizieren und Bittgesuch. Du darfst weder passen noch nach einer aufhören noch eine dritte ausführen.
    .why = Die Zahl steht im Regeltext; dass du nicht passen darfst, folgt daraus.
rule-turn-different = Zwei verschiedene Aktionen
    .text = Die zweite Aktion deines Zuges muss von anderer Art sein als die erste.
    .why = Nach einem Bittgesuch zum Beispiel ist in diesem Zug kein weiteres erlaubt, auch nicht an eine andere Figur.
rule-turn-alternate = Abwechselnd am Zug
    .text = Ist dein Zug zu Ende, ist dein Gegner an der Reihe. Du darfst nur in deinem eigenen Zug handeln; im Zug deines Gegners antwortest du höchstens auf seinen Inquisitor.
rule-selfless = Die Regel der Selbstlosigkeit
    .text = Der allererste Zug des Spiels besteht aus nur einer Aktion, ganz gleich, wer ihn macht.
    .why = Der erste Zug ist ein Vorteil, und das gleicht ihn aus. Dass die Regel für jeden gilt, der beginnt, haben wir festgelegt.

# The four actions

rule-beseech = Anflehen
    .text = Wähle eine Figur im Spiel und ziehe sie ein Feld.
rule-chastise = Züchtigen
    .text = Wähle eine Figur im Spiel und schiebe sie ein Feld.
rule-excommunicate = Exkommunizieren
    .text = Wähle eine Figur im Spiel. Sie kommt zuerst auf den Ablagestapel; erst danach wird ihre Nachfolge aufgedeckt.
rule-excommunicate-place = Die Nachfolge
    .text = Die aufgedeckte Figur tritt genau an die Stelle der verbannten: dieselbe Spur, dieselbe Stadt.
    .why = Exkommunizieren ändert, wer dort steht, aber nie, wie weit der Weg noch ist.
rule-excommunicate-reshuffle = Exkommunizieren bei leerem Nachziehstapel
    .text = Ist der Nachziehstapel leer, wenn eine Nachfolge gebraucht wird, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Die eben verbannte Figur ist dabei und kann sofort zurückkehren.
rule-petition = Bittgesuch
    .text = Wähle eine Figur im Spiel und nutze ihr Bittgesuch. Wo auf der Straße sie steht, ist gleich; an eine Figur, die nicht im Spiel ist, darfst du kein Bittgesuch richten.
rule-target-any = Jede Figur, überall
    .text = Eine Aktion darf jede Figur im Spiel wählen, in jeder Stadt, auch vor der Haustür deines Gegners.
    .why = Erschlossen: Der Regeltext schränkt weder den Ort noch die Seite ein.
rule-target-fixed = Neulinge bleiben unbehelligt
    .text = Wen eine Aktion bewegen kann, steht fest, sobald sie beginnt. Figuren, die zu ihrem Abschluss neu aufgedeckt werden, betrifft sie nicht.
    .why = So festgelegt, damit jede Aktion ein Ende hat und überschaubar bleibt: Ein Ritter, der nach „ziehe jeden Ritter“ neu erscheint, bleibt in Genua.

# The petitions

rule-petition-once = Zwei gleiche Figuren, ein Bittgesuch
    .text = Sind beide Karten derselben Figur im Spiel, haben sie ein und dasselbe Bittgesuch; es wird nur einmal aufgeführt.
    .why = Erschlossen: Ein Bittgesuch meint immer die ganze Fraktion, also ist es gleich, an welche der beiden du es richtest.
rule-petition-moves = Bittgesuche bewegen auf eigene Art
    .text = Was ein Bittgesuch schiebt oder zieht, gilt weder als Züchtigen noch als Anflehen. Beides bleibt dir im selben Zug erlaubt.
    .why = Erschlossen: Nur Aktionen derselben Art schließen einander aus, und das Bittgesuch ist eine eigene Art.
rule-petition-bishop = Das Bittgesuch des Bischofs
    .text = Schiebe jeden Bischof ein Feld, dann ziehe zwei verschiedene andere Figuren je ein Feld.
    .why = Von uns rekonstruiert als Umkehrung des Kardinals. In Rezensionen heißt es, dass fast jede Fähigkeit dich auch etwas Boden kostet.
rule-petition-cardinal = Das Bittgesuch des Kardinals
    .text = Ziehe jeden Kardinal zwei Felder, dann schiebe zwei verschiedene andere Figuren je ein Feld.
    .why = Aus einer deutschen Rezension; dass die beiden verschieden und keine Kardinäle sein müssen, ist erschlossen.
rule-petition-inquisitor = Das Bittgesuch des Inquisitors
    .text = Schiebe jeden Inquisitor ein Feld. Dann muss dein Gegner zwei verschiedene andere Figuren seiner Wahl je ein Feld schieben, also auf dich zu.
    .why = Von uns rekonstruiert: Rezensionen erwähnen eine Fähigkeit, die den Gegner zum Schieben zwingt.
rule-petition-knight = Das Bittgesuch des Ritters
    .text = Ziehe jeden Ritter ein Feld und schiebe jeden Bauern ein Feld.
    .why = Von uns rekonstruiert: Adliger, Ritter und Bauer bilden einen Kreis, und jeder vertreibt den nächsten.
rule-petition-noble = Das Bittgesuch des Adligen
    .text = Ziehe jeden Adligen ein Feld und schiebe jeden Ritter ein Feld.
    .why = Von uns rekonstruiert, passend zum besonderen Sieg des Adligen: Er kommt zu dir, während der Ritter zu deinem Gegner geht.
rule-petition-peasant = Das Bittgesuch des Bauern
    .text = Ziehe jeden Bauern ein Feld und schiebe jeden Adligen ein Feld.
    .why = Von uns rekonstruiert: Es schließt den Kreis aus Adligem, Ritter und Bauer.
rule-target-other = „Andere“ Figuren
    .text = Verlangt ein Bittgesuch andere Figuren, darf keine gewählt werden, die zur Fraktion der angerufenen Figur gehört.
    .why = So festgelegt, weil Namen in Fähigkeiten immer die Fraktion meinen: Das Bittgesuch des Kardinals kann den zweiten Kardinal nicht schieben.
rule-target-different = Zwei verschiedene
    .text = Die beiden gewählten Figuren müssen verschiedene Karten sein; dieselbe darf nicht zweimal gewählt werden. Zwei Karten derselben Figur sind zwei Karten.
    .why = So festgelegt, denn sonst könnte aus „zwei Figuren je ein Feld“ eine Figur werden, die zwei Felder weit kommt.
rule-target-count = Genau zwei
    .text = Es werden genau zwei Figuren gewählt. Nur wenn weniger passende im Spiel sind, bewegen sich weniger, und dann alle.
    .why = Von uns festgelegt für eigene Kartensätze; mit dem Kartensatz dieses Tisches stehen immer mindestens drei zur Wahl.
rule-target-rival = Der Gegner wählt
    .text = Welche zwei Figuren das Bittgesuch des Inquisitors in Bewegung setzt, bestimmt der Gegner dessen, der es gestellt hat, und niemand sonst.
    .why = Teil unserer Rekonstruktion: Der Gegner schiebt, also sucht er auch aus.

# The Samaritan rule

rule-samaritan = Die Samariterregel
    .text = Die Aktion, die deinen Zug beendet, darf den Tisch nicht genau so zurücklassen, wie er zu Beginn des letzten Zuges deines Gegners war. Geprüft wird nur diese letzte Aktion mitsamt ihren Zielen, und eine andere ist dir immer erlaubt.
    .why = Sonst könnten zwei sture Päpste einander ewig alles rückgängig machen. Dass nur die letzte Aktion geprüft wird, haben wir festgelegt.
rule-samaritan-partial = Teilweise zurück
    .text = Einen Teil dessen, was dein Gegner getan hat, darfst du rückgängig machen, solange irgendetwas anders bleibt.
rule-samaritan-compare = Was als gleich gilt
    .text = Verglichen wird Spur für Spur, welche Figur in welcher Stadt steht, dazu beide Gemeinden. Zwei Karten derselben Figur gelten als gleich; Nachziehstapel und Ablagestapel zählen nicht.
    .why = Wie zu vergleichen ist, sagt der Regeltext nicht; wir nehmen das, was alle auf der Straße und vor den Spielern liegen sehen.
rule-samaritan-answer = Keine Umkehr durch Ziel oder Antwort
    .text = Ein Ziel, das die verbotene Umkehr vollenden würde, darf nicht gewählt werden. Dasselbe gilt für die Antwort deines Gegners auf deinen Inquisitor: Eine solche Antwort wird nicht angeboten.
    .why = So festgelegt, damit niemand durch eine Wahl mitten in der Aktion in eine verbotene Stellung gerät.
rule-samaritan-luck = Umkehr durch Glück
    .text = Du darfst exkommunizieren, auch wenn eine glückliche Karte die frühere Stellung wiederherstellen würde; was aufgedeckt wird, gilt. Abgelehnt wird die Aktion nur, wenn jede mögliche Karte sie wiederherstellen würde.
    .why = So festgelegt: Du stehst für das ein, was du tust, nicht für das, was der Stapel tut.

# Scoring

rule-scoring = Über die letzte Stadt hinaus
    .text = Eine Figur, die über Avignon oder über Rom hinausrückt, verlässt die Straße und kommt offen in die Gemeinde des Spielers an diesem Ende. Welche Aktion sie bewegt hat und wessen, spielt keine Rolle.
    .why = Schiebst du zu weit, gewinnt dein Gegner einen Anhänger.
rule-scoring-leftover = Überzählige Schritte
    .text = Schritte, die eine Figur beim Eintritt in eine Gemeinde noch übrig hätte, verfallen.
    .why = Erschlossen: Ein Kardinal in deiner eigenen Stadt, den du zwei Felder ziehst, braucht nur das erste.
rule-scoring-refill = Ein Neuling in Genua
    .text = Wer den Anhänger gewonnen hat, deckt eine neue Figur auf. Sie beginnt in Genua in der frei gewordenen Spur.
rule-scoring-order = Erst der Sieg, dann der Nachschub
    .text = Ist eine Aktion ganz ausgeführt, wird zuerst geprüft, ob jemand gewonnen hat. Wenn nicht, werden die leeren Spuren der Reihe nach in Genua neu besetzt.
    .why = So festgelegt für Aktionen, die mehrere Figuren in Gemeinden bringen; damit ist immer klar, welche Karte auf welche Spur kommt.
rule-scoring-reshuffle = Nachschub bei leerem Nachziehstapel
    .text = Ist der Nachziehstapel leer, wenn ein Neuling gebraucht wird, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.

# The Congregations

rule-congregation-out = Aus dem Spiel
    .text = Figuren in einer Gemeinde sind endgültig aus dem Spiel. Keine Aktion darf sie wählen oder bewegen, und kein Bittgesuch darf an sie gehen.
    .why = Für den Sieg zählen sie weiterhin, auch für die besonderen Siege durch den Adligen.
rule-congregation-open = Für alle offen
    .text = Ihr dürft jederzeit beide Gemeinden durchsehen.

# Notes

rule-notes-upright = Immer richtig herum
    .text = Wie eine Karte oder die Straße gedreht liegt, hat keinen Einfluss auf das Spiel, und du darfst sie drehen, wie es dir passt. An diesem Tisch siehst du ohnehin jede Karte aufrecht.

# Rulings of this table

rule-repetition = Dreimal dieselbe Stellung
    .text = Entsteht dieselbe Stellung zum dritten Mal, endet das Spiel unentschieden. Dieselbe heißt: Spuren, Gemeinden, Nachziehstapel, Ablagestapel, wer handelt, wie viele Aktionen er noch hat und welche Arten er schon genutzt hat; gezählt wird zwischen den Aktionen, nicht während einer Antwort.
    .why = Von uns festgelegt, weil die Samariterregel allein längere Kreise nicht verhindert; als Option wählbar und von Haus aus an.
rule-odds = Offene Chancen
    .text = Der Ablagestapel ist öffentlich, also lässt sich errechnen, was noch im Nachziehstapel steckt. Du darfst vor jeder Entscheidung sehen, wie wahrscheinlich jede Karte ist.
    .why = Von uns festgelegt: Der Tisch zählt für dich, was du auch selbst zählen könntest.
rule-pack-size = Größe des Kartensatzes
    .text = Ein Kartensatz mit weniger als zwölf Figurenkarten wird abgelehnt. Ab zwölf kann, solange das Spiel läuft, immer eine Karte aufgedeckt werden.
    .why = Von zwölf Karten liegen fünf auf der Straße und höchstens vier in Gemeinden, also bleiben mindestens drei; die Grenze haben wir festgelegt.

## What the coach speaks of

aspect-own-followers = deine Gemeinde
aspect-rival-followers = die gegnerische Gemeinde
aspect-near = wer auf deiner Hälfte der Straße steht
aspect-far = wer auf der gegnerischen Hälfte der Straße steht
aspect-middle = wer in Genua steht
aspect-gates = besondere Spielenden vor den Toren
aspect-deck = wer noch im Stapel ist
aspect-tempo = die übrigen Aktionen

## Where the rules page finds its summary and its glossary

rules-brief =
    Das Ziel: AV end.three, AV end.noble.knight, AV end.noble.peasant
    Der Aufbau: AV setup.map, AV setup.deal
    Dein Zug: AV turn.two, AV turn.different, AV selfless
    Die vier Aktionen: AV beseech, AV chastise, AV excommunicate, AV petition
    Beachte: AV samaritan, AV scoring, AV scoring.refill
glossary =
    Anflehen: AV beseech
    Anhänger: AV scoring
    Bittgesuch: AV petition
    Exkommunizieren: AV excommunicate
    Fraktion: AV factions
    Gemeinde: AV congregation.out
    Nachziehstapel: AV setup.deck
    Samariterregel: AV samaritan
    Schieben: AV term.push
    Selbstlosigkeit: AV selfless
    Ziehen: AV term.pull
    Züchtigen: AV chastise

## Was an einer Option, einem Paket oder einer Stellung nicht stimmt

error-nobody = { $place }: { $name } heißt schon eine leere Bahn
error-pack-size = { $place }: { $number } Karten im Ganzen; mindestens { $least } werden gebraucht [{ $rule }]
error-character-twice = { $place }: { $name } steht zweimal da; dafür gibt es `copies`
error-phase-ended = phase: { $found }, aber die Partie ist zu Ende
error-deal = Option deal: { $value } ist weder random noch { $number } Personen
error-deal-unknown = Option deal: die Person { $name } gibt es nicht; es gibt { $known }
error-deal-copies = Option deal: { $name } gibt es nur { $number }-mal
error-other-lane = { $word }: in Bahn { $lane } steht { $found }{ $known ->
        [none] { "" }
       *[other] ; gemeint ist { $known }
    }
error-several-lanes = { $word } steht in mehreren Bahnen: gemeint ist eines von { $known }
error-not-in-play = { $word } ist nicht im Spiel; es gibt { $known }
