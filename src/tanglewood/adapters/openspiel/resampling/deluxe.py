"""What Deluxe hides in a resampled game: as fox, and the special cards and goals that are in."""

from typing import Any, Final

from tanglewood.adapters.openspiel.course import CardCourse
from tanglewood.adapters.openspiel.resampling.fox import FoxHiding
from tanglewood.adapters.openspiel.resampling.suited import Resampling, replace_card
from tanglewood.adapters.openspiel.resampling.unwind import Hidden
from tanglewood.adapters.walk import Step
from tanglewood.cards.card import numbers_of
from tanglewood.games.deluxe.special.potion import POUR
from tanglewood.kernel.numbers import numbers


class DeluxeHiding(FoxHiding):
    """The hidden cards of a Deluxe game."""

    def opening(self, course: CardCourse, law: Any, world: Any) -> list[Step]:
        """The special cards that are in, and the order of the goal deck. A special card that
        the viewer never saw is another one in earlier rounds too."""
        found = list(course.steps)
        out = numbers_of(law.special.cards - world.special.cards)
        new = dict(zip(out, numbers_of(world.special.cards - law.special.cards), strict=True))
        goals = None
        for at, step in enumerate(course.steps):
            if isinstance(step, tuple):
                chance = course.named[at]
                if chance == "special":
                    found[at] = tuple(sorted(new.get(card, card) for card in step))
                elif chance == "goals":
                    goals = at
                elif chance == "deal" and new:
                    size = law.game.rules.hand
                    cards = [new.get(card, card) for card in step]
                    hands = (*sorted(cards[:size]), *sorted(cards[size : 2 * size]))
                    found[at] = (*hands, *cards[2 * size :])
                elif new:
                    found[at] = tuple(sorted(new.get(card, card) for card in step))
            elif new:
                card = numbers(course.game.actions[step].card)
                if card in new:
                    replace_card(found, at, new[card], course.game.actions)
        if goals is not None:
            order = course.steps[goals]
            assert isinstance(order, tuple)
            found[goals] = order[: len(order) - len(world.goals.deck)] + world.goals.deck
        return found

    def hidden(self, world: Any, player: int) -> Hidden:
        other = 1 - player
        aside = world.special.shown.mask if world.phase is POUR and world.turn == other else 0
        return Hidden(world.hands[other].mask & ~aside, numbers(world.deck), aside)


steps: Final = Resampling(DeluxeHiding())
