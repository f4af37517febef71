game-title = Monastery
game-line = Alle bauen am selben Kloster, und alle wollen den Ruhm: Mönche errichten Gebäude, beten oder plagen sich und kaufen die Buchstaben eines Gebets.
game-status = Tag { $day }, { $hour }

# ---- Tischregeln

option-colours = Farben
option-colours-random = werden verlost
option-colours-chosen = jeder wählt
option-deal = Erste Plättchen
option-deal-standard = drei ziehen
option-deal-six_keep_three = sechs ziehen, drei behalten
option-deal-balanced = ausgewogen
option-icons = Symbolplättchen
option-icons-on = mit Wirkung
option-icons-off = ohne Wirkung (einfaches Spiel)
option-teams = Team-Spiel (zu viert)
option-teams-off = aus
option-teams-on = Rot und Grün gegen Blau und Gelb
option-silence = Schweigegelübde
option-silence-off = aus
option-silence-closed = streng: Schreiben nur in Betstunden
option-silence-penalty = mit Buße
option-blessings = Segen
option-blessings-hidden = hinter dem Sichtschirm
option-blessings-open = offen

# ---- Namen

name-monastery = Monastery
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-abbey = Abtei
name-passage_red = Roter Geheimgang
name-passage_blue = Blauer Geheimgang
name-passage_green = Grüner Geheimgang
name-passage_yellow = Gelber Geheimgang
name-almonry = Almosenausgabe
name-abbots_house = Haus des Abtes
name-bakehouse = Backstube
name-beehive = Bienenstock
name-brewhouse = Brauerei
name-bursary = Schatzkammer
name-buttery = Vorratskammer
name-calefactory = Bedienstetenhaus
name-carp_pond = Karpfenteich
name-cemetery = Friedhof
name-chapel = Kapelle
name-chapter_house = Kapitelsaal
name-corn_mill = Getreidemühle
name-dormitory = Schlafsaal
name-dovecote = Taubenschlag
name-farm = Landwirtschaftsbetrieb
name-field = Acker
name-garden = Garten
name-garderober = Kleiderkammer
name-guest_house = Gästehaus
name-infirmary = Krankenstube
name-kitchen = Küche
name-library = Bücherei
name-locutory = Aufenthaltsraum
name-path_straight = Gerader Weg
name-path_corner = Wegbiegung
name-path_tee = Weggabelung
name-piggery = Schweinestall
name-prison_cell = Arrestzelle
name-refectory = Speisesaal
name-scriptum = Schreibstube
name-smithy = Schmiede
name-stables = Ställe
name-workshop = Werkstatt
name-unseen = ein verdecktes Plättchen
name-tile = Plättchen
name-site = im Bau
name-finished = fertig
name-full = voll besetzt
name-box = Zahlenkästchen
name-circle = Wertungskreis
name-path_edge = Weg
name-gate_edge = Torweg
name-blank_edge = leere Seite
name-study_tile = Studienplättchen
name-work_tile = Arbeitsplättchen
name-dual_tile = Doppelzweckplättchen
name-icon_tile = Symbolplättchen
name-animal_tile = Kleintierhaltung
name-group = Gruppe
name-monk = Mönch
name-abbot = Abt
name-blessing = Segen
name-supply = Vorrat
name-letter = Buchstabe
name-strip = Buchstabenleiste
name-phrase = Satzteil
name-screen = Sichtschirm
name-prayer_board = Gebetstafel
name-hour_disc = Stundenscheibe
name-bag = Beutel
name-prayer_round = Betstunde
name-study_round = Studienrunde
name-work_round = Arbeitsrunde
name-night_round = Nachtrunde
name-lay_and_move = Legen und Bewegen
name-exchange = Austausch
name-encourage = Aufmunterung
name-scoring = Wertung
name-build = Bau
name-pray = Gebet
name-strain = Strapazen
name-collect = Einsammeln
name-election = Wahl des Abtes
name-jail = Arrest
name-testament = Testament
name-team_game = Team-Spiel
name-simple_game = Einfaches Spiel
name-vow_of_silence = Schweigegelübde
name-large = groß
name-small = klein
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-matins = Mette
name-study_1 = Studium 1
name-work_1 = Arbeit 1
name-work_2 = Arbeit 2
name-sext = Mittagsgebet
name-study_2 = Studium 2
name-work_3 = Arbeit 3
name-vespers = Abendgebet
name-study_3 = Studium 3
name-night = Nacht
name-prayer = Betstunde
name-study = Studium
name-work = Arbeit
name-ending_801 = Der letzte Buchstabe ist genommen.
name-ending_802 = Kein Plättchen passt mehr.
name-ending_803 = Die zweite Nacht ist da.
name-paid_blessing = ein Segen geht in den Vorrat
name-paid_letter = ein großer Buchstabe wird klein
name-paid_nothing = es gibt nichts zu zahlen

