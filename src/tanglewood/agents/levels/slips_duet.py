"""How people err at the Duet: they count steps wrongly, hoard trumps, win every trick they can, run
to the gem at hand, and forget what the odd cards do."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.kind import avoiding, wanting
from tanglewood.agents.levels.ladder import Notion, Slip
from tanglewood.agents.levels.plain_cards import taken_for_plain
from tanglewood.cards.duet import DuetCards
from tanglewood.core.action import Action
from tanglewood.games.duet.actions import KEEP, NAME_NOBODY, Give, Move, Play
from tanglewood.games.duet.cards import follower_takes
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.view import DuetView


def miscounting(notion: Notion) -> Notion:
    """The space on which the tracker stands is counted as a step: it seems to stand one farther
    away from the player."""
    view = notion.view
    forest = view.forest
    tracker = forest.tracker + (-1 if view.viewer else 1)
    if not forest.low <= tracker <= forest.high:
        return notion
    return notion._replace(view=replace(view, forest=forest._replace(tracker=tracker)))


def plain(notion: Notion) -> Notion:
    """An odd card is taken for the nearest plain one of its suit that is nowhere in sight. Foxes
    change nothing, a Gift is any card, and the tracker goes the whole way to the winner."""
    view = notion.view
    if view.phase in {"foxes", "exchange"}:
        return notion.only(lambda action: action in {NAME_NOBODY, KEEP})
    if view.phase == "move":
        towards = 1 if view.viewer else -1
        steps = towards * sum(view.paws[card] for card in view.trick)
        return notion.only(lambda action: isinstance(action, Move) and action.by == steps)
    if view.phase in {"lead", "follow"}:
        return taken_for_plain(notion, odd, _unseen(view))
    return notion


def wins(view: DuetView, action: Action) -> bool:
    """Whether this is a second card that wins the trick."""
    if view.phase != "follow" or not isinstance(action, Play):
        return False
    assert view.decree is not None
    return follower_takes(view.decree, view.trick[0], action.card)


def trump(view: DuetView, action: Action) -> bool:
    """Whether a trump is played."""
    assert view.decree is not None
    return isinstance(action, Play) and view.decree.suit == action.card.suit


def odd(view: DuetView, action: Action) -> bool:
    """Whether a card with an ability is played or given away."""
    return isinstance(action, Play | Give) and action.card.rank % 2 == 1


def reaches(view: DuetView, action: Action) -> bool:
    """Whether a second card or a move can bring the tracker to a gem."""
    return any(view.forest.gems[space] for space in _spaces(view, action))


def stays(view: DuetView, action: Action) -> bool:
    """Whether the tracker can stay on the path, as far as this decides it."""
    return view.phase not in {"follow", "move"} or bool(_spaces(view, action))


def _spaces(view: DuetView, action: Action) -> list[int]:
    """The spaces of the path to which this leads at once."""
    steps: tuple[int, ...] = ()
    if isinstance(action, Move):
        steps = (action.by,)
    elif view.phase == "follow":
        winner = 1 - view.leader if wins(view, action) else view.leader
        steps = moves(view.paws, winner, view.trick[0], action.card)
    forest = view.forest
    spaces = (forest.tracker + by for by in steps)
    return [space for space in spaces if forest.low <= space <= forest.high]


def _unseen(view: DuetView) -> DuetCards:
    assert view.known is not None
    assert view.decree is not None
    return DuetCards.deck() - view.known.out - view.hand - view.decree - view.trick


SLIPS: Final[Mapping[str, Slip]] = {
    "miscounting": miscounting,
    "hoarding": avoiding(trump),  # trumps are kept for later
    "winning": wanting(wins),  # every trick seems worth winning
    "running": wanting(reaches),  # a gem now, whatever comes after
    "plain": plain,
}
