"""The score sheet: what each round brought, read from the record."""

from collections import Counter
from typing import Any

from tanglewood.core.event import kind_of
from tanglewood.core.seat import SPECTATOR
from tanglewood.games.fox.rules import standing
from tanglewood.record.form import Record
from tanglewood.record.replay import steps, verify
from tanglewood.words import Voice

Rows = list[list[str]]


def sheet(record: Record, voice: Voice) -> Rows:
    """The sheet as rows of texts, the head first."""
    if record.game.name == "woods":
        return _woods(record, voice)
    if record.game.name == "duet":
        return _duet(record, voice)
    return _fox(record, voice)


def _fox(record: Record, voice: Voice) -> Rows:
    """A row a round: tricks, points and the score after it."""
    chart = getattr(getattr(record.game, "rules", None), "scores", ())
    heads = [voice("tui-sheet-fox", name=name) for name in record.names]
    rows = [[voice("end-round"), *heads]]
    for note in record.entries:
        match note:
            case {"check": "round", "round": number, "tricks": [*tricks], "points": [*points],
                  "scores": [*scores]}:  # fmt: skip
                cells = [
                    f"{_tricks(chart, won, voice)}, {gained:+d}, {now}"
                    for won, gained, now in zip(tricks, points, scores, strict=True)
                ]
                rows.append([str(number), *cells])
    return rows


def _tricks(chart: tuple[int, ...], tricks: Any, voice: Voice) -> str:
    name = standing(tuple(chart), tricks)
    return f"{tricks} {voice(f'band-{name.lower()}')}" if name else str(tricks)


def _duet(record: Record, voice: Voice) -> Rows:
    """A row a round: tricks by player, gems collected, forest tokens used."""
    heads = [voice("tui-sheet-tricks", name=name) for name in record.names]
    rows = [[voice("end-round"), *heads, voice("tui-sheet-gems"), voice("tui-sheet-trees")]]
    counts: list[Counter[Any]] = []
    for moment in steps(record):
        for event in moment.state.events:
            kind = kind_of(event)
            if kind == "dealt":
                counts.append(Counter())
            elif counts and kind == "trick-won":
                counts[-1][record.game.event_fields(event)["winner"]] += 1
            elif counts and kind in {"collected", "covered"}:
                counts[-1][kind] += 1
    for number, count in enumerate(counts, 1):
        told = [count[0], count[1], count["collected"], count["covered"]]
        rows.append([str(number), *map(str, told)])
    return rows


def _woods(record: Record, voice: Voice) -> Rows:
    """A row a player: sets, tokens, points."""
    plain: dict[str, Any] = verify(record).state.view(SPECTATOR).plain()
    rows = [["", voice("woods-pockets"), voice("end-tokens"), voice("end-points")]]
    for seat, name in enumerate(record.names):
        sets = " ".join(map(str, plain["pockets"][seat])) or "–"
        told = [sets, str(plain["tokens"][seat]), str(plain["scores"][seat])]
        rows.append([name, *told])
    return rows
