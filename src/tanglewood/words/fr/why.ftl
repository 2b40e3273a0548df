# Why an action is better than another: one sentence, at most one number.

why-seventh-safe = Si tu le prends, tu en as { $n } : Victorieux, et { $who } ne peut plus l’empêcher.
why-seventh = C’est ton pli numéro { $n } : Victorieux, tant que tu restes sous dix.
why-tenth = Tu as { $n } plis, et avec un de plus tu serais « Avide » : perds celui-ci avec { $card }.
why-humble =
    { $n ->
        [0] Aucun pli pour l’instant : reste Humble et perds celui-ci avec { $card }.
        [one] Un seul pli pour l’instant : reste Humble et perds celui-ci avec { $card }.
       *[other] Seulement { $n } plis : reste Humble et perds celui-ci avec { $card }.
    }
why-humble-last = { $n } plis pour l’instant, et avec un de plus tu ne serais plus Humble : perds celui-ci avec { $card }.
why-deny = Prends-le toi-même : avec le pli numéro { $n }, { $who } serait Victorieux.
why-feed = Laisse-le à { $who } : le pli numéro { $n } rend { $who } Avide et te laisse Humble.
why-costly =
    { $n ->
        [0] Sans pli, tu marques { $points }, avec un pli moins : perds celui-ci avec { $card }.
        [one] Un pli te rapporte { $points }, un deuxième rapporterait moins : perds celui-ci avec { $card }.
       *[other] { $n } plis te rapportent { $points }, un de plus rapporterait moins : perds celui-ci avec { $card }.
    }
why-costly-led =
    { $n ->
        [0] Sans pli, tu marques { $points }, avec un pli moins : entame { $card }, que { $who } prendra le plus souvent.
        [one] Un pli te rapporte { $points }, un deuxième rapporterait moins : entame { $card }, que { $who } prendra le plus souvent.
       *[other] { $n } plis te rapportent { $points }, un de plus rapporterait moins : entame { $card }, que { $who } prendra le plus souvent.
    }
why-rising =
    { $n ->
        [one] Prends-le : un pli te rapporte { $points }, plus qu’aucun.
       *[other] Prends-le : { $n } plis te rapportent { $points }, plus qu’avec un de moins.
    }
why-likelier = « { $band } » devient plus probable qu’avec { $other }.
why-likelier-often = Ainsi tu finis « { $band } » environ { $n } fois sur dix, plus souvent qu’avec { $other }.
why-avoids = Avec { $other }, tu finirais plus souvent « { $band } ».
why-enough-tricks = { $n } plis suffisent : laisse celui-ci à { $who } avec { $card }.
why-too-many = Avec ces cartes, tu risques de gagner trop de plis : laisse filer celui-ci avec { $card }.
why-spends = Le pli est à toi de toute façon : prends-le avec { $card }, qui n’en gagnera pas d’autre.
why-risky-now = Débarrasse-toi de { $card } maintenant, tant que { $who } peut encore la battre.

