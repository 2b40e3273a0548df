"""What is said between a table and those who look at it, in plain values: no network, no store."""
