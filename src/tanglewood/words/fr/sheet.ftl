# The table in lines of text.

seat-nameless = Place { $n }
sheet-seat = { $who }
sheet-own-seat = { $who } (toi)
sheet-line = { $title } : { $text }
sheet-and-then = { $first }   { $then }
sheet-besides = { $first }  · { $then }
sheet-hand = Ta main
sheet-known = Connu
sheet-won = Plis gagnés
sheet-won-trick = { $cards } { $who }
sheet-no-cards = aucune carte
sheet-beside = { $first } { $then }
sheet-none = rien
sheet-nothing = rien
sheet-to-act = À { $who } d’agir : { $phase }
sheet-round =
    Manche { $round } · { $dealt ->
        [no] personne n’a encore distribué
       *[yes] { $who } a distribué
    } · la partie finit à { $target } { $target ->
        [one] point
       *[other] points
    }
sheet-round-single =
    Manche { $round } · { $dealt ->
        [no] personne n’a encore distribué
       *[yes] { $who } a distribué
    } · la partie dure une manche
sheet-score = score
sheet-tricks = plis
sheet-would = +{ $points } si la manche finissait maintenant
sheet-would-standing = { $standing } : +{ $points } si la manche finissait maintenant
sheet-no-decree = Pas encore de décret.
sheet-decree = Décret : { $card } · atout { $suit }
sheet-decree-deck =
    Décret : { $card } · atout { $suit } · { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans la pioche
sheet-decree-no-trump =
    Décret : { $card } · pas d’atout · { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans la pioche
sheet-trick = Pli : { $who } a joué { $card }

sheet-goal-claim = Objectif : { $goal } ({ $points }, pour qui l’atteint d’abord){ $tally } : { $about }
sheet-goal-ongoing = Objectif : { $goal } ({ $points }, à chaque fois){ $tally } : { $about }
sheet-tally = { " " }[{ $first } { $n0 }, { $second } { $n1 }]
sheet-specials = Cartes spéciales en jeu
sheet-unknown =
    { $n } { $n ->
        [one] inconnue
       *[other] inconnues
    }
sheet-poison = Poison : chaque 8 pris coûte un point
sheet-hammer = Le Marteau annonce { $suit }.
sheet-seen = Vu

sheet-level =
    Niveau { $level } · manche { $round } sur 3 · encore { $n } { $n ->
        [one] gemme
       *[other] gemmes
    } et { $tokens } { $tokens ->
        [one] jeton forêt
       *[other] jetons forêt
    }
sheet-end = { $who }
sheet-spaces = case
sheet-gems = gemmes
sheet-plus = plus
sheet-path-signs = { "  " }^ le pion (sur la case { $space }), s le départ
sheet-card-paws = { $text } ({ $name }, { $paws })
sheet-sealed = Ton cadeau est choisi : { $card }.
sheet-paws = Pattes

sheet-solo = Solo : empoche un brelan de chaque valeur de 2 à 8
sheet-points = points
sheet-tokens = jetons
sheet-cards = cartes
sheet-sets = brelans
sheet-slot = emplacement
sheet-row = rangée
sheet-row-deck =
    { $row }  <- { $n } { $n ->
        [one] carte
       *[other] cartes
    } dans la pioche
sheet-empty = vide
sheet-reshuffle = encore un mélange à venir
sheet-tokens-left =
    { $n } { $n ->
        [one] jeton
       *[other] jetons
    } au-dessus de l’emplacement 0
sheet-discards = Défausse

# What is certain about the others.

fact-holds = { $who } a en main { $cards }.
fact-holds-more =
    { $who } a en main { $cards } et { $n } { $n ->
        [one] carte que personne n’a vue
       *[other] cartes que personne n’a vues
    }.
fact-holds-unseen =
    { $who } a en main { $n } { $n ->
        [one] carte que personne n’a vue
       *[other] cartes que personne n’a vues
    }.
fact-holds-none = { $who } n’a pas de carte en main.
fact-deck = Dans la pioche : { $cards }.
fact-void = { $who } n’avait rien en { $suit } au pli { $trick }.
fact-limit = { $who } n’avait rien au-dessus de { $rank } en { $suit } au pli { $trick }.
fact-drew = { $who } a pioché une carte au pli { $trick }.
fact-under = { $who } a mis une carte sous la pioche au pli { $trick }.
fact-brought = { $who } a joué { $card } grâce à la Potion au pli { $trick }.
fact-saw = { $who } a vu { $card } au pli { $trick }.
fact-took = { $who } a pris { $card } au pli { $trick }.
fact-gave = { $who } a donné { $card } au pli { $trick }.
