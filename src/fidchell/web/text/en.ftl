# Words of the web table, for every game.

w-tagline = Board games at a friendly table: learn them, play them, look back over them.
w-home = All games
w-language = Language
w-skip = Skip to the table
w-players = { $low ->
    [one] 1 player
   *[other] { $low } players
}
w-players-range = { $low } to { $high } players
w-minutes = { $low }–{ $high } minutes
w-play-now = Play now
    .help = { $company ->
        [nobody] On your own, right away
        [partner] Together with a bot, right away
       *[rival] Against a bot, right away
    }
w-friends = With friends
    .help = Open a table and send the link
w-seek = Find somebody
    .help = Play with anyone else who is looking for a game
w-seeking = You are on the list: anyone else looking for this game will be brought to your table. Keep this page open, or come back later. You can also invite somebody yourself, or let a bot play.
w-device = On this device
    .help = Everybody plays on this screen
w-watch = Watch bots
    .help = The bots play, you look on
w-solo = On your own
w-options = More ways to play
w-opponent = Opponent:
w-fellows = Fellow players:
w-your-name = Your name
w-find-table = Find a table
w-all-tables = all
w-ago = { $unit ->
    [now] just now
    [minutes] { $number } min ago
    [hours] { $number ->
        [one] an hour ago
       *[other] { $number } hours ago
    }
   *[days] { $number ->
        [one] yesterday
       *[other] { $number } days ago
    }
}
w-pack = Your own cards
    .help = A file that describes the cards of your copy (TOML).
w-just-you = just you
w-off = no
w-on = yes
w-any = any
w-start = Start
w-this-game = This game
w-who-plays = Who plays?
w-listed = Show the table on the home page, so that anybody can join or watch
w-your-tables = Your tables
w-open-tables = Open tables
w-finished = Finished games
w-others-tables = Other people’s tables
w-running = Games to watch
w-your-finished = Your finished games
w-others-finished = Other people’s finished games
w-what-if-of = What if: { $game }
w-none = None yet.
w-none-like-that = No table matches.
w-all-games = Any game
w-all-states = Any state
w-state-turn = It is my turn
w-state-free = A seat is free
w-sit-down = Join
w-older = Older
w-newer = Newer
w-your-turn = Your turn
w-their-turn = Waiting for { $who }
w-over = Finished
w-waiting = Waiting for players
w-seeks = { $own ->
    [yes] Looking for somebody
   *[no] { $who } would like to play
}
w-rules = Rules
w-learn = Learn by playing
    .help = A guided first game in a few minutes
