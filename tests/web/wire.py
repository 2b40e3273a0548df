"""An ear on the wire between a browser and the server."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Ear:
    """Hears what a page sends and gets: which action was acknowledged as which number."""

    def __init__(self, page: Page | None = None) -> None:
        self._sent: dict[str, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.connections = 0
        if page:
            self.listen_to(page)

    def listen_to(self, page: Page) -> None:
        """Hear every connection that the page makes from now on."""
        page.on("websocket", self._listen)

    def _listen(self, wire: WebSocket) -> None:
        self.connections += 1
        wire.on("framesent", lambda frame: self._note_sent(json.loads(frame)))
        wire.on("framereceived", lambda frame: self._note_got(json.loads(frame)))

    def _note_sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self._sent[message["id"]] = message["action"]

    def _note_got(self, message: dict[str, Any]) -> None:
        if message["type"] == "ack" and message.get("id") in self._sent:
            number, action = message["number"], self._sent[message["id"]]
            assert self.acknowledged.get(number, action) == action
            self.acknowledged[number] = action
