"""Option mixes of Into the Woods."""

from random import Random

from tanglewood.kernel.mixes import Options


def mix(_: str, random: Random) -> Options:
    """Alone or up to five, with decks of all kinds."""
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
