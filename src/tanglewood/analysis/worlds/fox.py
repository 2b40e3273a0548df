"""A world of a fox game as a state of the law."""

from tanglewood.analysis.worlds.sampler import World
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Fate, Stream
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView


def state(view: FoxView, world: World, _: Stream) -> FoxState:
    """The viewer's game as it would be in this world, without history."""
    game = view.game
    other = FoxCards.from_mask(world.hand)
    found = FoxState.of(
        game,
        Fate(),
        hands=(view.hand, other) if view.viewer == 0 else (other, view.hand),
        round=view.round,
        dealer=view.dealer,
        decree=view.decree,
        deck=tuple(FoxCard.all[card] for card in world.deck),
        trick=view.trick,
        tricks=view.tricks,
        leader=view.leader,
        turn=max(view.to_act, 0),
        phase=view.phase,
    )
    # The scores are those of the view; what the round has brought so far came after the others.
    first, second = found.with_sevens(view.sevens).scores
    before = view.scores[0] - first, view.scores[1] - second
    return found._replace(scores_before=before).with_sevens(view.sevens)


def ways(_: FoxView) -> int:
    """Nothing else is hidden."""
    return 1
