# Die Worte des ersten Spiels, des Aufbaus und der Übersicht auf einer Seite.

lesson-aim = Alle bauen am *selben* Kloster rund um diese Abtei, und jeder will den Ruhm. Zwei Tage lang legst du Plättchen, schickst Mönche zur Arbeit und sammelst Buchstaben für dein Gebet. Das beste Testament gewinnt.
lesson-prayer = Dein Gebet heißt LIBERA NOS. Hier liegen seine Buchstaben, dazwischen vier weitere Mönche; darüber steht, was sie kosten. Jeder Buchstabe, den du *groß* auf deine Leiste legst, zählt am Ende 3 Punkte.
lesson-hours = Ein Tag hat zehn Stunden: Gebet, Studium, Arbeit, Nacht. In Studien- und Arbeitsrunden legt und zieht jeder einmal, danach wertet jeder einmal. Es ist Studium 1, und als Abt beginnst du.
lesson-lay = Hinter deinem Sichtschirm liegen deine Plättchen. Einmal in deinem Schritt darfst du eines legen. Nimm die Kleiderkammer: Grau ist fürs Studium, Braun für die Arbeit, und beide liegen nie Seite an Seite.
lesson-cell = Alle Plätze, wo es passt, sind markiert. Ein Plättchen liegt neben einem fertigen, durch Weg oder Tor verbunden, und ein Weg darf nie vor einer Mauer enden. Wähle diesen Platz.
lesson-turn = Und dreh es, wie du willst, solange die Wege passen.
lesson-end = Jetzt ist es eine *Baustelle*: Die Zahlen warten auf Mönche. Du könntest deinen noch bewegen, zwei Punkte für jeden stehenden Mönch. Aber auch Studieren in der Abtei bringt etwas: Beende deinen Schritt.
lesson-strain = Wertung. In einer Studienrunde bringt jedes fertige graue Plättchen, auf dem ein Mönch von dir steht, 1 Punkt: Einen hast du, für die Abtei. Punkte gelten nur jetzt; was du nicht ausgibst, verfällt.
lesson-monk = Kauf den zweiten Mönch für 1. Mönche brauchst du zuerst: Jeder von ihnen zieht, baut und studiert für dich.
lesson-move = Arbeit 1. Zwei Mönche sind vier Bewegungspunkte. Wähle einen Mönch in der Abtei.
lesson-to = Jedes Plättchen, zu dem ein Weg führt, kostet einen Punkt. Anselm hat den Aufenthaltsraum gelegt: Bau du ihn, dann bekommst du die Punkte.
lesson-box = Auf einer Baustelle wählst du eine Zahl; so viele Punkte bekommst du, sobald alle Kästchen besetzt sind. Du hast zwei Mönche, also bekommst du beide.
lesson-passage = Dein zweiter Mönch macht die Baustelle voll. Jetzt leg deinen *Geheimgang*: Auf ihn können deine Mönche von überall her springen, für einen Punkt.
lesson-built = Der Aufenthaltsraum ist fertig und umgedreht: 3 Punkte für deine beiden Mönche. Wer gebaut hat, tut in dieser Wertung sonst nichts.
lesson-rival-letter = Du darfst Buchstaben aus allen Reihen kaufen. Dieses M passt nur auf die Leiste von Anselm: Dort liegt es *klein*, ist für ihn wertlos, und du bekommst einen Segen.
lesson-letter = Und ein L für dich, für 1.
lesson-strip = Es würde auf beide Leisten passen. Auf deiner liegt es groß: 3 Punkte im Testament.
lesson-blessing = Ein Punkt blieb übrig und wurde zum *Segen*. Jeder zahlt in einer späteren Wertung 1 Punkt oder zählt am Ende 1. Ganz verloren ist also nichts.
lesson-pray = Ein Mönch, der allein auf einem fertigen Plättchen steht, darf je Wertung einmal *beten*: so viele Punkte, wie der Wertungskreis zeigt. Dafür kniet er bis zur nächsten Betstunde. Tu es: 2 Punkte.
lesson-election = Betstunde: Kniende Mönche kommen heim, wer die meisten Mönche in der Abtei hat, wird *Abt* und beginnt, und alle ziehen neue Plättchen. Das bist wieder du.
lesson-animal = Der Bienenstock braucht weder Weg noch Mönche: Für jeden Nachbarn bekommst du sofort einen Segen. Hier hat er zwei.
lesson-encourage = Niemand hat es eilig, deine Wegbiegung zu bauen. *Muntere* die anderen *auf*: Leg einen Segen darauf; wer zuerst kommt, nimmt ihn.
lesson-how-many = Fang mit einem an. Du willst daneben weiterbauen, und das geht nur neben einem fertigen Plättchen.
lesson-lured = Eine Baustelle mit Geschenken. Sieh zu, ob Anselm ihretwegen kommt.
lesson-big-site = Drei deiner Mönche auf einer Baustelle: Die Brauerei bringt 6 Punkte. Sie ist ein *Symbolplättchen*; ist sie fertig, darf, wer dort steht, Mönche nachts bleiben lassen, wo sie sind.
lesson-night = Nacht. Alle Mönche gehen zurück in die Abtei. Dank der Brauerei könntest du welche draußen lassen, aber morgen brauchst du alle zu Hause: Sag fertig.
lesson-farm = Der zweite Tag beginnt mit allen vier Mönchen im Landwirtschaftsbetrieb: 10 Punkte auf einmal. In Arbeitsrunden bringt er 3 statt 1. Jetzt kannst du dir leisten, was gestern zu teuer war.
lesson-last-monk = Der fünfte und letzte Mönch, für 7.
lesson-letters = Acht Punkte in einer Wertung: zwei Buchstaben für je 4. Nimm zuerst das S.
lesson-which = Zwei deiner Mönche könnten beten. Wähle den in der Kleiderkammer: Der andere verdient durch Arbeit mehr.
lesson-dear = Und jetzt ein N, für 8. Deine Punkte reichen; was ihnen fehlt, würden Segen aus früheren Wertungen zahlen.
lesson-testament = Die zweite Nacht ist da, das Spiel ist aus. Dein *Testament*: { $gained_letters } Punkte für große Buchstaben, { $gained_blessings } für Segen.
lesson-tiles = Was noch hinter deinem Sichtschirm liegt, kostet seinen Wertungskreis: { $gained_tiles }. Leg also, wann immer du kannst, oder tausche gegen etwas Billigeres.
lesson-won = { $won ->
    [1] Du gewinnst mit { $points } zu { $best } Punkten. Erst Mönche, dann Buchstaben: eine gute Reihenfolge.
   *[other] Du hast { $points } Punkte, Anselm { $best }.
  }
