# Why something cannot be done, and how games end.

why-crown = La Couronne accompagne une carte qui a une couleur.
why-turn = C’est à { $who } de jouer.
why-woods-discard = Choisis d’abord la carte que tu défausses.

refused-malformed = Le serveur n’a pas compris. Rien n’a changé.
refused-turn = Ce n’est pas ton tour.
refused-over = La partie est finie.
refused-waiting = Tout le monde n’est pas encore à la table.
refused-stale = La table a continué entre-temps ; voici où elle en est.
refused-undo = Cela a montré quelque chose de nouveau, on ne peut donc pas l’annuler.
refused-undo-nothing = Il n’y a encore rien à annuler.
refused-present = L’autre est là, ou n’est pas parti depuis assez longtemps.
refused-chat = La discussion est fermée pendant une manche.
refused-seat = Quand on regarde, on ne peut pas faire cela.
refused-token = Ce navigateur n’a plus cette place.
refused-rate = Un peu plus lentement, s’il te plaît. Rien n’est perdu.
refused-unavailable = Ce serveur ne propose pas cela.

ending-win =
    { $you ->
        [yes] Tu as gagné !
       *[no] { $who } gagne.
    }
ending-lost-you = Cette fois, { $who } gagne.
ending-draw = Match nul.
ending-shared = { $who } partagent la victoire.
ending-victory = Victoire ! Toutes les gemmes sont rentrées.
ending-defeat = Cette fois, la forêt a gagné.
ending-solo =
    Ta promenade est finie : { $n } { $n ->
        [one] brelan
       *[other] brelans
    } sur 7.
ending-solo-won = Les sept trésors sont à toi !

cause-resign = Par abandon.
cause-claim = L’autre côté n’est pas revenu.
cause-time = Le temps est écoulé.

rule-fox-game-winner = Le plus de points.
rule-fox-tie = Égalité de points ; la dernière manche décide.
rule-manual-tie = Égalité de points ; les plis de la dernière manche décident.
rule-deluxe-tie = Égalité de points ; la dernière manche décide.
rule-duet-end-victory = La dernière gemme est ramassée.
rule-duet-end-lost = Au-delà du sentier, et plus un seul jeton forêt.
rule-duet-end-time = Les trois manches sont passées, et il reste des gemmes.
rule-draw = Égalité en tout.
rule-woods-score = Le plus de points.
rule-woods-score-tie = Égalité de points ; le plus petit nombre de jetons décide.
rule-woods-score-shared = Égalité de points et de jetons.
rule-woods-solo-goal = La pioche et la rangée sont vides.
rule-woods-solo-goal-victory = Un brelan de chaque valeur est empoché.
rule-ruling-W8 = Plus aucun échange n’est possible.
