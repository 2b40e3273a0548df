# What parts the advised action of a fox game from those that are worse.

aim-open =
    { $n ->
        [0] You have no trick yet, and Humble and Victorious are both still possible
        [one] You have one trick, and Humble and Victorious are both still possible
       *[other] You have { $n } tricks, and Humble and Victorious are both still possible
    }
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
said-worst = Little lies between { $others } here. { $first }
said-few-worse = Only { $others } would be clearly worse here; little lies between the other choices.
said-close = Little lies between { $others }, and they are better than the rest.
said-all-close = Little lies between { $others } here.
aim-many = You want tricks here
aim-few = You want few tricks here
aim-greedy = Ten tricks would be Greedy
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
said-better-kept = Keep { $all }, which can win another trick.
said-wasted = Keep { $all }, which can still win a trick.
said-weakest = { $card } loses this trick, and it is the weakest card that does.
said-weakest-too = { $card } loses this trick, and is one of your weaker cards.
said-weakest-anyway = The trick is lost anyway: { $card } is the weakest card that you may play.
said-shed = { $card } loses this trick, and it is the strongest card that does.
said-shed-too = { $card } loses this trick, and is one of your stronger cards.
said-shed-anyway = The trick is lost anyway: so you get rid of { $card }, the strongest card that you may play.
said-lower-kept = Keep { $all }, which is easier to lose later.
said-stronger-kept = Keep { $all } for later: it is the stronger card.
said-draws = { $card } draws a new card, and { $useless } can go for it.
said-draws-any = { $card } draws a new card, and you choose which one goes.
said-draws-few = { $card } draws a new card, and { $useless } can go before it wins a trick.
said-cutter-kept = Keep { $all }, which can draw you a better card later.
said-fox-kept = Keep { $all }, which can change the trump later.
said-monarch-kept =
    { $n ->
        [one] Keep { $all }: led, it forces the highest card of its suit out.
       *[other] Keep { $all }: led, they force the highest cards of their suits out.
    }
said-special-kept = Keep { $all } for a later trick.
said-fox-swaps = With { $card } you swap { $down } for { $decree }, and { $suit } stay trump.
said-fox-turns = With { $card } you put { $down } down: { $suit } become trump, and you hold { $cards }.
said-fox-turns-few = With { $card } you put { $down } down: { $suit } become trump, of which you hold fewer.
said-fox-turns-none = With { $card } you put { $down } down: { $suit } become trump, and you hold none of them.
said-trump-kept =
    { $n ->
        [one] Keep { $all } for later: it is trump.
       *[other] Keep { $all } for later: they are trumps.
    }
said-top-trump = { $card } is your highest trump, and would win a trick.
said-void = { $card } is your last card of { $suit }: after it you can trump them.
said-void-few = { $card } is your last card of { $suit }: after it you can throw away anything when they are led.
said-weak-suit = In { $suit } you hold nothing strong, so let { $card } go.
said-strong-suit = In { $suit } you would win the most tricks, so let { $card } go.
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
said-swan-led = Even if { $card } loses, you lead again: then { $next } can win.
said-swan-led-few = Even if { $card } loses, you lead again: then { $next }, which { $who } can easily beat.
said-swan-led-kept = You have the lead now: keep { $all }, which can bring it back.
said-waits =
    { $n ->
        [one] Keep { $all } until { $cards } is gone, which can beat it.
       *[other] Keep { $all } until { $cards } are gone, which can beat them.
    }
said-weakest-lead = { $card } is the card that { $who } can beat most easily, so you lose nothing better.
said-strongest-lead = { $card } is your strongest card, and takes a trick sooner or later.
said-low-kept =
    { $n ->
        [one] Keep { $all }, which is easily lost later.
       *[other] Keep { $all }, which are easily lost later.
    }
said-strong-kept = Keep { $all }, which can still win a trick.
said-away-weakest = { $card } is the weakest card of your hand.
said-away-weakest-too = { $card } is one of your weaker cards.
said-away-strongest = { $card } is the strongest card of your hand.
said-away-strongest-too = { $card } is one of your strongest cards.
said-give-weakest = { $card } is the weakest card that you can give.
said-give-weakest-too = { $card } is one of your weaker cards.
said-give-strongest = { $card } is the strongest card that you can give.
said-give-strongest-too = { $card } is one of your strongest cards.
said-turn-takes = With { $card } down { $suit } are trump, and you take this trick.
said-turn-takes-stay = With { $suit } as trump you take this trick.
said-turn-loses = With { $card } down { $suit } are trump, and you lose this trick.
said-turn-loses-stay = With { $suit } as trump you lose this trick.
said-trump = With { $card } down { $suit } become trump, and you hold { $cards }.
said-trump-stay = { $suit } stay trump, and you hold { $cards }.
said-trump-same = { $suit } stay trump, and you hold { $cards } then.
said-trump-few = With { $card } down { $suit } become trump, of which you hold only { $cards }.
said-trump-stay-few = { $suit } stay trump, of which you hold only { $cards }.
said-trump-same-few = { $suit } stay trump, of which you hold only { $cards } then.
said-trump-none = With { $card } down { $suit } become trump, and you hold none of them.
said-trump-stay-none = { $suit } stay trump, and you hold none of them.
said-trump-same-none = { $suit } stay trump, and you hold none of them then.
said-gained = For { $card } you get { $decree }, which hardly anything beats.
said-gained-able = For { $card } you get { $decree }, { $power }.
said-keeps-over = Keep { $all }: { $decree }, which you would get for it, is weaker.
said-keeps-under = Keep { $all }: { $decree }, which you would get for it, is stronger.