w-guest = Guest
w-seat-open = open
w-free-seats = { $number ->
    [one] a free seat
   *[other] { $number } free seats
}
w-seat-bot = bot
w-guide = guide
w-seat-you = you
w-seat-resigned = resigned
w-thinks = { $who } ({ $seat }) is thinking …
w-hurry = Stop and move
w-throttled = The rules run uncompiled here, so the bots look less far ahead than they could and play below their level.
w-invite = Invite somebody: { $seat }
w-copy-link = Copy the link
w-copied = Copied. Paste it wherever you like.
w-code = Show a QR code
w-code-alt = QR code: scan it to take the seat of { $seat }
w-call-me = What shall we call you?
w-keep = Save
w-carry = Your own link to continue on another device (works once, for an hour; keep it to yourself):
w-join = Join
w-join-as = Take a seat: { $seat }
w-join-late = This invitation can’t be used
w-join-late-why = { $why ->
    [taken] Somebody has taken this seat already.
    [over] This game is over.
   *[unknown] There is no such invitation at this table; perhaps it has been withdrawn.
} You can watch instead, or ask for another link.
w-join-seated = You already play at this table, as { $seat }.
w-join-back = To the table
w-join-watch = Watch the table
w-join-what = A table of { $game }, opened by { $host }.
w-contents = Contents
w-choices = What you can do
w-undo = Take back
w-undo-redraw = Take back (with a new draw)
w-takeback = Ask to take back
w-resign = Resign
w-resign-sure = Yes, I resign
w-propose-draw = Offer a draw
w-stop = End the game together
w-sure = Yes, end it now
w-leave = Leave (a bot plays on)
w-return = Take your seat again
w-rematch = Rematch
w-real-game = { $company ->
    [nobody] Play a whole game
   *[rival] Play a real game against { $who }
}
w-next-game = To your game
w-lesson-done = Well done!
w-learnt = What you have learnt:
w-verdict = { $how ->
    [won] You win!
    [lost] You lose.
    [shared] You share the victory.
   *[drawn] A draw.
}
w-counts = This game in numbers
w-count-turns = Turns
w-count-decisions = Decisions: { $who }
w-count-draws = Draws and rolls
w-count-minutes = Minutes
w-number = { $number }
w-share = Afterwards
w-look-through = Look through the game
w-copy-game = Copy the link
w-pic = Picture of the board
w-level-up = One level up: { $who }
w-next-table = To the rematch
w-fill = Let a bot play
w-kick = Send away
w-offer-draw = { $who } { $number ->
    [one] offers
   *[other] offer
} a draw.
w-offer-stop = { $who } { $number ->
    [one] proposes
   *[other] propose
} to end the game together.
w-offer-resign = { $own ->
    [yes] You want to resign.
   *[no] { $who } { $number ->
        [one] wants
       *[other] want
    } to resign.
} That ends the game for your whole side.
w-offer-replace = { $who } { $number ->
    [one] proposes
   *[other] propose
} that a bot plays for { $other }, who can come back at any time. Whoever does not answer for as long as this table waits for somebody is asked no more.
w-offer-takeback = { $who } { $number ->
    [one] asks
   *[other] ask
} to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
w-offer-where = See the position
w-offer-waits = Waiting for { $dative } to answer.
w-offer-away = { $number ->
    [one] { $who } has left, and a bot plays for them. They are asked when they come back.
   *[other] { $who } have left, and bots play for them. They are asked when they come back.
}
w-news = { $what ->
    [left] { $who } { $number ->
        [one] has
       *[other] have
    } left; a bot plays on, and they can come back at any time.
    [back] { $who } { $number ->
        [one] is
       *[other] are
    } back.
    [failed] The bot that played for { $whom } has failed. Another one plays on from here.
    [replaced] A bot now plays for { $whom }, who can come back at any time.
   *[resigned] { $who } { $number ->
        [one] has
       *[other] have
    } resigned; a bot plays on in their place.
}
w-answered = { $kind ->
    [draw] { $how ->
        [declined] { $by } { $by_number ->
            [one] has
           *[other] have
        } declined the draw that { $who } offered.
        [withdrawn] { $who } { $number ->
            [one] has
           *[other] have
        } withdrawn the offer of a draw.
       *[lapsed] { $by } { $by_number ->
            [one] has
           *[other] have
        } played on, so the offer of a draw has lapsed.
    }
    [stop] { $how ->
        [declined] { $by } { $by_number ->
            [one] does
           *[other] do
        } not want to end the game, as { $who } proposed.
        [withdrawn] { $who } no longer { $number ->
            [one] proposes
           *[other] propose
        } to end the game.
       *[lapsed] { $by } { $by_number ->
            [one] has
           *[other] have
        } played on, so the proposal to end the game has lapsed.
    }
    [resign] { $how ->
        [declined] { $by } { $by_number ->
            [one] does
           *[other] do
        } not want to resign, so your side plays on.
        [withdrawn] { $who } no longer { $number ->
            [one] wants
           *[other] want
        } to resign.
       *[lapsed] { $by } { $by_number ->
            [one] has
           *[other] have
        } played on, so your side does not resign.
    }
    [replace] { $how ->
        [declined] { $by } { $by_number ->
            [one] does
           *[other] do
        } not want a bot to take over, as { $who } proposed.
        [withdrawn] { $who } no longer { $number ->
            [one] proposes
           *[other] propose
        } that a bot takes over.
       *[lapsed] { $by } { $by_number ->
            [one] has
           *[other] have
        } moved after all, so no bot takes over.
    }
   *[takeback] { $how ->
        [declined] { $by } { $by_number ->
            [one] has
           *[other] have
        } declined to let { $dative } take back.
        [withdrawn] { $who } { $number ->
            [one] has
           *[other] have
        } withdrawn the request to take back.
       *[lapsed] { $by } { $by_number ->
            [one] has
           *[other] have
        } moved on, so the request to take back has lapsed.
    }
}
w-agree = Agree
w-decline = Decline
w-withdraw = Withdraw
w-replace = Let a bot play for { $whom }
w-and = and
w-log = Log
w-whole-log = All moves from the beginning
w-undone = { $times ->
    [one] taken back once
   *[other] taken back { $times } times
}
w-latest = What has just happened
w-chat = Messages
w-say = Say
w-phrase-hello = Hello!
w-phrase-luck = Good luck!
w-phrase-well = Well played!
w-phrase-moment = One moment, please.
w-phrase-thanks = Thank you!
w-phrase-again = Another game?
w-refused-empty = The message is empty.
w-all-messages = All { $number } messages
w-newest = Newest
w-gallery = From spectators
w-spectator = spectator
w-impostor = spectator, not the player of that name
w-unsigned = not signed
w-quiet = Mute somebody
w-mute = Mute
w-unmute = Unmute
w-refused-muted = The host of this table has muted you: you can read, but not write.
w-odds = Odds
w-wins = wins
w-loses = loses
w-warning = Danger
w-board = The board
w-export = Record
w-verify = Check the draws
w-fair = Seed’s fingerprint (SHA-256): { $commitment }
w-step = Step { $now } of { $last }
w-live = Back to now
w-live-over = Back to the end
w-replay = Look through the game
w-first = To the start
w-last = To the end
w-mine-before = ◂ My last decision
w-mine-after = My next decision ▸
w-autoplay = Play by itself
w-speed = Speed
w-speed-choice = { $number ->
    [0] slowly
    [1] at a normal pace
   *[2] fast
}
w-whatif = What if: play on from here
w-search = Search
w-search-rules = What are you looking for?
w-none-found = No rule contains all these words. Try fewer.
w-rules-now = At your table right now
w-to-table = Back to the table
w-brief = In brief
w-glossary = Glossary
w-source = Source
w-sources = Where it comes from
w-marks = Each rule carries a letter that says how we know it:
w-lost = No connection; trying again …
w-unsent = No connection; trying again … Your last action will be sent once the connection is back.
w-end-resigned = { $own ->
    [yes] You have resigned.
   *[no] { $who } { $number ->
        [one] has resigned.
       *[other] have resigned.
    }
}
w-end-winners = { $number ->
    [0] Nobody wins.
    [one] { $who } wins.
   *[other] { $who } win.
}
w-end-agreed = A draw was agreed.
w-end-stopped = The players ended the game together.
w-verified = { $rolls } draws were recomputed from the revealed seed; all are correct.
w-unverified = The seed is revealed when the game is over; until then only its fingerprint is known.
w-seed = Seed
w-not-affiliated = Fidchell is not affiliated with the games’ publishers.
w-error = That didn’t work
w-no-table = We can’t find this table. Perhaps the link is incomplete, or the table is gone.
w-record-wrong = This record can’t be opened: { $why }
w-options-wrong = No table can be opened with these settings: { $why }
w-settings-wrong = No table can be opened with these settings: { $why }
w-too-many = Too many requests from your network. Wait a moment and try again. ({ $why })
w-store-fails = The server can’t reach its games just now; nothing was changed. ({ $why })
w-back = Back
w-curtain = Pass the device on to { $who }
w-curtain-open = I am { $who }
w-curtain-hint = The hands are covered. Only { $who } should look at the screen now.
w-more = Other devices, records
w-import = Open a record (a file)
w-import-text = … or paste it
w-open = Open
w-carry-title = Continue on this device
w-carry-here = Yes, this is me
w-sign-out = Sign out my other devices
    .help = Only this device stays signed in. Links you were given here no longer work.
