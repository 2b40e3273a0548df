# What happened. `$you` says whether it is the one who reads it.

event-and-then = { $first } { $then }
whom-you = toi
event-dealer-chosen =
    { $you ->
        [yes] Tu distribues à la manche 1.
       *[no] { $who } distribue à la manche 1.
    }
event-dealt =
    { $you ->
        [yes] Manche { $round } : tu distribues. Le décret est { $decree }, donc atout { $suit }.
       *[no] Manche { $round } : { $who } distribue. Le décret est { $decree }, donc atout { $suit }.
    }
event-dealt-no-trump =
    { $you ->
        [yes] Manche { $round } : tu distribues. Le décret est { $decree }, donc pas d’atout.
       *[no] Manche { $round } : { $who } distribue. Le décret est { $decree }, donc pas d’atout.
    }
event-hand =
    { $you ->
        [yes] Tu as en main { $cards }.
       *[no] { $who } a en main { $cards }.
    }
event-set-up = La partie commence par une position préparée.
event-played =
    { $you ->
        [yes] Tu joues { $card }.
       *[no] { $who } joue { $card }.
    }
event-played-crowned =
    { $you ->
        [yes] Tu joues { $card } avec la Couronne.
       *[no] { $who } joue { $card } avec la Couronne.
    }
event-played-mirrored =
    { $you ->
        [yes] Tu joues { $card } avec le Miroir comme Couronne.
       *[no] { $who } joue { $card } avec le Miroir comme Couronne.
    }
event-exchanged =
    { $you ->
        [yes] Tu choisis { $decree } comme décret et tu prends { $taken }. Atout { $suit }.
       *[no] { $who } choisit { $decree } comme décret et prend { $taken }. Atout { $suit }.
    }
event-exchanged-no-trump =
    { $you ->
        [yes] Tu choisis { $decree } comme décret et tu prends { $taken }. Aucune couleur n’est atout.
       *[no] { $who } choisit { $decree } comme décret et prend { $taken }. Aucune couleur n’est atout.
    }
event-kept =
    { $you ->
        [yes] Tu gardes le décret.
       *[no] { $who } garde le décret.
    }
event-drew =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $who } pioche { $card }.
    }
event-put-under =
    { $you ->
        [yes] Tu mets { $card } sous la pioche.
       *[no] { $who } met { $card } sous la pioche.
    }
event-trick-won =
    { $you ->
        [yes] Tu prends le pli avec { $card }.
       *[no] { $who } prend le pli avec { $card }.
    }
event-trick-won-treasure =
    { $you ->
        [yes] Tu prends le pli avec { $card } et tu trouves { $n } { $n ->
            [one] Trésor
           *[other] Trésors
        }.
       *[no] { $who } prend le pli avec { $card } et trouve { $n } { $n ->
            [one] Trésor
           *[other] Trésors
        }.
    }
event-round-scored = La manche { $round } est finie. { $first } ; { $second }.
event-round-scored-part =
    { $you ->
        [yes] Toi
       *[no] { $who }
    } : { $n } { $n ->
        [one] pli
       *[other] plis
    }, { $points }, en tout { $score } { $score ->
        [one] point
       *[other] points
    }
event-round-scored-standing =
    { $you ->
        [yes] Toi
       *[no] { $who }
    } : { $n } { $n ->
        [one] pli
       *[other] plis
    } ({ $standing }), { $points }, en tout { $score } { $score ->
        [one] point
       *[other] points
    }
event-resigned =
    { $you ->
        [yes] Tu abandonnes.
       *[no] { $who } abandonne.
    }
event-resigned-team = L’équipe abandonne.

# Duet: Foxes, Gifts, and the way through the forest.

event-named =
    { $you ->
        [yes] Les Renards : tu désignes { $whom }.
       *[no] { $toyou ->
            [yes] Les Renards : { $who } te désigne.
           *[no] Les Renards : { $who } désigne { $whom }.
        }
    }
event-named-self =
    { $you ->
        [yes] Les Renards : tu peux échanger le décret.
       *[no] Les Renards : { $who } peut échanger le décret.
    }
event-named-nobody =
    { $you ->
        [yes] Les Renards : tu ne désignes personne.
       *[no] Les Renards : { $who } ne désigne personne.
    }
event-sealed =
    { $you ->
        [yes] Ton cadeau est choisi : { $card }.
       *[no] { $who } a choisi un cadeau.
    }
event-swapped = Les cadeaux changent de main : { $first } donne { $gave0 }, { $second } donne { $gave1 }.
event-swapped-hidden = Les cadeaux changent de main.
event-moved = Le pion avance de { $n } pas vers { $whom }, jusqu’à la case { $space }.
event-moved-stay = Le pion reste sur la case { $space }.
event-went-beyond =
    { $n } pas vers { $whom } { $n ->
        [one] mène
       *[other] mènent
    } au-delà du sentier : retour au départ, case { $space }.
event-went-beyond-lost =
    { $n } pas vers { $whom } { $n ->
        [one] mène
       *[other] mènent
    } au-delà du sentier, et il ne reste aucun jeton forêt.
event-covered =
    Un jeton forêt recouvre la case { $space } ; { $tokens ->
        [0] il ne reste aucun jeton
        [one] il reste 1 jeton
       *[other] il reste { $tokens } jetons
    }.
event-covered-slid =
    Un jeton forêt recouvre la case { $space } ; { $tokens ->
        [0] il ne reste aucun jeton
        [one] il reste 1 jeton
       *[other] il reste { $tokens } jetons
    }. { $n ->
        [one] Sa gemme passe
       *[other] Ses { $n } gemmes passent
    } sur la case { $to }.
