"""Sentences that every game shares."""

from tanglewood.core.outcome import Ending, Outcome


def ending(outcome: Outcome, names: tuple[str, ...]) -> str:
    """How a game ended."""
    scores = "-".join(map(str, outcome.scores))
    who = " and ".join(names[seat] for seat in outcome.winners)
    told = {
        Ending.WIN: f"{who} wins {scores}.",
        Ending.DRAW: f"A draw, {scores}.",
        Ending.SHARED: f"{who} share the victory, {scores}.",
        Ending.VICTORY: f"Victory! Score {scores}.",
        Ending.DEFEAT: "Defeat.",
        Ending.SOLO: f"The game is over. Score {scores}.",
    }[outcome.ending]
    sentence = outcome.sentence
    for seat, name in enumerate(names):
        sentence = sentence.replace(f"Seat {seat} ", f"{name} ")
    return f"{told} {sentence} ({outcome.rule})"
