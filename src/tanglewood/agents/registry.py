"""Every agent by its name.

Some agents take a number after a colon, the iterations of their search: `ismcts:3000`. `strongest`
is another name of the top level, `random` of `uniform`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from types import MappingProxyType
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


@dataclass(frozen=True, slots=True)
class AgentEntry:
    """An agent as the list of agents shows it."""

    name: str
    about: str
    make: Callable[[], Agent] = field(repr=False)


def _entries() -> Iterator[AgentEntry]:
    for number, name in enumerate(LEVELS, 1):
        about = f"level {number} of {len(LEVELS)} for people"
        yield AgentEntry(name, about, partial(Level, name))
    for name, about in _TASTES.items():
        yield AgentEntry(name, about, partial(Personality, name))
    yield AgentEntry("uniform", "every legal action is equally likely", Uniform)
    yield AgentEntry("heuristic", "rules of thumb", Heuristic)
    yield AgentEntry("sloppy", "rules of thumb, and every fifth time chance", Sloppy)
    yield AgentEntry("ismcts", "a tree search over worlds", lambda: Ismcts(3000))
    yield AgentEntry("search", "a tree search that knows the target", lambda: Search(2000))
    yield AgentEntry("ahead", "a network that looks ahead", lambda: Ahead(300))
    yield AgentEntry("learned", "a network's best action", Learned)
    mixed = partial(Learned, "learned-mixed", mixed=True)
    yield AgentEntry("learned-mixed", "a network's actions, as likely as it finds them", mixed)
    for level, name in BEFORE.items():
        make = partial(Level, level, name, before=True)
        yield AgentEntry(name, f"{level} as it was before there were networks", make)
    yield AgentEntry("oak-1", f"{LEVELS[-1]} as it was before there were networks", Oak1)
    yield AgentEntry(
        STRONGEST, f"another name of {LEVELS[-1]}", partial(Level, LEVELS[-1], STRONGEST)
    )
    yield AgentEntry(RANDOM, "another name of uniform", partial(Uniform, RANDOM))


_TASTES: Final = {
    "humble-seeker": "a search that likes to stay humble",
    "greedy-baiter": "a search that likes the other to be greedy",
    "treasure-hunter": "a search to which Treasures are worth more",
}

ENTRIES: Final[dict[str, AgentEntry]] = {entry.name: entry for entry in _entries()}
AGENTS: Final[Mapping[str, AgentEntry]] = MappingProxyType(ENTRIES)
"""Every agent by its name, to be read."""

LIVE: Final = 1500.0
"""Milliseconds that an agent may think about a decision while people wait."""

BUDGETED: Final[dict[str, Callable[[int, str], Agent]]] = {
    "ahead": Ahead,
    "ismcts": Ismcts,
    "search": Search,
    "blind": lambda iterations, name: Search(iterations, name, target_aware=False),
}
"""Agents that take their iterations after a colon, and their whole name with them. `blind` is not
among those to offer: it is what `search` is measured against, and is named with its iterations."""

MOST: Final = 10_000_000


def agent(name: str) -> Agent:
    """The agent with this name."""
    if not isinstance(name, str):
        raise wrong_kind("type-no-agent", name)
    kind, colon, budget = name.partition(":")
    if colon and kind in BUDGETED:
        return BUDGETED[kind](_iterations(name, budget), name)
    entry = AGENTS.get(name)
    if entry is None:
        near = get_close_matches(name, AGENTS, n=1)
        none = Message("agent-unknown", name=shortened(name), known=", ".join(AGENTS))
        raise BadOption(Message("did-you-mean", what=none, near=near[0]) if near else none)
    return entry.make()


def agent_of(one: Agent | str) -> Agent:
    """The agent itself, or the one with this name; whatever cannot choose is refused."""
    if isinstance(one, str):
        return agent(one)
    if isinstance(one, type) or not callable(getattr(one, "choose", None)):
        raise wrong_kind("type-no-agent", one)
    if not isinstance(getattr(one, "name", None), str):
        raise wrong_kind("type-no-agent", one)
    return one


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
