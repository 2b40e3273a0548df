"""`tanglewood check`: does a record keep the rules?"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.options import FILE
from tanglewood.core.english import counted
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.record import Record

Numbered = tuple[int, "Record"]


@click.command(
    short_help="Replay records by the rules.", epilog="Example: tanglewood check games.jsonl"
)
@click.argument("file", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
def command(file: Path, as_json: bool) -> None:
    """Replay every record of FILE by the rules; the first wrong entry is named (exit code 2)."""
    import json

    from tanglewood.record import BadRecord, read_records, verify

    found = []
    for number, record in _progress(read_records(file)):
        try:
            last = verify(record)
        except BadRecord as error:
            raise error.in_game(number) from None
        found.append(
            {
                "game": number,
                "name": record.game.name,
                "entries": last.number,
                "finished": last.outcome is not None,
            }
        )
    name = printable(str(file))
    finished = sum(bool(it["finished"]) for it in found)
    if as_json:
        click.echo(json.dumps({"file": str(file), "finished": finished, "games": found}, indent=2))
        return
    if len(found) == 1:
        state = "a finished" if finished else "an unfinished"
        entries = counted(last.number, "entry", "entries")
        click.echo(f"{name}: {state} game of {found[0]['name']}, {entries}, all right.")
    else:
        click.echo(f"{name}: {len(found)} games, {finished} finished, all right.")


def _progress(records: "Iterable[Numbered]") -> "Iterator[Numbered]":
    """The same records, counted on the terminal's error stream while they come."""
    from rich.console import Console

    with Console(stderr=True).status("Checking") as status:
        for number, record in records:
            if number % 20 == 0:
                status.update(f"Checking game {number}")
            yield number, record
