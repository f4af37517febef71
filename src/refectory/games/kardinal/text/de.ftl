game-title = Kardinal & König
game-line = Orden gründen Klöster an den Straßen Europas und schicken Räte an die Höfe: Karten öffnen die Länder, Ränge und Bündnisse bringen die Punkte.
game-status = Runde { $round } · { $last_round ->
    [1] letzte Runde
   *[0] { $half ->
        [1] erste Hälfte
       *[2] zweite Hälfte
    }
}

# ---- Tischregeln

option-start = Startspieler
option-start-random = wird ausgelost
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4
option-start-5 = Platz 5
option-duell = Das Duell (zu zweit)
option-duell-off = aus
option-duell-on = ein

# ---- Namen

name-kardinal = Kardinal & König
name-cloister = Kloster
name-advisor = Rat
name-space = Klosterfeld
name-crest = Wappen
name-country = Land
name-road = Straße
name-alliance = Bündnis
name-chain = Klosterkette
name-branch = Abzweigung
name-card = Karte
name-joker = Joker
name-hand = Handkarten
name-display = Auslage
name-pile = Nachziehstapel
name-discard = Ablagestapel
name-supply = Vorrat
name-score-track = Wertungsleiste
name-score-marker = Zählstein
name-start-player = Startspieler
name-black-marker = schwarzer Markierungsstein
name-majority = Mehrheit
name-round = Runde
name-duell = Das Duell
name-king = König
name-influence = Einflusskarte
name-king-first = König zuerst
name-swap = Karte mit der Auslage tauschen
name-two-countries = zwei Länder
name-green = Grün
name-red = Rot
name-purple = Lila
name-blue = Blau
name-yellow = Gelb
# Länder
name-england = England
name-franken = Franken
name-bayern = Bayern
name-italien = Italien
name-aragon = Aragon
name-frankreich = Frankreich
name-lothringen = Lothringen
name-schwaben = Schwaben
name-burgund = Burgund
# Karten
name-fa = Franken/Aragon
name-bb = Bayern/Burgund
name-li = Lothringen/Italien
name-es = England/Schwaben
name-fr = Frankreich
# Klosterfelder
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
name-mailand = Mailand
name-verona = Verona
name-bobbio = Bobbio
name-vallombrosa = Vallombrosa
name-rom = Rom
name-montecassino = Montecassino
name-najera = Nájera
name-leyre = Leyre
name-saragossa = Saragossa
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
# Bündnisse
name-alliance-1 = Bündnis 1 (England–Franken)
name-alliance-2 = Bündnis 2 (England–Lothringen)
name-alliance-3 = Bündnis 3 (England–Frankreich)
name-alliance-4 = Bündnis 4 (Frankreich–Aragon)
name-alliance-5 = Bündnis 5 (Aragon–England)
name-alliance-6 = Bündnis 6 (Aragon–Italien)
name-alliance-7 = Bündnis 7 (Frankreich–Lothringen)
name-alliance-8 = Bündnis 8 (Frankreich–Burgund)
name-alliance-9 = Bündnis 9 (Lothringen–Franken)
name-alliance-10 = Bündnis 10 (Lothringen–Schwaben)
name-alliance-11 = Bündnis 11 (Franken–Bayern)
name-alliance-12 = Bündnis 12 (Schwaben–Bayern)
name-alliance-13 = Bündnis 13 (Schwaben–Burgund)
name-alliance-14 = Bündnis 14 (Italien–Burgund)
name-alliance-15 = Bündnis 15 (Italien–Bayern)

# ---- Was jetzt zu tun ist

