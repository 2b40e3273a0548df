"""Reasons, a file a subject."""
