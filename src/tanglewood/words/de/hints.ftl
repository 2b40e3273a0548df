# Why a hint says what it says, and what every choice promises.

hint-thinking = Denke nach …
hint-all = Was jede Wahl verspricht
hint-close = Tipp schließen
hint-choice = Wahl
hint-points = Vorsprung
hint-worth = Wert von 100
hint-outlook-tricks = { $n } Stiche
hint-chance = Sieg
hint-you = du endest
hint-they = die andere Seite endet
hint-note = ± mit 95 % Sicherheit. Nur aus dem, was du wissen darfst.
hint-H = bescheiden
hint-D = besiegt
hint-V = siegreich
hint-G = gierig
hint-trade = { $card } für Platz { $slots }
hint-says = Tipp: { $action }. { $why }
hint-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { $value } ± { $error } %
hint-amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
hint-amount-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 100

hint-is-only = Es ist die einzige Wahl.
hint-is-thumb = Das rät eine Faustregel; diese Stellung lässt sich nicht durchrechnen.
hint-is-takes = Das nimmt den Stich.
hint-is-takes-treasure =
    Das nimmt den Stich mit { $n ->
        [one] einem Schatz
       *[other] { $n } Schätzen
    } darin.
hint-is-gives = Das überlässt den Stich der anderen Seite.
hint-is-gives-treasure =
    Das überlässt der anderen Seite den Stich mit { $n ->
        [one] einem Schatz
       *[other] { $n } Schätzen
    } darin.
hint-is-may-take = Das nimmt den Stich nach { $share } % der wahrscheinlichen Antworten.
hint-is-may-take-treasure =
    Das nimmt den Stich mit { $n ->
        [one] einem Schatz
       *[other] { $n } Schätzen
    } darin nach { $share } % der wahrscheinlichen Antworten.
hint-is-still-leads = Und trotzdem spielst du als Nächstes aus.
hint-is-other-takes = Mit { $other } würdest du ihn nehmen.
hint-is-other-may-take = Mit { $other } würdest du ihn in { $share } % der Fälle nehmen.
hint-is-other-gives = Mit { $other } würdest du ihn nicht nehmen.
hint-is-gems =
    Der Stich bringt im Schnitt { $n } { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }.
hint-is-gems-sure =
    Der Stich bringt { $n ->
        [0] keinen Edelstein
        [one] einen Edelstein
       *[other] { $n } Edelsteine
    }.
hint-is-beyond = In { $share } % der Fälle verlässt die Figur den Pfad.
hint-is-pocket = Das legt einen Drilling aus: { $values }.
hint-is-token = Das bringt ein Plättchen.
hint-is-pairs = Du behältst ein Paar: { $values }.
hint-is-pass = Du verzichtest auf den Tausch.
hint-is-alike = Vielleicht ebenso gut: { $others }.
hint-is-end-more = Du endest in { $chance } der Fälle { $end } (mit { $other }: { $instead }).
hint-is-end-less = Du endest nur in { $chance } der Fälle { $end } (mit { $other }: { $instead }).
hint-is-win = Das Spiel ist in { $chance } der Fälle gewonnen (mit { $other }: { $instead }).
hint-is-better = Das ist { $amount } mehr wert als { $other }.
hint-is-close = Keine andere Wahl ist klar schlechter: Zu { $other } beträgt der Unterschied { $amount }.
hint-is-target = In dieser Runde bringt { $other } { $amount } mehr, aber bei diesem Stand zählt das ganze Spiel.

hint-column-points = Punkte
hint-column-worth = Wert
hint-column-tricks = Stiche
hint-column-win = Sieg %
hint-column-Humble = Be/Gi
hint-column-Defeated = Bs/Si
hint-column-Victorious = Si/Bs
hint-column-Greedy = Gi/Be
hint-notes-points = Punkte: Vorsprung am Ende der Runde; Stiche: so viele hast du dann; ± mit 95 % Sicherheit.
hint-notes-worth = Wert: von 100, je mehr, desto näher am Sieg; ± mit 95 % Sicherheit.
hint-notes-win = Sieg %: die Aussicht, das Spiel zu gewinnen.
hint-notes-ends = Be/Gi: die Aussicht in %, dass du bescheiden endest und die andere Seite gierig; Bs/Si: besiegt und siegreich; und so weiter, ± höchstens die letzte Spalte.
