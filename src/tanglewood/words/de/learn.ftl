# Around the lessons: the path of a game, and the coach at the table.

learn-title = Lerne { $game }
learn-about = Kurze Lektionen, gespielt mit echten Karten. Beginn mit der ersten, oder wo du magst.
learn-lessons = Lektionen
learn-lesson = Lektion { $n } von { $m }
learn-step = Schritt { $n } von { $m }
learn-minutes =
    { $n } { $n ->
        [one] Minute
       *[other] Minuten
    }
learn-done = geschafft
learn-other = Auch das ist erlaubt, aber diese Lektion braucht etwas anderes: { $action }.
learn-read-first = Lies erst das, drück dann „{ learn-next }“.
learn-next = Weiter
learn-back = Zurück
learn-again = Neu beginnen
learn-next-lesson = Nächste Lektion
learn-begin = Beginnen
learn-all = Alle Lektionen
learn-first-game = Dein erstes Spiel
learn-first-game-about = { $other } spielt sanft und trifft oft nur die zweitbeste Wahl. Tipps und Regeln liegen neben dem Tisch.
learn-first-team = { $other } läuft mit dir. Tipps und Regeln liegen neben dem Tisch.
learn-play = Mit { $other } spielen
learn-ready = Du weißt genug zum Spielen. { $other } wartet auf dich.
learn-none = Für dieses Spiel gibt es keine Lektion.
lesson-unknown = Die Lektion { $lesson } gibt es nicht.
