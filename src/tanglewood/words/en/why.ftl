# Why an action is better than another: one sentence, at most one number.

aim-humble =
    { $n ->
        [0] No trick so far, and Humble is in reach
        [one] Only one trick so far, and Humble is in reach
       *[other] Only { $n } tricks so far, and Humble is in reach
    }
aim-enough = You have { $n } tricks, and ten would be Greedy
aim-fewer =
    { $n ->
        [0] These cards may win too many tricks
        [one] You have one trick, and these cards may win too many
       *[other] You have { $n } tricks, and these cards may win too many
    }
aim-more =
    { $n ->
        [one] You need one more trick to be Victorious
       *[other] You need { $n } more tricks to be Victorious
    }
aim-less-theirs = You will be Victorious anyway, and each trick you take leaves { $who } a point less
aim-point-each = You will end Defeated, and there each trick still brings you a point
aim-points =
    { $n ->
        [one] You have one trick, and up to { $last } each one brings you a point
       *[other] You have { $n } tricks, and up to { $last } each one brings you a point
    }
aim-every =
    { $n ->
        [one] You have one trick, and from here on each one brings you a point
       *[other] You have { $n } tricks, and from here on each one brings you a point
    }

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
        [0] Without a trick you get { $points }, and with one you would get less: lead { $card }, which { $who } will usually take.
        [one] One trick brings you { $points }, a second would bring less: lead { $card }, which { $who } will usually take.
       *[other] { $n } tricks bring you { $points }, and one more would bring less: lead { $card }, which { $who } will usually take.
    }
why-rising =
    { $n ->
        [one] Take it: your first trick brings { $points }.
       *[other] Take it: with { $n } tricks you get { $points }, with one fewer { $less }.
    }
why-likelier = It makes { $band } likelier than { $other } does.
why-likelier-often = You end { $band } about { $n } times in ten this way, more often than with { $other }.
why-avoids = With { $other } you would more often end { $band }.
why-enough-tricks = { $n } tricks are enough: leave this one to { $who } with { $card }.
why-too-many = { $aim }: let this one go with { $card }.
why-spends = { $aim }. This trick is yours either way: spend { $card } on it, so that it wins no other.

why-treasure = With { $card } you take the trick, and the Treasure in it.
why-treasure-home = { $card } takes the trick, and the point for the Treasure is yours.
why-treasure-kept = Play { $card }, and keep { $kept } back: here { $who } would probably win its point.
why-treasure-kept-sure = Play { $card }, and keep { $kept } back: here { $who } would win its point.
why-swan-led = { $who } may take { $card }: you lead the next trick all the same, with { $next } for instance.
why-swan-kept = Both would lose the trick. Play { $card }, and keep { $kept } for later: with the lead now you would have hardly anything to lead that wins.
why-witch = Alone in the trick { $card } counts as trump, and takes it.
why-trumped = You hold no { $suit }: { $card } is trump, and takes the trick.
why-enough = { $card } is enough to take the trick; { $kept } stays for later.
why-unbeaten = { $aim }: whatever { $who } answers, { $card } takes the trick.
why-still-out = { $card } is still out, and would beat { $other }.
why-can-wait = Nothing that { $who } may hold beats { $kept }, so it can wait: lead { $card } first.
why-pulls = Pull the trumps of { $who } with { $card }: nothing else can beat your { $next }.
why-draws = { $aim }, and { $useless } will hardly win one: { $card } draws a new card for it.
why-draws-first = Use { $card } first: it draws a new card, and { $kept } stays for later.
why-turns = { $aim }: play { $card } and put { $down } down as the decree, then { $suit } are trump, and you hold { $n } of them, more than of { $old }.
why-turns-away =
    { $n ->
        [0] { $aim }: play { $card } and put { $down } down as the decree, then { $suit } are trump, and you hold none of them.
        [one] { $aim }: play { $card } and put { $down } down as the decree, then { $suit } are trump, and you hold only one of them, fewer than of { $old }.
       *[other] { $aim }: play { $card } and put { $down } down as the decree, then { $suit } are trump, and you hold only { $n } of them, fewer than of { $old }.
    }
