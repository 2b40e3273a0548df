# Ce que fait par lui-même le coup conseillé : à quoi il sert, ce que fait la carte et ce qui reste.

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
own-keep = { $say } Garde { $kept }.
kept-top = { $card }, qu’aucune carte des { $suit } encore en jeu ne bat
kept-two-top = { $one } et { $two }, qu’aucune carte de leurs couleurs encore en jeu ne bat
kept-under = { $card }, que parmi les { $suit } seule { $over } peut battre
kept-witch = { $card }, qui seule dans un pli compte comme atout
kept-able = { $card }, { $power }
kept-low = { $card }, que { $who } peut battre facilement
kept-two-low = { $one } et { $two }, que { $who } peut battre facilement
own-sure = Rien de ce que { $who } peut avoir ne bat { $card } : le pli est à toi.
own-top = Aucune carte de { $suit } encore en jeu ne bat { $card } : { $who } ne pourrait que couper.
own-top-trump = Aucun atout au-dessus de { $card } n’est encore en jeu : elle prendra presque sûrement le pli.
own-may-lose = { $n } cartes que { $who } peut avoir battent { $card }, qui peut bien ne gagner aucun pli.
own-takes-poison = { $card } prend ce pli à { $lead } : son poison te coûte un point, mais cela te fait { $n ->
        [one] un pli
       *[other] { $n } plis
    }.
own-takes-both = { $card } prend ce pli à { $lead } : le point de { $prize } compense le poison.
own-same-prize = L’atout reste : contre { $card }, tu prends { $decree } en main, et son point si tu gagnes un pli avec elle.
own-same-able = L’atout reste : contre { $card }, tu prends { $decree } en main, { $power }.
own-with-point = { $say } Son point vient avec.
own-with-poison = { $say } Son poison te coûte un point.
own-witch = Seule dans le pli, { $card } compte comme atout, et il n’y a que { $cards } pour la battre.
own-above = En { $suit }, il ne reste que { $cards } pour battre { $card }, qui prendra sans doute le pli.
own-half = En { $suit }, il ne reste que { $cards } pour battre { $card }, qui peut bien prendre le pli.
own-weak = Entame { $card }, que { $n } cartes battent encore, et garde { $kept }.
own-swan = { $who } prendra sans doute { $card }, et c’est quand même toi qui entameras ensuite. Pour cela tu as { $next }.
own-must =
    { $less ->
        [0] { $who } devra le plus souvent prendre { $card } : toutes les cartes de { $suit } encore en jeu la battent.
       *[other] { $who } devra le plus souvent prendre { $card } : parmi les { $suit } encore en jeu, { $n } la battent et { $less } seulement ne la battent pas.
    }
own-most = { $n } cartes que { $who } peut avoir battent { $card }, au moins autant que toute autre carte que tu pourrais entamer.
own-easy = { $n } cartes que { $who } peut avoir battent { $card }, qui ne gagnera sans doute aucun pli.
own-now-top = Aucune carte de { $suit } encore en jeu ne bat { $card }, qui gagnera un pli tôt ou tard : que ce soit celui-ci.
own-now = Parmi les { $suit }, il n’y a que { $cards } pour battre { $card }, qui gagnera un pli tôt ou tard : que ce soit celui-ci.
own-draw = { $card } pioche une nouvelle carte, et { $useless }, que { $n } cartes battent encore, peut aller sous la pioche.
own-draw-few = { $card } pioche une nouvelle carte, et { $useless } peut aller sous la pioche avant de gagner un pli.
own-fox = Joue { $card } et pose { $down } comme décret : alors les { $suit } sont atout, et tu en as { $cards }.
own-fox-none = Joue { $card } et pose { $down } comme décret : alors les { $suit } sont atout, et tu n’en as aucun.
own-turn = Pose { $down } comme décret : alors les { $suit } sont atout, et tu en as { $cards }.
own-turn-none = Pose { $down } comme décret : alors les { $suit } sont atout, et tu n’en as aucun.
own-takes =
    { $n ->
        [one] { $card } prend ce pli à { $lead } : ton premier.
       *[other] { $card } prend ce pli à { $lead } : cela t’en fait { $n }.
    }
own-takes-prize =
    { $n ->
        [one] { $card } prend ce pli à { $lead }, ton premier, et le point de { $prize } avec lui.
       *[other] { $card } prend ce pli à { $lead }, et le point de { $prize } avec lui : cela te fait { $n } plis.
    }
