"""Why an action is better than another, in the words of the game: for hints and reviews.

A reason is a function of a case that gives a message where it holds (`reason`): what it says must
be so is checked in worlds that fit the view, so that it never speaks of a card that the seat could
not know. A family lists its reasons in the order in which they matter (`REASONS` of its module,
the part `teacher`); the first that holds is said. Where none does, the next tricks or turns are
played on, and what mostly differs in them is told (`forecast`, the family's `FORECASTS`).
Where a family can ask the same of every action, what sets the best one apart comes first
(`by_facts`: `facts` of the fox games, `traits` of the Duet and Into the Woods).
"""
