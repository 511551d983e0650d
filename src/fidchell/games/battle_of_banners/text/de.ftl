# The Battle of Banners — alle Wörter auf Deutsch.

title = The Battle of Banners
summary = Zwei Seiten, zwei Burgen, zwei Fahnen: Es gewinnt, wer die feindliche Fahne heimbringt oder den Gegner ganz besiegt.
credit = Nach dem Regeltext von „The Battle of Banners“, dessen Autor wir nicht kennen. Spielplan, Anzahl der Figuren, Verstärkung durch Pasch und die Farben der Karten sind unsere Rekonstruktion; Texte und Bilder sind unsere eigenen.
players = 2 bis 4 Spieler

option-limit = Zuglimit
    .help = Nach so vielen Zügen einzelner Spieler endet eine festgefahrene Partie unentschieden.
    .note = Nach so vielen Zügen endet eine festgefahrene Partie remis.

## Names

seat-blue = Blau
seat-green = Grün
seat-red = Rot
seat-yellow = Gelb

side-blue-green = Blau und Grün
    .plural = yes
side-red-yellow = Rot und Gelb
    .plural = yes

piece-blue = blaue Figur
    .the = die blaue Figur
    .object = die blaue Figur
piece-green = grüne Figur
    .the = die grüne Figur
    .object = die grüne Figur
piece-red = rote Figur
    .the = die rote Figur
    .object = die rote Figur
piece-yellow = gelbe Figur
    .the = die gelbe Figur
    .object = die gelbe Figur
scout-green = grüner Kundschafter
    .the = der grüne Kundschafter
    .object = den grünen Kundschafter
scout-yellow = gelber Kundschafter
    .the = der gelbe Kundschafter
    .object = den gelben Kundschafter

flag-blue-green = Fahne von Blau und Grün
flag-red-yellow = Fahne von Rot und Gelb

space-plain = offenes Feld
    .text = Nichts Besonderes: Hier wird gezogen, gestanden und gekämpft.
space-drawbridge = Zugbrücke
    .text = Hier beginnen die Figuren, und hier trifft Verstärkung ein.
space-tree = Baum
    .text = Keine Figur kann auf einen Baum ziehen.
space-keep = Wehrturm
    .text = Wer hier landet, erhält eine Gegenstandskarte. Die Figur im Turm kann nicht angegriffen werden.
space-keep-closed = geschlossener Wehrturm
    .text = Eben ist eine Figur ausgezogen: Niemand darf hinein, bis der Turm sich wieder öffnet.
space-castle = Burg
    .text = Wer auf der feindlichen Burg landet, nimmt die Fahne; wer mit ihr auf der eigenen landet, gewinnt.
space-flag = Fahnenfeld
    .text = Hier liegt eine Fahne. Ihre Besitzer dürfen nicht auf das Feld; die andere Seite nimmt sie, indem sie hier landet.

colour-green = Grün: Bewegung
colour-red = Rot: Kampf
colour-blue = Blau: gut für den, der sie spielt
colour-purple = Violett: schlecht für den Gegner

item-extra-strength = Zusätzliche Stärke
    .text = Die eigene angreifende Figur erhält in diesem Kampf 1 mehr.
item-extra-defense = Zusätzlicher Schutz
    .text = Die eigene verteidigende Figur erhält in diesem Kampf 1 mehr.
item-gain-reinforcements = Verstärkung
    .text = Eine gefallene Figur der eigenen Seite kehrt auf eine Zugbrücke ihrer Farbe zurück, auch ohne Pasch.
item-horse = Pferd
    .text = Für diesen Zug wird ein zweiter Würfel geworfen und dazugezählt.
item-ghost-magic = Geistermagie
    .text = Im nächsten Zug des Gegners kann keine eigene Figur angegriffen werden; dafür greift in diesem Zug auch keine eigene an.
item-rain-storm = Regensturm
    .text = Der Gegner zieht in seinem nächsten Zug 3 Felder weniger.
item-the-reaper = Sensenmann
    .text = Eine beliebige gegnerische Figur scheidet endgültig aus dem Spiel aus.
item-poison = Gift
    .text = Der Gegner erhält in diesem Kampf 3 weniger.
item-locust-swarm = Heuschreckenschwarm
    .text = Eine gegnerische Figur wird fünf Felder weit in eine beliebige Richtung getrieben.
item-strong-wind = Starker Wind
    .text = Die eigene Fahne, die frei auf dem Feld liegt, fliegt zurück zur Burg.
item-hidden-knife = Verborgenes Messer
    .text = Gewinnt nach einem Gleichstand den Kampf; auch als zweite Karte im selben Zug erlaubt.
item-safeguard = Geleitschutz
    .text = Statt eines Wurfs: Eine eigene Figur geht in einen Wehrturm hinter sich zurück.
item-thief = Dieb
    .text = Stiehlt dem Gegner blind eine zufällige Karte.
item-providing-aid = Beistand
    .text = Eine beliebige Figur ohne Fahne wird neben eine beliebige andere gestellt.
item-saboteur = Saboteur
    .text = Eine gegnerische Figur muss ihren Wehrturm verlassen und auf eine ihrer Zugbrücken zurückkehren.
item-famine = Hungersnot
    .text = Alle Karten des Gegners kommen zurück in den Stapel, der neu gemischt wird.

## The rules in our own words

rules-intro =
    Zwei Burgen stehen sich gegenüber, dazwischen ein Feld mit Bäumen und Wehrtürmen. Auf der einen Seite kämpfen Blau und Grün, auf der anderen Rot und Gelb, und jede Seite hütet eine Fahne. Es wird gewürfelt und zur feindlichen Burg geeilt, die Fahne geraubt und durch alle Hindernisse nach Hause getragen – oder gekämpft, bis auf der anderen Seite niemand mehr steht.

rules-sources =
    Der Regeltext, dessen Autor wir nicht kennen, zeigt keinen Spielplan, nennt keine Zahl der Figuren, erwähnt die Verstärkung durch einen Pasch, ohne sie zu erklären, und erklärt die Farben der Karten, ohne zu sagen, welche Karte welche hat. Der Spielplan, die drei Figuren jeder Farbe, die Regel für den Pasch und die Farben der Karten sind unsere Rekonstruktionen; was die Karten bewirken, steht im Text. Andernorts wird vielleicht anders gespielt.

reconstructed = Spielplan, Anzahl der Figuren, die Regel für den Pasch und die Farben der Karten haben wir rekonstruiert.
reconstructed-own = Die Anzahl der Figuren, die Regel für den Pasch und die Farben der Karten haben wir rekonstruiert.
origin-item = Karte: { $mark }. Farbe: { $colour }.

mark-S = steht im Regeltext
mark-I = aus dem Regeltext erschlossen
mark-R = von uns rekonstruiert oder festgelegt
    .effect = von uns rekonstruiert

section-goal = Das Ziel
section-setup = Aufbau
section-spaces = Die Felder des Spielplans
section-movement = Bewegung
section-combat = Kampf
section-flags = Fahnen
section-reinforcements = Verstärkung
section-items = Gegenstände spielen
section-cards = Die sechzehn Karten
section-deck = Der Stapel
section-team = Zwei gegen zwei
section-end = Das Ende

# The goal

rule-goal-flag = Die Fahne heimbringen
    .text = Es gewinnt, wer die feindliche Fahne in die eigene Burg bringt.
rule-goal-defeat = Den Gegner besiegen
    .text = Ebenso gewinnt, wer die andere Seite besiegt.

# Setting up

rule-setup-players = Zwei bis vier Spieler
    .text = Gespielt wird zu zweit, zu dritt oder zu viert.
rule-setup-sides = Die beiden Seiten
    .text = Blau und Grün bilden die eine Seite, Rot und Gelb die andere, jede an ihrem Ende des Spielplans.
rule-setup-pieces = Die Figuren
    .text = Jede Figur beginnt an dem Ende des Spielplans, das zu ihrer Farbe gehört.
rule-setup-deck = Gemischte Karten
    .text = Vor jeder Partie werden die Gegenstandskarten gemischt.
rule-ruling-board = Der Spielplan
    .text = Der Spielplan hat elf Spalten, A bis K, und dreizehn Reihen. Beide Hälften sind gleich: eine Burg in der Mitte der letzten Reihe, davor drei Zugbrücken für jede Farbe, dazwischen Bäume und Wehrtürme, einer davon genau in der Mitte.
    .why = Der Regeltext zeigt keinen Spielplan. Dieser ist von uns und sieht von beiden Enden und von links wie rechts gleich aus, damit niemand im Vorteil beginnt.
rule-ruling-board-own = Ein eigener Spielplan
    .text = Auch ein anderer Spielplan ist möglich. Er wird abgelehnt, wenn nicht jede Seite eine Burg hat und jede Farbe drei Zugbrücken, eine für jede ihrer Figuren, oder wenn von dort nicht alle Burgen und Wehrtürme zu erreichen sind.
    .why = So festgelegt: Auf einem solchen Plan könnte das Spiel nicht beginnen oder nicht durch die Fahne gewonnen werden.
rule-ruling-pieces = Drei von jeder Farbe
    .text = Jede Farbe hat drei Figuren, auf jeder ihrer Zugbrücken eine.
    .why = Der Regeltext nennt keine Zahl; drei passen zu den Zugbrücken unseres Spielplans.
rule-ruling-colours = Eins gegen eins
    .text = Zu zweit spielt jeder beide Farben einer Seite: einer Blau und Grün, der andere Rot und Gelb.
    .why = So festgelegt; der Regeltext kennt in dieser Spielart grüne und gelbe Kundschafter, also müssen alle Farben auf dem Plan sein.

