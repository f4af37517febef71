# Words of the house, English. A game's own words are in its room.
and = and
undo-nothing = There is nothing to take back.
undo-other-seat = No longer undoable: somebody else has decided since.
undo-chance = No longer undoable: chance has spoken.
undo-hidden = No longer undoable: you have seen something hidden.
undo-turn-over = No longer undoable: your turn is over.

# ---- levels ----
level-novice = Novice
level-novice-line = First day at the monastery: cheerful, hasty and easily outwitted.
level-brother = Brother
level-brother-line = Takes what is best right now and seldom thinks of tomorrow.
level-prior = Prior
level-prior-line = Considers your reply before moving. A rival for the experienced.
level-abbot = Abbot
level-abbot-line = Takes time, reckons far ahead and forgives little.

# ---- command line ----
cli-about = Refectory: four monastery games at one long table.
cli-version = show the version
cli-commands = commands
cli-positionals = arguments
cli-options = options
cli-usage = usage
cli-help = show this help
cli-lang = language
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-record = RECORD
cli-metavar-seed = SEED
cli-metavar-option = NAME=VALUE
cli-games = the games of the house and their variants
cli-rules = look up the rules of a game
cli-play = play in the terminal
cli-simulate = let bots play many games
cli-show = look at a game at any moment
cli-verify = check that games were really played like that
cli-fuzz = look for errors with random moves
cli-bench = measure how fast the games are
cli-train = learn from games against itself what a bot should weigh
cli-arena = let bots compete, every deal with everybody on every seat
cli-balance = measure what the seats are worth and how the points spread
cli-hint = the best moves in a saved game
cli-review = look through a saved game: winning chances and costliest decisions
cli-help-game = id of the game (see 'refectory games')
cli-help-rule = number of a rule, or the beginning of one
cli-help-option = variant or table rule; may be repeated
cli-help-data = your own figures (TOML), laid over ours
cli-help-seed = all chance comes from it; same seed, same game
cli-help-json = print JSON
cli-help-players = number of seats
cli-help-games = number of games
cli-help-bots = who plays, separated by commas: { $bots }. The seats change from game to game.
cli-help-out = save the games: each as a record in this folder, or all in one file NAME.jsonl or NAME.parquet
cli-help-jobs = number of processes; all cores, if not given
cli-help-jobs-one = number of processes; one, if not given
cli-help-moves = write the moves into the file, too
cli-help-resume = go on in the file of an earlier run that was stopped
cli-help-peers = compare with the games of others in this folder (make bench fills it)
cli-help-plot = draw the figures into this folder, as SVG
cli-metavar-out = FOLDER|FILE
cli-help-seconds = how long, in seconds
cli-help-fuzz-players = with this many seats only
cli-help-fuzz-out = folder for findings (else out/fuzz)
cli-help-record = file with a game
cli-help-records = files with games
cli-help-ply = after so many decisions (else after the last)
cli-help-seat = who looks: a seat from 1, a spectator, or somebody who sees all
cli-help-show-text = as text (the default)
cli-help-show-json = as JSON
cli-help-show-svg = as a picture (SVG)
cli-help-seats = who takes the seats, separated by commas: { $kinds }
cli-help-name = name of the next seat; may be repeated
cli-help-save = save here when leaving and at the end
cli-help-resume = go on with a saved game
cli-games-id = id
cli-games-title = game
cli-games-seats = seats
cli-games-minutes = minutes
cli-games-options = variants
cli-mark-derived = derived
cli-mark-public = from a public source
cli-mark-reconstructed = reconstructed
cli-mark-ruling = our ruling
cli-mark-owner = from your own file
cli-player = Player { $number }
cli-seat = Seat { $number }
cli-verify-good = { $file_id }: good. { $game_id } with { $players } seats, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $state_id ->
    [over] played to the end
   *[open] not over yet
  }.
cli-verify-bad = { $file_id }: bad. { $error_id }
cli-simulate-games = Games
cli-simulate-decisions = Decisions
cli-simulate-speed = Decisions per second
cli-simulate-options = Options per decision (most)
cli-simulate-length = Decisions per game
cli-simulate-who = seat or bot
cli-simulate-points = mean points
cli-simulate-wins = wins
cli-simulate-out = Saved in { $folder_id }.
cli-simulate-stopped = Stopped after { $games } games. The same command with --resume goes on.
cli-fuzz-running = { $game_id }: playing at random
cli-fuzz-summary = { $games ->
    [one] 1 whole game
   *[other] { $games } whole games
  }, { $decisions } decisions in { $seconds_text } s: { $findings ->
    [0] nothing found.
    [one] 1 finding.
   *[other] { $findings } findings.
  }
