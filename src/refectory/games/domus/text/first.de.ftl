# Die Worte des ersten Spiels, des Aufbaus und der Übersicht auf einer Seite.

lesson-aim = Das hungrige Cluny ruft. *Vier Jahre* lang lieferst du auf dieser Straße Nahrung ins Mutterhaus und wirst mit *Ablassbriefen* belohnt. Wer nach dem vierten Jahr die meisten hat, gewinnt.
lesson-cloister = Das ist dein Kloster: oben Garten, Käserei und Brauerei, wo Nahrung entsteht; unten Speisesaal, Kapelle, Feld, Geldverleiher und Hundehütten. Du beginnst mit { $taler } Talern, { $brothers } Laienbrüdern und { $vegetables } Gemüse.
lesson-both-ways = Der Kniff des Spiels: Jedes Jahr bekommt die meisten Ablassbriefe, wer am *meisten* liefert, aber die meisten Taler fürs nächste Jahr, wer am *wenigsten* liefert. Punkte jetzt oder Geld für später: Das fragst du dich viermal.
lesson-start = Ein Jahr beginnt mit dem Startrecht. Anselm hat es: Er nimmt an, oder er zahlt 1 Taler und bietet es dir an. Wer zuletzt kommt, sieht, was die anderen getan haben; Anfangen ist also nicht immer gut.
lesson-boost = Die Produktionskarte des Jahres liegt auf: Bier. Wer in diesem Jahr einen Cellerar der Brauerei hat, liefert 40 Einheiten mehr. Zwei der sechs Karten sind aus dem Spiel, und du weißt, welche.
lesson-cellarer = Stell einen *Cellerar* ein. Seine Nummer ist sein Preis und bringt am Ende ebenso viele Ablassbriefe. Nummer 3 liefert jedes Jahr 20 Einheiten und schenkt dir als Gärtner zwei Gemüse. Billig und nützlich: Nimm ihn.
lesson-vegetables = Jetzt könntest du Gemüse kaufen, zwei für 1 Taler. Aber alle acht Körbe in deinem Speisesaal sind voll, also weiter.
lesson-build = Ausbau: Du darfst so viel tun, wie du bezahlen kannst, in beliebiger Folge. Die nächste Stufe der Brauerei kostet 2 Taler und bringt ab jetzt jedes Jahr 20 Einheiten.
lesson-lend = Drei Taler hast du noch. Der *Geldverleiher* nimmt sie in Dreierpaketen und gibt sie nächstes Jahr zurück, je drei mit 1 Taler Zins.
lesson-deliver = Du bist fertig: Klicke auf deine Figur. Garten, Käserei, Brauerei und Cellerar ergeben zusammen { $ne } Einheiten, und auf dieses Feld kommst du. Anselm steht weiter vorn.
lesson-beg = Jetzt können Laienbrüder bei jemandem vor dir *betteln*: Der Bruder ist weg, der andere fällt um 30 zurück, und du bekommst 1 Ablassbrief. Heute behältst du deine; am Ende zählt jeder Bruder 2.
lesson-vegetable = Gemüse bringt deinen Karren voran: ein Feld, also 10 Einheiten, für jedes. Spiel eines.
lesson-enough = Genug für dieses Jahr. Jedes Gemüse sättigt auch drei deiner Brüder und bringt dir später einen neuen Bruder oder einen Wachhund; also heb dir welches auf.
lesson-year-1 = Das erste Jahr ist vorbei: Die Brüder sind gespeist, und die Straße zählt ein Zehntel ihres Felds, { $gained } Ablassbriefe für dich. Anselm hat einen mehr; dafür bekommst du 7 Taler und er nur 5.
lesson-accept = Das Startrecht wandert weiter, jetzt ist es bei dir. Nimm es an: Es kostet nichts, und du suchst als Erster deinen Cellerar aus.
lesson-special = Ab dem zweiten Jahr bringt der beste Garten den *Gemüsekarren*, die beste Käserei den *Viehhirten*, die beste Brauerei den *Trunkenbold*. Zwei davon hast du; in der Käserei entschied bei Gleichstand dein teurerer Cellerar.
lesson-keep = Die Produktionskarte dieses Jahres zeigt Kräuter: 20 Einheiten mehr für Cellerare des Gartens. Deiner passt, also behalte ihn.
lesson-dairy = Bau die Käserei um eine Stufe aus. Sie bringt 10 Einheiten mehr, und nächstes Jahr hast du wieder den Viehhirten.
lesson-recruit = Den Rest deines Geldes hat der Geldverleiher. Gemüse hast du reichlich: Mit einem davon kommt ein neuer Laienbruder in den Speisesaal.
lesson-field = Und ab aufs *Feld*, immer zu zweit: Jedes Paar bringt nächstes Jahr ein Gemüse, und solange sie fort sind, brauchen sie nichts zu essen.
lesson-drunkard = Anselm ist auf 130 weit voraus. Schick ihm den *Trunkenbold*: einmal im Jahr, zu wem du willst, 30 zurück, und 1 Ablassbrief für dich.
lesson-year-2 = Anselm hat trotzdem mehr geliefert und führt { $best } zu { $points }. Aber du hast 7 Taler bekommen, und 9 verliehene kommen mit Zins zurück. Jetzt bist du reich.
lesson-big-cellarer = Tausch deinen Cellerar gegen Nummer 17: Du zahlst die Differenz. Er bringt jedes Jahr 90 Einheiten, und aus einer guten Brauerei holt er noch mehr heraus.
lesson-rival = Anselm hat anderes vor: eine *Kapelle*, in der Brüder für je 20 Einheiten beten; werden alle vier Stufen gebaut, eine pro Jahr, zählt sie 20 Ablassbriefe. Und eine Hütte mit *Wachhund* gegen ungebetene Gäste.
lesson-defend = Diesmal kommt der Trunkenbold zu dir. Vertreib ihn mit dem *Viehhirten*; ein Wachhund könnte das auch. Seinen Ablassbrief bekommt Anselm trotzdem.
lesson-year-3 = Beide auf demselben Feld: je { $gained_road } Ablassbriefe. Bei den Talern entscheidet der teurere Cellerar, und das ist deiner: 7 für dich, 5 für Anselm. Noch ein Jahr.
lesson-refund = Ein Cellerar ist wie ein Sparbuch: Tauschst du ihn gegen einen billigeren, bekommst du die Differenz zurück. Nummer 9 taugt auch für die Brauerei, und die Bierkarte liegt auf.
lesson-brewery = Und alles in die Brauerei, Stufe um Stufe. Je höher, desto besser: Ab 40 Einheiten legt dein Cellerar seinen Bonus drauf.
lesson-full = Die letzte Stufe: 150 Einheiten, und eine voll ausgebaute Brauerei zählt am Ende 15 Ablassbriefe.
lesson-cart = Was für eine Ernte. Der Gemüsekarren, Lohn für den besten Garten, bringt dich drei Felder weiter.
lesson-cluny = Noch ein Gemüse, und du wärst in Cluny: 41 statt 40. Aber dann werden nicht alle Brüder satt, und jeder von ihnen zählt 2. Hör hier auf.
lesson-year-4 = Das vierte Jahr: { $gained_road } Ablassbriefe für deine Lieferung. Und jetzt die Schlusswertung.
lesson-final = Deine Brüder zählen { $gained_brothers }, die volle Brauerei { $gained_area }, der Cellerar seine Nummer, { $gained_cellarer }. Auch Hunde und Kapelle würden zählen; Taler und Gemüse nicht.
lesson-won = { $won ->
    [1] Du gewinnst mit { $points } zu { $best } Ablassbriefen. Erst das Geld, dann die Ernte: gut gewirtschaftet.
   *[other] Du hast { $points } Ablassbriefe, Anselm { $best }.
  }
