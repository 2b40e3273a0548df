# What things on a table say of themselves when somebody looks at them, and the rules beside it.

help-label = Qu’est-ce que c’est ?
help-card-plain = Pas de pouvoir. Dans la couleur demandée, la plus haute carte gagne.
help-card-trump = Atout : { $suit }. Elle bat toutes les cartes des autres couleurs.
help-card-swan = Si tu perds le pli avec lui, c’est toi qui entames le suivant.
help-card-fox = En le jouant, tu peux échanger le décret contre une carte de ta main. Le nouvel atout compte aussitôt.
help-card-woodcutter = En le jouant, tu pioches une carte, puis tu en mets une sous la pioche.
help-card-treasure = Qui prend le pli reçoit aussitôt un point.
help-card-treasure-late = Qui prend le pli reçoit un point à la fin de la manche.
help-card-witch = Seule dans un pli, elle compte comme atout. Deux Sorcières sont de simples 9.
help-card-monarch = Si cette carte entame, il faut répondre par le 1 ou la plus haute carte de sa couleur.
help-card-poison = Qui le prend perd un point. Personne ne descend sous 0.
help-card-musician = S’il est dans le pli, qui gagne choisit la direction des renards.
help-card-foxes = L’un de vous peut échanger le décret contre une carte de sa main.
help-card-gazelle = Qui gagne peut ignorer les pattes d’une des deux cartes.
help-card-gift = Chacun donne une carte à l’autre, sans regarder.
help-card-heir = Si elle entame, l’autre n’est pas obligé de fournir.
help-card-special-bow = Il bat les atouts et les autres cartes spéciales, et perd contre tout le reste.
help-card-special-hammer = En second, il renvoie la carte d’entame et nomme la couleur de la suivante. Il bat les cartes impaires.
help-card-special-potion = Elle va sous la pioche avec une de tes cartes. Pioches-en deux : garde l’une, joue l’autre.
help-card-special-shovel = Déterre une carte au hasard de ton dernier pli et joue-la, ou perds ce pli.
help-card-special-axe = Un 8 sans couleur. Sur un Bûcheron qui entame, elle prend son pouvoir et le pli.
help-card-special-tree = Un 6 sans couleur. S’il entame, une carte au hasard de l’autre main répond.
help-card-special-fairy = Un 4 sans couleur. Vois deux cartes de l’autre main ; tu peux en échanger une.
help-card-special-crown = Ajoute-la à une carte, qui vaut 11 et perd son pouvoir ; ou joue-la seule comme un 2.
help-card-special-mirror = Il est la même carte que le décret, et change avec lui.
help-card-set = Trois de celles-ci dans ta main vont dans ta poche : { $n } points.
help-card-paws = { $paws } : c’est le chemin qu’elle fait faire aux renards.
help-decree = Sa couleur est l’atout : { $suit }. Un atout bat toutes les cartes des autres couleurs.
help-decree-none = Une carte spéciale est le décret : il n’y a pas d’atout.
help-deck =
    { $n ->
        [0] Il n’y a plus rien à piocher.
        [one] Une carte que personne n’a. Les Bûcherons piochent ici.
       *[other] { $n } cartes que personne n’a. Les Bûcherons piochent ici.
    }
help-deck-row =
    { $n ->
        [0] La pioche est épuisée. On joue jusqu’à vider la rangée.
       *[other] C’est d’ici que la rangée se remplit. Une fois la pioche épuisée, les derniers échanges commencent.
    }
help-discards = Les cartes échangées. Chacun peut savoir ce qui est là, mais personne ne peut en prendre.
help-trick = Fournis la couleur demandée si tu peux. Le plus haut atout prend le pli ; sans atout, la plus haute carte de la couleur demandée.
help-tricks-team = Qui prend un pli attire les renards vers son bout du sentier.
help-hand = Tes cartes. Celles qui sont relevées peuvent être jouées maintenant, les ternes non.
help-band = Où en sont tes plis dans cette manche, et ce que vaut chaque nombre de plis.
help-band-one =
    { $from ->
        [0] Jusqu’à { $to } plis
       *[other] De { $from } à { $to } plis
    } : { $points ->
        [0] aucun point.
        [1] 1 point.
       *[other] { $points } points.
    }
help-band-each = De { $from } à { $to } plis : de { $low } à { $high } points.
help-goals = Deux objectifs sont visibles à chaque manche. Faire ce qu’ils disent rapporte des points, ou en coûte ; la table les compte.
help-score =
    { $who } : { $n } { $n ->
        [one] point
       *[other] points
    }.
help-target = La partie va jusqu’à { $n } points.
help-seat =
    { $you ->
        [yes] Tu as { $cards }.
       *[no] { $who } a { $cards }.
    }
help-seat-dealer = Distribue cette manche.
help-gems =
    { $n ->
        [one] Une gemme est
       *[other] { $n } gemmes sont
    } encore sur le sentier. Ramassez-les toutes pour gagner.
help-forest =
    { $n ->
        [0] Il n’y a plus de jeton forêt : un pas hors du sentier, et la partie est perdue.
       *[other] Un pas hors du sentier coûte un de ces jetons et couvre un bout. Il en reste { $n }.
    }
help-row = Échange une carte vers le haut contre une seule, égale ou plus grande, ou vers le bas contre deux plus petites.
help-slot = Ici se trouve : { $card }.
help-slot-token = Elle apporte un jeton point.
help-token =
    { $n ->
        [0] Il n’y a plus de jetons.
       *[other] La carte de ce bout apporte un jeton, 1 point, tant qu’il y en a. Il en reste { $n }.
    }
help-pocket =
    { $you ->
        [yes] Tu as mis ces brelans en poche. Chacun vaut la valeur de sa carte.
       *[no] { $who } a mis ces brelans en poche. Chacun vaut la valeur de sa carte.
    }
help-pocket-none =
    { $you ->
        [yes] Tes brelans viendront ici.
       *[no] Les brelans de { $who } viendront ici.
    }

rules-open = Règles
rules-close = Fermer
rules-now = Ce qui compte maintenant
rules-cards = Cartes en jeu
rules-score = Ce que valent les plis
rules-all = Toutes les règles
