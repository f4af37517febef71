game-title = Monasterium
game-line = Ihr würfelt gemeinsam, nehmt reihum und entsendet Novizen in fünf Klöster am Weg: Jeder, der geht, macht deine Tafel besser.
game-status = Jahr { $year } von 3 · Runde { $round } von { $rounds }

# ---- Tischregeln

option-start = Startspieler
option-start-random = wird ausgelost
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4

# ---- Namen

name-monasterium = Monasterium
name-influence = Einfluss
name-soup = Suppe
name-rosary = Rosenkranz
name-tool = Werkzeug
name-book = Buch
name-points = Punkte
name-A = Kloster A
name-B = Kloster B
name-C = Kloster C
name-D = Kloster D
name-E = Kloster E
name-dove = Taube
name-key = Schlüssel
name-lily = Lilie
name-lamb = Lamm
name-fish = Fisch
name-building = Gebäude
name-cloister = Kreuzgang
name-chapel = Kapelle
name-S = Profanbau
name-W = Werkstatt
name-G = Gemeinschaftsraum
name-A-S = Profanbau in A
name-A-W = Werkstatt in A
name-A-G = Gemeinschaftsraum in A
name-A-c = Kreuzgang von A
name-A-k = Kapelle von A
name-B-S = Profanbau in B
name-B-W = Werkstatt in B
name-B-G = Gemeinschaftsraum in B
name-B-c = Kreuzgang von B
name-B-k = Kapelle von B
name-C-S = Profanbau in C
name-C-W = Werkstatt in C
name-C-G = Gemeinschaftsraum in C
name-C-c = Kreuzgang von C
name-C-k = Kapelle von C
name-D-S = Profanbau in D
name-D-W = Werkstatt in D
name-D-G = Gemeinschaftsraum in D
name-D-c = Kreuzgang von D
name-D-k = Kapelle von D
name-E-S = Profanbau in E
name-E-W = Werkstatt in E
name-E-G = Gemeinschaftsraum in E
name-E-c = Kreuzgang von E
name-E-k = Kapelle von E
name-f1 = Wegfeld I
name-f2 = Wegfeld II
name-f3 = Wegfeld III
name-f4 = Wegfeld IV
name-f5 = Wegfeld V
name-f6 = Wegfeld VI
name-f7 = Wegfeld VII
name-f8 = Wegfeld VIII
name-f9 = Wegfeld IX
name-f10 = Wegfeld X
name-f11 = Wegfeld XI
name-f12 = Wegfeld XII
name-P-ACT = freie Aktion
name-P-IR = Einfluss oder Rosenkranz
name-P-ST = Suppe oder Tausch
name-P-WIN = beliebiges Fenster
name-P-DIE = weiterer Würfel oder 5 Punkte
name-w11 = Fenster oben, Spalte 1
name-w12 = Fenster oben, Spalte 2
name-w13 = Fenster oben, Spalte 3
name-w21 = Fenster Mitte, Spalte 1
name-w22 = Fenster Mitte, Spalte 2
name-w23 = Fenster Mitte, Spalte 3
name-w31 = Fenster unten, Spalte 1
name-w32 = Fenster unten, Spalte 2
name-w33 = Fenster unten, Spalte 3
name-window-row-1 = obere Reihe
name-window-row-2 = mittlere Reihe
name-window-row-3 = untere Reihe
name-window-column-1 = Spalte 1
name-window-column-2 = Spalte 2
name-window-column-3 = Spalte 3
name-tile-1 = Aktionsplättchen 1
name-tile-2 = Aktionsplättchen 2
name-tile-3 = Aktionsplättchen 3
name-tile-4 = Aktionsplättchen 4
name-tile-5 = Aktionsplättchen 5
name-die-neutral = neutraler Würfel
name-die-personal = persönlicher Würfel

# ---- Bausteine: was etwas bringt, wie viele Würfel

