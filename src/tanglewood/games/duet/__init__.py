"""The Fox in the Forest Duet: two players, one tracker, one forest."""
