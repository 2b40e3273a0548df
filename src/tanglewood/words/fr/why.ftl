# Why an action is better than another: one sentence, at most one number.

aim-humble =
    { $n ->
        [0] Aucun pli pour l’instant, et « Humble » est à ta portée
        [one] Un seul pli pour l’instant, et « Humble » est à ta portée
       *[other] { $n } plis seulement, et « Humble » est à ta portée
    }
aim-enough = Tu as { $n } plis, et dix seraient « Avide »
aim-fewer =
    { $n ->
        [0] Ces cartes risquent de gagner trop de plis
        [one] Tu as { $n } pli, et ces cartes risquent d’en gagner trop
       *[other] Tu as { $n } plis, et ces cartes risquent d’en gagner trop
    }
aim-more =
    { $n ->
        [one] Il te faut encore un pli pour être « Victorieux »
       *[other] Il te faut encore { $n } plis pour être « Victorieux »
    }
aim-less-theirs = Tu seras Victorieux de toute façon, et chaque pli que tu prends fait un point de moins pour { $who }
aim-point-each = Tu finiras Vaincu, et là chaque pli te rapporte encore un point
aim-points =
    { $n ->
        [one] Tu as { $n } pli, et jusqu’à { $last } chacun rapporte un point
       *[other] Tu as { $n } plis, et jusqu’à { $last } chacun rapporte un point
    }
aim-every =
    { $n ->
        [one] Tu as { $n } pli, et désormais chacun rapporte un point
       *[other] Tu as { $n } plis, et désormais chacun rapporte un point
    }

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
        [one] Prends-le : ton premier pli rapporte { $points }.
       *[other] Prends-le : avec { $n } plis tu as { $points }, avec un de moins { $less }.
    }
why-likelier = « { $band } » devient plus probable qu’avec { $other }.
why-likelier-often = Ainsi tu finis « { $band } » environ { $n } fois sur dix, plus souvent qu’avec { $other }.
why-avoids = Avec { $other }, tu finirais plus souvent « { $band } ».
why-enough-tricks = { $n } plis suffisent : laisse celui-ci à { $who } avec { $card }.
why-too-many = { $aim } : laisse filer celui-ci avec { $card }.
why-spends = { $aim }. Ce pli est à toi de toute façon : prends-le avec { $card }, qui n’en gagnera pas d’autre.

why-treasure = Avec { $card }, tu prends le pli, et le Trésor avec.
why-treasure-home = { $card } remporte le pli, et le point du Trésor est à toi.
why-treasure-kept = Joue { $card }, et garde { $kept } : ici { $who } aurait sans doute son point.
why-treasure-kept-sure = Joue { $card }, et garde { $kept } : ici { $who } aurait son point.
why-swan-led = { $who } peut bien prendre { $card } : tu entames quand même le pli suivant, par exemple { $next }.
why-swan-kept = Les deux perdraient le pli. Joue { $card }, et garde { $kept } pour plus tard : avec l’entame maintenant, presque rien de ce que tu as ne gagnerait.
why-witch = Seule dans le pli, { $card } compte comme atout et le prend.
why-trumped = Tu n’as pas de { $suit } : { $card } est atout et prend le pli.
why-enough = { $card } suffit à prendre le pli ; { $kept } reste pour plus tard.
why-unbeaten = { $aim } : quoi que réponde { $who }, { $card } prend le pli.
why-still-out = { $card } n’est pas encore sortie et battrait { $other }.
why-can-wait = Rien de ce que { $who } peut avoir ne bat { $kept }, qui peut donc attendre : entame d’abord { $card }.
why-pulls = Fais tomber les atouts de { $who } avec { $card } : rien d’autre ne peut battre ta carte { $next }.
why-draws = { $aim }, et { $useless } n’en gagnera guère : { $card } pioche une nouvelle carte à sa place.
why-draws-first = Joue d’abord { $card } : elle pioche une nouvelle carte, et { $kept } reste pour plus tard.
why-turns = { $aim } : joue { $card } et pose { $down } comme décret, alors les { $suit } sont atout, et tu en as { $n }, plus que de { $old }.
why-turns-away =
    { $n ->
        [0] { $aim } : joue { $card } et pose { $down } comme décret, alors les { $suit } sont atout, et tu n’en as aucun.
        [one] { $aim } : joue { $card } et pose { $down } comme décret, alors les { $suit } sont atout, et tu n’en as que { $n }, moins que de { $old }.
       *[other] { $aim } : joue { $card } et pose { $down } comme décret, alors les { $suit } sont atout, et tu n’en as que { $n }, moins que de { $old }.
    }
