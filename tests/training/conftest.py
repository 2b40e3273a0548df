"""Training needs JAX, which has no wheel for some platforms, and the compiled kernel."""

from importlib.util import find_spec

from tanglewood.kernel import available

collect_ignore_glob = [] if find_spec("jax") and available() else ["test_*.py"]
