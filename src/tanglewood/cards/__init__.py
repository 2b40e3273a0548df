"""Cards and sets of cards as values, each deck with its own."""