why-thrown = { $aim }. Ce pli est perdu de toute façon : défais-toi de { $card } tant qu’elle ne gagne rien.
why-thrown-rather = { $aim }. { $card } perd le pli comme { $other } : défais-toi de la plus haute tant qu’elle ne gagne rien.
why-spared = Le pli est perdu de toute façon : { $card } suffit, et { $kept } reste pour plus tard.
why-lets-go = { $aim } : laisse filer celui-ci avec { $card } ; { $other } le prendrait.
why-needed = { $aim } : prends celui-ci avec { $card } ; { $other } le perdrait.
why-hands-over =
    { $n ->
        [0] « Humble » est à ta portée : entame { $card }, que { $who } prendra le plus souvent, et tu restes sans pli.
        [one] « Humble » est à ta portée : entame { $card }, que { $who } prendra le plus souvent, et tu restes à un pli.
       *[other] « Humble » est à ta portée : entame { $card }, que { $who } prendra le plus souvent, et tu restes à { $n } plis.
    }
why-hands-over-enough = { $n } plis suffisent : entame { $card }, que { $who } prendra le plus souvent.
why-hands-over-many = { $aim } : entame { $card }, que { $who } prendra le plus souvent.
why-mostly = Avec { $card }, tu prends le pli environ { $n } fois sur dix, plus souvent qu’avec { $other }.
why-treasure-likely = { $card } prendra très probablement le pli, et son point est à toi.
why-takes-as-well = { $card } prend le pli aussi bien que { $kept } : garde { $kept } pour plus tard.
why-lost-as-well = { $who } prendrait le plus souvent { $kept } aussi : entame { $card }, et garde { $kept }.
why-pulls-out = { $card } fait tomber { $answer }, que { $who } a en main : rien d’autre ne bat ta carte { $kept }.
why-pulls-likely = { $card } fait tomber la plus haute carte de la couleur, très probablement { $one } ou { $two } : rien d’autre de ce que { $who } peut avoir ne bat ta carte { $kept }.
why-clears = { $card } est ta seule carte de { $suit } : ensuite tu peux y répondre avec un de tes { $n } atouts.
why-witch-saved = Entame { $card }, et garde { $kept } pour un pli entamé par { $who } : seule, elle compte comme atout, et il n’en reste pas de plus haut.
why-trump-for = Entame { $card } plutôt que { $kept } : tu n’as pas de { $suit }, et { $kept } pourra les couper plus tard.
why-only-trump = Entame { $card } plutôt que { $kept }, ton seul atout : il peut prendre un pli que { $who } entame.
why-none-above = Aucune carte de { $suit } encore en jeu ne bat { $card } : elle prendra très probablement le pli.
why-takes-surely = Rien de ce que { $who } peut avoir ne prend ce pli à { $card }.
why-one-above = En { $suit }, il ne reste que { $one } pour battre { $card }, qui prendra sans doute le pli.
why-two-above = En { $suit }, il ne reste que { $one } et { $two } pour battre { $card }, qui prendra sans doute le pli.
why-lost-draw = Le pli est perdu de toute façon : pioche une nouvelle carte avec { $card }.
why-lost-turn = Le pli est perdu de toute façon : avec { $card }, tu peux encore prendre le décret, { $decree }, en main et poser { $down } à sa place.
why-witch-spared = Les deux prennent le pli. { $kept } peut en gagner un autre comme atout, donc joue { $card }.
why-takes-decree = Le décret, { $decree }, est une carte forte : avec { $card }, tu le prends en main et poses { $down } à sa place ; l’atout ne change pas.
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
why-gives-strong = { $aim } : donne { $card } comme décret.
why-gained = Avec les { $suit } comme atout, tes { $one } et { $two } battent toute autre couleur, et { $taken } vient dans ta main.
why-kept-trump = Laisse les { $suit } comme atout : tu en as { $n }.
why-kept-from =
    Avec { $card } comme décret, les { $suit } seraient atout, et il { $n ->
        [0] ne t’en resterait aucune
       *[other] ne t’en resterait qu’une
    }.
