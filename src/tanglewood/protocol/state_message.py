"""The parts of what a table is told: what everybody there knows, and which events are new."""

from typing import Any

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import message_plain
from tanglewood.core.outcome import Outcome
from tanglewood.core.plain import Plain
from tanglewood.protocol.shuffling import known_plain
from tanglewood.record.form import HUMAN
from tanglewood.record.scribe import result_of
from tanglewood.session.change import OVER, PLAYING, WAITING, TableInfo
from tanglewood.session.dealcode import deal_code
from tanglewood.session.hosted import Hosted

_WRITTEN_DOWN = frozenset({"round-scored", "round-ended"})
"""What people write down: it stays in sight where they play from memory."""


def is_reset(hosted: Hosted, mode: str, since: int) -> bool:
    """Whether a client that was told everything up to `since` must be told all events again."""
    over, memory = hosted.table.outcome is not None, mode != "assist"
    return since < hosted.reset_at or since > hosted.number or since == 0 or (over and memory)


def news_of(hosted: Hosted, viewer: int, mode: str, since: int) -> list[tuple[int, Event]]:
    """What the viewer saw happen after the change with number `since`, and may be told of now. In
    the mode `memory`, events before the viewer's last decision come when the game is over."""
    news = hosted.news(viewer, since)
    if mode == "assist" or hosted.table.outcome is not None:
        return news
    forgotten = hosted.last_decision(viewer)
    return [it for it in news if it[0] >= forgotten or it[1].kind in _WRITTEN_DOWN]


def with_reset(hosted: Hosted) -> Plain:
    """What is only told together with all events: what the game's own components say, and how the
    cards are shuffled or who chose them."""
    return {"own_words": own_words(hosted.table.game)} | known_plain(hosted.info)


def own_words(game: Game[Any]) -> Plain:
    """What the game's own components say, by the id of the message."""
    return {id_: message.plain() for id_, message in game.own_words.items()}


def common_part(hosted: Hosted, info: TableInfo, seats: list[Plain], running: int) -> Plain:
    """What everybody at the table is told: who sits there, as `seats` has it, and `running` is how
    long the seat to act has thought."""
    outcome = hosted.table.outcome
    return {
        "status": status_of(hosted),
        "to_act": hosted.table.to_act,
        "chat": may_talk(hosted),
        "clock": _clock(hosted, running),
        "seats": seats,
        "offers": {"resign": sorted(hosted.table.giving_up), "rematch": sorted(hosted.rematch)},
        "outcome": None if outcome is None else outcome_plain(outcome, hosted.cause),
        "practice": hosted.table.practice,
        "deal": _deal(hosted),
        "rematch": None if info.rematch is None else {"table": info.rematch},
    }


def _deal(hosted: Hosted) -> str | None:
    """The deal code, once it tells nothing any more."""
    if hosted.table.outcome is None or hosted.source is None or hosted.info.plays_on:
        return None
    return deal_code(hosted.source)


def status_of(hosted: Hosted) -> str:
    """Where the game stands."""
    if not hosted.started:
        return WAITING
    return PLAYING if hosted.table.outcome is None else OVER


def may_talk(hosted: Hosted) -> bool:
    """Whether chat is open: a team is silent while its rules say so (`duet.talk`)."""
    if not hosted.started or hosted.table.outcome is not None:
        return True
    return bool(getattr(hosted.table.state, "talk", True))


def present_seats(info: TableInfo, hosted: Hosted, presence: list[Plain]) -> list[Plain]:
    """Who sits where, and whether somebody is there; an AI always is."""
    return [
        seat | (there if seat["player"] == HUMAN else {"present": True, "away": None})
        for seat, there in zip(seats_plain(info, hosted), presence, strict=True)
    ]


def seats_plain(info: TableInfo, hosted: Hosted | None = None) -> list[Plain]:
    """Who sits where; with the table at hand, who plays there now."""
    found = []
    for seat in info.seats:
        agent = seat.agent
        if hosted is not None and hosted.started:
            now = hosted.table.players[seat.seat].agent
            agent = None if now == HUMAN else now
        found.append(
            {
                "seat": seat.seat,
                "player": HUMAN if agent is None else "ai",
                "name": seat.name,
                "agent": agent,
                "joined": seat.joined,
            }
        )
    return found


def outcome_plain(outcome: Outcome, cause: str) -> Plain:
    """How the game ended."""
    return {**result_of(outcome), **message_plain(outcome.reason), "cause": cause}


def _clock(hosted: Hosted, running: int) -> Plain | None:
    clock = hosted.clock
    if clock is None:
        return None
    people, seat = hosted.table.people, hosted.table.to_act
    left = [time if at in people else None for at, time in enumerate(clock.left)]
    if seat in people:
        left[seat] = clock.left_after(seat, running)
    return {
        "left": left,
        "running": seat if seat in people else None,
        "increment": clock.terms.increment,
    }
