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

from collections.abc import Iterator
from typing import Final

from tanglewood.core.action import Action, ActionTable
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.fox.actions import Exchange, Keep, OnCard, Play, Under


class PlayCrowned(OnCard):
    """Play a suited card with the Crown added (`deluxe.crown`)."""

    __slots__ = ()
    form = "{}+Crown"


class Name(Action):
    """Name the suit that the leader has to play (`deluxe.hammer`)."""

    __slots__ = ("suit",)

    def __init__(self, suit: int) -> None:
        super().__init__(f"name={DECK.letters[suit]}")
        self.suit: Final = suit


class Pour(OnCard):
    """Play one of the two cards that the Potion drew and keep the other (`deluxe.potion`)."""

    __slots__ = ()
    form = "potion={}"


class Dig(Action):
    """Play a random card of the last trick won (`deluxe.shovel`)."""

    __slots__ = ()


class DigNot(Action):
    """Leave it and lose the trick (`deluxe.shovel`)."""

    __slots__ = ()


class Take(OnCard):
    """Take one of the cards that the Fairy saw (`deluxe.fairy`)."""

    __slots__ = ()
    form = "take={}"


class TakeNone(Action):
    """Take none of them (`deluxe.fairy`)."""

    __slots__ = ()


class Give(OnCard):
    """Give a card for the one that the Fairy took (`deluxe.fairy`)."""

    __slots__ = ()
    form = "give={}"


def _each(kind: type[OnCard], cards: int = DECK.size) -> Iterator[OnCard]:
    return (kind(card, DECK) for card in range(cards))


KEEP: Final = Keep()
ACTIONS: Final = ActionTable(
    [
        *_each(Play),
        *_each(PlayCrowned, DECK.suited),
        *_each(Exchange),
        KEEP,
        *_each(Under),
        *map(Name, range(len(DECK.suits))),
        *_each(Pour),
        Dig("dig"),
        DigNot("dig=no"),
        *_each(Take),
        TakeNone("take=none"),
        *_each(Give),
    ]
)
