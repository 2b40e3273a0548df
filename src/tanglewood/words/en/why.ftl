# Why an action is better than another: one sentence, at most one number.

why-seventh-safe = If you take it you are at { $n }: Victorious, and { $who } can no longer stop it.
why-seventh = It takes trick number { $n }: that is Victorious, as long as you stay below ten.
why-tenth = { $n } tricks are yours, and one more would be Greedy: lose this one with { $card }.
why-humble =
    { $n ->
        [0] No trick so far: stay Humble, and lose this one with { $card }.
        [one] Only one trick so far: stay Humble, and lose this one with { $card }.
       *[other] Only { $n } tricks so far: stay Humble, and lose this one with { $card }.
    }
why-humble-last = { $n } tricks so far, and one more would end Humble: lose this one with { $card }.
why-deny = Take it yourself: { $who } would be Victorious with trick number { $n }.
why-feed = Let { $who } have it: trick number { $n } makes { $who } Greedy and leaves you Humble.
why-costly =
    { $n ->
        [0] Without a trick you get { $points }, and with one you would get less: lose this one with { $card }.
        [one] One trick brings you { $points }, a second would bring less: lose this one with { $card }.
       *[other] { $n } tricks bring you { $points }, and one more would bring less: lose this one with { $card }.
    }
why-costly-led =
    { $n ->
        [0] Without a trick you get { $points }, and with one you would get less: lead { $card }, which { $who } will mostly take.
        [one] One trick brings you { $points }, a second would bring less: lead { $card }, which { $who } will mostly take.
       *[other] { $n } tricks bring you { $points }, and one more would bring less: lead { $card }, which { $who } will mostly take.
    }
why-rising =
    { $n ->
        [one] Take it: one trick brings you { $points }, more than none.
       *[other] Take it: { $n } tricks bring you { $points }, more than one fewer.
    }
why-likelier = It makes { $band } likelier than { $other } does.
why-likelier-often = You end { $band } about { $n } times in ten this way, more often than with { $other }.
why-avoids = With { $other } you would more often end { $band }.
why-enough-tricks = { $n } tricks are enough: leave this one to { $who } with { $card }.
why-too-many = With these cards you may win too many tricks: let this one go with { $card }.
why-spends = The trick is yours either way: spend { $card } on it, so that it wins no other.
why-risky-now = Get rid of { $card } now, while { $who } can still beat it.

why-treasure = With { $card } you take the trick, and the Treasure in it.
why-treasure-home = { $card } wins its own trick: the point is yours.
why-treasure-kept = Keep { $card } back: here { $who } would probably win its point.
why-swan = { $card } loses the trick, and still you lead the next one.
why-swan-led = { $who } may take { $card }: you lead the next trick all the same, with { $next } for instance.
why-swan-kept = Both would lose the trick. Keep { $card }: it can bring you the lead later.
why-witch = Alone in the trick { $card } counts as trump, and takes it.
why-trumped = You hold no { $suit }: { $card } is trump, and takes the trick.
why-enough = { $card } is enough to take the trick; { $kept } stays for later.
why-unbeaten = Whatever { $who } answers, { $card } takes the trick.
why-forces = { $card } makes { $who } answer with the 1 or the highest card of { $suit }.
why-still-out = { $card } is still out, and would beat { $other }.
why-can-wait = Nothing that { $who } may hold beats { $kept }, so it can wait: lead { $card } first.
why-pulls = You hold { $n } trumps: leading one pulls trumps out of the hand of { $who }.
why-draws = { $card } draws a new card, and one that helps you little, such as { $useless }, can go.
why-draws-first = Use { $card } first: it draws a new card, and { $kept } stays for later.
why-turns = { $card } lets you make { $suit } trump: you hold { $n } of them.
why-turns-away = { $card } lets you turn the trump away from { $suit }: you hold { $n } of them, and want few tricks.
why-thrown = The trick is lost anyway: get rid of { $card } while it wins nothing.
why-thrown-rather = { $card } loses the trick as { $other } does: get rid of the higher one while it wins nothing.
why-spared = The trick is lost anyway: { $card } is enough, and { $kept } stays for later.
why-lets-go = Let this one go with { $card }; { $other } would take it.
why-grabs = With { $card } you take the trick; with { $other } you would lose it.
why-needed =
    { $n ->
        [one] You need one more trick: take this one with { $card }; { $other } would lose it.
       *[other] You need { $n } more tricks: take this one with { $card }; { $other } would lose it.
    }
