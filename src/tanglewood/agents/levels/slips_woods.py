"""How people err at Into the Woods: they do not see the end coming, overlook tokens and sets, keep
their highest card, take as many cards as they can, and pocket the set at hand."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.kind import avoiding, wanting
from tanglewood.agents.levels.ladder import Notion, Slip
from tanglewood.cards.woods import Handful
from tanglewood.core.action import Action
from tanglewood.games.woods.actions import Trade
from tanglewood.games.woods.course import SET
from tanglewood.games.woods.view import WoodsView


def endless(notion: Notion) -> Notion:
    """The deck seems to last as long as at the beginning."""
    view = notion.view
    deck = max(view.deck, len(view.game.rules.cards) * 2 // 3)
    return notion._replace(view=replace(view, deck=deck))


def tokenless(notion: Notion) -> Notion:
    """The tokens seem to be gone."""
    return notion._replace(view=replace(notion.view, left=0))


def hoarding(notion: Notion) -> Notion:
    """High cards are kept, and the lowest goes, even if it breaks a pair."""
    lowest = min(notion.view.hand.kinds, default=0)
    return notion.only(lambda action: isinstance(action, Trade) and action.card == lowest)


def two(view: WoodsView, action: Action) -> bool:
    """Whether two cards are taken."""
    return isinstance(action, Trade) and len(action.slots) == 2


def token(view: WoodsView, action: Action) -> bool:
    """Whether a token comes along."""
    return isinstance(action, Trade) and 0 in action.slots and view.left > 0


def pocketed(view: WoodsView, action: Action) -> Handful:
    """The values of which a trade pockets a set."""
    if not isinstance(action, Trade):
        return Handful()
    taken = [view.row[slot] for slot in action.slots]
    hand, mine = view.hand - action.card + taken, view.pockets[view.viewer]
    return Handful(
        value
        for value in {*taken}
        if hand.count(value) >= SET and not (view.players == 1 and value in mine)
    )


SLIPS: Final[Mapping[str, Slip]] = {
    "endless": endless,
    "tokenless": tokenless,
    "hoarding": hoarding,
    "overlooking": avoiding(pocketed),  # that cards make a set goes unseen
    "grabbing": wanting(two),  # two cards seem better than one
    "hasty": wanting(pocketed),  # a set that can be pocketed is pocketed
}