why-kept-card = { $card } pour { $decree } laisserait l’atout tel quel, et { $card } est la plus haute : garde-la.
why-kept-high = Laisse le décret : { $card } peut gagner un pli dans ta main, { $decree } y ferait moins.
why-void = { $card } est ta seule carte de { $suit } : sans elle, tu peux couper cette couleur.
why-void-few = { $aim } : { $card } est ta seule carte de { $suit }, et sans elle tu peux y jeter n’importe quelle autre.
why-keeps-trump = Écarte { $card } et garde { $kept }, qui est atout.
why-too-high = { $aim } : écarte { $card } avant qu’elle n’en gagne un.
why-too-low =
    { $n ->
        [one] Une carte de { $suit } qui la bat est encore en jeu : { $card } ne gagnera guère de pli, écarte-la.
       *[other] { $n } cartes de { $suit } qui la battent sont encore en jeu : { $card } ne gagnera guère de pli, écarte-la.
    }
why-gained-one = Avec les { $suit } comme atout, ta { $one } bat toute autre couleur, et { $taken } vient dans ta main.
why-keeps-swan = Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : là où elle perd, tu entames le pli suivant, avec { $next } par exemple.
why-keeps-fox = Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : elle peut encore choisir les { $suit } comme atout, et tu en as { $n }.
why-keeps-woodcutter = Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : elle peut encore piocher une nouvelle carte à la place de { $useless }.
why-keeps-witch =
    { $n ->
        [0] Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : tu n’as aucun atout, et seule dans un pli elle compte comme tel.
        [one] Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : tu as { $n } atout au plus, et seule dans un pli elle en fait un de plus.
       *[other] Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : tu n’as que { $n } atouts, et seule dans un pli elle en fait un de plus.
    }
why-keeps-highest = Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : rien ne la bat plus dans sa couleur.
why-keeps-strong = Écarte { $card }, que { $many } cartes battent encore, et garde { $kept } : dans sa couleur, il ne reste que { $one } pour la battre.

why-and = { $first } { $then }
why-or-one = { $first } À peu près aussi bien : { $one }.
why-or-two = { $first } À peu près aussi bien : { $one } et { $two }.
why-or-more = { $first } À peu près aussi bien : { $n } autres choix.
why-avoid =
    { $n ->
        [one] Ici, { $n } autre choix vaut à peu près autant. { $first }
       *[other] Ici, { $n } autres choix valent à peu près autant. { $first }
    }

why-close = C’est ici à peu près aussi bon que { $other } ; aucun des deux n’est une erreur.
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