amount = { $good_id ->
    [soup] { $amount ->
        [one] 1 Suppe
       *[other] { $amount } Suppen
    }
    [rosary] { $amount ->
        [one] 1 Rosenkranz
       *[other] { $amount } Rosenkränze
    }
    [tool] { $amount ->
        [one] 1 Werkzeug
       *[other] { $amount } Werkzeuge
    }
    [book] { $amount ->
        [one] 1 Buch
       *[other] { $amount } Bücher
    }
   *[other] { $amount } { $good }
}
does = { $good_id ->
    [send] { $amount ->
        [0] Novizen entsenden
       *[other] Novizen für { $amount } Einfluss weniger entsenden
    }
    [any] { $amount } Suppen, { $amount } Einfluss oder { $amount } Rosenkränze
    [step] { $amount ->
        [one] Gesandter 1 Feld weiter
       *[other] Gesandter { $amount } Felder weiter
    }
    [trade] Suppe gegen Werkzeug oder Werkzeug gegen Buch tauschen
    [points] { $amount } Punkte
    [window] Fensterplättchen nehmen
   *[other] { amount }
}
score-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dice-count = { $personal ->
    [0] { $neutral } neutral
   *[other] { $neutral ->
        [0] { $personal } eigen
       *[other] { $personal } eigen, { $neutral } neutral
    }
}
dice-taken = { $personal ->
    [0] { $neutral ->
        [one] 1 neutralen Würfel
       *[other] { $neutral } neutrale Würfel
    }
    [one] { $neutral ->
        [0] 1 eigenen Würfel
        [one] 1 eigenen und 1 neutralen Würfel
       *[other] 1 eigenen und { $neutral } neutrale Würfel
    }
   *[other] { $neutral ->
        [0] { $personal } eigene Würfel
        [one] { $personal } eigene und 1 neutralen Würfel
       *[other] { $personal } eigene und { $neutral } neutrale Würfel
    }
}
dice-faces = { $personal_count ->
    [0] { $neutral }
   *[other] { $neutral_count ->
        [0] { $personal } (eigen)
       *[other] { $neutral }; { $personal } (eigen)
    }
}

# ---- Was zu tun ist

