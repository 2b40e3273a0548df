"""The terminal client: every game at a keyboard, full screen."""
