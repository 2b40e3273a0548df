# Le client du terminal : ce qui ne se lit que sur ses écrans.

# Les touches et ce qu'elles font, au plus court : neuf tiennent sur 80 colonnes.
tui-key-escape = Échap
tui-key-enter = Entrée
tui-key-home = Début
tui-key-end = Fin
tui-yes-key = o
tui-help = aide
tui-hint = conseil
tui-undo = retour
tui-log = récit
tui-assist = liste
tui-memory = de tête
tui-save = sauver
tui-give-up = céder
tui-light = clair
tui-dark = sombre
tui-leave = sortir
tui-back = retour

tui-small = Agrandis la fenêtre : { $columns } colonnes, { $lines } lignes.
tui-small-now = Elle a { $columns } colonnes et { $lines } lignes.
tui-small-else = q quitte ; tanglewood play demande moins de place.

tui-you = toi
tui-own-name = { $name } (toi)
tui-person = humain
tui-player = Joueur
tui-spectator = le public

tui-home-game = jeu
tui-home-newer = récente
tui-home-older = ancienne
tui-home-continue = reprendre
tui-home-enter-continue = reprendre
tui-home-enter-game = préparer
tui-home-enter-place = ouvrir
tui-home-enter-deal = donner
tui-home-enter-seat = nommer
tui-home-enter-option = saisir
tui-home-last = Reprendre la partie
tui-home-an-older = Reprendre une ancienne
tui-home-left =
    { $names } : { $n } { $n ->
        [one] coup joué
       *[other] coups joués
    }, dans { $file }.
tui-home-none = Il n’y a pas de partie à reprendre. Distribue les cartes.
tui-home-new = { tui-home-none } Tu débutes ? Appuie sur s pour de courtes leçons.
tui-home-seat-about = Gauche et droite : un humain ou une IA. Entrée : un autre nom.
tui-home-help-game = choisir un jeu ; Entrée mène à la donne, Entrée encore distribue
tui-home-help-arrows = se déplacer, et changer la valeur à côté d’un nom
tui-home-help-enter = saisir une valeur ou un nom, reprendre, donner
tui-home-help-escape = revenir aux jeux
tui-home-help-daily = les donnes du jour
tui-home-help-progress = tes progrès : cote, précision, succès
tui-home-help-puzzles = des problèmes du jeu
tui-home-help-continue = reprendre la dernière partie quittée ; gauche et droite en choisissent une plus ancienne
tui-home-help-language = la langue : English, Deutsch, Français
tui-home-help-who = À chaque place joue un humain ou une IA. À deux humains ou plus, on se passe l’écran entre les tours. Dans le Duo, vous formez une équipe.

option-components = Matériel
tui-as-published = comme imprimé
tui-entry = { $question } : (Entrée valide, Échap revient)
tui-name-bad = Un nom compte de 1 à 40 caractères imprimables.
tui-name-twice = Deux personnes portent le même nom.
tui-option-bad = { $option } : il faut { $right }.

tui-kept-unread = { $file } est illisible : { $why }.
tui-not-kept = La partie ne peut pas être enregistrée dans { $path } : { $why }.
tui-save-as = Enregistrer la partie sous
tui-saved = Enregistré dans { $path }.
tui-saved-exists = { $path } existe déjà ; choisis un autre nom.
tui-saved-not = La partie ne peut pas être enregistrée là ; choisis un autre nom.

tui-page-lines = { $n } lignes sur { $m }
tui-page-and = et
tui-page-scroll = pour défiler

tui-help-keys = Touches
tui-help-cards = jouer la carte qui porte cette touche ; après 0 viennent les lettres
tui-help-arrows = déplacer le curseur ; Entrée confirme la carte ou la réponse choisie
tui-help-escape = reposer la carte choisie
tui-help-help = cette aide
tui-help-hint = un conseil et pourquoi ; encore : ce que promet chaque choix
tui-help-undo = annuler ta dernière décision, tant que tu n’as rien vu de nouveau
tui-help-memory = jouer de tête, ou avec la liste de tout ce qu’on peut retenir
tui-help-save = enregistrer la partie dans un fichier
tui-help-give-up = abandonner (demande confirmation)
tui-help-theme = couleurs claires ou sombres
tui-help-leave = quitter ; la partie est enregistrée
tui-help-rules = Toutes les règles, en anglais ou en allemand : tanglewood rules { $game }

tui-one-round = une seule manche
tui-dealt =
    { $you ->
        [yes] Tu as donné
       *[no] { $who } a donné
    }
