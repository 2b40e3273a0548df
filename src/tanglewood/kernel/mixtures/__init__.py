"""Option mixes, a module a family: see `tanglewood.kernel.mixes`."""
