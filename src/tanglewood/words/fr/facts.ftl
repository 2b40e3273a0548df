# Ce qui sépare le coup conseillé d’un jeu du renard de ceux qui sont moins bons.

aim-open =
    { $n ->
        [0] Tu n’as pas encore de pli, et « Humble » comme « Victorieux » restent possibles
       *[other] Tu as { $n } { $n ->
            [one] pli
           *[other] plis
        }, et « Humble » comme « Victorieux » restent possibles
    }
aim-fewer-with =
    { $n ->
        [0] Avec des cartes comme { $cards }, tu risques d’arriver à dix plis : ce serait « Avide »
        [one] Tu as { $n } pli, et avec des cartes comme { $cards } tu risques d’arriver à dix : ce serait « Avide »
       *[other] Tu as { $n } plis, et avec des cartes comme { $cards } tu risques d’arriver à dix : ce serait « Avide »
    }
own-for = { $aim }. { $say }
why-end-alike-both = Avec { $card } ou { $other } d’abord, tu gagnes les deux derniers plis, sauf si { $who } a { $cards } : alors un seul.
why-end-alike-one = Avec { $card } ou { $other } d’abord, tu gagnes un des deux derniers plis, sauf si { $who } a { $cards } : alors aucun.
aim-point-likely = Tu finiras sans doute Vaincu, et là chaque pli te rapporte encore un point
said-or = { $first } À peu près aussi bien : { $others }.
said-or-most = { $first } La plupart des autres choix se valent à peu près.
said-next = { $first } Juste derrière : { $others }.
said-worst = Peu de chose sépare ici { $others }. { $first }
said-few-worse = Ici, seul { $others } serait nettement moins bon ; peu de chose sépare les autres choix.
said-close = Peu de chose sépare { $others }, et le reste est moins bon.
said-all-close = Peu de chose sépare ici { $others }.
aim-many = Ici, tu veux des plis
aim-few = Ici, tu veux peu de plis
aim-greedy = Dix plis, ce serait « Avide »
said-all-take = Quoi que tu joues prend ce pli, et le choix ne change guère.
said-all-lose = Quoi que tu joues perd ce pli, et le choix ne change guère.
said-all-top = Quoi que tu entames prend le pli, et l’ordre ne change guère.
said-all-beaten = { $who } peut sans doute battre tout ce que tu entames : le choix ne change guère.
said-every-turn-takes = Quoi que tu poses, tu prends ce pli, et le choix ne change guère.
said-every-turn-loses = Quoi que tu poses, tu perds ce pli, et le choix ne change guère.
said-prize = Avec { $card }, tu prends le pli, et le point de { $prize } avec lui.
said-prize-left = Avec { $others }, tu laisserais le point de { $prize } à { $who }.
said-pulls-prize = Avec { $card }, tu gagnes { $prize }, que { $who } doit y jouer.
said-treasure-given = Avec { $others }, tu perdrais aussi, et donnerais son point à { $who }.
said-treasure-home = { $card } prend ce pli, et son point est à l’abri.
said-treasure-led = { $card } prendra sans doute le pli, avec son point.
said-treasure-risked = { $others } perdrait sans doute son point au profit de { $who }.
said-treasure-kept =
    { $n ->
        [one] Garde { $all } : son point peut encore te revenir.
       *[other] Garde { $all } : leurs points peuvent encore te revenir.
    }
