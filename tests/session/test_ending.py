"""How a game ended, in a sentence."""

import pytest

from tanglewood.core.outcome import MOST_POINTS, Ending, Outcome
from tanglewood.words import Voice


@pytest.mark.parametrize(
    ("kind", "winners", "scores", "told"),
    [
        (Ending.WIN, (0,), (22, 5), "Ann wins 22-5."),
        (Ending.WIN, (1,), (4, 15), "Ben wins 15-4."),
        (Ending.WIN, (1,), (4, 23, 23), "Ben wins 23-23-4."),
        (Ending.WIN, (1,), (9, 3), "Ben wins 3-9."),
        (Ending.SHARED, (0, 2), (7, 5, 7), "Ann and Cleo share the victory, 7-7-5."),
        (Ending.DRAW, (), (16, 16), "A draw, 16-16."),
        (Ending.VICTORY, (0, 1), (12,), "Victory! Score 12."),
        (Ending.SOLO, (), (5,), "The game is over. Score 5."),
    ],
)
def test_the_winner_s_score_comes_first(
    kind: Ending, winners: tuple[int, ...], scores: tuple[int, ...], told: str
) -> None:
    outcome = Outcome(kind, winners, scores, "fox.game.winner", MOST_POINTS)
    assert Voice(names=("Ann", "Ben", "Cleo")).say(outcome.summary) == f"{told} Most points."
