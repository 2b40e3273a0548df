# Why something cannot be done, and how games end.

why-crown = La Couronne accompagne une carte qui a une couleur.
why-turn = C’est à { $who } de jouer.
why-woods-discard = Choisis d’abord la carte que tu défausses.

refused-undo = Cela a montré quelque chose de nouveau, on ne peut donc pas l’annuler.
refused-undo-nothing = Il n’y a encore rien à annuler.

ending-win =
    { $you ->
        [yes] Tu as gagné !
       *[no] { $who } gagne.
    }
ending-lost-you = Cette fois, { $who } gagne.
ending-draw = Match nul.
ending-shared = { $who } se partagent la victoire.
ending-victory = Victoire ! Toutes les gemmes sont à l’abri.
ending-defeat = Cette fois, la forêt a gagné.
ending-solo =
    Ta promenade est finie : { $n } { $n ->
        [one] brelan
       *[other] brelans
    } sur 7.
ending-solo-won = Les sept trésors sont à toi !

cause-resign = Par abandon.
cause-claim = L’autre camp n’est pas revenu.
cause-time = Le temps est écoulé.
