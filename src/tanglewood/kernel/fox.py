"""The fox games: law to kernel and back."""

from typing import Any

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Fate
from tanglewood.games.fox.course import PHASES
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.rules import most_tricks
from tanglewood.games.fox.state import FoxState
from tanglewood.kernel import _kernel
from tanglewood.kernel.numbers import numbers

TWIN = _kernel.FoxTwin
BATCH = _kernel.FoxBatch


def config(game: FoxGame) -> _kernel.FoxConfig:
    """The ruleset as the kernel reads it."""
    rules = game.rules
    return _kernel.FoxConfig(
        deck=[*numbers_of(rules.deck)],
        hand=rules.hand,
        points=list(rules.scores),
        treasure_at_once=rules.treasure_at_once,
        tie_by_tricks=rules.tie is most_tricks,
        target=rules.target,
    )


def position(state: FoxState) -> tuple[Any, ...]:
    """The position in the kernel's order: the round, then the trick."""
    trump = -1 if state.decree is None else state.decree.suit
    round_ = (
        state.round, state.dealer, state.scores_before, state.decree, trump, state.deck,
        state.chances,
    )  # fmt: skip
    found: tuple[Any, ...] = numbers((
        round_, state.hands, tuple(laid.card for laid in state.trick), state.tricks, state.sevens,
        state.leader, state.to_act, PHASES.index(state.phase),
    ))  # fmt: skip
    return found


def state(game: FoxGame, position: tuple[Any, ...]) -> FoxState:
    """The law's state of a position."""
    round_, hands, trick, tricks, sevens, leader, to_act, phase = position
    number, dealer, before, decree, _, deck, chances = round_
    found = FoxState.of(
        game,
        Fate(),
        round=number,
        dealer=dealer,
        scores_before=before,
        decree=FoxCard.all[decree] if decree >= 0 else None,
        deck=tuple(FoxCard.all[card] for card in deck),
        chances=chances,
        hands=tuple(map(FoxCards.from_mask, hands)),
        trick=tuple(Laid(FoxCard.all[card]) for card in trick),
        tricks=tricks,
        leader=leader,
        turn=max(to_act, 0),
        phase=PHASES[phase],
    )
    return found.with_sevens(sevens)
