# How several things are said one after another.

list-and = { $some } and { $last }
