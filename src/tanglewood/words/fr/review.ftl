# The review of a finished game.

review-unfinished = Cette partie n’est pas encore finie ; on ne peut revoir qu’une partie finie.
review-nothing = Il n’y avait rien à décider dans cette partie, donc rien à revoir.
review-at-work = Chaque décision est examinée
review-action = { $what }
review-did-token = { $what } avec un jeton
review-did-place = { $what } (place { $n } de la rangée)
review-did-places = { $what } (places { $one } et { $two } de la rangée)
review-did-decree = { $card } comme décret
review-did-under = de mettre { $card } sous la pioche
review-did-gift = { $card } comme cadeau
review-did-keep = l’ancien décret
review-did-stay = aucun pas
review-did-foxes-self = toi-même pour les Renards
review-did-foxes-mate = ton partenaire pour les Renards
review-did-foxes-nobody = personne pour les Renards
review-title = { $title } : la partie revue pour { $who }
review-accuracy = Précision : { $n } sur 100. C’est la part de l’enjeu de tes décisions que tu as gardée.
review-place-turn = Tour { $turn }
review-place-trick = Manche { $round }, pli { $trick }
review-keys = Moments clés
review-key-mistake = { $place } : tu as choisi { $played } ; mieux valait { $better }. Cela a coûté { $cost }.
review-key-good = { $place } : bien choisi, { $played }. Cela a sauvé { $cost }.
review-no-keys = Rien ne ressort : aucune décision n’a beaucoup coûté ni sauvé.
review-curve = Ta chance de gagner, d’après ce que tu pouvais savoir
review-curve-points = Les points que tu pouvais attendre, vus de ta place
review-curve-worth = Ce que valait la partie, vue de ta place
review-account = D’où vient le résultat
review-account-start = Avant la donne
review-account-deal = Chance de la donne
review-account-draws = Chance de la pioche
review-account-own = Ce que tu as laissé échapper
review-account-others = Ce que l’autre camp a laissé échapper
review-account-others-team = Ce que ton partenaire a laissé échapper
review-account-unknown = Ce que personne ne pouvait savoir
review-account-result = Résultat
review-account-about = Lis de haut en bas : tu pars de la première ligne, chaque ligne te déplace, et la dernière montre où tu es arrivé. Les petits pas de toute une partie s’additionnent des deux côtés ; une ligne peut donc dépasser 100 %.
review-account-lines = Ce que disent les lignes
review-account-start-about = là où tout le monde commence.
review-account-deal-about = ce que valaient les cartes que tu as reçues.
review-account-draws-about = ce qui est venu de la pioche ensuite.
review-account-own-about = ce que tes choix ont coûté, à côté du meilleur que tu pouvais connaître.
review-account-others-about = la même chose pour les autres à la table.
review-account-unknown-about = la place réelle des cartes cachées. Personne n’y est pour rien.
review-amount-chance =
    { $n ->
        [one] 1 partie sur cent
       *[other] { $n } parties sur cent
    }
review-amount-worth =
    { $n ->
        [one] 1 % d’une victoire
       *[other] { $n } % d’une victoire
    }
review-amount-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-decisions = Chaque décision
review-column-round = manche
review-column-trick = pli
review-column-turn = tour
review-column-played = joué
review-column-best = le mieux
review-column-cost = coût
review-fine = aussi bon
review-best = le mieux
review-proven = le mieux, prouvé
review-missed = Ce que seules les deux mains ensemble montraient
review-missed-one = { $place } : { $better } au lieu de { $played } ; les cartes qui le montrent étaient chez { $knew }.

# La revue dans le navigateur et dans le terminal.

review-open = Revoir la partie
review-title-page = Retour sur la partie
review-for = Pour
review-found = { $done } sur { $total }
review-number = Précision : { $n } sur 100.
review-number-about = C’est ce que tu as gardé de ce qui était en jeu dans tes décisions. 100 voudrait dire : toujours le meilleur choix.
review-number-later = La précision viendra quand chaque décision aura été examinée.
review-look = Regarder
review-hands = Toutes les mains
review-hand = Main de { $who }
review-hand-cards = Main de { $who } : { $cards }
review-mistake-next = Erreur suivante
review-mistake-back = Erreur précédente
review-point = Décision { $n } sur { $m } : { $value }
review-start = Avant la donne : { $value }
review-end = La fin : { $value }
review-judged-best =
    { $you ->
        [yes] Tu as choisi { $played } : il n’y avait rien de mieux.
       *[no] { $who } a choisi { $played } : il n’y avait rien de mieux.
    }
review-judged-fine =
    { $you ->
        [yes] Tu as choisi { $played } : aussi bien que le meilleur choix.
       *[no] { $who } a choisi { $played } : aussi bien que le meilleur choix.
    }
review-judged-proven =
    { $you ->
        [yes] Tu as choisi { $played } : il est prouvé que rien n’était mieux.
       *[no] { $who } a choisi { $played } : il est prouvé que rien n’était mieux.
    }
review-judged-mistake =
    { $you ->
        [yes] Tu as choisi { $played } ; mieux valait { $better }. Cela a coûté { $cost }.
       *[no] { $who } a choisi { $played } ; mieux valait { $better }. Cela a coûté { $cost }.
    }
review-judged-nothing = Ici, il n’y avait rien à choisir.
review-judged-later = Pas encore regardé.
review-step = Chaque décision à la table

practice-on = Continuer d’ici
practice-over = À ce moment, ce n’était le tour de personne : on ne peut pas continuer de là.
practice-from = Indique soit une table, soit une partie enregistrée d’où continuer.
practice-about = Entraînement : tu continues depuis un moment d’une autre partie. Cela ne compte pas.
