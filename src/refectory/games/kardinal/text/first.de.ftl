# Die Worte des ersten Spiels, des Aufbaus und der Übersicht auf einer Seite.

lesson-aim = Orden des 12. Jahrhunderts ringen um die Höfe Europas. Du gründest *Klöster* in Städten und schickst *Räte* in neun Länder. Wer am Ende die meisten Punkte hat, gewinnt. Zehn Minuten, und du weißt, wie es geht.
lesson-setup = Mehr braucht es nicht: drei Karten auf deiner Hand, zwei offene, { $pile } im Stapel, dazu in deiner Farbe { $cloisters } Klöster und { $advisors } Räte. Die Karte ist leer. Du bist Grün und beginnst.
lesson-card = Karten öffnen Länder. Eine Karte bezahlt *einen Stein* in einem Land, das sie zeigt; die meisten zeigen zwei, und du wählst. Was du gerade tun kannst, ist auf der Karte golden markiert, hier wie in jedem Zug.
lesson-first = Gründe dein erstes Kloster in Lothringen: Klicke auf Cambrai. In ein *noch leeres* Land darfst du im Zug nur einen Stein setzen.
lesson-refill = Am Ende des Zugs füllst du deine Hand auf drei Karten auf, offen oder verdeckt vom Stapel. Nimm Franken/Aragon: Dann hast du zwei von einer Farbe, und Paare sind kostbar.
lesson-advisor-seen = Anselm ist dir nach Lothringen gefolgt und hat einen *Rat* an den Hof geschickt. Alle Räte zusammen dürfen dort nicht mehr sein als die Klöster dessen, der die meisten hat. Räte zählen erst am Ende.
lesson-two = Beatrix hat Aragon eröffnet. In ein Land, das nicht leer ist, darfst du *bis zu zwei* Steine setzen, beide ins selbe Land. Beginne in Poblet.
lesson-second = Deine zweite Karte Franken/Aragon bezahlt einen zweiten Stein. Du könntest aufhören, aber Montserrat bringt dir die Mehrheit in Aragon.
lesson-joker-seen = Anselm hat ohne Karte für Franken in Mainz gebaut. *Zwei Karten einer Farbe* sind ein Joker: Zusammen bezahlen sie einen Stein in irgendeinem Land, das sie nicht zeigen.
lesson-row = Zurück nach Lothringen mit zwei passenden Karten. Baue in Utrecht: Eine Straße verbindet es mit deinem Cambrai. *Vier oder mehr in einer Reihe* sind eine Kette und zählen am Ende.
lesson-advisor = Und der zweite Stein: Schick einen Rat. Klicke auf das Wappen von Lothringen. Dort steht ein Rat, und jemand hat zwei Klöster, also ist noch Platz für einen.
lesson-exchange = Passt dir einmal nichts, *tauschst* du, statt zu setzen: eine Karte ablegen, eine neue nehmen, und das war dein Zug. Der Knopf ist unter deinen Karten. Heute hast du Besseres vor.
lesson-border = Straßen überqueren Grenzen, und Ketten auch. Hersfeld in Franken liegt gleich neben Utrecht.
lesson-chain = Mit Fulda sind es vier: Cambrai, Utrecht, Hersfeld, Fulda. Damit hast du eine Kette, am Ende ein Punkt für jedes ihrer Klöster.
lesson-undo = Doch lieber anders? *Zurücknehmen* macht deine Züge rückgängig, einen nach dem anderen, bis der Zufall gesprochen hat: Ist eine Karte vom Stapel gesehen, geht es nicht mehr.
lesson-pile = Eine Karte darf auch verdeckt vom Stapel kommen; wer weiß. Zieh eine. Und behalte den Stapel im Auge: Ist er leer, wird gewertet.
lesson-joker = Du hast eine Karte für Burgund und zwei Lothringen/Italien. Die eine bezahlt direkt, das Paar als Joker: Das reicht für zwei Steine. Beginne in Arles; von Montserrat führt eine Straße hin.
lesson-joker-second = Und Lyon, eine Straße weiter: Mit Poblet, Montserrat und Arles ist das deine zweite Kette. Alle drei Karten sind gespielt, gleich wird deine Hand aufgefüllt.
lesson-majority = Der Stapel ist fast leer, also denk an die Wertung: Es zählt, *wer in einem Land die meisten Klöster hat*. In Franken haben alle zwei. Würzburg, per Joker, bringt dich nach vorn. Die Tafel zählt für dich mit.
lesson-first-scoring = Die letzte Karte des Stapels ist weg: *erste Wertung*, nur die Klöster. Du hast { $points } Punkte bekommen, der Beste der anderen { $best }.
lesson-ranks = Franken zum Beispiel: Du hast die meisten und bekommst einen Punkt für *jedes* Kloster dort, zusammen { $mine }. Die anderen sind Zweite und bekommen so viel, wie *du* Klöster hast: je { $theirs }. Auch viele zweite Plätze lohnen sich.
lesson-second-half = Was gespielt war, wird gemischt und bildet den neuen Stapel. Ist er *noch einmal* leer, endet mit dieser Runde das Spiel; dann zählen die Klöster erneut und zum ersten Mal Räte und Ketten.
lesson-alliance = Die Bänder mit Zahlen sind *Bündnisse* zweier Länder. Wer in beiden die meisten Räte hat, bekommt einen Punkt für jeden Rat dort. Frankreich und Burgund sind verbündet: Schick einen Rat nach Frankreich.
lesson-link = Und ein Kloster in Limoges: Es verlängert deine südliche Kette um eins. Was von einer Reihe nur abzweigt, zählt nicht mit.
lesson-ally = Jetzt die andere Seite des Bündnisses: ein Rat nach Burgund. Gleichstand genügt; wer in beiden Ländern mit vorn liegt, bekommt die vollen Punkte. Die Tafel führt Buch über alle fünfzehn Bündnisse.
lesson-longer = Nach Limoges kommt Tours, und von dort führt die Straße weiter zum Mont-Saint-Michel: zwei Punkte mehr für die Kette und zwei Klöster mehr in Frankreich.
lesson-guest = Für einen Rat brauchst du kein eigenes Kloster: Andere haben Bayern eröffnet, und der Hof ist frei. Geh als Erster hinein.
lesson-swabia = Schwaben und Bayern sind verbündet. Noch ein Rat nach Schwaben, und beide Höfe gehören dir; dieselben Räte zählen in jedem Bündnis ihres Landes aufs Neue.
lesson-pay = Manchmal kannst du wählen, womit du bezahlst: mit der passenden Karte oder mit einem Paar als Joker. Behalte das Paar: Bezahle mit England/Schwaben.
lesson-last-round = Der Stapel ist zum zweiten Mal leer. Diese Runde wird noch zu Ende gespielt, damit alle gleich viele Züge haben; Beatrix hat den letzten.
lesson-final-cloisters = *Schlusswertung.* Zuerst noch einmal die Klöster, Land für Land: { $gained_cloister } Punkte für dich.
lesson-final-advisors = Dann die Bündnisse: { $gained_advisor } Punkte für deine Räte, überall dort, wo du in beiden Ländern vorn liegst.
lesson-final-chains = Zuletzt die Ketten: { $gained_chain } Punkte für die Klöster in deinen Reihen. Die beste Aufteilung findet das Haus von selbst.
lesson-won = { $won ->
    [1] Du gewinnst mit { $points } Punkten; der Beste der anderen hat { $best }. Gut gespielt.
   *[other] Du hast { $points } Punkte, der Beste der anderen { $best }.
  }
