"""Lessons: prepared hands that are played by the law, step by step, and the path of each game.

They lie as data in one place, for every client: `shelf` reads them, `course` plays one at a table.
What is said lies in the catalogue (`words/<language>/lessons.ftl`).
"""
