"""A resampled game of fox, Deluxe or Duet: one other hand, a deck or a box."""

from typing import Any, Final

from tanglewood.adapters.openspiel.course import Course, Step
from tanglewood.adapters.openspiel.resampling.unwind import Hidden, unwound
from tanglewood.core.action import ActionTable
from tanglewood.core.bits import members
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.games.deluxe.special.potion import POUR
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.duet.events import Dealt as DuetDealt
from tanglewood.games.duet.events import Sealed, Swapped
from tanglewood.games.duet.state import DuetState
from tanglewood.games.fox.events import Dealt, PutUnder
from tanglewood.games.fox.state import FoxState
from tanglewood.kernel.told import Told
from tanglewood.kernel.told.registry import told

_BETWEEN: Final = frozenset({"dealer", "deal", "goals", "special"})
"""Chances between the rounds: nobody holds a card then."""
_UNSEEN: Final = ("under=", "gift=")
"""Actions of which only the one who acts knows the card."""


def steps(
    course: Course, law: State[Any], world: State[Any], player: int, stream: Stream
) -> list[Step]:
    """The steps of a game that leads to the world and looks the same to the player."""
    found = list(course.steps)
    if isinstance(law, DeluxeState) and isinstance(world, DeluxeState):
        found = _set_up(course, law, world)
    deal = _last_deal(course)
    chance = law.chance
    if deal is None or (chance is not None and chance.name in _BETWEEN):
        return found
    heard = told(law.game, law.view(player), None)
    assert isinstance(heard, Told)
    hidden = unwound(heard, _hidden(world, player), stream)
    found[deal] = _dealt(course, deal, player, hidden, world)
    return _choices(course, found, deal, player, hidden, world)


def _last_deal(course: Course) -> int | None:
    """The step that dealt the cards of this round."""
    for at in range(len(course.news) - 1, -1, -1):
        if any(isinstance(event, Dealt | DuetDealt) for event in course.news[at]):
            return at
    return None


def _hidden(world: State[Any], player: int) -> Hidden:
    other = 1 - player
    if isinstance(world, FoxState):
        return Hidden(world.hands[other], world.deck, 0)
    if isinstance(world, DeluxeState):
        aside = world.special.shown if world.phase is POUR and world.turn == other else 0
        return Hidden(world.hands[other] & ~aside, world.deck, aside)
    assert isinstance(world, DuetState)
    return Hidden(world.hands[other], (), 0)


def _dealt(
    course: Course, deal: int, player: int, hidden: Hidden, world: State[Any]
) -> tuple[int, ...]:
    """The deal's outcome: both hands ascending, the decree, and the rest as it lay."""
    for event in course.news[deal]:
        if isinstance(event, Dealt | DuetDealt):
            mine = event.hands[player]
            assert mine is not None
            hands = (mine, hidden.hand) if player == 0 else (hidden.hand, mine)
            rest = hidden.deck
            if isinstance(world, DuetState):
                rest = tuple(members(world.round.rest))
            return (*members(hands[0]), *members(hands[1]), event.decree, *rest)
    raise AssertionError("A deal is told.")


def _choices(
    course: Course,
    found: list[Step],
    deal: int,
    player: int,
    hidden: Hidden,
    world: State[Any],
) -> list[Step]:
    """What the other chose unseen, changed to what the world says."""
    actions = course.setting.game.actions
    under = iter(hidden.under)
    seals = [
        at
        for at in range(deal, len(found))
        if any(isinstance(event, Sealed) and event.seat != player for event in course.news[at])
    ]
    for at in range(deal + 1, len(found)):
        for event in course.news[at]:
            if isinstance(event, PutUnder) and event.seat != player:
                _replace(found, at, next(under), actions)
    if isinstance(world, DuetState) and world.sealed >= 0 and seals and _waits(course, seals[-1]):
        _replace(found, seals[-1], world.sealed, actions)
    return found


def _waits(course: Course, seal: int) -> bool:
    """Whether the sealed card is still covered."""
    later = (event for events in course.news[seal:] for event in events)
    return not any(isinstance(event, Swapped) for event in later)


def _replace(found: list[Step], at: int, card: int, actions: ActionTable) -> None:
    """Let an action that is not seen speak of another card; what else led there stays."""
    step = found[at]
    if isinstance(step, int) and actions[step].text.startswith(_UNSEEN):
        kind, _, _ = actions[step].text.partition("=")
        found[at] = next(
            other.index
            for other in actions
            if other.card == card and other.text.startswith(f"{kind}=")
        )


def _set_up(course: Course, law: DeluxeState, world: DeluxeState) -> list[Step]:
    """Deluxe: the special cards that are in, and the order of the goal deck. A special card that
    the viewer never saw is another one in earlier rounds too."""
    found = list(course.steps)
    out = list(members(law.special.cards & ~world.special.cards))
    new = dict(zip(out, members(world.special.cards & ~law.special.cards), strict=True))
    goals = None
    for at, step in enumerate(course.steps):
        if isinstance(step, tuple):
            chance = course.named[at]
            if chance == "special":
                found[at] = tuple(sorted(new.get(card, card) for card in step))
            elif chance == "goals":
                goals = at
            elif chance == "deal" and new:
                size = law.game.rules.hand
                cards = [new.get(card, card) for card in step]
                hands = (*sorted(cards[:size]), *sorted(cards[size : 2 * size]))
                found[at] = (*hands, *cards[2 * size :])
            elif new:
                found[at] = tuple(sorted(new.get(card, card) for card in step))
        elif new:
            action = course.setting.game.actions[step]
            if action.card in new:
                _replace(found, at, new[action.card], course.setting.game.actions)
    if goals is not None:
        order = course.steps[goals]
        assert isinstance(order, tuple)
        found[goals] = order[: len(order) - len(world.goals.deck)] + world.goals.deck
    return found
