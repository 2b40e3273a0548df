"""The tests. Folders below need no `__init__.py`; shared helpers: `from tests.support import …`."""
