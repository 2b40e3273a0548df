"""The curriculum of the Duet: one network for its levels and for boards that it has never seen."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tanglewood.analysis.networks.inputs.duet import AROUND, REACH, SEEN
from tanglewood.components.boards import LEVELS, SUPPLY
from tanglewood.components.paws import PAWS
from tanglewood.core.game import Game
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.registry import load
from tanglewood.training.settings import Settings

if TYPE_CHECKING:
    from tanglewood.training.aims import Aim

KIND: Final = "Duet"
PRINTED: Final = {1: 150, 2: 150, 3: 350}
"""How many games in a run are of each level."""
OTHERS: Final = 350
"""How many boards of our own come beside them."""
SPACES: Final = (7, REACH + 1)
"""The shortest and the longest of these, in spaces."""
TOKENS: Final = 5
"""The most forest tokens on them."""


def rulesets(game: str) -> list[Game[Any]]:
    """The levels, and boards at random."""
    printed = {level: load(game, level=level) for level in PRINTED}
    levels = [printed[level] for level, often in PRINTED.items() for _ in range(often)]
    return [*levels, *islice(_boards(game, Random("duet")), OTHERS)]


def _boards(game: str, draw: Random) -> Iterator[Game[Any]]:
    """Boards that are a little like the printed ones: gems on most spaces, a start near the middle,
    some spaces where gems grow."""
    while True:
        spaces = draw.randint(*SPACES)
        start = (spaces - 1) // 2 + draw.choice((-1, 0, 0, 0, 1))
        gems = Counter(draw.choices(range(spaces), k=draw.randint(8, SUPPLY - 4)))
        board = {
            "gems": [gems[space] for space in range(spaces)],
            "plus": sorted(draw.sample(range(spaces), draw.randint(0, 6))),
            "start": start,
            "tokens": draw.randint(0, min(start, spaces - 1 - start, TOKENS)),
        }
        yield load(game, level=draw.choice([*LEVELS]), components={"board": board})


def settings(_: str) -> Settings:
    """Rounds are long, a team mixes only while it is learning, and a teammate may slip."""
    return Settings(steps=64, slices=32, entropy=(0.03, 0.001), slips=(0.25, 0.2))


def aim(rulesets: Sequence[DuetGame]) -> "Aim":
    """Victory of the team; figures by level."""
    from tanglewood.training.aims.team import Team

    return Team([_label(ruleset) for ruleset in rulesets])


def _label(ruleset: DuetGame) -> str:
    return "other boards" if ruleset.options["components"] else f"level {ruleset.level}"


def learned(rulesets: Sequence[DuetGame]) -> Mapping[str, object]:
    """The lengths of boards, the numbers of tokens, and the paws."""
    boards = [ruleset.board for ruleset in rulesets]
    spaces = [len(board.gems) for board in boards]
    tokens = [board.tokens or 0 for board in boards]
    return {
        "spaces": [min(spaces), max(spaces)],
        "tokens": [min(tokens), max(tokens)],
        "paws": list(PAWS.by_card),
    }


def caps(_: Sequence[DuetGame]) -> tuple[int, ...]:
    """Up to what each byte of the input counts (`tanglewood.analysis.networks.inputs.duet`)."""
    found = (
        *(1,) * 11 * 30,  # sets of cards
        *(1,) * AROUND,  # uncovered
        *(5,) * AROUND,  # gems
        *(2,) * AROUND,  # gems that grow
        *(1,) * AROUND,  # the start
        *(1,) * 12,  # the phase, who leads and deals, the round
        *(TOKENS, SUPPLY, 11, 11, 1),  # tokens, gems left, cards in the hands, a sealed card
    )
    return (*found, *(0,) * (SEEN - len(found)))
