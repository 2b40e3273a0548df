# Wie jemand vorankommt: Wertung, Genauigkeit, Ergebnisse, Erfolge.

nav-progress = Fortschritt
progress-title = Dein Fortschritt
progress-lead = Wie deine Partien bisher liefen. Das alles bleibt hier, bei dir.
progress-none = Noch gibt es nichts zu zeigen. Deine erste beendete Partie erscheint hier.
progress-none-more = Dann siehst du, wie deine Wertung an den Stufen vorbeiklettert, wie genau du spielst und was du erreicht hast.
progress-rating = Wertung
progress-rating-about = Deine Wertung steht auf derselben Skala wie die Stufen: Wer höher steht, gewinnt öfter. Jede Runde gegen eine Stufe mit frischen Karten ändert sie. Übung ändert sie nie; Partien mit Menschen, mit gewählten Karten oder mit anderen Optionen werden nur aufgeführt.
progress-rating-guess = Erste Schätzung: { $rating }
progress-rating-value = { $rating }
progress-unrated = Hier gibt es noch keine Wertung: Spiel mit frischen Karten gegen eine Stufe.
progress-curve = Wertung in { $game }: von { $first } bis { $last }
progress-next-level = Als Nächstes zu besiegen: { $level }
progress-all-beaten = Hier hast du jede Stufe besiegt.
progress-accuracy = Genauigkeit
progress-accuracy-about = Aus deinen Nachbesprechungen: 100 heißt, dass es niemand besser wissen konnte.
progress-accuracy-none = Lass eine beendete Partie nachbesprechen, dann steht hier, wie genau du sie gespielt hast.
progress-accuracy-lately = zuletzt { $n }
progress-accuracy-chart = Genauigkeit der nachbesprochenen Partien, von { $first } bis { $last }, zuletzt { $n }
progress-result-won = { $n } gewonnen
progress-result-lost = { $n } verloren
progress-result-drawn = { $n } unentschieden
progress-result-shared = { $n } geteilt
progress-result-alone = { $n } solo
progress-games =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
progress-lately =
    { $n ->
        [one]
            { $won ->
                [0] Deine letzte Partie war kein Sieg.
               *[other] Deine letzte Partie hast du gewonnen.
            }
       *[other]
            { $won ->
                [0] Unter deinen letzten { $n } Partien war kein Sieg.
               *[other] Von deinen letzten { $n } Partien hast du { $won } gewonnen.
            }
    }
progress-wins =
    { $n ->
        [0] Zuletzt kein Sieg. Deine längste Siegesserie: { $best }.
       *[other] Siege in Folge: { $n }. Am meisten bisher: { $best }.
    }
progress-days = Spiel des Tages, Tage in Folge: { $n }
progress-streaks = Serien
progress-achievements = Erfolge
progress-reached = Erreicht
progress-reached-at = Erreicht am { $date }
progress-far = { $have } von { $need }
progress-file = Aufheben oder mitnehmen
progress-file-about = Eine Datei mit deinen Partien, Spielen des Tages und Aufgaben. Auch ein anderer Browser und das Terminal lesen sie.
progress-export = Als Datei sichern
progress-export-as = Deinen Fortschritt sichern als
progress-import = Datei lesen
progress-import-from = Fortschritt lesen aus der Datei
progress-imported =
    { $n ->
        [0] Die Datei wurde gelesen. Sie enthielt keine neuen Partien.
        [one] Die Datei wurde gelesen: 1 neue Partie.
       *[other] Die Datei wurde gelesen: { $n } neue Partien.
    }
progress-bad-file = Diese Datei enthält keinen lesbaren Fortschritt. Nichts wurde geändert.

achievement-first = Erster Sieg
achievement-first-about = Gewinn eine Partie gegen eine Stufe.
achievement-every-game = Überall im Wald
achievement-every-game-about = Spiel von jedem Spiel eine Partie zu Ende.
achievement-row = Fünf in Folge
achievement-row-about = Gewinn fünf Partien in Folge.
achievement-ladder = Bis in den Wipfel
achievement-ladder-about = Besieg in einem Spiel alle sechs Stufen, vom Keimling bis zur Alten Eiche.
achievement-old-oak = Alte Eiche gefällt
achievement-old-oak-about = Gewinn eine Partie gegen die Alte Eiche.
achievement-sharp = Adlerauge
achievement-sharp-about = Spiel eine Partie mit einer Genauigkeit von 95 oder mehr, laut Nachbesprechung.
achievement-week = Eine Woche im Wald
achievement-week-about = Spiel das Spiel des Tages an sieben Tagen in Folge.
achievement-puzzles = Aufgabe um Aufgabe
achievement-puzzles-about = Löse zehn Aufgaben in Folge.
