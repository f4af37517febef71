game-title = Domus Domini
game-line = Supply the hungry mother house of Cluny: whoever delivers most gets the indulgences, whoever delivers least the Taler.
game-status = Year { $year } of 4

# ---- names ----

name-domus = Domus Domini
name-garden = garden
name-dairy = dairy
name-brewery = brewery
name-refectory = refectory
name-chapel = chapel
name-field = field work
name-lender = money lender
name-kennel = kennel
name-kennels = kennels
name-brother = lay brother
name-brothers = lay brothers
name-vegetable = vegetable
name-vegetables = vegetables
name-dog = watchdog
name-dogs = watchdogs
name-taler = Taler
name-ne = food units
name-indulgence = indulgence
name-indulgences = indulgences
name-cellarer = cellarer
name-cloisterCard = cloister card
name-boost = boost card
name-bonus = cellarer's bonus
name-herbs = herbs
name-cheese = cheese
name-beer = beer
name-cart = vegetable cart
name-herdsman = herdsman
name-drunkard = drunkard
name-column = column
name-pot = pot
name-supply = supply
name-road = road
name-CLUNY = Cluny
name-cluny = Cluny
name-phase1 = Start
name-phase2 = Cellarer
name-phase3 = Building
name-phase4 = Begging
name-phase5 = Vegetables
name-phase6 = Feeding
name-phase7 = Scoring

# ---- decisions ----

prompt-start = { $pot ->
    [0] Start this year, or hand on the right for { $taler } Taler.
   *[other] Take the right to start with { $pot } Taler from the pot, or hand it on for { $taler } Taler.
  }
wait-start = { $seat } decides about the right to start ({ $pot } Taler in the pot).
prompt-cellarer = { $own ->
    [0] Hire a cellarer, or leave it.
   *[other] Keep cellarer { $own }, swap him or dismiss him.
  }
wait-cellarer = { $seat } is choosing a cellarer.
prompt-veg = { $free ->
    [0] The refectory is full. Finish your shopping.
    [one] Buy vegetables, one place is free, or finish shopping.
   *[other] Buy vegetables, { $free } places are free, or finish shopping.
  }
wait-veg = { $seat } is buying vegetables.
prompt-invest = Develop your cloister.
hint-invest = When you are done, { $field_id ->
    [CLUNY] your cart reaches Cluny.
   *[other] your cart goes to field { $field }.
  }
wait-invest = { $seat } is building; the cart would go to { $field_id ->
    [CLUNY] Cluny.
   *[other] field { $field }.
  }
prompt-attack = { $drunkard ->
    [1] Send lay brothers begging or let the drunkard loose, or end your turn.
   *[other] Send lay brothers begging, or end your turn.
  }
wait-attack = { $seat } is sending lay brothers begging.
prompt-defend = { $by_id ->
    [drunkard] The drunkard of { $attacker_seat } staggers towards you: from { $old } to { $field }. Will you parry?
   *[other] { $attacker_seat } begs from you: from { $old } to { $field }. Will you parry?
  }
wait-defend = { $seat } decides whether { $by_id ->
    [drunkard] the drunkard
   *[other] the beggar
  } gets through.
prompt-road = { $field_id ->
    [CLUNY] You are in Cluny. End your turn.
    [0] You are on field 0: without vegetables or cart you get neither indulgences nor Taler.
   *[other] Move on with vegetables, you are on { $field }, or end your turn.
  }
wait-road = { $seat } may move on.

# ---- moves ----

move-start-accept = { $pot ->
    [0] Accept the right to start
   *[other] Accept the right to start, get { $pot } Taler
  }
move-start-pass = Hand it on ({ $taler } Taler)
move-cellarer-keep = { $number ->
    [0] Hire nobody
   *[other] Keep cellarer { $number }
  }
