"""Outlooks, a module a family: see `tanglewood.analysis.outlook`."""
