"""Into the Woods, for one to five players."""
