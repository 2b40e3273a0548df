"""Deluxe events as sentences in rule words."""

from tanglewood.core.bits import members
from tanglewood.games.deluxe import events as tell
from tanglewood.games.deluxe.cards import DECK, POISON, RANK, SUIT
from tanglewood.games.deluxe.rules import DeluxeRules
from tanglewood.games.fox import events as fox
from tanglewood.games.fox.cards import CHARACTERS
from tanglewood.games.fox.rules import standing


def card_words(rules: DeluxeRules, card: int | None) -> str:
    """A card with its character: 'B3 (Fox)'; special cards by name."""
    if card is None:
        return "a card"
    if card >= DECK.suited:
        return f"the {DECK.text(card)}"
    character = CHARACTERS.get(RANK[card])
    if RANK[card] == POISON and rules.poison:
        character = "Poison"
    return f"{DECK.text(card)} ({character})" if character else DECK.text(card)


def _list(cards: int) -> str:
    return " ".join(map(DECK.text, members(cards)))


def _trump(decree: int) -> str:
    return f"{DECK.suits[SUIT[decree]]} are trump" if SUIT[decree] >= 0 else "no suit is trump"


def _goal_name(rules: DeluxeRules, goal_id: str) -> str:
    return next(goal.name for goal in rules.goals if goal.id == goal_id)


def sentence(rules: DeluxeRules, event: object, names: tuple[str, ...]) -> str:
    """What happened, in one sentence."""
    told = _round_words(rules, event, names) or _trick_words(rules, event, names)
    if told is None:
        told = _special_words(rules, event, names)
    if told is None:
        raise ValueError(f"no words for {event!r}")
    return told


def _round_words(rules: DeluxeRules, event: object, names: tuple[str, ...]) -> str | None:
    match event:
        case tell.SpecialsIn(number, None, _):
            return f"{number} special cards are shuffled in, unseen."
        case tell.SpecialsIn(_, cards, _) if cards is not None:
            return f"The special cards in this game: {_list(cards)}."
        case tell.GoalsRenewed(number):
            return f"The goal deck is renewed from {number} discarded goals."
        case tell.GoalsOpened(goals):
            return f"Goals of this hand: {', '.join(_goal_name(rules, goal) for goal in goals)}."
        case fox.DealerChosen(dealer):
            return f"{names[dealer]} deals round 1."
        case fox.Dealt(number, dealer, hands, decree, _):
            shown = "".join(
                f" {names[seat]} holds {_list(hand)}."
                for seat, hand in enumerate(hands)
                if hand is not None
            )
            return (
                f"Round {number}: {names[dealer]} deals. "
                f"The decree is {card_words(rules, decree)}, so {_trump(decree)}.{shown}"
            )
        case fox.RoundScored(number, tricks, points, scores):
            parts = [
                f"{names[seat]} {tricks[seat]} tricks ({standing(rules.scores, tricks[seat])}), "
                f"{points[seat]:+} in all, now {scores[seat]}"
                for seat in range(2)
            ]
            return f"Round {number} ends: {'; '.join(parts)}."
    return None


def _trick_words(rules: DeluxeRules, event: object, names: tuple[str, ...]) -> str | None:
    match event:
        case tell.Played(seat, card, crown, _):
            added = "" if crown is None else f" with {card_words(rules, crown)} as its Crown"
            return f"{names[seat]} plays {card_words(rules, card)}{added}."
        case fox.Exchanged(seat, decree, taken):
            return (
                f"The Fox: {names[seat]} makes {card_words(rules, decree)} the decree and takes "
                f"{card_words(rules, taken)}; {_trump(decree)}."
            )
        case fox.Kept(seat):
            return f"The Fox: {names[seat]} keeps the decree."
        case fox.Drew(seat, card):
            return f"{names[seat]} draws {card_words(rules, card)}."
        case fox.PutUnder(seat, card):
            return f"{names[seat]} puts {card_words(rules, card)} under the deck."
        case tell.TrickWon(winner, _, lead, follow, crowns, points):
            cards = [lead, follow, *(crown for crown in crowns if crown is not None)]
            treasure = f" and finds {points} Treasure" if points else ""
            return f"{names[winner]} takes the trick {' '.join(map(DECK.text, cards))}{treasure}."
        case tell.GoalScored(seat, goal, claimed, points):
            how = "claims" if claimed else "meets"
            return f"{names[seat]} {how} the goal {_goal_name(rules, goal)}: {points:+}."
        case tell.Poisoned(seat, cards, points):
            return f"{names[seat]} takes {cards} Poison: {points:+}."
    return None


def _special_words(rules: DeluxeRules, event: object, names: tuple[str, ...]) -> str | None:
    match event:
        case tell.Forced(seat):
            return f"The Tree: a random card of {names[seat]} answers."
        case tell.SentUnder(seat, cards):
            gone = " and ".join(card_words(rules, card) for card in cards)
            return f"{gone} of {names[seat]} goes under the deck."
        case tell.Named(seat, suit):
            return f"The Hammer: {names[seat]} names {DECK.suits[suit]}."
        case tell.Dug(seat, card):
            return f"The Shovel: {names[seat]} digs up {card_words(rules, card)}."
        case tell.Idle(seat):
            return f"The Shovel does not dig: {names[seat]} loses the trick."
        case tell.Felled(seat):
            return f"The Axe meets a Woodcutter: {names[seat]} wins the trick."
        case tell.Looked(seat, cards):
            seen = "cards" if cards is None else _list(cards)
            return f"The Fairy: {names[seat]} looks at {seen} of {names[1 - seat]}."
        case tell.Took(seat, took, card):
            return f"{names[seat]} takes {card_words(rules, card) if took else 'none'}."
        case tell.Gave(seat, card):
            return f"{names[seat]} gives {card_words(rules, card)} in return."
    return None