# ---- Kurze Namen für die Plättchen; beim Strich oder einem Leerzeichen dürfen sie getrennt werden

short-abbey = Abtei
short-passage_red = Geheim|gang
short-passage_blue = Geheim|gang
short-passage_green = Geheim|gang
short-passage_yellow = Geheim|gang
short-almonry = Almo|sen
short-abbots_house = Haus des Abtes
short-bakehouse = Back|stube
short-beehive = Bienen|stock
short-brewhouse = Brau|erei
short-bursary = Schatz|kammer
short-buttery = Vorrats|kammer
short-calefactory = Bedien|steten
short-carp_pond = Karpfen|teich
short-cemetery = Fried|hof
short-chapel = Kapelle
short-chapter_house = Kapitel|saal
short-corn_mill = Getreide|mühle
short-dormitory = Schlaf|saal
short-dovecote = Tauben|schlag
short-farm = Landwirt|schaft
short-field = Acker
short-garden = Garten
short-garderober = Kleider|kammer
short-guest_house = Gäste|haus
short-infirmary = Kranken|stube
short-kitchen = Küche
short-library = Büche|rei
short-locutory = Aufent|halt
short-path_straight = Weg
short-path_corner = Weg
short-path_tee = Weg
short-piggery = Schweine|stall
short-prison_cell = Arrest|zelle
short-refectory = Speise|saal
short-scriptum = Schreib|stube
short-smithy = Schmie|de
short-stables = Ställe
short-workshop = Werk|statt

# ---- Was jetzt zu tun ist

prompt-colour = Wähle deine Farbe.
wait-colour = { $seat } wählt eine Farbe.
prompt-keep = Lege { $count ->
    [one] noch ein Plättchen
   *[other] noch { $count } Plättchen
} zurück in den Beutel.
hint-keep = Drei der sechs behältst du. Unverbaute Plättchen kosten am Ende ihren Kreiswert.
wait-keep = { $seat } legt Plättchen zurück.
prompt-act = Lege ein Plättchen, bewege deine Mönche.
hint-act = { $points ->
    [0] Keine Bewegungspunkte mehr.
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
} Einmal legen oder austauschen.
wait-act = { $seat } legt und bewegt. { $points ->
    [0] Keine Bewegungspunkte mehr.
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
}
prompt-cell = { $tile }: Wähle einen Bauplatz.
wait-cell = { $seat } sucht einen Bauplatz: { $tile }.
prompt-turn = { $tile }: Wie soll das Plättchen liegen?
wait-turn = { $seat } dreht ein Plättchen: { $tile }.
prompt-return = Lege ein Plättchen zurück in den Beutel.
hint-return = Das gezogene oder ein anderes. Niemand sieht es.
wait-return = { $seat } legt ein Plättchen zurück.
prompt-to = { $place }: Wohin geht der Mönch? { $points ->
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
}
wait-to = { $seat } bewegt einen Mönch von hier: { $place }. { $points ->
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
}
prompt-box = { $place }: Auf welches Zahlenkästchen?
wait-box = { $seat } wählt ein Kästchen: { $place }.
prompt-change = { $place }: Wer wechselt auf welches Kästchen?
wait-change = { $seat } wechselt ein Kästchen: { $place }.
prompt-from = { $place }: Welcher deiner Mönche?
wait-from = { $seat } wählt einen Mönch: { $place }.
prompt-enc_tile = Lege Segen auf ein Plättchen im Bau oder beende den Schritt.
hint-enc_tile = Wer zuerst einen Mönch dorthin bewegt, bekommt sie.
wait-enc_tile = { $seat } verteilt Segen.
prompt-enc_count = { $place }: Wie viele Segen?
wait-enc_count = { $seat } legt Segen: { $place }.
prompt-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bisher. Nutze Symbole, rufe einen Mönch zum Gebet oder geh weiter.
hint-score = Danach zählen Studium oder Arbeit, dann sammelst du ein.
wait-score = { $seat } wertet: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bisher.
prompt-pray = Welcher Mönch soll beten?
hint-pray = Er bleibt bis zur nächsten Betstunde auf den Knien.
wait-pray = { $seat } ruft einen Mönch zum Gebet.
prompt-swap1 = Bücherei: Wähle den ersten von zwei Buchstaben der Gebetstafel.
hint-swap1 = Sie tauschen die Plätze und liegen danach mit der kleinen Seite oben.
wait-swap1 = { $seat } tauscht Buchstaben.
prompt-swap2 = Bücherei: Mit welchem Buchstaben tauscht { $letter } den Platz?
wait-swap2 = { $seat } tauscht das { $letter } mit einem anderen Buchstaben.
prompt-stable = Ställe: Welches Plättchen legst du?
wait-stable = { $seat } legt durch die Ställe ein Plättchen.
prompt-abbot = Gleichstand: Wen bestimmst du zum Abt?
wait-abbot = Gleichstand: { $seat } bestimmt den Abt.
prompt-jail = Du bist Abt. Wessen Mönch kommt in die Arrestzelle?
wait-jail = { $seat } ist Abt und entscheidet über die Arrestzelle.
prompt-buy = { $points ->
    [0] Keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}: Nimm Buchstaben oder Mönche von der Gebetstafel, oder höre auf.
