# Serpent Master — alle Wörter auf Deutsch. Die Regeln in unseren eigenen Worten stehen am Ende.

title = Serpent Master
summary = Schlangen in einer Grube, und alle kriechen zugleich: Wähle deine Karte geheim und sieh zu, dass du am Ende oben liegst.
credit = Spielidee: Thomas Shepherd. Verlag: Toresh Games. Fidchell steht in keiner Verbindung zu ihnen; Texte und Bilder sind unsere eigenen, und die Bilder auf neun der fünfzehn Karten sind rekonstruiert.
players = 2 bis 4 Spieler

option-board = Größe der Grube
    .help = auto, 8, 7 oder 6 Felder je Seite. auto: 8 zu dritt und zu viert, 7 zu zweit. 6 ist die Grube der veröffentlichten Ausgabe für zwei.
    .note = Sechs Felder je Seite hat die Grube der veröffentlichten Ausgabe für zwei.
option-board-auto = passend zur Zahl der Spieler
option-board-8 = 8 Felder je Seite
option-board-7 = 7 Felder je Seite
option-board-6 = 6 Felder je Seite
option-oldest = Wer als Ältester gilt
    .help = blue (Blau), red (Rot), black (Schwarz) oder white (Weiß). Wer als Ältester gilt, ist zuerst dran, wo die Karten einen Gleichstand nicht auflösen.
    .note = Wer am ältesten ist, ist zuerst dran, wo die Karten nicht entscheiden.
option-oldest-blue = { seat-blue }
option-oldest-red = { seat-red }
option-oldest-black = { seat-black }
option-oldest-white = { seat-white }

## Names

seat-blue = Blau
    .object = Blau
    .serpent = die blaue Schlange
seat-red = Rot
    .object = Rot
    .serpent = die rote Schlange
seat-black = Schwarz
    .object = Schwarz
    .serpent = die schwarze Schlange
seat-white = Weiß
    .object = Weiß
    .serpent = die weiße Schlange

# The numbers are the game's; these names are ours.
card-1 = Züngeln
card-2 = Gleiten
card-3 = Schuss
card-4 = Vorstoß
card-5 = Schlupf
card-6 = Haken
card-7 = Bogen
card-8 = Knick
card-9 = Schräge
card-10 = Zacken
card-11 = Welle
card-12 = Ringel
card-13 = Kehre
card-14 = Stoß
card-15 = Biss
card-title = { $number } { $name }
card-label = Karte { $number }, { $name }: { $tokens ->
    [one] ein Plättchen
   *[other] { $tokens } Plättchen
}
card-face-down = verdeckte Karte

side-top = oberer Rand
side-right = rechter Rand
side-bottom = unterer Rand
side-left = linker Rand
side-corner = Ecke
square-outside = draußen

nothing = keine

## Choices

label-commit = Karte { $card } spielen
label-enter = Eingang auf { $square } ({ $side })
label-place = Auf { $squares } legen (Kopf: { $from } nach { $to })
label-aside = Karte { $card } von { $seat } beiseitelegen

effect-points = Neuer Stand: { $scores }.
effect-fits = { $ways ->
    [0] So wie die Grube jetzt ist, passt sie nirgends und würde verfallen.
    [one] So wie die Grube jetzt ist, passt sie auf eine Art.
   *[other] So wie die Grube jetzt ist, passt sie auf { $ways } Arten.
}

question-chance = Karten werden beiseitegelegt.
question-enter = Wähle das Randfeld, durch das deine Schlange hereinkommt.
question-choose = Wähle geheim eine Karte für diese Runde.
question-place = Karte { $card }: Wie soll deine Schlange liegen?

## The log

