# The end of a round.

round-victorious = Victorious!
round-humble = Humble, and well paid
round-defeated = Defeated this time
round-greedy = Too greedy
round-few = Few tricks
round-middling = An average round
round-many = Many tricks!
round-next = Next round
round-result = See how it ended
round-tricks = Tricks
round-treasures = Treasures
round-goals = Goals
round-poison = Poison
round-gems =
    { $n ->
        [0] No gem this round
        [one] 1 gem this round
       *[other] { $n } gems this round
    }
round-added =
    { $n ->
        [one] 1 new gem on the path
       *[other] { $n } new gems on the path
    }