prompt-place = Welche Zahl setzt du ein?
hint-place = Alle Würfel des Wurfs mit dieser Zahl kommen auf ihr Feld. Den Rest würfelst du im nächsten Zug wieder.
wait-place = { $seat } setzt Würfel ein.
prompt-pick = Welche Würfel würfelst du neu?
hint-pick = Wähle einen nach dem anderen, dann würfle.
wait-pick = { $seat } wählt Würfel, um sie neu zu würfeln.
prompt-field = Von welchem Würfelfeld nimmst du?
hint-field = Neutrale und eigene Würfel. Die Nummer des Feldes ist die Spalte deiner Tafel.
wait-field = { $seat } wählt ein Würfelfeld.
prompt-count = Wie viele Würfel nimmst du von Feld { $field }?
hint-count = Eigene Würfel gehen vor. Weniger als möglich ist erlaubt.
wait-count = { $seat } nimmt Würfel von Feld { $field }.
prompt-column = In welche Spalte legst du den Joker?
wait-column = { $seat } wählt eine Spalte für den Joker.
prompt-action = { $left ->
    [one] Wähle eine Aktion in Spalte { $column }.
   *[other] Wähle eine Aktion in Spalte { $column }, noch { $left } Würfel.
}
wait-action = { $seat } wählt eine Aktion in Spalte { $column }.
prompt-novice = Welchen Novizen entsendest du?
hint-novice = Reihe I und II gehen in Gebäude, III in die Kapelle, IV in den Kreuzgang. Die Spalte ist frei.
wait-novice = { $seat } entsendet einen Novizen.
prompt-monastery = In welches Kloster geht der Novize ({ $area })?
wait-monastery = { $seat } wählt ein Kloster ({ $area }).
prompt-space = Welcher Platz in { $monastery } ({ $area })?
wait-space = { $seat } wählt einen Platz in { $monastery }.
prompt-extra = Die Reihe ist vollständig entsandt. Entsendest du auch den Novizen vom Reihenende?
hint-extra = Er kostet nichts. Jetzt oder nie.
wait-extra = { $seat } hat eine Reihe vollständig entsandt und darf den Novizen vom Reihenende dazu entsenden.
prompt-area = Wohin geht der Novize vom Reihenende?
wait-area = { $seat } wählt den Ort für den Novizen vom Reihenende.
prompt-gift = Nimm 1 Einfluss oder 1 Rosenkranz.
wait-gift = { $seat } nimmt Einfluss oder einen Rosenkranz.
prompt-larder = Nimm 1 Suppe oder tausche.
wait-larder = { $seat } nimmt Suppe oder tauscht.
prompt-free = Freie Aktion: Wähle eine mögliche Aktion irgendeiner Spalte.
wait-free = { $seat } hat eine freie Aktion.
prompt-die = Nimm einen weiteren Würfel oder 5 Punkte.
hint-die = Der Würfel gehört dir bis zum Spielende und wird sofort geworfen.
wait-die = { $seat } nimmt einen weiteren Würfel oder Punkte.
prompt-keep = Der neue Würfel zeigt { $face }. Behalten oder neu würfeln?
wait-keep = { $seat } hat mit dem neuen Würfel eine { $face } geworfen.
prompt-trade = Was tauschst du?
wait-trade = { $seat } tauscht.
prompt-goods = Was nimmst du?
wait-goods = { $seat } nimmt { $amount } gleiche Güter.
prompt-window = Von welchem Kloster nimmst du ein Fenster?
wait-window = { $seat } nimmt ein Fenster.
prompt-any-window = Nimm ein Fenster von einem beliebigen Kloster, oder verzichte.
wait-any-window = { $seat } darf ein beliebiges Fenster nehmen.
prompt-row = In welche Reihe baust du das Fenster von { $monastery } ein?
wait-row = { $seat } baut ein Fenster von { $monastery } ein.
prompt-bonus = Nimm den Bonus der Reihe oder den der Spalte.
wait-bonus = { $seat } wählt den Bonus für { $cell }.

# ---- Züge

move-place = { $face } einsetzen ({ dice-count })
move-reroll = Neu würfeln
move-pick = { $die_id ->
    [die-personal] Die { $face } deines eigenen Würfels
   *[other] Eine neutrale { $face }
}
move-roll = { $number ->
    [one] 1 Würfel neu würfeln
   *[other] { $number } Würfel neu würfeln
}
move-field = { $field ->
    [6] Joker ({ dice-count })
   *[other] Feld { $field } ({ dice-count })
}
move-count = { $number ->
    [one] 1 Würfel ({ dice-count })
   *[other] { $number } Würfel ({ dice-count })
}
move-column = Spalte { $column }
move-action = { $action }: { does }
move-novice = { $frees_id ->
    [tile-1] Novize { $novice }: wendet Spalte 1
    [tile-2] Novize { $novice }: wendet Spalte 2
    [tile-3] Novize { $novice }: wendet Spalte 3
    [tile-4] Novize { $novice }: wendet Spalte 4
    [tile-5] Novize { $novice }: wendet Spalte 5
   *[other] Novize { $novice }: schaltet { $frees } frei
}
move-monastery = { $monastery }
move-space = { $number ->
    [0] { $site }
   *[other] { $site }, Platz { $number }
}
move-trade = { $given } gegen { $good }
move-take = { amount }
move-window = Fenster von { $monastery }
move-decline = Verzichten
move-row = { $row }, Spalte { $column }
move-bonus = { $line_id ->
    [row] Reihe: { does }
   *[other] Spalte: { does }
}
move-die = Weiterer Würfel
move-five = { $points } Punkte
move-keep = Behalten
move-send = Novizen entsenden
move-area = { $area }

# ---- Was geschah

