# What a player is asked, and what the choices are called.

ask-lead = Your lead: play any card.
ask-follow-suit = Your turn: follow with { $suit }.
ask-follow = Your turn: play any card.
ask-follow-queen = A Queen was led: the 1 or your highest of { $suit }.
ask-follow-monarch = A Monarch was led: the 1 or your highest of { $suit }.
ask-exchange = Choose a card for the decree, or keep it.
ask-under = Put one card under the deck.
ask-foxes = The Foxes: who may exchange the decree?
ask-gift = The Gift: choose a card for { $who }.
ask-move = Choose how the tracker moves.
ask-cover = Between rounds: which end does the forest cover?
ask-replace = The Hammer named { $suit }: play another card.
ask-spill = The Potion: choose a card to put under the deck with it.
ask-pour = The Potion: which of the two do you play?
ask-name = The Hammer: name a suit.
ask-dig = The Shovel: dig in your last trick?
ask-take = The Fairy: take one of these, or none.
ask-give = The Fairy: give a card in return.
ask-turn = Your turn: choose a card to discard.
ask-turn-fetch = Discarding { $card }: take one equal or higher card, or two lower ones.
ask-turn-fetch-up = Discarding { $card }: take one of the glowing cards.
ask-turn-fetch-down = Discarding { $card }: take two of the glowing cards.
ask-turn-second = Take one more lower card.
ask-turn-pass = No trade is possible: you can only pass.
ask-other = { $who } is thinking …
ask-still = It is { $who }'s turn.
ask-choice = Your choice.
ask-chance = The cards are being dealt.
ask-scored = Round { $n } is over.
ask-over = The game is over.
ask-confirm = Tap again to confirm.

do-decree-keep = Keep the decree
do-foxes-self = Me
do-foxes-mate = My partner
do-foxes-nobody = Nobody
do-dig = Dig
do-dig-no = Leave it and lose
do-take-none = Take none
do-pass = Pass
do-cover-low =
    { $you ->
        [yes] Cover your end
       *[no] Cover { $who }'s end
    }
do-cover-high =
    { $you ->
        [yes] Cover your end
       *[no] Cover { $who }'s end
    }
do-move =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom }
do-move-beyond =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom }, beyond the path
do-move-stay = Stay here
do-move-brings =
    to space { $space }: { $n ->
        [0] no gem
       *[other] a gem
    }
do-move-costs =
    { $left ->
        [0] costs the last forest token
       *[other] costs a forest token ({ $left } left)
    }
do-move-loses = no forest token left: the game is lost
do-cover-slides =
    { $n ->
        [0] no gem lies there
        [one] its gem moves to space { $to }
       *[other] its { $n } gems move to space { $to }
    }
do-crown = With the Crown
do-crowned = { $card } with the Crown
do-trade = for { $cards }
do-trade-token = for { $cards } with a token
do-trade-called = { $card } for { $cards }
trade-far = the far { $value }
trade-other = the other { $value }

verb-play = Play { $card }
verb-exchange = Make { $card } the decree
verb-under = Put { $card } under the deck
verb-give = Give { $card }
verb-take = Take { $card }
verb-pour = Play { $card }
verb-trade = Discard { $card }, take { $cards }
verb-discard = Discard { $card }
