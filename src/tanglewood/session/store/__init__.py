"""Where hosted tables are kept: an embedded SQLite file, or PostgreSQL by its URL."""

from tanglewood.session.change import NewSeat, SeatKey
from tanglewood.session.store.driver import StoreFailed, StoreFull
from tanglewood.session.store.opening import open_store
from tanglewood.session.store.store import Store

__all__ = ["Store", "StoreFailed", "StoreFull", "NewSeat", "SeatKey", "open_store"]