move-cellarer-dismiss = Dismiss cellarer { $number } (+{ $number } Taler)
move-cellarer-take = { $way_id ->
    [pay] Swap for cellarer { $number }, { $area } (−{ $taler } Taler)
    [get] Swap for cellarer { $number }, { $area } (+{ $taler } Taler)
   *[hire] Hire cellarer { $number }, { $area } (−{ $taler } Taler)
  }
move-veg-buy = { $vegetables ->
    [one] Buy 1 vegetable ({ $taler } Taler)
   *[other] Buy { $vegetables } vegetables ({ $taler } Taler)
  }
move-veg-done = Finish shopping
move-invest-build = { $area_id ->
    [garden] Garden
    [dairy] Dairy
   *[brewery] Brewery
  }, step { $step } ({ $taler } Taler, +{ $ne } NE)
move-invest-chapel = Chapel, stage { $stage } ({ $taler } Taler)
move-invest-recruit = Recruit a lay brother (1 vegetable)
move-invest-pray = One brother into the chapel
move-invest-unpray = One brother back to the refectory
move-invest-field = { $origin_id ->
    [refectory] Two from the refectory to the field
    [chapel] Two from the chapel to the field
   *[both] One each from refectory and chapel to the field
  }
move-invest-kennel = Kennel ({ $taler } Taler)
move-invest-dog = Watchdog (1 vegetable)
move-invest-lend = Lend { $taler } Taler
move-invest-done = { $field_id ->
    [CLUNY] Done, on to Cluny
   *[other] Done, on to field { $field }
  }
move-attack-beg = Beg from { $target_seat } (falls to { $field })
move-attack-drunkard = { $target_seat_who ->
    [you] Drunkard against yourself (you fall to { $field })
   *[other] Drunkard against { $target_seat } (falls to { $field })
  }
move-attack-done = Done
move-defend-accept = Accept and fall to { $field }
move-defend-dog = Parry with a watchdog
move-defend-herdsman = Parry with the herdsman
move-road-vegetable = { $field_id ->
    [CLUNY] Play a vegetable, into Cluny
   *[other] Play a vegetable, on to { $field }
  }
move-road-cart = { $field_id ->
    [CLUNY] Play the vegetable cart, into Cluny
   *[other] Play the vegetable cart, on to { $field }
  }
move-road-done = { $field_id ->
    [CLUNY] Done, in Cluny
   *[other] Done, on field { $field }
  }

# ---- log ----

event-card = { $seat_who ->
    [you] You have
   *[other] { $seat } has
  } cloister card { $card }.
event-removed = Out of the game: { $cards }.
event-year = Year { $year }: { $start_seat_who ->
    [you] you have
   *[other] { $start_seat } has
  } the right to start first.
event-pass = { $seat_who ->
    [you] You hand
   *[other] { $seat } hands
  } on the right to start ({ $pot } Taler in the pot).
event-accept = { $pot ->
    [0] { $seat_who ->
        [you] You start
       *[other] { $seat } starts
      }.
   *[other] { $seat_who ->
        [you] You start and get { $pot } Taler from the pot.
       *[other] { $seat } starts and gets { $pot } Taler from the pot.
      }
  }
event-boost = Boost card of the year: { $card } (+{ $ne } NE).
event-award = { $seat_who ->
    [you] You receive
   *[other] { $seat } receives
  } the { $card } for the { $area } (step { $step }).
event-interest = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
  } back { $lent } lent Taler and { $interest } interest.
event-harvest = { $lapsed ->
    [0] { $seat_who ->
        [you] You harvest
       *[other] { $seat } harvests
      } { $vegetables } vegetables.
   *[other] { $seat_who ->
        [you] You harvest
       *[other] { $seat } harvests
      } { $vegetables } vegetables, { $lapsed } lapse.
  }
event-home = { $leaving ->
    [0] { $seat_who ->
        [you] Your brothers
       *[other] The brothers of { $seat }
      } return from the field.
    [one] { $seat_who ->
        [you] Your brothers
       *[other] The brothers of { $seat }
      } return from the field, one finds no place.
   *[other] { $seat_who ->
        [you] Your brothers
       *[other] The brothers of { $seat }
      } return from the field, { $leaving } find no place.
  }
