# Brandub — all words in English. The rules in our own words are at the end.

title = Brandub
summary = A king and four against eight: reach a corner, or close the ring.
credit = A traditional Irish game in the public domain. The rules follow the modern reconstruction played by the World Tafl Federation (Aage Nielsen’s historical rules); words and pictures here are our own.
players = 2 players

## Names

seat-attackers = Attackers
    .plural = yes
    .the = the attackers
    .object = the attackers
    .dative = the attackers
seat-king = King
    .the = the king
    .object = the king
    .dative = the king

piece-attacker = attacker
piece-defender = defender
piece-king = king

## Choices

question-attackers = Move an attacker: close the king in, and keep him from the corners.
question-king = Move the king or a defender: the king wants to reach a corner.
question-wait = Waiting for: { $seat }.
label-move = { $piece ->
    [king] king { $start }–{ $end }
   *[man] { $start }–{ $end }
}

## The log

log-moved = { $piece } { $start }–{ $end }.
log-walked = On { $square } it stands between two enemies but is safe: it moved there itself.
log-captured = The { $piece } on { $square } is taken.
log-king-taken = The king is closed in on { $square }.

end-corner = The king has reached a corner and wins.
end-taken = The king is taken: the attackers win.
end-stuck = { $winner ->
    [king] The attackers have no move: the king wins.
   *[other] The king’s side has no move: the attackers win.
}
end-repetition = The same position for the third time: a draw.

## The table

status = Move { $turn }: { $seat }
spot-plain = { $square }
spot-throne = { $square }, the throne
spot-corner = { $square }, a corner
piece-label = { $piece } on { $square }
panel-men = Men
men-left = On the board: { $attackers } attackers, { $defenders } defenders and the king
men-lost = Taken: { $attackers ->
    [one] 1 attacker
   *[other] { $attackers } attackers
}, { $defenders ->
    [one] 1 defender
   *[other] { $defenders } defenders
}

sign-attacker = ●
sign-defender = ○
sign-king = ♔
sign-throne = ✚
sign-corner = ◇
sign-plain = ·
board-key = ● attacker, ○ defender, ♔ king, ✚ throne, ◇ corner

## Refusals

refusal-not-you = It is the other side’s move: { $seat }.
refusal-pass = A side must move one of its pieces; nobody may pass.
refusal-empty = There is no piece on { $square }.
refusal-rival = The piece on { $square } belongs to the other side.
refusal-stay = A move must end on another square.
refusal-straight = Pieces move along a row or a column, like rooks.
refusal-blocked = Another piece is in the way on { $square }.
refusal-shut-in = The piece on { $square } can’t move: every way is blocked.
refusal-throne = Only the king may stop on the throne; others may pass over it.
refusal-corner = Only the king may stop in a corner.

## The first game

lesson-capture = You are the king’s side, in the middle of a game. The king wants to reach one of the four corners. All pieces move like rooks, and a man is taken when you close it in between two of yours. Your defender on b3 stands beside an attacker. Move the other one, from g3 to d3, and close it in.
lesson-fork = The attacker on c3 is gone. Now the king: move him from d4 up to d7. From there he sees two corners at once.
lesson-corner = The attackers shut one way with a man on e7. The other one is open: go to the corner a7.
lesson-end = The king has escaped, and you win. As the attackers you would have closed him in: on open ground two are enough, on the throne it takes four, beside it three. The rest is in the rules.
lesson-learnt =
    All pieces move like rooks.
    A man caught between two enemies is taken.
    The king wins in a corner; the attackers win by closing him in.

## The rules in our own words

section-board = The board
section-move = Moving
section-capture = Capturing
section-king = The king
section-ending = The end

rule-board = The board
    .text = The board has seven by seven squares. The middle one is the throne; with the four corners it makes five royal squares.
rule-setup = The pieces
    .text = The king stands on the throne, a defender on each of the four squares beside him, and two attackers beyond each defender, up to the edge.
rule-turn = Taking turns
    .text = The attackers move first. Then the sides take turns, and each must move exactly one piece.
