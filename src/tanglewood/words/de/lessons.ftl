# The lessons: a title, one text a step, and one at the end. Steps are in the package's lessons.

lesson-trick-title = Was ist ein Stich?
lesson-trick-1 = Du hältst 13 Karten, { $other } ebenso. Es gibt drei Farben: Glocken, Schlüssel und Monde. Jede hat Karten von 1 bis 11.
lesson-trick-2 = Ein Stich ist eine Karte von jeder Seite. Du beginnst: Spiel die Schlüssel-8 aus.
lesson-trick-3 = Schlüssel lagen, also musste { $other } einen Schlüssel spielen. Die höhere Karte nimmt den Stich: deine. Hier werden die Stiche gezählt.
lesson-trick-4 = Wer einen Stich nimmt, spielt den nächsten aus. Spiel die Glocken-4 und sieh, was geschieht.
lesson-trick-5 = Die 10 war höher, also nahm { $other } den Stich und spielt einen Mond aus. Du hältst Monde, also musst du einen davon spielen. Spiel die Monde-10.
lesson-trick-6 = Zwei Stiche für dich. Du musst nicht alle gewinnen: Spiel die Schlüssel-2 und lass { $other } einen.
lesson-trick-end = Das ist ein Stich: Eine Seite spielt aus, die andere bedient, die höhere Karte nimmt ihn, und wer sie gespielt hat, spielt den nächsten aus.

lesson-trump-title = Das Dekret macht eine Farbe stark
lesson-trump-1 = Diese Karte ist das Dekret. Ihre Farbe ist Trumpf, diesmal Glocken. Ein Trumpf schlägt jede Karte der anderen Farben.
lesson-trump-2 = { $other } hat die Schlüssel-8 ausgespielt. Du hältst keine Schlüssel, also ist jede Karte erlaubt. Spiel die Glocken-2, den kleinsten Trumpf.
lesson-trump-3 = Sogar der kleinste Trumpf nahm den Stich. Spiel jetzt die Monde-10 aus. Ob sie gewinnt?
lesson-trump-4 = { $other } hatte keine Monde und stach mit der Glocken-4. Eine hohe Karte ist nur sicher, solange die andere Seite bedienen kann.
lesson-trump-5 = Ein hoher Schlüssel liegt. Du darfst stechen, du musst nicht. Spar deine Trümpfe: Wirf die Monde-2 weg.
lesson-trump-6 = Noch ein Schlüssel. Diesen nimmst du: Spiel die Glocken-6.
lesson-trump-end = Das Dekret nennt die Trumpffarbe. Bediene, wenn du kannst; kannst du nicht, stich oder wirf etwas weg.

lesson-band-title = Wie viele Stiche willst du?
lesson-band-1 = Zwei von dreizehn Stichen sind noch übrig. Diese Leiste zeigt, was deine Stiche wert sein werden. Die untere Marke ist deine, bei sechs; die obere gehört { $other }, bei fünf.
lesson-band-2 = Sieben, acht oder neun Stiche sind Siegreich: 6 Punkte. Da willst du hin.
lesson-band-3 = Zehn oder mehr sind Gierig: gar keine Punkte. Alles zu nehmen ist ein Fehler.
lesson-band-4 = Drei oder weniger sind Bescheiden: auch 6 Punkte. Dazwischen bist du Besiegt, mit 1 bis 3 Punkten.
lesson-band-5 = Ein Stich mehr macht dich Siegreich. { $other } muss mit einer Glocke bedienen, und deine 10 ist hoch: Spiel sie aus.
lesson-band-6 = Sieben! Der letzte Stich ändert nichts mehr. Spiel die Glocken-2.
lesson-band-end = Sieben Stiche gegen sechs: 6 Punkte für dich und 3 für { $other }, zu den 2 von vorher. So geht es Runde um Runde, bis jemand 21 Punkte hat.

