"""High Card: a toy game, to show all that a new game has to bring. It imports nothing of our games.

Each player is dealt three of the nine Bells. Whoever leads plays a card, the other answers with
any, and the higher one takes the trick and the lead. Two tricks win."""