w-sign-out-sure = Yes, sign them out
w-carry-over = This link has already been used, is more than an hour old, or its owner has signed out their other devices. Get a new one on the device you used before, under “Other devices, records” on the home page.
w-error-404 = There is nothing at this address.
w-error-500 = Something went wrong on the server. Nothing was changed.
w-sound = Sounds
    .help = A sound for every move, and another when it is my turn
w-notify = Notify me
    .help = Show a notification when it is my turn and this page is in the background
w-again = Do it (or tap again)
w-next-pick = Now choose:
w-whole-board = ← The whole board
w-zoom = Zoom the board
w-lesson = First game, step { $now } of { $last }
w-referee = Referee a physical table: you type in what is drawn
w-referee-ask = What was drawn?
w-referee-where = { $where }: what was drawn?
w-referee-nth = { $where } ({ $number } of { $all })
w-referee-several = Enter several at once
w-referee-list = What was drawn, in order, separated by commas
w-referee-enter = Enter them
w-limit = Time for a decision
w-limit-choice = { $seconds ->
    [0] no limit
    [60] 1 minute, then a bot decides
    [300] 5 minutes, then a bot decides
    [86400] a day, then a bot decides
   *[259200] three days, then a bot decides
}
w-patience = If somebody doesn’t come back
w-patience-choice = { $seconds ->
    [600] after 10 minutes the others may give the seat to a bot
    [3600] after an hour the others may give the seat to a bot
    [86400] after a day the others may give the seat to a bot
   *[604800] after a week the others may give the seat to a bot
}
w-nudge = Nudge
w-nudged = { $who } is waiting for you.
w-more-tools = More
w-recap = Since you last looked
w-prev = One step back
w-next = One step on
w-go = Go there
w-curtain-off = I play alone: no curtain
w-seen-by = From the side of:
w-how-many = How many players
w-who = { $seat }
w-who-you = me, here
w-who-friend = a friend, by link
w-who-bot = a bot
w-list = As a list
w-older-rules = This table is played under revision { $revision } of the rules, under which it was begun. New tables follow revision { $newest }.
w-older-sheet = This is revision { $revision } of the rules. It applies only to tables that were begun under it.
w-newest-rules = The newest rules
w-kept = An older table
w-kept-why = It was started under revision { $revision } of the rules, which have changed since. It is kept as it is, with its { $moves } moves, and can’t be continued here.
w-no-use = You can’t do anything with this now.
w-point-hint = Alt-click or long-press something to point it out to the others. Shift and the arrow keys let you look at anything on the board.

