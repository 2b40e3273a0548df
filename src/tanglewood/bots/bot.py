"""A program as an agent: one process for every seat it takes, so that no seat knows another's
cards."""

import json
import shlex
from shutil import which
from typing import Any, Final

from tanglewood.agents.agent import Agent, Misbehaved
from tanglewood.agents.registry import agent
from tanglewood.bots.limits import PROTOCOL, Limits
from tanglewood.bots.messages import WAYS, game_message, result_message, turn_message
from tanglewood.bots.pipe import Pipe
from tanglewood.core.action import Action
from tanglewood.core.asked import check_to_act
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption, BadText
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.plain import Plain
from tanglewood.core.printable import shortened
from tanglewood.core.view import View

MARK: Final = "cmd:"
"""What the name of a program begins with where agents are named."""


def player(name: str, limits: Limits | None = None) -> Agent:
    """The agent with this name, or the program after `cmd:`."""
    if name.startswith(MARK):
        return Bot(name.removeprefix(MARK), limits or Limits())
    return agent(name)


class Bot:
    """An agent that lives in programs of its own, started when they are first asked.

    A program that misbehaves is ended at once, `choose` raises `Misbehaved`, and the next turn is
    asked of a new one.
    """

    def __init__(self, command: str, limits: Limits | None = None) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError:
            raise BadOption(Message("bot-quotation", command=shortened(command, 60))) from None
        if not self._words or which(self._words[0]) is None:
            first = self._words[0] if self._words else ""
            raise BadOption(Message("bot-no-program", name=shortened(first, 60)))
        self.name = f"{MARK}{command}"[:70]
        self._limits = limits or Limits()
        self._seats: dict[int, _Seat] = {}

    def sit(self, game: Game[Any], seat: int) -> None:
        """A game begins; the program hears of it with its first turn."""
        if seat in self._seats:
            self._seats[seat].playing = False

    def choose(self, view: View, source: Stream) -> Action:
        """Ask the program at this seat."""
        check_to_act(view)
        seat = view.viewer
        if seat not in self._seats:
            self._seats[seat] = _Seat(Pipe(self._words, self._limits), self._limits)
        try:
            return self._seats[seat].choose(view, source)
        except Misbehaved as error:
            self._seats.pop(seat).dismiss(error)
            raise

    def leave(self, seat: int, outcome: Outcome) -> None:
        """Tell the program how the game ended, if it has played."""
        if seat in self._seats:
            self._seats[seat].leave(seat, outcome)

    def close(self) -> None:
        """End all programs."""
        while self._seats:
            self._seats.popitem()[1].pipe.close()


class _Seat:
    """A program at one seat: what it wants to see, and what it has been told."""

    def __init__(self, pipe: Pipe, limits: Limits) -> None:
        self.pipe = pipe
        self.playing = False
        self._limits = limits
        self._way = ""
        self._told = 0

    def choose(self, view: View, source: Stream) -> Action:
        game = view.game
        if not self._way:
            self._way = self._hello()
        if not self.playing or len(view.log) < self._told:
            self.pipe.tell(_line(game_message(game, view.viewer, self._way)))
            self.playing, self._told = True, 0
        turn = turn_message(game, view, self._told, self._way)
        turn |= {"random": source.below(1 << 53), "seconds": self._limits.seconds}
        answer = _parsed(self.pipe.ask(_line(turn), self._limits.seconds), "move")
        self._told = len(view.log)
        return _action(answer, view)

    def _hello(self) -> str:
        """Greet the program; how it wants to see its turns."""
        limits = {"seconds": self._limits.seconds, "bytes": self._limits.answer}
        hello = {"type": "hello", "protocol": PROTOCOL, "engine": "tanglewood", "limits": limits}
        answer = _parsed(self.pipe.ask(_line(hello), self._limits.hello), "hello")
        way = answer.get("view", "json")
        if way not in WAYS:
            raise Misbehaved("garbled", Message("misbehaved-view", views=", ".join(WAYS)))
        return str(way)

    def leave(self, seat: int, outcome: Outcome) -> None:
        if self.playing:
            self.pipe.tell(_line(result_message(seat, outcome)))
        self.playing = False

    def dismiss(self, error: Misbehaved) -> None:
        """Say why, for its author's log, and end it."""
        message = {"type": "error", "reason": error.reason, "sentence": error.sentence}
        self.pipe.tell(_line(message))
        if error.reason in {"time", "flood"}:
            self.pipe.kill()
        else:
            self.pipe.close()


def _line(message: Plain) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes, wanted: str) -> Plain:
    """The message of a line, of the type that was asked for."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        shown = line[:40].decode("utf-8", "replace")
        raise Misbehaved("garbled", Message("misbehaved-json", answer=repr(shown))) from None
    if not isinstance(found, dict) or found.get("type") != wanted:
        raise Misbehaved("garbled", Message("misbehaved-type", type=wanted))
    return found


def _action(answer: Plain, view: View) -> Action:
    """The legal action that a move names by its text or its index."""
    actions = view.game.actions
    match answer:
        case {"action": str(text)}:
            try:
                action = actions.parse(text)
            except BadText as error:
                raise Misbehaved("illegal", error.message) from None
        case {"index": int(index)} if not isinstance(index, bool):
            if not 0 <= index < len(actions):
                raise Misbehaved("illegal", Message("misbehaved-index", index=str(index)))
            action = actions[index]
        case _:
            raise Misbehaved("garbled", Message("misbehaved-move"))
    if action not in view.legal:
        raise Misbehaved("illegal", Message("misbehaved-illegal", action=action.text))
    return action
