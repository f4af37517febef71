# The words of the first game, of the set-up and of the one-page summary.

lesson-aim = Hungry Cluny calls. In *four years* you deliver food along this road to the mother house and are thanked with *indulgences*. Whoever has the most of them after the fourth year wins.
lesson-cloister = This is your cloister: garden, dairy and brewery above, where food is made; below refectory, chapel, field, money lender and kennels. You begin with { $taler } Taler, { $brothers } lay brothers and { $vegetables } vegetables.
lesson-both-ways = The trick of the game: every year whoever delivers *most* gets the most indulgences, but whoever delivers *least* gets the most Taler for the next year. Points now or money for later: that is the question, four times.
lesson-start = A year begins with the right to start. Anselm has it: he accepts, or he pays 1 Taler and offers it to you. Who comes last sees what the others have done, so starting isn't always good.
lesson-boost = The card of the year is turned up: beer. Whoever has a brewery cellarer this year delivers 40 units more. Two of six cards were taken out, and you have seen which.
lesson-cellarer = Hire a *cellarer*. His number is his price, and at the end of the game as many indulgences. Number 3 brings 20 units every year and, as a gardener, two free vegetables. Cheap and useful: take him.
lesson-vegetables = Now you might buy vegetables, two for 1 Taler. But all eight baskets in your refectory are full, so go on.
lesson-build = Building: you may do as much as you can pay for, in any order. The next step of the brewery costs 2 Taler and makes 20 units every year from now on.
lesson-lend = You have three Taler left. The *money lender* takes them in threes and gives them back next year, each three with 1 Taler interest.
lesson-deliver = You are done: click your figure. Garden, dairy, brewery and cellarer together make { $ne } units, and that is the field on which you come to stand. Anselm stands further on.
lesson-beg = Now lay brothers can *beg* from somebody ahead of you: the brother is gone, the other falls back 30, and you get 1 indulgence. Today you keep yours; a brother at the end is worth 2.
lesson-vegetable = Vegetables push your cart on: one field, 10 units, for each of them. Play one.
lesson-enough = Enough for this year. Each vegetable is also food for three of your brothers, buys a new brother or a watchdog later, so keep some.
lesson-year-1 = The first year is over: brothers are fed, and the road counts a tenth of its fields, { $gained } indulgences for you. Anselm has one more; in return you get 7 Taler and he only 5.
lesson-accept = The right to start goes round, and now it is yours. Accept it: it costs nothing, and you choose your cellarer first.
lesson-special = From the second year on the best garden earns the *cart*, the best dairy the *herdsman*, the best brewery the *drunkard*. Two of them are yours; in the dairy your dearer cellarer broke the tie.
lesson-keep = The card of this year is herbs: 20 units more for garden cellarers. Yours fits, so keep him.
lesson-dairy = Raise the dairy by one step. It makes 10 units more, and next year you have the herdsman again.
lesson-recruit = The rest of your money is with the lender. Vegetables you have plenty: one of them brings a new lay brother into the refectory.
lesson-field = And to the *field* with them, two by two: each pair brings a vegetable next year, and while they are away they need no food.
lesson-drunkard = Anselm is far ahead at 130. Send him the *drunkard*: once a year, at anybody, 30 back, and 1 indulgence for you.
lesson-year-2 = Anselm still delivered more and leads { $best } to { $points }. But you have got 7 Taler, and 9 lent ones come back with interest. Now you are rich.
lesson-big-cellarer = Swap your cellarer for number 17: you pay the difference. He brings 90 units every year, and he gets more out of a good brewery.
lesson-rival = Anselm has other plans: a *chapel*, where brothers pray for 20 units each, worth up to 20 indulgences if all four stages are built, one a year. And a kennel with a *watchdog* against uninvited guests.
lesson-defend = This time the drunkard comes to you. Drive him off with the *herdsman*; a watchdog could do that, too. Anselm gets his indulgence anyway.
lesson-year-3 = Both on the same field: { $gained_road } indulgences each. For the Taler the dearer cellarer decides, and that is yours: 7 for you, 5 for Anselm. One year to go.
lesson-refund = A cellarer is money in the bank: swap him for a cheaper one, and you get back the difference. Number 9 does for the brewery, too, and the beer card is up.
lesson-brewery = And all of it into the brewery, step by step. The higher, the better: from 40 units on your cellarer adds his bonus.
lesson-full = The last step: 150 units, and a fully built brewery is worth 15 indulgences at the end.
lesson-cart = What a harvest. The vegetable cart, from the best garden, takes you three fields on.
lesson-cluny = One more vegetable, and you would be in Cluny: 41 instead of 40. But then you can't feed all brothers, and each of them is worth 2. Stop here.
lesson-year-4 = The fourth year: { $gained_road } indulgences for your delivery. And now the final scoring.
lesson-final = Your brothers count { $gained_brothers }, the full brewery { $gained_area }, the cellarer his number, { $gained_cellarer }. Dogs and chapels would count, too; Taler and vegetables don't.
lesson-won = { $won ->
    [1] You win with { $points } indulgences to { $best }. First the money, then the harvest: well managed.
   *[other] You have { $points } indulgences, Anselm { $best }.
  }
