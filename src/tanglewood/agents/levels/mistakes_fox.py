"""What mistakes at fox and Deluxe look like."""

from collections.abc import Iterator, Mapping
from typing import Final

from tanglewood.agents.levels.kind import missed, needless
from tanglewood.agents.levels.ladder import Pattern
from tanglewood.agents.levels.slips_fox import odd, takes, trump
from tanglewood.core.action import Action
from tanglewood.games.fox.actions import Play
from tanglewood.games.fox.view import DuelView


def _too_high(view: DuelView, best: Action) -> Iterator[Action]:
    """A higher card is played than the one of the suit that does as well."""
    if isinstance(best, Play):
        for action in view.legal:
            like = isinstance(action, Play) and action.card.suit == best.card.suit >= 0
            if like and action.card.rank > best.card.rank:
                yield action


PATTERNS: Final[Mapping[str, Pattern]] = {
    "takes a trick too many": needless(takes),
    "hoards trumps": missed(trump),
    "plays too high": _too_high,
    "wastes an odd card": needless(odd),
}
