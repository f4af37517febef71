# The words of the first game, of the set-up and of the one-page summary.

lesson-aim = You lead a cathedral school and send *novices* to five monasteries along a road, for three years. Dice decide what you can do; where your novices stand decides what it is worth. The most points win.
lesson-own = Your board: five columns, one for each number on a die. The action on top can be used at once; below it novices still sit on better ones. You begin with { $influence } influence, { $soup } soup and { $rosary } rosary.
lesson-orders = Six *orders* are open to everybody. This one wants a novice in the chapel of A, one in a building of B, one in a building of C: { $points1 } points in the first year, { $points2 } in the second, { $points3 } in the third. Keep it in mind.
lesson-place = First the dice go round. You have rolled; now choose *one number* and put all your dice that show it on its field. The red die is your own: nobody else can ever take it. Place the 2.
lesson-pool = All dice lie on the fields, and nobody owns the white ones any more. In turn everybody takes from *one* field, until all are gone: up to three dice from 1 to 5, a single one from the 6, the joker.
lesson-field = Anselm took three 3s and got three influence for them. You want to send novices, and that is column 1: take from field 1.
lesson-count = Each die is one action. Take both.
lesson-chapel = Your messenger stands before monastery A, so novices may go there. One of the third row goes into the *chapel*, for 1 influence. Whatever a novice sat on becomes an action of yours: III-2 uncovers a window.
lesson-building = The second die: novices of the first two rows go into *buildings*. They cost 1 influence and goods; a profane building takes soup, and you have two. Send I-5.
lesson-space = Choose the place. Buildings pay at once: this one a point and a tool. Workshops and common rooms pay more, but want tools and books.
lesson-joker = You have taken a 6. A *joker* goes into any column you like. Once more column 1: there is something to send.
lesson-cloister = Novices of the fourth row go onto the *cloister*, beside a building of your own, for rosaries. Send IV-2: that turns over the action tile of column 2, and from now on each die laid there is worth a point.
lesson-flipped = Another joker. Lay it into column 2, on the turned tile: 1 point, before its action has even begun.
lesson-action = For each die you choose one action of its column. Take the one you have uncovered: a *window tile* from a monastery in whose chapel you have a novice.
lesson-window = Build it into your window. A row is filled from the left, and in no row or column may two tiles come from the same monastery. A full row is worth 5 points, a full column 4. Take the bottom row.
lesson-bonus = Every tile also gives a bonus, that of its row *or* that of its column. Take the row: your messenger goes on two fields.
lesson-path = Where the messenger passes, there is something to get. On this field you choose: influence or a rosary. Influence is what every novice costs.
lesson-reroll = All dice are used up, a new round begins, and you start. Your roll is of little use for what you have in mind. Once a round you may *roll again*.
lesson-pick = Choose the dice that you want to roll again; the others stay as they are. Begin with the 5; the guide chooses the others.
lesson-monastery = Some fields lead to two monasteries. Your order wants a building in B, and your messenger calls there: choose B.
lesson-larder = A larder: take 1 soup, or trade soup for a tool, or a tool for a book. Soup feeds the next novice.
lesson-any-window = On this field you may take a tile from *any* monastery. B is new in your bottom row.
lesson-free = The bonus moved you on to a field with a *free action*: any action that is possible, without a die. Take influence.
lesson-year-2 = The second year begins: orders of the first two kinds are worth less now. Two parts of yours are done; only a building in C is missing.
lesson-order = Your messenger has reached C. This building completes the order.
lesson-ordered = { $gained_order } points for the order, at once and by itself. Anselm may still fulfil it, too; nobody is excluded.
lesson-row-full = The third tile for the bottom row: A, B and now E. A complete row, 5 points, and the bonus besides.
lesson-die = At the end of the road a *further die of your own* waits, or 5 points. A die helps in every round that is still to come: take it. Then the road begins anew.
lesson-trade = Your first novice uncovered this action long ago: trade soup for a tool. With tools you get into workshops, and those pay 2 points and a book.
lesson-second-order = The last year. A chapel in E, a building in A, and now a place on the cloister of B: another order, though it is worth only half by now.
lesson-majority = *Final scoring.* In each monastery whoever has most novices gets 5 points, in a tie everybody concerned: { $gained_majority } for you.
lesson-chapels = Chapels in many monasteries are worth more and more: { $gained_chapels } for two of them, 15 for all five. And each cloister counts twice its novices times those in its chapel: { $gained_cloisters }.
lesson-goods = What is left over counts a little, too: a tool 1, a book 2, everything else half a point each. { $gained_goods } points for you.
lesson-won = { $won ->
    [1] You win with { $points } to { $best } points. Orders, dice on turned tiles, majorities: that adds up.
   *[other] You have { $points } points, Anselm { $best }.
  }
