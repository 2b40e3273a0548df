# Why an action is better than another in the Duet: where it takes the tracker, and what is kept.

near-here = another gem lies right there
near-under = the plus icon lays a gem right under the tracker at the end of the round
near-one =
    { $n ->
        [one] the next gem lies one step away, on space { $one }
       *[other] the next gem lies { $n } steps away, on space { $one }
    }
near-two =
    { $n ->
        [one] gems lie one step away on both sides, on spaces { $one } and { $two }
       *[other] gems lie { $n } steps away on both sides, on spaces { $one } and { $two }
    }

why-covers-under =
    { $n ->
        [one] Cover space { $space }: its gem slides to space { $to }, right where the tracker stands.
       *[other] Cover space { $space }: its { $n } gems slide to space { $to }, right where the tracker stands.
    }
why-covers-behind =
    { $n ->
        [0] The tracker stands on space { $at }: { $many ->
            [one] a gem lies
           *[other] { $many } gems lie
        } between there and space { $far }, none towards space { $space }. Cover the end that you need less.
        [one] The tracker stands on space { $at }: { $many } gems lie between there and space { $far }, only one towards space { $space }. Cover the end that you need less.
       *[other] The tracker stands on space { $at }: { $many } gems lie between there and space { $far }, only { $n } towards space { $space }. Cover the end that you need less.
    }
why-covers-slides =
    { $n ->
        [one] The gem on space { $space } lies { $away } steps from the tracker: covered, it slides to space { $to }, one step nearer.
       *[other] The { $n } gems on space { $space } lie { $away } steps from the tracker: covered, they slide to space { $to }, one step nearer.
    }
why-covers-empty = No gem lies on space { $space }, as one does on space { $far }: cover the end where nothing has to move.
why-covers-room =
    { $n ->
        [one] The tracker stands on space { $at }: with space { $space } covered one step is left to the nearer end; with space { $far } covered { $less ->
            [0] none
           *[other] { $less }
        }.
       *[other] The tracker stands on space { $at }: with space { $space } covered { $n } steps are left to the nearer end; with space { $far } covered only { $less }.
    }
why-sure-gem =
    { $n ->
        [one] Whatever { $who } answers to { $card }, the tracker ends on the gem on space { $spaces }.
       *[other] Whatever { $who } answers to { $card }, the tracker ends on a space with a gem, one of { $spaces }.
    }
why-takes-higher = The trump stays: for { $card } you take { $taken }, a higher trump, and { $side }.
side-mine =
    { $n ->
        [one] seen from space { $at }, a gem lies on your side
       *[other] seen from space { $at }, { $n } gems lie on your side
    }
at-then =
    { $space } ({ $sure ->
        [yes] where this trick ends
       *[no] where this trick most likely ends
    })
why-named-more-mate =
    { $n ->
        [one] Seen from space { $at }, a gem lies on the side of { $who }, and none on yours: let { $who } choose the trump.
       *[other] Seen from space { $at }, { $n } gems lie on the side of { $who }, more than on yours: let { $who } choose the trump.
    }
why-same-trick-space = Whatever becomes trump, this trick ends on space { $space }, where no gem lies: the choice only counts for the tricks after it.
why-stays-on-likely = { $other } will most likely send the tracker off the path.
near-grown = { $near }, once the plus icons have brought their gems
choice-me = you take the trick and can choose
choice-me-mostly = you will usually take the trick and can choose
choice-mate = { $who } takes the trick and can choose
choice-mate-mostly = { $who } will usually take the trick and can choose
choice-gem-each =
    { $n ->
        [one] a gem lies there
       *[other] a gem lies on each
    }
choice-gem-on =
    { $n ->
        [0] no gem lies there
        [one] a gem lies on space { $spaces }
       *[other] gems lie on spaces { $spaces }
    }
why-choice = With { $do } { $wins } between spaces { $spaces }: { $lie }.
why-choice-stay = With { $do } { $wins } a way that stays on the path, to space { $space }: { $lie }.
why-choice-led =
    { $n ->
        [one] After { $card } whoever takes the trick has a choice of ways, and can usually reach the gem on space { $spaces }.
       *[other] After { $card } whoever takes the trick has a choice of ways, and can usually reach a gem, mostly one of those on spaces { $spaces }.
    }
why-duet-gem-me =
    { $n ->
        [one] { $do } takes the trick: one paw brings the tracker your way, to space { $space }, where a gem lies.
       *[other] { $do } takes the trick: { $n } paws bring the tracker your way, to space { $space }, where a gem lies.
    }
why-duet-gem-mate =
    { $n ->
        [one] { $do } leaves the trick to { $who }: one paw brings the tracker that way, to space { $space }, where a gem lies.
       *[other] { $do } leaves the trick to { $who }: { $n } paws bring the tracker that way, to space { $space }, where a gem lies.
    }
