# The levels of the AI and how they play.

level-seedling = Pousse
level-sapling = Arbrisseau
level-hazel = Noisetier
level-birch = Bouleau
level-beech = Hêtre
level-old-oak = Vieux chêne
level-strongest = Vieux chêne
level-humble-seeker = L’Humble
level-greedy-baiter = La Tentatrice
level-treasure-hunter = La Chasseuse de trésors
level-uniform = Promeneuse
level-random = Promeneuse
level-heuristic = Forestière
level-sloppy = Rêveuse
level-search = Chouette
level-ismcts = Effraie
level-rated = { $level } · { $rating }
level-rating = Classement { $rating } à ce jeu.

manner-beginner = Joue comme au début : va au plus près et oublie ce qui est parti.
manner-learner = Apprend encore : gaspille de bonnes cartes et ne retient que ce qui vient d’être joué.
manner-player = Fait parfois les erreurs que tout le monde fait, et oublie au bout d’un moment.
manner-regular = Joue bien, retient beaucoup et se trompe de temps en temps.
manner-expert = Joue très bien, se trompe et oublie rarement.
manner-feel = Joue à l’instinct et fait souvent le deuxième meilleur choix.
manner-thumb = Joue selon des règles simples, et pas toujours la meilleure.
manner-glance = Anticipe un peu et oublie vite ce qui a été joué.
manner-look = Anticipe et se souvient des derniers plis.
manner-plan = N’oublie rien et réfléchit jusqu’au bout.
manner-deep = La plus forte de toutes : n’oublie rien et réfléchit le plus longtemps.
manner-learned = La plus forte de toutes : a appris le jeu toute seule et n’oublie rien.
manner-humble-seeker = Aime finir humble et y laisse volontiers des points.
manner-greedy-baiter = T’offre des plis en espérant que tu finisses avide.
manner-treasure-hunter = Court après chaque Trésor.
