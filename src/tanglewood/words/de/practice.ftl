# Üben: jede Entscheidung kann zurückgenommen werden, und das Spiel zählt für nichts.

line-word-practice = üben
line-undo-practice = Das lässt sich nicht einfach zurücknehmen: { $why } Mit „undo practice“ nimmst du es trotzdem zurück: Von da an ist das Spiel eine Übung und zählt nicht.
line-practice = Zurückgenommen. Dieses Spiel ist jetzt eine Übung und zählt nicht.
tui-undo-practice = Drück noch einmal u, um es zurückzunehmen: Du hast Neues gesehen, also wird das Spiel zur Übung und zählt nicht.
practice = Übung
practice-ended = Dieses Spiel war eine Übung: Es zählt nicht.
practice-sure = Du hast seither Neues gesehen. Wenn du es zurücknimmst, wird das Spiel zur Übung und zählt nicht.
practice-yes = Zurücknehmen und üben
practice-no = Dabei bleiben
