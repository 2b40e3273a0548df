# What happened. `.you` is the form for the one who reads it.

event-dealer-chosen =
    { $you ->
        [yes] You deal round 1.
       *[no] { $who } deals round 1.
    }
event-dealt = Round { $round }: the decree is { $decree }, so { $suit } are trump.
event-dealt-no-trump = Round { $round }: the decree is { $decree }, so no suit is trump.
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
        [yes] You take the trick with { $card } and find { $points } { $points ->
            [one] Treasure
           *[other] Treasures
        }.
       *[no] { $who } takes the trick with { $card } and finds { $points } { $points ->
            [one] Treasure
           *[other] Treasures
        }.
    }
event-round-scored = Round { $round } ends. { $parts }.
event-round-scored-part =
    { $who }: { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $points }, now { $score } { $score ->
        [one] point
       *[other] points
    }
event-named =
    { $you ->
        [yes] The Foxes: you name { $whom }.
       *[no] The Foxes: { $who } names { $whom }.
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
event-named-suit =
    { $you ->
        [yes] The Hammer: you name { $suit }.
       *[no] The Hammer: { $who } names { $suit }.
    }
event-sealed =
    { $you ->
        [yes] Your gift is sealed: { $card }.
       *[no] { $who } has chosen a gift.
    }
event-swapped = The gifts change hands: { $first } gives { $gave0 }, { $second } gives { $gave1 }.
event-moved =
    The foxes walk { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom }.
event-moved-stay = The foxes stay where they are.
event-went-beyond =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom } { $n ->
        [one] leads
       *[other] lead
    } beyond the path: back to the start.
event-went-beyond-lost = Beyond the path, and no forest token is left.
event-covered =
    The forest grows over the path. { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } left.
event-covered-slid =
    The forest grows over the path; { $slid } { $slid ->
        [one] gem moves
       *[other] gems move
    } on. { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } left.
event-collected = A gem is collected; { $left } left.
event-round-ended = Round { $round } is done. New gems appear: { $n }.
event-round-ended-bare = Round { $round } is done.
event-game-ended-victory =
    Every gem is collected: { $score } { $score ->
        [one] point
       *[other] points
    }!
event-game-ended-lost = The team is lost in the forest.
event-game-ended-time = Time is up and gems are left.
event-game-ended-resign = The team gives up.
event-first-chosen =
    { $you ->
        [yes] You take the first turn.
       *[no] { $who } takes the first turn.
    }
event-dealt-row = Every hand gets two cards; the row is { $cards }.
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
event-traded-pocket =
    { $you ->
        [yes]  You pocket three { $card }s.
       *[no]  { $who } pockets three { $card }s.
    }
event-passed =
    { $you ->
        [yes] You have no trade and pass.
       *[no] { $who } has no trade and passes.
    }
event-revealed = The deck brings { $cards }; { $deck } left.
event-reshuffled = The deck ran out; the discards are shuffled into a new one.
event-swept = No trade was left: the row is cleared.
event-specials-in =
    { $n } special { $n ->
        [one] card is
       *[other] cards are
    } in the deck.
event-goals-renewed =
    { $n } { $n ->
        [one] goal is
       *[other] goals are
    } shuffled again.
event-goals-opened = Goals of this hand: { $cards }.
event-goal-scored =
    { $you ->
        [yes] The goal { $goal }: { $points } for you.
       *[no] The goal { $goal }: { $points } for { $who }.
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
        [yes] From you under the deck: { $cards }.
       *[no] From { $who } under the deck: { $cards }.
    }
event-forced =
    { $you ->
        [yes] The Tree: a random card of yours answers.
       *[no] The Tree: a random card of { $who } answers.
    }
event-dug =
    { $you ->
        [yes] You dig up { $card }.
       *[no] { $who } digs up { $card }.
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
        [yes] The Fairy: you see { $cards }.
       *[no] The Fairy: { $who } looks at { $cards }.
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
