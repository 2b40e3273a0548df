"""Cards as small ints and bit masks behind readable names."""