lesson-odd-low-title = Schwan, Fuchs und Holzfäller
lesson-odd-low-1 = Jede ungerade Karte ist eine Figur, die etwas kann. Das sind der Schwan (1), der Fuchs (3) und der Holzfäller (5).
lesson-odd-low-2 = Der Holzfäller bringt eine neue Karte. Spiel die Monde-5 aus.
lesson-odd-low-3 = Du hast die Schlüssel-5 gezogen. Nun kommt eine Karte verdeckt unter den Stapel. Gib die schwache Monde-2 weg.
lesson-odd-low-4 = { $other } nahm den Stich und spielt einen kleinen Schlüssel aus. Dein Fuchs, die Schlüssel-3, schlägt ihn und darf das Dekret tauschen.
lesson-odd-low-5 = Wähl eine Karte für das Dekret; die alte kommt auf deine Hand. Leg die Monde-4 hin, und sofort sind Monde Trumpf.
lesson-odd-low-6 = Der Schwan verliert gern: Dann spielst du den nächsten Stich aus. Spiel die Schlüssel-1.
lesson-odd-low-7 = { $other } nahm den Stich, und doch spielst du aus, dank des Schwans. Nutz es: Spiel die Schlüssel-10.
lesson-odd-low-end = Der Schwan behält im Verlieren das Ausspiel, der Fuchs darf das Dekret tauschen, der Holzfäller tauscht eine Karte mit dem Stapel.

lesson-odd-high-title = Schatz, Hexe und Monarch
lesson-odd-high-1 = Noch drei: der Schatz (7), die Hexe (9) und der Monarch (11).
lesson-odd-high-2 = Spielst du den Monarchen aus, muss die Antwort die 1 oder die höchste Karte der Farbe sein. Spiel die Glocken-11.
lesson-odd-high-3 = Er hat die Glocken-10 herausgezogen. Nun ist der Schatz sicher: Wer eine 7 nimmt, bekommt sofort einen Punkt. Spiel die Glocken-7.
lesson-odd-high-4 = Ein Punkt für dich! Der Schwan von { $other } hat verloren und spielt deshalb aus: die Schlüssel-10. Eine Hexe, die im Stich allein ist, zählt als Trumpf. Spiel die Schlüssel-9.
lesson-odd-high-5 = Die Hexe schlug einen höheren Schlüssel. Liegen zwei Hexen im Stich, wirkt keine. Der Punkt für deinen Schatz steht hier.
lesson-odd-high-end = Der Schatz ist einen Punkt wert, die einzelne Hexe ist Trumpf, der Monarch zieht die höchste Karte heraus. Jetzt kennst du alle sechs.

lesson-humble-title = Gewinnen durch Verlieren
lesson-humble-1 = Zehn Stiche sind vorbei. Drei davon hast du, sieben hat { $other }. Das holst du nicht mehr auf.
lesson-humble-2 = Das musst du auch nicht. Bleib bei drei Stichen, dann bist du Bescheiden: 6 Punkte. Verlier also alle, die noch kommen.
lesson-humble-3 = Ein Trumpf liegt, und du hast keine Monde: Jede Karte ist erlaubt. Wirf die weg, die später gewinnen könnte: die Glocken-6.
lesson-humble-4 = Die Glocken-5 liegt. Bleib mit der 4 darunter.
lesson-humble-5 = Der letzte Stich. Deine Schlüssel-2 ist niedriger als die 5: Spiel sie.
lesson-humble-end = Drei Stiche sind Bescheiden: 6 Punkte, und 2 hattest du für Schätze. Die zehn Stiche von { $other } sind Gierig: keine Punkte dafür. Entscheide früh, welches Ende der Leiste du willst.

lesson-manual-title = Was im Handbuch zählt
lesson-manual-1 = Die Karten können, was du kennst; nur heißt die 1 Ass und die 11 Königin. Diese Leiste ist die des Handbuchs: Fast jeder Stich ist einen Punkt wert.
lesson-manual-2 = Aber sechs oder sieben Stiche sind nichts wert. { $other } steht jetzt bei sieben, du bei drei.
lesson-manual-3 = Bis zu fünf Stichen ist jeder ein Punkt für dich. Nimm diesen mit der Glocken-6.
lesson-manual-4 = Vier. { $other } hat keine Glocken mehr. Spiel die Glocken-4.
lesson-manual-5 = Fünf Punkte gehören dir. Ein sechster Stich würde dich alle kosten, also gib den letzten weg: Spiel die Schlüssel-2.
lesson-manual-end = Fünf Stiche und zwei Schätze sind 7 Punkte: Schätze zählen hier am Ende der Runde. { $other } ist der Sieben entkommen: Acht Stiche und ein Schatz sind 9.

