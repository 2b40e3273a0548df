"""The table: one authority for every client that people sit at."""

from tanglewood.agents.playout import Playout, playout
from tanglewood.session.agent_for import timed_agent_for
from tanglewood.session.table import Table
from tanglewood.session.undo import CannotUndo

__all__ = ["Table", "timed_agent_for", "CannotUndo", "Playout", "playout"]
