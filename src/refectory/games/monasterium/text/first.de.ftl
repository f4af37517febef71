# Die Worte des ersten Spiels, des Aufbaus und der Übersicht auf einer Seite.

lesson-aim = Du leitest eine Domschule und entsendest *Novizen* in fünf Klöster an einer Straße, drei Jahre lang. Würfel bestimmen, was du tun kannst; wo deine Novizen stehen, bestimmt, was es wert ist. Die meisten Punkte gewinnen.
lesson-own = Dein Tableau: fünf Spalten, für jede Würfelzahl eine. Die Aktion ganz oben geht sofort; darunter sitzen Novizen noch auf besseren. Du beginnst mit { $influence } Einfluss, { $soup } Suppe und { $rosary } Rosenkranz.
lesson-orders = Sechs *Aufträge* stehen allen offen. Dieser will einen Novizen in der Kapelle von A, einen in einem Gebäude von B, einen in C: { $points1 } Punkte im ersten Jahr, { $points2 } im zweiten, { $points3 } im dritten. Merk ihn dir.
lesson-place = Zuerst kommen die Würfel reihum auf den Tisch. Du hast gewürfelt; wähle *eine Zahl* und lege alle Würfel mit dieser Zahl auf ihr Feld. Der rote gehört dir: Den kann dir niemand nehmen. Setze die 2.
lesson-pool = Alle Würfel liegen auf den Feldern, und die weißen gehören niemandem mehr. Reihum nimmt jeder von *einem* Feld, bis alle weg sind: bis zu drei Würfel von 1 bis 5, einen einzigen von der 6, dem Joker.
lesson-field = Anselm hat drei Dreier genommen und dafür drei Einfluss bekommen. Du willst Novizen entsenden, und das ist Spalte 1: Nimm von Feld 1.
lesson-count = Jeder Würfel ist eine Aktion. Nimm beide.
lesson-chapel = Dein Gesandter steht vor Kloster A, also dürfen Novizen dorthin. Einer der dritten Reihe geht in die *Kapelle*, für 1 Einfluss. Worauf ein Novize saß, das wird deine Aktion: III-2 deckt ein Fenster auf.
lesson-building = Der zweite Würfel: Novizen der ersten beiden Reihen gehen in *Gebäude*. Sie kosten 1 Einfluss und Waren; ein Profanbau nimmt Suppe, und zwei hast du. Entsende I-5.
lesson-space = Wähle den Platz. Gebäude zahlen sofort: dieses einen Punkt und ein Werkzeug. Werkstätten und Gemeinschaftsräume zahlen mehr, wollen aber Werkzeug und Bücher.
lesson-joker = Du hast eine 6 genommen. Ein *Joker* geht in eine Spalte deiner Wahl. Noch einmal Spalte 1: Es gibt etwas zu entsenden.
lesson-cloister = Novizen der vierten Reihe gehen in den *Kreuzgang*, neben ein eigenes Gebäude, für Rosenkränze. Entsende IV-2: Das wendet das Aktionsplättchen von Spalte 2, und ab jetzt bringt dort jeder Würfel einen Punkt.
lesson-flipped = Noch ein Joker. Lege ihn in Spalte 2, auf das gewendete Plättchen: 1 Punkt, noch ehe die Aktion beginnt.
lesson-action = Für jeden Würfel wählst du eine Aktion seiner Spalte. Nimm die, die du aufgedeckt hast: ein *Fenster* aus einem Kloster, in dessen Kapelle ein Novize von dir ist.
lesson-window = Bau es in dein Fenster ein. Eine Reihe füllt sich von links, und in keiner Reihe oder Spalte dürfen zwei aus demselben Kloster sein. Eine volle Reihe zählt 5 Punkte, eine volle Spalte 4. Nimm die untere.
lesson-bonus = Jedes Fenster bringt auch einen Bonus, den der Reihe *oder* den der Spalte. Nimm die Reihe: Dein Gesandter geht zwei Felder weiter.
lesson-path = Wo der Gesandte vorbeikommt, gibt es etwas. Auf diesem Feld wählst du: Einfluss oder Rosenkranz. Einfluss kostet fast jeder Novize.
lesson-reroll = Alle Würfel sind verbraucht, eine neue Runde beginnt, und du fängst an. Dein Wurf taugt wenig für das, was du vorhast. Einmal je Runde darfst du *neu würfeln*.
lesson-pick = Wähle die Würfel, die du neu würfeln willst; die anderen bleiben liegen. Fang mit der 5 an; die übrigen wählt der Begleiter.
lesson-monastery = Manche Wegfelder führen zu zwei Klöstern. Dein Auftrag will ein Gebäude in B, und dein Gesandter ist dort: Wähle B.
lesson-larder = Eine Vorratskammer: Nimm 1 Suppe, oder tausche Suppe gegen Werkzeug oder Werkzeug gegen ein Buch. Suppe brauchst du für den nächsten Novizen.
lesson-any-window = Auf diesem Feld bekommst du ein Fenster aus *irgendeinem* Kloster. B ist neu in deiner unteren Reihe.
lesson-free = Der Bonus hat dich auf ein Feld mit *freier Aktion* gebracht: irgendeine mögliche Aktion, ohne Würfel. Nimm Einfluss.
lesson-year-2 = Das zweite Jahr beginnt: Aufträge der ersten beiden Arten sind jetzt weniger wert. Zwei Teile von deinem sind erledigt; nur ein Gebäude in C fehlt.
lesson-order = Dein Gesandter ist in C angekommen. Mit diesem Gebäude ist der Auftrag erfüllt.
lesson-ordered = { $gained_order } Punkte für den Auftrag, sofort und von selbst. Auch Anselm darf ihn noch erfüllen; niemand wird ausgeschlossen.
lesson-row-full = Das dritte Fenster für die untere Reihe: A, B und jetzt E. Eine volle Reihe, 5 Punkte, und der Bonus kommt dazu.
lesson-die = Am Ende der Straße wartet ein *weiterer eigener Würfel* oder 5 Punkte. Ein Würfel hilft in jeder Runde, die noch kommt: Nimm ihn. Danach beginnt die Straße von vorn.
lesson-trade = Diese Aktion hat dein erster Novize aufgedeckt: Tausche Suppe gegen Werkzeug. Mit Werkzeug kommst du in Werkstätten, und die zahlen 2 Punkte und ein Buch.
lesson-second-order = Das letzte Jahr. Eine Kapelle in E, ein Gebäude in A und jetzt ein Platz im Kreuzgang von B: noch ein Auftrag, wenn auch nur noch halb so viel wert.
lesson-majority = *Schlusswertung.* In jedem Kloster bekommt 5 Punkte, wer dort die meisten Novizen hat, bei Gleichstand alle Beteiligten: { $gained_majority } für dich.
lesson-chapels = Kapellen in vielen Klöstern sind immer mehr wert: { $gained_chapels } für zwei, 15 für alle fünf. Und jeder Kreuzgang zählt doppelt seine Novizen mal die in der Kapelle: { $gained_cloisters }.
lesson-goods = Auch was übrig ist, zählt ein wenig: ein Werkzeug 1, ein Buch 2, alles andere je einen halben Punkt. { $gained_goods } Punkte für dich.
lesson-won = { $won ->
    [1] Du gewinnst mit { $points } zu { $best } Punkten. Aufträge, Würfel auf gewendeten Plättchen, Mehrheiten: Das summiert sich.
   *[other] Du hast { $points } Punkte, Anselm { $best }.
  }
