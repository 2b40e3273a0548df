# Why something cannot be done now.

turn-not-yours =
    { $you ->
        [yes] Du bist nicht am Zug: { $other } ist dran.
       *[no] { $who } ist nicht am Zug: { $other } ist dran.
    }
turn-of-chance = Niemand ist am Zug: Zuerst wird gezogen oder gemischt.
turn-over = Das Spiel ist zu Ende.

play-none = „{ $action }“ spielt keine Karte; spiel jetzt eine Karte aus deiner Hand.
play-not-held = { $card } hast du nicht auf der Hand.
play-follow = Du hältst { $suit }, also musst du { $suit } bedienen.
play-follow-monarch = Ein Monarch wurde angespielt: Gib die 1 oder deine höchste Karte der Farbe { $suit }.
play-follow-queen = Eine Königin wurde angespielt: Gib die 1 oder deine höchste Karte der Farbe { $suit }.
play-follow-or-unsuited = Du hältst { $suit }, also spiel { $suit } oder eine Karte ohne Farbe.
play-unsuited-barred = Ein Monarch wurde angespielt, und du hältst { $suit }: Karten ohne Farbe darfst du nicht spielen.
play-no-crown = Die Krone hast du nicht auf der Hand.
play-crown-deck = Die Krone zieht eine Karte, aber der Stapel ist leer.
play-hammer = Der Hammer hat { $suit } genannt, und du hältst { $suit }.
play-name-self = Du hast keine Karte mehr, also kannst du dich nicht selbst benennen.
play-moves = Dieser Stich erlaubt nur { $moves }.

asked-exchange = Ein Fuchs wurde gespielt: Tausch das Dekret gegen eine Karte aus deiner Hand, oder lass es liegen.
asked-under = Für den Holzfäller wurde eine Karte gezogen: Leg eine Karte aus deiner Hand unter den Stapel.
asked-name = Der Hammer kam als zweite Karte: Nenn eine Farbe.
asked-spill = Der Trank nimmt eine Karte aus deiner Hand mit unter den Stapel.
asked-pour = Der Trank hat zwei Karten gezogen: Spiel eine davon, die andere behältst du.
asked-dig = Die Schaufel wurde gespielt: Grab in deinem letzten gewonnenen Stich, oder lass es.
asked-take = Die Fee schaut: Nimm eine der Karten, die sie sieht, oder keine.
asked-give = Die Fee hat eine Karte genommen: Gib dafür eine von deinen.
asked-foxes = Füchse wurden gespielt: Benenn dich selbst, dein Gegenüber oder niemanden.
asked-foxes-exchange = Du wurdest benannt: Tausch das Dekret gegen eine Karte aus deiner Hand, oder lass es liegen.
asked-gift = Ein Geschenk wurde gespielt: Wähl eine Karte aus deiner Hand für dein Gegenüber.
asked-move = Du hast den Stich gewonnen: Wähl, wohin die Figur geht.
asked-cover = Die Runde ist zu Ende: Wähl das Ende, das ein Waldplättchen bedeckt.

trade-no-pass = Du kannst tauschen, also darfst du nicht passen.
trade-no-hand = Deine Hand ist leer, also passt du.
trade-not-held = Eine { $value } hast du nicht auf der Hand.
trade-only-up = In der Reihe liegen keine zwei Karten unter { $value }, also geht nur ein Tausch nach oben.
trade-no-slot = In der Reihe ist Platz { $slot } jetzt leer.
trade-up = Beim Tausch nach oben kannst du für eine { $value } keine { $taken } nehmen: Sie ist niedriger.
trade-down = Beim Tausch nach unten müssen für eine { $value } beide Karten niedriger als { $value } sein.
trade-keep-one = Mit diesem Tausch läge deine ganze Hand aus, und eine Karte muss bleiben.

chance-none = Jetzt wird nichts gezogen oder gemischt.
chance-items = Die Ziehung „{ $chance }“ muss aus { $n } der { $items } möglichen Dinge bestehen, jedes höchstens einmal.
chance-order = Die Ziehung „{ $chance }“ muss aufsteigend geordnet sein.
chance-no-outcome = „{ $text }“ gehört nicht zur Ziehung „{ $chance }“.

text-no-action = „{ $text }“ ist kein Zug dieses Spiels.
text-no-action-now = „{ $text }“ ist kein Zug dieses Spiels. Jetzt erlaubt, zum Beispiel: { $legal }.
text-several-actions = { $card } allein sagt nicht, welcher Zug: { $actions }.
text-not-legal = „{ $text }“ ist keiner der erlaubten Züge: { $legal }.
text-no-card = „{ $text }“ ist keine Karte; Karten schreibt man wie { $like } ({ $suits }; Ränge 1–{ $ranks }).
text-no-suit = „{ $text }“ ist keine Farbe; die Farben sind { $suits }.
text-no-rank = Einen Rang { $rank } der Farbe { $suit } gibt es nicht; Farben sind 0 bis { $last }, Ränge 1 bis { $ranks }.
text-suit = { $letter } für { $suit }
text-twice = In „{ $text }“ kommt eine Karte doppelt vor.
text-no-value = „{ $text }“ ist keine Karte; Karten gehen von 2 bis 8.
text-no-values = { $field } müssen Werte von 2 bis 8 sein, mit „,“ dazwischen, oder „-“ für keine.
text-no-handful = „{ $text }“ ist keine Liste von Karten: Das sind Werte von 2 bis 8, mit „,“ dazwischen, oder „-“ für keine.
text-no-part = { $part } ist kein Teil von { $whole }.
text-too-many = In einer Handvoll sind höchstens { $n } Karten von jedem Wert von 2 bis 8, und nicht weniger als keine.
text-no-goal = „{ $text }“ ist kein Ziel dieses Spiels.
own-text = { $text }

