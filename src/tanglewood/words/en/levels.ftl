# The levels of the AI and how they play.

level-seedling = Seedling
level-sapling = Sapling
level-hazel = Hazel
level-birch = Birch
level-beech = Beech
level-old-oak = Old oak
level-strongest = Old oak
level-humble-seeker = Humble seeker
level-greedy-baiter = Greedy baiter
level-treasure-hunter = Treasure hunter
level-uniform = Wanderer
level-random = Wanderer
level-heuristic = Forester
level-sloppy = Daydreamer
level-search = Owl
level-ismcts = Barn owl
level-rated = { $level } · { $rating }
level-rating = Rated { $rating } in this game.

manner-beginner = Plays like a beginner: goes for what lies nearest, and forgets what is gone.
manner-learner = Still learning: wastes good cards, and remembers only what was just played.
manner-player = Makes the usual mistakes of people now and then, and forgets after a while.
manner-regular = Plays well, remembers much, and slips now and then.
manner-expert = Plays very well, and seldom slips or forgets.
manner-feel = Plays by feel and often makes the second-best choice.
manner-thumb = Plays by rules of thumb, and not always by the best one.
manner-glance = Looks a little ahead, and soon forgets what was played.
manner-look = Looks ahead and remembers the last tricks.
manner-plan = Forgets nothing and thinks ahead to the end.
manner-deep = The strongest of all: forgets nothing and thinks the longest.
manner-learned = The strongest of all: taught itself the game, and forgets nothing.
manner-humble-seeker = Loves to end Humble, and gives up points for it.
manner-greedy-baiter = Feeds you tricks and hopes that you end Greedy.
manner-treasure-hunter = Chases every Treasure.
