# What decided a game.

outcome-most-points = Le plus de points.
outcome-last-round = Égalité de points ; la dernière manche décide.
outcome-draw = Égalité en tout : match nul.
outcome-gems = Toutes les gemmes sont ramassées.
outcome-lost = Perdus dans la forêt : au-delà du sentier, et plus de jeton forêt.
outcome-time = Le temps est écoulé : il reste des gemmes après la troisième manche.
outcome-shared = Égalité de points et de jetons : victoire partagée.
outcome-fewest-tokens = Égalité de points ; qui a le moins de jetons l’emporte.
outcome-every-set = Un brelan de chaque valeur est en poche.
outcome-no-trade = Plus aucun échange n’est possible.
outcome-no-cards = La pioche et la rangée sont vides.
outcome-gave-up =
    { $you ->
        [yes] Tu as abandonné.
       *[no] { $who } a abandonné.
    }
outcome-player-gave-up = La partie a été abandonnée.
outcome-team-gave-up = L’équipe a abandonné.
