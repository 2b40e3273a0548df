"""The menu: which game?"""

from tanglewood.cli.line.screen import Screen
from tanglewood.core.errors import BadOption
from tanglewood.games.registry import GAMES, entry


def choose_game() -> str | None:
    """The name of a game by its number or its name; None when the input ends or says quit."""
    screen, names = Screen(), list(GAMES)
    screen.say("Which game would you like to play?")
    for number, name in enumerate(names, 1):
        game = GAMES[name]
        least, most = game.players
        players = str(least) if least == most else f"{least}-{most}"
        screen.say(f"  {number}) {name:<11} {game.title} ({players} players)")
        screen.say(f"     {'':<11} {game.about}")
    while True:
        answer = screen.ask("Game (number or name, q to leave):")
        if answer is None or answer.strip().lower() in {"q", "quit", "exit"}:
            screen.say("Goodbye.")
            return None
        answer = answer.strip()
        if not answer:
            continue
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(names):
            return names[int(answer[:9]) - 1]
        try:
            entry(answer)
        except BadOption as error:
            screen.say(str(error))
        else:
            return answer
