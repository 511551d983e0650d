# Tribut — alle Wörter auf Deutsch.

title = Tribut
summary = Ein Spielzeug für die Tests.
players = 2 oder 3 Spieler

option-rounds = Runden
    .help = one, two oder three.

section-play = Ablauf

seat-red = Rot
seat-green = Grün
seat-blue = Blau

card-page = Page
card-squire = Knappe
card-lord = Herr
card-duke = Herzog

label-commit = Biete { $card }
label-deal = { $card } wird ausgeteilt
label-flip = Der Preis ist { $number } wert
question-choose = Biete verdeckt eine Karte.
question-wait = Warte auf die anderen.
question-chance = Eine Karte wird ausgeteilt.
question-over = Das Spiel ist aus.
status = Runde { $round }
panel-table = Der Tisch
panel-prize = Preis: { $prize }
panel-hand = { $seat }: { $number } Karten, { $points } Punkte
zone-hand = Deine Hand

log-dealt = { $seat } erhält eine Karte.
log-flipped = Der Preis ist { $prize } wert.
log-chose = { $seat } hat gewählt.
log-revealed = { $seat } zeigt: { $card }.
log-scored = { $seat } nimmt { $prize }.
log-ended = Das Spiel endet.
log-won = { $seat } gewinnt.

refusal-over = Das Spiel ist aus.
refusal-chance = Jetzt entscheidet der Zufall.
refusal-once = Du hast schon gewählt.
refusal-pass = Du musst eine Karte bieten.
refusal-hand = Du hast keine Karte dieser Art: { $card }.

rule-deal = Das Austeilen
    .text = Jeder erhält verdeckt drei Karten.
rule-prize = Der Preis
    .text = In jeder Runde wird ein Preis aufgedeckt.
rule-choose = Die Wahl
    .text = Alle wählen zugleich und verdeckt eine Karte der eigenen Hand.
rule-once = Eine Wahl
    .text = Eine Wahl gilt.
rule-reveal = Das Aufdecken
    .text = Haben alle gewählt, wird aufgedeckt; die höchste Karte nimmt den Preis, wenn sie allein ist.
rule-end = Das Ende
    .text = Nach der letzten Runde gewinnt, wer die meisten Punkte hat; sind alle gleich, endet es unentschieden.
