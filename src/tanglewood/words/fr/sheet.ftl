# The table in lines of text.

seat-nameless = Place { $n }