why-poison-given = Avec { $card }, tu laisses le poison à { $who } : un point de moins là-bas.
why-poison-avoided = Joue { $card } plutôt que { $other } : avec celle-ci, tu prendrais sans doute le poison toi-même.
why-poison-taken = Joue { $card } plutôt que { $other } : avec celle-ci, tu prendrais le poison toi-même.
why-goal = Avec { $card }, tu remplis l’objectif « { $goal } ».
why-goal-likely = Avec { $card }, tu rempliras sans doute l’objectif « { $goal } ».
why-special = C’est le moment pour { $card } : elle bat { $lead }, et { $other } ne le ferait pas.
why-crowned = Avec la Couronne, { $card } vaut 11 et prend le pli.
why-crowned-likely = Avec la Couronne, { $card } vaut 11 et prendra sans doute le pli.
why-special-kept = Joue { $card }, et garde { $kept } : ici elle ne prendrait guère le pli, et dans un autre elle peut faire plus.
why-fairy = { $aim } : avec { $card }, tu vois deux cartes cachées et peux en échanger une contre { $useless }.
why-shovel = Avec { $card }, tu rejoues une carte de ton dernier pli et gardes les autres en main.
why-shovel-two = Avec { $card }, tu rejoues { $one } ou { $two } de ton dernier pli et gardes les autres en main.

why-wins-one = { $aim } : rien de ce qui reste ne bat { $card }, écarte-la.
why-wins-one-but = { $aim } : seule { $one } peut encore battre { $card }, écarte-la.
why-draws-few = { $aim } : { $card } pioche une nouvelle carte, et une forte comme { $useless } peut partir.
why-draws-led = { $who } prendra le plus souvent { $card } comme { $other }, mais { $card } te pioche une nouvelle carte, et { $useless } peut partir.
why-draws-takes = { $card } prend le pli comme { $other }, et pioche en plus une nouvelle carte : { $useless } peut partir.
why-draws-loses = { $card } perd le pli comme { $other }, mais pioche une nouvelle carte : { $useless } peut partir.
why-lost-turn-to = Le pli est perdu de toute façon : avec { $card }, tu peux encore poser { $down } comme décret, alors les { $suit } sont atout, et tu en gardes { $n }.
why-lost-turn-away = Le pli est perdu de toute façon, et tu en veux peu : joue { $card } et pose { $down } comme décret, pour que les { $suit } ne soient plus atout ; tu en as { $n }.
why-witch-saved-one = Entame { $card }, et garde { $kept } pour plus tard : seule dans un pli elle compte comme atout, et seule { $one } est au-dessus.
why-grabs-lead = Avec { $card }, tu prends le pli et tu entames ensuite { $next }, que rien de ce que { $who } peut avoir ne bat.
why-keeps-over = Laisse filer celui-ci avec { $card }, et garde { $kept } : rien ne la bat plus dans sa couleur.
why-keeps-over-one = Laisse filer celui-ci avec { $card }, et garde { $kept } : dans sa couleur, il ne reste que { $one } pour la battre.
why-fewer-theirs =
    { $n ->
        [0] { $who } ne peut plus avoir de { $suit }, mais bien des { $less } : que les { $suit } soient l’atout.
        [one] { $who } ne peut avoir que { $n } carte de { $suit }, et plus de { $less } : que les { $suit } soient l’atout.
       *[other] { $who } peut avoir au plus { $n } { $suit }, et plus de { $less } : que les { $suit } soient l’atout.
    }
why-lead-lost = N’entame pas { $kept } tant que { $one } est encore en jeu : laisse plutôt partir { $card }.
why-lead-lost-two = N’entame pas { $kept } tant que { $one } et { $two } sont encore en jeu : laisse plutôt partir { $card }.
why-top-waits = En { $suit }, rien ne bat plus { $kept }, qui peut donc attendre : entame d’abord { $card }.
why-draws-out = { $aim } : { $card } fera le plus souvent sortir { $one } ou { $two } de la main de { $who }, et rien d’autre ne bat ta carte { $kept }.
why-each-trick = Avec { $card }, tu prends le pli numéro { $n }, et { $points } au lieu de { $less } ; { $other } le perdrait.
why-same-trump-power = De toute façon les { $suit } sont l’atout : donne { $card }, et garde { $kept }, { $power }.
why-keeps-better =
    { $n ->
        [0] Le pli est perdu de toute façon : laisse partir { $card }, que { $many } cartes battent encore, et garde { $kept }, qu’aucune ne bat.
        [one] Le pli est perdu de toute façon : laisse partir { $card }, que { $many } cartes battent encore, et garde { $kept }, que { $n } seule bat.
       *[other] Le pli est perdu de toute façon : laisse partir { $card }, que { $many } cartes battent encore, et garde { $kept }, que { $n } seulement battent.
    }
