"""The course of a fox game: deal, lead, follow, abilities, scoring, end. One function per phase.

A function ends in the next question, so the rules read in the order in which they are played. What
a card does when it is played, and what modules do when something happens, the game lists; nothing
here asks which game it is.

The two clocks of `ruling.P1` are three places: `come` asks what a card is when it is played and
never again; `follow` looks at the led card when the follower plays; `trick_over` looks at both
cards when the trick ends.
"""

from typing import Any, Final, TypeVar

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.phase import refusing
from tanglewood.core.seat import changed
from tanglewood.games.fox.actions import Exchange, Keep, Play, Under
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, WOODCUTTER
from tanglewood.games.fox.events import (
    HAND,
    DealerChosen,
    Dealt,
    Exchanged,
    Kept,
    Played,
    RoundScored,
    TrickWon,
)  # fmt: skip
from tanglewood.games.fox.laid import WON, Laid
from tanglewood.games.fox.module import Module
from tanglewood.games.fox.phase import FOX_OVER, FoxChoice, FoxDraw, FoxPhase, ability, led
from tanglewood.games.fox.refusal import why_not_play
from tanglewood.games.fox.state import DuelState, decree_of

S = TypeVar("S", bound=DuelState)


def open_game(s: S, after: Module[Any] | None = None) -> S:
    """What modules prepare once, in their order; then who deals round 1 is drawn (`fox.dealer`)."""
    module: Module[S] | None = s.game.module_after(after)
    return (
        s.ask(DEALER, 0) if module is None else module.open_game(s, lambda s: open_game(s, module))
    )


def dealer_drawn(s: S, drawn: tuple[int, ...]) -> S:
    """Round 1's dealer is drawn (`fox.dealer`)."""
    return open_round(s.with_event(DealerChosen(drawn[0]), dealer=drawn[0]))


def open_round(s: S, after: Module[Any] | None = None) -> S:
    """What modules prepare for a round, in their order; then the deck is shuffled."""
    module: Module[S] | None = s.game.module_after(after)
    if module is not None:
        return module.open_round(s, lambda s: open_round(s, module))
    return s.ask(DEAL, 1 - s.dealer, leader=1 - s.dealer)


def dealt(s: S, order: tuple[int, ...]) -> S:
    """Hands to seat 0 and seat 1, then the decree, then the draw deck (`fox.deal`, `ruling.G2`).

    The non-dealer leads the first trick (`fox.first-lead`).
    """
    size = s.game.rules.hand
    cards = tuple(FoxCard.all[number] for number in order)
    hands = FoxCards(cards[:size]), FoxCards(cards[size : 2 * size])
    decree, deck = cards[2 * size], cards[2 * size + 1 :]
    event = Dealt(s.round, s.dealer, hands, decree, deck)
    return s.with_event(event, hands=hands, decree=decree, deck=deck).ask(LEAD, s.leader)


def play(s: S, action: Action) -> S:
    """A card is chosen from the hand, as lead (`fox.lead`) or as answer (`fox.follow`)."""
    after: S = s.game.plays[type(action)](s, action, HAND)
    return after


def play_card(s: S, action: Action, way: str) -> S:
    """The card leaves the hand for the trick."""
    return come(s.from_hand(s.turn, action.card), s.turn, action.card, way)


def come(s: S, seat: int, card: FoxCard, way: str) -> S:
    """A card comes into the trick; its ability resolves at once (`fox.trick.order`)."""
    shown = s.face(card)
    s = laid(s, seat, Laid(card), shown, way)
    does = s.game.abilities.get(shown)
    return done(s) if does is None else does(s, seat)


def laid(s: S, seat: int, card: Laid, shown: FoxCard, way: str) -> S:
    """A card lies in the trick for all to see, as what it shows."""
    event = Played(seat, card.card, card.crown, way)
    s = s.with_event(event, trick=s.with_laid(seat, card))
    for module in s.game.modules:
        s = module.played(s, seat, shown)
    return s


def done(s: S) -> S:
    """A card and its ability are done: the other follows, or the trick is complete."""
    if len(s.trick) == 2:
        return trick_over(s)
    answer = s.game.answers.get(s.face(s.trick[0].card))
    return s.ask(FOLLOW, 1 - s.leader) if answer is None else answer(s, 1 - s.leader)


def fox(s: S, seat: int) -> S:
    """The decree may be exchanged with a card of the hand, if there is one (`fox.fox`)."""
    return s.ask(EXCHANGE, seat) if s.hands[seat] else done(s)


def exchange(s: S, action: Action) -> S:
    """The decree is exchanged or kept; it counts for this trick (`fox.fox`). Any card may be put
    down (`ruling.F6`)."""
    if not isinstance(action, Exchange):
        return done(s.with_event(Kept(s.turn)))
    card, taken = action.card, decree_of(s)
    s = s.from_hand(s.turn, card).to_hand(s.turn, taken)
    s = s.with_event(Exchanged(s.turn, card, taken), decree=card)
    for module in s.game.modules:
        s = module.exchanged(s, s.turn, taken)
    return done(s)


def woodcutter(s: S, seat: int) -> S:
    """Draw the top card, then put any card under the deck (`fox.woodcutter`); not asked if it can
    only be one (`ruling.G1`). In a made-up position without a deck nothing is drawn and nothing put
    back (`ruling.S29`)."""
    if not s.deck:
        return done(s)
    s = s.draw_card(seat)
    return s.ask(UNDER, seat) if len(s.hands[seat]) > 1 else only_one_under(s, seat)


