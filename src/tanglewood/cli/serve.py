"""`tanglewood serve`: tables for browsers, in this room or in the network."""

from contextlib import suppress
from typing import Any

import click

from tanglewood.cli.options import Seconds


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
              type=Seconds(0),
              help="How long a person is away until an AI may take over.")  # fmt: skip
@click.option("--claim-after", default=60.0, show_default=True, metavar="SECONDS",
              type=Seconds(0),
              help="How long a person is away until the other may claim the game.")  # fmt: skip
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def command(db: str | None, trust_proxy: str, open_page: bool, verbose: bool, **given: Any) -> None:
    """Serve tables to browsers.

    Without options the server listens on this machine alone and keeps its games in the data folder.
    """
    from tanglewood.cli import UserError

    try:
        from tanglewood.kernel import why_missing
        from tanglewood.server.config import Config
        from tanglewood.server.files import why_bare
        from tanglewood.server.serving import serve
        from tanglewood.session.store.serving import served_alone
    except ModuleNotFoundError as error:
        raise UserError(
            f"Serving needs the package {error.name}: pip install 'tanglewood[server]'."
        ) from None
    if not given["host"].strip():
        raise UserError("--host needs an address: 127.0.0.1 for this machine, 0.0.0.0 for all.")
    _check_proxies(trust_proxy)
    config = Config(store=db or default_store(), **given)
    # Ctrl-C is the way to stop a server, told when it starts.
    with suppress(KeyboardInterrupt), served_alone(config.store) as note:
        check_store(db)
        if config.broker is not None:
            _check_broker(config.broker)
        for missing in (why_missing(), why_bare(config.static)):
            if missing is not None:
                click.echo(missing, err=True)
        serve(
            config,
            trusted_proxies=trust_proxy,
            say=click.echo,
            note=note,
            loud=verbose,
            open_page=open_page,
        )


def check_store(db: str | None) -> None:
    """Open the store once; what is wrong with it is told before anything listens."""
    from tanglewood.cli.store import with_store

    async def nothing(store: Any) -> None:
        pass

    with_store(db, nothing, make=True)


def _check_broker(url: str) -> None:
    """Ask the broker once. One that is not there yet is waited for while people play; one that
    refuses is a mistake. The sentence never quotes the URL, which may hold a password."""
    import asyncio

    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import AuthenticationError, ConnectionError, RedisError, TimeoutError

    from tanglewood.cli import UserError

    async def ping() -> None:
        once = Retry(NoBackoff(), 0)
        async with Redis.from_url(
            url, socket_timeout=2, socket_connect_timeout=2, retry=once
        ) as broker:
            await broker.ping()

    try:
        asyncio.run(ping())
    except AuthenticationError as error:
        raise UserError(f"The broker refuses: {_first_line(error)}.") from None
    except (ConnectionError, TimeoutError, OSError) as error:
        click.echo(
            f"The broker cannot be reached: {_first_line(error)}. The server starts without it and "
            "goes on trying; what happens at other servers is seen some seconds later meanwhile.",
            err=True,
        )
    except RedisError as error:
        raise UserError(f"The broker refuses: {_first_line(error)}.") from None
    except ValueError:
        raise UserError("The broker must be redis://HOST:PORT; a port is a number.") from None


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or ["no answer in time"])[0].removesuffix(".")


def _check_proxies(text: str) -> None:
    """A name would never match: callers are known by their addresses."""
    from ipaddress import ip_network

    from tanglewood.cli import UserError

    for part in filter(None, text.split(",")):
        try:
            _ = part.strip() == "*" or ip_network(part.strip(), strict=False)
        except ValueError:
            raise UserError(
                "--trust-proxy takes the addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8."
            ) from None


def default_store() -> str:
    """The store in the data folder."""
    from tanglewood.cli.data import data_folder

    return f"sqlite:///{data_folder() / 'tables.sqlite'}"