why-treasure = Avec { $card }, tu prends le pli, et le Trésor avec.
why-treasure-home = { $card } gagne son propre pli : le point est à toi.
why-treasure-kept = Garde { $card } : ici { $who } aurait sans doute son point.
why-swan = { $card } perd le pli, et pourtant c’est toi qui entames le suivant.
why-swan-led = { $who } peut bien prendre { $card } : tu entames quand même le pli suivant, par exemple { $next }.
why-swan-kept = Les deux perdraient le pli. Garde { $card } : elle peut te donner l’entame plus tard.
why-witch = Seule dans le pli, { $card } compte comme atout et le prend.
why-trumped = Tu n’as pas de { $suit } : { $card } est atout et prend le pli.
why-enough = { $card } suffit à prendre le pli ; { $kept } reste pour plus tard.
why-unbeaten = Quoi que réponde { $who }, { $card } prend le pli.
why-forces = { $card } oblige { $who } à répondre avec le 1 ou sa plus haute carte de { $suit }.
why-still-out = { $card } n’est pas encore sortie et battrait { $other }.
why-can-wait = Rien de ce que { $who } peut avoir ne bat { $kept }, qui peut donc attendre : entame d’abord { $card }.
why-pulls = Tu as { $n } atouts : en entamer un fait tomber ceux de { $who }.
why-draws = { $card } pioche une nouvelle carte, et une qui t’aide peu, comme { $useless }, peut partir.
why-draws-first = Joue d’abord { $card } : elle pioche une nouvelle carte, et { $kept } reste pour plus tard.
why-turns = { $card } te permet de choisir les { $suit } comme atout : tu en as { $n }.
why-turns-away = { $card } te permet de changer l’atout : tu as { $n } { $suit } et tu veux peu de plis.
why-thrown = Le pli est perdu de toute façon : défais-toi de { $card } tant qu’elle ne gagne rien.
why-thrown-rather = { $card } perd le pli comme { $other } : défais-toi de la plus haute tant qu’elle ne gagne rien.
why-spared = Le pli est perdu de toute façon : { $card } suffit, et { $kept } reste pour plus tard.
why-lets-go = Laisse filer celui-ci avec { $card } ; { $other } le prendrait.
why-grabs = Avec { $card }, tu prends le pli ; avec { $other }, tu le perdrais.
why-needed =
    { $n ->
        [one] Il te faut encore un pli : prends celui-ci avec { $card } ; { $other } le perdrait.
       *[other] Il te faut encore { $n } plis : prends celui-ci avec { $card } ; { $other } le perdrait.
    }
why-hands-over =
    { $n ->
        [0] « Humble » est à ta portée : entame { $card }, que { $who } prendra le plus souvent, et tu restes sans pli.
        [one] « Humble » est à ta portée : entame { $card }, que { $who } prendra le plus souvent, et tu restes à un pli.
       *[other] « Humble » est à ta portée : entame { $card }, que { $who } prendra le plus souvent, et tu restes à { $n } plis.
    }
why-hands-over-enough = { $n } plis suffisent : entame { $card }, que { $who } prendra le plus souvent.
why-hands-over-many = Avec ces cartes, tu risques de gagner trop de plis : entame { $card }, que { $who } prendra le plus souvent.
why-mostly = Avec { $card }, tu prends le pli environ { $n } fois sur dix, plus souvent qu’avec { $other }.
why-treasure-likely = { $card } prendra très probablement le pli, et son point est à toi.
why-takes-as-well = { $card } prend le pli aussi bien que { $kept } : garde { $kept } pour plus tard.
why-lost-as-well = { $who } prendrait le plus souvent { $kept } aussi : entame { $card }, et garde { $kept }.
why-pulls-out = { $card } fait tomber { $answer }, que { $who } a en main.
why-pulls-likely = { $card } fait tomber la plus haute carte de { $who } dans cette couleur, très probablement { $one } ou { $two }.
why-pulls-unless = { $card } fait tomber la plus haute carte de { $who } dans cette couleur, très probablement { $one } ou { $two }, sauf si { $swan } répond.
why-forces-highest = { $card } oblige { $who } à répondre avec sa plus haute carte de { $suit }.
why-clears = { $card } est ta seule carte de { $suit } : ensuite tu peux y répondre avec un de tes { $n } atouts.
why-witch-saved = Garde { $kept } pour plus tard : comme atout, elle peut gagner un pli que tu n’entames pas.
why-trump-for = Garde { $kept } : tu n’as pas de { $suit }, et elle peut les couper.
why-only-trump = Garde { $kept }, ton seul atout, pour un pli que { $who } entame.
why-none-above = Plus rien de plus haut en { $suit } : { $card } prendra très probablement le pli.
why-one-above = En { $suit }, il ne reste que { $one } au-dessus de { $card }, qui prendra sans doute le pli.
why-two-above = En { $suit }, il ne reste que { $one } et { $two } au-dessus de { $card }, qui prendra sans doute le pli.
why-draws-humble = « Humble » est à ta portée : { $card } pioche une nouvelle carte, et une forte comme { $useless } peut partir.
why-draws-many = Tu risques de gagner trop de plis : { $card } pioche une nouvelle carte, et une forte comme { $useless } peut partir.
why-lost-draw = Le pli est perdu de toute façon : pioche une nouvelle carte avec { $card }.
why-lost-turn = Le pli est perdu de toute façon : avec { $card }, tu peux encore échanger le décret, { $decree }.
why-witch-spared = Les deux prennent le pli. { $kept } peut en gagner un autre comme atout, donc joue { $card }.
why-takes-decree = { $card } te permet de prendre le décret, { $decree }, en main.
why-needs-one =
    { $n ->
        [one] Il te faut encore un pli, et seule { $one } peut battre { $card }.
       *[other] Il te faut encore { $n } plis, et seule { $one } peut battre { $card }.
    }
