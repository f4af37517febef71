game-title = Candles
game-line = Light your candles before it gets dark.
name-chapel = chapel
name-candle-1 = stub
name-candle-2 = house candle
name-candle-3 = table candle
name-candle-4 = altar candle
name-candle-5 = Easter candle
option-bell = bell
option-bell-off = without the bell
option-bell-on = with the bell
prompt-turn = Light a candle ({ $deck } are left in the box).
wait-turn = { $seat } lights a candle ({ $deck } are left in the box).
prompt-end = End your turn.
wait-end = It is the turn of { $seat }.
event-deal = Everybody is dealt { $cards } candles.
event-bow = { $seat_who ->
    [you] You bow.
   *[other] { $seat } bows.
  }
event-drawn = { $seat_who ->
    [you] You draw a candle.
   *[other] { $seat } draws a candle.
  }
event-vespers = It is vespers.
event-score = { $seat }: { $points } points.
source-candle = candles
source-die = die
source-bell = bell
why-no-candle = You have no { $candle } in your hand.
why-lit-already = You have lit a candle already.
move-light = Light the { $candle }
move-bow = Bow
move-done = End the turn
move-roll = Roll the die