why-thrown = { $aim }. This trick is lost anyway: get rid of { $card } while it wins nothing.
why-thrown-rather = { $aim }. { $card } loses the trick as { $other } does: get rid of the higher one while it wins nothing.
why-spared = The trick is lost anyway: { $card } is enough, and { $kept } stays for later.
why-lets-go = { $aim }: let this one go with { $card }; { $other } would take it.
why-needed = { $aim }: take this one with { $card }; { $other } would lose it.
why-hands-over =
    { $n ->
        [0] Humble is in reach: lead { $card }, which { $who } will usually take, and you stay without a trick.
        [one] Humble is in reach: lead { $card }, which { $who } will usually take, and you stay at one trick.
       *[other] Humble is in reach: lead { $card }, which { $who } will usually take, and you stay at { $n } tricks.
    }
why-hands-over-enough = { $n } tricks are enough: lead { $card }, which { $who } will usually take.
why-hands-over-many = { $aim }: lead { $card }, which { $who } will usually take.
why-mostly = With { $card } you take the trick about { $n } times in ten, more often than with { $other }.
why-treasure-likely = { $card } will most likely take the trick, and its point is yours.
why-takes-as-well = { $card } takes the trick as well as { $kept } would: keep { $kept } for later.
why-lost-as-well = { $who } would usually take { $kept } too: lead { $card }, and keep { $kept }.
why-pulls-out = { $card } pulls out { $answer }, which { $who } holds: nothing else beats your { $kept }.
why-pulls-likely = { $card } pulls out the highest card of its suit, most likely { $one } or { $two }: nothing else that { $who } may hold beats your { $kept }.
why-clears = { $card } is your only card of { $suit }: after it you may answer them with one of your { $n } trumps.
why-witch-saved = Lead { $card }, and keep { $kept } for a trick that { $who } leads: alone it counts as trump, and no higher trump is out.
why-trump-for = Lead { $card } rather than { $kept }: you hold no { $suit }, and { $kept } can trump them later.
why-only-trump = Lead { $card } rather than { $kept }, your only trump: that one can take a trick that { $who } leads.
why-none-above = No card of { $suit } that is still out can beat { $card }: it will most likely take the trick.
why-takes-surely = Nothing that { $who } may hold can take this trick from { $card }.
why-one-above = Of { $suit } only { $one } can still beat { $card }, which will probably take the trick.
why-two-above = Of { $suit } only { $one } and { $two } can still beat { $card }, which will probably take the trick.
why-lost-draw = The trick is lost anyway: use { $card } to draw a new card.
why-lost-turn = The trick is lost anyway: with { $card } you may still take the decree, { $decree }, into your hand and put { $down } down for it.
why-witch-spared = Both take the trick. { $kept } can win another one as a trump, so spend { $card }.
why-takes-decree = The decree, { $decree }, is a strong card: with { $card } you take it into your hand, and put { $down } down for it; the trump stays.
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
why-gives-strong = { $aim }: give { $card } away as the decree.
why-gained = With { $suit } as trump your { $one } and { $two } beat every other suit, and { $taken } comes into your hand.
why-kept-trump = Leave { $suit } trump: you hold { $n } of them.
why-kept-from =
    With { $card } as the decree { $suit } would be trump, and { $n ->
        [0] none of them
       *[other] only one of them
    } would be left to you.
why-kept-card = { $card } for { $decree } would leave the trump as it is, and { $card } is the higher one: keep it.
why-kept-high = Leave the decree: { $card } can win a trick in your hand, and { $decree } would do less there.
why-void = { $card } is your only card of { $suit }: without it you may trump them.
why-void-few = { $aim }: { $card } is your only card of { $suit }, and without it you can throw any other one away when they are led.
why-keeps-trump = Put { $card } away, and keep { $kept }, which is trump.
why-too-high = { $aim }: put { $card } away, before it wins one.
why-too-low =
    { $n ->
        [one] One card of { $suit } that beats it is still out: { $card } will hardly win a trick, so put it away.
       *[other] { $n } cards of { $suit } that beat it are still out: { $card } will hardly win a trick, so put it away.
    }
why-gained-one = With { $suit } as trump your { $one } beats every other suit, and { $taken } comes into your hand.
why-keeps-swan = Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: where it loses you lead the next trick, with { $next } for instance.
why-keeps-fox = Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: it can still make { $suit } trump, and you hold { $n } of them.
why-keeps-woodcutter = Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: it can still draw a new card for { $useless }.
why-keeps-witch =
    { $n ->
        [0] Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: you hold no trump, and alone in a trick it counts as one.
        [one] Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: you hold only one trump, and alone in a trick it counts as another.
       *[other] Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: you hold only { $n } trumps, and alone in a trick it counts as another.
    }
