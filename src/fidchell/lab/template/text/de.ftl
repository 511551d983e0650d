# Tribute — alle Wörter auf Deutsch. en.ftl sagt dasselbe in derselben Reihenfolge.

title = Tribute
summary = Biete verdeckt eine Karte: Die höchste gewinnt den Preis.
players = 2 oder 3 Personen

option-rounds = Runden
    .help = one (eine), two (zwei) oder three (drei).

## Names

seat-red = Rot
seat-green = Grün
seat-blue = Blau
thing-prize = Preis

card-page = Page
card-squire = Knappe
card-lord = Fürst
card-duke = Herzog

## Choices: what somebody is asked, and what each action is called

question-choose = Der Preis ist { $worth } wert. Biete verdeckt eine Karte.
label-commit = Diese Karte bieten: { $card }
label-deal = Diese Karte wird ausgeteilt: { $card }
label-turn-up = Der Preis ist { $worth } wert

## The log: a line for each event

log-dealt = { $seat } bekommt diese Karte: { $card }.
log-turned-up = Runde { $round }: Der Preis ist { $worth } wert.
log-chose = { $seat } hat gewählt.
log-shown = { $seat } zeigt diese Karte: { $card }.
log-won = { $seat } gewinnt { $worth }.
log-tied = Mehrere höchste Karten: Niemand gewinnt { $worth }.
log-ended = Die letzte Runde ist vorbei.

end-won = { $seat } hat die meisten Punkte und gewinnt.
end-level = Alle haben gleich viele Punkte: unentschieden.

## The table

status = Runde { $round }, um einen Preis im Wert von { $worth }
status-between = Runde { $round }
zone-hand = Deine Hand
zone-table = Gewählt
panel-points = Punkte
points-line = { $seat }: { $points }
card-label = { $card } (auf deiner Hand: { $number })
card-chosen = { $seat }: verdeckte Karte

## Refusals

refusal-pass = Alle müssen eine Karte bieten.
refusal-hand = Diese Karte ist nicht auf deiner Hand: { $card }.

## The first game

lesson-low = Ihr habt je drei Karten bekommen, und der Preis ist nur 1 wert. Biete den Pagen: Deine guten Karten können warten.
lesson-high = Grün hat ihn mit dem Knappen gewonnen. Jetzt ist der Preis 3 wert. Biete deinen Herzog: Höher geht es nicht.
lesson-end = Der Herzog schlägt den Fürsten, und 3 Punkte schlagen 1. Mehr ist nicht dabei.
lesson-learnt =
    Die höchste Karte gewinnt den Preis.
    Ein niedriger Preis ist ein guter Moment für eine niedrige Karte.

## The rules in our own words

section-setup = Aufbau
section-round = Eine Runde
section-ending = Das Ende

rule-cards = Die Karten
    .text = Es gibt je drei Pagen, Knappen, Fürsten und Herzöge, von der niedrigsten zur höchsten Karte.
rule-deal = Das Austeilen
    .text = Alle bekommen drei Karten, die nur sie selbst ansehen dürfen.
rule-prize = Der Preis
    .text = Jede Runde beginnt damit, dass einer der Preise im Wert von 1, 2 und 3 aufgedeckt wird, der noch nicht an der Reihe war.
rule-choose = Die Wahl
    .text = Alle bieten gleichzeitig und verdeckt eine Karte aus der eigenen Hand. Passen ist nicht erlaubt.
rule-once = Nur eine Wahl
    .text = Wer gewählt hat, darf in dieser Runde nicht noch einmal wählen.
    .why = Gefolgert; solange nicht alle gewählt haben, lässt sich eine Wahl zurücknehmen.
rule-reveal = Die höchste Karte
    .text = Haben alle gewählt, werden die Karten gezeigt. Die höchste gewinnt den Preis.
rule-tie = Mehrere höchste Karten
    .text = Zeigen mehrere die höchste Karte, gewinnt niemand den Preis.
rule-end = Schluss
    .text = Nach der letzten Runde gewinnt, wer die meisten Punkte hat; haben alle gleich viele, ist es unentschieden. Danach geschieht nichts mehr.

## Errors: what is wrong with somebody's file

error-too-few-cards = { $place }: { $number } Karten sind zu wenige, { $wanted } werden ausgeteilt