own-spent = { $card } prend ce pli à { $lead }, et n’en gagnera plus d’autre. Garde { $kept }.
own-lost = { $card } perd contre { $lead } ; { $n } cartes la battent encore, donc laisse-la partir. Garde { $kept }.
own-lost-top = { $card } perd maintenant contre { $lead } ; plus tard elle gagnerait sans doute un pli, car aucune carte de { $suit } encore en jeu ne la bat.
own-lost-few = { $card } perd maintenant contre { $lead } ; plus tard elle gagnerait facilement un pli, car parmi les { $suit } il n’y a que { $cards } pour la battre.
own-away = Écarte { $card }, que { $n } cartes battent encore, et garde { $kept }.
own-away-top = Écarte { $card }, qu’aucune carte des { $suit } encore en jeu ne bat, avant qu’elle gagne un pli. Garde { $kept }.
own-away-few = Écarte { $card }, que parmi les { $suit } seule { $cards } bat, avant qu’elle gagne un pli. Garde { $kept }.
own-away-most =
    { $n ->
        [one] Écarte { $card } : une carte la bat encore, et aucune ne bat celles que tu gardes.
       *[other] Écarte { $card } : { $n } cartes la battent encore, plus que chacune de celles que tu gardes.
    }
own-away-least =
    { $n ->
        [0] Écarte { $card } : aucune carte ne la bat plus, contrairement à toutes celles que tu gardes.
        [one] Écarte { $card } : une seule carte la bat encore, et davantage battent chacune de celles que tu gardes.
       *[other] Écarte { $card } : seules { $n } cartes la battent encore, et davantage battent chacune de celles que tu gardes.
    }
own-crowned = Avec la Couronne, { $card } compte comme un 11 et prendra sans doute le pli. Garde { $kept }.
own-special-takes = Tu n’as besoin d’aucune autre carte pour ce pli : { $card } le prendra sans doute. Garde { $kept }.
own-special-loses = Tu perdras sans doute ce pli avec { $card }. Garde { $kept }.
own-same = L’atout reste, la main change : { $many ->
        [0] aucune carte encore en jeu ne bat
        [one] une carte encore en jeu bat
       *[other] { $many } cartes encore en jeu battent
    } { $decree }, que tu prends, et { $n ->
        [0] aucune ne bat
        [one] une bat
       *[other] { $n } battent
    } { $card }, que tu donnes.
own-leave = Laisse les { $suit } comme atout : tu en as { $cards }.
own-leave-none = Laisse les { $suit } comme atout : tu n’en as aucun.
why-end-alike-both = Avec { $card } ou { $other } d’abord, tu gagnes les deux derniers plis, sauf si { $who } a { $cards } : alors un seul.
why-end-alike-one = Avec { $card } ou { $other } d’abord, tu gagnes un des deux derniers plis, sauf si { $who } a { $cards } : alors aucun.
own-top-trump-but = Aucun atout au-dessus de { $card } n’est encore en jeu : il ne reste que { $cards } pour la battre.
aim-point-likely = Tu finiras sans doute Vaincu, et là chaque pli te rapporte encore un point
apart-treasure = Avec { $other }, c’est sans doute { $who } qui aurait son point.
apart-poison = Avec { $other }, tu prendrais sans doute du poison.
apart-takes-more = Avec { $other }, tu prendrais ce pli plus souvent.
apart-takes-less = Avec { $other }, tu perdrais ce pli plus souvent.
apart-power = Garde { $other }, { $power }.
apart-trump = Garde { $other } : c’est un atout, qui peut couper les { $suit }, dont tu n’auras plus aucune carte.
apart-stronger = Garde { $other }, que moins de cartes encore en jeu battent.
apart-weaker = Plus de cartes encore en jeu battent { $other }, que tu peux donc perdre plus tard.
apart-void = Après elle, tu n’as plus de { $suit }, et tu peux les couper.
apart-void-few = Après elle, tu n’as plus de { $suit }, et tu peux défausser n’importe quelle carte quand ils sont entamés.
apart-fewer-trumps = Avec { $other }, les { $suit } seraient atout, et tu en aurais moins.
apart-more-trumps = Avec { $other }, les { $suit } seraient atout, et tu en aurais davantage.
apart-higher = Garde { $other }, qui bat aussi { $between }.
apart-lower = Garde { $other }, que { $between } bat encore.
own-lost-could =
    { $n ->
        [0] { $taker } pourrait prendre ce pli, mais aucune carte encore en jeu ne la bat : garde-la pour l’entamer, et laisse partir { $card }.
        [one] { $taker } pourrait prendre ce pli, mais une seule carte encore en jeu la bat : garde-la pour l’entamer, et laisse partir { $card }.
       *[other] { $taker } pourrait prendre ce pli, mais seules { $n } cartes encore en jeu la battent : garde-la pour l’entamer, et laisse partir { $card }.
    }
own-monarch = { $who } doit répondre à { $card } par la plus haute carte des { $suit } ou par le 1 : le plus souvent { $one }, qui prend le pli.