why-hands-over =
    { $n ->
        [0] Humble is in reach: lead { $card }, which { $who } will mostly take, and you stay without a trick.
        [one] Humble is in reach: lead { $card }, which { $who } will mostly take, and you stay at one trick.
       *[other] Humble is in reach: lead { $card }, which { $who } will mostly take, and you stay at { $n } tricks.
    }
why-hands-over-enough = { $n } tricks are enough: lead { $card }, which { $who } will mostly take.
why-hands-over-many = With these cards you may win too many tricks: lead { $card }, which { $who } will mostly take.
why-mostly = With { $card } you take the trick about { $n } times in ten, more often than with { $other }.
why-treasure-likely = { $card } will most likely take the trick, and its point is yours.
why-takes-as-well = { $card } takes the trick as well as { $kept } would: keep { $kept } for later.
why-lost-as-well = { $who } would mostly take { $kept } too: lead { $card }, and keep { $kept }.
why-pulls-out = { $card } pulls out { $answer }, which { $who } holds.
why-pulls-likely = { $card } pulls out the highest card of its suit that { $who } holds, most likely { $one } or { $two }.
why-pulls-unless = { $card } pulls out the highest card of its suit that { $who } holds, most likely { $one } or { $two }, unless { $swan } answers.
why-forces-highest = { $card } makes { $who } answer with the highest card of { $suit }.
why-clears = { $card } is your only card of { $suit }: after it you may answer them with one of your { $n } trumps.
why-witch-saved = Keep { $kept } for later: as a trump it can win a trick that you do not lead.
why-trump-for = Keep { $kept }: you hold no { $suit }, and it can trump them.
why-only-trump = Keep { $kept }, your only trump, for a trick that { $who } leads.
why-none-above = No higher card of { $suit } is out any more: { $card } will most likely take the trick.
why-one-above = Of { $suit } only { $one } is still out above { $card }, which will probably take the trick.
why-two-above = Of { $suit } only { $one } and { $two } are still out above { $card }, which will probably take the trick.
why-draws-humble = Humble is in reach: { $card } draws a new card, and a strong one such as { $useless } can go.
why-draws-many = You may win too many tricks: { $card } draws a new card, and a strong one such as { $useless } can go.
why-lost-draw = The trick is lost anyway: use { $card } to draw a new card.
why-lost-turn = The trick is lost anyway: with { $card } you may still exchange the decree, { $decree }.
why-witch-spared = Both take the trick. { $kept } can win another one as a trump, so spend { $card }.
why-takes-decree = { $card } lets you take the decree, { $decree }, into your hand.
why-needs-one =
    { $n ->
        [one] You need one more trick, and only { $one } can beat { $card }.
       *[other] You need { $n } more tricks, and only { $one } can beat { $card }.
    }
why-needs-two =
    { $n ->
        [one] You need one more trick, and only { $one } and { $two } can beat { $card }.
       *[other] You need { $n } more tricks, and only { $one } and { $two } can beat { $card }.
    }
why-far-behind =
    { $n ->
        [one] { $who } is a point ahead, and this trick can hardly turn the game any more.
       *[other] { $who } is { $n } points ahead, and this trick can hardly turn the game any more.
    }
why-far-ahead =
    { $n ->
        [one] You are a point ahead, and this trick can hardly turn the game any more.
       *[other] You are { $n } points ahead, and this trick can hardly turn the game any more.
    }

why-new-trump =
    { $card } as the decree makes { $suit } trump, and you will hold { $n } of them.
why-away =
    { $n ->
        [0] You hold no { $suit }: turn the decree away from them with { $card }.
       *[other] You hold only one of { $suit }: turn the decree away from them with { $card }.
    }
why-cheaper-few = Either way { $suit } are trump; in your hand { $card } would win tricks that you do not want.
why-away-humble = Humble is in reach: you hold { $n } { $suit }, so make another suit trump with { $card }.
why-cheaper = Either way { $suit } are trump: give { $card }, and keep { $kept }, the higher of the two.
why-gives-strong-humble = Humble is in reach: give { $card } away as the decree, so that it wins no trick.
why-gives-strong = You may win too many tricks: give { $card } away as the decree.
why-picked = The trump stays; you give { $card } and take { $taken } into your hand.
why-gained = With { $suit } as trump your { $one } and { $two } beat every other suit, and { $taken } comes into your hand.
why-kept-trump = Leave { $suit } trump: you hold { $n } of them.
why-kept-from =
    With { $card } as the decree { $suit } would be trump, and { $n ->
        [0] none of them
       *[other] only one of them
    } would be left to you.
