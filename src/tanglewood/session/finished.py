"""What a finished game came to: its tricks or trades step by step, with what each brought, and how
a seat stands at the end.

The steps are made of the checks of a record, so they know no game: a step is a trick or a trade,
and what else the record notes until the next one belongs to it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tanglewood.record.form import Entry, Record

GOOD: Final = "●"
OTHER: Final = "○"
GAIN: Final = "◆"
NO_GAIN: Final = "◇"
"""A trick that is mine or the other's; for a team, one that brought something or nothing."""
IN_A_LINE: Final = 13


class PlayedStep(NamedTuple):
    """A trick or a trade: whose it was, what was played by whom, and whether it brought points."""

    round: int
    seat: int
    played: tuple[tuple[int, str], ...]
    gain: bool

    def plain(self) -> dict[str, Any]:
        played = [{"seat": seat, "text": text} for seat, text in self.played]
        return {"round": self.round, "seat": self.seat, "played": played, "gain": self.gain}


def played_steps(record: Record) -> tuple[PlayedStep, ...]:
    """The steps of a game from its first to its last."""
    steps: list[PlayedStep] = []
    round_, scores = 0, [0] * record.game.seats
    for note in record.entries:
        if note.get("chance") == "deal":
            round_ += 1
        match note:
            case {"check": "trick", "winner": int(winner)}:
                steps.append(PlayedStep(round_, winner, _trick(note), False))
            case {"check": "trade", "seat": int(seat), "scores": list(now)}:
                gain = now[seat] > scores[seat]
                steps.append(PlayedStep(round_, seat, ((seat, _trade(note)),), gain))
                scores = now
            case {"check": "gem"} if steps:
                steps[-1] = steps[-1]._replace(gain=True)
    return tuple(steps)


def marks(record: Record, seat: int) -> list[str]:
    """The steps as lines of symbols that give no card away."""
    steps, team = played_steps(record), record.game.cooperative
    lines: list[str] = []
    for number in sorted({step.round for step in steps}):
        line = "".join(_mark(step, seat, team) for step in steps if step.round == number)
        lines += [line[at : at + IN_A_LINE] for at in range(0, len(line), IN_A_LINE)]
    return lines


def _mark(step: PlayedStep, seat: int, team: bool) -> str:
    if team:
        return GAIN if step.gain else NO_GAIN
    if len(step.played) > 1:
        return GOOD if step.seat == seat else OTHER
    if step.seat != seat:
        return ""
    return GOOD if step.gain else OTHER


def _trick(note: Entry) -> tuple[tuple[int, str], ...]:
    leader = note["leader"]
    assert isinstance(leader, int)
    return (leader, str(note["lead"])), (1 - leader, str(note["follow"]))


def _trade(note: Entry) -> str:
    taken = note["taken"]
    assert isinstance(taken, Sequence)
    return f"{note['discard']} → {' '.join(map(str, taken))}"


class Standing(NamedTuple):
    """What a game brought a seat, and the best of the others; None where nobody is against it."""

    own: int
    other: int | None
    won: bool

    @property
    def margin(self) -> int:
        """By how much it was ahead; for a team, its points."""
        return self.own - (self.other or 0)

    def plain(self) -> dict[str, Any]:
        return {"own": self.own, "other": self.other, "won": self.won}


def standing(result: Mapping[str, Any], seat: int) -> Standing:
    """The result of a game, as a record has it, from a seat's side."""
    scores, won = result["scores"], seat in result["winners"]
    if seat >= len(scores) or len(scores) == 1:
        return Standing(scores[0] if scores else 0, None, won)
    others = [score for at, score in enumerate(scores) if at != seat]
    return Standing(scores[seat], max(others), won)