event-orders = Offene Aufträge: { $orders }.
event-start = { $seat_who ->
    [you] Du bekommst den Kelch und beginnst.
   *[other] { $seat } bekommt den Kelch und beginnt.
}
event-round = Jahr { $year }, Runde { $round } von { $rounds }.
event-roll = { $seat_who ->
    [you] Du würfelst { dice-faces }.
   *[other] { $seat } würfelt { dice-faces }.
}
event-reroll = { $seat_who ->
    [you] Du würfelst neu: { dice-faces }.
   *[other] { $seat } würfelt neu: { dice-faces }.
}
event-place = { $seat_who ->
    [you] Du setzt die { $face } ein ({ dice-count }).
   *[other] { $seat } setzt die { $face } ein ({ dice-count }).
}
event-take = { $field ->
    [6] { $seat_who ->
        [you] Du legst einen Joker in Spalte { $column } ({ dice-count }).
       *[other] { $seat } legt einen Joker in Spalte { $column } ({ dice-count }).
    }
   *[other] { $seat_who ->
        [you] Du nimmst { dice-taken } von Feld { $field }.
       *[other] { $seat } nimmt { dice-taken } von Feld { $field }.
    }
}
event-lapse = Ein Würfel in Spalte { $column } verfällt: Keine Aktion ist möglich.
event-free = { $seat_who ->
    [you] Deine freie Aktion ist { $action } ({ $cause }).
   *[other] { $seat } wählt als freie Aktion { $action } ({ $cause }).
}
event-gain = { $seat_who ->
    [you] Du nimmst { amount } ({ $cause }).
   *[other] { $seat } nimmt { amount } ({ $cause }).
}
event-trade = { $seat_who ->
    [you] Du tauschst 1 { $given } gegen 1 { $good } ({ $cause }).
   *[other] { $seat } tauscht 1 { $given } gegen 1 { $good } ({ $cause }).
}
event-move = { $seat_who ->
    [you] Dein Gesandter zieht auf { $field } ({ $cause }).
   *[other] Der Gesandte von { $seat } zieht auf { $field } ({ $cause }).
}
event-no-tile = Kein passendes Fenster: Der Bonus verfällt ({ $cause }).
event-new-die = { $seat_who ->
    [you] Du nimmst einen weiteren Würfel und wirfst eine { $face } ({ $cause }).
   *[other] { $seat } nimmt einen weiteren Würfel und wirft eine { $face } ({ $cause }).
}
event-put-down = Der neue Würfel liegt auf Feld { $face }.
paid = { $influence ->
    [0] { $amount ->
        [0] kostenlos
       *[other] für { amount }
    }
   *[other] { $amount ->
        [0] für { $influence } Einfluss
       *[other] für { $influence } Einfluss und { amount }
    }
}
by = { $cause_id ->
    [II2] { " " }({ $cause })
   *[other] { "" }
}
sent-novice = { $novice_id ->
    [X-I] den Novizen vom Ende der Reihe I
    [X-II] den Novizen vom Ende der Reihe II
    [X-III] den Novizen vom Ende der Reihe III
    [X-IV] den Novizen vom Ende der Reihe IV
   *[other] den Novizen { $novice }
}
event-send = { $seat_who ->
    [you] Du entsendest { sent-novice } { paid }: { $site }{ by }.
   *[other] { $seat } entsendet { sent-novice } { paid }: { $site }{ by }.
}
event-unlock = { $seat_who ->
    [you] Du schaltest { $action } frei.
   *[other] { $seat } schaltet { $action } frei.
}
event-flip = { $seat_who ->
    [you] Du wendest { $tile }.
   *[other] { $seat } wendet { $tile }.
}
event-row-complete = Reihe { $row } ist vollständig entsandt.
event-no-space = Kein Platz für den Novizen vom Reihenende: Er bleibt stehen.
declined = { $what_id ->
    [extra] den Novizen vom Reihenende
   *[other] das Fenster
}
event-decline = { $seat_who ->
    [you] Du verzichtest auf { declined }.
   *[other] { $seat } verzichtet auf { declined }.
}
event-tile = { $seat_who ->
    [you] Du baust ein Plättchen von { $monastery } ein: { $cell } ({ $cause }).
   *[other] { $seat } baut ein Plättchen von { $monastery } ein: { $cell } ({ $cause }).
}
event-year = Die Sanduhr wandert ins Jahr { $year }.
event-chalice = { $seat_who ->
    [you] Der Kelch geht an dich.
   *[other] Der Kelch geht an { $seat }.
}
event-final = Schlusswertung.
gets = { $seat_who ->
    [you] Du bekommst { score-points }
   *[other] { $seat } bekommt { score-points }
}
event-score = { $source_id ->
    [dice] { gets }: Würfel auf gewendetem Plättchen.
    [action] { gets } ({ $place }).
    [building] { gets }: { $place }.
    [window-row] { gets }: { $place } im Fenster voll.
    [window-column] { gets }: { $place } im Fenster voll.
    [order] { gets }: Auftrag { $place } erfüllt.
    [five] { gets } statt eines Würfels.
    [majority] { gets }: meiste Novizen in { $place }.
    [chapels] { gets }: Kapellen in { $pieces }.
    [cloisters] { gets }: Kreuzgang in { $place }.
   *[other] { gets }: übrige Güter.
}
source-dice = Würfel auf gewendeten Plättchen
source-action = Aktion „3 Punkte“
source-building = Gebäude
source-window-row = Fensterreihen
source-window-column = Fensterspalten
source-order = Aufträge
source-five = Punkte statt Würfel
source-majority = Klosterwertung
source-chapels = Kapellenwertung
source-cloisters = Kreuzgangwertung
source-goods = Güterwertung

