# Why something cannot be done, and how games end.

why-crown = The Crown joins a card with a suit.
why-turn = It is { $who }’s turn.
why-woods-discard = First choose the card you discard.

refused-undo = That showed something new, so it cannot be taken back.
refused-undo-nothing = There is nothing to take back yet.

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
