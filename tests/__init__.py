"""The tests. Folders below need no `__init__.py`; shared helpers are imported as `tests.support`."""