hint-buy = Reichen die Punkte nicht, zahlen deine Segen. Was übrig bleibt, wird zu Segen.
wait-buy = { $seat } sammelt ein: { $points ->
    [0] keine Punkte
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
}.
prompt-strip = Auf welche Leiste kommt das { $letter }?
hint-strip = Auf deiner liegt es groß und zählt am Ende; auf einer fremden liegt es klein und bringt dir einen Segen.
wait-strip = { $seat } legt das { $letter } auf eine Leiste.
prompt-brew = Brauerei: Welcher deiner Mönche bleibt, wo er ist?
hint-brew = Die anderen gehen in die Abtei.
wait-brew = { $seat } lässt durch die Brauerei Mönche bleiben.

# ---- Züge

do-end = Schritt beenden
do-done = Fertig
do-go_on = Weiter: Strapazen und Einkauf
do-exchange = Plättchen austauschen
do-encourage = Aufmuntern
do-pray = Zum Gebet rufen
do-nobody = Niemanden einsperren
do-colour = { $colour }
do-abbot = { $seat } ({ $colour })
do-jail = { $seat_who ->
    [you] Einer deiner Mönche
   *[other] Mönch von { $seat }
} ({ $colour })
do-strip-own = Deine Leiste, groß
do-strip-partner = Leiste von { $seat } ({ $colour }), groß
do-strip-rival = Leiste von { $seat } ({ $colour }), klein: 1 Segen
do-use-library = Bücherei: Buchstaben tauschen
do-use-workshop = Werkstatt: Plättchen austauschen
do-use-stables = Ställe: Plättchen legen
do-use-abbots_house = Haus des Abtes: Wahl verlangen
do-lay = { $tile } legen
do-return = { $tile } zurücklegen
do-turn = Wege nach { $sides }
do-box = Kästchen { $box }
do-from = Mönch auf Kästchen { $box }
do-shift = Von Kästchen { $old } auf { $new }
do-count = { $count ->
    [one] 1 Segen
   *[other] { $count } Segen
}
do-buy-letter = { $letter } für { $cost } (Zeile { $row }, Spalte { $column })
do-buy-monk = { $seat_who ->
    [you] Dein Mönch
   *[other] Mönch von { $seat }
} für { $cost } (Zeile { $row }, Spalte { $column })
do-swap = { $letter } (Zeile { $row }, Spalte { $column })
do-cell = Bauplatz { $x }|{ $y }
do-move = Mönch bewegen: { $place }
do-move-at = Mönch bewegen: { $place } { $x }|{ $y }
do-change = Kästchen wechseln: { $place }
do-change-at = Kästchen wechseln: { $place } { $x }|{ $y }
do-to = { $place }, Kosten { $cost }
do-to-at = { $place } { $x }|{ $y }, Kosten { $cost }
do-enc_tile = Segen hierher: { $place }
do-enc_tile-at = Segen hierher: { $place } { $x }|{ $y }
do-kneel = { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
do-kneel-at = { $place } { $x }|{ $y }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
do-brew = Bleibt: { $place }
do-brew-at = Bleibt: { $place } { $x }|{ $y }
aside-vow = Das Gelübde brechen
aside-accuse = { $seat } anklagen, das Gelübde gebrochen zu haben
aside-admit = Gestehen: { $seat } hat recht
aside-deny = Die Anklage von { $seat } bestreiten
aside-agree = { $seat } hat recht: { $accused_seat } hat gesprochen
aside-disagree = { $seat } irrt: { $accused_seat } hat geschwiegen
undo-vow = Nicht mehr zurückzunehmen: das Schweigegelübde kam dazwischen.

# ---- Was geschah

event-colour = { $seat_who ->
    [you] Du spielst { $colour }.
   *[other] { $seat } spielt { $colour }.
}
event-first_abbot = { $seat_who ->
    [you] Du bist der erste Abt.
   *[other] { $seat } ist der erste Abt.
}
event-round = Tag { $day }, { $hour }. Reihenfolge: { $order }.
event-stay = { $seat_who ->
    [you] Dein Mönch bleibt
   *[other] Ein Mönch von { $seat } bleibt
}, wo er ist: { $place }.
event-rise = { $count ->
    [one] Ein betender Mönch kehrt
   *[other] { $count } betende Mönche kehren
} in die Abtei zurück.
event-night = Es wird Nacht: Die Mönche gehen in die Abtei.
event-election = Wahl des Abtes. Mönche von { $colours }: { $votes }.
event-elected = { $seat_who ->
    [you] Du wirst Abt.
   *[other] { $seat } wird Abt.
}
event-demand = { $seat_who ->
    [you] Du verlangst
   *[other] { $seat } verlangt
} eine Wahl im Haus des Abtes.
event-jail = { $seat_who ->
    [you] Du sperrst
   *[other] { $seat } sperrt
} { $whose_seat_who ->
    [you] einen deiner Mönche
   *[other] einen Mönch von { $whose_seat }
} ein.
event-no_jail = { $seat_who ->
    [you] Du sperrst
   *[other] { $seat } sperrt
} niemanden ein.
event-draw = { $seat_who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $tiles_count ->
    [0] { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
   *[other] { $tiles }
}.
event-put_back = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
} { $tile_id ->
    [unseen] ein Plättchen
   *[other] { $tile }
} zurück in den Beutel.
event-exchange = { $seat_who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} zum Austausch { $tile_id ->
    [unseen] ein Plättchen
   *[other] { $tile }
}.
event-lay = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
}: { $tile } ({ $x }|{ $y }).
event-animal = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] einen Segen
   *[other] { $count } Segen
} für die Nachbarn: { $tile }.
event-move = { $seat_who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
} einen Mönch für { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}: { $start } → { $place }.
event-box = { $place }: { $seat_who ->
    [you] dein Mönch
   *[other] ein Mönch von { $seat }
} steht auf Kästchen { $box }.
event-change = { $place }: { $seat_who ->
    [you] dein Mönch wechselt
   *[other] ein Mönch von { $seat } wechselt
} von Kästchen { $old } auf { $new }.
event-found = { $seat_who ->
    [you] Du findest
   *[other] { $seat } findet
} { $count ->
    [one] einen Segen
   *[other] { $count } Segen
}: { $place }.
event-encourage = { $seat_who ->
    [you] Du legst
   *[other] { $seat } legt
} { $count ->
    [one] einen Segen
   *[other] { $count } Segen
} auf ein Plättchen: { $place }.
event-build = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für den Bau: { $place }.
event-finish = Fertig: { $place }.
event-almonry = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] einen Segen
   *[other] { $count } Segen
} aus der Almosenausgabe.
event-pray = { $seat_who ->
    [you] Dein Mönch betet
   *[other] Ein Mönch von { $seat } betet
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $place }.
event-strain = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Strapazen: { $place }.
event-swap = { $seat_who ->
    [you] Du lässt
   *[other] { $seat } lässt
} { $letter } und { $other } auf der Gebetstafel die Plätze tauschen.
event-buy_monk = { $seat_who ->
    [you] Du holst
   *[other] { $seat } holt
} für { $cost } { $whose_seat_who ->
    [you] einen deiner Mönche
   *[other] einen Mönch von { $whose_seat }
} in die Abtei.
event-buy_letter = { $seat_who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} für { $cost } das { $letter }: { $size } auf { $whose_seat_who ->
    [you] deiner Leiste
   *[other] der Leiste von { $whose_seat }
}.
event-complete = { $seat_who ->
    [you] Dein Satzteil
   *[other] Der Satzteil von { $seat }
} ist vollendet.
event-unused = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] einen Segen
   *[other] { $count } Segen
} für { $points ->
    [one] 1 übrigen Punkt
   *[other] { $points } übrige Punkte
}.
event-levy = Der Vorrat ist leer: { $count ->
    [one] Einer legt
   *[other] { $count } Spieler legen je
} einen Segen zurück.
event-lapse = { $seat_who ->
    [you] Für dich
   *[other] Für { $seat }
} ist kein Segen mehr da.
event-accuse = { $seat_who ->
    [you] Du klagst
   *[other] { $seat } klagt
} { $whose_seat_who ->
    [you] dich
   *[other] { $whose_seat }
} an, das Gelübde gebrochen zu haben.
event-admit = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
} es zu.
event-deny = { $seat_who ->
    [you] Du bestreitest
   *[other] { $seat } bestreitet
} es.
event-agree = { $seat_who ->
    [you] Du stimmst
   *[other] { $seat } stimmt
} der Anklage gegen { $whose_seat_who ->
    [you] dich
   *[other] { $whose_seat }
} zu.
event-disagree = { $seat_who ->
    [you] Du weist
   *[other] { $seat } weist
} die Anklage gegen { $whose_seat_who ->
    [you] dich
   *[other] { $whose_seat }
} zurück.
event-penalty = { $seat_who ->
    [you] Du hast
   *[other] { $seat } hat
} das Schweigegelübde gebrochen: { $paid }.
event-game_over = Das Spiel ist zu Ende. { $ending }
event-score = { $seat_who ->
    [you] Dein Testament
   *[other] Testament von { $seat }
}: { $points } für { $source_id ->
    [letters] große Buchstaben
    [blessings] Segen
   *[other] unverbaute Plättchen
}.
source-letters = Große Buchstaben
source-blessings = Segen
source-tiles = Unverbaute Plättchen
source-build = Bauen
source-pray = Beten
source-strain = Strapazen

