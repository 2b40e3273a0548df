# How a player gets on: rating, accuracy, results, achievements.

nav-progress = Progress
progress-title = Your progress
progress-lead = How your games have gone so far. All of this stays here, with you.
progress-none = Nothing to show yet. Your first finished game will appear here.
progress-none-more = Then you will see your rating climb past the levels one by one, how precisely you play, and what you have achieved.
progress-rating = Rating
progress-rating-about = Your rating stands on the same scale as the levels: whoever is higher wins more often. Every round against a level with a fresh deal changes it. Practice never does; games with people, with a chosen deal or with other options are only listed.
progress-rating-guess = A first guess: { $rating }
progress-rating-value = { $rating }
progress-unrated = No rating here yet: play against a level, with a fresh deal.
progress-curve = Rating in { $game }: from { $first } to { $last }
progress-next-level = Next to beat: { $level }
progress-all-beaten = You have beaten every level here.
progress-accuracy = Accuracy
progress-accuracy-about = From your reviews: 100 means that nobody could have known better.
progress-accuracy-none = Review a finished game to see here how precisely you played.
progress-accuracy-lately = lately { $n }
progress-accuracy-chart = Accuracy of the reviewed games, from { $first } to { $last }, lately { $n }
progress-result-won = { $n } won
progress-result-lost = { $n } lost
progress-result-drawn = { $n } drawn
progress-result-shared = { $n } shared
progress-result-alone = { $n } solo
progress-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
progress-lately =
    { $n ->
        [one]
            { $won ->
                [0] Your last game was not a win.
               *[other] You won your last game.
            }
       *[other]
            { $won ->
                [0] None of your last { $n } games was a win.
               *[other] You won { $won } of your last { $n } games.
            }
    }
progress-wins =
    { $n ->
        [0] You did not win the last game. Your longest run of wins: { $best }.
       *[other] Wins in a row: { $n }. The most so far: { $best }.
    }
progress-days = Daily deals, days in a row: { $n }
progress-streaks = Streaks
progress-achievements = Achievements
progress-reached = Achieved
progress-reached-at = Achieved on { $date }
progress-far = { $have } of { $need }
progress-file = Keep it, or take it with you
progress-file-about = A file with your games, daily deals and puzzles. Another browser and the terminal client can read it too.
progress-export = Save as a file
progress-export-as = Save your progress as
progress-import = Read a file
progress-import-from = Read progress from the file
progress-imported =
    { $n ->
        [0] The file was read. It held no new games.
        [one] The file was read: 1 new game.
       *[other] The file was read: { $n } new games.
    }
progress-bad-file = No progress can be read from this file. Nothing was changed.

achievement-first = First victory
achievement-first-about = Win a game against a level.
achievement-every-game = All around the forest
achievement-every-game-about = Finish a game of every kind.
achievement-row = Five in a row
achievement-row-about = Win five games in a row.
achievement-ladder = To the treetop
achievement-ladder-about = Beat all six levels in one game, from Seedling to Old oak.
achievement-old-oak = Old oak felled
achievement-old-oak-about = Win a game against Old oak.
achievement-sharp = Eagle eye
achievement-sharp-about = Play a game with an accuracy of 95 or more, by its review.
achievement-week = A week in the woods
achievement-week-about = Play the daily deal seven days in a row.
achievement-puzzles = Riddle after riddle
achievement-puzzles-about = Solve ten puzzles in a row.
