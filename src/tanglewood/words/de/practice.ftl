# Üben: jede Entscheidung kann zurückgenommen werden, und das Spiel zählt für nichts.

line-word-practice = üben
line-undo-practice = Das lässt sich nicht einfach zurücknehmen: { $why } Mit „undo practice“ nimmst du es trotzdem zurück: das Spiel ist von da an eine Übung und zählt für nichts.
line-practice = Zurückgenommen. Dieses Spiel ist jetzt eine Übung und zählt für nichts.
tui-undo-practice = Drück noch einmal u, um es zurückzunehmen: du hast Neues gesehen, also wird das Spiel zur Übung und zählt für nichts.
practice = Übung
practice-ended = Dieses Spiel war eine Übung: es zählt für nichts.
practice-sure = Du hast seither Neues gesehen. Wenn du zurücknimmst, wird das Spiel zur Übung und zählt für nichts.
practice-yes = Zurücknehmen und üben
practice-no = Dabei bleiben
