"""What a seat of a Deluxe game sees, as 800 numbers.

Cards in the order of the deck, 0 or 1 each; goals by their number."""

from typing import Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.bits import mask_of
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.phase import CHOICES, PHASES
from tanglewood.games.deluxe.special.module import CARDS
from tanglewood.games.deluxe.view import DeluxeView, scores_before
from tanglewood.games.fox.laid import GONE, LOST, WON, Laid
from tanglewood.observing.blocks import Block, capped, marked, spread


def _settled(mark: int) -> str:
    return " or ".join(card.settled for card in CARDS if card.mark == mark)


PARTS: Final = (
    Block(DECK.size, "my hand"),
    Block(DECK.size, "the decree"),
    Block(DECK.size, "the leader's card in the trick"),
    Block(DECK.size, "the follower's card in the trick"),
    Block(DECK.size, "cards shown to me: those the Potion drew or the Fairy sees"),
    Block(DECK.size, "cards taken in this round or in the trick"),
    Block(DECK.size, "cards that the other is known to hold"),
    Block(DECK.size, "cards that the other is known not to hold"),
    Block(DECK.size, "cards that I know to lie in the deck"),
    Block(DECK.size, "the last trick that I won, as it lies now"),
    Block(DECK.size, "the last trick that the other won"),
    Block(DECK.size, "special cards that are surely in the game"),
    Block(64, "open goals"),
    Block(64, "discarded goals"),
    Block(64, "how far I have come with each open goal"),
    Block(64, "how far the other has come"),
    Block(len(CHOICES), f"the phase: {', '.join(CHOICES)}"),
    Block(1, "I lead this trick"),
    Block(3, "the suit that a Hammer named"),
    Block(2, "a Crown was added: to the leader's card, to the follower's"),
    Block(2, f"{_settled(LOST)}: the leader's, the follower's"),
    Block(1, _settled(WON)),
    Block(2, "tricks won in this round: mine, the other's"),
    Block(2, "scores, at most 255"),
    Block(2, "scores at the start of the round"),
    Block(1, "the target, at most 255"),
    Block(2, "cards in hand"),
    Block(1, "cards in the deck"),
    Block(1, "special cards in the game"),
    Block(1, "the 8s are poison"),
    Block(1, "goals left in the goal deck"),
    Block(7, "0"),
)
FEATURES: Final = sum(part.size for part in PARTS)

_GOALS: Final = 64


def observed(view: DeluxeView) -> bytes:
    """What the viewer sees now."""
    return b"".join(
        [
            *(spread(cards.mask, DECK.size) for cards in _sets(view)),
            *_goals(view),
            marked(PHASES.index(view.phase), len(CHOICES)),
            bytes([view.leader == view.viewer]),
            marked(-1 if view.suit is None else view.suit, len(FoxCard.suits)),
            bytes(_numbers(view)),
        ]
    ).ljust(FEATURES, b"\0")


def _sets(view: DeluxeView) -> tuple[FoxCards, ...]:
    """Sets of cards."""
    me, known, piles = view.viewer, view.known, view.piles or (FoxCards(), FoxCards())
    assert known is not None
    lead, follow = _trick(view)
    return (
        view.hand,
        _one(view.decree),
        _one(lead.card),
        _one(follow.card),
        view.shown,
        known.out,
        known.holds[1 - me],
        known.lacks[1 - me],
        FoxCards(card for card in known.deck if card is not None),
        piles[me],
        piles[1 - me],
        known.specials,
    )


def _goals(view: DeluxeView) -> tuple[bytes, ...]:
    """The open and the discarded goals, and how far both have come with the open ones."""
    me, game = view.viewer, view.game
    goals = [game.goal_number(goal) for goal in view.goals]
    mine, theirs = bytearray(_GOALS), bytearray(_GOALS)
    for goal, tally in zip(goals, view.tallies or (), strict=False):
        mine[goal], theirs[goal] = capped(tally[me]), capped(tally[1 - me])
    discarded = mask_of(map(game.goal_number, view.discarded))
    return spread(mask_of(goals), _GOALS), spread(discarded, _GOALS), bytes(mine), bytes(theirs)


def _numbers(view: DeluxeView) -> tuple[int, ...]:
    """Marks of the trick, then counts and scores."""
    me, other = view.viewer, 1 - view.viewer
    lead, follow = _trick(view)
    before = scores_before(view) or (0, 0)
    return (
        bool(lead.crown),
        bool(follow.crown),
        lead.mark == LOST,
        follow.mark == LOST,
        follow.mark == WON,
        view.tricks[me],
        view.tricks[other],
        capped(view.scores[me]),
        capped(view.scores[other]),
        capped(before[me]),
        capped(before[other]),
        capped(view.target),
        view.counts[me],
        view.counts[other],
        view.deck,
        view.special,
        view.poison,
        view.goal_deck,
    )


def _trick(view: DeluxeView) -> tuple[Laid, Laid]:
    """Both cards of the trick; GONE where none lies."""
    lead, follow = (*view.trick, GONE, GONE)[:2]
    return lead, follow


def _one(card: FoxCard | None) -> FoxCards:
    return FoxCards() if card is None else FoxCards(card)
