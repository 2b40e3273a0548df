"""`tanglewood arena`: agents against each other on paired deals."""

import signal
import sys
from itertools import combinations
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import (
    JOBS,
    OUT,
    GameName,
    Seconds,
    agents_like,
    game_options,
    load_game,
    title,
)
from tanglewood.cli.speech import UserError, voice
from tanglewood.core.arguments import MOST_SEED
from tanglewood.core.game import Game
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.arena.result import Result


@localized_command(
    about="help-arena",
    short="help-arena-short",
    example="tanglewood arena heuristic uniform --game fox --pairs 200 --seed 1",
)
@click.argument("agents", nargs=-1, shell_complete=agents_like, metavar="A B …")
@option("--agent", "more", shell_complete=agents_like, multiple=True, metavar="WHO",
        help="help-arena-agent")  # fmt: skip
@option("--seconds", type=Seconds(0, 3600, min_open=True), default=10.0, show_default=True,
        metavar="T", help="help-arena-seconds")  # fmt: skip
@option("--game", type=GameName(), default="fox", show_default=True, help="help-arena-game")
@option("--unit", type=click.Choice(["round", "game"]), help="help-arena-unit")
@option("--pairs", type=click.IntRange(1), default=100, show_default=True, metavar="N",
        help="help-arena-pairs")  # fmt: skip
@option("--seed", type=click.IntRange(0, MOST_SEED), default=0, show_default=True, metavar="S",
        help="help-arena-seed")  # fmt: skip
@option("--sprt", nargs=2, type=float, metavar="WORSE BETTER", help="help-arena-sprt")
@option("--luck", is_flag=True, help="help-arena-luck")
@option("--keep", type=OUT, metavar="FILE.jsonl", help="help-arena-keep")
@option("--records", type=OUT, metavar="FILE.jsonl", help="help-records")
@JOBS
@option("--json", "as_json", is_flag=True, help="help-json-figures")
@game_options
def command(
    agents: tuple[str, ...],
    more: tuple[str, ...],
    seconds: float,
    game: str,
    unit: str | None,
    pairs: int,
    seed: int,
    sprt: tuple[float, float] | None,
    luck: bool,
    keep: Path | None,
    records: Path | None,
    jobs: int,
    as_json: bool,
    **options: Any,
) -> None:
    """Let every pair of agents play the same deals with the seats swapped, and show the figures."""
    import json

    from tanglewood.analysis.networks.learned import knows
    from tanglewood.arena.deal import Pairing
    from tanglewood.arena.result import Result
    from tanglewood.bots.bot import MARK, player
    from tanglewood.cli.crosstable import show
    from tanglewood.cli.stopping import INTERRUPTED, stopped_early, told_of_stop

    names = (*agents, *more)
    if len(names) < 2:
        raise UserError(Message("arena-two"))
    for name in names:
        player(name)
    if any(name.startswith(MARK) for name in names):
        # Programs are ended when the interpreter ends, which a plain SIGTERM would skip.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if sprt is not None and not -inf < sprt[0] < sprt[1] < inf:
        raise UserError(Message("arena-sprt-order"))
    chosen = load_game(game, _of_unit(game, unit, options))
    if luck and not knows(chosen):
        raise UserError(Message("arena-luck-unknown"))
    text = json.dumps({key: value for key, value in chosen.options.items() if value is not None})
    pairings = [
        Pairing(
            a=a,
            b=b,
            game=game,
            options=text,
            seed=seed,
            records=records is not None,
            seconds=seconds,
            luck=luck,
        )
        for a, b in combinations(names, 2)
    ]
    if records is not None:
        records.write_text("", encoding="utf-8")  # every pair then adds its games
    results = [Result(pairing) for pairing in pairings]

    def play_all() -> None:
        for result in results:
            _match(result, pairs, jobs, sprt=sprt, keep=keep, records=records)

    stopped = stopped_early(play_all)
    results = [result for result in results if result.differences]
    if stopped:
        told_of_stop("deal", sum(len(it.differences) for it in results), pairs * len(pairings))
        if keep is not None and results:
            click.echo(voice("arena-goes-on"), err=True)
    found = [result.plain(sprt) for result in results]
    if found and as_json:
        head = {"game": game, "options": dict(chosen.options), "pairs": pairs, "seed": seed}
        click.echo(json.dumps(head | {"unit": _unit(chosen), "results": found}, indent=2))
    elif found:
        show(title(game), _unit(chosen), names, found)
    if stopped:
        sys.exit(INTERRUPTED)


def _unit(game: Game[Any]) -> str:
    """What points are counted by; a game to a target has many rounds."""
    return "round" if "target" in game.options else "game"


def _of_unit(game: str, unit: str | None, options: dict[str, Any]) -> dict[str, Any]:
    """A fox round is a game to 0 points."""
    from tanglewood.games.registry import entry

    has_target = any(option.name == "target" for option in entry(game).options)
    if unit == "round" and not has_target:
        raise UserError(Message("arena-no-rounds", game=game))
    if has_target and unit != "game":
        if options.get("target") is not None:
            raise UserError(Message("arena-target"))
        return options | {"target": 0}
    return options


def _match(
    result: "Result",
    pairs: int,
    jobs: int,
    sprt: tuple[float, float] | None,
    keep: Path | None,
    records: Path | None,
) -> None:
    """Play a pair's deals, with a bar on the terminal's error stream while they come."""
    from contextlib import nullcontext

    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from tanglewood.arena.figures import sequential
    from tanglewood.arena.match import play_match

    pairing = result.pairing
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        records.open("a", encoding="utf-8") if records else nullcontext() as written,
    ):
        task = progress.add_task(f"{pairing.a} – {pairing.b}", total=pairs)
        for deal in play_match(pairing, pairs, jobs, kept=keep):
            result.add(deal)
            for table in deal.tables:
                if written is not None and table.record is not None:
                    written.write(table.record + "\n")
            so_far = result.points
            progress.update(
                task, advance=1, description=f"{pairing.a} – {pairing.b} {so_far.value:+.2f}"
            )
            if sprt is not None and sequential(result.differences, *sprt).state != "open":
                break
