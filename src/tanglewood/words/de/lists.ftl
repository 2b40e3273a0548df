# Wie mehrere Dinge aufgezählt werden.

list-and = { $some } und { $last }
