# Klang und Tasten am Tisch.

sound-ask = Mit Klang spielen?
sound-yes = Ja
sound-no = Nein
sound-list = Was die Klänge bedeuten
sound-of-deal = Karten werden gegeben
sound-of-lay = Eine Karte wird gelegt
sound-of-sweep = Ein Stich wird eingezogen
sound-of-step = Die Füchse gehen
sound-of-gem = Ein Edelstein wird gehoben
sound-of-point = Ein Punkt kommt dazu
sound-of-sour = Ein Punkt geht verloren
sound-of-turn = Du bist dran
sound-of-round-won = Eine Runde ist gewonnen
sound-of-round-lost = Eine Runde ist verloren
sound-of-victory = Sieg
sound-of-defeat = Niederlage
settings-volume = Lautstärke
settings-company = Tiere sagen ein paar Worte
settings-keys = Buchstaben sind Tasten am Tisch

keys-title = Tasten am Tisch
keys-button = Tasten
keys-close = Schließen
keys-1 = Die erste Karte, die zweite … spielen oder wählen; gezählt wird von links, was gefragt ist
keys-2 = Dasselbe ab der elften Karte
keys-3 = Zur nächsten Karte oder Wahl
keys-4 = Zur Reihe darüber oder darunter: Wahl, Auslage, Hand
keys-5 = Die Karte spielen, auf der du stehst
keys-6 = Noch einmal wählen
keys-7 = Diese Liste
keys-h = Um einen Tipp bitten
keys-u = Zurücknehmen
keys-s = Die Hand anders sortieren
keys-l = Verlauf und Gespräch
keys-r = Noch einmal sagen, was gefragt ist
keys-m = Klang an oder aus
