"""The course of a trick (`fox.trick.order`): a card comes in, its ability resolves at once, then
the other player's, and only then is the winner determined.

The two clocks of `ruling.P1` are three places here: `_come` asks for a card's face when it is
played and never again; `_to_follow` looks at the led card when the follower plays; `_trick_over`
looks at both cards when the trick ends.

An ability works on the draft and answers DONE, WAIT or another card. That card then comes in, in
the same place, by the same function (`deluxe.special.through`). No ability does anything after the
card it brought, so at most one question is open at a time, and phase, turn and the module's slot
say all of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tanglewood.core.action import Action
from tanglewood.core.bits import mask_of, members
from tanglewood.games.deluxe import goals, phase, poison, rounds
from tanglewood.games.deluxe.actions import PlayCrowned
from tanglewood.games.deluxe.cards import (
    AXE,
    CROWN,
    CROWN_BIT,
    FAIRY,
    HAMMER,
    MIRROR,
    POTION,
    RANK,
    SHOVEL,
    TREE,
    face,
)  # fmt: skip
from tanglewood.games.deluxe.draft import (
    DONE,
    ask,
    changed,
    draw,
    from_hand,
    gain,
    lay,
    roll,
    tell,
)  # fmt: skip
from tanglewood.games.deluxe.events import (
    FORCED,
    HAND,
    REPLACEMENT,
    Forced,
    Played,
    TrickWon,
)  # fmt: skip
from tanglewood.games.deluxe.events import POTION as BY_POTION
from tanglewood.games.deluxe.events import SHOVEL as BY_SHOVEL
from tanglewood.games.deluxe.laid import PLAIN, Laid, follower_takes, is_swan, pile, sevens
from tanglewood.games.deluxe.special import axe, fairy, hammer, potion, shovel, suited
from tanglewood.games.fox.cards import FOX, WOODCUTTER

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState

Ability = Callable[["DeluxeState", int], int]

_WHEN_PLAYED: Final[dict[int, Ability]] = {
    **{card: suited.fox for card, rank in enumerate(RANK) if rank == FOX},
    **{card: suited.woodcutter for card, rank in enumerate(RANK) if rank == WOODCUTTER},
    HAMMER: hammer.hammer,
    POTION: potion.potion,
    SHOVEL: shovel.shovel,
    AXE: axe.axe,
    FAIRY: fairy.fairy,
}
"""What a card does when it is played, by its face."""


def _play(d: "DeluxeState", action: Action) -> None:
    """A card is chosen from the hand, as lead (`fox.lead`) or as answer (`fox.follow`)."""
    _from_hand(d, action, HAND)


def _replace(d: "DeluxeState", action: Action) -> None:
    """The leader's new card after a Hammer (`ruling.P2`)."""
    d.special = d.special._replace(named=-1)
    _from_hand(d, action, REPLACEMENT)


def _from_hand(d: "DeluxeState", action: Action, way: str) -> None:
    seat, card = d.turn, action.card
    from_hand(d, seat, card)
    if isinstance(action, PlayCrowned):
        crown = CROWN if d.hands[seat] & CROWN_BIT else MIRROR
        from_hand(d, seat, crown)
        _come_crowned(d, seat, card, crown, way)
    else:
        _come(d, seat, card, way)


def _come_crowned(d: "DeluxeState", seat: int, card: int, crown: int, way: str) -> None:
    """A crowned card does nothing of its own; its player draws a card at once (`deluxe.crown`,
    `ruling.S6`). To goals it is still the card it is (`ruling.Q1`)."""
    lay(d, seat, Laid(card, crown))
    tell(d, Played(seat, card, crown, way))
    if d.goals.open:
        goals.played(d, seat, card)
    draw(d, seat)
    _done(d)


def _come(d: "DeluxeState", seat: int, card: int, way: str) -> None:
    """A card comes into the trick and does what it does when played, by what it is now."""
    lay(d, seat, PLAIN[card])
    tell(d, Played(seat, card, None, way))
    shown = face(card, d.decree)
    if d.goals.open:
        goals.played(d, seat, shown)
    ability = _WHEN_PLAYED.get(shown)
    if ability is None:
        _done(d)
    else:
        _go_on(d, seat, ability(d, seat), BY_POTION if shown == POTION else BY_SHOVEL)