# The spaces of the board

rule-space-drawbridge = Zugbrücken
    .text = Die Figuren beginnen auf den Zugbrücken ihrer Farbe, und dort trifft auch Verstärkung ein.
    .why = Sonst ist eine Zugbrücke ein Feld wie jedes andere: Alle dürfen sie überqueren, dort stehen und kämpfen. Das haben wir festgelegt.
rule-space-tree = Bäume
    .text = Keine Figur darf auf einen Baum ziehen.
rule-space-keep = Wehrtürme
    .text = Wer auf einem Wehrturm landet, erhält eine Gegenstandskarte.
rule-space-keep-safe = Sicher im Wehrturm
    .text = Eine Figur in einem Wehrturm kann nicht angegriffen werden.
rule-space-keep-closed = Der geschlossene Wehrturm
    .text = Hat eine Figur einen Wehrturm verlassen, darf ihn niemand betreten, bis ein voller Zug vergangen ist.
rule-ruling-keep = Wie lange ein Wehrturm geschlossen bleibt
    .text = Ein Wehrturm, den eine Figur aus welchem Grund auch immer verlässt, ist für den Rest dieses Zuges und für die zwei folgenden Züge geschlossen, einen von jeder Seite. Danach ist er wieder offen.
    .why = So verstehen wir „ein voller Zug“: Beide Seiten hatten einen Zug, in dem sie nicht hineinkonnten.
rule-space-castle = Die feindliche Burg
    .text = Wer auf der gegnerischen Burg landet, nimmt die Fahne.
rule-space-castle-leave = Die Burg verlassen
    .text = Eine Figur auf der gegnerischen Burg muss sie im nächsten eigenen Zug verlassen: Keine andere darf an ihrer Stelle ziehen, und der Zug darf nicht wieder auf der Burg enden.
    .why = Dass genau diese Figur ziehen und woanders ankommen muss, ist unsere Auslegung von „muss verlassen“.
rule-ruling-castle = Wenn kein Weg hinausführt
    .text = Hat die Figur auf der feindlichen Burg keinen möglichen Zug, verfällt der Zug, und die Pflicht bleibt bestehen. Sie bleibt auch dann, wenn die Figur nach einem Kampf noch dort steht.
    .why = So festgelegt; der Regeltext sagt nur, was gilt, wenn Figuren den Weg versperren.
rule-ruling-castle-safeguard = „Geleitschutz“ ist kein Ausweg
    .text = Solange eine eigene Figur die feindliche Burg verlassen muss, darf „Geleitschutz“ nicht anstelle ihres Zuges gespielt werden.
    .why = So festgelegt: Die Pflicht, die Burg zu verlassen, geht vor.
rule-space-castle-blocked = Durch den Ring
    .text = Versperren Figuren jeden Weg aus der feindlichen Burg, darf die Figur darauf durch sie hindurch; ihre Felder kommen zum Wurf hinzu.
rule-ruling-castle-through = Wie es hindurchgeht
    .text = Jede Figur, durch die es hindurchgeht, erhöht den Wurf um ein Feld. Stehen mehrere nebeneinander, geht es auch durch sie; der Weg darf wie sonst abbiegen, aber nie direkt zurückführen, und wer die Fahne trägt, geht durch keine Figur in einem Wehrturm. Ab dem ersten freien Feld gelten die gewöhnlichen Regeln, und Figuren versperren wieder den Weg.
    .why = So festgelegt: Der Text sagt, dass ihre Felder dazukommen und dass es durch sie hindurchgeht; keine andere Regel für das Ziehen nimmt er zurück.
rule-ruling-castle-attack = Kein Angriff im Durchgang
    .text = Wer durch andere Figuren hindurchgeht, kann nicht von einem Feld aus angreifen, auf dem eine von ihnen steht.
    .why = So festgelegt: Nach einem Kampf muss die angreifende Figur vielleicht dorthin zurück, also muss das Feld frei sein.

# Movement

rule-m1 = Wer beginnt
    .text = Ein Wurf entscheidet, wer anfängt.
rule-ruling-start = Der erste Wurf
    .text = Jede Seite würfelt mit einem Würfel, und die höhere Zahl beginnt. Bei Gleichstand wird noch einmal gewürfelt.
    .why = Der Regeltext sagt nur, dass gewürfelt wird.
rule-ruling-turn = Abwechselnd am Zug
    .text = Die Seiten ziehen abwechselnd. Nur wer gefragt ist, darf entscheiden; die andere Seite entscheidet nur, wenn sie angegriffen wird.
    .why = Erschlossen aus dem Ablauf des Spiels.
rule-m2 = Der Bewegungswurf
    .text = Vor dem Ziehen wird mit einem Würfel gewürfelt.
rule-m2-piece = Eine Figur
    .text = Eine einzige Figur zieht so viele Felder, wie gewürfelt wurde.
rule-ruling-piece-own = Die eigene Seite
    .text = Gezogen wird eine Figur der eigenen Seite. Eine der anderen Seite kann nur durch einen Gegenstand bewegt werden.
    .why = Erschlossen: Jede Seite hat ihre eigenen Figuren, und fremde bewegt der Regeltext nur durch Karten.
rule-m2-backwards = In jede Richtung
    .text = Eine Figur darf auch rückwärts ziehen.
rule-m2-diagonal = Nicht schräg
    .text = Eine Figur zieht nie schräg: Jeder Schritt führt nach vorn, nach hinten oder zur Seite.
rule-m2-exact = Der volle Wurf
    .text = Der Wurf muss ganz ausgenutzt werden. Bei einer 5 zieht die Figur genau fünf Felder, nicht weniger und nicht mehr.
rule-ruling-pass = Kein Passen
    .text = Wer ziehen kann, muss ziehen.
    .why = Erschlossen: Der volle Wurf muss gezogen werden.
rule-ruling-stuck = Kein möglicher Zug
    .text = Kann keine eigene Figur die volle Zahl ziehen, verfällt die Bewegung.
    .why = Der Regeltext sagt dazu nichts; ein kürzerer Zug widerspräche dem vollen Wurf.
rule-m3 = Kundschafter
    .text = Im Spiel eins gegen eins sind die grünen und gelben Figuren Kundschafter: Sie ziehen 2 Felder mehr als gewürfelt.
rule-m3-attack = Kundschafter stürmen nicht
    .text = Kundschafter erhalten beim Angriff nicht die +1.
rule-ruling-movement = Wie weit eine Figur zieht
    .text = Die Zahl der Felder ist der Würfel, dazu der zweite Würfel bei „Pferd“ und 2 für einen Kundschafter, abzüglich 3 bei „Regensturm“. Bei 0 oder weniger gibt es keinen Zug.
    .why = So festgelegt, damit klar ist, was zusammengezählt wird.
rule-m4 = Kein Wehrturm für Fahnenträger
    .text = Eine Figur, die eine Fahne trägt, kann keinen Wehrturm betreten.
    .why = Auch durchqueren kann sie ihn nicht: Wer durchquert, betritt.
rule-m5 = Kein Schritt zurück
    .text = Innerhalb eines Zuges darf eine Figur nicht unmittelbar auf das Feld zurück, das sie gerade verlassen hat.
rule-ruling-loop = Schleifen
    .text = Ein Zug darf im Bogen führen und ein Feld mehrmals berühren, solange kein Schritt unmittelbar zurückgeht.
    .why = So festgelegt: Verboten ist nur die direkte Umkehr.
rule-ruling-block = Im Weg
    .text = Eine Figur kann nicht über Bäume oder andere Figuren ziehen, ob Freund oder Feind, und nicht auf einer Figur der eigenen Seite enden.
    .why = So festgelegt: Nur aus einer versperrten Burg erlaubt der Regeltext den Weg durch Figuren.
rule-ruling-cross = Durchqueren
    .text = Offene Wehrtürme und Burgen dürfen durchquert werden, ebenso Fahnenfelder, außer von den Besitzern der Fahne. Das Durchqueren bewirkt nichts: Es bringt weder Karte noch Fahne und schließt keinen Wehrturm. Auf der eigenen Burg darf ein Zug auch enden.
    .why = So festgelegt: Der Regeltext spricht stets vom Landen.
rule-ruling-landing = Landen
    .text = Eine Figur landet auf einem Feld, wenn ihr Zug mit der genauen Zahl dort endet. Erst dann bringt das Feld Karte, Fahne oder Sieg; eine Figur, die bleibt, wo sie war, ist nicht gelandet.
    .why = So legen wir das Wort „landen“ aus.

# Combat

rule-c1 = In den Kampf ziehen
    .text = Zum Kampf kommt es, wenn eine ziehende Figur auf ein Feld will, auf dem eine gegnerische steht.
rule-ruling-attack-last = Nur mit dem letzten Schritt
    .text = Eine feindliche Figur kann nur mit dem letzten Schritt eines Zuges angegriffen werden.
    .why = So festgelegt: Der volle Wurf muss gezogen werden, und der Kampf beendet den Zug.
rule-ruling-attack-from = Von wo angegriffen wird
    .text = Angegriffen wird von dem Feld aus, das vor dem letzten Schritt erreicht ist. Derselbe Feind, von verschiedenen Feldern aus angegriffen, ergibt verschiedene Angriffe.
    .why = So festgelegt: Von diesem Feld kann abhängen, was bei Gleichstand geschieht, wo eine Fahne fällt oder wo der Sieger stehen bleibt.
rule-ruling-combat-order = Der Ablauf eines Kampfes
    .text = Zuerst darf die angreifende Seite eine Kampfkarte spielen, dann die verteidigende, danach würfeln beide.
    .why = Der Regeltext nennt keine Reihenfolge.
