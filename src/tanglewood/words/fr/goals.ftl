# The goals of Deluxe: ours, with what each asks for, and how any other is told.

goal-swan-song = Chant du cygne
goal-swan-song-asks = un pli perdu avec ton Cygne
goal-swan-song-about = +1 pour qui le fait en premier : { goal-swan-song-asks }.
goal-fox-hunt = Chasse au renard
goal-fox-hunt-asks = un pli gagné contre un Renard
goal-fox-hunt-about = +2 pour qui le fait en premier : { goal-fox-hunt-asks }.
goal-timber = Attention à l’arbre
goal-timber-asks = un pli gagné où se trouve un Bûcheron
goal-timber-about = +1 pour qui le fait en premier : { goal-timber-asks }.
goal-treasure-hoard = Magot
goal-treasure-hoard-asks = deux 7 pris dans la manche
goal-treasure-hoard-about = +2 pour qui le fait en premier : { goal-treasure-hoard-asks }.
goal-spellbound = Envoûtement
goal-spellbound-asks = un pli gagné par ta Sorcière hors atout
goal-spellbound-about = +1 pour qui le fait en premier : { goal-spellbound-asks }.
goal-regicide = Régicide
goal-regicide-asks = un pli gagné contre un Monarque
goal-regicide-about = +2 pour qui le fait en premier : { goal-regicide-asks }.
goal-long-march = Longue marche
goal-long-march-asks = trois plis gagnés de suite
goal-long-march-about = +2 pour qui le fait en premier : { goal-long-march-asks }.
goal-lie-low = Profil bas
goal-lie-low-asks = quatre plis perdus de suite
goal-lie-low-about = +2 pour qui le fait en premier : { goal-lie-low-asks }.
goal-three-paths = Trois sentiers
goal-three-paths-asks = un pli gagné dans chacune des trois couleurs entamées
goal-three-paths-about = +2 pour qui le fait en premier : { goal-three-paths-asks }.
goal-small-mercy = Petite faveur
goal-small-mercy-asks = un pli gagné par ta carte de rang 4 ou moins
goal-small-mercy-about = +2 pour qui le fait en premier : { goal-small-mercy-asks }.
goal-even-keel = À parts égales
goal-even-keel-asks = un pli gagné avec deux cartes paires
goal-even-keel-about = +1 pour qui le fait en premier : { goal-even-keel-asks }.
goal-usurper = Usurpation
goal-usurper-asks = l’atout changé par ton Renard
goal-usurper-about = +1 pour qui le fait en premier : { goal-usurper-asks }.
goal-royal-favour = Faveur royale
goal-royal-favour-asks = chaque pli gagné où se trouve un Monarque
goal-royal-favour-about = +1 pour { goal-royal-favour-asks }.
goal-woodland-tithe = Dîme des bois
goal-woodland-tithe-asks = chaque Bûcheron que tu joues
goal-woodland-tithe-about = +1 pour { goal-woodland-tithe-asks }.
goal-thorns = Épines
goal-thorns-asks = chaque pli gagné où se trouve un 2
goal-thorns-about = −1 pour { goal-thorns-asks }.
goal-hexed = Maléfice
goal-hexed-asks = chaque pli gagné où se trouve une Sorcière
goal-hexed-about = −1 pour { goal-hexed-asks }.

goal-pays-claim = { $points } pour qui le fait en premier : { $asked }.
goal-pays-ongoing = { $points } : { $asked }.

# What somebody's own goal asks for, from its data.

asks-one =
    un pli { $on ->
        [win] gagné
        [lose] perdu
       *[trick] terminé
    }
asks-every =
    chaque pli { $on ->
        [win] gagné
        [lose] perdu
       *[trick] terminé
    }
asks-times =
    { $n } plis { $on ->
        [win] gagnés
        [lose] perdus
       *[trick] terminés
    } dans la manche
asks-in-a-row =
    { $n } plis { $on ->
        [win] gagnés
        [lose] perdus
       *[trick] terminés
    } de suite
asks-lead-suits =
    des plis { $on ->
        [win] gagnés
        [lose] perdus
       *[trick] terminés
    } dans { $n } couleurs entamées différentes
asks-own-suits =
    des plis { $on ->
        [win] gagnés
        [lose] perdus
       *[trick] terminés
    } avec tes cartes de { $n } couleurs différentes
asks-with = { $what }, { $test }
asks-lead = carte entamée : { $card }
asks-own = ta carte : { $card }
asks-other = carte adverse : { $card }
asks-either = l’une des cartes : { $card }
asks-both = les deux cartes : { $card }
asks-trick = comme pli { $numbers } de la manche
asks-won = avec { $numbers } plis gagnés en tout
asks-take = carte prise dans un pli : { $card }
asks-play = carte que tu joues : { $card }
asks-exchange = le décret changé par ton Renard
asks-exchange-trump = l’atout changé par ton Renard
asks-exchange-card = le décret changé par ton Renard, nouveau décret : { $card }
asks-exchange-card-trump = le décret et l’atout changés par ton Renard, nouveau décret : { $card }
asks-often = { $what }, { $n } fois dans la manche
asks-always = { $what }, à chaque fois
asks-card = une carte
asks-some = { $cards }
asks-named = { $name }
asks-ranks = { $card } de rang { $ranks }
asks-suit = { $card } en { $suit }
asks-suit-off-trump = { $card } hors atout
asks-suit-trump = { $card } d’atout
asks-suit-lead = { $card } de la couleur entamée
