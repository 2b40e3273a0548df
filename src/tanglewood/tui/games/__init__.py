"""What the terminal has of each family beside the drawing of its table, one module per family."""
