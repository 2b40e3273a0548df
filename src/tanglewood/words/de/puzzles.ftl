# Aufgaben: Finde den einen Zug, der klar der beste ist.

puzzle-head = Aufgabe { $key } · Wertung { $rating }
puzzle-right =
    { $n ->
        [one] Richtig.
       *[other] Richtig, { $n } in Folge.
    }
puzzle-wrong = Hier nicht am besten. Besser: { $answer }.
puzzle-line-true = So geht es weiter, wie die Karten wirklich lagen:
puzzle-line-maybe = Die verdeckten Karten können so liegen, dass dies folgt:
puzzle-line-ends = Mit deiner Antwort: { $came }
puzzle-line-instead = Mit der besten Antwort: { $came }
puzzle-no-line = Das schadet nicht sofort, aber über viele Spiele bringt es weniger.
puzzle-came-points = { $mine } Punkte für dich, { $theirs } für die Gegenseite.
puzzle-came-gems =
    { $n ->
        [0] alle Edelsteine sind gefunden, ihr gewinnt.
        [one] ein Edelstein bleibt im Wald.
       *[other] { $n } Edelsteine bleiben im Wald.
    }
puzzle-came-sets =
    { $n ->
        [one] ein Drilling.
       *[other] { $n } Drillinge.
    }
puzzle-exact = Das ist am besten, wie auch immer die verdeckten Karten liegen.
puzzle-finders = Stufen, die es finden: { $levels }.
puzzle-finders-all = Jede Stufe findet es.
puzzle-no-finders = Keine unserer Stufen findet es zuverlässig.
puzzle-themes = Darum ging es: { $themes }.
puzzle-rating = Deine Wertung: { $rating } ({ $change }).
puzzle-next = Eingabetaste für die nächste, q zum Aufhören:
puzzle-none-left = Du hast hier alle Aufgaben versucht. Wähle ein anderes Thema oder ein anderes Spiel.
puzzle-no-game = Zu { $game } gibt es keine Aufgaben; es gibt sie zu { $games }.
puzzle-no-theme = Das Thema { $theme } gibt es hier nicht; es gibt { $themes }.
puzzle-no-key = Die Aufgabe { $key } gibt es in diesem Spiel nicht.

puzzles-title = Aufgaben
puzzles-about = Ein Augenblick eines Spiels, und eine Wahl ist klar die beste. Findest du sie? Du weißt, was an diesem Platz zu wissen war.
puzzles-count =
    { $n ->
        [one] Eine Aufgabe
       *[other] { $n } Aufgaben
    }
puzzles-standing = Deine Wertung: { $rating } · versucht: { $n } · längste Serie: { $best }
puzzles-solve = Lösen
puzzles-rating = Wertung { $rating }
puzzles-settling = Deine Wertung springt noch weit, nach oben wie nach unten. Das legt sich bald.
puzzles-streak = In Folge: { $n } (am meisten { $best })
puzzles-theme = Thema
puzzles-theme-any = alle
puzzles-ask = Was tust du?
puzzles-why = Warum
puzzles-next = Nächste Aufgabe
puzzles-another = Alle Themen
puzzles-on-table = Zeigen, was folgt
puzzles-about-this = Über dieses Rätsel

puzzle-theme-humble = Bescheiden werden
puzzle-theme-greedy = Andere gierig machen
puzzle-theme-victory = Siegreich werden
puzzle-theme-swan = Der Schwan und das Ausspiel
puzzle-theme-decree = Das Dekret tauschen
puzzle-theme-witch = Die Hexe allein
puzzle-theme-monarch = Mit dem Monarchen zwingen
puzzle-theme-woodcutter = Mit dem Holzfäller ziehen
puzzle-theme-treasure = Schätze
puzzle-theme-lead = Das Ausspiel
puzzle-theme-ending = Die letzten Stiche
puzzle-theme-poison = Gift
puzzle-theme-special = Sonderkarten
puzzle-theme-goal = Ziele
puzzle-theme-gem = Einen Edelstein holen
puzzle-theme-path = Auf dem Pfad bleiben
puzzle-theme-steps = Die Schritte zählen
puzzle-theme-gift = Geschenke
puzzle-theme-foxes = Füchse und das Dekret
puzzle-theme-cover = Ein Ende bedecken
puzzle-theme-set = Einen Drilling vollenden
puzzle-theme-chain = Ketten
puzzle-theme-pair = Paare
puzzle-theme-deny = Nehmen, was andere brauchen
puzzle-theme-token = Plättchen
puzzle-theme-alone = Allein im Wald
