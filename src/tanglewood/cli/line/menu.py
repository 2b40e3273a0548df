"""The menu: which game?"""

from tanglewood.cli.games import players
from tanglewood.cli.line.screen import Screen, leaves, numbered_choice
from tanglewood.cli.options import title
from tanglewood.cli.speech import speaker
from tanglewood.core.errors import BadOption
from tanglewood.games.registry import GAMES, entry


def choose_game() -> str | None:
    """The name of a game by its number or its name; None when the input ends or says quit."""
    screen, names, voice = Screen(), list(GAMES), speaker()
    screen.say(voice("line-which-game"))
    for number, name in enumerate(names, 1):
        who = voice.say(players(GAMES[name]))
        screen.say(f"  {number}) {name:<11} {title(name)} ({who})")
        screen.say(f"     {'':<11} {voice.say(GAMES[name].about)}")
    while True:
        answer = screen.ask(voice("line-choose-game"))
        if answer is None or leaves(answer, voice):
            screen.say(voice("line-goodbye"))
            return None
        answer = answer.strip()
        if not answer:
            continue
        if (chosen := numbered_choice(answer, names)) is not None:
            return chosen
        try:
            entry(answer)
        except BadOption as error:
            screen.say(voice.say(error.message))
        else:
            return answer