lesson-goals-title = Ziele und Gift
lesson-goals-1 = Deluxe ergänzt das Fuchsspiel. In jeder Runde liegen zwei Ziele offen. Wer tut, was sie sagen, bekommt Punkte oder verliert welche.
lesson-goals-2 = „{ goal-even-keel }“ verlangt einen Stich aus zwei geraden Karten. Spiel die Glocken-10.
lesson-goals-3 = Das Ziel brachte sofort seinen Punkt. „{ goal-swan-song }“ verlangt, dass du mit einem Schwan verlierst. Spiel die Glocken-1.
lesson-goals-4 = Wieder ein Punkt. Beide Ziele sind vergeben; die nächste Runde bringt neue.
lesson-goals-5 = Dank des Schwans spielst du aus. Lass { $other } einen Stich: Spiel die Monde-6.
lesson-goals-6 = Vorsicht, eine Gift-Acht: Wer sie nimmt, verliert einen Punkt. Du musst einen Schlüssel spielen, aber nicht gewinnen. Spiel die 4.
lesson-goals-end = Das Gift bleibt bei { $other }; unter 0 Punkte geht es dabei nie. Lies die Ziele, bevor du zum ersten Mal ausspielst.

lesson-special-title = Sonderkarten
lesson-special-1 = Karten mit blauem Rahmen sind Sonderkarten. Sie haben keine Farbe und dürfen fast immer gespielt werden. Zwei der neun hast du: den Bogen und den Trank.
lesson-special-2 = Der Trank tauscht sich gegen etwas Besseres. Spiel ihn aus.
lesson-special-3 = Er kommt mit einer deiner Karten unter den Stapel. Wähl die Monde-2.
lesson-special-4 = Zwei Karten kamen vom Stapel: Eine wird jetzt gespielt, die andere bleibt. Spiel den Monarchen, die Glocken-11.
lesson-special-5 = Der Monarch hat dir einen Schatz herausgezogen. Spiel nun die Monde-6.
lesson-special-6 = { $other } spielt einen Trumpf aus. Der Bogen schlägt Trümpfe: Spiel ihn.
lesson-special-end = Jede Sonderkarte sagt, was sie kann, wenn du sie ansiehst. Alles andere ist das Fuchsspiel, das du kennst.

lesson-suits-title = Was ist ein Stich?
lesson-suits-1 = Du hältst 11 Karten, { $other } an deiner Seite ebenso. Es gibt drei Farben: Tauben, Rosen und Sterne. Jede hat Karten von 1 bis 10.
lesson-suits-2 = Ein Stich ist eine Karte von jeder Seite. Du beginnst: Spiel die Tauben-8 aus.
lesson-suits-3 = Tauben lagen, also musste { $other } eine Taube spielen. Die höhere Karte nimmt den Stich: deine. Hier werden die Stiche gezählt.
lesson-suits-4 = Wer einen Stich nimmt, spielt den nächsten aus. Spiel die Tauben-2 und lass { $other } diesen.
lesson-suits-5 = { $other } nahm ihn und spielt eine Rose aus. Du hältst Rosen, also musst du eine davon spielen. Spiel die Rosen-4.
lesson-suits-6 = Diese Karte ist das Dekret. Ihre Farbe ist Trumpf, diesmal Sterne. Ein Trumpf schlägt jede Karte der anderen Farben.
lesson-suits-7 = { $other } spielt eine Taube aus, und du hast keine mehr. Also ist jede Karte erlaubt. Spiel die Sterne-2, den kleinsten Trumpf.
lesson-suits-end = Sogar der kleinste Trumpf schlug die 10. Eine Seite spielt aus, die andere bedient. Wer die Farbe nicht hat, darf stechen.

lesson-foxes-title = Gemeinsam über den Pfad
lesson-foxes-1 = Du und { $other } seid ein Team. Diese zwei Füchse, die Figur, laufen den Pfad entlang. Ein Ende gehört dir, das andere { $other }.
lesson-foxes-2 = Sie sammeln Edelsteine, einen auf jedem Feld, auf dem sie stehen bleiben. Sammelt alle, und ihr gewinnt beide.
lesson-foxes-3 = Ein Stich bewegt die Füchse zu seinem Gewinner, so weit, wie beide Karten Pfoten haben. Spiel die Tauben-8: zwei Pfoten.
lesson-foxes-4 = Du hast gewonnen, also kommen die Füchse zu dir. Mit der Gazelle von { $other } dürftest du die Pfoten einer Karte weglassen. Aber alle drei Schritte führen zu zwei Edelsteinen: Lauf 3 Schritte.
lesson-foxes-5 = Ein Edelstein ist gefunden. Jetzt sollen die Füchse umkehren. Spiel die Tauben-2 aus und lass { $other } gewinnen.
lesson-foxes-6 = Sechs Pfoten trugen sie auf die andere Seite, und noch ein Edelstein ist gefunden. Ihr lenkt damit, wer gewinnt und wie viele Pfoten ihr spielt.
lesson-foxes-end = Wer einen Stich nimmt, zieht die Füchse näher, und die Pfoten sagen, wie weit. So lenkt ihr sie zu zweit.

