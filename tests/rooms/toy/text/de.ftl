game-title = Kerzen
game-line = Zünde deine Kerzen an, bevor es dunkel wird.
name-chapel = Kapelle
name-candle-1 = Stummel
name-candle-2 = Haushaltskerze
name-candle-3 = Tafelkerze
name-candle-4 = Altarkerze
name-candle-5 = Osterkerze
option-bell = Glocke
option-bell-off = ohne Glocke
option-bell-on = mit Glocke
prompt-turn = Zünde eine Kerze an ({ $deck } sind noch im Kasten).
wait-turn = { $seat } zündet eine Kerze an ({ $deck } sind noch im Kasten).
prompt-end = Beende deinen Zug.
wait-end = { $seat } ist am Zug.
event-deal = Jeder bekommt { $cards } Kerzen.
event-bow = { $seat_who ->
    [you] Du verbeugst dich.
   *[other] { $seat } verbeugt sich.
  }
event-drawn = { $seat_who ->
    [you] Du ziehst eine Kerze.
   *[other] { $seat } zieht eine Kerze.
  }
event-vespers = Es ist Vesper.
event-score = { $seat }: { $points } Punkte.
source-candle = Kerzen
source-die = Würfel
source-bell = Glocke
why-no-candle = { $candle } hast du nicht auf der Hand.
why-lit-already = Du hast schon eine Kerze angezündet.
move-light = { $candle } anzünden
move-bow = Verbeugen
move-done = Zug beenden
move-roll = Würfeln
