game-title = Domus Domini
game-line = Versorge das hungrige Mutterhaus in Cluny: Wer am meisten liefert, bekommt die Ablassbriefe, wer am wenigsten liefert, die Taler.
game-status = Jahr { $year } von 4

# ---- Namen ----

name-domus = Domus Domini
name-garden = Garten
name-dairy = Käserei
name-brewery = Brauerei
name-refectory = Speisesaal
name-chapel = Kapelle
name-field = Feldarbeit
name-lender = Geldverleiher
name-kennel = Hundehütte
name-kennels = Hundehütten
name-brother = Laienbruder
name-brothers = Laienbrüder
name-vegetable = Gemüse
name-vegetables = Gemüse
name-dog = Wachhund
name-dogs = Wachhunde
name-taler = Taler
name-ne = Nahrungseinheiten
name-indulgence = Ablassbrief
name-indulgences = Ablassbriefe
name-cellarer = Cellerar
name-cloisterCard = Kloster-Karte
name-boost = Produktionskarte
name-bonus = Bonus des Cellerars
name-herbs = Kräuter
name-cheese = Käse
name-beer = Bier
name-cart = Gemüsekarren
name-herdsman = Viehhirte
name-drunkard = Trunkenbold
name-column = Säule
name-pot = Topf
name-supply = Vorrat
name-road = Straße
name-CLUNY = Cluny
name-cluny = Cluny
name-phase1 = Start
name-phase2 = Cellerar
name-phase3 = Ausbau
name-phase4 = Betteln
name-phase5 = Gemüse
name-phase6 = Speisung
name-phase7 = Wertung

# ---- Entscheidungen ----

prompt-start = { $pot ->
    [0] Fang an, oder gib das Startrecht für { $taler } Taler weiter.
   *[other] Nimm das Startrecht mit { $pot } Taler aus dem Topf, oder gib es für { $taler } Taler weiter.
  }
wait-start = { $seat } entscheidet über das Startrecht ({ $pot } Taler im Topf).
prompt-cellarer = { $own ->
    [0] Stell einen Cellerar ein, oder lass es.
   *[other] Behalte Cellerar { $own }, tausche ihn oder gib ihn ab.
  }
wait-cellarer = { $seat } wählt einen Cellerar.
prompt-veg = { $free ->
    [0] Der Speisesaal ist voll. Beende deinen Einkauf.
    [one] Kauf Gemüse, noch ein Platz ist frei, oder beende den Einkauf.
   *[other] Kauf Gemüse, noch { $free } Plätze sind frei, oder beende den Einkauf.
  }
wait-veg = { $seat } kauft Gemüse.
prompt-invest = Bau dein Kloster aus.
hint-invest = Wenn du fertig bist, { $field_id ->
    [CLUNY] erreicht dein Karren Cluny.
   *[other] fährt dein Karren auf Feld { $field }.
  }
wait-invest = { $seat } baut aus, der Karren käme { $field_id ->
    [CLUNY] nach Cluny.
   *[other] auf Feld { $field }.
  }
prompt-attack = { $drunkard ->
    [1] Schick Laienbrüder betteln oder den Trunkenbold los, oder beende deinen Zug.
   *[other] Schick Laienbrüder betteln, oder beende deinen Zug.
  }
wait-attack = { $seat } schickt Laienbrüder betteln.
prompt-defend = { $by_id ->
    [drunkard] Der Trunkenbold von { $attacker_seat } torkelt auf dich zu: von { $old } auf { $field }. Wehrst du ab?
   *[other] { $attacker_seat } bettelt bei dir: von { $old } auf { $field }. Wehrst du ab?
  }
wait-defend = { $seat } entscheidet, ob { $by_id ->
    [drunkard] der Trunkenbold
   *[other] der Bettelbruder
  } durchkommt.