## Why a table refuses something

w-refused-not-yours = This seat is not yours.
w-refused-not-yours-now = This seat is no longer yours.
w-refused-no-such-seat = There is no such seat.
w-refused-nothing-is-to-be-drawn = There is nothing to draw now.
w-refused-only-the-host-or-its-owner = Only the table’s host may do that; a secret draw is up to its owner alone.
w-refused-seat-taken = This seat is taken.
w-refused-no-open-seat = No seat is open for this invitation.
w-refused-game-over = The game is over.
w-refused-game-has-begun = The game has begun: nobody can be sent away now.
w-refused-only-the-host = Only the host of the table may do that.
w-refused-not-begun = The game has not begun: a seat is still open.
w-refused-not-in-this-lesson = Not in this lesson: do what it says.
w-refused-others-play-here = Others play here, too: the curtain stays.
w-refused-lesson-goes-forward = A lesson only goes forward.
w-refused-only-goes-forward = Too much has been taken back at this table: from here it only goes forward.
w-refused-nothing-is-on-offer = There is no open offer.
w-refused-something-else-is-on-offer = There is a different offer now: look again before you answer.
w-refused-not-asked = This seat is not being asked.
w-refused-no-message-to-mute = This message can’t be used to mute anybody.
w-refused-message-is-your-own = This message is your own.
w-refused-no-finished-game = There is no finished game here.
w-refused-only-players-rematch = Only the players may ask for a rematch.
w-refused-no-lesson = { $game } has no lesson.
w-refused-position-has-secrets = This position holds secrets: wait for the end, or join the game.
w-refused-seats-have-secrets = Your seats have secrets from each other: wait for the end.
w-refused-no-such-offer = No such offer: { $kind }.
w-refused-a-bot-does-not-agree = A bot does not agree to a draw.
w-refused-no-move-of-yours = You have no move to take back.
w-refused-does-not-wait = The table is not waiting for this seat.
w-refused-seat-is-your-own = This seat is your own: leave it instead.
w-refused-too-early = It is too early to give this seat to a bot.
w-refused-on-offer-already = There is already an open offer: it has to be answered or withdrawn first.
w-refused-no-table = We can’t find this table: { $table }.
w-refused-no-list = There is no list of tables called { $kind }.
w-refused-other-rules = This table was started under revision { $begun } of the rules of { $game }, but this server plays revision { $now }. It is kept unchanged for a server that plays its revision.
w-refused-pace-range = { $pace } is not a pace: bots take 0 to { $most } seconds.
w-refused-work-late = The server is too busy for that just now. Please try again in a minute.
w-refused-work-failed = That could not be done: please try again.
w-refused-not-kept = It could not be saved: { $why }.
w-refused-not-readable = The games can’t be read: { $why }.
w-refused-store-replaced = The file with the games was removed or replaced: nothing more can be saved.
w-refused-move-exists = Table { $table } already has move { $move }.
w-refused-store-away = The database can’t be reached just now; nothing was changed.
w-refused-store-lost = The connection to the database was lost: check whether it was done, and repeat it if not.
w-refused-changed-meanwhile = Something else happened at the same time: please try again.
w-refused-table-damaged = This table is damaged and can’t be read.
w-refused-table-read-again = The table had to be loaded again: please try again.
w-refused-other-table = This token is for another table.
w-refused-no-seat = This token is not for any seat.
w-refused-not-listed = This table is not listed: you need an invitation.
w-refused-old-form = The form is out of date: load the page again.
w-refused-old-page = The page is out of date: load it again.
w-refused-no-record = Choose the file of a record first, or paste its text.
w-refused-strange-link = This server did not issue this link.
w-refused-no-such-verb = There is no such command: { $verb }.
w-refused-only-players = Only the players may do that.
w-refused-only-players-point = Only the players may point at things.
w-refused-not-seen-by-all = Only what everybody sees can be pointed at.
w-refused-picks-is-a-list = “picks” must be a list of keys.
w-refused-other-site = The request comes from another site, { $origin }; --public-url sets this server’s own address.
w-refused-other-version = The table is at version { $now }, not { $given }: look again before you act.
w-refused-table-changed = The table has changed in the meantime: look again before you act.
w-refused-no-such-draw = “{ $what }” can’t have been drawn here. Everything before it in your list has been entered.
w-refused-not-json = This is not JSON.
w-refused-too-deep = The JSON is nested too deeply.
w-refused-not-utf-8 = The text is not UTF-8.
w-refused-not-an-object = This must be a JSON object.
w-refused-not-flat = A message must be an object of texts and numbers.
w-refused-field-missing = The field “{ $field }” is missing.
w-refused-field-unknown = There is no field “{ $field }” here. { $known ->
        [none] No fields are allowed.
       *[other] Allowed: { $known }.
    }