cli-fuzz-finding = { $law_id } at { $step_id } ({ $times }×): { $reason_id }
cli-bench-running = The games race each other
cli-bench-game = game
cli-bench-players = seats
cli-bench-decisions = deci{"\u00AD"}sions/s
cli-bench-games = games/s
cli-bench-copy = copy µs
cli-bench-note = Random moves on one core, all in the same run, by the processor's clock. Forced moves count for the others, not for us.
cli-bench-kind = rules
cli-bench-compiled = compiled
cli-bench-pure = Python
cli-bench-ratio-pure = × Python
cli-bench-ratio-rival = × Cata{"\u00AD"}natron
cli-bench-search = simu{"\u00AD"}lations/s
cli-bench-not-compiled = The rules run as plain Python here. With a C compiler, make bench compiles them and shows both.
cli-bench-absent = Not there: { $peer_id } ({ $why_id })
cli-help-train-players = seat counts to learn from, separated by commas; all of the game, if not given
cli-help-train-games = games to learn from in each round; as many again try what was learned, but not with --foretell
cli-help-train-rounds = number of rounds; each starts where the last one got to
cli-train-round = round
cli-train-step = step
cli-train-edge = points more
cli-train-error = ±
cli-train-taken = taken
cli-help-train-foretell = learn from how games of this bot against itself end, with two at the table, instead of pushing weights; for a game with such weights
cli-train-decisions = decisions
cli-train-foretold-before = foretold before
cli-train-foretold-after = foretold after
cli-help-train-weights = start from these weights instead of those of the game
cli-help-train-out = write the learned weights to this file; `brother:weights=FILE` plays with them
cli-train-weight = weight
cli-train-before = before
cli-train-after = after
cli-train-written = Weights written to { $path }.
cli-help-arena-bots = who competes, separated by commas: { $bots }. The last one also takes the seats that are left. Whoever searches can be adjusted: abbot:simulations=200; everybody can weigh by a file: brother:weights=FILE
cli-help-arena-games = number of games, rounded up to whole deals
cli-help-arena-seconds = time per decision for all who search
cli-help-arena-simulations = simulations per decision for all who search (instead of the clock)
cli-help-arena-ray = play on the Ray cluster at this address (`auto` finds it, `local` is this machine alone) instead of in processes
cli-help-ratings = ratings too (OpenSkill, Plackett–Luce)
cli-help-think = time per decision in seconds
cli-arena-bot = bot
cli-arena-seats = seats
cli-arena-share = wins % (95 %)
cli-arena-fair = fair %
cli-arena-points = points
cli-arena-margin = margin (95 %)
cli-arena-slowest = slowest s
cli-arena-rating = rating
cli-arena-summary = { $game_id } with { $players }: { $games } games, { $deals } deals.
cli-help-simulations = simulations per decision (instead of the clock)
cli-hint-move = move
cli-hint-word = as a word
cli-hint-chance = winning chance %
cli-hint-points = points at the end
cli-hint-margin = margin
cli-hint-more = { $count ->
    [one] One more move looks worse.
   *[other] { $count } more moves look worse.
}
cli-review-chances = Winning chances from the beginning to the end:
cli-review-costliest = The costliest decisions of { $seat }
cli-review-flawless = None that would have cost anything.
cli-review-ply = after move
cli-review-played = played
cli-review-better = better was
cli-review-points = cost in points
cli-review-chance = chance %
cli-help-balance-bot = who sits on all seats: { $bots }
cli-balance-head = { $game_id } with { $players }, { $games } games, { $bot_id } on all seats
cli-balance-place = turn order
cli-balance-wins = wins %
cli-balance-interval = 95 %
cli-balance-edge = points over the mean
cli-balance-scores = Points: mean { $mean_id }; least, 10 %, median, 90 %, most: { $figures_id }
cli-balance-winning-scores = Winners' points: mean { $mean_id }; { $figures_id }
cli-balance-margins = Winners' lead: mean { $mean_id }; { $figures_id }
cli-balance-ties = Shared wins: { $shared_wins_id } %. Decided by the rule for ties only: { $decided_by_tie_break_id } %.
cli-balance-ending = Ended by rule { $rule_id }: { $share_id } %
cli-balance-histogram = Points by frequency
cli-balance-sources = Points per seat by source
cli-show-head = { $game_id } after { $ply ->
    [one] 1 decision
   *[other] { $ply } decisions
  }
