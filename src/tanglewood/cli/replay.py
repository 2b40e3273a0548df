"""`tanglewood replay`: read a recorded game."""

from pathlib import Path

import click

from tanglewood.cli.options import FILE
from tanglewood.cli.records import NUMBER, record_of


@click.command(
    short_help="Tell the story of a record.",
    epilog="Example: tanglewood replay games.jsonl --game 3 --at 40 --seat 0",
)
@click.argument("file", type=FILE)
@NUMBER
@click.option("--at", type=click.IntRange(0), metavar="N",
              help="Stop after entry N and show the position.")  # fmt: skip
@click.option("--seat", type=click.IntRange(0), metavar="S",
              help="Tell the game as seat S saw it; without it, everything is shown.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the position reached as JSON.")
def command(file: Path, number: int, at: int | None, seat: int | None, as_json: bool) -> None:
    """Tell the story of a record, entry by entry, up to its end or to --at.

    Every entry is checked by the rules; a wrong one is named (exit code 2).
    """
    from tanglewood.cli.retold import retell
    from tanglewood.record import BadRecord

    try:
        retell(record_of(file, number, at, seat), at, seat, as_json)
    except BadRecord as error:
        raise error.in_game(number) from None