why-keeps-highest = Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: no card of its suit beats it any more.
why-keeps-strong = Put { $card } away, which { $many } cards still out can beat, and keep { $kept }: of its suit only { $one } can still beat it.

why-and = { $first } { $then }
why-or-one = { $first } Just about as good: { $one }.
why-or-two = { $first } Just about as good: { $one } and { $two }.
why-or-more = { $first } Just about as good: { $n } other choices.
why-avoid =
    { $n ->
        [one] Another choice is about as good here. { $first }
       *[other] { $n } other choices are about as good here. { $first }
    }

why-close = It is about as good as { $other } here; neither is a mistake.
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

why-poison-given = With { $card } you leave the poison to { $who }: a point less over there.
why-poison-avoided = Play { $card } rather than { $other }: with that one you would probably take the poison yourself.
why-poison-taken = Play { $card } rather than { $other }: with that one you would take the poison yourself.
why-goal = You score the goal { $goal } with { $card }.
why-goal-likely = You will probably score the goal { $goal } with { $card }.
why-special = This is the moment for { $card }: it beats { $lead }, and { $other } would not.
why-crowned = With the Crown { $card } counts as an 11, and takes the trick.
why-crowned-likely = With the Crown { $card } counts as an 11, and will probably take the trick.
why-special-kept = Play { $card }, and keep { $kept }: here it would hardly take the trick, and in another one it can do more.
why-fairy = { $aim }: with { $card } you see two hidden cards, and may swap one for { $useless }.
why-shovel = With { $card } you play a card of your last trick again, and keep the others in your hand.
why-shovel-two = With { $card } you play { $one } or { $two } of your last trick again, and keep the others in your hand.

why-wins-one = { $aim }: nothing that is still out beats { $card }, so put it away.
why-wins-one-but = { $aim }: only { $one } can still beat { $card }, so put it away.
why-draws-few = { $aim }: { $card } draws a new card, and a strong one such as { $useless } can go.
why-draws-led = { $who } will usually take { $card } as well as { $other }, but { $card } draws you a new card, and { $useless } can go.
why-draws-takes = { $card } takes the trick as { $other } would, and draws a new card besides: { $useless } can go.
why-draws-loses = { $card } loses the trick as { $other } would, but it draws a new card: { $useless } can go.
why-lost-turn-to = The trick is lost anyway: with { $card } you may still put { $down } down as the decree, then { $suit } are trump, and you keep { $n } of them.
why-lost-turn-away = The trick is lost anyway, and you want few: play { $card } and put { $down } down as the decree, so that { $suit } are no longer trump; you hold { $n } of them.
why-witch-saved-one = Lead { $card }, and keep { $kept } for later: alone in a trick it counts as trump, and only { $one } is above it.
why-grabs-lead = With { $card } you take the trick, and lead { $next } next, which nothing that { $who } may hold can beat.
why-keeps-over = Let this one go with { $card }, and keep { $kept }: no card of its suit beats it any more.
why-keeps-over-one = Let this one go with { $card }, and keep { $kept }: of its suit only { $one } can still beat it.
why-fewer-theirs =
    { $n ->
        [0] No { $suit } are left for { $who } to hold, unlike { $less }: let { $suit } be trump.
        [one] { $who } can hold only one of { $suit }, and more { $less }: let { $suit } be trump.
       *[other] { $who } can hold at most { $n } { $suit }, and more { $less }: let { $suit } be trump.
    }
why-lead-lost = Do not lead { $kept } while { $one } is still out: let { $card } go instead.
why-lead-lost-two = Do not lead { $kept } while { $one } and { $two } are still out: let { $card } go instead.
why-top-waits = No card of { $suit } still out beats { $kept }, so it can wait: lead { $card } first.
why-draws-out = { $aim }: { $card } usually draws { $one } or { $two } out of the hand of { $who }, and nothing else beats your { $kept }.
why-each-trick = With { $card } you take trick number { $n }, and score { $points } instead of { $less }; { $other } would lose it.
why-same-trump-power = Either way { $suit } are trump: give { $card }, and keep { $kept }, { $power }.
why-keeps-better =
    { $n ->
        [0] The trick is lost anyway: let { $card } go, which { $many } cards still out can beat, and keep { $kept }, which none can beat.
        [one] The trick is lost anyway: let { $card } go, which { $many } cards still out can beat, and keep { $kept }, which only one can beat.
       *[other] The trick is lost anyway: let { $card } go, which { $many } cards still out can beat, and keep { $kept }, which only { $n } can beat.
    }
