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
fact-or = { $first } À peu près aussi bien : { $others }.
fact-or-most = { $first } La plupart des autres choix se valent à peu près.
fact-next = { $first } Juste derrière : { $others }.
fact-worst = Peu de chose sépare ici { $others }. { $first }
fact-few-worse = Ici, seul { $others } serait nettement moins bon ; peu de chose sépare les autres choix.
fact-close = Peu de chose sépare { $others }, et le reste est moins bon.
fact-all-close = Peu de chose sépare ici { $others }.
aim-many = Ici, tu veux des plis
aim-few = Ici, tu veux peu de plis
aim-greedy = Dix plis, ce serait « Avide »
fact-all-take = Quoi que tu joues prend ce pli, et le choix ne change guère.
fact-all-lose = Quoi que tu joues perd ce pli, et le choix ne change guère.
fact-all-top = Quoi que tu entames prend le pli, et l’ordre ne change guère.
fact-all-beaten = { $who } peut sans doute battre tout ce que tu entames : le choix ne change guère.
fact-every-turn-takes = Quoi que tu poses, tu prends ce pli, et le choix ne change guère.
fact-every-turn-loses = Quoi que tu poses, tu perds ce pli, et le choix ne change guère.
fact-prize = { $card } prend le pli, et le point de { $prize } avec lui.
fact-prize-left = { $others } laisserait le point de { $prize } à { $who }.
fact-pulls-prize = { $card } te rapporte { $prize }, que { $who } doit y jouer.
fact-treasure-given = { $others } perdrait aussi, et donnerait son point à { $who }.
fact-treasure-home = { $card } prend ce pli, et son point est à l’abri.
fact-treasure-led = { $card } prendra sans doute le pli, avec son point.
fact-treasure-risked = { $others } perdrait sans doute son point au profit de { $who }.
fact-treasure-kept = Garde { $all } : son point peut encore te revenir.
fact-poison-eaten = { $others } prendrait du poison, ce qui te coûte un point.
fact-poison-left = { $card } laisse le poison à { $who }.
fact-poison-led = { $who } devra sans doute prendre { $card }, et son poison.
fact-poison-risked = { $others } risque de te valoir son poison.
fact-goal = { $card } te rapportera sans doute l’objectif { $goal }.
fact-goal-lost = { $others } te coûterait sans doute des points pour l’objectif { $goal }.
fact-takes = { $card } prend ce pli.
fact-take-others = { $others } prendrait ce pli.
fact-loses = { $card } perd ce pli.
fact-lose-others = { $others } perdrait ce pli.
fact-fox-takes = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu prends ce pli.
fact-swan = { $card } perd ce pli, et tu entames le suivant : { $next } peut alors gagner.
fact-swan-few = { $card } perd ce pli, et tu entames le suivant : alors { $next }, que { $who } peut battre facilement.
fact-swan-kept = Garde { $all } : en perdant, on entame le pli suivant.
fact-enough = { $card } est la carte la plus faible qui prenne ce pli.
fact-enough-too = { $card } prend ce pli, et c’est l’une des cartes les plus faibles qui le fassent.
fact-spent = { $card } prend ce pli, et ta carte la plus forte est alors partie.
fact-spent-too = { $card } prend ce pli, et l’une de tes cartes les plus fortes est alors partie.
fact-better-kept = Garde { $all } pour gagner un autre pli.
fact-wasted = Garde { $all } : de quoi gagner encore un pli.
fact-weakest = { $card } perd ce pli, et c’est la carte la plus faible qui le fasse.
fact-weakest-too = { $card } perd ce pli, et c’est l’une de tes cartes les plus faibles.
fact-weakest-anyway = Le pli est perdu de toute façon : { $card } est la carte la plus faible que tu puisses jouer.
fact-shed = { $card } perd ce pli, et c’est la carte la plus forte qui le fasse.
fact-shed-too = { $card } perd ce pli, et c’est l’une de tes cartes les plus fortes.
fact-shed-anyway = Le pli est perdu de toute façon : tu te défais ainsi de { $card }, la carte la plus forte que tu puisses jouer.
fact-lower-kept = Garde { $all }, plus facile à perdre plus tard.
fact-stronger-kept = Garde { $all } pour plus tard : c’est la carte la plus forte.
fact-draws = { $card } pioche une carte, et { $useless } peut partir à sa place.
fact-draws-few = { $card } pioche une carte, et { $useless } peut partir avant de gagner un pli.
fact-cutter-kept = Garde { $all } : de quoi piocher plus tard une meilleure carte.
fact-fox-kept = Garde { $all } : de quoi changer l’atout plus tard.
fact-monarch-kept = Garde { $all } : à l’entame, elle force la plus haute carte de sa couleur.
fact-special-kept = Garde { $all } pour un pli suivant.
fact-fox-swaps = Avec { $card }, tu échanges { $down } contre { $decree }, et { $suit } restent atout.
fact-fox-turns = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu as { $cards }.
fact-fox-turns-few = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu en as moins.
fact-fox-turns-none = Avec { $card }, tu poses { $down } : { $suit } deviennent atout, et tu n’en as aucun.
fact-trump-kept =
    { $n ->
        [one] Garde { $all } pour plus tard : c’est un atout.
       *[other] Garde { $all } pour plus tard : ce sont des atouts.
    }
