"""`tanglewood review`: a finished game, judged decision by decision."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import FILE, OUT, title
from tanglewood.cli.records import NUMBER, record_of
from tanglewood.cli.speech import speaker, voice
from tanglewood.core.arguments import MOST_SEED

if TYPE_CHECKING:
    from tanglewood.agents.review import Review
    from tanglewood.record import Record


@localized_command(
    about="help-review", short="help-review-short", example="tanglewood review game.json"
)
@click.argument("file", type=FILE)
@NUMBER
@option("--seat", type=click.IntRange(0), metavar="S", help="help-review-seat")
@option("--seed", type=click.IntRange(0, MOST_SEED), default=0, show_default=True, metavar="S",
        help="help-review-seed")  # fmt: skip
@option("--json", "as_json", is_flag=True, help="help-review-json")
@option("--html", type=OUT, metavar="FILE.html", help="help-review-html")
def command(
    file: Path, number: int, seat: int | None, seed: int, as_json: bool, html: Path | None
) -> None:
    """Review a finished game for a seat."""
    from tanglewood.cli.line.screen import Screen
    from tanglewood.record.errors import in_game
    from tanglewood.session.show.review import decision_lines, review_lines
    from tanglewood.session.show.review_page import page
    from tanglewood.words import table_voice

    record = record_of(file, number, None, seat)
    chosen = _seat(record) if seat is None else seat
    with in_game(number):
        found = _make_review(record, chosen, seed)
    game = record.game
    speaks = table_voice(game, record.names, chosen, speaker().lang)
    if html is not None:
        html.write_text(page(found, title(game.name), game.cooperative, speaks), encoding="utf-8")
        click.echo(voice("review-written", file=str(html)), err=as_json)
    if as_json:
        click.echo(json.dumps(found.plain(), indent=2))
    elif html is None:
        screen = Screen(game.name)
        screen.show(review_lines(found, title(game.name), game.cooperative, speaks))
        screen.show(decision_lines(found, speaks))


def _seat(record: "Record") -> int:
    """The first person at the table, else seat 0."""
    return record.people[0] if record.people else 0


def _make_review(record: "Record", seat: int, seed: int) -> "Review":
    """The review, with a bar on the terminal's error stream while it is made."""
    from rich.console import Console
    from rich.progress import Progress

    from tanglewood.agents.review import review

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice("review-at-work"), total=len(record.entries))
        return review(
            record,
            seat,
            seed=seed,
            on_progress=lambda done, _: progress.update(task, completed=done),
        )
