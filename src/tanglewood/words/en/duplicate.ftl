# Duplicate matches: a friend plays the same deal, and both are compared.

duplicate-alone = Only a game of one person against AIs can be played again by a friend.
duplicate-challenge = Challenge a friend
duplicate-link = Whoever opens this link plays your deal from your seat, against the same AI with the same luck.
duplicate-title = A duplicate match
duplicate-lead = { $who } played this deal, with this result: { $score }. Play the same cards from the same seat, against the same AI with the same luck.
duplicate-play = Play this deal
duplicate-compare = Compare the two games
duplicate-compared = { $one } and { $two }, trick by trick
duplicate-against = against { $who }
duplicate-differs = From here on the games differ.
duplicate-step = Step
known-deal-duplicate = A duplicate match: somebody has played this deal before and knows the cards. This game does not count for ratings.
