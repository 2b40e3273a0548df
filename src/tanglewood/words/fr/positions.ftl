# What is wrong with a position that somebody wrote; names before '=' are those of its fields.

position-no-field = « { $field } » n’est pas un champ de cette position ; les champs sont { $fields }.
position-field-twice = Le champ { $field } figure deux fois dans cette position.
position-wrong = { $field } : il faut { $right }.
position-numbers = { $field } doit donner { $n } nombres séparés par « - ».
position-one-card = { $field } est une carte, ou « - » pour aucune.
position-card-twice = { $card } figure deux fois dans cette position.
position-foreign-card = { $card } n’est pas parmi les cartes de { $game }.
position-no-phase = « { $text } » n’est pas une phase ; les phases sont { $phases }.
position-turn-is = Dans cette position { $field }={ $right }, pas « { $text } ».
position-not-dealt = En phase={ $phase }, rien n’est distribué ni gagné.
position-no-hands = En phase={ $phase }, aucune carte n’est en main ni dans un pli.
position-no-decree = En cours de manche, une position demande un décret.
position-trick = Le pli ne va pas avec phase={ $phase } dans cette position.
position-turn = Ce ne peut pas être à la place { $seat } de jouer dans cette position.
position-unequal = Les deux mains doivent être de même taille, cartes du pli comprises.
position-deck-most =
    La pioche a au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans cette position.
position-hand-most = Aucune main n’a plus de { $n } cartes.
position-tricks = Une manche a { $n } plis ; cette position en a plus, gagnés et à venir.
position-over-tricks = Une partie finit après les { $n } plis d’une manche ; cette position en a moins.
position-over-scores = Une partie finit quand une place a { $n } points ; dans cette position, aucune ne les a.
position-past-target = Une partie finit avec la manche où une place atteint { $n } points ; dans cette position, une place les avait déjà avant.
position-no-choice = La place qui doit jouer n’a rien à choisir dans cette position.
position-no-draw = phase={ $phase } : il n’y a rien à tirer dans cette position.
position-not-asked = La carte de la place { $seat } dans le pli ne mène pas à phase={ $phase }.
position-sevens = Dans cette position, plus de cartes de rang 7 sont gagnées que jouées.
position-woodcutter = Un Bûcheron fait piocher une carte, mais la pioche est vide dans cette position.

position-mark = « { $text } » n’est pas la marque d’une carte ; les marques sont !lost et !won.
position-crown = « { $text } » : on n’ajoute que la Couronne ou un Miroir, à une carte qui a une couleur.
position-special =
    Cette partie a { $n ->
        [one] { $n } carte spéciale
       *[other] { $n } cartes spéciales
    }, pas { $cards }.
position-special-named = Les cartes spéciales de cette partie sont { $cards }.
position-no-special = Cette partie n’a pas de cartes spéciales, donc ni pile0, ni pile1, ni named, ni shown.
position-pile = Un pli gagné compte deux ou trois cartes.
position-no-pile = phase={ $phase } demande un pli gagné : { $field }.
position-named = Une couleur n’est annoncée qu’en phase=replace.
position-shown = Les cartes montrées ne vont pas avec phase={ $phase } dans cette position.
position-no-potion = phase={ $phase } demande la Potion sous la pioche.
position-no-deck = phase={ $phase } demande une pioche.
position-goals =
    { $n ->
        [0] Aucun objectif n’est visible
        [one] Un seul objectif est visible
       *[other] Au plus deux objectifs sont visibles
    } dans cette partie.
position-goal-twice = Un objectif figure deux fois dans cette position.
position-renew = phase=renew demande une pioche d’objectifs vide : goaldeck=-.

position-no-ending = « { $text } » n’est pas une fin ; les fins sont { $endings }.
position-ending = ending={ $ending } ne va pas avec phase={ $phase }.
position-sealed = Une carte n’est choisie en secret qu’en phase=gift.
position-sealed-hand = { $card } est choisie en secret, mais n’est pas dans la main qui la donne.
position-no-foxes = phase={ $phase } demande des Renards (3) joués en dernier, et une carte dans une main.
position-no-gift = phase=gift demande un Cadeau (7) joué en dernier, et quelqu’un qui a le choix.
position-no-moves = phase=move demande un pli qui laisse à son gagnant le choix du déplacement.
position-cover-token = phase=cover demande un jeton forêt, après la manche 1 ou 2.
position-cover-tracker = phase=cover demande un pion qui n’est à aucun bout.
position-path = path={ $path } doit donner deux cases du plateau, avec le départ entre elles.
position-path-tokens =
    path={ $path } demande plus que { $n ->
        [one] { $n } jeton forêt
       *[other] { $n } jetons forêt
    }.
position-gems-victory = Il ne reste aucune gemme sur le plateau après une victoire, et seulement alors.
position-gems-covered = Des gemmes sont sur un lieu recouvert dans cette position.
position-gems-many = Il y a plus de gemmes que de jetons gemme dans cette position.

position-discards = Dans cette position discards={ $cards } : les cartes qui ne sont nulle part ailleurs.
position-pockets =
    pockets doit donner { $n ->
        [one] { $n } liste
       *[other] { $n } listes
    } de valeurs, avec « / » entre elles.
position-many =
    Cette position a { $here ->
        [one] { $here } carte
       *[other] { $here } cartes
    } de valeur { $value }, le paquet { $deck }.
position-tokens =
    Cette partie a en tout { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }.
position-row-most = La rangée a au plus { $n } cartes.
position-row = Tant qu’il y a une pioche, { $n } cartes sont dans la rangée.
position-reshuffle = On ne remélange qu’avec des défausses, une pioche vide et reshuffles=1.
position-renewed = Avec reshuffles=1, une pioche vide est renouvelée aussitôt : phase=reshuffle.
position-three = Trois cartes de valeur { $value } dans une main seraient déjà en poche.
position-solo-first = En solo, on ne tire pas qui commence : phase=deal.
position-solo-once = En solo, une valeur n’est empochée qu’une fois.
position-would-be-over = Il n’y a rien à faire dans cette position : ce serait phase=over.

# Only programs meet these.

chance-none-below = Il n’y a rien à choisir : aucun nombre entier à partir de 0 n’est inférieur à { $limit }.
type-no-table = Il faut ici une vue ou un état, pas { $value }.
view-unaided = C’est une vue sans mémoire, sans ce que sait sa place : on peut la regarder, mais rien en déduire.
seat-to-resign = Il faut dire quelle place abandonne, de 0 à { $last }.
viewer-unknown = Qui regarde est une place de 0 à { $last } ou SPECTATOR, pas { $viewer }.
type-no-handful = { $packed } n’est pas une poignée : elle a 8 bits pour le nombre de chaque valeur de 2 à 8, qui est { $n } au plus.
