"""What the face of each game has of its own: how a deal unfolds, what is recalled, the limits."""
