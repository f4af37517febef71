"""Start the house: pick a port, print the address, open the browser."""

from __future__ import annotations

import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn

from refectory.engine.errors import RefectoryError

from .app import create_app
from .house import Settings
from .store import check_store

PORT = 8730
TRIES = 20


class PortTaken(RefectoryError):
    """Somebody else listens there already."""


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a wish, the first free port from PORT on."""
    for candidate in [port] if port is not None else range(PORT, PORT + TRIES):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            last = error
        else:
            return listener
    raise PortTaken(f"Can't listen on {host}, port {port or PORT}: {last.strerror}. Choose another with --port.")


def address_of(listener: socket.socket) -> str:
    """Where to find the house; one that listens everywhere is named as others in the network find it."""
    host, port = listener.getsockname()[:2]
    shown = _outward() if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _outward() -> str:
    """This machine's address in its network. Choosing a way out sends nothing yet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = False,
    say: Callable[[str], None] = lambda address: None,
) -> None:
    """Run until Ctrl-C or SIGTERM. `say` gets the address as soon as the house is open."""
    check_store(settings.db)
    listener = bind(host, port)
    address = address_of(listener)
    config = uvicorn.Config(
        create_app(settings), loop="auto", access_log=False, log_level="warning", server_header=False,
        timeout_graceful_shutdown=2, proxy_headers=True, timeout_keep_alive=30, ws="none",
    )  # fmt: skip
    server = _Server(config, lambda: _opened(address, open_browser, say))
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    signal.signal(signal.SIGTERM, _leave)  # raised again when the server has closed, and the workers must go too
    try:
        server.run(sockets=[listener])  # on the fast loop, where there is one
    except KeyboardInterrupt:
        logging.getLogger("refectory").info("closed")
    finally:
        listener.close()


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _opened(address: str, open_browser: bool, say: Callable[[str], None]) -> None:
    say(address)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


class _Server(uvicorn.Server):
    """Tells when it is really open, and lets streams go before it waits for connections."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()