cli-sheet-title = Scorings
cli-sheet-projection = What would be added if the game ended now
cli-sheet-start = start
cli-sheet-total = points
cli-sheet-who = who
cli-sheet-points = points
cli-sheet-source = for
cli-sheet-place = where
cli-sheet-pieces = with
cli-sheet-rule = rule
cli-winners = { $count ->
    [one] { $winners_id } wins
   *[other] { $winners_id } win together
  } (rule { $rule_id }).
cli-thinking = { $seat } is thinking
cli-pass-keyboard = Pass the keyboard to { $seat }. { $seat }: press Enter when nobody else is looking.{" "}
cli-which-number = Choose a number from 1 to { $most }.
cli-not-now = { $word_id } is not possible now.
cli-did-you-mean = I don't know { $word_id }. Do you mean { $near_id }?
cli-unknown-word = I don't know { $word_id }. Type ? for help.
cli-unknown-rule = There is no rule { $rule_id }.{ $near_id ->
    [none] {""}
   *[other] {" "}Do you mean { $near_id }?
  }
cli-undone = Taken back.
cli-save-where = Say where to: s FILE
cli-saved = Saved in { $file_id }.
cli-play-help =
    Type the number or the word of a move. If you type something that is not possible, you are told why.
    u          take back the latest move
    b          show the table again
    l          what has happened so far
    p          score sheet
    r NUMBER   look up a rule
    s FILE     save
    q          leave

# ---- web: the table in the browser
web-skip = Skip to content
web-nav = Main menu
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-replays = Replays
web-nav-about = About
web-language-to = { $to_id ->
    [de] Deutsch
   *[en] English
  }
web-theme = Candlelight on or off
web-theme-light = Daylight
web-theme-dark = Candlelight
web-footer-proof = Every deck can be verified
web-footer-figures = Where each figure comes from
web-footer-about = About this house
web-games = Games
web-home-title = Four monastery games, one long table
web-home-lead = Play with friends, with strangers, or against opponents who know the rule of Saint Benedict by heart. Every rule explained, every point accounted for.
web-game-facts = { $seats } players · { $minutes } min
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-set-table = Set the table
web-set-table-game = Set the table: { $game }
web-rules = Rules
web-rules-of = Rules of { $game }
web-your-turn-at = Your turn: { $game }
web-new-table = New table
web-seated = { $seated } of { $seats } seated
web-won = { $names_count ->
    [1] { $names } wins
   *[other] { $names } share the victory
  }
web-your-turn-ply = Your turn · decision { $ply }
web-waiting-for = Waiting for { $seat }
web-play = Play
web-look-in = Look in
web-your-tables = Your tables
web-no-tables = No table yet. Start one above.
web-all = All
web-none = Nothing yet.
web-open-seats = Open seats
web-no-open = No seat is free just now. Set a table yourself and list it.
web-sit-down = Sit down
web-quiet = A quiet game
web-quiet-bots = Against the computer
web-quiet-bots-line = Novice, brother, prior or abbot
web-quiet-here = Around one screen
web-quiet-here-line = Hands stay covered between turns
web-start = Start
web-tables-running = Running games
web-tables-waiting = Waiting for players
web-tables-over = Finished games
web-finished-games = Finished games
web-replay = Replay
web-guest = Guest
web-player-no = Player { $no }
web-seats = Seats
web-seat-no = Seat { $no }
web-name-of-seat = Name at seat { $no }
web-name = Name
web-your-name = Your name
web-seat-me = Me
web-seat-here = Someone on this device
web-seat-invite = Invite by link
web-seat-none = Leave empty
web-level-random = Computer: postulant
web-level-novice = Computer: novice
web-level-brother = Computer: brother
web-level-prior = Computer: prior
web-level-abbot = Computer: abbot
web-options = Variants
web-table-itself = The table
web-clock = Clock
web-clock-none = No clock
web-clock-days = { $amount ->
    [one] One day a decision
   *[other] { $amount } days a decision
  }
