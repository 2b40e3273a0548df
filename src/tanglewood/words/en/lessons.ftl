# The lessons: a title, one text a step, and one at the end. Steps are in the package's lessons.

lesson-trick-title = What is a trick?
lesson-trick-1 = You hold 13 cards, and so does { $other }. There are three suits: Bells, Keys and Moons. Each has cards from 1 to 11.
lesson-trick-2 = A trick is one card from each of you. You begin: lead the 8 of Keys.
lesson-trick-3 = Keys were led, so { $other } had to play a Key. The higher one takes the trick: yours. Tricks are counted here.
lesson-trick-4 = Whoever takes a trick leads the next. Lead the 4 of Bells and see.
lesson-trick-5 = The 10 was higher, so { $other } took it and leads a Moon. You hold Moons, so you must play one of them. Play the 10 of Moons.
lesson-trick-6 = Two tricks for you. You do not have to win them all: lead the 2 of Keys, and let { $other } have one.
lesson-trick-end = That is a trick: one leads, the other follows suit, the higher card takes it, and whoever played it leads the next.

lesson-trump-title = The decree makes a suit strong
lesson-trump-1 = This card is the decree. Its suit is trump: Bells this time. A trump beats every card of the other suits.
lesson-trump-2 = { $other } led the 8 of Keys. You hold no Keys, so you may play any card. Play the 2 of Bells, the smallest trump.
lesson-trump-3 = Even the smallest trump took the trick. Now lead the 10 of Moons. Will it win?
lesson-trump-4 = { $other } had no Moons left and trumped it with the 4 of Bells. A high card is safe only while the other player can follow suit.
lesson-trump-5 = A high Key is led. You may trump it, but you need not. Keep your trumps: throw away the 2 of Moons.
lesson-trump-6 = Another Key. This one you take: play the 6 of Bells.
lesson-trump-end = The decree names the trump suit. Follow if you can; if you cannot, trump it or throw a card away.

lesson-band-title = How many tricks do you want?
lesson-band-1 = Two of thirteen tricks are left. This chart shows what your tricks will be worth. The lower marker is yours, at six; the upper one is { $other }’s, at five.
lesson-band-2 = Seven, eight or nine tricks are Victorious: 6 points. That is where you want to be.
lesson-band-3 = Ten or more are Greedy: no points at all. Taking everything is a mistake.
lesson-band-4 = Three or fewer are Humble: 6 points as well. In between you are Defeated, with 1 to 3 points.
lesson-band-5 = One more trick makes you Victorious. { $other } must follow with a Bell, and your 10 is high: lead it.
lesson-band-6 = Seven! The last trick changes nothing now. Lead the 2 of Bells.
lesson-band-end = Seven tricks against six: 6 points for you, and 3 for { $other }, who had 2 already. Rounds are played until somebody has 21 points.

lesson-odd-low-title = Swan, Fox and Woodcutter
lesson-odd-low-1 = Every odd card is a character with an ability. Meet the Swan (1), the Fox (3) and the Woodcutter (5).
lesson-odd-low-2 = The Woodcutter brings a new card. Lead the 5 of Moons.
lesson-odd-low-3 = You drew the 5 of Keys. Now one card goes under the deck, face down. Give away the weak 2 of Moons.
lesson-odd-low-4 = { $other } took that trick and leads a small Key. Your Fox, the 3 of Keys, beats it, and may change the decree.
lesson-odd-low-5 = Choose a card for the decree; the old one comes to your hand. Put down the 4 of Moons, and Moons are trump at once.
lesson-odd-low-6 = The Swan is happy to lose: then you lead the next trick. Lead the 1 of Keys.
lesson-odd-low-7 = { $other } took the trick, and yet you lead, thanks to the Swan. Use it: lead the 10 of Keys.
lesson-odd-low-end = The Swan keeps the lead when it loses, the Fox may change the decree, the Woodcutter swaps a card with the deck.

