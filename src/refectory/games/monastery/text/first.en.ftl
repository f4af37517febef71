# The words of the first game, of the set-up and of the one-page summary.

lesson-aim = Everybody builds the *same* monastery around this abbey, and everybody wants the credit. Two days long you lay tiles, send monks to work and gather letters for your prayer. The best testament wins.
lesson-prayer = Your prayer is LIBERA NOS. Its letters lie here, with four more monks between them; above stands what they cost. Each letter that you lay *large* on your strip is worth 3 points at the end.
lesson-hours = A day has ten hours: prayer, study, work, night. In study and work rounds everybody lays and moves once, and then everybody scores once. It is Study 1, and as abbot you begin.
lesson-lay = Behind your screen lie your tiles. Once in your step you may lay one. Take the garderober: grey is for study, brown for work, and the two never lie side by side.
lesson-cell = All places where it fits are marked. A tile lies beside a finished one, joined to it by a path or a gate, and a path may never end at a wall. Choose this place.
lesson-turn = And turn it as you like, as long as the paths fit.
lesson-end = Now it is a *building site*: the numbers wait for monks. You could still move yours, two points for each upright monk. But studying in the abbey is worth something, too: end your step.
lesson-strain = Scoring. In a study round each grey finished tile with an upright monk of yours gives 1 point: you have one, for the abbey. Points are only for now; what you don't spend is gone.
lesson-monk = Buy the second monk for 1. Monks are what you need first: each of them moves, builds and studies for you.
lesson-move = Work 1. Two monks are four movement points. Choose a monk in the abbey.
lesson-to = Each tile that is joined by a path costs one point. Anselm has laid the locutory: build his site for him, and take the points.
lesson-box = On a site you choose a number; so many points you get when all boxes are taken. You have two monks, so you will get both.
lesson-passage = Your second monk completes the staff. Now lay your *secret passage*: onto it your monks can jump from anywhere, for one point.
lesson-built = The locutory is finished and turned over: 3 points for your two monks. Builders do nothing else in this scoring.
lesson-rival-letter = You may buy letters from all rows. This M fits only the strip of Anselm: there it lies *small* and is worthless to him, and you get a blessing.
lesson-letter = And an L for yourself, for 1.
lesson-strip = It would fit both strips. On your own it lies large: 3 points in the testament.
lesson-blessing = One point was left over and became a *blessing*. Each pays for 1 point in a later scoring, or counts 1 at the end. So nothing is quite lost.
lesson-pray = A monk who is alone on a finished tile may *pray* once a scoring: as many points as the tile's circle shows. But then he kneels until the next prayer hour. Do it: 2 points.
lesson-election = Prayer hour: kneeling monks come home, whoever has most monks in the abbey becomes *abbot* and begins, and all draw new tiles. That is you again.
lesson-animal = The beehive needs no path and no monks: for each neighbour you get a blessing at once. Here it has two.
lesson-encourage = Nobody hurries to build your bend in the path. *Encourage* them: put a blessing on it, and whoever comes first takes it.
lesson-how-many = Begin with one. You want to lay next to it, and that is only possible beside a tile that is finished.
lesson-lured = A site with gifts on it. See whether Anselm comes for them.
lesson-big-site = Three of your monks on one site: the brewhouse brings 6 points. It is an *icon tile*; when it is finished, its keeper may leave monks where they are at night.
lesson-night = Night. All monks go back to the abbey. By the brewhouse you might leave some outside, but tomorrow you want all of them at home: say done.
lesson-farm = The second day begins with all four monks on the farm: 10 points at once. And in work rounds the farm gives 3 instead of 1. Now letters and monks become affordable that were far too dear.
lesson-last-monk = The fifth and last monk, for 7.
lesson-letters = Eight points in one scoring: two letters for 4 each. Take the S first.
lesson-which = Two of your monks could pray. Choose the one in the garderober: the other one earns more by working.
lesson-dear = And now an N, for 8. Your points are enough; what they lack, blessings from earlier scorings would pay.
lesson-testament = The second night has come, the game is over. Your *testament*: { $gained_letters } points for large letters, { $gained_blessings } for blessings.
lesson-tiles = What still lies behind your screen costs its circle: { $gained_tiles }. So lay a tile whenever you can, or exchange it for a cheaper one.
lesson-won = { $won ->
    [1] You win with { $points } to { $best } points. Monks first, then letters: a good order of things.
   *[other] You have { $points } points, Anselm { $best }.
  }