why-needs-two =
    { $n ->
        [one] Il te faut encore un pli, et seules { $one } et { $two } peuvent battre { $card }.
       *[other] Il te faut encore { $n } plis, et seules { $one } et { $two } peuvent battre { $card }.
    }
why-far-behind =
    { $n ->
        [one] { $who } a un point d’avance, et ce pli ne peut plus guère changer la partie.
       *[other] { $who } a { $n } points d’avance, et ce pli ne peut plus guère changer la partie.
    }
why-far-ahead =
    { $n ->
        [one] Tu as un point d’avance, et ce pli ne peut plus guère changer la partie.
       *[other] Tu as { $n } points d’avance, et ce pli ne peut plus guère changer la partie.
    }

why-new-trump =
    Avec { $card } comme décret, les { $suit } deviennent atout, et tu en auras { $n }.
why-away =
    { $n ->
        [0] Tu n’as pas de { $suit } : détourne le décret de cette couleur avec { $card }.
       *[other] Tu n’as qu’une carte de { $suit } : détourne le décret de cette couleur avec { $card }.
    }
why-cheaper-few = De toute façon, les { $suit } sont atout ; dans ta main, { $card } gagnerait des plis dont tu ne veux pas.
why-away-humble = « Humble » est à ta portée : tu as { $n } { $suit }, alors change l’atout avec { $card }.
why-cheaper = De toute façon, les { $suit } sont atout : donne { $card }, et garde { $kept }, la plus haute des deux.
why-gives-strong-humble = « Humble » est à ta portée : donne { $card } comme décret, et elle ne gagnera pas de pli.
why-gives-strong = Tu risques de gagner trop de plis : donne { $card } comme décret.
why-picked = L’atout reste ; tu donnes { $card } et prends { $taken } en main.
why-gained = Avec les { $suit } comme atout, tes { $one } et { $two } battent toute autre couleur, et { $taken } vient dans ta main.
why-kept-trump = Laisse les { $suit } comme atout : tu en as { $n }.
why-kept-from =
    Avec { $card } comme décret, les { $suit } seraient atout, et il { $n ->
        [0] ne t’en resterait aucune
       *[other] ne t’en resterait qu’une
    }.