why-kept-card = { $card } is worth more in your hand than { $decree } would be.
why-kept-high = Leave the decree: { $card } can win a trick in your hand, and { $decree } would do less there.
why-void = { $card } is your only card of { $suit }: without it you may trump them.
why-keeps-trump = { $kept } is trump: keep it, and put { $card } away.
why-too-high = { $card } would win tricks that you do not want: put it away.
why-too-low = { $card } will hardly win a trick: put it away.
why-gained-one = With { $suit } as trump your { $one } beats every other suit, and { $taken } comes into your hand.
why-keeps-swan = Keep { $kept } rather than { $card }: where it loses a trick, it brings you the lead.
why-keeps-fox = Keep { $kept } rather than { $card }: it can still change the trump.
why-keeps-woodcutter = Keep { $kept } rather than { $card }: it can still draw you a better card.
why-keeps-witch = Keep { $kept } rather than { $card }: alone in a trick it counts as trump.
why-keeps-highest = Put { $card } away, and keep { $kept }: no higher card of its suit is out any more.
why-keeps-strong = Put { $card } away, and keep { $kept }: of its suit only { $one } is still out above it.

why-close = { $other } is about as good here; neither is a mistake.
why-little = It is a little better than { $other }; there is not much in it.
why-settled = Whatever you choose here, the result will hardly change.
why-better = It promises more than { $other }.
why-points =
    It brings about { $n ->
        [one] a point
       *[other] { $n } points
    } more than { $other }.
why-chance =
    It wins about { $n ->
        [one] one game
       *[other] { $n } games
    } in a hundred more than { $other }.

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
        [one] From space { $space } the next gem is one step away.
       *[other] From space { $space } the next gem is { $n } steps away.
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
        [one] Only one gem lies near space { $space }: cover that end.
       *[other] Only { $n } gems lie near space { $space }: cover that end.
    }
why-covers-far = Space { $space } is the end that the start is farther from: cover that one.
why-to-gem = { $card } takes the tracker to the gem on space { $space }.
why-to-gem-likely = With { $card } the tracker will most likely come to the gem on space { $space }.
why-stays-gem = With { $card } the tracker will most likely stay on space { $space }, where another gem lies.
why-stays-on = { $other } may well send the tracker off the path.
why-musician = With { $card } whoever wins chooses which way the tracker goes, and gems lie on both sides.
why-gazelle = With { $card } whoever wins may leave out the paws of one card, and so choose the space.
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
why-closer = After { $card } the tracker mostly stands nearer to a gem than after { $other }.
why-changes-trump = { $suit } become trump, and you keep { $n } of them; { $taken } comes for { $card }.
why-leaves-trump = Leave { $suit } trump: you hold { $n } of them.
why-gift-trump = { $card } is trump: { $who } can take a trick with it.
why-gift-kept = Give { $card }: it has no ability, and { $kept } has one that may still help.
why-gift-spare = Give { $card }: { $n } more { $suit } stay with you.
why-gift-void = { $card } is your only card of { $suit }: without it you may answer them with anything.
why-gift-led = With { $card } you may give a card away: { $given }, your only card of { $suit }, can go.
why-names-me = You hold { $n } { $suit }: name yourself, and you can make them trump.
why-names-mate = { $who } probably has a suit that is better as trump than { $suit }, and you have none: let { $who } choose.
why-names-nobody = Leave { $suit } trump: you hold { $n } of them.
why-takes-over = { $card } takes the trick: you move the tracker, not { $who }.
why-takes-over-to = { $card } takes the trick from { $who }: the tracker comes to space { $space }.
why-leaves-it = { $card } leaves the trick to { $who }, who moves the tracker then.
why-leaves-it-to = { $card } leaves the trick to { $who }: the tracker comes to space { $space }.
why-heaped = Space { $space } has { $n } gems: pick one up now, and the tracker stands well for the next.
why-edge-gem =
    { $n ->
        [0] Both moves find a gem; space { $space } is the end of the path, where the tracker seldom comes: take that one first.
       *[other] Both moves find a gem; space { $space } is next to the end of the path, where the tracker seldom comes: take that one first.
    }
