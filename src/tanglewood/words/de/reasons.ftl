# Why something cannot be done, and how games end.

why-crown = Die Krone begleitet nur eine Karte mit Farbe.
why-turn = { $who } ist am Zug.
why-woods-discard = Wähl zuerst die Karte, die du abwirfst.

refused-malformed = Der Server hat das nicht verstanden. Nichts hat sich geändert.
refused-turn = Du bist nicht am Zug.
refused-over = Das Spiel ist zu Ende.
refused-waiting = Noch sitzen nicht alle am Tisch.
refused-stale = Am Tisch ging es schon weiter; so steht es jetzt.
refused-undo = Dabei wurde etwas Neues sichtbar, darum geht es nicht zurück.
refused-undo-nothing = Noch gibt es nichts zurückzunehmen.
refused-present = Die andere Seite ist da oder noch nicht lange genug weg.
refused-chat = Während einer Runde ist der Chat zu.
refused-seat = Als Zuschauer geht das nicht.
refused-token = Dieser Browser hält den Platz nicht mehr.
refused-rate = Etwas langsamer, bitte. Nichts ging verloren.
refused-unavailable = Dieser Server bietet das nicht an.

ending-win =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt.
    }
ending-lost-you = Diesmal gewinnt { $who }.
ending-draw = Unentschieden.
ending-shared = { $who } teilen sich den Sieg.
ending-victory = Sieg! Jeder Edelstein ist daheim.
ending-defeat = Diesmal hat der Wald gewonnen.
ending-solo = Dein Spaziergang ist zu Ende: { $n } von 7 Drillingen.
ending-solo-won = Alle sieben Schätze gehören dir!

cause-resign = Durch Aufgabe.
cause-claim = Die andere Seite kam nicht zurück.
cause-time = Die Zeit ist abgelaufen.

rule-fox-game-winner = Die meisten Punkte.
rule-fox-tie = Punktgleich; die letzte Runde entscheidet.
rule-manual-tie = Punktgleich; die Stiche der letzten Runde entscheiden.
rule-deluxe-tie = Punktgleich; die letzte Runde entscheidet.
rule-duet-end-victory = Der letzte Edelstein wurde gesammelt.
rule-duet-end-lost = Über den Pfad hinaus, und kein Waldplättchen mehr.
rule-duet-end-time = Drei Runden sind um, und Edelsteine sind übrig.
rule-draw = Gleichstand in allem.
rule-woods-score = Die meisten Punkte.
rule-woods-score-tie = Punktgleich; weniger Plättchen entscheiden.
rule-woods-score-shared = Gleichstand bei Punkten und Plättchen.
rule-woods-solo-goal = Stapel und Reihe sind leer.
rule-woods-solo-goal-victory = Von jedem Wert liegt ein Drilling aus.
rule-ruling-W8 = Kein Tausch ist mehr möglich.