prompt-turn = { $last ->
    [1] Setze einen Stein oder passe.
   *[0] Setze einen Stein oder tausche eine Karte.
}
hint-turn = Eine Karte zahlt in ihren Ländern, zwei gleiche überall.
wait-turn = { $seat } ist am Zug.
prompt-second = Setze einen zweiten Stein oder höre auf.
hint-second = Der erste Stein steht in { $country }. Bezahlt wird am Ende.
wait-second = { $seat } überlegt, ob auf den Stein in { $country } ein zweiter folgt.
prompt-pay = Bezahle deinen Stein in { $country }: mit der passenden Karte oder mit dem Joker.
wait-pay = { $seat } bezahlt den Stein in { $country }.
prompt-exchange = Lege die Karte ab, die du tauschen willst.
wait-exchange = { $seat } tauscht eine Karte.
prompt-draw = { $missing ->
    [one] Zieh eine Karte: eine offene oder die oberste vom Stapel.
   *[other] Zieh { $missing } Karten nach, eine nach der anderen: offene oder vom Stapel.
}
wait-draw = { $missing ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $missing } Karten.
}
prompt-swap = Tausche eine Handkarte gegen eine offene Karte.
wait-swap = { $seat } tauscht eine Karte mit der Auslage.
prompt-keep = Behalte eine der gespielten Karten.
hint-keep = Wer mindestens so viele Karten dieser Farbe behalten hat wie der andere, bekommt ihre Einflusskarte.
wait-keep = { $seat } behält eine der gespielten Karten.
prompt-king = Setze einen Stein des Königs oder keinen.
wait-king = { $seat } zieht für den König.
prompt-king-pay = Bezahle den Stein des Königs in { $country }: mit seiner passenden Karte oder mit seinem Joker.
wait-king-pay = { $seat } bezahlt den Stein des Königs in { $country }.

# ---- Knöpfe

move-cloister = Kloster nach { $space } ({ $country })
move-advisor = Rat nach { $country }
move-exchange = Eine Karte tauschen
move-pass = Passen
move-stop = Kein zweiter Stein
move-pay = Mit { $card } bezahlen
move-pay-pair = Mit zwei { $card } als Joker bezahlen
move-discard = { $card } ablegen
move-draw = { $card } aus der Auslage nehmen
move-pile = Vom Stapel ziehen
move-king-first = König zuerst
move-swap = Eine Karte mit der Auslage tauschen
move-swap-pair = { $card } gegen { $taken } tauschen
move-keep = { $card } behalten
move-king-cloister = Kloster des Königs nach { $space } ({ $country })
move-king-advisor = Rat des Königs nach { $country }
move-none = Keinen Stein des Königs setzen

# ---- Was geschah

event-start = { $seat_who ->
    [you] Du bekommst den schwarzen Stein und beginnst.
   *[other] { $seat } bekommt den schwarzen Stein und beginnt.
}
event-cloister = { $seat_who ->
    [you] Du baust in { $space } ({ $country }).
   *[other] { $seat } baut in { $space } ({ $country }).
}
event-advisor = { $seat_who ->
    [you] Du schickst einen Rat nach { $country }.
   *[other] { $seat } schickt einen Rat nach { $country }.
}
event-pay = { $seat_who ->
    [you] Du bezahlst mit { $cards }.
   *[other] { $seat } bezahlt mit { $cards }.
}
event-exchange = { $seat_who ->
    [you] Du tauschst { $card }.
   *[other] { $seat } tauscht { $card }.
}
event-draw = { $seat_who ->
    [you] Du nimmst { $card } aus der Auslage.
   *[other] { $seat } nimmt { $card } aus der Auslage.
}
event-draw-hidden = { $seat_who ->
    [you] Du ziehst { $card } vom Stapel.
   *[other] { $seat } zieht vom Stapel.
}
event-turn-up = { $card } wird aufgedeckt.
event-pass = { $seat_who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-swap = { $seat_who ->
    [you] Du tauschst { $card } gegen { $taken } aus der Auslage.
   *[other] { $seat } tauscht { $card } gegen { $taken } aus der Auslage.
}
event-two-countries = { $seat_who ->
    [you] Du setzt in zwei Länder.
   *[other] { $seat } setzt in zwei Länder.
}
event-keep = { $seat_who ->
    [you] Du behältst { $card }.
   *[other] { $seat } behält { $card }.
}
event-influence = { $seat_who ->
    [you] Du bekommst die Einflusskarte { $card }.
   *[other] { $seat } bekommt die Einflusskarte { $card }.
}
event-king-first = { $seat_who ->
    [you] Du lässt den König zuerst ziehen.
   *[other] { $seat } lässt den König zuerst ziehen.
}
event-king-cloister = Der König baut in { $space } ({ $country }).
event-king-advisor = Der König schickt einen Rat nach { $country }.
event-king-pay = Der König bezahlt mit { $cards }.
event-king-draw = Der König bekommt { $card }.
event-king-none = Der König setzt nichts.
event-intermediate-scoring = Der Stapel ist zum ersten Mal leer: Zwischenwertung der Klöster.
event-reshuffle = Der Ablagestapel wird gemischt: { $cards ->
    [one] eine Karte liegt
   *[other] { $cards } Karten liegen
} im neuen Stapel.
event-last-round = Der Stapel ist zum zweiten Mal leer: Die laufende Runde ist die letzte.
event-final-scoring = Schlusswertung.
event-score = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} { $source_id ->
    [cloister] für Klöster in { $place }: { $pieces }.
    [king] für den Rang des Königs in { $place }: { $pieces }.
    [advisor] für { $place }.
   *[chain] für eine Klosterkette: { $pieces }.
}
event-victory = { $seat_who ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}