prompt-road = { $field_id ->
    [CLUNY] Du bist in Cluny. Beende deinen Zug.
    [0] Du stehst auf Feld 0: ohne Gemüse oder Karren gibt es weder Ablassbriefe noch Taler.
   *[other] Fahr mit Gemüse weiter, du stehst auf { $field }, oder beende deinen Zug.
  }
wait-road = { $seat } fährt vielleicht noch weiter.

# ---- Züge ----

move-start-accept = { $pot ->
    [0] Startrecht annehmen
   *[other] Startrecht annehmen, { $pot } Taler bekommen
  }
move-start-pass = Weitergeben ({ $taler } Taler)
move-cellarer-keep = { $number ->
    [0] Keinen einstellen
   *[other] Cellerar { $number } behalten
  }
move-cellarer-dismiss = Cellerar { $number } abgeben (+{ $number } Taler)
move-cellarer-take = { $way_id ->
    [pay] Gegen Cellerar { $number } tauschen, { $area } (−{ $taler } Taler)
    [get] Gegen Cellerar { $number } tauschen, { $area } (+{ $taler } Taler)
   *[hire] Cellerar { $number } einstellen, { $area } (−{ $taler } Taler)
  }
move-veg-buy = { $vegetables } Gemüse kaufen ({ $taler } Taler)
move-veg-done = Einkauf beenden
move-invest-build = { $area }, Stufe { $step } ({ $taler } Taler, +{ $ne } NE)
move-invest-chapel = Kapelle, Stufe { $stage } ({ $taler } Taler)
move-invest-recruit = Laienbruder anwerben (1 Gemüse)
move-invest-pray = Einen Bruder in die Kapelle
move-invest-unpray = Einen Bruder zurück in den Speisesaal
move-invest-field = { $origin_id ->
    [refectory] Zwei aus dem Speisesaal aufs Feld
    [chapel] Zwei aus der Kapelle aufs Feld
   *[both] Je einen aus Speisesaal und Kapelle aufs Feld
  }
move-invest-kennel = Hundehütte ({ $taler } Taler)
move-invest-dog = Wachhund (1 Gemüse)
move-invest-lend = { $taler } Taler verleihen
move-invest-done = { $field_id ->
    [CLUNY] Fertig, nach Cluny
   *[other] Fertig, auf Feld { $field }
  }
move-attack-beg = Bei { $target_seat } betteln (fällt auf { $field })
move-attack-drunkard = { $target_seat_who ->
    [you] Trunkenbold gegen dich selbst (du fällst auf { $field })
   *[other] Trunkenbold gegen { $target_seat } (fällt auf { $field })
  }
move-attack-done = Fertig
move-defend-accept = Hinnehmen und auf { $field } fallen
move-defend-dog = Mit einem Wachhund abwehren
move-defend-herdsman = Mit dem Viehhirten abwehren
move-road-vegetable = { $field_id ->
    [CLUNY] Gemüse spielen, bis Cluny
   *[other] Gemüse spielen, auf { $field }
  }
move-road-cart = { $field_id ->
    [CLUNY] Gemüsekarren spielen, bis Cluny
   *[other] Gemüsekarren spielen, auf { $field }
  }
move-road-done = { $field_id ->
    [CLUNY] Fertig, in Cluny
   *[other] Fertig, auf Feld { $field }
  }

# ---- Verlauf ----

event-card = { $seat_who ->
    [you] Du hast
   *[other] { $seat } hat
  } die Kloster-Karte { $card }.
event-removed = Aus dem Spiel: { $cards }.
event-year = Jahr { $year }: { $start_seat_who ->
    [you] du hast
   *[other] { $start_seat } hat
  } zuerst das Startrecht.
event-pass = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
  } das Startrecht weiter ({ $pot } Taler im Topf).
event-accept = { $pot ->
    [0] { $seat_who ->
        [you] Du fängst
       *[other] { $seat } fängt
      } an.
   *[other] { $seat_who ->
        [you] Du fängst an und bekommst { $pot } Taler aus dem Topf.
       *[other] { $seat } fängt an und bekommt { $pot } Taler aus dem Topf.
      }
  }
