"""Option mixes, one module per family: see `tanglewood.kernel.mixes`."""
