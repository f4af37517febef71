game-title = Web of Power
game-line = Religious orders found cloisters along the roads of Europe and send advisors to its courts: cards open countries, ranks and alliances bring points.
game-status = Round { $round } · { $last_round ->
    [1] last round
   *[0] { $half ->
        [1] first half
       *[2] second half
    }
}

# ---- table settings

option-start = Start player
option-start-random = drawn by lot
option-start-1 = seat 1
option-start-2 = seat 2
option-start-3 = seat 3
option-start-4 = seat 4
option-start-5 = seat 5
option-duell = The Duel (two players)
option-duell-off = off
option-duell-on = on

# ---- names

name-kardinal = Web of Power
name-cloister = cloister
name-advisor = advisor
name-space = cloister space
name-crest = coat of arms
name-country = country
name-road = road
name-alliance = alliance
name-chain = cloister chain
name-branch = branch
name-card = card
name-joker = joker pair
name-hand = hand
name-display = display
name-pile = draw pile
name-discard = discard pile
name-supply = supply
name-score-track = score track
name-score-marker = score marker
name-start-player = start player
name-black-marker = black marker
name-majority = majority
name-round = round
name-duell = The Duel
name-king = King
name-influence = influence card
name-king-first = King first
name-swap = swap with the display
name-two-countries = two countries
name-green = green
name-red = red
name-purple = purple
name-blue = blue
name-yellow = yellow
# countries
name-england = England
name-franken = Franconia
name-bayern = Bavaria
name-italien = Italy
name-aragon = Aragon
name-frankreich = France
name-lothringen = Lorraine
name-schwaben = Swabia
name-burgund = Burgundy
# cards
name-fa = Franconia/Aragon
name-bb = Bavaria/Burgundy
name-li = Lorraine/Italy
name-es = England/Swabia
name-fr = France
# cloister spaces
name-durham = Durham
name-york = York
name-gloucester = Gloucester
name-ely = Ely
name-canterbury = Canterbury
name-hersfeld = Hersfeld
name-banz = Banz
name-fulda = Fulda
name-mainz = Mainz
name-worms = Worms
name-wuerzburg = Würzburg
name-bamberg = Bamberg
name-regensburg = Regensburg
name-freising = Freising
name-tegernsee = Tegernsee
name-passau = Passau
name-salzburg = Salzburg
name-melk = Melk
name-mailand = Milan
name-verona = Verona
name-bobbio = Bobbio
name-vallombrosa = Vallombrosa
name-rom = Rome
name-montecassino = Monte Cassino
name-najera = Nájera
name-leyre = Leyre
name-saragossa = Zaragoza
name-poblet = Poblet
name-montserrat = Montserrat
name-mont-saint-michel = Mont-Saint-Michel
name-jumieges = Jumièges
name-saint-denis = Saint-Denis
name-reims = Reims
name-fleury = Fleury
name-tours = Tours
name-limoges = Limoges
name-bordeaux = Bordeaux
name-cambrai = Cambrai
name-utrecht = Utrecht
name-aachen = Aachen
name-echternach = Echternach
name-metz = Metz
name-hirsau = Hirsau
name-basel = Basel
name-st-gallen = St. Gallen
name-augsburg = Augsburg
name-citeaux = Cîteaux
name-besancon = Besançon
name-cluny = Cluny
name-lyon = Lyon
name-chartreuse = Chartreuse
name-arles = Arles
# alliances
name-alliance-1 = Alliance 1 (England–Franconia)
name-alliance-2 = Alliance 2 (England–Lorraine)
name-alliance-3 = Alliance 3 (England–France)
name-alliance-4 = Alliance 4 (France–Aragon)
name-alliance-5 = Alliance 5 (Aragon–England)
name-alliance-6 = Alliance 6 (Aragon–Italy)
name-alliance-7 = Alliance 7 (France–Lorraine)
name-alliance-8 = Alliance 8 (France–Burgundy)
name-alliance-9 = Alliance 9 (Lorraine–Franconia)
name-alliance-10 = Alliance 10 (Lorraine–Swabia)
name-alliance-11 = Alliance 11 (Franconia–Bavaria)
name-alliance-12 = Alliance 12 (Swabia–Bavaria)
name-alliance-13 = Alliance 13 (Swabia–Burgundy)
name-alliance-14 = Alliance 14 (Italy–Burgundy)
name-alliance-15 = Alliance 15 (Italy–Bavaria)

# ---- what to do now