event-boost = Produktionskarte des Jahres: { $card } (+{ $ne } NE).
event-award = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } für { $area_id ->
    [garden] den Garten den Gemüsekarren
    [dairy] die Käserei den Viehhirten
   *[brewery] die Brauerei den Trunkenbold
  } (Stufe { $step }).
event-interest = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $lent } verliehene Taler zurück und { $interest } Zins.
event-harvest = { $lapsed ->
    [0] { $seat_who ->
        [you] Du erntest
       *[other] { $seat } erntet
      } { $vegetables } Gemüse.
   *[other] { $seat_who ->
        [you] Du erntest
       *[other] { $seat } erntet
      } { $vegetables } Gemüse, { $lapsed } verfallen.
  }
event-home = { $leaving ->
    [0] { $seat_who ->
        [you] Deine Feldbrüder
       *[other] Die Feldbrüder von { $seat }
      } kehren zurück.
    [one] { $seat_who ->
        [you] Deine Feldbrüder
       *[other] Die Feldbrüder von { $seat }
      } kehren zurück, einer findet keinen Platz.
   *[other] { $seat_who ->
        [you] Deine Feldbrüder
       *[other] Die Feldbrüder von { $seat }
      } kehren zurück, { $leaving } finden keinen Platz.
  }
event-hire = { $seat_who ->
    [you] Du stellst
   *[other] { $seat } stellt
  } Cellerar { $number } ein ({ $area }, { $paid } Taler).
event-swap = { $seat_who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
  } Cellerar { $old } gegen { $number } ({ $area }).
event-dismiss = { $seat_who ->
    [you] Du gibst
   *[other] { $seat } gibt
  } Cellerar { $old } ab.
event-keep = { $seat_who ->
    [you] Du behältst
   *[other] { $seat } behält
  } Cellerar { $number }.
event-no-cellarer = { $seat_who ->
    [you] Du stellst
   *[other] { $seat } stellt
  } keinen Cellerar ein.
event-gift = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $vegetables } Gemüse geschenkt.
event-buy = { $seat_who ->
    [you] Du kaufst
   *[other] { $seat } kauft
  } { $vegetables } Gemüse für { $taler } Taler.
event-build = { $seat_who ->
    [you] Du baust
   *[other] { $seat } baut
  }: { $area } Stufe { $step } für { $taler } Taler ({ $ne } NE).
event-chapel = { $seat_who ->
    [you] Du baust
   *[other] { $seat } baut
  } die Kapelle, Stufe { $stage }, für { $taler } Taler.
event-kennel = { $seat_who ->
    [you] Du kaufst
   *[other] { $seat } kauft
  } eine Hundehütte für { $taler } Taler.
event-lend = { $seat_who ->
    [you] Du verleihst
   *[other] { $seat } verleiht
  } { $taler } Taler ({ $lent } insgesamt).
event-recruit = { $seat_who ->
    [you] Du wirbst
   *[other] { $seat } wirbt
  } einen Laienbruder an.
event-dog = { $seat_who ->
    [you] Du holst
   *[other] { $seat } holt
  } einen Wachhund.
event-pray = { $seat_who ->
    [you] Du schickst
   *[other] { $seat } schickt
  } einen Bruder in die Kapelle.
event-unpray = { $seat_who ->
    [you] Du holst
   *[other] { $seat } holt
  } einen Bruder aus der Kapelle.
event-field = { $seat_who ->
    [you] Du schickst
   *[other] { $seat } schickt
  } zwei Brüder aufs Feld ({ $brothers } sind dort).
event-place = { $field_id ->
    [CLUNY] { $seat_who ->
        [you] Du erreichst
       *[other] { $seat } erreicht
      } Cluny.
   *[other] { $seat_who ->
        [you] Du lieferst
       *[other] { $seat } liefert
      } { $field } NE.
  }
event-beg = { $seat_who ->
    [you] Du bettelst
   *[other] { $seat } bettelt
  } bei { $target_seat_who ->
    [you] dir
   *[other] { $target_seat }
  }.
