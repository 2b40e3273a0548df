# Why an action is better than another in the Duet and in Into the Woods.

why-last-gem = La dernière gemme est sur la case { $space } : ramasse-la.
why-off-the-path = { $other } coûterait un jeton forêt et la case { $space }, le bout du sentier.
why-stays-on = { $other } pourrait bien envoyer le pion hors du sentier.
why-gift-trump =
    { $n ->
        [one] Vu de la case { $at }, une gemme se trouve du côté de { $who }, plus que du tien : donne { $card }, qui est atout et peut prendre un pli de ce côté.
       *[other] Vu de la case { $at }, { $n } gemmes se trouvent du côté de { $who }, plus que du tien : donne { $card }, qui est atout et peut prendre un pli de ce côté.
    }
why-gift-void =
    { $n ->
        [one] { $card } est ta seule carte de { $suit } : sans elle, ton { $trump } peut prendre un pli où ils sont demandés, et vu de la case { $at }, une gemme se trouve de ton côté.
       *[other] { $card } est ta seule carte de { $suit } : sans elle, ton { $trump } peut prendre un pli où ils sont demandés, et vu de la case { $at }, { $n } gemmes se trouvent de ton côté.
    }
why-names-me = Désigne-toi : avec { $card } comme décret, les { $suit } sont atout, et tu gardes { $cards } ; { $side }.
why-names-mate = { $who } a sans doute une couleur meilleure comme atout que les { $suit }, et toi non : laisse choisir { $who }.
why-names-nobody = Laisse les { $suit } comme atout : tu en as { $n }, et { $side }.
why-heaped = Il y a { $n } gemmes sur la case { $space } : prends-en une maintenant, et le pion sera bien placé pour la suivante.

why-gems-safe =
    { $n ->
        [one] Il reste { $n } gemme, et vous l’aurez très probablement quel que soit ton choix.
       *[other] Il reste { $n } gemmes, et vous les aurez très probablement quel que soit ton choix.
    }
why-watch-me = Vu de la case { $at }, { $mine ->
        [one] { $mine } se trouve
       *[other] { $mine } se trouvent
    } de ton côté et { $theirs ->
        [0] aucune
       *[other] { $theirs }
    } du côté de { $who } : essaie de prendre les plis suivants.
why-watch-mate = Vu de la case { $at }, { $theirs ->
        [one] { $theirs } se trouve
       *[other] { $theirs } se trouvent
    } du côté de { $who } et { $mine ->
        [0] aucune
       *[other] { $mine }
    } du tien : essaie de laisser les plis suivants à { $who }.
why-watch-both = Vu de la case { $at }, il y en a autant de ton côté que du côté de { $who } : prends un pli si ses pattes finissent sur une gemme de ton côté, et laisse-le si elles le font de l’autre.
why-keeps-for =
    { $n ->
        [one] Pour le pli suivant, tu auras en main { $cards }, et { $suit } pour atout.
       *[other] Pour les plis suivants, tu auras en main { $cards }, et { $suit } pour atout.
    }
why-gems-far =
    { $n ->
        [one] Il reste { $n } gemme, presque hors de portée quel que soit ton choix.
       *[other] Il reste { $n } gemmes, presque hors de portée quel que soit ton choix.
    }
why-woods-safe =
    { $n ->
        [one] Il reste { $n } carte dans la pioche, et ton avance est sûre quel que soit ton choix.
       *[other] Il reste { $n } cartes dans la pioche, et ton avance est sûre quel que soit ton choix.
    }
why-woods-far =
    { $n ->
        [one] Tu as { $n } point de retard, et aucun choix ne peut plus guère gagner.
       *[other] Tu as { $n } points de retard, et aucun choix ne peut plus guère gagner.
    }
why-woods-even =
    { $n ->
        [one] Aucun échange ne fait une série maintenant, et il reste { $n } carte dans la pioche : ce choix ne compte guère.
       *[other] Aucun échange ne fait une série maintenant, et il reste { $n } cartes dans la pioche : ce choix ne compte guère.
    }