event-hire = { $seat_who ->
    [you] You hire
   *[other] { $seat } hires
  } cellarer { $number } ({ $area }, { $paid } Taler).
event-swap = { $seat_who ->
    [you] You swap
   *[other] { $seat } swaps
  } cellarer { $old } for { $number } ({ $area }).
event-dismiss = { $seat_who ->
    [you] You dismiss
   *[other] { $seat } dismisses
  } cellarer { $old }.
event-keep = { $seat_who ->
    [you] You keep
   *[other] { $seat } keeps
  } cellarer { $number }.
event-no-cellarer = { $seat_who ->
    [you] You hire
   *[other] { $seat } hires
  } no cellarer.
event-gift = { $vegetables ->
    [one] { $seat_who ->
        [you] You receive
       *[other] { $seat } receives
      } 1 vegetable for free.
   *[other] { $seat_who ->
        [you] You receive
       *[other] { $seat } receives
      } { $vegetables } vegetables for free.
  }
event-buy = { $vegetables ->
    [one] { $seat_who ->
        [you] You buy
       *[other] { $seat } buys
      } 1 vegetable for { $taler } Taler.
   *[other] { $seat_who ->
        [you] You buy
       *[other] { $seat } buys
      } { $vegetables } vegetables for { $taler } Taler.
  }
event-build = { $seat_who ->
    [you] You build
   *[other] { $seat } builds
  }: { $area } step { $step } for { $taler } Taler ({ $ne } NE).
event-chapel = { $seat_who ->
    [you] You build
   *[other] { $seat } builds
  } the chapel, stage { $stage }, for { $taler } Taler.
event-kennel = { $seat_who ->
    [you] You buy
   *[other] { $seat } buys
  } a kennel for { $taler } Taler.
event-lend = { $seat_who ->
    [you] You lend
   *[other] { $seat } lends
  } { $taler } Taler ({ $lent } in all).
event-recruit = { $seat_who ->
    [you] You recruit
   *[other] { $seat } recruits
  } a lay brother.
event-dog = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
  } a watchdog.
event-pray = { $seat_who ->
    [you] You send
   *[other] { $seat } sends
  } a brother into the chapel.
event-unpray = { $seat_who ->
    [you] You call
   *[other] { $seat } calls
  } a brother back from the chapel.
event-field = { $seat_who ->
    [you] You send
   *[other] { $seat } sends
  } two brothers to the field ({ $brothers } are there).
event-place = { $field_id ->
    [CLUNY] { $seat_who ->
        [you] You reach
       *[other] { $seat } reaches
      } Cluny.
   *[other] { $seat_who ->
        [you] You deliver
       *[other] { $seat } delivers
      } { $field } NE.
  }
event-beg = { $seat_who ->
    [you] You beg
   *[other] { $seat } begs
  } from { $target_seat_who ->
    [you] you
   *[other] { $target_seat }
  }.
event-drunkard = { $target_seat_who ->
    [you] You are
   *[other] { $target_seat } is
  } visited by { $seat_who ->
    [you] your drunkard
   *[other] the drunkard, sent by { $seat }
  }.
event-fall = { $old_id ->
    [0] { $seat_who ->
        [you] You are
       *[other] { $seat } is
      } on field 0 already.
   *[other] { $seat_who ->
        [you] You fall
       *[other] { $seat } falls
      } from { $old } to { $field }.
  }
event-parry = { $by_id ->
    [dog] { $seat_who ->
        [you] You parry
       *[other] { $seat } parries
      } with a watchdog.
   *[herdsman] { $seat_who ->
        [you] You parry
       *[other] { $seat } parries
      } with the herdsman.
  }
event-forward = { $by_id ->
    [vegetable] { $seat_who ->
        [you] You play
       *[other] { $seat } plays
      } a vegetable: { $field }.
   *[cart] { $seat_who ->
        [you] You play
       *[other] { $seat } plays
      } the vegetable cart: { $field }.
  }