lesson-odd-high-title = Treasure, Witch and Monarch
lesson-odd-high-1 = Three more: the Treasure (7), the Witch (9) and the Monarch (11).
lesson-odd-high-2 = If you lead the Monarch, the other player must answer with the 1 or the highest card of the suit. Lead the 11 of Bells.
lesson-odd-high-3 = It pulled out the 10 of Bells. Now the Treasure is safe: whoever takes a 7 gets a point at once. Lead the 7 of Bells.
lesson-odd-high-4 = A point for you! { $other }’s Swan lost, so { $other } leads: the 10 of Keys. A Witch that is alone in a trick counts as trump. Play the 9 of Keys.
lesson-odd-high-5 = The Witch beat a higher Key. With two Witches in a trick, neither has her power. Your Treasure’s point stands here.
lesson-odd-high-end = The Treasure is worth a point, the lone Witch is a trump, the Monarch pulls out the highest card. Now you know all six.

lesson-humble-title = Winning by losing
lesson-humble-1 = Ten tricks are over. You took three of them, { $other } seven. You can no longer catch up.
lesson-humble-2 = And you need not. Stay at three tricks and you are Humble: 6 points. So lose all that are left.
lesson-humble-3 = A trump is led, and you have no Moons: you may play any card. Throw away the one that could win later: the 6 of Bells.
lesson-humble-4 = The 5 of Bells is led. Stay below it with the 4.
lesson-humble-5 = The last trick. Your 2 of Keys is lower than the 5: play it.
lesson-humble-end = Three tricks are Humble: 6 points, and 2 you had from Treasures. { $other }’s ten tricks are Greedy: no points for them. Decide early which end of the chart you want.

lesson-manual-title = What the manual counts
lesson-manual-1 = The cards work as you know them; only the 1 is called Ace and the 11 Queen. This chart is the manual’s own: nearly every trick is worth a point.
lesson-manual-2 = But six or seven tricks are worth nothing. { $other } stands at seven now, you at three.
lesson-manual-3 = Up to five tricks, each is worth a point. Take this one with the 6 of Bells.
lesson-manual-4 = Four. { $other } has no Bells left. Lead the 4 of Bells.
lesson-manual-5 = Five points are yours. A sixth trick would cost you all of them, so give the last one away: lead the 2 of Keys.
lesson-manual-end = Five tricks and two Treasures make 7 points: here Treasures count when the round ends. { $other } escaped the seven: eight tricks and a Treasure make 9.

lesson-goals-title = Goals and poison
lesson-goals-1 = Deluxe adds to the fox game. Two goals lie open in every round. Doing what they say brings points, or costs some.
lesson-goals-2 = Even Keel wants a trick of two even cards. Lead the 10 of Bells.
lesson-goals-3 = The goal paid you at once. Swan Song wants you to lose a trick with a Swan. Lead the 1 of Bells.
lesson-goals-4 = Another point. Both goals are claimed now; the next round opens new ones.
lesson-goals-5 = You lead, thanks to the Swan. Give { $other } a trick: lead the 6 of Moons.
lesson-goals-6 = Careful, a Poison 8: whoever takes it loses a point. You must follow with a Key, and you need not win. Play the 4.
lesson-goals-end = The poison stays with { $other }, whose score cannot fall below 0. Read the goals before your first lead.

lesson-special-title = Special cards
lesson-special-1 = Cards with a blue frame are special. They have no suit and can nearly always be played. Two of the nine are yours: the Bow and the Potion.
lesson-special-2 = The Potion trades itself for something better. Lead it.
lesson-special-3 = It goes under the deck with a card of yours. Choose the 2 of Moons.
lesson-special-4 = Two cards came from the deck: one is played now, the other stays. Play the Monarch, the 11 of Bells.
lesson-special-5 = The Monarch pulled out a Treasure for you. Now lead the 6 of Moons.
lesson-special-6 = { $other } leads a trump. The Bow beats trumps: play it.
lesson-special-end = Every special card tells you what it does when you look at it. All the rest is the fox game that you know.

lesson-suits-title = What is a trick?
lesson-suits-1 = You hold 11 cards, and so does { $other }, your partner. There are three suits: Doves, Roses and Stars. Each has cards from 1 to 10.
lesson-suits-2 = A trick is one card from each of you. You begin: lead the 8 of Doves.
lesson-suits-3 = Doves were led, so { $other } had to play a Dove. The higher card takes the trick: yours. Tricks are counted here.
lesson-suits-4 = Whoever takes a trick leads the next. Lead the 2 of Doves, and let { $other } have this one.
lesson-suits-5 = { $other } took it and leads a Rose. You hold Roses, so you must play one of them. Play the 4 of Roses.
lesson-suits-6 = This card is the decree. Its suit is trump: Stars this time. A trump beats every card of the other suits.
lesson-suits-7 = { $other } leads a Dove, and you have none left. So you may play any card. Play the 2 of Stars, the smallest trump.
lesson-suits-end = Even the smallest trump beat the 10. One leads, the other follows suit. Whoever has no card of the suit may trump.

