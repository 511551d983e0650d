# The Battle of Banners — all words in English.

title = The Battle of Banners
summary = Two sides, two castles, two flags: carry the enemy’s flag home, or leave nobody to defend it.
credit = After the rules text of “The Battle of Banners”, whose author we don’t know. Board, number of pieces, reinforcement by doubles and the cards’ colours are our reconstruction; words and pictures are our own.
players = 2 to 4 players

option-limit = Turn limit
    .help = After this many individual turns a stalled game ends in a draw.
    .note = After this many turns a stalled game ends in a draw.

## Names

seat-blue = Blue
seat-green = Green
seat-red = Red
seat-yellow = Yellow

side-blue-green = Blue and Green
    .plural = yes
side-red-yellow = Red and Yellow
    .plural = yes

piece-blue = blue piece
    .the = the blue piece
    .object = the blue piece
piece-green = green piece
    .the = the green piece
    .object = the green piece
piece-red = red piece
    .the = the red piece
    .object = the red piece
piece-yellow = yellow piece
    .the = the yellow piece
    .object = the yellow piece
scout-green = green scout
    .the = the green scout
    .object = the green scout
scout-yellow = yellow scout
    .the = the yellow scout
    .object = the yellow scout

flag-blue-green = flag of Blue and Green
flag-red-yellow = flag of Red and Yellow

space-plain = open space
    .text = Nothing special: pieces walk, stand and fight here.
space-drawbridge = drawbridge
    .text = Pieces start here, and reinforcements arrive here.
space-tree = tree
    .text = No piece can move onto a tree.
space-keep = keep
    .text = Land here to draw an item card. The piece inside can’t be attacked.
space-keep-closed = closed keep
    .text = A piece has just left: nobody may enter until the keep opens again.
space-castle = castle
    .text = Land on the enemy castle to take the flag; land on your own with it to win.
space-flag = flag space
    .text = A flag lies here. Its owners can’t enter; the other side takes it by landing here.

colour-green = Green: movement
colour-red = Red: combat
colour-blue = Blue: good for the user
colour-purple = Purple: bad for the opponent

item-extra-strength = Extra Strength
    .text = Your attacking piece gets 1 more in this fight.
item-extra-defense = Extra Defense
    .text = Your defending piece gets 1 more in this fight.
item-gain-reinforcements = Gain Reinforcements
    .text = One of your side’s fallen pieces returns to a drawbridge of its colour, with no double needed.
item-horse = Horse
    .text = Roll a second die for this move and add it.
item-ghost-magic = Ghost Magic
    .text = Nobody can attack your pieces in the opponent’s next turn, but you can’t attack in this one.
item-rain-storm = Rain Storm
    .text = The opponent moves 3 spaces less in their next turn.
item-the-reaper = The Reaper
    .text = Remove any one of the opponent’s pieces from the game for good.
item-poison = Poison
    .text = The opponent gets 3 less in this fight.
item-locust-swarm = Locust Swarm
    .text = Drive one of the opponent’s pieces five spaces in a direction you choose.
item-strong-wind = Strong Wind
    .text = Your flag, if it lies on the field, flies back to your castle.
item-hidden-knife = Hidden Knife
    .text = After a tie, win the fight; it may be your second card of the turn.
item-safeguard = Safeguard
    .text = Instead of rolling, take one of your pieces back to a keep behind it.
item-thief = Thief
    .text = Steal one card from the opponent’s hand, unseen and at random.
item-providing-aid = Providing Aid
    .text = Put any piece without a flag next to any other piece.
item-saboteur = Saboteur
    .text = Send an opponent’s piece out of its keep to one of its drawbridges.
item-famine = Famine
    .text = All of the opponent’s cards go back into the deck, which is reshuffled.

## The rules in our own words

rules-intro =
    Two castles face each other across a field of trees and keeps. On one side stand Blue and Green, on the other Red and Yellow, and each side guards a flag. Roll the die, run for the enemy’s castle, snatch the flag and bring it home through everything that stands in the way; or fight until the other side has nobody left.

rules-sources =
    The rules text, whose author we don’t know, shows no board, doesn’t say how many pieces there are, mentions reinforcements for a double without explaining them, and explains the colours of the cards without saying which card has which. The board, the three pieces of each colour, the rule for doubles and the colours of the cards are our reconstructions; what the cards do is stated. Other people may play it differently.

reconstructed = The board, the number of pieces, the rule for doubles and the cards’ colours are our reconstruction.
reconstructed-own = The number of pieces, the rule for doubles and the cards’ colours are our reconstruction.
origin-item = Card: { $mark }. Colour: { $colour }.

mark-S = stated by the rules text
mark-I = inferred from the rules text
mark-R = reconstructed or ruled by us
    .effect = reconstructed by us

section-goal = The goal
section-setup = Setting up
section-spaces = The spaces of the board
section-movement = Movement
section-combat = Combat
section-flags = Flags
section-reinforcements = Reinforcements
section-items = Playing items
section-cards = The sixteen cards
section-deck = The deck
section-team = Two against two
section-end = The end

# The goal

rule-goal-flag = Bring the flag home
    .text = You win by bringing the enemy’s flag to your own castle.
rule-goal-defeat = Defeat the enemy
    .text = You also win by defeating the other side.

# Setting up

rule-setup-players = Two to four players
    .text = The game is for two, three or four players.
rule-setup-sides = The two sides
    .text = Blue and Green are one side, Red and Yellow the other, each at its own end of the board.
rule-setup-pieces = The pieces
    .text = Every piece begins at the end of the board that belongs to its colour.
rule-setup-deck = Shuffled cards
    .text = The item cards are shuffled before every game.
rule-ruling-board = The board
    .text = The board has eleven columns, A to K, and thirteen rows. Both halves are alike: a castle in the middle of the last row, three drawbridges for each colour in front of it, and trees and keeps between the two sides, with one keep in the very middle.
    .why = The rules text shows no board. This one is ours; it looks the same from either end and from left and right, so nobody starts ahead.
rule-ruling-board-own = A board of your own
    .text = You may use another board. It is refused unless each side has a castle and each colour has three drawbridges, one for each of its pieces, and unless castles and keeps can be reached from all of them.
    .why = Our ruling: on any other board the game couldn’t start or couldn’t be won by the flag.
rule-ruling-pieces = Three of each colour
    .text = Each colour has three pieces, one on each of its drawbridges.
    .why = The rules text gives no number; three fit the drawbridges of our board.
rule-ruling-colours = One against one
    .text = With two players, each plays both colours of a side: one Blue and Green, the other Red and Yellow.
    .why = Our ruling; the rules text speaks of green and yellow scouts in this mode, so both colours must be on the board.

# The spaces of the board

