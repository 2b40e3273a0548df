"""How people err at fox and Deluxe: they lose count of the tricks, take every trick that they can,
hoard trumps, and forget what the odd cards do."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tanglewood.agents.levels.kind import avoiding, wanting
from tanglewood.agents.levels.ladder import Notion, Slip
from tanglewood.agents.levels.plain_cards import taken_for_plain
from tanglewood.cards.fox import FoxCards
from tanglewood.core.action import Action
from tanglewood.games.fox.actions import Keep, Play
from tanglewood.games.fox.cards import TREASURE
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.view import DuelView


def slips(unseen: Callable[[Any], FoxCards]) -> Mapping[str, Slip]:
    """All of them, by what a view says of the suited cards that are nowhere in sight."""

    def overlooking(notion: Notion) -> Notion:
        return plain(notion, unseen(notion.view))

    return {
        "uncounted": uncounted,
        "hoarding": avoiding(trump),  # trumps are kept for later
        "grabbing": wanting(takes),  # every trick seems worth taking
        "spending": spending,
        "plain": overlooking,
    }


def uncounted(notion: Notion) -> Notion:
    """Both seem to have as many tricks, as if no end of the chart were near."""
    view = notion.view
    won = sum(view.tricks)
    tricks = [won // 2] * 2
    tricks[view.viewer] = won - won // 2
    return notion._replace(view=replace(view, tricks=tuple(tricks)))


def spending(notion: Notion) -> Notion:
    """High cards come first: to lead one of the three highest, and to take a trick the highest."""
    view = notion.view
    cards = [action for action in notion.actions if isinstance(action, Play)]
    ranks = sorted((action.card.rank for action in cards), reverse=True)
    if view.phase == "lead":
        return notion.only(lambda action: action in cards and action.card.rank >= ranks[:3][-1])
    taking = [action.card.rank for action in cards if takes(view, action)]
    most = max(taking, default=0)
    return notion.only(lambda action: not takes(view, action) or action.card.rank == most)


def plain(notion: Notion, unseen: FoxCards) -> Notion:
    """An odd card is taken for the nearest plain one of its suit that is nowhere in sight, and the
    decree stays as it is."""
    if notion.view.phase == "exchange":
        return notion.only(lambda action: isinstance(action, Keep))
    return taken_for_plain(notion, odd, unseen)


def takes(view: DuelView, action: Action) -> bool:
    """Whether this is a second card that wins the trick."""
    if view.phase != "follow" or not isinstance(action, Play):
        return False
    game = view.game
    assert view.decree is not None
    return game.follower_takes(view.trick[0], Laid(action.card), view.decree)


def trump(view: DuelView, action: Action) -> bool:
    """Whether a trump is played."""
    assert view.decree is not None
    return isinstance(action, Play) and view.decree.suit == action.card.suit >= 0


def odd(view: DuelView, action: Action) -> bool:
    """Whether a card with an ability is played; a Treasure is just worth something."""
    if not isinstance(action, Play) or action.card.suit < 0:
        return False
    rank: int = action.card.rank
    return rank % 2 == 1 and rank != TREASURE