w-refused-field-text = The field “{ $field }” must be text.
w-refused-field-whole = The field “{ $field }” must be a whole number.
w-refused-field-number = The field “{ $field }” must be a number.
w-refused-field-flag = The field “{ $field }” must be true or false.
w-refused-field-object = The field “{ $field }” must be an object.
w-refused-field-list = The field “{ $field }” must be a list.
w-refused-field-one-of = The field “{ $field }” must be one of: { $values }.
w-refused-field-range = The field “{ $field }” must lie between { $low } and { $high }.
w-refused-no-such-seating = A seat is you, open or bot:SPECIFICATION, such as bot:level:3, not “{ $word }”.
w-refused-choice-or-picks = Send either a choice or picks.
w-refused-no-such-update = “{ $since }” is not the id of an update.
w-refused-no-token-of-ours = This server did not issue this token: take a seat to get one.
w-refused-token-missing = Send your seat’s token: Authorization: Bearer …
w-refused-nothing-here = There is nothing here: see { $where }.
w-refused-other-method = This address accepts only { $methods }.
w-refused-too-many = Too many requests: try again in { $seconds } s.
w-refused-too-large = The request is too large: { $most } bytes at most.
w-refused-too-slow = The request took too long: { $most } seconds at most.
w-action-wrong = This is not a choice in this game: { $why }
w-game-wrong = There is no such game: { $why }
w-pack-wrong = This pack does not fit its game: { $why }
w-in-english = { $why }

## The coach

w-coach-silent = The coach is silent: no hints at this table
w-coach-hide = Hide the coach
w-coach-show = Show the coach
w-coach = Coach
w-coach-thinking = The coach is thinking
w-hint = Hint
w-tutor = Tutor
    .help = Ask before I play something that gives a lot away
