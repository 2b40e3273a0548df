"""`tanglewood hint`: the best action at a moment of a recorded game, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import FILE
from tanglewood.cli.records import NUMBER, record_of
from tanglewood.cli.speech import UserError, at_table, voice
from tanglewood.core.arguments import MOST_SEED
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.record import Moment, Record


@localized_command(
    about="help-hint", short="help-hint-short", example="tanglewood hint games.jsonl --at 40"
)
@click.argument("file", type=FILE)
@NUMBER
@option("--at", type=click.IntRange(0), metavar="N", help="help-hint-at")
@option("--seat", type=click.IntRange(0), metavar="S", help="help-hint-seat")
@option("--iterations", type=click.IntRange(1, 10_000_000), metavar="N",
        help="help-hint-iterations")  # fmt: skip
@option("--seed", type=click.IntRange(0, MOST_SEED), default=0, show_default=True, metavar="S",
        help="help-hint-seed")  # fmt: skip
@option("--json", "as_json", is_flag=True, help="help-hint-json")
def command(
    file: Path,
    number: int,
    at: int | None,
    seat: int | None,
    iterations: int | None,
    seed: int,
    as_json: bool,
) -> None:
    """Say which action is best at a moment of a record, why, and what every legal action
    promises."""
    from tanglewood.agents.hint import ITERATIONS, hint
    from tanglewood.cli.line.screen import Screen
    from tanglewood.record.errors import in_game
    from tanglewood.session.show import position
    from tanglewood.session.show.hint import hint_lines

    record = record_of(file, number, at, seat)
    with in_game(number):
        moment = _moment(record, at, seat)
    state = moment.state
    view = state.view(state.to_act)
    found = hint(view, iterations=iterations or ITERATIONS, seed=seed)
    if as_json:
        head = {"game": record.game.name, "entry": moment.number, "seat": state.to_act}
        click.echo(json.dumps(head | found.plain(), indent=2))
        return
    screen = Screen(record.game.name)
    table = at_table(record.game, record.names)
    screen.say(voice("hint-moment", entry=moment.number, name=record.names[state.to_act]))
    screen.show(position(view, table))
    screen.say()
    screen.show(hint_lines(view, found, table))


def _moment(record: "Record", at: int | None, seat: int | None) -> "Moment":
    """The moment that is asked about; it has a seat to act."""
    from tanglewood.record import replay

    found = None
    for moment in replay(record):
        asked = moment.state.to_act >= 0 and moment.outcome is None
        if asked and (at is not None or seat in {None, moment.state.to_act}):
            found = moment
        if moment.number == at:
            found = moment if asked else None
            break
    if found is None:
        nobody = Message("hint-nobody") if at is None else Message("hint-nobody-at", entry=at)
        raise UserError(nobody)
    if seat is not None and found.state.to_act != seat:
        acting = found.state.to_act
        raise UserError(Message("hint-other-seat", acting=acting, seat=seat, entry=at))
    return found