rule-space-drawbridge = Drawbridges
    .text = Pieces start on the drawbridges of their colour, and reinforcements arrive there.
    .why = In all other respects a drawbridge is a space like any other: everybody may cross it, stand on it and fight on it. That part is our ruling.
rule-space-tree = Trees
    .text = No piece may move onto a tree.
rule-space-keep = Keeps
    .text = A piece that lands on a keep gains an item card.
rule-space-keep-safe = Safe in the keep
    .text = A piece inside a keep can’t be attacked.
rule-space-keep-closed = The closed keep
    .text = When a piece has left a keep, nobody may enter it until a full turn has gone by.
rule-ruling-keep = How long a keep is closed
    .text = A keep that a piece leaves, for whatever reason, is closed for the rest of that turn and for the two turns after it, one of each side. Then it opens again.
    .why = Our reading of “a full turn”: both sides have had a turn in which they couldn’t enter.
rule-space-castle = The enemy castle
    .text = Land on the opponent’s castle to take their flag.
rule-space-castle-leave = Leave the castle
    .text = A piece on the opponent’s castle must leave it on your next turn: no other piece may move instead, and the move may not end on the castle again.
    .why = That it must be this piece which moves, and that it must end somewhere else, is how we rule “must leave”.
rule-ruling-castle = When it can’t leave
    .text = If the piece on the enemy castle has no possible move, the turn is lost and the duty to leave remains. It also remains if a fight leaves the piece there.
    .why = Our ruling; the rules text only says what happens when pieces block the way.
rule-ruling-castle-safeguard = No hiding behind Safeguard
    .text = While one of your pieces must leave the enemy castle, Safeguard may not be played in place of its move.
    .why = Our ruling: the duty to leave comes first.
rule-space-castle-blocked = Through the ring
    .text = If pieces block every way off the enemy castle, the piece on it may go through them, and their spaces are added to the roll.
rule-ruling-castle-through = How to go through
    .text = It passes in a straight line over the pieces that stand one behind the other, and their spaces don’t count against the roll. From the first free space on, it moves by the usual rules.
    .why = Our ruling, so that it is clear which spaces are free of charge.
rule-ruling-castle-attack = No attack on the way through
    .text = A piece that goes through others can’t attack from a space that one of them occupies.
    .why = Our ruling: a fight may send the attacker back to where it came from, so that space must be free.

# Movement

rule-m1 = Who begins
    .text = A roll of the die decides who goes first.
rule-ruling-start = The first roll
    .text = Each side rolls one die and the higher begins. After a tie both roll again.
    .why = The rules text says only that there is a roll.
rule-ruling-turn = Taking turns
    .text = The sides take turns. Only the player who is asked may decide; the other side decides only when it is attacked.
    .why = Inferred from the order of play.
rule-m2 = The movement roll
    .text = To move, roll one die.
rule-m2-piece = One piece
    .text = One piece moves as many spaces as were rolled.
rule-ruling-piece-own = Your own side
    .text = You move a piece of your own side. A piece of the other side can be moved only by an item.
    .why = Inferred: each side has its own pieces, and the rules text moves others only by cards.
rule-m2-backwards = Any way you like
    .text = A piece may move backwards.
rule-m2-diagonal = No diagonals
    .text = A piece never moves diagonally: every step goes to a space beside it, in front of it or behind it.
rule-m2-exact = The full roll
    .text = The roll must be used in full. After a 5 the piece moves exactly five spaces, neither fewer nor more.
rule-ruling-pass = No passing
    .text = A player who can move must move.
    .why = Inferred: the full roll must be moved.
rule-ruling-stuck = No possible move
    .text = If none of your pieces can move the full number, your move is lost.
    .why = The rules text doesn’t say; a shorter move would break the full roll.
rule-m3 = Scouts
    .text = In a game of one against one the green and yellow pieces are scouts: they move 2 spaces more than the roll.
rule-m3-attack = Scouts don’t charge
    .text = Scouts don’t get the attacker’s +1.
rule-ruling-movement = How far a piece goes
    .text = The number of spaces is the die, plus the second die of a Horse, plus 2 for a scout, minus 3 for a Rain Storm. At 0 or less there is no move.
    .why = Our ruling on how the parts add up.
rule-m4 = No keep for a carrier
    .text = A piece that carries a flag can’t enter a keep.
    .why = It can’t cross one either: to cross is to enter.
rule-m5 = No step straight back
    .text = Within a move a piece may not step straight back onto the space it has just left.
rule-ruling-loop = Loops
    .text = A move may go round in a loop and may use a space more than once, as long as it never steps straight back.
    .why = Our ruling: only direct backtracking is forbidden.
rule-ruling-block = In the way
    .text = A piece can’t move across trees or across other pieces, friend or foe, and can’t end on a piece of its own side.
    .why = Our ruling: the rules text lets pieces be passed only from a blocked castle.
rule-ruling-cross = Passing through
    .text = Open keeps and castles may be crossed, and so may a flag space, except by the flag’s owners. Crossing has no effect: it brings no card and no flag, and closes no keep. You may also stop on your own castle.
    .why = Our ruling: the rules text always says “land”.
rule-ruling-landing = Landing
    .text = A piece lands on a space when its move ends there with the exact number. Only then does the space give its card or flag or win the game; a piece that stays where it was hasn’t landed.
    .why = Our ruling on the word “land”.

# Combat

rule-c1 = Going into combat
    .text = Combat begins when a moving piece tries to move onto a space that an opponent’s piece occupies.
rule-ruling-attack-last = Only with the last step
    .text = An enemy piece can be attacked only with the last step of a move.
    .why = Our ruling: the full roll must be moved, and the fight ends the move.
rule-ruling-attack-from = Attacked from
    .text = The space before the last step is the one the piece attacks from. Reaching the same enemy from different spaces is a different attack.
    .why = Our ruling: a tie, a dropped flag or a victor that stays behind may depend on that space.
rule-ruling-combat-order = The order of a fight
    .text = First the attacker may play a combat card, then the defender, and then both roll.
    .why = The rules text names no order.
rule-ruling-combat-asked = Always asked
    .text = Each side is asked for a combat card whenever it holds any cards and may still play one, even if none of them fits.
    .why = Our ruling: if only the owner of a fitting card were asked, the question would betray the hand.
rule-c2 = Two dice each
    .text = Both players roll two dice for their pieces.
rule-c2-bonus = The attacker’s advantage
    .text = An attacking red or blue piece adds 1 to its roll.
rule-c2-scout = The scout’s exception
    .text = A scout that attacks adds nothing.
rule-c3 = The higher roll wins
    .text = The higher total wins. If that is the attacker, the defending piece is removed from the board and the attacker moves onto its space.
