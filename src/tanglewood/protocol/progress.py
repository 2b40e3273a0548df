"""The progress of somebody who has seats at tables, and of games that their browser kept."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.progress.games import FinishedGame, PlayedGame
from tanglewood.progress.summary import summary
from tanglewood.record.form import Entry
from tanglewood.session import change as kinds
from tanglewood.session.change import OVER, Change, TableInfo

AT_ONCE: Final = 20
"""This many games are looked at for one answer; the others are asked for again."""


def games_to_count(
    held: Iterable[tuple[TableInfo, int]], known: Iterable[str]
) -> tuple[list[tuple[TableInfo, int]], bool]:
    """The games that count and are not known yet, the oldest first, and whether there are more. A
    table at which one browser has several seats is nobody's own."""
    seats = list(held)
    many, before = Counter(info.id for info, _ in seats), set(known)
    found = [
        (info, seat)
        for info, seat in seats
        if counts(info) and many[info.id] == 1 and info.id not in before
    ]
    found.sort(key=lambda it: (it[0].updated, it[0].id))
    return found[:AT_ONCE], len(found) > AT_ONCE


def counts(info: TableInfo) -> bool:
    """Whether a game counts: it is over, and was no practice."""
    return info.status == OVER and info.result is not None and not (info.plays_on or info.practice)


def played_game(
    info: TableInfo, seat: int, changes: Iterable[Change], review: Mapping[str, Any] | None
) -> PlayedGame:
    """A game that counts, from the side of a seat."""
    assert info.result is not None
    agents = [it.agent or "" for it in info.seats]
    entries = entries_of(changes)
    game = FinishedGame(
        id=info.id, game=info.game, options=info.options, agents=agents, entries=entries,
        result=info.result, known_deal=info.known_deal,
    )  # fmt: skip
    sides = [] if review is None else review["seats"]
    accuracy = next((it["accuracy"] for it in sides if it["seat"] == seat), None)
    return game.played_by(seat, info.updated, accuracy)


def entries_of(changes: Iterable[Change]) -> list[Entry]:
    """What the record of a table says, after all that was taken back."""
    entries: list[Entry] = []
    for change in changes:
        entries += change.entries
        if change.kind in {kinds.UNDO, kinds.PRACTICE}:
            del entries[int(change.text) :]
    return entries


def known_games(found: Sequence[object]) -> list[PlayedGame]:
    """The games that a browser kept; BadOption where they are damaged."""
    try:
        return [PlayedGame.parse(it) for it in found]
    except ValueError:
        raise BadOption(Message("progress-bad-file")) from None


def progress_plain(
    known: Sequence[PlayedGame],
    new: Sequence[PlayedGame],
    days: Sequence[str],
    puzzles: Mapping[str, int],
    *,
    more: bool,
) -> Plain:
    """The games that are new, whether there are more, and what all of them come to."""
    try:
        come = summary([*known, *new], days, puzzles)
    except ValueError:  # a date that is none
        raise BadOption(Message("progress-bad-file")) from None
    return {"found": [it.plain() for it in new], "more": more, "summary": come}