lesson-help = In deiner nächsten Partie erzählt das *Protokoll*, was nach welcher Regel geschah, *Tipp* fragt einen Abt, und das *Buch* oben hat alle Regeln und eine Übersicht auf einer Seite. Was nicht geht, sagt dir beim Anklicken, warum.

# Die Übersicht

summary-aim-title = Ziel und Aufbau
summary-aim =
    Gründe Klöster, schick Räte an die Höfe und hab nach der Schlusswertung die meisten Punkte.
    Jeder hat { $cloisters } Klöster, { $advisors } Räte und { $hand } verdeckte Karten; { $display } Karten liegen offen, der Rest ist der Stapel.
    Wer beginnt, behält den schwarzen Stein bis zum Schluss.
summary-turn-title = Dein Zug
summary-turn =
    {""}*Setze* einen oder zwei Steine in *ein* Land und bezahle mit Karten, oder *tausche* eine Karte. Passen gibt es nicht.
    Dann füll deine Hand auf { $hand } auf, Karte für Karte, offen oder verdeckt; danach die Auslage auf { $display }.
summary-pay-title = Was bezahlt was
summary-pay =
    Eine Karte, die das Land zeigt: ein Stein.
    Zwei Karten einer Farbe, die es nicht zeigen, ein *Joker*: ein Stein.
    Zwei Steine: zwei passende Karten, oder eine passende und ein Joker.
    In ein Land, das zu Beginn deines Zugs leer ist: höchstens ein Stein.
