"""What many commands share: the game, its options as flags, its seats, its luck."""

import os
import re
from collections.abc import Callable
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from tanglewood.cli.help import option
from tanglewood.cli.speech import voice
from tanglewood.core.arguments import MOST_SEED
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.option import Components, Option
from tanglewood.games.registry import GAMES, entry
from tanglewood.record.deal import NO_DEAL, Luck, read_deal
from tanglewood.record.form import HUMAN, Player, Record

_PART: Final = re.compile(r"""(?:^|,)([^,]*?cmd:(?:"[^"]*"|'[^']*'|[^,])*|[^,]*)""")
"""What stands between two commas; in a program's words, not inside quotation marks."""

F = TypeVar("F", bound=Callable[..., Any])

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
COMPONENTS: Final = Option("components", None, Message("help-components"), Components(()), "house")


class NewFile(click.ParamType[Path]):
    """A file to be written; that it cannot be is told before the work is done."""

    name = "file"

    def convert(self, value: Any, param: Any, ctx: Any) -> Path:
        checked = click.Path(dir_okay=False, writable=True, path_type=Path)
        path: Path = checked.convert(value, param, ctx)
        if not path.name:
            self.fail(voice("usage-no-name"), param, ctx)
        if not path.expanduser().parent.is_dir():
            self.fail(voice("usage-no-folder", folder=str(path.parent)), param, ctx)
        return path


class Seconds(click.FloatRange):
    """A time that passes: neither nan nor infinite."""

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        found: float = super().convert(value, param, ctx)
        if not isfinite(found):
            self.fail(voice("usage-not-seconds", value=str(value)), param, ctx)
        return found


OUT: Final = NewFile()


class GameName(click.ParamType[str]):
    """The name of a game, with completion."""

    name = "game"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        entry(value)
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [
            CompletionItem(name, help=title(name)) for name in GAMES if name.startswith(incomplete)
        ]


def agents_like(ctx: click.Context, param: click.Parameter, prefix: str) -> list[str]:
    """The agents whose names begin so; whether one exists is asked where it is used."""
    return [name for name in _agents() if name.startswith(prefix)]


def seats_like(
    ctx: click.Context, param: click.Parameter, prefix: str, people: tuple[str, ...] = ()
) -> list[str]:
    """Who may sit where, with commas: the one after the last comma is completed."""
    *before, last = prefix.split(",")
    name, equals, who = last.rpartition("=")
    begin = "".join(f"{part}," for part in before) + name + equals
    return [begin + it for it in (*people, *_agents()) if it.startswith(who)]


players_like: Final = partial(seats_like, people=(HUMAN,))


def _agents() -> tuple[str, ...]:
    from tanglewood.agents.registry import AGENTS

    return tuple(AGENTS)


def title(game: str) -> str:
    """What a game is called."""
    return voice(f"game-{game}-title")


def options_by_name() -> dict[str, tuple[Option, list[str]]]:
    """Every option of any game, with the games that have it."""
    found: dict[str, tuple[Option, list[str]]] = {}
    for name, game in GAMES.items():
        for own in game.options:
            found.setdefault(own.name, (own, []))[1].append(name)
    found["components"] = (COMPONENTS, found.get("components", (COMPONENTS, []))[1])
    return found


def game_options(command: F) -> F:
    """Give a command one flag for every option of every game, under the same name."""
    for own, games in reversed(options_by_name().values()):
        about = Message("help-of-games", about=own.about, games=", ".join(games))
        if own.name == "components":
            flag = option("--components", type=FILE, metavar="FILE.toml", help=about)
        elif own.form:
            flag = option(f"--{own.name}", metavar=own.form, help=about)
        else:
            flag = option(f"--{own.name}/--no-{own.name}", default=None, help=about)
        command = flag(command)
    return command


def load_game(name: str, options: dict[str, Any]) -> Game[Any]:
    """The game with the options that were given; the components are read from their file."""
    chosen = {key: value for key, value in options.items() if value is not None}
    if "components" in chosen:
        from tanglewood.record.componentsfile import read_components

        chosen["components"] = read_components(chosen["components"])
    return entry(name).make(chosen)


def luck_of(game: Game[Any], seed: int | None, deal: Path | None) -> Luck:
    """Outcomes from a deal file, then from a seed."""
    return Luck(seed, NO_DEAL if deal is None else read_deal(deal, game))


def going_on(record: Record, seed: int | None) -> Luck:
    """The chance of a game that goes on: by the seed wished for, else by its own, else any."""
    import secrets

    wished = record.seed if seed is None else seed
    return Luck(secrets.randbelow(2**32) if wished is None else wished)


def seats_of(game: Game[Any], text: str) -> list[str]:
    """The seats that a text with commas names, one per seat."""
    parts = [part.strip() for part in re.findall(_PART, text)]
    if len(parts) != game.seats:
        raise BadOption(Message("seats-number", game=game.name, seats=game.seats, named=len(parts)))
    return parts


def players_of(game: Game[Any], text: str | None) -> list[Player]:
    """The players that `--seats` names; by default one person against the third level."""
    from tanglewood.cast import company, names_of
    from tanglewood.cli.guests import MARK, default_name

    if text is None:
        text = ",".join([HUMAN] + ["hazel"] * (game.seats - 1))
    agents: list[str] = []
    own_names: list[str | None] = []
    for seat, part in enumerate(seats_of(game, text), 1):
        head, program, words = part.partition(MARK)
        name, named, who = (head if program else part).rpartition("=")
        who = f"{MARK}{words}" if program and not who.strip() else f"{who}{program}{words}"
        agents.append(who.strip())
        usual = voice("seats-player") if who == HUMAN else default_name(who)
        if named:
            own_names.append(name.strip())
        else:
            own_names.append(None if company(agents[-1]) else f"{usual} {seat}")
    names = [name or "" for name in names_of(agents, f"{game.name} {text}", own_names)]
    if not all(name.isprintable() and 0 < len(name) <= 40 for name in names):
        raise BadOption(Message("seats-name"))
    if len(set(names)) != len(names):
        raise BadOption(Message("seats-twice"))
    return [Player(name, agent) for name, agent in zip(names, agents, strict=True)]


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


SEED = option("--seed", type=click.IntRange(0, MOST_SEED), metavar="S", help="help-seed")
RESUME = option("--resume", type=FILE, metavar="FILE", help="help-resume")
MEMORY = option("--memory/--assist", default=True, help="help-memory")
JOBS = option("--jobs", type=click.IntRange(1), default=cores, metavar="N", help="help-jobs")
DEAL = option("--deal", type=FILE, metavar="FILE", help="help-deal")