rule-ruling-combat-asked = Immer gefragt
    .text = Jede Seite wird nach einer Kampfkarte gefragt, solange sie überhaupt Karten hat und noch eine spielen darf, auch wenn keine davon passt.
    .why = So festgelegt: Würde nur gefragt, wer eine passende Karte hat, verriete schon die Frage etwas über die Hand.
rule-c2 = Je zwei Würfel
    .text = Beide Spieler würfeln mit zwei Würfeln für ihre Figur.
rule-c2-bonus = Der Vorteil des Angriffs
    .text = Eine angreifende rote oder blaue Figur zählt 1 zu ihrem Wurf hinzu.
rule-c2-scout = Die Ausnahme für Kundschafter
    .text = Ein angreifender Kundschafter zählt nichts hinzu.
rule-c3 = Der höhere Wurf gewinnt
    .text = Das höhere Ergebnis gewinnt. Gewinnt der Angriff, kommt die verteidigende Figur vom Plan, und die angreifende zieht auf ihr Feld.
rule-ruling-repelled = Der Angriff scheitert
    .text = Hat die Verteidigung das höhere Ergebnis, kommt die angreifende Figur vom Plan, und die verteidigende bleibt stehen.
    .why = Der Regeltext beschreibt nur den Sieg des Angriffs; der höhere Wurf gewinnt aber auch für die Verteidigung.
rule-c4 = Gleichstand
    .text = Bei Gleichstand überleben beide, und die angreifende Figur kommt auf ein Feld unmittelbar neben der verteidigenden. Das darf auch ein Wehrturm sein.
rule-ruling-tie = Wohin die angreifende Figur kommt
    .text = Nach einem Gleichstand wählt die angreifende Seite das Feld: unmittelbar neben der verteidigenden Figur, frei und für diese Figur erlaubt, offene Wehrtürme eingeschlossen. Das Feld, von dem aus angegriffen wurde, gehört dazu.
    .why = Wer wählt, sagt der Regeltext nicht.
rule-ruling-rest = Landen nach einem Kampf
    .text = Wo eine Figur nach einem Kampf zur Ruhe kommt, ist sie gelandet, mit allem, was dazugehört: Karte, Fahne, Sieg. Bleibt sie, wo sie vor dem Zug stand, ist sie es nicht.
    .why = So festgelegt, passend zum Landen nach einem Zug.

# Flags

rule-c5 = Das Fahnenfeld
    .text = Fällt eine Figur, während sie die Fahne trägt, wird ihr Feld zum Fahnenfeld.
rule-c5-owners = Gesperrt für die Besitzer
    .text = Die Seite, der die Fahne gehört, kann ein Fahnenfeld weder betreten noch durchqueren.
rule-c5-take = Die Fahne wieder aufnehmen
    .text = Die andere Seite muss auf dem Fahnenfeld landen, um die Fahne zu bekommen.
rule-ruling-flag-killer = Wer siegt, bleibt zurück
    .text = Eine Figur, die den Träger der eigenen Fahne schlägt, kann das neue Fahnenfeld nicht betreten. Sie bleibt auf dem Feld, von dem aus sie angegriffen hat.
    .why = So festgelegt: Sie gehört zu den Besitzern, und die dürfen nicht hinein.
rule-ruling-flag-attacker = Ein Träger fällt im Angriff
    .text = Greift ein Fahnenträger an und fällt dabei, bleibt die Fahne auf dem Feld liegen, von dem aus er angegriffen hat.
    .why = Der Regeltext nennt das Feld, auf dem die Figur war; beim Angriff ist das ihr letztes.
rule-ruling-flag-home = Gefallen auf der beraubten Burg
    .text = Fällt ein Träger auf der Burg, der er die Fahne genommen hat, ist die Fahne wieder daheim, und es entsteht kein Fahnenfeld.
    .why = So festgelegt: Die Fahne liegt dort, wo sie hingehört.
rule-ruling-flag-home-killer = Hinein in die Burg
    .text = Wer einen solchen Träger angreift und besiegt, zieht auf die Burg wie nach jedem anderen Sieg. Trägt die Figur selbst die feindliche Fahne, hat sie diese damit heimgebracht und gewinnt.
    .why = So festgelegt: Nur Fahnenfelder sind den Besitzern versperrt, und hier ist keines.
rule-ruling-flag-win = Mit der Fahne daheim
    .text = Die Fahne ist heimgebracht, wenn ihr Träger mit der genauen Zahl auf der eigenen Burg landet. Die Burg zu durchqueren genügt nicht.
    .why = So festgelegt, passend zum vollen Wurf.

# Reinforcements

rule-ruling-doubles = Ein Pasch bringt Verstärkung
    .text = Zeigen die eigenen zwei Würfel dieselbe Zahl, im Angriff, in der Verteidigung oder mit „Pferd“, darf eine gefallene eigene Figur auf eine freie Zugbrücke ihrer Farbe zurückkehren.
    .why = Der Regeltext erwähnt nur, dass ein Pasch Verstärkung bringt; das Übrige ist unsere Rekonstruktion. Zuschläge und Abzüge ändern an einem Pasch nichts.
rule-ruling-doubles-colour = Welche Figur zurückkehrt
    .text = Im Spiel eins gegen eins darf es eine Figur jeder der beiden eigenen Farben sein. Im Teamspiel muss es eine der Farbe sein, die gewürfelt hat.
    .why = Teil unserer Rekonstruktion: Alle holen ihre eigenen Figuren zurück.
rule-ruling-doubles-horse = Pasch mit „Pferd“
    .text = Nach einem Pasch mit „Pferd“ trifft die Verstärkung vor dem Ziehen ein und darf selbst die ziehende Figur sein.
    .why = Teil unserer Rekonstruktion: Gewürfelt wird vor dem Ziehen.
rule-ruling-doubles-combat = Pasch im Kampf
    .text = Nach einem Pasch im Kampf trifft die Verstärkung ein, wenn der Kampf vorüber ist, die der angreifenden Seite zuerst. Es darf sogar die eben gefallene Figur sein; wer aber die letzte Figur verloren hat, hat schon vorher verloren.
    .why = Teil unserer Rekonstruktion.
rule-ruling-drawbridge = Eine freie Zugbrücke
    .text = Verstärkung muss auf eine freie Zugbrücke der eigenen Farbe: Dort darf weder eine Figur stehen noch eine Fahne liegen.
    .why = So festgelegt.

# Playing items

rule-t1 = Einen Gegenstand ziehen
    .text = Wer auf einem Wehrturm landet, erhält eine Gegenstandskarte.
rule-t2 = Nicht sofort
    .text = Eine Karte kann nicht in dem Zug gespielt werden, in dem sie erworben wurde, sondern erst im nächsten eigenen Zug oder später.
rule-t2-combat = Kampfkarten sofort
    .text = Kampfkarten, also die roten, dürfen schon in dem Zug gespielt werden, in dem sie erworben wurden.
rule-t3 = Eine Karte je Zug
    .text = In einem Zug darf nur eine Gegenstandskarte gespielt werden.
rule-t3-before = Vor dem Ziehen
    .text = Ein Gegenstand muss vor dem Ziehen gespielt werden.
rule-t3-combat = Kampfkarten im Kampf
    .text = Auch Kampfkarten sind auf eine je Zug beschränkt, und sie können nur im Kampf gespielt werden.
rule-t4 = Die Farben der Karten
    .text = Grüne Karten betreffen die Bewegung, rote den Kampf; blaue nützen dem, der sie spielt, violette schaden dem Gegner.
rule-ruling-card-colours = Welche Karte welche Farbe hat
    .text = Rot: „Zusätzliche Stärke“, „Zusätzlicher Schutz“, „Gift“, „Verborgenes Messer“. Grün: „Pferd“, „Geleitschutz“, „Beistand“. Blau: „Verstärkung“, „Geistermagie“, „Starker Wind“. Violett: „Regensturm“, „Sensenmann“, „Heuschreckenschwarm“, „Dieb“, „Saboteur“, „Hungersnot“.
    .why = Der Regeltext erklärt die Farben, ordnet sie den Karten aber nicht einzeln zu.
rule-ruling-card-one = Eine insgesamt
    .text = In jedem Zug, wessen Zug es auch ist, darf jeder insgesamt eine Karte spielen: einen Gegenstand vor dem Ziehen oder eine Kampfkarte, nicht beides. Nur „Verborgenes Messer“ darf eine zweite sein.
    .why = So verstehen wir „nur eine Gegenstandskarte je Zug“, denn auch Kampfkarten sind Gegenstände.
rule-ruling-card-window = Der Zeitpunkt für Gegenstände
    .text = Jede Karte, die nicht rot ist, hat ihren Zeitpunkt im eigenen Zug vor dem Bewegungswurf, auch wenn ihr Text keinen nennt.
    .why = Der Regeltext sagt mal „vor dem Ziehen“, mal „vor dem Wurf“; ein einziger Zeitpunkt für alle ist einfacher.
rule-ruling-card-hand = Nur aus der Hand
    .text = Gespielt werden kann nur eine Karte aus der eigenen Hand.
    .why = Erschlossen und eigentlich selbstverständlich.
rule-ruling-card-target = Wen eine Karte treffen darf
    .text = Nennt eine Karte eine gegnerische Figur, kann nur eine Figur der anderen Seite auf dem Plan gewählt werden; nennt sie eine verbündete, nur eine der eigenen Seite.
    .why = Erschlossen aus dem Wortlaut der Karten.
