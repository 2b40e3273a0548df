# What can be chosen before a game, and what is wrong with a choice.

option-components-goals = Eine Datei mit eigenen Zielen.
option-components-board = Eine Datei mit eigenem Spielplan oder eigenen Pfoten.
option-components-deck = Eine Datei mit eigenem Stapel: wie viele Karten von jedem Wert.

option-unknown = { $game } hat keine Option „{ $option }“; die Optionen sind: { $known }.
option-none = keine
option-wrong = { $game }: { $option } kann nicht „{ $value }“ sein; richtig wäre: { $right }.
option-no-game = Es gibt kein Spiel „{ $game }“; die Spiele sind { $games }.
option-game-meant = Es gibt kein Spiel „{ $game }“; die Spiele sind { $games }. Meinst du „{ $near }“?
option-mini-few =
    fox-mini: { $n ->
        [one] 1 Karte reicht
       *[other] { $n } Karten reichen
    } nicht für zwei Hände mit je { $hand } und ein Dekret.
option-mini-woodcutter =
    fox-mini: { $n ->
        [one] 1 Karte reicht
       *[other] { $n } Karten reichen
    } nicht für zwei Hände mit je { $hand }, ein Dekret und eine Karte, die der Holzfäller zieht.
option-mini-scores = fox-mini: scores muss { $n } Zahlen nennen, für 0 bis { $tricks } Stiche.
option-two-decks = woods: Die Datei bringt einen eigenen Stapel mit, also kann deck nicht „{ $deck }“ sein.
option-gentle-solo = woods: gentle ist für das Solospiel; zu mehreren passt, wer nicht tauschen kann.

# What would be right: the end of 'it must be …'.

wanted-whole = eine ganze Zahl von { $low } bis { $high }
wanted-whole-up = eine ganze Zahl ab { $low }
wanted-flag = true oder false
wanted-one = eines von { $choices }
wanted-numbers = ganze Zahlen von { $low } bis { $high } mit Kommas dazwischen
wanted-distinct = ganze Zahlen von { $low } bis { $high } mit Kommas dazwischen, jede höchstens einmal
wanted-special = eine Zahl von 0 bis { $n } oder Namen aus { $names }
wanted-mapping =
    ein dict mit { $n ->
        [one] dem Schlüssel
       *[other] den Schlüsseln
    } { $keys }, wie read_components es aus einer Datei liest
wanted-table =
    eine Tabelle mit { $n ->
        [one] dem Schlüssel
       *[other] den Schlüsseln
    } { $keys }
wanted-wholes = eine Liste ganzer Zahlen
wanted-text = ein Text aus 1 bis { $n } druckbaren Zeichen
wanted-languages = ein Text oder eine Tabelle mit einem Text je Sprache (en, de, fr …)
wanted-goals = eine Liste von Zielen, jedes mit { $keys }
wanted-id = Kleinbuchstaben und Ziffern mit „-“ zwischen Wörtern
wanted-cards = eine Liste von Kartennamen