event-feed = { $leaving ->
    [0] { $seat_who ->
        [you] You feed
       *[other] { $seat } feeds
      } the brothers with { $vegetables ->
        [one] 1 vegetable
       *[other] { $vegetables } vegetables
      }.
    [one] { $seat_who ->
        [you] You feed
       *[other] { $seat } feeds
      } with { $vegetables }, one brother leaves.
   *[other] { $seat_who ->
        [you] You feed
       *[other] { $seat } feeds
      } with { $vegetables }, { $leaving } brothers leave.
  }
event-payout = { $taler ->
    [0] { $seat_who ->
        [you] You get
       *[other] { $seat } gets
      } no Taler.
   *[other] { $seat_who ->
        [you] You get
       *[other] { $seat } gets
      } { $taler } Taler.
  }
event-returned = { $seat_who ->
    [you] You get
   *[other] { $seat } gets
  } back { $taler } lent Taler without interest.
event-score = { $seat_who ->
    [you] You
   *[other] { $seat }
  }: +{ $points } { $points ->
    [one] indulgence
   *[other] indulgences
  }, { $source_id ->
    [beg] { source-beg }
    [drunkard] { source-drunkard }
    [road] { $place_id ->
        [CLUNY] Cluny
       *[other] field { $place }
      }
    [brothers] { source-brothers }
    [dogs] { source-dogs }
    [area] { $place } fully developed
    [stages] { source-stages }
   *[cellarer] { source-cellarer }
  }.

source-beg = begging
source-drunkard = drunkard
source-road = delivery to Cluny
source-brothers = lay brothers in the refectory
source-dogs = watchdogs
source-area = fully developed areas
source-stages = chapel
source-cellarer = cellarer

# ---- why not? ----

why-phase = That belongs to phase { $phase }: { $phase ->
    [1] { name-phase1 }
    [2] { name-phase2 }
    [3] { name-phase3 }
    [4] { name-phase4 }
   *[5] { name-phase5 }
  }.
why-later = First the cellarer, then the vegetables.
why-taler = { $missing ->
    [one] That costs { $price } Taler, you lack one.
   *[other] That costs { $price } Taler, you lack { $missing }.
  }
why-none-to-dismiss = You have no cellarer.
why-own-cellarer = Cellarer { $number } works for you already.
why-taken = Cellarer { $number } works for { $owner_seat }.
why-no-basket = All { $places } places for vegetables are taken.
why-supply = The supply has no more: { $piece }.
why-full-area = Fully developed already: { $area }.
why-chapel-finished = The chapel is finished.
why-chapel-once = Only one stage of the chapel a year.
why-no-bed = All { $places } places in the refectory are taken.
why-no-kennel = No kennel is free.
why-no-vegetable = You have no vegetable.
why-no-chapel = You have no chapel yet.
why-nobody-there = Nobody is there: { $place }.
why-no-place = No place is free: { $place }.
why-shifts = There are no more than { $moves } moves between refectory and chapel in a turn.
why-full-field = { $places } are working on the field already.
why-no-pair = There are not enough brothers; they go to the field in pairs.
why-kennel-once = Only one kennel a year.
why-loan = The lender takes no more than { $taler } Taler.
why-not-holder = You do not hold the card: { $card }.
why-in-cluny = { $target_seat } is in Cluny and protected.
why-beg-self = You can't beg from yourself.
why-no-beggar = No brother is in the refectory.
why-behind = { $target_seat } is behind you.
why-no-dog = You have no watchdog.
why-arrived = You are in Cluny already.

undo-boost = No longer undoable: the boost card has been turned up.
undo-attacked = No longer undoable: the attacked player has been asked.
undo-answered = No longer undoable: your answer stands.

# ---- on the table ----

