# How the cards are shuffled: what a record reveals, how that is checked, and deals that somebody chose.

record-shuffle = 'shuffle' is an object with the keys { $keys }.
record-shuffle-scheme = 'scheme' of the shuffle must be '{ $scheme }'.
record-shuffle-table = 'table' of the shuffle must be the id of a table.
record-shuffle-shares =
    { $n ->
        [one] 'shares' of the shuffle must be a list with { $n } object.
       *[other] 'shares' of the shuffle must be a list with { $n } objects, one for each seat.
    }
record-shuffle-share = a share is an object with the keys pledge and share.
record-shuffle-hash = '{ $key }' of the shuffle must have 64 hexadecimal digits.
record-shuffle-early = a game that is not over reveals no shuffle.
record-mark = '{ $key }' must be true, or be left out.
record-shuffle-none = the record reveals no shuffle.
record-commitment-broken = the secret does not match the commitment that was made before the deal.
record-pledge-broken = the share of { $name } does not match what was pledged before the deal.
record-not-shuffled = this outcome of '{ $chance }' does not follow from the secret and the shares.

server-share-late = Your browser's share of the shuffle came after the cards were dealt, so it is not in the shuffle.
server-share-wrong = This is not the share that was pledged for this seat.
server-share-early = Shares are given once everybody is seated.
server-pledge-of-me = Only a seat of the player 'me' pledges a share.

known-deal = { $who } chose this deal and may know the cards. This game does not count for ratings.
known-deal-yours = You chose this deal. This game does not count for ratings.
known-deal-somebody = Whoever set this table chose its deal and may know the cards. This game does not count for ratings.
known-deal-brief =
    { $why ->
        [daily] Daily deal
        [duplicate] Duplicate match
       *[chosen] Chosen deal
    } · no rating

wait-shuffle = Shuffling
wait-shuffle-text = Every browser at the table adds its part.

shuffle-checking = Checking the shuffle …
shuffle-right = The shuffle was checked: it is right.
shuffle-wrong = The shuffle is not right.
shuffle-wrong-why = The shuffle is not right: { $what }
shuffle-unasked = The shuffle could not be checked just now.
shuffle-more = How do we know?
shuffle-why = The server fixed its secret before the deal, every browser added a share of its own, and the cards follow from both. So nobody could choose them.
shuffle-remembered = The commitment is the one that this browser saw before the deal:
shuffle-unseen = This browser saw no commitment before the deal. The record says:
shuffle-own = Your share is in it:
shuffle-own-late = Your share came too late and is not in it.
shuffle-of = Shares came from { $who }.
shuffle-alone = Nobody added a share: the server shuffled alone.
shuffle-outcomes =
    { $n ->
        [one] The one random draw was worked out again, and is the same.
       *[other] All { $n } random draws were worked out again, and are the same.
    }
shuffle-yourself = You do not have to trust this page: download the record and let 'tanglewood verify' check it on your own machine.
shuffle-bad-memory = the commitment or a pledge is not the one that this browser saw before the deal.
shuffle-bad-own = the record has a different share from the one that this browser gave.
