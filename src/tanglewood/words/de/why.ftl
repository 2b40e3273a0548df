# Why an action is better than another: one sentence, at most one number.

why-seventh-safe = Nimmst du ihn, hast du { $n } Stiche: siegreich, und { $who } kann es nicht mehr verhindern.
why-seventh = Das ist dein Stich Nummer { $n }: siegreich, solange du unter zehn bleibst.
why-tenth = { $n } Stiche hast du, einer mehr wäre gierig: Verlier diesen mit { $card }.
why-humble =
    { $n ->
        [0] Noch kein Stich: Bleib bescheiden und verlier diesen mit { $card }.
        [one] Erst ein Stich: Bleib bescheiden und verlier diesen mit { $card }.
       *[other] Erst { $n } Stiche: Bleib bescheiden und verlier diesen mit { $card }.
    }
why-humble-last = { $n } Stiche bisher, und mit noch einem wärst du nicht mehr bescheiden: Verlier diesen mit { $card }.
why-deny = Nimm ihn selbst: Mit Stich Nummer { $n } wäre { $who } siegreich.
why-feed = Überlass ihn { $who }: Stich Nummer { $n } macht { $who } gierig, und du bleibst bescheiden.
why-costly =
    { $n ->
        [0] Kein Stich bringt dir { $points }, einer brächte weniger: Verlier diesen mit { $card }.
        [one] Ein Stich bringt dir { $points }, ein zweiter brächte weniger: Verlier diesen mit { $card }.
       *[other] { $n } Stiche bringen dir { $points }, einer mehr brächte weniger: Verlier diesen mit { $card }.
    }
why-rising =
    { $n ->
        [one] Nimm ihn: Ein Stich bringt dir { $points }, mehr als keiner.
       *[other] Nimm ihn: { $n } Stiche bringen dir { $points }, mehr als einer weniger.
    }
why-likelier = { $band } wird damit wahrscheinlicher als mit { $other }.
why-likelier-often = So endest du etwa { $n }-mal von zehn als „{ $band }“, öfter als mit { $other }.
why-avoids = Mit { $other } würdest du öfter als „{ $band }“ enden.

why-treasure = { $card } nimmt den Stich und den Schatz darin.
why-treasure-home = { $card } gewinnt den eigenen Stich: Der Punkt gehört dir.
why-treasure-kept = Halte { $card } zurück: Hier bekäme { $who } wohl den Punkt dafür.
why-swan = { $card } verliert den Stich, und trotzdem spielst du als Nächstes aus.
why-swan-kept = Beide verlieren den Stich. Behalte { $card }: So kommst du später ans Ausspiel.
why-witch = Allein im Stich zählt { $card } als Trumpf und nimmt ihn.
why-trumped = { $suit } hast du keine: { $card } ist Trumpf und nimmt den Stich.
why-enough = { $card } reicht gerade für den Stich; { $kept } bleibt für später.
why-unbeaten = Nichts, was auf { $card } folgen kann, schlägt die Karte.
why-forces = Auf { $card } muss { $who } mit der 1 oder der höchsten Karte in { $suit } antworten.
why-still-out = { $card } ist noch nicht gespielt und würde { $other } schlagen.
why-thrown = Der Stich ist ohnehin verloren: Wirf { $card } ab, solange sie nichts gewinnt.
why-spared = Der Stich ist ohnehin verloren: { $card } genügt, und { $kept } bleibt für später.
why-lets-go = Lass diesen Stich mit { $card } gehen; { $other } würde ihn nehmen.
why-grabs = { $card } nimmt den Stich; mit { $other } würdest du ihn verlieren.
why-hands-over = Mit { $card } kommt { $who } ans Ausspiel, und das passt dir jetzt.
why-mostly = { $card } nimmt den Stich etwa { $n }-mal von zehn, öfter als die anderen.

why-new-trump =
    Mit { $card } als Dekret werden { $suit } Trumpf, und davon hast du dann { $n }.
why-away =
    { $n ->
        [0] { $suit } hast du keine: Dreh das Dekret mit { $card } davon weg.
       *[other] Von { $suit } hast du nur eine: Dreh das Dekret mit { $card } davon weg.
    }
why-picked = Der Trumpf bleibt; du gibst { $card } und nimmst { $taken } auf die Hand.
why-gained = { $suit } werden Trumpf, und für { $card } kommt { $taken } auf deine Hand.
why-kept-trump = Lass { $suit } Trumpf bleiben: Davon hast du { $n }.
why-kept-card = { $card } ist auf deiner Hand mehr wert, als { $decree } es wäre.
why-void = { $card } ist deine einzige Karte in { $suit }: Ohne sie darfst du dort trumpfen.
why-too-high = { $card } würde Stiche gewinnen, die du nicht willst: Leg sie weg.
why-too-low = { $card } gewinnt kaum einen Stich: Leg sie weg.
why-buried = Von den beiden lohnt es, { $kept } zu behalten, und { $card } nicht.

why-close = { $other } ist hier etwa gleich gut; keins von beiden ist ein Fehler.
why-little = Das ist etwas besser als { $other }; viel macht es nicht aus.
why-points =
    Das bringt etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr als { $other }.
why-chance =
    Das gewinnt von hundert Spielen etwa { $n ->
        [one] eines
       *[other] { $n }
    } mehr als { $other }.