lesson-help = One thing more: send all five novices of a row, and the one at its end goes for free. In your next game the *log* tells what happened, *Hint* asks an abbot, and the *book* above has all rules and a one-page summary.

# The summary

summary-aim-title = Aim and set-up
summary-aim =
    Three years long send novices to five monasteries; the most points win.
    Everybody begins with { $influence } influence, { $soup } soup, { $rosary } rosary, one die of their own and all novices on the board.
summary-row-seats = players
summary-row-rounds = rounds in a year
summary-row-neutral = neutral dice each
summary-row-chapel-places = places in a chapel
summary-dice-title = The dice
summary-dice =
    {""}*Placing:* roll all your dice; put all that show *one* number of your choice on its field. The others are rolled again on your next turn. Once a round you may roll again what you like.
    {""}*Taking:* in turn take up to { $take } dice from one field, your own first; never another player's own. From the 6, the joker, just one: it goes into any column.
    Each die is one action of its column. If one is possible, it must be made.
summary-actions-title = Actions
summary-actions =
    Column 1: send a novice. 2: soup. 3: influence. 4: rosary. 5: messenger one field on.
    A novice of rows I to III that leaves uncovers a further action of its column; row I as often as you like, rows II and III once a turn each.
    Row IV turns the column's tile: each die laid there scores 1 point.
    All five of a row are gone: the one at its end goes for free, at once or never.
summary-send-title = Sending a novice
summary-send =
    Only where your messenger stands before the monastery, or where you have a novice in its chapel.
    Rows I and II: building, { $influence } influence and { $goods1 } or { $goods2 } goods of its kind. Row III: chapel, influence. Row IV: cloister, beside a building of yours, rosaries.
    The price rises with your own novices there, over all monasteries:
summary-row-number = your
summary-row-chapel-price = Chapel
summary-row-cloister-price = Cloister
summary-buildings-title = Buildings
summary-buildings =
    What they cost, and what they bring at once: points and a piece.
summary-row-window = window tile
summary-path-title = The road
summary-path =
    Each field that the messenger enters or passes pays: influence or rosary; soup or a trade (soup to tool, tool to book); any window; a free action.
    The last one: a further die of your own, or { $five } points. Then it begins anew.
summary-window-title = The window
summary-window =
    Tiles come from common rooms, the road, or row III (a monastery with your novice in its chapel). Choose a row; it fills from the left.
    No two of one monastery in a row or column. Take the bonus of the row or of the column.
    A full row { $row } points, a full column { $column }.
summary-orders-title = Orders
summary-orders =
    Six are open to all; each can be met once by everybody and scores at once.
    Those with three places are worth less every year; the others always the same.
summary-end-title = Final scoring
summary-end =
    Each monastery: { $monastery } points for most novices, also in a tie.
    Each cloister: { $cloister } × your novices on it × those in its chapel.
    Tool { $tool }, book { $book }; soup, influence and rosaries together: a point for every { $half }.
    Chapels of different monasteries:
summary-row-chapels = Chapels
summary-row-points = Points

# The set-up

setup-goal = Your aim: novices in the right places, orders early, and a full window. Most points after three years.
setup-lines =
    Everybody has the same goods, one die of their own and all novices at home.
    Six orders are open to all of you.
    All messengers stand at the beginning of the road, before monastery A.
