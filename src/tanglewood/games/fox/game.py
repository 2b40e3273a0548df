"""The fox games as the registry offers them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from tanglewood.core.chance import Fate
from tanglewood.core.english import counted
from tanglewood.core.errors import BadOption
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.option import Option, chosen, numbers, whole
from tanglewood.games.fox import notation, words
from tanglewood.games.fox.actions import ACTIONS
from tanglewood.games.fox.cards import CHARACTERS, DECK, MONARCH, SWAN
from tanglewood.games.fox.events import TrickWon
from tanglewood.games.fox.rules import MANUAL_SCORES, MINI_SCORES, FoxRules, most_tricks
from tanglewood.games.fox.state import FoxState, first_state

TARGET: Final = Option(
    "target", 21, "The game ends after a round in which a score reaches this.", whole(0, 999)
)

FOX: Final = FoxRules("fox", "The Fox in the Forest")
MANUAL: Final = FoxRules(
    "fox-manual",
    "The Fox in the Forest, scored by the reference manual",
    scores=MANUAL_SCORES,
    treasure_at_once=False,
    tie=most_tricks,
    tie_rule="manual.tie",
    characters=CHARACTERS | {SWAN: "Ace", MONARCH: "Queen"},  # `manual.names`
)
MINI: Final = FoxRules("fox-mini", "A small Fox in the Forest for exact analysis")


class FoxGame(Game[FoxState]):
    """A fox ruleset with its options chosen."""

    seats = 2
    actions = ACTIONS

    def __init__(self, rules: FoxRules, options: Mapping[str, object]) -> None:
        self.rules: Final = rules
        self.name = rules.name
        self.title = rules.title
        self._options = dict(options)

    @property
    def options(self) -> Mapping[str, object]:
        return self._options

    def first(self, fate: Fate) -> FoxState:
        return first_state(self, fate)

    def position(self, text: str) -> FoxState:
        return notation.parse_position(self, text)

    def position_text(self, state: FoxState) -> str:
        return notation.position_text(state)

    def item_text(self, chance: str, item: int) -> str:
        return str(item) if chance == "dealer" else DECK.text(item)

    def item_parse(self, chance: str, text: str) -> int:
        return whole(0, 1)(text) if chance == "dealer" else DECK.parse(text)

    def event_fields(self, event: Event) -> dict[str, object]:
        return notation.event_fields(event)

    def checks(self, state: FoxState) -> Iterator[dict[str, object]]:
        """The scores after the last trick of a round are those before the round is scored."""
        for entry in super().checks(state):
            if "scores" not in entry and state.previous is not None:
                trick = next(event for event in state.events if isinstance(event, TrickWon))
                scores = list(state.previous.scores)
                if self.rules.treasure_at_once:
                    scores[trick.winner] += trick.points
                entry["scores"] = scores
            yield entry

    def words(self, event: Event, names: tuple[str, ...]) -> str:
        return words.sentence(self.rules, event, names)


def fox(options: Mapping[str, object]) -> FoxGame:
    """The published game."""
    values = chosen("fox", FOX_OPTIONS, options)
    return FoxGame(replace(FOX, target=values["target"]), values)


def fox_manual(options: Mapping[str, object]) -> FoxGame:
    """The same game with the reference manual's scoring (`manual.rest`)."""
    values = chosen("fox-manual", FOX_OPTIONS, options)
    return FoxGame(replace(MANUAL, target=values["target"]), values)


def fox_mini(options: Mapping[str, object]) -> FoxGame:
    """The fox rules on a small deck (`mini.deck`, `mini.deal`, `mini.score`)."""
    values = chosen("fox-mini", MINI_OPTIONS, options)
    suits, ranks, hand, scores, target = (values[option.name] for option in MINI_OPTIONS)
    deck = tuple(DECK.card(suit, rank) for suit in range(suits) for rank in sorted(ranks))
    spare = len(deck) - 2 * hand - 1
    if spare < (5 in ranks):
        are = "is" if len(deck) == 1 else "are"
        raise BadOption(
            f"fox-mini: {counted(len(deck), 'card')} {are} too few for two hands of {hand}, "
            "a decree" + (" and a card for the Woodcutter to draw." if 5 in ranks else ".")
        )
    if len(scores) != hand + 1:
        raise BadOption(f"fox-mini: scores must list {hand + 1} numbers, for 0 to {hand} tricks.")
    return FoxGame(replace(MINI, deck=deck, hand=hand, scores=tuple(scores), target=target), values)


FOX_OPTIONS: Final = (TARGET,)
MINI_OPTIONS: Final = (
    Option("suits", 2, "How many suits the deck has.", whole(1, 3), "house"),
    Option(
        "ranks", [1, 3, 5, 9], "The ranks kept in each suit.", numbers(1, 11, distinct=True),
        "house", "N,…",
    ),
    Option("hand", 3, "How many cards each player is dealt.", whole(1, 16), "house"),
    Option(
        "scores", list(MINI_SCORES), "Points for 0, 1, 2 … tricks won in a round.",
        numbers(0, 99), "house", "N,…",
    ),
    replace(TARGET, default=0, source="house"),
)  # fmt: skip
