# Words of the house, German. A game's own words are in its room.
and = und
undo-nothing = Hier gibt es nichts zurückzunehmen.
undo-other-seat = Nicht mehr zurückzunehmen: inzwischen hat jemand anderes entschieden.
undo-chance = Nicht mehr zurückzunehmen: der Zufall hat gesprochen.
undo-hidden = Nicht mehr zurückzunehmen: du hast etwas Verdecktes gesehen.
undo-turn-over = Nicht mehr zurückzunehmen: dein Zug ist zu Ende.

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
cli-help-game = Kennung des Spiels (siehe „refectory games“)
cli-help-rule = Nummer einer Regel oder Anfang davon
cli-help-option = Variante oder Tischregel; mehrmals möglich
cli-help-data = eigene Spielplanwerte (TOML), die über unsere gelegt werden
cli-help-seed = Startwert, aus dem aller Zufall kommt; gleicher Seed, gleiche Partie
cli-help-json = als JSON ausgeben
cli-help-players = Zahl der Plätze
cli-help-games = Zahl der Partien
cli-help-bots = wer spielt, durch Kommas getrennt: { $bots }. Die Plätze wechseln von Partie zu Partie.
cli-help-out = jede Partie in diesem Ordner speichern
cli-help-jobs = Zahl der Prozesse
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
cli-bench-decisions = Entscheidungen/s
cli-bench-games = Partien/s
cli-bench-copy = Kopie µs
cli-bench-ratio = mal Schach
cli-bench-note = Zufallszüge auf einem Kern, im selben Lauf wie python-chess; über 1× ist schneller als Schach.
cli-bench-no-chess = Zufallszüge auf einem Kern. Mit python-chess (pip install chess) gäbe es einen Vergleich.
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
