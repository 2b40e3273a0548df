# What parts the advised action of a fox game from those that are worse.

fact-or = { $first } Just about as good: { $others }.
fact-or-most = { $first } Most other choices are about as good.
fact-prize = { $card } takes the trick, and the point of { $prize } with it.
fact-prize-left = { $others } would leave the point of { $prize } to { $who }.
fact-treasure-home = { $card } takes this trick, and its point is safe.
fact-poison-eaten = { $others } would take poison, which costs you a point.
fact-poison-left = { $card } leaves the poison to { $who }.
fact-takes = { $card } takes this trick.
fact-take-others = { $others } would take this trick.
fact-loses = { $card } loses this trick.
fact-lose-others = { $others } would lose this trick.
fact-swan = { $card } loses this trick, and you lead the next: then { $next } can win.
fact-swan-few = { $card } loses this trick, and you lead the next: then { $next }, which { $who } can easily beat.
fact-enough = { $card } is the weakest card that takes this trick.
fact-spent = { $card } takes this trick, and then your strongest card is gone.
fact-weakest = { $card } loses this trick, and it is the weakest card that does.
fact-weakest-anyway = The trick is lost anyway: { $card } is the weakest card that you may play.
fact-shed = { $card } loses this trick, and it is the strongest card that does.
fact-shed-anyway = The trick is lost anyway: { $card } is the strongest card that you get rid of so.
fact-draws = { $card } draws a new card, and { $useless } can go for it.
fact-draws-few = { $card } draws a new card, and { $useless } can go before it wins a trick.
fact-fox-swaps = With { $card } you swap { $down } for { $decree }, and { $suit } stay trump.
fact-fox-turns = With { $card } you put { $down } down: { $suit } become trump, and you hold { $cards }.
fact-fox-turns-none = With { $card } you put { $down } down: { $suit } become trump, and you hold none of them.
fact-trump-kept =
    { $n ->
        [one] Keep { $all } for later: it is trump.
       *[other] Keep { $all } for later: they are trumps.
    }
fact-void = { $card } is your last card of { $suit }: after it you can trump them.
fact-void-few = { $card } is your last card of { $suit }: after it you can throw away anything when they are led.
fact-treasure-risked = { $others } would probably lose its point to { $who }.
fact-treasure-led = { $card } will probably take the trick, with its point.
fact-poison-led = { $who } will probably have to take { $card }, and its poison.
fact-poison-risked = { $others } may win you its poison.
fact-top = Nothing that { $who } may hold beats { $card }.
fact-top-others = { $others } would surely take the trick.
fact-likely = Only { $cards } can beat { $card }.
fact-likely-others = { $others } would probably take the trick.
fact-forced = { $who } will probably have to take { $card }.
fact-beaten = { $who } can probably beat { $card }.
fact-beaten-others = { $who } could probably beat { $others }.
fact-monarch = { $who } must answer { $card } with the 1 or the highest of { $suit }.
fact-swan-led = Even if { $card } loses, you lead again: then { $next } can win.
fact-swan-led-few = Even if { $card } loses, you lead again: then { $next }, which { $who } can easily beat.
fact-weakest-lead = { $card } is the card that { $who } can beat most easily, so you lose nothing better.
fact-strongest-lead = { $card } is your strongest card, and takes a trick sooner or later.
fact-away-weakest = { $card } is the weakest card of your hand.
fact-away-strongest = { $card } is the strongest card of your hand.
fact-give-weakest = { $card } is the weakest card that you can give.
fact-give-strongest = { $card } is the strongest card that you can give.
fact-turn-takes = With { $card } down { $suit } are trump, and you take this trick.
fact-turn-takes-stay = With { $suit } as trump you take this trick.
fact-turn-loses = With { $card } down { $suit } are trump, and you lose this trick.
fact-turn-loses-stay = With { $suit } as trump you lose this trick.
fact-trump = With { $card } down { $suit } become trump, and you hold { $cards }.
fact-trump-stay = { $suit } stay trump, and you hold { $cards }.
fact-trump-same = { $suit } stay trump, and you hold { $cards } then.
fact-trump-few = With { $card } down { $suit } become trump, of which you hold only { $cards }.
fact-trump-stay-few = { $suit } stay trump, of which you hold only { $cards }.
fact-trump-same-few = { $suit } stay trump, of which you hold only { $cards }.
fact-trump-none = With { $card } down { $suit } become trump, and you hold none of them.
fact-trump-stay-none = { $suit } stay trump, and you hold none of them.
fact-trump-same-none = { $suit } stay trump, and you hold none of them then.
fact-gained = For { $card } you get { $decree }, which hardly anything beats.
fact-gained-able = For { $card } you get { $decree }, { $power }.
fact-next = { $first } Close behind: { $others }.
fact-all-take = Whatever you play takes this trick, and the choice makes little difference.
fact-all-lose = Whatever you play loses this trick, and the choice makes little difference.
fact-all-top = Whatever you lead takes the trick, and the order makes little difference.
fact-all-beaten = { $who } can probably beat whatever you lead, so the choice makes little difference.
fact-trumped = { $who } probably has no { $suit }, and can trump { $card }.
fact-trumped-others = { $who } could probably trump { $others }.
fact-pulls-prize = { $card } wins you { $prize }, which { $who } must play to it.
fact-weak-suit = In { $suit } you hold nothing strong, so let { $card } go.
fact-strong-suit = In { $suit } you would win the most tricks, so let { $card } go.
fact-fox-turns-few = With { $card } you put { $down } down: { $suit } become trump, of which you hold fewer.
fact-top-trump = { $card } is your highest trump, and would win a trick.
fact-worst = Little lies between { $others } here. { $first }
fact-swan-kept =
    { $n ->
        [one] Keep { $all }, which brings you the lead when it loses.
       *[other] Keep { $all }, which bring you the lead when they lose.
    }
