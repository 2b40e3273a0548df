"""Every moment of every game, brought about at real tables: all seats play by the protocol, and a
page shows what the first of them sees. The gallery of the documentation is made of the same."""

import json
import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from typing import Any, Final, NamedTuple, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tanglewood.session.dealcode import deal_code

Plain = dict[str, Any]

NAMES: Final = ("Ada", "Benedict", "Chloe", "Dimitri", "Eleanor")
LAST: Final = "last"
"""The last card of a round is to be played: what comes then is seen by who is there."""


class Course(NamedTuple):
    """A game, played by luck; the seed fixes cards and luck."""

    game: str
    seed: int
    options: Mapping[str, Any] = {}
    seats: int = 2

    @property
    def name(self) -> str:
        many = f"-{self.seats}" if self.game == "woods" else ""
        return f"{self.game}{many}-{self.seed}"


COURSES: Final = (
    Course("fox", 4),
    Course("fox-manual", 6),
    Course("fox-mini", 3, {"target": 4}),
    Course("deluxe", 9, {"target": 9}),
    Course("deluxe", 22, {"target": 5}),
    Course("deluxe", 19, {"target": 5}),
    Course("deluxe", 129, {"target": 5}),
    Course("duet", 4),
    Course("duet", 7),
    Course("woods", 2, {"players": 1}, 1),
    Course("woods", 2, {"players": 2}),
    Course("woods", 2, {"players": 3}, 3),
    Course("woods", 2, {"players": 5}, 5),
)


class Table:
    """A table whose seats all play by themselves, from moment to moment."""

    def __init__(self, url: str, course: Course) -> None:
        self.url, self.course = url, course
        self._luck = random.Random(course.seed)
        self._closing = ExitStack()
        self._sockets: list[ClientConnection] = []
        self.states: list[Plain] = []

    def __enter__(self) -> Self:
        course = self.course
        wanted = {
            "game": course.game,
            "seats": [{"player": "me", "name": name} for name in NAMES[: course.seats]],
            "options": dict(course.options),
            "deal": deal_code(course.seed),
        }
        answer = httpx.post(f"{self.url}/api/tables", json=wanted, timeout=60)
        assert answer.is_success, answer.text
        made = answer.json()
        self.id = str(made["table"])
        self.tokens = [str(seat["token"]) for seat in made["seats"]]
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.id}/play"
        for token in self.tokens:
            socket = self._closing.enter_context(connect(address, max_queue=None))
            self._sockets.append(socket)
            socket.send(json.dumps({"type": "join", "token": token}))
            self.states.append(self._hear(socket, 0))
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    @property
    def page(self) -> str:
        return f"{self.url}/t/{self.id}"

    @property
    def seat(self) -> str:
        """What a browser keeps that holds the first seat."""
        seat = {"table": self.id, "seat": 0, "token": self.tokens[0], "game": self.course.game}
        return json.dumps([seat | {"at": 0}])

    @property
    def number(self) -> int:
        return int(self.states[0]["number"])

    @property
    def over(self) -> bool:
        return self.states[0]["outcome"] is not None

    @property
    def scored(self) -> bool:
        told = {event["event"] for event in self.states[0]["events"]}
        return not told.isdisjoint({"round-scored", "round-ended"})

    def step(self) -> None:
        """One action of whoever is to act."""
        seat = self.states[0]["to_act"]
        own = self.states[seat]
        action = self._luck.choice(own["legal"])["text"]
        self._sockets[seat].send(
            json.dumps({"type": "act", "number": own["number"], "action": action})
        )
        for place, socket in enumerate(self._sockets):
            self.states[place] = self._hear(socket, own["number"] + 1)

    def say(self, seat: int, text: str) -> None:
        self._sockets[seat].send(json.dumps({"type": "chat", "text": text}))

    def end_round(self) -> None:
        """Play on until a round has been scored."""
        while not self.scored:
            self.step()

    def moments(self) -> Iterator[str]:
        """Play the game, and stop where the first seat sees something new; a looker may act."""
        seen = set[str]()
        while True:
            number = self.number
            for name in self._here():
                if name not in seen:
                    seen.add(name)
                    yield name
            if self.over:
                return
            if self.number == number:
                self.step()

    def _here(self) -> list[str]:
        """What is to be seen now."""
        state = self.states[0]
        view = state["view"]
        if self.over:
            return ["end"]
        if self.course.game == "woods":
            found = ["trade"] if state["to_act"] == 0 else []
            return found + (["pockets"] if found and all(view["pockets"]) else [])
        if state["to_act"] != 0:
            return ["wait"] if view["phase"] == "follow" else []
        found = [str(view["phase"])]
        if view["phase"] in {"lead", "follow"} and len(view["hand"]) in {3, 4}:
            found.append("late")
        if view["phase"] == "follow" and len(view["hand"]) == 1:
            found.append(LAST)
        return found

    @staticmethod
    def _hear(socket: ClientConnection, number: int) -> Plain:
        while True:
            message: Plain = json.loads(socket.recv(60))
            assert message["type"] != "refused", message
            if message["type"] == "state" and message["number"] >= number:
                return message
