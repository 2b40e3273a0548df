# Comment quelqu’un progresse : cote, précision, résultats, succès.

nav-progress = Progrès
progress-title = Tes progrès
progress-lead = Comment tes parties se sont passées jusqu’ici. Tout cela reste ici, avec toi.
progress-none = Rien à montrer pour l’instant. Ta première partie finie apparaîtra ici.
progress-none-more = Tu verras alors ta cote dépasser les niveaux un à un, la précision de ton jeu et ce que tu as atteint.
progress-rating = Cote
progress-rating-about = Ta cote est sur la même échelle que les niveaux : qui est plus haut gagne plus souvent. Chaque manche contre un niveau, avec une donne neuve, la change. L’entraînement jamais ; les parties entre personnes, avec une donne choisie ou d’autres options sont seulement notées.
progress-rating-guess = Première estimation : { $rating }
progress-rating-value = { $rating }
progress-unrated = Pas encore de cote ici : joue contre un niveau, avec une donne fraîche.
progress-curve = Cote à { $game } : de { $first } à { $last }
progress-next-level = Prochain à battre : { $level }
progress-all-beaten = Ici, tu as battu tous les niveaux.
progress-accuracy = Précision
progress-accuracy-about = D’après tes parties revues : 100 veut dire que personne ne pouvait savoir mieux.
progress-accuracy-none = Fais revoir une partie finie, et la précision de ton jeu s’affichera ici.
progress-accuracy-lately = ces derniers temps { $n }
progress-accuracy-chart = Précision des parties revues, de { $first } à { $last }, ces derniers temps { $n }
progress-result-won = gagnées : { $n }
progress-result-lost = perdues : { $n }
progress-result-drawn = nulles : { $n }
progress-result-shared = partagées : { $n }
progress-result-alone = en solo : { $n }
progress-games =
    { $n ->
        [one] 1 partie
       *[other] { $n } parties
    }
progress-lately =
    { $n ->
        [one]
            { $won ->
                [0] Ta dernière partie n’a pas été une victoire.
               *[other] Tu as gagné ta dernière partie.
            }
       *[other]
            { $won ->
                [0] Aucune de tes { $n } dernières parties n’a été une victoire.
               *[other] Victoires dans tes { $n } dernières parties : { $won }.
            }
    }
progress-wins =
    { $n ->
        [0] Pas de victoire la dernière fois. Ta plus longue série de victoires : { $best }.
       *[other] Victoires d’affilée : { $n }. Au mieux jusqu’ici : { $best }.
    }
progress-days = Donnes du jour, jours d’affilée : { $n }
progress-streaks = Séries
progress-achievements = Succès
progress-reached = Atteint
progress-reached-at = Atteint le { $date }
progress-far = { $have } sur { $need }
progress-file = À garder ou à emporter
progress-file-about = Un fichier avec tes parties, tes donnes du jour et tes problèmes. Un autre navigateur et le terminal le lisent aussi.
progress-export = Enregistrer un fichier
progress-export-as = Enregistrer tes progrès sous
progress-import = Lire un fichier
progress-import-from = Lire les progrès du fichier
progress-imported =
    { $n ->
        [0] Le fichier a été lu. Il ne contenait aucune nouvelle partie.
        [one] Le fichier a été lu : 1 nouvelle partie.
       *[other] Le fichier a été lu : { $n } nouvelles parties.
    }
progress-bad-file = Ce fichier ne contient pas de progrès lisibles. Rien n’a été changé.

achievement-first = Première victoire
achievement-first-about = Gagne une partie contre un niveau.
achievement-every-game = Partout dans la forêt
achievement-every-game-about = Finis une partie de chaque jeu.
achievement-row = Cinq d’affilée
achievement-row-about = Gagne cinq parties d’affilée.
achievement-ladder = Jusqu’à la cime
achievement-ladder-about = Bats les six niveaux à un même jeu, de la Pousse au Vieux chêne.
achievement-old-oak = Le Vieux chêne abattu
achievement-old-oak-about = Gagne une partie contre le Vieux chêne.
achievement-sharp = Œil d’aigle
achievement-sharp-about = Joue une partie qui, une fois revue, a une précision de 95 ou plus.
achievement-week = Une semaine en forêt
achievement-week-about = Joue la donne du jour sept jours d’affilée.
achievement-puzzles = Problème après problème
achievement-puzzles-about = Résous dix problèmes d’affilée.
