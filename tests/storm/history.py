"""The history: what every client sent, what it was answered, what it was shown, and every fault.

It is written down as it happens, one JSON object per line. What the checker needs of a table is
kept in memory until the table is checked, and what was acknowledged until the end.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import IO, Any

Plain = dict[str, Any]
ACK = "ack"


@dataclass(slots=True)
class Request:
    """Something that a seat asked for. `number` is the position it was for, None for chat."""

    seat: int
    kind: str
    number: int | None
    text: str
    key: str
    answer: str | None = None
    """`ack`, or the reason of the refusal; None while nobody knows."""
    acked: set[int] = field(default_factory=set)
    """Every number that it was acknowledged with."""

    @property
    def message(self) -> Plain:
        """As the protocol wants it."""
        match self.kind:
            case "chat":
                return {"type": "chat", "text": self.text, "request": self.key}
            case "act":
                return {"type": "act", "number": self.number, "action": self.text}
            case "claim":
                return {"type": "claim", "number": self.number, "seat": int(self.text)}
            case "takeover":
                seat = int(self.text)
                return {"type": "takeover", "number": self.number, "seat": seat, "agent": "uniform"}
            case "rematch":
                return {"type": "rematch"}
            case _:
                return {"type": self.kind, "number": self.number}


@dataclass(slots=True)
class Shown:
    """What one client was shown of a table, over all its connections."""

    viewer: int
    server: int
    positions: dict[int, str] = field(default_factory=dict)
    """By number: the position as canonical JSON."""
    events: list[Plain] = field(default_factory=list)
    number: int = 0


@dataclass(slots=True)
class Told:
    """All that happened at one table."""

    table: str
    game: str
    people: frozenset[int]
    requests: list[Request] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)


def canonical(value: object) -> str:
    """The same text for the same JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


class History:
    """What happened in one world."""

    def __init__(self, file: Path, world: str) -> None:
        self.file, self._world, self._began = file, world, monotonic()
        self._out: IO[str] = file.open("w", encoding="utf-8")
        self.tables: dict[str, Told] = {}
        self.counts: Counter[str] = Counter()
        self.wrongs: list[str] = []

    def note(self, what: str, **more: Any) -> None:
        """Write a line."""
        at = round(monotonic() - self._began, 4)
        self._out.write(canonical({"at": at, "what": what, **more}) + "\n")

    def wrong(self, what: str, **more: Any) -> None:
        """Something is not as it was promised."""
        self.wrongs.append(f"{self._world}: {what} {canonical(more) if more else ''}".rstrip())
        self.note("WRONG", wrong=what, **more)
        self._out.flush()

    def sent(self, told: Told, request: Request) -> None:
        told.requests.append(request)
        self.counts["sent"] += 1
        self.note("sent", table=told.table, seat=request.seat, kind=request.kind,
                  number=request.number, text=request.text, key=request.key)  # fmt: skip

    def answered(self, told: Told, request: Request, message: Plain) -> None:
        answer = ACK if message["type"] == ACK else message["reason"]
        if answer == ACK:
            request.acked.add(message["number"])
            if request.answer is None:
                self.counts["acknowledged"] += 1
                self.counts[f"acknowledged {request.kind}"] += 1
        request.answer = request.answer if request.answer == ACK else answer
        self.note("answered", table=told.table, key=request.key, answer=answer,
                  number=message["number"])  # fmt: skip

    def showed(self, told: Told, shown: Shown, state: Plain) -> bool:
        """A client was shown a state; whether it is a newer position than it had seen."""
        number = int(state["number"])
        position = canonical(
            {
                "view": state["view"],
                "legal": [action["text"] for action in state["legal"]],
                "to_act": state["to_act"],
                "over": state["outcome"] is not None,
            }
        )
        before = shown.positions.setdefault(number, position)
        if before != position:
            self.wrong("one client was shown two positions of one number", table=told.table,
                       viewer=shown.viewer, number=number, one=before, other=position)  # fmt: skip
        if state["reset"]:
            shown.events.clear()
        shown.events += [_bare(event) for event in state["events"]]
        newer = number > shown.number
        if number < shown.number:
            older = "one client was shown an older position after a newer one"
            self.wrong(older, table=told.table, viewer=shown.viewer, newer=shown.number,
                       older=number)  # fmt: skip
        shown.number = max(number, shown.number)
        self.counts["shown"] += 1
        self.note("shown", table=told.table, viewer=shown.viewer, server=shown.server,
                  number=number)  # fmt: skip
        return newer

    def close(self) -> None:
        self._out.close()


def _bare(event: Plain) -> Plain:
    """An event without its words."""
    return {key: value for key, value in event.items() if key not in {"words", "message"}}
