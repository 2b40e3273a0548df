# Matchs en duplicate : un ami joue la même donne, et les deux sont comparées.

duplicate-alone = Seule une partie d’une personne contre des IA peut être rejouée par quelqu’un d’autre.
duplicate-challenge = Défier quelqu’un
duplicate-link = Qui ouvre ce lien joue ta donne à ta place, contre la même IA avec la même chance.
duplicate-title = Un match en duplicate
duplicate-lead = { $who } a joué cette donne, avec ce résultat : { $score }. Joue les mêmes cartes à la même place, contre la même IA avec la même chance.
duplicate-play = Jouer cette donne
duplicate-compare = Comparer les deux parties
duplicate-compared = { $one } et { $two }, pli par pli
duplicate-against = contre { $who }
duplicate-differs = À partir d’ici, les parties diffèrent.
duplicate-step = Pas
known-deal-duplicate = Un match en duplicate : quelqu’un a déjà joué cette donne et connaît les cartes. La partie ne compte pour aucun classement.
