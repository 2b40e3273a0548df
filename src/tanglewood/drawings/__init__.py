"""The drawings of the cards and their colours, one source for the web client and for notebooks."""
