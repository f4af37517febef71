# Words of the house, German. A game's own words are in its room.
and = und
undo-nothing = Hier gibt es nichts zurückzunehmen.
undo-other-seat = Nicht mehr zurückzunehmen: inzwischen hat jemand anderes entschieden.
undo-chance = Nicht mehr zurückzunehmen: der Zufall hat gesprochen.
undo-hidden = Nicht mehr zurückzunehmen: du hast etwas Verdecktes gesehen.
undo-turn-over = Nicht mehr zurückzunehmen: dein Zug ist zu Ende.

# ---- levels ----
level-novice = Novize
level-novice-line = Den ersten Tag im Kloster: fröhlich, hastig und leicht zu überlisten.
level-brother = Bruder
level-brother-line = Nimmt, was gerade das Beste ist, und denkt selten an morgen.
level-prior = Prior
level-prior-line = Bedenkt deine Antwort, bevor er zieht. Ein Gegner für Geübte.
level-abbot = Abt
level-abbot-line = Lässt sich Zeit, rechnet weit voraus und verzeiht wenig.

# ---- command line ----
cli-about = Refectory: vier Klosterspiele an einem langen Tisch.
cli-version = Version anzeigen
cli-commands = Befehle
cli-positionals = Angaben
cli-options = Einstellungen
cli-usage = Aufruf
cli-help = diese Hilfe anzeigen
cli-lang = Sprache
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-record = PARTIE
cli-metavar-seed = SEED
cli-metavar-option = NAME=WERT
cli-games = die Spiele des Hauses mit ihren Varianten
cli-rules = die Regeln eines Spiels nachschlagen
cli-play = im Terminal spielen
cli-simulate = viele Partien von Bots spielen lassen
cli-show = eine Partie zu einem beliebigen Zeitpunkt ansehen
cli-verify = prüfen, ob Partien wirklich so gespielt wurden
cli-fuzz = mit Zufallszügen nach Fehlern suchen
cli-bench = messen, wie schnell die Spiele sind
cli-train = aus Partien gegen sich selbst lernen, was ein Bot wie schwer gewichtet
cli-arena = Bots gegeneinander antreten lassen, jede Verteilung mit jedem auf jedem Platz
cli-balance = ausmessen, was die Plätze wert sind und wie die Punkte streuen
cli-hint = die besten Züge in einer gespeicherten Partie
cli-review = eine gespeicherte Partie durchsehen: Gewinnaussichten und teuerste Entscheidungen
cli-help-game = Kennung des Spiels (siehe „refectory games“)
cli-help-rule = Nummer einer Regel oder Anfang davon
cli-help-option = Variante oder Tischregel; mehrmals möglich
cli-help-data = eigene Spielplanwerte (TOML), die über unsere gelegt werden
cli-help-seed = Startwert, aus dem aller Zufall kommt; gleicher Seed, gleiche Partie
cli-help-json = als JSON ausgeben
cli-help-players = Zahl der Plätze
cli-help-games = Zahl der Partien
cli-help-bots = wer spielt, durch Kommas getrennt: { $bots }. Die Plätze wechseln von Partie zu Partie.
cli-help-out = die Partien speichern: jede als Protokoll in diesem Ordner oder alle in einer Datei NAME.jsonl oder NAME.parquet
cli-help-jobs = Zahl der Prozesse; ohne Angabe alle Kerne
cli-help-jobs-one = Zahl der Prozesse; ohne Angabe einer
cli-help-moves = auch die Züge in die Datei schreiben
cli-help-resume = in der Datei eines abgebrochenen Laufs weitermachen
cli-help-peers = mit den Spielen anderer in diesem Ordner vergleichen (make bench füllt ihn)
cli-help-plot = die Zahlen als SVG in diesen Ordner zeichnen
cli-metavar-out = ORDNER|DATEI
cli-help-seconds = wie lange, in Sekunden
cli-help-fuzz-players = nur mit so vielen Plätzen
cli-help-fuzz-out = Ordner für die Funde (sonst out/fuzz)
cli-help-record = Datei mit einer Partie
cli-help-records = Dateien mit Partien
cli-help-ply = nach so vielen Entscheidungen (sonst nach der letzten)
cli-help-seat = wer hinsieht: ein Platz ab 1, ein Zuschauer (spectator) oder jemand, der alles sieht (all)
cli-help-show-text = als Text (sonst auch)
cli-help-show-json = als JSON
cli-help-show-svg = als Bild (SVG)
cli-help-seats = wer an den Plätzen sitzt, durch Kommas getrennt: { $kinds }
cli-help-name = Name am nächsten Platz; mehrmals möglich
cli-help-save = beim Gehen und am Ende hier speichern
cli-help-resume = gespeicherte Partie fortsetzen
cli-games-id = Kennung
cli-games-title = Spiel
cli-games-seats = Plätze
cli-games-minutes = Minuten
cli-games-options = Varianten
cli-mark-derived = abgeleitet
cli-mark-public = aus öffentlicher Quelle
cli-mark-reconstructed = rekonstruiert
cli-mark-ruling = unsere Auslegung
cli-mark-owner = eigene Angabe
cli-player = Spieler { $number }
cli-seat = Platz { $number }
cli-verify-good = { $file_id }: stimmt. { $game_id } zu { $players }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }, { $state_id ->
    [over] zu Ende gespielt
   *[open] noch offen
  }.
