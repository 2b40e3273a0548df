# The lessons: a title, one text a step, and one at the end. Steps are in the package's lessons.

lesson-trick-title = Qu’est-ce qu’un pli ?
lesson-trick-1 = Tu as 13 cartes en main, { $other } aussi. Il y a trois couleurs : Cloches, Clés et Lunes. Chacune a des cartes de 1 à 11.
lesson-trick-2 = Un pli, c’est une carte de chaque côté. C’est toi qui commences : joue le 8 de Clés.
lesson-trick-3 = Des Clés étaient demandées, { $other } devait donc jouer une Clé. La plus haute prend le pli : la tienne. Les plis sont comptés ici.
lesson-trick-4 = Qui prend un pli entame le suivant. Joue le 4 de Cloches, et regarde.
lesson-trick-5 = Le 10 était plus haut : { $other } a pris le pli et entame à Lunes. Tu as des Lunes, tu dois donc en jouer une. Joue le 10 de Lunes.
lesson-trick-6 = Deux plis pour toi. Rien ne t’oblige à tous les gagner : joue le 2 de Clés et laisse un pli à { $other }.
lesson-trick-end = Voilà un pli : l’un entame, l’autre fournit la couleur, la plus haute carte le prend, et qui l’a jouée entame le suivant.

lesson-trump-title = Le décret rend une couleur forte
lesson-trump-1 = Cette carte est le décret. Sa couleur est l’atout : les Cloches, cette fois. Un atout bat toutes les cartes des autres couleurs.
lesson-trump-2 = { $other } a entamé avec le 8 de Clés. Tu n’as pas de Clés, tu peux donc jouer ce que tu veux. Joue le 2 de Cloches, le plus petit atout.
lesson-trump-3 = Même le plus petit atout a pris le pli. Joue maintenant le 10 de Lunes. Va-t-il gagner ?
lesson-trump-4 = { $other } n’avait pas de Lunes et a coupé avec le 4 de Cloches. Une haute carte n’est sûre que tant que l’autre peut fournir.
lesson-trump-5 = Une haute Clé est demandée. Tu peux couper, mais rien ne t’y oblige. Garde tes atouts : défausse le 2 de Lunes.
lesson-trump-6 = Encore une Clé. Celle-ci, prends-la : joue le 6 de Cloches.
lesson-trump-end = Le décret nomme l’atout. Fournis si tu peux ; sinon, coupe ou défausse-toi d’une carte.

lesson-band-title = Combien de plis veux-tu ?
lesson-band-1 = Il reste deux plis sur treize. Cette bande montre ce que vaudront tes plis. La marque du bas est la tienne, à six ; celle du haut est à { $other }, à cinq.
lesson-band-2 = Sept, huit ou neuf plis, c’est Victorieux : 6 points. C’est là que tu veux être.
lesson-band-3 = Dix ou plus, c’est Avide : aucun point. Tout prendre est une erreur.
lesson-band-4 = Trois ou moins, c’est Humble : 6 points aussi. Entre les deux, Vaincu rapporte de 1 à 3 points.
lesson-band-5 = Un pli de plus, et c’est Victorieux. { $other } doit fournir une Cloche, et ton 10 est haut : joue-le.
lesson-band-6 = Sept ! Le dernier pli ne change plus rien. Joue le 2 de Cloches.
lesson-band-end = Sept plis contre six : 6 points pour toi, et 3 pour { $other }, en plus des 2 d’avant. On joue des manches jusqu’à 21 points.

