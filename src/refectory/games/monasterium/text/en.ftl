game-title = Monasterium
game-line = You roll for a common pool, take dice in turn and send novices to five monasteries along the road: everyone who leaves makes your board better.
game-status = Year { $year } of 3 · round { $round } of { $rounds }

# ---- Table rules

option-start = Start player
option-start-random = drawn by lot
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4

# ---- Names

name-monasterium = Monasterium
name-influence = influence
name-soup = soup
name-rosary = rosary
name-tool = tool
name-book = book
name-points = points
name-A = monastery A
name-B = monastery B
name-C = monastery C
name-D = monastery D
name-E = monastery E
name-dove = dove
name-key = key
name-lily = lily
name-lamb = lamb
name-fish = fish
name-building = building
name-cloister = cloister
name-chapel = chapel
name-S = profane building
name-W = workshop
name-G = common room
name-A-S = profane building in A
name-A-W = workshop in A
name-A-G = common room in A
name-A-c = cloister of A
name-A-k = chapel of A
name-B-S = profane building in B
name-B-W = workshop in B
name-B-G = common room in B
name-B-c = cloister of B
name-B-k = chapel of B
name-C-S = profane building in C
name-C-W = workshop in C
name-C-G = common room in C
name-C-c = cloister of C
name-C-k = chapel of C
name-D-S = profane building in D
name-D-W = workshop in D
name-D-G = common room in D
name-D-c = cloister of D
name-D-k = chapel of D
name-E-S = profane building in E
name-E-W = workshop in E
name-E-G = common room in E
name-E-c = cloister of E
name-E-k = chapel of E
name-f1 = path field I
name-f2 = path field II
name-f3 = path field III
name-f4 = path field IV
name-f5 = path field V
name-f6 = path field VI
name-f7 = path field VII
name-f8 = path field VIII
name-f9 = path field IX
name-f10 = path field X
name-f11 = path field XI
name-f12 = path field XII
name-P-ACT = free action
name-P-IR = influence or rosary
name-P-ST = soup or trade
name-P-WIN = any window tile
name-P-DIE = further die or 5 points
name-w11 = window, top row, column 1
name-w12 = window, top row, column 2
name-w13 = window, top row, column 3
name-w21 = window, middle row, column 1
name-w22 = window, middle row, column 2
name-w23 = window, middle row, column 3
name-w31 = window, bottom row, column 1
name-w32 = window, bottom row, column 2
name-w33 = window, bottom row, column 3
name-window-row-1 = top row
name-window-row-2 = middle row
name-window-row-3 = bottom row
name-window-column-1 = column 1
name-window-column-2 = column 2
name-window-column-3 = column 3
name-tile-1 = action tile 1
name-tile-2 = action tile 2
name-tile-3 = action tile 3
name-tile-4 = action tile 4
name-tile-5 = action tile 5
name-die-neutral = neutral die
name-die-personal = personal die

# ---- Building blocks: what something brings, how many dice

amount = { $good_id ->
    [rosary] { $amount ->
        [one] 1 rosary
       *[other] { $amount } rosaries
    }
    [tool] { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }
    [book] { $amount ->
        [one] 1 book
       *[other] { $amount } books
    }
   *[other] { $amount } { $good }
}
does = { $good_id ->
    [send] { $amount ->
        [0] send a novice
       *[other] send a novice for { $amount } influence less
    }
    [any] { $amount } soup, { $amount } influence or { $amount } rosaries
    [step] { $amount ->
        [one] messenger 1 field on
       *[other] messenger { $amount } fields on
    }
    [trade] trade soup for tool or tool for book
    [points] { $amount } points
    [window] take a window tile
   *[other] { amount }
}
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-count = { $personal ->
    [0] { $neutral } neutral
   *[other] { $neutral ->
        [0] { $personal } own
       *[other] { $personal } own, { $neutral } neutral
    }
}
dice-taken = { $personal ->
    [0] { $neutral ->
        [one] 1 neutral die
       *[other] { $neutral } neutral dice
    }
   *[other] { $neutral ->
        [0] { $personal ->
            [one] 1 own die
           *[other] { $personal } own dice
        }
        [one] { $personal } own and 1 neutral die
       *[other] { $personal } own and { $neutral } neutral dice
    }
}
dice-faces = { $personal_count ->
    [0] { $neutral }
   *[other] { $neutral_count ->
        [0] { $personal } (own)
       *[other] { $neutral }; { $personal } (own)
    }
}