fact-swan-led-kept = You have the lead now: keep { $all }, which can bring it back.
fact-better-kept = Keep { $all }, which can win another trick.
fact-wasted = Keep { $all }, which can still win a trick.
fact-strong-kept = Keep { $all }, which can still win a trick.
fact-cutter-kept = Keep { $all }, which can draw you a better card later.
fact-fox-kept = Keep { $all }, which can change the trump later.
fact-low-kept =
    { $n ->
        [one] Keep { $all }, which is easily lost later.
       *[other] Keep { $all }, which are easily lost later.
    }
fact-monarch-kept =
    { $n ->
        [one] Keep { $all }: led, it forces the highest card of its suit out.
       *[other] Keep { $all }: led, they force the highest cards of their suits out.
    }
fact-treasure-kept =
    { $n ->
        [one] Keep { $all }: its point may still be yours.
       *[other] Keep { $all }: their points may still be yours.
    }
fact-waits =
    { $n ->
        [one] Keep { $all } until { $cards } is gone, which can beat it.
       *[other] Keep { $all } until { $cards } are gone, which can beat them.
    }
fact-treasure-given = { $others } would lose too, and give its point to { $who }.
fact-enough-too = { $card } takes this trick, and is one of the weaker cards that do.
fact-spent-too = { $card } takes this trick, and then one of your strongest cards is gone.
fact-weakest-too = { $card } loses this trick, and is one of your weaker cards.
fact-shed-too = { $card } loses this trick, and is one of your stronger cards.
fact-away-weakest-too = { $card } is one of your weaker cards.
fact-away-strongest-too = { $card } is one of your strongest cards.
fact-give-weakest-too = { $card } is one of your weaker cards.
fact-give-strongest-too = { $card } is one of your strongest cards.
fact-fox-takes = With { $card } you put { $down } down: { $suit } become trump, and you take this trick.
fact-every-turn-takes = Whatever you put down you take this trick, and the choice makes little difference.
fact-every-turn-loses = Whatever you put down you lose this trick, and the choice makes little difference.
aim-greedy = Ten tricks would be Greedy
fact-lower-kept = Keep { $all }, which more cards can beat later.
fact-stronger-kept = Keep { $all }, which fewer cards can beat later.
fact-goal = { $card } will probably score you the goal { $goal }.
fact-goal-lost = { $others } would probably lose you points for the goal { $goal }.
fact-special-kept = Keep { $all } for a later trick.
