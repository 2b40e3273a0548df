# Why an action is better than another in the Duet and in Into the Woods.

why-picks-up =
    { $n ->
        [one] A gem lies on space { $space }: pick it up, and one is left.
       *[other] A gem lies on space { $space }: pick it up, and { $n } are left.
    }
why-last-gem = The last gem lies on space { $space }: pick it up.
why-off-the-path = With { $other } the tracker would leave the path.
why-nearer =
    { $n ->
        [0] Another gem is left on space { $space }.
        [one] From space { $space } the next gem is one step away, and with { $other } it would be farther.
       *[other] From space { $space } the next gem is { $n } steps away, and with { $other } it would be farther.
    }
why-room =
    { $n ->
        [0] Space { $space } is still on the path, unlike after { $other }.
        [one] From space { $space } it is one step to the end of the path, farther than after { $other }.
       *[other] From space { $space } it is { $n } steps to the end of the path, farther than after { $other }.
    }
why-covers =
    { $n ->
        [0] No gem lies near space { $space }: cover that end.
        [one] Only one gem lies near space { $space }, fewer than near the other end: cover this one.
       *[other] { $n } gems lie near space { $space }, fewer than near the other end: cover this one.
    }
why-covers-far = Space { $space } is the end that the start is farther from: cover that one.
why-to-gem = { $card } takes the tracker to the gem on space { $space }.
why-to-gem-likely = With { $card } the tracker will most likely come to the gem on space { $space }.
why-stays-gem = With { $card } the tracker will most likely stay on space { $space }, where another gem lies.
why-stays-on = { $other } may well send the tracker off the path.
why-gazelle = With { $card } whoever wins may leave out the paws of one card, and so reach the gem on space { $one } or { $two }.
why-my-way =
    { $card } takes the trick, so the tracker comes your way, where { $n ->
        [one] a gem lies
       *[other] { $n } gems lie
    }.
why-my-way-likely =
    { $card } will probably take the trick, and the tracker comes your way, where { $n ->
        [one] a gem lies
       *[other] { $n } gems lie
    }.
why-their-way =
    { $card } lets { $who } take it, and the tracker goes there, where { $n ->
        [one] a gem lies
       *[other] { $n } gems lie
    }.
why-their-way-likely =
    { $who } will probably take { $card }, and the tracker goes that way, where { $n ->
        [one] a gem lies
       *[other] { $n } gems lie
    }.
why-short-step =
    { $card } has fewer paws than { $other }, and { $n ->
        [0] the tracker stands at the end of the path
        [one] the path ends one step away
       *[other] the path ends { $n } steps away
    }.
why-long-step = { $card } has more paws than { $other }: the next gem is { $n } steps away.
why-closer =
    { $n ->
        [one] After { $card } the tracker usually stands at most one step from a gem, nearer than after { $other }.
       *[other] After { $card } the tracker usually stands at most { $n } steps from a gem, nearer than after { $other }.
    }
why-changes-trump = Make { $suit } trump: you keep { $n } of them, and of { $old } only { $left }; { $side }.
why-leaves-trump = Leave { $suit } trump: you hold { $n } of them, and { $side }.
why-gift-trump =
    { $n ->
        [one] Seen from space { $at }, a gem lies on the side of { $who }, more than on yours: give { $card }, which is trump and can take a trick that way.
       *[other] Seen from space { $at }, { $n } gems lie on the side of { $who }, more than on yours: give { $card }, which is trump and can take a trick that way.
    }
why-gift-void = { $card } is your only card of { $suit }: without it you may answer them with anything.
why-names-me = You hold { $n } { $suit }: name yourself, and you can make them trump; { $side }.
why-names-mate = { $who } probably has a suit that is better as trump than { $suit }, and you have none: let { $who } choose.
why-names-nobody = Leave { $suit } trump: you hold { $n } of them, and { $side }.
why-takes-over-to = { $card } takes the trick from { $who }: the tracker comes to space { $space }.
why-heaped = Space { $space } has { $n } gems: pick one up now, and the tracker stands well for the next.
why-edge-gem =
    { $n ->
        [0] Both moves find a gem; space { $space } is the end of the path, where the tracker seldom comes: take that one first.
       *[other] Both moves find a gem; space { $space } is next to the end of the path, where the tracker seldom comes: take that one first.
    }