log-entered = { $seat } wird auf { $square } hereinkommen.
log-dealt = { $seat } legt vier Karten ungesehen beiseite und nimmt die anderen elf auf die Hand.
log-chose = { $seat } hat gewählt.
log-revealed = { $seat } deckt Karte { $card } auf.
log-order = Die Reihenfolge: { $seats }.
log-tie = Gleiche Zahl bei { $seats }: { $how }.
log-placed = { $seat } legt Karte { $card } auf { $squares }; der Kopf liegt jetzt auf { $head }.
log-covered = { $seat } bedeckt { $others }.
log-lost = { $seat } hat keinen Platz für Karte { $card }: Sie verfällt.
log-over = Alle elf Karten sind gespielt.
log-score = { $seat }: { $tokens ->
    [one] ein sichtbares Plättchen
   *[other] { $tokens } sichtbare Plättchen
} und der Kopf, zusammen { $total }.
log-won = { $seat } gewinnt mit { $score ->
    [one] einem Punkt.
   *[other] { $score } Punkten.
}
log-won-stack = Gleichstand an der Spitze: { $seat } gewinnt, weil der Kopf auf dem höheren Stapel liegt.
log-won-alone = Gleichstand an der Spitze: { $seat } gewinnt, weil mehr Plättchen allein liegen.
log-draw = Gleichstand an der Spitze in allem: unentschieden.

how-back = Es entscheiden die Karten { $back ->
    [one] der Runde davor
   *[other] von vor { $back } Runden
}
how-oldest = Das Alter entscheidet

## The table

status = Runde { $round } von { $rounds }
status-entry = Die Schlangen sammeln sich am Rand
status-over = Die Partie ist zu Ende
zone-hand = Deine Hand
zone-chosen = Die Karten dieser Runde
zone-all = Alle Karten
panel-score = Punkte
panel-played = Bisher gespielt
played-line = { $seat }: { $cards }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } verfallen)
}
mark-chosen = hat gewählt
mark-choosing = wählt noch …
score-line = { $seat }: { $total } ({ $tokens } für Plättchen obenauf, { $head } für den Kopf)
order-now = an der Reihe
spot-empty = { $square }, leer
spot-entry = { $square }, Eingang von { $seat }
stack-label = { $square }, { $height ->
    [one] ein Plättchen
   *[other] { $height } Plättchen
}, von oben: { $seats }
piece-head = Kopf von { $seat }
piece-body = Plättchen von { $seat }
piece-waiting = Kopf von { $seat }, wartet draußen

## Refusals

refusal-chance = Die vier Karten legt der Zufall beiseite; niemand wählt sie.
refusal-entry-taken = Auf { $square } kommt schon { $seat } herein; zwei Schlangen dürfen nicht dasselbe Feld nehmen.
refusal-entry-edge = Eine Schlange kommt durch ein Feld am Rand der Grube herein.
refusal-chosen = Du hast für diese Runde schon eine Karte gewählt; gespielt wird genau eine.
refusal-not-in-hand = Karte { $card } hast du nicht auf der Hand.
refusal-played = Karte { $card } hast du schon gespielt; jede wird nur einmal gespielt.
refusal-own-token = Auf { $square } liegt sichtbar dein eigenes Plättchen; auf dich selbst darfst du nicht legen.
refusal-rival-head = Auf { $square } liegt der Kopf von { $seat }; auf fremde Köpfe darf niemand legen.
refusal-off-board = Die Karte würde über den Rand der Grube reichen.
refusal-entry-square = Deine Schlange ist noch draußen: Ihr erstes Plättchen muss auf dem Eingangsfeld liegen, auf { $square }.
refusal-diagonal-entry = Deine Schlange ist noch draußen, und dieses Bild beginnt schräg: So kommt sie nicht herein.
refusal-pattern = So liegt kein Bild dieser Karte, wie man sie auch dreht.
refusal-enter-first = Zuerst nennen alle das Feld, durch das ihre Schlange hereinkommt.
refusal-same-placement = Von der anderen Seite der Ecke lägen die Plättchen auf denselben Feldern: Es ist dieselbe Lage.
refusal-pass = Die Karte passt, also müssen alle ihre Plättchen gelegt werden, nicht nur einige und auch nicht gar keines.
refusal-choose-first = Erst wählen alle eine Karte; bevor sie aufgedeckt sind, wird nichts gelegt.
refusal-resolve-first = Erst werden die Karten auf dem Tisch ausgeführt; danach wird die nächste gewählt.

## The rules in our own words

rules-intro =
    Nur wer wirklich begabt ist, heißt es, kann eine Schlange beherrschen. Zeigt es in der Grube: In jeder Runde wählt ihr alle geheim eine Karte, und eure Schlangen schieben sich über den Boden und übereinander hinweg. Wer nach elf Runden die meisten Plättchen sichtbar hat, ist der Serpent Master.

