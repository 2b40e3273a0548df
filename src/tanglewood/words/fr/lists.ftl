# Comment on énumère.

list-and = { $some } et { $last }
