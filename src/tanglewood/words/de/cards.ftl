# Suits, characters and their abilities in one line.

suit-B = Glocken
suit-K = Schlüssel
suit-M = Monde
suit-D = Tauben
suit-R = Rosen
suit-S = Sterne

card-text = { $text } ({ $name })
card-value = eine { $value }
card-suited = { $suit }‑{ $rank }
card-named = { $suit }‑{ $rank } ({ $name })
card-special = { $name }
card-treasured = { $rank } ({ $name })
card-hidden = eine Karte
card-back = verdeckte Karte
card-swan = Schwan
card-ace = Ass
card-fox = Fuchs
card-woodcutter = Holzfäller
card-treasure = Schatz
card-treasure-late = Schatz
card-witch = Hexe
card-monarch = Monarch
card-queen = Königin
card-poison = Gift

ability-swan = Stich verloren: du spielst aus
ability-ace = Stich verloren: du spielst aus
ability-fox = Du darfst das Dekret tauschen
ability-woodcutter = Zieh 1, leg 1 unter den Stapel
ability-treasure = Wer den Stich nimmt: 1 Punkt
ability-treasure-late = 1 Punkt am Ende der Runde
ability-witch = Allein zählt sie als Trumpf
ability-monarch = Angespielt: gib die 1 oder die höchste
ability-queen = Angespielt: gib die 1 oder die höchste
ability-poison = Genommen: 1 Punkt weniger

card-musician = Musikant
card-foxes = Füchse
card-gazelle = Gazelle
card-gift = Geschenk
card-heir = Erbin

ability-musician = Der Gewinner wählt die Richtung
ability-foxes = Eine Seite darf das Dekret tauschen
ability-gazelle = Gewinner darf die Pfoten einer Karte ignorieren
ability-gift = Jeder gibt dem anderen eine Karte
ability-heir = Angespielt: kein Bedienzwang

paws-count =
    { $n } { $n ->
        [one] Pfote
       *[other] Pfoten
    }

card-special-bow = Bogen
card-special-hammer = Hammer
card-special-potion = Trank
card-special-shovel = Schaufel
card-special-axe = Axt
card-special-tree = Baum
card-special-fairy = Fee
card-special-crown = Krone
card-special-mirror = Spiegel

ability-special-bow = Schlägt nur Trümpfe und Sonderkarten
ability-special-hammer = Als Zweite: Farbe nennen, neu ausspielen; schlägt Ungerade
ability-special-potion = 1 zurück, 2 ziehen, eine davon spielen
ability-special-shovel = Grab eine Karte deines letzten Stichs aus, sonst verloren
ability-special-axe = Nach einem Holzfäller: nutz ihn und gewinne
ability-special-tree = Angespielt: eine Zufallskarte antwortet
ability-special-fairy = Sieh 2 Karten; du darfst eine tauschen
ability-special-crown = Zu einer Karte: sie zählt als 11
ability-special-mirror = Immer gleich dem Dekret

card-acorn = Eichel
card-feather = Feder
card-mushroom = Pilz
card-cone = Zapfen
card-stone = Flussstein
card-butterfly = Falter
card-owl = Eule