rule-ruling-repelled = The attacker loses
    .text = If the defender has the higher total, the attacking piece is removed from the board and the defender stays where it is.
    .why = The rules text describes only the attacker’s win; the highest roll wins for the defender too.
rule-c4 = A tie
    .text = In a tie both pieces live, and the attacker is put on a space directly next to the defender. That may be a keep.
rule-ruling-tie = Where the attacker goes
    .text = After a tie the attacker’s player chooses the space: directly next to the defender, free, and one that this piece may enter, open keeps included. The space it attacked from is such a space.
    .why = The rules text doesn’t say who chooses.
rule-ruling-rest = Landing after a fight
    .text = Wherever a piece comes to rest after a fight it has landed, with everything that follows: a card, a flag, a win. A piece that stays where it stood before the move hasn’t.
    .why = Our ruling, in keeping with landing after a move.

# Flags

rule-c5 = The flag space
    .text = If a piece is killed while it carries the flag, its space becomes a flag space.
rule-c5-owners = Closed to the owners
    .text = The side that owns the flag can neither enter a flag space nor move through it.
rule-c5-take = Taking it up again
    .text = The other side must land on the flag space to get the flag.
rule-ruling-flag-killer = The victor stays behind
    .text = A piece that kills the carrier of its own flag can’t enter the new flag space. It stays on the space it attacked from.
    .why = Our ruling: the victor belongs to the owners, who may not enter.
rule-ruling-flag-attacker = A carrier falls in attack
    .text = If a carrier attacks and is killed, the flag drops on the space it attacked from.
    .why = The rules text speaks of the space the piece was on; in an attack that is the last one it stood on.
rule-ruling-flag-home = Killed on the robbed castle
    .text = If a carrier is killed on the castle it took the flag from, the flag is home again and there is no flag space.
    .why = Our ruling: the flag lies where it belongs.
rule-ruling-flag-home-killer = Into the castle
    .text = The attacker that killed such a carrier moves onto the castle, as after any other victory. If it carries the enemy’s flag itself, it has thereby brought that flag home and wins.
    .why = Our ruling: the owners are kept out of flag spaces only, and there is none here.
rule-ruling-flag-win = Home with the flag
    .text = The flag is home when its carrier lands on its own castle, with the exact number. Crossing the castle isn’t enough.
    .why = Our ruling, in keeping with the full roll.

# Reinforcements

rule-ruling-doubles = A double brings reinforcements
    .text = When your own two dice show the same number, in combat on either side or with a Horse, one of your fallen pieces may return to a free drawbridge of its colour.
    .why = The rules text only mentions that a double brings a reinforcement; the rest is our reconstruction. Additions and subtractions don’t make or break a double.
rule-ruling-doubles-colour = Which piece returns
    .text = One against one, it may be a piece of either of your colours. In team play it must be one of the colour that rolled.
    .why = Part of our reconstruction: everybody brings back pieces of their own.
rule-ruling-doubles-horse = A double with the Horse
    .text = After a double with a Horse the newcomer arrives before the move and may be the piece that moves.
    .why = Part of our reconstruction: the dice are rolled before the move.
rule-ruling-doubles-combat = A double in combat
    .text = After a double in combat the newcomer arrives when the fight is over, the attacker’s first. It may even be the piece just killed; but a side that has lost its last piece has lost before that.
    .why = Part of our reconstruction.
rule-ruling-drawbridge = A free drawbridge
    .text = A newcomer must be put on a drawbridge of its own colour that is free: no piece stands on it and no flag lies on it.
    .why = Our ruling.

# Playing items

rule-t1 = Drawing an item
    .text = Landing on a keep brings one item card.
rule-t2 = Not at once
    .text = A card can’t be used in the turn in which you got it; it must wait for your next turn or a later one.
rule-t2-combat = Combat cards at once
    .text = Combat cards, the red ones, may be used even in the turn in which you got them.
rule-t3 = One card per turn
    .text = You may use only one item card in a turn.
rule-t3-before = Before moving
    .text = An item must be played before you move.
rule-t3-combat = Combat cards in combat
    .text = Combat cards, too, are limited to one per turn, and they can be played only during combat.
rule-t4 = The colours of the cards
    .text = Green cards are about movement, red ones about combat; blue ones are good for their user, purple ones bad for the opponent.
rule-ruling-card-colours = Which card has which colour
    .text = Red: Extra Strength, Extra Defense, Poison, Hidden Knife. Green: Horse, Safeguard, Providing Aid. Blue: Gain Reinforcements, Ghost Magic, Strong Wind. Purple: Rain Storm, The Reaper, Locust Swarm, Thief, Saboteur, Famine.
    .why = The rules text explains the colours but doesn’t give each card its own.
rule-ruling-card-one = One in all
    .text = In every turn, whoever’s it is, a player may play one card in all: an item before moving or a combat card, not both. Only Hidden Knife may be a second one.
    .why = Our reading of “only one item card per turn”, since combat cards are items as well.
rule-ruling-card-window = The moment for items
    .text = Every card that isn’t red has one moment, in your own turn, before the movement roll. That includes cards whose words name no moment.
    .why = The rules text says sometimes “before you move” and sometimes “before your movement roll”; one moment for all is simpler.
rule-ruling-card-hand = Only what you hold
    .text = You can play only a card that is in your hand.
    .why = Inferred; it hardly needs saying.
rule-ruling-card-target = Whom a card may hit
    .text = Where a card speaks of the opponent’s piece, it can be aimed only at a piece of the other side on the board; where it speaks of an ally, only at one of your own side.
    .why = Inferred from the words of the cards.
rule-ruling-card-secret = Secret hands
    .text = Your cards are hidden from the other side, which sees only how many there are. Partners see them.
    .why = Inferred: the Thief steals without looking, and partners share their cards.

# The sixteen cards

rule-item-extra-strength = Extra Strength
    .text = Adds 1 to an attacking piece. One against one, an attacking scout then has +1, any other attacker +2.
rule-item-extra-strength-when = Only for an attacker
    .text = Extra Strength can be played only when your own piece is the attacker.
rule-item-extra-defense = Extra Defense
    .text = Adds 1 to a defending piece.
rule-item-extra-defense-when = Only for a defender
    .text = Extra Defense can be played only when your own piece is being attacked.
rule-item-gain-reinforcements = Gain Reinforcements
    .text = Play it before moving. You get a reinforcement without rolling a double; it is placed on a drawbridge.
rule-ruling-reinforcements = Somebody must be able to return
    .text = The card can’t be played while no fallen piece could return or no drawbridge is free for it.
    .why = Our ruling: no card is wasted.
rule-ruling-reinforcements-team = A piece of either partner
    .text = In team play the card may bring back a piece of either partner, to a free drawbridge of that piece’s colour.
    .why = Our reading of “item cards may affect both people on the same team”. A double, though, is for those who rolled it.
