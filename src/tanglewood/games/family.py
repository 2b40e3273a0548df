"""A family: rulesets that share their modules, and what each room has of them.

Arrows point down, so this room imports nothing of what it names: a part is the dotted name of a
module, imported when somebody asks for it (`tanglewood.games.registry.part`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.option import Option


class Part(NamedTuple):
    """What a room asks of a family: where it lies for the games that we ship, the protocol of the
    module, and what happens without it."""

    place: str
    asks: str
    without: str


PARTS: Final[Mapping[str, Part]] = {
    "layout": Part(
        "tanglewood.games.{}.layout",
        "tanglewood.session.show.LayoutModule",
        "every field of a view is listed",
    ),
    "twin": Part(
        "tanglewood.kernel.{}",
        "tanglewood.kernel.twin.Rules",
        "searches are plain Python; there are no batches, playouts and solvers",
    ),
    "mixes": Part(
        "tanglewood.kernel.mixtures.{}",
        "tanglewood.kernel.mixes.Mixes",
        "the proof of the twins walks the default options",
    ),
    "seen": Part(
        "tanglewood.kernel.seen.{}",
        "tanglewood.kernel.seen.registry.SeenModule",
        "no worlds can be made, so searches go by rules of thumb or by chance",
    ),
    "worlds": Part(
        "tanglewood.analysis.worlds.{}",
        "tanglewood.analysis.worlds.Builder",
        "no worlds can be made, so searches go by rules of thumb or by chance",
    ),
    "outlook": Part(
        "tanglewood.analysis.outlooks.{}",
        "tanglewood.analysis.outlook.Outlooks",
        "searches look to the end of the game, and winners share what it is worth",
    ),
    "past": Part(
        "tanglewood.analysis.past.{}",
        "tanglewood.analysis.past.Pasts",
        "worlds are not weighed by what others were seen to do",
    ),
    "observation": Part(
        "tanglewood.observing.{}",
        "tanglewood.observing.Layout",
        "there are no numbers for networks: no environment, no training",
    ),
    "network_input": Part(
        "tanglewood.analysis.networks.inputs.{}",
        "tanglewood.analysis.networks.inputs.NetworkInput",
        "no learned network plays it",
    ),
    "foresight": Part(
        "tanglewood.analysis.networks.foresight.{}",
        "tanglewood.analysis.networks.foresight.Foresight",
        "no agent looks ahead by a learned network",
    ),
    "heuristic": Part(
        "tanglewood.agents.heuristic.{}",
        "tanglewood.agents.heuristic.agent.RulesOfThumb",
        "whoever goes by rules of thumb takes any legal action",
    ),
    "search": Part(
        "tanglewood.agents.search.{}",
        "tanglewood.agents.search.Thinker",
        "`search` is plain information-set search",
    ),
    "levels": Part(
        "tanglewood.agents.levels.{}",
        "tanglewood.agents.levels.ladder.Ladder",
        "levels differ in how long they search",
    ),
    "hints": Part(
        "tanglewood.agents.hint.{}",
        "tanglewood.agents.hint.family.Hinting",
        "hints give the numbers of the search alone",
    ),
    "teacher": Part(
        "tanglewood.agents.teacher.{}",
        "tanglewood.agents.teacher.family.Teacher",
        "hints and reviews give numbers for reasons",
    ),
    "scene": Part(
        "tanglewood.tui.scenes.{}",
        "tanglewood.tui.scenes.Drawing",
        "the full-screen terminal shows the lines of the table",
    ),
    "terminal": Part(
        "tanglewood.tui.games.{}",
        "tanglewood.tui.family.TerminalModule",
        "in the full-screen terminal cards show their text, and every action is an answer",
    ),
    "curriculum": Part(
        "tanglewood.training.curricula.{}",
        "tanglewood.training.curricula.Curriculum",
        "no network can learn it",
    ),
    "openspiel": Part(
        "tanglewood.adapters.openspiel.rulesets.{}",
        "tanglewood.adapters.openspiel.rulesets.ruleset.NamedGames",
        "OpenSpiel does not list it",
    ),
}
"""Every part by its name."""

NOTHING: Final[Mapping[str, str | None]] = dict.fromkeys(PARTS)
"""A family that brings its rules and nothing else."""


def everything(family: str, *, but: tuple[str, ...] = ()) -> Mapping[str, str | None]:
    """All parts, at the places where the games that we ship have them, except those it lacks."""
    places = {name: part.place.format(family) for name, part in PARTS.items()}
    return {**places, **dict.fromkeys(but)}


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game as the list of games shows it: `sources` says where its facts come from."""

    title: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    sources: Mapping[str, str]
    about: Message
    make: Callable[[Mapping[str, object]], Game[Any]] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Family:
    """A family by the name of its folders: its rulesets, and its parts by the names of their
    modules, None for one that it does not have. `built_on` are families whose rules it extends.
    `words` is a package whose folder `words` has its messages, a folder per language, where the
    catalogue has not."""

    name: str
    rulesets: Mapping[str, GameEntry]
    parts: Mapping[str, str | None] = field(default_factory=lambda: NOTHING)
    built_on: tuple[str, ...] = ()
    words: str = ""

    def __post_init__(self) -> None:
        wrong = sorted(self.parts.keys() ^ PARTS.keys())
        if wrong:
            raise AssertionError(f"{self.name}: every part must be said, and no other: {wrong}")
