"""`tanglewood doctor`: what is installed, and where things lie."""

import click

EXTRAS = {
    "dev": ("pytest", "hypothesis", "mypy", "ruff"),
    "docs": ("sphinx", "furo", "myst_parser"),
    "host": ("asyncpg", "prometheus_client", "redis"),
    "research": ("numpy", "gymnasium", "pettingzoo", "pyspiel", "chess"),
    "server": ("litestar", "uvicorn", "sqlalchemy"),
    "train": ("jax", "numpy"),
    "tui": ("textual",),
}


@click.command(
    short_help="Show versions, extras and the data folder.",
    epilog="Example: tanglewood doctor --json",
)
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
def command(as_json: bool) -> None:
    """Show versions, extras, the compiled kernel and the data folder."""
    import json

    found = findings()
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    width = max(map(len, found)) + 2
    for name, value in found.items():
        click.echo(f"{name + ':':{width}}{value}")


def findings() -> dict[str, str]:
    """What there is, by name."""
    import platform
    import sys
    from importlib.metadata import version
    from importlib.util import find_spec

    from tanglewood.cli.data import data_folder
    from tanglewood.games.registry import GAMES
    from tanglewood.kernel import why_missing

    folder = data_folder()
    found = {
        "tanglewood": version("tanglewood"),
        "python": f"{platform.python_version()} ({sys.executable})",
        "platform": platform.platform(),
        "click": version("click"),
        "rich": version("rich"),
        "games": ", ".join(GAMES),
    }
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if find_spec(module) is None]
        found[f"extra {extra}"] = f"missing {', '.join(missing)}" if missing else "installed"
    found["kernel"] = why_missing() or "built"
    found["data folder"] = f"{folder} ({'there' if folder.is_dir() else 'not made yet'})"
    return found
