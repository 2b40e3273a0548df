"""A slip of games with odd cards that can do something: what they do is forgotten."""

from dataclasses import replace
from typing import Any

from tanglewood.agents.levels.kind import Kind
from tanglewood.agents.levels.ladder import Notion


def taken_for_plain(notion: Notion, odd: Kind, unseen: Any) -> Notion:
    """An odd card is taken for the nearest plain one of its suit that is nowhere in sight."""
    view, actions, hand = notion.view, dict(notion.actions), notion.view.hand
    for action in actions:
        if odd(view, action) and (beside := _beside(action.card, unseen)) is not None:
            hand = hand - action.card | beside
            unseen -= beside
            actions[action] = view.game.actions.all[beside]
    return Notion(replace(view, hand=hand), actions)


def _beside(card: Any, unseen: Any) -> Any:
    like = [it for it in unseen & unseen.of_suit(card.suit) if not it.rank % 2]
    return min(like, key=lambda it: (abs(it.rank - card.rank), -it.rank), default=None)
