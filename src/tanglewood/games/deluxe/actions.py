"""What a player of Deluxe can choose, in the published order.

| index   | text                    | meaning                                                     |
|---------|-------------------------|-------------------------------------------------------------|
| 0-41    | `B1` … `M11`, `Bow` …   | play the card, by itself                                    |
| 42-74   | `B1+Crown` …            | play the suited card with the Crown added                   |
| 75-116  | `decree=B1` …           | Fox: put the card down as the decree and take the old one   |
| 117     | `decree=keep`           | Fox: leave the decree as it is                              |
| 118-159 | `under=B1` …            | Woodcutter, Axe, Potion: put the card under the draw deck   |
| 160-162 | `name=B` `name=K` `name=M` | Hammer: name the suit                                    |
| 163-204 | `potion=B1` …           | Potion: play this one of the two drawn cards, keep the other |
| 205     | `dig`                   | Shovel: play a random card of the last trick you won        |
| 206     | `dig=no`                | Shovel: leave it and lose the trick                         |
| 207-248 | `take=B1` …             | Fairy: take this one of the cards seen                      |
| 249     | `take=none`             | Fairy: take none                                            |
| 250-291 | `give=B1` …             | Fairy: give this card in return                             |

Cards are in the order of the deck: Bells 1-11, Keys, Moons, then Bow, Hammer, Potion, Shovel, Axe,
Tree, Fairy, Crown, Mirror. `B3+Crown` adds the Crown, or the Mirror while the Crown is the decree
(`ruling.S1`): only one of the two can be at hand, since the Crown is then not.
"""

from typing import Final

from tanglewood.core.action import Action, ActionTable
from tanglewood.games.deluxe.cards import DECK


class Play(Action):
    """Play a card to the trick."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(DECK.text(card))
        self.card = card


class PlayCrowned(Action):
    """Play a suited card with the Crown added (`deluxe.crown`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"{DECK.text(card)}+Crown")
        self.card = card


class Exchange(Action):
    """Put a card down as the decree and take the old decree to hand (`fox.fox`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"decree={DECK.text(card)}")
        self.card = card


class Under(Action):
    """Put a card face down under the draw deck (`fox.woodcutter`, `deluxe.potion`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"under={DECK.text(card)}")
        self.card = card


class Name(Action):
    """Name the suit that the leader has to play (`deluxe.hammer`)."""

    __slots__ = ("suit",)

    def __init__(self, suit: int) -> None:
        super().__init__(f"name={DECK.letters[suit]}")
        self.suit: Final = suit


class Pour(Action):
    """Play one of the two cards that the Potion drew and keep the other (`deluxe.potion`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"potion={DECK.text(card)}")
        self.card = card


class Take(Action):
    """Take one of the cards that the Fairy saw (`deluxe.fairy`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"take={DECK.text(card)}")
        self.card = card


class Give(Action):
    """Give a card for the one that the Fairy took (`deluxe.fairy`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"give={DECK.text(card)}")
        self.card = card


class Answer(Action):
    """A choice without a card: keep the decree, dig or not, take none."""

    __slots__ = ()


KEEP: Final = Answer("decree=keep")
DIG: Final = Answer("dig")
DIG_NOT: Final = Answer("dig=no")
TAKE_NONE: Final = Answer("take=none")

_CARDS: Final = range(DECK.size)
ACTIONS: Final = ActionTable(
    [
        *map(Play, _CARDS),
        *map(PlayCrowned, range(DECK.suited)),
        *map(Exchange, _CARDS),
        KEEP,
        *map(Under, _CARDS),
        *map(Name, range(len(DECK.suits))),
        *map(Pour, _CARDS),
        DIG,
        DIG_NOT,
        *map(Take, _CARDS),
        TAKE_NONE,
        *map(Give, _CARDS),
    ]
)

CROWNED_FROM: Final = DECK.size
EXCHANGE_FROM: Final = CROWNED_FROM + DECK.suited
UNDER_FROM: Final = KEEP.index + 1
NAME_FROM: Final = UNDER_FROM + DECK.size
POUR_FROM: Final = NAME_FROM + len(DECK.suits)
TAKE_FROM: Final = DIG_NOT.index + 1
GIVE_FROM: Final = TAKE_NONE.index + 1
"""Where each kind of action begins in the table."""
