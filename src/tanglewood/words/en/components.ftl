# What is wrong with somebody's own boards, paws, goals and decks.

components-wrong = { $key } must be { $right }, not { $value }.
components-empty = { $key } must be { $right }; it is empty.
components-huge = a number of that size
components-missing = { $key } is missing.
components-unknown = { $key } is not known; the keys are { $keys }.
components-none =
    '{ $name }' is not a component of { $game }; { $n ->
        [one] its only component is
       *[other] its components are
    } { $known }.
components-spaces =
    board.gems lists { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }; a board has 1 to { $most }, with a number for each.
components-diamonds =
    board.diamonds lists { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }, but board.gems lists { $gems }.
components-plus = board.plus names a space twice; a location has one plus icon or none.
components-no-gem = board.gems must have at least one gem: there must be something to collect.
components-gems = board.gems and board.diamonds have { $n } gems in all, but there are only { $most } gem tokens.
components-tokens =
    board.tokens: { $tokens ->
        [one] 1 forest token
       *[other] { $tokens } forest tokens
    } could cover the start space of this board, because only { $room ->
        [one] 1 space
       *[other] { $room } spaces
    } between it and an end can be covered; it can be played with tokens = { $room } or fewer.
components-paws =
    { $key } lists { $n ->
        [one] 1 number
       *[other] { $n } numbers
    }; it needs { $ranks }, for ranks 1 to { $ranks }.
components-no-paws = { $key } is missing; give it, or give paws.ranks.
components-few-cards =
    deck has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; { $players ->
        [one] 1 player needs
       *[other] { $players } players need
    } at least { $least } for hands, row and a deck.
components-goals = There are { $n } goals; a set has at most { $most }.
components-goal = goal { $n } ({ $id }): { $key }
components-goal-unnamed = goal { $n }: { $key }
components-goal-entry = goal { $n }
components-goal-twice = { $key } appears twice among the goals.
components-goal-misfit = { $key } does not go with on = '{ $on }'.
components-goal-in-a-row = { $key } cannot be combined with times or different.
