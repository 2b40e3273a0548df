"""Programs as players at one's own table: `--seats human,cmd:…`.

A program is started only because it was named on this command line. A file never starts one: a
saved game is somebody's text, so whoever goes on with it names the program again.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from tanglewood.agents.agent import Agent
from tanglewood.bots import Bot
from tanglewood.bots.bot import MARK
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.record.form import Player, Record
from tanglewood.session.agent_for import AgentFor, timed_agent_for

__all__ = ["MARK", "Guests", "default_name", "resumed_players"]

_LONGEST: Final = 70
"""Characters of a program's name in a record, as in the arena's."""


def default_name(who: str) -> str:
    """What a player who was given no name is called."""
    if not who.startswith(MARK):
        return who.capitalize()
    words = who.removeprefix(MARK).split() or ["program"]
    named = next((word for word in reversed(words) if word[:1] not in "-'\""), words[0])
    return (Path(named).stem.capitalize() or "Program")[:30]


class Guests:
    """Who plays at a table, programs among them; what cannot be found is told before the game
    begins, and programs are started when they are first asked."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._agents = [self._agent(player) for player in players]
        self.players = [replace(player, agent=player.agent[:_LONGEST]) for player in players]
        """The players as a record names them."""

    def _agent(self, player: Player) -> Agent | None:
        if not player.agent.startswith(MARK):
            return timed_agent_for(player)
        if not player.agent.isprintable():
            raise BadOption(Message("seats-program"))
        return Bot(player.agent.removeprefix(MARK))

    def agent_for(self) -> AgentFor:
        """Who plays for whom at one table, which asks seat by seat."""
        agents = iter(self._agents)
        return lambda _: next(agents)

    def leave(self, outcome: Outcome | None) -> None:
        """Tell the programs how it ended, if it did, and end them."""
        for seat, bot in enumerate(self._agents):
            if isinstance(bot, Bot):
                if outcome is not None:
                    bot.leave(seat, outcome)
                bot.close()


def resumed_players(record: Record, named: list[str] | None) -> list[Player]:
    """The players of a saved game, with the programs that were named for it; every other seat stays
    as it was."""
    if named is None:
        for number, player in enumerate(record.players, 1):
            if player.agent.startswith(MARK):
                raise BadOption(
                    Message("seats-starts-none", name=player.name, seat=number,
                            example=_example(record))
                )  # fmt: skip
        return list(record.players)
    players = []
    for player, who in zip(record.players, named, strict=True):
        if player.agent != who and not (player.agent.startswith(MARK) and who.startswith(MARK)):
            raise BadOption(Message("seats-kept", example=_example(record)))
        players.append(Player(player.name, who))
    return players


def _example(record: Record) -> str:
    agents = (player.agent for player in record.players)
    return ",".join("cmd:PROGRAM" if who.startswith(MARK) else who for who in agents)
