"""Puzzles: moments of games in which one action is clearly best, for people to find.

    >>> from tanglewood.puzzles.shelf import shelf
    >>> one = shelf("fox")[0]
    >>> one.answer in one.state().legal
    True

A puzzle is a seed, the choices that led to its moment, and the answer (`form`, `code`). The files
in `data` hold all of them, made by `python -m tanglewood.puzzles.maker` and checked by it once more
with ten times the budget. `solving` tells whether an answer is right, why, and what comes of a
wrong one; `notes` keep a solver's rating, which is that of `tanglewood.progress`.
"""
