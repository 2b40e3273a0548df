"""The maker of puzzles: plays, judges, rates, checks, packs.

    python -m tanglewood.puzzles.maker make fox --count 3000 --jobs 16
    python -m tanglewood.puzzles.maker check fox --jobs 16

`docs/puzzles.md` says what a moment must be to become a puzzle.
"""
