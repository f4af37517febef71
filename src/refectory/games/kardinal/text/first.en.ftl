# The words of the first game, of the set-up and of the one-page summary.

lesson-aim = Orders of the 12th century compete for the courts of Europe. You found *cloisters* in towns and send *advisors* to nine countries. Whoever has the most points at the end wins. Ten minutes, and you know how.
lesson-setup = This is all there is: three cards in your hand, two open ones, { $pile } in the pile, and in your colour { $cloisters } cloisters and { $advisors } advisors. The map is empty. You are green and begin.
lesson-card = Cards open countries. A card pays for *one piece* in a country it shows; most show two, and you choose. On the map everything you can do now is marked in gold, here and in every turn.
lesson-first = Found your first cloister in Lorraine: click Cambrai. In a country that is *still empty* you may place only one piece in a turn.
lesson-refill = At the end of a turn you fill your hand up to three, from the open cards or unseen from the pile. Take Franconia/Aragon: then you hold two of one colour, and pairs are precious.
lesson-advisor-seen = Anselm has followed you into Lorraine and sent an *advisor* to its court. All advisors there together may not be more than the cloisters of whoever has most. Advisors count only at the end.
lesson-two = Beatrix has opened Aragon. In a country that isn't empty you may place *up to two* pieces, both in the same country. Begin in Poblet.
lesson-second = Your second Franconia/Aragon pays for a second piece. You might stop here, but Montserrat gives you the majority in Aragon.
lesson-joker-seen = Anselm has built in Mainz without a card for Franconia. *Two cards of one colour* are a joker: together they pay for one piece in any country they don't show.
lesson-row = Back to Lorraine with two matching cards. Build in Utrecht: a road joins it to your Cambrai. *Four or more in a row* are a chain and count at the end.
lesson-advisor = And the second piece: send an advisor. Click the crest of Lorraine. One advisor stands there, and somebody has two cloisters, so there is room for one more.
lesson-exchange = If nothing suits you, you *exchange* instead of placing: put away one card, take another, and that was your turn. The button is under your cards. Today you have better things to do.
lesson-border = Roads cross borders, and so do chains. Hersfeld in Franconia is next to Utrecht.
lesson-chain = Fulda makes it four: Cambrai, Utrecht, Hersfeld, Fulda. A chain is born, one point for each of its cloisters at the end.
lesson-undo = Second thoughts? *Take back* undoes your moves, one by one, until chance has spoken: once a card from the pile is seen, there is no way back.
lesson-pile = A card may also come unseen from the pile; who knows. Draw one. And keep an eye on the pile: when it is empty, there is a scoring.
lesson-joker = You hold one card for Burgundy, and two Lorraine/Italy. One card pays directly, the pair as joker: enough for two pieces. Begin in Arles; a road leads there from Montserrat.
lesson-joker-second = And Lyon, one road further: with Poblet, Montserrat and Arles that is your second chain. All three cards are played, and your hand is filled up again.
lesson-majority = The pile is nearly empty, so think of the scoring: what counts is *who has most cloisters in a country*. In Franconia everybody has two. Würzburg, by joker, puts you ahead. The panel counts for you.
lesson-first-scoring = The last card of the pile is gone: *first scoring*, cloisters only. You have scored { $points } points, the best of the others { $best }.
lesson-ranks = Franconia, for example: you have most and score one point for *every* cloister there, { $mine } in all. The others come second and score as many as *you* have cloisters: { $theirs } each. Being second in many places pays, too.
lesson-second-half = What was played is shuffled and becomes the new pile. When it is empty *again*, the game ends with this very round; then cloisters count once more, and for the first time advisors and chains.
lesson-alliance = The ribbons with numbers are *alliances* of two countries. Whoever has most advisors in both scores one point for every advisor there. France and Burgundy are allied: send an advisor to France.
lesson-link = And a cloister in Limoges: it makes your southern chain one longer. What merely branches off a row does not count for it.
lesson-ally = Now the other side of the alliance: an advisor to Burgundy. A tie is enough; whoever shares the most in both countries scores in full. The panel keeps the count of all fifteen alliances.
lesson-longer = Tours comes next after Limoges, and from there the road goes on to Mont-Saint-Michel: two more points for the chain, and two more cloisters in France.
lesson-guest = You need no cloister of your own to send an advisor: others have opened Bavaria, and its court is free. Go in first.
lesson-swabia = Swabia and Bavaria are allied. Another advisor to Swabia, and both courts are yours; the same advisors count anew in each of their country's alliances.
lesson-pay = Now and then you may choose how to pay: with the matching card, or with a pair as joker. Keep the pair: pay with England/Swabia.
lesson-last-round = The pile is empty for the second time. This round is played to its end, so that all have equally many turns; Beatrix has the last one.
lesson-final-cloisters = *Final scoring.* First the cloisters again, country by country: { $gained_cloister } points for you.
lesson-final-advisors = Then the alliances: { $gained_advisor } points for your advisors, wherever you have most in both countries.
lesson-final-chains = At last the chains: { $gained_chain } points for the cloisters in your rows. The house finds the best choice by itself.
lesson-won = { $won ->
    [1] You win with { $points } points, { $best } for the best of the others. Well played.
   *[other] You have { $points } points, the best of the others { $best }.
  }
