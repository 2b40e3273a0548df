"""What the rules say of a view of the Duet, for clients that mark it on the table."""

from collections.abc import Iterable

from tanglewood.cards.duet import DuetCard
from tanglewood.games.duet.cards import follower_takes
from tanglewood.games.duet.course import FOLLOW, LEAD
from tanglewood.games.duet.forest import moved
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.view import DuetView


def marks(view: DuetView) -> dict[str, object]:
    """Who takes the trick as it lies, and the spaces that each card of the hand could lead to."""
    winning = None
    if view.trick:
        winning = _winner(view, *view.trick) if len(view.trick) == 2 else view.leader
    return {"winning": winning, "reach": _reach(view)}


def _winner(view: DuetView, lead: DuetCard, follow: DuetCard) -> int:
    assert view.decree is not None
    return 1 - view.leader if follower_takes(view.decree, lead, follow) else view.leader


def _reach(view: DuetView) -> dict[str, list[int]]:
    """By card, while the decree stays: as the second card, where it leads; as a lead, where any
    card could lead that the viewer does not see."""
    if view.to_act != view.viewer or view.phase not in {LEAD, FOLLOW}:
        return {}
    if view.trick:
        return {card.text: _spaces(view, [(view.trick[0], card)]) for card in view.hand}
    others = [card for card in DuetCard.all if card not in view.hand and card != view.decree]
    return {card.text: _spaces(view, [(card, other) for other in others]) for card in view.hand}


def _spaces(view: DuetView, tricks: Iterable[tuple[DuetCard, DuetCard]]) -> list[int]:
    """Where these tricks could lead; the way beyond the path that loses leads to the start too."""
    steps = {by for trick in tricks for by in moves(view.paws, _winner(view, *trick), *trick)}
    ends = (moved(view.forest, view.start, by)[0] for by in steps)
    return sorted({view.start if forest is None else forest.tracker for forest in ends})
