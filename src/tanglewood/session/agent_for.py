"""Who plays for a player: a person, or an agent of ours."""

from collections.abc import Callable

from tanglewood.agents.agent import Agent
from tanglewood.agents.registry import agent, live_agent
from tanglewood.record.form import HUMAN, Player

AgentFor = Callable[[Player], Agent | None]
"""Who plays for a player: an agent, or None for a person."""


def timed_agent_for(player: Player) -> Agent | None:
    """The agent of ours that plays for this player; None for a person. It starts no program:
    whoever wants that hands another `AgentFor` to the table, and a server never does."""
    return None if player.agent == HUMAN else live_agent(player.agent)


def untimed_agent_for(player: Player) -> Agent | None:
    """The same with a fixed number of iterations, whatever time that takes: with the same dice the
    same plays give the same game on every machine."""
    return None if player.agent == HUMAN else agent(player.agent)