lesson-help = Eins noch: Hast du alle fünf Novizen einer Reihe entsandt, geht der am Reihenende gratis mit. In der nächsten Partie erzählt das *Protokoll*, was geschah, *Tipp* fragt einen Abt, und das *Buch* oben hat alle Regeln und eine Übersicht.

# Die Übersicht

summary-aim-title = Ziel und Aufbau
summary-aim =
    Entsende drei Jahre lang Novizen in fünf Klöster; die meisten Punkte gewinnen.
    Jeder beginnt mit { $influence } Einfluss, { $soup } Suppe, { $rosary } Rosenkranz, einem eigenen Würfel und allen Novizen auf dem Tableau.
summary-row-seats = Spieler
summary-row-rounds = Runden im Jahr
summary-row-neutral = neutrale Würfel für jeden
summary-row-chapel-places = Plätze je Kapelle
summary-dice-title = Die Würfel
summary-dice =
    {""}*Einsetzen:* Wirf alle deine Würfel; lege alle mit *einer* Zahl deiner Wahl auf ihr Feld. Die anderen wirfst du im nächsten Zug neu. Einmal je Runde darfst du beliebige neu würfeln.
    {""}*Nehmen:* Reihum nimmst du bis zu { $take } Würfel von einem Feld, eigene zuerst; nie die eigenen der anderen. Von der 6, dem Joker, nur einen: Er geht in eine beliebige Spalte.
    Jeder Würfel ist eine Aktion seiner Spalte. Ist eine möglich, muss sie sein.
