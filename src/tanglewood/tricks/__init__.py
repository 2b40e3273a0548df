"""Following suit and the winner of a trick of two cards."""
