"""Golden playthroughs: one whole game of every ruleset, written down line by line.

`python -m tests.golden.playthrough` writes them again; a changed file is reviewed like code and
lands together with its cause.
"""

from pathlib import Path
from typing import Any

import tanglewood as tw
from tanglewood.core.chance import Stream
from tanglewood.words import table_voice
from tests.support import MIXES

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 2026


def cases() -> dict[str, tuple[str, dict[str, Any]]]:
    """Every game and option mix by the name of its file."""
    return {
        f"{name}-{number}" if number else name: (name, options)
        for name in tw.GAMES
        for number, options in enumerate(MIXES[name])
    }


def playthrough(name: str, options: dict[str, Any]) -> str:
    """One game as text: every position, the legal actions, the choice, what happened, the end."""
    game = tw.load(name, **options)
    names = tuple("ABCDE"[: game.seats])
    state, stream = game.start(seed=SEED), Stream(SEED, 1)
    voice = table_voice(game, names)
    lines = [repr(game), *(f"  {voice.say(game.message(event))}" for event in state.events)]
    while state.outcome is None:
        lines.append(state.text)
        legal = state.legal
        action = legal[stream.below(len(legal))]
        seat = state.to_act
        lines.append(f"{seat}: {' '.join(choice.text for choice in legal)}")
        lines.append(f"{seat}> {action.text} #{action.index}")
        state = state.apply(action)
        lines.extend(f"  {voice.say(game.message(event))}" for event in state.events)
    lines += [state.text, repr(state.outcome), ""]
    return "\n".join(lines)


def write_all() -> None:
    """Write every playthrough again and remove those of games that are no more."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for file, (name, options) in cases().items():
        (FOLDER / f"{file}.txt").write_text(playthrough(name, options), encoding="utf-8")


if __name__ == "__main__":
    write_all()
