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
        [0] No trick brings you { $points }, and a trick would bring less: lose this one with { $card }.
        [one] One trick brings you { $points }, a second would bring less: lose this one with { $card }.
       *[other] { $n } tricks bring you { $points }, and one more would bring less: lose this one with { $card }.
    }
why-rising =
    { $n ->
        [one] Take it: one trick brings you { $points }, more than none.
       *[other] Take it: { $n } tricks bring you { $points }, more than one fewer.
    }
why-likelier = It makes { $band } likelier than { $other } does.
why-likelier-often = You end { $band } about { $n } times in ten this way, more often than with { $other }.
why-avoids = With { $other } you would more often end { $band }.

why-treasure = { $card } takes the trick, and the Treasure in it.
why-treasure-home = { $card } wins its own trick: the point is yours.
why-treasure-kept = Keep { $card } back: here { $who } would probably win its point.
why-swan = { $card } loses the trick, and still you lead the next one.
why-swan-kept = Both would lose the trick. Keep { $card }: it can bring you the lead later.
why-witch = Alone in the trick { $card } counts as trump, and takes it.
why-trumped = You hold no { $suit }: { $card } is trump, and takes the trick.
why-enough = { $card } is just enough to take the trick; { $kept } stays for later.
why-unbeaten = Nothing that { $card } may meet beats it.
why-forces = { $card } makes { $who } answer with the 1 or the highest card of { $suit }.
why-still-out = { $card } is still out, and would beat { $other }.
why-thrown = The trick is lost anyway: get rid of { $card } while it wins nothing.
why-spared = The trick is lost anyway: { $card } is enough, and { $kept } stays for later.
why-lets-go = Let this one go with { $card }; { $other } would take it.
why-grabs = { $card } takes the trick; with { $other } you would lose it.
why-hands-over = { $card } hands the lead to { $who }, and that suits you now.
why-mostly = { $card } takes the trick about { $n } times in ten, more often than the others.

why-new-trump =
    { $card } as the decree makes { $suit } trump, and you will hold { $n } of them.
why-away =
    { $n ->
        [0] You hold no { $suit }: turn the decree away from them with { $card }.
       *[other] You hold only one of { $suit }: turn the decree away from them with { $card }.
    }
why-picked = The trump stays; you give { $card } and take { $taken } into your hand.
why-gained = { $suit } become trump, and { $taken } comes into your hand for { $card }.
why-kept-trump = Leave { $suit } trump: you hold { $n } of them.
why-kept-card = { $card } is worth more in your hand than { $decree } would be.
why-void = { $card } is your only card of { $suit }: without it you may trump them.
why-too-high = { $card } would win tricks that you do not want: put it away.
why-too-low = { $card } will hardly win a trick: put it away.
why-buried = Of the two, { $kept } is worth keeping and { $card } is not.

why-close = { $other } is about as good here; neither is a mistake.
why-little = It is a little better than { $other }; there is not much in it.
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
