# Why an action is better than another in the Duet and in Into the Woods.

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
        [one] De la case { $space }, la prochaine gemme est à un pas, et plus loin avec { $other }.
       *[other] De la case { $space }, la prochaine gemme est à { $n } pas, et plus loin avec { $other }.
    }
why-room =
    { $n ->
        [0] La case { $space } est encore sur le sentier, ce qui ne serait pas le cas après { $other }.
        [one] De la case { $space }, le bout du sentier est à un pas, plus loin qu’après { $other }.
       *[other] De la case { $space }, le bout du sentier est à { $n } pas, plus loin qu’après { $other }.
    }
why-covers =
    { $n ->
        [0] Aucune gemme près de la case { $space } : couvre ce bout.
        [one] Une seule gemme près de la case { $space }, moins que de l’autre côté : couvre ce bout.
       *[other] { $n } gemmes près de la case { $space }, moins que de l’autre côté : couvre ce bout.
    }
why-covers-far = La case { $space } est le bout le plus loin du départ : couvre celui-là.
why-to-gem = { $card } mène le pion à la gemme de la case { $space }.
why-to-gem-likely = Avec { $card }, le pion ira très probablement à la gemme de la case { $space }.
why-stays-gem = Avec { $card }, le pion restera très probablement sur la case { $space }, où il y a encore une gemme.
why-stays-on = { $other } pourrait bien envoyer le pion hors du sentier.
why-gazelle = Avec { $card }, qui gagne peut ignorer les pattes d’une carte, et atteindre ainsi la gemme de la case { $one } ou { $two }.
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
why-closer =
    { $n ->
        [one] Après { $card }, le pion est le plus souvent à { $n } pas d’une gemme au plus, plus près qu’après { $other }.
       *[other] Après { $card }, le pion est le plus souvent à { $n } pas d’une gemme au plus, plus près qu’après { $other }.
    }
why-changes-trump = Choisis les { $suit } comme atout : tu en gardes { $n }, et seulement { $left } en { $old } ; { $side }.
why-leaves-trump = Laisse les { $suit } comme atout : tu en as { $n }, et { $side }.
why-gift-trump =
    { $n ->
        [one] Vu de la case { $at }, une gemme se trouve du côté de { $who }, plus que du tien : donne { $card }, qui est atout et peut prendre un pli de ce côté.
       *[other] Vu de la case { $at }, { $n } gemmes se trouvent du côté de { $who }, plus que du tien : donne { $card }, qui est atout et peut prendre un pli de ce côté.
    }
why-gift-void = { $card } est ta seule carte de { $suit } : sans elle, tu peux y répondre avec n’importe quelle carte.
why-names-me = Tu as { $n } { $suit } : désigne-toi, et tu peux les prendre comme atout ; { $side }.
why-names-mate = { $who } a sans doute une couleur meilleure comme atout que les { $suit }, et toi non : laisse choisir { $who }.
why-names-nobody = Laisse les { $suit } comme atout : tu en as { $n }, et { $side }.
why-takes-over-to = { $card } prend le pli à { $who } : le pion va sur la case { $space }.
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
why-edge-space = { $card } et { $other } trouvent toutes deux une gemme ; avec { $card }, ce sera sans doute celle de la case { $space }, près du bout du chemin, où le pion vient rarement.
why-richer-space = Avec { $card }, { $comes } sur la case { $space }, où se trouvent { $n } gemmes, plus qu’après { $other }.


why-around =
    { $n ->
        [one] Avec { $do }, { $comes } sur la case { $space } : { $n } gemme est à { $reach } pas au plus, aucune après { $other }.
       *[other] Avec { $do }, { $comes } sur la case { $space } : { $n } gemmes sont à { $reach } pas au plus, plus qu’après { $other }.
    }
why-apart = Avec { $do }, { $comes } sur la case { $space }, et non près du bout du sentier sur la case { $end } comme avec { $other }.
why-trump-kept =
    { $n ->
        [one] Laisse partir { $card }, et garde { $kept }, ton seul atout, pour un pli que tu veux prendre.
       *[other] Laisse partir { $card }, et garde { $kept }, un de tes { $n } atouts, pour un pli que tu veux prendre.
    }
why-way-chosen =
    { $n ->
        [one] Laisse partir { $card }, et garde { $kept } : elle peut faire demi-tour au pion quand il a dépassé la gemme.
       *[other] Laisse partir { $card }, et garde { $kept } : les { $n } gemmes sont toutes du même côté, et elle peut plus tard faire faire demi-tour au pion.
    }