rule-own = Your own pieces
    .text = You move only pieces of your own side; the king belongs to the defenders.
rule-move = The move
    .text = Every piece, the king too, moves any number of squares along its row or its column.
rule-move-blocked = No jumping
    .text = A piece may neither jump over another nor stop on an occupied square.
rule-royal = Royal squares
    .text = Only the king may stop on the throne or in a corner.
rule-royal-pass = Across the throne
    .text = Every piece may pass over the throne while it is empty.
rule-royal-return = Back to the throne
    .text = The king may return to the throne.
    .why = Other reconstructions forbid it; the one we follow says that he may.
rule-capture = Capture
    .text = A man is taken when a move of the other side closes it in between two enemies, on opposite sides of it along a row or a column. It leaves the board.
rule-capture-active = Walking in
    .text = A piece that moves between two enemies of its own accord is not taken.
rule-capture-several = Several at once
    .text = One move may take up to three men, each in its own direction.
rule-capture-royal = Against a royal square
    .text = A royal square serves as the second enemy: a corner against every man, the throne against attackers always and against defenders only while it is empty.
rule-capture-armed = The king takes part
    .text = The king counts as an enemy of the attackers in every capture.
rule-king = Taking the king
    .text = Away from the throne the king is taken like any man: between two attackers, or between an attacker and a corner.
rule-king-throne = On the throne
    .text = On the throne the king is taken only by attackers on all four sides.
rule-king-beside = Beside the throne
    .text = On a square beside the throne the king is taken only by attackers on the three other sides.
rule-end-corner = The king escapes
    .text = The king’s side wins as soon as the king stands in a corner.
rule-end-king = The king is taken
    .text = The attackers win as soon as they take the king.
rule-end-stuck = No move
    .text = A side that has to move and can’t has lost.
    .why = Our ruling: some sources call it a loss, others a draw; as a loss it keeps a siege worthwhile.
rule-end-repetition = Repetition
    .text = When the same position, with the same side to move, comes up for the third time, the game is a draw.
    .why = Our ruling, so that every game ends. Positions are compared only since the last capture.
rule-end-over = The end is the end
    .text = Once the game is decided, nobody moves again.

## What the coach speaks of

aspect-attackers = how many attackers are left
aspect-defenders = how many defenders are left
aspect-king = where the king stands
aspect-paths = the king’s ways to a corner
aspect-pressed = how closely the king is pressed
aspect-hanging = men that can be captured
aspect-places = where the men stand

## At the end of a game

count-attackers = Attackers left
count-defenders = Defenders left

## Where the rules page finds its summary and its glossary

rules-intro =
    A king stands in the middle of the board with four men about him, and eight attackers close in from all sides. The king wants to escape to a corner; the attackers want to take him. It is the smallest of the old northern board games, and it was played in Ireland a thousand years ago.

rules-sources =
    Nobody knows the medieval rules: the old Irish verses name the pieces and their numbers, and a board from Ballinderry has marked squares, but no text says how the pieces moved and were taken. What is played today as Brandub is a modern reconstruction, made after a related game that Linnaeus saw in Lapland in 1732.

    We follow Aage Nielsen’s “historical rules”, which the World Tafl Federation lists and whose sentences 1 to 5 we have read. How the king is taken, his part in captures and the two ways to win are told as other public descriptions of the same game tell them: Ludii and the Gorrion game server.

reconstructed = The medieval rules are lost: this is a modern reconstruction.

mark-S = stated by the modern reconstruction that we follow
mark-P = stated by another public description of it
mark-I = follows from these
mark-R = ruled by us

rules-brief =
    The goal: BR end.corner, BR end.king
    Moving: BR turn, BR move, BR move.blocked
    Capturing: BR capture, BR capture.active, BR capture.royal
    The king: BR royal, BR king, BR king.throne, BR king.beside
glossary =
    Attackers: BR turn
    Capture: BR capture
    Corner: BR end.corner
    Defenders: BR setup
    King: BR king
    Royal square: BR royal
    Throne: BR king.throne

## What was wrong with a move

error-second-click = { $square }: the second click says where to
