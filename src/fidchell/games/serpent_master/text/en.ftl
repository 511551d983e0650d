# Serpent Master — all words in English. The rules in our own words are at the end.

title = Serpent Master
summary = Serpents in a pit, all moving at once: choose your card in secret, and lie on top when the last one is played.
credit = Design: Thomas Shepherd. Published by Toresh Games. Fidchell is not affiliated with them; words and pictures here are our own, and the pictures on nine of the fifteen cards are reconstructed.
players = 2 to 4 players

option-board = Size of the pit
    .help = auto, 8, 7 or 6 squares a side. auto: 8 for three and four players, 7 for two. 6 is the published edition’s pit for two.
    .note = Six squares a side is the published edition’s pit for two.
option-board-auto = to fit the number of players
option-board-8 = 8 squares a side
option-board-7 = 7 squares a side
option-board-6 = 6 squares a side
option-oldest = Who counts as the oldest
    .help = blue, red, black or white. The oldest moves first where the cards can’t settle a tie.
    .note = The oldest moves first where the cards can’t settle a tie.
option-oldest-blue = { seat-blue }
option-oldest-red = { seat-red }
option-oldest-black = { seat-black }
option-oldest-white = { seat-white }

## Names

seat-blue = Blue
    .object = Blue
    .serpent = the blue serpent
seat-red = Red
    .object = Red
    .serpent = the red serpent
seat-black = Black
    .object = Black
    .serpent = the black serpent
seat-white = White
    .object = White
    .serpent = the white serpent

# The numbers are the game's; these names are ours.
card-1 = Flick
card-2 = Glide
card-3 = Dart
card-4 = Lunge
card-5 = Slip
card-6 = Hook
card-7 = Sweep
card-8 = Bend
card-9 = Slant
card-10 = Sidewind
card-11 = Weave
card-12 = Coil
card-13 = Twist
card-14 = Strike
card-15 = Bite
card-title = { $number } { $name }
card-label = Card { $number }, { $name }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
card-face-down = face-down card

side-top = top edge
side-right = right edge
side-bottom = bottom edge
side-left = left edge
side-corner = corner
square-outside = outside the pit

nothing = none

## Choices

label-commit = Play card { $card }
label-enter = Enter at { $square } ({ $side })
label-place = Place on { $squares } (head from { $from } to { $to })
label-aside = Set card { $card } of { $seat } aside

effect-points = New score: { $scores }.
effect-fits = { $ways ->
    [0] As the pit is now, it fits nowhere and would be lost.
    [one] As the pit is now, it fits in one way.
   *[other] As the pit is now, it fits in { $ways } ways.
}

question-chance = Cards are being set aside.
question-enter = Choose the square at the edge through which your serpent will enter.
question-choose = Choose a card for this round, in secret.
question-place = Card { $card }: how will your serpent lie?

## The log

log-entered = { $seat } will enter at { $square }.
log-dealt = { $seat } sets four cards aside unseen and takes up the other eleven.
log-chose = { $seat } has chosen.
log-revealed = { $seat } reveals card { $card }.
log-order = The order: { $seats }.
log-tie = The same number for { $seats }: { $how }.
log-placed = { $seat } lays card { $card } on { $squares }; the head is now on { $head }.
log-covered = { $seat } covers { $others }.
log-lost = { $seat } has no room for card { $card }: it is lost.
log-over = All eleven cards have been played.
log-score = { $seat }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} in sight and the head make { $total }.
log-won = { $seat } wins with { $score ->
    [one] one point.
   *[other] { $score } points.
}
log-won-stack = The best are level: { $seat } wins, with the head on the larger stack.
log-won-alone = The best are level: { $seat } wins, with more tokens lying alone.
log-draw = The best are level in everything: a draw.

how-back = the cards { $back ->
    [one] of the round before decide
   *[other] from { $back } rounds before decide
}
how-oldest = the older player comes first

## The table

