# Tribute — all words in English.

title = Tribute
summary = A toy for the tests.
players = 2 or 3 players

option-rounds = Rounds
    .help = one, two or three.

section-play = Play

seat-red = Red
seat-green = Green
seat-blue = Blue

card-page = Page
card-squire = Squire
card-lord = Lord
card-duke = Duke

label-commit = Offer the { $card }
label-deal = A { $card } is dealt
label-flip = The prize is worth { $number }
question-choose = Offer a card in secret.
question-wait = Wait for the others.
question-chance = A card is being dealt.
question-over = The game is over.
status = Round { $round }
panel-table = The table
panel-prize = Prize: { $prize }
panel-hand = { $seat }: { $number } cards, { $points } points
zone-hand = Your hand

log-dealt = { $seat } is dealt a card.
log-flipped = The prize is worth { $prize }.
log-chose = { $seat } has chosen.
log-revealed = { $seat } shows the { $card }.
log-scored = { $seat } takes { $prize }.
log-ended = The game ends.
log-won = { $seat } wins.

refusal-over = The game is over.
refusal-chance = Chance decides now.
refusal-once = You have chosen already.
refusal-pass = You must offer a card.
refusal-hand = You have no { $card }.

rule-deal = The deal
    .text = Each seat is dealt three cards in secret.
rule-prize = The prize
    .text = Each round a prize is turned over.
rule-choose = The choice
    .text = All choose a card of their own hand, in secret and at once.
rule-once = One choice
    .text = A choice stands.
rule-reveal = The reveal
    .text = When all have chosen, the cards are shown; the highest, if it is alone, takes the prize.
rule-end = The end
    .text = After the last round the most points win; if all are level, it is a draw.
