# Why an action is better than another in the Duet and in Into the Woods.

why-last-gem = The last gem lies on space { $space }: pick it up.
why-off-the-path = { $other } would cost a forest token and space { $space }, the end of the path.
why-stays-on = { $other } may well send the tracker off the path.
why-gift-trump =
    { $n ->
        [one] Seen from space { $at }, a gem lies on the side of { $who }, more than on yours: give { $card }, which is trump and can take a trick that way.
       *[other] Seen from space { $at }, { $n } gems lie on the side of { $who }, more than on yours: give { $card }, which is trump and can take a trick that way.
    }
why-gift-void =
    { $n ->
        [one] { $card } is your only card of { $suit }: without it your { $trump } can take a trick in which they are led, and seen from space { $at }, a gem lies on your side.
       *[other] { $card } is your only card of { $suit }: without it your { $trump } can take a trick in which they are led, and seen from space { $at }, { $n } gems lie on your side.
    }
why-names-me = Name yourself: with { $card } as the decree { $suit } are trump, and you keep { $cards }; { $side }.
why-names-mate = { $who } probably has a suit that is better as trump than { $suit }, and you have none: let { $who } choose.
why-names-nobody = Leave { $suit } trump: you hold { $n } of them, and { $side }.
why-heaped = Space { $space } has { $n } gems: pick one up now, and the tracker stands well for the next.

why-gems-safe =
    { $n ->
        [one] One gem is left, and you will very likely get it whatever you choose here.
       *[other] { $n } gems are left, and you will very likely get them whatever you choose here.
    }
why-watch-me = Seen from space { $at }, { $mine } of them { $mine ->
        [one] lies
       *[other] lie
    } on your side and { $theirs ->
        [0] none
       *[other] { $theirs }
    } on the side of { $who }: try to take the next tricks.
why-watch-mate = Seen from space { $at }, { $theirs } of them { $theirs ->
        [one] lies
       *[other] lie
    } on the side of { $who } and { $mine ->
        [0] none
       *[other] { $mine }
    } on yours: try to leave the next tricks to { $who }.
why-watch-both = Seen from space { $at }, as many of them lie on your side as on the side of { $who }: take a trick where its paws end on a gem your way, and leave it where they do so the other way.
why-keeps-for =
    { $n ->
        [one] For the next trick you then hold { $cards }, with { $suit } as trump.
       *[other] For the next tricks you then hold { $cards }, with { $suit } as trump.
    }
why-gems-far =
    { $n ->
        [one] One gem is left, and it is nearly out of reach whatever you choose here.
       *[other] { $n } gems are left, and they are nearly out of reach whatever you choose here.
    }
why-woods-safe =
    { $n ->
        [one] One card is left in the deck, and your lead is safe whatever you choose here.
       *[other] { $n } cards are left in the deck, and your lead is safe whatever you choose here.
    }
why-woods-far =
    { $n ->
        [one] You are one point behind, and whatever you choose here can hardly win any more.
       *[other] You are { $n } points behind, and whatever you choose here can hardly win any more.
    }
why-woods-even =
    { $n ->
        [one] No trade makes a set now, and one card is left in the deck: this choice hardly matters.
       *[other] No trade makes a set now, and { $n } cards are left in the deck: this choice hardly matters.
    }
why-stays-on-lost = { $other } may well send the tracker off the path, and no forest token is left: that would lose the game.
why-leaves-path = { $other } would send the tracker off the path.
why-leaves-path-lost = { $other } would send the tracker off the path, and no forest token is left: the game would be lost.
power-duet-1 = which lets the winner choose the way
power-duet-3 = which can still change the trump
power-duet-5 = which lets the winner leave out paws
power-duet-7 = with which you can still swap cards
why-gems-many =
    { $n ->
        [one] One gem is left, and no trick is left for it: this choice hardly matters.
       *[other] { $n } gems are left, more than there are tricks to come: this choice hardly matters.
    }
why-gift-answers = Give { $card }: { $who } can answer with it, and the tracker usually comes to the gem on space { $space }.
why-trump-side =
    { $n ->
        [one] Seen from space { $space }, a gem lies your way, and with your { $trumps } trumps you can win the next tricks.
       *[other] Seen from space { $space }, { $n } gems lie your way, and with your { $trumps } trumps you can win the next tricks.
    }
