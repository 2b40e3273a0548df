# The table in lines of text.

seat-nameless = Seat { $n }
sheet-seat = { $who }
sheet-own-seat = { $who } (you)
sheet-line = { $title }: { $text }
sheet-and-then = { $first }   { $then }
sheet-besides = { $first }  · { $then }
sheet-hand = Your hand
sheet-known = Known
sheet-won = Tricks won
sheet-won-trick = { $cards } { $who }
sheet-no-cards = no cards
sheet-beside = { $first } { $then }
sheet-none = none
sheet-nothing = nothing
sheet-to-act = { $who } to act: { $phase }
sheet-round =
    Round { $round } · { $dealt ->
        [no] nobody has dealt yet
       *[yes] { $who } dealt
    } · the game ends at { $target } { $target ->
        [one] point
       *[other] points
    }
sheet-round-single =
    Round { $round } · { $dealt ->
        [no] nobody has dealt yet
       *[yes] { $who } dealt
    } · the game is one round
sheet-score = score
sheet-tricks = tricks
sheet-would = +{ $points } if the round ended now
sheet-would-standing = { $standing }: +{ $points } if the round ended now
sheet-no-decree = No decree yet.
sheet-decree = Decree: { $card } · { $suit } are trump
sheet-decree-deck =
    Decree: { $card } · { $suit } are trump · { $n } { $n ->
        [one] card
       *[other] cards
    } in the deck
sheet-decree-no-trump =
    Decree: { $card } · there is no trump · { $n } { $n ->
        [one] card
       *[other] cards
    } in the deck
sheet-trick = Trick: { $who } played { $card }

sheet-goal-claim = Goal: { $goal } ({ $points }, claim){ $tally }: { $about }
sheet-goal-ongoing = Goal: { $goal } ({ $points }, ongoing){ $tally }: { $about }
sheet-tally = { " " }[{ $first } { $n0 }, { $second } { $n1 }]
sheet-specials = Special cards in this game
sheet-unknown = { $n } unknown
sheet-poison = Poison: every 8 taken costs a point
sheet-hammer = The Hammer names { $suit }.
sheet-seen = Seen

sheet-level =
    Level { $level } · round { $round } of 3 · { $n } { $n ->
        [one] gem
       *[other] gems
    } and { $tokens } { $tokens ->
        [one] forest token
       *[other] forest tokens
    } left
sheet-end = { $who }
sheet-spaces = space
sheet-gems = gems
sheet-plus = plus
sheet-path-signs = { "  " }^ the tracker (on space { $space }), s the start
sheet-card-paws = { $text } ({ $name }, { $paws })
sheet-sealed = Your gift is chosen: { $card }.
sheet-paws = Paws

sheet-solo = Solo: pocket a set of every value from 2 to 8
sheet-points = points
sheet-tokens = tokens
sheet-cards = cards
sheet-sets = sets
sheet-slot = slot
sheet-row = row
sheet-row-deck =
    { $row }  <- { $n } { $n ->
        [one] card
       *[other] cards
    } in the deck
sheet-empty = empty
sheet-reshuffle = one reshuffle to come
sheet-tokens-left =
    { $n } { $n ->
        [one] token
       *[other] tokens
    } above slot 0
sheet-discards = Discards

# What is certain about the others.

fact-holds = { $who } holds { $cards }.
fact-holds-more =
    { $who } holds { $cards } and { $n } { $n ->
        [one] card
       *[other] cards
    } that nobody has seen.
fact-holds-unseen =
    { $who } holds { $n } { $n ->
        [one] card
       *[other] cards
    } that nobody has seen.
fact-holds-none = { $who } holds no card.
fact-deck = The deck holds { $cards }.
fact-void = { $who } had no { $suit } in trick { $trick }.
fact-limit = { $who } had no { $suit } above { $rank } in trick { $trick }.
fact-drew = { $who } drew a card in trick { $trick }.
fact-under = { $who } put a card under the deck in trick { $trick }.
fact-brought = { $who } played { $card } out of the Potion in trick { $trick }.
fact-saw = { $who } saw { $card } in trick { $trick }.
fact-took = { $who } took { $card } in trick { $trick }.
fact-gave = { $who } gave { $card } in trick { $trick }.
