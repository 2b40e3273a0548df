"""What the rules say of a view of the Duet, for clients that mark it on the table."""

from collections.abc import Iterable

from tanglewood.cards.duet import DuetCard
from tanglewood.games.duet.cards import follower_takes
from tanglewood.games.duet.course import FOLLOW, LEAD
from tanglewood.games.duet.forest import moved
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.view import DuetView


def marks(view: DuetView) -> dict[str, object]:
    """Who takes the trick as it lies, the spaces that each card of the hand could lead to, and the
    ends of the path that it could lead beyond, which the forest would cover."""
    winning = None
    if view.trick:
        winning = _winner(view, *view.trick) if len(view.trick) == 2 else view.leader
    steps = _steps(view)
    return {
        "winning": winning,
        "reach": {card: _spaces(view, those) for card, those in steps.items()},
        "beyond": {card: _ends(view, those) for card, those in steps.items()},
    }


def _winner(view: DuetView, lead: DuetCard, follow: DuetCard) -> int:
    assert view.decree is not None
    return 1 - view.leader if follower_takes(view.decree, lead, follow) else view.leader


def _steps(view: DuetView) -> dict[str, set[int]]:
    """By card, while the decree stays: as the second card, how far it leads; as a lead, how far any
    card could lead that the viewer does not see."""
    if view.to_act != view.viewer or view.phase not in {LEAD, FOLLOW}:
        return {}
    if view.trick:
        return {card.text: _moves(view, [(view.trick[0], card)]) for card in view.hand}
    others = [card for card in DuetCard.all if card not in view.hand and card != view.decree]
    return {card.text: _moves(view, [(card, other) for other in others]) for card in view.hand}


def _moves(view: DuetView, tricks: Iterable[tuple[DuetCard, DuetCard]]) -> set[int]:
    return {by for trick in tricks for by in moves(view.paws, _winner(view, *trick), *trick)}


def _spaces(view: DuetView, steps: Iterable[int]) -> list[int]:
    """Where these steps could lead; the way beyond the path that loses leads to the start too."""
    ends = (moved(view.forest, view.start, by)[0] for by in steps)
    return sorted({view.start if forest is None else forest.tracker for forest in ends})


def _ends(view: DuetView, steps: Iterable[int]) -> list[int]:
    """The last spaces of the ends that these steps could lead beyond (`duet.beyond`)."""
    tracker, low, high, *_ = view.forest
    spaces = (tracker + by for by in steps)
    return sorted({low if space < low else high for space in spaces if not low <= space <= high})