event-drunkard = { $target_seat_who ->
    [you] Du bekommst
   *[other] { $target_seat } bekommt
  } Besuch { $seat_who ->
    [you] von deinem Trunkenbold
   *[other] vom Trunkenbold, geschickt von { $seat }
  }.
event-fall = { $old_id ->
    [0] { $seat_who ->
        [you] Du stehst
       *[other] { $seat } steht
      } schon auf Feld 0.
   *[other] { $seat_who ->
        [you] Du fällst
       *[other] { $seat } fällt
      } von { $old } auf { $field }.
  }
event-parry = { $by_id ->
    [dog] { $seat_who ->
        [you] Du wehrst
       *[other] { $seat } wehrt
      } mit einem Wachhund ab.
   *[herdsman] { $seat_who ->
        [you] Du wehrst
       *[other] { $seat } wehrt
      } mit dem Viehhirten ab.
  }
event-forward = { $by_id ->
    [vegetable] { $seat_who ->
        [you] Du spielst
       *[other] { $seat } spielt
      } Gemüse: { $field }.
   *[cart] { $seat_who ->
        [you] Du spielst
       *[other] { $seat } spielt
      } den Gemüsekarren: { $field }.
  }
event-feed = { $leaving ->
    [0] { $seat_who ->
        [you] Du speist
       *[other] { $seat } speist
      } die Brüder mit { $vegetables } Gemüse.
    [one] { $seat_who ->
        [you] Du speist
       *[other] { $seat } speist
      } mit { $vegetables } Gemüse, ein Bruder geht.
   *[other] { $seat_who ->
        [you] Du speist
       *[other] { $seat } speist
      } mit { $vegetables } Gemüse, { $leaving } Brüder gehen.
  }
event-payout = { $taler ->
    [0] { $seat_who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
      } keine Taler.
   *[other] { $seat_who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
      } { $taler } Taler.
  }
event-returned = { $seat_who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $taler } verliehene Taler ohne Zins zurück.
event-score = { $seat_who ->
    [you] Du
   *[other] { $seat }
  }: +{ $points } { $points ->
    [one] Ablassbrief
   *[other] Ablassbriefe
  }, { $source_id ->
    [beg] { source-beg }
    [drunkard] { source-drunkard }
    [road] { $place_id ->
        [CLUNY] Cluny
       *[other] Feld { $place }
      }
    [brothers] { source-brothers }
    [dogs] { source-dogs }
    [area] { $place } voll ausgebaut
    [stages] { source-stages }
   *[cellarer] { source-cellarer }
  }.

source-beg = Betteln
source-drunkard = Trunkenbold
source-road = Lieferung nach Cluny
source-brothers = Laienbrüder im Speisesaal
source-dogs = Wachhunde
source-area = Voll ausgebaute Bereiche
source-stages = Kapelle
source-cellarer = Cellerar

# ---- Warum nicht? ----

why-phase = Das gehört in Phase { $phase }: { $phase ->
    [1] { name-phase1 }
    [2] { name-phase2 }
    [3] { name-phase3 }
    [4] { name-phase4 }
   *[5] { name-phase5 }
  }.
why-later = Erst der Cellerar, dann das Gemüse.
why-taler = { $missing ->
    [one] Das kostet { $price } Taler, dir fehlt einer.
   *[other] Das kostet { $price } Taler, dir fehlen { $missing }.
  }
