# Ce qu’apporte un échange dans Into the Woods, et ce qui parle contre un autre.

why-this-trade = Cet échange
why-this-trade-too = Il
why-this-trade-only = Seul cet échange
why-this-trade-only-too = Lui seul
why-trade-set = { $do } complète tes trois { $value } : cela fait { $points } points d’un coup.
why-trade-set-solo = { $do } complète tes trois { $value } : une série de moins à trouver.
why-trade-sets = { $do } complète deux séries d’un coup, les { $one } et les { $two }.
why-trade-denies = { $do } enlève le troisième { $value } à { $who }, qui en tient deux et pourrait le payer.
why-trade-waits =
    Les trois { $value } peuvent attendre : { $sure ->
        [sure] au tour suivant, ton { $payer } les complète encore
       *[likely] au tour suivant, ton { $payer } peut très probablement encore les compléter
    }.
why-trade-next-one =
    { $do } te laisse deux { $value }, et un troisième est dans la rangée : { $sure ->
        [sure] au tour suivant, ton { $payer } le paie
       *[likely] au tour suivant, ton { $payer } peut très probablement le payer
    }.
why-trade-next-two =
    { $do } te laisse un { $value }, et deux autres sont dans la rangée : { $sure ->
        [sure] au tour suivant, ton { $payer } achète les deux
       *[likely] au tour suivant, ton { $payer } peut très probablement acheter les deux
    }.
why-trade-pair =
    { $n ->
        [one] { $do } forme une paire de { $value }, et { $n } autre peut encore être obtenu.
       *[other] { $do } forme une paire de { $value }, et { $n } autres peuvent encore être obtenus.
    }
why-trade-token = { $do } prend la carte du bout, { $card }, et avec elle un jeton : un point de plus.
why-trade-fresh =
    { $n ->
        [one] { $do } prend la fin de la rangée : cinq nouvelles cartes sont dévoilées pour toi.
       *[other] { $do } prend la fin de la rangée : cinq nouvelles cartes sont dévoilées, et tu en as { $n } à échanger contre elles.
    }
why-trade-keeps =
    { $n ->
        [one] { $do } garde tes deux { $value } ensemble, et { $n } autre peut encore être obtenu.
       *[other] { $do } garde tes deux { $value } ensemble, et { $n } autres peuvent encore être obtenus.
    }
why-trade-buyer = { $do } garde ton { $card }, qui peut acheter ensemble { $one } et { $two } de la rangée au tour suivant.
why-trade-full = { $do } te débarrasse d’un { $value }, et ceux-là sont déjà empochés.
why-trade-dead =
    { $n ->
        [0] { $do } te débarrasse d’un { $value } : aucun autre ne peut être obtenu, trois ne se réuniront donc jamais.
        [one] { $do } te débarrasse d’un { $value } : un seul autre peut être obtenu, trois ne se réuniront donc jamais.
       *[other] { $do } te débarrasse d’un { $value } : seuls { $n } autres peuvent être obtenus, trois ne se réuniront donc jamais.
    }
why-trade-two = { $do } apporte deux cartes pour une, { $one } et { $two } : avec { $n } en main, tu as plus de quoi acheter.
why-trade-two-most = { $do } apporte { $one } et { $two }, les deux cartes les plus hautes que ta main puisse acheter ensemble.
why-trade-cheap = { $do } se paie avec ta carte la plus basse, { $given } : les plus hautes restent et achètent davantage.
why-trade-pays = { $do } se paie avec un { $given } : ton { $kept } reste, qui peut acheter davantage.
why-trade-leaves = { $do } te laisse { $cards } pour acheter.
why-trade-rises = { $do } change { $given } en { $card }, qui pourra acheter deux cartes plus basses.
why-trade-rises-buys = { $do } change { $given } en { $card }, qui peut acheter ensemble { $one } et { $two } de la rangée au tour suivant.
why-trade-plenty =
    { $n ->
        [one] { $n } { $value } peut encore être obtenu, et aucune autre valeur de la rangée.
       *[other] { $n } { $value } peuvent encore être obtenus, et rien d’autre dans la rangée n’en compte autant.
    }
why-trade-missing =
    { $n ->
        [0] { $do } apporte un { $value }, dont la série te manque encore.
        [one] { $do } apporte un { $value }, dont la série te manque encore, et { $n } autre peut être obtenu.
       *[other] { $do } apporte un { $value }, dont la série te manque encore, et { $n } autres peuvent être obtenus.
    }
why-trade-same = { $do } échange un { $value } contre un autre : tout le reste de ta main demeure.
why-flaw-stuck = { $do } mettrait fin à la partie : rien dans ta main ne pourrait être échangé contre { $left } de la rangée.
why-flaw-few =
    { $n ->
        [0] { $do } apporterait { $points } points maintenant, mais ne te laisserait aucune carte pour acheter.
       *[other] { $do } apporterait { $points } points maintenant, mais ne te laisserait que { $cards } pour acheter.
    }
why-flaw-few-solo =
    { $n ->
        [0] { $do } compléterait une série maintenant, mais ne te laisserait aucune carte pour acheter.
       *[other] { $do } compléterait une série maintenant, mais ne te laisserait que { $cards } pour acheter.
    }
why-flaw-low = { $do } n’apporterait que { $value } points, et coûterait trois cartes qui peuvent encore en acheter d’autres.
why-flaw-over = { $do } laisserait le { $value } de la rangée à { $who }, qui en tient deux.
why-flaw-parts =
    { $n ->
        [one] { $do } séparerait tes deux { $value }, dont { $n } autre peut encore être obtenu.
       *[other] { $do } séparerait tes deux { $value }, dont { $n } autres peuvent encore être obtenus.
    }
why-flaw-sells = { $do } donnerait ta seule carte qui puisse acheter ensemble { $one } et { $two } de la rangée.
why-flaw-full = { $do } apporterait un { $value }, et ceux-là sont déjà empochés.
why-flaw-dead = { $do } apporterait un { $value }, dont trois ne peuvent plus se réunir.
why-flaw-token = { $do } laisserait la carte du bout, { $card }, et son jeton au joueur suivant.
why-flaw-one = { $do } n’apporterait qu’une carte pour une.
why-flaw-row = { $do } ne te laisserait que { $left } dans la rangée pour le tour suivant.
why-flaw-dear = { $do } donnerait ta carte la plus haute, le { $value }, qui achète plus que toute autre.
why-flaw-lows = { $do } n’apporterait que { $cards }, avec quoi on n’achète presque rien.
why-flaw-same = { $do } ne ferait qu’échanger un { $value } contre un autre.
why-woods-even-solo = Aucun échange ne complète de série maintenant, et tes chances sont les mêmes avec chacun.
