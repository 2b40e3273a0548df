# What a player is asked, and what the choices are called.

ask-lead = À toi d’entamer : joue la carte de ton choix.
ask-follow-suit = À toi : fournis { $suit }.
ask-follow = À toi : joue la carte de ton choix.
ask-follow-queen = Une Reine est entamée : le 1 ou ta plus haute en { $suit }.
ask-follow-monarch = Un Monarque est entamé : le 1 ou ta plus haute en { $suit }.
ask-exchange = Choisis une carte pour le décret, ou garde-le.
ask-under = Mets une carte sous la pioche.
ask-foxes = Les Renards : qui peut échanger le décret ?
ask-gift = Le Cadeau : choisis une carte pour { $who }.
ask-move = Choisis où va le pion.
ask-cover = Entre les manches : quel bout la forêt recouvre-t-elle ?
ask-replace = Le Marteau a annoncé { $suit } : joue une autre carte.
ask-spill = La Potion : choisis une carte qui part avec elle sous la pioche.
ask-pour = La Potion : laquelle des deux joues-tu ?
ask-name = Le Marteau : annonce une couleur.
ask-dig = La Pelle : creuser dans ton dernier pli ?
ask-take = La Fée : prends une de ces cartes, ou aucune.
ask-give = La Fée : donne une carte en échange.
ask-turn = À toi : choisis une carte à défausser.
ask-turn-fetch = Pour { $card } : prends une carte égale ou plus haute, ou deux plus basses.
ask-turn-fetch-up = Pour { $card } : prends une des cartes lumineuses.
ask-turn-fetch-down = Pour { $card } : prends deux des cartes lumineuses.
ask-turn-second = Prends encore une carte plus basse.
ask-turn-pass = Aucun échange n’est possible : tu ne peux que passer.
ask-other = { $who } réfléchit…
ask-still = C’est à { $who } de jouer.
ask-choice = À toi de choisir.
ask-chance = On distribue les cartes.
ask-scored = La manche { $n } est finie.
ask-over = La partie est finie.
ask-confirm = Touche encore une fois pour confirmer.

do-decree-keep = Garder le décret
do-foxes-self = Moi
do-foxes-mate = Mon partenaire
do-foxes-nobody = Personne
do-dig = Creuser
do-dig-no = Ne pas creuser et perdre
do-take-none = N’en prendre aucune
do-pass = Passer
do-cover-low =
    { $you ->
        [yes] Recouvrir ton bout
       *[no] Recouvrir le bout côté { $who }
    }
do-cover-high =
    { $you ->
        [yes] Recouvrir ton bout
       *[no] Recouvrir le bout côté { $who }
    }
do-move = { $n } pas vers { $whom }
do-move-beyond = { $n } pas vers { $whom }, au-delà du sentier
do-move-stay = Rester ici
do-move-brings =
    case { $space } : { $n ->
        [0] pas de gemme
       *[other] une gemme
    }
do-move-costs =
    { $left ->
        [0] coûte le dernier jeton forêt
       *[other] coûte un jeton forêt (encore { $left })
    }
do-move-loses = plus de jeton forêt : la partie est perdue
do-cover-slides =
    { $n ->
        [0] aucune gemme
        [one] sa gemme passe en case { $to }
       *[other] ses { $n } gemmes passent en case { $to }
    }
do-crown = Avec la Couronne
do-crowned = { $card } avec la Couronne
do-trade = pour { $cards }
do-trade-token = pour { $cards } avec un jeton
do-trade-called = { $card } pour { $cards }
trade-far = le { $value } du bout
trade-other = l’autre { $value }

verb-play = Jouer { $card }
verb-exchange = Choisir { $card } comme décret
verb-under = Mettre { $card } sous la pioche
verb-give = Donner { $card }
verb-take = Prendre { $card }
verb-pour = Jouer { $card }
verb-trade = Défausser { $card }, prendre { $cards }
verb-discard = Défausser { $card }
