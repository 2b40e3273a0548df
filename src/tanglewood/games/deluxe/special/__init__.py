"""The special cards, one file per card: its events, what it does when it is played, its questions
and its words. The Mirror is the `face` of `deluxe.cards`."""
