"""`tanglewood hint`: the best action at a moment of a recorded game, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.options import FILE
from tanglewood.cli.records import NUMBER, record_of

if TYPE_CHECKING:
    from tanglewood.record import Moment, Record


@click.command(
    short_help="Say which action is best, and why.",
    epilog="Example: tanglewood hint games.jsonl --at 40",
)
@click.argument("file", type=FILE)
@NUMBER
@click.option("--at", type=click.IntRange(0), metavar="N",
              help="The moment after entry N; the last decision by default.")  # fmt: skip
@click.option("--seat", type=click.IntRange(0), metavar="S",
              help="Without --at: the last decision of seat S.")  # fmt: skip
@click.option("--iterations", type=click.IntRange(1, 10_000_000), metavar="N",
              help="How long to think; 2000 by default.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True,
              metavar="S", help="The same seed gives the same hint.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print all numbers as JSON.")
def command(
    file: Path,
    number: int,
    at: int | None,
    seat: int | None,
    iterations: int | None,
    seed: int,
    as_json: bool,
) -> None:
    """Say which action is best at a moment of a record, why, and what every legal action promises.

    The hint sees what the seat to act may know, nothing else. Numbers come with their 95 %
    uncertainty.
    """
    from tanglewood.agents.hint import ITERATIONS, hint
    from tanglewood.cli.line.screen import Screen
    from tanglewood.record import BadRecord
    from tanglewood.session.show import position
    from tanglewood.session.show.hint import hint_lines
    from tanglewood.words import table_voice

    record = record_of(file, number, at, seat)
    try:
        moment = _moment(record, at, seat)
    except BadRecord as error:
        raise error.in_game(number) from None
    state = moment.state
    view = state.view(state.to_act)
    found = hint(view, iterations=iterations or ITERATIONS, seed=seed)
    if as_json:
        head = {"game": record.game.name, "entry": moment.number, "seat": state.to_act}
        click.echo(json.dumps(head | found.plain(), indent=2))
        return
    screen = Screen(record.game.name)
    screen.say(f"After entry {moment.number}, {record.names[state.to_act]} is to act.")
    voice = table_voice(record.game, record.names)
    screen.show(position(view, voice))
    screen.say()
    screen.show(hint_lines(view, found, voice))


def _moment(record: "Record", at: int | None, seat: int | None) -> "Moment":
    """The moment that is asked about; it has a seat to act."""
    from tanglewood.cli import UserError
    from tanglewood.record import follow

    found = None
    for moment in follow(record):
        asked = moment.state.to_act >= 0 and moment.outcome is None
        if asked and (at is not None or seat in {None, moment.state.to_act}):
            found = moment
        if moment.number == at:
            found = moment if asked else None
            break
    if found is None:
        where = "here" if at is None else f"after entry {at}"
        raise UserError(f"Nobody has to decide anything {where}; choose another --at.")
    if seat is not None and found.state.to_act != seat:
        raise UserError(f"Seat {found.state.to_act} is to act after entry {at}, not seat {seat}.")
    return found
