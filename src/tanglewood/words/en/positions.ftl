# What is wrong with a position that somebody wrote; names before '=' are those of its fields.

position-no-field = '{ $field }' is not a field of this position; fields are { $fields }.
position-field-twice = The field { $field } appears twice in this position.
position-wrong = { $field } must be { $right }.
position-numbers = { $field } must be { $n } numbers with '-' between them.
position-one-card = { $field } is one card, or '-' for none.
position-card-twice = { $card } appears twice in this position.
position-foreign-card = { $card } is not in the deck of { $game }.
position-no-phase = '{ $text }' is not a phase; phases are { $phases }.
position-turn-is = In this position { $field }={ $right }, not '{ $text }'.
position-not-dealt = In phase={ $phase } no card has been dealt and nothing won.
position-no-hands = No card is in a hand or in a trick while phase={ $phase }.
position-no-decree = A position in mid-round needs a decree.
position-trick = The trick does not fit phase={ $phase } in this position.
position-turn = It cannot be the turn of seat { $seat } in this position.
position-unequal = The two hands must be equally large, counting the cards in the trick.
position-deck-most =
    The draw deck has { $n ->
        [one] 1 card
       *[other] { $n } cards
    } at most in this position.
position-hand-most = No hand has more than { $n } cards.
position-tricks = A round has { $n } tricks; this position has more, counting those won and those to come.
position-over-tricks = A game is over after the { $n } tricks of a round; this position has fewer.
position-over-scores = A game is over when somebody has { $n } points; nobody has them in this position.
position-past-target = A game ends with the round in which somebody reaches { $n } points; in this position somebody had them before.
position-no-choice = The player to act has nothing to choose in this position.
position-no-draw = phase={ $phase }: there is nothing to draw in this position.
position-not-asked = The card of seat { $seat } in the trick does not ask for phase={ $phase }.
position-sevens = In this position more sevens have been won than played.
position-woodcutter = A Woodcutter draws a card, but the deck is empty in this position.

position-mark = '{ $text }' is not a mark of a card; marks are !lost and !won.
position-crown = '{ $text }': only the Crown or a Mirror can be added, to a suited card.
position-special =
    This game has { $n ->
        [one] 1 special card
       *[other] { $n } special cards
    }, not { $cards }.
position-special-named = The special cards of this game are { $cards }.
position-no-special = This game has no special cards, so it has no pile0, pile1, named or shown.
position-pile = A pile holds the two or three cards of a won trick.
position-no-pile = phase={ $phase } needs a trick that was won: { $field }.
position-named = A suit is named only while phase=replace.
position-shown = The cards shown do not fit phase={ $phase } in this position.
position-no-potion = phase={ $phase } needs the Potion under the deck.
position-no-deck = phase={ $phase } needs a draw deck.
position-goals =
    { $n ->
        [0] No goal lies
        [one] One goal lies
       *[other] At most two goals lie
    } open in this game.
position-goal-twice = A goal appears twice in this position.
position-renew = phase=renew needs an empty goal deck: goaldeck=-.

position-no-ending = '{ $text }' is not an ending; endings are { $endings }.
position-ending = ending={ $ending } does not fit phase={ $phase }.
position-sealed = A card is sealed only while phase=gift.
position-sealed-hand = { $card } is sealed, but not in the hand of its giver.
position-no-foxes = phase={ $phase } needs Foxes (3) played last, and a card in a hand.
position-no-gift = phase=gift needs a Gift (7) played last and a player with a choice.
position-no-moves = phase=move needs a trick that gives its winner a choice of moves.
position-cover-token = phase=cover needs a forest token, after round 1 or 2.
position-cover-tracker = phase=cover needs a tracker that stands at neither end.
position-path = path={ $path } must be two spaces of the board with the start between them.
position-path-tokens =
    path={ $path } needs more than the { $n ->
        [one] 1 forest token
       *[other] { $n } forest tokens
    }.
position-gems-victory = No gem is left on the board after a victory, and only then.
position-gems-covered = Gems lie at a covered location in this position.
position-gems-many = There are more gems than gem tokens in this position.

position-discards = In this position discards={ $cards }: the cards that are nowhere else.
position-pockets =
    pockets must be { $n ->
        [one] 1 list
       *[other] { $n } lists
    } of values with '/' between them.
position-many =
    This position has { $here ->
        [one] 1 card
       *[other] { $here } cards
    } of value { $value }, but the deck has { $deck }.
position-tokens =
    This game has { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } in all.
position-row-most = The row has { $n } cards at most.
position-row = While there is a deck, { $n } cards lie in the row.
position-reshuffle = A reshuffle needs discards, an empty deck and reshuffles=1.
position-renewed = With reshuffles=1 an empty deck is renewed at once: phase=reshuffle.
position-three = Three { $value }s in a hand would have been pocketed.
position-solo-first = In solo play no first player is drawn: phase=deal.
position-solo-once = In solo play a value is pocketed only once.
position-would-be-over = Nothing can be done in this position: it would be phase=over.

# Only programs meet these.

chance-none-below = There is nothing to choose from: no whole number from 0 up is below { $limit }.
type-no-table = A view or a state is needed here, not { $value }.
view-unaided = This is an unaided view, without what its seat knows: it can be looked at, but nothing can be worked out from it.
seat-to-resign = Say which seat gives up, from 0 to { $last }.
viewer-unknown = A viewer is a seat, 0 to { $last }, or SPECTATOR, not { $viewer }.
type-no-handful = { $packed } is not a handful: it has 8 bits for the number of each value from 2 to 8, which is { $n } at most.
