# The levels of the AI and how they play, and why a hint says what it says.

level-seedling = Seedling
level-sapling = Sapling
level-hazel = Hazel
level-birch = Birch
level-beech = Beech
level-old-oak = Old oak
level-strongest = Old oak
level-humble-seeker = Humble seeker
level-greedy-baiter = Greedy baiter
level-treasure-hunter = Treasure hunter
level-uniform = Wanderer
level-heuristic = Forester
level-search = Owl
level-ismcts = Barn owl
level-rated = { $level } · { $rating }
level-rating = Rated { $rating } ± { $error } in this game.

manner-feel = Plays by feel and often takes the second best.
manner-thumb = Plays by rules of thumb, and not always by the best one.
manner-steady = Plays by rules of thumb, and never tires of them.
manner-glance = Looks a little ahead, and soon forgets what was played.
manner-look = Looks ahead and remembers the last tricks.
manner-plan = Forgets nothing and thinks ahead to the end.
manner-deep = The strongest of all: forgets nothing and thinks the longest.
manner-humble-seeker = Loves to end Humble, and gives up points for it.
manner-greedy-baiter = Feeds you tricks and hopes that you end Greedy.
manner-treasure-hunter = Runs after every Treasure.

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
hint-note = ± holds 95 %. Made from what you may know.
hint-H = Humble
hint-D = Defeated
hint-V = Victorious
hint-G = Greedy
hint-and = and
hint-amount-points = { $value } ± { $error } points
hint-amount-worth = { $value } ± { $error } of 100
hint-trade = { $card } for slot { $slots }
hint-gap = ;{ " " }
hint-treasures =
    { $n ->
        [one] with a Treasure in it
       *[other] with Treasures in it
    }
hint-is-only = it is the only choice
hint-is-thumb = a rule of thumb says so; this position cannot be searched
hint-is-takes = it takes the trick
hint-is-gives = it lets the other take the trick
hint-is-may-take = it takes the trick after { $share } % of the likely answers
hint-is-still-leads = and yet you lead next
hint-is-other-takes = { $other } would take it
hint-is-other-may-take = { $other } would take it in { $share } %
hint-is-other-gives = { $other } would not take it
hint-is-gems =
    the trick collects { $n } { $n ->
        [one] gem
       *[other] gems
    } on average
hint-is-gems-sure =
    the trick collects { $n } { $n ->
        [one] gem
       *[other] gems
    }
hint-is-no-gem = the trick collects no gem
hint-is-beyond = the tracker leaves the path in { $share } %
hint-is-pocket = it pockets a set of { $values }
hint-is-token = it brings a token
hint-is-pairs = you keep a pair of { $values }
hint-is-pass = you give up this trade
hint-is-alike = { $others } may be as good
hint-is-end-more = you end { $end } in { $chance } (with { $other }: { $instead })
hint-is-end-less = you end { $end } in only { $chance } (with { $other }: { $instead })
hint-is-win = the game is won in { $chance } (with { $other }: { $instead })
hint-is-better = it is worth { $amount } more than { $other }
hint-is-close = no other is clearly worse: { $other } differs by { $amount }
hint-is-target = { $other } brings { $amount } more in this round, but at this score the game counts
