"""A browser for the tests: it carries texts to a local host and back, as the page's worker does."""

import json
from random import Random
from typing import Any

from tanglewood.core.message import Message
from tanglewood.local.host import Host
from tanglewood.local.shelf import Shelf
from tests.server.merging import merged

Plain = dict[str, Any]


class Browser:
    """One tab, with its host. `kept` is what lies in its database; where that is `full`, nothing
    more gets in."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.full = False
        self.host = Host(Shelf(self.kept), answer_after=0.0)
        self.links: dict[str, Link] = {}

    def ask(self, method: str, path: str, body: object = None) -> Plain:
        """A request that must be answered well."""
        status, text = self.host.ask(method, path, "" if body is None else json.dumps(body))
        assert status == 200, text
        self.carry()
        found: Plain = json.loads(text)
        return found

    def open(self, table: str, token: str | None, **join: Any) -> "Link":
        """Look at a table."""
        link = Link(self, str(len(self.links)))
        self.links[link.name] = link
        self.host.open(link.name, table)
        link.say(type="join", token=token, **join)
        return link

    def settle(self) -> None:
        """Wait until nothing is done any more without a person."""
        while (wait := self.host.work()) is not None:
            self.carry()
            if wait:  # for somebody's share, or the clock
                return

    def carry(self) -> None:
        """Keep what is on the shelf, then bring everybody what is said."""
        told = self.host.take_outgoing()
        if self.full and self.host.shelf.trial:
            self.host.roll_back(Message("local-full"))
            told = self.host.take_outgoing()
        self.kept |= self.host.shelf.trial
        self.host.shelf.commit()
        for link, text, code in told:
            self.links[link].told(text, code)


class Link:
    """Somebody who looks at a table."""

    def __init__(self, browser: Browser, name: str) -> None:
        self._browser = browser
        self.name = name
        self.heard: list[str] = []
        self.state: Plain = {}
        self.answers: list[Plain] = []
        self.code = 0

    def told(self, text: str, code: int) -> None:
        if code:
            self.code = code
            return
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "change":
            message = merged(self.state, message)
        if message["type"] == "state":
            self.state = message
        else:
            self.answers.append(message)

    def say(self, **message: Any) -> None:
        self._browser.host.receive(self.name, json.dumps(message))
        self._browser.carry()

    def ask(self, **message: Any) -> Plain:
        """Say something, and the answer to it once everything that follows by itself is done."""
        id_ = str(len(self.answers) + 1)
        self.say(id=id_, **message)
        self._browser.settle()
        return next(answer for answer in self.answers if answer["id"] == id_)

    def act(self, action: str) -> Plain:
        return self.ask(type="act", number=self.state["number"], action=action)

    def play(self, choice: Random, most: int = 1000) -> None:
        """Act by lot while it is this seat's turn, until the game is over or so often."""
        self._browser.settle()
        for _ in range(most):
            if not self.state["legal"]:
                return
            self.act(choice.choice(self.state["legal"])["text"])