why-duet-stays = With { $do } the tracker stays on the path.
why-duet-around = { $n } gems lie within two steps of space { $space }, where { $do } takes the tracker.
why-duet-around-likely = { $n } gems lie within two steps of space { $space }, where { $do } most likely takes the tracker.
why-duet-around-gem =
    { $n ->
        [one] On space { $space }, where { $do } takes the tracker, it picks up a gem, and one more lies within two steps.
       *[other] On space { $space }, where { $do } takes the tracker, it picks up a gem, and { $n } more lie within two steps.
    }
why-duet-around-gem-likely =
    { $n ->
        [one] On space { $space }, where { $do } most likely takes the tracker, it picks up a gem, and one more lies within two steps.
       *[other] On space { $space }, where { $do } most likely takes the tracker, it picks up a gem, and { $n } more lie within two steps.
    }
why-duet-room = Space { $space }, where { $do } takes the tracker, lies { $n } steps from the nearer end of the path.
why-duet-room-likely = Space { $space }, where { $do } most likely takes the tracker, lies { $n } steps from the nearer end of the path.
why-duet-spares-gem = { $do } finds a gem here about as often as { $kept } would: keep { $kept }, { $stays }.
why-duet-spares-none = This trick seldom finds a gem, with { $kept } no more often than with { $do }: keep { $kept }, { $stays }.
stays-trump =
    { $n ->
        [one] your only trump
       *[other] one of your { $n } trumps
    }
stays-higher = the higher of the two
why-duet-end =
    { $n ->
        [0] { $do } would bring the tracker to space { $space }, the end of the path: the next trick may lead off it.
       *[other] { $do } would bring the tracker to space { $space }, one step from the end of the path: the next trick may lead off it.
    }
why-duet-end-likely =
    { $n ->
        [0] { $do } would most likely bring the tracker to space { $space }, the end of the path: the next trick may lead off it.
       *[other] { $do } would most likely bring the tracker to space { $space }, one step from the end of the path: the next trick may lead off it.
    }
why-duet-wastes-gem = { $do } would find a gem no more often than { $instead }: keep { $do }, { $stays }.
why-duet-wastes-none = { $do } would find a gem as seldom as { $instead }: keep { $do }, { $stays }.
why-move-gem =
    { $close ->
        [yes] On space { $space } the tracker picks up a gem, and from there { $near }.
       *[no] A gem lies on space { $space }: pick it up.
    }
why-move-edge =
    { $n ->
        [0] The gem on space { $space } lies at the end of the path, where the tracker seldom comes: pick it up now.
       *[other] The gem on space { $space } lies next to the end of the path, where the tracker seldom comes: pick it up now.
    }
why-move-near = From space { $space } { $near }.
why-move-between = No gem lies on space { $space } itself, but { $near }: whether you or { $who } wins the next trick, the tracker has one to go to.
why-move-around = { $n } gems lie within two steps of space { $space }.
why-move-around-gem =
    { $n ->
        [one] On space { $space } the tracker picks up a gem, and one more lies within two steps.
       *[other] On space { $space } the tracker picks up a gem, and { $n } more lie within two steps.
    }
why-move-gem-more = On space { $space } the tracker picks up a gem, and another one stays there.
why-move-gem-new = On space { $space } the tracker picks up a gem, and at the end of the round the plus icon lays another one there.
why-move-under = At the end of the round the plus icon lays a gem on space { $space }, right under the tracker: it is picked up where the tracker stays there in a trick, or comes back.
why-move-room = On space { $space } the tracker stands { $n } steps from the nearer end of the path.
why-move-back = This costs a forest token, but the tracker comes back to space { $space }, and from there { $near }.
why-off-the-path-lost = { $other } would lose the game, since no forest token is left.
why-move-none = On space { $space } no gem lies, and from there { $near }.
why-move-far = After the gem on space { $space } the tracker would stand farther off: from there { $near }.
why-move-end =
    { $n ->
        [0] Space { $space } is the end of the path: the next trick may lead off it.
       *[other] Space { $space } lies one step from the end of the path: the next trick may lead off it.
    }
why-named-me =
    { $taker ->
        [me] You
       *[mate] { $who }
    } should take this trick: then { $good ->
        [gem] the tracker comes to the gem on space { $space }
       *[path] the tracker stays on the path, on space { $space }
    }. Name yourself, and make { $suits } trump.