# ---- Warum nicht

why-face = Du hast keine { $face } gewürfelt.
why-reroll-used = Dein Plättchen „Neu würfeln“ ist in dieser Runde schon verbraucht.
why-not-rolled = Einen solchen Würfel gibt es in deinem Wurf nicht mehr zu wählen.
why-nothing-picked = Wähle erst mindestens einen Würfel, den du neu würfelst.
why-placing-first = Erst werden alle Würfel eingesetzt.
why-dice-first = Erst nutzt du die Würfel, die du genommen hast.
why-foreign-dice = Dort liegen nur persönliche Würfel anderer.
why-field-empty = Auf Feld { $field } liegt kein Würfel.
why-too-many = Mehr als { $most } Würfel nimmt man in einem Zug nicht.
why-too-few-dice = { $number ->
    [one] Für dich liegt dort nur 1 Würfel.
   *[other] Für dich liegen dort nur { $number } Würfel.
}
why-idle-column = In Spalte { $column } ist gerade keine Aktion möglich.
why-no-die = Dafür brauchst du einen Würfel in dieser Spalte.
why-other-column = Deine Würfel liegen in Spalte { $column }.
why-locked = Noch gesperrt: Novize { $novice } steht darauf.
why-used = { $action } hast du in diesem Zug schon genutzt.
why-no-send = Du kannst gerade keinen Novizen entsenden: Es fehlt ein offener Platz oder der Preis dafür.
why-nothing-to-trade = Du hast weder Suppe noch Werkzeug.
why-no-window = Kein Kloster mit eigenem Novizen in der Kapelle hat ein Fenster, das passt.
why-no-good = Du hast nichts davon: { $good }.
why-send-first = Wähle erst eine Aktion, mit der du einen Novizen entsendest.
why-row-not-complete = Der Novize am Reihenende geht erst, wenn seine Reihe leer ist.
why-novice-gone = Dieser Novize ist schon unterwegs.
why-no-place = Kein freier Platz, den du erreichst und bezahlen kannst: { $area }.
why-no-goods = Für ein Gebäude brauchst du hier { $number } gleiche: Suppen, Werkzeuge oder Bücher.
why-unpaid = Das kostet { amount }, du hast { $have }.
why-not-called = Dein Gesandter ist bei { $monastery } nicht vorstellig, und in der Kapelle dort steht kein eigener Novize.
why-no-place-here = In { $monastery } ist kein Platz frei, den du bezahlen kannst: { $area }.
why-wrong-area = Dieser Novize gehört woandershin: { $area }.
why-chapel-full = Die Kapelle ist voll: { $places } Novizen.
why-blocked = Dieses Feld ist zu dritt gesperrt.
why-occupied = Dort steht schon ein Novize von { $seat }.
why-not-adjoining = Neben diesem Feld steht kein eigener Novize in einem Gebäude.
why-choose-novice = Wähle erst den Novizen.
why-choose-monastery = Wähle erst das Kloster.
why-other-monastery = Dein Novize ist auf dem Weg nach { $monastery }.
why-not-on-side = Diesen Platz gibt es zu zweit nicht.
why-now-or-never = Seine Reihe ist längst leer; er hätte sofort gehen müssen und bleibt stehen.
why-chain = Erst ist das Angefangene zu Ende zu bringen.
why-field-chosen = Du hast dein Würfelfeld schon gewählt.
why-roll-first = Würfle erst die gewählten Würfel neu.
why-only-after-roll = Neu würfeln kannst du nur gleich nach einem Wurf.
why-die-from-path = Weitere Würfel bringt nur das letzte Wegfeld.
why-all-dice = Du hast schon alle { $most } eigenen Würfel.
why-not-this-good = Das gibt es hier nicht: { $good }.
why-tile-first = Wähle erst, von welchem Kloster das Fenster kommt.
why-no-tile-left = { $monastery } hat kein Fenster mehr.
why-no-chapel-novice = In der Kapelle von { $monastery } steht kein eigener Novize.
why-tile-fits-nowhere = Ein Fenster von { $monastery } passt in keine Reihe.
why-no-source = Ein Fenster bekommst du nur vom Weg, aus einem Gemeinschaftsraum oder durch eine Aktion der Reihe III.
why-row-full = Diese Reihe ist voll.
why-same-in-row = In dieser Reihe ist schon ein Fenster von { $monastery }.
why-no-passing = Passen geht nicht.
why-no-waiving = Eine mögliche Aktion lässt sich nicht ausschlagen.
why-not-declinable = Das lässt sich nicht ablehnen.