why-paws-given = Donne { $card } : après ce pli, le pion est sur la case { $start } ; de là, { $card } a plus de pattes qu’il n’y a de pas jusqu’à la gemme la plus proche, et { $kept } non.
why-gems-safe =
    { $n ->
        [one] Il reste { $n } gemme, et vous l’aurez très probablement quel que soit ton choix.
       *[other] Il reste { $n } gemmes, et vous les aurez très probablement quel que soit ton choix.
    }
why-gems-far =
    { $n ->
        [one] Il reste { $n } gemme, presque hors de portée quel que soit ton choix.
       *[other] Il reste { $n } gemmes, presque hors de portée quel que soit ton choix.
    }
why-swaps-card = L’atout reste : contre { $card } tu prends { $taken } en main, { $power }.
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
why-around-gem =
    { $n ->
        [one] Avec { $do }, { $comes } à la gemme de la case { $space }, et { $n } autre est à { $reach } pas au plus, contrairement à { $other }.
       *[other] Avec { $do }, { $comes } à la gemme de la case { $space }, et { $n } autres sont à { $reach } pas au plus, plus qu’après { $other }.
    }
why-woods-even =
    { $n ->
        [one] Aucun échange ne fait une série maintenant, et il reste { $n } carte dans la pioche : ce choix ne compte guère.
       *[other] Aucun échange ne fait une série maintenant, et il reste { $n } cartes dans la pioche : ce choix ne compte guère.
    }
why-more-gems = Avec { $do }, le pion arrive plus souvent à une gemme qu’avec { $other }, surtout à celle de la case { $space }.
way-comes = le pion va
way-mostly = le pion ira le plus souvent
why-stays-on-lost = { $other } pourrait bien envoyer le pion hors du sentier, et il ne reste plus de jeton forêt : la partie serait perdue.
why-leaves-path = { $other } enverrait le pion hors du sentier.
why-leaves-path-lost = { $other } enverrait le pion hors du sentier, et il ne reste plus de jeton forêt : la partie serait perdue.
why-finds = Après { $card }, le pion trouve le plus souvent une gemme sur la case { $space }, plus souvent qu’après { $other }.
why-finds-last = Après { $card }, le pion trouve le plus souvent la dernière gemme sur la case { $space }, plus souvent qu’après { $other }.
why-named-gem-me = Tu dois gagner ce pli : le pion va alors à la gemme de la case { $space }. Désigne-toi, et choisis l’atout pour cela.
why-named-gem-mate = { $who } doit gagner ce pli : le pion va alors à la gemme de la case { $space }. Seul { $who } sait avec quel atout.
why-named-inside-me = Tu dois gagner ce pli : sinon le pion quitte le sentier. Désigne-toi, et choisis l’atout pour cela.
why-named-inside-mate = { $who } doit gagner ce pli : sinon le pion quitte le sentier. Seul { $who } sait avec quel atout.
why-named-inside-me-lost = Tu dois gagner ce pli : sinon le pion quitte le sentier, et il ne reste plus de jeton forêt. Désigne-toi, et choisis l’atout pour cela.
why-named-inside-mate-lost = { $who } doit gagner ce pli : sinon le pion quitte le sentier, et il ne reste plus de jeton forêt. Seul { $who } sait avec quel atout.
why-named-side-me =
    { $n ->
        [one] La dernière gemme est de ton côté, donc tu dois gagner des plis : désigne-toi, et choisis l’atout pour cela.
       *[other] Les { $n } gemmes sont toutes de ton côté, donc tu dois gagner des plis : désigne-toi, et choisis l’atout pour cela.
    }
why-named-side-mate =
    { $n ->
        [one] La dernière gemme est du côté de { $who }, qui doit gagner des plis pour elle : laisse { $who } choisir l’atout.
       *[other] Les { $n } gemmes sont toutes du côté de { $who }, qui doit gagner des plis pour elles : laisse { $who } choisir l’atout.
    }
why-decree-power = Donne { $card } pour { $taken } : il y a des gemmes des deux côtés, et avec elle, qui gagne peut choisir le chemin.
why-paws-fit =
    { $n ->
        [one] Avec { $card }, { $comes } sur la case { $space }, à { $n } pas de la gemme de la case { $gem } : juste la patte de { $kept }, que tu gardes.
       *[other] Avec { $card }, { $comes } sur la case { $space }, à { $n } pas de la gemme de la case { $gem } : juste les pattes de { $kept }, que tu gardes.
    }
power-duet-1 = avec laquelle qui gagne choisit le chemin
power-duet-3 = qui peut encore changer l’atout
power-duet-5 = avec laquelle qui gagne peut ignorer des pattes
power-duet-7 = avec laquelle vous pouvez encore échanger des cartes
why-foxes-same = Les deux cartes sont des { $suit } : quel que soit l’atout, { $high } prend ce pli, donc peu de choses en dépendent.
why-foxes-led-me =
    { $n ->
        [one] La dernière gemme est de ton côté, donc tu dois gagner : avec { $card }, tu peux changer l’atout pour cela.
       *[other] Les { $n } gemmes sont toutes de ton côté, donc tu dois gagner : avec { $card }, tu peux changer l’atout pour cela.
    }
