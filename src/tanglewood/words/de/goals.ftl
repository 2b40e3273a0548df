# The goals of Deluxe: ours, with what each asks for, and how any other is told.

goal-swan-song = Schwanengesang
goal-swan-song-asks = ein Stich, den du mit deinem Schwan verlierst
goal-swan-song-about = +1, wenn du es zuerst schaffst: { goal-swan-song-asks }.
goal-fox-hunt = Fuchsjagd
goal-fox-hunt-asks = ein gewonnener Stich gegen einen Fuchs
goal-fox-hunt-about = +2, wenn du es zuerst schaffst: { goal-fox-hunt-asks }.
goal-timber = Baum fällt
goal-timber-asks = ein gewonnener Stich mit einem Holzfäller
goal-timber-about = +1, wenn du es zuerst schaffst: { goal-timber-asks }.
goal-treasure-hoard = Schatzhort
goal-treasure-hoard-asks = zwei 7en in der Runde genommen
goal-treasure-hoard-about = +2, wenn du es zuerst schaffst: { goal-treasure-hoard-asks }.
goal-spellbound = Gebannt
goal-spellbound-asks = ein Stich, den deine Hexe außerhalb der Trumpffarbe gewinnt
goal-spellbound-about = +1, wenn du es zuerst schaffst: { goal-spellbound-asks }.
goal-regicide = Königssturz
goal-regicide-asks = ein gewonnener Stich gegen einen Monarchen
goal-regicide-about = +2, wenn du es zuerst schaffst: { goal-regicide-asks }.
goal-long-march = Langer Marsch
goal-long-march-asks = drei Stiche in Folge gewonnen
goal-long-march-about = +2, wenn du es zuerst schaffst: { goal-long-march-asks }.
goal-lie-low = In Deckung
goal-lie-low-asks = vier Stiche in Folge verloren
goal-lie-low-about = +2, wenn du es zuerst schaffst: { goal-lie-low-asks }.
goal-three-paths = Drei Pfade
goal-three-paths-asks = ein gewonnener Stich in jeder der drei angespielten Farben
goal-three-paths-about = +2, wenn du es zuerst schaffst: { goal-three-paths-asks }.
goal-small-mercy = Kleine Gnade
goal-small-mercy-asks = ein Stich, den du mit einer 4 oder weniger gewinnst
goal-small-mercy-about = +2, wenn du es zuerst schaffst: { goal-small-mercy-asks }.
goal-even-keel = Gerade Linie
goal-even-keel-asks = ein gewonnener Stich aus zwei geraden Karten
goal-even-keel-about = +1, wenn du es zuerst schaffst: { goal-even-keel-asks }.
goal-usurper = Umsturz
goal-usurper-asks = dein Fuchs ändert den Trumpf
goal-usurper-about = +1, wenn du es zuerst schaffst: { goal-usurper-asks }.
goal-royal-favour = Gunst der Krone
goal-royal-favour-asks = jeder gewonnene Stich mit einem Monarchen
goal-royal-favour-about = +1: { goal-royal-favour-asks }.
goal-woodland-tithe = Waldzehnt
goal-woodland-tithe-asks = jeder Holzfäller, den du spielst
goal-woodland-tithe-about = +1: { goal-woodland-tithe-asks }.
goal-thorns = Dornen
goal-thorns-asks = jeder gewonnene Stich mit einer 2
goal-thorns-about = −1: { goal-thorns-asks }.
goal-hexed = Verhext
goal-hexed-asks = jeder gewonnene Stich mit einer Hexe
goal-hexed-about = −1: { goal-hexed-asks }.

goal-pays-claim = { $points }, wenn du es zuerst schaffst: { $asked }.
goal-pays-ongoing = { $points }: { $asked }.

# What somebody's own goal asks for, from its data.

asks-one =
    ein { $on ->
        [win] gewonnener
        [lose] verlorener
       *[trick] beendeter
    } Stich
asks-every =
    jeder { $on ->
        [win] gewonnene
        [lose] verlorene
       *[trick] beendete
    } Stich
asks-times =
    { $n } { $on ->
        [win] gewonnene
        [lose] verlorene
       *[trick] beendete
    } Stiche in der Runde
asks-in-a-row =
    { $n } { $on ->
        [win] gewonnene
        [lose] verlorene
       *[trick] beendete
    } Stiche in Folge
asks-lead-suits =
    { $on ->
        [win] gewonnene
        [lose] verlorene
       *[trick] beendete
    } Stiche in { $n } verschiedenen angespielten Farben
asks-own-suits =
    { $on ->
        [win] gewonnene
        [lose] verlorene
       *[trick] beendete
    } Stiche mit deinen Karten aus { $n } verschiedenen Farben
asks-with = { $what }, { $test }
asks-lead = angespielt: { $card }
asks-own = deine Karte: { $card }
asks-other = Gegenkarte: { $card }
asks-either = darin: { $card }
asks-both = beide Karten: { $card }
asks-trick = als Stich { $numbers } der Runde
asks-won = mit insgesamt { $numbers } gewonnenen Stichen
asks-take = in einem Stich genommen: { $card }
asks-play = von dir gespielt: { $card }
asks-exchange = dein Fuchs ändert das Dekret
asks-exchange-trump = dein Fuchs ändert den Trumpf
asks-exchange-card = dein Fuchs ändert das Dekret, neues Dekret: { $card }
asks-exchange-card-trump = dein Fuchs ändert Dekret und Trumpf, neues Dekret: { $card }
asks-often = { $what }, { $n }-mal in der Runde
asks-always = { $what }, jedes Mal
asks-card = eine Karte
asks-some = { $cards }
asks-named = { $name }
asks-ranks = { $card } mit Rang { $ranks }
asks-suit = { $card } der Farbe { $suit }
asks-suit-off-trump = { $card } außerhalb der Trumpffarbe
asks-suit-trump = { $card } in Trumpf
asks-suit-lead = { $card } in der angespielten Farbe
