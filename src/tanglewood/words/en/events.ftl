# What happened. `$you` says whether it is the one who reads it.

event-and-then = { $first } { $then }
whom-you = you
event-dealer-chosen =
    { $you ->
        [yes] You deal round 1.
       *[no] { $who } deals round 1.
    }
event-dealt =
    { $you ->
        [yes] Round { $round }: you deal. The decree is { $decree }, so { $suit } are trump.
       *[no] Round { $round }: { $who } deals. The decree is { $decree }, so { $suit } are trump.
    }
event-dealt-no-trump =
    { $you ->
        [yes] Round { $round }: you deal. The decree is { $decree }, so no suit is trump.
       *[no] Round { $round }: { $who } deals. The decree is { $decree }, so no suit is trump.
    }
event-hand =
    { $you ->
        [yes] You hold { $cards }.
       *[no] { $who } holds { $cards }.
    }
event-set-up = The game begins with a position that was set up.
event-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
event-played-crowned =
    { $you ->
        [yes] You play { $card } with the Crown.
       *[no] { $who } plays { $card } with the Crown.
    }
event-played-mirrored =
    { $you ->
        [yes] You play { $card } with the Mirror as its Crown.
       *[no] { $who } plays { $card } with the Mirror as its Crown.
    }
event-exchanged =
    { $you ->
        [yes] You make { $decree } the decree and take { $taken }. { $suit } are trump.
       *[no] { $who } makes { $decree } the decree and takes { $taken }. { $suit } are trump.
    }
event-exchanged-no-trump =
    { $you ->
        [yes] You make { $decree } the decree and take { $taken }. No suit is trump.
       *[no] { $who } makes { $decree } the decree and takes { $taken }. No suit is trump.
    }
event-kept =
    { $you ->
        [yes] You keep the decree.
       *[no] { $who } keeps the decree.
    }
event-drew =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
event-put-under =
    { $you ->
        [yes] You put { $card } under the deck.
       *[no] { $who } puts { $card } under the deck.
    }
event-trick-won =
    { $you ->
        [yes] You take the trick with { $card }.
       *[no] { $who } takes the trick with { $card }.
    }
event-trick-won-treasure =
    { $you ->
        [yes] You take the trick with { $card } and find { $n } { $n ->
            [one] Treasure
           *[other] Treasures
        }.
       *[no] { $who } takes the trick with { $card } and finds { $n } { $n ->
            [one] Treasure
           *[other] Treasures
        }.
    }
event-round-scored = Round { $round } ends. { $first }; { $second }.
event-round-scored-part =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $n } { $n ->
        [one] trick
       *[other] tricks
    }, { $points }, now { $score } { $score ->
        [one] point
       *[other] points
    }
event-round-scored-standing =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $n } { $n ->
        [one] trick
       *[other] tricks
    } ({ $standing }), { $points }, now { $score } { $score ->
        [one] point
       *[other] points
    }
event-resigned =
    { $you ->
        [yes] You give up.
       *[no] { $who } gives up.
    }
event-resigned-team = The team gives up.

# Duet: Foxes, Gifts, and the way through the forest.

event-named =
    { $you ->
        [yes] The Foxes: you name { $whom }.
       *[no] The Foxes: { $who } names { $toyou ->
            [yes] you
           *[no] { $whom }
        }.
    }
event-named-self =
    { $you ->
        [yes] The Foxes: you may exchange the decree.
       *[no] The Foxes: { $who } may exchange the decree.
    }
event-named-nobody =
    { $you ->
        [yes] The Foxes: you name nobody.
       *[no] The Foxes: { $who } names nobody.
    }
event-sealed =
    { $you ->
        [yes] Your gift is chosen: { $card }.
       *[no] { $who } has chosen a gift.
    }
event-swapped = The gifts change hands: { $first } gives { $gave0 }, { $second } gives { $gave1 }.
event-swapped-hidden = The gifts change hands.
event-moved =
    The tracker moves { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom }, to space { $space }.
event-moved-stay = The tracker stays on space { $space }.
event-went-beyond =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom } { $n ->
        [one] leads
       *[other] lead
    } beyond the path: back to the start, space { $space }.
event-went-beyond-lost =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom } { $n ->
        [one] leads
       *[other] lead
    } beyond the path, and no forest token is left.
event-covered =
    A forest token covers space { $space }; { $tokens ->
        [0] no token is left
        [one] 1 token is left
       *[other] { $tokens } tokens are left
    }.
event-covered-slid =
    A forest token covers space { $space }; { $tokens ->
        [0] no token is left
        [one] 1 token is left
       *[other] { $tokens } tokens are left
    }. { $n ->
        [one] Its gem moves
       *[other] Its { $n } gems move
    } on to space { $to }.