why-none-to-dismiss = Du hast keinen Cellerar.
why-own-cellarer = Cellerar { $number } arbeitet schon für dich.
why-taken = Cellerar { $number } arbeitet für { $owner_seat }.
why-no-basket = Alle { $places } Gemüseplätze sind belegt.
why-supply = Im Vorrat ist nichts mehr: { $piece }.
why-full-area = { $area }: schon voll ausgebaut.
why-chapel-finished = Die Kapelle ist fertig.
why-chapel-once = Nur eine Stufe der Kapelle im Jahr.
why-no-bed = Im Speisesaal sind alle { $places } Plätze belegt.
why-no-kennel = Keine Hundehütte ist frei.
why-no-vegetable = Du hast kein Gemüse.
why-no-chapel = Du hast noch keine Kapelle.
why-nobody-there = { $place }: dort ist niemand.
why-no-place = { $place }: dort ist kein Platz frei.
why-shifts = Mehr als { $moves } Wechsel im Zug gibt es nicht.
why-full-field = Auf dem Feld arbeiten schon { $places }.
why-no-pair = Dort sind nicht genug Brüder; aufs Feld gehen immer zwei.
why-kennel-once = Nur eine Hundehütte im Jahr.
why-loan = Mehr als { $taler } Taler nimmt der Verleiher nicht.
why-not-holder = Du hast die Karte nicht: { $card }.
why-in-cluny = { $target_seat } ist in Cluny und geschützt.
why-beg-self = Bei dir selbst kannst du nicht betteln.
why-no-beggar = Kein Bruder ist im Speisesaal.
why-behind = { $target_seat } steht hinter dir.
why-no-dog = Du hast keinen Wachhund.
why-arrived = Du bist schon in Cluny.

undo-boost = Nicht mehr zurückzunehmen: Die Produktionskarte liegt offen.
undo-attacked = Nicht mehr zurückzunehmen: Der Angegriffene wurde gefragt.
undo-answered = Nicht mehr zurückzunehmen: Deine Antwort gilt.

# ---- Auf dem Tisch ----

board-road = Die Straße nach Cluny
board-cloister = Kloster von { $seat }
board-own = Dein Kloster
board-menu-start = Startrecht
board-menu-cellarer = Cellerare
board-menu-veg = Gemüsemarkt
board-menu-invest = Ausbau
board-menu-attack = Betteln
board-menu-defend = Abwehr
board-menu-road = Unterwegs
board-menu-over = Endstand
board-year = Jahr { $year } von { $years }
board-tab-road = Straße
board-tab-cloister = Kloster
board-rivals = Mitspieler
board-order = Reihenfolge
board-year-short = Jahr { $year }/{ $years }
board-last-year = Vorjahr
board-protected = geschützt
board-card = Karte { $card }
board-supply = Vorrat
board-to-field = { $field_id ->
    [CLUNY] nach Cluny
   *[other] Feld { $field }
  }
board-feeding = { $due ->
    [0] niemand zu speisen
   *[other] Speisung: { $due } Gemüse
  }
board-feeding-short = { $leaving ->
    [one] Speisung: 1 Bruder ginge
   *[other] Speisung: { $leaving } Brüder gingen
  }
board-per-prayer = je Beter { $ne } NE
board-back = zurück im Frühjahr
board-no-harvest = zählt nicht mehr
board-interest = Zins: +{ $taler }
board-no-interest = kein Zins mehr
board-dogs = { $dogs } von { $kennels } bewacht
board-no-kennel = keine Hütte
board-gain = +{ $ne } NE
board-loss = −{ $ne } NE
board-end-points = am Ende { $points }
board-places = { $places ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $places } Plätze
  }
board-recruit = Speisesaal { $now } → { $then }
board-dog = in die freie Hütte
board-kennel = Platz für einen Hund
board-lend = +{ $taler } Taler Zins
board-field = +1 Gemüse im Frühjahr
board-free = frei
board-fall = { $old } → { $field }
board-beg = Betteln bei { $seat }
board-drunkard = Trunkenbold: { $seat }
board-drunkard-self = Trunkenbold: du selbst
board-buy = { $vegetables } Gemüse
board-per-turn = so oft du willst
board-ride-vegetable = Gemüse spielen
board-ride-cart = Gemüsekarren spielen
board-accept-start = Selbst anfangen
board-pass-start = Weitergeben
board-next-seat = an { $seat }
board-dismiss = Cellerar abgeben
board-hit = Hinnehmen
board-parry-dog = Wachhund
board-parry-herdsman = Viehhirte
board-stays = bleibt auf { $field }
board-done = Fertig
board-waiting = { $seat } ist am Zug
board-turn-cards = Produktion
board-left = noch verdeckt
board-recruit-name = Laienbruder anwerben
board-pray-name = In die Kapelle
board-unpray-name = Aus der Kapelle
board-field-name = { $origin_id ->
    [refectory] Zwei aufs Feld
    [chapel] Zwei Beter aufs Feld
   *[both] Je einer aufs Feld
  }
