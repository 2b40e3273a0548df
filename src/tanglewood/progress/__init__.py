"""How a player gets on: a rating against the levels, results, accuracy, streaks, achievements.

    >>> from tanglewood.progress.summary import summary
    >>> summary([])["wins"]
    {'now': 0, 'best': 0}

A game that was played is a small value (`played`), made from what is kept of it. Everything else
follows from a list of them, so a player may carry the list from place to place (`file`). `rating`
is Glicko-2, for games and for puzzles.
"""