rule-item-horse = Horse
    .text = Play it before the movement roll. You roll one die more and add it to your movement.
rule-ruling-horse = Whose Horse it is
    .text = The second die is for the player who plays the Horse, in team play, too: the partner rolls one die.
    .why = Our reading of “lets you roll”: although item cards are shared, one roll is one player’s.
rule-item-ghost-magic = Ghost Magic
    .text = Play it before moving. In the opponent’s next turn none of your pieces can be attacked.
rule-item-ghost-magic-peace = Ghosts don’t fight
    .text = In the turn in which you play Ghost Magic you can’t attack either.
rule-ruling-ghost = What Ghost Magic covers
    .text = It lasts for your own turn and the enemy’s next one, and in team play for the whole team. It prevents combat only; other cards still work on your pieces.
    .why = Our ruling; the rules text says only that The Reaper isn’t stopped by it.
rule-ruling-ghost-late = Too late for ghosts
    .text = In team play Ghost Magic can’t be played once the team has attacked in this turn.
    .why = Our ruling: its price, not to attack, couldn’t be paid any more.
rule-item-rain-storm = Rain Storm
    .text = Play it before moving. In the opponent’s next turn 3 is taken off the dice roll.
rule-ruling-rain = Which rolls are affected
    .text = A Rain Storm lowers every movement roll of the enemy’s next turn, in team play those of both partners. Combat rolls are not affected.
    .why = The rules text says “dice roll”; we take it to be the one for movement.
rule-item-the-reaper = The Reaper
    .text = Play it before moving. Remove any one of the opponent’s pieces from the game completely.
rule-item-the-reaper-final = Gone for good
    .text = A piece taken by The Reaper never returns as a reinforcement.
rule-item-the-reaper-ghost = No ghost stops The Reaper
    .text = The Reaper may take a piece that Ghost Magic protects.
rule-ruling-reaper = Nowhere to hide
    .text = The Reaper may take a piece on any space, even in a keep or on a castle.
    .why = Our ruling: a keep protects from attacks, and this isn’t one.
rule-ruling-reaper-flag = The Reaper and the flag
    .text = If The Reaper takes a carrier, the flag drops as if the piece had been killed there.
    .why = Our ruling.
rule-item-poison = Poison
    .text = The opponent’s combat roll is lowered by 3.
    .why = It is a combat card, so it is played in a fight, by the attacker or by the defender.
rule-item-locust-swarm = Locust Swarm
    .text = Play it before moving. Choose one of the opponent’s pieces and a direction; the piece must go five spaces that way.
rule-item-locust-swarm-through = Over trees and pieces
    .text = Each tree or piece in the way adds one space to the distance. With one of them in the way the piece goes six spaces.
rule-item-locust-swarm-short = Not onto drawbridge or castle
    .text = The swarm drives nobody onto a drawbridge or a castle; the way is cut short before it.
rule-ruling-locusts = Straight on, and where it stops
    .text = The way is one straight line. It also ends at the edge of the board, before a closed keep, before a flag space that the piece may not enter and, for a carrier, before any keep.
    .why = Our ruling: locusts open no way that is closed to a walking piece.
rule-ruling-locusts-rest = No rest on trees and pieces
    .text = The piece never comes to rest on a tree or on another piece. Where the way is cut short behind one, it stays on the last free space before it.
    .why = Our ruling: two pieces never share a space.
rule-ruling-locusts-idle = It must move something
    .text = Locust Swarm can’t be played on a piece and a direction that would leave the piece where it is.
    .why = Our ruling: no card is wasted.
rule-ruling-locusts-flag = What a driven piece finds
    .text = A piece driven into a keep draws no card. If it comes to rest on a flag that it may take, it takes it.
    .why = Our ruling: items are for those who come on foot, but a flag can’t lie under an enemy’s feet.
rule-item-strong-wind = Strong Wind
    .text = Play it before moving. Your flag returns from the field to your castle.
rule-item-strong-wind-when = Only a flag that lies free
    .text = Strong Wind can be played only while your flag is on the field and the opponent doesn’t have it.
rule-item-hidden-knife = Hidden Knife
    .text = If a fight ends in a tie, you may play this card and win it.
rule-item-hidden-knife-when = Only after a tie
    .text = Hidden Knife can be played only when a fight has ended in a tie.
rule-item-hidden-knife-second = A second card
    .text = Unlike any other card, Hidden Knife may be your second card of a turn.
rule-ruling-knife = Whose knife is first
    .text = After a tie the attacker is asked first for a Hidden Knife, then the defender. The first one played decides the fight.
    .why = The rules text names no order; this one is that of the combat cards.
rule-item-safeguard = Safeguard
    .text = Play it instead of the movement roll. Move one of your side’s pieces to any keep behind it.
rule-item-safeguard-keep = Which keep
    .text = The keep must lie behind the piece, in a row nearer to its own castle’s end, and it must be open and empty.
    .why = “Behind” is stated; that it is counted by rows, and that the keep must be free to enter, is our ruling.
rule-item-safeguard-forfeit = The price of Safeguard
    .text = The piece draws no item in the keep, and your turn is over.
rule-ruling-safeguard = No carrier
    .text = Safeguard can’t take a piece that carries a flag.
    .why = A carrier can’t enter a keep; any other piece of your side may be chosen.
rule-ruling-safeguard-part = Safeguard in team play
    .text = In team play the card costs only the part of the turn of the partner who plays it.
    .why = Our ruling: “your turn” is your own part.
rule-item-thief = Thief
    .text = Play it before moving. Without looking, take one of the opponent’s cards at random.
rule-ruling-thief = Nothing to steal
    .text = Thief can’t be played while the opponent has no cards.
    .why = Our ruling: no card is wasted.
rule-item-providing-aid = Providing Aid
    .text = Play it before moving. Move any piece to a space next to any other piece on the board.
rule-item-providing-aid-carrier = No aid for a carrier
    .text = Providing Aid can’t move a piece that carries a flag.
rule-item-providing-aid-place = Where aid arrives
    .text = The piece must be put directly next to another piece, on a free open space or a free drawbridge.
    .why = “Adjacent to any other piece” is stated; that it can’t be a keep, a castle, a flag space or an occupied space is our ruling.
rule-ruling-aid = Friend or foe
    .text = The piece that is moved and the piece it is put next to may each be of either side.
    .why = The card says “any piece”, and we take it at its word.
rule-ruling-aid-nothing = No landing
    .text = A piece moved by Providing Aid has not landed: it takes nothing and draws nothing.
    .why = Our ruling.
rule-item-saboteur = Saboteur
    .text = Move an opponent’s piece from inside a keep onto a drawbridge.