why-keeps-better-under =
    { $n ->
        [0] Put { $card } away, which { $many } cards still out can beat, and keep { $kept }, which none can beat.
        [one] Put { $card } away, which { $many } cards still out can beat, and keep { $kept }, which only one can beat.
       *[other] Put { $card } away, which { $many } cards still out can beat, and keep { $kept }, which only { $n } can beat.
    }
why-contrast-lost = { $aim }: { $who } will usually take { $card }, and would usually lose to { $other }.
why-contrast-won = { $aim }: { $card } will usually take the trick, and { $other } would usually lose it.
why-fewer-beat =
    { $n ->
        [0] { $aim }: no card still out can beat { $card }, and { $many } can beat { $other }.
        [one] { $aim }: only one card still out can beat { $card }, and { $many } can beat { $other }.
       *[other] { $aim }: { $n } cards still out can beat { $card }, and { $many } can beat { $other }.
    }
why-greedy-already = With { $n } tricks you are Greedy already, and no trick more changes that.
why-lost-draw-for = The trick is lost anyway: { $card } draws a new card for { $useless }, which will hardly win one.
why-picked-weaker = { $aim }: { $taken } for { $card } makes your hand weaker, and the trump stays.
why-picked-stronger = { $aim }: { $taken } for { $card } makes your hand stronger, and the trump stays.
why-one-allowed =
    { $n ->
        [one] One trick still leaves you Humble: spend { $card } on it now, before it wins one too many.
       *[other] { $n } tricks still leave you Humble: spend { $card } on this one now, before it wins one too many.
    }
aim-nothing = You have { $n } tricks, which score nothing before the eighth
why-swan-few = { $aim }: { $card } loses the trick and still gives you the lead, so you can lose the next one too, with { $next }, which { $who } can easily beat.
why-swan-next = { $card } loses the trick and still gives you the lead: play { $next } next, which hardly anything still out can beat.
why-swan-keeps = { $card } loses the trick, but you lead the next one: otherwise { $who } could lead { $threat }, and win your { $prize }.
why-witch-led-one = { $aim }: alone in the trick { $card } counts as trump, and only { $one } can beat it.
why-witch-led-two = { $aim }: alone in the trick { $card } counts as trump, and only { $one } and { $two } can beat it.
why-draws-out-one = { $aim }: { $card } usually draws { $one } out of the hand of { $who }, and nothing else beats your { $kept }.
why-enough-poison = { $card } takes the trick too, and { $poison } would bring you its poison.
why-poison-paid = { $card } costs you a point, but takes the trick, and { $kept } stays: hardly anything still out can beat that one.
why-fox-takes = Play { $card } and put { $down } down as the decree: { $suit } become trump, and { $card } beats { $lead }.
why-fox-takes-for = { $aim }: play { $card } and put { $down } down as the decree, then { $suit } are trump, and { $card } beats { $lead }.
why-exchange-takes = { $aim }: with { $suit } as trump your { $mine } takes this trick from { $theirs }.
why-exchange-loses = { $aim }: with { $suit } as trump your { $mine } loses this trick to { $theirs }.
why-keeps-higher = Put { $card } away, and keep { $kept }: it beats all that { $card } beats, and { $one } besides.
why-lost-draw-few = { $aim }. This trick is lost anyway: { $card } draws a new card, and { $useless } can go under the deck.
why-all-take =
    { $n ->
        [one] Every card that you may play takes this trick, your first.
       *[other] Every card that you may play takes this trick: you have { $n } then.
    }
why-all-lose =
    { $n ->
        [0] Every card that you may play loses this trick: you stay without one.
        [one] Every card that you may play loses this trick: you stay at one.
       *[other] Every card that you may play loses this trick: you stay at { $n }.
    }
