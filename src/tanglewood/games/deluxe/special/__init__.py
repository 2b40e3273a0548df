"""The special cards, one file a card: what happens when it is played and when its choice is made.

Each function works on a draft and answers DONE, WAIT or the card that is played in its place. The
Bow's comparison is in `laid`; the Crown is added in `flow`; the Mirror is the `face` of `cards`;
the Axe, Tree, Fairy and Crown are else just ranks."""