lesson-help = Kapelle, Bücherei, Ställe und andere haben eigene Kräfte; zeig darauf oder drücke lange, um sie zu lesen. Das *Protokoll* erzählt, was geschah, *Tipp* fragt einen Abt, und das *Buch* oben hat alle Regeln und eine Übersicht.

# Die Übersicht

summary-aim-title = Ziel und Aufbau
summary-aim =
    Alle bauen { $days } Tage lang an einem Kloster. Das beste *Testament* gewinnt: große Buchstaben auf deiner Leiste, Segen, keine Plättchen übrig.
    Jeder hat { $monks } Mönche, einen in der Abtei, die anderen auf der Gebetstafel, und hinter dem Sichtschirm einen Geheimgang.
summary-hours-title = Die Stunden
summary-hours =
    {""}*Betstunde:* Betende Mönche kommen heim; wer die meisten in der Abtei hat, wird Abt und beginnt (Gleichstand: der alte Abt wählt einen anderen); alle ziehen Plättchen.
    {""}*Studium und Arbeit:* Jeder legt und zieht, dann wertet und kauft jeder.
    {""}*Nacht:* Alle Mönche gehen in die Abtei. Die zweite Nacht beendet das Spiel.
summary-row-hour = Stunde
summary-row-draw = Plättchen
summary-lay-title = Ein Plättchen legen
summary-lay =
    Einmal in deinem Schritt legst du ein Plättchen oder tauschst eines mit dem Beutel.
    Neben ein fertiges Plättchen oder eine voll besetzte Baustelle, mit Weg oder Tor an einen Nachbarn. Ein Weg trifft nie auf eine leere Seite; Grau und Braun sind nie Nachbarn.
    Höchstens { $path } Wege, { $field } Äcker, { $garden } Gärten in einer Gruppe.
    Kleintiere brauchen keinen Weg: sofort ein Segen für jeden Nachbarn.
