"""Every agent by its name.

Some agents take a number after a colon, the iterations of their search: `ismcts:3000`. `strongest`
is another name of the top level, `random` of `uniform`.
"""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from typing import Final

from tanglewood.agents.agent import Agent, TimedAgent
from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.heuristic.sloppy import Sloppy
from tanglewood.agents.learned import Ahead, Learned, Oak1
from tanglewood.agents.levels import NAMES as LEVELS
from tanglewood.agents.levels import TASTES, Level, Personality, levels_of
from tanglewood.agents.levels.rungs import human
from tanglewood.agents.search.agent import Ismcts, Search
from tanglewood.agents.uniform import Uniform
from tanglewood.analysis.networks.learned import has_network
from tanglewood.core.errors import BadOption, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

STRONGEST: Final = "strongest"
"""The top level of every game, also by this name."""

RANDOM: Final = "random"
"""What plays at random, also by this name."""

BEFORE: Final = {level: f"{level}-1" for level in LEVELS[:-1]}
"""The names of the levels as they were before there were networks, below `oak-1`."""

AGENTS: Final[dict[str, Callable[[], Agent]]] = {
    **{name: partial(Level, name) for name in LEVELS},
    **{name: partial(Personality, name) for name in TASTES},
    "uniform": Uniform,
    "heuristic": Heuristic,
    "sloppy": Sloppy,
    "ismcts": lambda: Ismcts(3000),
    "search": lambda: Search(2000),
    "ahead": lambda: Ahead(300),
    "learned": Learned,
    "learned-mixed": lambda: Learned("learned-mixed", mixed=True),
    **{name: partial(Level, level, name, before=True) for level, name in BEFORE.items()},
    "oak-1": Oak1,
    STRONGEST: lambda: Level(LEVELS[-1], STRONGEST),
    RANDOM: lambda: Uniform(RANDOM),
}
"""What makes each agent, by its name."""

LIVE: Final = 1500.0
"""Milliseconds that an agent may think about a decision while people wait."""

BUDGETED: Final[dict[str, Callable[[int, str], Agent]]] = {
    "ahead": Ahead,
    "ismcts": Ismcts,
    "search": Search,
    "blind": lambda iterations, name: Search(iterations, name, target_aware=False),
}
"""Agents that take their iterations after a colon, and their whole name with them."""

MOST: Final = 10_000_000


def agent(name: str) -> Agent:
    """The agent with this name."""
    if not isinstance(name, str):
        raise wrong_kind("type-no-agent", name)
    kind, colon, budget = name.partition(":")
    if colon and kind in BUDGETED:
        return BUDGETED[kind](_iterations(name, budget), name)
    make = AGENTS.get(name)
    if make is None:
        near = get_close_matches(name, AGENTS, n=1)
        none = Message("agent-unknown", name=shortened(name), known=", ".join(AGENTS))
        raise BadOption(Message("did-you-mean", what=none, near=near[0]) if near else none)
    return make()


def live_agent(name: str) -> Agent:
    """The agent with this name for play with people: thinking ends after `LIVE`."""
    found = agent(name)
    if isinstance(found, TimedAgent):
        found.milliseconds = LIVE
    return found


def known(name: str) -> bool:
    """Whether there is an agent with this name."""
    try:
        agent(name)
    except BadOption:
        return False
    return True


def agents_for(game: str) -> tuple[str, ...]:
    """The agents to offer at a game: its levels from gentle to strongest, then all the others, each
    by one name."""
    levels = tuple(level.name for level in levels_of(game))
    apart = {*TASTES, STRONGEST, RANDOM}
    if not has_network(game):
        apart |= {"learned", "learned-mixed"}
    if human(game, LEVELS[0]) is None:
        apart |= {*BEFORE.values()}  # they are the levels of today
    others = (name for name in AGENTS if name not in levels and name not in apart)
    return (*levels, *others)


def _iterations(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < len(text) < 9 and 0 < int(text) <= MOST):
        raise BadOption(Message("agent-iterations", name=shortened(name), most=f"{MOST}"))
    return int(text)