why-goal-costs = With { $card } { $who } takes a trick that costs: the goal { $goal }.
why-goal-costs-likely = With { $card } { $who } will probably take a trick that costs: the goal { $goal }.
why-goal-spared = Play { $card } rather than { $other }, with which you would take a trick that costs you: the goal { $goal }.
why-usurps = { $card } lets you exchange the decree, and that scores the goal { $goal } for you at once.
why-hammered = { $aim }: the Hammer beats odd cards only, so { $card } takes the trick and { $other } would lose it.
why-hammered-few = { $aim }: the Hammer beats odd cards only, so { $card } loses the trick and { $other } would take it.
why-hammer-named =
    { $n ->
        [0] The Hammer beats odd cards only, and of { $suit } { $who } can hold no others.
       *[other] The Hammer beats odd cards only, and of { $suit } { $who } can hold fewer even ones than of { $less }.
    }
aim-stop = You have { $n } tricks for { $points } points, and one more would bring less
why-pulls-prize = { $card } pulls out { $prize }, which { $who } holds: its point is yours.
why-pulls-prize-likely = { $card } pulls out the highest card of its suit that { $who } holds: if that is { $prize }, its point is yours.
power-1 = which brings you the lead when it loses
power-3 = which can change the trump
power-5 = which can draw a new card
power-9 = which counts as trump alone in a trick
aim-past = You have { $n } tricks and will win more, and only from the eighth on they score again
why-beaten-alike = About as many cards still out beat { $card } as { $other }, so little lies between them.
why-both-take = Both { $card } and { $other } take the trick, and little lies between them.
why-both-lose = Both { $card } and { $other } lose the trick, and little lies between them.
why-touching = Nothing between { $card } and { $other } is still out: they do the same, so it does not matter which one goes.
why-power-spared = Both take the trick: spend { $card }, and keep { $kept }, { $power }.
why-power-spared-lost = Both lose the trick: let { $card } go, and keep { $kept }, { $power }.
why-lets-lead = { $aim }: let { $who } take { $card } and lead the next trick. You hold no { $suit } then, and if they are led { $kept } can take them as trump.
why-lower-first = What beats { $card } beats { $kept } too: lead the lower one, and keep { $kept }.
why-weak-lead = { $n } cards of { $suit } that beat it are still out, so { $other } would hardly win either: lead the lower { $card }.
why-pulls-takes = { $aim }: { $card } will probably take the trick, and pulls out the highest card of its suit that { $who } holds, most likely { $one } or { $two }.
why-pulls-takes-sure = { $aim }: { $card } takes the trick, and pulls out the highest card of its suit that { $who } holds, most likely { $one } or { $two }.
why-keeps-power = Put { $card } away, which { $many } cards still out can beat, and keep { $kept }, { $power }.
why-kept-away =
    { $n ->
        [0] { $aim }: leave { $suit } trump, since you hold none of them.
       *[other] { $aim }: leave { $suit } trump, since you hold only one of them.
    }
why-takes-trump = { $aim }: take { $card }, which is trump.
why-takes-high = { $aim }: take { $card }, which hardly anything of its suit beats.
why-thrown-treasure = { $aim }: let { $card } go, though its point goes to { $who }; kept, it may win you a trick too many.
why-needed-poison = { $aim }: take this one with { $card }, though its poison costs you a point; { $other } would lose it.
why-needed-may = { $aim }: take this one with { $card }; with { $other } you may lose it.
why-fewer-trumps =
    { $n ->
        [0] { $aim }: with { $suit } as trump you hold none of them, and more { $more }.
        [one] { $aim }: with { $suit } as trump you hold only one of them, and more { $more }.
       *[other] { $aim }: with { $suit } as trump you hold only { $n } of them, and more { $more }.
    }
why-swan-either = Whether { $card } takes the trick or not, you lead the next one too, with { $next } for instance.
why-thrown-high = { $aim }. This trick is lost anyway: get rid of a high card such as { $card } while it wins nothing, rather than of { $other }.
why-exchange-led = { $aim }: with { $suit } as trump your { $mine } on the table usually takes this trick, and otherwise it usually loses it.
why-exchange-led-few = { $aim }: with { $suit } as trump { $who } usually takes this trick from your { $mine }, and otherwise not.
why-goes-now-one = { $aim }: get rid of { $card } now, while { $one } is still out to beat it.
why-goes-now-two = { $aim }: get rid of { $card } now, while { $one } and { $two } are still out to beat it.
why-goes-now = { $aim }: get rid of { $card } now, while { $n } cards of its suit are still out to beat it.
why-swan-waits = You have the lead already: lead { $card }, and keep { $kept }, which can win you the lead back later.
why-trump-waits =
    { $n ->
        [0] Led now, { $kept } would usually lose. You hold no { $suit } after { $card }, so keep { $kept } to trump them.
       *[other] Led now, { $kept } would usually lose. Lead { $card }, and keep { $kept }: you soon run out of { $suit }, and then it can trump them.
    }