why-stays-on-lost = { $other } pourrait bien envoyer le pion hors du sentier, et il ne reste plus de jeton forêt : la partie serait perdue.
why-leaves-path = { $other } enverrait le pion hors du sentier.
why-leaves-path-lost = { $other } enverrait le pion hors du sentier, et il ne reste plus de jeton forêt : la partie serait perdue.
power-duet-1 = avec laquelle qui gagne choisit le chemin
power-duet-3 = qui peut encore changer l’atout
power-duet-5 = avec laquelle qui gagne peut ignorer des pattes
power-duet-7 = avec laquelle vous pouvez encore échanger des cartes
why-gems-many =
    { $n ->
        [one] Il reste une gemme, et plus de pli pour elle : ce choix ne compte guère.
       *[other] Il reste { $n } gemmes, plus que de plis à venir : ce choix ne compte guère.
    }
why-gift-answers = Donne { $card } : { $who } peut répondre avec elle, et le pion va le plus souvent à la gemme de la case { $space }.
why-trump-side =
    { $n ->
        [one] De la case { $space }, une gemme est de ton côté, et avec tes { $trumps } atouts tu peux gagner les prochains plis.
       *[other] De la case { $space }, { $n } gemmes sont de ton côté, et avec tes { $trumps } atouts tu peux gagner les prochains plis.
    }
why-duet-stays = Avec { $do }, le pion reste sur le sentier.
why-duet-around = { $n } gemmes sont à deux pas au plus de la case { $space }, où { $do } amène le pion.
why-duet-around-likely = { $n } gemmes sont à deux pas au plus de la case { $space }, où { $do } amène très probablement le pion.
why-duet-around-gem =
    { $n ->
        [one] Sur la case { $space }, où { $do } amène le pion, il prend une gemme, et { $n } autre est à deux pas au plus.
       *[other] Sur la case { $space }, où { $do } amène le pion, il prend une gemme, et { $n } autres sont à deux pas au plus.
    }
why-duet-around-gem-likely =
    { $n ->
        [one] Sur la case { $space }, où { $do } amène très probablement le pion, il prend une gemme, et { $n } autre est à deux pas au plus.
       *[other] Sur la case { $space }, où { $do } amène très probablement le pion, il prend une gemme, et { $n } autres sont à deux pas au plus.
    }
why-duet-room = La case { $space }, où { $do } amène le pion, est à { $n } pas du bout le plus proche du sentier.
why-duet-room-likely = La case { $space }, où { $do } amène très probablement le pion, est à { $n } pas du bout le plus proche du sentier.
why-duet-spares-gem = { $do } trouve ici une gemme à peu près aussi souvent que { $kept } : garde { $kept }, { $stays }.
why-duet-spares-none = Ce pli trouve rarement une gemme, avec { $kept } pas plus souvent qu’avec { $do } : garde { $kept }, { $stays }.
stays-trump =
    { $n ->
        [one] ton seul atout
       *[other] l’un de tes { $n } atouts
    }
stays-higher = la plus haute des deux
why-duet-end =
    { $n ->
        [0] { $do } amènerait le pion sur la case { $space }, au bout du sentier : le pli suivant risque d’en sortir.
       *[other] { $do } amènerait le pion sur la case { $space }, à un pas du bout du sentier : le pli suivant risque d’en sortir.
    }
why-duet-end-likely =
    { $n ->
        [0] { $do } amènerait très probablement le pion sur la case { $space }, au bout du sentier : le pli suivant risque d’en sortir.
       *[other] { $do } amènerait très probablement le pion sur la case { $space }, à un pas du bout du sentier : le pli suivant risque d’en sortir.
    }