lesson-help = In deiner nächsten Partie erzählt das *Protokoll*, was nach welcher Regel geschah, *Tipp* fragt einen Abt, *Zurücknehmen* macht einen Schritt rückgängig, und das *Buch* oben hat alle Regeln und eine Übersicht. Was nicht geht, sagt beim Anklicken, warum.

# Die Übersicht

summary-aim-title = Ziel und Aufbau
summary-aim =
    Versorge Cluny { $rounds } Jahre lang und hab am Ende die meisten Ablassbriefe.
    Jeder beginnt mit { $brothers } Laienbrüdern und { $vegetables } Gemüse im Speisesaal und mit Talern nach der Zahl der Spieler.
summary-row-seats = Spieler
summary-row-start-taler = Taler zu Beginn
summary-year-title = Ein Jahr
summary-year =
    {""}*1 Start.* Nimm das Startrecht an, oder zahl { $hand_on } Taler in den Topf und gib es weiter; wer annimmt, bekommt den Topf. Die Produktionskarte wird aufgedeckt. Ab Jahr 2: Bester Garten bekommt den Karren, beste Käserei den Viehhirten, beste Brauerei den Trunkenbold (Gleichstand: teurerer Cellerar); Zinsen, und die Brüder kommen vom Feld.
    {""}*2 Cellerar.* Einstellen, tauschen, entlassen oder behalten; dann Gemüse: { $vegetables } für { $price } Taler.
    {""}*3 Ausbau*, so viel du bezahlen kannst; dann kommt deine Figur auf das Feld deiner Nahrungseinheiten.
    {""}*4 Betteln* und Trunkenbold. *5* Gemüse und Karren. *6* Speisung. *7* Ablassbriefe und Taler.
