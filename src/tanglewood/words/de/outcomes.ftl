# What decided a game.

outcome-most-points = Die meisten Punkte.
outcome-last-round = Punktgleich; die letzte Runde entscheidet.
outcome-draw = Gleichstand in allem: unentschieden.
outcome-gems = Alle Edelsteine sind gesammelt.
outcome-lost = Im Wald verirrt: über den Pfad hinaus, und kein Waldplättchen mehr.
outcome-time = Die Zeit ist um: Nach der dritten Runde sind Edelsteine übrig.
outcome-shared = Gleichstand bei Punkten und Plättchen: ein geteilter Sieg.
outcome-fewest-tokens = Punktgleich; die wenigsten Plättchen entscheiden.
outcome-every-set = Von jedem Wert liegt ein Drilling aus.
outcome-no-trade = Kein Tausch ist mehr möglich.
outcome-no-cards = Stapel und Reihe sind leer.
outcome-gave-up =
    { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $who } hat aufgegeben.
    }
outcome-player-gave-up = Das Spiel wurde aufgegeben.
outcome-team-gave-up = Das Team hat aufgegeben.
