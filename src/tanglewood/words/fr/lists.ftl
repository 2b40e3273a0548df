# Comment on énumère.

list-and = { $some } et { $last }
list-or = { $some } ou { $last }
list-more = { $some }, { $more }