w-tutor-play = Play it
w-tutor-blind = The tutor could not judge that move.
w-review-so-far = Your decisions so far
w-retry = Learn from it
w-retry-ask = Move { $move }: what would have been better for { $whom }?
w-tutor-back = Think again
w-review = Review
w-reviewing = { $number ->
    [0] Nothing to look at yet: you have not decided anything.
   *[other] The coach is looking at the game: { $done } of { $number } decisions.
}
w-review-seat = Seat
w-review-start = Start
w-review-luck = Luck
w-review-decisions = Own decisions
w-review-others = Others’ decisions
w-review-doubt = Reassessed later
w-review-result = Result
w-review-accuracy = Accuracy
w-review-look = Show on the board
w-review-marked = Dashed: what was played. Green: what would have been better.
w-review-try = Try again from here
w-habits = Openings and habits
w-habits-none = Here the coach says what your finished games have in common. Play one first.
w-habits-growing = The coach is looking at your games: { $done } of { $number }.
w-warmth-outcome = What may happen
w-warmth-odds = Odds
w-warmth-worth = Then
w-warmth-more = and { $number } more
w-refused-no-choice = You have nothing to decide at the moment.
w-refused-no-help = The coach is silent at this table.
w-refused-review-later = The review is available when the game is over.
w-refused-still-running = Others are still playing this game here: the coach is silent until it is over.
w-refused-same-position = In a game with other people you are in this very position: the coach is silent until that game has moved on.
w-refused-coach-hidden = You have hidden the coach. You can show it again at the foot of every page.

## Together

w-together = Look at it together
w-together-come = Look at it with { $who }
w-together-you = You lead: the others see what you see.
w-together-follow = { $led ->
    [yes] { $who } leads, and you follow.
    [may] Nobody leads yet. Take a step, and the others see what you see.
   *[no] You see what the players see. Nobody has taken a step yet.
}
w-together-alone = { $led ->
    [yes] You are looking on your own; { $who } is at step { $move }.
   *[no] You are looking on your own; the others are at step { $move }.
}
w-together-back = Follow again
w-together-lead = Take the lead
w-together-whatif = What if: try it in front of everybody
w-together-end = Back to the game
w-together-branch = What if: { $who } tries something from step { $move }{ $number ->
    [0] {""}
   *[other] , move { $number }
}
w-together-drawn = Drawn on the board
w-together-draw = Draw an arrow
w-together-draw-hint = Click two things on the board, or one of them twice. While there is a move to choose, hold Alt or long-press.
w-together-from = From
w-together-to = To
w-together-draw-it = Draw
w-together-wipe = Wipe
w-together-nobody = everybody
w-together-copy = Copy the link to watch
w-together-let-in = Copy the link to lead as well
w-refused-together-later = You can look at a game together once it is over.
w-refused-only-those-let-in = Only the players, and those they have let in, may do that.

## At the table

w-question = Question
w-asked = They are asked: “{ $question }”
w-reminded = Nudged: whoever has this table open is told now.
w-late = { $who } { $number ->
    [one] has
   *[other] have
} run out of time: a bot has moved.
w-trial = What if: nothing is at stake here.
w-trial-origin = Back to the game it comes from, at move { $move }
w-leave-early = Leave this table
w-cancel = Cancel this table
w-referee-undo = Correct the last draw
w-once-more = Replay
    .help = Show the latest moves again (key r)
w-pace-pause = Pause
w-pace-resume = Continue
w-pace-step = One step
w-pace-slow = Slow
w-pace-even = Steady
w-pace-fast = Fast

# -- keeping house ----------------------------------------------------------------------------------------------------

w-refused-banned = { $until ->
        [never] You are banned from this server: { $why }
       *[other] You are banned from this server until { $until } UTC: { $why }
    }
