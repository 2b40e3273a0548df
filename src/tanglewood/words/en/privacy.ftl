# The privacy page. Every sentence must be true for the code as it is.

privacy-title = Privacy
privacy-lead = What this server keeps about you, for how long, and who can see it.

privacy-short = In short
privacy-short-text = There are no accounts, no cookies, no advertising and nothing from other sites. The server keeps the games that are played on it, under the names that people type in, and knows you only by the keys that your browser holds.

privacy-kept = What is kept
privacy-kept-table = About every table: the game and its options, how it was dealt and what every browser added to the shuffle, when it was made and when it ended, how it ended, and the name of everybody who took a seat. Any name will do; it need not be yours.
privacy-kept-play = About every action: what it was, when it was made and how long it took. Without this, a game could not be continued, taken back or looked at afterwards.
privacy-kept-chat = About every chat line: who wrote it, when, and the text.
privacy-kept-keys = About the keys to seats, and about invitations: a fingerprint (SHA-256) from which nobody can work out the key.
privacy-kept-daily = About daily deals: which table was the first game of a browser that day, by the fingerprint of a random text that the browser makes up for each deal. The results of the day are shown with the names that people typed in.
privacy-kept-not = Not kept: your network address, your e-mail address, your browser or device, where you are, and which games you looked at.

privacy-time = For how long
privacy-time-finished =
    { $days ->
        [one] A finished game is deleted when nobody has written anything in it for { $days } day.
       *[other] A finished game is deleted when nobody has written anything in it for { $days } days.
    }
privacy-time-finished-no = Finished games are kept until the host deletes them.
privacy-time-abandoned =
    { $days ->
        [one] An unfinished game is deleted when nobody has done anything in it for { $days } day and nobody is there.
       *[other] An unfinished game is deleted when nobody has done anything in it for { $days } days and nobody is there.
    }
privacy-time-abandoned-no = Unfinished games are kept until the host deletes them.
privacy-time-backup =
    { $hours ->
        [one] Every hour a backup of everything is made, and the last { $keep } of them are kept: what is deleted is gone from these too, after { $days } days at most.
       *[other] Every { $hours } hours a backup of everything is made, and the last { $keep } of them are kept: what is deleted is gone from these too, after { $days } days at most.
    }
privacy-time-backup-no = This server makes no backups by itself; its host may make copies by other means.

privacy-seen = Who sees what
privacy-seen-table = Anybody who knows the address of a table can watch it: the names, the chat, the open cards, who is there and how long everybody takes. There is no list of tables, and an address has twelve random letters and digits that nobody can guess.
privacy-seen-cards = While the game goes on, your hidden cards are sent only to your seat.
privacy-seen-after = After the game, all of it is open to anybody who knows the address: every card, every action, the names. Players may keep it as a file and pass it on.
privacy-seen-host = The host of this server can read everything that is kept.

privacy-log = The server's log
privacy-log-lines = It says what went wrong and what was tidied up, with the id of the table: no names, no chat, no cards, no keys.
privacy-log-requests = It has a line for every request: when, which page or table, how it was answered and how long that took. There are no names, no chat, no cards and no keys in it.
privacy-log-address = Network addresses are never written to it. The server keeps them only in its memory, so that nobody can ask too often, and forgets them when it has seen enough others or stops.
privacy-log-proxy = What stands in front of the server, such as a proxy or the network of its host, may keep logs of its own.

privacy-device = In your browser
privacy-device-kept = Your browser keeps your settings, with the name you typed in, how you did with puzzles, the daily deals that you played, the results of your finished games, and the keys to the seats that you took, with your part of each shuffle, 200 at most. They stay until you clear the data of this site; without a key, only the name that you typed in shows that a seat was yours.
privacy-device-gone = Games that you play while the server cannot be reached stay in your browser; the server never gets them.
privacy-device-nothing = The page loads nothing from other servers, and sends nothing to them.

privacy-ask = Questions, and deleting a game
privacy-ask-contact = The host of this server: { $contact }
privacy-ask-none = The host of this server has not said how to reach them: ask the person who gave you the address.
privacy-ask-delete = The host can delete any table at once, by its id, which is in its address.
