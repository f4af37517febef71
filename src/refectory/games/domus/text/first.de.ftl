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
