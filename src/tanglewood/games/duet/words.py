"""Duet events as sentences in rule words."""

from tanglewood.cards.duet import DuetCard
from tanglewood.core.english import counted, left, listed
from tanglewood.games.duet.cards import CHARACTERS
from tanglewood.games.duet.events import (
    Collected,
    Covered,
    DealerChosen,
    Dealt,
    Exchanged,
    GameEnded,
    Kept,
    Moved,
    Named,
    Played,
    RoundEnded,
    Sealed,
    Swapped,
    TrickWon,
    WentBeyond,
)

_ENDED = {
    "victory": "Every gem is collected: victory with {points}!",
    "lost": "The team is lost in the forest: a defeat.",
    "time": "Time is up and gems are left: a defeat.",
    "resign": "The team gives up: a defeat.",
}


def card_words(card: DuetCard) -> str:
    """A card with its character: 'D3 (Foxes)'."""
    character = CHARACTERS.get(card.rank)
    return f"{card} ({character})" if character else card.text


def sentence(event: object, names: tuple[str, ...]) -> str:
    """What happened, in one sentence or two."""
    match event:
        case DealerChosen(dealer):
            return f"{names[dealer]} deals round 1."
        case Dealt(number, dealer, hands, decree, _):
            shown = "".join(
                f" {names[seat]} holds {' '.join(hand.texts)}."
                for seat, hand in enumerate(hands)
                if hand is not None
            )
            return (
                f"Round {number}: {names[dealer]} deals. The decree is {card_words(decree)}, "
                f"so {decree.suits[decree.suit]} are trump.{shown}"
            )
        case Played(seat, card):
            return f"{names[seat]} plays {card_words(card)}."
        case Named(seat, None):
            return f"The Foxes: {names[seat]} names nobody."
        case Named(seat, named) if named == seat:
            return f"The Foxes: {names[seat]} may exchange the decree."
        case Named(seat, named) if named is not None:
            return f"The Foxes: {names[seat]} names {names[named]}."
        case Exchanged(seat, decree, taken):
            return (
                f"{names[seat]} makes {decree} the decree and takes "
                f"{taken}; {decree.suits[decree.suit]} are trump."
            )
        case Kept(seat):
            return f"{names[seat]} keeps the decree."
        case Sealed(seat, card):
            return f"The Gift: {names[seat]} seals {_hidden(card)}."
        case Swapped((None, None)):
            return f"The Gift: {listed(names)} each give a card."
        case Swapped(gave):
            return (
                f"The Gift: {names[0]} gives {_hidden(gave[0])}, "
                f"{names[1]} gives {_hidden(gave[1])}."
            )
        case TrickWon(winner, leader, lead, follow):
            best = lead if winner == leader else follow
            return f"{names[winner]} wins the trick with {best}."
    return _forest_sentence(event, names)


def _forest_sentence(event: object, names: tuple[str, ...]) -> str:
    """What happened in the forest."""
    match event:
        case Moved(0, space):
            return f"The tracker stays on space {space}."
        case Moved(by, space):
            return f"The tracker moves {_steps(by, names)}, to space {space}."
        case WentBeyond(by, None):
            return f"The tracker would move {_steps(by, names)}, beyond the path: no token is left."
        case WentBeyond(by, space):
            return (
                f"The tracker would move {_steps(by, names)}, beyond the path; "
                f"it goes back to the start, space {space}."
            )
        case Covered(space, to, slid, tokens):
            gems = "gem moves" if slid == 1 else f"{slid} gems move"
            moved = f" Its {gems} on to space {to}." if slid else ""
            return f"A forest token covers space {space}; {left(tokens, 'token')}.{moved}"
        case Collected(space, rest):
            more = f"{rest or 'none'} {'are' if rest > 1 else 'is'} left on the board"
            return f"A gem is collected at space {space}; {more}."
        case RoundEnded(number, ()):
            return f"Round {number} ends."
        case RoundEnded(number, (space,)):
            return f"Round {number} ends. A plus icon brings a gem to space {space}."
        case RoundEnded(number, added):
            spaces = listed(map(str, added))
            return f"Round {number} ends. Plus icons bring a gem each to the spaces {spaces}."
        case GameEnded(ending, score):
            return _ENDED[ending].format(points=counted(score, "point"))
    raise ValueError(f"no words for {event!r}")


def _hidden(card: DuetCard | None) -> str:
    return "a card" if card is None else card_words(card)


def _steps(by: int, names: tuple[str, ...]) -> str:
    return f"{counted(abs(by), 'step')} towards {names[by > 0]}"