lesson-company-title = Karten, die einander helfen
lesson-company-1 = Auch hier können ungerade Karten etwas. Beim Musikanten, der Rosen-1, wählt die Richtung, wer den Stich gewinnt. Spiel ihn aus.
lesson-company-2 = { $other } nahm den Stich und schickte die Füchse zu dir. Spiel jetzt die Karte, die Füchse heißt: die Sterne-3. Danach darf eine Seite das Dekret tauschen.
lesson-company-3 = Wer darf es tauschen? Wähl dich selbst.
lesson-company-4 = Leg die Rosen-10 hin. Rosen werden Trumpf, und die Sterne-5 kommt zu dir.
lesson-company-5 = Die Füchse fanden noch einen Edelstein. Bediene mit dem Geschenk, der Tauben-7: Jede Seite gibt der anderen eine Karte.
lesson-company-6 = Während der Runde dürft ihr nicht über Karten reden, aber ein Geschenk sagt viel. Gib die Rosen-6.
lesson-company-end = Beim Musikanten wählt die Richtung, wer gewinnt. Die Füchse dürfen das Dekret tauschen. Die Gazelle lässt die Pfoten einer Karte weg. Das Geschenk tauscht Karten. Und wird die Erbin (9) ausgespielt, muss niemand bedienen.

lesson-forest-title = Wenn der Wald näher rückt
lesson-forest-1 = Das sind eure Waldplättchen: vier. Jedes Mal, wenn die Füchse über den Pfad hinauslaufen, ist eines verbraucht.
lesson-forest-2 = Die Füchse stehen nah an deinem Ende. Spiel die Rosen-10 und sieh, was sechs Pfoten tun.
lesson-forest-3 = Sie liefen über das Ende hinaus! Ein Waldplättchen bedeckt das letzte Feld, und sein Edelstein rückte auf das nächste. Der Pfad ist jetzt kürzer.
lesson-forest-4 = Die Füchse stehen wieder am Start. Wird ein Plättchen gebraucht und keines ist mehr da, ist das Spiel verloren.
lesson-forest-5 = Eine Runde hat 11 Stiche. Zwischen den Runden bekommt jedes Feld mit „+“ einen neuen Edelstein, und ein Plättchen kommt auf ein Ende des Pfads.
lesson-forest-end = Ihr habt drei Runden, um alle Edelsteine zu finden. Viel Glück euch beiden!

lesson-down-title = Nach unten tauschen
lesson-down-1 = Fünf Schätze liegen in der Reihe. Drillinge auf deiner Hand wandern für Punkte in deine Tasche.
lesson-down-2 = Ein Zug ist ein Tausch: eine Karte von dir gegen Karten der Reihe. Nach unten heißt: eine hohe Karte gegen zwei niedrigere.
lesson-down-3 = Wähl die Eule (8). Nimm dann die Eichel (2) und den Zapfen (5).
lesson-down-4 = Die Karte an diesem Ende bringt ein Punkteplättchen, solange es welche gibt: 1 Punkt für dich. Die Reihe wurde vom Stapel aufgefüllt.
lesson-down-5 = Noch einmal nach unten: den Falter (7) gegen den Zapfen (5) und den Pilz (4).
lesson-down-end = Aus zwei Karten wurden vier. Nach unten füllt die Hand, nach oben füllt die Tasche.

lesson-up-title = Nach oben tauschen, und die Tasche
lesson-up-1 = Du hältst zwei Zapfen (5), ein dritter liegt in der Reihe. Nach oben heißt: eine Karte gegen eine einzige, die gleich oder höher ist.
lesson-up-2 = Wähl die Eichel (2), nimm dann den dritten Zapfen (5).
lesson-up-3 = Drillinge wandern von selbst in deine Tasche. Drei 5er sind 5 Punkte, hohe Drillinge also mehr. Eine Karte muss auf deiner Hand bleiben.
lesson-up-4 = Ist der Stapel aufgebraucht, geht es weiter, bis die Reihe leer ist. Dann gewinnt, wer die meisten Punkte hat.
lesson-up-end = Nach unten für mehr Karten, nach oben für die eine, die du brauchst. Achte auf das Plättchen und darauf, was die anderen sammeln.
