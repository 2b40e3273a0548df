"""The games as OpenSpiel's: importing this registers them.

    import pyspiel
    import tanglewood.adapters.openspiel

    game = pyspiel.load_game("tanglewood_fox(target=7)")

Names and parameters stand in `CATALOGUE`; what a state, an observation and a resampled state are is
told in `docs/openspiel.md`.
"""

from tanglewood.core.libraries import needs

needs("numpy", "research")
needs("pyspiel", "research")

# These import both libraries, so they come after the question whether they are there.
from tanglewood.adapters.openspiel.catalogue import CATALOGUE  # noqa: E402
from tanglewood.adapters.openspiel.game import TanglewoodGame, register  # noqa: E402
from tanglewood.adapters.openspiel.state import TanglewoodState  # noqa: E402

__all__ = ["CATALOGUE", "TanglewoodGame", "TanglewoodState"]

register()
