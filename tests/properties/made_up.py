"""Made-up position texts of two kinds: cards dealt anyhow with any other field beside them, and
real positions with some of their fields changed for others."""

from itertools import islice
from typing import Any

from hypothesis import strategies as st

from tanglewood.core.game import Game
from tests.support import walk

PHASES = {
    "fox": "lead follow exchange under dealer deal over",
    "deluxe": "lead follow replace exchange under spill pour name dig take give special goals "
    "dealer renew deal tree fairy shovel over",
    "duet": "lead follow foxes exchange gift move cover dealer deal over",
    "woods": "first deal turn reshuffle over",
}
SEATS = st.integers(0, 1)
SMALL = st.integers(0, 15)
PAIRS = st.tuples(SMALL, SMALL).map(lambda pair: f"{pair[0]}-{pair[1]}")
GOALS = ("long-march", "thorns", "timber", "hexed", "three-paths")


def _family(game: Game[Any]) -> str:
    return "fox" if game.name.startswith("fox") else game.name


def _cards(game: Game[Any]) -> list[str]:
    """The cards of the game as its texts write them."""
    if game.name == "woods":
        return [str(value) for value in range(2, 9)] * 5
    texts = [action.text for action in game.actions]
    return [text for text in texts if "=" not in text and "+" not in text]


def _list(cards: list[str]) -> str:
    return ",".join(cards) or "-"


@st.composite
def dealt(draw: st.DrawFn, game: Game[Any]) -> str:
    """Cards in a few places, hands mostly of one size, and any of the other fields."""
    order = draw(st.permutations(_cards(game)))

    def take(most: int) -> list[str]:
        return [order.pop() for _ in range(draw(st.integers(0, most))) if order]

    first = take(6)
    hands = [first]
    for _ in range(1, game.seats):
        size = max(len(first) + draw(st.sampled_from([0, 0, 0, 0, 1, -1, 3])), 0)
        hands.append([order.pop() for _ in range(min(size, len(order)))])
    fields = {str(seat): _list(hand) for seat, hand in enumerate(hands)}
    family = _family(game)
    fields["phase"] = draw(st.sampled_from(PHASES[family].split()))
    fields["chances"] = str(draw(st.integers(0, 4)))
    if family == "woods":
        fields |= {
            "row": _list(take(6)),
            "deck": _list(take(7)),
            "turn": str(draw(st.integers(0, game.seats - 1))),
            "passes": str(draw(st.integers(0, game.seats))),
            "reshuffles": str(draw(SEATS)),
            "tokens": "-".join(str(draw(st.integers(0, 6))) for _ in range(game.seats)),
            "pockets": "/".join(_list(take(2)) for _ in range(game.seats)),
        }
        return _some_of(draw, fields, {"row", "deck", *map(str, range(game.seats))})
    fields |= {
        "decree": _list(take(1) or [order.pop()]),
        "trick": _list(take(2)),
        "leader": str(draw(SEATS)),
        "dealer": str(draw(SEATS)),
        "round": str(draw(st.integers(1, 3))),
    }
    if family == "duet":
        low, high = draw(st.integers(0, 4)), draw(st.integers(6, 10))
        fields |= {
            "rest": _list(take(4)),
            "sealed": draw(st.sampled_from(["-", *first])),
            "tracker": str(draw(st.integers(0, 10))),
            "path": f"{low}-{high}",
            "tokens": str(draw(st.integers(0, 6))),
            "ending": draw(st.sampled_from(["-", "victory", "lost", "time", "resign"])),
            "to": str(draw(SEATS)),
        }
        return _some_of(draw, fields, {"0", "1", "decree", "trick"})
    fields |= {"deck": _list(take(6)), "tricks": draw(PAIRS), "scores": draw(PAIRS)}
    if family == "fox":
        fields |= {"sevens": draw(PAIRS)}
    else:
        mark = draw(st.sampled_from(["", "", "", "+Crown", "!lost", "!won"]))
        fields |= {
            "trick": draw(st.sampled_from(["", "", "", "-,"])) + fields["trick"] + mark,
            "turn": str(draw(SEATS)),
            "before": draw(PAIRS),
            "pile0": _list(take(3)),
            "pile1": _list(take(3)),
            "named": draw(st.sampled_from("-BKM")),
            "shown": _list(draw(st.lists(st.sampled_from([*first, *hands[1], "B1"]), max_size=3))),
            "goals": _list([f"{goal}:1/2" for goal in draw(st.lists(st.sampled_from(GOALS)))]),
            "goaldeck": _list(draw(st.lists(st.sampled_from(GOALS)))),
        }
    return _some_of(draw, fields, {"0", "1", "decree", "trick", "deck"})


def _some_of(draw: st.DrawFn, fields: dict[str, str], kept: set[str]) -> str:
    """Some fields are left out, most often all but the cards."""
    often = draw(st.sampled_from([0, 1, 5]))
    return " ".join(
        f"{key}{':' if key.isdecimal() else '='}{value}"
        for key, value in fields.items()
        if key in kept or draw(st.integers(0, 9)) < often
    )


@st.composite
def changed(draw: st.DrawFn, game: Game[Any]) -> str:
    """A real position with fields left out, emptied, shortened, or with those of another moment."""
    one, other = (
        _fields(_somewhere(game, draw(st.integers(0, 99)), draw(st.integers(0, 60))))
        for _ in range(2)
    )
    for key in draw(st.lists(st.sampled_from(sorted(one)), max_size=3)):
        way = draw(st.sampled_from(["other", "drop", "empty", "shorter", "more"]))
        value = one.get(key, "-")
        if way == "other" and key in other:
            one[key] = other[key]
        elif way == "drop":
            one.pop(key, None)
        elif way == "shorter" and "," in value:
            one[key] = value.rpartition(",")[0]
        elif way == "more":
            one[key] = f"{value},{draw(st.sampled_from(_cards(game)))}"
        elif way == "empty":
            one[key] = "-"
    return " ".join(f"{k}{':' if k.isdecimal() else '='}{v}" for k, v in one.items())


def _fields(text: str) -> dict[str, str]:
    parts = (part.partition(":" if part[0].isdecimal() else "=") for part in text.split())
    return {key: value for key, _, value in parts}


def _somewhere(game: Game[Any], seed: int, steps: int) -> str:
    states = list(islice(walk(game.start(seed=seed), seed), steps + 1))
    return str(states[-1])


def made_up(game: Game[Any]) -> st.SearchStrategy[str]:
    """Texts that may or may not be positions of the game."""
    return dealt(game) | changed(game)