# ---- What to do

prompt-place = Which number do you place?
hint-place = All dice of the roll showing it go on their field. You roll the rest again next turn.
wait-place = { $seat } is placing dice.
prompt-pick = Which dice do you reroll?
hint-pick = Choose one after another, then roll.
wait-pick = { $seat } is choosing dice to reroll.
prompt-field = From which dice field do you take?
hint-field = Neutral dice and your own. The field's number is the column of your board.
wait-field = { $seat } is choosing a dice field.
prompt-count = How many dice do you take from field { $field }?
hint-count = Your own dice come first. You may take fewer than possible.
wait-count = { $seat } is taking dice from field { $field }.
prompt-column = In which column do you lay the joker?
wait-column = { $seat } is choosing a column for the joker.
prompt-action = { $left ->
    [one] Choose an action in column { $column }.
   *[other] Choose an action in column { $column }, { $left } dice to go.
}
wait-action = { $seat } is choosing an action in column { $column }.
prompt-novice = Which novice do you send?
hint-novice = Rows I and II go to buildings, III to the chapel, IV to the cloister. Any column will do.
wait-novice = { $seat } is sending a novice.
prompt-monastery = Which monastery does the novice go to ({ $area })?
wait-monastery = { $seat } is choosing a monastery ({ $area }).
prompt-space = Which space in { $monastery } ({ $area })?
wait-space = { $seat } is choosing a space in { $monastery }.
prompt-extra = All novices of the row have been sent. Do you also send the one at its end?
hint-extra = It costs nothing. Now or never.
wait-extra = { $seat } has sent a whole row and may send the novice at its end as well.
prompt-area = Where does the novice from the row's end go?
wait-area = { $seat } is choosing where the novice from the row's end goes.
prompt-gift = Take 1 influence or 1 rosary.
wait-gift = { $seat } is taking influence or a rosary.
prompt-larder = Take 1 soup, or trade.
wait-larder = { $seat } is taking soup or trading.
prompt-free = Free action: choose any possible action of any column.
wait-free = { $seat } has a free action.
prompt-die = Take a further die, or 5 points.
hint-die = The die is yours for the rest of the game and is rolled at once.
wait-die = { $seat } is taking a further die or points.
prompt-keep = The new die shows { $face }. Keep it or reroll?
wait-keep = { $seat } has rolled a { $face } with the new die.
prompt-trade = What do you trade?
wait-trade = { $seat } is trading.
prompt-goods = What do you take?
wait-goods = { $seat } is taking { $amount } of a kind.
prompt-window = From which monastery do you take a window tile?
wait-window = { $seat } is taking a window tile.
prompt-any-window = Take a window tile from any monastery, or decline.
wait-any-window = { $seat } may take any window tile.
prompt-row = In which row do you install the tile of { $monastery }?
wait-row = { $seat } is installing a tile of { $monastery }.
prompt-bonus = Take the bonus of the row or that of the column.
wait-bonus = { $seat } is choosing the bonus for { $cell }.

# ---- Moves