board-lend-name = { $taler } Taler verleihen
board-step = { $area }, Stufe { $step }
board-stage = Kapelle, Stufe { $stage }
board-place = { $place }. Platz

# ---- Für Vorlesegeräte ----

read-stone = Feld { $field }
read-cluny = Cluny, { $points } Ablassbriefe, geschützt
read-figure = Figur von { $seat } auf { $field }, { $points } Ablassbriefe und { $taler } Taler bei Wertung
read-last = Figur von { $seat }, Platz aus dem Vorjahr: { $field }
read-ghost = Ziel von { $seat }: { $field }
read-marker = { $seat }: { $points } Ablassbriefe
read-step = { $area }, Stufe { $step }: { $ne } NE
read-stage = Kapelle, Stufe { $stage }
read-room = { $place }: { $count }
read-cellarer = Cellerar { $number }, { $area }, { $ne } NE
read-table = Jahr { $year } von { $years }, Phase { $phase }. { $row }.
read-position = { $seat } { $field }

# ---- kurz, im Menü ----

short-taler = { $missing ->
    [one] 1 Taler fehlt
   *[other] { $missing } Taler fehlen
  }
short-full-area = voll ausgebaut
short-chapel-finished = fertig gebaut
short-chapel-once = nur eine Stufe im Jahr
short-no-bed = Speisesaal voll
short-no-kennel = keine Hütte frei
short-supply = Vorrat leer
short-no-vegetable = kein Gemüse da
short-no-chapel = noch keine Kapelle
short-nobody-there = niemand da
short-no-place = kein Platz frei
short-shifts = genug gewechselt
short-full-field = Feld voll
short-no-pair = keine zwei da
short-kennel-once = nur eine im Jahr
short-loan = mehr nimmt er nicht
short-no-basket = alle Plätze belegt
short-in-cluny = in Cluny, geschützt
short-no-beggar = kein Bruder im Speisesaal
short-behind = steht hinter dir
short-no-dog = kein Wachhund da
short-not-holder = nicht in deiner Hand
short-arrived = du bist in Cluny

# ---- als Text ----

text-year = Jahr { $year } von { $years }, Phase { $phase }
text-boost = Produktionskarte: { $boost }; noch verdeckt: { $left }
text-supply = Vorrat: { $row }
text-free = Freie Cellerare: { $row }
text-pot = Im Topf: { $taler } Taler
text-seat = { $seat }: { $points } Ablassbriefe, { $taler } Taler (verliehen { $lent }), Kloster-Karte { $card }
text-area = { $area } { $step } ({ $ne } NE)
text-rooms = Speisesaal { $refectory }, Kapelle { $chapel } mit { $praying }, Feld { $field }, Gemüse { $vegetables }, Hunde { $dogs }/{ $kennels }, Cellerar { $cellarer }
text-place = Straße: { $field } (bei Wertung { $points } Ablassbriefe, { $taler } Taler)
text-ne = Produktion: { $ne } NE

