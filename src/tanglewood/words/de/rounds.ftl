# Das Ende einer Runde.

round-victorious = Siegreich!
round-humble = Bescheiden und gut belohnt
round-defeated = Diesmal besiegt
round-greedy = Zu gierig
round-few = Wenige Stiche
round-middling = Eine mittlere Runde
round-many = Viele Stiche!
round-next = Nächste Runde
round-result = Zum Ergebnis
round-tricks = Stiche
round-treasures = Schätze
round-goals = Ziele
round-poison = Gift
round-gems =
    { $n ->
        [0] Kein Edelstein in dieser Runde
        [one] 1 Edelstein in dieser Runde
       *[other] { $n } Edelsteine in dieser Runde
    }
round-added =
    { $n ->
        [one] 1 neuer Edelstein auf dem Weg
       *[other] { $n } neue Edelsteine auf dem Weg
    }
