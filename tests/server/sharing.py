"""People whose clients add shares to the shuffle, and what came of it."""

from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_hex
from typing import Any

from tanglewood.record import Record
from tests.server.client import Plain, Player, get, post

SCHEME = "tanglewood-shuffle-1"


def pledge_of(share: str) -> str:
    return sha256(f"{SCHEME} share {share}".encode()).hexdigest()


@dataclass
class Sharer:
    """Somebody with a share; `token` once they sit."""

    url: str
    share: str = field(default_factory=lambda: token_hex(32))
    token: str = ""

    @property
    def pledge(self) -> str:
        return pledge_of(self.share)

    async def give(self, player: Player, share: str | None = None) -> Plain:
        """Send the share through a connection; the answer."""
        return await player.ask(type="share", token=self.token, share=share or self.share)


def invited(ada: Sharer, ben: Sharer, game: str, **request: Any) -> Plain:
    """A table that Ada makes; the table with Ben's invitation. Both have pledged once Ben joins."""
    seats = [{"player": "me", "name": "Ada", "pledge": ada.pledge}, {"player": "friend"}]
    made = post(ada.url, "/api/tables", {"game": game, "seats": seats, **request})
    ada.token = made["seats"][0]["token"]
    return made


def join(ben: Sharer, made: Plain) -> None:
    """Ben takes his seat."""
    asked = {"invite": made["seats"][1]["invite"], "request": token_hex(16), "name": "Ben"}
    path = f"/api/tables/{made['table']}/join"
    ben.token = post(ben.url, path, asked | {"pledge": ben.pledge})["token"]


async def shuffled(ada: Sharer, ben: Sharer, game: str, **request: Any) -> tuple[str, list[Player]]:
    """A table at which both have given their shares, and the cards are dealt."""
    made = invited(ada, ben, game, **request)
    join(ben, made)
    table, players = made["table"], []
    for each in (ada, ben):
        player = await Player.sit(each.url, table, each.token)
        answer = await each.give(player)
        assert answer["type"] == "ack", answer
        players.append(player)
    for player in players:
        await player.reach(1)
    return table, players


async def give_up(players: list[Player]) -> None:
    """Both give up, as a team does; the game is over."""
    for player in players:
        await player.reach(max(each.number for each in players))
        if player.state["status"] != "over":
            answer = await player.ask(type="resign", number=player.number)
            await player.reach(answer["number"])


def record_of(url: str, table: str) -> Record:
    return Record.parse(get(url, f"/api/tables/{table}/record"))


def given_in(record: Record) -> list[str | None]:
    """The shares that a record reveals."""
    assert record.shuffle is not None
    return [it.share.hex() if it.share else None for it in record.shuffle.shares]
