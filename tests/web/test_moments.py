"""What is looked at, in the gallery and by the tests, is all that a player is ever asked."""

import pytest

from tanglewood.core.phase import Choice
from tanglewood.games.deluxe.phase import CHOICES
from tanglewood.games.duet import course as duet
from tanglewood.games.fox import course as fox
from tests.server.running import Running
from tests.web.moments import COURSES, LAST, Table

FOX = [phase for phase in vars(fox).values() if isinstance(phase, Choice)]
DUET = [phase for phase in vars(duet).values() if isinstance(phase, Choice)]
ASKED = {"fox": FOX, "fox-manual": FOX, "deluxe": CHOICES, "duet": DUET}


@pytest.mark.parametrize("game", ASKED)
def test_every_question_of_a_game_comes_up_at_some_table(game: str, server: Running) -> None:
    asked = {str(phase) for phase in ASKED[game]}
    for course in COURSES:
        if course.game == game:
            with Table(server.url, course) as table:
                for moment in table.moments():
                    asked.discard(moment)
                    if moment == LAST:
                        table.end_round()  # as the gallery does, which goes on after it
    assert not asked
