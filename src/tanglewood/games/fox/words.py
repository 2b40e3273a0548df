"""Fox events as sentences in rule words."""

from tanglewood.core.bits import members
from tanglewood.core.english import counted
from tanglewood.games.fox.cards import DECK, RANK, SUIT
from tanglewood.games.fox.events import (
    DealerChosen,
    Dealt,
    Drew,
    Exchanged,
    Kept,
    Played,
    PutUnder,
    RoundScored,
    TrickWon,
)
from tanglewood.games.fox.rules import FoxRules, standing


def card_words(rules: FoxRules, card: int) -> str:
    """A card with its character: 'B3 (Fox)'."""
    character = rules.characters.get(RANK[card])
    return f"{DECK.text(card)} ({character})" if character else DECK.text(card)


def sentence(rules: FoxRules, event: object, names: tuple[str, ...]) -> str:
    """What happened, in one sentence."""
    match event:
        case DealerChosen(dealer):
            return f"{names[dealer]} deals round 1."
        case Dealt(number, dealer, hands, decree, _):
            shown = "".join(
                f" {names[seat]} holds {' '.join(map(DECK.text, members(hand)))}."
                for seat, hand in enumerate(hands)
                if hand is not None
            )
            return (
                f"Round {number}: {names[dealer]} deals. "
                f"The decree is {card_words(rules, decree)}, "
                f"so {DECK.suits[SUIT[decree]]} are trump.{shown}"
            )
        case Played(seat, card):
            return f"{names[seat]} plays {card_words(rules, card)}."
        case Exchanged(seat, decree, taken):
            return (
                f"The Fox: {names[seat]} makes {DECK.text(decree)} the decree and takes "
                f"{DECK.text(taken)}; {DECK.suits[SUIT[decree]]} are trump."
            )
        case Kept(seat):
            return f"The Fox: {names[seat]} keeps the decree."
        case Drew(seat, card):
            return f"The Woodcutter: {names[seat]} draws {_hidden(rules, card)}."
        case PutUnder(seat, card):
            return f"{names[seat]} puts {_hidden(rules, card)} under the deck."
        case TrickWon(winner, leader, lead, follow, points):
            treasure = f" and finds {counted(points, 'Treasure')}" if points else ""
            best = DECK.text(lead if winner == leader else follow)
            return f"{names[winner]} takes the trick with {best}{treasure}."
        case RoundScored(number, tricks, points, scores):
            parts = [
                f"{names[seat]}: {counted(tricks[seat], 'trick')}{_named(rules, tricks[seat])}, "
                f"+{points[seat]}, now {counted(scores[seat], 'point')}"
                for seat in range(2)
            ]
            return f"Round {number} ends. {'; '.join(parts)}."
    raise ValueError(f"no words for {event!r}")


def _hidden(rules: FoxRules, card: int | None) -> str:
    return "a card" if card is None else card_words(rules, card)


def _named(rules: FoxRules, tricks: int) -> str:
    name = standing(rules.scores, tricks)
    return f" ({name})" if name else ""
