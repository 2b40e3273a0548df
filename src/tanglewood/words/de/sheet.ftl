# The table in lines of text.

seat-nameless = Platz { $n }