summary-pieces-title = Wohin die Steine kommen
summary-pieces =
    Kloster: auf eine freie Stadt des Landes.
    Rat: aufs Wappen. Alle Räte dort zusammen sind nie mehr als die Klöster dessen, der dort die meisten hat. Ein eigenes Kloster braucht es nicht.
    Was steht, bleibt stehen.
summary-cards-title = Die Karten
summary-cards =
    So viele gibt es von jeder Farbe; zu dritt, viert und fünft kommen vorher von jeder Farbe einige heraus.
summary-row-removed = kommen heraus (zu 3, 4, 5)
summary-pile-title = Der Stapel und das Ende
summary-pile =
    Zum ersten Mal leer: Sofort werden die Klöster gewertet, dann wird die Ablage zum neuen Stapel.
    Zum zweiten Mal leer: Diese Runde wird ohne Nachziehen zu Ende gespielt, dann kommt die Schlusswertung.
    Schlusswertung: noch einmal die Klöster, dann Räte, dann Ketten.
summary-cloisters-title = Klöster (zweimal)
summary-cloisters =
    In jedem Land: Wer die meisten hat, bekommt einen Punkt für *jedes* Kloster dort, gleich welcher Farbe.
    Jeder folgende Rang bekommt so viele Punkte, wie ein Spieler des Rangs darüber dort Klöster hat.
    Gleich viele teilen sich den Rang und werten voll; ohne Kloster gibt es nichts.
summary-alliances-title = Räte (am Ende)
summary-alliances =
    Jedes Band mit Zahl verbindet zwei Länder. Wer in *beiden* die meisten Räte hat, bekommt einen Punkt für jeden Rat in den beiden, gleich welcher Farbe.
    Gleichstand genügt. Ein Land zählt in jedem seiner Bündnisse aufs Neue.
summary-chains-title = Ketten (am Ende)
summary-chains =
    { $shortest } oder mehr eigene Klöster lückenlos an Straßen, auch über Grenzen: je ein Punkt.
    Abzweigungen zählen nicht, und jedes Kloster zählt einmal. Die beste Aufteilung wird für dich gefunden.
summary-win-title = Sieg
summary-win =
    Die meisten Punkte; bei Gleichstand, wer mehr Steine übrig hat; sonst teilen sie ihn.

# Der Aufbau

setup-goal = Dein Ziel: die meisten Klöster in vielen Ländern, verbündete Höfe für deine Räte und lange Reihen von Städten.
setup-lines =
    Jeder hat drei Karten; du siehst nur deine.
    Zwei Karten liegen offen neben dem Stapel.
    Die Landkarte ist leer: Der erste Stein in einem Land ist immer ein Kloster.
