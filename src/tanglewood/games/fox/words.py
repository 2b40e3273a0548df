"""Fox events as sentences in rule words."""

from typing import TYPE_CHECKING, Any, Final

from tanglewood.core.bits import members
from tanglewood.core.english import counted
from tanglewood.games.fox import events as tell
from tanglewood.games.fox.rules import standing

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame

Names = tuple[str, ...]


def card_words(game: "DuelGame[Any]", card: int | None) -> str:
    """A card with its character, 'B3 (Fox)'; a card without suit by its name, 'the Axe'."""
    if card is None:
        return "a card"
    return f"the {game.deck.text(card)}" if card >= game.deck.suited else own_words(game, card)


def own_words(game: "DuelGame[Any]", card: int) -> str:
    """The same after a player's name: 'Axe', not 'the Axe'."""
    character = game.rules.characters.get(game.deck.rank_of[card])
    return f"{game.deck.text(card)} ({character})" if character else game.deck.text(card)


def trump_words(game: "DuelGame[Any]", decree: int) -> str:
    suit = game.deck.suit_of[decree]
    return f"{game.deck.suits[suit]} are trump" if suit >= 0 else "no suit is trump"


def dealer_chosen(game: "DuelGame[Any]", event: tell.DealerChosen, names: Names) -> str:
    return f"{names[event.dealer]} deals round 1."


def dealt(game: "DuelGame[Any]", event: tell.Dealt, names: Names) -> str:
    shown = "".join(
        f" {names[seat]} holds {' '.join(map(game.deck.text, members(hand)))}."
        for seat, hand in enumerate(event.hands)
        if hand is not None
    )
    return (
        f"Round {event.round}: {names[event.dealer]} deals. "
        f"The decree is {card_words(game, event.decree)}, "
        f"so {trump_words(game, event.decree)}.{shown}"
    )


def played(game: "DuelGame[Any]", event: tell.Played, names: Names) -> str:
    return f"{names[event.seat]} plays {card_words(game, event.card)}."


def exchanged(game: "DuelGame[Any]", event: tell.Exchanged, names: Names) -> str:
    text = game.deck.text
    return (
        f"The Fox: {names[event.seat]} makes {text(event.decree)} the decree and takes "
        f"{text(event.taken)}; {trump_words(game, event.decree)}."
    )


def kept(game: "DuelGame[Any]", event: tell.Kept, names: Names) -> str:
    return f"The Fox: {names[event.seat]} keeps the decree."


def drew(game: "DuelGame[Any]", event: tell.Drew, names: Names) -> str:
    return f"The Woodcutter: {names[event.seat]} draws {card_words(game, event.card)}."


def put_under(game: "DuelGame[Any]", event: tell.PutUnder, names: Names) -> str:
    return f"{names[event.seat]} puts {card_words(game, event.card)} under the deck."


def trick_won(game: "DuelGame[Any]", event: tell.TrickWon, names: Names) -> str:
    card = event.lead if event.winner == event.leader else event.follow
    best = game.deck.text(card)
    if card >= game.deck.suited:
        best = f"the {best}"
    treasure = f" and finds {counted(event.points, 'Treasure')}" if event.points else ""
    return f"{names[event.winner]} takes the trick with {best}{treasure}."


def round_scored(game: "DuelGame[Any]", event: tell.RoundScored, names: Names) -> str:
    parts = []
    for seat in range(2):
        tricks, points, score = event.tricks[seat], event.points[seat], event.scores[seat]
        name = standing(game.rules.scores, tricks)
        parts.append(
            f"{names[seat]}: {counted(tricks, 'trick')}{f' ({name})' if name else ''}, "
            f"{points:+}{game.in_all}, now {counted(score, 'point')}"
        )
    return f"Round {event.round} ends. {'; '.join(parts)}."


WORDS: Final[dict[type, Any]] = {
    tell.DealerChosen: dealer_chosen,
    tell.Dealt: dealt,
    tell.Played: played,
    tell.Exchanged: exchanged,
    tell.Kept: kept,
    tell.Drew: drew,
    tell.PutUnder: put_under,
    tell.TrickWon: trick_won,
    tell.RoundScored: round_scored,
}
"""The sentence of every event."""