tui-trump = { $suit }
tui-no-trump = sans atout
tui-deck = pioche
tui-leads = entame
tui-follows = suit
tui-takes = Pour l’instant, le pli va à { $who }.
tui-head-points = points
tui-head-tricks = plis
tui-head-tokens = jetons
tui-head-cards = cartes
tui-head-trade = échange
tui-head-sets = brelans
tui-known-more = l : tout ce qui est sûr
tui-hammer = Le Marteau annonce { $suit }.
tui-goals = Objectifs
tui-goals-short = Objectifs (? : détails)
tui-goal-ongoing = { $goal }, à chaque fois
tui-goal-come = { $goal }, toi { $you }:{ $other }
tui-sealed = Tu offres { $card }.
tui-path-about = Les gemmes sous le pion sont ramassées ; les cases + en reçoivent entre les manches.

tui-alone = en solo : un brelan de chaque valeur
tui-deck-again = encore un mélange à venir
tui-deck-last = la dernière pioche
tui-tokens =
    { $n ->
        [0] plus de jetons
        [one] { $n } jeton est ici
       *[other] { $n } jetons sont ici
    }
tui-tokens-first =
    { $n } { $n ->
        [one] jeton
       *[other] jetons
    }, place 1
tui-row-empty = La rangée est vide.
tui-discards = Défausse
tui-chosen = choisie
tui-trade-about = Défausse-la pour une carte de { $value } ou plus, ou pour deux plus basses
tui-trade-slot = Pour ton { $value } : une carte de { $value } ou plus, ou deux plus basses.

tui-ask-trade = Ton échange : quelle carte défausses-tu ?
tui-ask-slot = Ton { $card } : quelle carte de la rangée ? (Échap : retour)
tui-ask-second = Ton { $card } : quelle autre carte plus basse ? (Échap : retour)
tui-ask-how = { $card } : comment ? (Échap : retour)
tui-do-decree = { $card } comme décret
tui-do-under = { $card } sous la pioche
tui-do-crown = { $card } avec la Couronne
tui-do-alone = { $card } sans rien
tui-do-trade = { $card } pour { $cards }
tui-do-trade-token = { $card } pour { $cards } et un jeton
tui-do-move =
    { $n } pas vers { $you ->
        [yes] toi
       *[no] { $name }
    }
tui-do-stay = rester
tui-do-cover =
    { $you ->
        [yes] ton bout
       *[no] le bout côté { $name }
    }

tui-thinks = { $who } réfléchit
tui-undecided = { $who } n’a pas pu décider ({ $why }). La partie est enregistrée ; q quitte.
tui-undo-refused = Cela ne peut pas être annulé : { $why }
tui-give-up-sure = Abandonner ? o pour oui, toute autre touche pour non.
tui-hint-more = (h encore : tous les chiffres)
tui-hint-none = Pas de conseil ici ({ $why }).
tui-log-none = Rien ne s’est encore passé.
tui-log-certain = Ce qui est sûr
tui-log-memory = Tu joues de tête ; m à la table montre le reste.
tui-log-latest = Le récit depuis ta dernière décision
tui-log-all = Le récit depuis le début
tui-handover-undo = { $who } peut encore annuler : u

tui-after-kept = La partie enregistrée est dans { $path }.
tui-after-save = Enregistrer la partie sous
tui-round-last = Dernier pli
tui-scene-victory = Victoire
tui-scene-defeat = Défaite
tui-scene-calm = Fin
tui-ended-victory = Victoire !
tui-ended-defeat = La forêt garde ses gemmes.
tui-ended-solo = Les bois se taisent.
tui-ended-draw = Match nul.
tui-ended-you = Tu gagnes !
tui-ended-you-too = Tu partages la victoire.
tui-ended-other =
    { $n ->
        [one] { $who } gagne.
       *[other] { $who } gagnent.
    }
tui-sheet-fox = { $name } : plis, points, total
tui-sheet-tricks = { $name } : plis
tui-sheet-gems = gemmes
tui-sheet-trees = jetons forêt
tui-replay-step = Étape { $n } sur { $m }, vue par { $whose }
tui-replay-next = suite
tui-replay-start = début
tui-replay-end = fin
tui-replay-seat = autre place
tui-replay-done = fini
tui-replay-given-up = La partie a été abandonnée.
tui-undo-practice = Appuie encore sur u pour le reprendre : tu as vu du nouveau, la partie devient donc un entraînement et ne compte pas.