rule-ruling-card-secret = Geheime Karten
    .text = Die eigenen Karten bleiben der anderen Seite verborgen; sie sieht nur, wie viele es sind. Partner sehen sie.
    .why = Erschlossen: „Dieb“ stiehlt blind, und Partner teilen sich ihre Karten.

# The sixteen cards

rule-item-extra-strength = Zusätzliche Stärke
    .text = Gibt einer angreifenden Figur 1 mehr. Im Spiel eins gegen eins hat ein angreifender Kundschafter dann +1, jede andere angreifende Figur +2.
rule-item-extra-strength-when = Nur im Angriff
    .text = „Zusätzliche Stärke“ kann nur gespielt werden, wenn die eigene Figur angreift.
rule-item-extra-defense = Zusätzlicher Schutz
    .text = Gibt einer verteidigenden Figur 1 mehr.
rule-item-extra-defense-when = Nur in der Verteidigung
    .text = „Zusätzlicher Schutz“ kann nur gespielt werden, wenn die eigene Figur angegriffen wird.
rule-item-gain-reinforcements = Verstärkung
    .text = Wird vor dem Ziehen gespielt. Ohne Pasch kommt eine Figur als Verstärkung auf eine Zugbrücke.
rule-ruling-reinforcements = Jemand muss zurückkehren können
    .text = Die Karte kann nicht gespielt werden, solange keine gefallene Figur zurückkehren kann oder keine Zugbrücke für sie frei ist.
    .why = So festgelegt: Keine Karte soll ohne Wirkung verpuffen.
rule-ruling-reinforcements-team = Eine Figur des einen oder anderen Partners
    .text = Im Teamspiel darf die Karte eine Figur des einen oder des anderen Partners zurückbringen, auf eine freie Zugbrücke in der Farbe dieser Figur.
    .why = So verstehen wir, dass Gegenstandskarten beide Spieler eines Teams betreffen dürfen. Ein Pasch dagegen gilt nur dem, der ihn gewürfelt hat.
rule-item-horse = Pferd
    .text = Wird vor dem Bewegungswurf gespielt. Ein weiterer Würfel wird geworfen und zur Bewegung hinzugezählt.
rule-ruling-horse = Wem „Pferd“ dient
    .text = Der zweite Würfel gehört dem, der „Pferd“ spielt, auch im Teamspiel: Der Partner würfelt mit einem Würfel.
    .why = So verstehen wir, dass die Karte „dich“ würfeln lässt: Gegenstandskarten gehören beiden, ein Wurf gehört einem.
rule-item-ghost-magic = Geistermagie
    .text = Wird vor dem Ziehen gespielt. Im nächsten Zug des Gegners kann keine eigene Figur angegriffen werden.
rule-item-ghost-magic-peace = Geister kämpfen nicht
    .text = In dem Zug, in dem „Geistermagie“ gespielt wird, ist auch kein eigener Angriff erlaubt.
rule-ruling-ghost = Wie weit „Geistermagie“ reicht
    .text = Sie gilt für den eigenen Zug und den nächsten des Gegners, im Teamspiel für das ganze Team. Sie verhindert nur Kämpfe; andere Karten wirken weiterhin auf die eigenen Figuren.
    .why = So festgelegt; der Regeltext sagt nur, dass sie gegen „Sensenmann“ nicht hilft.
rule-ruling-ghost-late = Zu spät für Geister
    .text = Im Teamspiel kann „Geistermagie“ nicht mehr gespielt werden, wenn das Team in diesem Zug schon angegriffen hat.
    .why = So festgelegt: Ihr Preis, der Verzicht auf den Angriff, wäre nicht mehr zu zahlen.
rule-item-rain-storm = Regensturm
    .text = Wird vor dem Ziehen gespielt. Im nächsten Zug des Gegners werden 3 von seinem Wurf abgezogen.
rule-ruling-rain = Welche Würfe nass werden
    .text = „Regensturm“ mindert jeden Bewegungswurf im nächsten Zug des Gegners, im Teamspiel die beider Partner. Kampfwürfe bleiben trocken.
    .why = Der Regeltext spricht nur vom Wurf; wir verstehen darunter den Bewegungswurf.
rule-item-the-reaper = Sensenmann
    .text = Wird vor dem Ziehen gespielt. Eine beliebige gegnerische Figur scheidet ganz aus dem Spiel aus.
rule-item-the-reaper-final = Auf immer fort
    .text = Eine Figur, die durch „Sensenmann“ ausgeschieden ist, kehrt nie als Verstärkung zurück.
rule-item-the-reaper-ghost = Gegen ihn hilft kein Geist
    .text = „Sensenmann“ darf auch eine Figur treffen, die durch „Geistermagie“ geschützt ist.
rule-ruling-reaper = Kein Versteck
    .text = „Sensenmann“ darf eine Figur auf jedem Feld treffen, auch in einem Wehrturm oder auf einer Burg.
    .why = So festgelegt: Ein Wehrturm schützt vor Angriffen, und dies ist keiner.
rule-ruling-reaper-flag = „Sensenmann“ und die Fahne
    .text = Trifft „Sensenmann“ einen Fahnenträger, bleibt die Fahne liegen, als wäre er dort im Kampf gefallen.
    .why = So festgelegt.
rule-item-poison = Gift
    .text = Der Kampfwurf des Gegners wird um 3 gemindert.
    .why = „Gift“ ist eine Kampfkarte und wird darum im Kampf gespielt, im Angriff wie in der Verteidigung.
rule-item-locust-swarm = Heuschreckenschwarm
    .text = Wird vor dem Ziehen gespielt. Eine gegnerische Figur und eine Richtung werden gewählt; die Figur muss fünf Felder dorthin.
rule-item-locust-swarm-through = Über Bäume und Figuren
    .text = Jeder Baum und jede Figur im Weg verlängert ihn um ein Feld. Steht ein Hindernis im Weg, sind es also sechs Felder.
rule-item-locust-swarm-short = Nicht auf Zugbrücke oder Burg
    .text = Der Schwarm treibt niemanden auf eine Zugbrücke oder eine Burg; der Weg endet davor.
rule-ruling-locusts = Geradeaus, und wo Schluss ist
    .text = Der Weg ist eine gerade Linie. Er endet auch am Rand des Spielplans, vor einem geschlossenen Wehrturm, vor einem Fahnenfeld, das die Figur nicht betreten darf, und für Fahnenträger vor jedem Wehrturm.
    .why = So festgelegt: Heuschrecken öffnen keine Tür, die beim Ziehen verschlossen ist.
rule-ruling-locusts-rest = Keine Rast auf Baum oder Figur
    .text = Die Figur kommt nie auf einem Baum oder einer anderen Figur zur Ruhe. Endet der Weg gleich hinter einem Hindernis, bleibt sie auf dem letzten freien Feld davor.
    .why = So festgelegt: Nie stehen zwei Figuren auf einem Feld.
rule-ruling-locusts-idle = Etwas muss sich bewegen
    .text = „Heuschreckenschwarm“ kann nicht auf eine Figur in einer Richtung gespielt werden, in der sie sich gar nicht bewegen würde.
    .why = So festgelegt: Keine Karte soll ohne Wirkung verpuffen.
rule-ruling-locusts-flag = Was eine getriebene Figur findet
    .text = Eine Figur, die in einen Wehrturm getrieben wird, bringt keine Karte ein. Kommt sie auf einer Fahne zur Ruhe, die sie nehmen darf, nimmt sie diese.
    .why = So festgelegt: Gegenstände bekommt nur, wer selbst geht; eine Fahne aber kann nicht unter feindlichen Füßen liegen bleiben.
rule-item-strong-wind = Starker Wind
    .text = Wird vor dem Ziehen gespielt. Die eigene Fahne kehrt vom Feld in die eigene Burg zurück.
rule-item-strong-wind-when = Nur für eine Fahne, die frei liegt
    .text = „Starker Wind“ kann nur gespielt werden, solange die eigene Fahne auf dem Feld ist und der Gegner sie nicht hat.
rule-item-hidden-knife = Verborgenes Messer
    .text = Endet ein Kampf mit Gleichstand, gewinnt ihn, wer diese Karte spielt.
rule-item-hidden-knife-when = Nur nach einem Gleichstand
    .text = „Verborgenes Messer“ kann nur gespielt werden, wenn ein Kampf mit Gleichstand geendet hat.
rule-item-hidden-knife-second = Eine zweite Karte
    .text = Anders als jede andere Karte darf „Verborgenes Messer“ die zweite Karte in einem Zug sein.
rule-ruling-knife = Wessen Messer zuerst
    .text = Nach einem Gleichstand wird zuerst die angreifende Seite nach „Verborgenes Messer“ gefragt, dann die verteidigende. Die zuerst gespielte Karte entscheidet den Kampf.
    .why = Der Regeltext nennt keine Reihenfolge; es ist dieselbe wie bei den Kampfkarten.
rule-item-safeguard = Geleitschutz
    .text = Wird anstelle des Bewegungswurfs gespielt. Eine Figur der eigenen Seite geht in einen beliebigen Wehrturm hinter sich.
rule-item-safeguard-keep = Welcher Wehrturm
    .text = Der Wehrturm muss hinter der Figur liegen, in einer Reihe näher am eigenen Ende des Plans, und er muss offen und leer sein.
    .why = „Hinter sich“ steht im Regeltext; dass nach Reihen gezählt wird und der Turm zu betreten sein muss, haben wir festgelegt.
rule-item-safeguard-forfeit = Der Preis von „Geleitschutz“
    .text = Die Figur bringt im Wehrturm keine neue Karte ein, und der eigene Zug ist zu Ende.
