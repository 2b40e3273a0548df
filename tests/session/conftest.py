"""The stores that tables are kept in."""

from tests.stores import database, postgres_server, store_url

__all__ = ["database", "postgres_server", "store_url"]  # fixtures