source-cloister = Klöster
source-king = Rang des Königs
source-advisor = Räte
source-chain = Ketten

# ---- Warum nicht?

why-occupied = Auf { $space } steht schon ein Kloster ({ $colour }).
why-no-cloisters = Du hast keine Klöster mehr im Vorrat.
why-no-advisors = Du hast keine Räte mehr im Vorrat.
why-king-no-cloisters = Der König hat keine Klöster mehr im Vorrat.
why-king-no-advisors = Der König hat keine Räte mehr im Vorrat.
why-no-cloister-there = In { $country } steht noch kein Kloster; Räte können erst danach kommen.
why-limit = In { $country } ist für keinen weiteren Rat Platz: Es stehen dort schon so viele Räte, wie ein Spieler höchstens Klöster hat ({ $limit }).
why-no-card = Für { $country } brauchst du eine Karte { $card } oder zwei gleiche andere Karten.
why-king-no-card = Für { $country } braucht der König eine Karte { $card } oder zwei gleiche andere Karten.
why-king-empty = { $country } ist leer, und der König kann in einem anderen Land setzen.
why-second-country = Beide Steine eines Zuges kommen in dasselbe Land, und der erste steht in { $country }.
why-was-empty = { $country } war zu Beginn deines Zuges leer: Dort kommt in diesem Zug nur ein Stein hin.
why-no-second-card = Für einen zweiten Stein in { $country } reichen deine Karten nicht.
why-two-unpaid = Deine Karten reichen nicht für den ersten Stein und einen in { $country }.
why-two-pieces = Mehr als zwei Steine setzt du in keinem Zug.
why-special-used = Diese Sonderaktion hast du schon benutzt: { $special }.
why-only-duell = Das gibt es nur im Duell zu zweit.
why-king-moved = Der König hat in diesem Zug schon gezogen.
why-king-stuck = Der König kann jetzt keinen Stein setzen.
why-no-open-card = In der Auslage liegt keine Karte.
why-same-cards = In der Auslage liegt keine andere Karte als in deiner Hand.
why-swap-first = Wähle zuerst die Sonderaktion zum Tauschen.
why-not-in-hand = { $card } hast du nicht auf der Hand.
why-not-open = { $card } liegt nicht in der Auslage.
why-keep-played = Behalten kannst du nur eine Karte, die du eben gespielt hast.
why-own-joker = Zwei { $card } sind kein Joker für { $country }: Dort zahlt schon eine davon.
why-not-enough-cards = Dafür reichen die Karten { $card } nicht.
why-wrong-card = Eine einzelne Karte { $card } zeigt { $country } nicht.
why-cards-follow = Wähle erst, wohin dein Stein kommt; bezahlt wird danach.
why-draw-later = Karten ziehst du erst, wenn alle Steine stehen und bezahlt sind.
why-no-draw = In der letzten Runde zieht niemand mehr Karten.
why-no-exchange = In der letzten Runde wird nicht mehr getauscht. Du kannst passen.
why-exchange-first = Wähle zuerst, dass du eine Karte tauschst.
why-one-thing = Du setzt in diesem Zug Steine; tauschen ginge nur stattdessen.
why-no-pass = Passen kannst du nur in der letzten Runde. Tausche eine Karte, wenn du nichts setzen willst.
why-nothing-placed = Du hast noch nichts gesetzt.
why-now-turn = Zuerst kommt dein Zug selbst: setzen oder tauschen.
why-now-second = Jetzt geht es um den zweiten Stein.
why-now-pay = Jetzt geht es ums Bezahlen.
why-now-exchange = Jetzt geht es um die Karte, die du ablegst.
why-now-draw = Jetzt ziehst du Karten nach.
why-now-swap = Jetzt tauschst du eine Karte mit der Auslage.
why-now-keep = Jetzt geht es um die Karte, die du behältst.
why-now-king = Jetzt zieht der König.
why-now-king-pay = Jetzt bezahlt der König.