# was die gezeichneten Dinge sind
about-figure = Die Figur eines Klosters auf der Straße nach Cluny. Sie wird auf das Feld mit der Zahl der gelieferten Nahrungseinheiten gesetzt.
about-worth = Was dieser Platz gerade wert wäre: Ablassbriefe, und Taler danach, wie weit hinten man steht.
about-indulgences = Die Ablassbriefe. Nach vier Jahren gewinnt, wer die meisten hat.
about-area = { $area }: Jede Stufe kostet einmal Taler und bringt von da an jedes Jahr mehr Nahrungseinheiten. Die letzte Stufe zählt am Ende Ablassbriefe.
about-cluny = Cluny. Wer mehr liefert, als die Straße Felder hat, steht hier, bekommt die meisten Ablassbriefe und kann nicht angegriffen werden.
about-stone = Ein Stein der Straße. In Phase 7 bringt er ein Zehntel seiner Zahl an Ablassbriefen; wer weiter hinten steht, bekommt mehr Taler.
about-phases = Die sieben Phasen eines Jahres. Alle beenden eine Phase, bevor die nächste beginnt.
about-column = Die Säule. Wer sie nimmt, ist Startspieler des Jahres und bekommt alles, was im Topf liegt.
about-pot = Der Topf. Wer das Startrecht weitergibt, zahlt hier ein; wer es annimmt, bekommt alles.
about-own-cellarer = Dein Cellerar. Er bringt Nahrungseinheiten und den Vorteil seines Bereichs, entscheidet bei Gleichstand und zählt am Ende seinen Preis in Ablassbriefen.
about-cellarer = Ein freier Cellerar. Seine Zahl ist sein Preis in Talern; wer schon einen hat, zahlt nur die Differenz.
about-cart = Der Gemüsekarren: einmal im Jahr zieht er deine Figur in Phase 5 ein Stück vor. Er gehört dem besten Garten.
about-herdsman = Der Viehhirte: einmal im Jahr wehrt er einen Angriff ab. Er gehört der besten Käserei.
about-drunkard = Der Trunkenbold: einmal im Jahr wirft er in Phase 4 eine Figur zurück, auch eine hinter dir, und bringt einen Ablassbrief. Er gehört der besten Brauerei.
about-beg = Betteln: Ein Laienbruder aus dem Speisesaal geht, eine Figur vor oder neben dir fällt zurück, und du bekommst einen Ablassbrief, auch wenn sie sich wehrt.
about-bed = Der Speisesaal. Laienbrüder hier können betteln, müssen aber gefüttert werden; am Ende zählt jeder Ablassbriefe. Ein neuer kostet ein Gemüse.
about-vegetables = Gemüse. Damit wirbst du Brüder an, bekommst Hunde, ziehst in Phase 5 vor und fütterst in Phase 6.
about-pew = Ein Platz für einen betenden Bruder. Er bringt Nahrungseinheiten und braucht kein Essen, kann aber nicht betteln und zählt am Ende nicht.
about-chapel = Die Kapelle. Im Jahr baust du höchstens eine Stufe; die ersten geben Betplätze, die höchste zählt am Ende Ablassbriefe.
about-field = Das Feld. Je zwei Brüder bringen im nächsten Jahr ein Gemüse. Sie brauchen kein Essen, zählen am Ende aber nicht.
about-lender = Der Geldverleiher. Verliehene Taler sind bis zum nächsten Jahr fort und kommen mit Zinsen wieder.
about-kennel = Hundehütten und Wachhunde. Ein Hund wehrt einen Angriff ab und ist dann fort; am Ende zählt jeder Hund Ablassbriefe. Je Hund brauchst du eine Hütte.
about-boost = Die Produktionskarte des Jahres. Sie bringt Nahrungseinheiten, wenn dein Cellerar zu ihrem Bereich gehört.
about-supply = Der gemeinsame Vorrat. Was hier fehlt, kann niemand bekommen; was zurückkommt, ist sofort wieder da.
about-totals = Deine Nahrungseinheiten: Garten, Käserei, Brauerei, Cellerar, Produktionskarte und Gebete. Die Summe ist das Feld deiner Figur.
about-done = Du bist fertig. Danach ist der Nächste an der Reihe.
about-rival = Das Kloster eines Mitspielers. Alles, was er hat, ist offen.
about-order = Die Reihenfolge dieses Jahres: erst der Startspieler, dann im Uhrzeigersinn.