# ---- Auf dem Bild

draw-board = Spielplan
draw-tab-board = Tal
draw-tab-own = Tafel
draw-tab-orders = Aufträge
draw-tab-rivals = Mitspieler
draw-rivals = Mitspieler
draw-brings = { $kind }: kostet { $good }, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $gift_id ->
    [window] ein Fenster
   *[other] { $gift }
}
draw-own = Deine Tafel
draw-board-of = Tafel von { $seat }
draw-orders = Offene Aufträge
draw-desc = Jahr { $year }, Runde { $round } von { $rounds }. { $seat } ist an der Reihe.
draw-year = Jahr { $year }
draw-round = Runde { $round } von { $rounds }
draw-start = Startspieler { $seat }
draw-roll = Wurf von { $seat }
draw-die = { $die } zeigt { $face }
draw-messenger = Gesandter von { $seat }
draw-monastery = { $state_id ->
    [called] { $monastery } ({ $symbol }), für dich offen
   *[other] { $monastery } ({ $symbol })
}
draw-tiles = { $number ->
    [one] noch 1 Fenster
   *[other] noch { $number } Fenster
}
draw-space = { $kind_id ->
    [cloister] Kreuzgangfeld { $number } in { $monastery }
   *[other] { $kind }, Gebäude { $number } in { $monastery }
}
draw-free = frei
draw-blocked = zu dritt gesperrt
draw-novice-of = Novize von { $seat }
draw-chapel = Kapelle von { $monastery }, { $number } von { $places } Plätzen besetzt
draw-majority = { $points } Punkte für { $seat }, die meisten Novizen
draw-your-price = Dein Preis
draw-price = Preis für { $seat }
draw-price-of = Preis
draw-prices = Kapelle { $chapel } Einfluss, Kreuzgang { $cloister } Rosenkränze, Gebäude { $influence } Einfluss und { $first } oder { $second } Güter
draw-dice = Würfel
draw-always = immer
draw-joker = Joker
draw-dice-owned = { $number ->
    [one] 1 eigener Würfel
   *[other] { $number } eigene Würfel
}
draw-reroll = Neu würfeln
draw-ready = verfügbar
draw-used = verbraucht
draw-field = { $field ->
    [6] Jokerfeld
   *[other] Würfelfeld { $field }
}
draw-neutral = { $number } neutral
draw-dice-of = { $number } von { $seat }
draw-count = { $number ->
    [one] 1 Würfel nehmen
   *[other] { $number } Würfel nehmen
}
draw-die-point = 1 Punkt je Würfel
draw-flipped = gewendet
draw-flips = wendet das Plättchen dieser Spalte
draw-novice = Novize { $novice }
draw-open = frei
draw-locked = gesperrt
draw-spent = in diesem Zug genutzt
draw-unlocked = freigeschaltet
draw-end = Novize am Ende von Reihe { $row }
draw-left = noch { $number }
draw-stays = bleibt
draw-sent = entsandt
draw-window = Domfenster
draw-window-of = Domfenster mit { $number } von 9 Plättchen
draw-p = { $points } P.
draw-line = { $line }: { does }, voll { $points } Punkte
draw-of = { $what_id ->
    [sent] { $have } von { $number } Novizen entsandt
    [common] { $have } von { $number } Gemeinschaftsräumen
    [cloister] { $have } von { $number } Kreuzgangfeldern
    [windows] Fenster von { $have } der { $number } Klöster
   *[other] { $have } von { $number } eigenen Würfeln
}
draw-of-three = { $have } von { $number }
draw-done = erfüllt
draw-order-sent = { $number } Novizen entsandt
draw-order-common = { $number } Novizen in Gemeinschaftsräumen
draw-order-cloister = { $number } Novizen auf Kreuzgangfeldern
draw-order-windows = Fenster von { $number } Klöstern
draw-order-dice = { $number } eigene Würfel
draw-worth = { $points } Punkte
draw-met-by = erfüllt von { $seat }
draw-rival = { $seat }: { $points } Punkte, { $sent } Novizen entsandt, { $tiles } Fenster, { $orders } Aufträge erfüllt
draw-novices-left = { $number } Novizen auf der Tafel
draw-ends-left = { $number } an den Reihenenden
draw-open-to = Offen: { $monasteries }; nächster Preis: Kapelle { $chapel } Einfluss, Kreuzgang { $cloister ->
    [one] 1 Rosenkranz
   *[other] { $cloister } Rosenkränze
}
draw-foot = { $reroll_id ->
    [ready] Gesandter auf { $field }, eigene Würfel { $dice }, Neu würfeln verfügbar, Aufträge { $orders }
   *[other] Gesandter auf { $field }, eigene Würfel { $dice }, Neu würfeln verbraucht, Aufträge { $orders }
}

