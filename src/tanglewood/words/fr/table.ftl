# The words at the table.

seat-you = Toi
seat-tricks =
    { $n } { $n ->
        [one] pli
       *[other] plis
    }
seat-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
seat-cards =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    } en main
seat-cards-short =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    }
seat-sets =
    { $n } { $n ->
        [one] brelan
       *[other] brelans
    }
seat-tokens =
    { $n } { $n ->
        [one] jeton
       *[other] jetons
    }
seat-tricks-word =
    { $n ->
        [one] pli
       *[other] plis
    }
seat-points-word =
    { $n ->
        [one] point
       *[other] points
    }
seat-sets-word =
    { $n ->
        [one] brelan
       *[other] brelans
    }
seat-tokens-word =
    { $n ->
        [one] jeton
       *[other] jetons
    }
seat-ai-plain = IA
seat-ai = IA · { $level }
seat-dealer = donne
seat-present = à la table
seat-away = pas là
seat-holds = connu : { $cards }
seat-lacks = n’a rien en { $cards }

trick-title = Le pli
trick-led = entame
trick-winning = gagne pour l’instant
trick-took = a pris le pli
trick-empty =
    { $you ->
        [yes] Tu entames
       *[no] { $who } entame
    }
trick-replaced = écartée au Marteau

decree-title = Décret
decree-trump = Atout : { $suit }
decree-none = sans atout

deck-title =
    Pioche : { $n } { $n ->
        [one] carte
       *[other] cartes
    }
deck-short = reste { $n }

hand-title = Ta main
hand-empty = Ta main est vide.
hand-not-playable = injouable pour l’instant

band-title = Plis de cette manche
band-humble = Humble
band-defeated = Vaincu
band-victorious = Victorieux
band-greedy = Avide
band-few = Peu
band-middling = Milieu
band-many = Beaucoup
band-plain = Points pour 0 à { $most } plis
band-would =
    { $who } : { $n } { $n ->
        [one] pli
       *[other] plis
    }, { $name }, { $points } { $points ->
        [one] point
       *[other] points
    } si la manche finissait maintenant
band-would-plain =
    { $who } : { $n } { $n ->
        [one] pli
       *[other] plis
    }, { $points } { $points ->
        [one] point
       *[other] points
    } si la manche finissait maintenant

round-title = Manche { $n }
round-of = Manche { $n } sur { $m }

target-title = jusqu’à { $n }

goals-title = Objectifs de cette manche
goals-none = Tous les objectifs sont pris.
goals-claimed = Pris
goals-claimed-by =
    { $you ->
        [yes] Pris par toi
       *[no] Pris par { $who }
    }

forest-title = Le sentier de la forêt
forest-space = Case { $n }
forest-gems =
    { $n } { $n ->
        [one] gemme
       *[other] gemmes
    }
forest-foxes = les renards sont ici
forest-covered = couverte par la forêt
forest-start = départ
forest-plus-about = reçoit une gemme entre les manches
forest-left =
    encore { $n } { $n ->
        [one] gemme
       *[other] gemmes
    }
forest-tokens =
    encore { $n } { $n ->
        [one] jeton
       *[other] jetons
    } forêt

level-title = Niveau { $n }

woods-row = La rangée
woods-tokens =
    { $n } { $n ->
        [one] jeton
       *[other] jetons
    } point
woods-deck = Pioche : { $n }
woods-discards = Défausse : { $n }
woods-slot = Emplacement { $n } : { $card }
woods-brings-token = rapporte un jeton point
woods-again = Défausser une autre carte
woods-pockets = En poche
woods-solo-goal = Le but : un brelan de chaque, de 2 à 8

table-label = Table
table-menu = Menu de la table
table-undo-short = Annuler
table-undo = Annuler le coup
table-hint = Conseil
table-hint-says = Conseil : { $action }.
table-resign = Abandon
table-resign-sure = Abandonner cette partie ?
table-resign-team = Abandonner ensemble ? Il faut que vous le vouliez tous les deux.
table-resign-yes = Oui, abandonner
table-resign-no = Continuer
table-resign-offered = { $who } propose d’abandonner ensemble.
table-resign-waiting = Tu as proposé d’abandonner ; l’autre décide.
table-more-short = Journal
table-more = Journal et discussion
table-back = Retour à la table
table-log = Ce qui s’est passé
table-chat = Discussion
table-chat-closed = Fermée pendant une manche : personne ne doit parler des cartes.
table-chat-say = Dis quelque chose de gentil
table-chat-send = Envoyer
table-chat-empty = Rien n’a encore été dit.
table-chat-new =
    { $n } { $n ->
        [one] nouveau message
       *[other] nouveaux messages
    }
table-chat-said = { $who } dit : { $text }
table-clock-low = Plus qu’une demi-minute.
table-spectator = Tu regardes.
table-clock = Temps restant
table-won = Plis de cette manche
table-sort = Trier
table-copy = Copier le lien
table-copied = Copié.
table-watch = Lien pour regarder

gone-title = { $who } a quitté la table.
gone-wait = La partie est gardée. Tu peux attendre, ou revenir plus tard.
gone-takeover = Laisser une IA continuer
gone-claim = Réclamer la victoire
gone-soon = Possible dans { $n } s
gone-back = Une IA joue à ta place.
gone-return = Reprendre ma place

link-connecting = Connexion…
link-lost = La connexion est perdue. Ta partie est en sécurité ; nouvel essai…
link-sending = Envoi…
link-4401 = Ce navigateur n’a plus cette place. Tu peux regarder.
link-4404 = Cette table n’existe pas. Le lien est peut-être incomplet.
link-4400 = Le serveur n’a pas compris cette page. Recharge-la, s’il te plaît.

handover-title = Passe l’écran à { $who }
handover-text = Les cartes restent cachées jusqu’à ce que { $who } donne le signal.
handover-ready = C’est moi, { $who } : montrer mes cartes

end-rematch = Rejouer
end-rematch-waiting = On attend les autres…
end-rematch-offered = { $who } veut bien rejouer.
end-rematch-go = À la partie suivante
end-step = Revoir la partie
end-record = Enregistrer la partie
end-deal = Code de donne
end-same = Les mêmes cartes encore une fois
end-swap = Les mêmes cartes, places échangées
end-sheet = Feuille de points
end-treasures =
    { $n } { $n ->
        [one] Trésor
       *[other] Trésors
    }
end-player = Personne
end-tokens = Jetons
end-points = Points
end-goals = objectifs { $n }
end-poison = Poison { $n }
end-total = Total
end-score = { $own } à { $other }.
end-round = Manche
end-home = Retour aux jeux
end-more = Plus