why-duet-wastes-gem = { $do } ne trouverait pas plus souvent une gemme que { $instead } : garde { $do }, { $stays }.
why-duet-wastes-none = { $do } trouverait aussi rarement une gemme que { $instead } : garde { $do }, { $stays }.
why-move-gem =
    { $close ->
        [yes] Sur la case { $space }, le pion prend une gemme, et de là, { $near }.
       *[no] Une gemme se trouve sur la case { $space } : prends-la.
    }
why-move-edge =
    { $n ->
        [0] La gemme de la case { $space } est au bout du sentier, où le pion vient rarement : prends-la maintenant.
       *[other] La gemme de la case { $space } est à côté du bout du sentier, où le pion vient rarement : prends-la maintenant.
    }
why-move-near = De la case { $space }, { $near }.
why-move-between = Il n’y a pas de gemme sur la case { $space } même, mais { $near } : que toi ou { $who } gagne le pli suivant, le pion en a une à prendre.
why-move-around = { $n } gemmes sont à deux pas au plus de la case { $space }.
why-move-around-gem =
    { $n ->
        [one] Sur la case { $space }, le pion prend une gemme, et { $n } autre est à deux pas au plus.
       *[other] Sur la case { $space }, le pion prend une gemme, et { $n } autres sont à deux pas au plus.
    }
why-move-gem-more = Sur la case { $space }, le pion prend une gemme, et une autre y reste.
why-move-gem-new = Sur la case { $space }, le pion prend une gemme, et à la fin de la manche la case plus y en pose une autre.
why-move-under = À la fin de la manche, la case plus pose une gemme sur la case { $space }, juste sous le pion : on la prend quand le pion reste là pendant un pli, ou y revient.
why-move-room = Sur la case { $space }, le pion est à { $n } pas du bout le plus proche du sentier.
why-move-back = Cela coûte un jeton forêt, mais le pion revient sur la case { $space }, et de là, { $near }.
why-off-the-path-lost = { $other } perdrait la partie, car il ne reste plus de jeton forêt.
why-move-none = Sur la case { $space }, il n’y a pas de gemme, et de là, { $near }.
why-move-far = Après la gemme de la case { $space }, le pion serait plus loin : de là, { $near }.
why-move-end =
    { $n ->
        [0] La case { $space } est le bout du sentier : le pli suivant risque d’en sortir.
       *[other] La case { $space } est à un pas du bout du sentier : le pli suivant risque d’en sortir.
    }
why-named-me =
    { $taker ->
        [me] Tu devrais
       *[mate] { $who } devrait
    } prendre ce pli : alors { $good ->
        [gem] le pion va à la gemme de la case { $space }
       *[path] le pion reste sur le sentier, sur la case { $space }
    }. Désigne-toi, et prends { $suits } comme atout.
why-named-mate =
    { $who } devrait prendre ce pli : alors { $good ->
        [gem] le pion va à la gemme de la case { $space }
       *[path] le pion reste sur le sentier, sur la case { $space }
    }. Seul { $who } sait avec quel atout.
why-named-nobody =
    Avec les { $suit } comme atout, { $taker ->
        [me] tu prends
       *[mate] { $who } prend
    } ce pli, et { $good ->
        [gem] le pion va à la gemme de la case { $space }
       *[path] le pion reste sur le sentier, sur la case { $space }
    } : laisse-le ainsi.