did-you-mean = { $what } Meintest du „{ $near }“?
type-class = die Klasse { $type } selbst
type-of-value = etwas vom Typ { $type }
type-no-action = Ein Zug ist ein Text, eine Karte oder einer aus state.legal, nicht { $value }.
type-other-game = { $action } ist ein Zug eines anderen Spiels als { $game }.
type-no-seed = Ein Startwert ist eine ganze Zahl, nicht { $value }.
seed-range = Ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $value }.
type-no-position = Eine Stellung ist ein Text, nicht { $value }.
type-no-outcome = Eine Ziehung sind Karten oder Zahlen, eine nach der anderen, nicht { $value }.
type-no-outcomes = Ziehungen stehen in einer Liste, etwa ["1", deck]; das ist keine: { $value }.
type-no-state = Hier wird ein Zustand gebraucht, nicht { $value }.
type-no-view = Einen Rat gibt es für eine Ansicht oder einen Zustand, nicht für { $value }.
type-no-agent = Ein Agent ist ein Name, oder er hat einen Namen und eine Methode „choose“; { $value } ist keiner.
type-no-agents = Agenten kommen in einer Liste, einer für jeden Platz, nicht als { $value }.
type-no-record = Hier wird eine Aufzeichnung gebraucht, nicht { $value }.
type-no-records = Aufzeichnungen kommen eine nach der anderen; eine einzelne schreibt write_record. Das ist keine Liste davon: { $value }.
type-no-game = Hier wird ein Spiel gebraucht, etwa load("fox"), nicht { $value }.
type-no-whole = Hier wird eine ganze Zahl gebraucht, nicht { $value }.
type-not-a-view = Hier wird eine Sicht gebraucht, state.view(seat), nicht { $value }.
type-no-message = Gesagt wird eine Nachricht oder ein Text, nicht { $value }.
type-no-stream = Hier wird ein Stream gebraucht, nicht { $value }.
type-no-counts = Anzahlen sind ganze Zahlen, eine für jeden Kartenwert, nicht { $value }.
number-too-low = Hier wird eine ganze Zahl ab { $low } gebraucht, nicht { $value }.
number-too-high = Hier wird eine ganze Zahl bis { $high } gebraucht, nicht { $value }.
type-no-event = Hier wird ein Ereignis dieses Spiels gebraucht, nicht { $value }.
type-no-deck = Eine Karte gehört zu einem Kartensatz: FoxCard('B7') oder DuetCard('D7').
type-no-name = Ein Name ist ein Text, nicht { $value }.
type-no-names = Namen kommen in einer Liste, einer für jeden Platz, nicht als { $value }.
text-no-name = „{ $text }“ kann kein Name sein: Ein Name hat 1 bis { $most } druckbare Zeichen.
type-no-path = Eine Datei wird mit einem Text oder einem Path benannt, nicht mit { $value }.
text-no-path = „{ $text }“ ist kein Name einer Datei.
type-no-file = Hier wird eine offene Textdatei gebraucht, nicht { $value }.
type-no-milliseconds = Millisekunden sind eine Zahl ab 0, nicht { $value }.
type-no-reasons = Gründe kommen in einer Liste ihrer Namen, nicht als { $value }.
type-no-function = Hier wird eine Funktion gebraucht, nicht { $value }.
type-no-network = Hier wird ein Netz gebraucht, nicht { $value }.
network-unlearned = Für { $game } wurde noch kein Netz gelernt.
type-no-choices = Hier wird eine Liste oder werden Karten zur Auswahl gebraucht, nicht { $value }.
text-no-action-index = Es gibt keinen Zug mit dem Index { $index }; der letzte ist { $last }.

view-not-to-act = Das ist nicht die Ansicht des Platzes am Zug, Platz { $seat }.
seat-not-viewer = Das ist die Ansicht von Platz { $viewer }, nicht von Platz { $seat }.
seat-unknown = Es gibt keinen Platz { $seat }; { $n ->
        [one] der einzige Platz ist 0.
       *[other] die Plätze sind 0 bis { $last }.
    }
agent-answer = Die Antwort von { $name } auf Platz { $seat } ist nicht zu gebrauchen: { $why }
seats-unlike =
    Dieses Spiel hat { $n } { $n ->
        [one] Platz
       *[other] Plätze
    }, nicht { $given }.
type-no-card = Eine Karte ist ein Text wie { $like } oder ein { $right }, nicht { $value }.
type-no-cards = Karten sind ein Text wie { $like }, ein { $right } oder einzelne Karten, nicht { $value }.
type-other-deck = { $value } ist ein { $type }, kein { $right }.
type-other-cards = Das sind { $type }, nicht { $right }.
type-no-set = { $mask } ist keine Menge dieser { $n } Karten.
type-empty-set = Keine Karten: Es gibt keine niedrigste und keine höchste.

extra-missing = { $what } braucht die Bibliothek { $library }, die nicht installiert ist: pip install 'tanglewood[{ $extra }]'.
extra-for-face = Diese Schnittstelle
extra-for-broker = Ein Broker
extra-for-metrics = Das Zählen für Prometheus
extra-for-training = Das Training
extra-for-store = Ein Speicher in PostgreSQL