web-clock-live = { $amount } minutes for the whole game
web-listed = List it: anybody may sit down and watch
web-overlay = Your own figures
web-overlay-line = If you own the printed game, you can paste corrected figures here as TOML.
web-overlay-file = Choose a file, or paste its content below
web-open-table = Set the table
web-cancel = Cancel
web-help = Keys and help
web-menu = Menu
web-close = Close
web-offline = Connection lost. Still trying.
web-tab-turn = Your turn
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit
web-now = What to do now
web-since = Since your last turn
web-since-line = Shows step by step what the others did
web-your-last-turn = Your last turn
web-to-sheet = To the score sheet
web-undo = Take back
web-all-moves = { $count ->
    [one] Your only move
   *[other] All { $count } moves
  }
web-players = Players
web-player = Player
web-points = Points
web-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
web-you-move = Your turn
web-thinks = thinking
web-to-move = to move
web-stand-in = computer standing in
web-you = You
web-present = at the table
web-away = away
web-hand-over = Let the computer stand in
web-take-back = Play on yourself
web-log = Log
web-say = Say something
web-send = Send
web-chat = Talk
web-parts = Parts of the table
web-tab-table = Table
web-tab-side = Display
web-tab-score = Score
web-tab-log = Log
web-curtain = { $seat } is next
web-curtain-line = Hand the device over. Everything hidden stays hidden until you say that you are there.
web-i-am = I am { $seat }
web-waiting = Waiting for players
web-waiting-line = The game begins as soon as every seat is taken.
web-closed = This table was cleared
web-close-table = Clear the table
web-free-seat = Free seat
web-invite = Invite
web-fill-bot = Seat a computer
web-if-over-now = If it ended now
web-final = Final score
web-derivation = How so
web-so-far = so far
web-still = to come
web-sum = Sum
web-ply-no = Decision { $ply }
web-points-over-time = Points over time
web-as-table = As a table
web-settings = Settings
web-set-motion = Motion
web-set-motion-calm = calm
web-set-motion-brisk = brisk
web-set-motion-off = off
web-set-sound = Sound
web-set-sound-off = off
web-set-sound-on = on
web-set-symbols = Players' marks
web-set-symbols-normal = normal
web-set-symbols-large = large
web-set-confirm = Confirm moves
web-set-confirm-final = only what can't be taken back
web-set-confirm-always = always
web-set-confirm-never = never
web-set-notify = Notice when it is your turn
web-set-notify-off = off
web-set-notify-on = on
web-set-notify-denied = The browser does not allow it here.

