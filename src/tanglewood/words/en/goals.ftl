# The goals of Deluxe: ours, with what each asks for, and how any other is told.

goal-swan-song = Swan Song
goal-swan-song-asks = a trick lost with your Swan
goal-swan-song-about = +1 for the first to do it: { goal-swan-song-asks }.
goal-fox-hunt = Fox Hunt
goal-fox-hunt-asks = a trick won against a Fox
goal-fox-hunt-about = +2 for the first to do it: { goal-fox-hunt-asks }.
goal-timber = Timber
goal-timber-asks = a trick won with a Woodcutter in it
goal-timber-about = +1 for the first to do it: { goal-timber-asks }.
goal-treasure-hoard = Treasure Hoard
goal-treasure-hoard-asks = two 7s taken in the hand
goal-treasure-hoard-about = +2 for the first to do it: { goal-treasure-hoard-asks }.
goal-spellbound = Spellbound
goal-spellbound-asks = a trick won with your off-trump Witch
goal-spellbound-about = +1 for the first to do it: { goal-spellbound-asks }.
goal-regicide = Regicide
goal-regicide-asks = a trick won against a Monarch
goal-regicide-about = +2 for the first to do it: { goal-regicide-asks }.
goal-long-march = Long March
goal-long-march-asks = three tricks won in a row
goal-long-march-about = +2 for the first to do it: { goal-long-march-asks }.
goal-lie-low = Lie Low
goal-lie-low-asks = four tricks lost in a row
goal-lie-low-about = +2 for the first to do it: { goal-lie-low-asks }.
goal-three-paths = Three Paths
goal-three-paths-asks = tricks won in all three lead suits
goal-three-paths-about = +2 for the first to do it: { goal-three-paths-asks }.
goal-small-mercy = Small Mercy
goal-small-mercy-asks = a trick won with your rank 4 or less
goal-small-mercy-about = +2 for the first to do it: { goal-small-mercy-asks }.
goal-even-keel = Even Keel
goal-even-keel-asks = a trick won with two even cards
goal-even-keel-about = +1 for the first to do it: { goal-even-keel-asks }.
goal-usurper = Usurper
goal-usurper-asks = trump changed by your Fox
goal-usurper-about = +1 for the first to do it: { goal-usurper-asks }.
goal-royal-favour = Royal Favour
goal-royal-favour-asks = every trick won with a Monarch in it
goal-royal-favour-about = +1 for { goal-royal-favour-asks }.
goal-woodland-tithe = Woodland Tithe
goal-woodland-tithe-asks = every Woodcutter you play
goal-woodland-tithe-about = +1 for { goal-woodland-tithe-asks }.
goal-thorns = Thorns
goal-thorns-asks = every trick won with a 2 in it
goal-thorns-about = −1 for { goal-thorns-asks }.
goal-hexed = Hexed
goal-hexed-asks = every trick won with a Witch in it
goal-hexed-about = −1 for { goal-hexed-asks }.

goal-pays-claim = { $points } for the first to do it: { $asked }.
goal-pays-ongoing = { $points } for { $asked }.

# What somebody's own goal asks for, from its data.

asks-one =
    a trick { $on ->
        [win] won
        [lose] lost
       *[trick] finished
    }
asks-every =
    every trick { $on ->
        [win] won
        [lose] lost
       *[trick] finished
    }
asks-times =
    { $n } tricks { $on ->
        [win] won
        [lose] lost
       *[trick] finished
    } in the hand
asks-in-a-row =
    { $n } tricks { $on ->
        [win] won
        [lose] lost
       *[trick] finished
    } in a row
asks-lead-suits =
    tricks { $on ->
        [win] won
        [lose] lost
       *[trick] finished
    } in { $n } different led suits
asks-own-suits =
    tricks { $on ->
        [win] won
        [lose] lost
       *[trick] finished
    } with your own cards, in { $n } different suits
asks-with = { $what } { $test }
asks-lead = led with { $card }
asks-own = with { $card } of yours
asks-other = against { $card }
asks-either = with { $card } in it
asks-both = with two cards that are each { $card }
asks-trick = as trick { $numbers } of the hand
asks-won = when you have won { $numbers } in all
asks-take = { $card } taken in a trick
asks-play = { $card } played by you
asks-exchange = the decree changed by your Fox
asks-exchange-trump = trump changed by your Fox
asks-exchange-card = the decree changed to { $card } by your Fox
asks-exchange-card-trump = the decree changed to { $card } by your Fox, and trump with it
asks-often = { $what }, { $n } times in the hand
asks-always = { $what }, every time
asks-card = a card
asks-some = { $cards }
asks-named =
    { $name ->
        [Axe] an Axe
       *[other] a { $name }
    }
asks-ranks = { $card } of rank { $ranks }
asks-suit = { $card } in { $suit }
asks-suit-off-trump = { $card } outside trump
asks-suit-trump = { $card } in trump
asks-suit-lead = { $card } in the suit that was led