move-place = Place { $face } ({ dice-count })
move-reroll = Reroll
move-pick = { $die_id ->
    [die-personal] The { $face } of your own die
   *[other] A neutral { $face }
}
move-roll = { $number ->
    [one] Reroll 1 die
   *[other] Reroll { $number } dice
}
move-field = { $field ->
    [6] Joker ({ dice-count })
   *[other] Field { $field } ({ dice-count })
}
move-count = { $number ->
    [one] 1 die ({ dice-count })
   *[other] { $number } dice ({ dice-count })
}
move-column = Column { $column }
move-action = { $action }: { does }
move-novice = { $frees_id ->
    [tile-1] Novice { $novice }: flips column 1
    [tile-2] Novice { $novice }: flips column 2
    [tile-3] Novice { $novice }: flips column 3
    [tile-4] Novice { $novice }: flips column 4
    [tile-5] Novice { $novice }: flips column 5
   *[other] Novice { $novice }: unlocks { $frees }
}
move-monastery = { $monastery }
move-space = { $number ->
    [0] { $site }
   *[other] { $site }, space { $number }
}
move-trade = { $given } for { $good }
move-take = { amount }
move-window = Tile of { $monastery }
move-decline = Decline
move-row = { $row }, column { $column }
move-bonus = { $line_id ->
    [row] Row: { does }
   *[other] Column: { does }
}
move-die = A further die
move-five = { $points } points
move-keep = Keep
move-send = Send the novice
move-area = { $area }

# ---- What happened

event-orders = Open orders: { $orders }.
event-start = { $seat_who ->
    [you] You get the chalice and begin.
   *[other] { $seat } gets the chalice and begins.
}
event-round = Year { $year }, round { $round } of { $rounds }.
event-roll = { $seat_who ->
    [you] You roll { dice-faces }.
   *[other] { $seat } rolls { dice-faces }.
}
event-reroll = { $seat_who ->
    [you] You reroll: { dice-faces }.
   *[other] { $seat } rerolls: { dice-faces }.
}
event-place = { $seat_who ->
    [you] You place the { $face } ({ dice-count }).
   *[other] { $seat } places the { $face } ({ dice-count }).
}
event-take = { $field ->
    [6] { $seat_who ->
        [you] You lay a joker in column { $column } ({ dice-count }).
       *[other] { $seat } lays a joker in column { $column } ({ dice-count }).
    }
   *[other] { $seat_who ->
        [you] You take { dice-taken } from field { $field }.
       *[other] { $seat } takes { dice-taken } from field { $field }.
    }
}
event-lapse = A die in column { $column } lapses: no action is possible.
event-free = { $seat_who ->
    [you] Your free action is { $action } ({ $cause }).
   *[other] { $seat } chooses { $action } as a free action ({ $cause }).
}
event-gain = { $seat_who ->
    [you] You take { amount } ({ $cause }).
   *[other] { $seat } takes { amount } ({ $cause }).
}
event-trade = { $seat_who ->
    [you] You trade 1 { $given } for 1 { $good } ({ $cause }).
   *[other] { $seat } trades 1 { $given } for 1 { $good } ({ $cause }).
}
event-move = { $seat_who ->
    [you] Your messenger moves to { $field } ({ $cause }).
   *[other] The messenger of { $seat } moves to { $field } ({ $cause }).
}
event-no-tile = No tile fits: the bonus lapses ({ $cause }).
event-new-die = { $seat_who ->
    [you] You take a further die and roll a { $face } ({ $cause }).
   *[other] { $seat } takes a further die and rolls a { $face } ({ $cause }).
}
event-put-down = The new die lies on field { $face }.
paid = { $influence ->
    [0] { $amount ->
        [0] free of charge
       *[other] for { amount }
    }
   *[other] { $amount ->
        [0] for { $influence } influence
       *[other] for { $influence } influence and { amount }
    }
}
by = { $cause_id ->
    [II2] { " " }({ $cause })
   *[other] { "" }
}
sent-novice = { $novice_id ->
    [X-I] the novice from the end of row I
    [X-II] the novice from the end of row II
    [X-III] the novice from the end of row III
    [X-IV] the novice from the end of row IV
   *[other] novice { $novice }
}
event-send = { $seat_who ->
    [you] You send { sent-novice } { paid }: { $site }{ by }.
   *[other] { $seat } sends { sent-novice } { paid }: { $site }{ by }.
}
event-unlock = { $seat_who ->
    [you] You unlock { $action }.
   *[other] { $seat } unlocks { $action }.
}
event-flip = { $seat_who ->
    [you] You flip { $tile }.
   *[other] { $seat } flips { $tile }.
}
event-row-complete = All novices of row { $row } have been sent.
event-no-space = No space for the novice at the row's end: it stays.
declined = { $what_id ->
    [extra] the novice from the row's end
   *[other] the window tile
}
event-decline = { $seat_who ->
    [you] You do without { declined }.
   *[other] { $seat } does without { declined }.
}
event-tile = { $seat_who ->
    [you] You install a tile of { $monastery }: { $cell } ({ $cause }).
   *[other] { $seat } installs a tile of { $monastery }: { $cell } ({ $cause }).
}
event-year = The hourglass moves to year { $year }.
event-chalice = { $seat_who ->
    [you] The chalice passes to you.
   *[other] The chalice passes to { $seat }.
}
event-final = Final scoring.
gets = { $seat_who ->
    [you] You score { score-points }
   *[other] { $seat } scores { score-points }
}
event-score = { $source_id ->
    [dice] { gets }: dice on a flipped tile.
    [action] { gets } ({ $place }).
    [building] { gets }: { $place }.
    [window-row] { gets }: { $place } of the window complete.
    [window-column] { gets }: { $place } of the window complete.
    [order] { gets }: order { $place } fulfilled.
    [five] { gets } instead of a die.
    [majority] { gets }: most novices in { $place }.
    [chapels] { gets }: chapels of { $pieces }.
    [cloisters] { gets }: cloister in { $place }.
   *[other] { gets }: goods left over.
}
source-dice = Dice on flipped tiles
source-action = Action “3 points”
source-building = Buildings
source-window-row = Window rows
source-window-column = Window columns
source-order = Orders
source-five = Points instead of dice
source-majority = Monastery scoring
source-chapels = Chapel scoring
source-cloisters = Cloister scoring
source-goods = Goods scoring