why-gem-stays-mostly = With { $card } the tracker will usually stay on space { $one }, where another gem lies.
why-gem-stays-maybe = With { $card } the tracker may well stay on space { $one }, where another gem lies.
why-gem-mostly-one = With { $card } the tracker will usually come to space { $one }, where a gem lies.
why-gem-mostly-two = With { $card } the tracker will usually come to space { $one } or { $two }, and a gem lies on each.
why-gem-mostly-three = With { $card } the tracker will usually come to space { $one }, { $two } or { $three }, and a gem lies on each.
why-gem-maybe-one = With { $card } the tracker may well come to space { $one }, where a gem lies.
why-gem-maybe-two = With { $card } the tracker may well come to space { $one } or { $two }, and a gem lies on each.
why-gem-maybe-three = With { $card } the tracker may well come to space { $one }, { $two } or { $three }, and a gem lies on each.
why-trump-stays = This way the tracker will most likely come to space { $space }, and stay on the path.
why-trump-moves-me = This way you will most likely take the trick, and the tracker comes to the gem on space { $space }.
why-trump-moves-mate = This way { $who } will most likely take the trick, and the tracker comes to the gem on space { $space }.
why-edge-space = Both { $card } and { $other } find a gem; with { $card } it will most likely be the one on space { $space }, near the end of the path, where the tracker seldom comes.
why-richer-space = With { $card } { $comes } to space { $space }, where { $n } gems lie, more than after { $other }.


why-around =
    { $n ->
        [one] With { $do } { $comes } to space { $space }: a gem lies within { $reach } steps of it, and none of where { $other } leads.
       *[other] With { $do } { $comes } to space { $space }: { $n } gems lie within { $reach } steps of it, more than where { $other } leads.
    }
why-apart = With { $do } { $comes } to space { $space }, and not near the end of the path on space { $end } as with { $other }.
why-trump-kept =
    { $n ->
        [one] Let { $card } go, and keep { $kept }, your only trump, for a trick that you want to take.
       *[other] Let { $card } go, and keep { $kept }, one of your { $n } trumps, for a trick that you want to take.
    }
why-way-chosen =
    { $n ->
        [one] Let { $card } go, and keep { $kept }: it can turn the tracker round when it has passed the gem.
       *[other] Let { $card } go, and keep { $kept }: all { $n } gems lie on one side, and it can turn the tracker round later.
    }
why-paws-given = Give { $card }: from space { $start }, where the tracker stands after this trick, it has more paws than there are steps to the nearest gem, and { $kept } has not.
why-gems-safe =
    { $n ->
        [one] One gem is left, and you will very likely get it whatever you choose here.
       *[other] { $n } gems are left, and you will very likely get them whatever you choose here.
    }
why-gems-far =
    { $n ->
        [one] One gem is left, and it is nearly out of reach whatever you choose here.
       *[other] { $n } gems are left, and they are nearly out of reach whatever you choose here.
    }
why-swaps-card = The trump stays: for { $card } you take { $taken } into your hand, { $power }.
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
why-around-gem =
    { $n ->
        [one] With { $do } { $comes } to the gem on space { $space }, and another lies within { $reach } steps of it, unlike after { $other }.
       *[other] With { $do } { $comes } to the gem on space { $space }, and { $n } more lie within { $reach } steps of it, more than after { $other }.
    }
why-woods-even =
    { $n ->
        [one] No trade makes a set now, and one card is left in the deck: this choice hardly matters.
       *[other] No trade makes a set now, and { $n } cards are left in the deck: this choice hardly matters.
    }
why-more-gems = With { $do } the tracker comes to a gem more often than with { $other }, usually to the one on space { $space }.
way-comes = the tracker comes
way-mostly = the tracker will usually come
why-stays-on-lost = { $other } may well send the tracker off the path, and no forest token is left: that would lose the game.
why-leaves-path = { $other } would send the tracker off the path.
why-leaves-path-lost = { $other } would send the tracker off the path, and no forest token is left: the game would be lost.
why-finds = After { $card } the tracker usually finds a gem on space { $space }, more often than after { $other }.
why-finds-last = After { $card } the tracker usually finds the last gem on space { $space }, more often than after { $other }.
why-named-gem-me = You must win this trick: then the tracker comes to the gem on space { $space }. Name yourself, and choose the trump for that.
why-named-gem-mate = { $who } must win this trick: then the tracker comes to the gem on space { $space }. Only { $who } knows which trump does that.
why-named-inside-me = You must win this trick: else the tracker leaves the path. Name yourself, and choose the trump for that.
why-named-inside-mate = { $who } must win this trick: else the tracker leaves the path. Only { $who } knows which trump does that.
why-named-inside-me-lost = You must win this trick: else the tracker leaves the path, and no forest token is left. Name yourself, and choose the trump for that.
why-named-inside-mate-lost = { $who } must win this trick: else the tracker leaves the path, and no forest token is left. Only { $who } knows which trump does that.
why-named-side-me =
    { $n ->
        [one] The last gem lies on your side, so you must win tricks: name yourself, and choose the trump for that.
       *[other] All { $n } gems lie on your side, so you must win tricks: name yourself, and choose the trump for that.
    }
