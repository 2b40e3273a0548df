"""Goal cards as data: what a goal asks for, in a small vocabulary of public events.

A goal has an `id`, a `name`, a `kind` (`claim`: paid once, then gone; `ongoing`: paid every time),
its `points`, a condition (`when`), a `source` and, if its owner likes, a `text` that says the
condition in words; name and text may be there in several languages. A condition says **on** which
event the goal looks, from the side of the player it would pay:

| `on`       | the event                                          | what more it may ask |
|------------|----------------------------------------------------|----------------------|
| `win`      | the player wins a trick                            | the tests of a trick |
| `lose`     | the player loses a trick                           | the tests of a trick |
| `trick`    | a trick ends, whoever wins it                      | the tests of a trick |
| `take`     | each of the two cards of a trick the player wins   | `card`               |
| `play`     | each card the player plays, at once                | `card`               |
| `exchange` | the player's Fox changes the decree, at once       | `card`, `trump`      |

The card of `exchange` is the new decree. Tests of a trick: `own` (the player's card), `other` (the
opponent's), `either` (at least one of the two), `both`, `lead` (the card that was led); `trick` (a
list: which tricks of the hand, 1-13); `won` (a list: how many tricks the player has won in the
hand, this one included). `trump = "changed"` asks that the trump suit is another one than before.

A card test asks for everything it names: `cards` (a list of names: Swan, Fox, Woodcutter,
Treasure, Witch, Monarch for the suited cards of those ranks, or a special card except the Mirror),
`ranks` (a list; special cards with a rank count), `suit` (`Bells`, `Keys`, `Moons`, `trump`,
`off-trump`, or `lead` for the suit that was led). A card without suit passes no `suit` test.

How often: `times = 3` (the third time in the hand), `in-a-row = 3` (three tricks of the hand in
succession), or `different = "lead-suit"` or `"own-suit"` with `times` (so many different suits).
Without any of these every time counts. A goal that has paid counts from the start again.

All of these are public, so paying by itself never reveals anything (`deluxe.goals.data`).
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Final

from tanglewood.cards.fox import FoxCard
from tanglewood.components import reading
from tanglewood.components.reading import SOURCES, missing, own_text, plain_text
from tanglewood.core.errors import BadComponents
from tanglewood.core.message import Message

CHARACTERS: Final = {
    "Swan": 1, "Fox": 3, "Woodcutter": 5, "Treasure": 7, "Witch": 9, "Monarch": 11,
}  # fmt: skip
SPECIALS: Final = tuple(
    card.text for card in FoxCard.all[FoxCard.suited_count :] if card.text != "Mirror"
)
"""The special cards a goal can name; the Mirror is seen as what it shows (`ruling.Q3`)."""
SUITS: Final = ("Bells", "Keys", "Moons")
TRICK_EVENTS: Final = ("win", "lose", "trick")
MOST: Final = 64
"""Goals in a set: four times what we ship, and few enough for one word of a kernel's state."""
NAME: Final = 60
TEXT: Final = 200
"""The most characters of a name and of a text."""


@dataclass(frozen=True, slots=True)
class CardTest:
    """What is asked of one card; what is empty is not asked."""

    cards: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()
    suit: str | None = None


@dataclass(frozen=True, slots=True)
class Condition:
    """When a goal pays; see the vocabulary above."""

    on: str
    own: CardTest | None = None
    other: CardTest | None = None
    either: CardTest | None = None
    both: CardTest | None = None
    lead: CardTest | None = None
    card: CardTest | None = None
    trump: str | None = None
    trick: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    times: int = 1
    in_a_row: int = 0
    different: str | None = None


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal card. `text` says in words what it asks for, '' where its data say it."""

    id: str
    name: str
    kind: str
    points: int
    when: Condition
    source: str = "house"
    text: str = ""

    @property
    def title(self) -> Message:
        """Its name as a client says it: ours in every language, an owner's as it is given."""
        ours = _OUR_NAMES.get(self.id) == self.name
        return Message(f"goal-{self.id}") if ours else Message("own-text", text=self.name)

    @property
    def ongoing(self) -> bool:
        """Whether it stays for the hand (`deluxe.goals.ongoing`)."""
        return self.kind == "ongoing"

    def plain(self) -> dict[str, object]:
        """The goal as plain values that `goals_from` reads back."""
        found = {
            "id": self.id,
            "name": plain_text(self.name),
            "kind": self.kind,
            "points": self.points,
            "when": _plain(self.when),
            "source": self.source,
        }
        return found | {"text": plain_text(self.text)} if self.text else found


