# The words of the terminal's table in English. They belong to no game.

## Commands: the words that call one, how it is written, what it does

t-command-help = help h
    .usage = ? WHAT
    .help = explain anything: a number from the list, an action (and why it isn’t allowed), a card, a place, a rule; ? alone shows this help
t-command-board = board
    .usage = board
    .help = show the table and the question again
t-command-list = list all
    .usage = list
    .help = every choice and what it would do (an empty line does the same)
t-command-show = show
    .usage = show [WHAT]
    .help = what is folded away: piles, all cards
t-command-odds = odds
    .usage = odds
    .help = the exact odds of what may be drawn or rolled
t-command-hint = hint tip
    .usage = hint
    .help = what the coach would do, and why
t-command-tutor = tutor
    .usage = tutor [on|off]
    .help = ask before a choice that gives a lot away
t-command-undo = undo u
    .usage = undo
    .help = take back your last decision
t-command-log = log
    .usage = log [N]
    .help = what has happened, with the rules, or only the last N moves
t-command-rules = rules
    .usage = rules [WHAT]
    .help = the rule book: a chapter, a rule, “all”, or “search” and words
t-command-lang = lang language
    .usage = lang de
    .help = speak German (lang en: English)
t-command-whatif = whatif
    .usage = whatif [N] [BOT]
    .help = try something out from here, or from the position after move N; a bot may play the other side
t-command-back = back
    .usage = back
    .help = return from “what if” to the game
t-command-replay = replay
    .usage = replay
    .help = look through the game move by move
t-command-review = review
    .usage = review
    .help = after the end: luck and decisions separately, and the costliest decisions
t-command-save = save
    .usage = save FILE
    .help = write the game to a file
t-command-load = load
    .usage = load FILE
    .help = continue a saved game
t-command-resign = resign
    .usage = resign
    .help = give up the game
t-command-tie = tie remis
    .usage = tie
    .help = agree on a draw, if everybody plays at this keyboard
t-command-again = again rematch
    .usage = again [BOT]
    .help = after the end: another game with the seats swapped, perhaps against another bot (again level:4)
t-command-quit = quit q exit
    .usage = quit
    .help = leave the table

t-no-hint = It isn’t your turn to choose.
t-on = on
t-off = off
t-yes = yes y
t-prompt-tutor = yes or no>{" "}
t-tutor-on = The tutor asks before a choice that gives a lot away.
t-tutor-off = The tutor is silent.
t-tutor-what = “{ $text }”? Say tutor on or tutor off.
t-review-later = The review is available when the game is over.

t-word-all = all
t-word-search = search

t-help = Choose by number (3), or by words or their beginnings (b kni). Words that fit several choices list them.

## At the start

t-you = you
t-scripted = played by the lesson
t-lesson = First game, step { $now } of { $last }
t-bot = { $name } (a bot)
t-level = { $name } (a bot of level { $level }). { $manner }
t-throttled = The rules run uncompiled here, so the bots look less far ahead than they could and play below their level.
t-thinking = { $who } ({ $seat }) is thinking … (Ctrl-C: move now)
t-commitment = All draws come from a secret seed. Its fingerprint: { $commitment }
t-commitment-given = All draws come from the seed you gave. Its fingerprint: { $commitment }
t-referee-start = You draw and roll yourselves; the table asks for what came up.
t-hint = Type ? for help, rules for the rules.
t-other-file = { $file } holds another game and is left alone; this one is saved in { $instead }.

## Several people at one screen

t-person = a person at this keyboard
t-curtain = Pass the keyboard to { $seat }, please. All others look away.
t-prompt-curtain = { $seat } presses Enter>{" "}
t-waiting = Still to choose: { $seats }

## The table

t-empty = none
t-folded = “show” opens: { $zones }
t-more = Type ? and a name for more: { $what }
t-many-odds = one of { $number } outcomes (“odds” lists them)
t-show-what = Say show and the beginning of one of these: { $zones }
t-linked = Next to it: { $spots }
t-spots = Name one of the places marked + on the board: { $spots }
t-sum = in all
t-warning = ! Warning: { $what }
t-prompt = { $seat }>{" "}
t-prompt-what-if = (what if) { $seat }>{" "}
t-prompt-over = (over)>{" "}
t-each = each time: { $what }
t-wins = WINS AT ONCE:
t-loses = LOSES AT ONCE:
t-menu-hint = Type a number, a word to see its choices (“{ $group }”), or “list” for all.
t-too-small = (This window has { $height } lines of { $width } characters. The whole table would need { $needed } lines.)
t-can = You may: { $number } { $what } ({ $text })
t-no-odds = No choice here depends directly on chance.
t-share = { $weight } in { $total } ({ $percent })

## Misunderstandings

t-no-number = There is no choice { $number }; they go from 1 to { $last }.
t-no-own-number = There is no choice { $number }; there are { $numbers }.
t-which-of = “{ $text }” may mean:
t-which = “{ $text }” may mean: { $choices }
t-not-understood = I don’t understand “{ $text }”. Type ? for help.
t-not-understood-because = I don’t understand “{ $text }” ({ $reason }). Type ? for help.
t-over-hint = “{ $text }” isn’t possible: the game is over. Type replay, whatif N, save FILE, again, review or quit.

## Undo