lesson-odd-low-title = Cygne, Renard et Bûcheron
lesson-odd-low-1 = Chaque carte impaire est un personnage et a un pouvoir. Voici le Cygne (1), le Renard (3) et le Bûcheron (5).
lesson-odd-low-2 = Le Bûcheron apporte une nouvelle carte. Joue le 5 de Lunes.
lesson-odd-low-3 = Tu as pioché le 5 de Clés. Une carte va maintenant sous la pioche, face cachée. Débarrasse-toi du faible 2 de Lunes.
lesson-odd-low-4 = { $other } a pris ce pli et entame avec une petite Clé. Ton Renard, le 3 de Clés, la bat et peut changer le décret.
lesson-odd-low-5 = Choisis une carte pour le décret ; l’ancienne vient dans ta main. Pose le 4 de Lunes, et les Lunes sont aussitôt l’atout.
lesson-odd-low-6 = Le Cygne aime perdre : c’est alors toi qui entames le pli suivant. Joue le 1 de Clés.
lesson-odd-low-7 = { $other } a pris le pli, et pourtant c’est toi qui entames, grâce au Cygne. Profites-en : joue le 10 de Clés.
lesson-odd-low-end = Le Cygne garde l’entame quand il perd, le Renard peut changer le décret, le Bûcheron échange une carte avec la pioche.

lesson-odd-high-title = Trésor, Sorcière et Monarque
lesson-odd-high-1 = Encore trois : le Trésor (7), la Sorcière (9) et le Monarque (11).
lesson-odd-high-2 = Si tu entames avec le Monarque, la réponse doit être le 1 ou la plus haute carte de la couleur. Joue le 11 de Cloches.
lesson-odd-high-3 = Il a fait sortir le 10 de Cloches. Le Trésor est maintenant à l’abri : qui prend un 7 reçoit aussitôt un point. Joue le 7 de Cloches.
lesson-odd-high-4 = Un point pour toi ! Le Cygne de { $other } a perdu et donne l’entame : le 10 de Clés. Une Sorcière seule dans un pli compte comme atout. Joue le 9 de Clés.
lesson-odd-high-5 = La Sorcière a battu une Clé plus haute. S’il y a deux Sorcières dans un pli, aucune n’a de pouvoir. Le point de ton Trésor se lit ici.
lesson-odd-high-end = Le Trésor vaut un point, la Sorcière seule est un atout, le Monarque fait sortir la plus haute carte. Tu connais maintenant les six.

lesson-humble-title = Gagner en perdant
lesson-humble-1 = Dix plis sont passés. Tu en as pris trois, { $other } sept. Tu ne rattraperas plus ce retard.
lesson-humble-2 = Et ce n’est pas la peine. Reste à trois plis, et c’est Humble : 6 points. Perds donc tous ceux qui restent.
lesson-humble-3 = Un atout est demandé, et tu n’as pas de Lunes : toute carte est permise. Défausse celle qui pourrait gagner plus tard : le 6 de Cloches.
lesson-humble-4 = Le 5 de Cloches est demandé. Reste dessous avec le 4.
lesson-humble-5 = Le dernier pli. Ton 2 de Clés est plus bas que le 5 : joue-le.
lesson-humble-end = Trois plis, c’est Humble : 6 points, et tu en avais 2 pour tes Trésors. Les dix plis de { $other }, c’est Avide : aucun point. Décide tôt quel bout de la bande tu veux.

lesson-manual-title = Ce que compte le manuel
lesson-manual-1 = Les cartes font ce que tu connais ; le 1 s’appelle seulement As et le 11 Reine. Cette bande est celle du manuel : presque chaque pli vaut un point.
lesson-manual-2 = Mais six ou sept plis ne valent rien. { $other } en a sept en ce moment, toi trois.
lesson-manual-3 = Jusqu’à cinq plis, chacun est un point pour toi. Prends celui-ci avec le 6 de Cloches.
lesson-manual-4 = Quatre. { $other } n’a plus de Cloches. Joue le 4 de Cloches.
lesson-manual-5 = Cinq points sont à toi. Un sixième pli te les coûterait tous, alors laisse le dernier : joue le 2 de Clés.
lesson-manual-end = Cinq plis et deux Trésors font 7 points : ici, les Trésors comptent à la fin de la manche. { $other } a échappé au sept : huit plis et un Trésor font 9.

