"""Option mixes: how the proof of the twins varies each ruleset.

A mix is the options of one game, made from a random generator; `tanglewood.kernel.lockstep` walks
one after another. Whoever adds a twin adds its mixes here.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from tanglewood.components.goals import CHARACTERS, SPECIALS, SUITS
from tanglewood.core.errors import BadComponents, BadOption
from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.games.registry import load

Options = dict[str, object]

_OF_A_TRICK: Final = ("own", "other", "either", "both", "lead")


def _fox(random: Random) -> Options:
    return {"target": random.choice((0, 1, 7, 16, 21, 35))}


def _fox_mini(random: Random) -> Options:
    suits = random.randint(1, 3)
    ranks = random.sample(range(1, 12), random.randint(2, 11))
    hand = random.randint(1, max(1, min(16, (suits * len(ranks) - 1) // 2)))
    scores = [random.randint(0, 9) for _ in range(hand + 1)]
    return {
        "suits": suits,
        "ranks": ranks,
        "hand": hand,
        "scores": scores,
        "target": random.choice((0, 0, 5)) if any(scores) else 0,
    }


def _deluxe(random: Random) -> Options:
    special: object = random.randint(0, 9)
    if random.random() < 0.5:
        special = random.sample(SPECIAL_NAMES, random.randint(0, 9))
    goals = _goals(random) if random.random() < 0.6 else None
    # Made-up goals can drain every score to 0 for ever: such a game needs a target that a single
    # round's tricks reach.
    draining = any(str(goal["points"]).startswith("-") for goal in goals or ())
    return {
        "target": random.choice((0, 1, 6) if draining else (0, 1, 7, 16, 21, 35)),
        "special": special,
        "goals": random.random() < 0.8,
        "poison": random.random() < 0.7,
        "components": None if goals is None else {"goals": goals},
    }


def _goals(random: Random) -> list[Options]:
    """Goals of every kind; few or many, so that the goal deck runs out now and then."""
    number = random.choice((0, 1, 2, 3, 5, 16, 64))
    return [
        {
            "id": f"goal-{i}",
            "name": f"Goal {i}",
            "kind": (kind := random.choice(("claim", "ongoing"))),
            "points": random.randint(1 if kind == "claim" else -3, 3),
            "when": _condition(random),
        }
        for i in range(number)
    ]


def _condition(random: Random) -> Options:
    """Every word of `tanglewood.components.goals` comes up."""

    def maybe(chance: float, **word: object) -> Options:
        return {key.replace("_", "-"): word[key] for key in word if random.random() < chance}

    on = random.choice(("win", "lose", "trick", "take", "play", "exchange"))
    if on in {"take", "play", "exchange"}:
        trump = maybe(0.4, trump="changed") if on == "exchange" else {}
        often = maybe(0.3, times=random.randint(1, 4))
        return {"on": on, **maybe(0.6, card=_card_test(random)), **trump, **often}
    tests = maybe(0.25, **{key: _card_test(random) for key in _OF_A_TRICK})
    when = maybe(
        0.15,
        trick=random.sample(range(1, 14), random.randint(1, 8)),
        won=random.sample(range(14), random.randint(1, 8)),
    )
    ways: tuple[Options, ...] = (
        {},
        {"times": random.randint(1, 4)},
        {"in-a-row": random.randint(2, 4)},
        {"different": "lead-suit", **maybe(0.6, times=random.randint(1, 3))},
        {"different": "own-suit", **maybe(0.6, times=random.randint(1, 3))},
    )
    return {"on": on, **tests, **when, **random.choice(ways)}


def _card_test(random: Random) -> Options:
    words: Options = {
        "cards": random.sample((*CHARACTERS, *SPECIALS), random.randint(1, 5)),
        "ranks": random.sample(range(1, 12), random.randint(1, 8)),
        "suit": random.choice((*SUITS, "trump", "off-trump", "lead")),
    }
    return {key: words[key] for key in words if random.random() < 0.4}


def _duet(random: Random) -> Options:
    components: Options = {}
    if random.random() < 0.5:
        components["board"] = _board(random)
    if random.random() < 0.5:
        components["paws"] = _paws(random)
    return {"level": random.randint(1, 3), "components": components or None}


def _board(random: Random) -> Options:
    """A board of any size; often few gems near the start, so that some games are won."""
    spaces = random.choice((1, 2, 3, 5, 7, 9, 11, 13, 20, 64))
    start = random.randrange(spaces)
    gems, diamonds = [0] * spaces, [0] * spaces
    near = random.choice((0, 1, spaces))
    for heaps, number in (
        (gems, random.choice((1, 1, 2, 5, 20))),
        (diamonds, random.randint(0, 2)),
    ):
        for _ in range(number):
            space = start + random.randint(-near, near)
            heaps[min(max(space, 0), spaces - 1)] += 1
    return {
        "gems": gems,
        "diamonds": diamonds,
        "plus": random.sample(range(spaces), random.choice((0, 0, random.randint(0, spaces)))),
        "start": start,
        "tokens": random.randint(0, min(start, spaces - 1 - start)),
    }


def _paws(random: Random) -> Options:
    """Paws of all lengths, or short ones, so that the tracker stays on the path."""
    most = random.choice((0, 1, 2, 4, 9))
    rows = {"ranks": [random.randint(0, most) for _ in range(10)]}
    if random.random() < 0.5:
        rows[random.choice(("doves", "roses", "stars"))] = [
            random.randint(0, most) for _ in range(10)
        ]
    return dict(rows)


def _woods(random: Random) -> Options:
    players = random.randint(1, 5)
    options: Options = {"players": players, "gentle": players == 1 and random.random() < 0.5}
    deck = random.choice(("even", "tapered", "own"))
    return options | ({"components": {"deck": _deck(random)}} if deck == "own" else {"deck": deck})


def _deck(random: Random) -> Options:
    """A deck of any size, most of them small; some have few values, or even one."""
    most = 99 if random.random() < 0.03 else random.choice((4, 6, 8, 12))
    missing = random.choice((0.0, 0.0, 0.3, 0.8))
    return {
        str(value): 0 if random.random() < missing else random.randint(0, most)
        for value in range(2, 9)
    }


MIXES: Final[Mapping[str, Callable[[Random], Options]]] = {
    "fox": _fox,
    "fox-manual": _fox,
    "fox-mini": _fox_mini,
    "deluxe": _deluxe,
    "duet": _duet,
    "woods": _woods,
}


def mixed(name: str, number: int) -> Game[Any]:
    """The `number`th game in the proof of a ruleset; every third has the default options."""
    random = Random(f"{name} {number}")
    while number % 3:
        try:
            return load(name, **MIXES[name](random))
        except (BadOption, BadComponents):  # a mix that the ruleset refuses: make another
            continue
    return load(name)
