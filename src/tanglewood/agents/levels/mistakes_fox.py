"""What mistakes at fox and Deluxe look like."""

from collections.abc import Iterator, Mapping
from typing import Final

from tanglewood.agents.levels.ladder import Pattern
from tanglewood.agents.levels.slips_fox import odd, takes, trump
from tanglewood.core.action import Action
from tanglewood.games.fox.actions import Play
from tanglewood.games.fox.view import DuelView


def _too_many(view: DuelView, best: Action) -> Iterator[Action]:
    """A trick is taken that should be left."""
    if not takes(view, best):
        yield from (action for action in view.legal if takes(view, action))


def _kept_trumps(view: DuelView, best: Action) -> Iterator[Action]:
    """Another card is played where a trump is called for."""
    if trump(view, best):
        yield from (action for action in view.legal if not trump(view, action))


def _wasted(view: DuelView, best: Action) -> Iterator[Action]:
    """An odd card is played where it does no good."""
    if not odd(best):
        yield from filter(odd, view.legal)


def _too_high(view: DuelView, best: Action) -> Iterator[Action]:
    """A higher card is played than the one of the suit that does as well."""
    if isinstance(best, Play):
        for action in view.legal:
            like = isinstance(action, Play) and action.card.suit == best.card.suit >= 0
            if like and action.card.rank > best.card.rank:
                yield action


PATTERNS: Final[Mapping[str, Pattern]] = {
    "takes a trick too many": _too_many,
    "hoards trumps": _kept_trumps,
    "plays too high": _too_high,
    "wastes an odd card": _wasted,
}
