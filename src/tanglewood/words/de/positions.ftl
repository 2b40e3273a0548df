# What is wrong with a position that somebody wrote; names before '=' are those of its fields.

position-no-field = „{ $field }“ ist kein Feld dieser Stellung; die Felder sind { $fields }.
position-field-twice = Das Feld { $field } kommt in dieser Stellung doppelt vor.
position-wrong = { $field }: Richtig wäre { $right }.
position-numbers = { $field } müssen { $n } Zahlen mit „-“ dazwischen sein.
position-one-card = { $field } ist eine Karte, oder „-“ für keine.
position-card-twice = { $card } kommt in dieser Stellung doppelt vor.
position-foreign-card = { $card } gehört nicht zu den Karten von { $game }.
position-no-phase = „{ $text }“ ist keine Phase; die Phasen sind { $phases }.
position-turn-is = In dieser Stellung gilt { $field }={ $right }, nicht „{ $text }“.
position-not-dealt = In phase={ $phase } ist noch nichts gegeben und nichts gewonnen.
position-no-hands = In phase={ $phase } liegt keine Karte in einer Hand oder im Stich.
position-no-decree = Mitten in einer Runde braucht eine Stellung ein Dekret.
position-trick = Der Stich passt in dieser Stellung nicht zu phase={ $phase }.
position-turn = In dieser Stellung kann Platz { $seat } nicht am Zug sein.
position-unequal = Beide Hände müssen gleich groß sein, die Karten im Stich mitgezählt.
position-deck-most =
    Der Stapel hat in dieser Stellung höchstens { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
position-hand-most = Keine Hand hat mehr als { $n } Karten.
position-tricks = Eine Runde hat { $n } Stiche; diese Stellung hat mehr, gewonnene und kommende.
position-over-tricks = Ein Spiel ist nach den { $n } Stichen einer Runde zu Ende; diese Stellung hat weniger.
position-over-scores = Ein Spiel ist zu Ende, wenn jemand { $n } Punkte hat; in dieser Stellung hat sie niemand.
position-past-target = Ein Spiel endet mit der Runde, in der jemand { $n } Punkte erreicht; in dieser Stellung hatte sie schon vorher jemand.
position-no-choice = Wer am Zug ist, hat in dieser Stellung nichts zu wählen.
position-no-draw = phase={ $phase }: In dieser Stellung gibt es nichts zu ziehen.
position-not-asked = Die Karte von Platz { $seat } im Stich führt nicht zu phase={ $phase }.
position-sevens = In dieser Stellung sind mehr Siebener gewonnen als gespielt.
position-woodcutter = Ein Holzfäller zieht eine Karte, aber der Stapel ist in dieser Stellung leer.

position-mark = „{ $text }“ ist kein Zeichen einer Karte; es gibt !lost und !won.
position-crown = „{ $text }“: Nur die Krone oder ein Spiegel kommt dazu, und nur zu einer Karte mit Farbe.
position-special =
    Dieses Spiel hat { $n ->
        [one] 1 Sonderkarte
       *[other] { $n } Sonderkarten
    }, nicht { $cards }.
position-special-named = Die Sonderkarten dieses Spiels sind { $cards }.
position-no-special = Dieses Spiel hat keine Sonderkarten, also kein pile0, pile1, named oder shown.
position-pile = Ein gewonnener Stich hat zwei oder drei Karten.
position-no-pile = phase={ $phase } braucht einen gewonnenen Stich: { $field }.
position-named = Eine Farbe ist nur in phase=replace genannt.
position-shown = Die gezeigten Karten passen in dieser Stellung nicht zu phase={ $phase }.
position-no-potion = phase={ $phase } braucht den Trank unter dem Stapel.
position-no-deck = phase={ $phase } braucht einen Stapel.
position-goals =
    In diesem Spiel { $n ->
        [0] liegt kein Ziel
        [one] liegt ein Ziel
       *[other] liegen höchstens zwei Ziele
    } offen.
position-goal-twice = Ein Ziel kommt in dieser Stellung doppelt vor.
position-renew = phase=renew braucht einen leeren Zielstapel: goaldeck=-.

position-no-ending = „{ $text }“ ist kein Ende; es gibt { $endings }.
position-ending = ending={ $ending } passt nicht zu phase={ $phase }.
position-sealed = Verdeckt gewählt ist eine Karte nur in phase=gift.
position-sealed-hand = { $card } ist verdeckt gewählt, aber nicht in der Hand, die sie gibt.
position-no-foxes = phase={ $phase } braucht zuletzt gespielte Füchse (3) und eine Karte in einer Hand.
position-no-gift = phase=gift braucht ein zuletzt gespieltes Geschenk (7) und jemanden, der eine Wahl hat.
position-no-moves = phase=move braucht einen Stich, der seinem Gewinner eine Wahl der Züge lässt.
position-cover-token = phase=cover braucht ein Waldplättchen, nach Runde 1 oder 2.
position-cover-tracker = phase=cover braucht eine Figur, die an keinem Ende steht.
position-path = path={ $path } müssen zwei Felder des Plans sein, mit dem Start dazwischen.
position-path-tokens =
    path={ $path } braucht mehr als { $n ->
        [one] das eine Waldplättchen
       *[other] die { $n } Waldplättchen
    }.
position-gems-victory = Nach einem Sieg liegt kein Edelstein mehr auf dem Plan, und nur dann.
position-gems-covered = In dieser Stellung liegen Edelsteine an einem bedeckten Ort.
position-gems-many = In dieser Stellung sind mehr Edelsteine, als es gibt.

position-discards = In dieser Stellung gilt discards={ $cards }: die Karten, die nirgends sonst sind.
position-pockets =
    pockets { $n ->
        [one] muss 1 Liste
       *[other] müssen { $n } Listen
    } von Werten sein, mit „/“ dazwischen.
position-many =
    Diese Stellung hat { $here ->
        [one] 1 Karte
       *[other] { $here } Karten
    } mit Wert { $value }, der ganze Stapel { $deck }.
position-tokens =
    Dieses Spiel hat insgesamt { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }.
position-row-most = Die Reihe hat höchstens { $n } Karten.
position-row = Solange es einen Stapel gibt, liegen { $n } Karten in der Reihe.
position-reshuffle = Neu gemischt wird mit abgeworfenen Karten, leerem Stapel und reshuffles=1.
position-renewed = Mit reshuffles=1 wird ein leerer Stapel sofort erneuert: phase=reshuffle.
position-three = Drei Karten mit Wert { $value } in einer Hand lägen schon aus.
position-solo-first = Allein wird nicht gezogen, wer beginnt: phase=deal.
position-solo-once = Allein wird jeder Wert nur einmal ausgelegt.
position-would-be-over = In dieser Stellung ist nichts zu tun: Sie wäre phase=over.

# Only programs meet these.

chance-none-below = Es gibt nichts zur Auswahl: Keine ganze Zahl ab 0 liegt unter { $limit }.
type-no-table = Hier wird eine Ansicht oder ein Zustand gebraucht, nicht { $value }.
view-unaided = Das ist eine Ansicht ohne Gedächtnis, ohne das, was ihr Platz weiß: Man kann sie ansehen, aber nichts aus ihr schließen.
seat-to-resign = Welcher Platz gibt auf, von 0 bis { $last }? Das muss gesagt werden.
viewer-unknown = Wer zusieht, ist ein Platz von 0 bis { $last } oder SPECTATOR, nicht { $viewer }.
type-no-handful = { $packed } ist keine Handvoll: Sie hat 8 Bits für die Anzahl jedes Werts von 2 bis 8, und die ist höchstens { $n }.
