"""What a fox player wants from a trick: the scoring chart in words.

Few tricks (Humble) or a narrow majority (Victorious) pay; more than nine pay nothing, and so does
helping the other to stay Humble.
"""

from tanglewood.games.fox.rules import Pair


def points_ahead(scores: tuple[int, ...], tricks: Pair, seat: int, more: int, left: int) -> float:
    """The round's points of this seat less the other's if it took `more` of the tricks left."""
    mine = tricks[seat] + more
    theirs = tricks[1 - seat] + left - more
    return scores[mine] - scores[theirs]


def trick_worth(
    scores: tuple[int, ...], tricks: Pair, seat: int, left: int, expected: float
) -> float:
    """How much winning the next trick is worth: positive to win it, negative to lose it.

    The final number of tricks is thought of as spread around what the hand is expected to take;
    winning the trick shifts that spread by one.
    """
    if left <= 0:
        return 0.0
    rest = left - 1
    rate = min(max(expected / left, 0.03), 0.97)
    win = lose = 0.0
    for more, chance in enumerate(_spread(rest, rate)):
        win += chance * points_ahead(scores, tricks, seat, more + 1, left)
        lose += chance * points_ahead(scores, tricks, seat, more, left)
    return win - lose


def _spread(tricks: int, rate: float) -> list[float]:
    """The binomial distribution of tricks taken."""
    chances = [1.0]
    for _ in range(tricks):
        chances = [
            (chances[i] * (1 - rate) if i < len(chances) else 0.0)
            + (chances[i - 1] * rate if i else 0.0)
            for i in range(len(chances) + 1)
        ]
    return chances