cli-verify-bad = { $file_id }: stimmt nicht. { $error_id }
cli-simulate-games = Partien
cli-simulate-decisions = Entscheidungen
cli-simulate-speed = Entscheidungen je Sekunde
cli-simulate-options = Möglichkeiten je Entscheidung (höchstens)
cli-simulate-length = Entscheidungen je Partie
cli-simulate-who = Platz oder Bot
cli-simulate-points = Punkte im Mittel
cli-simulate-wins = Siege
cli-simulate-out = Gespeichert in { $folder_id }.
cli-simulate-stopped = Angehalten nach { $games } Partien. Derselbe Befehl mit --resume macht weiter.
cli-fuzz-running = { $game_id }: Zufallszüge laufen
cli-fuzz-summary = { $games ->
    [one] 1 ganze Partie
   *[other] { $games } ganze Partien
  }, { $decisions } Entscheidungen in { $seconds_text } s: { $findings ->
    [0] nichts gefunden.
    [one] 1 Fund.
   *[other] { $findings } Funde.
  }
cli-fuzz-finding = { $law_id } bei { $step_id } ({ $times }×): { $reason_id }
cli-bench-running = Die Spiele laufen um die Wette
cli-bench-game = Spiel
cli-bench-players = Plätze
cli-bench-decisions = Entschei{"\u00AD"}dungen/s
cli-bench-games = Partien/s
cli-bench-copy = Kopie µs
cli-bench-note = Zufallszüge auf einem Kern, alles im selben Lauf, nach der Uhr des Prozessors. Erzwungene Züge zählen bei den anderen, bei uns nicht.
cli-bench-kind = Regeln
cli-bench-compiled = übersetzt
cli-bench-pure = Python
cli-bench-ratio-pure = × Python
cli-bench-ratio-rival = × Cata{"\u00AD"}natron
cli-bench-search = Simula{"\u00AD"}tionen/s
cli-bench-not-compiled = Die Regeln laufen hier als reines Python. Mit einem C-Compiler übersetzt make bench sie und zeigt beides.
cli-bench-absent = Nicht da: { $peer_id } ({ $why_id })
cli-help-train-players = aus welchen Spielerzahlen gelernt wird, durch Kommas getrennt; ohne Angabe aus allen des Spiels
cli-help-train-games = Partien je Runde, aus denen gelernt wird; ebenso viele prüfen das Gelernte, außer mit --foretell
cli-help-train-rounds = Zahl der Runden; jede beginnt, wo die letzte hingekommen ist
cli-train-round = Runde
cli-train-step = Schritt
cli-train-edge = Punkte mehr
cli-train-error = ±
cli-train-taken = genommen
cli-help-train-foretell = aus dem Ausgang von Partien dieses Bots gegen sich selbst lernen, zu zweit, statt Gewichte anzustoßen; für Spiele mit solchen Gewichten
cli-train-decisions = Entscheidungen
cli-train-foretold-before = vorhergesagt vorher
cli-train-foretold-after = vorhergesagt nachher
cli-help-train-weights = von diesen Gewichten ausgehen statt von denen des Spiels
cli-help-train-out = die gelernten Gewichte in diese Datei schreiben; `brother:weights=DATEI` spielt damit
cli-train-weight = Gewicht
cli-train-before = vorher
cli-train-after = nachher
cli-train-written = Gewichte geschrieben: { $path }.
cli-help-arena-bots = wer antritt, durch Kommas getrennt: { $bots }. Der letzte besetzt auch die übrigen Plätze. Wer sucht, lässt sich verstellen: abbot:simulations=200; alle können nach einer Datei gewichten: brother:weights=DATEI
cli-help-arena-games = Zahl der Partien, aufgerundet auf ganze Verteilungen
cli-help-arena-seconds = Bedenkzeit je Entscheidung für alle, die suchen
cli-help-arena-simulations = Zahl der Simulationen je Entscheidung für alle, die suchen (statt der Uhr)
cli-help-arena-ray = statt in Prozessen auf dem Ray-Cluster unter dieser Adresse spielen (`auto` findet ihn, `local` ist dieser Rechner allein)
cli-help-ratings = auch Wertungszahlen (OpenSkill, Plackett–Luce)
cli-help-think = Bedenkzeit je Entscheidung in Sekunden
cli-arena-bot = Bot
cli-arena-seats = Plätze
cli-arena-share = Siege % (95 %)
cli-arena-fair = gerecht %
cli-arena-points = Punkte
cli-arena-margin = Vorsprung (95 %)
cli-arena-slowest = längste s
cli-arena-rating = Wertung
cli-arena-summary = { $game_id } zu { $players }: { $games } Partien, { $deals } Verteilungen.
cli-help-simulations = Zahl der Simulationen je Entscheidung (statt der Uhr)
cli-hint-move = Zug
cli-hint-word = als Wort
cli-hint-chance = Gewinnaussicht %
cli-hint-points = Punkte am Ende
cli-hint-margin = Vorsprung
cli-hint-more = { $count ->
    [one] Ein weiterer Zug sieht schlechter aus.
   *[other] { $count } weitere Züge sehen schlechter aus.
}
cli-review-chances = Gewinnaussichten vom Anfang bis zum Ende:
cli-review-costliest = Die teuersten Entscheidungen von { $seat }
cli-review-flawless = Keine, die etwas gekostet hätte.
cli-review-ply = nach Zug
cli-review-played = gespielt
cli-review-better = besser war
cli-review-points = kostete Punkte
cli-review-chance = Aussicht %
cli-help-balance-bot = wer auf allen Plätzen sitzt: { $bots }
cli-balance-head = { $game_id } zu { $players }, { $games } Partien, auf allen Plätzen { $bot_id }
cli-balance-place = Reihenfolge
cli-balance-wins = Siege %
cli-balance-interval = 95 %
cli-balance-edge = Punkte über dem Mittel
cli-balance-scores = Punkte: im Mittel { $mean_id }; kleinste, 10 %, Mitte, 90 %, größte: { $figures_id }
cli-balance-winning-scores = Punkte der Sieger: im Mittel { $mean_id }; { $figures_id }
cli-balance-margins = Vorsprung der Sieger: im Mittel { $mean_id }; { $figures_id }
cli-balance-ties = Geteilte Siege: { $shared_wins_id } %. Erst durch die Regel für Gleichstand entschieden: { $decided_by_tie_break_id } %.
cli-balance-ending = Ende nach Regel { $rule_id }: { $share_id } %
cli-balance-histogram = Verteilung der Punkte
cli-balance-sources = Punkte je Platz nach Herkunft
cli-show-head = { $game_id } nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
  }