why-kept-card = { $card } vaut plus dans ta main que n’y vaudrait { $decree }.
why-kept-high = Laisse le décret : { $card } peut gagner un pli dans ta main, { $decree } y ferait moins.
why-void = { $card } est ta seule carte de { $suit } : sans elle, tu peux couper cette couleur.
why-keeps-trump = { $kept } est atout : garde-la, et écarte { $card }.
why-too-high = { $card } gagnerait des plis dont tu ne veux pas : écarte-la.
why-too-low = { $card } ne gagnera guère de pli : écarte-la.
why-gained-one = Avec les { $suit } comme atout, ta { $one } bat toute autre couleur, et { $taken } vient dans ta main.
why-keeps-swan = Garde { $kept } plutôt que { $card } : là où elle perd un pli, elle te donne l’entame.
why-keeps-fox = Garde { $kept } plutôt que { $card } : elle peut encore changer l’atout.
why-keeps-woodcutter = Garde { $kept } plutôt que { $card } : elle peut encore te piocher une meilleure carte.
why-keeps-witch = Garde { $kept } plutôt que { $card } : seule dans un pli, elle compte comme atout.
why-keeps-highest = Écarte { $card }, et garde { $kept } : il ne reste rien de plus haut dans sa couleur.
why-keeps-strong = Écarte { $card }, et garde { $kept } : dans sa couleur, il ne reste que { $one } au-dessus.

why-close = { $other } est à peu près aussi bon ici ; aucun des deux n’est une erreur.
why-little = C’est un peu mieux que { $other } ; la différence est petite.
why-settled = Quoi que tu choisisses ici, le résultat ne changera guère.
why-better = Cela promet plus que { $other }.
why-points =
    Cela rapporte environ { $n ->
        [one] un point
       *[other] { $n } points
    } de plus que { $other }.
why-chance =
    Tu gagnes ainsi environ { $n ->
        [one] une partie
       *[other] { $n } parties
    } sur cent de plus qu’avec { $other }.

why-picks-up =
    { $n ->
        [one] Une gemme est sur la case { $space } : ramasse-la, il en reste une.
       *[other] Une gemme est sur la case { $space } : ramasse-la, il en reste { $n }.
    }
why-last-gem = La dernière gemme est sur la case { $space } : ramasse-la.
why-off-the-path = Avec { $other }, le pion quitterait le sentier.
why-nearer =
    { $n ->
        [0] Il reste encore une gemme sur la case { $space }.
        [one] De la case { $space }, la prochaine gemme est à un pas.
       *[other] De la case { $space }, la prochaine gemme est à { $n } pas.
    }
why-room =
    { $n ->
        [0] La case { $space } est encore sur le sentier, ce qui ne serait pas le cas après { $other }.
        [one] De la case { $space }, le bout du sentier est à un pas, plus loin qu’après { $other }.
       *[other] De la case { $space }, le bout du sentier est à { $n } pas, plus loin qu’après { $other }.
    }
why-covers =
    { $n ->
        [0] Aucune gemme près de la case { $space } : couvre ce bout.
        [one] Une seule gemme près de la case { $space } : couvre ce bout.
       *[other] Seulement { $n } gemmes près de la case { $space } : couvre ce bout.
    }
why-covers-far = La case { $space } est le bout le plus loin du départ : couvre celui-là.
why-to-gem = { $card } mène le pion à la gemme de la case { $space }.
why-to-gem-likely = Avec { $card }, le pion ira très probablement à la gemme de la case { $space }.
why-stays-gem = Avec { $card }, le pion restera très probablement sur la case { $space }, où il y a encore une gemme.
why-stays-on = { $other } pourrait bien envoyer le pion hors du sentier.
why-musician = Avec { $card }, qui gagne choisit où va le pion, et il y a des gemmes des deux côtés.
why-gazelle = Avec { $card }, qui gagne peut ignorer les pattes d’une carte, et choisir ainsi la case.
why-my-way =
    { $card } prend le pli, donc le pion vient vers toi, où { $n ->
        [one] il y a une gemme
       *[other] il y a { $n } gemmes
    }.
why-my-way-likely =
    { $card } prendra sans doute le pli, et le pion viendra vers toi, où { $n ->
        [one] il y a une gemme
       *[other] il y a { $n } gemmes
    }.
why-their-way =
    { $card } laisse le pli à { $who }, et le pion va là-bas, où { $n ->
        [one] il y a une gemme
       *[other] il y a { $n } gemmes
    }.