why-keeps-better-under =
    { $n ->
        [0] Écarte { $card }, que { $many } cartes battent encore, et garde { $kept }, qu’aucune ne bat.
        [one] Écarte { $card }, que { $many } cartes battent encore, et garde { $kept }, que { $n } seule bat.
       *[other] Écarte { $card }, que { $many } cartes battent encore, et garde { $kept }, que { $n } seulement battent.
    }
why-contrast-lost = { $aim } : { $who } prendra le plus souvent { $card }, et perdrait le plus souvent contre { $other }.
why-contrast-won = { $aim } : { $card } prendra le plus souvent le pli, et { $other } le perdrait le plus souvent.
why-fewer-beat =
    { $n ->
        [0] { $aim } : aucune carte encore en jeu ne bat { $card }, et { $many } battent { $other }.
        [one] { $aim } : { $n } carte encore en jeu bat { $card }, et { $many } battent { $other }.
       *[other] { $aim } : { $n } cartes encore en jeu battent { $card }, et { $many } battent { $other }.
    }
why-greedy-already = Avec { $n } plis, tu es déjà « Avide », et aucun pli de plus n’y change rien.
why-lost-draw-for = Le pli est perdu de toute façon : { $card } pioche une nouvelle carte à la place de { $useless }, qui n’en gagnera guère.
why-picked-weaker = { $aim } : { $taken } pour { $card } rend ta main plus faible, et l’atout reste.
why-picked-stronger = { $aim } : { $taken } pour { $card } rend ta main plus forte, et l’atout reste.
why-one-allowed =
    { $n ->
        [one] Avec { $n } pli tu restes « Humble » : dépense { $card } maintenant, avant qu’elle n’en gagne un de trop.
       *[other] Avec { $n } plis tu restes « Humble » : dépense { $card } sur celui-ci, avant qu’elle n’en gagne un de trop.
    }
aim-nothing = Tu as { $n } plis, qui ne valent rien avant le huitième
why-swan-few = { $aim } : { $card } perd le pli et te donne pourtant l’entame : tu peux perdre aussi le suivant, avec { $next }, que { $who } bat facilement.
why-swan-next = { $card } perd le pli et te donne pourtant l’entame : joue ensuite { $next }, que presque plus rien ne peut battre.
why-swan-keeps = { $card } perd le pli, mais tu entames le suivant : sinon { $who } pourrait entamer { $threat } et gagner ta carte { $prize }.
why-witch-led-one = { $aim } : seule dans le pli, { $card } compte comme atout, et seule { $one } peut la battre.
why-witch-led-two = { $aim } : seule dans le pli, { $card } compte comme atout, et seules { $one } et { $two } peuvent la battre.
why-draws-out-one = { $aim } : { $card } fera le plus souvent sortir { $one } de la main de { $who }, et rien d’autre ne bat ta carte { $kept }.
why-enough-poison = { $card } prend aussi le pli, et { $poison } te donnerait son poison.
why-poison-paid = { $card } te coûte un point, mais prend le pli, et { $kept } te reste : presque plus rien ne peut la battre.
why-fox-takes = Joue { $card } et pose { $down } comme décret : les { $suit } deviennent atout, et { $card } bat { $lead }.
why-fox-takes-for = { $aim } : joue { $card } et pose { $down } comme décret, alors les { $suit } sont atout, et { $card } bat { $lead }.
why-exchange-takes = { $aim } : avec les { $suit } comme atout, ta carte { $mine } prend ce pli contre { $theirs }.
why-exchange-loses = { $aim } : avec les { $suit } comme atout, ta carte { $mine } perd ce pli contre { $theirs }.
why-keeps-higher = Écarte { $card } et garde { $kept } : elle bat tout ce que bat { $card }, et { $one } en plus.
why-lost-draw-few = { $aim }. Ce pli est perdu de toute façon : { $card } pioche une nouvelle carte, et { $useless } peut passer sous la pioche.
why-all-take =
    { $n ->
        [one] Chaque carte que tu peux jouer prend ce pli, ton premier.
       *[other] Chaque carte que tu peux jouer prend ce pli : tu en as alors { $n }.
    }
