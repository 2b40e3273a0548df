"""Deluxe events as sentences in rule words."""

from tanglewood.core.bits import members
from tanglewood.core.english import counted, listed
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
    return f"the {DECK.text(card)}" if card >= DECK.suited else _own(rules, card)


def _own(rules: DeluxeRules, card: int) -> str:
    """The same after a player's name: 'Axe', not 'the Axe'."""
    if card >= DECK.suited:
        return DECK.text(card)
    character = CHARACTERS.get(RANK[card])
    if RANK[card] == POISON and rules.poison:
        character = "Poison"
    return f"{DECK.text(card)} ({character})" if character else DECK.text(card)


def _scored(points: int) -> str:
    """What was gained or lost; a loss at 0 is forgotten (`deluxe.floor`)."""
    if points > 0:
        return f"for {counted(points, 'point')}"
    return f"and loses {counted(-points, 'point')}" if points else "and has no point to lose"


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
            are = "is" if number == 1 else "are"
            return f"{counted(number, 'special card')} {are} shuffled in, unseen."
        case tell.SpecialsIn(number, cards, _) if cards is not None:
            noun = "special card" if number == 1 else "special cards"
            return f"This game has the {noun} {listed(map(DECK.text, members(cards)))}."
        case tell.GoalsRenewed(number):
            return f"The goal deck is renewed from {counted(number, 'discarded goal')}."
        case tell.GoalsOpened(goals):
            return f"Goals of this hand: {', '.join(_goal_name(rules, goal) for goal in goals)}."
        case fox.DealerChosen(dealer):
            return f"{names[dealer]} deals round 1."
        case fox.Dealt(number, dealer, hands, decree, _):
            shown = "".join(
                f" {names[seat]} holds {' '.join(map(DECK.text, members(hand)))}."
                for seat, hand in enumerate(hands)
                if hand is not None
            )
            return (
                f"Round {number}: {names[dealer]} deals. "
                f"The decree is {card_words(rules, decree)}, so {_trump(decree)}.{shown}"
            )
        case fox.RoundScored(number, tricks, points, scores):
            parts = [
                f"{names[seat]}: {counted(tricks[seat], 'trick')} "
                f"({standing(rules.scores, tricks[seat])}), "
                f"{points[seat]:+} in all, now {counted(scores[seat], 'point')}"
                for seat in range(2)
            ]
            return f"Round {number} ends. {'; '.join(parts)}."
    return None


def _trick_words(rules: DeluxeRules, event: object, names: tuple[str, ...]) -> str | None:
    match event:
        case tell.Played(seat, card, crown, _):
            copy = "" if crown is None or DECK.text(crown) == "Crown" else " as its Crown"
            added = "" if crown is None else f" with {card_words(rules, crown)}{copy}"
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
        case tell.TrickWon(winner, leader, lead, follow, _, points):
            card = lead if winner == leader else follow
            won = f"the {DECK.text(card)}" if card >= DECK.suited else DECK.text(card)
            treasure = f" and finds {counted(points, 'Treasure')}" if points else ""
            return f"{names[winner]} takes the trick with {won}{treasure}."
        case tell.GoalScored(seat, goal, claimed, points):
            how = "claims" if claimed else "meets"
            return f"{names[seat]} {how} the goal {_goal_name(rules, goal)} {_scored(points)}."
        case tell.Poisoned(seat, cards, points):
            poison = "a Poison card" if cards == 1 else f"{cards} Poison cards"
            return f"{names[seat]} takes {poison} {_scored(points)}."
    return None


def _special_words(rules: DeluxeRules, event: object, names: tuple[str, ...]) -> str | None:
    match event:
        case tell.Forced(seat):
            return f"The Tree: a random card from {names[seat]}'s hand answers."
        case tell.SentUnder(seat, cards):
            gone = listed(_own(rules, card) for card in cards)
            return f"{names[seat]}'s {gone} {'goes' if len(cards) == 1 else 'go'} under the deck."
        case tell.Named(seat, suit):
            return f"The Hammer: {names[seat]} names {DECK.suits[suit]}."
        case tell.Dug(seat, card):
            return f"The Shovel: {names[seat]} digs up {card_words(rules, card)}."
        case tell.Idle(seat):
            return f"The Shovel does not dig: {names[seat]} loses the trick."
        case tell.Felled(seat):
            return f"The Axe meets a Woodcutter: {names[seat]} wins the trick."
        case tell.Looked(seat, cards):
            whose = f"{names[1 - seat]}'s"
            if cards is None:
                return f"The Fairy: {names[seat]} looks at cards in {whose} hand."
            seen = listed(map(DECK.text, members(cards)))
            return f"The Fairy: {names[seat]} looks at {whose} {seen}."
        case tell.Took(seat, took, card):
            taken = card_words(rules, card) if took else "no card"
            return f"The Fairy: {names[seat]} takes {taken}."
        case tell.Gave(seat, card):
            return f"{names[seat]} gives {card_words(rules, card)} in return."
    return None