why-more-beat =
    { $n ->
        [0] { $aim }: { $many } cards still out can beat { $card }, and none can beat { $other }.
        [one] { $aim }: { $many } cards still out can beat { $card }, and only one can beat { $other }.
       *[other] { $aim }: { $many } cards still out can beat { $card }, and only { $n } can beat { $other }.
    }
why-wins-sooner =
    { $n ->
        [0] { $aim }: put { $card } away, which no card still out can beat; { $many } can beat { $kept }.
        [one] { $aim }: put { $card } away, which only one card still out can beat; { $many } can beat { $kept }.
       *[other] { $aim }: put { $card } away, which only { $n } cards still out can beat; { $many } can beat { $kept }.
    }
why-poison-led = { $who } will usually take { $card }, and its poison with it: a point less over there.
why-keeps-treasure = Put { $card } away, and keep { $kept }: it usually still brings you its point.
why-fewer-above =
    { $n ->
        [0] { $aim }: no card of { $suit } still out beats { $card }, and { $many } of { $less } beat { $other }.
        [one] { $aim }: only one card of { $suit } still out beats { $card }, and { $many } of { $less } beat { $other }.
       *[other] { $aim }: only { $n } cards of { $suit } still out beat { $card }, and { $many } of { $less } beat { $other }.
    }
why-rather-wins = { $aim }: { $card } takes the trick more often than { $other } would.
why-rather-loses = { $aim }: { $who } takes { $card } more often than { $other }.
why-settled-end = Whatever you choose here, you will almost surely end { $band }, so it hardly matters.
why-weak-first =
    { $n ->
        [0] { $aim }: let { $card } go first, and keep { $kept }, which no card still out can beat.
        [one] { $aim }: let { $card } go first, and keep { $kept }, which only one card still out can beat.
       *[other] { $aim }: let { $card } go first, and keep { $kept }, which only { $n } cards still out can beat.
    }
why-swan-lost = { $aim }: { $who } will usually take { $card }, and still you lead: the next trick you can lose with { $next }, which is easily beaten.
why-last-kept = This trick goes the same way with either card: play { $card }, and keep { $kept } for the last one, which it wins more often.
why-last-treasure = One of the last two tricks is yours either way: keep { $kept } for the last one, since { $who } may still play { $prize } in it, and then its point is yours.
why-end-alike = Whatever { $who } holds, { $card } and { $other } bring you the same in these last tricks.
why-end-alike-all = Whatever { $who } holds, you win all of the last tricks, with { $card } as with { $other }: the order changes nothing.
why-end-alike-won =
    { $n ->
        [0] Whatever { $who } holds, you win none of the last tricks, with { $card } as with { $other }: the order changes nothing.
        [one] Whatever { $who } holds, you win one of the last tricks, with { $card } as with { $other }: the order changes nothing.
       *[other] Whatever { $who } holds, you win { $n } of the last tricks, with { $card } as with { $other }: the order changes nothing.
    }
why-treasure-saved = With { $card } you take the trick; { $other } would lose it, and { $who } would get its point.
why-swaps = With { $card } you may swap { $down } for the decree, { $decree }, { $power }; the trump stays.
why-swaps-few = { $aim }: with { $card } you may swap { $down } for the decree, { $decree }, which wins less; the trump stays.
why-digs = { $aim }: the Shovel alone loses this trick, but with { $one } or { $two } of your last trick you may still win it.
why-takes-decree-turn = The decree, { $decree }, is a strong card: with { $card } you take it into your hand, and put { $down } down for it, which makes { $suit } trump.
why-surest-win = { $aim }: of all your leads { $card } is the likeliest to take the trick.
why-surest-loss = { $aim }: of all your leads { $card } is the one that { $who } will most likely take.
why-most-tricks = { $aim }: of all your choices { $card } leads to the most tricks in this round.
why-fewest-tricks = { $aim }: of all your choices { $card } leads to the fewest tricks in this round.
why-several-keep = Many of your cards could go about as well as { $card }. What matters is to keep { $other }, { $power }.
why-several-away = Many of your cards could go about as well as { $card }. What matters is to keep { $other }.
why-several = Several other cards are about as good as { $card } here. The one to avoid is { $other }.