why-trump-finds = Ainsi, { $comes }.
why-turn-finds-me = Avec les { $suit } comme atout, tu prends le plus souvent ce pli, et { $comes }.
why-turn-comes-me = Avec les { $suit } comme atout, tu prends le plus souvent ce pli, et le pion va sur la case { $space } : de là, { $near }.
why-turn-finds-me-sure = Avec les { $suit } comme atout, tu prends ce pli, et { $comes }.
why-turn-comes-me-sure = Avec les { $suit } comme atout, tu prends ce pli, et le pion va sur la case { $space } : de là, { $near }.
why-turn-finds-mate = Avec les { $suit } comme atout, { $who } prend le plus souvent ce pli, et { $comes }.
why-turn-comes-mate = Avec les { $suit } comme atout, { $who } prend le plus souvent ce pli, et le pion va sur la case { $space } : de là, { $near }.
why-turn-finds-mate-sure = Avec les { $suit } comme atout, { $who } prend ce pli, et { $comes }.
why-turn-comes-mate-sure = Avec les { $suit } comme atout, { $who } prend ce pli, et le pion va sur la case { $space } : de là, { $near }.
why-turn-finds-open = Avec les { $suit } comme atout, { $comes }.
why-turn-comes-open = Avec les { $suit } comme atout, le pion va sur la case { $space } : de là, { $near }.
why-turn-stays = Avec les { $suit } comme atout, le pion reste sur le sentier.
why-turn-held = Avec les { $suit } comme atout, tu as { $cards }, et { $side }.
why-turn-over =
    { $who } devrait gagner les prochains plis : vu de la case { $at }, { $gems ->
        [one] une gemme se trouve
       *[other] { $gems } gemmes se trouvent
    } de ce côté. Avec les { $suit } comme atout, tu { $n ->
        [0] n’en as aucun
       *[other] n’en as qu’un
    }.
why-turn-gets = Contre { $card } tu prends { $taken } en main, { $power }.
why-turn-lowest = { $card } est ta carte la plus basse de { $suit } : les plus hautes restent, comme atouts.
why-turn-leaves =
    Avec les { $suit } comme atout, le pion { $likely ->
        [yes] risque de quitter
       *[no] quitterait
    } le sentier.
why-turn-none = Avec les { $suit } comme atout, le pion irait sur la case { $space }, où il n’y a pas de gemme.
why-turn-few =
    { $n ->
        [0] Avec les { $suit } comme atout, tu n’en aurais aucun, et { $side }.
        [one] Avec les { $suit } comme atout, tu n’en aurais qu’un, et { $side }.
       *[other] Avec les { $suit } comme atout, tu n’en aurais que { $n }, et { $side }.
    }
why-turn-many =
    Avec les { $suit } comme atout, tu en aurais { $n }, alors que { $who } devrait gagner : vu de la case { $at }, { $gems ->
        [one] une gemme se trouve
       *[other] { $gems } gemmes se trouvent
    } de ce côté.
why-same-trick-finds = Quel que soit l’atout, { $comes } : le choix ne compte que pour les plis d’après.
why-gift-lowest =
    { $n ->
        [one] { $card } est la plus basse de tes { $suit } : donne-la, et garde { $kept } ; vu de la case { $at }, une gemme se trouve de ton côté.
       *[other] { $card } est la plus basse de tes { $suit } : donne-la, et garde { $kept } ; vu de la case { $at }, { $n } gemmes se trouvent de ton côté.
    }
why-gift-power =
    { $n ->
        [one] Vu de la case { $at }, une gemme se trouve du côté de { $who } : donne { $card }, { $power }.
       *[other] Vu de la case { $at }, { $n } gemmes se trouvent du côté de { $who } : donne { $card }, { $power }.
    }
why-named-close-me =
    { $n ->
        [one] Ainsi, tu prends le plus souvent ce pli, et le pion est alors à environ un pas d’une gemme.
       *[other] Ainsi, tu prends le plus souvent ce pli, et le pion est alors à environ { $n } pas d’une gemme.
    }
why-named-close-mate =
    { $n ->
        [one] Ainsi, { $who } prend le plus souvent ce pli, et le pion est alors à environ un pas d’une gemme.
       *[other] Ainsi, { $who } prend le plus souvent ce pli, et le pion est alors à environ { $n } pas d’une gemme.
    }
why-named-close-open =
    { $n ->
        [one] Ainsi, le pion est alors à environ un pas d’une gemme.
       *[other] Ainsi, le pion est alors à environ { $n } pas d’une gemme.
    }