def _plain(part: Condition | CardTest) -> dict[str, object]:
    """Only what differs from the default is written."""
    found: dict[str, object] = {}
    for field in fields(part):
        value = getattr(part, field.name)
        if value == field.default:
            continue
        if isinstance(value, CardTest):
            value = _plain(value)
        found[field.name.replace("_", "-")] = list(value) if isinstance(value, tuple) else value
    return found


def goals_from(plain: object) -> tuple[Goal, ...]:
    """The goals of a plain list, as in a TOML file's `[[goals]]` tables; none is fine too."""
    if not isinstance(plain, list | tuple):
        raise reading.wrong("goals", Message("wanted-goals", keys=", ".join(_NEEDED)), plain)
    if len(plain) > MOST:
        raise BadComponents(Message("components-goals", n=len(plain), most=MOST))
    goals: dict[str, Goal] = {}
    for number, entry in enumerate(plain, start=1):
        reader = _Reader(number)
        goal = reader.goal(entry)
        if goal.id in goals:
            raise BadComponents(Message("components-goal-twice", key=reader.key("id")))
        goals[goal.id] = goal
    return tuple(goals.values())


_NEEDED: Final = ("id", "name", "kind", "points", "when")
_KEYS: Final = (*_NEEDED, "source", "text")


class _Reader:
    """Reads one goal; every refusal is a sentence that names the goal and the key."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = ""

    def goal(self, entry: object) -> Goal:
        table = self.table("", entry, _KEYS)
        for key in _NEEDED:
            if key not in table:
                raise missing(self.key(key))
        name = reading.text(table["id"], self.key("id"), NAME)
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            raise reading.wrong(self.key("id"), Message("wanted-id"), name)
        self.id = name
        kind = self.one("kind", table["kind"], ("claim", "ongoing"))
        points = self.whole("points", table["points"], 1 if kind == "claim" else -99, 99)
        text = table.get("text")
        return Goal(
            id=name, name=own_text(table["name"], self.key("name"), NAME), kind=kind, points=points,
            when=self.condition(table["when"]),
            source=self.one("source", table.get("source", "house"), SOURCES),
            text="" if text is None else own_text(text, self.key("text"), TEXT),
        )  # fmt: skip

    def condition(self, value: object) -> Condition:
        known = tuple(field.name.replace("_", "-") for field in fields(Condition))
        table = self.table("when", value, known)
        on = self.one("when.on", table.get("on"), (*TRICK_EVENTS, "take", "play", "exchange"))
        allowed = {"take": ("card",), "play": ("card",), "exchange": ("card", "trump")}.get(
            on, ("own", "other", "either", "both", "lead", "trick", "won", "in-a-row", "different")
        )
        found: dict[str, object] = {}
        for key, given in table.items():
            if key not in {"on", "times", *allowed}:
                where = self.key(f"when.{key}")
                raise BadComponents(Message("components-goal-misfit", key=where, on=on))
            found[key.replace("-", "_")] = self.part(f"when.{key}", key, given)
        if "in-a-row" in table and ("times" in table or "different" in table):
            where = self.key("when.in-a-row")
            raise BadComponents(Message("components-goal-in-a-row", key=where))
        if "different" in table:
            found["times"] = self.whole("when.times", table.get("times", len(SUITS)), 1, len(SUITS))
        return Condition(**found)  # type: ignore[arg-type]

    def part(self, where: str, key: str, value: object) -> object:
        reads: dict[str, Callable[[], object]] = {
            "on": lambda: value,
            "trump": lambda: self.one(where, value, ("changed",)),
            "different": lambda: self.one(where, value, ("lead-suit", "own-suit")),
            "trick": lambda: self.wholes(where, value, 1, 13),
            "won": lambda: self.wholes(where, value, 0, 13),
            "times": lambda: self.whole(where, value, 1, 99),
            "in-a-row": lambda: self.whole(where, value, 2, 13),
        }
        return reads.get(key, lambda: self.card_test(where, value))()

    def card_test(self, where: str, value: object) -> CardTest:
        table = self.table(where, value, ("cards", "ranks", "suit"))
        cards: tuple[str, ...] = ()
        if "cards" in table:
            listed, key = table["cards"], f"{where}.cards"
            if not isinstance(listed, list | tuple) or not listed:
                raise reading.wrong(self.key(key), Message("wanted-cards"), listed)
            cards = tuple(self.one(key, card, (*CHARACTERS, *SPECIALS)) for card in listed)
        ranks = self.wholes(f"{where}.ranks", table["ranks"], 1, 11) if "ranks" in table else ()
        suit = table.get("suit")
        if suit is not None:
            suit = self.one(f"{where}.suit", suit, (*SUITS, "trump", "off-trump", "lead"))
        return CardTest(cards, ranks, suit)

    def table(self, where: str, value: object, known: tuple[str, ...]) -> Mapping[str, object]:
        def inner(each: str) -> Message:
            return self.key(f"{where}.{each}" if where else each)

        here = self.key(where) if where else Message("components-goal-entry", n=self.number)
        return reading.table(value, here, known, inner)

    def one(self, where: str, value: object, choices: tuple[str, ...]) -> str:
        return reading.one(value, self.key(where), choices)

    def whole(self, where: str, value: object, low: int, high: int) -> int:
        return reading.whole(value, self.key(where), low, high)

    def wholes(self, where: str, value: object, low: int, high: int) -> tuple[int, ...]:
        if not isinstance(value, list | tuple) or not value:
            raise reading.wrong(self.key(where), Message("wanted-wholes"), value)
        return tuple(self.whole(where, item, low, high) for item in value)

    def key(self, key: str) -> Message:
        """A key of this goal as a sentence names it."""
        if self.id:
            return Message("components-goal", n=self.number, id=self.id, key=key)
        return Message("components-goal-unnamed", n=self.number, key=key)


def _card(*cards: str, ranks: tuple[int, ...] = (), suit: str | None = None) -> CardTest:
    return CardTest(cards, ranks, suit)


_EVEN: Final = _card(ranks=(2, 4, 6, 8, 10))
_LOW: Final = _card(ranks=(1, 2, 3, 4))

OUR_GOALS: Final = (
    Goal("swan-song", "Swan Song", "claim", 1, Condition("lose", own=_card("Swan"))),
    Goal("fox-hunt", "Fox Hunt", "claim", 2, Condition("win", other=_card("Fox"))),
    Goal("timber", "Timber", "claim", 1, Condition("win", either=_card("Woodcutter"))),
    Goal("treasure-hoard", "Treasure Hoard", "claim", 2,
         Condition("take", card=_card("Treasure"), times=2)),
    Goal("spellbound", "Spellbound", "claim", 1,
         Condition("win", own=_card("Witch", suit="off-trump"))),
    Goal("regicide", "Regicide", "claim", 2, Condition("win", other=_card("Monarch"))),
    Goal("long-march", "Long March", "claim", 2, Condition("win", in_a_row=3)),
    Goal("lie-low", "Lie Low", "claim", 2, Condition("lose", in_a_row=4)),
    Goal("three-paths", "Three Paths", "claim", 2,
         Condition("win", different="lead-suit", times=3)),
    Goal("small-mercy", "Small Mercy", "claim", 2, Condition("win", own=_LOW)),
    Goal("even-keel", "Even Keel", "claim", 1, Condition("win", both=_EVEN)),
    Goal("usurper", "Usurper", "claim", 1, Condition("exchange", trump="changed")),
    Goal("royal-favour", "Royal Favour", "ongoing", 1, Condition("win", either=_card("Monarch"))),
    Goal("woodland-tithe", "Woodland Tithe", "ongoing", 1,
         Condition("play", card=_card("Woodcutter"))),
    Goal("thorns", "Thorns", "ongoing", -1, Condition("win", either=_card(ranks=(2,)))),
    Goal("hexed", "Hexed", "ongoing", -1, Condition("win", either=_card("Witch"))),
)  # fmt: skip
"""Our sixteen goals in the order of the rule page (`deluxe.goal.swan-song` and the rest)."""

_OUR_NAMES: Final = {goal.id: goal.name for goal in OUR_GOALS}