lesson-goals-title = Objectifs et poison
lesson-goals-1 = Deluxe enrichit le jeu du Renard. Deux objectifs sont visibles à chaque manche. Faire ce qu’ils disent rapporte des points, ou en coûte.
lesson-goals-2 = « { goal-even-keel } » demande un pli de deux cartes paires. Joue le 10 de Cloches.
lesson-goals-3 = L’objectif a rapporté aussitôt son point. « { goal-swan-song } » veut que tu perdes un pli avec un Cygne. Joue le 1 de Cloches.
lesson-goals-4 = Encore un point. Les deux objectifs sont pris ; la manche suivante en ouvre d’autres.
lesson-goals-5 = Grâce au Cygne, c’est toi qui entames. Laisse un pli à { $other } : joue le 6 de Lunes.
lesson-goals-6 = Attention, un 8 empoisonné : qui le prend perd un point. Tu dois fournir une Clé, mais rien ne t’oblige à gagner. Joue le 4.
lesson-goals-end = Le poison reste à { $other }, dont le score ne descend jamais sous 0. Lis les objectifs avant ta première entame.

lesson-special-title = Les cartes spéciales
lesson-special-1 = Les cartes au cadre bleu sont spéciales. Elles n’ont pas de couleur et se jouent presque toujours. Deux des neuf sont à toi : l’Arc et la Potion.
lesson-special-2 = La Potion s’échange contre mieux. Joue-la.
lesson-special-3 = Elle va sous la pioche avec une de tes cartes. Choisis le 2 de Lunes.
lesson-special-4 = Deux cartes sont venues de la pioche : l’une se joue maintenant, l’autre reste. Joue le Monarque, le 11 de Cloches.
lesson-special-5 = Le Monarque a fait sortir un Trésor pour toi. Joue maintenant le 6 de Lunes.
lesson-special-6 = { $other } entame à l’atout. L’Arc bat les atouts : joue-le.
lesson-special-end = Chaque carte spéciale dit ce qu’elle fait quand tu la regardes. Tout le reste est le jeu du Renard que tu connais.

lesson-suits-title = Qu’est-ce qu’un pli ?
lesson-suits-1 = Tu as 11 cartes en main, { $other }, qui joue avec toi, aussi. Il y a trois couleurs : Colombes, Roses et Étoiles. Chacune a des cartes de 1 à 10.
lesson-suits-2 = Un pli, c’est une carte de chaque côté. C’est toi qui commences : joue le 8 de Colombes.
lesson-suits-3 = Des Colombes étaient demandées, { $other } devait donc jouer une Colombe. La plus haute carte prend le pli : la tienne. Les plis sont comptés ici.
lesson-suits-4 = Qui prend un pli entame le suivant. Joue le 2 de Colombes et laisse ce pli à { $other }.
lesson-suits-5 = { $other } l’a pris et entame à Roses. Tu as des Roses, tu dois donc en jouer une. Joue le 4 de Roses.
lesson-suits-6 = Cette carte est le décret. Sa couleur est l’atout : les Étoiles, cette fois. Un atout bat toutes les cartes des autres couleurs.
lesson-suits-7 = { $other } entame à Colombes, et tu n’en as plus. Toute carte est donc permise. Joue le 2 d’Étoiles, le plus petit atout.
lesson-suits-end = Même le plus petit atout a battu le 10. L’un entame, l’autre fournit la couleur. Qui n’en a pas peut couper.

lesson-foxes-title = Ensemble sur le sentier
lesson-foxes-1 = Toi et { $other } formez une équipe. Ces deux renards, le pion, suivent le sentier. Un bout est à toi, l’autre à { $other }.
lesson-foxes-2 = Ils ramassent des gemmes, une sur chaque case où ils s’arrêtent. Ramassez-les toutes, et vous gagnez tous les deux.
lesson-foxes-3 = Un pli mène les renards vers qui le gagne, d’autant de pas que les deux cartes ont de pattes. Joue le 8 de Colombes : deux pattes.
lesson-foxes-4 = Tu as gagné : les renards viennent vers toi. La Gazelle de { $other } te laisserait ignorer les pattes d’une carte. Mais les trois pas mènent à deux gemmes : fais 3 pas.
lesson-foxes-5 = Une gemme est trouvée. Que les renards fassent demi-tour : joue le 2 de Colombes et laisse gagner { $other }.
lesson-foxes-6 = Six pattes les ont portés de l’autre côté, et une autre gemme est trouvée. Vous les guidez par qui gagne, et par le nombre de pattes jouées.
lesson-foxes-end = Qui prend un pli attire les renards, et les pattes disent de combien. C’est ainsi que vous les guidez à deux.

