"""Tables in lists: what anybody may know about one, and how the games of one person went."""

from collections.abc import Iterable
from typing import Any, Final

from tanglewood.core.plain import Plain
from tanglewood.games.registry import load
from tanglewood.protocol.shuffling import shuffle_plain
from tanglewood.protocol.state_message import seats_plain
from tanglewood.session.change import OVER, PLAYING, Last, TableInfo
from tanglewood.session.dealcode import deal_code


def table_plain(info: TableInfo, last: Last | None) -> Plain:
    """What anybody may know about a table."""
    number, _, at = last or Last(0, 0, info.updated)
    over, terms = info.status == OVER, info.terms
    return {
        "table": info.id,
        "game": info.game,
        "title": load(info.game, **info.options).title,
        "options": dict(info.options),
        "status": info.status,
        "number": number,
        "created": info.created,
        "updated": max(at, info.updated),
        "seats": seats_plain(info),
        "clock": None
        if terms is None
        else {"seconds": terms.bank // 1000, "increment": terms.increment // 1000},
        "deal_known": info.known_deal,
        "deal_by": info.deal_by,
        "occasion": info.occasion,
        "practice": info.practice,
        "shuffle": shuffle_plain(info),
        "outcome": dict(info.result) if over and info.result is not None else None,
        "deal": deal_code(info.seed)
        if over and info.seed is not None and not info.plays_on
        else None,
        "rematch_of": info.rematch_of,
        "rematch": info.rematch,
        "begun": info.plays_on,
    }


def games_plain(found: Iterable[tuple[TableInfo, int, Last | None]]) -> list[Plain]:
    """The games of somebody who has these seats, newest first."""
    games: list[Plain] = []
    for info, seat, last in found:
        to_act = last.to_act if info.status == PLAYING and last is not None else None
        plain = table_plain(info, last)
        games.append({"table": plain, "seat": seat, "to_act": to_act, "your_turn": to_act == seat})
    games.sort(key=lambda it: (it["table"]["updated"], it["table"]["table"], it["seat"]))
    return games[::-1]


_NOTHING: Final[Plain] = {
    "played": 0, "won": 0, "lost": 0, "drawn": 0, "shared": 0, "running": 0,
    "best": None, "average": None,
}  # fmt: skip


def tallies(found: Iterable[tuple[TableInfo, int]]) -> dict[str, Plain]:
    """How it went at these seats, by game."""
    counted: dict[str, Plain] = {}
    scores: dict[str, list[int]] = {}
    for info, seat in found:
        if info.plays_on or info.practice:  # practice counts for nothing
            continue
        tally = counted.setdefault(info.game, dict(_NOTHING))
        if info.status != OVER or info.result is None:
            tally["running"] += 1
            continue
        tally["played"] += 1
        tally[_ending(info.result, seat)] += 1
        points = info.result["scores"]
        if points:
            scores.setdefault(info.game, []).append(
                points[seat] if seat < len(points) else points[0]
            )
    for game, points in scores.items():
        counted[game]["best"] = max(points)
        counted[game]["average"] = round(sum(points) / len(points), 2)
    return counted


def _ending(result: Any, seat: int) -> str:
    ending, winners = result["ending"], result["winners"]
    if ending == "shared" and seat in winners:
        return "shared"
    if seat in winners:
        return "won"
    return "drawn" if ending == "draw" else "lost"