prompt-turn = { $last ->
    [1] Place a piece or pass.
   *[0] Place a piece or exchange a card.
}
hint-turn = One card pays in its countries, two equal ones anywhere.
wait-turn = { $seat } is to move.
prompt-second = Place a second piece, or stop.
hint-second = The first piece stands in { $country }. You pay at the end.
wait-second = { $seat } considers a second piece after the one in { $country }.
prompt-pay = Pay for your piece in { $country }: with the matching card or with the joker pair.
wait-pay = { $seat } pays for the piece in { $country }.
prompt-exchange = Discard the card you want to exchange.
wait-exchange = { $seat } exchanges a card.
prompt-draw = { $missing ->
    [one] Draw a card: an open one or the top of the pile.
   *[other] Draw { $missing } cards one by one: open ones or from the pile.
}
wait-draw = { $missing ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $missing } cards.
}
prompt-swap = Swap a hand card for an open card.
wait-swap = { $seat } swaps a card with the display.
prompt-keep = Keep one of the cards you played.
hint-keep = Whoever has kept at least as many cards of that colour as the opponent takes its influence card.
wait-keep = { $seat } keeps one of the cards played.
prompt-king = Place a piece of the King, or none.
wait-king = { $seat } moves for the King.
prompt-king-pay = Pay for the King's piece in { $country }: with his matching card or with his joker pair.
wait-king-pay = { $seat } pays for the King's piece in { $country }.

# ---- buttons

move-cloister = Cloister to { $space } ({ $country })
move-advisor = Advisor to { $country }
move-exchange = Exchange a card
move-pass = Pass
move-stop = No second piece
move-pay = Pay with { $card }
move-pay-pair = Pay with two { $card } as joker
move-discard = Discard { $card }
move-draw = Take { $card } from the display
move-pile = Draw from the pile
move-king-first = King first
move-swap = Swap a card with the display
move-swap-pair = Swap { $card } for { $taken }
move-keep = Keep { $card }
move-king-cloister = King's cloister to { $space } ({ $country })
move-king-advisor = King's advisor to { $country }
move-none = No piece of the King

# ---- what happened

