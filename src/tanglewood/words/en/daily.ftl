# The deal of the day, and results to share.

daily-title = The daily deal
daily-lead = The same cards for everybody, everywhere, until midnight (UTC). Your first game counts.
daily-no-date = { $text } is not a date; a date looks like 2026-11-16.
daily-other-date = There are daily deals from { $first } to { $last }.
daily-not-one = This was not a daily deal.
daily-again = You have already played this deal: { $score } is the result that counts. This game is for practice.
daily-late = Its day is over, so this game is for practice.
daily-par-thinking = The strongest level is playing the same deal now, to set par …
daily-streak =
    { $n ->
        [one] { $n } day in a row.
       *[other] { $n } days in a row.
    }

daily-name = Your name in the results of the day (optional)
daily-play = Play today's deal
daily-continue = Continue your game
daily-replay = Play it again for practice
daily-against = Against { $name }
daily-played = Played today
daily-played-score = Played: { $score }
daily-par = Par: { $score }
daily-par-why = Par is what the strongest level makes of the same cards, from your seat and against the same opponent.
daily-counts-not = This game does not count: it was not your first, or it became practice.
daily-adjusted = Without luck: { $points }
daily-adjusted-why = Without luck is what your decisions and the other player's mistakes were worth in points, leaving out the luck of the cards.
daily-table = Results of the day
daily-table-why = First games only. Everybody had the same cards and the same opponent.
daily-table-empty = Nobody has finished today's deal yet. Be the first.
daily-place = Place { $place } of { $many }
daily-column-name = Name
daily-column-score = Result
daily-column-adjusted = Without luck
daily-calendar = Calendar
daily-calendar-none = No daily deal played yet. Today is a good day to start.
daily-day-done =
    { $n ->
        [one] { $date }: { $n } deal played
       *[other] { $date }: { $n } deals played
    }
daily-day-open = { $date }: not played
daily-see = See the daily deal
home-daily = Today's deal

known-deal-daily = The daily deal of { $date }: everybody who plays it gets these cards. This game does not count for ratings.

share-score = { $own } : { $other }
share-score-alone =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
share-par = { $score } (par { $par })
share-other = { $score } (the other game: { $other })
share-text = Result to share
share-copy = Copy
share-device = Share
share-picture = Save the picture
share-picture-about = { $title }, { $date }: { $score }, par { $par }
