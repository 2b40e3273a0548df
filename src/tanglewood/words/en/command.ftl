# The command line: its help, what its commands say, and what it refuses.

## Help pages

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-example = Example: { $line }
help-default = default: { $value }
help-help = Show this message and exit.
help-version = Show the version and exit.
help-lang = The language, such as de; by default your system's, or English.
help-of-games = { $about }  [{ $games }]

# What stands for a word of yours.
placeholder-options = OPTIONS
placeholder-command = COMMAND
placeholder-args = ARGS
placeholder-game = GAME
placeholder-file = FILE
placeholder-agent = AGENT
placeholder-rule = RULE
placeholder-who = WHO
placeholder-name = NAME
placeholder-seconds = SECONDS
placeholder-address = ADDRESS
placeholder-days = DAYS
placeholder-hours = HOURS
placeholder-folder = FOLDER
placeholder-worse = WORSE
placeholder-better = BETTER

## What many commands share

help-seed = This number decides everything that is random: the same seed gives the same deals.
help-resume = Continue a saved game.
help-memory = Play from memory, or with everything listed that you could remember.
help-jobs = How many processes to use; by default one for each core.
help-deal = Take everything random from a deal file or a record.
help-components = Use a board, paws, goals or a deck of your own.
help-records = Write a record of every game.
help-record-number = Which record in the file.
help-json-figures = Print the figures as JSON.
help-json-found = Print the results as JSON.
help-db = sqlite:///PATH or postgresql://…; by default the data folder.

## The commands

help-tanglewood = Play and study The Fox in the Forest and its sister games.

help-play =
    Play GAME; without one, choose from a menu.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' describes them.

    Type the number of a choice or its text; '?' shows the other commands.
help-play-seats = Who sits where: human or an agent (seedling, sapling, hazel, birch, beech, old-oak or strongest, heuristic, uniform …), with a name if you like: Ann=human,birch; 'cmd:PROGRAM ARGS …' is a program that speaks the bot protocol.
help-play-save = Save the record of the game to FILE when it ends or you leave.

help-tui =
    Play full screen, at the keyboard; without GAME, the home screen lists the games.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' describes them.

    The game is saved after every action, so it survives whatever happens to the terminal.
help-tui-short = Play full screen, at the keyboard.
help-tui-seats = Who sits where: human or an agent (seedling … old-oak), with a name if you like.
help-tui-theme = The colours; by default the ones you used last. NO_COLOR turns colours off.
help-tui-ascii = Use ASCII characters only; the default where the terminal has no others.

help-serve =
    Serve tables to browsers.

    Without options the server can be reached only from this machine and keeps its games in the data folder.
help-serve-host = Where to listen; 0.0.0.0 opens the tables to the network.
help-serve-port = The port; 0 picks any that is free.
help-serve-broker = redis://…, for several servers that share one PostgreSQL.
help-serve-origin = Another address at which browsers reach the server.
help-serve-proxy = Trust this proxy to say who is calling.
help-serve-limit = Change a limit, such as connections_an_address=500; the docs list them.
help-serve-takeover = How long a person must be away before an AI may take over.
help-serve-claim = How long a person must be away before the other player may claim the game.
help-serve-open = Open the page in the browser.
help-serve-verbose = Log every request.

help-games = List the games, their players, options and sources.
help-games-json = Print a JSON object, by game name.

help-rules =
    Show the rules of GAME, or one RULE by its id or the name of its card.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; there are also the pages 'rulings' and 'glossary'. A RULE alone is enough: tanglewood rules fox.monarch, tanglewood rules fairy. Names in any language are understood.
help-rules-short = Show the rules of GAME, or one of them.

help-simulate =
    Let agents play GAME many times; show win rates, scores, tricks and lengths.

    Ctrl-C stops it early and shows the results so far.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' describes them.
help-simulate-short = Let agents play GAME many times, and count the results.
help-simulate-games = How many games.
help-simulate-seed = The same seed gives the same games.
help-simulate-seats = The agent at each seat; by default uniform everywhere.
help-simulate-table = Write one row per game.

