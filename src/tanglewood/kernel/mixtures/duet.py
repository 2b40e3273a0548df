"""Option mixes of the Duet."""

from random import Random

from tanglewood.kernel.mixes import Options


def mix(_: str, random: Random) -> Options:
    """Every level, on boards and paws of all kinds."""
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
