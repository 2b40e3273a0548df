# Why a hint says what it says, and what every choice promises.

hint-thinking = Thinking …
hint-all = What every choice promises
hint-close = Close the hint
hint-choice = Choice
hint-points = Points ahead
hint-worth = Worth of 100
hint-outlook-tricks = { $n } tricks
hint-chance = Win
hint-you = you end
hint-they = they end
hint-note = ± holds 95 %. Made from what you may know.
hint-H = Humble
hint-D = Defeated
hint-V = Victorious
hint-G = Greedy
hint-trade = { $card } for slot { $slots }
hint-says = Hint: { $action }. { $why }
hint-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { $value } ± { $error } %
hint-amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-amount-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100

hint-is-only = It is the only choice.
hint-is-thumb = A rule of thumb says so; this position cannot be searched.
hint-is-takes = It takes the trick.
hint-is-takes-treasure =
    It takes the trick with { $n ->
        [one] a Treasure
       *[other] { $n } Treasures
    } in it.
hint-is-gives = It lets the other take the trick.
hint-is-gives-treasure =
    It lets the other take the trick with { $n ->
        [one] a Treasure
       *[other] { $n } Treasures
    } in it.
hint-is-may-take = It takes the trick after { $share } % of the likely answers.
hint-is-may-take-treasure =
    It takes the trick with { $n ->
        [one] a Treasure
       *[other] { $n } Treasures
    } in it after { $share } % of the likely answers.
hint-is-still-leads = And yet you lead next.
hint-is-other-takes = With { $other } you would take it.
hint-is-other-may-take = With { $other } you would take it in { $share } %.
hint-is-other-gives = With { $other } you would not take it.
hint-is-gems =
    The trick collects { $n } { $n ->
        [one] gem
       *[other] gems
    } on average.
hint-is-gems-sure =
    The trick collects { $n ->
        [0] no gem
        [one] a gem
       *[other] { $n } gems
    }.
hint-is-beyond = The tracker leaves the path in { $share } %.
hint-is-pocket = It pockets a set: { $values }.
hint-is-token = It brings a token.
hint-is-pairs = You keep a pair: { $values }.
hint-is-pass = You give up this trade.
hint-is-alike = Perhaps as good: { $others }.
hint-is-end-more = You end { $end } in { $chance } (with { $other }: { $instead }).
hint-is-end-less = You end { $end } in only { $chance } (with { $other }: { $instead }).
hint-is-win = The game is won in { $chance } (with { $other }: { $instead }).
hint-is-better = It is worth { $amount } more than { $other }.
hint-is-close = No other is clearly worse: { $other } differs by { $amount }.
hint-is-target = In this round { $other } brings { $amount } more, but at this score the game counts.

hint-column-points = points
hint-column-worth = worth
hint-column-tricks = tricks
hint-column-win = win %
hint-column-Humble = H/G
hint-column-Defeated = D/V
hint-column-Victorious = V/D
hint-column-Greedy = G/H
hint-notes-points = points: ahead at the end of the round; tricks: yours then; ± holds 95 %.
hint-notes-worth = worth: of 100, the more the nearer to winning; ± holds 95 %.
hint-notes-win = win %: the chance to win the game.
hint-notes-ends = H/G: the chance in % that you end Humble and the other Greedy; D/V: Defeated and Victorious; and so on, ± the last column at most.