why-foxes-led-mate =
    { $n ->
        [one] La dernière gemme est du côté de { $who }, qui doit gagner : avec { $card }, tu peux laisser { $who } changer l’atout pour cela.
       *[other] Les { $n } gemmes sont toutes du côté de { $who }, qui doit gagner : avec { $card }, tu peux laisser { $who } changer l’atout pour cela.
    }
why-nearer-too =
    { $n ->
        [0] Les deux déplacements trouvent une gemme, et sur la case { $space } il en reste une.
        [one] Les deux déplacements trouvent une gemme, et de la case { $space } la suivante est à { $n } pas.
       *[other] Les deux déplacements trouvent une gemme, et de la case { $space } la suivante n’est qu’à { $n } pas.
    }
why-little-between = Avec { $card }, le pion va sur la case { $space }, avec { $other } sur la case { $instead } : aucune ne trouve de gemme, et l’écart est petit.
why-names-more =
    { $n ->
        [one] Tu as une carte de { $suit }, et aucune de { $trump } : désigne-toi, et tu peux prendre { $suit } comme atout ; { $side }.
       *[other] Tu as { $n } { $suit }, plus que de { $trump } : désigne-toi, et tu peux les prendre comme atout ; { $side }.
    }
why-trump-side-me =
    { $n ->
        [one] Avec { $do }, tu prends ce pli, et le pion vient vers toi, où il y a une gemme ; avec { $other }, il part de l’autre côté.
       *[other] Avec { $do }, tu prends ce pli, et le pion vient vers toi, où il y a { $n } gemmes ; avec { $other }, il part de l’autre côté.
    }
why-trump-side-mate =
    { $n ->
        [one] Avec { $do }, { $who } prend ce pli, et le pion va là-bas, où il y a une gemme ; avec { $other }, il vient vers toi.
       *[other] Avec { $do }, { $who } prend ce pli, et le pion va là-bas, où il y a { $n } gemmes ; avec { $other }, il vient vers toi.
    }
why-gems-time =
    { $n ->
        [one] Il reste une gemme, et au moins une manche entière vient encore : ce choix ne compte guère.
       *[other] Il reste { $n } gemmes, et au moins une manche entière vient encore : ce choix ne compte guère.
    }
why-gems-many =
    { $n ->
        [one] Il reste une gemme, et plus de pli pour elle : ce choix ne compte guère.
       *[other] Il reste { $n } gemmes, plus que de plis à venir : ce choix ne compte guère.
    }
why-gift-answers = Donne { $card } : { $who } peut répondre avec elle, et le pion va le plus souvent à la gemme de la case { $space }.
why-trump-for-mate =
    { $n ->
        [0] C’est { $who } qui devrait gagner les plis suivants : vu de la case { $at }, il y a là-bas plus de gemmes ({ $gems }) que de ton côté. Prends comme atout les { $suit }, dont tu n’as alors aucun, et non les { $more }.
        [one] C’est { $who } qui devrait gagner les plis suivants : vu de la case { $at }, il y a là-bas plus de gemmes ({ $gems }) que de ton côté. Avec les { $suit } comme atout, tu n’en as qu’un, moins que de { $more }.
       *[other] C’est { $who } qui devrait gagner les plis suivants : vu de la case { $at }, il y a là-bas plus de gemmes ({ $gems }) que de ton côté. Avec les { $suit } comme atout, tu n’en as que { $n }, moins que de { $more }.
    }
why-both-find = Des deux côtés le pion trouve une gemme, sur la case { $space } ou sur la case { $other } : peu importe laquelle.
why-trump-side =
    { $n ->
        [one] De la case { $space }, { $n } gemme est de ton côté, et avec tes { $trumps } atouts tu peux gagner les prochains plis.
       *[other] De la case { $space }, { $n } gemmes sont de ton côté, plus que de la case { $other }, et avec tes { $trumps } atouts tu peux gagner les prochains plis.
    }
why-little-same = { $card } et { $other } mènent toutes deux le pion sur la case { $space } : il y a peu de différence.
why-alike-gem = Avec { $do } comme avec { $other }, ce pli trouve le plus souvent une gemme : il y a peu de différence.
why-alike-none = Ni avec { $do } ni avec { $other } ce pli ne trouve le plus souvent de gemme, et le pion en est ensuite à peu près aussi près : il y a peu de différence.
