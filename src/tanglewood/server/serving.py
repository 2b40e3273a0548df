"""Running the server: start, tell where it is, stop in good order."""

import io
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import segno
import uvicorn
from litestar import Litestar

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.server.address import Trust
from tanglewood.server.app import make_app
from tanglewood.server.config import Config
from tanglewood.server.door import Settings
from tanglewood.server.garbage import collect_by_hand
from tanglewood.server.host_only import is_loopback
from tanglewood.server.hub import Hub
from tanglewood.server.logs import log_to_stderr
from tanglewood.server.messages import MOST_BYTES
from tanglewood.server.visitors import Visitors

Say = Callable[[Message | str], None]
"""Shows whoever started the server a line: a message, or a text that is the same everywhere."""


_TICKS: Final = 10
"""uvicorn's ticks between two looks at those who are connected: a second."""
_OWN_FILES: Final = 128
"""How many files a server needs beside its connections."""


class Server(uvicorn.Server):
    """A server that looks after its connections, and says goodbye to its tables before it closes
    them."""

    def __init__(self, config: Settings, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready
        self.visitors = config.visitors

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            self.visitors.tick()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = self.app.state.get("hub")
        if isinstance(hub, Hub):
            await hub.farewell()
        await super().shutdown(sockets)


def serve(
    config: Config,
    *,
    say: Say,
    note: Callable[[str], None] = lambda _: None,
    open_page: bool = False,
    listening: socket.socket | None = None,
) -> None:
    """Serve until a signal stops it; with `open_page` the browser here shows the page. `note` is
    told the address for this machine. A port may have been taken before (`listen`)."""
    log_to_stderr(10 if config.requests_logged else 20)
    config = replace(config, collect_garbage=True)
    started: list[Config] = []

    def ready() -> None:
        here = f"http://localhost:{started[0].port}/"
        note(here)
        _welcome(started[0], say)
        if open_page:
            _open(here)

    listening = listening or listen(config.host, config.port)
    server, settled = server_at(listening, config, ready)
    started.append(settled)
    collect_by_hand()
    server.run(sockets=[listening])


def server_of(config: Config, ready: Callable[[], None]) -> tuple[Server, socket.socket, Config]:
    """A server, the socket it is to run on, and its settings with the port it got."""
    listening = listen(config.host, config.port)
    server, settled = server_at(listening, config, ready)
    return server, listening, settled


def server_at(
    listening: socket.socket, config: Config, ready: Callable[[], None]
) -> tuple[Server, Config]:
    """A server for a port that was taken, and its settings with that port."""
    port = listening.getsockname()[1]
    config = replace(config, port=port, addresses=tuple(addresses(config.host, port)))
    app, litestar = make_app(config)
    return Server(settings_of(app, config), litestar, ready), config


def settings_of(app: Any, config: Config) -> Settings:
    """How an application is run."""
    visitors = Visitors(config, Trust(config.trusted_proxies), _most_open(config))
    return Settings(
        app,
        config,
        visitors,
        ws_max_size=MOST_BYTES + 1,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies or None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=config.idle_within,
        timeout_graceful_shutdown=5,
    )


def _most_open(config: Config) -> int:
    """How many connections may be open: as many as are wanted, if the system gives that many files.
    Without one for the next connection nobody could come in."""
    try:
        import resource
    except ImportError:  # elsewhere there is no such limit
        return config.open_connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = config.open_connections + _OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < files:
        more = files if hard == resource.RLIM_INFINITY else min(files, hard)
        with suppress(OSError, ValueError):  # then with what there is
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
    most = config.open_connections if soft == resource.RLIM_INFINITY else soft - _OWN_FILES
    return max(16, min(config.open_connections, most))


def addresses(host: str, port: int) -> list[str]:
    """Where other devices reach a server that listens on this host; none for loopback."""
    names = [host]
    if host in {"0.0.0.0", "::"}:
        names = _own_addresses()
    return [f"http://{_bracket(name)}:{port}" for name in names if not is_loopback(name)]


def qr_text(text: str) -> str:
    """A QR code made of characters, for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def listen(host: str, port: int) -> socket.socket:
    """Take a port; raises `BadOption` where that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOption(
            Message("server-port", host=host, port=f"{port}", what=str(error.strerror))
        ) from None
    listening.listen(1024)
    return listening


def _welcome(config: Config, say: Say) -> None:
    here = "localhost" if is_loopback(config.host) or not config.addresses else None
    if here or config.host in {"0.0.0.0", "::"}:
        say(Message("server-here", address=f"http://localhost:{config.port}/"))
    for address in config.addresses:
        say(Message("server-devices", address=f"{address}/"))
    if config.addresses:
        say(qr_text(config.addresses[0] + "/"))
    say(Message("server-stop"))


def _open(address: str) -> None:
    """Show the page, without waiting for the browser; without one, the address was printed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one towards the outside first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        infos: list[Any] = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        infos = []
    found += [info[4][0] for info in infos]
    return list(dict.fromkeys(found))


def _bracket(host: str) -> str:
    return f"[{host}]" if ":" in host else host