fact-top-trump = { $card } est ton plus fort atout, et gagnerait un pli.
fact-void = { $card } est ta dernière carte de { $suit } : après, tu peux les couper.
fact-void-few = { $card } est ta dernière carte de { $suit } : après, tu peux te défausser de tout quand on les entame.
fact-weak-suit = En { $suit }, tu n’as rien de fort : lâche { $card }.
fact-strong-suit = C’est en { $suit } que tu gagnerais le plus de plis : lâche { $card }.
fact-top = Rien de ce que { $who } peut avoir ne bat { $card }.
fact-top-others = { $others } prendrait sûrement le pli.
fact-likely = Seul { $cards } peut battre { $card }.
fact-likely-others = { $others } prendrait sans doute le pli.
fact-forced = { $who } devra sans doute prendre { $card }.
fact-beaten = { $who } peut sans doute battre { $card }.
fact-beaten-others = { $who } pourrait sans doute battre { $others }.
fact-trumped = { $who } n’a sans doute pas de { $suit }, et peut couper { $card }.
fact-trumped-others = { $who } pourrait sans doute couper { $others }.
fact-monarch = { $who } doit répondre à { $card } par le 1 ou la plus haute des { $suit }.
fact-swan-led = Même si { $card } perd, tu entames encore : { $next } peut alors gagner.
fact-swan-led-few = Même si { $card } perd, tu entames encore : alors { $next }, que { $who } peut battre facilement.
fact-swan-led-kept = Tu as l’entame : garde { $all } pour la reprendre plus tard.
fact-waits = Garde { $all } tant que { $cards } peut battre.
fact-weakest-lead = { $card } est la carte que { $who } bat le plus facilement : tu ne perds rien de mieux.
fact-strongest-lead = { $card } est ta carte la plus forte, et prend un pli tôt ou tard.
fact-low-kept = Garde { $all } : facile à perdre plus tard.
fact-strong-kept = Garde { $all } : de quoi gagner encore un pli.
fact-away-weakest = { $card } est la carte la plus faible de ta main.
fact-away-weakest-too = { $card } est l’une de tes cartes les plus faibles.
fact-away-strongest = { $card } est la carte la plus forte de ta main.
fact-away-strongest-too = { $card } est l’une de tes cartes les plus fortes.
fact-give-weakest = { $card } est la carte la plus faible que tu puisses donner.
fact-give-weakest-too = { $card } est l’une de tes cartes les plus faibles.
fact-give-strongest = { $card } est la carte la plus forte que tu puisses donner.
fact-give-strongest-too = { $card } est l’une de tes cartes les plus fortes.
fact-turn-takes = Avec { $card } posée, { $suit } sont atout, et tu prends ce pli.
fact-turn-takes-stay = Avec { $suit } pour atout, tu prends ce pli.
fact-turn-loses = Avec { $card } posée, { $suit } sont atout, et tu perds ce pli.
fact-turn-loses-stay = Avec { $suit } pour atout, tu perds ce pli.
fact-trump = Avec { $card } posée, { $suit } deviennent atout, et tu as { $cards }.
fact-trump-stay = { $suit } restent atout, et tu as { $cards }.
fact-trump-same = { $suit } restent atout, et tu as alors { $cards }.
fact-trump-few = Avec { $card } posée, { $suit } deviennent atout, et tu n’en as que { $cards }.
fact-trump-stay-few = { $suit } restent atout, et tu n’en as que { $cards }.
fact-trump-same-few = { $suit } restent atout, et tu n’en as alors que { $cards }.
fact-trump-none = Avec { $card } posée, { $suit } deviennent atout, et tu n’en as aucun.
fact-trump-stay-none = { $suit } restent atout, et tu n’en as aucun.
fact-trump-same-none = { $suit } restent atout, et tu n’en as alors aucun.
fact-gained = Pour { $card }, tu reçois { $decree }, que presque rien ne bat.
fact-gained-able = Pour { $card }, tu reçois { $decree }, { $power }.
fact-keeps-over = Garde { $all } : { $decree }, que tu recevrais en échange, est plus faible.
fact-keeps-under = Garde { $all } : { $decree }, que tu recevrais en échange, est plus forte.