status = Round { $round } of { $rounds }
status-entry = The serpents gather at the edge
status-over = The game is over
zone-hand = Your hand
zone-chosen = This round’s cards
zone-all = All cards
panel-score = Score
panel-played = Played so far
played-line = { $seat }: { $cards }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}
mark-chosen = has chosen
mark-choosing = is choosing …
score-line = { $seat }: { $total } ({ $tokens } for tokens on top, { $head } for the head)
order-now = moving
spot-empty = { $square }, empty
spot-entry = { $square }, entry of { $seat }
stack-label = { $square }, { $height ->
    [one] one token
   *[other] { $height } tokens
}, from the top: { $seats }
piece-head = head of { $seat }
piece-body = token of { $seat }
piece-waiting = head of { $seat }, waiting outside

## Refusals

refusal-chance = The four cards are set aside by chance; nobody chooses them.
refusal-entry-taken = { $seat } will enter at { $square }; no two serpents may use the same square.
refusal-entry-edge = A serpent enters through a square at the edge of the pit.
refusal-chosen = You have already chosen a card for this round; you play exactly one.
refusal-not-in-hand = Card { $card } is not in your hand.
refusal-played = You have already played card { $card }; every card is played once.
refusal-own-token = Your own token shows on { $square }; you may not lie on yourself.
refusal-rival-head = The head of { $seat } is on { $square }; nobody may lie on another’s head.
refusal-off-board = The card would reach beyond the edge of the pit.
refusal-entry-square = Your serpent is still outside: its first token must lie on its entry square, { $square }.
refusal-diagonal-entry = Your serpent is still outside, and this picture starts diagonally: it can’t enter that way.
refusal-pattern = No picture on this card has that shape, however you turn it.
refusal-enter-first = First everybody names the square through which the serpent will enter.
refusal-same-placement = From the other side of the corner the tokens would lie on the same squares: it is the same placement.
refusal-pass = The card fits, so all of its tokens must be placed, not just some of them and not none.
refusal-choose-first = Everybody chooses a card first; nothing is placed before the cards are revealed.
refusal-resolve-first = The cards on the table are resolved first; the next one is chosen after that.

## The rules in our own words

rules-intro =
    Only the truly gifted can rule a serpent, they say. Prove it in the pit: every round all of you choose a card in secret, and your serpents push on over the floor and over each other. Whoever has the most tokens in sight after eleven rounds is the Serpent Master.

rules-sources =
    The rules text, which is older than the edition published in 2019, has the sentences printed on the fifteen cards but not their pictures. The pictures of the straight cards follow from the sentences; those of the nine others, cards 5 to 13, are our reconstructions, and the names of the cards are ours.

    If you own the game, you can put in the real pictures: write them into a file of your own, a pack.

reconstructed = The pictures on these cards are our reconstruction, not the printed ones: { $cards }.
origin-card = Sentence: { $named }. Picture: { $effect }.
origin-own = Picture: { $effect }.

mark-S = stated by the rules text
mark-P = stated by public descriptions of the published edition
mark-I = inferred from the rules text
mark-R = reconstructed or ruled by us
    .effect = reconstructed by us

section-setup = Setting up
section-entry = The way in
section-play = How a round goes
section-choice = Reading a card
section-blocked = Covered and blocked squares
section-order = Who moves when
section-placing = Placing the tokens
section-ending = The end and the score
section-ties = When the best are level
section-cards = The fifteen cards
section-rulings = Rulings of this table

# Setting up

rule-players = Two to four
    .text = Two, three or four of you can play, everyone for themselves.
rule-setup-colour = Your colour
    .text = Each of you has a colour of your own – blue, red, black or white – with its serpent’s head, its body tokens and its fifteen cards, numbered 1 to 15.
    .why = At this table the colours come in the order of the seats.
rule-supply = Enough tokens
    .text = Each colour has 48 body tokens, and they never run out.
    .why = Inferred: all fifteen cards together ask for 45 tokens, and the eleven you play for 39 at most.