lesson-foxes-title = Walking the path together
lesson-foxes-1 = You and { $other } are one team. These two foxes, the tracker, walk along the path. One end is yours, the other is { $other }’s.
lesson-foxes-2 = They collect gems, one on every space where they stop. Collect all of them, and you both win.
lesson-foxes-3 = A trick moves the foxes towards its winner, by the paws on both cards. Lead the 8 of Doves: two paws.
lesson-foxes-4 = You won, so the foxes come your way. { $other }’s Gazelle would let you leave out the paws of one card. But all three steps lead to two gems: walk 3 steps.
lesson-foxes-5 = One gem is found. Now the foxes should turn round. Lead the 2 of Doves, and let { $other } win.
lesson-foxes-6 = Six paws carried them to the other side, and another gem is found. You steer by who wins, and by how many paws you play.
lesson-foxes-end = The winner of a trick draws the foxes closer, and the paws say how far. That is how you two steer them.

lesson-company-title = Cards that help each other
lesson-company-1 = Odd cards have abilities here too. The Musician, the 1 of Roses, lets the winner pick the direction, whoever wins. Lead it.
lesson-company-2 = { $other } took the trick and sent the foxes your way. Now play the card called Foxes, the 3 of Stars. One of you may then exchange the decree.
lesson-company-3 = Who may exchange it? Choose yourself.
lesson-company-4 = Put down the 10 of Roses. Roses become trump, and the 5 of Stars comes to you.
lesson-company-5 = The foxes found another gem. Follow with the Gift, the 7 of Doves: each of you gives the other a card.
lesson-company-6 = You may not talk about cards in a round, but a gift says a lot. Give the 6 of Roses.
lesson-company-end = The Musician lets the winner pick the direction. The Foxes may change the decree. The Gazelle leaves out the paws of a card. The Gift swaps cards. And when the Heir (9) is led, nobody has to follow suit.

lesson-forest-title = When the forest closes in
lesson-forest-1 = These are your forest tokens: four. Each time the foxes run off the path, one is used up.
lesson-forest-2 = The foxes stand near your end. Lead the 10 of Roses and see what six paws do.
lesson-forest-3 = They ran beyond the end! A forest token covers the last space, and its gem moved to the next one. The path is shorter now.
lesson-forest-4 = The foxes are back at the start. When no token is left and one is needed, the game is lost.
lesson-forest-5 = A round has 11 tricks. Between rounds each space with a “+” gets a new gem, and one token goes on an end of the path.
lesson-forest-end = You have three rounds to find all the gems. Good luck to both of you!

lesson-down-title = Trading down
lesson-down-1 = Five treasures lie in the row. Three of a kind in your hand go into your pocket for points.
lesson-down-2 = A turn is one trade: one of your cards for cards from the row. Trading down gives one high card for two lower ones.
lesson-down-3 = Choose the Owl (8). Then take the Acorn (2) and the Pine cone (5).
lesson-down-4 = The card at this end brings a point token while there are any: 1 point for you. The row was filled up from the deck.
lesson-down-5 = Trade down once more: the Butterfly (7) for the Pine cone (5) and the Mushroom (4).
lesson-down-end = Two cards became four. Trading down fills the hand; the other way fills the pocket.

lesson-up-title = Trading up, and the pocket
lesson-up-1 = You hold two Pine cones (5), and a third one lies in the row. Trading up gives one card for one that is equal or higher.
lesson-up-2 = Choose the Acorn (2), then take the third Pine cone (5).
lesson-up-3 = Three of a kind went into your pocket by themselves. A set of 5s is 5 points, so high sets pay more. One card must stay in your hand.
lesson-up-4 = When the deck is used up, play goes on until the row is empty. Then the most points win.
lesson-up-end = Down for more cards, up for the one you need. Watch the token, and what the others collect.