event-start = { $seat_who ->
    [you] You get the black marker and begin.
   *[other] { $seat } gets the black marker and begins.
}
event-cloister = { $seat_who ->
    [you] You build in { $space } ({ $country }).
   *[other] { $seat } builds in { $space } ({ $country }).
}
event-advisor = { $seat_who ->
    [you] You send an advisor to { $country }.
   *[other] { $seat } sends an advisor to { $country }.
}
event-pay = { $seat_who ->
    [you] You pay with { $cards }.
   *[other] { $seat } pays with { $cards }.
}
event-exchange = { $seat_who ->
    [you] You exchange { $card }.
   *[other] { $seat } exchanges { $card }.
}
event-draw = { $seat_who ->
    [you] You take { $card } from the display.
   *[other] { $seat } takes { $card } from the display.
}
event-draw-hidden = { $seat_who ->
    [you] You draw { $card } from the pile.
   *[other] { $seat } draws from the pile.
}
event-turn-up = { $card } is turned up.
event-pass = { $seat_who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-swap = { $seat_who ->
    [you] You swap { $card } for { $taken } from the display.
   *[other] { $seat } swaps { $card } for { $taken } from the display.
}
event-two-countries = { $seat_who ->
    [you] You place in two countries.
   *[other] { $seat } places in two countries.
}
event-keep = { $seat_who ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
event-influence = { $seat_who ->
    [you] You take the influence card { $card }.
   *[other] { $seat } takes the influence card { $card }.
}
event-king-first = { $seat_who ->
    [you] You let the King move first.
   *[other] { $seat } lets the King move first.
}
event-king-cloister = The King builds in { $space } ({ $country }).
event-king-advisor = The King sends an advisor to { $country }.
event-king-pay = The King pays with { $cards }.
event-king-draw = The King gets { $card }.
event-king-none = The King places nothing.
event-intermediate-scoring = The pile is empty for the first time: intermediate scoring of the cloisters.
event-reshuffle = The discard pile is shuffled: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} in the new pile.
event-last-round = The pile is empty for the second time: this round is the last.
event-final-scoring = Final scoring.
event-score = { $seat_who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} { $source_id ->
    [cloister] for cloisters in { $place }: { $pieces }.
    [king] for the King's rank in { $place }: { $pieces }.
    [advisor] for { $place }.
   *[chain] for a cloister chain: { $pieces }.
}
event-victory = { $seat_who ->
    [you] You win.
   *[other] { $seat } wins.
}

source-cloister = Cloisters
source-king = King's rank
source-advisor = Advisors
source-chain = Chains

# ---- why not?

why-occupied = { $space } already has a cloister ({ $colour }).
why-no-cloisters = You have no cloisters left in your supply.
why-no-advisors = You have no advisors left in your supply.
why-king-no-cloisters = The King has no cloisters left in his supply.
why-king-no-advisors = The King has no advisors left in his supply.
why-no-cloister-there = There is no cloister in { $country } yet; advisors can only come after one.
why-limit = { $country } has no room for another advisor: there are as many as the most cloisters of one player there ({ $limit }).
why-no-card = For { $country } you need a card { $card } or two equal other cards.
why-king-no-card = For { $country } the King needs a card { $card } or two equal other cards.
why-king-empty = { $country } is empty, and the King can place in another country.
why-second-country = Both pieces of a turn go into the same country, and the first stands in { $country }.
why-was-empty = { $country } was empty at the start of your turn: it takes only one piece this turn.
why-no-second-card = Your cards do not pay for a second piece in { $country }.
why-two-unpaid = Your cards do not pay for the first piece and one in { $country }.
why-two-pieces = A turn has at most two pieces.
why-special-used = You have used this special action already: { $special }.
why-only-duell = This exists only in the Duel for two.
why-king-moved = The King has already moved this turn.
why-king-stuck = The King can't place a piece now.
why-no-open-card = There is no open card.
why-same-cards = There is no open card that differs from your hand.
why-swap-first = Choose the swap as your special action first.
why-not-in-hand = You do not hold { $card }.
why-not-open = { $card } does not lie open.
why-keep-played = You can only keep a card that you have just played.
why-own-joker = Two { $card } are no joker for { $country }: one of them pays there.
why-not-enough-cards = There are not enough cards { $card } for that.
why-wrong-card = A single card { $card } does not show { $country }.
why-cards-follow = Choose where your piece goes first; you pay afterwards.
why-draw-later = You draw only when all pieces are placed and paid.
why-no-draw = Nobody draws cards in the last round.
why-no-exchange = There is no exchange in the last round. You may pass.
why-exchange-first = Choose to exchange a card first.
why-one-thing = You are placing pieces this turn; an exchange would be instead of that.
why-no-pass = You can pass only in the last round. Exchange a card if you do not want to place.
why-nothing-placed = You have not placed anything yet.
why-now-turn = Your main action comes first: place or exchange.
why-now-second = This is about the second piece now.
why-now-pay = This is about the payment now.
why-now-exchange = This is about the card to discard now.
why-now-draw = You are drawing cards now.
why-now-swap = You are swapping a card with the display now.
why-now-keep = This is about the card to keep now.
why-now-king = It is the King's move now.
why-now-king-pay = The King is paying now.

# ---- Drawing

board-seat = { $seat }
board-king = King
board-map = Map of Europe
board-map-desc = { $cloisters ->
    [one] One cloister
   *[other] { $cloisters } cloisters
} and { $advisors ->
    [one] one advisor
   *[other] { $advisors } advisors
} on the map. { $targets ->
    [0] { "" }
    [one] One target for you.
   *[other] { $targets } targets for you.
}
board-cartouche = Europe
board-cartouche-line = in the 12th century
board-sea-oceanus = Oceanus
board-sea-mare-germanicum = Mare Germanicum
board-sea-mare-nostrum = Mare Nostrum
board-sea-hadria = Hadria
board-crest = Arms of { $country }
board-free = free
board-last = placed in the last turn
board-placed = just placed
board-cloister = { $seat_who ->
    [you] your cloister
   *[other] cloister of { $seat }
}
board-cloister-king = the King’s cloister
board-cloisters = Cloisters
board-advisors = Advisors
board-no-advisors = no advisors
board-limit = { $limit ->
    [0] no room for advisors yet
   *[other] room for { $limit }
}
board-nobody = nobody scores
board-scores = { $points ->
    [one] one point
   *[other] { $points } points
} for { $who }
board-card = { $card } card
board-hand = Your hand
board-hands = Hands
board-move = Move
board-hand-of = { $seat }: { $count ->
    [one] one card
   *[other] { $count } cards
} in hand{ $cards_count ->
    [0] { "" }
   *[other] : { $cards }
}
board-hidden = A hand is seen by its owner only.
board-display = Display and pile
board-open = Display
board-pile = Pile
board-pile-cards = { $count ->
    [0] The draw pile is empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
board-discard = Discards
board-discards = { $card }: { $count } of { $deck } discarded
board-king-cards = The King’s cards
board-duel = The Duel
board-influence = Influence
board-influence-free = Influence card { $card }: still free
board-influence-of = { $seat_who ->
    [you] Influence card { $card }: yours
   *[other] Influence card { $card }: held by { $seat }
}
board-king-first = King first
board-swap = Swap
board-two-countries = Two countries
board-special = { $special }, not used yet
board-special-used = { $special }, used
board-kept = { $who }: kept { $kept }
board-king-supply = King; in the supply cloisters: { $cloisters }, advisors: { $advisors }
board-king-moved = has moved
board-score-track = Score track
board-round = Round { $round }, { $half }
board-half-1 = first half
board-half-2 = second half
board-last-round = last round
board-marker = { $seat_who ->
    [you] Your score marker: { $points }
   *[other] Score marker of { $seat }: { $points }
}
board-standing = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}; in the supply cloisters: { $cloisters }, advisors: { $advisors }; cards in hand: { $cards }{ $seen_count ->
    [0] { "" }
   *[other] , known of them: { $seen }
}{ $start ->
    [one] ; start player
   *[other] { "" }
}
board-lands = Countries
board-of = room
board-alliances = Alliances
board-text-seat = { $who } ({ $colour }): { $points ->
    [one] one point
   *[other] { $points } points
} ({ $total } if it ended now); in the supply cloisters: { $cloisters }, advisors: { $advisors }; cards in hand: { $cards }{ $seen_count ->
    [0] { "" }
   *[other] , known of them: { $seen }
}
board-text-chain = Chain of { $who } ({ $count }):
board-text-display = Display: { $cards_count ->
    [0] –
   *[other] { $cards }
}; pile: { $pile }
board-text-hand = { $seat_who ->
    [you] Your hand: { $cards }
   *[other] Hand of { $who }: { $cards }
}
board-text-king = King ({ $colour }): cards { $cards_count ->
    [0] –
   *[other] { $cards }
}; in the supply cloisters: { $cloisters }, advisors: { $advisors }
board-text-duel = { $who }: kept { $kept }; influence { $influence }; special actions { $specials }

# what the drawn things are
about-cloister = A cloister. It stays to the end, counts towards the majority of its country in both cloister scorings and in your chains at the end.
about-advisor = An advisor. Most advisors in both countries of an alliance score in the final scoring.
about-space = A space. It takes one cloister, paid with a card of its country or with two equal cards. Roads join spaces into chains.
about-crest = The arms of a country. Advisors go here: all together at most as many as the leader has cloisters in the country.
about-alliance = An alliance of two countries. Whoever has most advisors in both scores one point at the end for every advisor in the two.
about-card = A card in hand. It pays for one piece in one of its countries; two equal ones are a joker and pay for a piece in another.
about-open-card = An open card of the display. Whoever draws takes it, or a hidden one from the pile.
about-pile = The draw pile. When it is empty for the first time the cloisters score; the second time the round is the last.
about-discard = The discard pile. Cards played or exchanged lie here face up; once in the game they are shuffled into a new pile.
about-marker = A score marker. It shows a player's points; most of them win in the end.
about-exchange = Instead of placing pieces you give away one card and take a new one. That ends your turn.
about-pass = You place nothing. Passing is for the last round only.
about-stop = You leave it at what you have placed and end your turn.
about-payment = What you pay with: a card of the country, or two equal cards of another as a joker.
about-king-first = Special action, once a game: the King moves before you, and that is his only move in this turn.
about-swap = Special action, once a game: before your action you swap one hand card for an open one.
about-two-countries = Special action, once a game: your two pieces may go into two countries, each paid for by itself.
about-choice = Something you may do in your turn that has no place of its own on the map.
about-influence = An influence card. Whoever holds it gets the King's points in its countries when cloisters score.
about-king = The King: a third colour that belongs to nobody. At the end of your turn you may place one of his pieces, paid with his open cards.
about-country = A country. Whoever has most cloisters scores one point for each cloister there; each following rank as many as the one above has cloisters.
about-supply = What is left in supply, and the cards in hand: those taken from the display are known to all and lie face up. Without cloisters or advisors left you can't place any; what is left breaks a tie for the lead.
