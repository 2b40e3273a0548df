# Around the lessons: the path of a game, and the coach at the table.

learn-title = Apprendre { $game }
learn-about = De courtes leçons, jouées avec de vraies cartes. Commence par la première, ou par celle que tu veux.
learn-lessons = Leçons
learn-lesson = Leçon { $n } sur { $m }
learn-step = Étape { $n } sur { $m }
learn-minutes =
    { $n } { $n ->
        [one] minute
       *[other] minutes
    }
learn-done = terminée
learn-other = C’est permis aussi, mais cette leçon demande autre chose : { $action }.
learn-read-first = Lis d’abord ceci, puis appuie sur « { learn-next } ».
learn-next = Suite
learn-back = Retour
learn-again = Recommencer
learn-next-lesson = Leçon suivante
learn-begin = Commencer
learn-all = Toutes les leçons
learn-first-game = Ta première partie
learn-first-game-about = { $other } joue en douceur et fait souvent le deuxième meilleur choix. Conseils et règles sont à côté de la table.
learn-first-team = { $other } marche avec toi. Conseils et règles sont à côté de la table.
learn-play = Jouer avec { $other }
learn-ready = Tu en sais assez pour jouer. { $other } t’attend.
learn-none = Il n’y a pas de leçon pour ce jeu.
lesson-unknown = Il n’y a pas de leçon { $lesson }.
