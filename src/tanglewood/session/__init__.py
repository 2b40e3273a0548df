"""The table: one authority for every client that people sit at."""

from tanglewood.agents.playout import Playout, playout
from tanglewood.session.sitting import sitting
from tanglewood.session.table import Table
from tanglewood.session.undo import CannotUndo

__all__ = ["Table", "sitting", "CannotUndo", "Playout", "playout"]