# ---- Warum nicht?

why-silence = Das Schweigegelübde gilt: Geredet wird erst in der nächsten Betstunde.
why-laid = Du hast in diesem Schritt schon ein Plättchen gelegt oder ausgetauscht.
why-lay-later = { $tile }: Noch nicht. Wo das Plättchen passen würde, grenzt nichts Fertiges oder voll Besetztes an.
why-lay-group = { $tile }: Überall, wo das Plättchen passen würde, wäre die Gruppe zu groß.
why-lay-colour = { $tile }: Grau und Braun liegen nie Seite an Seite.
why-lay-connection = { $tile }: Kein Bauplatz bietet eine Verbindung.
why-lay-dead-end = { $tile }: An jedem Bauplatz gäbe es eine Sackgasse.
why-cell-taken = Hier liegt schon etwas: { $tile }.
why-cell-alone = Hier grenzt nichts an.
why-cell-unsupported = Hier grenzt kein fertiges oder voll besetztes Plättchen an.
why-cell-dead-end = { $tile }: Ein Weg träfe auf eine leere Seite ({ $place }).
why-cell-colour = { $tile }: Grau und Braun liegen nie Seite an Seite.
why-cell-connection = { $tile }: Hier gäbe es keine Verbindung zu einem Nachbarn.
why-cell-group = { $tile }: Die Gruppe hätte mehr als { $limit } Plättchen.
why-turn-dead-end = So träfe ein Weg auf eine leere Seite ({ $place }).
why-turn-connection = So wäre das Plättchen mit keinem Nachbarn verbunden.
why-exchange-bag = Der Beutel ist leer.
why-exchange-hand = Du hast kein Plättchen zum Austauschen.
why-move-praying = { $place }: Dein Mönch betet und geht nicht.
why-move-stopped = { $place }: Dein Mönch hat in diesem Schritt schon angehalten.
why-move-staffed = { $place }: voll besetzt. Niemand darf mehr gehen.
why-move-points = Du hast keine Bewegungspunkte mehr.
why-move-nowhere = { $place }: Von hier aus erreicht dein Mönch kein Plättchen, auf dem er bleiben darf.
why-to-same = { $place }: Hier steht der Mönch schon.
why-to-animal = { $place }: Kleintierhaltungen betritt niemand.
why-to-full = { $place }: voll. Hier darf keine Bewegung enden.
why-to-passage = { $place }: Hier betet jemand, der Geheimgang ist gesperrt.
why-to-far = { $place }: Mit { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
} nicht zu erreichen.
why-box-taken = Auf Kästchen { $box } steht schon ein Mönch.
why-change-full = { $place }: Kein Kästchen ist frei.
why-change-arrived = Wer in diesem Schritt gekommen ist, wechselt nicht.
why-change-once = Wechseln darf jeder Mönch nur einmal je Schritt.
why-encourage-sites = Kein Plättchen ist im Bau.
why-encourage-blessings = Du hast keinen Segen.
why-pray-once = In dieser Wertung hast du schon einen Mönch zum Gebet gerufen.
why-pray-nobody = Keiner deiner Mönche ist allein auf einem fertigen Plättchen.
why-pray-abbey = In der Abtei betet niemand für Punkte: Sie hat keinen Wertungskreis.
why-pray-site = { $place }: noch im Bau.
why-pray-fresh = { $place }: eben erst fertig geworden.
why-pray-already = { $place }: Dein Mönch betet schon.
why-pray-chapel = In der Kapelle beten höchstens drei Mönche, von jedem Spieler einer.
why-pray-alone = { $place }: Dein Mönch ist hier nicht allein.
why-use-simple = { $tile }: Im einfachen Spiel haben Symbole keine Wirkung.
why-use-brewhouse = Die Brauerei wirkt in Betstunden und in der Nacht, nicht in der Wertung.
why-use-automatic = { $tile }: wirkt von selbst.
why-use-once = { $tile }: Jedes Symbol nur einmal je Wertung.
why-use-monk = { $tile }: Du hast dort keinen aufrechten Mönch.
why-use-closed = { $tile }: Im Bau, eben erst fertig, oder jemand betet dort.
why-use-library = Auf der Gebetstafel liegen keine zwei Buchstaben mehr, die du vertauschen könntest.
why-use-workshop = Dazu brauchst du ein Plättchen hinter dem Schirm und eines im Beutel.
why-use-stables = Keines deiner Plättchen kann jetzt gelegt werden.
why-swap-empty = Hier liegt kein Buchstabe.
why-swap-monk = Mönche werden nicht vertauscht.
why-swap-locked = Dieser Buchstabe wurde schon vertauscht.
why-swap-same = Das ist der Buchstabe, den du schon gewählt hast.
why-buy-empty = Dieses Feld ist leer.
why-buy-cost = Kostet { $cost }. { $missing ->
    [one] 1 Punkt fehlt.
   *[other] { $missing } Punkte fehlen.
}
why-strip-space = Auf dieser Leiste ist kein { $letter } mehr frei.
why-abbot-self = Sich selbst darf der alte Abt nicht bestimmen.
why-abbot-tied = { $seat } hat bei dieser Wahl weniger Mönche.
why-jail-nobody = { $seat } hat keinen Mönch in der Abtei.

