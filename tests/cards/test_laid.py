"""Cards in a trick, as they print."""

import tanglewood as tw
from tanglewood.games.fox.laid import GONE, WON, Laid


def test_a_card_in_a_trick_prints_as_positions_write_it() -> None:
    state = tw.load("fox").position("0:M1 1:B2,K6 decree=K2 trick=B7")
    assert repr(state.trick) == "(B7,)"
    crowned = Laid(tw.FoxCard("B3"), tw.FoxCard("Crown"), WON)
    assert repr(crowned) == str(crowned) == crowned.plain() == "B3+Crown!won"
    assert str(GONE) == "-"
