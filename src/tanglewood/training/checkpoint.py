"""A run on disk: all that it consists of, so that it goes on exactly as if it had not stopped."""

import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import numpy as np

from tanglewood.core.errors import BadText
from tanglewood.training.learner import Carry


def save(path: Path, carry: Carry, notes: dict[str, Any]) -> None:
    """Write the run beside the file, then put it in its place: a kill leaves the old or the new."""
    leaves = {
        f"leaf{number}": np.asarray(leaf)
        for number, leaf in enumerate(jax.tree.leaves(_plain(carry)))
    }
    fresh = path.with_suffix(".new.npz")
    with fresh.open("wb") as file:
        np.savez(file, allow_pickle=False, notes=np.array(json.dumps(notes)), **leaves)
    fresh.replace(path)


def load(path: Path, like: Carry) -> tuple[Carry, dict[str, Any]]:
    """The run of a file; `like` is a new run of the same settings."""
    wanted, tree = jax.tree.flatten(_plain(like))
    try:
        with np.load(path) as found:
            notes: dict[str, Any] = json.loads(str(found["notes"]))
            leaves = [found[f"leaf{number}"] for number in range(len(found.files) - 1)]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise BadText(f"{path} is damaged; begin a new run in another folder.") from None
    if [leaf.shape for leaf in leaves] != [leaf.shape for leaf in wanted]:
        raise BadText(f"{path} is a run of other sizes; begin a new one in another folder.")
    carry: Carry = jax.tree.unflatten(tree, [jax.numpy.asarray(leaf) for leaf in leaves])
    return carry._replace(key=jax.random.wrap_key_data(carry.key)), notes


def _plain(carry: Carry) -> Carry:
    """With the random key as numbers."""
    return carry._replace(key=jax.random.key_data(carry.key))
