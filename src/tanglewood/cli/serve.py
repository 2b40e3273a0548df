"""`tanglewood serve`: tables for browsers, in this room or in the network."""

from typing import Any

import click


@click.command(epilog="Example: tanglewood serve --host 0.0.0.0 --port 8000")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="HOST",
              help="Where to listen; 0.0.0.0 opens the tables to the network.")  # fmt: skip
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), metavar="N",
              help="The port; 0 takes any that is free.")  # fmt: skip
@click.option("--db", metavar="URL",
              help="sqlite:///PATH or postgresql://…; by default the data folder.")  # fmt: skip
@click.option("--broker", metavar="URL",
              help="redis://…, where several servers share one PostgreSQL.")  # fmt: skip
@click.option("--origin", "origins", multiple=True, metavar="URL",
              help="A further address under which browsers reach the server.")  # fmt: skip
@click.option("--trust-proxy", default="", metavar="ADDRESS",
              help="Believe this proxy about who is calling.")  # fmt: skip
@click.option("--takeover-after", default=20.0, show_default=True, metavar="SECONDS",
              type=click.FloatRange(0),
              help="How long a person is away until an AI may take over.")  # fmt: skip
@click.option("--claim-after", default=60.0, show_default=True, metavar="SECONDS",
              type=click.FloatRange(0),
              help="How long a person is away until the other may claim the game.")  # fmt: skip
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def command(db: str | None, trust_proxy: str, open_page: bool, verbose: bool, **given: Any) -> None:
    """Serve tables to browsers.

    Without options the server listens on this machine alone and keeps its games in the data folder.
    """
    from tanglewood.cli import UserError

    try:
        from tanglewood.server.config import Config
        from tanglewood.server.serving import serve
    except ModuleNotFoundError as error:
        raise UserError(
            f"Serving needs the package {error.name}: pip install 'tanglewood[server]'."
        ) from None
    check_store(db)
    serve(
        Config(store=db or default_store(), **given),
        trusted_proxies=trust_proxy,
        say=click.echo,
        loud=verbose,
        open_page=open_page,
    )


def check_store(db: str | None) -> None:
    """Open the store once; what is wrong with it is told before anything listens."""
    from tanglewood.cli.store import with_store

    async def nothing(store: Any) -> None:
        pass

    with_store(db, nothing)


def default_store() -> str:
    """The store in the data folder."""
    from tanglewood.cli.data import data_folder

    return f"sqlite:///{data_folder() / 'tables.sqlite'}"
