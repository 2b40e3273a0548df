# What things on a table say of themselves when somebody looks at them, and the rules beside it.

help-label = Was ist das?
help-card-plain = Keine Fähigkeit. In der ausgespielten Farbe gewinnt die höhere Karte.
help-card-trump = { $suit } sind Trumpf: Sie schlägt jede Karte der anderen Farben.
help-card-swan = Verlierst du den Stich mit ihm, spielst du den nächsten aus.
help-card-fox = Spielst du ihn, darfst du das Dekret gegen eine Handkarte tauschen. Das gilt sofort.
help-card-woodcutter = Spielst du ihn, ziehst du eine Karte und legst dann eine von dir unter den Stapel.
help-card-treasure = Wer den Stich nimmt, bekommt dafür sofort einen Punkt.
help-card-treasure-late = Wer den Stich nimmt, bekommt dafür am Ende der Runde einen Punkt.
help-card-witch = Allein im Stich zählt sie als Trumpf. Zwei Hexen sind gewöhnliche 9er.
help-card-monarch = Ausgespielt verlangt diese Karte die 1 oder die höchste Karte ihrer Farbe.
help-card-poison = Wer sie nimmt, verliert einen Punkt. Unter 0 fällt niemand.
help-card-musician = Liegt er im Stich, wählt die Richtung der Füchse, wer gewinnt.
help-card-foxes = Eine Seite darf das Dekret gegen eine Handkarte tauschen.
help-card-gazelle = Wer gewinnt, darf die Pfoten einer der beiden Karten weglassen.
help-card-gift = Jede Seite gibt der anderen eine Karte, ohne hinzusehen.
help-card-heir = Wird er ausgespielt, muss die andere Seite nicht bedienen.
help-card-special-bow = Er schlägt Trümpfe und andere Sonderkarten und verliert gegen alles andere.
help-card-special-hammer = Als zweite Karte schickt er die ausgespielte weg und nennt die Farbe der nächsten. Er schlägt ungerade Karten.
help-card-special-potion = Er kommt mit einer deiner Karten unter den Stapel. Zieh zwei: Behalt eine, spiel die andere.
help-card-special-shovel = Grab eine zufällige Karte aus deinem letzten Stich und spiel sie, oder verlier diesen Stich.
help-card-special-axe = Eine 8 ohne Farbe. Auf einen ausgespielten Holzfäller nimmt sie dessen Fähigkeit und den Stich.
help-card-special-tree = Eine 6 ohne Farbe. Ausgespielt antwortet eine zufällige Karte der anderen Hand.
help-card-special-fairy = Eine 4 ohne Farbe. Sieh zwei Karten der anderen Hand; eine darfst du tauschen.
help-card-special-crown = Leg sie zu einer Karte: Die zählt als 11 und verliert ihre Fähigkeit. Oder spiel sie allein als 2.
help-card-special-mirror = Er ist dieselbe Karte wie das Dekret und ändert sich mit ihm.
help-card-set = Drei davon auf deiner Hand wandern in deine Tasche: { $n } Punkte.
help-card-paws = { $paws }: So weit bewegt sie die Füchse.
help-decree = Seine Farbe ist Trumpf: { $suit }. Ein Trumpf schlägt jede Karte der anderen Farben.
help-decree-none = Eine Sonderkarte ist das Dekret: Keine Farbe ist Trumpf.
help-deck =
    { $n ->
        [0] Es ist nichts mehr zu ziehen.
        [one] Eine Karte, die niemand hält. Holzfäller ziehen von hier.
       *[other] { $n } Karten, die niemand hält. Holzfäller ziehen von hier.
    }
help-deck-row =
    { $n ->
        [0] Der Stapel ist aufgebraucht. Es geht weiter, bis die Reihe leer ist.
       *[other] Von hier wird die Reihe aufgefüllt. Ist der Stapel aufgebraucht, beginnen die letzten Tauschzüge.
    }
help-discards = Die weggetauschten Karten. Alle dürfen wissen, was hier liegt, aber nehmen darf niemand etwas.
help-trick = Bediene die ausgespielte Farbe, wenn du kannst. Der höchste Trumpf nimmt den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe.
help-tricks-team = Wer einen Stich nimmt, zieht die Füchse zum eigenen Ende des Pfads.
help-hand = Deine Karten. Die angehobenen kannst du jetzt spielen, die matten nicht.
help-band = Wo deine Stiche in dieser Runde stehen, und was jede Zahl von Stichen wert ist.
help-band-one =
    { $from ->
        [0] Bis zu { $to } Stiche
       *[other] { $from } bis { $to } Stiche
    }: { $points ->
        [0] keine Punkte.
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
help-band-each = { $from } bis { $to } Stiche: { $low } bis { $high } Punkte.
help-goals = In jeder Runde liegen zwei Ziele offen. Wer tut, was sie sagen, bekommt oder verliert Punkte; das wird von selbst gezählt.
help-score =
    { $who }: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }.
help-target = Gespielt wird bis { $n } Punkte.
help-seat =
    { $you ->
        [yes] Du hältst { $cards }.
       *[no] { $who } hält { $cards }.
    }
help-seat-dealer = Gibt in dieser Runde.
help-gems =
    { $n ->
        [one] Ein Edelstein liegt
       *[other] { $n } Edelsteine liegen
    } noch auf dem Pfad. Sammelt alle, um zu gewinnen.
help-forest =
    { $n ->
        [0] Kein Waldplättchen ist mehr da: Ein Schritt über den Pfad hinaus, und das Spiel ist verloren.
       *[other] Ein Schritt über den Pfad hinaus kostet eines davon und bedeckt ein Ende. Noch { $n }.
    }
help-row = Tausch eine Karte nach oben gegen eine gleiche oder höhere, oder nach unten gegen zwei niedrigere.
help-slot = { $card } ist hier zu haben.
help-slot-token = Sie bringt ein Punkteplättchen.
help-token =
    { $n ->
        [0] Kein Plättchen ist mehr da.
       *[other] Die Karte an diesem Ende bringt ein Plättchen, 1 Punkt, solange es welche gibt. Noch { $n }.
    }
help-pocket =
    { $you ->
        [yes] Du hast diese Drillinge eingesteckt. Jeder zählt den Wert seiner Karte.
       *[no] { $who } hat diese Drillinge eingesteckt. Jeder zählt den Wert seiner Karte.
    }
help-pocket-none =
    { $you ->
        [yes] Hier liegen Drillinge, sobald du welche hast.
       *[no] Hier liegen Drillinge, sobald { $who } welche hat.
    }

rules-open = Regeln
rules-close = Schließen
rules-now = Was jetzt zählt
rules-cards = Karten im Spiel
rules-score = Was Stiche wert sind
rules-all = Alle Regeln
