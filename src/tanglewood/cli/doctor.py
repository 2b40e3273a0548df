"""`tanglewood doctor`: what is installed, and where things lie."""

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.speech import say, voice
from tanglewood.core.message import Message

EXTRAS = {
    "dev": ("pytest", "hypothesis", "mypy", "ruff"),
    "docs": ("sphinx", "furo", "myst_parser"),
    "host": ("asyncpg", "prometheus_client", "redis"),
    "research": ("numpy", "gymnasium", "pettingzoo", "pyspiel", "chess"),
    "server": ("litestar", "uvicorn", "sqlalchemy"),
    "train": ("jax", "numpy"),
    "tui": ("textual",),
}


@localized_command(
    about="help-doctor", short="help-doctor-short", example="tanglewood doctor --json"
)
@option("--json", "as_json", is_flag=True, help="help-json-found")
def command(as_json: bool) -> None:
    """Show versions, extras, the compiled kernel and the data folder."""
    import json

    found = findings()
    if as_json:
        click.echo(json.dumps({str(name): str(value) for name, value in found.items()}, indent=2))
        return
    names = [voice("doctor-line", name=name) for name in found]
    width = max(map(len, names)) + 1
    for name, value in zip(names, found.values(), strict=True):
        click.echo(f"{name:{width}}{say(value)}")


Words = Message | str


def findings() -> dict[Words, Words]:
    """What there is, by name."""
    import platform
    import sys
    from importlib.metadata import version
    from importlib.util import find_spec

    from tanglewood.cli.data import data_folder
    from tanglewood.games.registry import GAMES
    from tanglewood.kernel import why_missing

    folder = data_folder()
    found: dict[Words, Words] = {
        "tanglewood": version("tanglewood"),
        "python": f"{platform.python_version()} ({sys.executable})",
        Message("doctor-platform"): platform.platform(),
        "click": version("click"),
        "rich": version("rich"),
        Message("doctor-games"): ", ".join(GAMES),
    }
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if find_spec(module) is None]
        lacks = Message("doctor-missing", modules=", ".join(missing)) if missing else None
        found[Message("doctor-extra", name=extra)] = lacks or Message("doctor-installed")
    found[Message("doctor-kernel")] = why_missing() or Message("doctor-built")
    there = Message("doctor-there" if folder.is_dir() else "doctor-not-there", folder=str(folder))
    found[Message("doctor-folder")] = there
    return found