why-their-way-likely =
    { $who } prendra sans doute { $card }, et le pion ira de ce côté, où { $n ->
        [one] il y a une gemme
       *[other] il y a { $n } gemmes
    }.
why-short-step =
    { $card } a moins de pattes que { $other }, et { $n ->
        [0] le pion est au bout du sentier
        [one] le sentier s’arrête à un pas
       *[other] le sentier s’arrête à { $n } pas
    }.
why-long-step = { $card } a plus de pattes que { $other } : la prochaine gemme est à { $n } pas.
why-closer = Après { $card }, le pion est le plus souvent plus près d’une gemme qu’après { $other }.
why-changes-trump = Les { $suit } deviennent atout, et tu en gardes { $n } ; { $taken } vient contre { $card }.
why-leaves-trump = Laisse les { $suit } comme atout : tu en as { $n }.
why-gift-trump = { $card } est atout : { $who } peut prendre un pli avec.
why-gift-kept = Donne { $card } : elle n’a pas de pouvoir, alors que celui de { $kept } peut encore servir.
why-gift-spare = Donne { $card } : il te reste { $n } autres { $suit }.
why-gift-void = { $card } est ta seule carte de { $suit } : sans elle, tu peux y répondre avec n’importe quelle carte.
why-gift-led = Avec { $card }, tu peux donner une carte : { $given }, ta seule carte de { $suit }, peut partir.
why-names-me = Tu as { $n } { $suit } : désigne-toi, et tu peux les prendre comme atout.
why-names-mate = { $who } a sans doute une couleur meilleure comme atout que les { $suit }, et toi non : laisse choisir { $who }.
why-names-nobody = Laisse les { $suit } comme atout : tu en as { $n }.
why-takes-over = { $card } prend le pli : c’est toi qui déplaces le pion, et non { $who }.
why-takes-over-to = { $card } prend le pli à { $who } : le pion va sur la case { $space }.
why-leaves-it = { $card } laisse le pli à { $who }, qui déplace alors le pion.
why-leaves-it-to = { $card } laisse le pli à { $who } : le pion va sur la case { $space }.
why-heaped = Il y a { $n } gemmes sur la case { $space } : prends-en une maintenant, et le pion sera bien placé pour la suivante.
why-edge-gem =
    { $n ->
        [0] Les deux coups trouvent une gemme ; la case { $space } est au bout du sentier, où le pion vient rarement : prends d’abord celle-là.
       *[other] Les deux coups trouvent une gemme ; la case { $space } est près du bout du sentier, où le pion vient rarement : prends d’abord celle-là.
    }
why-gem-stays-mostly = Avec { $card }, le pion restera le plus souvent sur la case { $one }, où il y a encore une gemme.
why-gem-stays-maybe = Avec { $card }, le pion pourrait bien rester sur la case { $one }, où il y a encore une gemme.
why-gem-mostly-one = Avec { $card }, le pion ira le plus souvent sur la case { $one }, où il y a une gemme.
why-gem-mostly-two = Avec { $card }, le pion ira le plus souvent sur la case { $one } ou { $two }, avec une gemme sur chacune.
why-gem-mostly-three = Avec { $card }, le pion ira le plus souvent sur la case { $one }, { $two } ou { $three }, avec une gemme sur chacune.
why-gem-maybe-one = Avec { $card }, le pion pourrait bien aller sur la case { $one }, où il y a une gemme.
why-gem-maybe-two = Avec { $card }, le pion pourrait bien aller sur la case { $one } ou { $two }, avec une gemme sur chacune.
why-gem-maybe-three = Avec { $card }, le pion pourrait bien aller sur la case { $one }, { $two } ou { $three }, avec une gemme sur chacune.
why-trump-stays = Ainsi, le pion ira très probablement sur la case { $space }, et restera sur le sentier.
why-trump-moves-me = Ainsi, c’est toi qui prendras très probablement le pli, et le pion ira à la gemme de la case { $space }.
why-trump-moves-mate = Ainsi, { $who } prendra très probablement le pli, et le pion ira à la gemme de la case { $space }.
why-same-space = Les deux cartes mènent très probablement le pion sur la case { $space } : joue { $card }, et garde le pouvoir de { $kept }.
why-edge-space = Les deux cartes trouvent une gemme ; avec { $card }, ce sera très probablement celle de la case { $space }, près du bout du sentier, où le pion vient rarement.
why-richer-space = Avec { $card }, le pion ira le plus souvent sur la case { $space }, où il y a { $n } gemmes, plus qu’après l’autre carte.
why-stands-near =
    { $n ->
        [0] Avec { $card }, le pion ira très probablement sur la case { $space }, où il y a une gemme.
        [one] Avec { $card }, le pion ira très probablement sur la case { $space }, à un pas de la prochaine gemme.
       *[other] Avec { $card }, le pion ira très probablement sur la case { $space }, à { $n } pas de la prochaine gemme.
    }

