"""`tanglewood check`: does a record keep the rules?"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import FILE
from tanglewood.cli.speech import voice
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.record import Record

Numbered = tuple[int, "Record"]


@localized_command(
    about="help-check", short="help-check-short", example="tanglewood check games.jsonl"
)
@click.argument("file", type=FILE)
@option("--json", "as_json", is_flag=True, help="help-json-found")
def command(file: Path, as_json: bool) -> None:
    """Replay every record of a file by the rules; the first wrong entry is named."""
    import json

    from tanglewood.record import check, read_records
    from tanglewood.record.errors import in_game

    found = []
    for number, record in _progress(read_records(file)):
        with in_game(number):
            last = check(record)
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
        id = "check-finished" if finished else "check-unfinished"
        click.echo(voice(id, file=name, game=found[0]["name"], entries=last.number))
    else:
        click.echo(voice("check-games", file=name, games=len(found), finished=finished))


def _progress(records: "Iterable[Numbered]") -> "Iterator[Numbered]":
    """The same records, counted on the terminal's error stream while they come."""
    from rich.console import Console

    with Console(stderr=True).status(voice("check-at-work")) as status:
        for number, record in records:
            if number % 20 == 0:
                status.update(voice("check-at-game", number=number))
            yield number, record