rules-sources =
    Der Regeltext, der älter ist als die Ausgabe von 2019, enthält die Sätze auf den fünfzehn Karten, aber nicht ihre Bilder. Die Bilder der geraden Karten ergeben sich aus den Sätzen; die der neun anderen, der Karten 5 bis 13, haben wir rekonstruiert, und die Namen der Karten sind von uns.

    Wer das Spiel besitzt, kann die echten Bilder einsetzen: in einer eigenen Datei, einem Pack.

reconstructed = Die Bilder auf diesen Karten haben wir rekonstruiert, es sind nicht die gedruckten: { $cards }.
origin-card = Satz: { $named }. Bild: { $effect }.
origin-own = Bild: { $effect }.

mark-S = steht im Regeltext
mark-P = steht in öffentlichen Beschreibungen der veröffentlichten Ausgabe
mark-I = aus dem Regeltext erschlossen
mark-R = von uns rekonstruiert oder festgelegt
    .effect = von uns rekonstruiert

section-setup = Aufbau
section-entry = Der Weg hinein
section-play = Wie eine Runde verläuft
section-choice = Eine Karte lesen
section-blocked = Bedeckte und gesperrte Felder
section-order = Wer wann dran ist
section-placing = Plättchen legen
section-ending = Ende und Wertung
section-ties = Gleichstand an der Spitze
section-cards = Die fünfzehn Karten
section-rulings = Festlegungen an diesem Tisch

# Setting up

rule-players = Zwei bis vier
    .text = Ihr spielt zu zweit, zu dritt oder zu viert, jeder für sich.
rule-setup-colour = Deine Farbe
    .text = Jeder von euch hat eine eigene Farbe – Blau, Rot, Schwarz oder Weiß – mit dem Kopf ihrer Schlange, ihren Körperplättchen und ihren fünfzehn Karten mit den Zahlen 1 bis 15.
    .why = An diesem Tisch folgen die Farben der Reihe der Plätze.
rule-supply = Plättchen genug
    .text = Jede Farbe hat 48 Körperplättchen; sie gehen nie aus.
    .why = Erschlossen: Alle fünfzehn Karten zusammen verlangen 45 Plättchen, die elf gespielten höchstens 39.
rule-setup-board = Die Grube
    .text = Zu dritt und zu viert hat die Grube 8 mal 8 Felder, zu zweit 7 mal 7. Ein Feld heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Reihe.
    .why = Auf dem gedruckten Plan ist die kleinere Grube in der größeren eingezeichnet. Hier ist sie ein eigenes Brett, denn 49 Felder können nicht mitten in 64 liegen.
rule-setup-aside = Vier Karten bleiben draußen
    .text = Jeder mischt seine fünfzehn Karten und legt vier davon beiseite, ohne sie anzusehen. Sie sind aus dem Spiel; die anderen elf sind deine Hand.

# The way in

rule-setup-entry = Das Eingangsfeld
    .text = Der Kopf deiner Schlange beginnt draußen, neben dem Feld, durch das sie hereinkommen wird. Das muss ein Feld am Rand der Grube sein.
rule-setup-entry-sides = Jede Seite ist recht
    .text = Du darfst überall am Rand hereinkommen. Am schönsten wird das Spiel, wenn alle von verschiedenen Seiten kommen, aber niemand muss das.
    .why = Der Regeltext gibt das als Rat, darum lehnt dieser Tisch keine Seite ab.
rule-setup-entry-different = Eine Schlange je Feld
    .text = Du darfst nicht durch ein Feld hereinkommen, das ein anderer schon als Eingang genommen hat.
rule-setup-order = Die Eingänge benennen
    .text = Ihr nennt eure Eingangsfelder nacheinander, der Älteste zuerst und dann reihum, bevor die Karten verteilt werden.
    .why = Von uns festgelegt: Der Regeltext sagt nicht, wer anfängt, und eine feste Reihe klärt, wer ein Feld bekommt, das zwei gern hätten.
rule-entry-first = Hereinkommen
    .text = Solange deine Schlange draußen ist, muss das erste Plättchen deiner Karte auf deinem Eingangsfeld liegen, und von dort zeigt die Karte geradeaus hinein.
    .why = Erschlossen: Der Kopf auf der Karte ist dein Kopf, und der liegt genau vor diesem Feld.
