"""Learned networks: their files, and what they say of a view."""
