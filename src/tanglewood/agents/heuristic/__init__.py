"""The heuristic agent: for each game the words a good human would use, as a short program."""
