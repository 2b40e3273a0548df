# What a trade brings in Into the Woods, and what speaks against one.

why-this-trade = This trade
why-this-trade-too = It
why-this-trade-only = Only this trade
why-this-trade-only-too = Only it
why-trade-set = { $do } completes your three { $value }s: that is { $points } points at once.
why-trade-set-solo = { $do } completes your three { $value }s: one set fewer to find.
why-trade-sets = { $do } completes two sets at once, the { $one }s and the { $two }s.
why-trade-denies = { $do } takes the third { $value } away from { $who }, who holds two and could pay for it.
why-trade-waits =
    The three { $value }s can wait: { $sure ->
        [sure] next turn your { $payer } still completes them
       *[likely] next turn your { $payer } can most likely still complete them
    }.
why-trade-next-one =
    { $do } leaves you with two { $value }s, and a third lies in the row: { $sure ->
        [sure] next turn your { $payer } pays for it
       *[likely] next turn your { $payer } can most likely pay for it
    }.
why-trade-next-two =
    { $do } leaves you with one { $value }, and two more lie in the row: { $sure ->
        [sure] next turn your { $payer } buys both
       *[likely] next turn your { $payer } can most likely buy both
    }.
why-trade-pair =
    { $n ->
        [one] { $do } makes a pair of { $value }s, and one more can still be had.
       *[other] { $do } makes a pair of { $value }s, and { $n } more can still be had.
    }
why-trade-token = { $do } takes the far card, { $card }, and with it a token: one point more.
why-trade-fresh =
    { $n ->
        [one] { $do } takes the last of the row: five new cards are laid out for you.
       *[other] { $do } takes the last of the row: five new cards are laid out, and you have { $n } to trade for them.
    }
why-trade-keeps =
    { $n ->
        [one] { $do } keeps your two { $value }s together, and one more can still be had.
       *[other] { $do } keeps your two { $value }s together, and { $n } more can still be had.
    }
why-trade-buyer = { $do } keeps your { $card }, which can buy { $one } and { $two } of the row together next turn.
why-trade-full = { $do } gets rid of a { $value }, and those you have pocketed already.
why-trade-dead =
    { $n ->
        [0] { $do } gets rid of a { $value }: no other can be had, so three never come together.
        [one] { $do } gets rid of a { $value }: only one other can be had, so three never come together.
       *[other] { $do } gets rid of a { $value }: only { $n } others can be had, so three never come together.
    }
why-trade-two = { $do } brings two cards for one, { $one } and { $two }: with { $n } in your hand you have more to buy with.
why-trade-two-most = { $do } brings { $one } and { $two }, the two highest cards that your hand can buy together.
why-trade-cheap = { $do } is paid with your lowest card, { $given }: the higher ones stay to buy more.
why-trade-pays = { $do } is paid with a { $given }: your { $kept } stays, which can buy more.
why-trade-leaves = { $do } leaves you { $cards } to buy with.
why-trade-rises = { $do } turns { $given } into { $card }, which can buy two lower cards later.
why-trade-rises-buys = { $do } turns { $given } into { $card }, which can buy { $one } and { $two } of the row together next turn.
why-trade-plenty =
    { $n ->
        [one] Of { $value }s one more can be had, and of the others in the row none.
       *[other] Of { $value }s { $n } more can be had, and of nothing else in the row so many.
    }
why-trade-missing =
    { $n ->
        [0] { $do } brings a { $value }, of which you still need a set.
        [one] { $do } brings a { $value }, of which you still need a set, and one more can be had.
       *[other] { $do } brings a { $value }, of which you still need a set, and { $n } more can be had.
    }
why-trade-same = { $do } exchanges one { $value } for another, so everything else in your hand stays.
why-flaw-stuck = { $do } would end the game: nothing in your hand could be traded for { $left } in the row.
why-flaw-few =
    { $n ->
        [0] { $do } would bring { $points } points now, but leave you no card to buy with.
       *[other] { $do } would bring { $points } points now, but leave you only { $cards } to buy with.
    }
why-flaw-few-solo =
    { $n ->
        [0] { $do } would complete a set now, but leave you no card to buy with.
       *[other] { $do } would complete a set now, but leave you only { $cards } to buy with.
    }
why-flaw-low = { $do } would bring only { $value } points, and cost three cards that can still buy others.
why-flaw-over = { $do } would leave the { $value } in the row to { $who }, who holds two of them.
why-flaw-parts =
    { $n ->
        [one] { $do } would part your two { $value }s, of which one more can still be had.
       *[other] { $do } would part your two { $value }s, of which { $n } more can still be had.
    }
why-flaw-sells = { $do } would give away your only card that can buy { $one } and { $two } of the row together.
why-flaw-full = { $do } would bring a { $value }, and those you have pocketed already.
why-flaw-dead = { $do } would bring a { $value }, of which three can no longer come together.
why-flaw-token = { $do } would leave the far card, { $card }, and its token to the next player.
why-flaw-one = { $do } would bring only one card for one.
why-flaw-row = { $do } would leave you only { $left } in the row to trade for next turn.
why-flaw-dear = { $do } would give away your highest card, the { $value }, which buys more than any other.
why-flaw-lows = { $do } would bring only { $cards }, which can hardly buy anything.
why-flaw-same = { $do } would only exchange one { $value } for another.
why-woods-even-solo = No trade completes a set now, and your chances are the same whichever you choose.
