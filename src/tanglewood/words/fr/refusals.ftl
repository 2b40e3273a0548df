# Why something cannot be done now.

turn-not-yours =
    { $you ->
        [yes] Ce n’est pas à toi de jouer : c’est à { $other }.
       *[no] Ce n’est pas à { $who } de jouer : c’est à { $other }.
    }
turn-of-chance = Ce n’est le tour de personne : on pioche ou on mélange d’abord.
turn-over = La partie est finie.

play-none = « { $action } » ne joue pas de carte ; joue maintenant une carte de ta main.
play-not-held = Tu n’as pas { $card } en main.
play-follow = Tu as des { $suit } en main : il faut en jouer.
play-follow-monarch = Un Monarque est entamé : joue le 1 ou ta plus haute carte en { $suit }.
play-follow-queen = Une Reine est entamée : joue le 1 ou ta plus haute carte en { $suit }.
play-follow-or-unsuited = Tu as des { $suit } en main : il faut en jouer, ou une carte sans couleur.
play-unsuited-barred = Un Monarque est entamé et tu as des { $suit } en main : tu ne peux pas jouer de carte sans couleur.
play-no-crown = Tu n’as pas la Couronne en main.
play-crown-deck = La Couronne fait piocher une carte, mais la pioche est vide.
play-hammer = Le Marteau a annoncé { $suit }, et tu en as en main.
play-name-self = Tu n’as plus de carte, tu ne peux donc pas te désigner.
play-moves = Ce pli ne permet que { $moves }.

asked-exchange = Un Renard est joué : échange le décret contre une carte de ta main, ou garde-le.
asked-under = Une carte est piochée pour le Bûcheron : mets une carte de ta main sous la pioche.
asked-name = Le Marteau est joué en second : annonce une couleur.
asked-spill = La Potion emporte une carte de ta main sous la pioche.
asked-pour = La Potion a pioché deux cartes : joue l’une, garde l’autre.
asked-dig = La Pelle est jouée : creuse dans ton dernier pli gagné, ou laisse-le.
asked-take = La Fée regarde : prends une des cartes qu’elle voit, ou aucune.
asked-give = La Fée a pris une carte : donne une des tiennes en retour.
asked-foxes = Les Renards sont joués : désigne-toi, désigne ton partenaire, ou ne désigne personne.
asked-foxes-exchange = Les Renards te désignent : échange le décret contre une carte de ta main, ou garde-le.
asked-gift = Un Cadeau est joué : choisis une carte de ta main pour ton partenaire.
asked-move = Tu as gagné le pli : choisis comment avance le pion.
asked-cover = La manche est finie : choisis le bout qu’un jeton forêt recouvre.

trade-no-pass = Tu peux échanger, tu ne peux donc pas passer.
trade-no-hand = Ta main est vide, tu passes donc.
trade-not-held = Tu n’as pas de { $value } en main.
trade-only-up = La rangée a moins de deux cartes sous { $value }, tu ne peux donc échanger que vers le haut.
trade-no-slot = La rangée n’a pas d’emplacement { $slot } pour l’instant.
trade-up = En échangeant un { $value } vers le haut, tu ne peux pas prendre un { $taken } : il est plus bas.
trade-down = En échangeant un { $value } vers le bas, les deux cartes doivent être plus basses que { $value }.
trade-keep-one = Cet échange mettrait toute ta main en poche, et il doit te rester une carte.

chance-none = Rien n’est pioché ni mélangé pour l’instant.
chance-items = Le tirage de « { $chance } » doit compter { $n } des { $items } éléments possibles, chacun une fois au plus.
chance-order = Le tirage de « { $chance } » doit être donné dans l’ordre croissant.
chance-no-outcome = « { $text } » n’est pas un tirage de « { $chance } ».

text-no-action = « { $text } » n’est pas un coup de ce jeu.
text-no-action-now = « { $text } » n’est pas un coup de ce jeu. Permis maintenant, par exemple : { $legal }.
text-several-actions = { $card } ne dit pas à lui seul quel coup : { $actions }.
text-not-legal = « { $text } » n’est pas un coup permis : { $legal }.
text-no-card = « { $text } » n’est pas une carte ; une carte s’écrit comme { $like } ({ $suits } ; rangs 1 à { $ranks }).
text-no-suit = « { $text } » n’est pas une couleur ; les couleurs sont { $suits }.
text-no-rank = Il n’y a pas de rang { $rank } de la couleur { $suit } ; les couleurs vont de 0 à { $last }, les rangs de 1 à { $ranks }.
text-suit = { $letter } pour { $suit }
text-twice = Une carte figure deux fois dans « { $text } ».
text-no-value = « { $text } » n’est pas une carte ; les cartes vont de 2 à 8.
text-no-values = { $field } doit donner des valeurs de 2 à 8 séparées par « , », ou « - » pour aucune.
text-no-handful = « { $text } » n’est pas une liste de cartes : ce sont des valeurs de 2 à 8 séparées par « , », ou « - » pour aucune.
text-no-part = { $part } ne fait pas partie de { $whole }.
text-too-many = Une poignée a au plus { $n } cartes de chaque valeur de 2 à 8, et pas moins d’aucune.
text-no-goal = « { $text } » n’est pas un objectif de ce jeu.
own-text = { $text }

