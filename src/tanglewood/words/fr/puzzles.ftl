# Les problèmes : trouver le seul coup nettement meilleur.

puzzle-head = Problème { $key } · coté { $rating }
puzzle-right =
    { $n ->
        [one] Juste.
       *[other] Juste, { $n } de suite.
    }
puzzle-wrong = Pas le meilleur ici. { $answer } valait mieux.
puzzle-line-true = Telles que les cartes étaient vraiment, voici la suite :
puzzle-line-maybe = Les cartes cachées peuvent être telles que voici la suite :
puzzle-line-ends = Avec ta réponse : { $came }
puzzle-line-instead = Avec la meilleure réponse : { $came }
puzzle-no-line = Cela ne nuit pas tout de suite, mais sur beaucoup de donnes, cela rapporte moins.
puzzle-came-points = { $mine } points pour toi, { $theirs } pour l’autre.
puzzle-came-gems =
    { $n ->
        [0] toutes les gemmes sont trouvées, vous gagnez.
        [one] une gemme reste dans la forêt.
       *[other] { $n } gemmes restent dans la forêt.
    }
puzzle-came-sets =
    { $n ->
        [one] un brelan.
       *[other] { $n } brelans.
    }
puzzle-exact = C’est le meilleur coup, où que soient les cartes cachées.
puzzle-finders = Niveaux qui le trouvent : { $levels }.
puzzle-finders-all = Tous les niveaux le trouvent.
puzzle-no-finders = Aucun de nos niveaux ne le trouve à coup sûr.
puzzle-themes = Le thème : { $themes }.
puzzle-rating = Ta cote : { $rating } ({ $change }).
puzzle-next = Entrée pour le suivant, q pour arrêter :
puzzle-none-left = Tu as essayé tous les problèmes d’ici. Choisis un autre thème ou un autre jeu.
puzzle-no-game = Il n’y a pas de problèmes pour { $game } ; il y en a pour { $games }.
puzzle-no-theme = Il n’y a pas de thème { $theme } ici ; il y a { $themes }.
puzzle-no-key = Il n’y a pas de problème { $key } dans ce jeu.

puzzles-title = Problèmes
puzzles-about = Un moment d’une partie, et un coup nettement meilleur. Le trouveras-tu ? Tu sais ce que l’on pouvait savoir à cette place.
puzzles-count =
    { $n ->
        [one] Un problème
       *[other] { $n } problèmes
    }
puzzles-standing = Ta cote : { $rating } · essayés : { $n } · plus longue série : { $best }
puzzles-solve = Résoudre
puzzles-rating = Cote { $rating }
puzzles-settling = Ta cote bouge encore beaucoup, dans les deux sens. Elle se stabilise vite.
puzzles-streak = De suite : { $n } (record { $best })
puzzles-theme = Thème
puzzles-theme-any = tous
puzzles-ask = Que fais-tu ?
puzzles-why = Pourquoi
puzzles-next = Problème suivant
puzzles-another = Tous les thèmes
puzzles-on-table = Voir la suite
puzzles-about-this = À propos de ce problème

puzzle-theme-humble = Devenir Humble
puzzle-theme-greedy = Rendre l’autre Avide
puzzle-theme-victory = Devenir Victorieux
puzzle-theme-swan = Le Cygne et l’entame
puzzle-theme-decree = Changer le décret
puzzle-theme-witch = La Sorcière seule
puzzle-theme-monarch = Forcer avec le Monarque
puzzle-theme-woodcutter = Piocher avec le Bûcheron
puzzle-theme-treasure = Les trésors
puzzle-theme-lead = L’entame
puzzle-theme-ending = Les derniers plis
puzzle-theme-poison = Le poison
puzzle-theme-special = Les cartes spéciales
puzzle-theme-goal = Les objectifs
puzzle-theme-gem = Ramasser une gemme
puzzle-theme-path = Rester sur le chemin
puzzle-theme-steps = Compter les pas
puzzle-theme-gift = Les cadeaux
puzzle-theme-foxes = Les renards et le décret
puzzle-theme-cover = Couvrir un bout
puzzle-theme-set = Finir un brelan
puzzle-theme-chain = Les chaînes
puzzle-theme-pair = Les paires
puzzle-theme-deny = Prendre ce qu’il faut à l’autre
puzzle-theme-token = Les jetons
puzzle-theme-alone = Seul dans les bois
