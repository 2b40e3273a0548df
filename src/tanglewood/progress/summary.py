"""Everything that a page of progress shows, in plain values."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime

from tanglewood.core.plain import Plain
from tanglewood.games.registry import GAMES
from tanglewood.progress.achievements import achievements, best_days, best_row, days_now
from tanglewood.progress.games import ENDS, WON, PlayedGame, strengths
from tanglewood.progress.standing import SURE, course


def summary(
    games: Iterable[PlayedGame],
    days: Sequence[str] = (),
    puzzles: Mapping[str, int] | None = None,
    today: date | None = None,
) -> Plain:
    """The games in any order; `days` are dates on which a daily deal was finished, `puzzles` the
    longest streaks by game."""
    played = sorted(games, key=lambda it: (it.at, it.id))
    by_game = {name: [it for it in played if it.game == name] for name in GAMES}
    hits = [it.end == WON for it in played]
    row = 0
    while row < len(hits) and hits[-1 - row]:
        row += 1
    now = datetime.now(UTC).date() if today is None else today
    reached = achievements(played, days, max((puzzles or {}).values(), default=0))
    return {
        "games": [_of_game(name, some) for name, some in by_game.items() if some],
        "accuracy": [[it.at, it.game, it.accuracy] for it in played if it.accuracy is not None],
        "wins": {"now": row, "best": best_row(hits)},
        "days": {"now": days_now(days, now), "best": best_days(days)},
        "achievements": [
            {"name": it.name, "have": it.have, "need": it.need, "at": it.at} for it in reached
        ],
    }


def _of_game(name: str, games: Sequence[PlayedGame]) -> Plain:
    """How it went in one game, with the rating after every game that counts."""
    moments = course(games)
    ends = {end: sum(it.end == end for it in games) for end in ENDS}
    rating = None
    if moments:
        value, deviation, _ = moments[-1].rating
        rating = {
            "value": round(value), "deviation": round(deviation), "sure": deviation <= SURE,
        }  # fmt: skip
    beaten = {it.against[0] for it in games if it.end == WON and len(it.against) == 1}
    levels = strengths(name) if any(it.other is not None for it in games) else {}
    return {
        "game": name,
        "played": len(games),
        **ends,
        "best": max(it.own for it in games),
        "rating": rating,
        "curve": [[it.at, round(it.rating.value)] for it in moments],
        "levels": [
            {"name": level, "rating": value, "beaten": level in beaten}
            for level, (value, _) in levels.items()
        ],
    }
