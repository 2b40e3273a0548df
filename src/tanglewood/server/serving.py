"""Running the server: start, tell where it is, stop in good order."""

import io
import ipaddress
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import segno
import uvicorn
from litestar import Litestar

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.server.app import make_app
from tanglewood.server.config import Config
from tanglewood.server.frames import Frames
from tanglewood.server.garbage import collect_by_hand
from tanglewood.server.hub import Hub
from tanglewood.server.logs import log_to_stderr
from tanglewood.server.messages import MOST_BYTES

Say = Callable[[Message | str], None]
"""Shows whoever started the server a line: a message, or a text that is the same everywhere."""


class Server(uvicorn.Server):
    """A server that says goodbye to its tables before it closes their connections."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready

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
    trusted_proxies: str = "",
    say: Say,
    note: Callable[[str], None] = lambda _: None,
    loud: bool = False,
    open_page: bool = False,
) -> None:
    """Serve until a signal stops it; with `open_page` the browser here shows the page. `note` is
    told the address for this machine."""
    log_to_stderr(10 if loud else 20)
    config = replace(config, collect_garbage=True)
    told: list[Config] = []

    def ready() -> None:
        here = f"http://localhost:{told[0].port}/"
        note(here)
        _welcome(told[0], say)
        if open_page:
            _open(here)

    server, listening, settled = server_of(config, ready, trusted_proxies=trusted_proxies)
    told.append(settled)
    collect_by_hand()
    server.run(sockets=[listening])


def server_of(
    config: Config, ready: Callable[[], None], *, trusted_proxies: str = ""
) -> tuple[Server, socket.socket, Config]:
    """A server, the socket it is to run on, and its settings with the port it got."""
    listening = _listen(config)
    port = listening.getsockname()[1]
    config = replace(config, port=port, addresses=tuple(addresses(config.host, port)))
    app, litestar = make_app(config)
    return Server(settings_of(app, trusted_proxies), litestar, ready), listening, config


def settings_of(app: Any, trusted_proxies: str = "") -> uvicorn.Config:
    """How an application is run."""
    return uvicorn.Config(
        app,
        ws=Frames,
        ws_max_size=MOST_BYTES + 1,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def addresses(host: str, port: int) -> list[str]:
    """Where other devices reach a server that listens on this host; none for loopback."""
    names = [host]
    if host in {"0.0.0.0", "::"}:
        names = _own_addresses()
    return [f"http://{_bracketed(name)}:{port}" for name in names if not _is_loopback(name)]


def qr_text(text: str) -> str:
    """A QR code made of characters, for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise BadOption(
            Message(
                "server-port", host=config.host, port=f"{config.port}", what=str(error.strerror)
            )
        ) from None
    listening.listen(1024)
    return listening


def _welcome(config: Config, say: Say) -> None:
    here = "localhost" if _is_loopback(config.host) or not config.addresses else None
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


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