did-you-mean = { $what } Voulais-tu dire « { $near } » ?
type-class = la classe { $type } elle-même
type-of-value = un objet de type { $type }
type-no-action = Un coup est un texte, une carte ou l’un de state.legal, pas { $value }.
type-other-game = { $action } est un coup d’un autre jeu que { $game }.
type-no-seed = Une graine est un nombre entier, pas { $value }.
seed-range = Une graine est un nombre entier de 0 à { $most }, pas { $value }.
type-no-position = Une position est un texte, pas { $value }.
type-no-outcome = Un tirage se donne en cartes ou en nombres, un par un, pas { $value }.
type-no-outcomes = Les tirages se donnent dans une liste, comme ["1", deck], et non comme { $value }.
type-no-state = Il faut ici un état, pas { $value }.
type-no-view = Un conseil se donne pour une vue ou un état, pas pour { $value }.
type-no-agent = Un agent est un nom, ou il a un nom et une méthode « choose » ; { $value } n’en est pas un.
type-no-agents = Les agents viennent dans une liste, un par place, pas comme { $value }.
type-no-record = Il faut ici un enregistrement, pas { $value }.
type-no-records = Les enregistrements viennent un par un ; write_record en écrit un seul. Ceci n’en est pas une liste : { $value }.
type-no-game = Il faut ici un jeu, comme load("fox"), pas { $value }.
type-no-whole = Il faut ici un nombre entier, pas { $value }.
type-not-a-view = Il faut ici une vue, state.view(seat), pas { $value }.
type-no-message = On dit un message ou un texte, pas { $value }.
type-no-stream = Il faut ici un Stream, pas { $value }.
type-no-counts = Les nombres sont entiers, un par valeur de carte, pas { $value }.
number-too-low = Il faut ici un nombre entier à partir de { $low }, pas { $value }.
number-too-high = Il faut ici un nombre entier jusqu’à { $high }, pas { $value }.
type-no-event = Il faut ici un événement de ce jeu, pas { $value }.
type-no-deck = Une carte appartient à un jeu de cartes : FoxCard('B7') ou DuetCard('D7').
type-no-name = Un nom est un texte, pas { $value }.
type-no-names = Les noms viennent dans une liste, un par place, pas comme { $value }.
text-no-name = « { $text } » ne peut pas être un nom : un nom a de 1 à { $most } caractères imprimables.
type-no-path = Un fichier se nomme par un texte ou un Path, pas par { $value }.
text-no-path = « { $text } » n’est pas le nom d’un fichier.
type-no-file = Il faut ici un fichier texte ouvert, pas { $value }.
type-no-milliseconds = Les millisecondes sont un nombre à partir de 0, pas { $value }.
type-no-reasons = Les raisons viennent dans une liste de leurs noms, pas comme { $value }.
type-no-function = Il faut ici une fonction, pas { $value }.
type-no-network = Il faut ici un réseau, pas { $value }.
network-unlearned = Aucun réseau n’a encore été appris pour { $game }.
type-no-choices = Il faut ici une liste ou des cartes parmi lesquelles choisir, pas { $value }.
text-no-action-index = Il n’y a pas de coup d’indice { $index } ; le dernier est { $last }.

view-not-to-act = Ce n’est pas la vue de la place dont c’est le tour, la place { $seat }.
seat-not-viewer = C’est la vue de la place { $viewer }, pas de la place { $seat }.
seat-unknown = Il n’y a pas de place { $seat } ; { $n ->
        [one] la seule place est 0.
       *[other] les places vont de 0 à { $last }.
    }
agent-answer = La réponse de { $name } à la place { $seat } ne convient pas : { $why }
seats-unlike =
    Ce jeu a { $n } { $n ->
        [one] place
       *[other] places
    }, pas { $given }.
type-no-card = Une carte est un texte comme { $like } ou un { $right }, pas { $value }.
type-no-cards = Des cartes sont un texte comme { $like }, un { $right } ou des cartes une à une, pas { $value }.
type-other-deck = { $value } est un { $type }, pas un { $right }.
type-other-cards = Ce sont des { $type }, pas des { $right }.
type-no-set = { $mask } n’est pas un ensemble de ces { $n } cartes.
type-empty-set = Aucune carte : il n’y a ni plus basse ni plus haute.

extra-missing = { $what } demande la bibliothèque { $library }, qui n’est pas installée : pip install 'tanglewood[{ $extra }]'.
extra-for-face = Cette interface
extra-for-broker = Un broker
extra-for-metrics = Le comptage pour Prometheus
extra-for-training = L’entraînement
extra-for-store = Une base PostgreSQL
