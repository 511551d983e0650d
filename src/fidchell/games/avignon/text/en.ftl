# Avignon: A Clash of Popes — all words in English. The rules in our own words are at the end.

title = Avignon: A Clash of Popes
summary = Two popes, five characters on the road between them, and a tug of war for three followers.
credit = Design: John du Bois. Art: Fabrice Weiss. Published by Button Shy Games, 2017. Fidchell is not affiliated with them; words and pictures here are our own, and five of the six petitions are reconstructed.
players = 2 players

option-first = Who begins
    .help = rome or avignon. Whoever begins takes only one action in the first turn.
    .note = Whoever begins takes only one action in the first turn.
option-first-rome = { seat-rome }
option-first-avignon = { seat-avignon }
option-deal = The opening five
    .help = random, or five characters for lanes 1 to 5, such as "knight noble bishop peasant cardinal".
    .note = One for each lane, or leave it to chance.
option-repetition = Draw by repetition
    .help = on or off. On: the third occurrence of a position is a draw.
    .note = The third time a position comes up, the game is a draw.

## Names

seat-rome = Rome
seat-avignon = Avignon

city-avignon = Avignon
city-nice = Nice
city-genoa = Genoa
city-florence = Florence
city-rome = Rome

character-bishop = Bishop
    .the = the Bishop
    .object = the Bishop
    .a = a Bishop
character-cardinal = Cardinal
    .the = the Cardinal
    .object = the Cardinal
    .a = a Cardinal
character-inquisitor = Inquisitor
    .the = the Inquisitor
    .object = the Inquisitor
    .a = an Inquisitor
character-knight = Knight
    .the = the Knight
    .object = the Knight
    .a = a Knight
character-noble = Noble
    .the = the Noble
    .object = the Noble
    .a = a Noble
character-peasant = Peasant
    .the = the Peasant
    .object = the Peasant
    .a = a Peasant

action-beseech = Beseech
action-chastise = Chastise
action-excommunicate = Excommunicate
action-petition = Petition

nothing = none

## Choices

label-beseech = Beseech { $who } at { $city } (lane { $lane })
label-chastise = Chastise { $who } at { $city } (lane { $lane })
label-excommunicate = Excommunicate { $who } at { $city } (lane { $lane })
label-petition = Petition { $who }
label-choose = Choose { $who } at { $city } (lane { $lane })
label-draw = Draw { $who }

question-act = { $left ->
    [one] Take your second action.
   *[other] Take your first action: two different ones make a turn.
}
question-selfless = Take your one action: the first turn has only one.
question-choose-push = { $left ->
    [one] Choose one more character to push.
   *[other] Choose { $left } different characters to push.
}
question-choose-pull = { $left ->
    [one] Choose one more character to pull.
   *[other] Choose { $left } different characters to pull.
}
question-chance = A character is being drawn.

## What a card does

