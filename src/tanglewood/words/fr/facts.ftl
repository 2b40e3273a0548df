# Ce qui sépare le coup conseillé d’un jeu du renard de ceux qui sont moins bons.

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
said-all-close = Peu de chose sépare ici { $others }.
aim-many = Ici, tu veux des plis
aim-few = Ici, tu veux peu de plis
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
said-weakest = { $card } perd ce pli, et c’est la carte la plus faible qui le fasse.
said-weakest-too = { $card } perd ce pli, et c’est l’une de tes cartes les plus faibles.
said-weakest-anyway = Le pli est perdu de toute façon : { $card } est la carte la plus faible que tu puisses jouer.
said-shed = { $card } perd ce pli, et c’est la carte la plus forte qui le fasse.
said-shed-too = { $card } perd ce pli, et c’est l’une de tes cartes les plus fortes.
said-shed-anyway = Le pli est perdu de toute façon : tu te défais ainsi de { $card }, la carte la plus forte que tu puisses jouer.
said-draws = { $card } pioche une carte, et { $useless } peut partir à sa place.
said-draws-few = { $card } pioche une carte, et { $useless } peut partir avant de gagner un pli.
said-fox-swaps = Avec { $card }, tu échanges { $down } contre { $decree }, et { $suit } restent atout.
said-trump-kept =
    { $n ->
        [one] Garde { $all } pour plus tard : c’est un atout.
       *[other] Garde { $all } pour plus tard : ce sont des atouts.
    }
said-void = { $card } est ta dernière carte de { $suit } : après, tu peux les couper.
said-void-few = { $card } est ta dernière carte de { $suit } : après, tu peux te défausser de tout quand on les entame.
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
said-monarch-highest = { $who } doit répondre à { $card } par la plus haute des { $suit }.
said-swan-led = Même si { $card } perd, tu entames encore : { $next } peut alors gagner.
said-swan-led-few = Même si { $card } perd, tu entames encore : alors { $next }, que { $who } peut battre facilement.
said-swan-led-kept = Tu as l’entame : garde { $all } pour la reprendre plus tard.
said-turn-takes = Avec { $card } posée, { $suit } sont atout, et tu prends ce pli.
said-turn-takes-stay = Avec { $suit } pour atout, tu prends ce pli.
said-turn-loses = Avec { $card } posée, { $suit } sont atout, et tu perds ce pli.
said-turn-loses-stay = Avec { $suit } pour atout, tu perds ce pli.
said-gained = Pour { $card }, tu reçois { $decree }, que presque rien ne bat.
said-turned =
    { $n ->
        [0] Avec { $card } posée, { $suit } deviennent atout : tu n’en as aucune, et de { $old } { $less } sur { $every }.
       *[other] Avec { $card } posée, { $suit } deviennent atout : tu as { $n } des { $all } qui restent, et de { $old } { $less } sur { $every }.
    }
said-turned-same = { $suit } restent atout, et avec { $decree } contre { $card }, tu as { $n } des { $all } qui restent.
said-turned-stay =
    { $n ->
        [0] { $suit } restent atout : tu n’en as aucune.
       *[other] { $suit } restent atout : tu as { $n } des { $all } qui restent.
    }
said-fox-turns =
    { $n ->
        [0] Avec { $card }, tu peux poser { $down } : { $suit } deviennent alors atout, dont tu n’as aucune, et de { $old } { $less } sur { $every }.
       *[other] Avec { $card }, tu peux poser { $down } : { $suit } deviennent alors atout, dont tu as { $n } des { $all } qui restent, et de { $old } { $less } sur { $every }.
    }
said-fox-kept = Garde { $all } : de quoi faire plus tard de { $suit } l’atout, dont tu as davantage.
said-ripe = Maintenant, { $card } a plus de chances de gagner un pli que plus tard.
said-ripe-others = Maintenant, { $others } aurait plus de chances de gagner un pli que plus tard.
said-unripe = Maintenant, { $card } peut perdre, et gagnerait sans doute un pli plus tard.
said-unripe-others =
    { $n ->
        [one] Garde { $all } : elle a plus de chances de gagner un pli plus tard que maintenant.
       *[other] Garde { $all } : elles ont plus de chances de gagner des plis plus tard que maintenant.
    }
