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
why-swan-led = Even if { $card } loses the trick, you lead the next one.
why-swan-kept = Both would lose the trick. Keep { $card }: it can bring you the lead later.
why-witch = Alone in the trick { $card } counts as trump, and takes it.
why-trumped = You hold no { $suit }: { $card } is trump, and takes the trick.
why-enough = { $card } is enough to take the trick; { $kept } stays for later.
why-lower-lead = { $card } will do here; { $kept } can win a trick later.
why-unbeaten = Whatever { $who } answers, { $card } takes the trick.
why-forces = { $card } makes { $who } answer with the 1 or the highest card of { $suit }.
why-still-out = { $card } is still out, and would beat { $other }.
why-can-wait = Nothing that { $who } may hold beats { $kept }, so it can wait: lead { $card } first.
why-pulls = You hold { $n } trumps: leading one pulls trumps out of the hand of { $who }.
why-trump-saved = Keep { $kept } for later: as a trump it can win a trick that you do not lead.
why-draws = { $card } draws a new card, and one that helps you little, such as { $useless }, can go.
why-turns = { $card } lets you make { $suit } trump: you hold { $n } of them.
why-turns-away = { $card } lets you turn the trump away from { $suit }: you hold { $n } of them, and want few tricks.
why-thrown = The trick is lost anyway: get rid of { $card } while it wins nothing.
why-spared = The trick is lost anyway: { $card } is enough, and { $kept } stays for later.
why-lets-go = Let this one go with { $card }; { $other } would take it.
why-grabs = With { $card } you take the trick; with { $other } you would lose it.
why-hands-over =
    { $n ->
        [0] Humble is in reach: lead { $card }, which { $who } will mostly take, and you stay without a trick.
        [one] Humble is in reach: lead { $card }, which { $who } will mostly take, and you stay at one trick.
       *[other] Humble is in reach: lead { $card }, which { $who } will mostly take, and you stay at { $n } tricks.
    }
why-hands-over-enough = { $n } tricks are enough: lead { $card }, which { $who } will mostly take.
why-hands-over-many = With these cards you may win too many tricks: lead { $card }, which { $who } will mostly take.
why-mostly = With { $card } you take the trick about { $n } times in ten, more often than with { $other }.

why-new-trump =
    { $card } as the decree makes { $suit } trump, and you will hold { $n } of them.
why-away =
    { $n ->
        [0] You hold no { $suit }: turn the decree away from them with { $card }.
       *[other] You hold only one of { $suit }: turn the decree away from them with { $card }.
    }
why-cheaper-few = Either way { $suit } are trump; in your hand { $card } would win tricks that you do not want.
why-away-humble = Humble is in reach: you hold { $n } { $suit }, so make another suit trump with { $card }.
why-cheaper = Either way { $suit } are trump; { $kept } is worth more in your hand than { $card }.
why-picked = The trump stays; you give { $card } and take { $taken } into your hand.
why-gained = { $suit } become trump, and { $taken } comes into your hand for { $card }.
why-kept-trump = Leave { $suit } trump: you hold { $n } of them.
why-kept-from =
    With { $card } as the decree { $suit } would be trump, and { $n ->
        [0] none of them
       *[other] only one of them
    } would be left to you.
why-kept-card = { $card } is worth more in your hand than { $decree } would be.
why-void = { $card } is your only card of { $suit }: without it you may trump them.
why-keeps-trump = { $kept } is trump: keep it, and put { $card } away.
why-keeps-power = Keep { $kept }: what it can do is worth more than { $card }.
why-too-high = { $card } would win tricks that you do not want: put it away.
why-too-low = { $card } will hardly win a trick: put it away.
why-buried = Of the two, { $kept } is worth keeping and { $card } is not.

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
why-off-the-path = With { $n } steps the tracker would leave the path.
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
why-to-gem-mostly = { $card } leads to a gem about { $n } times in ten.
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
why-changes-trump =
    { $n ->
        [0] { $suit } become trump, and { $taken } comes into your hand for { $card }.
       *[other] { $suit } become trump, and you keep { $n } of them; { $taken } comes for { $card }.
    }
why-leaves-trump =
    { $n ->
        [0] Leave { $suit } trump, and keep your hand as it is.
        [one] Leave { $suit } trump, and keep your hand as it is.
       *[other] Leave { $suit } trump: you hold { $n } of them.
    }
why-gift-trump = { $card } is trump: { $who } can take a trick with it.
why-gift-kept = Give { $card }: it has no ability, and { $kept } has one that may still help.
why-gift-spare = Give { $card }: { $n } more { $suit } stay with you.
why-gift-void = { $card } is your only card of { $suit }: without it you may answer them with anything.
why-names-me =
    { $n ->
        [0] You hold no { $suit }: change the trump yourself.
        [one] You hold only one of { $suit }: change the trump yourself.
       *[other] You know best whether { $suit } should stay trump: { $n } of them are yours.
    }
why-names-mate =
    { $n ->
        [0] You hold no { $suit }: let { $who } say what is trump.
       *[other] You hold only one of { $suit }: { $who } may know better what should be trump.
    }
why-names-nobody =
    { $n ->
        [0] Leave { $suit } trump: neither you nor { $who } has to give a card for it.
       *[other] Leave { $suit } trump: you hold { $n } of them.
    }
why-takes-over = { $card } takes the trick: you move the tracker, not { $who }.
why-takes-over-to = { $card } takes the trick from { $who }: the tracker comes to space { $space }.
why-leaves-it = { $card } leaves the trick to { $who }, who moves the tracker then.
why-leaves-it-to = { $card } leaves the trick to { $who }: the tracker comes to space { $space }.

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
why-high-card = You get { $card } for { $given }: a high card buys two lower ones later.
why-more-left = More { $value }s than { $less }s can still be had.

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