rule-entry-diagonal = Nicht schräg herein
    .text = Ein Bild, dessen erstes Plättchen schräg vor dem Kopf liegt, darf nicht zum Hereinkommen genutzt werden.
    .why = Von uns festgelegt: Ein solches Plättchen läge neben dem Eingangsfeld, nicht darauf. Die Karten 5, 9 und 10 kommen mit ihrem anderen Bild herein.
rule-entry-corner = Ecken haben zwei Seiten
    .text = Eine Ecke ist ein einziges Feld. Ist sie dein Eingang, darfst du von jeder ihrer beiden Außenseiten kommen, und du wählst erst beim Hereinkommen.
    .why = Von uns festgelegt: Der Text spricht nur vom Feld, und eine Ecke ist von zwei Seiten zu erreichen.
rule-entry-blocked = Ein Kopf im Eingang
    .text = Liegt der Kopf einer anderen Schlange auf deinem Eingangsfeld, wenn deine Karte ausgeführt wird, kommst du in dieser Runde nicht herein, und die Karte verfällt.
    .why = Erschlossen: Auf einen fremden Kopf darf niemand legen, und es gibt nur diesen einen Weg hinein.

# How a round goes

rule-rounds = Elf Runden
    .text = Das Spiel hat elf Runden. In jeder spielt jeder eine Karte.
rule-choose = Eine Karte für jeden
    .text = Ihr wählt alle gleichzeitig, jeder genau eine Karte. Niemand darf in einer Runde zwei Karten spielen.
rule-choose-hand = Aus deiner Hand
    .text = Du wählst unter den Karten, die du noch auf der Hand hast. Eine schon gespielte oder beiseitegelegte Karte darf nicht gewählt werden.
rule-choose-secret = Geheim
    .text = Deine Karte bleibt verdeckt, bis alle gewählt haben. Die anderen sehen, dass du gewählt hast, aber nicht, was.
rule-choose-takeback = Es sich anders überlegen
    .text = Solange noch jemand wählt, darfst du deine Karte zurücknehmen und neu wählen.
    .why = Von uns festgelegt: Niemand hat dadurch etwas erfahren.
rule-reveal = Aufdecken
    .text = Sobald alle gewählt haben, werden alle Karten gemeinsam aufgedeckt.
rule-resolution-discard = Gespielt ist gespielt
    .text = Sind alle Karten einer Runde ausgeführt, kommen sie auf die Ablagestapel ihrer Besitzer, und eine neue Runde beginnt. Sie kehren nicht zurück.

# Reading a card

rule-turned = Wie herum du willst
    .text = Eine Karte zeigt, wie deine Schlange kriechen würde. Du darfst sie in Vierteldrehungen so drehen, wie es dir passt.
rule-head = Der Kopf auf der Karte
    .text = Der Kopf auf einer Karte steht für das Feld, auf dem der Kopf deiner Schlange gerade liegt.
rule-pattern = Die Kreise auf der Karte
    .text = Die Kreise sind, vom Kopf aus gesehen, die Felder für deine neuen Plättchen. Anderswo darfst du sie nicht hinlegen.
rule-pictures = Entweder – oder
    .text = Zeigt eine Karte zwei Bilder mit einem „oder“ dazwischen, nimmst du eines davon.
rule-mirror = Spiegelbilder
    .text = Ein geknicktes oder schräges Bild darfst du auch spiegeln, links für rechts.
    .why = Von uns festgelegt: Das „oder“ steht auf den Karten 5 bis 13 und auf keiner geraden, aber die Bilder zu beiden Seiten fehlen. Auf den geknickten Karten nehmen wir ein Bild und sein Spiegelbild an, auf den Karten 5, 9 und 10 die beiden Arten, den Kopf zu berühren, die sich dann auch spiegeln lassen.

# Covered and blocked squares

rule-stack = Über den anderen
    .text = Deine Plättchen dürfen auf Plättchen anderer Schlangen liegen. So wachsen Stapel, und sichtbar ist nur das oberste Plättchen.
    .why = Erschlossen: Ziel ist es, oben zu liegen, und gewertet wird, was auf den Stapeln obenauf liegt.
rule-blocked-own = Nicht auf dich selbst
    .text = Du darfst kein Plättchen auf ein Feld legen, auf dem dein eigenes Plättchen sichtbar ist.
