# Die Worte des ersten Spiels, des Aufbaus und der Übersicht auf einer Seite.

lesson-aim = Alle bauen am *selben* Kloster rund um diese Abtei, und jeder will den Ruhm. Zwei Tage lang legst du Plättchen, schickst Mönche zur Arbeit und sammelst Buchstaben für dein Gebet. Das beste Testament gewinnt.
lesson-prayer = Dein Gebet heißt LIBERA NOS. Hier liegen seine Buchstaben, dazwischen vier weitere Mönche; darüber steht, was sie kosten. Jeder Buchstabe, den du *groß* auf deine Leiste legst, zählt am Ende 3 Punkte.
lesson-hours = Ein Tag hat zehn Stunden: Gebet, Studium, Arbeit, Nacht. In Studien- und Arbeitsrunden legt und zieht jeder einmal, danach wertet jeder einmal. Es ist Studium 1, und als Abt beginnst du.
lesson-lay = Hinter deinem Sichtschirm liegen deine Plättchen. Einmal in deinem Zug darfst du eines legen. Nimm die Kleiderkammer: Grau ist fürs Studium, Braun für die Arbeit, und beide liegen nie Seite an Seite.
lesson-cell = Alle Plätze, wo es passt, sind markiert. Ein Plättchen liegt neben einem fertigen, durch Weg oder Tor verbunden, und ein Weg darf nie vor einer Mauer enden. Wähle diesen Platz.
lesson-turn = Und dreh es, wie du willst, solange die Wege passen.
lesson-end = Jetzt ist es eine *Baustelle*: Die Zahlen warten auf Mönche. Du könntest deinen noch bewegen, zwei Punkte für jeden stehenden Mönch. Aber auch Studieren in der Abtei bringt etwas: Beende deinen Zug.
lesson-strain = Wertung. In einer Studienrunde bringt jedes fertige graue Plättchen, auf dem ein Mönch von dir steht, 1 Punkt: Einen hast du, für die Abtei. Punkte gelten nur jetzt; was du nicht ausgibst, verfällt.
lesson-monk = Kauf den zweiten Mönch für 1. Mönche brauchst du zuerst: Jeder von ihnen zieht, baut und studiert für dich.
lesson-move = Arbeit 1. Zwei Mönche sind vier Schritte. Wähle einen Mönch in der Abtei.
lesson-to = Jedes Plättchen, zu dem ein Weg führt, kostet einen Schritt. Anselm hat den Aufenthaltsraum gelegt: Bau du ihn, dann bekommst du die Punkte.
lesson-box = Auf einer Baustelle wählst du eine Zahl; so viele Punkte bekommst du, sobald alle Kästchen besetzt sind. Du hast zwei Mönche, also bekommst du beide.
lesson-passage = Dein zweiter Mönch macht die Baustelle voll. Jetzt leg deinen *Geheimgang*: Auf ihn können deine Mönche von überall her springen, für einen Schritt.
lesson-built = Der Aufenthaltsraum ist fertig und umgedreht: 3 Punkte für deine beiden Mönche. Wer gebaut hat, tut in dieser Wertung sonst nichts.
lesson-rival-letter = Du darfst Buchstaben aus allen Reihen kaufen. Dieses M passt nur auf die Leiste von Anselm: Dort liegt es *klein*, ist für ihn wertlos, und du bekommst einen Segen.
lesson-letter = Und ein L für dich, für 1.
lesson-strip = Es würde auf beide Leisten passen. Auf deiner liegt es groß: 3 Punkte im Testament.
lesson-blessing = Ein Punkt blieb übrig und wurde zum *Segen*. Jeder zahlt in einer späteren Wertung 1 Punkt oder zählt am Ende 1. Ganz verloren ist also nichts.
lesson-pray = Ein Mönch, der allein auf einem fertigen Plättchen steht, darf je Wertung einmal *beten*: so viele Punkte, wie der Wertungskreis zeigt. Dafür kniet er bis zur nächsten Betstunde. Tu es: 2 Punkte.
lesson-election = Betstunde: Kniende Mönche kommen heim, wer die meisten Mönche in der Abtei hat, wird *Abt* und beginnt, und alle ziehen neue Plättchen. Das bist wieder du.
lesson-animal = Der Bienenstock braucht weder Weg noch Mönche: Für jeden Nachbarn bekommst du sofort einen Segen. Hier hat er zwei.
lesson-encourage = Niemand hat es eilig, deine Wegbiegung zu bauen. *Muntere* die anderen *auf*: Leg einen Segen darauf; wer zuerst kommt, nimmt ihn.
lesson-how-many = Einer genügt fürs Erste. Du willst daneben weiterbauen, und das geht nur neben einem fertigen Plättchen.
lesson-lured = Eine Baustelle mit Geschenken. Sieh zu, ob Anselm ihretwegen kommt.
lesson-big-site = Drei deiner Mönche auf einer Baustelle: Die Brauerei bringt 6 Punkte. Sie ist ein *Symbolplättchen*; ist sie fertig, darf, wer dort steht, Mönche nachts bleiben lassen, wo sie sind.
lesson-night = Nacht. Alle Mönche gehen zurück in die Abtei. Dank der Brauerei könntest du welche draußen lassen, aber morgen brauchst du alle zu Hause: Sag fertig.
lesson-farm = Der zweite Tag beginnt mit allen vier Mönchen im Landwirtschaftsbetrieb: 10 Punkte auf einmal. In Arbeitsrunden bringt er 3 statt 1. Jetzt kannst du dir leisten, was gestern zu teuer war.
lesson-last-monk = Der fünfte und letzte Mönch, für 7.
lesson-letters = Acht Punkte in einer Wertung: zwei Buchstaben für je 4. Nimm zuerst das S.
lesson-which = Zwei deiner Mönche könnten beten. Wähle den in der Kleiderkammer: Der andere verdient durch Arbeit mehr.
lesson-dear = Und jetzt ein N, für 8. Erst die Punkte, dann helfen deine Segen aus.
lesson-testament = Die zweite Nacht ist da, das Spiel ist aus. Dein *Testament*: { $gained_letters } Punkte für große Buchstaben, { $gained_blessings } für Segen.
lesson-tiles = Was noch hinter deinem Sichtschirm liegt, kostet seinen Wertungskreis: { $gained_tiles }. Leg also, wann immer du kannst, oder tausche gegen etwas Billigeres.
lesson-won = { $won ->
    [1] Du gewinnst mit { $points } zu { $best } Punkten. Erst Mönche, dann Buchstaben: eine gute Reihenfolge.
   *[other] Du hast { $points } Punkte, Anselm { $best }.
  }
lesson-help = Kapelle, Bücherei, Ställe und andere haben eigene Kräfte; zeig darauf oder drücke lange, um sie zu lesen. Das *Protokoll* erzählt, was geschah, *Tipp* fragt einen Abt, und das *Buch* oben hat alle Regeln und eine Übersicht.