rule-ruling-safeguard = Kein Fahnenträger
    .text = „Geleitschutz“ kann keine Figur versetzen, die eine Fahne trägt.
    .why = Ein Fahnenträger kann keinen Wehrturm betreten; jede andere Figur der eigenen Seite darf gewählt werden.
rule-ruling-safeguard-part = „Geleitschutz“ im Teamspiel
    .text = Im Teamspiel kostet die Karte nur den Teil des Zuges, der dem Partner gehört, der sie spielt.
    .why = So festgelegt: Gemeint ist der eigene Teil des Zuges.
rule-item-thief = Dieb
    .text = Wird vor dem Ziehen gespielt. Blind und zufällig wird dem Gegner eine Karte genommen.
rule-ruling-thief = Nichts zu stehlen
    .text = „Dieb“ kann nicht gespielt werden, solange der Gegner keine Karten hat.
    .why = So festgelegt: Keine Karte soll ohne Wirkung verpuffen.
rule-item-providing-aid = Beistand
    .text = Wird vor dem Ziehen gespielt. Eine beliebige Figur kommt auf ein Feld neben einer beliebigen anderen auf dem Plan.
rule-item-providing-aid-carrier = Kein „Beistand“ für Fahnenträger
    .text = „Beistand“ kann keine Figur versetzen, die eine Fahne trägt.
rule-item-providing-aid-place = Wohin „Beistand“ führt
    .text = Die Figur muss unmittelbar neben eine andere gestellt werden, auf ein freies offenes Feld oder eine freie Zugbrücke.
    .why = „Neben einer anderen Figur“ steht im Regeltext; dass Wehrtürme, Burgen, Fahnenfelder und besetzte Felder ausscheiden, haben wir festgelegt.
rule-ruling-aid = Freund oder Feind
    .text = Die versetzte Figur und die, neben die sie kommt, dürfen jeweils zu jeder der beiden Seiten gehören.
    .why = Auf der Karte ist von irgendeiner Figur die Rede, und wir nehmen sie beim Wort.
rule-ruling-aid-nothing = Keine Landung
    .text = Eine durch „Beistand“ versetzte Figur ist nicht gelandet: Sie nimmt nichts und bringt keine Karte ein.
    .why = So festgelegt.
rule-item-saboteur = Saboteur
    .text = Eine gegnerische Figur muss einen Wehrturm verlassen und auf eine Zugbrücke.
rule-item-saboteur-keep = Nur aus einem Wehrturm
    .text = „Saboteur“ kann nur eine gegnerische Figur treffen, die in einem Wehrturm steht.
rule-ruling-saboteur = Welche Zugbrücke
    .text = Die Figur muss auf eine freie Zugbrücke ihrer eigenen Farbe. Gibt es keine, kann sie nicht gewählt werden.
    .why = Der Regeltext spricht nur von einer Zugbrücke.
rule-item-famine = Hungersnot
    .text = Der Gegner muss alle seine Karten in den Stapel zurücklegen, der danach neu gemischt wird.
rule-item-famine-discard = Abgelegt bleibt abgelegt
    .text = Karten auf dem Ablagestapel bleiben dort, wenn der Stapel durch „Hungersnot“ neu gemischt wird.
rule-ruling-famine = Nichts zu holen
    .text = „Hungersnot“ kann nicht gespielt werden, solange der Gegner keine Karten hat.
    .why = So festgelegt: Keine Karte soll ohne Wirkung verpuffen.

# The deck

rule-deck-cards = Vierundfünfzig Karten
    .text = Es gibt 54 Karten in 16 Arten: je sechsmal „Zusätzliche Stärke“, „Zusätzlicher Schutz“ und „Pferd“; fünfmal „Dieb“; je viermal „Verstärkung“ und „Geistermagie“; je dreimal „Regensturm“, „Gift“, „Heuschreckenschwarm“, „Verborgenes Messer“ und „Saboteur“; je zweimal „Starker Wind“, „Geleitschutz“ und „Beistand“; je einmal „Sensenmann“ und „Hungersnot“.
rule-deck-discard = Der Ablagestapel
    .text = Eine gespielte Karte kommt auf den Ablagestapel.
rule-deck-empty = Keine Karten mehr
    .text = Ist der Stapel leer, gibt es keine Karten mehr zu holen. Der Ablagestapel wird nicht wieder eingemischt.
    .why = Dass der Ablagestapel außen vor bleibt, folgt aus dem Regeltext: Dann ist keine Karte mehr zu bekommen.

# Two against two

rule-d1 = Keine Kundschafter
    .text = Im Spiel zwei gegen zwei gibt es keine Kundschafter.
rule-ruling-bonus = Jeder Angriff ist im Vorteil
    .text = Ohne Kundschafter zählen angreifende Figuren aller vier Farben 1 hinzu.
    .why = Der Regeltext nennt Rot und Blau; Grün und Gelb haben die +1 nur als Kundschafter nicht.
rule-d2 = Einer nach dem anderen
    .text = Beide Spieler eines Teams ziehen in einem gemeinsamen Zug nacheinander.
rule-ruling-team-order = Die Reihenfolge im Teamzug
    .text = Blau kommt vor Grün, Rot vor Gelb. Jeder hat einen Zeitpunkt für Gegenstände, einen Wurf und eine Bewegung. Wer keine Figur auf dem Plan hat, behält den Zeitpunkt für Gegenstände.
    .why = Wer zuerst kommt, sagt der Regeltext nicht.
rule-ruling-team-own = Die eigenen Figuren
    .text = Im Teamspiel zieht jeder nur Figuren der eigenen Farbe.
    .why = So festgelegt; jeder Partner hat seinen Teil des Zuges und damit seine Farbe.
rule-ruling-team-fight = Wer im Kampf entscheidet
    .text = Im Teamspiel entscheidet der Besitzer der kämpfenden Figur über Kampfkarten und darüber, wohin sie nach einem Gleichstand kommt.
    .why = So festgelegt.
rule-d3 = Karten für das ganze Team
    .text = Gegenstandskarten dürfen beide Spieler eines Teams betreffen.
rule-d3-shared = Gemeinsame Karten
    .text = Die Partner haben ihre Gegenstandskarten gemeinsam, und beide dürfen sie spielen.
rule-d3-twice = Nur einmal
    .text = Eine Karte kann nicht zweimal genutzt werden: Was der eine gespielt hat, ist auch für den anderen verbraucht.
rule-ruling-team-card = Eine Karte für das Team
    .text = Im Teamspiel gilt die Grenze von einer Karte für das Team und seinen ganzen Zug, nicht für jeden Partner. Auch hier ist „Verborgenes Messer“ ausgenommen.
    .why = So festgelegt, weil die Karten dem Team gehören.
rule-ruling-three = Drei Spieler
    .text = Zu dritt ist eine Seite ein Team aus Blau und Grün, und der dritte Spieler führt Rot und Gelb. Es gelten die Regeln für zwei gegen zwei.
    .why = Der Regeltext erlaubt drei Spieler, sagt aber nicht mehr dazu.

# The end

rule-ruling-defeat = Keine Figur mehr
    .text = Eine Seite, die keine Figur mehr auf dem Plan hat, verliert sofort. Wer die letzte angegriffen und besiegt hat, zieht noch auf ihr Feld, landet dort aber nicht mehr.
    .why = So verstehen wir das Besiegen des Gegners: Verstärkung käme zu spät.
rule-ruling-limit = Festgefahrene Partien
    .text = Nach 200 Zügen einzelner Spieler, oder so vielen, wie am Tisch vereinbart sind, endet die Partie unentschieden. Im Teamspiel zählt der Teil jedes Partners als einer.
    .why = So festgelegt, damit jede Partie ein Ende hat.
rule-ruling-over = Aus ist aus
    .text = Ist die Partie entschieden, kann nichts mehr getan werden.
    .why = Erschlossen aus dem Ziel des Spiels.

## Options

option-first = Wer beginnt
    .help = roll: Ein Würfel je Seite entscheidet. Oder die Seite, die beginnt: blue-green oder red-yellow.
option-first-roll = die Würfel entscheiden
option-first-blue-green = Blau und Grün
option-first-red-yellow = Rot und Gelb

## Choices

the-flag-blue-green = die Fahne von Blau und Grün
the-flag-red-yellow = die Fahne von Rot und Gelb

to-north = nach oben
to-east = nach rechts
to-south = nach unten
to-west = nach links

label-roll = Würfeln
label-pass = Keine Karte
label-loop = Stehen bleiben: im Kreis laufen und auf demselben Feld enden
label-move-loop = Lass { $who } auf { $square } bleiben: einmal im Kreis, zurück auf dasselbe Feld
label-decline = Keine Verstärkung
label-play = „{ $item }“ spielen
label-draw = „{ $item }“ ziehen
label-steal = „{ $item }“ stehlen
label-move = Ziehe { $who } von { $square } nach { $to }
label-attack = Ziehe { $who } von { $square } nach { $source } und greife { $whom } auf { $at } an
label-attack-here = Lass { $who } auf { $square } { $whom } auf { $at } angreifen
label-choose = Wähle { $who } auf { $square }
label-place = Setze { $who } auf { $to }
label-return = Verstärkung: { $who } auf { $square }
label-drive = Treibe { $who } { $direction }, bis { $to }

