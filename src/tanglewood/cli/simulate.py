"""`tanglewood simulate`: many games among agents, counted."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import (
    JOBS,
    OUT,
    GameName,
    game_options,
    load_game,
    seats_like,
    seats_of,
)
from tanglewood.cli.speech import UserError, voice
from tanglewood.core.arguments import MOST_SEED
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.record.form import HUMAN
from tanglewood.session.simulation import GameRow


@localized_command(
    about="help-simulate",
    short="help-simulate-short",
    example="tanglewood simulate fox --games 1000 --seed 1 --table games.csv",
)
@click.argument("game", type=GameName())
@option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N",
        help="help-simulate-games")  # fmt: skip
@option("--seed", type=click.IntRange(0, MOST_SEED), default=0, show_default=True, metavar="S",
        help="help-simulate-seed")  # fmt: skip
@option("--seats", shell_complete=seats_like, metavar="WHO,…", help="help-simulate-seats")
@option("--records", type=OUT, metavar="FILE.jsonl", help="help-records")
@option("--table", "csv_file", type=OUT, metavar="FILE.csv", help="help-simulate-table")
@JOBS
@option("--json", "as_json", is_flag=True, help="help-json-figures")
@game_options
def command(
    game: str,
    games: int,
    seed: int,
    seats: str | None,
    records: Path | None,
    csv_file: Path | None,
    jobs: int,
    as_json: bool,
    **options: Any,
) -> None:
    """Let agents play a game many times; show win rates, scores, tricks and lengths."""
    import json

    from tanglewood.agents import agent
    from tanglewood.cli.stopping import INTERRUPTED, stopped_early, told_of_stop
    from tanglewood.session.simulation import simulate
    from tanglewood.session.tally import Tally

    chosen = load_game(game, options)
    names = seats_of(chosen, seats) if seats is not None else ["uniform"] * chosen.seats
    if HUMAN in names:
        raise UserError(Message("simulate-people"))
    for name in names:
        agent(name)
    if records is not None and records.suffix.lower() != ".jsonl":
        raise UserError(Message("simulate-jsonl"))
    if records is not None and records == csv_file:
        raise UserError(Message("simulate-same-file"))
    rows = simulate(chosen, tuple(names), games, seed, records=records is not None, jobs=jobs)
    with ExitStack() as stack:
        written = _write_rows(_progress(rows, games), chosen, stack, records, csv_file)
        found = Tally(chosen.seats, team=chosen.cooperative)
        stopped = stopped_early(lambda: found.add_all(written))
    if stopped:
        told_of_stop("game", found.games, games)
    head = {"game": game, "options": dict(chosen.options), "seats": names, "games": found.games,
            "seed": seed}  # fmt: skip
    if found.games and as_json:
        click.echo(json.dumps(head | found.plain(), indent=2))
    elif found.games:
        from tanglewood.cli.figures import figures

        figures(chosen, names, found)
    if stopped:
        sys.exit(INTERRUPTED)


def _progress(rows: Iterable[GameRow], games: int) -> Iterator[GameRow]:
    """The same rows, with a bar on the terminal's error stream while they come."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice("simulate-at-work"), total=games)
        for row in rows:
            yield row
            progress.advance(task)


def _write_rows(
    rows: Iterable[GameRow],
    game: Game[Any],
    stack: ExitStack,
    records: Path | None,
    csv_file: Path | None,
) -> Iterator[GameRow]:
    """The same rows, written down where that was asked for."""
    import csv

    def open_file(path: Path) -> TextIO:
        return stack.enter_context(path.open("w", encoding="utf-8", newline=""))

    lines = open_file(records) if records is not None else None
    table = csv.writer(open_file(csv_file)) if csv_file is not None else None
    if table is not None:
        table.writerow(_header(game))
    for row in rows:
        if lines is not None and row.line is not None:
            lines.write(row.line + "\n")
        if table is not None:
            table.writerow(_cells(game, row))
        yield row


def _header(game: Game[Any]) -> list[str]:
    seats = range(game.seats)
    scores = ["score"] if game.cooperative else [f"score_{seat}" for seat in seats]
    tricks = [f"tricks_{seat}" for seat in seats]
    return ["game", "seed", "ending", "winners", *scores, *tricks, "rounds", "decisions"]


def _cells(game: Game[Any], row: GameRow) -> list[object]:
    tricks = [sum(won[seat] for won in row.tricks) for seat in range(game.seats)]
    winners = " ".join(map(str, row.winners))
    return [row.number, row.seed, row.ending, winners, *row.scores, *tricks, row.rounds,
            row.decisions]  # fmt: skip