# ---- Zeichnung

board-seat = { $seat }
board-king = König
board-map = Karte von Europa
board-map-desc = { $cloisters ->
    [one] Ein Kloster
   *[other] { $cloisters } Klöster
} und { $advisors ->
    [one] ein Rat
   *[other] { $advisors } Räte
} auf der Karte. { $targets ->
    [0] { "" }
    [one] Ein Ziel für dich.
   *[other] { $targets } Ziele für dich.
}
board-cartouche = Europa
board-cartouche-line = im 12. Jahrhundert
board-sea-oceanus = Oceanus
board-sea-mare-germanicum = Mare Germanicum
board-sea-mare-nostrum = Mare Nostrum
board-sea-hadria = Hadria
board-crest = Wappen von { $country }
board-free = frei
board-last = im letzten Zug gesetzt
board-placed = eben gesetzt
board-cloister = { $seat_who ->
    [you] dein Kloster
   *[other] Kloster von { $seat }
}
board-cloister-king = Kloster des Königs
board-cloisters = Klöster
board-advisors = Räte
board-no-advisors = keine Räte
board-limit = { $limit ->
    [0] noch kein Platz für Räte
   *[other] Platz für { $limit }
}
board-nobody = niemand wertet
board-scores = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für { $who }
board-card = Karte { $card }
board-hand = Deine Handkarten
board-hands = Handkarten
board-move = Zug
board-hand-of = { $seat }: { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}{ $cards_count ->
    [0] { "" }
   *[other] : { $cards }
}
board-hidden = Handkarten sieht nur, wem sie gehören.
board-display = Auslage und Stapel
board-open = Auslage
board-pile = Stapel
board-pile-cards = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Nachziehstapel, eine Karte
   *[other] Nachziehstapel, { $count } Karten
}
board-discard = Ablage
board-discards = { $card }: { $count } von { $deck } auf der Ablage
board-king-cards = Karten des Königs
board-duel = Das Duell
board-influence = Einfluss
board-influence-free = Einflusskarte { $card }: noch frei
board-influence-of = { $seat_who ->
    [you] Einflusskarte { $card }: liegt bei dir
   *[other] Einflusskarte { $card }: liegt bei { $seat }
}
board-king-first = König zuerst
board-swap = Tauschen
board-two-countries = Zwei Länder
board-special = { $special }, noch nicht benutzt
board-special-used = { $special }, schon benutzt
board-kept = { $who }: behalten { $kept }
board-king-supply = König; im Vorrat Klöster: { $cloisters }, Räte: { $advisors }
board-king-moved = hat gezogen
board-score-track = Wertungsleiste
board-round = Runde { $round }, { $half }
board-half-1 = erste Hälfte
board-half-2 = zweite Hälfte
board-last-round = letzte Runde
board-marker = { $seat_who ->
    [you] Dein Zählstein: { $points }
   *[other] Zählstein von { $seat }: { $points }
}
board-standing = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; im Vorrat Klöster: { $cloisters }, Räte: { $advisors }; Handkarten: { $cards }{ $seen_count ->
    [0] { "" }
   *[other] , davon bekannt: { $seen }
}{ $start ->
    [one] ; Startspieler
   *[other] { "" }
}
board-lands = Länder
board-of = Platz
board-alliances = Bündnisse
board-text-seat = { $who } ({ $colour }): { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} (wäre jetzt Schluss: { $total }); im Vorrat Klöster: { $cloisters }, Räte: { $advisors }; Handkarten: { $cards }{ $seen_count ->
    [0] { "" }
   *[other] , davon bekannt: { $seen }
}
board-text-chain = Kette von { $who } ({ $count }):
board-text-display = Auslage: { $cards_count ->
    [0] –
   *[other] { $cards }
}; Stapel: { $pile }
board-text-hand = { $seat_who ->
    [you] Deine Hand: { $cards }
   *[other] Hand von { $who }: { $cards }
}
board-text-king = König ({ $colour }): Karten { $cards_count ->
    [0] –
   *[other] { $cards }
}; im Vorrat Klöster: { $cloisters }, Räte: { $advisors }
board-text-duel = { $who }: behalten { $kept }; Einfluss { $influence }; Sonderaktionen { $specials }

