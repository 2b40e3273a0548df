# What can be chosen before a game, and what is wrong with a choice.

option-components-goals = A file with goals of your own.
option-components-board = A file with a board or paws of your own.
option-components-deck = A file with a deck of your own: how many cards of each value.

option-unknown = { $game } has no option '{ $option }'; its options are: { $known }.
option-none = none
option-wrong = { $game }: { $option } cannot be '{ $value }'; it must be { $right }.
option-no-game = There is no game '{ $game }'; the games are { $games }.
option-game-meant = There is no game '{ $game }'; the games are { $games }. Did you mean '{ $near }'?
option-mini-few =
    fox-mini: { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } too few for two hands of { $hand } and a decree.
option-mini-woodcutter =
    fox-mini: { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } too few for two hands of { $hand }, a decree and a card for the Woodcutter to draw.
option-mini-scores = fox-mini: scores must list { $n } numbers, for 0 to { $tricks } tricks.
option-two-decks = woods: the components bring a deck of their own, so deck cannot be '{ $deck }'.
option-gentle-solo = woods: gentle is for solo play; with more players, whoever has no trade passes.

# What would be right: the end of 'it must be …'.

wanted-whole = a whole number from { $low } to { $high }
wanted-whole-up = a whole number from { $low } up
wanted-flag = true or false
wanted-one = one of { $choices }
wanted-numbers = whole numbers from { $low } to { $high } with commas between them
wanted-distinct = whole numbers from { $low } to { $high } with commas between them, each at most once
wanted-special = a number from 0 to { $n } or names from { $names }
wanted-mapping =
    a dict with { $n ->
        [one] the key
       *[other] the keys
    } { $keys }, such as read_components reads from a file
wanted-table =
    a table with { $n ->
        [one] the key
       *[other] the keys
    } { $keys }
wanted-wholes = a list of whole numbers
wanted-text = a text of 1 to { $n } printable characters
wanted-languages = a text, or a table of texts by language (en, de, fr …)
wanted-goals = a list of goals, each with { $keys }
wanted-id = lower-case letters and digits with '-' between words
wanted-cards = a list of card names
