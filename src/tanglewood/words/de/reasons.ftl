# Why something cannot be done, and how games end.

why-crown = Die Krone begleitet nur eine Karte mit Farbe.
why-turn = { $who } ist am Zug.
why-woods-discard = Wähl zuerst die Karte, die du abwirfst.

refused-undo = Dabei wurde etwas Neues sichtbar, darum lässt es sich nicht zurücknehmen.
refused-undo-nothing = Noch gibt es nichts zurückzunehmen.

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