question-over = Die Partie ist zu Ende.
question-chance = Die Würfel rollen.
question-cards = Eine Karte wird gezogen.
question-wait = Am Zug: { $seat }.
question-window = { $cards ->
    [no] Würfle.
   *[yes] Spiele einen Gegenstand oder würfle.
}
question-victim = „{ $item }“: Wähle eine Figur.
question-placing = „{ $item }“: Wähle ein Feld.
question-driving = „{ $item }“: Wähle eine Richtung.
question-returning = Ein Pasch! Eine deiner gefallenen Figuren darf auf eine Zugbrücke zurückkehren.
question-move = Ziehe eine Figur genau { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weit{ $scouts ->
    [yes] {" "}(Kundschafter 2 mehr).
   *[no] .
}
question-move-scouts = Im Regen können nur Kundschafter ziehen: einer von ihnen genau { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weit.
question-leave = Deine Figur muss die feindliche Burg verlassen und genau { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weit ziehen.
question-attack-card = Du greifst an. { question-card }
question-defence-card = Du wirst angegriffen. { question-card }
question-card = { $cards ->
    [no] Keine deiner Karten passt:
   *[yes] Spiele eine Kampfkarte oder keine. Ohne Karte:
} { $won } % Sieg, { $tied } % Gleichstand, { $lost } % Niederlage.
question-knife = Gleichstand! { $cards ->
    [no] „Verborgenes Messer“ hast du nicht.
   *[yes] Spiele „Verborgenes Messer“ oder keine Karte.
}
question-tie = Gleichstand: Wähle für deine Figur ein Feld neben der verteidigenden.

effect-flag = Nimmt die feindliche Fahne.
effect-home = Bringt die Fahne heim: Du gewinnst!
effect-card = Landet in einem Wehrturm: Du ziehst eine Gegenstandskarte.
effect-no-card = Landet in einem Wehrturm, aber der Stapel ist leer.
effect-with-card = Mit „{ $item }“: { $won } % Sieg, { $tied } % Gleichstand, { $lost } % Niederlage.
effect-with-knife = Mit „Verborgenes Messer“ gewinnst du auch bei Gleichstand: { $won } % Sieg.
odds-win = deine Figur siegt ({ $percent } %)
odds-tie = Gleichstand ({ $percent } %)
odds-loss = deine Figur fällt ({ $percent } %)
modifier-attack = Vorteil des Angriffs
modifier-scout = Kundschafter: kein Vorteil

## The log

log-begun = Blau und Grün würfeln { $first }, Rot und Gelb { $second }: Die höhere Zahl beginnt.
log-begun-tie = Beide Seiten würfeln { $first }: noch einmal.
log-turn = Zug { $turn }: { $who }.
log-played = { $who }: „{ $item }“ gespielt.
log-rolled = { $who }: { $dice } gewürfelt{ $rain ->
    [0] .
   *[other] , minus { $rain } wegen des Regens.
}
log-walked-round = { $who } geht im Kreis und steht wieder auf { $square }.
log-moved = { $who } zieht von { $source } nach { $square }.
log-attacked = { $who } greift { $whom } auf { $square } an, von { $source } aus.
log-threw = { $who } würfelt { $dice }{ $bonus } = { $total }.
log-killed = { $who } besiegt { $whom }.
log-repelled = { $who } hält stand und besiegt { $whom }.
log-level = Gleichstand: { $who } gegen { $whom }.
log-rested = { $who } geht nach { $square }.
log-stayed = { $who } bleibt auf { $square }.
log-took = { $who } nimmt die Fahne auf { $square }!
log-dropped = { $flag } bleibt auf { $square } liegen: ein Fahnenfeld.
log-went-home = { $flag } ist wieder daheim.
log-drew = { $who }: eine Gegenstandskarte gezogen.
log-drew-card = Die Karte: „{ $item }“.
log-stole = { $who }: eine Karte gestohlen.
log-stole-card = Die gestohlene Karte: „{ $item }“.
log-returned = { $who } kehrt auf { $square } zurück.
log-stuck = { $who }: Keine Figur kann die volle Zahl ziehen, der Zug verfällt.
log-shifted = { $who } wird von { $source } nach { $square } versetzt.
log-reaped = „Sensenmann“ nimmt { $who } auf { $square } endgültig aus dem Spiel.
log-starved = { $who }: { $number ->
    [one] 1 Karte kommt
   *[other] { $number } Karten kommen
} zurück in den Stapel.
log-closed = Der Wehrturm auf { $square } ist für diesen und zwei weitere Züge geschlossen.
log-no-cards = Der Stapel ist leer: keine Karte.
log-declined = { $who }: keine Verstärkung.

end-flag = { $who } bringen die Fahne heim und gewinnen!
end-defeat = { $loser } haben keine Figur mehr: { $who } gewinnen!
end-limit = Das Zuglimit ist erreicht: unentschieden.
end-side = { $who }: { $pieces ->
    [one] 1 Figur übrig
   *[other] { $pieces } Figuren übrig
}, { $kills ->
    [0] niemanden besiegt
    [one] 1 besiegt
   *[other] { $kills } besiegt
}, { $flags ->
    [0] keine Fahne genommen
    [one] 1 Fahne genommen
   *[other] { $flags } Fahnen genommen
}

## The table

status = Zug { $turn }: { $who }
status-last = Zug { $turn }: { $who }; { $left ->
    [0] der letzte
    [one] danach noch einer
   *[other] danach noch { $left }
}
status-start = Wer beginnt? Ein Würfel je Seite.
zone-hand = Karten deiner Seite
zone-played = Ablagestapel
tray = die Würfel
fighter-attacks = greift an
fighter-defends = verteidigt sich
fighter-attacked = griff an
fighter-defended = verteidigte sich
panel-sides = Die Seiten
panel-field = Karten und Wehrtürme
dice-move = { $who }, Bewegungswürfel: { $number }
die = Würfel: { $number }
side-line = { $who }: Figuren { $pieces }, gefallen { $fallen }, Karten { $cards }
side-ghost = { $who }: „Geistermagie“
side-rain = { $who }: „Regensturm“, 3 Felder weniger
deck-left = Karten im Stapel: { $number }
keep-closed-line = Wehrturm auf { $square }: { $turns ->
    [1] in diesem Zug geschlossen
   *[other] geschlossen in diesem Zug und { $turns ->
        [2] im nächsten
       *[other] in den nächsten zwei
    }
}
spot = { $square }, { $kind }
spot-castle = Burg von { $who }, ihre Fahne ist fort
spot-home = Burg von { $who }, mit ihrer Fahne
spot-drawbridge = Zugbrücke von { $who }
spot-closed = geschlossener Wehrturm ({ $turns ->
    [1] dieser Zug
    [2] dieser und der nächste Zug
   *[other] dieser und die nächsten zwei Züge
})
piece = { $who } auf { $square }
piece-carrier = { $who } auf { $square }, mit der feindlichen Fahne
flag-on = { $flag } auf { $square }
about-piece = Erhält +1, wenn sie angreift.
about-scout = Ein Kundschafter: zieht 2 Felder weiter, im Angriff ohne Zuschlag.
about-carrier = Trägt { $flag } und darf in keinen Wehrturm.
warning-carrier = { $who } auf { $square } trägt { $flag }: { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} bis nach Hause.

## Signs of a board in letters

sign-piece = {""}
sign-scout = k
sign-piece-blue-green = ⚑
sign-piece-red-yellow = ⚑
sign-scout-blue-green = k⚑
sign-scout-red-yellow = k⚑
sign-plain = ·
sign-tree = ♣
sign-keep = ⌂
sign-closed-1 = ×1
sign-closed-2 = ×2
sign-closed-3 = ×3
sign-castle-blue-green = ♜
sign-castle-red-yellow = ♜
sign-home-blue-green = ♜⚑
sign-home-red-yellow = ♜⚑
sign-drawbridge-blue = =
sign-drawbridge-green = =
sign-drawbridge-red = =
sign-drawbridge-yellow = =
sign-flag = ⚑
board-key = k Kundschafter; ⚑ eine Fahne oder wer sie trägt; ♣ Baum; ⌂ Wehrturm; ×2 geschlossener Wehrturm und für wie viele Züge; = Zugbrücke; ♜ Burg

## What `simulate` counts

tally-fights = Kämpfe
tally-kills = besiegte Figuren
tally-flags-taken = genommene Fahnen
tally-extra-strength-drawn = { item-extra-strength }, in 100 unentschiedenen Partien
tally-extra-strength-winner = { item-extra-strength }, vom Sieger, in 100 Partien
tally-extra-strength-loser = { item-extra-strength }, vom Verlierer, in 100 Partien
tally-extra-defense-drawn = { item-extra-defense }, in 100 unentschiedenen Partien
tally-extra-defense-winner = { item-extra-defense }, vom Sieger, in 100 Partien
tally-extra-defense-loser = { item-extra-defense }, vom Verlierer, in 100 Partien
tally-gain-reinforcements-drawn = { item-gain-reinforcements }, in 100 unentschiedenen Partien
tally-gain-reinforcements-winner = { item-gain-reinforcements }, vom Sieger, in 100 Partien
tally-gain-reinforcements-loser = { item-gain-reinforcements }, vom Verlierer, in 100 Partien
tally-horse-drawn = { item-horse }, in 100 unentschiedenen Partien
tally-horse-winner = { item-horse }, vom Sieger, in 100 Partien
tally-horse-loser = { item-horse }, vom Verlierer, in 100 Partien
tally-ghost-magic-drawn = { item-ghost-magic }, in 100 unentschiedenen Partien
tally-ghost-magic-winner = { item-ghost-magic }, vom Sieger, in 100 Partien
tally-ghost-magic-loser = { item-ghost-magic }, vom Verlierer, in 100 Partien
tally-rain-storm-drawn = { item-rain-storm }, in 100 unentschiedenen Partien
tally-rain-storm-winner = { item-rain-storm }, vom Sieger, in 100 Partien
tally-rain-storm-loser = { item-rain-storm }, vom Verlierer, in 100 Partien
tally-the-reaper-drawn = { item-the-reaper }, in 100 unentschiedenen Partien
tally-the-reaper-winner = { item-the-reaper }, vom Sieger, in 100 Partien
tally-the-reaper-loser = { item-the-reaper }, vom Verlierer, in 100 Partien
tally-poison-drawn = { item-poison }, in 100 unentschiedenen Partien
tally-poison-winner = { item-poison }, vom Sieger, in 100 Partien
tally-poison-loser = { item-poison }, vom Verlierer, in 100 Partien
tally-locust-swarm-drawn = { item-locust-swarm }, in 100 unentschiedenen Partien
tally-locust-swarm-winner = { item-locust-swarm }, vom Sieger, in 100 Partien
tally-locust-swarm-loser = { item-locust-swarm }, vom Verlierer, in 100 Partien
tally-strong-wind-drawn = { item-strong-wind }, in 100 unentschiedenen Partien
tally-strong-wind-winner = { item-strong-wind }, vom Sieger, in 100 Partien
tally-strong-wind-loser = { item-strong-wind }, vom Verlierer, in 100 Partien
tally-hidden-knife-drawn = { item-hidden-knife }, in 100 unentschiedenen Partien
tally-hidden-knife-winner = { item-hidden-knife }, vom Sieger, in 100 Partien
tally-hidden-knife-loser = { item-hidden-knife }, vom Verlierer, in 100 Partien
tally-safeguard-drawn = { item-safeguard }, in 100 unentschiedenen Partien
tally-safeguard-winner = { item-safeguard }, vom Sieger, in 100 Partien
tally-safeguard-loser = { item-safeguard }, vom Verlierer, in 100 Partien
tally-thief-drawn = { item-thief }, in 100 unentschiedenen Partien
tally-thief-winner = { item-thief }, vom Sieger, in 100 Partien
tally-thief-loser = { item-thief }, vom Verlierer, in 100 Partien
tally-providing-aid-drawn = { item-providing-aid }, in 100 unentschiedenen Partien
tally-providing-aid-winner = { item-providing-aid }, vom Sieger, in 100 Partien
tally-providing-aid-loser = { item-providing-aid }, vom Verlierer, in 100 Partien
tally-saboteur-drawn = { item-saboteur }, in 100 unentschiedenen Partien
tally-saboteur-winner = { item-saboteur }, vom Sieger, in 100 Partien
tally-saboteur-loser = { item-saboteur }, vom Verlierer, in 100 Partien
tally-famine-drawn = { item-famine }, in 100 unentschiedenen Partien
tally-famine-winner = { item-famine }, vom Sieger, in 100 Partien
tally-famine-loser = { item-famine }, vom Verlierer, in 100 Partien

## Refusals

refusal-over = Die Partie ist zu Ende.
refusal-chance = Über Würfel und Karten entscheidet der Zufall, nicht die Spieler.
refusal-not-you = Nicht du entscheidest jetzt, sondern { $seat }.
refusal-roll-first = Erst würfeln, dann zieht eine Figur.
refusal-rolled = Die Würfel liegen schon: Jetzt zieht eine Figur.
refusal-pass-window = Spiele einen Gegenstand oder würfle; Passen gibt es nicht.
refusal-pass-move = Wer ziehen kann, muss ziehen.
refusal-nothing-to-choose = Kein Gegenstand verlangt das jetzt.
refusal-red = „{ $item }“ ist eine Kampfkarte und kann nur im Kampf gespielt werden.
refusal-one-card = Du hast in diesem Zug schon eine Karte gespielt.
refusal-team-card = Deine Seite hat in diesem Zug schon eine Karte gespielt.
refusal-too-late = „{ $item }“ muss vor dem Würfeln und Ziehen gespielt werden.
refusal-not-held = „{ $item }“ ist nicht auf deiner Hand.
refusal-not-your-card = Nur eine Karte aus der eigenen Hand kann gespielt werden.
refusal-fresh = „{ $item }“ kam erst in diesem Zug auf deine Hand und kann frühestens im nächsten Zug deiner Seite gespielt werden.
refusal-duty-safeguard = Deine Figur muss erst die feindliche Burg verlassen; „Geleitschutz“ ersetzt diesen Zug nicht.
refusal-nobody-returns = Jetzt kann keine gefallene Figur deiner Seite zurückkehren: Keine ist gefallen, die es könnte, oder keine ihrer Zugbrücken ist frei.
refusal-ghost-late = Deine Seite hat in diesem Zug schon angegriffen: zu spät für „Geistermagie“.
refusal-no-wind = Deine Fahne liegt nicht frei auf dem Feld.
refusal-nothing-to-steal = Der Gegner hat keine Karten.
refusal-nothing-to-starve = Der Gegner hat keine Karten.
refusal-no-keep = Keine Figur deiner Seite, die keine Fahne trägt, hat einen offenen, leeren Wehrturm hinter sich.
refusal-nobody-in-keep = Keine feindliche Figur ist in einem Wehrturm.
refusal-no-bridge = Keine Zugbrücke in der Farbe dieser Figur ist frei.
refusal-no-bridges = Für keine feindliche Figur in einem Wehrturm ist eine Zugbrücke ihrer Farbe frei.
refusal-no-locusts = Die Heuschrecken könnten keine feindliche Figur bewegen.
refusal-no-aid = Keine Figur ohne Fahne kann neben eine andere gestellt werden.
refusal-no-aid-for = Neben keiner anderen Figur als der auf { $square } selbst ist ein Feld frei.
refusal-idle = In diese Richtung würden die Heuschrecken die Figur gar nicht bewegen.
refusal-idle-piece = Die Heuschrecken könnten die Figur auf { $square } in keine Richtung bewegen.
refusal-finish-item = Erst muss „{ $item }“ zu Ende gespielt werden.
refusal-not-ally = „{ $item }“ gilt einer Figur der eigenen Seite.
refusal-not-enemy = „{ $item }“ gilt einer Figur der anderen Seite.
refusal-safeguard-carrier = Eine Figur mit Fahne kann nicht in einen Wehrturm gebracht werden.
refusal-aid-carrier = Eine Figur mit Fahne kann durch „Beistand“ nicht versetzt werden.
refusal-no-keep-behind = Hinter der Figur auf { $square } ist kein offener, leerer Wehrturm.
refusal-not-in-keep = Die Figur auf { $square } ist in keinem Wehrturm.
refusal-saboteur-bridge = Es muss eine freie Zugbrücke von { $colour } sein.
refusal-keep-taken = Der Wehrturm auf { $square } ist besetzt.
refusal-keep-behind = { $square } ist kein Wehrturm in einer Reihe näher an der eigenen Burg.
refusal-aid-place = { $square } ist weder ein freies offenes Feld noch eine freie Zugbrücke neben einer anderen Figur.
refusal-bridge-own = Nur eine Figur von { $colour } darf zurückkehren, und { $square } ist keine ihrer Zugbrücken.
refusal-bridge-side = { $square } ist keine Zugbrücke deiner Seite.
refusal-bridge-taken = Die Zugbrücke auf { $square } ist besetzt.
refusal-bridge-flag = Auf der Zugbrücke auf { $square } liegt eine Fahne.
refusal-nobody-fallen = Von { $colour } ist keine Figur gefallen, die zurückkehren könnte.
refusal-reinforce-first = Entscheide erst über die Verstärkung.
refusal-place-first = Wähle nach dem Gleichstand erst ein Feld für deine Figur.
refusal-fight-first = Es wird gekämpft: Spiele eine Kampfkarte oder keine.
refusal-enemy-piece = Diese Figur gehört der anderen Seite.
refusal-partner-piece = In diesem Teil des Zuges ziehen nur Figuren von { $colour }.
refusal-duty = Die Figur auf { $square } muss die feindliche Burg verlassen; keine andere darf ziehen.
refusal-end-on-castle = Die Figur muss die Burg verlassen und darf nicht wieder dort enden.
refusal-no-steps = Mit diesem Wurf kann die Figur kein Feld weit ziehen.
refusal-piece-first = Wähle zuerst die Figur, die zieht.
refusal-tree = Auf { $square } steht ein Baum.
refusal-taken = { $square } ist besetzt.
refusal-own-side = Die Figur auf { $square } gehört zur eigenen Seite.
refusal-closed = Der Wehrturm auf { $square } ist in diesem Zug{ $turns ->
    [last] {""}
   *[other] {" "}und danach noch
} geschlossen.
refusal-own-keep = Der Wehrturm auf { $square } ist geschlossen, sobald die Figur ihn verlässt.
refusal-carrier-keep = Eine Figur mit Fahne darf in keinen Wehrturm.
refusal-own-flag = Auf { $square } liegt die eigene Fahne: Deine Seite darf das Feld weder betreten noch überqueren.
refusal-say-attack = Auf { $square } steht ein Feind: Dorthin zu ziehen ist ein Angriff. Wähle auch das Feld, von dem er ausgeht.
refusal-straight-back = Mit { $steps } wäre { $square } nur durch einen Schritt geradewegs zurück zu erreichen.
refusal-in-the-way = Figuren sind im Weg: { $square } ist mit { $steps } nicht zu erreichen.
refusal-tree-in-the-way = Bäume sind im Weg: { $square } ist mit { $steps } nicht zu erreichen.
refusal-keep-in-the-way = Ein geschlossener Wehrturm ist im Weg: { $square } ist mit { $steps } nicht zu erreichen.
refusal-keep-for-carrier = Eine Figur mit Fahne darf keinen Wehrturm durchqueren: { $square } ist mit { $steps } nicht zu erreichen.
refusal-flag-in-the-way = Die eigene Fahne ist im Weg, und deine Seite darf sie nicht überqueren: { $square } ist mit { $steps } nicht zu erreichen.
refusal-diagonal = { $square } wäre nur mit schrägen Schritten zu erreichen.
refusal-exact = Mit { $steps } endet kein Weg genau auf { $square }.
refusal-nowhere = Mit { $steps } kommt die Figur auf { $square } nirgendwohin.
refusal-safe = Die Figur auf { $square } ist in ihrem Wehrturm sicher.
refusal-ghosts-own = Deine Seite hat „Geistermagie“ gespielt und kann in diesem Zug nicht angreifen.
refusal-ghosts-enemy = „Geistermagie“ schützt den Gegner in diesem Zug.
refusal-attack-through = Wer durch Figuren hindurchzieht, kann nicht von { $square } aus angreifen: Das Feld ist besetzt.
refusal-straight-back-attack = Von { $square } aus ginge der letzte Schritt geradewegs zurück.
refusal-last-step = Angegriffen wird nur mit dem letzten Schritt: Bei { $steps } Feldern ist { $square } zu früh erreicht.
refusal-not-in-fight = „{ $item }“ kann nicht im Kampf gespielt werden, nur vor dem Ziehen.
refusal-only-knife = Nach einem Gleichstand kann nur „Verborgenes Messer“ gespielt werden.
refusal-no-tie = „Verborgenes Messer“ kann nur nach einem Gleichstand gespielt werden.
refusal-not-attacking = „Zusätzliche Stärke“ ist nur für die angreifende Seite.
refusal-not-defending = „Zusätzlicher Schutz“ ist nur für die verteidigende Seite.
refusal-tie-beside = { $square } ist kein freies Feld unmittelbar neben der verteidigenden Figur auf { $target }.

## The first game

lesson-keep = Willkommen! Du bist Blau und Grün, unten auf dem Spielplan; deine grünen Figuren sind Kundschafter. Das Ziel: auf der feindlichen Burg oben (f13) landen, die Fahne nehmen und sie zur eigenen Burg (f1) heimbringen. Du hast eine 5 gewürfelt, und eine Figur zieht genau so viele Felder, wie der Würfel zeigt. Ziehe die blaue Figur von d2 in den Wehrturm auf c4: Wer dort landet, erhält eine Gegenstandskarte.
lesson-horse = Du hast „Pferd“ gezogen, und niemand greift eine Figur im Wehrturm an. Rot ist näher gekommen. Vor dem Wurf darfst du einen Gegenstand spielen: Spiele „Pferd“ für einen zweiten Würfel.
lesson-flag = 5 + 6 = 11, und ein Kundschafter zieht 2 weiter: genau 13 Felder bis zur feindlichen Burg. Ziehe den Kundschafter von h2 nach f13 und nimm die Fahne!
lesson-roll = Ein gelber Kundschafter hat dich sofort angegriffen, aber zwei Würfel gegen zwei Würfel waren dir gnädig: Der Angreifer ist gefallen. Nun muss deine Figur die Burg verlassen. Du hast 3 gewürfelt, also geht der Kundschafter 5. Lauf nach g9. (Mit der Fahne darf er in keinen Wehrturm.)
lesson-attack = Rot ist deinem Wehrturm nahe gekommen. Zum Angriff endet dein Zug auf einem Feind: Wähle die Figur, dann das Ziel; lässt es sich von mehreren Feldern aus angreifen, auch noch eines von diesen. Ein blauer Angreifer erhält +1; die Aussichten siehst du, bevor du entscheidest. Du hast 2 gewürfelt: Greife die rote Figur auf d5 an, von d4 oder von c5 aus.
lesson-run = Du hast gewonnen und bist nachgerückt; der verlassene Wehrturm ist eine Weile geschlossen. Rot hat eine Karte gezogen, die du nicht siehst. Du hast 4 gewürfelt: Bring den Kundschafter mit der Fahne von g9 nach h4.
lesson-win = Eine 3 macht 5 für deinen Kundschafter, und das ist genau der Heimweg. Ziehe von h4 nach f1!
lesson-end = Gewonnen! Das ist The Battle of Banners: Zähle deine Schritte, schütze, wer die Fahne trägt, und heb eine Karte für den richtigen Moment auf. Der Rest steht in den Regeln, einen Klick entfernt.
lesson-learnt =
    Eine Figur zieht genau so weit, wie gewürfelt wurde; Kundschafter ziehen 2 Felder weiter.
    Wehrtürme geben Gegenstände und Schutz; vor dem Wurf darfst du einen Gegenstand spielen.
    Ein Angriff endet auf einem Feind. Beide Seiten würfeln mit zwei Würfeln; die Chancen siehst du vorher.
    Bring die Fahne aus der feindlichen Burg in deine eigene.

## What the coach speaks of

aspect-own-pieces = deine Figuren
aspect-enemy-pieces = die feindlichen Figuren
aspect-own-flag = die Sicherheit deiner Fahne
aspect-enemy-flag = der Heimweg mit der feindlichen Fahne
aspect-way = der Weg zur feindlichen Fahne
aspect-enemy-way = der feindliche Weg zu deiner Fahne
aspect-guard = die Wache deiner Burg
aspect-enemy-guard = die Wache der feindlichen Burg
aspect-strikes = wen du angreifen kannst
aspect-danger = wer dich angreifen kann
aspect-keeps = die Wehrtürme
aspect-cards = Gegenstandskarten
aspect-advance = wie weit die Reihen vorgerückt sind

## At the end of a game

count-fights = Kämpfe
count-kills = Gefallene Figuren
count-flags-taken = Eroberte Fahnen

## Where the rules page finds its summary and its glossary

rules-brief =
    Das Ziel: BOB goal.flag, BOB goal.defeat
    Die Figuren: BOB setup.sides, BOB ruling.pieces, BOB M3
    Ziehen: BOB M2, BOB M2.piece, BOB M2.exact, BOB M2.diagonal, BOB ruling.block
    Wehrtürme und Burgen: BOB space.keep, BOB space.keep.safe, BOB space.castle, BOB space.castle.leave
    Kämpfen: BOB C1, BOB C2, BOB C2.bonus, BOB C3, BOB C4
    Die Fahne: BOB C5, BOB C5.take, BOB ruling.flag.win
glossary =
    Baum: BOB space.tree
    Burg: BOB space.castle
    Fahnenfeld: BOB C5
    Gegenstandskarte: BOB T1
    Gleichstand: BOB C4
    Kampfkarte: BOB T2.combat
    Kundschafter: BOB M3
    Landen: BOB ruling.landing
    Pasch: BOB ruling.doubles
    Schleife: BOB ruling.loop
    Seite: BOB setup.sides
    Wehrturm: BOB space.keep
    Zugbrücke: BOB space.drawbridge

## Was an einem Zug, einem Paket oder einer Stellung nicht stimmt

error-no-piece-number = eine Figur Nummer { $number } steht nicht auf dem Brett
error-attack-from-outside = von neben dem Brett greift niemand { $square } an
error-row-sign = { $place }: { $sign } ist keines der Zeichen { $known }
error-row-length = { $place }: hat { $number } Felder; die Zeilen darüber haben { $others }
error-board-rows = { $place }: { $columns } Spalten und { $rows } Zeilen; ein so breites Brett hat { $low } bis { $high } Zeilen
error-board-columns = { $place }: { $columns } Spalten und { $rows } Zeilen; ein Brett hat { $low } bis { $high } Spalten
error-board-castles = { $place }: { $number } Burgen '{ $sign }' von { $sign ->
        [C] Blau und Grün
       *[Q] Rot und Gelb
    }; es muss { $wanted ->
        [1] eine
       *[other] { $wanted }
    } sein [{ $rule }]
error-board-bridges = { $place }: { $number } Zugbrücken '{ $sign }' von { $sign ->
        [b] Blau
        [g] Grün
        [r] Rot
       *[y] Gelb
    }; es müssen { $wanted } sein, eine für jede Figur [{ $rule }]
error-board-keeps = { $place }: { $number } Wehrtürme; es dürfen { $most } sein
error-no-way-castle = { $place }: die Burg auf { $goal } ist von der Zugbrücke auf { $start } aus nicht zu erreichen [{ $rule }]
error-no-way-keep = { $place }: der Wehrturm auf { $goal } ist von der Zugbrücke auf { $start } aus nicht zu erreichen [{ $rule }]
error-items-order = { $place }: die Gegenstände müssen { $known } sein, in dieser Reihenfolge
error-no-square = { $place }: { $found } ist kein Feld dieses Bretts
error-pieces-list = { $place }: muss eine Liste von { $number } Feldern sein, dead oder gone: { $found }
error-flag-place = { $place }: { $found } ist weder home noch ein Feld noch eine Figur
error-no-keep = { $place }: auf { $square } ist kein Wehrturm
error-dice-number = { $place }: { $found } ist keine Liste von { $number } Würfeln
error-dice-order = { $place }: { $found } sind keine Zahlen von 1 bis 6, die kleinere vorn
error-fight-two = { $place }: es müssen zwei sein, die des Angreifers und die des Verteidigers
error-no-piece = auf { $square } steht keine Figur
error-not-beside = { $square } liegt nicht neben { $other }
error-smaller-first = von zwei Würfeln steht der kleinere vorn
error-turn-limit = Option limit: { $value } ist keine Anzahl von Zügen wie zum Beispiel { $example }
