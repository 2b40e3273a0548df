# Why something cannot be done now.

turn-not-yours =
    { $you ->
        [yes] It is not your turn: it is { $other }'s.
       *[no] It is not { $who }'s turn: it is { $other }'s.
    }
turn-of-chance = It is nobody's turn: something is drawn or shuffled first.
turn-over = The game is over.

play-none = '{ $action }' is not a play; now play a card from your hand.
play-not-held = You do not hold { $card }.
play-follow = You hold { $suit }, so { $suit } must follow.
play-follow-monarch = A Monarch was led: play the 1 of { $suit } or your highest { $suit }.
play-follow-queen = A Queen was led: play the 1 of { $suit } or your highest { $suit }.
play-follow-or-unsuited = You hold { $suit }, so { $suit } or a card without a suit must follow.
play-unsuited-barred = A Monarch was led and you hold { $suit }: cards without a suit may not be played.
play-no-crown = You do not hold the Crown.
play-crown-deck = The Crown draws a card, but the deck is empty.
play-hammer = The Hammer named { $suit } and you hold { $suit }.
play-name-self = You have no card left, so you cannot name yourself.
play-moves = This trick allows only { $moves }.

asked-exchange = A Fox was played: exchange the decree for a card from your hand, or keep it.
asked-under = A card was drawn for the Woodcutter: put one card from your hand under the deck.
asked-name = The Hammer was played second: name a suit.
asked-spill = The Potion takes a card from your hand with it under the deck.
asked-pour = The Potion drew two cards: play one of them, keep the other.
asked-dig = The Shovel was played: dig in the last trick you won, or don't.
asked-take = The Fairy looks: take one of the cards she sees, or none.
asked-give = The Fairy took a card: give one of yours in return.
asked-foxes = Foxes were played: name yourself, your teammate or nobody.
asked-foxes-exchange = You were named: exchange the decree for a card from your hand, or keep it.
asked-gift = A Gift was played: choose a card from your hand for your teammate.
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
chance-no-outcome = '{ $text }' is not an outcome of '{ $chance }'.

text-no-action = '{ $text }' is not an action of this game.
text-no-action-now = '{ $text }' is not an action of this game. Legal now, for example: { $legal }.
text-several-actions = { $card } alone does not say which action: { $actions }.
text-not-legal = '{ $text }' is not among the legal actions: { $legal }.
text-no-card = '{ $text }' is not a card; cards are written like { $like } ({ $suits }; ranks 1-{ $ranks }).
text-no-suit = '{ $text }' is not a suit; the suits are { $suits }.
text-no-rank = There is no rank { $rank } of suit { $suit }; suits are 0 to { $last }, ranks 1 to { $ranks }.
text-suit = { $letter } for { $suit }
text-twice = A card appears twice in '{ $text }'.
text-no-value = '{ $text }' is not a card; cards are 2 to 8.
text-no-values = { $field } must be values from 2 to 8 with ',' between them, or '-' for none.
text-no-handful = '{ $text }' is no list of cards: those are values from 2 to 8 with ',' between them, or '-' for none.
text-no-part = { $part } is not part of { $whole }.
text-too-many = A handful has 0 to { $n } cards of each value from 2 to 8.
text-no-goal = '{ $text }' is not a goal of this game.
own-text = { $text }

did-you-mean = { $what } Did you mean '{ $near }'?
type-class = the class { $type } itself
type-of-value = something of type { $type }
type-no-action = An action is a text, a card or one of state.legal, not { $value }.
type-other-game = { $action } is an action of a game other than { $game }.
type-no-seed = A seed is a whole number, not { $value }.
seed-range = A seed is a whole number from 0 to { $most }, not { $value }.
type-no-position = A position is a text, not { $value }.
type-no-outcome = A chance outcome is a list of cards or numbers, not { $value }.
type-no-outcomes = Chance outcomes come in a list, such as ["1", deck], not as { $value }.
type-no-state = A state is needed here, not { $value }.
type-no-view = A hint is for a view or a state, not { $value }.
type-no-agent = An agent is a name, or it has a name and a method 'choose', not { $value }.
type-no-agents = Agents come in a list, one for every seat, not as { $value }.
type-no-record = A record is needed here, not { $value }.
type-no-records = Records come in a list; write_record writes a single one. This is not a list of records: { $value }.
type-no-game = A game is needed here, such as load("fox"), not { $value }.
type-no-whole = A whole number is needed here, not { $value }.
type-not-a-view = A view is needed here, state.view(seat), not { $value }.
type-no-message = A message or a text is said, not { $value }.
type-no-stream = A Stream is needed here, not { $value }.
type-no-counts = Counts are whole numbers, one for each value of a card, not { $value }.
number-too-low = A whole number from { $low } up is needed here, not { $value }.
number-too-high = A whole number up to { $high } is needed here, not { $value }.
type-no-event = An event of this game is needed here, not { $value }.
type-no-deck = A card belongs to a deck: FoxCard('B7') or DuetCard('D7').
type-no-name = A name is a text, not { $value }.
type-no-names = Names come in a list, one for every seat, not as { $value }.
text-no-name = '{ $text }' cannot be a name, which has 1 to { $most } printable characters.
type-no-path = A file is named by a text or a Path, not by { $value }.
text-no-path = '{ $text }' is not the name of a file.
type-no-file = An open text file is needed here, not { $value }.
type-no-milliseconds = Milliseconds are a number from 0 up, not { $value }.
type-no-reasons = Reasons come in a list of their names, not as { $value }.
type-no-function = A function is needed here, not { $value }.
type-no-network = A network is needed here, not { $value }.
network-unlearned = No network has been learned for { $game } yet.
type-no-choices = A list or cards to choose from are needed here, not { $value }.
text-no-action-index = There is no action with the index { $index }; the last one is { $last }.

view-not-to-act = This is not the view of the seat to act, seat { $seat }.
seat-not-viewer = This is the view of seat { $viewer }, not of seat { $seat }.
seat-unknown = There is no seat { $seat }; { $n ->
        [one] the only seat is 0.
       *[other] the seats are 0 to { $last }.
    }
agent-answer = The answer of { $name } at seat { $seat } cannot be used: { $why }
seats-unlike =
    This game has { $n } { $n ->
        [one] seat
       *[other] seats
    }, not { $given }.
type-no-card = A card is a text like { $like } or a { $right }, not { $value }.
type-no-cards = Cards are a text like { $like }, a { $right } or a list of cards, not { $value }.
type-other-deck = { $value } is a { $type }, not a { $right }.
type-other-cards = These are { $type }, not { $right }.
type-no-set = { $mask } is not a set of these { $n } cards.
type-empty-set = No cards: there is no lowest and no highest.

extra-missing = { $what } needs the library { $library }, which is not installed: pip install 'tanglewood[{ $extra }]'.
extra-for-face = This interface
extra-for-broker = A broker
extra-for-metrics = Metrics for Prometheus
extra-for-training = Training
extra-for-store = A store in PostgreSQL