def _go_on(d: "DeluxeState", seat: int, answer: int, way: str) -> None:
    """After an ability: a card in place of the first, nothing more, or a question first."""
    if answer >= 0:
        _come(d, seat, answer, way)
    elif answer == DONE:
        _done(d)


def _done(d: "DeluxeState") -> None:
    """A card and its ability are done: the other follows, or the trick is complete."""
    if len(d.trick) == 1:
        _to_follow(d)
    else:
        _trick_over(d)


def _to_follow(d: "DeluxeState") -> None:
    """The follower answers what the led card is now; a Tree lets chance answer (`deluxe.tree`)."""
    seat = 1 - d.leader
    if face(d.trick[0].card, d.decree) != TREE:
        ask(d, phase.FOLLOW, seat)
        return
    hand = d.hands[seat]
    if hand & (hand - 1):
        roll(d, phase.TREE, seat)
    else:
        _forced(d, seat, next(members(hand)))


def _forced(d: "DeluxeState", seat: int, card: int) -> None:
    """A random card is played; a Crown comes alone (`ruling.S24`)."""
    from_hand(d, seat, card)
    tell(d, Forced(seat))
    _come(d, seat, card, FORCED)


def _trick_over(d: "DeluxeState") -> None:
    """The winner takes the trick, by what the cards are now. Gains are booked before losses
    (`ruling.Q11`); the winner leads next (`fox.next-lead`), unless the loser's Swan does."""
    lead, follow = d.trick
    leader, decree = d.leader, d.decree
    follower_won = follower_takes(lead, follow, decree)
    winner = 1 - leader if follower_won else leader
    d.tricks = changed(d.tricks, winner, d.tricks[winner] + 1)
    points = sevens(lead, follow, decree)
    crowns = (None if lead.crown < 0 else lead.crown, None if follow.crown < 0 else follow.crown)
    tell(d, TrickWon(winner, leader, lead.card, follow.card, crowns, points))
    if points:
        gain(d, winner, points)
    if d.goals.open:
        losses = goals.trick_ended(d, winner, lead, follow)
        goals.book(d, losses)
    if d.game.rules.poison:
        poison.taken(d, winner, lead, follow)
    if d.special.cards:
        piles = changed(d.special.piles, winner, pile(lead, follow))
        d.special = d.special._replace(piles=piles)
    d.leader = 1 - winner if is_swan(lead if follower_won else follow, decree) else winner
    d.trick = ()
    if d.hands[d.leader]:
        ask(d, phase.LEAD, d.leader)
    else:
        rounds.round_over(d)


def _answered(answer: Callable[["DeluxeState", Action], int], way: str = "") -> "Step":
    """A choice of an ability: whatever it answers, the trick goes on from there."""

    def step(d: "DeluxeState", action: Action) -> None:
        seat = d.turn
        _go_on(d, seat, answer(d, action), way)

    return step


def _tree(d: "DeluxeState", drawn: tuple[int, ...]) -> None:
    _forced(d, d.turn, drawn[0])


def _fairy(d: "DeluxeState", drawn: tuple[int, ...]) -> None:
    fairy.look(d, d.turn, mask_of(drawn))


def _shovel(d: "DeluxeState", drawn: tuple[int, ...]) -> None:
    _go_on(d, d.turn, shovel.dug(d, drawn[0]), BY_SHOVEL)


Step = Callable[["DeluxeState", Action], None]
ChanceStep = Callable[["DeluxeState", tuple[int, ...]], None]

STEPS: Final[tuple[Step, ...]] = (
    _play,
    _play,
    _replace,
    _answered(suited.exchange),
    _answered(suited.under),
    _answered(potion.spill),
    _answered(potion.pour, BY_POTION),
    _answered(hammer.name),
    _answered(shovel.dig),
    _answered(fairy.take),
    _answered(fairy.give),
)
"""What a choice does, by phase."""

CHANCE_STEPS: Final[dict[int, ChanceStep]] = {
    phase.SPECIAL: rounds.specials_drawn,
    phase.GOALS: rounds.goals_shuffled,
    phase.DEALER: rounds.dealer_drawn,
    phase.RENEW: rounds.goals_renewed,
    phase.DEAL: rounds.dealt,
    phase.TREE: _tree,
    phase.FAIRY: _fairy,
    phase.SHOVEL: _shovel,
}
"""What an outcome of chance does, by phase."""
