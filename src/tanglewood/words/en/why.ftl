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

why-fairy = { $aim }: with { $card } you see two hidden cards, and may swap one for { $useless }.
why-shovel = With { $card } you play a card of your last trick again, and keep the others in your hand.
why-shovel-two = With { $card } you play { $one } or { $two } of your last trick again, and keep the others in your hand.

why-hammered = { $aim }: the Hammer beats odd cards only, so { $card } takes the trick.
why-hammered-few = { $aim }: the Hammer beats odd cards only, so { $card } loses the trick.
why-hammer-named =
    { $n ->
        [0] The Hammer beats odd cards only, and of { $suit } { $who } can hold no others.
        [one] The Hammer beats odd cards only, and of { $suit } { $who } can hold only one even card.
       *[other] The Hammer beats odd cards only, and of { $suit } { $who } can hold no more than { $n } even ones.
    }
aim-stop = You have { $n } tricks for { $points } points, and one more would bring less
why-takes-trump = { $aim }: take { $card }, which is trump.
why-takes-high = { $aim }: take { $card }, which hardly anything of its suit beats.
why-settled-end = Whatever you choose here, you will almost surely end { $band }, so it hardly matters.
why-end-alike = Whatever { $who } holds, { $card } and { $other } bring you the same in these last tricks.
why-end-alike-all = Whatever { $who } holds, you win all of the last tricks, with { $card } as with { $other }: the order changes nothing.
why-end-alike-won =
    { $n ->
        [0] Whatever { $who } holds, you win none of the last tricks, with { $card } as with { $other }: the order changes nothing.
        [one] Whatever { $who } holds, you win one of the last tricks, with { $card } as with { $other }: the order changes nothing.
       *[other] Whatever { $who } holds, you win { $n } of the last tricks, with { $card } as with { $other }: the order changes nothing.
    }
why-digs = { $aim }: the Shovel alone loses this trick, but with { $one } or { $two } of your last trick you may still win it.