event-collected =
    A gem is collected on space { $space }; { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    } on the board.
event-round-ended =
    Round { $round } ends. { $n ->
        [one] A new gem appears on space { $spaces }
       *[other] New gems appear on spaces { $spaces }
    }.
event-round-ended-bare = Round { $round } ends.
event-game-ended-victory =
    Every gem is collected: victory with { $score } { $score ->
        [one] point
       *[other] points
    }!
event-game-ended-lost = The team is lost in the forest.
event-game-ended-time = Time is up and gems are left.
event-game-ended-resign = The team gives up.

# Into the Woods: trades.

event-first-chosen =
    { $you ->
        [yes] You take the first turn.
       *[no] { $who } takes the first turn.
    }
event-dealt-row = Every hand gets two cards; the row shows { $cards }.
event-traded =
    { $you ->
        [yes] You discard { $card } and take { $cards }.
       *[no] { $who } discards { $card } and takes { $cards }.
    }
event-traded-token =
    { $you ->
        [yes] You discard { $card } and take { $cards } with a point token.
       *[no] { $who } discards { $card } and takes { $cards } with a point token.
    }
event-pocketed =
    { $you ->
        [yes] You pocket three { $value }s.
       *[no] { $who } pockets three { $value }s.
    }
event-passed =
    { $you ->
        [yes] You have no trade and pass.
       *[no] { $who } has no trade and passes.
    }
event-revealed =
    The deck brings { $cards }; { $deck ->
        [0] no card is left
        [one] 1 card is left
       *[other] { $deck } cards are left
    }.
event-reshuffled =
    The deck has run out; a new one is shuffled from { $n } discarded { $n ->
        [one] card
       *[other] cards
    }.
event-swept = No trade is left; the row loses { $cards }.

# Deluxe: special cards, goals, Poison.

event-specials-in =
    { $n } special { $n ->
        [one] card is
       *[other] cards are
    } shuffled in, unseen.
event-specials-known =
    The special { $n ->
        [one] card
       *[other] cards
    } of this game: { $cards }.
event-goals-renewed =
    { $n } { $n ->
        [one] goal is
       *[other] goals are
    } shuffled again.
event-goals-opened = Goals of this round: { $goals }.
event-goal-scored =
    { $you ->
        [yes] The goal { $goal }: { $points } for you.
       *[no] The goal { $goal }: { $points } for { $who }.
    }
event-goal-scored-none =
    { $you ->
        [yes] The goal { $goal }: you have no point to lose.
       *[no] The goal { $goal }: { $who } has no point to lose.
    }
event-poisoned =
    { $you ->
        [yes] You take Poison: { $points }.
       *[no] { $who } takes Poison: { $points }.
    }
event-poisoned-none =
    { $you ->
        [yes] You take Poison and have no point to lose.
       *[no] { $who } takes Poison and has no point to lose.
    }
event-sent-under =
    { $you ->
        [yes] { $n ->
            [one] Your card goes
           *[other] Your cards go
        } under the deck: { $cards }.
       *[no] { $n ->
            [one] { $who }’s card goes
           *[other] { $who }’s cards go
        } under the deck: { $cards }.
    }
event-named-suit =
    { $you ->
        [yes] The Hammer: you name { $suit }.
       *[no] The Hammer: { $who } names { $suit }.
    }
event-forced =
    { $you ->
        [yes] The Tree: a random card of yours answers.
       *[no] The Tree: a random card from { $who } answers.
    }
event-dug =
    { $you ->
        [yes] The Shovel: you dig up { $card }.
       *[no] The Shovel: { $who } digs up { $card }.
    }
event-idle =
    { $you ->
        [yes] The Shovel does not dig: you lose the trick.
       *[no] The Shovel does not dig: { $who } loses the trick.
    }
event-felled =
    { $you ->
        [yes] The Axe meets a Woodcutter: you take the trick.
       *[no] The Axe meets a Woodcutter: { $who } takes the trick.
    }
event-looked =
    { $you ->
        [yes] The Fairy: you see { $cards }, held by { $whom }.
       *[no] The Fairy: { $who } sees { $cards }, held by { $whom }.
    }
event-looked-hidden =
    { $you ->
        [yes] The Fairy: you look at cards held by { $whom }.
       *[no] The Fairy: { $who } looks at cards held by { $whom }.
    }
event-took =
    { $you ->
        [yes] The Fairy: you take { $card }.
       *[no] The Fairy: { $who } takes { $card }.
    }
event-took-none =
    { $you ->
        [yes] The Fairy: you take nothing.
       *[no] The Fairy: { $who } takes nothing.
    }
event-gave =
    { $you ->
        [yes] You give { $card } in return.
       *[no] { $who } gives { $card } in return.
    }
