# Wie mehrere Dinge aufgezählt werden.

list-and = { $some } und { $last }
list-or = { $some } oder { $last }
list-more = { $some }, { $more }
