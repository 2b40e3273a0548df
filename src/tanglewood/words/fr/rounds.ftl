# La fin d’une manche.

round-victorious = Victorieux !
round-humble = Humble et bien récompensé
round-defeated = Vaincu cette fois
round-greedy = Trop avide
round-few = Peu de plis
round-middling = Une manche moyenne
round-many = Beaucoup de plis !
round-next = Manche suivante
round-result = Voir le résultat
round-tricks = Plis
round-treasures = Trésors
round-goals = Objectifs
round-poison = Poison
round-gems =
    { $n ->
        [0] Aucune gemme dans cette manche
        [one] 1 gemme dans cette manche
       *[other] { $n } gemmes dans cette manche
    }
round-added =
    { $n ->
        [one] 1 nouvelle gemme sur le chemin
       *[other] { $n } nouvelles gemmes sur le chemin
    }
