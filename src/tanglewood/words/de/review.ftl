# The review of a finished game.

review-unfinished = Dieses Spiel ist noch nicht zu Ende; nachbesprechen lässt sich nur ein beendetes.
review-nothing = In diesem Spiel gab es nichts zu entscheiden, also gibt es nichts zu besprechen.
review-at-work = Jede Entscheidung wird angesehen
review-action = { $what }
review-did-token = { $what } mit einem Plättchen
review-did-place = { $what } (Platz { $n } der Reihe)
review-did-places = { $what } (Plätze { $one } und { $two } der Reihe)
review-did-decree = { $card } als Dekret
review-did-under = { $card } unter den Stapel
review-did-gift = { $card } als Geschenk
review-did-keep = das alte Dekret
review-did-stay = kein Schritt
review-did-foxes-self = du selbst bei den Füchsen
review-did-foxes-mate = dein Gegenüber bei den Füchsen
review-did-foxes-nobody = niemand bei den Füchsen
review-title = { $title }: Nachbesprechung für { $who }
review-accuracy = Genauigkeit: { $n } von 100. So viel von dem, worum es in deinen Entscheidungen ging, hast du behalten.
review-place-turn = Zug { $turn }
review-place-trick = Runde { $round }, Stich { $trick }
review-keys = Schlüsselmomente
review-key-mistake = { $place }, gewählt: { $played }. Besser war { $better }; das kostete { $cost }.
review-key-good = { $place }: gut gewählt, { $played }. Das rettete { $cost }.
review-no-keys = Nichts stach heraus: Keine Entscheidung kostete oder rettete viel.
review-curve = Deine Gewinnaussicht, nach dem, was du wissen konntest
review-curve-points = Die Punkte, die du erwarten konntest, von deinem Platz aus
review-curve-worth = Was das Spiel wert war, von deinem Platz aus
review-account = Woher das Ergebnis kam
review-account-start = Vor dem Geben
review-account-deal = Glück beim Geben
review-account-draws = Glück beim Ziehen
review-account-own = Was du verschenkt hast
review-account-others = Was die andere Seite verschenkt hat
review-account-others-team = Was dein Gegenüber im Team verschenkt hat
review-account-unknown = Was niemand wissen konnte
review-account-result = Ergebnis
review-account-about = Lies von oben nach unten: Du beginnst in der ersten Zeile, jede Zeile bewegt dich, und die letzte zeigt, wo du angekommen bist. Die kleinen Schritte eines ganzen Spiels summieren sich auf beiden Seiten; so kann eine Zeile auch über 100 % liegen.
review-account-lines = Was die Zeilen bedeuten
review-account-start-about = wo alle beginnen.
review-account-deal-about = wie gut die Karten waren, die du bekommen hast.
review-account-draws-about = was später vom Stapel kam.
review-account-own-about = was deine Entscheidungen gekostet haben, neben der besten, die du kennen konntest.
review-account-others-about = dasselbe für die anderen am Tisch.
review-account-unknown-about = wie die verdeckten Karten wirklich lagen. Dafür kann niemand etwas.
review-amount-chance =
    { $n ->
        [one] 1 von hundert Spielen
       *[other] { $n } von hundert Spielen
    }
review-amount-worth =
    { $n ->
        [one] 1 % eines Sieges
       *[other] { $n } % eines Sieges
    }
review-amount-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-decisions = Jede Entscheidung
review-column-round = Runde
review-column-trick = Stich
review-column-turn = Zug
review-column-played = gespielt
review-column-best = am besten
review-column-cost = Kosten
review-fine = ebenso gut
review-best = am besten
review-proven = beweisbar am besten
review-missed = Was nur beide Hände zusammen zeigten
review-missed-one = { $place }: { $better } statt { $played }; nur { $knew } hielt die Karten, die das zeigen.

# Die Nachbesprechung im Browser und im Terminal.

review-open = Nachbesprechung
review-title-page = Rückblick auf das Spiel
review-for = Für
review-found = { $done } von { $total }
review-number = Genauigkeit: { $n } von 100.
review-number-about = So viel hast du von dem behalten, was in deinen Entscheidungen auf dem Spiel stand. 100 hieße: immer die beste Wahl.
review-number-later = Die Genauigkeit folgt, wenn jede Entscheidung angesehen ist.
review-look = Ansehen
review-hands = Alle Hände offen
review-hand = Hand von { $who }
review-hand-cards = Hand von { $who }: { $cards }
review-mistake-next = Nächster Fehler
review-mistake-back = Voriger Fehler
review-point = Entscheidung { $n } von { $m }: { $value }
review-start = Vor dem Geben: { $value }
review-end = Das Ende: { $value }
review-judged-best =
    { $you ->
        [yes] Du hast { $played } gewählt: Es gab nichts Besseres.
       *[no] { $who } hat { $played } gewählt: Es gab nichts Besseres.
    }
review-judged-fine =
    { $you ->
        [yes] Du hast { $played } gewählt: so gut wie das Beste.
       *[no] { $who } hat { $played } gewählt: so gut wie das Beste.
    }
review-judged-proven =
    { $you ->
        [yes] Du hast { $played } gewählt: Es ist bewiesen, dass nichts besser war.
       *[no] { $who } hat { $played } gewählt: Es ist bewiesen, dass nichts besser war.
    }
review-judged-mistake =
    { $you ->
        [yes] Du hast { $played } gewählt; besser war { $better }. Das hat { $cost } gekostet.
       *[no] { $who } hat { $played } gewählt; besser war { $better }. Das hat { $cost } gekostet.
    }
review-judged-nothing = Hier gab es nichts zu wählen.
review-judged-later = Noch nicht angesehen.
review-step = Jede Entscheidung am Tisch

practice-on = Von hier weiterspielen
practice-over = In diesem Moment war niemand an der Reihe, also kannst du von dort nicht weiterspielen.
practice-from = Nenne entweder einen Tisch oder eine Aufzeichnung, von wo es weitergehen soll.
practice-about = Übung: Du spielst von einem Moment eines anderen Spiels weiter. Sie zählt nicht.