rule-setup-board = The pit
    .text = With three or four players the pit is 8 squares by 8, with two players 7 by 7. A square is named by the letter of its column and the number of its row.
    .why = The printed board marks the smaller pit inside the larger one. Here it is a board of its own, since 49 squares can’t lie in the middle of 64.
rule-setup-aside = Four cards stay out
    .text = Each of you shuffles your fifteen cards and sets four aside without looking at them. These are out of play; the other eleven are your hand.

# The way in

rule-setup-entry = The entry square
    .text = Your serpent’s head starts outside, beside the square through which it will enter. That must be a square at the edge of the pit.
rule-setup-entry-sides = Any side will do
    .text = You may enter anywhere along the edge. The game is at its best if everybody comes from a different side, but nobody has to.
    .why = The rules text gives this as advice, so this table refuses no side.
rule-setup-entry-different = One serpent per square
    .text = You may not enter through a square that another player has chosen as their entry.
rule-setup-order = Naming the entries
    .text = You name your entry squares one after the other, the oldest first and then around the table, before the cards are dealt.
    .why = Our ruling: the rules text doesn’t say who goes first, and a fixed order settles who may have a square that two would like.
rule-entry-first = Entering
    .text = As long as your serpent is outside, the first token of your card must lie on your entry square, and the card points straight in from there.
    .why = Inferred: the head on the card is your head, and it lies just outside that square.
rule-entry-diagonal = No diagonal entry
    .text = A picture whose first token is diagonal to the head may not be used to enter.
    .why = Our ruling: such a token would lie beside the entry square, not on it. Cards 5, 9 and 10 can enter with their other picture.
rule-entry-corner = Corners have two sides
    .text = A corner is one square. If it is your entry, you may come in from either of its two outer sides, and you choose when you enter.
    .why = Our ruling: the text mentions only the space, and a corner can be reached from both sides.
rule-entry-blocked = A head in the doorway
    .text = If another serpent’s head lies on your entry square when your card is resolved, you can’t enter in this round and the card is lost.
    .why = Inferred: nobody may lie on another’s head, and there is only one way in.

# How a round goes

rule-rounds = Eleven rounds
    .text = The game has eleven rounds. In each of them everybody plays one card.
rule-choose = One card each
    .text = All of you choose at the same time, each exactly one card. Nobody may play two cards in a round.
rule-choose-hand = From your hand
    .text = You choose among the cards left in your hand. A card you have played already, or one that was set aside, may not be chosen.
rule-choose-secret = In secret
    .text = Your card stays face down until everybody has chosen. Others see that you have chosen, not what.
rule-choose-takeback = Second thoughts
    .text = As long as somebody is still choosing, you may take your card back and choose again.
    .why = Our ruling: nobody has learned anything from it.
rule-reveal = Revealing
    .text = As soon as everybody has chosen, all cards are turned up together.
rule-resolution-discard = Played is played
    .text = When all cards of a round are resolved, they go to their owners’ discard piles and a new round begins. They don’t come back.

# Reading a card

rule-turned = Any way round
    .text = A card shows how your serpent would move. You may turn it by quarter turns, whichever way suits you.
rule-head = The head on the card
    .text = The head on a card stands for the square where your own serpent’s head is now.
rule-pattern = The circles on the card
    .text = The circles are the squares where your new tokens go, seen from the head. You may place them nowhere else.
rule-pictures = This or that
    .text = Where a card shows two pictures with “or” between them, you use one of them.
rule-mirror = Mirror images
    .text = A bent or slanting picture may also be flipped, left for right.
    .why = Our ruling: “or” is on cards 5 to 13 and on no straight card, but the pictures on either side of it are missing. On the bent cards we take them for a picture and its mirror image, on cards 5, 9 and 10 for the two ways of touching the head, which may then be flipped as well.

# Covered and blocked squares

rule-stack = On top of the others
    .text = Your tokens may lie on top of other serpents’ tokens. So stacks grow, and only the topmost token is in sight.
    .why = Inferred: the aim is to stay on top, and the score counts the tops of stacks.
