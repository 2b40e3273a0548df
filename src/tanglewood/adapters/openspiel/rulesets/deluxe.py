"""Fox in the Forest Deluxe."""

from collections.abc import Iterator, Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import Plan
from tanglewood.adapters.openspiel.rulesets import fox
from tanglewood.adapters.openspiel.rulesets.ruleset import LONG, Limits, Row, Ruleset
from tanglewood.games.deluxe.cards import BIT, DECK
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import GoalsOpened, GoalsRenewed
from tanglewood.games.deluxe.special.fairy import Gave, Looked, Took
from tanglewood.games.deluxe.special.hammer import REPLACEMENT, Named
from tanglewood.games.deluxe.special.module import SpecialsIn
from tanglewood.games.deluxe.special.potion import BREWED
from tanglewood.games.deluxe.special.shovel import DUG_UP, Idle
from tanglewood.games.deluxe.special.tree import FORCED
from tanglewood.games.fox.events import HAND, Played

KINDS: Final = (
    *fox.KINDS, "replacement", "tree", "potion", "shovel", "crown", "specials", "renew", "goal",
    "name", "idle", "look", "take", "give",
)  # fmt: skip
CROWN, SPECIALS, RENEW, GOAL, NAME, IDLE, LOOK, TAKE, GIVE = range(len(fox.KINDS) + 4, len(KINDS))
WAYS: Final = {
    HAND: fox.PLAY,
    REPLACEMENT: len(fox.KINDS),
    FORCED: len(fox.KINDS) + 1,
    BREWED: len(fox.KINDS) + 2,
    DUG_UP: len(fox.KINDS) + 3,
}

DECISIONS: Final = 72
"""More than a round can ask for: 26 plays, and each ability and special card's questions."""
ROWS: Final = 100


def plans(game: DeluxeGame) -> Mapping[str, Plan]:
    """As in fox."""
    return {"deal": (game.rules.hand, game.rules.hand)}


def slots(game: DeluxeGame) -> tuple[str, ...]:
    """Cards; a goal or a suit by its number."""
    cards = [DECK.text(card) for card in range(DECK.size)]
    return (*cards, *map(str, range(DECK.size, len(game.rules.goals))))


def rows(game: DeluxeGame, viewer: int, event: object) -> Iterator[Row]:
    """Tricks, goals and poison follow from the cards."""
    match event:
        case Played(seat, card, crown, way):
            if crown is not None:
                yield CROWN, seat, BIT[crown]
            yield WAYS[way], seat, BIT[card]
        case SpecialsIn(_, cards, _):
            yield SPECIALS, -1, cards or 0
        case GoalsRenewed():
            yield RENEW, -1, 0
        case GoalsOpened(goals):
            for goal in goals:
                yield GOAL, -1, 1 << game.goal_number(goal)
        case Named(seat, suit):
            yield NAME, seat, 1 << suit
        case Idle(seat):
            yield IDLE, seat, 0
        case Looked(seat, looked):
            yield LOOK, seat, looked or 0
        case Took(seat, _, took):
            yield TAKE, seat, 0 if took is None else BIT[took]
        case Gave(seat, gave):
            yield GIVE, seat, 0 if gave is None else BIT[gave]
        case _:
            yield from fox.rows(game, viewer, event)


def limits(game: DeluxeGame, rounds: int) -> Limits:
    """Poison and goals can take points back, so the rules set no bound."""
    rules = game.rules
    rounds = rounds or (1 if rules.target == 0 else LONG)
    goals = sum(abs(_points(goal.points)) for goal in rules.goals)
    return Limits(
        rounds=rounds,
        decisions=rounds * DECISIONS,
        rows=2 + rounds * (ROWS + rules.open_goals),
        points=rounds * (max(rules.scores) + 13 * (3 + goals)),
        outcomes=max(DECK.size, len(rules.goals)),
    )


def _points(points: object) -> int:
    return points if isinstance(points, int) else 9


RULESET: Final = Ruleset(plans, KINDS, slots, rows, limits, frozenset({GOAL, NAME}))