rule-item-saboteur-keep = Only out of a keep
    .text = Saboteur can be aimed only at an opponent’s piece that is inside a keep.
rule-ruling-saboteur = Which drawbridge
    .text = The piece must be put on a free drawbridge of its own colour. If there is none, it can’t be chosen.
    .why = The rules text says only “a drawbridge space”.
rule-item-famine = Famine
    .text = The opponent must put all their cards back into the item deck, which is then reshuffled.
rule-item-famine-discard = Discarded is discarded
    .text = Cards in the discard pile stay there when Famine reshuffles the deck.
rule-ruling-famine = Nothing to starve
    .text = Famine can’t be played while the opponent has no cards.
    .why = Our ruling: no card is wasted.

# The deck

rule-deck-cards = Fifty-four cards
    .text = There are 54 cards of 16 kinds: six each of Extra Strength, Extra Defense and Horse; five of Thief; four each of Gain Reinforcements and Ghost Magic; three each of Rain Storm, Poison, Locust Swarm, Hidden Knife and Saboteur; two each of Strong Wind, Safeguard and Providing Aid; one of The Reaper and one of Famine.
rule-deck-discard = The discard pile
    .text = A card that has been played goes to the discard pile.
rule-deck-empty = No cards left
    .text = When the deck is empty, no more cards can be gained. The discard pile is not shuffled again.
    .why = That the discard pile stays out follows from the words “none can be obtained”.

# Two against two

rule-d1 = No scouts
    .text = In a game of two against two there are no scouts.
rule-ruling-bonus = Every attacker has the advantage
    .text = Without scouts, attacking pieces of all four colours add 1.
    .why = The rules text names red and blue; green and yellow lack the bonus only as scouts.
rule-d2 = One after the other
    .text = Both players of a team move, one after the other, in one turn.
rule-ruling-team-order = The order of a team turn
    .text = Blue comes before Green, and Red before Yellow. Each has a moment for items, a roll and a move. A partner without pieces on the board still has the moment for items.
    .why = The rules text doesn’t say who is first.
rule-ruling-team-own = Your own pieces
    .text = In team play you move only pieces of your own colour.
    .why = Our ruling; each partner has a part of the turn, and so a colour.
rule-ruling-team-fight = Who decides in combat
    .text = In team play the owner of the fighting piece decides about combat cards and where it goes after a tie.
    .why = Our ruling.
rule-d3 = Cards for the whole team
    .text = Item cards may affect both players of a team.
rule-d3-shared = Shared cards
    .text = The partners share their item cards, and either may play them.
rule-d3-twice = Used once
    .text = A card can’t be used twice: what one partner has played is gone for the other.
rule-ruling-team-card = One card for the team
    .text = In team play the limit of one card holds for the team and its whole turn, not for each partner. Hidden Knife is excepted here as well.
    .why = Our ruling, since the cards belong to the team.
rule-ruling-three = Three players
    .text = With three players one side is a team of two, Blue and Green, and the third player plays both Red and Yellow. The rules of two against two apply.
    .why = The rules text allows three players but says nothing more about it.

# The end

rule-ruling-defeat = No piece left
    .text = A side that has no piece on the board loses at once. An attacker that has killed the last one still moves onto its space, but landing there has no effect.
    .why = Our reading of “defeat the enemy team”: reinforcements come too late to prevent it.
rule-ruling-limit = Stalled games
    .text = After 200 individual turns, or as many as the table has agreed on, the game ends in a draw. In team play each partner’s part counts as one.
    .why = Our ruling, so that every game ends.
rule-ruling-over = The end is the end
    .text = Once the game is decided, nothing more can be done.
    .why = Inferred from the goal.

## Options

option-first = Who begins
    .help = roll: each side rolls a die. Or the side that begins: blue-green or red-yellow.
option-first-roll = the dice decide
option-first-blue-green = Blue and Green
option-first-red-yellow = Red and Yellow

## Choices

the-flag-blue-green = the flag of Blue and Green
the-flag-red-yellow = the flag of Red and Yellow

to-north = up
to-east = to the right
to-south = down
to-west = to the left

label-roll = Roll
label-pass = No card
label-loop = Stay: walk in a circle and end on the same space
label-move-loop = Let { $who } stay on { $square }: it walks in a circle and ends where it began
label-decline = No reinforcement
label-play = Play { $item }
label-draw = Draw { $item }
label-steal = Steal { $item }
label-move = Move { $who } from { $square } to { $to }
label-attack = Attack { $whom } on { $at } from { $source } with { $who } on { $square }
label-attack-here = Attack { $whom } on { $at } with { $who } on { $square }
label-choose = Choose { $who } on { $square }
label-place = Put { $who } on { $to }
label-return = Reinforcement: { $who } on { $square }
label-drive = Drive { $who } { $direction }, to { $to }