said-unripe-others-until =
    { $n ->
        [one] Garde { $all } : maintenant { $cards } peut la battre, et plus tard elle a plus de chances de gagner.
       *[other] Garde { $all } : maintenant { $cards } peut les battre, et plus tard elles ont plus de chances de gagner.
    }
said-helps = Avec { $card }, ta carte { $other } a plus de chances de gagner un pli plus tard.
said-spares = Avec { $card }, ta carte { $other } est plus facile à perdre plus tard.
said-treasure-comes = Avec { $card }, le point de { $prize } te revient plus sûrement.
said-treasure-comes-own = { $card } te rapporte son point plus sûrement maintenant que plus tard.
said-treasure-goes = Avec { $others }, le point de { $prize } irait plus souvent à { $who }.
said-poison-comes = Avec { $card }, le poison de { $prize } va plus souvent à { $who }.
said-poison-comes-own = { $card } laisse son poison à { $who } plus sûrement maintenant que plus tard.
said-poison-goes = Avec { $others }, tu prendrais plus souvent le poison de { $prize }.
said-deed-led = Avec { $card }, tu prendras sans doute le pli.
said-deed-led-lost = { $who } battra sans doute { $card }.
said-deed-takes = Avec { $card }, tu prendras sans doute ce pli.
said-deed-takes-sure = Avec { $card }, tu prends ce pli.
said-deed-loses = Avec { $card }, tu perdras sans doute ce pli.
said-deed-loses-sure = Avec { $card }, tu perds ce pli.
said-costs-more = Avec { $others }, tu gagnerais moins de plis.
said-costs-fewer = Avec { $others }, tu gagnerais plus de plis.
said-costs-treasure = Avec { $others }, plus de Trésor irait à { $who }.
said-costs-poison = Avec { $others }, tu prendrais plus de poison.
said-costs-goals = Avec { $others }, tu perdrais plus aux objectifs.
aim-block = Avec six plis, tu empêches { $who } d’atteindre le huitième, qui compterait
said-swan-lead = { $card } perd ce pli, et tu mènes le suivant.
said-swan-led-lead = Même si { $card } perd, c’est encore toi qui mènes.
aim-from =
    { $n ->
        [one] À partir de { $first } plis, ils comptent à nouveau, et il t’en manque un
       *[other] À partir de { $first } plis, ils comptent à nouveau, et il t’en manque { $n }
    }
said-turn-likely = Avec { $card } posée, { $suit } deviennent atout, et tu prendras sans doute ce pli.
said-turn-likely-stay = Avec { $suit } pour atout, tu prendras sans doute ce pli.
said-wins-kept = { $card } s’en va donc : gardée, elle gagnerait sans doute un pli.
said-wins-kept-others =
    { $n ->
        [one] Garde { $all }, qui peut sans doute gagner un pli.
       *[other] Garde { $all }, qui peuvent sans doute gagner des plis.
    }
said-lost-kept = { $card } s’en va donc : elle ne gagnerait guère de pli.
said-lost-kept-others =
    { $n ->
        [one] Garde { $all }, qui ne gagnera guère de pli.
       *[other] Garde { $all }, qui ne gagneront guère de plis.
    }
said-deed-led-keeps =
    { $n ->
        [one] { $who } battra sans doute { $card }, et tu gardes { $cards }, qui peut gagner un pli plus tard.
       *[other] { $who } battra sans doute { $card }, et tu gardes { $cards }, qui peuvent gagner des plis plus tard.
    }
said-few-worse = Ici, seul { $others } serait nettement moins bon ; peu de chose sépare les autres choix.
said-close = Peu de chose sépare { $others }, et le reste est moins bon.
