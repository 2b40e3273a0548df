"""What the terminal has of each family beside the drawing of its table, a module a family."""
