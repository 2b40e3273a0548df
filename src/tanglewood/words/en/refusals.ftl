# Why something cannot be done now.

turn-not-yours =
    { $you ->
        [yes] It is not your turn: { $other } is to act.
       *[no] It is not the turn of { $who }: { $other } is to act.
    }
turn-of-chance = Chance is to act: something is drawn or shuffled first.
turn-over = The game is over.

play-none = '{ $action }' is no play; now a card is played from the hand.
play-not-held = You do not hold { $card }.
play-follow = You hold { $suit }, so { $suit } must follow.
play-follow-monarch = A Monarch was led: play the 1 of { $suit } or your highest { $suit }.
play-follow-queen = A Queen was led: play the 1 of { $suit } or your highest { $suit }.
play-follow-or-unsuited = You hold { $suit }, so { $suit } or an unsuited card must follow.
play-unsuited-barred = A Monarch was led and you hold { $suit }: unsuited cards are barred.
play-no-crown = You do not hold the Crown.
play-crown-deck = The Crown draws a card, and the deck is empty.
play-hammer = The Hammer named { $suit } and you hold { $suit }.
play-name-self = You have no card left, so you cannot name yourself.
play-moves = This trick allows only { $moves }.

asked-exchange = A Fox was played: exchange the decree with a card of your hand, or keep it.
asked-under = A card was drawn for the Woodcutter: put one card of your hand under the deck.
asked-name = The Hammer was played second: name a suit.
asked-spill = The Potion takes a card of your hand along under the deck.
asked-pour = The Potion drew two cards: play one of them, keep the other.
asked-dig = The Shovel was played: dig in the last trick you won, or don't.
asked-take = The Fairy looks: take one of the cards she sees, or none.
asked-give = The Fairy took a card: give one of yours in return.
asked-foxes = Foxes were played: name yourself, your teammate or nobody.
asked-foxes-exchange = You were named: exchange the decree with a card of your hand, or keep it.
asked-gift = A Gift was played: choose a card of your hand for your teammate.
asked-move = You won the trick: choose how the tracker moves.
asked-cover = The round is over: choose the end that a forest token covers.

trade-no-pass = You can trade, so you may not pass.
trade-no-hand = Your hand is empty, so you pass.
trade-not-held =
    You do not hold { $value ->
        [8] an 8
       *[other] a { $value }
    }.
trade-only-up = The row has fewer than two cards below { $value }, so you can only trade up.
trade-no-slot = The row has no slot { $slot } now.
trade-up =
    Trading up from { $value ->
        [8] an 8
       *[other] a { $value }
    }, you cannot take a { $taken }: it is lower.
trade-down =
    Trading down from { $value ->
        [8] an 8
       *[other] a { $value }
    }, both cards must be lower than { $value }.
trade-keep-one = This trade would pocket your whole hand, and one card must remain.

chance-none = Nothing is drawn or shuffled now.
chance-items = The outcome of '{ $chance }' must be { $n } of the { $items } items that can be drawn, each at most once.
chance-order = The outcome of '{ $chance }' must be listed in ascending order.
chance-no-outcome = '{ $text }' is no outcome of '{ $chance }'.

text-no-action = '{ $text }' is not an action of this game.
text-no-card = '{ $text }' is not a card; cards are written like { $like } ({ $suits }; ranks 1-{ $ranks }).
text-no-suit = '{ $text }' is not a suit; the suits are { $suits }.
text-suit = { $letter } for { $suit }
text-twice = A card appears twice in '{ $text }'.
text-no-value = '{ $text }' is not a card; cards are 2 to 8.
text-no-values = { $field } must be values from 2 to 8 with ',' between them, or '-' for none.
text-no-part = { $part } is not part of { $whole }.
text-no-goal = '{ $text }' is not a goal of this game.
own-text = { $text }

type-no-action = An action is a text or one of state.legal, not { $value } ({ $type }).
type-other-game = { $action } is an action of another game than { $game }.
type-no-card = A card is a text like { $like } or a { $right }, not { $value } ({ $type }).
type-no-cards = Cards are a text like { $like }, a { $right } or cards one by one, not { $value } ({ $type }).
type-other-deck = { $value } is a { $type }, not a { $right }.
type-other-cards = These are { $type }, not { $right }.
type-no-set = { $mask } is no set of these { $n } cards.
type-empty-set = No cards: there is no lowest and no highest.

extra-missing = { $what } needs the library { $library }, which is not installed: pip install 'tanglewood[{ $extra }]'.
extra-for-face = This face
extra-for-broker = A broker
extra-for-metrics = Counting for Prometheus
extra-for-training = Training
extra-for-store = A store in PostgreSQL
