game-title = Monastery
game-line = Everybody builds the same monastery, and everybody wants the credit: monks put up buildings, pray or toil, and buy the letters of a prayer.
game-status = Day { $day }, { $hour }

# ---- table rules

option-colours = Colours
option-colours-random = drawn by lot
option-colours-chosen = everybody picks
option-deal = First tiles
option-deal-standard = draw three
option-deal-six_keep_three = draw six, keep three
option-deal-balanced = balanced
option-icons = Icon tiles
option-icons-on = with their effects
option-icons-off = without effects (simple game)
option-teams = Team game (four players)
option-teams-off = off
option-teams-on = red and green against blue and yellow
option-silence = Vow of silence
option-silence-off = off
option-silence-closed = strict: writing in prayer rounds only
option-silence-penalty = with penalty
option-blessings = Blessings
option-blessings-hidden = behind the screen
option-blessings-open = open

# ---- names

name-monastery = Monastery
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-abbey = Abbey
name-passage_red = Red secret passage
name-passage_blue = Blue secret passage
name-passage_green = Green secret passage
name-passage_yellow = Yellow secret passage
name-almonry = Almonry
name-abbots_house = Abbot's House
name-bakehouse = Bakehouse
name-beehive = Beehive
name-brewhouse = Brewhouse
name-bursary = Bursary
name-buttery = Buttery
name-calefactory = Calefactory
name-carp_pond = Carp Pond
name-cemetery = Cemetery
name-chapel = Chapel
name-chapter_house = Chapter House
name-corn_mill = Corn Mill
name-dormitory = Dormitory
name-dovecote = Dovecote
name-farm = Farm
name-field = Field
name-garden = Garden
name-garderober = Garderober
name-guest_house = Guest House
name-infirmary = Infirmary
name-kitchen = Kitchen
name-library = Library
name-locutory = Locutory
name-path_straight = Straight path
name-path_corner = Bend in the path
name-path_tee = Fork in the path
name-piggery = Piggery
name-prison_cell = Prison Cell
name-refectory = Refectory
name-scriptum = Scriptum
name-smithy = Smithy
name-stables = Stables
name-workshop = Workshop
name-unseen = a hidden tile
name-tile = tile
name-site = under construction
name-finished = finished
name-full = fully staffed
name-box = number box
name-circle = value circle
name-path_edge = path
name-gate_edge = gate
name-blank_edge = blank side
name-study_tile = study tile
name-work_tile = work tile
name-dual_tile = dual-purpose tile
name-icon_tile = icon tile
name-animal_tile = animals
name-group = group
name-monk = monk
name-abbot = abbot
name-blessing = blessing
name-supply = supply
name-letter = letter
name-strip = letter strip
name-phrase = phrase
name-screen = screen
name-prayer_board = prayer board
name-hour_disc = hour disc
name-bag = bag
name-prayer_round = prayer round
name-study_round = study round
name-work_round = work round
name-night_round = night round
name-lay_and_move = lay and move
name-exchange = exchange
name-encourage = encouragement
name-scoring = scoring
name-build = building
name-pray = prayer
name-strain = strain
name-collect = collecting
name-election = election
name-jail = jail
name-testament = testament
name-team_game = team game
name-simple_game = simple game
name-vow_of_silence = vow of silence
name-large = large
name-small = small
name-north = the north
name-east = the east
name-south = the south
name-west = the west
name-matins = Matins
name-study_1 = Study 1
name-work_1 = Work 1
name-work_2 = Work 2
name-sext = Sext
name-study_2 = Study 2
name-work_3 = Work 3
name-vespers = Vespers
name-study_3 = Study 3
name-night = Night
name-prayer = Prayer round
name-study = Study
name-work = Work
name-ending_801 = The last letter has been taken.
name-ending_802 = No tile fits any more.
name-ending_803 = The second night has come.
name-paid_blessing = one blessing goes to the supply
name-paid_letter = a large letter turns small
name-paid_nothing = there is nothing to pay

# ---- short names for the tiles; they may be broken at a bar or a space

