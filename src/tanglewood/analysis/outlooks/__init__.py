"""Outlooks, one module per family: see `tanglewood.analysis.outlook`."""