rule-blocked-own = Not on yourself
    .text = You may not place a token on a square where your own token is in sight.
rule-blocked-head = Not on a head
    .text = You may not place a token on a square where another player’s head lies.
rule-blocked-edge = Not over the edge
    .text = All tokens of a card must lie inside the pit.
    .why = Inferred: there are no squares outside.
rule-blocked-buried = Buried tokens don’t count
    .text = If your token is buried under another’s, it doesn’t stop you: you may lie on top there again.
    .why = Inferred: only tokens in sight are forbidden ground.

# Who moves when

rule-order = The highest first
    .text = Cards are resolved one by one, from the highest number down.
rule-order-tie = Equal numbers
    .text = If two of you show the same number, the one with the higher card in the round before goes first; if those were equal too, the round before that decides, and so on.
rule-order-oldest = The oldest
    .text = If no round tells you apart, the older player goes first. At this table an option says who is the oldest; the others follow around the table, each younger than the one before.
    .why = The rules text says the oldest goes first. That Blue counts as the oldest if nothing else is agreed, and that age follows the seats, is our ruling: this table doesn’t ask for birthdays.
rule-resolution-next = One after the other
    .text = When a card is resolved, the next highest follows, until none is left. Nobody may move out of this order.

# Placing the tokens

rule-resolution-orient = You decide when it is your turn
    .text = When your card is resolved, and not before, you declare which way round it lies.
    .why = So you can respond to what faster serpents have just done.
rule-resolution-place = Laying the body
    .text = Then you place your new tokens as the card shows, beginning next to the head.
rule-resolution-head = The head moves on
    .text = When all tokens are in place, your head moves onto the last of them and is the new head of your serpent.
rule-resolution-whole = All or nothing
    .text = If the card fits in any way, you must place all of its tokens. You may not stop early, place fewer, or leave the card out.
    .why = The rules text forbids stopping and placing fewer; that you can’t pass with a card that fits follows from it.
rule-resolution-lost = A lost card
    .text = If the card fits in no way at all, it goes to the discard pile without effect. Your head stays where it is.

# The end and the score

rule-end = The end
    .text = The game ends when everybody’s eleventh card is resolved.
rule-end-over = The end is the end
    .text = After that nothing more may be played or placed.
    .why = Inferred: there is no twelfth round.
rule-score = The score
    .text = You get a point for each of your body tokens in sight, whether it lies alone or on top of a stack. The most points wins.
rule-score-head = One for the head
    .text = Your serpent’s head is worth one point more.
    .why = We take this literally: the point is yours even if your serpent never got in.
rule-score-covered = Under the head
    .text = The token under a head is covered by it and is not counted.
    .why = Inferred: it isn’t in sight. The point for the head makes up for it.

# When the best are level

rule-tie-stack = The larger stack
    .text = If several of you have the most points, the one of them whose head lies on the largest stack wins. The tokens on the head’s square are counted, whoever’s they are, but not the head itself.
    .why = How to count the stack is our ruling; a head that never got in lies on none.
rule-tie-alone = Tokens lying alone
    .text = Players still level compare how many of their tokens lie alone: the most wins. A token lies alone if it is the only one on its square and no head is on it.
    .why = That a head spoils it is our ruling: such a token isn’t in sight.
rule-tie-draw = A draw
    .text = If that doesn’t settle it either, the game is a draw. Play another one!

# The fifteen cards

rule-card-1 = 1 Flick
    .text = One token straight ahead.
    .why = Inferred: the text says one token, orthogonally connected, and there is only one such picture.
rule-card-2 = 2 Glide
    .text = Two tokens in a straight line.
    .why = Inferred: this card has no “or”, and a straight line is the only picture that needs none.
rule-card-3 = 3 Dart
    .text = Three tokens in a straight line.
    .why = Inferred, as for card 2.
rule-card-4 = 4 Lunge
    .text = Four tokens in a straight line.
    .why = Inferred, as for card 2.
