# What the table, the store, the server, agents and their programs say when something cannot be done.

session-over = The game is over.
session-not-begun = The game begins when everybody has taken a seat.
session-rematch-early = You can ask for a rematch after the game.
session-no-seat = There is no seat { $seat } in this game.
session-undo-nothing = There is nothing to take back yet.
session-undo-chance = Something has been drawn or dealt since, and you have seen it.
session-undo-acted = { $name } has acted since, and you have seen it.
session-undo-new = That decision showed you something new.
session-undo-seen = { $name } has seen it already.

store-address = The store must be sqlite:///PATH or postgresql://USER@HOST/DATABASE.
store-address-postgres = This is not the address of a PostgreSQL store: it must be postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with characters other than letters and digits written as %XX in the password.
store-foreign = { $path } is not a store of tables: { $what }.
store-refuses = PostgreSQL refused: { $what }.
store-unreachable = PostgreSQL cannot be reached: { $what }.
store-unasked = PostgreSQL could not answer: { $what }.
store-no-answer = no answer in time
store-newer = This store has a format that is not known here: a newer Tanglewood wrote it. Nothing was changed; use the newer one, or name another store.
store-no-place = Nothing can be kept at { $path }: { $what }.
store-in-use = { $path } is in use: { $who } keeps its games there. Stop that one first, or give this one a store of its own with --db; several servers can share one PostgreSQL.
store-user = another server
store-user-at = the server at { $address }

agent-unknown = There is no agent '{ $name }'; agents are { $known }.
agent-iterations = '{ $name }' needs a number of iterations from 1 to { $most } after the colon.
bot-quotation = '{ $command }' has a quotation mark that is not closed.
bot-no-program = There is no program '{ $name }' to start after 'cmd:'.
arena-file = { $path } holds something other than the deals of a match.

server-spectator = Spectators can only watch; take a seat to play.
server-seat-yours = This seat is already yours.
server-ai-sits = An AI is playing at your seat; take it back first.
server-no-ai = There is no AI '{ $agent }'.
server-team-waits = A team cannot win by waiting: let an AI take over instead.
server-away-seat = This works only for the seat of another person who is away.
server-is-here = { $name } is at the table.
server-may-come-back = { $name } may come back: wait { $n } s more.
server-chat-form = A chat line has 1 to 300 printable characters.
server-chat-silent = The team is silent during a round.
server-hint-people = Hints are for games without other people.
server-hint-busy = A hint is already being worked out.
server-hint-failed = No hint this time: something went wrong while it was worked out. The game goes on.
server-stale = The game has moved on in the meantime; look again.
server-not-your-turn = It is not your turn.
server-time-up = The time is up.
server-deleted = This table was deleted.
server-wrong-token = This is not the token of a seat at this table.
server-full-seats = Too many people are playing here already; try again later.
server-full-watchers = Too many people are watching already; try again later.
server-full-address = Too many pages are open here from your network. Close one or two, then try again.
server-chat-rate = That was a lot at once: say the next thing in { $n } s.
server-game-long = This game is too long to take anything back or to change who plays.
server-messages-rate = Too many messages at once.
server-much-waits = Too much is already waiting for the store to answer.
server-unknown = The server cannot tell yet whether this was saved. It will find out by itself; please wait a moment.
server-disk-full = The server's disk is full, so nothing new can be saved right now. Everything played so far is safe, and the server keeps trying until there is room.
server-failed = Something went wrong here; the details are in the server's log.
server-cannot = This server cannot do that yet.
server-message-long = A message has at most { $most } bytes.
server-message-wrong = This is not a message of the protocol: { $what }.
server-message-none = This is not a message of the protocol.

server-request = The server cannot accept this request: { $what }
server-body-deep = The body is nested too deeply.
server-body-text = The body is not text in UTF-8.
server-body-large = This is too large to be sent here.
server-slow = The rest of this request did not arrive in time.
server-store-away = The server cannot reach its store right now: try again in { $n } s.
server-full = The server's disk is full, so nothing new can be saved: please tell its host. Everything played so far is safe.
server-metrics-private = The counters of this server are for its host.
server-host = This server does not go by that name.
server-origin = Pages from another origin may not talk to this server.
server-rate = Too many requests: try again in { $n } s.
server-many-games = { NUMBER($n, useGrouping: 0) } games are already under way from your network. End one of them, or start a new one tomorrow.
server-nothing-at = There is nothing at /{ $path }.
server-no-rules = There is no rule page '{ $page }'.
server-no-table = There is no table '{ $table }'.
server-no-review = This review is no longer here; ask for it again.
server-not-over = This is open to everybody once the game is over.
server-seat-taken = This seat is taken: the invitation was used.
server-no-invitation = This is not an invitation to this table.
server-seats =
    { $n ->
        [one] { $game } has { $n } seat with these options, not { $found }.
       *[other] { $game } has { $n } seats with these options, not { $found }.
    }
server-agent-of-ai = Only a seat of the player 'ai' has an agent.
server-name-of-me = A seat of the player 'me' needs a name.
server-name = A name has 1 to 40 printable characters.
server-table-large = The options of a table have at most { $most } bytes.
server-outcomes = The start of { $game } needs fewer outcomes of '{ $chance }'.
server-record-long = a record shown here has at most { $most } entries.
server-record-seat = this game has the seats 0 to { $last }, not { $seat }.

server-origin-form = '{ $origin }' is not an origin like https://fox.example.
server-broker-address = The broker must be redis://HOST:PORT; Valkey has the same address.
server-limit-number = The limit { $name } needs a number above 0, such as { $name }=100.
server-limit-unknown = There is no limit '{ $name }'; limits are { $known }.
server-port = Nothing can listen on { $host } port { $port }: { $what }. Another --port may be free; 0 takes any.
server-here = Tanglewood is at { $address }
server-devices = Other devices in this network: { $address }
server-stop = Stop with Ctrl+C; every game is kept.
server-bare = This installation has no web client, so browsers will find no tables: run make web in the project's folder, or install again from there with a network connection.

server-page-title = Tanglewood: cards in the forest
server-page-company = Small games of cards and foxes, with a friend or with the creatures of the wood.
server-page-home = Small games of cards and foxes, on your own machine.
server-page-about = Small games of cards and foxes
server-page-picture = A fan of cards in front of a forest at dusk: a Fox, a Swan, a Witch, a Treasure and a Monarch.
server-page-table = { $game }: { $names }
server-page-table-picture = What lies open at the table, in front of a forest at dusk.
server-unbuilt-title = The table is not laid yet
server-unbuilt-why = The server runs, but this installation has no web client. Run make web in the project’s folder, or install again from there with a network connection; then start the server again.
server-unbuilt-programs = Programs can play already, as described here.
