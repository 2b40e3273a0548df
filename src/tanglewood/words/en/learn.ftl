# Around the lessons: the path of a game, and the coach at the table.

learn-title = Learn { $game }
learn-about = Short lessons, played with real cards. Begin with the first, or wherever you like.
learn-lessons = Lessons
learn-lesson = Lesson { $n } of { $m }
learn-step = Step { $n } of { $m }
learn-minutes =
    { $n } { $n ->
        [one] minute
       *[other] minutes
    }
learn-done = done
learn-other = That is allowed too, but this lesson needs another choice: { $action }.
learn-read-first = Read this first, then press “{ learn-next }”.
learn-next = Next
learn-back = Back
learn-again = Start again
learn-next-lesson = Next lesson
learn-begin = Begin
learn-all = All lessons
learn-first-game = Your first game
learn-first-game-about = { $other } plays gently and often makes the second-best choice. Hints and the rules are beside the table.
learn-first-team = { $other } walks with you. Hints and the rules are beside the table.
learn-play = Play with { $other }
learn-ready = You know enough to play. { $other } is waiting for you.
learn-none = There is no lesson for this game.
lesson-unknown = There is no lesson { $lesson }.
