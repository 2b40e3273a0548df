# The table in lines of text.

seat-nameless = Seat { $n }
