# What can be chosen before a game, and what is wrong with a choice.

option-components-goals = Un fichier avec tes propres objectifs.
option-components-board = Un fichier avec ton propre plateau ou tes propres pattes.
option-components-deck = Un fichier avec ta propre pioche : combien de cartes de chaque valeur.

option-unknown = { $game } n’a pas d’option « { $option } » ; ses options sont : { $known }.
option-none = aucune
option-wrong = { $game } : { $option } ne peut pas être « { $value } » ; il faut : { $right }.
option-no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $games }.
option-game-meant = Il n’y a pas de jeu « { $game } » ; les jeux sont { $games }. Veux-tu dire « { $near } » ?
option-mini-few =
    fox-mini : { $n ->
        [one] { $n } carte ne suffit pas
       *[other] { $n } cartes ne suffisent pas
    } pour deux mains de { $hand } et un décret.
option-mini-woodcutter =
    fox-mini : { $n ->
        [one] { $n } carte ne suffit pas
       *[other] { $n } cartes ne suffisent pas
    } pour deux mains de { $hand }, un décret et une carte que pioche le Bûcheron.
option-mini-scores = fox-mini : scores doit donner { $n } nombres, pour 0 à { $tricks } plis.
option-two-decks = woods : le fichier apporte sa propre pioche, deck ne peut donc pas être « { $deck } ».
option-gentle-solo = woods : gentle est pour le jeu en solo ; à plusieurs, qui ne peut pas échanger passe.

# What would be right: the end of 'it must be …'.

wanted-whole = un nombre entier de { $low } à { $high }
wanted-whole-up = un nombre entier à partir de { $low }
wanted-flag = true ou false
wanted-one = un choix parmi { $choices }
wanted-numbers = des nombres entiers de { $low } à { $high } séparés par des virgules
wanted-distinct = des nombres entiers de { $low } à { $high } séparés par des virgules, chacun une fois au plus
wanted-special = un nombre de 0 à { $n } ou des noms parmi { $names }
wanted-mapping =
    un dict avec { $n ->
        [one] la clé
       *[other] les clés
    } { $keys }, comme read_components le lit dans un fichier
wanted-table =
    une table avec { $n ->
        [one] la clé
       *[other] les clés
    } { $keys }
wanted-wholes = une liste de nombres entiers
wanted-text = un texte de 1 à { $n } caractères imprimables
wanted-languages = un texte, ou une table avec un texte par langue (en, de, fr …)
wanted-goals = une liste d’objectifs, chacun avec { $keys }
wanted-id = des minuscules et des chiffres, avec « - » entre les mots
wanted-cards = une liste de noms de cartes
