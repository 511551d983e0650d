# Tribute — all words in English. de.ftl says the same things in the same order.

title = Tribute
summary = Offer a card in secret: the highest takes the prize.
players = 2 or 3 players

option-rounds = Rounds
    .help = one, two or three.

## Names

seat-red = Red
seat-green = Green
seat-blue = Blue
thing-prize = prize

card-page = Page
card-squire = Squire
card-lord = Lord
card-duke = Duke

## Choices: what somebody is asked, and what each action is called

question-choose = The prize is worth { $worth }. Offer a card in secret.
label-commit = Offer the { $card }
label-deal = A { $card } is dealt
label-turn-up = The prize is worth { $worth }

## The log: a line for each event

log-dealt = { $seat } is dealt a { $card }.
log-turned-up = Round { $round }: the prize is worth { $worth }.
log-chose = { $seat } has chosen.
log-shown = { $seat } shows the { $card }.
log-won = { $seat } wins { $worth }.
log-tied = Several highest cards: nobody wins { $worth }.
log-ended = The last round is over.

end-won = { $seat } has the most points and wins.
end-level = All have the same number of points: a draw.

## The table

status = Round { $round }, for a prize worth { $worth }
status-between = Round { $round }
zone-hand = Your hand
zone-table = Chosen
panel-points = Points
points-line = { $seat }: { $points }
card-label = { $card } (you hold { $number })
card-chosen = { $seat }’s card, face down

## Refusals

refusal-pass = Everybody must offer a card.
refusal-hand = There is no { $card } in your hand.

## The first game

lesson-low = Three cards have been dealt to each of you, and the prize is worth only 1. Offer the Page: your good cards can wait.
lesson-high = Green’s Squire took it. Now the prize is worth 3. Offer your Duke: nothing is higher.
lesson-end = The Duke beats the Lord, and 3 points beat 1. That is all there is to it.
lesson-learnt =
    The highest card takes the prize.
    A low prize is a good moment for a low card.

## The rules in our own words

section-setup = Setting up
section-round = A round
section-ending = The end

rule-cards = The cards
    .text = The deck has three each of Page, Squire, Lord and Duke, from the lowest to the highest.
rule-deal = The deal
    .text = Each player is dealt three cards, which only that player may look at.
rule-prize = The prize
    .text = Each round begins by turning up one of the prizes worth 1, 2 and 3 that has not come yet.
rule-choose = The choice
    .text = Everybody offers a card from their own hand, in secret and at the same time. Nobody may pass.
rule-once = One choice
    .text = A player who has chosen may not choose again in this round.
    .why = Inferred. Until everybody has chosen, a choice can be taken back.
rule-reveal = The highest card
    .text = When all have chosen, the cards are shown. The highest takes the prize.
rule-tie = Several highest cards
    .text = If several show the highest card, nobody takes the prize.
rule-end = The end
    .text = After the last round whoever has the most points wins; if all have the same number, it is a draw. Nothing more may be done.

## Errors: what is wrong with somebody's file

error-too-few-cards = { $place }: { $number } cards are too few, { $wanted } are dealt