why-completes = Cela complète tes trois { $value } : empoche-les.
why-completes-two = Cela complète deux séries d’un coup, les { $one } et les { $two }.
why-denies = { $who } a deux { $value } : prends le troisième.
why-token = La carte du bout, { $card }, apporte un jeton point.
why-next-in-row = Tu as alors deux { $value }, et le troisième est dans la rangée.
why-pairs-up =
    { $n ->
        [one] Cela fait une paire de { $value }, et il en reste un quelque part.
       *[other] Cela fait une paire de { $value }, et il en reste { $n } quelque part.
    }
why-two-for-one = Deux pour une : { $one } et { $two } contre ton { $value }.
why-breaks-pair = Garde tes deux { $value } ensemble : un troisième peut encore venir.
why-lone-card = Ton { $value } est seul : c’est lui qu’il faut donner.
why-full-already = Tes { $value } sont déjà empochés : un autre ne te sert à rien.
why-missing = Il te faut encore des { $value } : prends ce que tu peux.
why-fresh-row = Cela prend la fin de la rangée, et une nouvelle est posée.
why-high-card = Tu reçois { $card } contre { $given } : { $n } cartes de la rangée sont plus basses, et elle peut en acheter deux.
why-more-left = On peut encore avoir plus de { $value } que de { $less }.
why-keeps-high = Garde le { $value } : il peut acheter deux cartes plus tard, ton { $given } guère.
why-keeps-buyer = Garde le { $value } : il peut encore acheter les deux { $pair } de la rangée.
why-takes-away = { $who } a un { $value }, et il y en a deux dans la rangée : prends-en un.
why-two-more-in-row = Tu prends un { $value }, et il y en a deux autres dans la rangée.
why-buys-next = Le { $value } peut ensuite acheter les deux { $pair } de la rangée.
why-third-gone = Il reste trop peu de { $value } pour une série de trois.

why-poison-given = Avec { $card }, tu laisses le poison à { $who } : un point de moins là-bas.
why-poison-avoided = Avec { $other }, tu prendrais sans doute le poison toi-même.
why-goal = Avec { $card }, tu remplis l’objectif « { $goal } ».
why-goal-likely = Avec { $card }, tu rempliras sans doute l’objectif « { $goal } ».
why-special = C’est le moment pour { $card } : elle prend le pli.
why-crowned = Avec la Couronne, { $card } vaut 11 et prend le pli.
why-crowned-likely = Avec la Couronne, { $card } vaut 11 et prendra sans doute le pli.
why-special-kept = Garde { $card } : elle peut faire plus dans un autre pli.
why-fairy = Avec { $card }, tu vois deux cartes cachées et peux en échanger une.
why-shovel = Avec { $card }, tu rejoues une carte de ton dernier pli et gardes les autres en main.