why-all-lose =
    { $n ->
        [0] Chaque carte que tu peux jouer perd ce pli : tu restes sans pli.
        [one] Chaque carte que tu peux jouer perd ce pli : tu en restes à { $n }.
       *[other] Chaque carte que tu peux jouer perd ce pli : tu en restes à { $n }.
    }
why-goal-costs = Avec { $card }, { $who } prend un pli qui coûte : l’objectif « { $goal } ».
why-goal-costs-likely = Avec { $card }, { $who } prendra sans doute un pli qui coûte : l’objectif « { $goal } ».
why-goal-spared = Joue { $card } plutôt que { $other }, avec laquelle tu prendrais un pli qui te coûte : l’objectif « { $goal } ».
why-usurps = { $card } te permet d’échanger le décret, et cela te rapporte aussitôt l’objectif « { $goal } ».
why-hammered = { $aim } : le Marteau ne bat que les cartes impaires, donc { $card } prend le pli et { $other } le perdrait.
why-hammered-few = { $aim } : le Marteau ne bat que les cartes impaires, donc { $card } perd le pli et { $other } le prendrait.
why-hammer-named =
    { $n ->
        [0] Le Marteau ne bat que les cartes impaires, et en { $suit } { $who } ne peut en avoir d’autres.
       *[other] Le Marteau ne bat que les cartes impaires, et en { $suit } { $who } peut avoir moins de cartes paires qu’en { $less }.
    }
aim-stop = Tu as { $n } plis pour { $points } points, et un de plus rapporterait moins
why-pulls-prize = { $card } fait tomber { $prize }, que { $who } a en main : son point est à toi.
why-pulls-prize-likely = { $card } fait tomber la plus haute carte de { $who } dans cette couleur : si c’est { $prize }, son point est à toi.
power-1 = qui te donne l’entame quand elle perd
power-3 = qui peut changer l’atout
power-5 = qui peut piocher une nouvelle carte
power-9 = qui compte comme atout seule dans un pli
aim-past = Tu as { $n } plis et tu en gagneras d’autres, et ils ne comptent à nouveau qu’à partir du huitième
why-beaten-alike = À peu près autant de cartes encore en jeu battent { $card } que { $other }, donc l’écart est petit.
why-both-take = { $card } et { $other } prennent toutes deux le pli, et l’écart est petit.
why-both-lose = { $card } et { $other } perdent toutes deux le pli, et l’écart est petit.
why-touching = Rien entre { $card } et { $other } n’est encore en jeu : elles font la même chose, peu importe laquelle part.
why-power-spared = Les deux prennent le pli : joue { $card }, et garde { $kept }, { $power }.
why-power-spared-lost = Les deux perdent le pli : laisse partir { $card }, et garde { $kept }, { $power }.
why-lets-lead = { $aim } : laisse { $who } prendre { $card } et entamer le pli suivant. Tu n’auras plus de { $suit }, et s’ils sont entamés, { $kept } peut les prendre comme atout.
why-lower-first = Ce qui bat { $card } bat aussi { $kept } : entame la plus basse, et garde { $kept }.
why-weak-lead = Il reste { $n } cartes de { $suit } qui la battent, donc { $other } ne gagnerait guère non plus : entame plutôt { $card }, plus basse.
why-pulls-takes = { $aim } : { $card } prendra sans doute le pli, et fait tomber la plus haute carte de { $who } dans cette couleur, très probablement { $one } ou { $two }.
why-pulls-takes-sure = { $aim } : { $card } prend le pli, et fait tomber la plus haute carte de { $who } dans cette couleur, très probablement { $one } ou { $two }.
why-keeps-power = Écarte { $card }, que { $many } cartes battent encore, et garde { $kept }, { $power }.
why-kept-away =
    { $n ->
        [0] { $aim } : laisse les { $suit } comme atout, car tu n’en as aucun.
       *[other] { $aim } : laisse les { $suit } comme atout, car tu n’en as qu’un.
    }
