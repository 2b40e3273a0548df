"""Into the Woods as the registry offers it.

Rules from the published rulebook; how many cards there are of each value is not printed and
therefore our own choice (`woods.deck`). Departures from the table: chance picks the first player
(`woods.deal`), and a turn is entered as one trade.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from tanglewood.cards.woods import HIGHEST, LOWEST
from tanglewood.components.decks import DECKS, Deck, deck_from
from tanglewood.components.reading import missing, unknown_component
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadComponents, BadOption
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.option import Components, Flag, OneOf, Option, Whole, chosen
from tanglewood.games.woods import notation, words
from tanglewood.games.woods.actions import ACTIONS
from tanglewood.games.woods.course import open_game
from tanglewood.games.woods.rules import WoodsRules, least_deck, rules_for
from tanglewood.games.woods.state import WoodsState

TITLE: Final = "Into the Woods"


class WoodsGame(Game[WoodsState]):
    """Into the Woods with its options chosen."""

    name = "woods"
    title = TITLE
    actions = ACTIONS
    offers = Game.offers | {"rules"}
    checked: ClassVar[Mapping[str, str]] = {"traded": "trade"}
    foreseen: ClassVar[frozenset[str]] = frozenset({"traded", "passed"})

    def __init__(self, rules: WoodsRules, options: Mapping[str, object]) -> None:
        self.rules: Final = rules
        self.seats = rules.players
        self._options = dict(options)

    @property
    def components(self) -> Mapping[str, object]:
        return {"deck": self.rules.deck.plain()}

    def first(self, fate: Fate) -> WoodsState:
        return open_game(self, fate)

    def read_position(self, text: str) -> WoodsState:
        return notation.parse_position(self, text)

    def position_text(self, state: WoodsState) -> str:
        return notation.position_text(state)

    def item_text(self, chance: str, item: int) -> str:
        return str(item)

    def item_parse(self, chance: str, text: str) -> int:
        return Whole(0, self.seats - 1)(text) if chance == "first" else _VALUE(text)

    def message(self, event: Event) -> Message:
        return words.message(event)

    def character(self, card: str) -> str:
        return TREASURES[int(card)]


_VALUE: Final = Whole(LOWEST, HIGHEST)
TREASURES: Final = {
    2: "acorn", 3: "feather", 4: "mushroom", 5: "cone", 6: "stone", 7: "butterfly", 8: "owl",
}  # fmt: skip
"""What is found in the woods, by its value; the drawings and the names are ours."""


def woods(options: Mapping[str, object]) -> WoodsGame:
    """The published game. Components that hold one of the presets are the same as naming it."""
    values = chosen("woods", WOODS_OPTIONS, options)
    players, preset, gentle = values["players"], values["deck"], values["gentle"]
    deck = DECKS[preset]
    if values["components"] is not None:
        deck = _deck(values["components"])
        named = next((name for name, known in DECKS.items() if known == deck), None)
        if preset not in {named, DEFAULT_DECK}:
            raise BadOption(Message("option-two-decks", deck=preset))
        values["deck"] = named or DEFAULT_DECK
        values["components"] = None if named else {"deck": deck.plain()}
    if gentle and players > 1:
        raise BadOption(Message("option-gentle-solo"))
    cards, least = len(deck.cards), least_deck(players)
    if cards < least:
        few = Message("components-few-cards", cards=cards, players=players, least=least)
        raise BadComponents(few)
    return WoodsGame(rules_for(players, deck, gentle), values)


def _deck(components: Mapping[object, object]) -> Deck:
    for key in components:
        if key != "deck":
            raise unknown_component("woods", key, ("deck",))
    if "deck" not in components:
        raise missing("deck")
    return deck_from(components["deck"])


DEFAULT_DECK: Final = "even"
WOODS_OPTIONS: Final = (
    Option("players", 2, Message("option-players-about"), Whole(1, 5)),
    Option("deck", DEFAULT_DECK, Message("option-deck-about"), OneOf(tuple(DECKS)), "house"),
    Option("gentle", False, Message("option-gentle-about"), Flag(), "house"),
    Option("components", None, Message("option-components-deck"), Components(("deck",)), "house"),
)