rule-blocked-head = Nicht auf einen Kopf
    .text = Du darfst kein Plättchen auf ein Feld legen, auf dem der Kopf eines anderen Spielers liegt.
rule-blocked-edge = Nicht über den Rand
    .text = Alle Plättchen einer Karte müssen in der Grube liegen.
    .why = Erschlossen: Draußen gibt es keine Felder.
rule-blocked-buried = Begrabene Plättchen zählen nicht
    .text = Liegt dein Plättchen unter einem fremden begraben, hält es dich nicht auf: Du darfst dort wieder obenauf legen.
    .why = Erschlossen: Gesperrt sind nur sichtbare Plättchen.

# Who moves when

rule-order = Die höchste zuerst
    .text = Die Karten werden einzeln ausgeführt, von der höchsten Zahl abwärts.
rule-order-tie = Gleiche Zahlen
    .text = Zeigen zwei von euch dieselbe Zahl, ist zuerst dran, wer in der Runde davor die höhere Karte hatte; waren auch die gleich, entscheidet die Runde vor dieser, und so weiter.
rule-order-oldest = Der Älteste
    .text = Unterscheidet euch keine Runde, ist der Ältere zuerst dran. An diesem Tisch sagt eine Option, wer der Älteste ist; die anderen folgen reihum, jeder jünger als der vorige.
    .why = Der Regeltext lässt den Ältesten beginnen. Dass ohne andere Absprache Blau als der Älteste gilt und das Alter der Reihe der Plätze folgt, haben wir festgelegt: Dieser Tisch fragt niemanden nach dem Geburtstag.
rule-resolution-next = Einer nach dem anderen
    .text = Ist eine Karte ausgeführt, folgt die nächsthöhere, bis keine mehr übrig ist. Niemand darf außer der Reihe legen.

# Placing the tokens

rule-resolution-orient = Du entscheidest, wenn du dran bist
    .text = Erst wenn deine Karte ausgeführt wird, sagst du an, wie herum sie liegt.
    .why = So kannst du auf das antworten, was schnellere Schlangen eben getan haben.
rule-resolution-place = Den Körper legen
    .text = Dann legst du deine neuen Plättchen, wie die Karte es zeigt, vom Kopf an der Reihe nach.
rule-resolution-head = Der Kopf rückt vor
    .text = Liegen alle Plättchen, rückt dein Kopf auf das letzte davon und ist der neue Kopf deiner Schlange.
rule-resolution-whole = Ganz oder gar nicht
    .text = Passt die Karte auf irgendeine Weise, musst du alle ihre Plättchen legen. Du darfst nicht vorzeitig aufhören, weniger legen oder die Karte auslassen.
    .why = Aufhören und weniger legen verbietet der Regeltext; dass du mit einer passenden Karte nicht passen darfst, folgt daraus.
rule-resolution-lost = Eine verfallene Karte
    .text = Passt die Karte auf gar keine Weise, kommt sie ohne Wirkung auf den Ablagestapel. Dein Kopf bleibt, wo er ist.

# The end and the score

rule-end = Das Ende
    .text = Das Spiel endet, wenn die elfte Karte von jedem ausgeführt ist.
rule-end-over = Aus ist aus
    .text = Danach darf nichts mehr gespielt oder gelegt werden.
    .why = Erschlossen: Eine zwölfte Runde gibt es nicht.
rule-score = Die Wertung
    .text = Jedes deiner sichtbaren Körperplättchen bringt einen Punkt, ob es allein liegt oder oben auf einem Stapel. Die meisten Punkte gewinnen.
rule-score-head = Einer für den Kopf
    .text = Der Kopf deiner Schlange bringt einen weiteren Punkt.
    .why = Das nehmen wir wörtlich: Der Punkt gehört dir auch, wenn deine Schlange nie hereingekommen ist.
rule-score-covered = Unter dem Kopf
    .text = Das Plättchen unter einem Kopf ist von ihm bedeckt und zählt nicht.
    .why = Erschlossen: Es ist nicht sichtbar. Dafür gibt es den Punkt für den Kopf.

# When the best are level