short-abbey = Abbey
short-passage_red = Pas|sage
short-passage_blue = Pas|sage
short-passage_green = Pas|sage
short-passage_yellow = Pas|sage
short-almonry = Almon|ry
short-abbots_house = Abbot's House
short-bakehouse = Bake|house
short-beehive = Bee|hive
short-brewhouse = Brew|house
short-bursary = Bur|sary
short-buttery = Butt|ery
short-calefactory = Cale|factory
short-carp_pond = Carp Pond
short-cemetery = Ceme|tery
short-chapel = Chapel
short-chapter_house = Chapter House
short-corn_mill = Corn Mill
short-dormitory = Dormi|tory
short-dovecote = Dove|cote
short-farm = Farm
short-field = Field
short-garden = Garden
short-garderober = Garde|rober
short-guest_house = Guest House
short-infirmary = Infir|mary
short-kitchen = Kitchen
short-library = Library
short-locutory = Locu|tory
short-path_straight = Path
short-path_corner = Path
short-path_tee = Path
short-piggery = Pigg|ery
short-prison_cell = Prison Cell
short-refectory = Refec|tory
short-scriptum = Scrip|tum
short-smithy = Smithy
short-stables = Stables
short-workshop = Work|shop

# ---- what to do now

prompt-colour = Choose your colour.
wait-colour = { $seat } is choosing a colour.
prompt-keep = Put { $count ->
    [one] one more tile
   *[other] { $count } more tiles
} back into the bag.
hint-keep = You keep three of the six. Tiles not laid cost their circle at the end.
wait-keep = { $seat } is putting tiles back.
prompt-act = Lay a tile, move your monks.
hint-act = { $points ->
    [0] No movement points left.
    [one] 1 movement point left.
   *[other] { $points } movement points left.
} Lay or exchange once.
wait-act = { $seat } is laying and moving. { $points ->
    [0] No movement points left.
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
prompt-cell = { $tile }: choose a cell.
wait-cell = { $seat } is looking for a cell: { $tile }.
prompt-turn = { $tile }: which way shall it lie?
wait-turn = { $seat } is turning a tile: { $tile }.
prompt-return = Put a tile back into the bag.
hint-return = The drawn one or another. Nobody sees it.
wait-return = { $seat } is putting a tile back.
prompt-to = { $place }: where does the monk go? { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
wait-to = { $seat } is moving a monk from here: { $place }. { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
prompt-box = { $place }: onto which number box?
wait-box = { $seat } is choosing a box: { $place }.
prompt-change = { $place }: who changes to which box?
wait-change = { $seat } is changing boxes: { $place }.
prompt-from = { $place }: which of your monks?
wait-from = { $seat } is choosing a monk: { $place }.
prompt-enc_tile = Put blessings on a site, or end your step.
hint-enc_tile = Whoever first moves a monk there gets them.
wait-enc_tile = { $seat } is placing blessings.
prompt-enc_count = { $place }: how many blessings?
wait-enc_count = { $seat } is placing blessings: { $place }.
prompt-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far. Use icons, call a monk to prayer, or go on.
hint-score = Study or work counts next, then you collect.
wait-score = { $seat } is scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
prompt-pray = Which monk shall pray?
hint-pray = He stays on his knees until the next prayer round.
wait-pray = { $seat } is calling a monk to prayer.
prompt-swap1 = Library: choose the first of two letters on the prayer board.
hint-swap1 = They change places and then lie small side up.
wait-swap1 = { $seat } is exchanging letters.
prompt-swap2 = Library: with which letter does { $letter } change places?
wait-swap2 = { $seat } is exchanging { $letter } with another letter.
prompt-stable = Stables: which tile do you lay?
wait-stable = { $seat } is laying a tile through the Stables.
prompt-abbot = A tie: whom do you make abbot?
wait-abbot = A tie: { $seat } decides who is abbot.
prompt-jail = You are abbot. Whose monk goes to the Prison Cell?
wait-jail = { $seat } is abbot and decides about the Prison Cell.
prompt-buy = { $points ->
    [0] No points
    [one] 1 point
   *[other] { $points } points
}: take letters or monks from the prayer board, or stop.
hint-buy = Where points are not enough, your blessings pay. Points left over become blessings.
wait-buy = { $seat } is collecting: { $points ->
    [0] no points
    [one] 1 point left
   *[other] { $points } points left
}.
prompt-strip = Which strip gets the { $letter }?
hint-strip = On yours it lies large and counts at the end; on a rival's it lies small and brings you a blessing.
wait-strip = { $seat } is laying the { $letter } on a strip.
prompt-brew = Brewhouse: which of your monks stays where he is?
hint-brew = The others go to the Abbey.
wait-brew = { $seat } lets monks stay through the Brewhouse.

# ---- moves

do-end = End your step
do-done = Done
do-go_on = Go on: strain and collecting
do-exchange = Exchange a tile
do-encourage = Encourage
do-pray = Call to prayer
do-nobody = Jail nobody
do-colour = { $colour }
do-abbot = { $seat } ({ $colour })
do-jail = { $seat_who ->
    [you] One of your monks
   *[other] A monk of { $seat }
} ({ $colour })
do-strip-own = Your strip, large
do-strip-partner = Strip of { $seat } ({ $colour }), large
do-strip-rival = Strip of { $seat } ({ $colour }), small: 1 blessing
do-use-library = Library: exchange letters
do-use-workshop = Workshop: exchange a tile
do-use-stables = Stables: lay a tile
do-use-abbots_house = Abbot's House: demand an election
do-lay = Lay { $tile }
do-return = Put back { $tile }
do-turn = Paths to { $sides }
do-box = Box { $box }
do-from = Monk on box { $box }
do-shift = From box { $old } to { $new }
do-count = { $count ->
    [one] 1 blessing
   *[other] { $count } blessings
}
do-buy-letter = { $letter } for { $cost } (row { $row }, column { $column })
do-buy-monk = { $seat_who ->
    [you] Your monk
   *[other] Monk of { $seat }
} for { $cost } (row { $row }, column { $column })
do-swap = { $letter } (row { $row }, column { $column })
do-cell = Cell { $x }|{ $y }
do-move = Move a monk: { $place }
do-move-at = Move a monk: { $place } { $x }|{ $y }
do-change = Change boxes: { $place }
do-change-at = Change boxes: { $place } { $x }|{ $y }
do-to = { $place }, cost { $cost }
do-to-at = { $place } { $x }|{ $y }, cost { $cost }
do-enc_tile = Blessings here: { $place }
do-enc_tile-at = Blessings here: { $place } { $x }|{ $y }
do-kneel = { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-kneel-at = { $place } { $x }|{ $y }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-brew = Stays: { $place }
do-brew-at = Stays: { $place } { $x }|{ $y }
aside-vow = Break the vow
aside-accuse = Accuse { $seat } of breaking the vow
aside-admit = Admit it: { $seat } is right
aside-deny = Deny the accusation by { $seat }
aside-agree = { $seat } is right: { $accused_seat } spoke
aside-disagree = { $seat } is wrong: { $accused_seat } was silent
undo-vow = No longer undoable: the vow of silence came in between.

# ---- what happened

event-colour = { $seat_who ->
    [you] You play { $colour }.
   *[other] { $seat } plays { $colour }.
}
event-first_abbot = { $seat_who ->
    [you] You are the first abbot.
   *[other] { $seat } is the first abbot.
}
event-round = Day { $day }, { $hour }. Order: { $order }.
event-stay = { $seat_who ->
    [you] Your monk stays
   *[other] A monk of { $seat } stays
} where he is: { $place }.
event-rise = { $count ->
    [one] One praying monk returns
   *[other] { $count } praying monks return
} to the Abbey.
event-night = Night falls: the monks go to the Abbey.
event-election = Election. Monks of { $colours }: { $votes }.
event-elected = { $seat_who ->
    [you] You become abbot.
   *[other] { $seat } becomes abbot.
}
event-demand = { $seat_who ->
    [you] You demand
   *[other] { $seat } demands
} an election in the Abbot's House.
event-jail = { $seat_who ->
    [you] You jail
   *[other] { $seat } jails
} { $whose_seat_who ->
    [you] one of your monks
   *[other] a monk of { $whose_seat }
}.
event-no_jail = { $seat_who ->
    [you] You jail
   *[other] { $seat } jails
} nobody.
event-draw = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} { $tiles_count ->
    [0] { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
   *[other] { $tiles }
}.
event-put_back = { $seat_who ->
    [you] You put
   *[other] { $seat } puts
} { $tile_id ->
    [unseen] a tile
   *[other] { $tile }
} back into the bag.
event-exchange = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} { $tile_id ->
    [unseen] a tile
   *[other] { $tile }
} to exchange.
event-lay = { $seat_who ->
    [you] You lay
   *[other] { $seat } lays
} { $tile } ({ $x }|{ $y }).
event-animal = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $count ->
    [one] one blessing
   *[other] { $count } blessings
} for its neighbours: { $tile }.
event-move = { $seat_who ->
    [you] You move
   *[other] { $seat } moves
} a monk for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: { $start } → { $place }.
event-box = { $place }: { $seat_who ->
    [you] your monk
   *[other] a monk of { $seat }
} stands on box { $box }.
event-change = { $place }: { $seat_who ->
    [you] your monk changes
   *[other] a monk of { $seat } changes
} from box { $old } to { $new }.
event-found = { $seat_who ->
    [you] You find
   *[other] { $seat } finds
} { $count ->
    [one] one blessing
   *[other] { $count } blessings
}: { $place }.
event-encourage = { $seat_who ->
    [you] You put
   *[other] { $seat } puts
} { $count ->
    [one] one blessing
   *[other] { $count } blessings
} on a tile: { $place }.
event-build = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for building: { $place }.
event-finish = Finished: { $place }.
event-almonry = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $count ->
    [one] one blessing
   *[other] { $count } blessings
} from the Almonry.
event-pray = { $seat_who ->
    [you] Your monk prays
   *[other] A monk of { $seat } prays
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $place }.
event-strain = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for strain: { $place }.
event-swap = { $seat_who ->
    [you] You let
   *[other] { $seat } lets
} { $letter } and { $other } change places on the prayer board.
event-buy_monk = { $seat_who ->
    [you] You bring
   *[other] { $seat } brings
} { $whose_seat_who ->
    [you] one of your monks
   *[other] a monk of { $whose_seat }
} into the Abbey for { $cost }.
event-buy_letter = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $letter } for { $cost }: { $size } on { $whose_seat_who ->
    [you] your strip
   *[other] the strip of { $whose_seat }
}.
event-complete = { $seat_who ->
    [you] Your phrase
   *[other] The phrase of { $seat }
} is complete.
event-unused = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
} { $count ->
    [one] one blessing
   *[other] { $count } blessings
} for { $points ->
    [one] 1 unused point
   *[other] { $points } unused points
}.
event-levy = The supply is empty: { $count ->
    [one] one player puts
   *[other] { $count } players each put
} one blessing back.
event-lapse = { $seat_who ->
    [you] There is no blessing left for you.
   *[other] There is no blessing left for { $seat }.
}
event-accuse = { $seat_who ->
    [you] You accuse
   *[other] { $seat } accuses
} { $whose_seat_who ->
    [you] you
   *[other] { $whose_seat }
} of breaking the vow.
event-admit = { $seat_who ->
    [you] You admit
   *[other] { $seat } admits
} it.
event-deny = { $seat_who ->
    [you] You deny
   *[other] { $seat } denies
} it.
event-agree = { $seat_who ->
    [you] You agree
   *[other] { $seat } agrees
} with the accusation against { $whose_seat_who ->
    [you] you
   *[other] { $whose_seat }
}.
event-disagree = { $seat_who ->
    [you] You reject
   *[other] { $seat } rejects
} the accusation against { $whose_seat_who ->
    [you] you
   *[other] { $whose_seat }
}.
event-penalty = { $seat_who ->
    [you] You have
   *[other] { $seat } has
} broken the vow of silence: { $paid }.
event-game_over = The game is over. { $ending }
event-score = { $seat_who ->
    [you] Your testament
   *[other] Testament of { $seat }
}: { $points } for { $source_id ->
    [letters] large letters
    [blessings] blessings
   *[other] tiles not laid
}.
source-letters = Large letters
source-blessings = Blessings
source-tiles = Tiles not laid
source-build = Building
source-pray = Prayer
source-strain = Strain