# ---- auf dem Tisch

draw-grid = Das Kloster
draw-grid-desc = Um die Abtei { $tiles ->
    [one] liegt ein Plättchen
   *[other] liegen { $tiles } Plättchen
}, davon { $sites } im Bau.
draw-group = Gruppe von { $size }, höchstens { $limit }
draw-tab-hand = Hand
draw-tab-prayer = Gebet
draw-tab-strips = Leisten
draw-tab-hours = Stunde
draw-wanted = fehlt auf deiner Leiste
draw-purse = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} + { $blessings } Segen
draw-legacy = Testament { $letters } + { $blessings } − { $tiles } = { $total }
draw-hand-of = Plättchen von { $seat }
draw-rival-votes = { $number ->
    [one] 1 Mönch
   *[other] { $number } Mönche
} in der Abtei
draw-exchange = Austauschen
draw-encourage = Aufmuntern
draw-cell = Leerer Platz { $x }|{ $y }
draw-monk = Mönch ({ $colour })
draw-monk-praying = betender Mönch ({ $colour })
draw-on-box = Kästchen { $box }
draw-finished = fertig, Wert { $circle }
draw-site = im Bau, Kästchen { $boxes }
draw-alms = { $count } Segen darauf
draw-hand = Hinter dem Sichtschirm
draw-turns = So kann es liegen
draw-hand-empty = Du hast keine Plättchen.
draw-hand-desc = { $count ->
    [0] Hinter deinem Sichtschirm liegt nichts.
    [one] Hinter deinem Sichtschirm liegt ein Plättchen: { $tiles }.
   *[other] Hinter deinem Sichtschirm liegen { $count } Plättchen: { $tiles }.
}
draw-tile = { $tile }, { $hue }, Wert { $circle }
name-hue_grey = Studium
name-hue_brown = Arbeit
name-hue_dual = Studium und Arbeit
name-hue_neutral = neutral
draw-walk = Bewegung
draw-walk-of = { $left } von { $of }
draw-spend = Zum Ausgeben
draw-blessings = { $count } Segen
draw-monks = { $upright } aufrecht, { $praying } betend
draw-testament = Testament
draw-forecast = Deine Wertung jetzt
draw-forecast-empty = Noch nichts in Aussicht.
draw-source-build = Bau
draw-source-strain = Strapazen
draw-source-pray = oder Gebet
draw-forecast-none = In dieser Runde wertest du nicht mehr.
draw-best = zusammen bis zu
draw-prayer = Gebetstafel
draw-prayer-desc = Noch { $count ->
    [one] ein Buchstabe
   *[other] { $count } Buchstaben
} auf der Gebetstafel. Oben der Preis, unten der Preis bei vollendetem Satzteil.
draw-space-monk = Mönch ({ $colour }), Preis { $cost }
draw-space-letter = { $letter }, Preis { $cost }
draw-strips = Leisten
draw-strip = { $seat }: groß { $large }, klein { $small }, { $points } Punkte
draw-hours = Stunde
draw-hours-desc = Tag { $day }, { $hour }.
draw-day = Tag { $day }
draw-stock = Beutel: { $bag } Plättchen · Vorrat: { $supply } Segen
draw-silent = Jetzt wird geschwiegen.
draw-talk = Jetzt darf geredet werden.
draw-partner = spielt mit { $seat }
draw-seat = { $seat } ({ $colour }): { $votes ->
    [one] 1 Mönch
   *[other] { $votes } Mönche
} in der Abtei
draw-rival-tiles = { $number } Plättchen hinter dem Schirm
draw-rival-blessings = Segen: { $number }
draw-rival-upright = { $number ->
    [one] 1 aufrechter Mönch
   *[other] { $number } aufrechte Mönche
}
draw-rival-praying = { $number ->
    [one] 1 betender Mönch
   *[other] { $number } betende Mönche
}
draw-rival-forecast = Wertung jetzt: bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
draw-text-colours = Die Farben werden gewählt. Vergeben: { $colours }
draw-text-hour = Tag { $day }, { $hour }. { $bag } Plättchen im Beutel, { $supply } Segen im Vorrat.
draw-text-player = { $seat } ({ $colour }): { $letters }; { $tiles } Plättchen, { $blessings } Segen, Mönche: { $upright } aufrecht, { $praying } betend; Wertung jetzt bis zu { $points }
draw-text-hand = Hinter dem Schirm: { $tiles }

