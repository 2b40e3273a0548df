# Le son et les touches à la table.

sound-ask = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
sound-list = Ce que disent les sons
sound-of-deal = On donne les cartes
sound-of-lay = Une carte est posée
sound-of-sweep = Un pli est ramassé
sound-of-step = Les renards marchent
sound-of-gem = Une gemme est ramassée
sound-of-point = Un point est gagné
sound-of-sour = Un point est perdu
sound-of-turn = À toi de jouer
sound-of-round-won = Une manche est gagnée
sound-of-round-lost = Une manche est perdue
sound-of-victory = Victoire
sound-of-defeat = Défaite
settings-volume = Volume
settings-company = Les animaux disent quelques mots
settings-keys = Les lettres sont des raccourcis à la table

keys-title = Les touches à la table
keys-button = Touches
keys-close = Fermer
keys-1 = Jouer ou choisir la première carte, la deuxième… ; on compte depuis la gauche ce qui est demandé
keys-2 = De même à partir de la onzième carte
keys-3 = Vers la carte ou le choix suivant
keys-4 = Vers la rangée au-dessus ou au-dessous : choix, rangée, main
keys-5 = Jouer la carte sous le curseur
keys-6 = Choisir de nouveau
keys-7 = Cette liste
keys-h = Demander un conseil
keys-u = Reprendre un coup
keys-s = Trier la main autrement
keys-l = Journal et discussion
keys-r = Redire ce qui est demandé
keys-m = Son allumé ou coupé
