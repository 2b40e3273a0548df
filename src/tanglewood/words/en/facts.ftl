# What parts the advised action of a fox game from those that are worse.

aim-fewer-with =
    { $n ->
        [0] With cards such as { $cards } you may win ten tricks, which is Greedy
        [one] You have one trick, and with cards such as { $cards } you may reach ten, which is Greedy
       *[other] You have { $n } tricks, and with cards such as { $cards } you may reach ten, which is Greedy
    }
own-for = { $aim }. { $say }
why-end-alike-both = With { $card } first or { $other } you win both of the last tricks, unless { $who } holds { $cards }: then one of them.
why-end-alike-one = With { $card } first or { $other } you win one of the last two tricks, unless { $who } holds { $cards }: then none.
aim-point-likely = You will probably end Defeated, and there each trick still brings you a point
said-or = { $first } Just about as good: { $others }.
said-or-most = { $first } Most other choices are about as good.
said-next = { $first } Close behind: { $others }.
said-all-close = Little lies between { $others } here.
aim-many = You want tricks here
aim-few = You want few tricks here
said-all-take = Whatever you play takes this trick, and the choice makes little difference.
said-all-lose = Whatever you play loses this trick, and the choice makes little difference.
said-all-top = Whatever you lead takes the trick, and the order makes little difference.
said-all-beaten = { $who } can probably beat whatever you lead, so the choice makes little difference.
said-every-turn-takes = Whatever you put down you take this trick, and the choice makes little difference.
said-every-turn-loses = Whatever you put down you lose this trick, and the choice makes little difference.
said-prize = With { $card } you take the trick, and the point of { $prize } with it.
said-prize-left = With { $others } you would leave the point of { $prize } to { $who }.
said-pulls-prize = With { $card } you win { $prize }, which { $who } must play to it.
said-treasure-given = With { $others } you would lose too, and give its point to { $who }.
said-treasure-home = { $card } takes this trick, and its point is safe.
said-treasure-led = { $card } will probably take the trick, with its point.
said-treasure-risked = { $others } would probably lose its point to { $who }.
said-treasure-kept =
    { $n ->
        [one] Keep { $all }: its point may still be yours.
       *[other] Keep { $all }: their points may still be yours.
    }
said-poison-eaten = With { $others } you would take poison, which costs you a point.
said-poison-left = With { $card } you leave the poison to { $who }.
said-poison-led = { $who } will probably have to take { $card }, and its poison.
said-poison-risked = { $others } may win you its poison.
said-goal = With { $card } you will probably score the goal { $goal }.
said-goal-costs = With { $card } you will probably cost { $who } points for the goal { $goal }.
said-goal-theirs = With { $others } you would probably give { $who } the goal { $goal }.
said-goal-lost = With { $others } you would probably lose points for the goal { $goal }.
said-takes = With { $card } you take this trick.
said-take-others = With { $others } you would take this trick.
said-loses = With { $card } you lose this trick.
said-lose-others = With { $others } you would lose this trick.
said-fox-takes = With { $card } you put { $down } down: { $suit } become trump, and you take this trick.
said-swan = { $card } loses this trick, and you lead the next: then { $next } can win.
said-swan-few = { $card } loses this trick, and you lead the next: then { $next }, which { $who } can easily beat.
said-swan-kept =
    { $n ->
        [one] Keep { $all }, which brings you the lead when it loses.
       *[other] Keep { $all }, which bring you the lead when they lose.
    }
said-enough = { $card } is the weakest card that takes this trick.
said-enough-too = { $card } takes this trick, and is one of the weaker cards that do.
said-spent = { $card } takes this trick, and then your strongest card is gone.
said-spent-too = { $card } takes this trick, and then one of your strongest cards is gone.
said-weakest = { $card } loses this trick, and it is the weakest card that does.
said-weakest-too = { $card } loses this trick, and is one of your weaker cards.
said-weakest-anyway = The trick is lost anyway: { $card } is the weakest card that you may play.
said-shed = { $card } loses this trick, and it is the strongest card that does.
said-shed-too = { $card } loses this trick, and is one of your stronger cards.
said-shed-anyway = The trick is lost anyway: so you get rid of { $card }, the strongest card that you may play.
said-draws = { $card } draws a new card, and { $useless } can go for it.
said-draws-few = { $card } draws a new card, and { $useless } can go before it wins a trick.
said-fox-swaps = With { $card } you swap { $down } for { $decree }, and { $suit } stay trump.
said-trump-kept =
    { $n ->
        [one] Keep { $all } for later: it is trump.
       *[other] Keep { $all } for later: they are trumps.
    }
