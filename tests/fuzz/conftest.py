"""The stores that servers are fuzzed on."""

from tests.stores import postgres_server, store_url

__all__ = ["postgres_server", "store_url"]  # fixtures
