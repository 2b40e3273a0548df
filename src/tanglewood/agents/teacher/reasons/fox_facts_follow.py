"""Fox: facts about the cards with which a lead may be answered."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import POISON, how_many, trump_of
from tanglewood.agents.teacher.reasons.fox_facts_plain import (
    chosen,
    leads_next,
    name,
    of_cards,
    powers,
    strength,
)
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, beats

HALF: Final = 0.5
"""A card is one of the strongest, or the weakest, if no more than so many are."""


def follow(case: Case) -> Iterator[Fact]:
    """What happens to the trick, and which card it costs."""
    if not case.now.worlds:
        return
    view: Any = case.view
    led = view.trick[0].card
    share = {it: case.ahead(it).share(case.ahead(it).takes) for it in view.legal}
    takes = frozenset(it for it, often in share.items() if often >= SURE)
    loses = frozenset(
        it for it, often in share.items() if often <= 1 - SURE and not case.may_take(it)
    )
    poison = getattr(view, "poison", False) and bool(view.scores[case.me])
    said = {"card": name(case), "lead": led, "who": case.who}

    def pro(id: str, **more: Any) -> Message:
        return Message(f"said-{id}", **said, **more)

    if led.rank == TREASURE:
        yield Fact("prize", takes, 0, pro=pro("prize", prize=led), about="points")
        yield Fact(
            "prize_left", loses, 0, con="said-prize-left", said={"prize": led}, about="points"
        )
    given = frozenset(it for it in loses if it.card is not None and it.card.rank == TREASURE)
    yield Fact("treasure_given", given, 0, con="said-treasure-given", about="points")
    home = frozenset(it for it in takes if it.card is not None and it.card.rank == TREASURE)
    yield Fact("treasure_home", home, 0, pro=pro("treasure-home"), about="points")
    if poison:
        eaten = frozenset(
            it for it in takes if POISON in {led.rank, it.card.rank if it.card else 0}
        )
        yield Fact("poison_eaten", eaten, 0, con="said-poison-eaten", about="points")
    if getattr(view, "poison", False) and view.scores[1 - case.me]:
        left = frozenset(it for it in loses if POISON in {led.rank, it.card.rank if it.card else 0})
        yield Fact("poison_left", left, 0, pro=pro("poison-left"), about="points")
    if (turned := _by_turning(case, takes, led)) is not None:
        yield turned
    yield Fact("takes", takes, 1, pro=pro("takes"), con="said-take-others",
               every="said-all-take")  # fmt: skip
    yield Fact("loses", loses, -1, pro=pro("loses"), con="said-lose-others",
               every="said-all-lose")  # fmt: skip
    swans = frozenset(it for it in loses if it.card is not None and it.card.rank == SWAN)
    if case.best in swans:
        yield from leads_next(case, swans, "said-swan")
    yield from _cheapest(case, takes, loses, led)
    if case.best in takes and len(case.view.hand) > 1:
        yield Fact("swan_kept", swans, -1, con="said-swan-kept", later=True)
    yield from powers(case)


def _by_turning(case: Case, takes: frozenset[Action], led: Any) -> Fact | None:
    """A Fox that takes the trick by the trump that it makes."""
    card = chosen(case)
    if card is None or card.rank != FOX or case.best not in takes:
        return None
    if led.suit < 0 or beats(card, led, trump_of(case)):
        return None
    put = Counter(it.decree for events in case.now_events for it in events
                  if it.kind == "exchanged")  # fmt: skip
    down = max(put, key=lambda it: (put[it], it), default=None)
    if down is None or not beats(card, led, down.suit):
        return None
    said = {"card": card, "down": down, "suit": suit_name(down)}
    return Fact("fox_takes", takes, 1, pro=Message("said-fox-takes", **said))


def _cheapest(
    case: Case, takes: frozenset[Action], loses: frozenset[Action], led: Any
) -> Iterator[Fact]:
    """The weakest card that takes the trick or goes while it is lost, and the strongest that is
    got rid of while it is."""
    card = chosen(case)
    if card is None:
        return
    own = how_many(case, card)
    said = {"card": card, "lead": led, "who": case.who}
    part = takes if case.best in takes else loses
    if case.best not in part:
        return
    levels = {it: at for it in part if (at := strength(case, it)) is not None}
    weak = frozenset(it for it, at in levels.items() if at >= own)
    strong = frozenset(it for it, at in levels.items() if at <= own)
    many = HALF * len(levels)
    if part is takes:
        if len(weak) <= many:
            id = "said-enough" if len(weak) == 1 else "said-enough-too"
            yield Fact("enough", weak, 1, pro=Message(id, **said))
        if len(strong) <= many:
            id = "said-spent" if len(strong) == 1 else "said-spent-too"
            yield Fact("spent", strong, -1, pro=Message(id, **said))
        return
    anyway = "" if takes else "-anyway"
    if len(weak) <= many:
        id = f"said-weakest{anyway}" if len(weak) == 1 else "said-weakest-too"
        yield Fact("weakest", weak, 1, pro=Message(id, **said))
    if len(strong) <= many:
        id = f"said-shed{anyway}" if len(strong) == 1 else "said-shed-too"
        yield Fact("shed", strong, -1, pro=Message(id, **said))
    yield from of_cards(case, {it: it.card for it in part})
