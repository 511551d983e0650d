# Brandub — alle Wörter auf Deutsch. Die Regeln in unseren eigenen Worten stehen am Ende.

title = Brandub
summary = Ein König und vier gegen acht: in die Ecke entkommen oder den Ring schließen.
credit = Ein altes irisches Spiel, gemeinfrei. Die Regeln folgen der heutigen Rekonstruktion der World Tafl Federation (den historischen Regeln von Aage Nielsen); Texte und Bilder sind unsere eigenen.
players = 2 Personen

## Names

seat-attackers = Angreifer
    .plural = yes
    .the = die Angreifer
    .object = die Angreifer
    .dative = den Angreifern
seat-king = König
    .the = der König
    .object = den König
    .dative = dem König

piece-attacker = Angreifer
piece-defender = Verteidiger
piece-king = König

## Choices

question-attackers = Ziehe einen Angreifer: Schließe den König ein und halte ihn von den Ecken fern.
question-king = Ziehe den König oder einen Verteidiger: Der König will in eine Ecke.
question-wait = Am Zug: { $seat }.
label-move = { $piece ->
    [king] König { $start }–{ $end }
   *[man] { $start }–{ $end }
}

## The log

log-moved = { $piece } { $start }–{ $end }.
log-walked = Auf { $square } steht der Stein zwischen zwei Gegnern und ist sicher: Er ist selbst dorthin gezogen.
log-captured = { $piece } auf { $square } ist geschlagen.
log-king-taken = Der König ist auf { $square } eingeschlossen.

end-corner = Der König hat eine Ecke erreicht und gewinnt.
end-taken = Der König ist geschlagen: Die Angreifer gewinnen.
end-stuck = { $winner ->
    [king] Die Angreifer können nicht ziehen: Der König gewinnt.
   *[other] Die Seite des Königs kann nicht ziehen: Die Angreifer gewinnen.
}
end-repetition = Dieselbe Stellung zum dritten Mal: unentschieden.

## The table

status = Zug { $turn }: { $seat }
spot-plain = { $square }
spot-throne = { $square }, der Thron
spot-corner = { $square }, eine Ecke
piece-label = { $piece } auf { $square }
panel-men = Steine
men-left = Auf dem Brett: Angreifer { $attackers }, Verteidiger { $defenders } und der König
men-lost = Geschlagen: { $attackers } Angreifer, { $defenders } Verteidiger

sign-attacker = ●
sign-defender = ○
sign-king = ♔
sign-throne = ✚
sign-corner = ◇
sign-plain = ·
board-key = ● Angreifer, ○ Verteidiger, ♔ König, ✚ Thron, ◇ Ecke

## Refusals

refusal-not-you = Die andere Seite ist am Zug: { $seat }.
refusal-pass = Jede Seite muss einen ihrer Steine ziehen; Passen ist nicht erlaubt.
refusal-empty = Auf { $square } steht kein Stein.
refusal-rival = Der Stein auf { $square } gehört der anderen Seite.
refusal-stay = Ein Zug führt auf ein anderes Feld.
refusal-straight = Steine ziehen in Reihe oder Spalte, wie Türme.
refusal-blocked = Auf { $square } steht ein anderer Stein im Weg.
refusal-shut-in = Der Stein auf { $square } kann nicht ziehen: Jeder Weg ist versperrt.
refusal-throne = Auf dem Thron darf nur der König halten; andere dürfen darüber hinwegziehen.
refusal-corner = In einer Ecke darf nur der König halten.

## The first game

lesson-capture = Du bist die Seite des Königs, mitten in einer Partie. Der König will in eine der vier Ecken. Alle Steine ziehen wie Türme, und ein Stein ist geschlagen, wenn du ihn zwischen zwei deiner Steine einschließt. Dein Verteidiger auf b3 steht neben einem Angreifer. Ziehe den anderen von g3 nach d3 und schließe ihn ein.
lesson-fork = Der Angreifer auf c3 ist weg. Jetzt der König: Ziehe ihn von d4 hinauf nach d7. Von dort sieht er zwei Ecken zugleich.
lesson-corner = Die Angreifer haben mit einem Stein auf e7 einen Weg versperrt. Der andere ist offen: in die Ecke a7.
lesson-end = Der König ist entkommen, und du hast gewonnen. Als Angreifer hättest du ihn eingeschlossen: Im Freien genügen zwei, auf dem Thron braucht es vier, daneben drei. Der Rest steht in den Regeln.
lesson-learnt =
    Alle Steine ziehen wie Türme.
    Ein Stein zwischen zwei Gegnern ist geschlagen.
    Der König gewinnt in einer Ecke, die Angreifer gewinnen, wenn sie ihn einschließen.

## The rules in our own words

section-board = Das Brett
section-move = Ziehen
section-capture = Schlagen
section-king = Der König
section-ending = Das Ende

rule-board = Das Brett
    .text = Das Brett hat sieben mal sieben Felder. Das mittlere ist der Thron; mit den vier Ecken bildet er fünf Königsfelder.
rule-setup = Die Steine
    .text = Der König steht auf dem Thron, auf jedem der vier Felder neben ihm ein Verteidiger und jenseits davon bis zum Rand je zwei Angreifer.
rule-turn = Abwechselnd
    .text = Die Angreifer beginnen. Danach ziehen beide Seiten abwechselnd, und jede muss genau einen Stein ziehen.
rule-own = Die eigenen Steine
    .text = Man zieht nur Steine der eigenen Seite; der König gehört zu den Verteidigern.
