"""The Duet: law to kernel and back."""

from typing import Any

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.chance import Fate
from tanglewood.games.duet.course import PHASES
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.state import DuetState
from tanglewood.kernel import _kernel
from tanglewood.kernel.numbers import numbers

TWIN = _kernel.DuetTwin
BATCH = _kernel.DuetBatch


def config(game: DuetGame) -> _kernel.DuetConfig:
    """Level, board and paws as the kernel reads them."""
    return _kernel.DuetConfig(
        gems=list(game.forest.gems),
        plus=list(game.board.plus),
        paws=list(game.paws.by_card),
        start=game.board.start,
        tokens=game.forest.tokens,
        level=game.level,
    )


def position(state: DuetState) -> tuple[Any, ...]:
    """A state of the law as the kernel's position: what belongs to the round comes first."""
    s = state
    round_, phase = (s.round, s.dealer, s.decree, s.rest, s.chances), PHASES.index(s.phase)
    found: tuple[Any, ...] = numbers(
        (round_, s.forest, s.hands, s.trick, s.sealed, s.leader, s.to_act, phase, s.end_code)
    )
    return found


def state(game: DuetGame, position: tuple[Any, ...]) -> DuetState:
    """The law's state of a position."""
    round_, forest, hands, trick, sealed, leader, to_act, phase, ending = position
    number, dealer, decree, rest, chances = round_
    first, second = map(DuetCards.from_mask, hands)
    return DuetState.of(
        game,
        Fate(),
        round=number,
        dealer=dealer,
        decree=_card(decree),
        rest=DuetCards.from_mask(rest),
        chances=chances,
        forest=Forest(*forest),
        hands=(first, second),
        trick=tuple(DuetCard.all[card] for card in trick),
        sealed=_card(sealed),
        leader=leader,
        turn=max(to_act, 0),
        phase=PHASES[phase],
        end_code=ending,
    )


def _card(number: int) -> DuetCard | None:
    return DuetCard.all[number] if number >= 0 else None