why-takes-trump = { $aim } : prends { $card }, qui est atout.
why-takes-high = { $aim } : prends { $card }, que presque rien ne bat dans sa couleur.
why-thrown-treasure = { $aim } : laisse partir { $card }, même si son point va à { $who } ; gardée, elle peut te faire gagner un pli de trop.
why-needed-poison = { $aim } : prends celui-ci avec { $card }, même si son poison te coûte un point ; { $other } le perdrait.
why-needed-may = { $aim } : prends celui-ci avec { $card } ; avec { $other }, tu pourrais le perdre.
why-fewer-trumps =
    { $n ->
        [0] { $aim } : avec les { $suit } comme atout, tu n’en as aucun, et plus de { $more }.
        [one] { $aim } : avec les { $suit } comme atout, tu n’en as qu’un, et plus de { $more }.
       *[other] { $aim } : avec les { $suit } comme atout, tu n’en as que { $n }, et plus de { $more }.
    }
why-swan-either = Que { $card } prenne le pli ou non, tu entames aussi le suivant, par exemple { $next }.
why-thrown-high = { $aim }. Ce pli est perdu de toute façon : défais-toi d’une carte haute comme { $card } tant qu’elle ne gagne rien, plutôt que de { $other }.
why-exchange-led = { $aim } : avec les { $suit } comme atout, ta carte { $mine } sur la table prend le plus souvent ce pli ; sinon elle le perd le plus souvent.
why-exchange-led-few = { $aim } : avec les { $suit } comme atout, { $who } prend le plus souvent ce pli à ta carte { $mine } ; sinon non.
why-goes-now-one = { $aim } : débarrasse-toi de { $card } maintenant, tant que { $one } est encore en jeu pour la battre.
why-goes-now-two = { $aim } : débarrasse-toi de { $card } maintenant, tant que { $one } et { $two } sont encore en jeu pour la battre.
why-goes-now = { $aim } : débarrasse-toi de { $card } maintenant, tant qu’il reste { $n } cartes de sa couleur pour la battre.
why-swan-waits = Tu as déjà l’entame : entame { $card }, et garde { $kept }, qui peut te la rendre plus tard.
why-trump-waits =
    { $n ->
        [0] Entamée maintenant, { $kept } perdrait le plus souvent. Après { $card }, tu n’as plus de { $suit } : garde { $kept } pour les couper.
       *[other] Entamée maintenant, { $kept } perdrait le plus souvent. Entame { $card }, et garde { $kept } : tu seras bientôt sans { $suit }, et elle pourra les couper.
    }
why-more-beat =
    { $n ->
        [0] { $aim } : { $many } cartes encore en jeu battent { $card }, et aucune ne bat { $other }.
        [one] { $aim } : { $many } cartes encore en jeu battent { $card }, et une seule bat { $other }.
       *[other] { $aim } : { $many } cartes encore en jeu battent { $card }, et seulement { $n } battent { $other }.
    }
why-wins-sooner =
    { $n ->
        [0] { $aim } : écarte { $card }, que plus rien en jeu ne bat ; { $many } cartes battent { $kept }.
        [one] { $aim } : écarte { $card }, que seule une carte en jeu bat encore ; { $many } battent { $kept }.
       *[other] { $aim } : écarte { $card }, que seules { $n } cartes en jeu battent encore ; { $many } battent { $kept }.
    }