said-void = { $card } is your last card of { $suit }: after it you can trump them.
said-void-few = { $card } is your last card of { $suit }: after it you can throw away anything when they are led.
said-top = Nothing that { $who } may hold beats { $card }.
said-top-others = With { $others } you would surely take the trick.
said-likely = Only { $cards } can beat { $card }.
said-likely-others = With { $others } you would probably take the trick.
said-forced = { $who } will probably have to take { $card }.
said-beaten = { $who } can probably beat { $card }.
said-beaten-others = { $who } could probably beat { $others }.
said-trumped = { $who } probably has no { $suit }, and can trump { $card }.
said-trumped-others = { $who } could probably trump { $others }.
said-monarch = { $who } must answer { $card } with the 1 or the highest of { $suit }.
said-monarch-highest = { $who } must answer { $card } with the highest of { $suit }.
said-swan-led = Even if { $card } loses, you lead again: then { $next } can win.
said-swan-led-few = Even if { $card } loses, you lead again: then { $next }, which { $who } can easily beat.
said-swan-led-kept = You have the lead now: keep { $all }, which can bring it back.
said-turn-takes = With { $card } down { $suit } are trump, and you take this trick.
said-turn-takes-stay = With { $suit } as trump you take this trick.
said-turn-loses = With { $card } down { $suit } are trump, and you lose this trick.
said-turn-loses-stay = With { $suit } as trump you lose this trick.
said-gained = For { $card } you get { $decree }, which hardly anything beats.
said-turned =
    { $n ->
        [0] With { $card } down { $suit } become trump: you hold none of them, and of { $old } { $less } of { $every }.
       *[other] With { $card } down { $suit } become trump: you hold { $n } of the { $all } that are left, and of { $old } { $less } of { $every }.
    }
said-turned-same = { $suit } stay trump, and with { $decree } for { $card } you hold { $n } of the { $all } that are left.
said-turned-stay =
    { $n ->
        [0] { $suit } stay trump: you hold none of them.
       *[other] { $suit } stay trump: you hold { $n } of the { $all } that are left.
    }
said-fox-turns =
    { $n ->
        [0] With { $card } you can put { $down } down: then { $suit } are trump, of which you hold none, and of { $old } { $less } of { $every }.
       *[other] With { $card } you can put { $down } down: then { $suit } are trump, of which you hold { $n } of the { $all } that are left, and of { $old } { $less } of { $every }.
    }
said-fox-kept = Keep { $all }: later it can make { $suit } trump, of which you hold more.
said-ripe = Now { $card } is likelier to win a trick than later.
said-ripe-others = Now { $others } would be likelier to win a trick than later.
said-unripe = Now { $card } can be lost, and later it would probably win a trick.
said-unripe-others =
    { $n ->
        [one] Keep { $all }: later it is likelier to win a trick than now.
       *[other] Keep { $all }: later they are likelier to win tricks than now.
    }
said-unripe-others-until =
    { $n ->
        [one] Keep { $all }: now { $cards } could beat it, and later it is likelier to win.
       *[other] Keep { $all }: now { $cards } could beat them, and later they are likelier to win.
    }
said-helps = With { $card } your { $other } is likelier to win a trick later.
said-spares = With { $card } your { $other } is easier to lose later.
said-treasure-comes = With { $card } the point of { $prize } is likelier to be yours.
said-treasure-comes-own = { $card } is likelier to bring you its point now than later.
said-treasure-goes = With { $others } the point of { $prize } would be likelier to go to { $who }.
said-poison-comes = With { $card } the poison of { $prize } is likelier to go to { $who }.
said-poison-comes-own = { $card } is likelier to leave its poison to { $who } now than later.
said-poison-goes = With { $others } you would be likelier to take the poison of { $prize }.
said-deed-led = With { $card } you will probably take the trick.
said-deed-led-lost = { $who } will probably beat { $card }.
said-deed-takes = With { $card } you will probably take this trick.
said-deed-takes-sure = With { $card } you take this trick.
said-deed-loses = With { $card } you will probably lose this trick.
said-deed-loses-sure = With { $card } you lose this trick.
said-costs-more = With { $others } you would win fewer tricks.
said-costs-fewer = With { $others } you would win more tricks.
said-costs-treasure = With { $others } more Treasure would go to { $who }.
said-costs-poison = With { $others } you would take more poison.
said-costs-goals = With { $others } you would lose more by the goals.
aim-block = With six tricks you keep { $who } from reaching eight, which would score
said-swan-lead = { $card } loses this trick, and you lead the next.
said-swan-led-lead = Even if { $card } loses, you lead again.
aim-from =
    { $n ->
        [one] From { $first } tricks on they score again, and you need one more
       *[other] From { $first } tricks on they score again, and you need { $n } more
    }
said-turn-likely = With { $card } down { $suit } become trump, and you will probably take this trick.
said-turn-likely-stay = With { $suit } as trump you will probably take this trick.
said-wins-kept = So { $card } goes, which would probably win a trick if you kept it.
said-wins-kept-others =
    { $n ->
        [one] Keep { $all }, which can probably win a trick.
       *[other] Keep { $all }, which can probably win tricks.
    }
said-lost-kept = So { $card } goes, which would hardly win a trick.
said-lost-kept-others =
    { $n ->
        [one] Keep { $all }, which will hardly win a trick.
       *[other] Keep { $all }, which will hardly win tricks.
    }
said-deed-led-keeps =
    { $n ->
        [one] { $who } will probably beat { $card }, and you keep { $cards }, which can win a trick later.
       *[other] { $who } will probably beat { $card }, and you keep { $cards }, which can win tricks later.
    }
said-few-worse = Only { $others } would be clearly worse here; little lies between the other choices.
said-close = Little lies between { $others }, and they are better than the rest.