rule-move = Der Zug
    .text = Jeder Stein, auch der König, zieht beliebig viele Felder weit in seiner Reihe oder Spalte.
rule-move-blocked = Nicht springen
    .text = Ein Stein darf weder über einen anderen springen noch auf einem besetzten Feld halten.
rule-royal = Königsfelder
    .text = Nur der König darf auf dem Thron oder in einer Ecke halten.
rule-royal-pass = Über den Thron
    .text = Jeder Stein darf über den leeren Thron hinwegziehen.
rule-royal-return = Zurück auf den Thron
    .text = Der König darf auf den Thron zurückkehren.
    .why = Andere Rekonstruktionen verbieten es; die, der wir folgen, erlaubt es.
rule-capture = Schlagen
    .text = Ein Stein ist geschlagen, wenn ihn ein Zug der anderen Seite zwischen zwei Gegnern einschließt, die in Reihe oder Spalte zu beiden Seiten stehen. Er kommt vom Brett.
rule-capture-active = Dazwischenziehen
    .text = Ein Stein, der von sich aus zwischen zwei Gegner zieht, ist nicht geschlagen.
rule-capture-several = Mehrere zugleich
    .text = Ein Zug kann bis zu drei Steine schlagen, jeden in seiner Richtung.
rule-capture-royal = Gegen ein Königsfeld
    .text = Ein Königsfeld wirkt wie der zweite Gegner: eine Ecke gegen jeden Stein, der Thron gegen Angreifer immer, gegen Verteidiger nur, solange er leer ist.
rule-capture-armed = Der König schlägt mit
    .text = Der König zählt bei jedem Schlagen als Gegner der Angreifer.
rule-king = Den König schlagen
    .text = Fern vom Thron wird der König geschlagen wie jeder Stein: zwischen zwei Angreifern oder zwischen einem Angreifer und einer Ecke.
rule-king-throne = Auf dem Thron
    .text = Auf dem Thron ist der König nur geschlagen, wenn auf allen vier Seiten Angreifer stehen.
rule-king-beside = Neben dem Thron
    .text = Auf einem Feld neben dem Thron ist der König nur geschlagen, wenn auf den drei anderen Seiten Angreifer stehen.
rule-end-corner = Der König entkommt
    .text = Die Seite des Königs gewinnt, sobald der König in einer Ecke steht.
rule-end-king = Der König ist geschlagen
    .text = Die Angreifer gewinnen, sobald sie den König schlagen.
rule-end-stuck = Kein Zug
    .text = Wer ziehen müsste und nicht kann, hat verloren.
    .why = Unsere Festlegung: Die Quellen schwanken zwischen Verlust und Remis; so lohnt sich eine Belagerung.
rule-end-repetition = Wiederholung
    .text = Entsteht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal, ist die Partie unentschieden.
    .why = Unsere Festlegung, damit jede Partie endet. Gezählt wird seit dem letzten Schlagen.
rule-end-over = Aus ist aus
    .text = Ist die Partie entschieden, zieht niemand mehr.

## What the coach speaks of

aspect-attackers = wie viele Angreifer noch da sind
aspect-defenders = wie viele Verteidiger noch da sind
aspect-king = wo der König steht
aspect-paths = die Wege des Königs in eine Ecke
aspect-pressed = wie sehr der König bedrängt ist
aspect-hanging = Steine, die geschlagen werden können
aspect-places = wo die Steine stehen

## At the end of a game

count-attackers = Übrige Angreifer
count-defenders = Übrige Verteidiger

## Where the rules page finds its summary and its glossary

rules-intro =
    In der Mitte des Bretts steht ein König mit vier Gefährten, und von allen Seiten rücken acht Angreifer heran. Der König will in eine Ecke entkommen, die Angreifer wollen ihn schlagen. Es ist das kleinste der alten nordischen Brettspiele und wurde vor tausend Jahren in Irland gespielt.

rules-sources =
    Niemand kennt die mittelalterlichen Regeln: Alte irische Verse nennen die Figuren und ihre Zahl, und ein Brett aus Ballinderry hat markierte Felder, aber kein Text sagt, wie die Figuren zogen und geschlagen wurden. Was heute als Brandub gespielt wird, ist eine moderne Rekonstruktion nach einem verwandten Spiel, das Linné 1732 in Lappland sah.

    Wir folgen den „historischen Regeln“ von Aage Nielsen, die die World Tafl Federation aufführt und deren Sätze 1 bis 5 wir gelesen haben. Wie der König geschlagen wird, wie er selbst mitschlägt und die beiden Wege zum Sieg stehen hier so, wie andere öffentliche Beschreibungen desselben Spiels sie nennen: Ludii und der Spieleserver Gorrion.

reconstructed = Die mittelalterlichen Regeln sind verloren: Dies ist eine moderne Rekonstruktion.

mark-S = steht in der modernen Rekonstruktion, der wir folgen
mark-P = steht in einer anderen öffentlichen Beschreibung von ihr
mark-I = folgt daraus
mark-R = von uns festgelegt

rules-brief =
    Das Ziel: BR end.corner, BR end.king
    Ziehen: BR turn, BR move, BR move.blocked
    Schlagen: BR capture, BR capture.active, BR capture.royal
    Der König: BR royal, BR king, BR king.throne, BR king.beside
glossary =
    Angreifer: BR turn
    Ecke: BR end.corner
    König: BR king
    Königsfeld: BR royal
    Schlagen: BR capture
    Thron: BR king.throne
    Verteidiger: BR setup

## Was an einem Zug nicht stimmt

error-second-click = { $square }: der zweite Klick sagt, wohin