# ---- Why not

why-face = You did not roll a { $face }.
why-reroll-used = Your reroll tile has been used this round.
why-not-rolled = Your roll has no such die left to choose.
why-nothing-picked = Choose at least one die to reroll first.
why-placing-first = First all dice are placed.
why-dice-first = First you use the dice you have taken.
why-foreign-dice = Only personal dice of other players lie there.
why-field-empty = There is no die on field { $field }.
why-too-many = Nobody takes more than { $most } dice in a turn.
why-too-few-dice = { $number ->
    [one] Only 1 die lies there for you.
   *[other] Only { $number } dice lie there for you.
}
why-idle-column = No action of column { $column } is possible now.
why-no-die = For that you need a die in this column.
why-other-column = Your dice lie in column { $column }.
why-locked = Still locked: novice { $novice } stands on it.
why-used = You have used { $action } in this turn already.
why-no-send = You can't send a novice now: an open space, or its price, is missing.
why-nothing-to-trade = You have neither soup nor tool.
why-no-window = No monastery with a novice of yours in its chapel has a tile that fits.
why-no-good = You have none of it: { $good }.
why-send-first = First choose an action that sends a novice.
why-row-not-complete = The novice at the row's end goes when its row is empty.
why-novice-gone = This novice has been sent already.
why-no-place = No free space that you can reach and pay for: { $area }.
why-no-goods = For a building you need { $number } of a kind here: soup, tools or books.
why-unpaid = That costs { amount }, you have { $have }.
why-not-called = Your messenger does not call at { $monastery }, and no novice of yours is in its chapel.
why-no-place-here = { $monastery } has no free space that you can pay for: { $area }.
why-wrong-area = This novice goes somewhere else: { $area }.
why-chapel-full = The chapel is full: { $places } novices.
why-blocked = This field is blocked with three players.
why-occupied = A novice of { $seat } stands there.
why-not-adjoining = No novice of yours is in a building beside this field.
why-choose-novice = First choose the novice.
why-choose-monastery = First choose the monastery.
why-other-monastery = Your novice is on the way to { $monastery }.
why-not-on-side = With two players there is no such space.
why-now-or-never = Its row has been empty for a while; it had to go at once and stays now.
why-chain = First finish what has been started.
why-field-chosen = You have chosen your dice field already.
why-roll-first = First reroll the dice you have chosen.
why-only-after-roll = You can reroll only right after a roll.
why-die-from-path = Only the last path field brings further dice.
why-all-dice = You have all { $most } of your dice already.
why-not-this-good = Not to be had here: { $good }.
why-tile-first = First choose the monastery the tile comes from.
why-no-tile-left = No tile of { $monastery } is left.
why-no-chapel-novice = No novice of yours is in the chapel of { $monastery }.
why-tile-fits-nowhere = A tile of { $monastery } fits in no row.
why-no-source = Window tiles only come from the path, from a common room or by an action of row III.
why-row-full = This row is full.
why-same-in-row = There is a tile of { $monastery } in this row already.
why-no-passing = There is no passing.
why-no-waiving = A possible action can't be waived.
why-not-declinable = This can't be declined.

