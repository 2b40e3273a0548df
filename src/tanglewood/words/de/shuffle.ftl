# Wie die Karten gemischt werden: was eine Aufzeichnung offenlegt, wie das geprüft wird, und gewählte Verteilungen.

record-shuffle = „shuffle“ ist ein Objekt mit den Schlüsseln { $keys }.
record-shuffle-scheme = „scheme“ der Mischung muss „{ $scheme }“ sein.
record-shuffle-table = „table“ der Mischung muss die Kennung eines Tisches sein.
record-shuffle-shares =
    { $n ->
        [one] „shares“ der Mischung muss eine Liste mit { $n } Objekt sein.
       *[other] „shares“ der Mischung muss eine Liste mit { $n } Objekten sein, einem je Platz.
    }
record-shuffle-share = Ein Beitrag ist ein Objekt mit den Schlüsseln pledge und share.
record-shuffle-hash = „{ $key }“ der Mischung muss 64 hexadezimale Ziffern haben.
record-shuffle-early = Ein Spiel, das noch läuft, legt keine Mischung offen.
record-mark = „{ $key }“ muss true sein oder fehlen.
record-shuffle-none = Die Aufzeichnung legt keine Mischung offen.
record-commitment-broken = Das Geheimnis passt nicht zu dem, worauf sich der Server vor dem Geben festgelegt hat.
record-pledge-broken = Der Beitrag von { $name } passt nicht zu dem, was vor dem Geben zugesagt wurde.
record-not-shuffled = Diese Ziehung von „{ $chance }“ folgt nicht aus dem Geheimnis und den Beiträgen.

server-share-late = Der Beitrag deines Browsers zur Mischung kam erst, als die Karten schon verteilt waren; er ist nicht darin.
server-share-wrong = Das ist nicht der Beitrag, der für diesen Platz zugesagt wurde.
server-share-early = Beiträge werden gegeben, sobald alle sitzen.
server-pledge-of-me = Nur ein Platz für „me“ sagt einen Beitrag zu.

known-deal = { $who } hat diese Karten gewählt und kennt sie vielleicht. Das Spiel zählt für keine Wertung.
known-deal-yours = Du hast diese Karten gewählt. Das Spiel zählt für keine Wertung.
known-deal-somebody = Wer diesen Tisch eröffnet hat, hat die Karten gewählt und kennt sie vielleicht. Das Spiel zählt für keine Wertung.
known-deal-brief =
    { $why ->
        [daily] Spiel des Tages
        [duplicate] Vergleichsspiel
       *[chosen] Gewählte Karten
    } · ohne Wertung

wait-shuffle = Es wird gemischt
wait-shuffle-text = Jeder Browser am Tisch trägt etwas bei.

shuffle-checking = Die Mischung wird geprüft …
shuffle-right = Die Mischung wurde geprüft: Sie stimmt.
shuffle-wrong = Die Mischung stimmt nicht.
shuffle-wrong-why = Die Mischung stimmt nicht: { $what }
shuffle-unasked = Die Mischung ließ sich gerade nicht prüfen.
shuffle-more = Woher wissen wir das?
shuffle-why = Der Server hat sein Geheimnis vor dem Geben festgelegt, jeder Browser hat etwas Eigenes beigetragen, und die Karten folgen aus beidem. So konnte sie niemand aussuchen.
shuffle-remembered = Die Festlegung ist die, die dieser Browser vor dem Geben gesehen hat:
shuffle-unseen = Dieser Browser hat vor dem Geben keine Festlegung gesehen. In der Aufzeichnung steht:
shuffle-own = Dein Beitrag ist darin:
shuffle-own-late = Dein Beitrag kam zu spät und ist nicht darin.
shuffle-of = Darin sind Beiträge von { $who }.
shuffle-alone = Niemand hat etwas beigetragen: Der Server hat allein gemischt.
shuffle-outcomes =
    { $n ->
        [one] Die eine Ziehung wurde nachgerechnet und ist dieselbe.
       *[other] Alle { $n } Ziehungen wurden nachgerechnet und sind dieselben.
    }
shuffle-yourself = Du musst dieser Seite nicht glauben: Lade die Aufzeichnung herunter und lass sie „tanglewood verify“ auf deinem eigenen Rechner prüfen.
shuffle-bad-memory = Die Festlegung oder eine Zusage ist nicht die, die dieser Browser vor dem Geben gesehen hat.
shuffle-bad-own = In der Aufzeichnung steht ein anderer Beitrag als der, den dieser Browser gegeben hat.
