"""Every agent by its name."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from tanglewood.agents.agent import Agent
from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.uniform import Uniform
from tanglewood.core.errors import BadOption

AGENTS: Final[dict[str, Callable[[], Agent]]] = {
    "uniform": Uniform,
    "heuristic": Heuristic,
}


def agent(name: str) -> Agent:
    """The agent with this name."""
    make = AGENTS.get(name)
    if make is None:
        near = get_close_matches(name, AGENTS, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadOption(f"There is no agent {name[:40]!r}; agents are {', '.join(AGENTS)}.{hint}")
    return make()
