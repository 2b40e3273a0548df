# What is wrong with somebody's own boards, paws, goals and decks.

components-wrong = { $key } : il faut { $right }, pas { $value }.
components-empty = { $key } : il n’y a rien ; il faut { $right }.
components-huge = un nombre de cette taille
components-missing = { $key } manque.
components-unknown = { $key } est inconnu ; les clés sont { $keys }.
components-none =
    « { $name } » n’est pas un élément de { $game } ; { $n ->
        [one] son seul élément est
       *[other] ses éléments sont
    } { $known }.
components-spaces =
    board.gems donne { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } ; un plateau en a de 1 à { $most }, avec un nombre pour chacune.
components-diamonds =
    board.diamonds donne { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, mais board.gems { $gems }.
components-plus = board.plus nomme une case deux fois ; un lieu a un plus ou aucun.
components-no-gem = board.gems doit avoir au moins une gemme : il faut quelque chose à ramasser.
components-gems = board.gems et board.diamonds ont ensemble { $n } gemmes, mais il n’y en a que { $most }.
components-tokens =
    board.tokens : { $tokens ->
        [one] { $tokens } jeton forêt pourrait
       *[other] { $tokens } jetons forêt pourraient
    } recouvrir la case de départ de ce plateau, car entre elle et un bout on ne peut recouvrir que { $room ->
        [one] { $room } case
       *[other] { $room } cases
    } ; il se joue avec tokens = { $room } ou moins.
components-paws =
    { $key } donne { $n ->
        [one] { $n } nombre
       *[other] { $n } nombres
    } ; il en faut { $ranks }, pour les rangs 1 à { $ranks }.
components-no-paws = { $key } manque ; donne-le, ou donne paws.ranks.
components-few-cards =
    deck a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; { $players ->
        [one] en solo, il en faut
       *[other] à { $players }, il en faut
    } au moins { $least } pour les mains, la rangée et une pioche.
components-goals = Il y a { $n } objectifs ; un ensemble en a { $most } au plus.
components-goal = objectif { $n } ({ $id }) : { $key }
components-goal-unnamed = objectif { $n } : { $key }
components-goal-entry = objectif { $n }
components-goal-twice = { $key } figure deux fois parmi les objectifs.
components-goal-misfit = { $key } ne va pas avec on = '{ $on }'.
components-goal-in-a-row = { $key } ne va pas avec times ni different.