cli-sheet-title = Wertungen
cli-sheet-projection = Das käme noch dazu, wäre jetzt Schluss
cli-sheet-start = Anfang
cli-sheet-total = Punkte
cli-sheet-who = wer
cli-sheet-points = Punkte
cli-sheet-source = wofür
cli-sheet-place = wo
cli-sheet-pieces = womit
cli-sheet-rule = Regel
cli-winners = { $count ->
    [one] { $winners_id } gewinnt
   *[other] { $winners_id } gewinnen gemeinsam
  } (Regel { $rule_id }).
cli-thinking = { $seat } denkt nach
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter. { $seat }: Drücke Enter, wenn nur du hinsiehst.{" "}
cli-which-number = Wähle eine Nummer von 1 bis { $most }.
cli-not-now = { $word_id } geht jetzt nicht.
cli-did-you-mean = { $word_id } kenne ich nicht. Meinst du { $near_id }?
cli-unknown-word = { $word_id } kenne ich nicht. Mit ? bekommst du Hilfe.
cli-unknown-rule = Eine Regel { $rule_id } gibt es nicht.{ $near_id ->
    [none] {""}
   *[other] {" "}Meinst du { $near_id }?
  }
cli-undone = Zurückgenommen.
cli-save-where = Sag dazu, wohin: s DATEI
cli-saved = Gespeichert in { $file_id }.
cli-play-help =
    Tippe die Nummer oder das Wort eines Zuges. Tippst du etwas, das nicht geht, erfährst du, warum.
    u          den letzten Zug zurücknehmen
    b          den Tisch noch einmal zeigen
    l          was bisher geschah
    p          Wertungsblatt
    r NUMMER   eine Regel nachschlagen
    s DATEI    speichern
    q          aufhören