rule-card-5 = 5 Slip
    .text = Two tokens on a diagonal. The first lies either diagonally from the head, in line with the second, or straight ahead of it.
    .why = Our reconstruction: the text says two tokens in diagonal spaces, connected with the head either way; the picture is missing.
rule-card-6 = 6 Hook
    .text = Four tokens in an L: three straight ahead and one to the side.
    .why = The L of four is stated; that its short arm comes last is our reconstruction.
rule-card-7 = 7 Sweep
    .text = Five tokens in an L: three straight ahead and two to the side.
    .why = The L of five is stated; that it has two arms of three squares, with the corner in both, is our reconstruction.
rule-card-8 = 8 Bend
    .text = Three tokens in an L: two straight ahead and one to the side.
    .why = The L of three is stated; that it bends at its second square is our reconstruction. Bent at the first one, two other paths make an L as well.
rule-card-9 = 9 Slant
    .text = Three tokens on a diagonal. The first lies either diagonally from the head, in line with the others, or straight ahead of it.
    .why = Our reconstruction, as for card 5.
rule-card-10 = 10 Sidewind
    .text = Four tokens in a zigzag, each diagonal to the one before. The first lies either diagonally from the head or straight ahead of it.
    .why = Our reconstruction: the text speaks of an indicated pattern of four that is connected either way; the picture is missing.
rule-card-11 = 11 Weave
    .text = Four tokens in a step: two straight ahead, one to the side, one straight ahead again.
    .why = Our reconstruction: the text speaks of an indicated pattern of four that begins orthogonally. With the step and the U of card 12 the cards have every shape of one to four squares that a serpent can lie in.
rule-card-12 = 12 Coil
    .text = Four tokens in a U: two straight ahead, one to the side, one back.
    .why = Our reconstruction, together with card 11.
rule-card-13 = 13 Twist
    .text = Three tokens in an L, as on card 8.
    .why = Our reconstruction: it has the same sentence as card 8.
rule-card-14 = 14 Strike
    .text = Two tokens in a straight line, as on card 2.
    .why = Inferred: the two cards have the same sentence.
rule-card-15 = 15 Bite
    .text = One token straight ahead, as on card 1. Nothing is faster.
    .why = Inferred: the two cards have the same sentence.

# Rulings of this table

rule-hands = Open and hidden
    .text = Cards that were played are open to all for the rest of the game. Your hand is for your eyes only.
    .why = Our ruling: discard piles hold only what everybody has seen, so looking through them gives nothing away.
rule-aside-known = The four you don’t hold
    .text = Nobody sees the four cards that were set aside. You may work out your own, since they are the ones you don’t have; others can’t.
    .why = Inferred: everybody knows the fifteen, but only you know your hand.
rule-board-six = Other sizes
    .text = You may agree on a pit of 8, 7 or 6 squares a side, however many of you play. Two players on 6 by 6 is how the published edition does it.
    .why = The rules text is older than the published edition and gives 7 by 7 for two; the option lets you choose.
rule-pack = Your own pictures
    .text = What the cards show is data. If you own the game, you may replace our pictures with the real ones, and the rules stay the same.
    .why = Our ruling, since some of the pictures are reconstructed.

## Numbers that a simulation averages

tally-lost-cards = cards lost per player
tally-points = points per player
tally-highest-stack = height of the highest stack
tally-ties-by-cards = equal numbers settled by an earlier round
tally-ties-by-age = equal numbers settled by age

## Signs of the pit in a terminal

sign-head = ◆
sign-body = {""}
board-key = ◆ head; 3: a stack of three tokens

## The guided first game

