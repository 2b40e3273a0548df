# The review of a finished game.

review-unfinished = This game is not finished yet; a review needs a finished game.
review-nothing = There was nothing to decide in this game, so there is nothing to review.
review-at-work = Looking at every decision
review-action = { $what }
review-did-token = { $what } with a token
review-did-place = { $what } (place { $n } of the row)
review-did-places = { $what } (places { $one } and { $two } of the row)
review-did-decree = { $card } as the decree
review-did-under = to put { $card } under the deck
review-did-gift = { $card } as the gift
review-did-keep = the old decree
review-did-stay = no step
review-did-foxes-self = yourself for the Foxes
review-did-foxes-mate = your partner for the Foxes
review-did-foxes-nobody = nobody for the Foxes
review-title = { $title }: a review for { $who }
review-accuracy = Accuracy: { $n } of 100. That is how much you kept of what was at stake in your decisions.
review-place-turn = Turn { $turn }
review-place-trick = Round { $round }, trick { $trick }
review-keys = Key moments
review-key-mistake = { $place }: you chose { $played }; { $better } was better. It cost { $cost }.
review-key-good = { $place }: well chosen, { $played }. It saved { $cost }.
review-no-keys = Nothing stood out: no decision cost or saved much.
review-curve = Your chance to win, by what you could know
review-curve-points = The points you could expect, as seen from your seat
review-curve-worth = What the game was worth, as seen from your seat
review-account = Where the result came from
review-account-start = Before the deal
review-account-deal = Luck of the deal
review-account-draws = Luck of the draws
review-account-own = What your choices gave away
review-account-others = What the other side gave away
review-account-others-team = What your partner's choices gave away
review-account-unknown = What nobody could know
review-account-result = Result
review-account-about = Read it from top to bottom: you begin at the first line, each line moves you, and the last is where you ended. The small steps of a whole game add up, on both sides, so a line may well be above 100 %.
review-account-lines = What the lines mean
review-account-start-about = where everybody begins.
review-account-deal-about = how good the cards were that you were dealt.
review-account-draws-about = what came from the deck later on.
review-account-own-about = what your choices cost, beside the best you could have known of.
review-account-others-about = the same for the rest of the table.
review-account-unknown-about = how the hidden cards really lay. Nobody is to blame for it, or to praise.
review-amount-chance =
    { $n ->
        [one] 1 win in a hundred games
       *[other] { $n } wins in a hundred games
    }
review-amount-worth =
    { $n ->
        [one] 1 % of a win
       *[other] { $n } % of a win
    }
review-amount-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-decisions = Every decision
review-column-round = round
review-column-trick = trick
review-column-turn = turn
review-column-played = played
review-column-best = best
review-column-cost = cost
review-fine = as good
review-best = best
review-proven = proven best
review-missed = What only both hands together showed
review-missed-one = { $place }: { $better } instead of { $played }; only { $knew } held the cards that show it.

# The review in the browser and in the terminal client.

review-open = Review
review-title-page = Review of the game
review-for = For
review-found = { $done } of { $total }
review-number = Accuracy: { $n } of 100.
review-number-about = This is how much you kept of what was at stake in your decisions. 100 would be: always the best choice.
review-number-later = The accuracy follows when every decision has been looked at.
review-look = Look at it
review-hands = All hands open
review-hand = { $who }’s hand
review-hand-cards = { $who }’s hand: { $cards }
review-mistake-next = Next mistake
review-mistake-back = Previous mistake
review-point = Decision { $n } of { $m }: { $value }
review-start = Before the deal: { $value }
review-end = The end: { $value }
review-judged-best =
    { $you ->
        [yes] You chose { $played }: there was nothing better.
       *[no] { $who } chose { $played }: there was nothing better.
    }
review-judged-fine =
    { $you ->
        [yes] You chose { $played }: as good as the best.
       *[no] { $who } chose { $played }: as good as the best.
    }
review-judged-proven =
    { $you ->
        [yes] You chose { $played }: it is proven that nothing was better.
       *[no] { $who } chose { $played }: it is proven that nothing was better.
    }
review-judged-mistake =
    { $you ->
        [yes] You chose { $played }; { $better } was better. It cost { $cost }.
       *[no] { $who } chose { $played }; { $better } was better. It cost { $cost }.
    }
review-judged-nothing = There was nothing to choose here.
review-judged-later = Not looked at yet.
review-step = Every decision at the table

practice-on = Play on from here
practice-over = It was nobody's turn at that moment, so you cannot play on from there.
practice-from = Name either a table or a record to play on from.
practice-about = Practice: you play on from a moment of another game. It does not count.
