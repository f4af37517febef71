# Words of the house, English. A game's own words are in its room.
and = and
undo-nothing = There is nothing to take back.
undo-other-seat = No longer undoable: somebody else has decided since.
undo-chance = No longer undoable: chance has spoken.
undo-hidden = No longer undoable: you have seen something hidden.
undo-turn-over = No longer undoable: your turn is over.

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
cli-help-game = id of the game (see 'refectory games')
cli-help-rule = number of a rule, or the beginning of one
cli-help-option = variant or table rule; may be repeated
cli-help-data = your own figures (TOML), laid over ours
cli-help-seed = all chance comes from it; same seed, same game
cli-help-json = print JSON
cli-help-players = number of seats
cli-help-games = number of games
cli-help-bots = who plays, separated by commas: { $bots }. The seats change from game to game.
cli-help-out = save every game in this folder
cli-help-jobs = number of processes
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
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-copy = copy µs
cli-bench-ratio = times chess
cli-bench-note = Random moves on one core, in the same run as python-chess; above 1× is faster than chess.
cli-bench-no-chess = Random moves on one core. With python-chess (pip install chess) there would be a comparison.
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
