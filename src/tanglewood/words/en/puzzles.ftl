# Puzzles: find the one action that is clearly best.

puzzle-head = Puzzle { $key } · rated { $rating }
puzzle-right =
    { $n ->
        [one] Right.
       *[other] Right, { $n } in a row.
    }
puzzle-wrong = Not the best here. { $answer } instead.
puzzle-line-true = As the cards really lay, this follows:
puzzle-line-maybe = The hidden cards may lie so that this follows:
puzzle-line-ends = With your answer: { $came }
puzzle-line-instead = With the best answer: { $came }
puzzle-no-line = It does no harm at once, but over many deals it brings less.
puzzle-came-points = { $mine } points for you, { $theirs } for the other player.
puzzle-came-gems =
    { $n ->
        [0] every gem is found, you win.
        [one] one gem is left in the forest.
       *[other] { $n } gems are left in the forest.
    }
puzzle-came-sets =
    { $n ->
        [one] one set.
       *[other] { $n } sets.
    }
puzzle-exact = It is best however the hidden cards lie.
puzzle-finders = Levels that find it: { $levels }.
puzzle-finders-all = Every level finds it.
puzzle-no-finders = None of our levels finds it reliably.
puzzle-themes = What it was about: { $themes }.
puzzle-rating = Your puzzle rating: { $rating } ({ $change }).
puzzle-next = Enter for the next one, q to stop:
puzzle-none-left = You have tried every puzzle there is here. Choose another theme or another game.
puzzle-no-game = There are no puzzles for { $game }; there are some for { $games }.
puzzle-no-theme = There is no theme { $theme } here; the themes are { $themes }.
puzzle-no-key = There is no puzzle { $key } in this game.

puzzles-title = Puzzles
puzzles-about = One moment of a game, and one choice that is clearly best. Can you find it? You know what the player at that seat could know.
puzzles-count =
    { $n ->
        [one] One puzzle
       *[other] { $n } puzzles
    }
puzzles-standing = Your rating: { $rating } · tried: { $n } · longest streak: { $best }
puzzles-solve = Solve
puzzles-rating = Rating { $rating }
puzzles-settling = Your rating still jumps far, up and down. It settles soon.
puzzles-streak = In a row: { $n } (best { $best })
puzzles-theme = Theme
puzzles-theme-any = any
puzzles-ask = What do you do?
puzzles-why = Why
puzzles-next = Next puzzle
puzzles-another = Any theme
puzzles-on-table = Show what follows
puzzles-about-this = About this puzzle

puzzle-theme-humble = Reach Humble
puzzle-theme-greedy = Make the other player Greedy
puzzle-theme-victory = Reach Victorious
puzzle-theme-swan = The Swan and the lead
puzzle-theme-decree = Change the decree
puzzle-theme-witch = The Witch alone
puzzle-theme-monarch = Force with the Monarch
puzzle-theme-woodcutter = Draw with the Woodcutter
puzzle-theme-treasure = Treasures
puzzle-theme-lead = The lead
puzzle-theme-ending = The last tricks
puzzle-theme-poison = Poison
puzzle-theme-special = Special cards
puzzle-theme-goal = Goals
puzzle-theme-gem = Pick up a gem
puzzle-theme-path = Stay on the path
puzzle-theme-steps = Count the steps
puzzle-theme-gift = Gifts
puzzle-theme-foxes = Foxes and the decree
puzzle-theme-cover = Covering an end
puzzle-theme-set = Finish a set
puzzle-theme-chain = Chains
puzzle-theme-pair = Pairs
puzzle-theme-deny = Take what others need
puzzle-theme-token = Tokens
puzzle-theme-alone = Alone in the woods