# was die gezeichneten Dinge sind
about-action = Eine Aktion, die frei wird, sobald der Novize von hier entsandt ist. Dann gibt sie ein Würfel ihrer Spalte; in den Reihen II und III jede nur einmal im Zug.
about-action-cheaper = Wird frei, sobald der Novize von hier entsandt ist: entsende einen Novizen für einen Einfluss weniger.
about-tile = Ein Aktionsplättchen mit der Aktion, die immer geht. Würfel dieser Zahl kommen hierher; gewendet bringt jeder von ihnen einen Punkt.
about-flip = Wenn der Novize der Reihe IV diese Spalte verlässt, wird ihr Aktionsplättchen für immer gewendet.
about-novice = Ein Novize. Seine Reihe sagt, wohin er geht: I und II in Gebäude, III in die Kapelle, IV in den Kreuzgang. Sein Feld wird dabei frei.
about-end = Der Novize am Reihenende. Ist der fünfte der Reihe entsandt, darf er sofort und umsonst folgen, wohin du willst.
about-joker = Das Jokerfeld. Du nimmst genau einen Würfel und legst ihn in eine Spalte deiner Wahl.
about-field = Ein Würfelfeld. In der Aktionsphase nimmst du hier bis zu drei Würfel, eigene zuerst, und führst mit jedem eine Aktion seiner Spalte aus.
about-rolled = Ein Würfel des letzten Wurfs. Du wählst eine Zahl; alle Würfel mit ihr kommen auf ihr Feld.
about-count = Wie viele Würfel du nimmst. Weniger als möglich ist erlaubt.
about-own-dice = Deine eigenen Würfel. Nur du darfst sie nehmen; weitere bringt das letzte Feld des Weges.
about-reroll = Neu würfeln: Einmal in der Runde würfelst du beliebige Würfel deines letzten Wurfs noch einmal.
about-goods = { $good }. Einfluss und Güter bezahlen Gebäude und Kapellen, Rosenkränze den Kreuzgang; was am Ende übrig ist, bringt ein paar Punkte.
about-pane = Eine Scheibe deines Domfensters. In jeder Reihe und Spalte müssen alle Plättchen aus verschiedenen Klöstern sein; eine Reihe füllt sich von links.
about-pane-bonus = Was die Reihe oder Spalte beim Einbau bringt; eins von beiden suchst du aus. Vollständig gibt sie Punkte dazu.
about-tiles = Die Fensterplättchen dieses Klosters. Sie kommen vom Weg, aus Gemeinschaftsräumen und durch Aktionen der Reihe III.
about-monastery = Ein Kloster. Es nimmt deine Novizen auf, wenn dein Bote bei ihm steht oder ein Novize von dir in seiner Kapelle ist.
about-most = Wer hier gerade die meisten Novizen hat. Am Ende bringt das die Klosterwertung.
about-building-S = Ein Profanbau, mit Einfluss und Suppe bezahlt. Er bringt Punkte und ein Werkzeug.
about-building-W = Eine Werkstatt, mit Einfluss und Werkzeug bezahlt. Sie bringt Punkte und ein Buch.
about-building-G = Ein Gemeinschaftsraum, mit Einfluss und Büchern bezahlt. Er bringt Punkte und ein Fensterplättchen dieses Klosters.
about-cloister = Ein Feld des Kreuzgangs, mit Rosenkränzen bezahlt. Nebenan muss ein Gebäude mit einem Novizen von dir stehen. Am Ende zählt es mal deine Novizen in der Kapelle.
about-chapel = Die Kapelle. Sie öffnet dir das Kloster auch ohne Boten; am Ende zählen verschiedene Kapellen und der Kreuzgang mal Kapelle.
about-path = Ein Feld des Weges. Wer es betritt, bekommt seinen Bonus; die Bänder zeigen, bei welchen Klöstern ein Bote hier steht.
about-path-last = Das letzte Feld des Weges: ein weiterer eigener Würfel oder Punkte. Danach geht es von vorn los.
about-messenger = Ein Bote. Er geht nur vorwärts, Feld für Feld, und öffnet seinem Spieler die Klöster, bei denen er steht.
about-order = Ein offener Auftrag: je ein eigener Novize in den gezeigten Bereichen. Er wird von selbst gewertet, früher mit mehr Punkten, für jeden einmal.
about-order-count = Ein offener Auftrag: sammle so viele, wie gezeigt. Er wird von selbst gewertet, in jedem Jahr gleich, für jeden einmal.
about-prices = Was dich der nächste Novize kostet. Kapelle und Kreuzgang werden mit jedem eigenen Novizen dort teurer.
about-buildings = Die drei Arten von Gebäuden: was sie kosten und was sie bringen.
about-year = Jahr und Runde, und wer den Kelch hat und beginnt. Nach drei Jahren kommt die Schlusswertung.
about-rival = Die Tafel eines Mitspielers: seine Güter, Novizen, Fenster und Würfel.
