# What decided a game.

outcome-most-points = Most points.
outcome-last-round = Level on points; the last round decides.
outcome-draw = Level in everything: a draw.
outcome-gems = Every gem is collected.
outcome-lost = Lost in the forest: beyond the path, and no forest token left.
outcome-time = Out of time: gems are left after the third round.
outcome-shared = Level on points and on tokens: a shared victory.
outcome-fewest-tokens = Level on points; the fewest tokens decide.
outcome-every-set = A set of every value is in the pocket.
outcome-no-trade = No trade is left.
outcome-no-cards = Deck and row are empty.
outcome-gave-up =
    { $you ->
        [yes] You gave up.
       *[no] { $who } gave up.
    }
outcome-player-gave-up = The player gave up.
outcome-team-gave-up = The team gave up.
