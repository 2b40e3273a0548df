# Le son et les touches à la table.

sound-ask = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
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
keys-6 = Choisir une autre carte (Woods)
keys-7 = Cette liste
keys-h = Demander un conseil
keys-u = Reprendre un coup
keys-s = Trier la main autrement
keys-l = Journal et discussion
keys-r = Redire ce qui est demandé
keys-m = Son allumé ou coupé