summary-actions-title = Aktionen
summary-actions =
    Spalte 1: Novizen entsenden. 2: Suppe. 3: Einfluss. 4: Rosenkranz. 5: Gesandter ein Feld weiter.
    Ein Novize der Reihen I bis III deckt beim Gehen eine weitere Aktion seiner Spalte auf; Reihe I beliebig oft, Reihen II und III je einmal im Zug.
    Reihe IV wendet das Plättchen der Spalte: Jeder Würfel dort bringt 1 Punkt.
    Sind alle fünf einer Reihe fort, geht der am Reihenende gratis mit, sofort oder nie.
summary-send-title = Einen Novizen entsenden
summary-send =
    Nur in ein Kloster, vor dem dein Gesandter steht oder in dessen Kapelle du einen Novizen hast.
    Reihen I und II: Gebäude, { $influence } Einfluss und { $goods1 } oder { $goods2 } Waren seiner Art. Reihe III: Kapelle, Einfluss. Reihe IV: Kreuzgang, neben einem eigenen Gebäude, Rosenkränze.
    Der Preis steigt mit deinen Novizen dort, über alle Klöster:
summary-row-number = dein
summary-row-chapel-price = Kapelle
summary-row-cloister-price = Kreuzgang
summary-buildings-title = Gebäude
summary-buildings =
    Was sie kosten und was sie sofort bringen: Punkte und ein Stück.
summary-row-window = Fenster
summary-path-title = Die Straße
summary-path =
    Jedes Feld, das der Gesandte betritt oder überquert, bringt etwas: Einfluss oder Rosenkranz; Suppe oder Tausch (Suppe in Werkzeug, Werkzeug in Buch); ein beliebiges Fenster; eine freie Aktion.
    Das letzte: ein weiterer eigener Würfel oder { $five } Punkte. Dann geht es von vorn los.
summary-window-title = Das Fenster
summary-window =
    Fenster kommen aus Gemeinschaftsräumen, von der Straße oder aus Reihe III (Kloster mit eigenem Novizen in der Kapelle). Wähle eine Reihe; sie füllt sich von links.
    Keine zwei aus einem Kloster in einer Reihe oder Spalte. Nimm den Bonus der Reihe oder den der Spalte.
    Volle Reihe { $row } Punkte, volle Spalte { $column }.
summary-orders-title = Aufträge
summary-orders =
    Sechs stehen allen offen; jeder kann jeden einmal erfüllen, gewertet wird sofort.
    Die mit drei Orten sind jedes Jahr weniger wert, die anderen immer gleich viel.
summary-end-title = Schlusswertung
summary-end =
    Jedes Kloster: { $monastery } Punkte für die meisten Novizen, auch bei Gleichstand.
    Jeder Kreuzgang: { $cloister } × deine Novizen darin × die in der Kapelle.
    Werkzeug { $tool }, Buch { $book }; Suppe, Einfluss und Rosenkränze zusammen: ein Punkt für je { $half }.
    Kapellen verschiedener Klöster:
summary-row-chapels = Kapellen
summary-row-points = Punkte

# Der Aufbau

setup-goal = Dein Ziel: Novizen an den richtigen Orten, früh erfüllte Aufträge, ein volles Fenster. Nach drei Jahren die meisten Punkte.
setup-lines =
    Jeder hat dieselben Waren, einen eigenen Würfel und alle Novizen zu Hause.
    Sechs Aufträge stehen euch allen offen.
    Alle Gesandten stehen am Anfang der Straße, vor Kloster A.