t-undone = Taken back: { $what }
t-undo-nothing = There is nothing to take back yet.
t-undo-chance = That can’t be taken back: something has been drawn or rolled since. “whatif” lets you try another way.
t-undo-rival = That can’t be taken back: { $who } { $number ->
    [one] has
   *[other] have
} moved since. “whatif” lets you try another way.
t-undo-revealed = That can’t be taken back: something hidden has been revealed since. “whatif” lets you try another way.
t-undo-over = The game is over and stands as it is. “whatif N” lets you try another way.

## The log and the rules

t-log-empty = Nothing has happened yet.
t-log-number = “{ $text }” isn’t a number of moves: say log 5 for the last five.
t-rules-hint = Say “rules” and a number or name of a chapter, a rule, “all”, or “search” and words.
t-rules-found = { $number } rules mention “{ $text }”:
t-no-rule = Nothing here mentions “{ $text }”. “rules” shows the chapters; in a game, ? shows the help.
t-why = Why: { $why }

## Language

t-lang = English it is.
t-lang-unknown = Say lang and one of: { $languages }

## What if

t-what-if = What if: a separate table from the position after move { $number }, with its own draws. “back” ends it.
t-what-if-over = The game is over at that move: choose an earlier one (“log” numbers them).
t-refused-seats-have-secrets = Not while people at this screen hide something from each other. After the end, “whatif N” works from any move.
t-refused-position-has-secrets = Not yet: this position holds secrets that nobody here may know. After the end, “whatif N” works from any move.
t-no-move = There is no move { $number }: so far there are { $last } (“log” numbers them).
t-no-bot = “{ $text }” is not understood: say whatif, a number of moves, and perhaps one of { $bots }.
t-no-such-bot = There is no bot “{ $text }”: say again, or again and one of { $bots }.
t-back = Back in the game.
t-no-back = This is the game itself: there is nothing to go back to. “undo” takes back a move.

## Giving up

t-resign-sure = Resigning can’t be undone: type “yes” if you mean it.
t-tie-sure = If everybody here agrees to a draw, type “yes”.
t-give-up-together = You all play together: nobody can resign, and there is no draw to agree on.
t-give-up-bots = Only bots play here.
t-end-resigned = { $who } { $number ->
    [one] has resigned.
   *[other] have resigned.
}
t-end-agreed = A draw was agreed.
t-end-stopped = The players ended the game together.

## The table itself refuses

t-refused-game-over = The game is over.
t-refused-a-bot-does-not-agree = A bot does not agree to a draw.
t-refused-lesson-goes-forward = A lesson only goes forward.
t-refused-not-in-this-lesson = Not in this lesson: do what it says.
t-refused-no-help = The coach is silent in a lesson: it tells you what to do.

## Saving and loading

t-saved = Saved in { $file }.
t-not-saved = { $file } couldn’t be written: { $reason }
t-seed-not-kept = The secret seed couldn’t be stored: this save can only be opened as a branch.
t-save-where = Say save and the name of a file.
t-save-other = { $file } already exists and isn’t a save of this game: choose another name.
t-load-where = Say load and the name of a file.
t-load-unsaved = This game isn’t saved. “save FILE” keeps it; “yes” gives it up.
t-not-opened = That can’t be opened: { $reason }
t-opened = { $file }: the game goes on.
t-opened-branch = { $file }: its secret seed isn’t on this machine, so this is a new table from the same position.
t-quit-unsaved = This game isn’t saved. “save FILE” keeps it; “yes” leaves without saving.
t-reconstructed = { $what } (More: rules)
t-older-rules = Played under revision { $revision } of the rules, as it was begun. New games follow the newest.
t-bye = Goodbye.
t-bye-saved = Goodbye. The game is in { $file }.

## The end

t-seed = The secret seed was { $seed } – in a saved game, fidchell verify { $file } recomputes every draw from it.
t-over = Now: replay, whatif N, save FILE, again (seats swapped), review or quit.
t-level-up = You have won. One level up: again { $spec } ({ $name })
t-over-what-if = That is how it might have gone. Now: whatif N, log, or back to the game.
t-again-later = This game isn’t over yet. “quit” leaves it.

## The referee

t-referee-ask = What came up at your table?
t-referee-prompt = came up>{" "}
t-each-of = Type one of { $numbers }. For example “{ $first }”: { $share }, the same for each.
t-referee-only = Only one thing is possible: { $what }.
t-impossible = “{ $what }” is impossible: none is left to come up. Already on the table: { $where }. Possible: { $possible }
t-no-outcome = “{ $text }” can’t come up. Possible: { $possible }

## The replay

t-replay-next = next n
t-replay-back = back b previous
t-replay-jump = jump j
t-replay-start = start
t-replay-end = end
t-replay-branch = branch whatif
t-replay-board = board
t-replay-rules = rules
t-replay-lang = lang
t-replay-quit = quit q exit
t-replay-hint = Replay: Enter or next, back, jump N (or N), start, end, branch [BOT] (play on from here), rules, lang, quit.
t-replay-prompt = (replay { $at } of { $last })>{" "}
t-replay-first = Before the first move.
t-replay-no-more = There is nothing there: the moves go from 0 to { $last }.
t-replay-number = Say jump and a number from 0 to { $last }.
t-replay-taken-back = { $number ->
    [one] One move was taken back and isn’t shown.
   *[other] { $number } moves were taken back and aren’t shown.
}