said-poison-eaten = Avec { $others }, tu prendrais du poison, ce qui te coûte un point.
said-poison-left = Avec { $card }, tu laisses le poison à { $who }.
said-poison-led = { $who } devra sans doute prendre { $card }, et son poison.
said-poison-risked = { $others } risque de te valoir son poison.
said-goal = Avec { $card }, tu atteindras sans doute l’objectif { $goal }.
said-goal-costs = Avec { $card }, tu coûteras sans doute des points à { $who } pour l’objectif { $goal }.
said-goal-theirs = Avec { $others }, tu donnerais sans doute l’objectif { $goal } à { $who }.
said-goal-lost = Avec { $others }, tu perdrais sans doute des points pour l’objectif { $goal }.
said-takes = Avec { $card }, tu prends ce pli.
said-take-others = Avec { $others }, tu prendrais ce pli.
said-loses = Avec { $card }, tu perds ce pli.
said-lose-others = Avec { $others }, tu perdrais ce pli.
said-fox-takes = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu prends ce pli.
said-swan = { $card } perd ce pli, et tu entames le suivant : { $next } peut alors gagner.
said-swan-few = { $card } perd ce pli, et tu entames le suivant : alors { $next }, que { $who } peut battre facilement.
said-swan-kept =
    { $n ->
        [one] Garde { $all } : en perdant, elle te donne l’entame.
       *[other] Garde { $all } : en perdant, elles te donnent l’entame.
    }
said-enough = { $card } est la carte la plus faible qui prenne ce pli.
said-enough-too = { $card } prend ce pli, et c’est l’une des cartes les plus faibles qui le fassent.
said-spent = { $card } prend ce pli, et ta carte la plus forte est alors partie.
said-spent-too = { $card } prend ce pli, et l’une de tes cartes les plus fortes est alors partie.
said-better-kept = Garde { $all } pour gagner un autre pli.
said-wasted = Garde { $all } : de quoi gagner encore un pli.
said-weakest = { $card } perd ce pli, et c’est la carte la plus faible qui le fasse.
said-weakest-too = { $card } perd ce pli, et c’est l’une de tes cartes les plus faibles.
said-weakest-anyway = Le pli est perdu de toute façon : { $card } est la carte la plus faible que tu puisses jouer.
said-shed = { $card } perd ce pli, et c’est la carte la plus forte qui le fasse.
said-shed-too = { $card } perd ce pli, et c’est l’une de tes cartes les plus fortes.
said-shed-anyway = Le pli est perdu de toute façon : tu te défais ainsi de { $card }, la carte la plus forte que tu puisses jouer.
said-lower-kept = Garde { $all }, plus facile à perdre plus tard.
said-stronger-kept = Garde { $all } pour plus tard : c’est la carte la plus forte.
said-draws = { $card } pioche une carte, et { $useless } peut partir à sa place.
said-draws-any = { $card } pioche une carte, et tu choisis celle qui part.
said-draws-few = { $card } pioche une carte, et { $useless } peut partir avant de gagner un pli.
said-cutter-kept = Garde { $all } : de quoi piocher plus tard une meilleure carte.
said-fox-kept = Garde { $all } : de quoi changer l’atout plus tard.
said-monarch-kept =
    { $n ->
        [one] Garde { $all } : à l’entame, elle force la plus haute carte de sa couleur.
       *[other] Garde { $all } : à l’entame, elles forcent les plus hautes cartes de leurs couleurs.
    }
said-special-kept = Garde { $all } pour un pli suivant.
said-fox-swaps = Avec { $card }, tu échanges { $down } contre { $decree }, et { $suit } restent atout.
said-fox-turns = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu as { $cards }.
said-fox-turns-few = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu en as moins.
said-fox-turns-none = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu n’en as aucun.
said-trump-kept =
    { $n ->
        [one] Garde { $all } pour plus tard : c’est un atout.
       *[other] Garde { $all } pour plus tard : ce sont des atouts.
    }
