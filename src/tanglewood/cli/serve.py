"""`tanglewood serve`: tables for browsers, in this room or in the network."""

from contextlib import suppress
from typing import Any

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.hosting import hosting, keeping, rights_of
from tanglewood.cli.options import Seconds
from tanglewood.cli.place import DB, default_store, with_store
from tanglewood.cli.speech import UserError, say, voice
from tanglewood.core.message import Message


@localized_command(about="help-serve", example="tanglewood serve --host 0.0.0.0 --port 8000")
@option("--host", default="127.0.0.1", show_default=True, metavar="HOST", help="help-serve-host")
@option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), metavar="N",
        help="help-serve-port")  # fmt: skip
@DB
@option("--broker", metavar="URL", help="help-serve-broker")
@option("--origin", "origins", multiple=True, metavar="URL", help="help-serve-origin")
@option("--trust-proxy", "trusted_proxies", default="", metavar="ADDRESS", help="help-serve-proxy")
@option("--limit", "limits", multiple=True, metavar="NAME=N", help="help-serve-limit")
@option("--takeover-after", default=20.0, show_default=True, metavar="SECONDS", type=Seconds(0),
        help="help-serve-takeover")  # fmt: skip
@option("--claim-after", default=60.0, show_default=True, metavar="SECONDS", type=Seconds(0),
        help="help-serve-claim")  # fmt: skip
@option("--open", "open_page", is_flag=True, help="help-serve-open")
@option("--verbose", "requests_logged", is_flag=True, help="help-serve-verbose")
@hosting
def command(
    db: str | None, limits: tuple[str, ...], open_page: bool, user: str | None, **given: Any
) -> None:
    """Serve tables to browsers."""
    try:
        from tanglewood.kernel import why_missing
        from tanglewood.server.bounds import bounds_of
        from tanglewood.server.config import OFFLINE, Config
        from tanglewood.server.files import why_bare
        from tanglewood.server.rights import why_fewer
        from tanglewood.server.serving import serve
        from tanglewood.session.store.serving import served_alone
    except ModuleNotFoundError as error:
        raise UserError(Message("serve-needs", package=f"{error.name}")) from None
    if not given["host"].strip():
        raise UserError(Message("serve-no-host"))
    listening = rights_of(user, given["host"], given["port"])
    store = db or default_store()
    config = Config(store=store, offline=OFFLINE, **keeping(given), **bounds_of(limits))
    # Ctrl-C is the way to stop a server, told when it starts.
    with suppress(KeyboardInterrupt), served_alone(config.store) as note:
        check_store(db)
        if config.broker is not None:
            _check_broker(config.broker)
        for missing in (why_fewer(), why_missing(), why_bare(config.static)):
            if missing is not None:
                click.echo(say(missing), err=True)
        serve(
            config,
            say=lambda line: click.echo(say(line)),
            note=note,
            open_page=open_page,
            listening=listening,
        )


def check_store(db: str | None) -> None:
    """Open the store once; what is wrong with it is told before anybody is answered."""

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

    async def ping() -> None:
        once = Retry(NoBackoff(), 0)
        async with Redis.from_url(
            url, socket_timeout=2, socket_connect_timeout=2, retry=once
        ) as broker:
            await broker.ping()

    try:
        asyncio.run(ping())
    except AuthenticationError as error:
        raise UserError(_refusal(error)) from None
    except (ConnectionError, TimeoutError, OSError) as error:
        click.echo(voice("serve-broker-away", why=_first_line(error)), err=True)
    except RedisError as error:
        raise UserError(_refusal(error)) from None
    except ValueError:
        raise UserError(Message("serve-broker-url")) from None


def _refusal(error: Exception) -> Message:
    return Message("serve-broker-refuses", why=_first_line(error))


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [voice("serve-no-answer")])[0].removesuffix(".")