why-named-mate =
    { $who } should take this trick: then { $good ->
        [gem] the tracker comes to the gem on space { $space }
       *[path] the tracker stays on the path, on space { $space }
    }. Only { $who } knows which trump does that.
why-named-nobody =
    With { $suit } as trump { $taker ->
        [me] you take
       *[mate] { $who } takes
    } this trick, and { $good ->
        [gem] the tracker comes to the gem on space { $space }
       *[path] the tracker stays on the path, on space { $space }
    }: leave it so.
why-trump-finds = This way { $comes }.
why-turn-finds-me = With { $suit } as trump you usually take this trick, and { $comes }.
why-turn-comes-me = With { $suit } as trump you usually take this trick, and the tracker comes to space { $space }: there { $near }.
why-turn-finds-me-sure = With { $suit } as trump you take this trick, and { $comes }.
why-turn-comes-me-sure = With { $suit } as trump you take this trick, and the tracker comes to space { $space }: there { $near }.
why-turn-finds-mate = With { $suit } as trump { $who } usually takes this trick, and { $comes }.
why-turn-comes-mate = With { $suit } as trump { $who } usually takes this trick, and the tracker comes to space { $space }: there { $near }.
why-turn-finds-mate-sure = With { $suit } as trump { $who } takes this trick, and { $comes }.
why-turn-comes-mate-sure = With { $suit } as trump { $who } takes this trick, and the tracker comes to space { $space }: there { $near }.
why-turn-finds-open = With { $suit } as trump { $comes }.
why-turn-comes-open = With { $suit } as trump the tracker comes to space { $space }: there { $near }.
why-turn-stays = With { $suit } as trump the tracker stays on the path.
why-turn-held = With { $suit } as trump you hold { $cards }, and { $side }.
why-turn-over =
    { $who } should win the next tricks: seen from space { $at }, { $gems ->
        [one] a gem lies
       *[other] { $gems } gems lie
    } over there. With { $suit } as trump you hold { $n ->
        [0] none
       *[other] only one
    }.
why-turn-gets = For { $card } you take { $taken } into your hand, { $power }.
why-turn-lowest = { $card } is your lowest of { $suit }: the higher ones stay, as trumps.
why-turn-leaves =
    With { $suit } as trump the tracker { $likely ->
        [yes] may well leave
       *[no] would leave
    } the path.
why-turn-none = With { $suit } as trump the tracker would come to space { $space }, where no gem lies.
why-turn-few =
    { $n ->
        [0] With { $suit } as trump you would hold none of them, and { $side }.
        [one] With { $suit } as trump you would hold only one of them, and { $side }.
       *[other] With { $suit } as trump you would hold only { $n } of them, and { $side }.
    }
why-turn-many =
    With { $suit } as trump you would hold { $n } of them, while { $who } should win: seen from space { $at }, { $gems ->
        [one] a gem lies
       *[other] { $gems } gems lie
    } over there.
why-same-trick-finds = Whatever becomes trump, { $comes }: the choice only counts for the tricks after it.
why-gift-lowest =
    { $n ->
        [one] { $card } is the lowest of your { $suit }: give it, and keep { $kept }; seen from space { $at }, a gem lies on your side.
       *[other] { $card } is the lowest of your { $suit }: give it, and keep { $kept }; seen from space { $at }, { $n } gems lie on your side.
    }
why-gift-power =
    { $n ->
        [one] Seen from space { $at }, a gem lies on the side of { $who }: give { $card }, { $power }.
       *[other] Seen from space { $at }, { $n } gems lie on the side of { $who }: give { $card }, { $power }.
    }
why-named-close-me =
    { $n ->
        [one] This way you usually take this trick, and the tracker then stands about one step from a gem.
       *[other] This way you usually take this trick, and the tracker then stands about { $n } steps from a gem.
    }
why-named-close-mate =
    { $n ->
        [one] This way { $who } usually takes this trick, and the tracker then stands about one step from a gem.
       *[other] This way { $who } usually takes this trick, and the tracker then stands about { $n } steps from a gem.
    }
why-named-close-open =
    { $n ->
        [one] This way the tracker then stands about one step from a gem.
       *[other] This way the tracker then stands about { $n } steps from a gem.
    }
