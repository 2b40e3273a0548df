"""What a game that is over is worth to each seat: `tanglewood.adapters.rewards` says it."""

from tanglewood.adapters.openspiel.course import CardCourse, Setting
from tanglewood.adapters.rewards import rewards_of


def returns(course: CardCourse, worth: str) -> list[float]:
    """The returns of a course that is over; if its rounds ran out, as the scores stand."""
    scores, end = course.scores(), course.end()
    most = max(scores)
    leading = tuple(seat for seat, score in enumerate(scores) if score == most)
    winners = leading if end is None else end[0]
    return [*rewards_of(course.game, winners, scores, worth)]


def span(setting: Setting, worth: str) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    if worth == "win":
        return -1.0, 1.0
    game, points = setting.game, float(setting.limits.points)
    return (0.0 if game.cooperative or game.seats == 1 else -points), points