event-collected =
    Une gemme est ramassée sur la case { $space } ; { $left ->
        [0] il n’en reste aucune
        [one] il en reste 1
       *[other] il en reste { $left }
    }.
event-round-ended =
    La manche { $round } est finie. { $n ->
        [one] Une nouvelle gemme apparaît sur la case { $spaces }
       *[other] De nouvelles gemmes apparaissent sur les cases { $spaces }
    }.
event-round-ended-bare = La manche { $round } est finie.
event-game-ended-victory =
    Toutes les gemmes sont ramassées : victoire avec { $score } { $score ->
        [one] point
       *[other] points
    } !
event-game-ended-lost = L’équipe s’est perdue dans la forêt.
event-game-ended-time = Le temps est écoulé et il reste des gemmes.
event-game-ended-resign = L’équipe abandonne.

# Into the Woods: trades.

event-first-chosen =
    { $you ->
        [yes] Tu commences.
       *[no] { $who } commence.
    }
event-dealt-row = Chaque main reçoit deux cartes ; la rangée montre { $cards }.
event-traded =
    { $you ->
        [yes] Tu défausses { $card } et tu prends { $cards }.
       *[no] { $who } défausse { $card } et prend { $cards }.
    }
event-traded-token =
    { $you ->
        [yes] Tu défausses { $card } et tu prends { $cards } avec un jeton point.
       *[no] { $who } défausse { $card } et prend { $cards } avec un jeton point.
    }
event-pocketed =
    { $you ->
        [yes] Tu empoches trois { $value }.
       *[no] { $who } empoche trois { $value }.
    }
event-passed =
    { $you ->
        [yes] Tu ne peux rien échanger et tu passes.
       *[no] { $who } ne peut rien échanger et passe.
    }
event-revealed =
    La pioche apporte { $cards } ; { $deck ->
        [0] il ne reste aucune carte
        [one] il reste 1 carte
       *[other] il reste { $deck } cartes
    }.
event-reshuffled =
    La pioche est vide ; on en mélange une nouvelle avec { $n } { $n ->
        [one] carte défaussée
       *[other] cartes défaussées
    }.
event-swept = Aucun échange n’est possible ; la rangée perd { $cards }.

# Deluxe: special cards, goals, Poison.

event-specials-in =
    { $n } { $n ->
        [one] carte spéciale est mélangée
       *[other] cartes spéciales sont mélangées
    } à la pioche, face cachée.
event-specials-known =
    { $n ->
        [one] La carte spéciale
       *[other] Les cartes spéciales
    } de cette partie : { $cards }.
event-goals-renewed =
    { $n } { $n ->
        [one] objectif est mélangé
       *[other] objectifs sont mélangés
    } à nouveau.
event-goals-opened = Objectifs de cette manche : { $goals }.
event-goal-scored =
    { $you ->
        [yes] L’objectif { $goal } : { $points } pour toi.
       *[no] L’objectif { $goal } : { $points } pour { $who }.
    }
event-goal-scored-none =
    { $you ->
        [yes] L’objectif { $goal } : tu n’as aucun point à perdre.
       *[no] L’objectif { $goal } : { $who } n’a aucun point à perdre.
    }
event-poisoned =
    { $you ->
        [yes] Tu prends du Poison : { $points }.
       *[no] { $who } prend du Poison : { $points }.
    }
event-poisoned-none =
    { $you ->
        [yes] Tu prends du Poison et n’as aucun point à perdre.
       *[no] { $who } prend du Poison et n’a aucun point à perdre.
    }
event-sent-under =
    { $you ->
        [yes] { $n ->
            [one] Ta carte passe
           *[other] Tes cartes passent
        } sous la pioche : { $cards }.
       *[no] { $n ->
            [one] La carte de { $who } passe
           *[other] Les cartes de { $who } passent
        } sous la pioche : { $cards }.
    }
event-named-suit =
    { $you ->
        [yes] Le Marteau : tu annonces { $suit }.
       *[no] Le Marteau : { $who } annonce { $suit }.
    }
event-forced =
    { $you ->
        [yes] L’Arbre : tu réponds avec une carte au hasard.
       *[no] L’Arbre : { $who } répond avec une carte au hasard.
    }
event-dug =
    { $you ->
        [yes] La Pelle : tu déterres { $card }.
       *[no] La Pelle : { $who } déterre { $card }.
    }
event-idle =
    { $you ->
        [yes] La Pelle ne creuse pas : tu perds le pli.
       *[no] La Pelle ne creuse pas : { $who } perd le pli.
    }
event-felled =
    { $you ->
        [yes] La Hache rencontre un Bûcheron : tu prends le pli.
       *[no] La Hache rencontre un Bûcheron : { $who } prend le pli.
    }
event-looked =
    { $you ->
        [yes] La Fée : chez { $whom }, tu vois { $cards }.
       *[no] La Fée : chez { $whom }, { $who } voit { $cards }.
    }
event-looked-hidden =
    { $you ->
        [yes] La Fée : tu vois des cartes chez { $whom }.
       *[no] La Fée : { $who } voit des cartes chez { $whom }.
    }
event-took =
    { $you ->
        [yes] La Fée : tu prends { $card }.
       *[no] La Fée : { $who } prend { $card }.
    }
event-took-none =
    { $you ->
        [yes] La Fée : tu ne prends rien.
       *[no] La Fée : { $who } ne prend rien.
    }
event-gave =
    { $you ->
        [yes] Tu donnes { $card } en échange.
       *[no] { $who } donne { $card } en échange.
    }