# the walk through a scoring, and what things are
web-walk-title = Scoring
web-walk-open = Scoring step by step
web-walk-back = Back
web-walk-play = Go on by itself
web-walk-pause = Pause
web-walk-next = Next
web-walk-skip = Skip
web-walk-of = Step { $step } of { $steps }
web-walk-again = See the scorings again
web-walk-at = Scoring after move { $ply }
web-set-walk = Show scorings
web-set-walk-on = by themselves
web-set-walk-off = on request
web-about-title = What is this?
web-about-mode = Exploring: Tab or the arrows go from thing to thing, Esc ends.
web-key-about = What is this? Once more: explore everything in turn
web-your-seat = Your seat
web-you-watch = You are watching.
web-move-seat = Take { $name } to another device
web-leave-to-bot = Let the computer stand in
web-record = Download the record
web-log-file = Download the log
web-share = Link for a seat
web-share-invite = Whoever follows this link sits down on the seat. Give it only to the person who is to sit here.
web-share-move = Open this link on the other device. It is good for one day and only once.
web-share-only-here = So far this house can only be reached on this device. Start it with refectory serve --host 0.0.0.0 and others in the same network can come in too.
web-copy = Copy link
web-copied = Copied
web-key-arrows = to the nearest possible place
web-key-enter = make the move
web-key-ends = first and last possible place
web-key-esc = clear the choice
web-key-undo = take back
web-key-moves = all moves as a list
web-key-log = to the log; arrows go from name to name in it
web-key-zoom = zoom in, zoom out, fit
web-key-help = this help
web-commitment = Fingerprint of chance (SHA-256):
web-seed = Seed:
web-proof = Proof
web-proof-line = The fingerprint was fixed before the first move. The whole game can be recomputed from the seed: refectory verify checks the record.
web-back-to-table = To the table
web-replay-first = To the beginning
web-replay-prev = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-ply = Moment of the game
web-ply-of = Decision { $ply } of { $plies }
web-eyes = Through whose eyes
web-eyes-all = Everything open
web-eyes-none = Spectator
web-play-on = Play on from here
web-no-play-on = Playing on and the record come after the end: until then the seed is secret.
web-rematch = Once more, everybody one seat on
web-to-rematch = To the new game
web-see-board = See the table
web-score-sheet = Score sheet
web-score-sheet-line = Open a line to see every point.
web-end = The end
web-decided-by = Decided by
web-no-rule = No rule found.
web-find-rule = Find a rule
web-find = Find
web-contents = Contents
web-figures = Figures and where they come from
web-figures-line = We have the rulebooks as text only. What was only to be seen in a picture we reconstructed as well as we could, and marked it so.
web-figures-count = Show all { $count } figures
web-figure = Figure
web-value = Value
web-source = Source
web-mark-seed = rulebook
web-mark-derived = follows from it
web-mark-public = publicly stated
web-mark-reconstructed = reconstructed
web-mark-ruling = our ruling
web-mark-owner = from the owner
web-credit = { $designers }; { $publisher }, { $year }
web-about-line = Version { $version }. Four monastery games at one long table.
web-about-house = This house
web-about-house-text = Refectory is the long table at which four monastery games are played: alone, around one screen, or across the world. All of it is free software.
web-about-games = The games
web-about-games-text = This is an independent implementation. It has no connection with designers or publishers; the thanks for these games belong to them. If you like one of them, buy it and sit down with others around a real table.
web-about-figures = Where each figure comes from
web-about-figures-text = Boards and cards are reconstructed and drawn by us. The rules pages say of every figure whether the rulebook states it, it follows from that, it is publicly stated, or we reconstructed it. Whoever owns the printed game can lay corrected figures over ours.
web-about-proof = Every deck can be verified
web-about-proof-text = All chance of a game comes from a secret seed. Its fingerprint stands at the table from the beginning, the seed itself after the end. Whoever wants to recomputes the whole game: refectory verify checks a record.
web-about-privacy = What we know about you
web-about-privacy-text = A name you choose, and a secret word in a cookie. No account, no address, no services of others.
web-to-home = To the home page
web-token = Invitation
web-take-seat = Take the seat
web-move-here = { $game }: your seat on this device
web-move-here-line = You play on here. On the other device you will only be watching from now on.
web-move-take = Play on here
web-join = You are invited: { $game }
web-join-line = { $names_count ->
    [0] You are the first at the table.
   *[other] At the table: { $names }
  }
web-preview-now = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
  }
web-preview-end = { $points ->
    [one] 1 point if it ended now
   *[other] { $points } points if it ended now
  }

# ---- Looking back ----

web-review = Review
web-review-line = An abbot looks at every decision through the eyes of whoever made it: nobody is blamed for what could not be known.
web-review-ask = The game has { $count } decisions. Looking at all of them takes seconds at a small table, a few minutes at a large one.
web-review-start = Review the game
web-review-later = Nobody has reviewed this game yet. Whoever played in it can begin.
web-review-wait = The abbot turns back the pages …
web-review-look = See whether he is done
web-review-chances = Winning chances over time
web-review-costliest = The costliest decisions
web-review-costliest-line = What they cost against the best other move
web-review-flawless = There was nothing to do better here.
web-review-better = Better: { $move }
web-review-cost = { $points ->
    [0] { $chance } % winning chance
    [one] 1 point, { $chance } % winning chance
   *[other] { $points } points, { $chance } % winning chance
  }

# ---- Hints ----

web-hint = Hint
web-hint-title = What an abbot would play
web-hint-wait = The abbot ponders …
web-hint-how = Choose a move to see where it belongs. Play it there.
web-hint-line = { $points ->
    [one] about 1 point at the end
   *[other] about { $points } points at the end
  } · { $chance } % chance to win
web-key-hint = ask for a hint
web-error-no-hint = A hint is for your own turn, and only where nobody else sits at the table.
web-error-hint-failed = The abbot has no answer just now. Please ask again in a moment.
web-why-nothing = There is nothing to do here now.
web-note-sat = { $seat_who ->
    [you] You sit down at the table.
   *[other] { $seat } sits down at the table.
  }
web-note-undo = { $seat_who ->
    [you] You take your move back.
   *[other] { $seat } takes a move back.
  }
web-note-bot-filled = { $seat } joins ({ $bot }).
web-note-bot-left = { $seat_who ->
    [you] You let the computer stand in ({ $bot }).
   *[other] { $seat } lets the computer stand in ({ $bot }).
  }
