# What a trade brings in Into the Woods: by itself, and at the next turn.

why-brings-pair =
    { $n ->
        [one] You get a pair of { $value }s, and one more can still be had.
       *[other] You get a pair of { $value }s, and { $n } more can still be had.
    }
why-brings-pair-token =
    { $n ->
        [one] You get a token and a pair of { $value }s, of which one more can still be had.
       *[other] You get a token and a pair of { $value }s, of which { $n } more can still be had.
    }
why-brings-two =
    { $n ->
        [one] You get two cards for your { $given }, { $one } and { $two }; one more { $value } can still be had.
       *[other] You get two cards for your { $given }, { $one } and { $two }; { $n } more { $value }s can still be had.
    }
why-brings-two-token =
    { $n ->
        [one] You get a token and two cards for your { $given }, { $one } and { $two }; one more { $value } can still be had.
       *[other] You get a token and two cards for your { $given }, { $one } and { $two }; { $n } more { $value }s can still be had.
    }
why-brings-two-done = You get two cards for your { $given }: { $one } and { $two }.
why-brings-two-done-token = You get a token and two cards for your { $given }: { $one } and { $two }.
why-brings-buyer = You get { $card } for { $given }: next turn it can buy { $one } and { $two } of the row together, and nothing else you hold could.
why-brings-buyer-token = You get a token, and { $card } for { $given }: next turn it can buy { $one } and { $two } of the row together, and nothing else you hold could.
why-brings-higher =
    { $n ->
        [0] You get { $card } for { $given }.
        [one] You get { $card } for { $given }, and one more of that value can still be had.
       *[other] You get { $card } for { $given }, and { $n } more of that value can still be had.
    }
why-brings-higher-token =
    { $n ->
        [0] You get a token, and { $card } for { $given }.
        [one] You get a token, and { $card } for { $given }; one more of that value can still be had.
       *[other] You get a token, and { $card } for { $given }; { $n } more of that value can still be had.
    }
why-set-next-one = You then hold two { $value }s, and a third lies in the row: next turn your { $payer } buys it.
why-set-next-one-likely = You then hold two { $value }s, and a third lies in the row: next turn your { $payer } can usually buy it.
why-set-next-two = You then hold one { $value }, and two more lie in the row: next turn your { $payer } buys both.
why-set-next-two-likely = You then hold one { $value }, and two more lie in the row: next turn your { $payer } can usually buy both.
why-set-still = The set of { $value }s can wait: next turn you can still complete it with your { $payer }.
why-set-still-likely = The set of { $value }s can wait: next turn you can usually still complete it with your { $payer }.
why-fresh-row-not = It takes the last of the row, so that five new cards are laid out; { $other } would leave you only { $left } to trade for next turn.
why-gives-lower-row = Give the { $given } for it, and keep the { $kept }: that one can also buy the { $more } in the row.
why-gives-dead =
    { $n ->
        [0] Three { $value }s cannot come together any more, since no other can be had: that is the one to give.
        [one] Three { $value }s cannot come together any more, since only one other can be had: that is the one to give.
       *[other] Three { $value }s cannot come together any more, since only { $n } others can be had: that is the one to give.
    }
why-brings-same = You exchange a { $value } for the one in the row: your hand stays as it is, and { $left } still lie there for you.
why-dearer-pair = Three { $value }s are worth more than three { $less }s, and no fewer { $value }s can still be had.
why-breaks-no-pair = Give the { $given }, which stands alone, and keep your two { $kept }s together.
why-keeps-dearer = Give the { $given }, and keep the { $kept }: that one can buy { $one } and { $two } of the row together, and the { $given } could not.