why-named-side-mate =
    { $n ->
        [one] The last gem lies on the side of { $who }, who must win tricks for it: let { $who } choose the trump.
       *[other] All { $n } gems lie on the side of { $who }, who must win tricks for them: let { $who } choose the trump.
    }
why-decree-power = Give { $card } for { $taken }: gems lie on both sides, and with it whoever wins can choose the way.
why-paws-fit =
    { $n ->
        [one] With { $card } { $comes } to space { $space }, one step from the gem on { $gem }: just the paw of { $kept }, which you keep.
       *[other] With { $card } { $comes } to space { $space }, { $n } steps from the gem on { $gem }: just the paws of { $kept }, which you keep.
    }
power-duet-1 = which lets the winner choose the way
power-duet-3 = which can still change the trump
power-duet-5 = which lets the winner leave out paws
power-duet-7 = with which you can still swap cards
why-foxes-same = Both cards are { $suit }: whatever becomes trump, { $high } takes this trick, so little hangs on the choice.
why-foxes-led-me =
    { $n ->
        [one] The last gem lies on your side, so you must win: with { $card } you can change the trump for that.
       *[other] All { $n } gems lie on your side, so you must win: with { $card } you can change the trump for that.
    }
why-foxes-led-mate =
    { $n ->
        [one] The last gem lies on the side of { $who }, who must win: with { $card } you can let { $who } change the trump for that.
       *[other] All { $n } gems lie on the side of { $who }, who must win: with { $card } you can let { $who } change the trump for that.
    }
why-nearer-too =
    { $n ->
        [0] Both moves find a gem, and on space { $space } another one is left.
        [one] Both moves find a gem, and from space { $space } the next one is one step away.
       *[other] Both moves find a gem, and from space { $space } the next one is only { $n } steps away.
    }
why-little-between = With { $card } the tracker comes to space { $space }, with { $other } to space { $instead }: neither finds a gem, and little lies between them.
why-names-more =
    { $n ->
        [one] You hold one card of { $suit }, and none of { $trump }: name yourself, and you can make { $suit } trump; { $side }.
       *[other] You hold { $n } { $suit }, more than { $trump }: name yourself, and you can make them trump; { $side }.
    }
why-trump-side-me =
    { $n ->
        [one] With { $do } you take this trick, and the tracker comes your way, where a gem lies; with { $other } it goes the other way.
       *[other] With { $do } you take this trick, and the tracker comes your way, where { $n } gems lie; with { $other } it goes the other way.
    }
why-trump-side-mate =
    { $n ->
        [one] With { $do } { $who } takes this trick, and the tracker goes there, where a gem lies; with { $other } it comes your way.
       *[other] With { $do } { $who } takes this trick, and the tracker goes there, where { $n } gems lie; with { $other } it comes your way.
    }
why-gems-time =
    { $n ->
        [one] One gem is left, and at least one whole round is still to come: this choice hardly matters.
       *[other] { $n } gems are left, and at least one whole round is still to come: this choice hardly matters.
    }
why-gems-many =
    { $n ->
        [one] One gem is left, and no trick is left for it: this choice hardly matters.
       *[other] { $n } gems are left, more than there are tricks to come: this choice hardly matters.
    }
why-gift-answers = Give { $card }: { $who } can answer with it, and the tracker usually comes to the gem on space { $space }.
why-trump-for-mate =
    { $n ->
        [0] { $who } should win the next tricks: seen from space { $at }, more gems ({ $gems }) lie over there than on your side. Make { $suit } trump, of which you hold none then, and not { $more }.
        [one] { $who } should win the next tricks: seen from space { $at }, more gems ({ $gems }) lie over there than on your side. With { $suit } as trump you hold only one, fewer than of { $more }.
       *[other] { $who } should win the next tricks: seen from space { $at }, more gems ({ $gems }) lie over there than on your side. With { $suit } as trump you hold only { $n }, fewer than of { $more }.
    }
why-both-find = Both ways the tracker finds a gem, on space { $space } or on space { $other }: it does not matter which.
why-trump-side =
    { $n ->
        [one] Seen from space { $space }, a gem lies your way, and with your { $trumps } trumps you can win the next tricks.
       *[other] Seen from space { $space }, { $n } gems lie your way, more than from space { $other }, and with your { $trumps } trumps you can win the next tricks.
    }
why-little-same = Both { $card } and { $other } bring the tracker to space { $space }, so little lies between them.
why-alike-gem = With { $do } as with { $other } this trick usually finds a gem, so little lies between them.
why-alike-none = Neither with { $do } nor with { $other } does this trick usually find a gem, and the tracker stands about as near to one then: little lies between them.