rule-tie-stack = Der höhere Stapel
    .text = Haben mehrere von euch die meisten Punkte, gewinnt unter ihnen, wessen Kopf auf dem höchsten Stapel liegt. Gezählt werden alle Plättchen auf dem Feld des Kopfes, gleich welcher Farbe, nicht aber der Kopf selbst.
    .why = Wie der Stapel zu zählen ist, haben wir festgelegt; ein Kopf, der nie hereinkam, liegt auf keinem.
rule-tie-alone = Allein liegende Plättchen
    .text = Wer dann noch gleichauf ist, vergleicht seine allein liegenden Plättchen: Die meisten gewinnen. Allein liegt ein Plättchen, wenn es das einzige auf seinem Feld ist und kein Kopf darauf liegt.
    .why = Dass ein Kopf es verdirbt, haben wir festgelegt: Ein solches Plättchen ist nicht sichtbar.
rule-tie-draw = Unentschieden
    .text = Klärt auch das nichts, endet das Spiel unentschieden. Spielt noch eins!

# The fifteen cards

rule-card-1 = 1 Züngeln
    .text = Ein Plättchen geradeaus.
    .why = Erschlossen: Der Text nennt ein Plättchen, gerade mit dem Kopf verbunden, und dafür gibt es nur ein Bild.
rule-card-2 = 2 Gleiten
    .text = Zwei Plättchen in gerader Linie.
    .why = Erschlossen: Diese Karte hat kein „oder“, und nur eine gerade Linie braucht keines.
rule-card-3 = 3 Schuss
    .text = Drei Plättchen in gerader Linie.
    .why = Erschlossen wie bei Karte 2.
rule-card-4 = 4 Vorstoß
    .text = Vier Plättchen in gerader Linie.
    .why = Erschlossen wie bei Karte 2.
rule-card-5 = 5 Schlupf
    .text = Zwei Plättchen auf einer Schrägen. Das erste liegt entweder schräg vor dem Kopf, in einer Linie mit dem zweiten, oder gerade vor ihm.
    .why = Von uns rekonstruiert: Der Text nennt zwei schräg liegende Plättchen, auf die eine oder andere Art mit dem Kopf verbunden; das Bild fehlt.
rule-card-6 = 6 Haken
    .text = Vier Plättchen in L-Form: drei geradeaus und eines zur Seite.
    .why = Das L aus vier Plättchen steht im Text; dass sein kurzer Arm zuletzt kommt, haben wir rekonstruiert.
rule-card-7 = 7 Bogen
    .text = Fünf Plättchen in L-Form: drei geradeaus und zwei zur Seite.
    .why = Das L aus fünf Plättchen steht im Text; dass es zwei Arme von drei Feldern hat, die Ecke in beiden mitgezählt, haben wir rekonstruiert.
rule-card-8 = 8 Knick
    .text = Drei Plättchen in L-Form: zwei geradeaus und eines zur Seite.
    .why = Das L aus drei Plättchen steht im Text; dass es am zweiten Feld abknickt, haben wir rekonstruiert. Mit dem Knick am ersten bilden zwei andere Wege ebenfalls ein L.
rule-card-9 = 9 Schräge
    .text = Drei Plättchen auf einer Schrägen. Das erste liegt entweder schräg vor dem Kopf, in einer Linie mit den anderen, oder gerade vor ihm.
    .why = Von uns rekonstruiert wie bei Karte 5.
rule-card-10 = 10 Zacken
    .text = Vier Plättchen im Zickzack, jedes schräg zum vorigen. Das erste liegt entweder schräg oder gerade vor dem Kopf.
    .why = Von uns rekonstruiert: Der Text spricht von einem abgebildeten Muster aus vier Plättchen, auf die eine oder andere Art verbunden; das Bild fehlt.
rule-card-11 = 11 Welle
    .text = Vier Plättchen als Stufe: zwei geradeaus, eines zur Seite, wieder eines geradeaus.
    .why = Von uns rekonstruiert: Der Text spricht von einem abgebildeten Muster aus vier Plättchen, das gerade vor dem Kopf beginnt. Mit der Stufe und dem U der Karte 12 haben die Karten jede Form aus einem bis vier Feldern, in der eine Schlange liegen kann.
rule-card-12 = 12 Ringel
    .text = Vier Plättchen als U: zwei geradeaus, eines zur Seite, eines zurück.
    .why = Von uns rekonstruiert, zusammen mit Karte 11.