# was die gezeichneten Dinge sind
about-cloister = Ein Kloster. Es bleibt stehen bis zum Ende, zählt in beiden Klosterwertungen für die Mehrheit im Land und am Schluss in deinen Klosterketten.
about-advisor = Ein Rat. Die meisten Räte in beiden Ländern eines Bündnisses bringen in der Schlusswertung Punkte.
about-space = Ein Ort. Er nimmt ein Kloster auf, das du mit einer Karte seines Landes oder mit zwei gleichen Karten bezahlst. Straßen verbinden Orte zu Ketten.
about-crest = Das Wappen eines Landes. Hierher kommen Räte: alle zusammen höchstens so viele, wie der Führende im Land Klöster hat.
about-alliance = Ein Bündnis zweier Länder. Wer in beiden die meisten Räte hat, bekommt am Schluss einen Punkt für jeden Rat, der in den beiden steht.
about-card = Eine Handkarte. Sie bezahlt einen Stein in einem ihrer Länder; zwei gleiche bezahlen als Joker einen Stein in einem anderen Land.
about-open-card = Eine offene Karte der Auslage. Wer nachzieht, nimmt sie oder eine verdeckte vom Stapel.
about-pile = Der Nachziehstapel. Ist er zum ersten Mal leer, gibt es die Zwischenwertung der Klöster; beim zweiten Mal ist die Runde die letzte.
about-discard = Die Ablage. Gespielte und getauschte Karten liegen hier offen; einmal im Spiel werden sie zum neuen Stapel gemischt.
about-marker = Ein Wertungsstein. Er zeigt die Punkte eines Spielers; am Ende gewinnt, wer die meisten hat.
about-exchange = Statt Steine zu setzen, gibst du eine Handkarte ab und nimmst dafür eine neue. Damit endet dein Zug.
about-pass = Du setzt nichts. Passen kannst du nur in der letzten Runde.
about-stop = Du lässt es bei dem, was du gesetzt hast, und beendest deinen Zug.
about-payment = Womit du zahlst: eine Karte des Landes, oder zwei gleiche Karten eines anderen als Joker.
about-king-first = Sonderaktion, einmal im Spiel: Der König zieht vor dir, und das ist in diesem Zug sein einziger Zug.
about-swap = Sonderaktion, einmal im Spiel: Vor deiner Aktion tauschst du eine Handkarte gegen eine offene.
about-two-countries = Sonderaktion, einmal im Spiel: Deine zwei Steine dürfen in zwei verschiedene Länder, jeder eigens bezahlt.
about-choice = Eine Möglichkeit für deinen Zug, die keinen eigenen Ort auf der Karte hat.
about-influence = Eine Einflusskarte. Wer sie hat, bekommt in den Klosterwertungen die Punkte des Königs in ihren Ländern.
about-king = Der König: eine dritte Farbe, die niemandem gehört. Am Ende deines Zuges darfst du einen seiner Steine setzen, mit seinen offenen Karten bezahlt.
about-country = Ein Land. Wer die meisten Klöster hat, bekommt einen Punkt für jedes Kloster dort; jeder weitere Rang so viele, wie der darüber Klöster hat.
about-supply = Was noch im Vorrat ist, und die Handkarten: Was aus der Auslage genommen wurde, kennen alle, es liegt offen. Ohne Klöster oder Räte im Vorrat kannst du keine setzen; bei Gleichstand an der Spitze zählt, was übrig ist.