# ---- web: the table in the browser
web-skip = Zum Inhalt
web-nav = Hauptmenü
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-replays = Nachspiele
web-nav-about = Über
web-language-to = { $to_id ->
    [de] Deutsch
   *[en] English
  }
web-theme = Kerzenlicht an oder aus
web-theme-light = Tageslicht
web-theme-dark = Kerzenlicht
web-footer-proof = Jeder Stapel lässt sich prüfen
web-footer-figures = Woher die Zahlen kommen
web-footer-about = Über dieses Haus
web-games = Spiele
web-home-title = Vier Klosterspiele, ein langer Tisch
web-home-lead = Spiele mit Freunden, mit Fremden oder gegen Mitspieler, die die Regel des heiligen Benedikt auswendig können. Jede Regel erklärt, jeder Punkt belegt.
web-game-facts = { $seats } Personen · { $minutes } Min.
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-set-table = Tisch decken
web-set-table-game = Tisch decken: { $game }
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-your-turn-at = Du bist am Zug: { $game }
web-new-table = Neuer Tisch
web-seated = { $seated } von { $seats } sitzen schon
web-won = { $names_count ->
    [1] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
web-your-turn-ply = Du bist am Zug · Entscheidung { $ply }
web-waiting-for = Warten auf { $seat }
web-play = Spielen
web-look-in = Ansehen
web-your-tables = Deine Tische
web-no-tables = Noch kein Tisch. Fang oben einen an.
web-all = Alle
web-none = Noch nichts.
web-open-seats = Freie Plätze
web-no-open = Gerade ist kein Platz frei. Decke selbst einen Tisch und trage ihn ein.
web-sit-down = Hinsetzen
web-quiet = Ein stilles Spiel
web-quiet-bots = Gegen den Computer
web-quiet-bots-line = Novize, Bruder, Prior oder Abt
web-quiet-here = Zu mehreren an einem Gerät
web-quiet-here-line = Zwischen den Zügen bleibt alles verdeckt
web-start = Anfangen
web-tables-running = Laufende Spiele
web-tables-waiting = Warten auf Mitspieler
web-tables-over = Beendete Spiele
web-finished-games = Beendete Spiele
web-replay = Nachspielen
web-guest = Gast
web-player-no = Spieler { $no }
web-seats = Plätze
web-seat-no = Platz { $no }
web-name-of-seat = Name auf Platz { $no }
web-name = Name
web-your-name = Dein Name
web-seat-me = Ich
web-seat-here = Jemand an diesem Gerät
web-seat-invite = Einladung per Link
web-seat-none = Frei lassen
web-level-random = Computer: Postulant
web-level-novice = Computer: Novize
web-level-brother = Computer: Bruder
web-level-prior = Computer: Prior
web-level-abbot = Computer: Abt
web-options = Varianten
web-table-itself = Der Tisch
web-clock = Bedenkzeit
web-clock-none = Ohne Uhr
web-clock-days = { $amount ->
    [one] Ein Tag je Entscheidung
   *[other] { $amount } Tage je Entscheidung
  }
web-clock-live = { $amount } Minuten für das ganze Spiel
web-listed = Öffentlich eintragen: jeder darf sich setzen und zusehen
web-overlay = Eigene Zahlen
web-overlay-line = Wer das gedruckte Spiel besitzt, kann hier berichtigte Zahlen als TOML einfügen.
web-overlay-file = Datei wählen, oder ihren Inhalt unten einfügen
web-open-table = Tisch aufstellen
web-cancel = Abbrechen
web-help = Tasten und Hilfe
web-menu = Menü
web-close = Schließen
web-offline = Verbindung unterbrochen. Ich versuche es weiter.
web-tab-turn = Du bist am Zug
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Einpassen
web-now = Was jetzt zu tun ist
web-since = Seit deinem letzten Zug
web-since-line = Zeigt Schritt für Schritt, was die anderen getan haben
web-your-last-turn = Dein letzter Zug
web-to-sheet = Zur Abrechnung
web-undo = Zurücknehmen
web-all-moves = { $count ->
    [one] Dein einziger Zug
   *[other] Alle { $count } Züge
  }
web-players = Mitspieler
web-player = Spieler
web-points = Punkte
web-place = { $place }. Platz
web-you-move = Du bist am Zug
web-thinks = denkt nach
web-to-move = am Zug
web-stand-in = Computer springt ein
web-you = Du
web-present = am Tisch
web-away = nicht da
web-hand-over = Computer einspringen lassen
web-take-back = Selbst weiterspielen
web-log = Protokoll
web-say = Sag etwas
web-send = Senden
web-chat = Gespräch
web-parts = Teile des Tisches
web-tab-table = Tisch
web-tab-side = Auslage
web-tab-score = Wertung
web-tab-log = Protokoll
web-curtain = Jetzt ist { $seat } dran
web-curtain-line = Gib das Gerät weiter. Alles Verdeckte bleibt verdeckt, bis du dich meldest.
web-i-am = Ich bin { $seat }
web-waiting = Warten auf Mitspieler
web-waiting-line = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-closed = Dieser Tisch wurde abgeräumt
web-close-table = Tisch abräumen
web-free-seat = Freier Platz
web-invite = Einladen
web-fill-bot = Computer setzen
web-if-over-now = Wäre jetzt Schluss
web-final = Endstand
web-derivation = Herleitung
web-so-far = bisher
web-still = noch
web-sum = Summe
web-ply-no = Entscheidung { $ply }
web-points-over-time = Punkte im Lauf des Spiels
web-as-table = Als Tabelle
web-settings = Einstellungen
web-set-motion = Bewegung
web-set-motion-calm = ruhig
web-set-motion-brisk = flott
web-set-motion-off = aus
web-set-sound = Töne
web-set-sound-off = aus
web-set-sound-on = an
web-set-symbols = Zeichen der Spieler
web-set-symbols-normal = normal
web-set-symbols-large = groß
web-set-confirm = Züge bestätigen
web-set-confirm-final = nur was sich nicht zurücknehmen lässt
web-set-confirm-always = immer
web-set-confirm-never = nie
web-set-notify = Mitteilung, wenn du dran bist
web-set-notify-off = aus
web-set-notify-on = an
web-set-notify-denied = Der Browser lässt das hier nicht zu.

# the walk through a scoring, and what things are
web-walk-title = Wertung
web-walk-open = Wertung Schritt für Schritt
web-walk-back = Zurück
web-walk-play = Weiter von selbst
web-walk-pause = Anhalten
web-walk-next = Weiter
web-walk-skip = Überspringen
web-walk-of = Schritt { $step } von { $steps }
web-walk-again = Wertungen noch einmal ansehen
web-walk-at = Wertung nach Zug { $ply }
web-set-walk = Wertungen zeigen
web-set-walk-on = von selbst
web-set-walk-off = nur auf Wunsch
web-about-title = Was ist das?
web-about-mode = Erkunden: mit Tab oder den Pfeilen von Ding zu Ding, Esc beendet.
web-key-about = Was ist das? Noch einmal: alles der Reihe nach erkunden
web-your-seat = Dein Platz
web-you-watch = Du schaust zu.
web-move-seat = { $name } auf ein anderes Gerät mitnehmen
web-leave-to-bot = Computer einspringen lassen
web-record = Spielbericht herunterladen
web-log-file = Protokoll herunterladen
web-share = Link für einen Platz
web-share-invite = Wer diesem Link folgt, setzt sich auf den Platz. Gib ihn nur an die Person, die hier sitzen soll.
web-share-move = Öffne diesen Link auf dem anderen Gerät. Er gilt einen Tag und nur einmal.
web-share-only-here = Noch ist dieses Haus nur auf diesem Gerät zu erreichen. Starte es mit refectory serve --host 0.0.0.0, dann kommen auch andere im selben Netz herein.
web-copy = Link kopieren
web-copied = Kopiert
web-key-arrows = zum nächsten möglichen Ort
web-key-enter = Zug machen
web-key-ends = erster und letzter möglicher Ort
web-key-esc = Auswahl aufheben
web-key-undo = Zurücknehmen
web-key-moves = Alle Züge als Liste
web-key-log = Zum Protokoll; Pfeile gehen dort von Name zu Name
web-key-zoom = Vergrößern, verkleinern, einpassen
web-key-help = Diese Hilfe
web-commitment = Fingerabdruck des Zufalls (SHA-256):
web-seed = Saat:
web-proof = Nachweis
web-proof-line = Der Fingerabdruck stand schon vor dem ersten Zug fest. Aus der Saat lässt sich das ganze Spiel nachrechnen: refectory verify prüft den Spielbericht.
web-back-to-table = Zum Tisch
web-replay-first = Zum Anfang
web-replay-prev = Einen Schritt zurück
web-replay-next = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-ply = Stelle im Spiel
web-ply-of = Entscheidung { $ply } von { $plies }
web-eyes = Mit wessen Augen
web-eyes-all = Alles offen
web-eyes-none = Zuschauer
web-play-on = Von hier weiterspielen
web-no-play-on = Weiterspielen und Spielbericht gibt es nach dem Ende: Bis dahin ist die Saat geheim.
web-rematch = Noch einmal, Plätze rücken weiter
web-to-rematch = Zum neuen Spiel
web-see-board = Tisch ansehen
web-score-sheet = Abrechnung
web-score-sheet-line = Öffne eine Zeile, um jeden Punkt zu sehen.
web-end = Ende
web-decided-by = Entschieden nach
web-no-rule = Keine Regel gefunden.
web-find-rule = Regel suchen
web-find = Suchen
web-contents = Inhalt
web-figures = Zahlen und ihre Herkunft
web-figures-line = Die Regelhefte liegen uns nur als Text vor. Was nur im Bild stand, haben wir so gut wie möglich nachgebaut und so gekennzeichnet.
web-figures-count = Alle { $count } Zahlen zeigen
web-figure = Zahl
web-value = Wert
web-source = Herkunft
web-mark-seed = Regelheft
web-mark-derived = folgt daraus
web-mark-public = öffentlich belegt
web-mark-reconstructed = nachgebaut
web-mark-ruling = unsere Festlegung
web-mark-owner = vom Besitzer
web-credit = { $designers }; { $publisher }, { $year }
web-about-line = Fassung { $version }. Vier Klosterspiele an einem langen Tisch.
web-about-house = Dieses Haus
web-about-house-text = Refectory ist der lange Tisch, an dem vier Klosterspiele gespielt werden: allein, zu mehreren an einem Gerät oder über die ganze Welt verteilt. Alles ist freie Software.
web-about-games = Die Spiele
web-about-games-text = Dies ist eine unabhängige Umsetzung. Sie steht in keiner Verbindung zu Autoren oder Verlagen; ihnen gehört der Dank für diese Spiele. Wenn dir eines gefällt, kauf es und setz dich mit anderen um einen echten Tisch.
web-about-figures = Woher die Zahlen kommen
web-about-figures-text = Bretter und Karten sind nachgebaut und von uns gezeichnet. Auf den Regelseiten steht zu jeder Zahl, ob sie im Regelheft steht, daraus folgt, öffentlich belegt ist oder von uns nachgebaut wurde. Wer das gedruckte Spiel besitzt, kann berichtigte Zahlen darüberlegen.
web-about-proof = Jeder Stapel lässt sich prüfen
web-about-proof-text = Aller Zufall eines Spiels kommt aus einer geheimen Saat. Ihr Fingerabdruck steht von Anfang an am Tisch, die Saat selbst nach dem Ende. Wer will, rechnet das ganze Spiel nach: refectory verify prüft einen Spielbericht.
web-about-privacy = Was wir über dich wissen
web-about-privacy-text = Ein Name, den du wählst, und ein geheimes Wort in einem Cookie. Kein Konto, keine Adresse, keine fremden Dienste.
web-to-home = Zur Startseite
web-token = Einladung
web-take-seat = Platz nehmen
web-move-here = { $game }: dein Platz auf diesem Gerät
web-move-here-line = Du spielst hier weiter. Auf dem anderen Gerät siehst du ab jetzt nur noch zu.
web-move-take = Hier weiterspielen
web-join = Du bist eingeladen: { $game }
web-join-line = { $names_count ->
    [0] Du bist die erste Person am Tisch.
   *[other] Am Tisch: { $names }
  }
web-preview-now = { $points ->
    [one] 1 Punkt sofort
   *[other] { $points } Punkte sofort
  }
web-preview-end = { $points ->
    [one] 1 Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
  }

# ---- Rückschau ----

web-review = Rückschau
web-review-line = Ein Abt sieht jede Entscheidung mit den Augen dessen an, der sie traf: Niemand wird für etwas getadelt, das er nicht wissen konnte.
web-review-ask = Die Partie hat { $count } Entscheidungen. Sie alle anzusehen dauert an einem kleinen Tisch Sekunden, an einem großen ein paar Minuten.
web-review-start = Partie durchsehen
web-review-later = Noch hat niemand diese Partie durchgesehen. Wer mitgespielt hat, kann damit beginnen.
web-review-wait = Der Abt blättert zurück …
web-review-look = Nachsehen, ob er fertig ist
web-review-chances = Gewinnaussichten im Lauf des Spiels
web-review-costliest = Die teuersten Entscheidungen
web-review-costliest-line = Was sie gegenüber dem besten anderen Zug gekostet haben
web-review-flawless = Hier war nichts zu verbessern.
web-review-better = Besser: { $move }
web-review-cost = { $points ->
    [0] { $chance } % Gewinnaussicht
    [one] 1 Punkt, { $chance } % Gewinnaussicht
   *[other] { $points } Punkte, { $chance } % Gewinnaussicht
  }

# ---- Tipps ----

web-hint = Tipp
web-hint-title = Was ein Abt spielen würde
web-hint-wait = Der Abt denkt nach …
web-hint-how = Wähle einen Zug, um seinen Platz zu sehen. Spiele ihn dort.
web-hint-line = { $points ->
    [one] am Ende etwa 1 Punkt
   *[other] am Ende etwa { $points } Punkte
  } · { $chance } % Gewinnchance
web-key-hint = um einen Tipp bitten
web-error-no-hint = Einen Tipp gibt es nur in deinem eigenen Zug und nur, wenn sonst niemand mitspielt.
web-error-hint-failed = Der Abt weiß gerade keine Antwort. Frag gleich noch einmal.
web-why-nothing = Hier ist jetzt nichts zu tun.
web-note-sat = { $seat_who ->
    [you] Du setzt dich an den Tisch.
   *[other] { $seat } setzt sich an den Tisch.
  }
web-note-undo = { $seat_who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
  }
web-note-bot-filled = { $seat } spielt mit ({ $bot }).
web-note-bot-left = { $seat_who ->
    [you] Du lässt den Computer einspringen ({ $bot }).
   *[other] { $seat } lässt den Computer einspringen ({ $bot }).
  }
web-note-bot-absent = { $seat } ist nicht da. Der Computer springt ein ({ $bot }).
web-note-bot-clock = Die Zeit von { $seat } ist um. Der Computer springt ein ({ $bot }).
web-note-bot-back = { $seat_who ->
    [you] Du spielst wieder selbst.
   *[other] { $seat } spielt wieder selbst.
  }
web-note-bot-crash = Der Computer auf dem Platz von { $seat } ist ausgefallen. Es übernimmt: { $bot }.
web-note-bot-slow = Der Computer auf dem Platz von { $seat } hat zu lange gebraucht. Es übernimmt: { $bot }.
web-error-title = Das geht nicht ({ $status })
web-error-request = Diese Anfrage ist nicht zu verstehen.
web-error-not-found = Diese Seite gibt es nicht.
web-error-forbidden = Das darfst du hier nicht.
web-error-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
web-error-too-much = Das waren zu viele Anfragen auf einmal. Warte einen Augenblick.
web-error-too-large = Das ist zu groß.
web-error-not-stored = Der Zug konnte nicht gespeichert werden und gilt nicht. Versuche es gleich noch einmal.
web-error-unplayable = Dieses Spiel wurde mit Fassung { $version } begonnen und lässt sich mit der jetzigen nicht fortsetzen. Der Spielbericht bleibt erhalten.
web-error-newer-schema = Der Speicher ist neuer ({ $have }) als diese Fassung ({ $know }).
web-error-not-seated = Du sitzt nicht an diesem Tisch.
web-error-curtain = Sag zuerst, dass du da bist.
web-error-stand-in = Für dich spielt gerade der Computer. Nimm deinen Platz zuerst zurück.
web-error-not-listed = Dieser Tisch ist nicht öffentlich. Du brauchst eine Einladung.
web-error-seat-taken = Dieser Platz ist schon besetzt.
web-error-bad-token = Diese Einladung gilt nicht oder nicht mehr.
web-error-still-there = Diese Person ist noch da. Warte etwas.
web-error-not-started = Das Spiel hat noch nicht begonnen.
web-error-already-started = Das Spiel hat schon begonnen.
web-error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
web-error-replay-later = Nachspielen kannst du ein fremdes Spiel, sobald es zu Ende ist.
web-error-house-full = Alle Tische sind besetzt. Versuche es später noch einmal.
web-error-streams = Zu viele offene Seiten. Schließe ein paar.
web-error-csrf = Diese Seite ist veraltet. Lade sie neu und versuche es noch einmal.
web-error-origin = Diese Anfrage kam von einer fremden Seite.
web-error-not-your-turn = Du bist gerade nicht am Zug.
web-error-illegal = Dieser Zug ist jetzt nicht möglich.
web-error-no-undo = Dieser Zug lässt sich nicht zurücknehmen.
web-error-bad-seats = Diese Plätze passen nicht zum Spiel.
web-error-bad-option = Diese Varianten passen nicht zusammen oder nicht zur Zahl der Plätze.
web-error-bad-data = Die eigenen Zahlen stimmen nicht.
web-error-bad-record = Dieser Spielbericht ist beschädigt.
web-vow = Jetzt herrscht Schweigen. Ich breche es und zahle dafür.
web-asides = Zwischenrufe
web-error-vow = Jetzt herrscht Schweigen. Bestätige zuerst, dass du es brichst.
web-error-silence = Jetzt herrscht Schweigen.
web-error-broken = Hier ist etwas kaputtgegangen. Der Tisch ist nicht verloren, lade die Seite neu.
web-confirm = Ja, so spielen
web-confirm-line = Das lässt sich nicht zurücknehmen.
web-lost-move = Der Zug kam nicht an. Ich versuche es noch einmal.
web-recap-stop = Zurück zum Tisch

# ---- web: its commands
cli-serve = den Webtisch öffnen
cli-backup = alle Tische in einer Datei sichern
cli-restore = eine Sicherung in ein leeres Haus zurückholen
cli-help-host = Adresse, an der das Haus lauscht (sonst nur dieser Rechner)
cli-help-port = Port (sonst der erste freie ab 8730)
cli-help-db = Datenbank: ein Dateipfad oder postgresql://…
cli-help-data-dir = Ordner für die Datenbank
cli-help-open = den Browser öffnen
cli-help-overlays = Gäste dürfen eigene Zahlen über ein Spiel legen
cli-help-backup-file = die Sicherungsdatei
cli-serving = Der Tisch ist gedeckt: { $address }
cli-backed-up = { $rows } Zeilen in { $file } gesichert.
cli-restored = { $rows } Zeilen zurückgeholt.

# ---- das erste Spiel: Begleiter, Aufbau, Übersicht ----

web-learn = Im ersten Spiel lernen
web-learn-game = { $game } in einem begleiteten ersten Spiel lernen
web-guide = Erstes Spiel
web-guide-count = Lektion { $number } von { $total }
web-guide-fold = Begleiter ein- oder ausklappen
web-guide-your-move = Dein Zug:
web-guide-next = Weiter
web-guide-back = Zurück
web-guide-back-line = Zurück zur vorigen Lektion; der Tisch geht mit zurück.
web-guide-pause = Warten
web-guide-on = Weiterspielen
web-guide-plays = Der Begleiter spielt weiter, auch für dich, bis es etwas Neues gibt.
web-guide-plays-out = Der Begleiter spielt diese Partie zu Ende.
web-guide-alone = Allein weiterspielen
web-guide-alone-line = Du behältst deinen Platz, Novizen übernehmen die anderen, und der Begleiter schweigt.
web-guide-leave = Verlassen
web-guide-leave-line = Der Tisch bleibt stehen; du findest ihn auf der Startseite.
web-guide-done = Das war dein erstes Spiel. Das nächste gehört dir allein: derselbe Tisch, nur Novizen gegen dich, und niemand sagt dir vor.
web-guide-alone-now = Jetzt ohne Hilfe
web-summary = Auf einer Seite
web-summary-of = { $game } auf einer Seite
web-rules-whole = Alle Regeln
web-print = Drucken
web-summary-print = alle Regeln mit Nummern und die Herkunft jeder Zahl stehen in den Regelbüchern des Hauses
web-setup = Der Aufbau
web-setup-begins = beginnt
web-error-guide-first = Gute Idee, aber zuerst der Zug im goldenen Ring.
web-error-guide-wait = Gerade ist der Begleiter dran. Geh in seinem Kasten weiter.