# ---- On the picture

draw-board = Board
draw-tab-board = Valley
draw-tab-own = Board
draw-tab-orders = Orders
draw-tab-rivals = Others
draw-rivals = Other players
draw-brings = { $kind }: costs { $good }, brings { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $gift_id ->
    [window] a window tile
   *[other] { $gift }
}
draw-own = Your board
draw-board-of = Board of { $seat }
draw-orders = Open orders
draw-desc = Year { $year }, round { $round } of { $rounds }. { $seat } to play.
draw-year = Year { $year }
draw-round = Round { $round } of { $rounds }
draw-start = start player { $seat }
draw-roll = Roll of { $seat }
draw-die = { $die } showing { $face }
draw-messenger = Messenger of { $seat }
draw-monastery = { $state_id ->
    [called] { $monastery } ({ $symbol }), open to you
   *[other] { $monastery } ({ $symbol })
}
draw-tiles = { $number ->
    [one] 1 window tile left
   *[other] { $number } window tiles left
}
draw-space = { $kind_id ->
    [cloister] cloister field { $number } in { $monastery }
   *[other] { $kind }, building { $number } in { $monastery }
}
draw-free = free
draw-blocked = blocked with three players
draw-novice-of = novice of { $seat }
draw-chapel = chapel of { $monastery }, { $number } of { $places } places taken
draw-majority = { $points } points for { $seat }, most novices
draw-your-price = Your price
draw-price = Price for { $seat }
draw-price-of = Price
draw-prices = chapel { $chapel } influence, cloister { $cloister } rosaries, building { $influence } influence and { $first } or { $second } goods
draw-dice = Dice
draw-always = always
draw-joker = Joker
draw-dice-owned = { $number ->
    [one] 1 own die
   *[other] { $number } own dice
}
draw-reroll = Reroll
draw-ready = ready
draw-used = used
draw-field = { $field ->
    [6] joker field
   *[other] dice field { $field }
}
draw-neutral = { $number } neutral
draw-dice-of = { $number } of { $seat }
draw-count = { $number ->
    [one] take 1 die
   *[other] take { $number } dice
}
draw-die-point = 1 point a die
draw-flipped = flipped
draw-flips = flips the tile of this column
draw-novice = Novice { $novice }
draw-open = open
draw-locked = locked
draw-spent = used this turn
draw-unlocked = unlocked
draw-end = Novice at the end of row { $row }
draw-left = { $number } to go
draw-stays = stays
draw-sent = sent
draw-window = Window
draw-window-of = window with { $number } of 9 tiles
draw-p = { $points } p.
draw-line = { $line }: { does }, complete { $points } points
draw-of = { $what_id ->
    [sent] { $have } of { $number } novices sent
    [common] { $have } of { $number } common rooms
    [cloister] { $have } of { $number } cloister fields
    [windows] tiles of { $have } of { $number } monasteries
   *[other] { $have } of { $number } own dice
}
draw-of-three = { $have } of { $number }
draw-done = fulfilled
draw-order-sent = { $number } novices sent
draw-order-common = { $number } novices in common rooms
draw-order-cloister = { $number } novices on cloister fields
draw-order-windows = tiles of { $number } monasteries
draw-order-dice = { $number } own dice
draw-worth = { $points } points
draw-met-by = fulfilled by { $seat }
draw-rival = { $seat }: { $points } points, { $sent } novices sent, { $tiles } window tiles, { $orders } orders fulfilled
draw-novices-left = { $number } novices on the board
draw-ends-left = { $number } at the row ends
draw-open-to = Open: { $monasteries }; next price: chapel { $chapel } influence, cloister { $cloister ->
    [one] 1 rosary
   *[other] { $cloister } rosaries
}
draw-foot = { $reroll_id ->
    [ready] messenger on { $field }, own dice { $dice }, reroll ready, orders { $orders }
   *[other] messenger on { $field }, own dice { $dice }, reroll used, orders { $orders }
}