lesson-enter = Welcome! You are Blue. This is a pit, and your serpent waits outside with its head. First you name the square at the edge through which it will come in. Take d1, in the middle of the bottom edge.
lesson-choose = Red will come in at d7, across the pit. Each of you has set four of fifteen cards aside unseen; the other eleven are your hand, one for each round. Now both of you choose a card at the same time, in secret. The picture shows your head and the squares where new tokens go. Choose 3 Dart: three tokens straight ahead.
lesson-place = Both cards were revealed, and the highest number moves first: Red’s 8, then your 3. You decide only now which way round your card lies, and you have seen what Red did. From outside there is just one way: straight in. Lay it on d1, d2, d3. Your head moves onto the last token.
lesson-plan = The next round. Look at Red’s head on c6 and the tokens behind it. Choose 6 Hook: three tokens ahead and one to the side. It will reach right into Red’s serpent.
lesson-cover = Your 6 beats Red’s 1, so you move first. Three things stop a token: the edge of the pit, your own tokens in sight, and an opponent’s head. So the last token can’t lie on c6, where Red’s head is (try it, and the table tells you why). But other serpents’ tokens are no obstacle: lay yours on d4, d5, d6 and e6, and cover Red’s token on d6.
lesson-stack = Red struck back and lies on d6 again: a stack of three, and only its top is in sight. The number on it is its height. Tokens that are buried no longer count, and they no longer block their owner either. Now choose 2 Glide: two tokens straight ahead.
lesson-tie = Both of you chose a 2! When numbers are equal, the higher card in the round before goes first. You had 6, Red had 1, so it is you. (If all rounds were equal, the older player would go first.) Lay your two tokens one way or the other.
lesson-score = Red covered two of your tokens. The score counts your tokens in sight and one point for the head; the token under a head is covered. So you have 6 and Red has 5. Choose 15 Bite: only one token, but nothing is faster.
lesson-last = You move first, with one token, wherever it fits. And watch Red’s card 4: four tokens in a line.
lesson-end = Four in a line didn’t fit anywhere, so Red’s card was lost, and Red lies where it lay. You lead by 7 to 5! After eleven rounds the most points win; if the best are level, the head on the larger stack wins, then the most tokens lying alone. Keep room for your long cards – and lie on top when the last one is played.
lesson-learnt =
    All choose a card in secret; the highest number moves first.
    The edge, your own tokens in sight and other heads stop you; other serpents’ tokens can be covered.
    Buried tokens no longer count. A card that fits nowhere is lost.
    Tokens in sight and the head are your points, after eleven rounds.

## What the coach speaks of

aspect-points = your points
aspect-room = room for your next cards
aspect-card = whether this card can be placed
aspect-exposed = tokens that others can cover
aspect-prey = opponents’ tokens that you can cover
aspect-rivals = how the others stand
aspect-lead = your lead

## At the end of a game

count-highest-stack = Highest stack

## Where the rules page finds its summary and its glossary

rules-brief =
    The goal: SM score, SM score.head
    Setting up: SM setup.aside, SM setup.entry
    A round: SM choose, SM reveal, SM order, SM resolution.orient, SM resolution.head
    Where tokens may lie: SM stack, SM blocked.own, SM blocked.head, SM blocked.edge
    The end: SM end, SM resolution.lost
glossary =
    Buried: SM blocked.buried
    Card: SM turned
    Entry square: SM setup.entry
    Head: SM head
    Lost card: SM resolution.lost
    Mirror image: SM mirror
    Pit: SM setup.board
    Round: SM rounds
    Stack: SM stack
    Token: SM supply

## What was wrong with an option, a pack or a position

error-card-order = { $place }: is { $found }; the cards stand in order, so it must be { $number }
error-supply = { $place }: eleven cards could place { $number } tokens; there are { $most } [{ $rule }]
error-squares-twice = { $place }: a square comes twice, or is the head's own
error-square-near = { $place }: { $square } is not [x, y] with numbers from { $low } to { $high }
error-played-cards = { $place }: { $number } cards in { $rounds } rounds
error-stack-colours = { $place }: { $found } is not a list of colours from the bottom
error-ways = a card lies in one of { $number } ways, not in way { $found }
error-does-not-play = option { $name }: { $seat } does not play
