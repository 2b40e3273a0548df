# Why something cannot be done, and how games end.

why-crown = The Crown joins a card with a suit.
why-turn = It is { $who }’s turn.
why-woods-discard = First choose the card you discard.

refused-malformed = The server did not understand that. Nothing has changed.
refused-turn = It is not your turn.
refused-over = The game is over.
refused-waiting = Not everybody sits at the table yet.
refused-stale = The table has moved on; here is where it stands.
refused-undo = That showed something new, so it cannot be taken back.
refused-undo-nothing = There is nothing to take back yet.
refused-present = They are here, or have not been away long enough.
refused-chat = The chat is closed during a round.
refused-seat = Spectators cannot do that.
refused-token = This browser no longer holds that seat.
refused-rate = A little slower, please. Nothing is lost.
refused-unavailable = This server does not offer that.

ending-win =
    { $you ->
        [yes] You win!
       *[no] { $who } wins.
    }
ending-lost-you = { $who } wins this time.
ending-draw = A draw.
ending-shared = { $who } share the victory.
ending-victory = Victory! Every gem is home.
ending-defeat = The forest won this time.
ending-solo = Your walk is over: { $n } of 7 sets.
ending-solo-won = All seven treasures are yours!

cause-resign = By resignation.
cause-claim = The other side did not come back.
cause-time = Time ran out.

rule-fox-game-winner = Most points.
rule-fox-tie = Level on points; the last round decides.
rule-manual-tie = Level on points; the tricks of the last round decide.
rule-deluxe-tie = Level on points; the last round decides.
rule-duet-end-victory = The last gem was collected.
rule-duet-end-lost = Beyond the path, and no forest token left.
rule-duet-end-time = Three rounds are over and gems are left.
rule-draw = Level in everything.
rule-woods-score = Most points.
rule-woods-score-tie = Level on points; fewer tokens decide.
rule-woods-score-shared = Level on points and on tokens.
rule-woods-solo-goal = Deck and row are empty.
rule-woods-solo-goal-victory = A set of every value is in the pocket.
rule-ruling-W8 = No trade is left.
