# Üben: jede Entscheidung kann zurückgenommen werden, und das Spiel zählt für nichts.

practice = Übung
practice-ended = Dieses Spiel war eine Übung: Es zählt nicht.
practice-sure = Du hast seither Neues gesehen. Wenn du es zurücknimmst, wird das Spiel zur Übung und zählt nicht.
practice-yes = Zurücknehmen und üben
practice-no = Dabei bleiben
