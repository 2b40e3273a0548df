# What an advised action does by itself: what it is for, what the card does, and what stays.

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
own-keep = { $say } Keep { $kept }.
kept-top = { $card }, which no card of { $suit } still out can beat
kept-two-top = { $one } and { $two }, which no card of their suits still out can beat
kept-under = { $card }, which of { $suit } only { $over } can beat
kept-witch = { $card }, which counts as trump alone in a trick
kept-able = { $card }, { $power }
kept-low = { $card }, which { $who } can easily beat
kept-two-low = { $one } and { $two }, which { $who } can easily beat
own-sure = Nothing that { $who } may hold beats { $card }, so it takes the trick.
own-top = No card of { $suit } still out beats { $card }, so { $who } could only trump it.
own-top-trump = No higher trump than { $card } is out, so it will almost surely take the trick.
own-may-lose = { $n } cards that { $who } may hold can beat { $card }, so it may well win no trick.
own-takes-poison = { $card } takes this trick from { $lead }: its poison costs you a point, but then you have { $n ->
        [one] a trick
       *[other] { $n } tricks
    }.
own-takes-both = { $card } takes this trick from { $lead }: the point of { $prize } makes up for the poison.
own-same-prize = The trump stays: for { $card } you take { $decree } into your hand, and its point if you win a trick with it.
own-same-able = The trump stays: for { $card } you take { $decree } into your hand, { $power }.
own-with-point = { $say } Its point comes with it.
own-with-poison = { $say } Its poison costs you a point.
own-witch = Alone in the trick { $card } counts as trump, and only { $cards } can beat it.
own-above = Of { $suit } only { $cards } can still beat { $card }, so it will probably take the trick.
own-half = Of { $suit } only { $cards } can still beat { $card }, so it may well take the trick.
own-weak = Lead { $card }, which { $n } cards still out can beat, and keep { $kept }.
own-swan = { $who } will probably take { $card }, and still you lead the next trick. For it you have { $next }.
own-must =
    { $less ->
        [0] { $who } will usually have to take { $card }: all { $suit } still out beat it.
       *[other] { $who } will usually have to take { $card }: of the { $suit } still out { $n } beat it, and only { $less } do not.
    }
own-most = { $n } cards that { $who } may hold can beat { $card }, at least as many as any other card that you could lead.
own-easy = { $n } cards that { $who } may hold can beat { $card }, so it will probably win no trick.
own-now-top = No card of { $suit } still out beats { $card }, so it wins a trick sooner or later: let it be this one.
own-now = Of { $suit } only { $cards } can beat { $card }, so it wins a trick sooner or later: let it be this one.
own-draw = { $card } draws a new card, and { $useless } can go under the deck for it, which { $n } cards still out can beat.
own-draw-few = { $card } draws a new card, and { $useless } can go under the deck before it wins a trick.
own-fox = Play { $card } and put { $down } down as the decree: then { $suit } are trump, and of them you hold { $cards }.
own-fox-none = Play { $card } and put { $down } down as the decree: then { $suit } are trump, and you hold none of them.
own-turn = Put { $down } down as the decree: then { $suit } are trump, and of them you hold { $cards }.
own-turn-none = Put { $down } down as the decree: then { $suit } are trump, and you hold none of them.
own-takes =
    { $n ->
        [one] { $card } takes this trick from { $lead }: your first.
       *[other] { $card } takes this trick from { $lead }: then you have { $n }.
    }
own-takes-prize =
    { $n ->
        [one] { $card } takes this trick from { $lead }, your first, and the point of { $prize } with it.
       *[other] { $card } takes this trick from { $lead }, and the point of { $prize } with it: then you have { $n } tricks.
    }
own-spent = { $card } takes this trick from { $lead }, and then wins no other one. Keep { $kept }.
own-lost = { $card } loses to { $lead }; { $n } cards still out can beat it, so let it go. Keep { $kept }.
own-lost-top = { $card } loses to { $lead } now; kept, it would probably win a trick, since no card of { $suit } still out beats it.
own-lost-few = { $card } loses to { $lead } now; kept, it would soon win a trick, since of { $suit } only { $cards } can beat it.
own-away = Put { $card } away, which { $n } cards still out can beat, and keep { $kept }.
own-away-top = Put { $card } away, which no card of { $suit } still out can beat, before it wins a trick. Keep { $kept }.
own-away-few = Put { $card } away, which of { $suit } only { $cards } can beat, before it wins a trick. Keep { $kept }.
own-away-most =
    { $n ->
        [one] Put { $card } away: one card still out can beat it, and none can beat any card that you keep.
       *[other] Put { $card } away: { $n } cards still out can beat it, more than any card that you keep.
    }
own-away-least =
    { $n ->
        [0] Put { $card } away: no card still out can beat it, unlike every card that you keep.
        [one] Put { $card } away: only one card still out can beat it, and more can beat every card that you keep.
       *[other] Put { $card } away: only { $n } cards still out can beat it, and more can beat every card that you keep.
    }
own-crowned = With the Crown { $card } counts as an 11, and will probably take the trick. Keep { $kept }.
own-special-takes = You need none of your other cards for this trick: { $card } will probably take it. Keep { $kept }.
own-special-loses = You will probably lose this trick with { $card }. Keep { $kept }.
own-same = The trump stays, and the hand changes: { $many ->
        [0] no card
        [one] one card
       *[other] { $many } cards
    } still out can beat { $decree }, which you take, and { $n ->
        [0] none
        [one] one
       *[other] { $n }
    } can beat { $card }, which you give.
own-leave = Leave { $suit } trump: of them you hold { $cards }.
own-leave-none = Leave { $suit } trump: you hold none of them.
why-end-alike-both = With { $card } first or { $other } you win both of the last tricks, unless { $who } holds { $cards }: then one of them.
why-end-alike-one = With { $card } first or { $other } you win one of the last two tricks, unless { $who } holds { $cards }: then none.
own-top-trump-but = No higher trump than { $card } is out, so only { $cards } could still beat it.
aim-point-likely = You will probably end Defeated, and there each trick still brings you a point
apart-treasure = With { $other } { $who } would probably win its point.
apart-poison = With { $other } you would probably take poison.
apart-takes-more = With { $other } you would take this trick more often.
apart-takes-less = With { $other } you would lose this trick more often.
apart-power = Keep { $other }, { $power }.
apart-trump = Keep { $other }: it is trump, and can take { $suit }, of which you hold none then.
apart-stronger = Keep { $other }, which fewer cards still out can beat.
apart-weaker = More cards still out can beat { $other }, so it can be lost later too.
apart-void = After it you hold no { $suit } any more, and can trump them.
apart-void-few = After it you hold no { $suit } any more, and can throw any card when they are led.
apart-fewer-trumps = With { $other } { $suit } would be trump, and you would hold fewer of them.
apart-more-trumps = With { $other } { $suit } would be trump, and you would hold more of them.
apart-higher = Keep { $other }, which beats { $between } as well.
apart-lower = Keep { $other }, which { $between } can still beat.
own-lost-could =
    { $n ->
        [0] { $taker } could take this trick, but no card still out can beat it: keep it for a lead of yours, and let { $card } go.
        [one] { $taker } could take this trick, but only one card still out can beat it: keep it for a lead of yours, and let { $card } go.
       *[other] { $taker } could take this trick, but only { $n } cards still out can beat it: keep it for a lead of yours, and let { $card } go.
    }
own-monarch = { $who } must answer { $card } with the highest card of { $suit } or the 1: usually that is { $one }, which takes the trick.
