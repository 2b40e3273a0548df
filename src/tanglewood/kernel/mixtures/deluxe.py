"""Option mixes of Deluxe."""

from random import Random
from typing import Final

from tanglewood.components.goals import CHARACTERS, SPECIALS, SUITS
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.kernel.mixes import Options

_OF_A_TRICK: Final = ("own", "other", "either", "both", "lead")


def mix(_: str, random: Random) -> Options:
    """Every module, and goals of every kind."""
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