board-road = The road to Cluny
board-cloister = Cloister of { $seat }
board-own = Your cloister
board-menu-start = Right to start
board-menu-cellarer = Cellarers
board-menu-veg = Vegetable market
board-menu-invest = Building
board-menu-attack = Begging
board-menu-defend = Defence
board-menu-road = Travel
board-menu-over = Final score
board-year = Year { $year } of { $years }
board-tab-road = Road
board-tab-cloister = Cloister
board-rivals = Rivals
board-order = Turn order
board-year-short = Year { $year }/{ $years }
board-last-year = last year
board-protected = protected
board-card = card { $card }
board-supply = Supply
board-to-field = { $field_id ->
    [CLUNY] to Cluny
   *[other] field { $field }
  }
board-feeding = { $due ->
    [0] nobody to feed
    [one] feeding: 1 vegetable
   *[other] feeding: { $due } vegetables
  }
board-feeding-short = { $leaving ->
    [one] feeding: 1 brother would go
   *[other] feeding: { $leaving } brothers would go
  }
board-per-prayer = { $ne } NE per prayer
board-back = back next spring
board-no-harvest = too late to count
board-interest = interest: +{ $taler }
board-no-interest = no more interest
board-dogs = { $dogs } of { $kennels } guarded
board-no-kennel = no kennel
board-gain = +{ $ne } NE
board-loss = −{ $ne } NE
board-end-points = { $points } at the end
board-places = { $places ->
    [0] no place
    [one] 1 place
   *[other] { $places } places
  }
board-recruit = refectory { $now } → { $then }
board-dog = into the free kennel
board-kennel = room for a dog
board-lend = +{ $taler } Taler interest
board-field = +1 vegetable in spring
board-free = free
board-fall = { $old } → { $field }
board-beg = Beg from { $seat }
board-drunkard = Drunkard: { $seat }
board-drunkard-self = Drunkard: yourself
board-buy = { $vegetables ->
    [one] 1 vegetable
   *[other] { $vegetables } vegetables
  }
board-per-turn = as often as you like
board-ride-vegetable = Play a vegetable
board-ride-cart = Play the cart
board-accept-start = Start yourself
board-pass-start = Hand it on
board-next-seat = to { $seat }
board-dismiss = Dismiss the cellarer
board-hit = Accept
board-parry-dog = Watchdog
board-parry-herdsman = Herdsman
board-stays = stays on { $field }
board-done = Done
board-waiting = { $seat } to move
board-turn-cards = Production
board-left = still face down
board-recruit-name = Recruit a brother
board-pray-name = Into the chapel
board-unpray-name = Out of the chapel
board-field-name = { $origin_id ->
    [refectory] Two to the field
    [chapel] Two prayers to the field
   *[both] One each to the field
  }
board-lend-name = Lend { $taler } Taler
board-step = { $area_id ->
    [garden] Garden
    [dairy] Dairy
   *[brewery] Brewery
  }, step { $step }
board-stage = Chapel, stage { $stage }
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }

# ---- for screen readers ----

read-stone = Field { $field }
read-cluny = Cluny, { $points } indulgences, protected
read-figure = Figure of { $seat } on { $field }, { $points } indulgences and { $taler } Taler if scored now
read-last = Figure of { $seat }, place of last year: { $field }
read-ghost = Target of { $seat }: { $field }
read-marker = { $seat }: { $points } indulgences
read-step = { $area_id ->
    [garden] Garden
    [dairy] Dairy
   *[brewery] Brewery
  }, step { $step }: { $ne } NE
read-stage = Chapel, stage { $stage }
read-room = { $place }: { $count }
read-cellarer = Cellarer { $number }, { $area }, { $ne } NE
read-table = Year { $year } of { $years }, phase { $phase }. { $row }.
read-position = { $seat } { $field }

# ---- in short, in the menu ----

