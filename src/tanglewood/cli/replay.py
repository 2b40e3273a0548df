"""`tanglewood replay`: read a recorded game."""

from pathlib import Path

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import FILE
from tanglewood.cli.records import NUMBER, record_of


@localized_command(
    about="help-replay",
    short="help-replay-short",
    example="tanglewood replay games.jsonl --game 3 --at 40 --seat 0",
)
@click.argument("file", type=FILE)
@NUMBER
@option("--at", type=click.IntRange(0), metavar="N", help="help-replay-at")
@option("--seat", type=click.IntRange(0), metavar="S", help="help-replay-seat")
@option("--json", "as_json", is_flag=True, help="help-replay-json")
def command(file: Path, number: int, at: int | None, seat: int | None, as_json: bool) -> None:
    """Tell the story of a record, entry by entry, up to its end or to --at."""
    from tanglewood.cli.narration import narrate
    from tanglewood.record.errors import in_game

    with in_game(number):
        narrate(record_of(file, number, at, seat), at, seat, as_json)