summary-move-title = Mönche bewegen
summary-move =
    { $movement } Bewegungspunkte für jeden stehenden Mönch; 1 auf ein verbundenes Plättchen, 1 von überall auf deinen Geheimgang.
    Auf einer nicht voll besetzten Baustelle bleibt der Mönch auf einer Zahl deiner Wahl stehen. Eine voll besetzte verlässt niemand.
    Am Ende darfst du Segen auf Baustellen legen: Wer zuerst dorthin zieht, nimmt sie.
summary-points-title = Punkte bekommen
summary-points =
    {""}*Bau:* Alle Zahlen besetzt: Jeder bekommt die unter seinen Mönchen, das Plättchen wird gewendet. Wege, Äcker, Gärten zählen ihre fertige Gruppe, höchstens { $group }.
    {""}*Gebet:* einmal, ein Mönch allein auf einem fertigen Plättchen: dessen Wertungskreis; dann kniet er bis zur nächsten Betstunde.
    {""}*Strapazen:* 1 für jedes fertige graue (Studium) oder braune (Arbeit) Plättchen mit einem stehenden Mönch von dir, wenn dort niemand betet.
    Jeder Mönch nur auf eine Art.
summary-buy-title = Kaufen
summary-buy =
    Punkte und frühere Segen kaufen Buchstaben und Mönche aller Reihen. Ein Buchstabe liegt auf deiner Leiste *groß*, auf einer fremden klein, und dann bekommst du einen Segen.
    Preis nach Spalte; darunter, was du zahlst, sobald dein Satzteil vollständig ist.
summary-row-cost-top = oben
summary-row-cost-bottom = unten
summary-blessings-title = Übrige Punkte
summary-blessings =
    Sie werden zu Segen, ab so vielen Punkten so viele:
summary-row-left-over = ab
summary-icons-title = Plättchen mit Kräften
summary-icons =
    Almosenausgabe: { $almonry } Segen. Landwirtschaft: { $farm } mehr für Arbeit. Schreibstube: { $scriptum } mehr für Studium. Kapelle: Gebet zählt { $times }-fach, bis zu { $prayers } Mönche beten.
    Bücherei: zwei Buchstaben der Tafel tauschen. Werkstatt: Plättchen ziehen, eines zurück. Ställe: ein weiteres Plättchen legen. Haus des Abtes: sofort Wahl. Brauerei: Deine Mönche bleiben in Betstunden und nachts, wo sie sind.
    Arrestzelle: Nach einer Wahl darf der Abt einen Mönch aus der Abtei einsperren.
summary-end-title = Testament
summary-end =
    Zweite Nacht, letzter Buchstabe genommen, oder kein Plättchen passt mehr: Diese Runde ist die letzte.
    { $letter } für jeden großen Buchstaben, { $blessing } für jeden Segen, minus den Wertungskreis jedes Plättchens hinter deinem Sichtschirm.
    Gleichstand: Wer den tieferen Satzteil hat, liegt vorn.

# Der Aufbau

setup-goal = Dein Ziel: die Buchstaben deines Gebets, groß auf deiner eigenen Leiste. Erst Mönche, denn sie verdienen die Punkte.
setup-lines =
    Die Abtei liegt in der Mitte, von jedem steht ein Mönch darin; vier weitere stehen auf der Gebetstafel.
    Jeder hat Plättchen gezogen und hinter dem Sichtschirm einen Geheimgang.
    Wessen Satzteil ganz oben steht, ist der erste Abt und beginnt.