lesson-company-title = Des cartes qui s’entraident
lesson-company-1 = Ici aussi les cartes impaires ont un pouvoir. Avec le Musicien, le 1 de Roses, qui gagne le pli choisit la direction. Joue-le.
lesson-company-2 = { $other } a pris le pli et envoyé les renards vers toi. Joue maintenant la carte qui s’appelle Renards, le 3 d’Étoiles. L’un de vous pourra ensuite échanger le décret.
lesson-company-3 = Qui peut l’échanger ? Choisis-toi.
lesson-company-4 = Pose le 10 de Roses. Les Roses deviennent l’atout, et le 5 d’Étoiles vient dans ta main.
lesson-company-5 = Les renards ont trouvé une autre gemme. Fournis avec le Cadeau, le 7 de Colombes : chacun donne une carte à l’autre.
lesson-company-6 = Pendant une manche, on ne parle pas des cartes, mais un cadeau en dit long. Donne le 6 de Roses.
lesson-company-end = Avec le Musicien, qui gagne choisit la direction. Les Renards peuvent changer le décret. La Gazelle retire les pattes d’une carte. Le Cadeau échange des cartes. Et si l’Héritière (9) entame, personne ne doit fournir.

lesson-forest-title = Quand la forêt se referme
lesson-forest-1 = Voici vos jetons forêt : quatre. Chaque fois que les renards sortent du sentier, un jeton est dépensé.
lesson-forest-2 = Les renards sont près de ton bout. Joue le 10 de Roses et vois ce que font six pattes.
lesson-forest-3 = Ils ont dépassé le bout ! Un jeton forêt couvre la dernière case, et sa gemme est passée sur la suivante. Le sentier est plus court.
lesson-forest-4 = Les renards sont revenus au départ. S’il faut un jeton et qu’il n’y en a plus, la partie est perdue.
lesson-forest-5 = Une manche a 11 plis. Entre deux manches, chaque case marquée « + » reçoit une gemme, et un jeton va sur un bout du sentier.
lesson-forest-end = Vous avez trois manches pour trouver toutes les gemmes. Bonne chance à vous deux !

lesson-down-title = Échanger vers le bas
lesson-down-1 = Cinq trésors sont dans la rangée. Trois cartes pareilles dans ta main vont dans ta poche et donnent des points.
lesson-down-2 = Un tour, c’est un échange : une carte à toi contre des cartes de la rangée. Vers le bas : une grande carte contre deux plus petites.
lesson-down-3 = Choisis le Hibou (8). Prends ensuite le Gland (2) et la Pomme de pin (5).
lesson-down-4 = La carte de ce bout apporte un jeton point tant qu’il y en a : 1 point pour toi. La pioche a complété la rangée.
lesson-down-5 = Encore vers le bas : le Papillon (7) contre la Pomme de pin (5) et le Champignon (4).
lesson-down-end = Deux cartes en sont devenues quatre. Vers le bas, on remplit sa main ; vers le haut, sa poche.

lesson-up-title = Échanger vers le haut, et la poche
lesson-up-1 = Tu as deux Pommes de pin (5), et une troisième est dans la rangée. Vers le haut : une carte contre une seule, égale ou plus grande.
lesson-up-2 = Choisis le Gland (2), puis prends la troisième Pomme de pin (5).
lesson-up-3 = Trois cartes pareilles vont d’elles-mêmes dans ta poche. Trois 5 valent 5 points : les grandes valent donc plus. Une carte doit rester dans ta main.
lesson-up-4 = Quand la pioche est épuisée, on joue jusqu’à vider la rangée. Alors le plus grand total gagne.
lesson-up-end = Vers le bas pour plus de cartes, vers le haut pour celle qu’il te faut. Surveille le jeton, et ce que les autres réunissent.