said-top-trump = { $card } est ton plus fort atout, et gagnerait un pli.
said-void = { $card } est ta dernière carte de { $suit } : après, tu peux les couper.
said-void-few = { $card } est ta dernière carte de { $suit } : après, tu peux te défausser de tout quand on les entame.
said-weak-suit = En { $suit }, tu n’as rien de fort : lâche { $card }.
said-strong-suit = C’est en { $suit } que tu gagnerais le plus de plis : lâche { $card }.
said-top = Rien de ce que { $who } peut avoir ne bat { $card }.
said-top-others = Avec { $others }, tu prendrais sûrement le pli.
said-likely = Seul { $cards } peut battre { $card }.
said-likely-others = Avec { $others }, tu prendrais sans doute le pli.
said-forced = { $who } devra sans doute prendre { $card }.
said-beaten = { $who } peut sans doute battre { $card }.
said-beaten-others = { $who } pourrait sans doute battre { $others }.
said-trumped = { $who } n’a sans doute pas de { $suit }, et peut couper { $card }.
said-trumped-others = { $who } pourrait sans doute couper { $others }.
said-monarch = { $who } doit répondre à { $card } par le 1 ou la plus haute des { $suit }.
said-swan-led = Même si { $card } perd, tu entames encore : { $next } peut alors gagner.
said-swan-led-few = Même si { $card } perd, tu entames encore : alors { $next }, que { $who } peut battre facilement.
said-swan-led-kept = Tu as l’entame : garde { $all } pour la reprendre plus tard.
said-waits =
    { $n ->
        [one] Garde { $all } tant que { $cards } peut la battre.
       *[other] Garde { $all } tant que { $cards } peuvent les battre.
    }
said-weakest-lead = { $card } est la carte que { $who } bat le plus facilement : tu ne perds rien de mieux.
said-strongest-lead = { $card } est ta carte la plus forte, et prend un pli tôt ou tard.
said-low-kept =
    { $n ->
        [one] Garde { $all }, facile à perdre plus tard.
       *[other] Garde { $all }, faciles à perdre plus tard.
    }
said-strong-kept = Garde { $all } : de quoi gagner encore un pli.
said-away-weakest = { $card } est la carte la plus faible de ta main.
said-away-weakest-too = { $card } est l’une de tes cartes les plus faibles.
said-away-strongest = { $card } est la carte la plus forte de ta main.
said-away-strongest-too = { $card } est l’une de tes cartes les plus fortes.
said-give-weakest = { $card } est la carte la plus faible que tu puisses donner.
said-give-weakest-too = { $card } est l’une de tes cartes les plus faibles.
said-give-strongest = { $card } est la carte la plus forte que tu puisses donner.
said-give-strongest-too = { $card } est l’une de tes cartes les plus fortes.
said-turn-takes = Avec { $card } posée, { $suit } sont atout, et tu prends ce pli.
said-turn-takes-stay = Avec { $suit } pour atout, tu prends ce pli.
said-turn-loses = Avec { $card } posée, { $suit } sont atout, et tu perds ce pli.
said-turn-loses-stay = Avec { $suit } pour atout, tu perds ce pli.
said-trump = Avec { $card } posée, { $suit } deviennent atout, et tu as { $cards }.
said-trump-stay = { $suit } restent atout, et tu as { $cards }.
said-trump-same = { $suit } restent atout, et tu as alors { $cards }.
said-trump-few = Avec { $card } posée, { $suit } deviennent atout, et tu n’en as que { $cards }.
said-trump-stay-few = { $suit } restent atout, et tu n’en as que { $cards }.
said-trump-same-few = { $suit } restent atout, et tu n’en as alors que { $cards }.
said-trump-none = Avec { $card } posée, { $suit } deviennent atout, et tu n’en as aucun.
said-trump-stay-none = { $suit } restent atout, et tu n’en as aucun.
said-trump-same-none = { $suit } restent atout, et tu n’en as alors aucun.
said-gained = Pour { $card }, tu reçois { $decree }, que presque rien ne bat.
said-gained-able = Pour { $card }, tu reçois { $decree }, { $power }.
said-keeps-over = Garde { $all } : { $decree }, que tu recevrais en échange, est plus faible.
said-keeps-under = Garde { $all } : { $decree }, que tu recevrais en échange, est plus forte.
