# Suits, characters and their abilities in one line.

suit-B = Cloches
suit-K = Clés
suit-M = Lunes
suit-D = Colombes
suit-R = Roses
suit-S = Étoiles

card-text = { $text } ({ $name })
card-value = un { $value }
card-suited = { $suit } { $rank }
card-named = { $suit } { $rank } ({ $name })
card-special = la carte { $name }
card-treasured = { $rank } ({ $name })
card-hidden = une carte
card-back = carte face cachée
card-swan = Cygne
card-ace = As
card-fox = Renard
card-woodcutter = Bûcheron
card-treasure = Trésor
card-treasure-late = Trésor
card-witch = Sorcière
card-monarch = Monarque
card-queen = Reine
card-poison = Poison

ability-swan = Pli perdu : à toi d’entamer
ability-ace = Pli perdu : à toi d’entamer
ability-fox = Tu peux échanger le décret
ability-woodcutter = Pioche 1, mets 1 sous la pioche
ability-treasure = 1 point pour qui prend le pli
ability-treasure-late = 1 point à la fin de la manche
ability-witch = Seule, elle compte comme atout
ability-monarch = Entamé : réponds avec le 1 ou ta plus haute
ability-queen = Entamée : réponds avec le 1 ou ta plus haute
ability-poison = Pris : 1 point de moins

card-musician = Musicien
card-foxes = Renards
card-gazelle = Gazelle
card-gift = Cadeau
card-heir = Héritière

ability-musician = Qui gagne choisit la direction
ability-foxes = L’un de vous peut échanger le décret
ability-gazelle = Qui gagne peut ignorer les pattes d’une carte
ability-gift = Chacun donne une carte à l’autre
ability-heir = Entamée : couleur libre

paws-count =
    { $n } { $n ->
        [one] patte
       *[other] pattes
    }

card-special-bow = Arc
card-special-hammer = Marteau
card-special-potion = Potion
card-special-shovel = Pelle
card-special-axe = Hache
card-special-tree = Arbre
card-special-fairy = Fée
card-special-crown = Couronne
card-special-mirror = Miroir

ability-special-bow = Ne bat que les atouts et les cartes spéciales
ability-special-hammer = En second : annonce une couleur, l’entame est remplacée ; bat les impaires
ability-special-potion = Rends 1 carte, pioche 2, joue l’une d’elles
ability-special-shovel = Déterre une carte de ton dernier pli, ou perds
ability-special-axe = Après un Bûcheron : utilise-le et gagne
ability-special-tree = Entamé : une carte au hasard répond
ability-special-fairy = Regarde 2 cartes ; tu peux en échanger une
ability-special-crown = Ajoutée à une carte : elle vaut 11
ability-special-mirror = Toujours identique au décret

card-acorn = Gland
card-feather = Plume
card-mushroom = Champignon
card-cone = Pomme de pin
card-stone = Galet
card-butterfly = Papillon
card-owl = Hibou
