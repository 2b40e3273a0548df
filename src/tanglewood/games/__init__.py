"""The law, one folder per game, chapter by chapter; the registry knows them all by name."""