help-arena =
    Let agents A, B, … play GAME against each other: every pair on the same deals with the seats swapped. Shows points per round or game, win rates, Elo, all with 95 % intervals, and the time taken. Ctrl-C stops it early and shows the results so far.

    An agent is a level (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic, uniform or a program of your own.
help-arena-short = Let agents play against each other.
help-arena-agent = One more agent; 'cmd:PROGRAM ARGS …' is a program that speaks the bot protocol.
help-arena-seconds = How long such a program may take for a decision.
help-arena-game = The game.
help-arena-unit = Fox games and Deluxe: single rounds (the default) or whole games.
help-arena-pairs = How many deals; each is played once for every fair seating.
help-arena-seed = The same seed gives the same deals.
help-arena-sprt = Stop as soon as a sequential test of the points (5 % errors) decides between the two.
help-arena-luck = Also show the figures less the luck of deals and draws, and of agents that draw lots.
help-arena-keep = Keep every deal here; the same command continues where it stopped.

help-bot =
    Play as AGENT with whoever writes to stdin: a line of JSON in, a line of JSON out.

    AGENT is a level (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic or uniform.
help-bot-short = Play as AGENT over stdin and stdout.

help-replay =
    Tell the story of a record, entry by entry, up to its end or to --at.

    Every entry is checked against the rules; a wrong one is reported (exit code 2).
help-replay-short = Tell the story of a record.
help-replay-at = Stop after entry N and show the position.
help-replay-seat = Tell the game as seat S saw it; by default everything is shown.
help-replay-json = Print the position reached as JSON.

help-daily =
    Play the deal of the day, line by line: everybody gets the same cards on the same date (UTC), against the same opponent with the same luck.

    The first game of a day counts. At the end you get a few lines to share, with par: what the strongest level makes of the same cards.
help-daily-short = Play the deal of the day.
help-daily-date = The deal of an earlier day, for practice.
help-daily-name = Your name at the table.

help-hint =
    Say which action is best at a moment of a record, and why, and what every legal action promises.

    The hint knows only what the seat whose turn it is may know. Each number comes with how far off it may be (with 95 % certainty).
help-hint-short = Say which action is best, and why.
help-hint-at = The moment after entry N; the last decision by default.
help-hint-seat = Without --at: the last decision of seat S.
help-hint-iterations = How long to think; 2000 by default.
help-hint-seed = The same seed gives the same hint.
help-hint-json = Print all numbers as JSON.

help-puzzle =
    Solve puzzles of a game, fox by default: moments in which one action is clearly best.

    You see what the seat may know, and your answer is judged by that. Your rating, your streak and what you have solved are kept in the data folder.
help-puzzle-short = Solve puzzles.
help-puzzle-theme = Only puzzles on this theme.
help-puzzle-themes = List the themes of the game.
help-puzzle-key = Start with this puzzle.
help-puzzle-seed = The same seed chooses the same puzzles.

help-review =
    Review a finished game for a seat: key moments, how the chance to win went up and down, every decision, and where the result came from.

    A decision is judged only by what its seat could know.
help-review-short = Review a finished game.
help-review-seat = For seat S; by default for the first person, else for seat 0.
help-review-seed = The same seed gives the same review.
help-review-json = Print the review as JSON.
help-review-html = Write the review as a web page.

help-check = Check every record in FILE against the rules; the first wrong entry is reported (exit code 2).
help-check-short = Check records against the rules.

help-verify =
    Check how the cards of every game in FILE were shuffled: whether the server's secret matches what it committed to
    before the deal, and whether everything random follows from it and from the players' shares. Says what is wrong,
    and where (exit code 2, also when no game reveals its shuffle).
help-verify-short = Check how cards were shuffled.
help-verify-commitment = The commitment that you noted before the deal; FILE must then hold that one game only.

help-perft =
    Count the sequences of 1 to D decisions in GAME.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' describes them.

    Everything random comes from the seed or the deal file and is not counted.
help-perft-depth = How many decisions deep.
help-perft-json = Print the counts as JSON.

help-store = Export, back up or delete the games that the server has kept.
help-store-where = Show where the games are, and how many.
help-store-export = Write the records of all finished games to FILE, one per line.
help-store-running = Include unfinished games, as they stand.
help-store-delete = Delete games with everything that belongs to them: seats, actions, chat.
help-store-table = Delete this table.
help-store-older = Delete tables that nobody has touched for this many days.
help-store-everything = Delete all tables.
help-store-yes = Do not ask first.

help-doctor = Show versions, extras, the compiled kernel and the data folder.
help-doctor-short = Show versions, extras and the data folder.

help-completion =
    Print the completion script for SHELL; put the example into your shell's start-up file.

    SHELL is bash, zsh or fish.
help-completion-short = Print the completion script for SHELL.

## What is wrong with the words of a command line

error = Error: { $sentence }
error-command = There is no command '{ $command }'. { $hint }
error-language = The language '{ $code }' is not available. Choose from: { $there }.
error-file = { $file }: { $why }.
system-error =
    { $name ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EEXIST] File exists
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
        [ENAMETOOLONG] File name too long
       *[other] { $text }
    }

usage-quoted = '{ $word }'
usage-see = See '{ $command } --help'.
usage-near = Did you mean { $near }?
usage-nears = (Did you mean one of these: { $near }?)
usage-choices = Choose from: { $choices }.
usage-missing = Missing argument { $name }.
usage-no-command = Missing command.
usage-no-option = No such option { $name }.
usage-needs-value = Option { $name } requires an argument.
usage-needs-values = Option { $name } requires { $n } arguments.
usage-takes-none = Option { $name } does not take a value.
usage-too-many = Too many arguments: ({ $words }).
usage-invalid = Invalid value for { $name }: { $why }
usage-not-whole = { $value } is not a whole number.
usage-not-number = { $value } is not a number.
usage-not-seconds = { $value } is not a number of seconds.
usage-not-between = { $value } is not between { $low } and { $high }.
usage-not-above = { $value } is not above { $low } and at most { $high }.
usage-too-small = { $value } is less than { $low }.
usage-not-one-of = { $value } is not one of { $choices }.
usage-no-file = There is no file { $file }.
usage-folder = { $file } is a folder.
usage-unreadable = The file { $file } cannot be read.
usage-unwritable = The file { $file } cannot be written.
usage-no-name = A file needs a name.
usage-no-folder = There is no folder '{ $folder }'.

seats-number =
    { $seats ->
        [one] { $game } has { $seats } seat with these options, but --seats names { $named }.
       *[other] { $game } has { $seats } seats with these options, but --seats names { $named }.
    }
seats-player = Player
seats-name = A name in --seats must be 1 to 40 printable characters.
seats-twice = Two seats in --seats have the same name.
seats-program = A program in --seats may only have printable characters.
seats-starts-none = { $name } in seat { $seat } is a program, and a saved game starts no programs by itself: name it again, for example --seats { $example }.
seats-kept = A saved game keeps its seats: for this one, use --seats { $example }.

## What the commands say

play-keeps-options = A saved game keeps its options: leave them out with --resume.
play-other-game = { $file } is a game of { $saved }, not of { $game }.

tui-terminal = tui needs a terminal; with piped input use 'tanglewood play'.
tui-needs = The terminal client needs the package { $package }: pip install 'tanglewood[tui]'.
tui-keeps = A saved game keeps its game, seats and options: leave them out.
tui-which-game = Name the game that these seats and options are for: tanglewood tui fox.

serve-needs = Serving needs the package { $package }: pip install 'tanglewood[server]'.
serve-no-host = --host needs an address: 127.0.0.1 for this machine only, 0.0.0.0 for the network.
serve-proxies = --trust-proxy takes the addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8.
serve-broker-refuses = The broker refused: { $why }.
serve-broker-away = The broker cannot be reached: { $why }. The server starts without it and keeps trying; until then, what happens at other servers is seen a few seconds later.
serve-broker-url = The broker's address must be redis://HOST:PORT, and the port must be a number.
serve-no-answer = no answer in time

games-entry = { $name }: { $title } ({ $players })
games-option = { $flag }: { $about }
games-option-default = { $flag }: { $about } (default { $default })
games-on = on
games-off = off
games-sources = sources: { $sources }
games-source = { $fact } ({ $source })
source-rulebook = rulebook

rules-in-english = There are no rule pages in this language yet; these are in English.

simulate-people = simulate plays without people: name agents in --seats.
simulate-jsonl = --records holds many games: name a file that ends in .jsonl.
simulate-same-file = --records and --table name the same file.
simulate-at-work = Playing

figures-title =
    { $games ->
        [one] { $title }: { $games } game
       *[other] { $title }: { NUMBER($games, useGrouping: 0) } games
    }
figures-endings = Endings: { $endings }
figures-ending =
    { $ending ->
        [win] win { NUMBER($games, useGrouping: 0) }
        [draw] draw { NUMBER($games, useGrouping: 0) }
        [shared] shared { NUMBER($games, useGrouping: 0) }
        [victory] victory { NUMBER($games, useGrouping: 0) }
        [defeat] defeat { NUMBER($games, useGrouping: 0) }
        [solo] solo { NUMBER($games, useGrouping: 0) }
       *[other] { $ending } { NUMBER($games, useGrouping: 0) }
    }
figures-wins = Wins (95 % interval)
figures-team = team
figures-seat = seat { $seat }
figures-shared = , shared { NUMBER($games, useGrouping: 0) }
figures-score = Final score of seat { $seat }
figures-score-team = Final score of the team
figures-tricks = Tricks per round of seat { $seat }
figures-rounds = Rounds
figures-decisions = Decisions
figures-spread = { $what }: { $mean } on average, deviation { $deviation }

stopped-games =
    { $done ->
        [one] Stopped: { $done } of { NUMBER($wished, useGrouping: 0) } games was played and counts here.
       *[other] Stopped: { NUMBER($done, useGrouping: 0) } of { NUMBER($wished, useGrouping: 0) } games were played and count here.
    }
stopped-deals =
    { $done ->
        [one] Stopped: { $done } of { NUMBER($wished, useGrouping: 0) } deals was played and counts here.
       *[other] Stopped: { NUMBER($done, useGrouping: 0) } of { NUMBER($wished, useGrouping: 0) } deals were played and count here.
    }
stopped-before-game = Stopped before the first game was over.
stopped-before-deal = Stopped before the first deal was over.

arena-two = arena needs at least two agents: tanglewood arena heuristic uniform.
arena-sprt-order = --sprt takes two numbers of points, the smaller one first.
arena-no-rounds = { $game } has no rounds to play one by one; leave --unit out.
arena-target = --target is for whole games: add --unit game.
arena-luck-unknown = --luck needs a game that a network has learned; see docs/training.md.
arena-goes-on = The same command continues from there.
arena-title =
    { $deals ->
        [one] { $title }: { $deals } deal per pair, with 95 % intervals
       *[other] { $title }: { NUMBER($deals, useGrouping: 0) } deals per pair, with 95 % intervals
    }
arena-points =
    { $unit ->
        [round] points per round
       *[game] points per game
    }
arena-wins = wins of { $side }
arena-matrix = { $points }, row against column
arena-forfeit =
    { $reason ->
       *[other] { NUMBER($games, useGrouping: 0) } { $reason }
    }
arena-forfeits =
    { $games ->
        [one] { $agent } lost { $lost } of { $games } game by misbehaving ({ $reasons }); the last time { $last }.
       *[other] { $agent } lost { NUMBER($lost, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games by misbehaving ({ $reasons }); the last time { $last }.
    }
arena-less-luck =
    { $unit ->
        [round] { $a } – { $b } less its luck: { $points } points per round, { $wins } wins of a. An interval of 0.1 points to either side takes { NUMBER($plain, useGrouping: 0) } deals as they are and { NUMBER($needed, useGrouping: 0) } less their luck, one of 2 % of wins { NUMBER($plainwins, useGrouping: 0) } and { NUMBER($neededwins, useGrouping: 0) }.
       *[game] { $a } – { $b } less its luck: { $points } points per game, { $wins } wins of a. An interval of 0.1 points to either side takes { NUMBER($plain, useGrouping: 0) } deals as they are and { NUMBER($needed, useGrouping: 0) } less their luck, one of 2 % of wins { NUMBER($plainwins, useGrouping: 0) } and { NUMBER($neededwins, useGrouping: 0) }.
    }
arena-sprt = { $a } – { $b }: { $better } against { $worse } points: { $state } (log-likelihood ratio { $ratio })
arena-sprt-state =
    { $state ->
        [better] better
        [worse] worse
       *[open] open
    }

replay-after = After entry { NUMBER($at, useGrouping: 0) } of { NUMBER($entries, useGrouping: 0) }:
replay-position = Position: { $position }
replay-unfinished = The record ends here, after entry { NUMBER($entry, useGrouping: 0) }: the game is unfinished.

hint-moment = After entry { NUMBER($entry, useGrouping: 0) }, { $name } is to act.
hint-nobody = Nobody has to decide anything here; choose another --at.
hint-nobody-at = Nobody has to decide anything after entry { NUMBER($entry, useGrouping: 0) }; choose another --at.
hint-other-seat = Seat { $acting } is to act after entry { NUMBER($entry, useGrouping: 0) }, not seat { $seat }.

replay-seats =
    { $seats ->
        [one] { $game } has only seat { $last } here.
       *[other] { $game } has { $seats } seats here, 0 to { $last }.
    }
replay-entries =
    { $entries ->
        [one] The record has { $entries } entry, not { NUMBER($at, useGrouping: 0) }.
       *[other] The record has { NUMBER($entries, useGrouping: 0) } entries, not { NUMBER($at, useGrouping: 0) }.
    }
replay-no-game = There is no game { NUMBER($number, useGrouping: 0) } in { $file }; the last one is { NUMBER($last, useGrouping: 0) }.

check-finished =
    { $entries ->
        [one] { $file }: a finished game of { $game }, { $entries } entry, no errors.
       *[other] { $file }: a finished game of { $game }, { NUMBER($entries, useGrouping: 0) } entries, no errors.
    }
check-unfinished =
    { $entries ->
        [one] { $file }: an unfinished game of { $game }, { $entries } entry, no errors.
       *[other] { $file }: an unfinished game of { $game }, { NUMBER($entries, useGrouping: 0) } entries, no errors.
    }
check-games = { $file }: { NUMBER($games, useGrouping: 0) } games, { NUMBER($finished, useGrouping: 0) } finished, no errors.
check-at-work = Checking
check-at-game = Checking game { NUMBER($number, useGrouping: 0) }

verify-right =
    { $outcomes ->
        [one] Game { $game } ({ $name }): the shuffle is right. The secret matches its commitment, and the one random draw follows from it. { $shares }
       *[other] Game { $game } ({ $name }): the shuffle is right. The secret matches its commitment, and all { NUMBER($outcomes, useGrouping: 0) } random draws follow from it. { $shares }
    }
verify-added = Shares came from { $names }.
verify-added-not = Shares came from { $names }, and none from { $without }.
verify-alone = Nobody added a share: the server shuffled alone.
verify-wrong = Game { $game } ({ $name }): the shuffle is wrong: { $what }
verify-known = Game { $game } ({ $name }): somebody chose this deal, so there is no shuffle to check.
verify-none = Game { $game } ({ $name }): the record reveals no shuffle, so there is nothing to check.
verify-commitment-other = The record has a different commitment: { $found }
verify-commitment-form = A commitment has 64 hexadecimal digits; '{ $text }' does not.
verify-commitment-one = With --commitment the file must hold one game; { $file } holds more.

perft-needs = perft needs --seed S or --deal FILE, so that everybody gets the same counts.
perft-at-work = Counting to depth { $depth }

store-where =
    { $tables ->
        [one] { $place }: { $tables } table, { $over } finished.
       *[other] { $place }: { NUMBER($tables, useGrouping: 0) } tables, { NUMBER($over, useGrouping: 0) } finished.
    }
store-exported =
    { $records ->
        [one] { $records } record is in { $file }.
       *[other] { NUMBER($records, useGrouping: 0) } records are in { $file }.
    }
store-none = There is no store at { $path } yet.
store-exists = { $file } already exists; name a new file.
store-delete-what = Say what to delete: one of --table, --older-than and --everything.
store-no-table = There is no table '{ $table }'.
store-nothing = There is nothing to delete.
store-sure =
    { $tables ->
        [one] Delete { $tables } table for good? [y/N]
       *[other] Delete { NUMBER($tables, useGrouping: 0) } tables for good? [y/N]
    }
store-yes = y yes
store-kept = Nothing was deleted.
store-deleted =
    { $tables ->
        [one] { $tables } table was deleted.
       *[other] { NUMBER($tables, useGrouping: 0) } tables were deleted.
    }
store-needs = The store needs the package { $package }: pip install 'tanglewood[server]'.

doctor-line = { $name }:
doctor-platform = platform
doctor-games = games
doctor-extra = extra { $name }
doctor-missing = missing { $modules }
doctor-installed = installed
doctor-kernel = kernel
doctor-built = built
doctor-folder = data folder
doctor-there = { $folder } (exists)
doctor-not-there = { $folder } (not created yet)
kernel-missing = The compiled kernel is missing, so searches are slower, and the solver and batch play are not available: install a C++20 compiler and Python's headers, then install Tanglewood again.
kernel-broken = The compiled kernel is missing, so searches are slower, and the solver and batch play are not available: install a C++20 compiler and Python's headers, then install Tanglewood again ({ $why }).
review-written = The review is in { $file }.
daily-start = The daily deal of { $date } against { $name }. Everybody who plays it gets these cards, and { $name } has the same luck each time. '?' for help
