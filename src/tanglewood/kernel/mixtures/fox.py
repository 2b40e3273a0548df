"""Option mixes of the fox games."""

from random import Random

from tanglewood.kernel.mixes import Options


def mix(name: str, random: Random) -> Options:
    """Fox to a target, or a small deck."""
    if name == "fox-mini":
        return _small(random)
    return {"target": random.choice((0, 1, 7, 16, 21, 35))}


def _small(random: Random) -> Options:
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