lesson-help = In your next game the *log* tells what happened and by which rule, *Hint* asks an abbot, *Take back* undoes a step, and the *book* above has all rules and a one-page summary. What is not possible tells you why when you click it.

# The summary

summary-aim-title = Aim and set-up
summary-aim =
    Supply Cluny for { $rounds } years and have the most indulgences at the end.
    Everybody begins with { $brothers } lay brothers and { $vegetables } vegetables in the refectory, and with Taler by the number of players.
summary-row-seats = players
summary-row-start-taler = Taler at the start
summary-year-title = A year
summary-year =
    {""}*1 Start.* Accept the right to start, or pay { $hand_on } Taler into the pot and hand it on; whoever accepts takes the pot. The card of the year is turned up. From year 2 on: the best garden gets the cart, the best dairy the herdsman, the best brewery the drunkard (tie: dearer cellarer); interest, and brothers come back from the field.
    {""}*2 Cellarer.* Hire, swap, dismiss or keep one; then vegetables: { $vegetables } for { $price } Taler.
    {""}*3 Build* as much as you can pay for; then your figure is put on the field of your food units.
    {""}*4 Beg* and drunkard. *5* Vegetables and cart. *6* Feeding. *7* Indulgences and Taler.
summary-build-title = Garden, dairy, brewery
summary-build =
    Units every year at each step, with the indulgences for a full area at the end; below, what each step costs.
summary-row-garden-ne = Garden
summary-row-dairy-ne = Dairy
summary-row-brewery-ne = Brewery
summary-row-cost = Taler
summary-row-step = Step
summary-row-full = end
summary-also-title = Besides you may
summary-also =
    build one chapel stage a year; a praying brother brings { $ne } units and needs no food,
    recruit a brother for a vegetable, and send brothers to the field, { $yield } for each vegetable next year, at most { $field },
    buy one kennel a year ({ $kennel } Taler) and a watchdog for each (a vegetable),
    lend { $portion } Taler at a time, at most { $most }; each { $portion } bring 1 interest.
summary-row-stage = Chapel stage
summary-row-stage-cost = Taler
summary-row-stage-points = at the end
summary-cellarer-title = Cellarers
summary-cellarer =
    Number = price = indulgences at the end; the dearer one wins ties. When swapping you pay or get the difference.
    Garden: { $gift } free vegetables a year. Dairy: { $rebate } Taler off dairy building. Brewery: bonus units, if the brewery makes { $from } or more.
summary-row-cellarer-ne = units
summary-row-garden-no = Garden no.
summary-row-dairy-no = Dairy no.
summary-row-brewery-no = Brewery no.
summary-boost-title = Card of the year
summary-boost =
    Extra units for whoever has a cellarer of this kind. Two of six are out of the game, one is used each year.
summary-road-title = On the road
summary-road =
    A brother begs from somebody ahead of you or level: { $beg } back, { $attack } indulgence for you, the brother is gone.
    The drunkard, once: anybody { $drunkard } back, { $attack } indulgence. A watchdog or the herdsman parries.
    Each vegetable { $vegetable } forward, the cart { $cart }. In Cluny nothing moves you any more.
    One vegetable feeds { $fed } brothers in the refectory; who is not fed leaves.
summary-pay-title = What a year pays
summary-pay =
    Indulgences: your field divided by ten; Cluny { $cluny }.
    Taler: the lowest place above 0 gets most (tie: dearer cellarer). Field 0 gets nothing.
summary-row-payout = Taler
summary-end-title = At the end
summary-end =
    { $brother } for each brother in the refectory, { $dog } for each watchdog; full garden { $garden }, dairy { $dairy }, brewery { $brewery }; highest chapel stage; the cellarer's number.
    Tie: more Taler, then the dearer cellarer.

# The set-up

setup-goal = Your aim: deliver much when it counts, and little when you need Taler. Most indulgences after four years.
setup-lines =
    Everybody has three brothers, six vegetables, and the same Taler.
    All cellarers lie open; the highest cloister card has the right to start first.
    Two cards of the year are out of the game; you see which.
