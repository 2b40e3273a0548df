# What things on a table say of themselves when somebody looks at them, and the rules beside it.

help-label = What is this?
help-card-plain = No ability. Within the led suit the higher card wins.
help-card-trump = { $suit } are trump: it beats every card of the other suits.
help-card-swan = Lose the trick with it, and you lead the next one.
help-card-fox = When you play it you may exchange the decree for a card from your hand. The new trump counts at once.
help-card-woodcutter = When you play it you draw a card, then put one of your cards under the deck.
help-card-treasure = Whoever takes the trick gets a point for it, at once.
help-card-treasure-late = Whoever takes the trick gets a point for it when the round is scored.
help-card-witch = The only Witch in a trick counts as trump. Two Witches are ordinary 9s.
help-card-monarch = When it is led, the answer must be the 1 or the highest card of its suit.
help-card-poison = Whoever takes it loses a point. Scores never fall below 0.
help-card-musician = With it in the trick, the winner picks which way the foxes walk.
help-card-foxes = One of you may exchange the decree for a card from their hand.
help-card-gazelle = The winner may ignore the paws of one of the two cards.
help-card-gift = Each of you gives the other a card, without looking.
help-card-heir = When it is led, the other player need not follow suit.
help-card-special-bow = It beats trumps and other special cards, and loses to everything else.
help-card-special-hammer = Played second, it sends the led card away, and you name the suit of the next one. It beats odd cards.
help-card-special-potion = It goes under the deck with a card of yours. Draw two: keep one, play the other.
help-card-special-shovel = Dig a random card out of your last trick and play that, or lose this trick.
help-card-special-axe = An 8 without a suit. Against a led Woodcutter it takes over his ability and wins the trick.
help-card-special-tree = A 6 without a suit. When it is led, a random card from the other hand must answer.
help-card-special-fairy = A 4 without a suit. See two cards in the other hand; you may swap one.
help-card-special-crown = Add it to a card, which counts as 11 and loses its ability; or play it alone as a 2.
help-card-special-mirror = It is the same card as the decree, and changes with it.
help-card-set = Three of these in your hand go into your pocket: { $n } points.
help-card-paws = { $paws }: that is how far it moves the foxes.
help-decree = Its suit is trump: { $suit }. A trump beats every card of the other suits.
help-decree-none = A special card is the decree: no suit is trump.
help-deck =
    { $n ->
        [0] Nothing is left to draw.
        [one] One card that nobody holds. Woodcutters draw from here.
       *[other] { $n } cards that nobody holds. Woodcutters draw from here.
    }
help-deck-row =
    { $n ->
        [0] The deck is used up. Play goes on until the row is empty.
       *[other] The row is filled up from here. When the deck is used up, the last trades begin.
    }
help-discards = The cards that were traded away. Everybody may know what lies here, but nobody takes from it.
help-trick = Follow the led suit if you can. The highest trump takes the trick; without one, the highest card of the led suit.
help-tricks-team = Whoever takes a trick draws the foxes to their end of the path.
help-hand = Your cards. The raised ones can be played now; those that are dim cannot.
help-band = Where your tricks stand in this round, and what each number of tricks is worth.
help-band-one =
    { $from ->
        [0] Up to { $to } tricks
       *[other] { $from } to { $to } tricks
    }: { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
help-band-each = { $from } to { $to } tricks: { $low } to { $high } points.
help-goals = Two goals lie open in every round. Doing what they say brings or costs points, by itself.
help-score =
    { $who }: { $n } { $n ->
        [one] point
       *[other] points
    }.
help-target = The game is played to { $n } points.
help-seat =
    { $you ->
        [yes] You hold { $cards }.
       *[no] { $who } holds { $cards }.
    }
help-seat-dealer = Deals this round.
help-gems =
    { $n ->
        [one] One gem is
       *[other] { $n } gems are
    } still on the path. Collect all of them to win.
help-forest =
    { $n ->
        [0] No forest token is left: a step beyond the path would lose the game.
       *[other] A step beyond the path costs one of these tokens, which covers an end. { $n } left.
    }
help-row = Trade one card up for one that is equal or higher, or down for two lower ones.
help-slot = { $card } can be taken from here.
help-slot-token = It brings a point token.
help-token =
    { $n ->
        [0] No token is left.
       *[other] The card at this end brings a token, 1 point, while there are any left. { $n } left.
    }
help-pocket =
    { $you ->
        [yes] You pocketed these sets. Each is worth the value of its card.
       *[no] { $who } pocketed these sets. Each is worth the value of its card.
    }
help-pocket-none =
    { $you ->
        [yes] Sets of three lie here once you have any.
       *[no] Sets of three lie here once { $who } has any.
    }

rules-open = Rules
rules-close = Close
rules-now = What matters now
rules-cards = Cards in play
rules-score = What tricks are worth
rules-all = All rules
