"""What a game that is over is worth to each seat.

Among rivals the returns add up to 0. `win`: each loser pays 1, the winners share it, and a draw is
0 for all. `points`: one's own points less the mean of the others'. A team gets the same for both.
"""

from tanglewood.adapters.openspiel.catalogue import POINTS
from tanglewood.adapters.openspiel.course import Course, Setting


def returns(course: Course, worth: str) -> list[float]:
    """The returns of a course that is over."""
    game, scores = course.setting.game, course.scores()
    seats, winners = game.seats, course.winners()
    if game.cooperative:
        value = float(scores[0]) if worth == POINTS else 1.0 if winners else -1.0
        return [value] * seats
    if seats == 1:
        return [float(scores[0]) if worth == POINTS else float(bool(winners))]
    if worth == POINTS:
        whole = sum(scores)
        return [score - (whole - score) / (seats - 1) for score in scores]
    if winners is None:  # the rounds ran out: as it stands
        most = max(scores)
        winners = tuple(seat for seat in range(seats) if scores[seat] == most)
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    return [losers / len(winners) if seat in winners else -1.0 for seat in range(seats)]


def span(setting: Setting, worth: str) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    game, points = setting.game, float(setting.limits.points)
    if game.cooperative:
        return (0.0, points) if worth == POINTS else (-1.0, 1.0)
    if game.seats == 1:
        return (0.0, points) if worth == POINTS else (0.0, 1.0)
    return (-points, points) if worth == POINTS else (-1.0, game.seats - 1.0)
