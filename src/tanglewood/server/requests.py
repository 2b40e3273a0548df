"""What a seat may ask of the table, and when."""

import asyncio
from functools import partial
from typing import Any

from tanglewood.agents.registry import known
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.protocol.asking import (
    chat_text,
    check_back,
    check_hint,
    check_length,
    check_player,
    check_seated,
    check_share,
    dealt_with,
    need_start,
)
from tanglewood.protocol.pace import Pace
from tanglewood.protocol.refusal import Refused
from tanglewood.server import messages as m
from tanglewood.server.fair_shares import Asker
from tanglewood.server.logs import LOG
from tanglewood.server.room import Room
from tanglewood.session import change as kinds
from tanglewood.session.keys import hash_secret
from tanglewood.session.store import SeatKey


async def carry_out(
    room: Room, seat: int, message: m.Client, request: str, caller: str
) -> int | None:
    """Do what a seat asks, from the address `caller`; the number of the change, or None if nothing
    is numbered.

    The same again, with the same `request`, is done once.
    """
    if isinstance(message, m.Share):
        return await _share(room, message)
    check_player(seat)

    seated, others = (
        partial(_check_seated, room, seat),
        partial(_check_about_others, room, seat, message),
    )
    match message:
        case m.Act():
            return await room.change(kinds.ACT, seat, message.action, message.number, seated)
        case m.Say():
            same = request if message.request is None else hash_secret(message.request)
            await _say(room, seat, message.text, same, caller)
            return None
        case m.Back():
            return await room.change(
                kinds.RETURN, seat, "", message.number, partial(_check_return, room, seat)
            )
        case m.Undo():
            return await room.change(kinds.UNDO, seat, "", message.number, others)
        case m.Practice():
            return await room.change(kinds.PRACTICE, seat, "", message.number, others)
        case m.Resign():
            return await room.change(kinds.RESIGN, seat, "", message.number, seated)
        case m.Takeover():
            agent = message.agent
            return await room.change(kinds.TAKEOVER, message.seat, agent, message.number, others)
        case m.Claim():
            return await room.change(kinds.CLAIM, message.seat, str(seat), message.number, others)
        case m.Rematch():
            if seat in room.hosted.rematch:
                return room.hosted.number
            return await room.change(kinds.REMATCH, seat, "", None, seated)
        case _:
            raise Refused("unavailable", Message("server-cannot"))


async def _check_seated(room: Room, seat: int) -> None:
    check_seated(room.hosted, seat)


async def _check_about_others(room: Room, seat: int, message: m.Client) -> None:
    check_seated(room.hosted, seat)
    match message:
        case m.Undo() | m.Practice():
            _check_length(room)
        case m.Takeover():
            _check_length(room)
            await _check_takeover(room, seat, message)
        case m.Claim():
            await _check_claim(room, seat, message)


async def _check_return(room: Room, seat: int) -> None:
    need_start(room.hosted)
    _check_length(room)
    check_back(room.hosted, seat)


async def _share(room: Room, message: m.Share) -> int:
    """Put what a seat pledged into the shuffle; the token says whose it is. Again is harmless."""
    seat = await room.hub.store.seat_of(SeatKey(room.id, hash_secret(message.token)))
    if seat is None:
        raise Refused("token", Message("server-wrong-token"))
    async with room.hold():
        await room.catch_up_and_tell()
        share = bytes.fromhex(message.share)
        if dealt_with(room.hosted, seat, share):
            return room.hosted.number
        check_share(room.info, seat, share)
        await room.hub.store.share(room.id, seat, message.share)
        await room.catch_up_and_tell()
        await room.begin()
        room.tell_others({"kind": "change", "number": None})
        dealt_with(room.hosted, seat, share)
        return room.hosted.number


async def hint(room: Room, seat: int, number: int, address: str) -> dict[str, Any]:
    """The hint for a seat that is to act in the position with this number; for people who play
    with nobody but agents. It comes at the pace of an AI's answers: how long it takes would tell
    how busy agents are at other tables."""
    pace = Pace(room.hub.config.answer_after)
    check_player(seat)
    async with room.hold():
        hosted = room.hosted
        check_hint(hosted, seat, number)
        thinking = room.hub.thinkers.hint(hosted, Asker(address, person=True))
    try:
        found = await thinking
    except Exception:  # a mistake of ours; nothing was to be kept, so nothing is in doubt
        LOG.exception("a hint failed", extra={"table": room.id, "number": number})
        raise Refused("unavailable", Message("server-hint-failed")) from None
    hosted.table.hint_history.keep(seat, number, found["kind"])
    await asyncio.sleep(pace.wait())
    return found


async def _check_takeover(room: Room, seat: int, message: m.Takeover) -> None:
    need_start(room.hosted)
    if not known(message.agent):
        raise Refused("unavailable", Message("server-no-ai", agent=shortened(message.agent)))
    await _check_away(room, seat, message.seat, room.hub.config.takeover_after)


async def _check_claim(room: Room, seat: int, message: m.Claim) -> None:
    need_start(room.hosted)
    if room.hosted.table.game.cooperative:
        raise Refused("unavailable", Message("server-team-waits"))
    await _check_away(room, seat, message.seat, room.hub.config.claim_after)


async def _check_away(room: Room, seat: int, other: int, least: float) -> None:
    """The store must say, too, that nobody is at the seat, through whichever server."""
    if other == seat or other not in room.hosted.table.people:
        raise Refused("seat", Message("server-away-seat"))
    await room.hub.attendance.read(room)
    away, name = room.audience.presence.away_for(other), room.hosted.table.names[other]
    if away is None:
        raise Refused("present", Message("server-is-here", name=name))
    if away < least:
        wait = int(least - away) + 1
        raise Refused("present", Message("server-may-come-back", name=name, n=wait))


def _check_length(room: Room) -> None:
    check_length(room.hosted, room.hub.config.changes_a_table)


async def _say(room: Room, seat: int, text: str, request: str, caller: str) -> None:
    text = chat_text(room.hosted, text)
    quotas = room.hub.quotas
    for bucket in (quotas.chats.of(f"{room.id} {seat}"), quotas.address_chats.of(caller)):
        # What was said already is only said again by somebody who missed the answer.
        if not bucket.take() and not await room.hub.store.chats.has(room.id, seat, request):
            raise Refused("rate", Message("server-chat-rate", n=int(bucket.wait) + 1))
    await room.say(seat, text, request)
