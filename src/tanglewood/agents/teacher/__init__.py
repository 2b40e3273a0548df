"""Why an action is better than another, in the words of the game: for hints and reviews.

A reason is a function of a case that gives a message or None: it has a condition that can be false
and is checked in worlds that fit the view, so that it never speaks of a card that the seat could
not know. A family lists its reasons in the order in which they matter (`REASONS` of its module,
the part `teacher`); the first that holds is said.
"""