rule-card-13 = 13 Kehre
    .text = Drei Plättchen in L-Form wie auf Karte 8.
    .why = Von uns rekonstruiert: Auf ihr steht derselbe Satz wie auf Karte 8.
rule-card-14 = 14 Stoß
    .text = Zwei Plättchen in gerader Linie wie auf Karte 2.
    .why = Erschlossen: Auf beiden Karten steht derselbe Satz.
rule-card-15 = 15 Biss
    .text = Ein Plättchen geradeaus wie auf Karte 1. Nichts ist schneller.
    .why = Erschlossen: Auf beiden Karten steht derselbe Satz.

# Rulings of this table

rule-hands = Offen und verborgen
    .text = Gespielte Karten bleiben bis zum Ende des Spiels für alle offen. Deine Hand siehst nur du.
    .why = Von uns festgelegt: In den Ablagestapeln liegt nur, was alle gesehen haben; sie durchzusehen, verrät also nichts.
rule-aside-known = Die vier, die dir fehlen
    .text = Die vier beiseitegelegten Karten sieht niemand. Deine eigenen darfst du dir erschließen, denn es sind die, die du nicht hast; die anderen können es nicht.
    .why = Erschlossen: Die fünfzehn kennen alle, aber deine Hand kennst nur du.
rule-board-six = Andere Größen
    .text = Ihr dürft euch auf eine Grube mit 8, 7 oder 6 Feldern je Seite einigen, gleich wie viele ihr seid. Zu zweit auf 6 mal 6 spielt die veröffentlichte Ausgabe.
    .why = Der Regeltext ist älter als die veröffentlichte Ausgabe und nennt 7 mal 7 für zwei; mit der Option wählt ihr selbst.
rule-pack = Eigene Bilder
    .text = Was die Karten zeigen, sind Daten. Wer das Spiel besitzt, darf unsere Bilder durch die echten ersetzen; die Regeln bleiben dieselben.
    .why = Von uns festgelegt, weil einige Bilder rekonstruiert sind.

## Numbers that a simulation averages

tally-lost-cards = verfallene Karten je Person
tally-points = Punkte je Person
tally-highest-stack = Höhe des höchsten Stapels
tally-ties-by-cards = gleiche Zahlen, die eine frühere Runde entschied
tally-ties-by-age = gleiche Zahlen, die das Alter entschied

## Signs of the pit in a terminal

sign-head = ◆
sign-body = {""}
board-key = ◆ Kopf; 3: ein Stapel aus drei Plättchen

## The guided first game