# was die gezeichneten Dinge sind
about-monk = Ein Mönch. Jeder aufrechte gibt deinem Schritt Bewegungspunkte. Er baut, studiert, arbeitet oder betet; wer kniet, betet und bleibt, wo er ist.
about-cell = Eine freie Stelle. Ein Plättchen darf hierher, wenn es an etwas Fertiges oder voll Besetztes grenzt, verbunden ist und kein Weg an einer Wand endet.
about-turn = So gedreht würde das Plättchen liegen. Gelegt wird es als Baustelle.
about-box = Ein Zahlenkasten einer Baustelle. Sind alle besetzt, bringt die nächste Wertung jedem die Zahl unter seinem Mönch.
about-change = Dein Mönch darf hier einmal im Schritt umsonst auf einen anderen freien Kasten.
about-jail = Der gewählte Abt darf einen Mönch aus der Abtei in die Arrestzelle setzen. Er kniet dort bis zur nächsten Betstunde.
about-group = Eine Gruppe gleicher Plättchen. Wer ein weiteres fertigstellt, bekommt für jedes fertige der Gruppe Punkte; die Gruppe hat eine Obergrenze.
about-board = Ein Platz der Gebetstafel. Mit Punkten und Segen nimmst du Buchstaben und Mönche; der Preis steht über der Spalte, bei fertigem Spruch darunter.
about-strip = Der Spruch eines Spielers. Eigene Buchstaben liegen groß und zählen am Ende; auf fremde Streifen legst du sie klein und bekommst dafür einen Segen.
about-seat = Ein Spieler in der Reihenfolge der Runde. Wer die meisten Mönche in der Abtei hat, wird Abt und beginnt.
about-errand = Etwas, das du in deinem Schritt oder deiner Wertung tun kannst.
about-blessings = Segen. Jeder bezahlt an der Gebetstafel einen Punkt, lockt auf Baustellen gelegt Helfer an und zählt am Ende einen Punkt.
about-testament = Dein Testament: große Buchstaben und Segen, minus die Werte der Plättchen, die noch hinter deinem Schirm liegen.
about-bag = Der Beutel mit den Plättchen, und der Vorrat an Segen. In Betstunden wird gezogen; statt zu legen, darfst du tauschen.
about-hours = Die Stundenscheibe: Gebet, Studium, Arbeit und Nacht im Wechsel. In Studienrunden bringen graue Plättchen Punkte, in Arbeitsrunden braune.
about-outlook = Was deine Wertung jetzt brächte: Bauen, Beten und Strapazen.
about-rival = Was von einem Mitspieler offen ist: Plättchen, Mönche und, wenn der Tisch es will, seine Segen.
about-walk = Deine Bewegungspunkte: zwei für jeden aufrechten Mönch. Ein Schritt auf ein verbundenes Nachbarplättchen kostet einen.
about-tile-building = Ein Gebäude. Als Baustelle bringt es die Zahlen seiner Kästen; fertig kann ein Mönch, der allein ist, für den Wert im Kreis beten.
about-tile-icon = Ein Gebäude mit Zeichen; in diesem Spiel ohne besondere Wirkung.
about-tile-passage = Ein Geheimgang. Für einen Punkt springen Mönche seiner Farbe von überall hierher, solange niemand darauf betet.
about-tile-animal = Tiere. Das Plättchen ist sofort fertig; wer es legt, bekommt einen Segen für jedes Nachbarplättchen. Niemand betritt es.
about-tile-path = Ein Weg. Wer ihn fertigstellt, bekommt Punkte für sich und jeden fertigen Weg der Gruppe.
about-tile-field = Ein Feld. Wer es fertigstellt, bekommt Punkte für sich und jedes fertige Feld der Gruppe.
about-tile-garden = Ein Garten. Wer ihn fertigstellt, bekommt Punkte für sich und jeden fertigen Garten der Gruppe, mehr als bei Feldern.
about-tile-abbey = Die Abtei, ein einziges großes Plättchen. Hier sind die Mönche zu Hause; wer die meisten hier hat, wird Abt.
about-tile-chapel = Kapelle: Hier muss ein Mönch zum Beten nicht allein sein, und das Gebet bringt doppelt so viel.
about-tile-almonry = Almosenausgabe: bringt dir in deiner Wertung von selbst einen Segen.
about-tile-farm = Landwirtschaftsbetrieb: Wer hier in einer Arbeitsrunde den Punkt für Strapazen bekommt, bekommt noch zwei dazu.
about-tile-scriptum = Schreibstube: Wer hier in einer Studienrunde den Punkt für Strapazen bekommt, bekommt noch einen dazu.
about-tile-library = Bücherei: Du darfst zwei Buchstaben auf der Gebetstafel tauschen; sie liegen danach klein.
about-tile-workshop = Werkstatt: Ziehe ein Plättchen aus dem Beutel und lege eins von deinen zurück.
about-tile-stables = Ställe: Du darfst in deiner Wertung ein Plättchen legen.
about-tile-abbots_house = Haus des Abtes: Du darfst sofort eine Abtwahl verlangen; Mönche hier zählen mit.
about-tile-brewhouse = Brauerei: Wer hier einen aufrechten Mönch hat, darf Mönche in der Betstunde und nachts lassen, wo sie sind.
about-tile-prison_cell = Arrestzelle: Hierher setzt ein gewählter Abt einen Mönch. Sonst ein Plättchen wie andere.
about-colour = Eine Farbe, und mit ihr ein Spruch und ein Geheimgang. Gespielt wird in der Folge Rot, Blau, Grün, Gelb.

# Only a team wins with more than one name.
web-won = { $names_count ->
    [1] { $names } gewinnt
   *[other] { $names } gewinnen
}
