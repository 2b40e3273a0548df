"""The Fox in the Forest, the reference manual's scoring of it, and a small fox for analysis."""
