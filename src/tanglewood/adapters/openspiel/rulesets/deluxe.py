"""Fox in the Forest Deluxe."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from tanglewood.adapters.openspiel.draw import Plan
from tanglewood.adapters.openspiel.entry import DEALT_BY, RETURNS, ROUNDS, TARGET, Entry, Parameter
from tanglewood.adapters.openspiel.resampling.deluxe import steps
from tanglewood.adapters.openspiel.rulesets import fox
from tanglewood.adapters.openspiel.rulesets.ruleset import LONG, Limits, Row, Ruleset
from tanglewood.games.deluxe.cards import BIT, DECK
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import GoalsOpened, GoalsRenewed
from tanglewood.games.deluxe.special import module as special
from tanglewood.games.deluxe.special.module import SpecialsIn
from tanglewood.games.fox.events import HAND, Played

RECALLED: Final = {event: how for card in special.CARDS for event, how in card.recalled.items()}
KINDS: Final = (
    *fox.KINDS,
    *(way.name for way in special.WAYS),
    *("crown", "specials", "renew", "goal"),
    *(how.kind for how in RECALLED.values()),
)
WAYS: Final = {HAND: fox.PLAY, **{way.name: KINDS.index(way.name) for way in special.WAYS}}
CROWN, SPECIALS, RENEW, GOAL = map(KINDS.index, ("crown", "specials", "renew", "goal"))
NUMBERED: Final = frozenset(
    {GOAL, *(KINDS.index(how.kind) for how in RECALLED.values() if how.numbered)}
)

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
        case _ if type(event) in RECALLED:
            how, told = RECALLED[type(event)], cast(Any, event)
            yield KINDS.index(how.kind), told.seat, how.about(told)
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


RULESET: Final = Ruleset(plans, KINDS, slots, rows, limits, steps, NUMBERED)

FACES: Final[Mapping[str, Entry]] = {
    "tanglewood_deluxe": Entry(
        "deluxe",
        RULESET,
        (2, 2),
        {
            "target": TARGET,
            "special": Parameter(2, "how many special cards are drawn at random, 0 to 9"),
            "named": Parameter("", "or the names of the special cards that are in"),
            "goals": Parameter(True, "play with goal cards"),
            "poison": Parameter(True, "play with Poison 8s"),
            "dealer": DEALT_BY,
            "returns": RETURNS,
            "rounds": ROUNDS,
        },
    ),
}