question-over = The game is over.
question-chance = The dice are rolling.
question-cards = A card is being drawn.
question-wait = It is { $seat }’s turn to decide.
question-window = { $cards ->
    [no] Roll.
   *[yes] Play an item, or roll.
}
question-victim = { $item }: choose a piece.
question-placing = { $item }: choose a space.
question-driving = { $item }: choose a direction.
question-returning = A double! One of your fallen pieces may return to a drawbridge.
question-move = Move one piece exactly { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}{ $scouts ->
    [yes] {" "}(scouts 2 more).
   *[no] .
}
question-move-scouts = In the rain only scouts can move: one of them exactly { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
question-leave = Your piece must leave the enemy castle and move exactly { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
question-attack-card = You attack. { question-card }
question-defence-card = You are attacked. { question-card }
question-card = { $cards ->
    [no] None of your cards fits:
   *[yes] Play a combat card, or none. Without a card:
} { $won } % win, { $tied } % tie, { $lost } % loss.
question-knife = A tie! { $cards ->
    [no] You hold no Hidden Knife.
   *[yes] Play a Hidden Knife, or none.
}
question-tie = A tie: choose a space next to the defender for your piece.

effect-flag = Takes the enemy flag.
effect-home = Brings the flag home: you win!
effect-card = Lands in a keep: you draw an item card.
effect-no-card = Lands in a keep, but the deck is empty.
effect-with-card = With { $item }: { $won } % win, { $tied } % tie, { $lost } % loss.
effect-with-knife = With Hidden Knife you win a tie, too: { $won } % win.
odds-win = your piece wins ({ $percent } %)
odds-tie = tie ({ $percent } %)
odds-loss = your piece falls ({ $percent } %)
modifier-attack = attacker’s advantage
modifier-scout = scout: no advantage

## The log

log-begun = Blue and Green roll { $first }, Red and Yellow { $second }: the higher begins.
log-begun-tie = Both sides roll { $first }: they roll again.
log-turn = Turn { $turn }: { $who }.
log-played = { $who } played { $item }.
log-rolled = { $who } rolled { $dice }{ $rain ->
    [0] .
   *[other] , minus { $rain } for the rain.
}
log-walked-round = { $who } walks in a circle and ends on { $square }, where it began.
log-moved = { $who } moves from { $source } to { $square }.
log-attacked = { $who } attacks { $whom } on { $square }, from { $source }.
log-threw = { $who } rolls { $dice }{ $bonus } = { $total }.
log-killed = { $who } defeats { $whom }.
log-repelled = { $who } holds and defeats { $whom }.
log-level = A tie: { $who } against { $whom }.
log-rested = { $who } goes to { $square }.
log-stayed = { $who } stays on { $square }.
log-took = { $who } takes the flag on { $square }!
log-dropped = { $flag } drops on { $square }: a flag space.
log-went-home = { $flag } is home again.
log-drew = { $who } drew an item card.
log-drew-card = The card: { $item }.
log-stole = { $who } stole a card.
log-stole-card = The stolen card: { $item }.
log-returned = { $who } returns on { $square }.
log-stuck = { $who } can’t move the full number: the move is lost.
log-shifted = { $who } is moved from { $source } to { $square }.
log-reaped = The Reaper takes { $who } on { $square }, for good.
log-starved = { $who }: { $number ->
    [one] 1 card goes
   *[other] { $number } cards go
} back into the deck.
log-closed = The keep on { $square } closes for two turns after this one.
log-no-cards = The deck is empty: no card.
log-declined = { $who } took no reinforcement.

end-flag = { $who } bring the flag home and win!
end-defeat = { $loser } have no piece left: { $who } win!
end-limit = The turn limit is reached: a draw.
end-side = { $who }: { $pieces ->
    [one] 1 piece left
   *[other] { $pieces } pieces left
}, { $kills ->
    [0] nobody defeated
    [one] 1 defeated
   *[other] { $kills } defeated
}, { $flags ->
    [0] no flag taken
    [one] 1 flag taken
   *[other] { $flags } flags taken
}

## The table

status = Turn { $turn }: { $who }
status-last = Turn { $turn }: { $who }; { $left ->
    [0] the last one
    [one] one more after it
   *[other] { $left } more after it
}
status-start = Who begins? Each side rolls one die.
zone-hand = Your side’s cards
zone-played = Discard pile
tray = the dice
fighter-attacks = attacks
fighter-defends = defends
fighter-attacked = attacked
fighter-defended = defended
panel-sides = The sides
panel-field = Cards and keeps
dice-move = { $who }: movement die: { $number }
die = die: { $number }
side-line = { $who }: pieces { $pieces }, fallen { $fallen }, cards { $cards }
side-ghost = { $who }: Ghost Magic
side-rain = { $who }: Rain Storm, 3 spaces less
deck-left = Cards in the deck: { $number }
keep-closed-line = Keep on { $square }: { $turns ->
    [1] closed in this turn
   *[other] closed in this turn and { $turns ->
        [2] the next one
       *[other] the next two
    }
}
spot = { $square }, { $kind }
spot-castle = castle of { $who }, its flag is gone
spot-home = castle of { $who }, with its flag
spot-drawbridge = drawbridge of { $who }
spot-closed = closed keep ({ $turns ->
    [1] this turn
    [2] this turn and the next one
   *[other] this turn and the next two
})
piece = { $who } on { $square }
piece-carrier = { $who } on { $square }, with the enemy flag
flag-on = { $flag } on { $square }
about-piece = Adds 1 when it attacks.
about-scout = A scout: moves 2 spaces more, adds nothing when it attacks.
about-carrier = Carries { $flag }. It can’t enter keeps.
warning-carrier = { $who } on { $square } carries { $flag }: { $steps ->
    [one] one space
   *[other] { $steps } spaces
} from home.

## Signs of a board in letters

sign-piece = {""}
sign-scout = s
sign-piece-blue-green = ⚑
sign-piece-red-yellow = ⚑
sign-scout-blue-green = s⚑
sign-scout-red-yellow = s⚑
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
board-key = s scout; ⚑ a flag, or whoever carries it; ♣ tree; ⌂ keep; ×2 closed keep and for how many turns; = drawbridge; ♜ castle

## What `simulate` counts

tally-fights = fights
tally-kills = pieces killed
tally-flags-taken = flags taken
tally-extra-strength-drawn = { item-extra-strength }, in 100 drawn games
tally-extra-strength-winner = { item-extra-strength }, by the winner, in 100 games
tally-extra-strength-loser = { item-extra-strength }, by the loser, in 100 games
tally-extra-defense-drawn = { item-extra-defense }, in 100 drawn games
tally-extra-defense-winner = { item-extra-defense }, by the winner, in 100 games
tally-extra-defense-loser = { item-extra-defense }, by the loser, in 100 games
tally-gain-reinforcements-drawn = { item-gain-reinforcements }, in 100 drawn games
tally-gain-reinforcements-winner = { item-gain-reinforcements }, by the winner, in 100 games
tally-gain-reinforcements-loser = { item-gain-reinforcements }, by the loser, in 100 games
tally-horse-drawn = { item-horse }, in 100 drawn games
tally-horse-winner = { item-horse }, by the winner, in 100 games
tally-horse-loser = { item-horse }, by the loser, in 100 games
tally-ghost-magic-drawn = { item-ghost-magic }, in 100 drawn games
tally-ghost-magic-winner = { item-ghost-magic }, by the winner, in 100 games
tally-ghost-magic-loser = { item-ghost-magic }, by the loser, in 100 games
tally-rain-storm-drawn = { item-rain-storm }, in 100 drawn games
tally-rain-storm-winner = { item-rain-storm }, by the winner, in 100 games
tally-rain-storm-loser = { item-rain-storm }, by the loser, in 100 games
tally-the-reaper-drawn = { item-the-reaper }, in 100 drawn games
tally-the-reaper-winner = { item-the-reaper }, by the winner, in 100 games
tally-the-reaper-loser = { item-the-reaper }, by the loser, in 100 games
tally-poison-drawn = { item-poison }, in 100 drawn games
tally-poison-winner = { item-poison }, by the winner, in 100 games
tally-poison-loser = { item-poison }, by the loser, in 100 games
tally-locust-swarm-drawn = { item-locust-swarm }, in 100 drawn games
tally-locust-swarm-winner = { item-locust-swarm }, by the winner, in 100 games
tally-locust-swarm-loser = { item-locust-swarm }, by the loser, in 100 games
tally-strong-wind-drawn = { item-strong-wind }, in 100 drawn games
tally-strong-wind-winner = { item-strong-wind }, by the winner, in 100 games
tally-strong-wind-loser = { item-strong-wind }, by the loser, in 100 games
tally-hidden-knife-drawn = { item-hidden-knife }, in 100 drawn games
tally-hidden-knife-winner = { item-hidden-knife }, by the winner, in 100 games
tally-hidden-knife-loser = { item-hidden-knife }, by the loser, in 100 games
tally-safeguard-drawn = { item-safeguard }, in 100 drawn games
tally-safeguard-winner = { item-safeguard }, by the winner, in 100 games
tally-safeguard-loser = { item-safeguard }, by the loser, in 100 games
tally-thief-drawn = { item-thief }, in 100 drawn games
tally-thief-winner = { item-thief }, by the winner, in 100 games
tally-thief-loser = { item-thief }, by the loser, in 100 games
tally-providing-aid-drawn = { item-providing-aid }, in 100 drawn games
tally-providing-aid-winner = { item-providing-aid }, by the winner, in 100 games
tally-providing-aid-loser = { item-providing-aid }, by the loser, in 100 games
tally-saboteur-drawn = { item-saboteur }, in 100 drawn games
tally-saboteur-winner = { item-saboteur }, by the winner, in 100 games
tally-saboteur-loser = { item-saboteur }, by the loser, in 100 games
tally-famine-drawn = { item-famine }, in 100 drawn games
tally-famine-winner = { item-famine }, by the winner, in 100 games
tally-famine-loser = { item-famine }, by the loser, in 100 games

## Refusals

refusal-over = The game is over.
refusal-chance = Dice and cards are decided by chance; nobody chooses them.
refusal-not-you = It is { $seat } who must decide now, not you.
refusal-roll-first = Roll first; then a piece can move.
refusal-rolled = The dice have been rolled: now a piece must move.
refusal-pass-window = Play an item, or roll; there is no passing.
refusal-pass-move = You can move, so you must.
refusal-nothing-to-choose = No item asks for that now.
refusal-red = { $item } is a combat card; it can be played only in a fight.
refusal-one-card = You have already played a card this turn.
refusal-team-card = Your side has already played a card this turn.
refusal-too-late = { $item } must be played before you roll and move.
refusal-not-held = { $item } isn’t in your hand.
refusal-not-your-card = Only a card from your own hand can be played.
refusal-fresh = { $item } came into your hand this turn; you can use it from your side’s next turn on.
refusal-duty-safeguard = Your piece must leave the enemy castle first; Safeguard can’t take the place of that move.
refusal-nobody-returns = No fallen piece of your side can return now: none has fallen that could, or none of its drawbridges is free.
refusal-ghost-late = Your side has already attacked this turn: it is too late for Ghost Magic.
refusal-no-wind = Your flag isn’t lying free on the field.
refusal-nothing-to-steal = The enemy holds no cards.
refusal-nothing-to-starve = The enemy holds no cards.
refusal-no-keep = None of your side’s pieces without a flag has an open, empty keep behind it.
refusal-nobody-in-keep = No enemy piece is inside a keep.
refusal-no-bridge = No drawbridge of that piece’s colour is free.
refusal-no-bridges = No enemy piece inside a keep has a free drawbridge of its colour.
refusal-no-locusts = The locusts couldn’t move any enemy piece.
refusal-no-aid = No piece without a flag could be put next to another one.
refusal-no-aid-for = No space is free next to any piece but the one on { $square } itself.
refusal-idle = In that direction the locusts would not move the piece at all.
refusal-idle-piece = The locusts couldn’t move the piece on { $square } in any direction.
refusal-finish-item = Finish playing { $item } first.
refusal-not-ally = { $item } is for a piece of your own side.
refusal-not-enemy = { $item } is aimed at a piece of the other side.
refusal-safeguard-carrier = A piece with a flag can’t be taken to a keep.
refusal-aid-carrier = A piece with a flag can’t be moved by Providing Aid.
refusal-no-keep-behind = There is no open, empty keep behind the piece on { $square }.
refusal-not-in-keep = The piece on { $square } isn’t inside a keep.
refusal-saboteur-bridge = It must be a free drawbridge of { $colour }.
refusal-keep-taken = The keep on { $square } is taken.
refusal-keep-behind = { $square } isn’t a keep in a row nearer to your own castle.
refusal-aid-place = { $square } isn’t a free open space or drawbridge next to another piece.
refusal-bridge-own = Only a piece of { $colour } may return, and { $square } isn’t one of its drawbridges.
refusal-bridge-side = { $square } isn’t a drawbridge of your side.
refusal-bridge-taken = The drawbridge on { $square } is taken.
refusal-bridge-flag = A flag lies on the drawbridge on { $square }.
refusal-nobody-fallen = No piece of { $colour } has fallen that could return.
refusal-reinforce-first = Decide about the reinforcement first.
refusal-place-first = After the tie, first choose a space for your piece.
refusal-fight-first = There is a fight: play a combat card, or none.
refusal-enemy-piece = That piece belongs to the other side.
refusal-partner-piece = In this part of the turn only pieces of { $colour } move.
refusal-duty = The piece on { $square } must leave the enemy castle; no other piece may move.
refusal-end-on-castle = The piece must leave the castle; it can’t end there again.
refusal-no-steps = With this roll the piece has no space to go.
refusal-piece-first = First choose the piece that moves.
refusal-tree = A tree stands on { $square }.
refusal-taken = { $square } is taken.
refusal-own-side = The piece on { $square } is on your own side.
refusal-closed = The keep on { $square } is closed in this turn{ $turns ->
    [last] {""}
   *[other] {" "}and after it
}.
refusal-own-keep = The keep on { $square } is closed as soon as the piece leaves it.
refusal-carrier-keep = A piece with a flag can’t enter a keep.
refusal-own-flag = Your own flag lies on { $square }: your side can neither enter nor cross it.
refusal-say-attack = An enemy stands on { $square }: going there is an attack. Choose the space to attack from as well.
refusal-straight-back = With { $steps }, { $square } could be reached only by stepping straight back.
refusal-in-the-way = Pieces are in the way: { $square } can’t be reached with { $steps }.
refusal-tree-in-the-way = Trees are in the way: { $square } can’t be reached with { $steps }.
refusal-keep-in-the-way = A closed keep is in the way: { $square } can’t be reached with { $steps }.
refusal-keep-for-carrier = A piece with a flag can’t cross a keep: { $square } can’t be reached with { $steps }.
refusal-flag-in-the-way = Your own flag is in the way, and your side can’t cross it: { $square } can’t be reached with { $steps }.
refusal-diagonal = { $square } could be reached only by diagonal steps.
refusal-exact = With { $steps }, no path ends exactly on { $square }.
refusal-nowhere = With { $steps }, there is nowhere for the piece on { $square } to go.
refusal-safe = The piece on { $square } is safe in its keep.
refusal-ghosts-own = Your side has played Ghost Magic: it can’t attack this turn.
refusal-ghosts-enemy = Ghost Magic protects the enemy this turn.
refusal-attack-through = A piece that goes through others can’t attack from { $square }, which is taken.
refusal-straight-back-attack = From { $square } the last step would go straight back.
refusal-last-step = An enemy can be attacked only with the last step: with { $steps } spaces to go, { $square } is reached too early.
refusal-not-in-fight = { $item } can’t be played in a fight, only before moving.
refusal-only-knife = After a tie only a Hidden Knife can be played.
refusal-no-tie = Hidden Knife can be played only after a tie.
refusal-not-attacking = Extra Strength is for an attacker.
refusal-not-defending = Extra Defense is for a defender.
refusal-tie-beside = { $square } isn’t a free space directly next to the defender on { $target }.

## The first game

lesson-keep = Welcome! You are Blue and Green, at the bottom of the board; your green pieces are scouts. The goal: land on the enemy castle at the top (f13), take the flag and bring it home to your own castle (f1). You rolled a 5, and a piece moves exactly as many spaces as were rolled. Move the blue piece from d2 into the keep on c4: landing there brings an item card.
lesson-horse = You drew a Horse, and nobody attacks a piece inside a keep. Red came nearer. Before your roll you may play one item: play the Horse for a second die.
lesson-flag = 5 + 6 = 11, and a scout moves 2 more: exactly 13 spaces to the enemy castle. Move the scout from h2 to f13 and take the flag!
lesson-roll = A yellow scout attacked you at once, but two dice against two dice were kind to you: the attacker fell. Now your piece must leave the castle. You rolled 3, so the scout goes 5. Run to g9. (With the flag it can’t enter a keep.)
lesson-attack = Red has come close to your keep. To attack, end your move on an enemy: choose the piece, then the target; if it can be attacked from several spaces, choose one of them, too. A blue attacker adds 1; the odds are shown before you decide. You rolled 2: attack the red piece on d5, from d4 or from c5.
lesson-run = You won and moved in; the keep you left is closed for a while. Red drew a card, which you can’t see. You rolled 4: bring the scout with the flag from g9 to h4.
lesson-win = A 3 makes 5 for your scout, and that is exactly the way home. Move from h4 to f1!
lesson-end = You win! That is The Battle of Banners: count your steps, guard your carrier, and keep a card for the right moment. The rest is in the rules, one click away.
lesson-learnt =
    A piece moves exactly as far as the die says; scouts go 2 further.
    Keeps give item cards and shelter; one item may be played before the roll.
    An attack ends on an enemy. Both sides roll two dice, and the odds are shown first.
    Bring the flag from the enemy castle to your own.

## What the coach speaks of

aspect-own-pieces = your pieces
aspect-enemy-pieces = the enemy’s pieces
aspect-own-flag = the safety of your flag
aspect-enemy-flag = the way home with the enemy’s flag
aspect-way = the way to the enemy’s flag
aspect-enemy-way = the enemy’s way to your flag
aspect-guard = the guard of your castle
aspect-enemy-guard = the guard of the enemy’s castle
aspect-strikes = whom you can attack
aspect-danger = who can attack you
aspect-keeps = the keeps
aspect-cards = item cards
aspect-advance = how far the lines have advanced

## At the end of a game

count-fights = Fights
count-kills = Pieces killed
count-flags-taken = Flags taken

## Where the rules page finds its summary and its glossary

rules-brief =
    The goal: BOB goal.flag, BOB goal.defeat
    The pieces: BOB setup.sides, BOB ruling.pieces, BOB M3
    Moving: BOB M2, BOB M2.piece, BOB M2.exact, BOB M2.diagonal, BOB ruling.block
    Keeps and castles: BOB space.keep, BOB space.keep.safe, BOB space.castle, BOB space.castle.leave
    Fighting: BOB C1, BOB C2, BOB C2.bonus, BOB C3, BOB C4
    The flag: BOB C5, BOB C5.take, BOB ruling.flag.win
glossary =
    Castle: BOB space.castle
    Combat card: BOB T2.combat
    Double: BOB ruling.doubles
    Drawbridge: BOB space.drawbridge
    Flag space: BOB C5
    Item card: BOB T1
    Keep: BOB space.keep
    Landing: BOB ruling.landing
    Loop: BOB ruling.loop
    Scout: BOB M3
    Side: BOB setup.sides
    Tie: BOB C4
    Tree: BOB space.tree

## What was wrong with a move, a pack or a position

error-no-piece-number = no piece number { $number } is on the board
error-attack-from-outside = nobody attacks { $square } from beside the board
error-row-sign = { $place }: { $sign } is none of the signs { $known }
error-row-length = { $place }: has { $number } squares; the rows above have { $others }
error-board-rows = { $place }: { $columns } columns and { $rows } rows; a board of that width has { $low } to { $high } rows
error-board-columns = { $place }: { $columns } columns and { $rows } rows; a board has { $low } to { $high } columns
error-board-castles = { $place }: { $number } castles '{ $sign }' of { $sign ->
        [C] Blue and Green
       *[Q] Red and Yellow
    }; there must be { $wanted ->
        [1] one
       *[other] { $wanted }
    } [{ $rule }]
error-board-bridges = { $place }: { $number } drawbridges '{ $sign }' of { $sign ->
        [b] blue
        [g] green
        [r] red
       *[y] yellow
    }; there must be { $wanted }, one for each piece [{ $rule }]
error-board-keeps = { $place }: { $number } keeps; there may be { $most }
error-no-way-castle = { $place }: the castle on { $goal } can't be reached from the drawbridge on { $start } [{ $rule }]
error-no-way-keep = { $place }: the keep on { $goal } can't be reached from the drawbridge on { $start } [{ $rule }]
error-items-order = { $place }: the items must be { $known }, in this order
error-no-square = { $place }: { $found } is not a square of this board
error-pieces-list = { $place }: must be a list of { $number } squares, dead or gone: { $found }
error-flag-place = { $place }: { $found } is neither home nor a square nor a piece
error-no-keep = { $place }: { $square } is not a keep
error-dice-number = { $place }: { $found } is not a list of { $number } dice
error-dice-order = { $place }: { $found } are not numbers from 1 to 6, the smaller first
error-fight-two = { $place }: there must be two, the attacker's and the defender's
error-no-piece = no piece on { $square }
error-not-beside = { $square } is not next to { $other }
error-smaller-first = two dice are written with the smaller first
error-turn-limit = option limit: { $value } is not a number of turns, such as { $example }