def only_one_under(s: S, seat: int) -> S:
    """The only card of the hand goes under the deck."""
    return done(s.put_under(seat, s.hands[seat].lowest))


def under(s: S, action: Action) -> S:
    """The card that goes under the deck is chosen (`fox.woodcutter`)."""
    return done(s.put_under(s.turn, action.card))


def trick_over(s: S) -> S:
    """The trick is taken, by what the cards are now. The winner gets a point for each Treasure
    (`fox.treasure`) and leads next (`fox.next-lead`), unless the loser played a Swan
    (`fox.swan`)."""
    lead, follow = s.trick
    winner = 1 - s.leader if s.game.follower_takes(lead, follow, decree_of(s)) else s.leader
    points = (s.ability(lead) == TREASURE) + (s.ability(follow) == TREASURE)
    crowns = lead.crown, follow.crown
    event = TrickWon(
        winner=winner, leader=s.leader, lead=lead.card, follow=follow.card, crowns=crowns,
        points=points,
    )  # fmt: skip
    s = s.with_event(event, tricks=changed(s.tricks, winner, s.tricks[winner] + 1))
    if points:
        s = treasure_found(s, winner, points)
    for module in s.game.modules:
        s = module.trick_won(s, winner)
    leader = 1 - winner if s.ability(s.laid_by(1 - winner)) == SWAN else winner
    if s.hands[leader]:
        return s.ask(LEAD, leader, leader=leader, trick=())
    s = s.game.last_trick(s._replace(trick=()), leader)
    return round_over(s)


def treasure_found(s: S, winner: int, points: int) -> S:
    """Treasure is scored at once (`fox.treasure`), or with the tricks (`manual.treasure`)."""
    if s.game.rules.treasure_at_once:
        return s.gain(winner, points)
    owed = changed(s.treasure_owed, winner, s.treasure_owed[winner] + points)
    return s._replace(treasure_owed=owed)


def round_over(s: S) -> S:
    """All tricks are played (`fox.round.length`): score them (`fox.score.tricks`). The target ends
    the game only now (`fox.end`, `ruling.Q13`), else the other player deals (`fox.dealer`)."""
    rules = s.game.rules
    for seat in range(2):
        s = s.gain(seat, rules.scores[s.tricks[seat]] + s.treasure_owed[seat])
    s = s.with_event(RoundScored(s.round, s.tricks, s.round_points, s.scores), treasure_owed=(0, 0))
    if max(s.scores) >= rules.target:
        return s._replace(phase=FOX_OVER)
    for module in s.game.modules:
        s = module.round_over(s)
    s = s._replace(round=s.round + 1, dealer=1 - s.dealer, scores_before=s.scores)
    return open_round(s._replace(tricks=(0, 0), decree=None, deck=()))


def plays(s: DuelState, cards: FoxCards, hand: FoxCards) -> int:
    """The choices of a player who may play these cards of the hand."""
    found: int = s.game.actions.bits(Play, cards.mask)
    for module in s.game.modules:
        found |= module.more_plays(s, cards, hand)
    return found


def lead_choices(s: DuelState, hand: FoxCards) -> int:
    """Any card (`fox.lead`)."""
    return plays(s, hand, hand)


def follow_choices(s: DuelState, hand: FoxCards) -> int:
    """What may follow the led card (`fox.follow`, `fox.monarch`)."""
    return plays(s, s.game.may_follow(hand, s.trick[0], decree_of(s)), hand)


def exchange_choices(s: DuelState, hand: FoxCards) -> int:
    """Any card of the hand may become the decree, or none (`fox.fox`)."""
    actions = s.game.actions
    return actions.bits(Exchange, hand.mask) | actions.bits(Keep, 1) if hand else 0


def under_choices(s: DuelState, hand: FoxCards) -> int:
    """Any card of the hand (`fox.woodcutter`)."""
    found: int = s.game.actions.bits(Under, hand.mask)
    return found


LEAD: Final = FoxChoice(name="lead", legal_mask=lead_choices, step=play, why_not=why_not_play)
FOLLOW: Final = FoxChoice(
    name="follow", trick=led, legal_mask=follow_choices, step=play, why_not=why_not_play
)  # fmt: skip
EXCHANGE: Final = FoxChoice(
    name="exchange",
    trick=ability,
    asked_by=lambda s, laid: s.ability(laid) == FOX,
    legal_mask=exchange_choices,
    step=exchange,
    why_not=refusing("asked-exchange", "fox.fox"),
)
UNDER: Final = FoxChoice(
    name="under",
    trick=ability,
    asked_by=lambda s, laid: s.ability(laid) == WOODCUTTER or laid.mark == WON,
    spare=(1, 0),
    legal_mask=under_choices,
    step=under,
    why_not=refusing("asked-under", "fox.woodcutter"),
)
DEALER: Final = FoxDraw(
    name="dealer",
    chance=lambda s: Chance("dealer", (0, 1), 1, ordered=False),
    step=dealer_drawn,
)
DEAL: Final = FoxDraw(
    name="deal",
    chance=lambda s: Chance.shuffle("deal", numbers_of(s.game.dealt(s))),
    step=dealt,
)

PHASES: Final[tuple[FoxPhase, ...]] = (LEAD, FOLLOW, EXCHANGE, UNDER, DEALER, DEAL, FOX_OVER)
"""The phases of the fox games, in the order of their numbers in the kernel."""