lesson-enter = Willkommen! Du bist Blau. Das ist eine Grube, und draußen wartet deine Schlange mit ihrem Kopf. Zuerst nennst du das Randfeld, durch das sie hereinkommt. Nimm d1, in der Mitte des unteren Rands.
lesson-choose = Rot kommt auf d7 herein, gegenüber. Ihr habt beide vier von fünfzehn Karten ungesehen beiseitegelegt; die anderen elf sind deine Hand, eine für jede Runde. Jetzt wählt ihr gleichzeitig und geheim je eine Karte. Das Bild zeigt deinen Kopf und die Felder, auf die neue Plättchen kommen. Wähle 3 Schuss: drei Plättchen geradeaus.
lesson-place = Beide Karten wurden aufgedeckt, und die höchste Zahl ist zuerst dran: die 8 von Rot, dann deine 3. Erst jetzt entscheidest du, wie herum deine Karte liegt, und hast schon gesehen, was Rot getan hat. Von draußen geht es nur auf eine Weise: geradeaus hinein. Lege sie auf d1, d2, d3. Dein Kopf rückt auf das letzte Plättchen.
lesson-plan = Die nächste Runde. Sieh dir den Kopf von Rot auf c6 an und die Plättchen dahinter. Wähle 6 Haken: drei Plättchen voraus und eines zur Seite. Er reicht mitten in die rote Schlange.
lesson-cover = Deine 6 ist höher als die 1 von Rot, also bist du zuerst dran. Dreierlei hält ein Plättchen auf: der Rand der Grube, eigene sichtbare Plättchen und ein fremder Kopf. Darum kann das letzte nicht auf c6 liegen, denn dort ist der Kopf von Rot (probier es, der Tisch sagt dir, warum). Fremde Plättchen aber sind kein Hindernis: Lege deine auf d4, d5, d6 und e6 und bedecke das rote auf d6.
lesson-stack = Rot hat zurückgeschlagen und liegt wieder auf d6: ein Stapel aus drei Plättchen, von dem nur das oberste sichtbar ist. Die Zahl darauf ist seine Höhe. Was begraben ist, zählt nicht mehr, hält aber auch die eigene Schlange nicht mehr auf. Wähle jetzt 2 Gleiten: zwei Plättchen geradeaus.
lesson-tie = Ihr habt beide eine 2 gewählt! Bei gleichen Zahlen ist zuerst dran, wer in der Runde davor die höhere Karte hatte. Du hattest die 6, Rot die 1, also du. (Wären alle Runden gleich, finge an, wer älter ist.) Lege deine zwei Plättchen auf die eine oder die andere Weise.
lesson-score = Rot hat zwei deiner Plättchen bedeckt. Es zählen deine sichtbaren Plättchen und ein Punkt für den Kopf; das Plättchen unter einem Kopf ist verdeckt. Du hast also 6 und Rot hat 5. Wähle 15 Biss: nur ein Plättchen, aber nichts ist schneller.
lesson-last = Du bist zuerst dran, mit einem Plättchen, wo immer es passt. Und achte auf die Karte 4 von Rot: vier Plättchen in einer Reihe.
lesson-end = Vier in einer Reihe passten nirgends, also ist die Karte von Rot verfallen, und Rot bleibt liegen. Du führst 7 zu 5! Nach elf Runden gewinnen die meisten Punkte; bei Gleichstand an der Spitze der Kopf auf dem größeren Stapel, dann die meisten Plättchen, die allein liegen. Halte Platz für deine langen Karten frei – und liege oben, wenn die letzte gespielt ist.
lesson-learnt =
    Alle wählen geheim eine Karte; die höchste Zahl ist zuerst dran.
    Der Rand, eigene sichtbare Plättchen und fremde Köpfe halten dich auf; fremde Plättchen darfst du bedecken.
    Was begraben ist, zählt nicht mehr. Eine Karte, die nirgends passt, verfällt.
    Nach elf Runden zählen deine sichtbaren Plättchen und der Kopf.

## What the coach speaks of

aspect-points = deine Punkte
aspect-room = Platz für deine nächsten Karten
aspect-card = ob diese Karte gelegt werden kann
aspect-exposed = Plättchen, die andere überdecken können
aspect-prey = gegnerische Plättchen, die du überdecken kannst
aspect-rivals = wie die anderen stehen
aspect-lead = dein Vorsprung

## At the end of a game

count-highest-stack = Höchster Stapel

## Where the rules page finds its summary and its glossary

rules-brief =
    Das Ziel: SM score, SM score.head
    Der Aufbau: SM setup.aside, SM setup.entry
    Eine Runde: SM choose, SM reveal, SM order, SM resolution.orient, SM resolution.head
    Wo Plättchen liegen dürfen: SM stack, SM blocked.own, SM blocked.head, SM blocked.edge
    Das Ende: SM end, SM resolution.lost
glossary =
    Begraben: SM blocked.buried
    Eingangsfeld: SM setup.entry
    Grube: SM setup.board
    Karte: SM turned
    Kopf: SM head
    Plättchen: SM supply
    Runde: SM rounds
    Spiegelbild: SM mirror
    Stapel: SM stack
    Verfallene Karte: SM resolution.lost

## Was an einer Option, einem Paket oder einer Stellung nicht stimmt

error-card-order = { $place }: ist { $found }; die Karten stehen der Reihe nach da, es muss also { $number } sein
error-supply = { $place }: elf Karten könnten { $number } Plättchen legen; es gibt { $most } [{ $rule }]
error-squares-twice = { $place }: ein Feld kommt zweimal vor oder ist das des Kopfes
error-square-near = { $place }: { $square } ist nicht [x, y] mit Zahlen von { $low } bis { $high }
error-played-cards = { $place }: { $number } Karten in { $rounds } Runden
error-stack-colours = { $place }: { $found } ist keine Liste von Farben, von unten an
error-ways = eine Karte liegt auf eine von { $number } Arten, nicht auf Art { $found }
error-does-not-play = Option { $name }: { $seat } spielt nicht mit