why-gem-stays-mostly = With { $card } the tracker will mostly stay on space { $one }, where another gem lies.
why-gem-stays-maybe = With { $card } the tracker may well stay on space { $one }, where another gem lies.
why-gem-mostly-one = With { $card } the tracker will mostly come to space { $one }, where a gem lies.
why-gem-mostly-two = With { $card } the tracker will mostly come to space { $one } or { $two }, and a gem lies on each.
why-gem-mostly-three = With { $card } the tracker will mostly come to space { $one }, { $two } or { $three }, and a gem lies on each.
why-gem-maybe-one = With { $card } the tracker may well come to space { $one }, where a gem lies.
why-gem-maybe-two = With { $card } the tracker may well come to space { $one } or { $two }, and a gem lies on each.
why-gem-maybe-three = With { $card } the tracker may well come to space { $one }, { $two } or { $three }, and a gem lies on each.
why-trump-stays = This way the tracker will most likely come to space { $space }, and stay on the path.
why-trump-moves-me = This way you will most likely take the trick, and the tracker comes to the gem on space { $space }.
why-trump-moves-mate = This way { $who } will most likely take the trick, and the tracker comes to the gem on space { $space }.
why-same-space = Both cards will most likely bring the tracker to space { $space }: play { $card }, and keep what { $kept } can do.
why-edge-space = Both cards find a gem; with { $card } it will most likely be the one on space { $space }, near the end of the path, where the tracker seldom comes.
why-richer-space = With { $card } the tracker will mostly come to space { $space }, where { $n } gems lie, more than after the other card.
why-stands-near =
    { $n ->
        [0] With { $card } the tracker will most likely come to space { $space }, where a gem lies.
        [one] With { $card } the tracker will most likely come to space { $space }, one step from the next gem.
       *[other] With { $card } the tracker will most likely come to space { $space }, { $n } steps from the next gem.
    }

why-completes = It completes your three { $value }s: pocket them.
why-completes-two = It completes two sets at once, the { $one }s and the { $two }s.
why-denies = { $who } holds two { $value }s: take the third away.
why-token = The far card, { $card }, brings a token with it.
why-next-in-row = You then hold two { $value }s, and the third lies in the row.
why-pairs-up =
    { $n ->
        [one] It makes a pair of { $value }s, and one more is still out.
       *[other] It makes a pair of { $value }s, and { $n } more are still out.
    }
why-two-for-one = One card for two: { $one } and { $two } for your { $value }.
why-breaks-pair = Keep your two { $value }s together: a third may still come.
why-lone-card = Your { $value } stands alone, so it is the one to give.
why-full-already = Your { $value }s are pocketed already: another one is no use to you.
why-missing = You still need { $value }s: take what you can get of them.
why-fresh-row = It takes the last of the row, and a fresh one is laid out.
why-high-card = You get { $card } for { $given }: { $n } cards of the row are lower, and two of them can be bought with it.
why-more-left = More { $value }s than { $less }s can still be had.
why-keeps-high = Keep the { $value }: it can buy two cards later, your { $given } hardly can.
why-keeps-buyer = Keep the { $value }: it can still buy the two { $pair }s in the row.
why-takes-away = { $who } holds one { $value }, and two lie in the row: take one away.
why-two-more-in-row = You take one { $value }, and two more lie in the row.
why-buys-next = The { $value } can buy the two { $pair }s in the row next.
why-third-gone = Too few { $value }s can still be had for a set of three.

why-poison-given = With { $card } you leave the poison to { $who }: a point less over there.
why-poison-avoided = With { $other } you would probably take the poison yourself.
why-goal = You score the goal { $goal } with { $card }.
why-goal-likely = You will probably score the goal { $goal } with { $card }.
why-special = This is the moment for { $card }: it takes the trick.
why-crowned = With the Crown { $card } counts as an 11, and takes the trick.
why-crowned-likely = With the Crown { $card } counts as an 11, and will probably take the trick.
why-special-kept = Keep { $card }: it can do more in another trick.
why-fairy = With { $card } you see two hidden cards, and may swap one.
why-shovel = With { $card } you play a card of your last trick again, and keep the others in your hand.
