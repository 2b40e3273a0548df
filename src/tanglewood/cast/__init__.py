"""The cast: the creatures of the wood who play for the agents.

`creatures.json` declares them once, for the server, the terminal and the web client: by agent a
company of creatures, each with its name, its kind and its temper, and a portrait of its kind in
`portraits`. Names are proper names, the same in every language; kinds and what a temper says are
messages of the catalogue.
"""

from tanglewood.cast.creature import AGENTS, COMPANIES, CREATURES, Creature, company, creature
from tanglewood.cast.seating import names_of, seated

__all__ = [
    "AGENTS",
    "COMPANIES",
    "CREATURES",
    "Creature",
    "company",
    "creature",
    "names_of",
    "seated",
]
