"""The heuristic Duet partner: land on gems, stay on the path, keep the tracker near what is left.

A lead is judged by the follows that the teammate can be thought to hold, as if the teammate chose
well most of the time; a follow by what it does at once.
"""

from collections.abc import Callable
from functools import partial

from tanglewood.analysis.adding import added
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.action import Action
from tanglewood.games.duet.cards import GIFT, follower_takes, may_follow
from tanglewood.games.duet.forest import Forest, covered, moved
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.view import DuetView


def judge(view: DuetView) -> Callable[[Action], float]:
    """How good each action looks."""
    judging = {
        "lead": _lead,
        "follow": _follow,
        "foxes": _foxes,
        "exchange": _exchange,
        "gift": _gift,
        "move": _move,
        "cover": _cover,
    }.get(view.phase, _follow)
    return partial(judging, view)


def forest_value(forest: Forest | None) -> float:
    """How good a forest is: every gem left costs, every token is worth keeping, and the tracker
    should stand near the gems."""
    if forest is None:
        return -30.0
    left = sum(forest.gems)
    if not left:
        return 30.0
    distance = sum(gems * abs(space - forest.tracker) for space, gems in enumerate(forest.gems))
    return 2.5 * forest.tokens - 2.0 * left - 0.12 * distance / left


def trick_value(
    view: DuetView, decree: DuetCard, lead: DuetCard, follow: DuetCard, leader: int
) -> float:
    """The forest after a trick, with the move that its winner would choose."""
    winner = 1 - leader if follower_takes(decree, lead, follow) else leader
    return max(
        forest_value(moved(view.forest, view.start, by)[0])
        for by in moves(view.paws, winner, lead, follow)
    )


def _unseen(view: DuetView) -> DuetCards:
    """The cards that the teammate may hold, as far as the viewer can tell."""
    assert view.known is not None
    mate = 1 - view.viewer
    played = [card for trick in view.won or () for card in (trick.lead, trick.follow)]
    return (
        DuetCards.deck() - view.hand - played - _decree(view) - view.trick - view.known.lacks[mate]
    )


def _decree(view: DuetView) -> DuetCard:
    assert view.decree is not None
    return view.decree


def _lead(view: DuetView, action: Action) -> float:
    lead = action.card
    values = []
    unseen = _unseen(view)
    for suit in {card.suit for card in unseen}:
        for follow in may_follow(unseen & DuetCards.of_suit(suit), lead):
            if follow.suit == lead.suit or suit != lead.suit:
                weight = 4.0 if suit == lead.suit else 1.0
                value = trick_value(view, _decree(view), lead, follow, view.viewer)
                values.append((value, weight))
    if not values:
        return 0.0
    values.sort(reverse=True)
    better = values[: max(1, 2 * len(values) // 3)]  # the teammate thinks, too
    total = added(weight for _, weight in better)
    return added(value * weight for value, weight in better) / total - _price(lead)


def _follow(view: DuetView, action: Action) -> float:
    lead, follow = view.trick[0], action.card
    return trick_value(view, _decree(view), lead, follow, view.leader) - _price(follow)


def _price(card: DuetCard) -> float:
    """Abilities are worth keeping for the moment that needs them; the Gift only gets in the way."""
    return -0.1 if card.rank == GIFT else 0.25 * (card.rank % 2)


def _foxes(view: DuetView, action: Action) -> float:
    return 1.0 if action.text == "foxes=self" else 0.0


def _exchange(view: DuetView, action: Action) -> float:
    """The decree that ends the trick best; before the follow, keep it."""
    keeps = action.card is None
    if len(view.trick) < 2:
        return 0.0 if keeps else -1.0
    lead, follow = view.trick
    decree = _decree(view) if keeps else action.card
    return trick_value(view, decree, lead, follow, view.leader) - 0.2 * (not keeps)


def _gift(view: DuetView, action: Action) -> float:
    """Give a card of the longest suit, without an ability."""
    card: DuetCard = action.card
    return len(view.hand & DuetCards.of_suit(card.suit)) - _price(card)


def _move(view: DuetView, action: Action) -> float:
    by = int(action.text.partition("=")[2])
    return forest_value(moved(view.forest, view.start, by)[0])


def _cover(view: DuetView, action: Action) -> float:
    return forest_value(covered(view.forest, at_low=action.text == "cover=low")[0])