# ---- why not?

why-silence = The vow of silence holds: you may talk again in the next prayer round.
why-laid = You have already laid or exchanged a tile in this step.
why-lay-later = { $tile }: not yet. Wherever it would fit, nothing beside it is finished or fully staffed.
why-lay-group = { $tile }: wherever it would fit, the group would be too large.
why-lay-colour = { $tile }: grey and brown never lie side by side.
why-lay-connection = { $tile }: no cell offers a connection.
why-lay-dead-end = { $tile }: every cell would make a dead end.
why-cell-taken = Something lies here already: { $tile }.
why-cell-alone = Nothing lies beside this cell.
why-cell-unsupported = No finished or fully staffed tile lies beside this cell.
why-cell-dead-end = { $tile }: a path would meet a blank side ({ $place }).
why-cell-colour = { $tile }: grey and brown never lie side by side.
why-cell-connection = { $tile }: there would be no connection to a neighbour.
why-cell-group = { $tile }: the group would have more than { $limit } tiles.
why-turn-dead-end = This way a path would meet a blank side ({ $place }).
why-turn-connection = This way the tile would be connected to no neighbour.
why-exchange-bag = The bag is empty.
why-exchange-hand = You have no tile to exchange.
why-move-praying = { $place }: your monk is praying and does not move.
why-move-stopped = { $place }: your monk has already stopped in this step.
why-move-staffed = { $place }: fully staffed. Nobody may leave.
why-move-points = You have no movement points left.
why-move-nowhere = { $place }: from here your monk reaches no tile where he may stay.
why-to-same = { $place }: the monk is there already.
why-to-animal = { $place }: nobody enters animal tiles.
why-to-full = { $place }: full. No move may end here.
why-to-passage = { $place }: somebody prays here, the passage is closed.
why-to-far = { $place }: out of reach with { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
why-box-taken = A monk already stands on box { $box }.
why-change-full = { $place }: no box is free.
why-change-arrived = Whoever arrived in this step does not change boxes.
why-change-once = Each monk may change boxes once per step.
why-encourage-sites = No site lies on the table.
why-encourage-blessings = You have no blessing.
why-pray-once = You have already called a monk to prayer in this scoring.
why-pray-nobody = None of your monks is alone on a finished tile.
why-pray-abbey = Nobody prays for points in the Abbey: it has no circle.
why-pray-site = { $place }: still under construction.
why-pray-fresh = { $place }: just finished.
why-pray-already = { $place }: your monk is praying already.
why-pray-chapel = At most three monks pray in the Chapel, one of each player.
why-pray-alone = { $place }: your monk is not alone here.
why-use-simple = { $tile }: in the simple game icons have no effect.
why-use-brewhouse = The Brewhouse works in prayer rounds and at night, not in scoring.
why-use-automatic = { $tile }: works by itself.
why-use-once = { $tile }: each icon once per scoring.
why-use-monk = { $tile }: you have no upright monk there.
why-use-closed = { $tile }: under construction, just finished, or somebody prays there.
why-use-library = The prayer board no longer has two letters that could change places.
why-use-workshop = You need a tile behind your screen and one in the bag.
why-use-stables = None of your tiles can be laid now.
why-swap-empty = There is no letter here.
why-swap-monk = Monks do not change places.
why-swap-locked = This letter has been exchanged before.
why-swap-same = This is the letter you have chosen already.
why-buy-empty = This space is empty.
why-buy-cost = Costs { $cost }. { $missing ->
    [one] 1 point is missing.
   *[other] { $missing } points are missing.
}
why-strip-space = This strip has no free { $letter }.
why-abbot-self = The old abbot may not choose himself.
why-abbot-tied = { $seat } has fewer monks in this election.
why-jail-nobody = { $seat } has no monk in the Abbey.

# ---- on the table

draw-grid = The monastery
draw-grid-desc = { $tiles ->
    [one] One tile lies
   *[other] { $tiles } tiles lie
} around the Abbey, { $sites } of them under construction.
draw-group = group of { $size }, at most { $limit }
draw-tab-hand = Hand
draw-tab-prayer = Prayer
draw-tab-strips = Strips
draw-tab-hours = Hour
draw-wanted = missing on your strip
draw-purse = { $points ->
    [one] 1 point
   *[other] { $points } points
} + { $blessings ->
    [one] 1 blessing
   *[other] { $blessings } blessings
}
draw-legacy = Testament { $letters } + { $blessings } − { $tiles } = { $total }
draw-hand-of = Tiles of { $seat }
draw-rival-votes = { $number ->
    [one] 1 monk
   *[other] { $number } monks
} in the Abbey
draw-exchange = Exchange
draw-encourage = Encourage
draw-cell = Empty cell { $x }|{ $y }
draw-monk = { $colour } monk
draw-monk-praying = { $colour } monk, praying
draw-on-box = box { $box }
draw-finished = finished, value { $circle }
draw-site = under construction, boxes { $boxes }
draw-alms = { $count ->
    [one] 1 blessing
   *[other] { $count } blessings
} on it
draw-hand = Behind your screen
draw-turns = The ways it can lie
draw-hand-empty = You have no tiles.
draw-hand-desc = { $count ->
    [0] Nothing lies behind your screen.
    [one] One tile lies behind your screen: { $tiles }.
   *[other] { $count } tiles lie behind your screen: { $tiles }.
}
draw-tile = { $tile }, { $hue }, value { $circle }
name-hue_grey = study
name-hue_brown = work
name-hue_dual = study and work
name-hue_neutral = neutral
draw-walk = Movement
draw-walk-of = { $left } of { $of }
draw-spend = To spend
draw-blessings = { $count ->
    [one] 1 blessing
   *[other] { $count } blessings
}
draw-monks = { $upright } upright, { $praying } praying
draw-testament = Testament
draw-forecast = Your scoring now
draw-forecast-empty = Nothing in sight yet.
draw-source-build = Building
draw-source-strain = Strain
draw-source-pray = or prayer
draw-forecast-none = You score no more in this round.
draw-best = together up to
draw-prayer = Prayer board
draw-prayer-desc = { $count ->
    [one] One letter is
   *[other] { $count } letters are
} left on the prayer board. The cost stands above, the cost after completing one's phrase below.
draw-space-monk = { $colour } monk, cost { $cost }
draw-space-letter = { $letter }, cost { $cost }
draw-strips = Strips
draw-strip = { $seat }: large { $large }, small { $small }, { $points } points
draw-hours = Hour
draw-hours-desc = Day { $day }, { $hour }.
draw-day = Day { $day }
draw-stock = { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
} in the bag · { $supply ->
    [one] 1 blessing
   *[other] { $supply } blessings
} in the supply
draw-silent = Nobody speaks now.
draw-talk = Now you may speak.
draw-partner = partner of { $seat }
draw-seat = { $seat } ({ $colour }): { $votes ->
    [one] 1 monk
   *[other] { $votes } monks
} in the Abbey
draw-rival-tiles = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
} behind the screen
draw-rival-blessings = blessings: { $number }
draw-rival-upright = { $number ->
    [one] 1 upright monk
   *[other] { $number } upright monks
}
draw-rival-praying = { $number ->
    [one] 1 praying monk
   *[other] { $number } praying monks
}
draw-rival-forecast = Scoring now: up to { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-text-colours = Colours are being chosen. Taken: { $colours }
draw-text-hour = Day { $day }, { $hour }. { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
} in the bag, { $supply ->
    [one] 1 blessing
   *[other] { $supply } blessings
} in the supply.
draw-text-player = { $seat } ({ $colour }): { $letters }; tiles: { $tiles }, blessings: { $blessings }, monks: { $upright } upright, { $praying } praying; scoring now up to { $points }
draw-text-hand = Behind the screen: { $tiles }

# what the drawn things are
about-monk = A monk. Each upright one gives your step movement points. He builds, studies, works or prays; who kneels is praying and stays where he is.
about-cell = An empty cell. A tile may lie here if it borders something finished or fully staffed, is connected, and no path meets a blank side.
about-turn = This way round the tile would lie. It is laid as a site.
about-box = A number box of a site. Once all are staffed, the next scoring gives everybody the number under their monk.
about-change = Your monk may change to another free box here once a step, without cost.
about-jail = The elected abbot may put a monk from the Abbey into the Prison Cell. He kneels there until the next prayer round.
about-group = A group of tiles of one kind. Completing one more scores for every finished tile of the group; groups have a limit.
about-board = A space of the prayer board. With points and blessings you take letters and monks; the price stands over the column, once your phrase is complete under it.
about-strip = A player's phrase. Own letters lie large and score at the end; on another's strip you lay them small and get a blessing for it.
about-seat = A player in the order of the round. Whoever has most monks in the Abbey becomes abbot and begins.
about-errand = Something you can do in your step or your scoring.
about-blessings = Blessings. Each pays one point at the prayer board, attracts helpers when laid on sites, and scores one point at the end.
about-testament = Your testament: large letters and blessings, minus the values of the tiles still behind your screen.
about-bag = The bag of tiles, and the supply of blessings. Tiles are drawn in prayer rounds; instead of laying you may exchange one.
about-hours = The disc of hours: prayer, study, work and night in turn. In study rounds grey tiles bring points, in work rounds brown ones.
about-outlook = What your scoring would bring now: building, prayer and strain.
about-rival = What is open about another player: tiles, monks and, if the table wants it, blessings.
about-walk = Your movement points: two for every upright monk. A step to a connected neighbouring tile costs one.
about-tile-building = A building. As a site it brings the numbers of its boxes; finished, a monk who is alone can pray for the value in the circle.
about-tile-icon = An icon tile; without an effect of its own in this game.
about-tile-passage = A secret passage. For one point monks of its colour jump here from anywhere, as long as nobody prays on it.
about-tile-animal = Animals. The tile is finished at once; whoever lays it gets a blessing for every neighbouring tile. Nobody enters it.
about-tile-path = A path. Completing it scores for itself and every finished path of its group.
about-tile-field = A field. Completing it scores for itself and every finished field of its group.
about-tile-garden = A garden. Completing it scores for itself and every finished garden of its group, more than fields do.
about-tile-abbey = The Abbey, one large tile. The monks are at home here; whoever has most of them here becomes abbot.
about-tile-chapel = Chapel: a monk need not be alone to pray here, and the prayer gives twice as much.
about-tile-almonry = Almonry: gives you a blessing in your scoring, by itself.
about-tile-farm = Farm: whoever gets the strain point here in a work round gets two more.
about-tile-scriptum = Scriptum: whoever gets the strain point here in a study round gets one more.
about-tile-library = Library: you may exchange two letters on the prayer board; they lie small side up then.
about-tile-workshop = Workshop: draw a tile from the bag and put one of yours back.
about-tile-stables = Stables: you may lay a tile in your scoring.
about-tile-abbots_house = Abbot's House: you may demand an election at once; monks here count as well.
about-tile-brewhouse = Brewhouse: whoever has an upright monk here may leave monks where they are in prayer rounds and at night.
about-tile-prison_cell = Prison Cell: an elected abbot puts a monk here. Otherwise a tile like others.
about-colour = A colour, and with it a phrase and a secret passage. Play runs in the order red, blue, green, yellow.

# Only a team wins with more than one name.
web-won = { $names_count ->
    [1] { $names } wins
   *[other] { $names } win
}