web-note-bot-absent = { $seat } is away. The computer stands in ({ $bot }).
web-note-bot-clock = { $seat } is out of time. The computer stands in ({ $bot }).
web-note-bot-back = { $seat_who ->
    [you] You play on yourself.
   *[other] { $seat } is back.
  }
web-note-bot-crash = The computer at { $seat }'s seat has failed. Taking over: { $bot }.
web-note-bot-slow = The computer at { $seat }'s seat took too long. Taking over: { $bot }.
web-error-title = That is not possible ({ $status })
web-error-request = This request can't be understood.
web-error-not-found = There is no such page.
web-error-forbidden = You may not do that here.
web-error-stale = The table has changed meanwhile. Have another look.
web-error-too-much = Too many requests at once. Wait a moment.
web-error-too-large = That is too large.
web-error-not-stored = The move could not be saved and does not count. Try again in a moment.
web-error-unplayable = This game was begun with version { $version } and can't be continued with this one. Its record is kept.
web-error-newer-schema = The store is newer ({ $have }) than this version ({ $know }).
web-error-not-seated = You don't sit at this table.
web-error-curtain = First say that you are there.
web-error-stand-in = The computer is playing for you. Take your seat back first.
web-error-not-listed = This table is not public. You need an invitation.
web-error-seat-taken = This seat is taken.
web-error-bad-token = This invitation is not valid, or not any more.
web-error-still-there = This person is still there. Wait a little.
web-error-not-started = The game has not begun.
web-error-already-started = The game has begun already.
web-error-not-over = Not before the game is over.
web-error-replay-later = You can replay somebody else's game once it is over.
web-error-house-full = All tables are taken. Try again later.
web-error-streams = Too many open pages. Close a few.
web-error-csrf = This page is out of date. Reload it and try again.
web-error-origin = This request came from a foreign page.
web-error-not-your-turn = It is not your turn.
web-error-illegal = This move is not possible now.
web-error-no-undo = This move can't be taken back.
web-error-bad-seats = These seats don't fit the game.
web-error-bad-option = These variants don't fit together, or not the number of seats.
web-error-bad-data = Your own figures are not right.
web-error-bad-record = This record is damaged.
web-vow = Silence is kept now. I break it and pay for it.
web-asides = Asides
web-error-vow = Silence is kept now. First confirm that you break it.
web-error-silence = Silence is kept now.
web-error-broken = Something broke here. The table is not lost; reload the page.
web-confirm = Yes, play it
web-confirm-line = This can't be taken back.
web-lost-move = The move did not arrive. Trying again.
web-recap-stop = Back to the table

# ---- web: its commands
cli-serve = open the web table
cli-backup = keep all tables in one file
cli-restore = bring a backup back into an empty house
cli-help-host = address to listen on (only this machine, unless told)
cli-help-port = port (the first free one from 8730 on, unless told)
cli-help-db = database: the path of a file, or postgresql://…
cli-help-data-dir = folder for the database
cli-help-open = open the browser
cli-help-overlays = guests may lay their own figures over a game
cli-help-backup-file = the backup file
cli-serving = The table is set: { $address }
cli-backed-up = { $rows } rows kept in { $file }.
cli-restored = { $rows } rows brought back.

# ---- the first game: the guide, the set-up, the summary ----

web-learn = Learn in a first game
web-learn-game = Learn { $game } in a guided first game
web-guide = First game
web-guide-count = Lesson { $number } of { $total }
web-guide-fold = Fold or unfold the guide
web-guide-your-move = Your move:
web-guide-next = Go on
web-guide-back = Back
web-guide-back-line = Back to the lesson before; the board goes back, too.
web-guide-pause = Wait
web-guide-on = Play on
web-guide-plays = The guide is playing on, for you too, until there is something new.
web-guide-plays-out = The guide plays this game to its end.
web-guide-alone = Play on alone
web-guide-alone-line = You keep your seat, novices take the others, and the guide says no more.
web-guide-leave = Leave
web-guide-leave-line = The table stays as it is; you find it on the home page.
web-guide-done = That was your first game. The next one is yours alone: same table, only novices against you, and nobody prompts.
web-guide-alone-now = Now without help
web-summary = On one page
web-summary-of = { $game } on one page
web-rules-whole = All rules
web-print = Print
web-summary-print = all rules, their ids and where each figure comes from are in the house's rule books
web-setup = The set-up
web-setup-begins = begins
web-error-guide-first = A good idea, but first the move in the golden ring.
web-error-guide-wait = The guide has the word just now. Go on in its box.