w-refused-ban-whom = Ban whom? Give a person’s id, an address, or a network such as 203.0.113.0/24.
w-refused-not-banned = { $whom } is not banned.
w-refused-no-such-message = There is no such message: { $place }.
w-refused-no-such-part = There is no such page.
w-refused-figures-need-a-token = The metrics need a token: “fidchell admin token NAME --metrics” on the server makes one.
w-refused-not-a-key = This token is unknown or no longer valid.
w-admin = Administration
w-admin-door = For administrators. “fidchell admin token NAME” on the server makes a token.
w-admin-token = Token
w-admin-enter = Sign in
w-admin-go = { $who }: sign out
w-admin-find = A name, a word, or an id
w-admin-tables = Tables
w-admin-people = People
w-admin-messages = Messages
w-admin-bans = Bans
w-admin-limits = Limits
w-admin-trail = Trail
w-admin-table = Table
w-admin-game = Game
w-admin-state = State
w-admin-changed = Last change
w-admin-person = Person
w-admin-names = Name
w-admin-text = Message
w-admin-do = Do
w-admin-when = When
w-admin-who = By
w-admin-deed = What
w-admin-whom = Whom
w-admin-about = About
w-admin-reason = Reason
w-admin-digest = Fingerprint of what was removed
w-admin-ends = Until
w-admin-kind = Kind
w-admin-limit = At once + per second
w-admin-usual = Default
w-admin-burst = at once
w-admin-rate = per second
w-admin-ban = Ban
w-admin-lift = Lift
w-admin-remove = Remove
w-admin-restore = Show again
w-admin-days = { $days ->
        [0] for ever
        [one] for a day
       *[other] for { $days } days
    }
w-admin-table-state = { $state ->
        [over] over
        [waiting] waits for players
        [archived] archived
       *[running] running
    }
w-admin-limited = { $kind ->
        [any] all requests
        [page] pages
        [table] pages of tables
        [past] earlier positions, logs, pictures
        [search] searches in the rules
        [record] records fetched
        [verify] verifications of a record
        [create] new tables
        [import] records brought along
        [join] taking a seat, names, devices
        [do] moves and whatever else is done at a table
        [explain] explanations why something is not possible
        [hint] hints of the coach
        [tutor] looks of the tutor before a choice
        [say] messages and nudges
        [point] pointing at something
        [api] requests of programs
       *[other] { $kind }
    }
w-admin-did = { $what ->
        [ban] banned
        [lift] lifted a ban
        [remove-message] removed a message
        [remove-table] removed a table
        [restore-message] showed a message again
        [limit] changed a limit
        [key] made a token
        [drop-key] took a token away
       *[other] { $what }
    }
w-refused-ban-nobody = { $whom } is neither an address nor the id of anybody at a table. “fidchell admin people” and the page “People” list them.
w-refused-message-name = { $place }: a message is named TABLE#NUMBER, as “fidchell admin messages” lists them.
w-refused-limit-kind = “{ $kind }” has no limit. Those that have one: { $kinds }.
w-refused-limit-range = { $kind }: give a burst of 1 to 1000000 and a rate of 0.001 to 1000000 per second.
w-admin-done = { $what ->
        [ban] { $whom } is banned.
        [lift] The ban on { $whom } is lifted.
        [remove-message] The message { $whom } is hidden from everybody.
        [restore-message] The message { $whom } can be read again.
        [remove-table] The table { $whom } is removed.
        [limit] The limit “{ $whom }” is changed.
       *[drop-key] The token of { $whom } is no longer valid.
    }
w-admin-token-made = { $kind ->
        [metrics] Give it to whatever reads /metrics, as “Authorization: Bearer …”. It is shown only this once.
       *[admin] Sign in with it on the page /admin of your server. It is shown only this once.
    }
w-admin-banned = { $ever ->
        [yes] { $whom } is banned for ever.
       *[no] { $whom } is banned until { $until } UTC.
    }
w-admin-message = Message
w-admin-message-state = { $state ->
        [removed] removed
       *[shown] shown
    }
w-admin-limited-what = What it limits
w-archived = Archived tables
w-archived-why = { $plays ->
        [yes] Nobody has touched this table for a long time, so it is in the archive. Move, or resume it, and the game goes on.
       *[no] Nobody has touched this table for a long time, so it is in the archive. Its players can resume it whenever they like.
    }
w-wake = Resume this game

## What a server that can't start says

error-port = port { $port } of { $host } is not available: { $why }
error-no-port = no port from { $first } to { $last } of { $host } is available: { $why }
error-port-taken = another program is using it
error-port-denied = permission denied
error-port-elsewhere = this machine does not have that address
error-port-nowhere = there is no such address
error-unwritable = { $path } can't be written: { $why }
error-database-form = { $url }: a database is given as postgresql://…
error-psycopg-missing = PostgreSQL needs psycopg: { $command }
error-no-store = { $path }: there is no such file of games
error-trust-proxy = --trust-proxy { $given }: give addresses or networks, with commas between them, or loopback
error-workers-database = several processes need a database that they share: --database postgresql://…
