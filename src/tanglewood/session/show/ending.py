"""Sentences that every game shares."""

from tanglewood.core.outcome import Ending, Outcome


def ending(outcome: Outcome, names: tuple[str, ...]) -> str:
    """How a game ended."""
    scores = "-".join(map(str, _winners_first(outcome)))
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


def _winners_first(outcome: Outcome) -> list[int]:
    """The scores as people say them: whoever won 15-4 has the 15."""
    scores = outcome.scores
    won = [scores[seat] for seat in outcome.winners if seat < len(scores)]
    others = [score for seat, score in enumerate(scores) if seat not in outcome.winners]
    return won + sorted(others, reverse=True)