why-poison-led = { $who } prendra le plus souvent { $card }, et son poison avec : un point de moins en face.
why-keeps-treasure = Écarte { $card }, et garde { $kept } : le plus souvent, elle te rapporte encore son point.
why-fewer-above =
    { $n ->
        [0] { $aim } : en { $suit }, plus rien ne bat { $card }, et en { $less } { $many } cartes battent { $other }.
        [one] { $aim } : en { $suit }, une seule carte bat encore { $card }, et en { $less } { $many } battent { $other }.
       *[other] { $aim } : en { $suit }, seules { $n } cartes battent encore { $card }, et en { $less } { $many } battent { $other }.
    }
why-rather-wins = { $aim } : { $card } prend le pli plus souvent que ne le ferait { $other }.
why-rather-loses = { $aim } : { $who } prend { $card } plus souvent que { $other }.
why-settled-end = Quoi que tu choisisses ici, tu finiras presque sûrement { $band } : cela ne change guère.
why-weak-first =
    { $n ->
        [0] { $aim } : laisse d’abord partir { $card }, et garde { $kept }, que plus rien en jeu ne bat.
        [one] { $aim } : laisse d’abord partir { $card }, et garde { $kept }, que seule une carte en jeu bat encore.
       *[other] { $aim } : laisse d’abord partir { $card }, et garde { $kept }, que seules { $n } cartes en jeu battent encore.
    }
why-swan-lost = { $aim } : { $who } prendra le plus souvent { $card }, et pourtant tu entames : le pli suivant, tu peux le perdre avec { $next }, facile à battre.
why-last-kept = Ce pli finit de la même façon avec les deux cartes : joue { $card }, et garde { $kept } pour le dernier, qu’elle gagne plus souvent.
why-last-treasure = Un des deux derniers plis est à toi de toute façon : garde { $kept } pour le dernier, où { $who } peut encore jouer { $prize }, et le point te reviendra.
why-end-alike = Quoi que { $who } ait en main, { $card } et { $other } te rapportent la même chose dans ces derniers plis.
why-end-alike-all = Quoi que { $who } ait en main, tu gagnes tous les derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
why-end-alike-won =
    { $n ->
        [0] Quoi que { $who } ait en main, tu ne gagnes aucun des derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
        [one] Quoi que { $who } ait en main, tu gagnes un des derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
       *[other] Quoi que { $who } ait en main, tu gagnes { $n } des derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
    }
why-treasure-saved = Avec { $card }, tu prends le pli ; { $other } le perdrait, et son point irait à { $who }.
why-swaps = Avec { $card }, tu peux échanger { $down } contre le décret, { $decree }, { $power } ; l’atout ne change pas.
why-swaps-few = { $aim } : avec { $card }, tu peux échanger { $down } contre le décret, { $decree }, qui gagne moins ; l’atout ne change pas.
why-digs = { $aim } : la Pelle seule perd ce pli, mais avec { $one } ou { $two } de ton dernier pli, tu peux encore le gagner.
why-takes-decree-turn = Le décret, { $decree }, est une carte forte : avec { $card }, tu le prends en main et poses { $down } à sa place, et les { $suit } deviennent atout.
why-surest-win = { $aim } : de toutes tes entames, { $card } est celle qui a le plus de chances de prendre le pli.
why-surest-loss = { $aim } : de toutes tes entames, { $card } est celle que { $who } prendra le plus probablement.
why-most-tricks = { $aim } : de tous tes choix, { $card } est celui qui mène au plus de plis dans cette manche.
why-fewest-tricks = { $aim } : de tous tes choix, { $card } est celui qui mène au moins de plis dans cette manche.
why-several-keep = Beaucoup de tes cartes pourraient partir aussi bien que { $card }. L’important est de garder { $other }, { $power }.
why-several-away = Beaucoup de tes cartes pourraient partir aussi bien que { $card }. L’important est de garder { $other }.
why-several = Plusieurs autres cartes valent ici à peu près { $card }. Celle à éviter est { $other }.