summary-build-title = Garten, Käserei, Brauerei
summary-build =
    Einheiten pro Jahr auf jeder Stufe und die Ablassbriefe für den vollen Bereich am Ende; darunter, was jede Stufe kostet.
summary-row-garden-ne = Garten
summary-row-dairy-ne = Käserei
summary-row-brewery-ne = Brauerei
summary-row-cost = Taler
summary-row-step = Stufe
summary-row-full = Ende
summary-also-title = Außerdem darfst du
summary-also =
    je Jahr eine Kapellenstufe bauen; ein betender Bruder bringt { $ne } Einheiten und braucht kein Essen,
    für ein Gemüse einen Bruder anwerben und Brüder aufs Feld schicken, { $yield } für jedes Gemüse im nächsten Jahr, höchstens { $field },
    je Jahr eine Hundehütte kaufen ({ $kennel } Taler) und für jede einen Wachhund (ein Gemüse),
    je { $portion } Taler verleihen, höchstens { $most }; je { $portion } bringen 1 Zins.
summary-row-stage = Kapellenstufe
summary-row-stage-cost = Taler
summary-row-stage-points = am Ende
summary-cellarer-title = Cellerare
summary-cellarer =
    Nummer = Preis = Ablassbriefe am Ende; der teurere gewinnt bei Gleichstand. Beim Tausch zahlst oder bekommst du die Differenz.
    Garten: { $gift } Gemüse geschenkt. Käserei: { $rebate } Taler Nachlass beim Ausbau der Käserei. Brauerei: Bonus, wenn die Brauerei { $from } oder mehr bringt.
summary-row-cellarer-ne = Einheiten
summary-row-garden-no = Garten Nr.
summary-row-dairy-no = Käserei Nr.
summary-row-brewery-no = Brauerei Nr.
summary-boost-title = Produktionskarte
summary-boost =
    Zusätzliche Einheiten für alle mit einem Cellerar dieser Art. Zwei von sechs sind aus dem Spiel, je Jahr kommt eine.
summary-road-title = Auf der Straße
summary-road =
    Ein Bruder bettelt bei jemandem vor dir oder gleichauf: { $beg } zurück, { $attack } Ablassbrief für dich, der Bruder ist weg.
    Der Trunkenbold, einmal: irgendwen { $drunkard } zurück, { $attack } Ablassbrief. Wachhund oder Viehhirte wehren ab.
    Jedes Gemüse { $vegetable } vor, der Karren { $cart }. In Cluny bewegt dich nichts mehr.
    Ein Gemüse sättigt { $fed } Brüder im Speisesaal; wer hungrig bleibt, geht.
summary-pay-title = Was ein Jahr bringt
summary-pay =
    Ablassbriefe: dein Feld geteilt durch zehn; Cluny { $cluny }.
    Taler: Der niedrigste Platz über 0 bekommt am meisten (Gleichstand: teurerer Cellerar). Feld 0 bekommt nichts.
summary-row-payout = Taler
summary-end-title = Am Ende
summary-end =
    { $brother } für jeden Bruder im Speisesaal, { $dog } für jeden Wachhund; voller Garten { $garden }, Käserei { $dairy }, Brauerei { $brewery }; die höchste Kapellenstufe; die Nummer des Cellerars.
    Gleichstand: mehr Taler, dann der teurere Cellerar.

# Der Aufbau

setup-goal = Dein Ziel: viel liefern, wenn es zählt, und wenig, wenn du Taler brauchst. Nach vier Jahren die meisten Ablassbriefe.
setup-lines =
    Jeder hat drei Brüder, sechs Gemüse und gleich viele Taler.
    Alle Cellerare liegen offen; die höchste Kloster-Karte hat zuerst das Startrecht.
    Zwei Produktionskarten sind aus dem Spiel; du siehst, welche.
