"""Players that see a view and return an action."""

from tanglewood.agents.agent import Agent
from tanglewood.agents.registry import AGENTS, AgentEntry, agent

__all__ = ["Agent", "AGENTS", "AgentEntry", "agent"]