why-duet-gem-stays-me = { $do } takes the trick without a paw in it: the tracker stays on space { $space }, where another gem lies.
why-duet-gem-stays-mate = { $do } leaves the trick to { $who } without a paw in it: the tracker stays on space { $space }, where another gem lies.
duet-gem-at =
    { $n ->
        [one] the gem on space { $spaces }
       *[other] a gem, on space { $spaces }
    }
duet-comes =
    { $often ->
        [sure] the tracker comes to { $gem }
        [mostly] the tracker mostly comes to { $gem }
       *[maybe] the tracker may well come to { $gem }
    }
why-duet-finds-me = { $do } will usually take the trick, and { $comes }.
why-duet-finds-mate = { $who } will usually win the trick against { $do }, and { $comes }.
why-duet-finds-open = Whoever takes the trick, after { $do } { $comes }.
why-duet-next = From space { $space }, where { $do } takes the tracker, { $near }.
why-duet-edge = { $do } finds the gem on space { $space }, near the end of the path, where the tracker seldom comes.
why-duet-heap = { $do } finds one of the { $n } gems on space { $space }: it takes as many tricks to clear it.
why-duet-sheds =
    { $n ->
        [one] { $do } brings the tracker to space { $space } just as { $kept } would, and a gem lies on the side of { $who } from there: keep the lower card, { $kept }, with which you can more easily leave tricks to { $who }.
       *[other] { $do } brings the tracker to space { $space } just as { $kept } would, and { $n } gems lie on the side of { $who } from there: keep the lower card, { $kept }, with which you can more easily leave tricks to { $who }.
    }
why-duet-stands = With { $do } the tracker comes to space { $space }: there { $near }.
why-duet-stands-likely = With { $do } the tracker will most likely stand on space { $space }: there { $near }.
why-duet-far = { $do } would bring the tracker to space { $space }: there { $near }.
why-duet-none = { $do } would bring the tracker to space { $space }, where no gem lies.
why-duet-seldom = After { $do } the trick would seldom end on a gem.
why-duet-keep = Keep { $card }, { $power }.
why-duet-keep-trump =
    { $n ->
        [one] Keep { $card }, your only trump, for a trick that you need to take.
       *[other] Keep { $card }, one of your { $n } trumps, for a trick that you need to take.
    }
why-gift-stays =
    Give { $card }, and keep { $cards }, { $trumps ->
        [one] a trump, which takes a trick and so brings
       *[other] trumps, which take tricks and so bring
    } the tracker your way: { $n ->
        [one] seen from space { $at }, a gem lies on your side
       *[other] seen from space { $at }, { $n } gems lie on your side
    }.
why-gift-highest =
    { $n ->
        [one] Seen from space { $at }, a gem lies on the side of { $who }: give { $card }, your highest of { $suit }, to take a trick that way.
       *[other] Seen from space { $at }, { $n } gems lie on the side of { $who }: give { $card }, your highest of { $suit }, to take tricks that way.
    }
why-gift-weakest = { $card } is the weakest of your cards that are no trump and can do nothing: give it, since { $side }.
why-gift-no-trump =
    { $n ->
        [one] Keep { $card }: seen from space { $at }, a gem lies on your side, and a trump takes tricks that way.
       *[other] Keep { $card }: seen from space { $at }, { $n } gems lie on your side, and a trump takes tricks that way.
    }
why-gift-no-help =
    { $n ->
        [one] { $card } would hardly help { $who } to take a trick, and seen from space { $at }, a gem lies over there.
       *[other] { $card } would hardly help { $who } to take a trick, and seen from space { $at }, { $n } gems lie over there.
    }
why-duet-close-me =
    { $n ->
        [one] { $do } will usually take the trick, and the tracker then stands about one step from a gem.
       *[other] { $do } will usually take the trick, and the tracker then stands about { $n } steps from a gem.
    }
why-duet-close-mate =
    { $n ->
        [one] { $who } will usually win the trick against { $do }, and the tracker then stands about one step from a gem.
       *[other] { $who } will usually win the trick against { $do }, and the tracker then stands about { $n } steps from a gem.
    }
why-duet-close-open =
    { $n ->
        [one] Whoever takes the trick, after { $do } the tracker stands about one step from a gem.
       *[other] Whoever takes the trick, after { $do } the tracker stands about { $n } steps from a gem.
    }
why-beyond-even = Every way leads past the end of the path, costs a forest token and ends on space { $start }: it does not matter which you take.
why-duet-far-likely = { $do } would most likely bring the tracker to space { $space }: there { $near }.
why-duet-none-likely = { $do } would most likely bring the tracker to space { $space }, where no gem lies.
