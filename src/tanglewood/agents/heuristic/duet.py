"""The heuristic Duet partner: land on gems, stay on the path, keep the tracker near what is left.

A lead is judged by the follows that the teammate can be thought to hold, as if the teammate chose
well most of the time; a follow by what it does at once.
"""

from collections.abc import Callable
from functools import partial

from tanglewood.core.action import Action
from tanglewood.core.bits import members
from tanglewood.games.duet.cards import BIT, GIFT, RANK, SUIT, follower_takes, may_follow
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


def trick_value(view: DuetView, decree: int, lead: int, follow: int, leader: int) -> float:
    """The forest after a trick, with the move that its winner would choose."""
    winner = 1 - leader if follower_takes(decree, lead, follow) else leader
    return max(
        forest_value(moved(view.forest, view.start, by)[0])
        for by in moves(view.paws, winner, lead, follow)
    )


def _unseen(view: DuetView) -> int:
    """The cards that the teammate may hold, as far as the viewer can tell."""
    assert view.known is not None
    mate = 1 - view.viewer
    played = sum(BIT[card] for trick in view.won or () for card in (trick.lead, trick.follow))
    seen = view.hand | played | BIT[view.decree] | sum(BIT[card] for card in view.trick)
    return (1 << len(BIT)) - 1 & ~seen & ~view.known.lacks[mate]


def _lead(view: DuetView, action: Action) -> float:
    lead = action.card
    values = []
    for suit in {SUIT[card] for card in members(_unseen(view))}:
        hand = sum(BIT[card] for card in members(_unseen(view)) if SUIT[card] == suit)
        for follow in members(may_follow(hand, lead)):
            if SUIT[follow] == SUIT[lead] or suit != SUIT[lead]:
                weight = 4.0 if suit == SUIT[lead] else 1.0
                values.append((trick_value(view, view.decree, lead, follow, view.viewer), weight))
    if not values:
        return 0.0
    values.sort(reverse=True)
    better = values[: max(1, 2 * len(values) // 3)]  # the teammate thinks, too
    total = sum(weight for _, weight in better)
    return sum(value * weight for value, weight in better) / total - _price(lead)


def _follow(view: DuetView, action: Action) -> float:
    lead, follow = view.trick[0], action.card
    return trick_value(view, view.decree, lead, follow, view.leader) - _price(follow)


def _price(card: int) -> float:
    """Abilities are worth keeping for the moment that needs them; the Gift only gets in the way."""
    return -0.1 if RANK[card] == GIFT else 0.25 * (RANK[card] % 2)


def _foxes(view: DuetView, action: Action) -> float:
    return 1.0 if action.text == "foxes=self" else 0.0


def _exchange(view: DuetView, action: Action) -> float:
    """The decree that ends the trick best; before the follow, keep it."""
    decree = view.decree if action.card < 0 else action.card
    if len(view.trick) < 2:
        return 0.0 if action.card < 0 else -1.0
    lead, follow = view.trick
    return trick_value(view, decree, lead, follow, view.leader) - 0.2 * (action.card >= 0)


def _gift(view: DuetView, action: Action) -> float:
    """Give a card of the longest suit, without an ability."""
    suit = sum(SUIT[card] == SUIT[action.card] for card in members(view.hand))
    return suit - _price(action.card)


def _move(view: DuetView, action: Action) -> float:
    by = int(action.text.partition("=")[2])
    return forest_value(moved(view.forest, view.start, by)[0])


def _cover(view: DuetView, action: Action) -> float:
    return forest_value(covered(view.forest, at_low=action.text == "cover=low")[0])