ability-each-pull = Pull every { $who } { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
ability-each-push = Push every { $who } { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
ability-chosen-pull = Pull { $number } other { $number ->
    [one] character
   *[other] characters
} { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
ability-chosen-push = Push { $number } other { $number ->
    [one] character
   *[other] characters
} { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
ability-rival-pull = Your opponent must pull { $number } other { $number ->
    [one] character
   *[other] characters
} { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
ability-rival-push = Your opponent must push { $number } other { $number ->
    [one] character
   *[other] characters
} { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
ability-wins = In your Congregation: you win if your opponent’s has { $who }.
ability-loses = In your Congregation: your opponent wins if yours also has { $who }.

## The log

log-dealt = The five are dealt. { $seat } begins.
log-beseech = { $seat } beseeches { $who }.
log-chastise = { $seat } chastises { $who }.
log-excommunicate = { $seat } excommunicates { $who }.
log-petition = { $seat } petitions { $who }.
log-moved = { $who } moves from { $start } to { $end }.
log-joined = { $who } joins the Congregation of { $seat }.
log-discarded = { $who } goes to the discard pile.
log-drew = { $who } takes the place at { $city }, lane { $lane }.
log-reshuffled = The deck is empty: the discard pile is shuffled into a new one.
log-turn = Turn { $turn }: { $seat }.

end-three = { $seat } wins with { $number ->
    [3] three
    [4] four
    [5] five
   *[other] { $number }
} followers.
end-both = Both would win at once: { $seat }, whose action it was, wins.
end-wins = { $seat } wins: { $seat } holds { $holder }, and { $rival } holds { $who }.
end-loses = { $seat } wins: { $rival } holds { $holder } and { $who }.
end-repetition = The same position for the third time: a draw.
end-congregation = { $seat }: { $cards } ({ $number })

## The table

status = Turn { $turn }, { $seat }: { $left ->
    [one] 1 action
   *[other] { $left } actions
} left; taken: { $taken }
zone-rome = Congregation of Rome
zone-avignon = Congregation of Avignon
zone-discard = Discard pile
zone-deck = Deck
panel-odds = The next draw
odds-reshuffle = The deck is empty: the discard pile will be shuffled into a new one.
odds-newcomer = For a newcomer: { $shares }
odds-successor = After Excommunicate: { $shares }
odds-banished = the banished character
card-label = { $who } at { $city }, lane { $lane }
card-face-down = face-down card
warning = { $seat } threatens to win with: { $actions }

## Refusals

refusal-chance = Characters are drawn by chance; nobody chooses them.
refusal-pass = A turn has exactly two actions (the first turn of the game: one); passing is not allowed.
refusal-nothing-to-choose = There is nothing to choose now: only a petition asks for targets.
refusal-taken = { $action } has already been taken this turn; the two actions must be different.
refusal-not-in-play = { $who } is not in play; only a character in play can be petitioned.
refusal-congregation = { $who } is in a Congregation and out of play.
refusal-congregation-card = Cards in a Congregation are out of play; nothing touches them.
refusal-pile-card = Only the five characters on the road can be chosen, not the deck or the discard pile.
refusal-just-joined = This lane is empty: its character has just joined a Congregation.
refusal-action-first = Choose one of the four actions first, then a character.
refusal-choose-first = The petition is not finished: choose its target first.
refusal-chosen-already = This character was chosen already; the targets must be different.
refusal-own-faction = { $who } belongs to the petitioned character’s own faction; the petition asks for others.
refusal-samaritan = That would end your turn with everything as it was before your opponent’s last turn.
refusal-samaritan-luck = Whatever is drawn, your turn would end with everything as it was before your opponent’s last turn.
refusal-samaritan-petition = Whatever is chosen, petitioning { $who } would end your turn with everything as it was before your opponent’s last turn.
refusal-samaritan-target = Choosing { $who } would end the turn with everything as it was before the opponent’s last turn.

## The first game

lesson-beseech = Welcome! You are Rome, at the right end of the road. Five characters stand at Genoa, each in a lane of its own; whoever is moved past your city joins your Congregation, and three followers win the game. To Beseech is to pull one character one city toward you. Beseech the Noble in lane 2. (The first turn has a single action.)
lesson-score = Avignon pulled the Knight and petitioned the Peasant, which also pushed the Noble: it stands in Rome now, at your gate. From here on a turn has two different actions. Beseech the Noble once more: it passes Rome and joins you.
lesson-chastise = A new character took the Noble’s lane at Genoa. Your second action must be of another kind. To Chastise is to push. Why push somebody away? Because with a Noble in your Congregation you win as soon as your opponent’s has a Knight! Chastise the Knight.
lesson-petition = Avignon saw it: it pushed the Knight back and excommunicated the Bishop, and by chance another Bishop took its place. Now use a Petition, the ability of somebody in play. The Cardinal pulls every Cardinal two cities and then pushes two others. Petition the Cardinal.
lesson-target = The Cardinal came to you. Now choose two different others to push. First the Knight, toward Avignon.
lesson-other = And one more, whoever you like. (Everything lit may be chosen; click something dark to learn why not.)
lesson-win = The Knight stands at Avignon’s gate, and Chastise is still free in this turn. Push it over: Avignon gets its Knight, you have your Noble …
lesson-end = … and you win! That is Avignon: pull, push, and look at what your opponent would be forced to hold. The rest is in the rules, one click away.
lesson-learnt =
    Pull with Beseech, push with Chastise; the first turn has one action, every other two different ones.
    A Petition uses a character’s own ability.
    Three followers win. So does a Noble of yours with a Knight on the other side.
    Before you act, ask what your opponent will be forced to hold.

## The rules in our own words

rules-intro =
    It is 1378, and Christendom has two popes: one in Rome, one in Avignon. Five characters stand between you on the road from Avignon to Rome. By begging, scolding, banning and asking favours you draw them over to your side; the first to gather three followers wins, unless a Noble in the wrong company decides the matter sooner.

rules-sources =
    The rules text doesn’t contain the characters’ abilities. We know the Cardinal’s petition from one public review; the petitions of the Bishop, Inquisitor, Knight, Noble and Peasant are our own reconstructions, made to fit what reviewers say about the cards, and not the printed card texts.

    If you own the game, you can play with the real texts: write them into a file of your own, a pack.

reconstructed = These petitions are our reconstruction, not the printed texts: { $who }.
origin-petition = Petition: { $mark }.
origin-endings = Endings: { $mark }.

mark-S = stated by the rules text
mark-P = stated by a public review
mark-I = inferred from the rules text or a review
mark-R = reconstructed or ruled by us
    .effect = reconstructed by us

section-setup = Setting up
section-factions = The factions
section-ending = How the game ends
section-terms = Push and Pull
section-turn = Your turn
section-actions = The four actions
section-petitions = The petitions
section-samaritan = The Samaritan rule
section-scoring = Scoring
section-congregation = The Congregations
section-notes = Notes
section-rulings = Rulings of this table

# Setting up

rule-setup-map = The road
    .text = Five cities lie in a line between the players: Avignon, Nice, Genoa, Florence, Rome.
rule-setup-deal = The opening five
    .text = The characters are shuffled and five are dealt face up. Each begins at Genoa in a lane of its own, and any number of characters may stand at the same city.
    .why = Genoa is the middle, so nobody starts ahead. That a city never fills up is inferred: every lane passes every city.
rule-setup-deck = Deck and discard pile
    .text = The characters left over form a face-down deck, with room beside it for a discard pile. The pack has twelve cards: two copies of each of the six characters.
    .why = The rules text gives the number of cards; that they are identical pairs comes from a public review.
rule-setup-seats = Rome and Avignon
    .text = The game is for two. One of you is Rome, the other Avignon, each at the end of the road that bears that name.
rule-setup-first = Who begins
    .text = Rome takes the first turn, unless the table has agreed otherwise.

# The factions

rule-factions = Six factions
    .text = Every character belongs to a faction: Bishop, Cardinal, Inquisitor, Knight, Noble or Peasant. Wherever a petition or a special win names one of them, it means every character of that faction.
    .why = This lets new characters join an existing faction, and the existing rules still fit them.

# How the game ends

rule-end-three = Three followers
    .text = You win as soon as an action leaves three or more characters in your Congregation.
    .why = One petition can bring in several at once, so you may end with more than three.
rule-end-other = Other ways to win
    .text = A character may bring its own way of ending the game. In this pack only the Noble does.
rule-end-noble-knight = The Noble and the opponent’s Knight
    .text = With a Noble in your Congregation you win if your opponent’s Congregation has a Knight.
    .why = A Knight you push into your opponent’s arms may be the one that wins you the game.
rule-end-noble-peasant = The Noble and the Peasant
    .text = If your Congregation has both a Noble and a Peasant, your opponent wins.
rule-end-both = Both win at once
    .text = If one action would make both of you win, the player whose action it is wins. This also holds when the opponent’s answer to an Inquisitor brought it about.
    .why = For example, your third follower is a Peasant who joins your Noble: it was your action, so the win is yours. The case of the Inquisitor is our ruling, since the answer is still part of your action.
rule-end-over = The end is the end
    .text = Once the game is decided nothing more happens: no action is taken and no card is drawn.
    .why = Inferred: a game that has ended needs no refill and no second action.

# Push and Pull

rule-term-push = Push
    .text = When you push a character, it moves one space, which is one city, away from you and toward your opponent.
rule-term-pull = Pull
    .text = When you pull a character, it moves one space, which is one city, toward you.

# Your turn

rule-turn-two = Two actions
    .text = Your turn is exactly two of the four actions Beseech, Chastise, Excommunicate and Petition. You may not pass, stop after one, or take a third.
    .why = The number is stated; that you can’t pass follows from it.
rule-turn-different = Two different actions
    .text = The second action of your turn must be of a different kind from the first.
    .why = After a Petition, for example, you can’t petition again this turn, not even another character.
rule-turn-alternate = Taking turns
    .text = When your turn is over, it is your opponent’s. You may act only in your own turn; the one thing you do in your opponent’s turn is answer their Inquisitor.
rule-selfless = The Selfless rule
    .text = The very first turn of the game is a single action, whoever takes it.
    .why = Going first is worth something, and this gives it back. That it follows whoever begins is our ruling.

# The four actions

rule-beseech = Beseech
    .text = Choose a character in play and pull it one space.
rule-chastise = Chastise
    .text = Choose a character in play and push it one space.
rule-excommunicate = Excommunicate
    .text = Choose a character in play. It goes to the discard pile first; only then is its successor drawn.
rule-excommunicate-place = The successor
    .text = The character drawn takes over the place of the banished one: the same lane, the same city.
    .why = An excommunication changes who stands there, never where.
rule-excommunicate-reshuffle = Excommunicate and an empty deck
    .text = If the deck is empty when the successor is needed, the discard pile is shuffled into a new deck. The character just banished is among those cards and may come straight back.
rule-petition = Petition
    .text = Choose a character in play and use its petition. It may stand anywhere on the road, but you may not petition a character that is not in play.
rule-target-any = Anyone, anywhere
    .text = An action may choose any character in play at any city, even one on your opponent’s doorstep.
    .why = Inferred: the rules text limits neither the place nor the side.
rule-target-fixed = Newcomers are left alone
    .text = Who can be moved by an action is settled when it starts. A character drawn while the action is being completed is not affected by it.
    .why = Our ruling, to keep every action finite and predictable: a Knight drawn after “pull every Knight” stays at Genoa.

# The petitions

rule-petition-once = Two copies, one petition
    .text = If both copies of a character are in play, they offer one and the same petition, so it is listed once.
    .why = Inferred: a petition names its whole faction, so it makes no difference which copy you ask.
rule-petition-moves = Petitions move in their own right
    .text = The pushes and pulls of a petition are neither Chastise nor Beseech. You may take either of these in the same turn.
    .why = Inferred: only actions of the same kind exclude each other, and a petition is a kind of its own.
rule-petition-bishop = The Bishop’s petition
    .text = Push every Bishop one space, then pull two different other characters one space each.
    .why = Our reconstruction: the Cardinal’s petition turned around. Reviews say that almost every power costs you some ground.
rule-petition-cardinal = The Cardinal’s petition
    .text = Pull every Cardinal two spaces, then push two different other characters one space each.
    .why = Taken from one German review; that the two must be different, and not Cardinals, is inferred.
rule-petition-inquisitor = The Inquisitor’s petition
    .text = Push every Inquisitor one space. Then your opponent must push two different other characters of their choice one space each, which brings them toward you.
    .why = Our reconstruction: reviews mention a power that forces the opponent to push.
rule-petition-knight = The Knight’s petition
    .text = Pull every Knight one space and push every Peasant one space.
    .why = Our reconstruction: Noble, Knight and Peasant form a ring, and each drives the next one away.
rule-petition-noble = The Noble’s petition
    .text = Pull every Noble one space and push every Knight one space.
    .why = Our reconstruction, made to suit the Noble’s special win: the Noble comes to you while the Knight goes to your opponent.
rule-petition-peasant = The Peasant’s petition
    .text = Pull every Peasant one space and push every Noble one space.
    .why = Our reconstruction: it closes the ring of Noble, Knight and Peasant.
rule-target-other = “Other” characters
    .text = Where a petition asks for other characters, none may be chosen that belongs to the petitioned character’s own faction.
    .why = We rule by faction because names in abilities mean factions: a Cardinal’s petition can’t push the second Cardinal.
rule-target-different = Two different ones
    .text = The two characters chosen must be different cards; the same one may not be chosen twice. Two copies of one character are two cards.
    .why = Our ruling: otherwise “two characters, one space each” could be one character moved two spaces.
rule-target-count = Exactly two
    .text = Exactly two characters are chosen. Only if fewer suitable ones are in play do fewer move, and then all of them.
    .why = Our ruling for packs of your own; with this table’s pack there are always at least three to choose from.
rule-target-rival = The opponent chooses
    .text = The two characters that the Inquisitor’s petition sets in motion are chosen by the opponent of the player who petitioned, and by nobody else.
    .why = Part of our reconstruction: the opponent does the pushing, so the opponent picks.

# The Samaritan rule

rule-samaritan = The Samaritan rule
    .text = The action that ends your turn may not bring the table back to exactly how it stood when your opponent’s last turn began. Only this last action is tested, together with its targets, and there is always another one you may take.
    .why = Otherwise two stubborn popes could undo each other for ever. That only the last action is tested is our ruling.
rule-samaritan-partial = Undoing a part
    .text = You may undo some of what your opponent did, as long as something stays different.
rule-samaritan-compare = What counts as the same
    .text = We compare lane by lane which character stands at which city, and both Congregations. Two copies of a character count as the same; deck and discard pile don’t count.
    .why = The rules text doesn’t say how to compare; we take what everybody sees on the road and in front of the players.
rule-samaritan-answer = No reversal by target or answer
    .text = A target that would complete the forbidden reversal may not be chosen. The same holds for your opponent’s answer to your Inquisitor: such an answer is not offered.
    .why = Our ruling, so that nobody is led into a forbidden position by a choice made halfway through an action.
rule-samaritan-luck = Reversal by luck
    .text = You may excommunicate even if a lucky draw would restore the earlier position, and whatever is drawn stands. Only if every possible draw would restore it is the action refused.
    .why = Our ruling: you answer for what you do, not for what the deck does.

# Scoring

rule-scoring = Past the last city
    .text = A character that moves beyond Avignon or beyond Rome leaves the road and joins the Congregation of the player at that end, face up. It doesn’t matter which action moved it, or whose.
    .why = Push too far and your opponent gains a follower.
rule-scoring-leftover = Leftover steps
    .text = Any steps a character still had left when it joined a Congregation are lost.
    .why = Inferred: a Cardinal at your own city, pulled two spaces, needs only the first of them.
rule-scoring-refill = A newcomer at Genoa
    .text = The player who gained the follower draws a new character, which starts at Genoa in the lane that became empty.
rule-scoring-order = First the win, then the newcomers
    .text = When an action has been carried out in full, we first check whether somebody has won. If not, the empty lanes are filled at Genoa one after another in lane order.
    .why = Our ruling for actions that score more than once; the order of the draws is then never in doubt.
rule-scoring-reshuffle = Newcomers and an empty deck
    .text = If the deck is empty when a newcomer is needed, the discard pile is shuffled into a new deck.

# The Congregations

rule-congregation-out = Out of play
    .text = Characters in a Congregation are out of play for good. No action may choose, move or petition them.
    .why = They still count for winning, the Noble’s special wins included.
rule-congregation-open = Open to all
    .text = Both of you may look through either Congregation whenever you like.

# Notes

rule-notes-upright = Always the right way up
    .text = How a card or the map is turned has no effect on play, and you may turn them as you like. At this table every card faces you upright already.

# Rulings of this table

rule-repetition = Threefold repetition
    .text = When the same position occurs for the third time, the game is a draw. The same means: lanes, Congregations, deck, discard pile, player to act, actions left and kinds of action already taken; we count between actions, not during an answer.
    .why = Our ruling, since the Samaritan rule alone doesn’t stop longer cycles; it is an option and on by default.
rule-odds = Open odds
    .text = The discard pile is public, so anyone can work out which cards are still in the deck. You may see the exact odds of every draw before you decide.
    .why = Our ruling: the table counts for you what you could count yourself.
rule-pack-size = Size of the pack
    .text = A pack of characters with fewer than twelve cards is refused. With twelve or more, a card can always be drawn while the game goes on.
    .why = Of twelve, five are on the road and at most four in Congregations, so at least three are left; the limit is our ruling.

## What the coach speaks of

aspect-own-followers = your Congregation
aspect-rival-followers = the opponent’s Congregation
aspect-near = who stands on your half of the road
aspect-far = who stands on the opponent’s half of the road
aspect-middle = who stands in Genoa
aspect-gates = special endings at the gates
aspect-deck = who is left in the deck
aspect-tempo = the actions that are left

## Where the rules page finds its summary and its glossary

rules-brief =
    The goal: AV end.three, AV end.noble.knight, AV end.noble.peasant
    Setting up: AV setup.map, AV setup.deal
    Your turn: AV turn.two, AV turn.different, AV selfless
    The four actions: AV beseech, AV chastise, AV excommunicate, AV petition
    Mind: AV samaritan, AV scoring, AV scoring.refill
glossary =
    Beseech: AV beseech
    Chastise: AV chastise
    Congregation: AV congregation.out
    Deck: AV setup.deck
    Excommunicate: AV excommunicate
    Faction: AV factions
    Follower: AV scoring
    Petition: AV petition
    Pull: AV term.pull
    Push: AV term.push
    Samaritan rule: AV samaritan
    Selfless rule: AV selfless

## What was wrong with an option, a pack or a position

error-nobody = { $place }: { $name } is what an empty lane is called
error-pack-size = { $place }: { $number } cards in all; at least { $least } are needed [{ $rule }]
error-character-twice = { $place }: { $name } is there twice; give `copies` instead
error-phase-ended = phase: { $found }, but the game has ended
error-deal = option deal: { $value } is neither random nor { $number } characters
error-deal-unknown = option deal: no character { $name }; there are { $known }
error-deal-copies = option deal: there are only { $number } of { $name }
error-other-lane = { $word }: lane { $lane } has { $found }{ $known ->
        [none] { "" }
       *[other] ; say { $known }
    }
error-several-lanes = { $word } is in several lanes: say one of { $known }
error-not-in-play = no { $word } in play; there are { $known }