short-taler = { $missing } Taler missing
short-full-area = fully developed
short-chapel-finished = finished
short-chapel-once = only one stage a year
short-no-bed = refectory full
short-no-kennel = no kennel free
short-supply = supply is empty
short-no-vegetable = no vegetable
short-no-chapel = no chapel yet
short-nobody-there = nobody there
short-no-place = no place free
short-shifts = moved enough
short-full-field = field full
short-no-pair = no two there
short-kennel-once = only one a year
short-loan = he takes no more
short-no-basket = all places taken
short-in-cluny = in Cluny, protected
short-no-beggar = no brother in the refectory
short-behind = is behind you
short-no-dog = no watchdog
short-not-holder = not in your hand
short-arrived = you are in Cluny

# ---- as text ----

text-year = Year { $year } of { $years }, phase { $phase }
text-boost = Boost card: { $boost }; still face down: { $left }
text-supply = Supply: { $row }
text-free = Free cellarers: { $row }
text-pot = In the pot: { $taler } Taler
text-seat = { $seat }: { $points } indulgences, { $taler } Taler ({ $lent } lent), cloister card { $card }
text-area = { $area } { $step } ({ $ne } NE)
text-rooms = refectory { $refectory }, chapel { $chapel } with { $praying }, field { $field }, vegetables { $vegetables }, dogs { $dogs }/{ $kennels }, cellarer { $cellarer }
text-place = road: { $field } (if scored now { $points } indulgences, { $taler } Taler)
text-ne = production: { $ne } NE

# what the drawn things are
about-figure = A cloister's figure on the road to Cluny. It is set on the field with the number of food units delivered.
about-worth = What this place would be worth now: indulgences, and Taler by how far behind one stands.
about-indulgences = The indulgences. After four years whoever has most of them wins.
about-area = { $area }: every step costs Taler once and yields more food units each year from then on. The last step scores indulgences at the end.
about-cluny = Cluny. Whoever delivers more than the road has fields stands here, gets most indulgences and can't be attacked.
about-stone = A stone of the road. In phase 7 it brings a tenth of its number in indulgences; whoever stands further back gets more Taler.
about-phases = The seven phases of a year. Everybody finishes a phase before the next one starts.
about-column = The column. Whoever takes it is start player of the year and gets everything in the pot.
about-pot = The pot. Whoever hands on the right to start pays into it; whoever accepts gets all of it.
about-own-cellarer = Your cellarer. He yields food units and the advantage of his area, decides ties and scores his price in indulgences at the end.
about-cellarer = A free cellarer. His number is his price in Taler; whoever has one already pays the difference only.
about-cart = The vegetable cart: once a year it moves your figure forward in phase 5. It belongs to the best garden.
about-herdsman = The herdsman: once a year he parries an attack. He belongs to the best dairy.
about-drunkard = The drunkard: once a year he throws a figure back in phase 4, even one behind you, and brings an indulgence. He belongs to the best brewery.
about-beg = Begging: a lay brother leaves the refectory, a figure ahead of you or level falls back, and you get an indulgence even if it parries.
about-bed = The refectory. Lay brothers here can beg but must be fed; each scores indulgences at the end. A new one costs a vegetable.
about-vegetables = Vegetables. They recruit brothers, get dogs, move you forward in phase 5 and feed in phase 6.
about-pew = A place for a praying brother. He adds food units and needs no food, but can't beg and scores nothing at the end.
about-chapel = The chapel. You build at most one stage a year; the first ones give places to pray, the highest scores indulgences at the end.
about-field = The field. Every two brothers bring a vegetable next year. They need no food, but score nothing at the end.
about-lender = The money lender. Lent Taler are out of reach until next year and come back with interest.
about-kennel = Kennels and watchdogs. A dog parries one attack and is gone; each dog scores indulgences at the end. Every dog needs a kennel.
about-boost = The boost card of the year. It adds food units if your cellarer belongs to its area.
about-supply = The common supply. What is missing here nobody can get; what returns is available at once.
about-totals = Your food units: garden, dairy, brewery, cellarer, boost card and prayers. The sum is the field of your figure.
about-done = You are done. Then the next player follows.
about-rival = Another player's cloister. Everything he has is open to all.
about-order = The order of this year: first the start player, then clockwise.