# what the drawn things are
about-action = An action that opens once the novice has been sent from here. Then a die of its column gives it; in rows II and III each only once a turn.
about-action-cheaper = Opens once the novice has been sent from here: send a novice for one influence less.
about-tile = An action tile with the action that is always open. Dice of this number go here; once it is flipped each of them scores a point.
about-flip = When the novice of row IV leaves this column, its action tile is flipped for good.
about-novice = A novice. His row says where he goes: I and II to buildings, III to the chapel, IV to the cloister. His field is uncovered then.
about-end = The novice at the end of the row. When the fifth of the row has been sent he may follow at once and for free, wherever you like.
about-joker = The joker field. You take exactly one die and lay it in a column of your choice.
about-field = A dice field. In the action phase you take up to three dice here, your own first, and carry out one action of the column with each.
about-rolled = A die of the latest roll. You choose a number; all dice showing it go to its field.
about-count = How many dice you take. Fewer than possible is allowed.
about-own-dice = Your own dice. Nobody else may take them; the last field of the path brings more.
about-reroll = The reroll tile. Once a round you reroll any dice of your roll.
about-goods = { $good }. Influence and goods pay for buildings and chapels, rosaries for the cloister; what is left at the end scores a little.
about-pane = A pane of your cathedral window. In every row and column all tiles must come from different monasteries; a row fills from the left.
about-pane-bonus = What the row or column gives when a tile is installed; you choose one of the two. Complete, it scores points as well.
about-tiles = The window tiles of this monastery. They come from the path, from common rooms and by actions of row III.
about-monastery = A monastery. It receives your novices if your messenger calls at it or a novice of yours is in its chapel.
about-most = Who has most novices here now. At the end this scores for the monastery.
about-building-S = A profane building, paid with influence and soup. It gives points and a tool.
about-building-W = A workshop, paid with influence and tools. It gives points and a book.
about-building-G = A common room, paid with influence and books. It gives points and a window tile of this monastery.
about-cloister = A cloister field, paid with rosaries. A building beside it must hold a novice of yours. At the end it counts times your novices in the chapel.
about-chapel = The chapel. It opens the monastery to you even without the messenger; at the end different chapels score, and the cloister times the chapel.
about-path = A field of the path. Whoever steps on it gets its bonus; the ribbons show at which monasteries a messenger calls from here.
about-path-last = The last field of the path: a further die of your own, or points. After it the path starts over.
about-messenger = A messenger. He only goes forward, field by field, and opens to his player the monasteries at which he calls.
about-order = An open order: an own novice in each of the areas shown. It scores by itself, earlier for more points, once for everybody.
about-order-count = An open order: collect as many as shown. It scores by itself, alike in every year, once for everybody.
about-prices = What your next novice costs. Chapel and cloister become dearer with every novice of yours there.
about-buildings = The three kinds of buildings: what they cost and what they bring.
about-year = Year and round, and who has the chalice and begins. After three years comes the final scoring.
about-rival = Another player's board: goods, novices, window and dice.
