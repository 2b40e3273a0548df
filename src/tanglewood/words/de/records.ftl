# Was an einer Aufzeichnung, einer Deal-Datei oder einer Komponentendatei nicht stimmt, und welche Regelseiten es gibt.

record-in-game = Spiel { $game }: { $what }
record-at-entry = Eintrag { $entry }: { $what }
record-in-game-at-entry = Spiel { $game }, Eintrag { $entry }: { $what }
record-in-file = { $file }: { $what }

record-none = In { $file } ist keine Aufzeichnung.
record-many-file = Mehrere Aufzeichnungen gehören in eine Datei mit der Endung .jsonl, nicht in „{ $file }“.
record-not-utf8 = Byte { $byte } ist kein UTF-8-Text.
record-not-json = Das ist kein vollständiger JSON-Text: { $what } (Zeile { $line }, Spalte { $column }).
record-too-deep = Dieser JSON-Text ist zu tief verschachtelt für eine Aufzeichnung.
record-long-number = Dieser JSON-Text enthält eine zu lange Zahl.
record-key-twice = Der Schlüssel { $key } kommt in einem Objekt zweimal vor.
record-not-a-number = { $text } ist keine Zahl in JSON.

record-foreign = Das ist keine Aufzeichnung von Tanglewood: Ihr „format“ muss „{ $format }“ sein.
record-version = Version { $version } ist hier nicht bekannt; bekannt ist { $known }.
record-key-missing = Der Schlüssel „{ $key }“ fehlt.
record-key-unknown = { $key } ist kein Schlüssel einer Aufzeichnung.
record-game = „game“ muss der Name eines Spiels sein.
record-options = „options“ und „components“ müssen Objekte sein.
record-option = Die Option „{ $option }“ muss als { $right } geschrieben sein.
record-components = „components“ muss alles enthalten, womit { $game } gespielt wird.
record-components-option = „components“ hat einen eigenen Schlüssel und ist keine Option einer Aufzeichnung.
record-seats =
    { $n ->
        [one] „seats“ muss eine Liste mit einem Eintrag sein, für den einen Platz von { $game }.
       *[other] „seats“ muss eine Liste mit { $n } Einträgen sein, einem je Platz von { $game }.
    }
record-seat = Jeder Eintrag in „seats“ muss ein Objekt mit „name“ und „agent“ sein.
record-seat-text = „{ $key }“ eines Platzes muss 1 bis 80 druckbare Zeichen haben.
record-seed = „seed“ muss eine ganze Zahl von 0 bis { $most } sein.
record-entries = „entries“ muss eine Liste sein.
record-not-an-object = { $found } ist kein Objekt.
record-result = „result“ muss ein Objekt sein, oder null, solange das Spiel läuft.
record-no-beginning = Ein Spiel, das mit einer Stellung begann, hat keine Aufzeichnung: Sie beginnt mit dem Geben der Karten.

record-no-entry = { $entry } ist kein Eintrag: Ein Eintrag hat die Schlüssel chance und outcome, seat und action, resign oder check.
record-over-before = Das Spiel war vor diesem Eintrag schon zu Ende.
record-no-check-due = Hier gibt es nichts zu prüfen: { $entry }.
record-nothing-drawn = Hier wird nichts ausgelost, auch nicht { $found }.
record-other-chance = Hier wird „{ $due }“ ausgelost, nicht { $found }.
record-outcome = „outcome“ muss eine Liste von Texten sein.
record-no-item = { $item } gehört nicht zu { $chance }.
record-no-seat = { $seat } ist kein Platz in diesem Spiel.
record-action = Ein Zug muss ein Text sein.
record-action-spelling = Der Zug schreibt sich { $right }, nicht { $found }.
record-team-resigns = Ein Team gibt gemeinsam auf: „resign“ muss "all" sein.
record-cannot-resign = { $seat } ist kein Platz, der aufgeben kann.
record-check-missing = Vor diesem Eintrag fehlt die Prüfung „{ $name }“.
record-check-part = { $key } gehört nicht zur Prüfung „{ $name }“.
record-check-differs = Nach den Regeln ist { $key } hier { $right }.
record-ends-before-check = Die Aufzeichnung bricht vor der Prüfung „{ $name }“ ab.
record-ends-early = Die Aufzeichnung hat ein Ergebnis, bricht aber vor dem Ende des Spiels ab.
record-no-result = Das Spiel ist hier zu Ende, aber die Aufzeichnung hat kein Ergebnis.
record-wrong-result = Das Ergebnis nach dem letzten Eintrag muss { $right } sein.

record-not-one = { $file } enthält { $n } Spiele; hier braucht es eine Datei mit einem Spiel.
record-resume-finished = Das Spiel in { $file } ist zu Ende; lies es mit „tanglewood replay { $file }“.

deal-open = Für „{ $chance }“ Nummer { $number } ist keine Ziehung angegeben, und auch kein Startwert (seed).
deal-file-several = { $file }: Eine Kartendatei enthält eine Verteilung oder eine Aufzeichnung; hier sind es mehrere.
deal-file-empty = { $file }: Eine Kartendatei enthält eine Verteilung oder eine Aufzeichnung; diese ist leer.
deal-format = „format“ einer Kartendatei muss „{ $deal }“ oder „{ $record }“ sein.
deal-version = Version { $version } ist hier nicht bekannt.
deal-other-game = Diese Verteilung ist für { $found }, nicht für { $game }.
deal-keys = Eine Kartendatei hat die Schlüssel format, version, game und outcomes.
deal-outcomes = „outcomes“ muss eine Liste sein.
deal-outcome = Eine Ziehung ist ein Objekt mit den Schlüsseln chance und outcome.
deal-outcome-kinds = „chance“ muss ein Name sein und „outcome“ eine Liste von Texten.

deal-code-form = Ein Kartencode hat { $n } oder { $long } Buchstaben und Ziffern; „{ $code }“ ist keiner.
deal-code-slip = Im Kartencode „{ $code }“ steckt ein Tippfehler; vergleiche ihn noch einmal.

components-file-long = { $file } ist zu lang: Bestandteile brauchen höchstens { $most } Bytes.
components-file-toml = { $file } ist kein TOML: { $what }.
components-file-deep = { $file } ist zu tief verschachtelt.
components-file-number = { $file } enthält eine zu lange Zahl.
components-file-empty = { $file } ist leer: Die Datei muss mindestens einen Bestandteil nennen.
components-file-dots = { $file }: Zeile { $line } hat mehr als { $most } Punkte; so viele Teile hat kein Schlüssel eines Bestandteils.
components-file-kind = { $file }: { $key } ist vom Typ { $kind }; Bestandteile sind ganze Zahlen, Texte, true oder false, Listen und Tabellen.

rulebook-no-rule = Es gibt keine Regel „{ $rule }“. Regeln haben Kennungen wie „fox.follow“ oder „ruling.S10“.
rulebook-no-rule-near = Es gibt keine Regel „{ $rule }“. Meintest du { $near }?
rulebook-or = { $some } oder { $last }
rulebook-no-page = Es gibt keine Regelseite „{ $page }“. Es gibt: { $pages }.
rulebook-no-language = Es gibt keine Regelseiten in der Sprache „{ $language }“. Es gibt: { $known }.
