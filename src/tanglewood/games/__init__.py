"""The law, one folder a game, chapter by chapter; the registry knows them all by name."""