lesson-help = In your next game the *log* tells what happened and by which rule, *Hint* asks an abbot, the *book* above has all rules and a one-page summary. Whatever you may not do tells you why when you click it.

# The summary

summary-aim-title = Aim and set-up
summary-aim =
    Found cloisters, send advisors, and have the most points after the final scoring.
    Everybody has { $cloisters } cloisters, { $advisors } advisors and { $hand } hidden cards; { $display } cards lie open, the rest is the pile.
    Whoever starts keeps the black marker to the end.
summary-turn-title = Your turn
summary-turn =
    {""}*Place* one or two pieces in *one* country and pay with cards, or *exchange* one card. There is no passing.
    Then fill your hand up to { $hand }, card by card, open or unseen; after that the display up to { $display }.
summary-pay-title = What pays for what
summary-pay =
    One card that shows the country: one piece.
    Two cards of one colour that don't show it, a *joker*: one piece.
    Two pieces: two matching cards, or a matching card and a joker.
    In a country that is empty when your turn begins: at most one piece.
summary-pieces-title = Where pieces go
summary-pieces =
    Cloister: any free town of the country.
    Advisor: the crest. All advisors there together are never more than the cloisters of whoever has most there. No cloister of your own is needed.
    What stands, stands for good.
summary-cards-title = The cards
summary-cards =
    So many there are of each colour; with 3, 4 and 5 players some of every colour are taken out first.
summary-row-removed = taken out (3, 4, 5 players)
summary-pile-title = The pile and the end
summary-pile =
    Empty for the first time: the cloisters score at once, then the discards become the new pile.
    Empty for the second time: this round is played to its end, without drawing, and then comes the final scoring.
    The final scoring: cloisters again, then advisors, then chains.
summary-cloisters-title = Cloisters (twice)
summary-cloisters =
    In every country: most cloisters score one point for *every* cloister there, of whatever colour.
    Each following rank scores as many points as a player of the rank above has cloisters there.
    Equal numbers share a rank and score in full; without a cloister there is nothing.
summary-alliances-title = Advisors (at the end)
summary-alliances =
    Each numbered ribbon joins two countries. Whoever has most advisors in *both* scores one point for every advisor in the two, of whatever colour.
    A tie for most is enough. A country counts anew in each of its alliances.
summary-chains-title = Chains (at the end)
summary-chains =
    { $shortest } or more of your cloisters in an unbroken row along roads, also across borders: one point each.
    Branches don't count, and each cloister counts once. The best choice is found for you.
summary-win-title = Winner
summary-win =
    The most points; in a tie whoever has more pieces left; then they share it.

# The set-up

setup-goal = Your aim: the most cloisters in many countries, allied courts for your advisors, and long rows of towns.
setup-lines =
    Everybody has three cards; you see only yours.
    Two cards lie open beside the pile.
    The map is empty: the first piece in a country is always a cloister.