lesson-help = Chapel, library, stables and others have powers of their own; hover or press on them to read. The *log* tells what happened, *Hint* asks an abbot, and the *book* above has all rules and a one-page summary.

# The summary

summary-aim-title = Aim and set-up
summary-aim =
    All build one monastery for { $days } days. The best *testament* wins: large letters on your strip, blessings, no tiles left over.
    Everybody has { $monks } monks, one in the abbey, the others on the prayer board, and a secret passage behind the screen.
summary-hours-title = The hours
summary-hours =
    {""}*Prayer:* praying monks come home; whoever has most monks in the abbey becomes abbot and begins (tie: the old abbot chooses another one); everybody draws tiles.
    {""}*Study and work:* each lays and moves, then each scores and buys.
    {""}*Night:* all monks go to the abbey. The second night ends the game.
summary-row-hour = Hour
summary-row-draw = Tiles
summary-lay-title = Laying a tile
summary-lay =
    Once in your step lay one tile, or exchange one with the bag.
    Beside a finished tile or a fully staffed site, joined by path or gate to a neighbour. A path never meets a blank; grey and brown are never neighbours.
    At most { $path } paths, { $field } fields, { $garden } gardens in one group.
    Animals need no path: a blessing for each neighbour, at once.
summary-move-title = Moving monks
summary-move =
    { $movement } movement points for each upright monk; 1 to a connected tile, 1 from anywhere onto your secret passage.
    On a site that is not fully staffed the monk stops on a number of your choice. Nobody leaves a fully staffed site.
    At the end you may put blessings on sites: whoever moves there first takes them.
summary-points-title = Gaining points
summary-points =
    {""}*Building:* all numbers taken: everybody gets those under their monks, and the tile is turned. Paths, fields, gardens count their finished group, at most { $group }.
    {""}*Prayer:* once, one monk who is alone on a finished tile: the value of its circle; then he kneels until the next prayer hour.
    {""}*Strain:* 1 for each finished grey (study) or brown (work) tile with an upright monk of yours, if nobody prays there.
    Each monk in one way only.
summary-buy-title = Buying
summary-buy =
    Points and earlier blessings buy letters and monks of all rows. A letter lies *large* on your own strip, small on another's, and then you get a blessing.
    Cost by column; below, what you pay once your phrase is complete.
summary-row-cost-top = above
summary-row-cost-bottom = below
summary-blessings-title = Points left over
summary-blessings =
    They become blessings, from so many points so many:
summary-row-left-over = from
summary-icons-title = Tiles with powers
summary-icons =
    Almonry: { $almonry } blessing. Farm: { $farm } more for work. Scriptum: { $scriptum } more for study. Chapel: prayer counts { $times } times, up to { $prayers } monks pray.
    Library: swap two letters on the board. Workshop: draw a tile, put one back. Stables: lay another tile. Abbot's House: election at once. Brewhouse: your monks stay where they are in prayer hours and at night.
    Prison Cell: after an election the abbot may lock up a monk from the abbey.
summary-end-title = Testament
summary-end =
    The second night, the last letter taken, or no tile can be laid any more: this round is the last.
    { $letter } for each large letter, { $blessing } for each blessing, minus the circle of each tile behind your screen.
    Tie: the phrase further down is ahead.

# The set-up

setup-goal = Your aim: gather the letters of your prayer, large on your own strip. Monks first, they earn the points.
setup-lines =
    The abbey lies in the middle with one monk of everybody; four more stand on the prayer board.
    Everybody has drawn tiles, and has a secret passage behind the screen.
    Whose phrase is topmost is the first abbot and begins.
