# Die Seite zum Datenschutz. Jeder Satz muss für das Programm stimmen, wie es ist.

privacy-title = Datenschutz
privacy-lead = Was dieser Server über dich speichert, wie lange, und wer es sehen kann.

privacy-short = Kurz gesagt
privacy-short-text = Es gibt keine Konten, keine Cookies, keine Werbung und nichts von anderen Seiten. Der Server bewahrt die Spiele auf, die auf ihm gespielt werden, unter den Namen, die jemand eintippt, und kennt dich nur an den Schlüsseln in deinem Browser.

privacy-kept = Was aufbewahrt wird
privacy-kept-table = Von jedem Tisch: das Spiel mit seinen Optionen, wie ausgeteilt wurde und was jeder Browser zum Mischen beigetragen hat, wann der Tisch entstand und das Spiel endete, wie es ausging, und der Name von allen, die Platz genommen haben. Jeder Name ist recht; es muss nicht deiner sein.
privacy-kept-play = Von jedem Zug: was es war, wann und nach welcher Bedenkzeit. Nur deshalb lässt sich ein Spiel fortsetzen, zurücknehmen und hinterher ansehen.
privacy-kept-chat = Von jeder Zeile im Chat: wer sie wann geschrieben hat, und der Text.
privacy-kept-keys = Von den Schlüsseln zu den Plätzen und von Einladungen: ein Fingerabdruck (SHA-256), aus dem niemand den Schlüssel errechnen kann.
privacy-kept-daily = Von Spielen des Tages: welcher Tisch das erste Spiel eines Browsers an dem Tag war, nach dem Fingerabdruck eines zufälligen Textes, den der Browser für jedes neu erfindet. Die Ergebnisse des Tages erscheinen mit den Namen, die eingetippt wurden.
privacy-kept-not = Nicht aufbewahrt: deine Adresse im Netz, deine Mailadresse, dein Browser oder Gerät, wo du bist, und welche Spiele du dir angesehen hast.

privacy-time = Wie lange
privacy-time-finished =
    { $days ->
        [one] Ein beendetes Spiel wird gelöscht, wenn dort { $days } Tag lang niemand etwas geschrieben hat.
       *[other] Ein beendetes Spiel wird gelöscht, wenn dort { $days } Tage lang niemand etwas geschrieben hat.
    }
privacy-time-finished-no = Beendete Spiele bleiben, bis der Betreiber sie löscht.
privacy-time-abandoned =
    { $days ->
        [one] Ein offenes Spiel wird gelöscht, wenn dort { $days } Tag lang niemand etwas getan hat und niemand da ist.
       *[other] Ein offenes Spiel wird gelöscht, wenn dort { $days } Tage lang niemand etwas getan hat und niemand da ist.
    }
privacy-time-abandoned-no = Offene Spiele bleiben, bis der Betreiber sie löscht.
privacy-time-backup =
    { $hours ->
        [one] Jede Stunde wird alles gesichert, und die letzten { $keep } Sicherungen bleiben: Was gelöscht ist, ist nach höchstens { $days } Tagen auch dort verschwunden.
       *[other] Alle { $hours } Stunden wird alles gesichert, und die letzten { $keep } Sicherungen bleiben: Was gelöscht ist, ist nach höchstens { $days } Tagen auch dort verschwunden.
    }
privacy-time-backup-no = Dieser Server macht von selbst keine Sicherungen; der Betreiber kann auf anderen Wegen Kopien machen.

privacy-seen = Wer was sieht
privacy-seen-table = Wer die Adresse eines Tisches kennt, kann zusehen und sieht dabei die Namen, den Chat, die offenen Karten, wer da ist und wer wie lange braucht. Es gibt keine Liste der Tische, und eine Adresse hat zwölf zufällige Zeichen, die niemand errät.
privacy-seen-cards = Deine verdeckten Karten bekommt nur dein Platz, solange gespielt wird.
privacy-seen-after = Nach dem Spiel steht es ganz offen für alle, die die Adresse kennen: jede Karte, jeder Zug, die Namen. Wer mitgespielt hat, kann es als Datei behalten und weitergeben.
privacy-seen-host = Der Betreiber dieses Servers kann alles lesen, was aufbewahrt wird.

privacy-log = Das Protokoll des Servers
privacy-log-lines = Darin steht, was schiefging und was aufgeräumt wurde, mit der Kennung des Tisches: keine Namen, kein Chat, keine Karten, keine Schlüssel.
privacy-log-requests = Darin steht eine Zeile für jede Anfrage: wann, welche Seite oder welcher Tisch, was die Antwort war und wie lange sie dauerte. Namen, Chat, Karten und Schlüssel stehen nicht darin.
privacy-log-address = Adressen im Netz stehen nie darin. Der Server hält sie nur im Arbeitsspeicher, damit niemand zu oft anfragt, und vergisst sie, sobald genug andere da waren oder er anhält.
privacy-log-proxy = Was vor dem Server steht, etwa ein Proxy oder das Netz des Betreibers, kann eigene Protokolle führen.

privacy-device = In deinem Browser
privacy-device-kept = Dein Browser bewahrt deine Einstellungen auf, mit dem Namen, den du eingetippt hast, wie du mit Aufgaben zurechtkamst, die Spiele des Tages, die du gespielt hast, die Ergebnisse deiner beendeten Spiele und die Schlüssel zu deinen Plätzen mit deinem Teil am Mischen, höchstens 200. Sie bleiben, bis du die Daten dieser Seite löschst; ohne Schlüssel sagt nur noch der eingetippte Name, dass ein Platz deiner war.
privacy-device-gone = Partien, die du spielst, während der Server nicht zu erreichen ist, bleiben in deinem Browser; der Server bekommt sie nie.
privacy-device-nothing = Die Seite lädt nichts von anderen Servern und sendet nichts dorthin.

privacy-ask = Fragen, und ein Spiel löschen
privacy-ask-contact = Der Betreiber dieses Servers: { $contact }
privacy-ask-none = Der Betreiber dieses Servers hat nicht angegeben, wie man ihn erreicht: Frag, wer dir die Adresse gegeben hat.
privacy-ask-delete = Der Betreiber kann jeden Tisch sofort löschen, anhand der Kennung in seiner Adresse.
