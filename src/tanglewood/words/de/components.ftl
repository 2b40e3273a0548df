# What is wrong with somebody's own boards, paws, goals and decks.

components-wrong = { $key }: Richtig wäre { $right }, nicht { $value }.
components-empty = { $key }: Da steht nichts; richtig wäre { $right }.
components-huge = eine Zahl dieser Größe
components-missing = { $key } fehlt.
components-unknown = { $key } ist nicht bekannt; die Schlüssel sind { $keys }.
components-none =
    „{ $name }“ ist kein Bestandteil von { $game }; { $n ->
        [one] sein einziger ist
       *[other] seine Bestandteile sind
    } { $known }.
components-spaces =
    board.gems nennt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }; ein Plan hat 1 bis { $most }, mit einer Zahl für jedes.
components-diamonds =
    board.diamonds nennt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }, board.gems aber { $gems }.
components-plus = board.plus nennt ein Feld zweimal; ein Ort hat ein Plus oder keins.
components-no-gem = board.gems braucht mindestens einen Edelstein: Etwas muss zu sammeln sein.
components-gems = board.gems und board.diamonds haben zusammen { $n } Edelsteine, es gibt aber nur { $most }.
components-tokens =
    board.tokens: { $tokens ->
        [one] 1 Waldplättchen könnte
       *[other] { $tokens } Waldplättchen könnten
    } das Startfeld dieses Plans bedecken, denn zwischen ihm und einem Ende { $room ->
        [one] lässt sich nur 1 Feld
       *[other] lassen sich nur { $room } Felder
    } bedecken; spielbar ist er mit tokens = { $room } oder weniger.
components-paws =
    { $key } nennt { $n ->
        [one] 1 Zahl
       *[other] { $n } Zahlen
    }; nötig sind { $ranks }, für die Ränge 1 bis { $ranks }.
components-no-paws = { $key } fehlt; gib es an, oder gib paws.ranks an.
components-few-cards =
    deck hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }; { $players ->
        [one] allein braucht man
       *[other] zu { $players } braucht man
    } mindestens { $least } für Hände, Reihe und einen Stapel.
components-goals = Das sind { $n } Ziele; eine Sammlung hat höchstens { $most }.
components-goal = Ziel { $n } ({ $id }): { $key }
components-goal-unnamed = Ziel { $n }: { $key }
components-goal-entry = Ziel { $n }
components-goal-twice = { $key } kommt unter den Zielen doppelt vor.
components-goal-misfit = { $key } passt nicht zu on = '{ $on }'.
components-goal-in-a-row = { $key } geht nicht zusammen mit times oder different.
