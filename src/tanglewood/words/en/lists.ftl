# How several things are said one after another.

list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-more = { $some }, { $more }
