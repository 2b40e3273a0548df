# The command line: its help, what its commands say, and what it refuses.

## Help pages

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-example = Example: { $line }
help-default = default: { $value }
help-help = Show this message and exit.
help-version = Show the version and exit.
help-lang = The language, such as de; else that of your locale, or English.
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
help-resume = Go on with a game that was saved.
help-memory = Play from memory, or with all that could be remembered listed.
help-jobs = Processes; all cores by default.
help-deal = Take chance outcomes from a deal file or a record.
help-components = Replace a board, the paws, the goals or a deck.
help-records = Write a record of every game.
help-record-number = Which record of the file.
help-json-figures = Print the figures as JSON.
help-json-found = Print what was found as JSON.
help-db = sqlite:///PATH or postgresql://…; by default the data folder.

## The commands

help-tanglewood = Play and study The Fox in the Forest and its sister games.

help-play =
    Play GAME; without one, choose from a menu.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' says more.

    Type the number of a choice or its text; '?' shows the other commands.
help-play-seats = Who sits where: human or an agent (seedling, sapling, hazel, birch, beech, old-oak or strongest, heuristic, uniform …), with a name if you like: Ann=human,birch; 'cmd:PROGRAM WORDS …' is a program that speaks the protocol for bots.
help-play-save = Keep the record of the game in FILE when it ends or you leave.

help-tui =
    Play full screen, at the keyboard; without GAME, the home screen lists the games.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' says more.

    A game is kept after every action: it survives whatever happens to the terminal.
help-tui-short = Play full screen, at the keyboard.
help-tui-seats = Who sits where: human or an agent (seedling … old-oak), with a name if you like.
help-tui-theme = The colours, else the last ones; NO_COLOR leaves them out.
help-tui-ascii = Use ASCII letters only; the default where the terminal has no others.

help-serve =
    Serve tables to browsers.

    Without options the server listens on this machine alone and keeps its games in the data folder.
help-serve-host = Where to listen; 0.0.0.0 opens the tables to the network.
help-serve-port = The port; 0 takes any that is free.
help-serve-broker = redis://…, where several servers share one PostgreSQL.
help-serve-origin = A further address under which browsers reach the server.
help-serve-proxy = Believe this proxy about who is calling.
help-serve-limit = Change a limit, such as connections_an_address=500; the docs list them.
help-serve-takeover = How long a person is away until an AI may take over.
help-serve-claim = How long a person is away until the other may claim the game.
help-serve-open = Open the page in the browser.
help-serve-verbose = Log every request.

help-games = List the games, their players, options and sources.
help-games-json = Print a JSON object, by game name.

help-rules =
    Show the rules of GAME, or one RULE by its id or the name of its card.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods, and the pages 'rulings' and 'glossary' go with them. A RULE alone will do: tanglewood rules fox.monarch, tanglewood rules fairy. Names of every language are understood.
help-rules-short = Show the rules of GAME, or one of them.

help-simulate =
    Let agents play GAME many times; show win rates, scores, tricks and lengths.

    Ctrl-C ends it early and shows what was found so far.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' says more.
help-simulate-short = Let agents play GAME many times, and count.
help-simulate-games = How many games.
help-simulate-seed = The same seed gives the same games.
help-simulate-seats = The agents by seat; uniform everywhere by default.
help-simulate-table = Write one row per game.

help-arena =
    Let agents A, B, … play GAME against each other: every pair on the same deals with the seats swapped. Shows points per round or game, win rates, Elo, all with 95 % intervals, and the time taken. Ctrl-C ends it early and shows what was found so far.

    An agent is a level (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic, uniform or a program of your own.
help-arena-short = Let agents play against each other.
help-arena-agent = One more agent; 'cmd:PROGRAM WORDS …' is a program that speaks the protocol for bots.
help-arena-seconds = What such a program may take for a decision.
help-arena-game = The game.
help-arena-unit = Fox games and Deluxe: single rounds (the default) or whole games.
help-arena-pairs = How many deals; each is played once for every fair seating.
help-arena-seed = The same seed gives the same deals.
help-arena-sprt = Stop as soon as a sequential test of the points (5 % errors) decides between the two.
help-arena-keep = Keep every deal here; the same command goes on where it stopped.

help-bot =
    Play as AGENT with whoever writes to stdin: a line of JSON in, a line of JSON out.

    AGENT is a level (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic or uniform.
help-bot-short = Play as AGENT over stdin and stdout.

help-replay =
    Tell the story of a record, entry by entry, up to its end or to --at.

    Every entry is checked by the rules; a wrong one is named (exit code 2).
help-replay-short = Tell the story of a record.
help-replay-at = Stop after entry N and show the position.
help-replay-seat = Tell the game as seat S saw it; without it, everything is shown.
help-replay-json = Print the position reached as JSON.

help-daily =
    Play the deal of the day, in lines: the same cards for everybody by the date (UTC), against the same opponent with the same luck.

    The first game of a day counts. At the end come a few lines to share, beside par: what the strongest level makes of it.
help-daily-short = Play the deal of the day.
help-daily-date = The deal of an earlier day, for practice.
help-daily-name = Your name at the table.

help-hint =
    Say which action is best at a moment of a record, why, and what every legal action promises.

    The hint sees what the seat to act may know, nothing else. Numbers come with their 95 % uncertainty.
help-hint-short = Say which action is best, and why.
help-hint-at = The moment after entry N; the last decision by default.
help-hint-seat = Without --at: the last decision of seat S.
help-hint-iterations = How long to think; 2000 by default.
help-hint-seed = The same seed gives the same hint.
help-hint-json = Print all numbers as JSON.

help-puzzle =
    Solve puzzles of a game, fox by default: moments in which one action is clearly best.

    You see what the seat may know, and the answer is judged by that. Rating, streak and what you solved are kept in the data folder.
help-puzzle-short = Solve puzzles.
help-puzzle-theme = Only puzzles of this theme.
help-puzzle-themes = List the themes of the game.
help-puzzle-key = Begin with this puzzle.
help-puzzle-seed = The same seed chooses the same puzzles.

help-review =
    Review a finished game for a seat: key moments, the curve of the chance to win, every decision, and where the result came from.

    A decision is judged by what its seat could know, nothing else.
help-review-short = Review a finished game.
help-review-seat = For seat S; by default for the first person, else for seat 0.
help-review-seed = The same seed gives the same review.
help-review-json = Print the review as JSON.
help-review-html = Write the review as one page to keep.

help-check = Replay every record of FILE by the rules; the first wrong entry is named (exit code 2).
help-check-short = Replay records by the rules.

help-verify =
    Check how the cards of every game in FILE were shuffled: whether the server's secret fits what it committed itself to
    before the deal, and whether every chance outcome follows from it and from the players' shares. What is wrong is named,
    and where (exit code 2, also when no game reveals its shuffle).
help-verify-short = Check how cards were shuffled.
help-verify-commitment = The commitment that you noted before the deal; FILE then holds that one game.

help-perft =
    Count the sequences of 1 to D decisions in GAME.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods; 'tanglewood games' says more.

    Chance is taken from the seed or the deal file and is not counted.
help-perft-depth = How many decisions deep.
help-perft-json = Print the counts as JSON.

help-store = Export, back up or delete the games that the server has kept.
help-store-where = Show where the games are, and how many.
help-store-export = Write the records of all finished games into FILE, one per line.
help-store-running = Include games that are not finished, as they stand.
help-store-delete = Delete games with all that belongs to them: seats, actions, chat.
help-store-table = Delete this table.
help-store-older = Delete tables that nobody has touched for this many days.
help-store-everything = Delete all tables.
help-store-yes = Do not ask.

help-doctor = Show versions, extras, the compiled kernel and the data folder.
help-doctor-short = Show versions, extras and the data folder.

help-completion =
    Print the completion script for SHELL; put the example into your shell's start-up file.

    SHELL is bash, zsh or fish.
help-completion-short = Print the completion script for SHELL.

## What is wrong with the words of a command line

error = Error: { $sentence }
error-command = There is no command '{ $command }'. { $hint }
error-language = There is no language '{ $code }' here. There are: { $there }.
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
usage-nears = (Did you mean one of: { $near }?)
usage-choices = Choose from: { $choices }.
usage-missing = Missing argument { $name }.
usage-no-command = Missing command.
usage-no-option = No such option { $name }.
usage-needs-value = Option { $name } requires an argument.
usage-needs-values = Option { $name } requires { $n } arguments.
usage-takes-none = Option { $name } does not take a value.
usage-too-many = Too many words: ({ $words }).
usage-invalid = Invalid value for { $name }: { $why }
usage-not-whole = { $value } is not a whole number.
usage-not-number = { $value } is not a number.
usage-not-seconds = { $value } is not a number of seconds.
usage-not-between = { $value } is not from { $low } to { $high }.
usage-not-above = { $value } is not above { $low } and up to { $high }.
usage-too-small = { $value } is less than { $low }.
usage-not-one-of = { $value } is not one of { $choices }.
usage-no-file = There is no file { $file }.
usage-folder = { $file } is a folder.
usage-unreadable = The file { $file } cannot be read.
usage-unwritable = The file { $file } cannot be written.
usage-no-name = a file needs a name.
usage-no-folder = There is no folder '{ $folder }'.

seats-number =
    { $seats ->
        [one] { $game } has { $seats } seat with these options, but --seats names { $named }.
       *[other] { $game } has { $seats } seats with these options, but --seats names { $named }.
    }
seats-player = Player
seats-name = A name in --seats must be 1 to 40 printable characters.
seats-twice = Two seats in --seats have the same name.
seats-program = A program in --seats must be printable characters.
seats-starts-none = { $name } in seat { $seat } is a program, and a file starts none: name it again, for example --seats { $example }.
seats-kept = A saved game keeps its seats: here it is --seats { $example }.

## What the commands say

play-keeps-options = A saved game keeps its options: leave them out with --resume.
play-other-game = { $file } is a game of { $saved }, not of { $game }.

tui-terminal = tui needs a terminal; with piped input use 'tanglewood play'.
tui-needs = The terminal client needs the package { $package }: pip install 'tanglewood[tui]'.
tui-keeps = A saved game keeps its game, seats and options: leave them out.
tui-which-game = Name the game that these seats and options are for: tanglewood tui fox.

serve-needs = Serving needs the package { $package }: pip install 'tanglewood[server]'.
serve-no-host = --host needs an address: 127.0.0.1 for this machine, 0.0.0.0 for all.
serve-proxies = --trust-proxy takes the addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8.
serve-broker-refuses = The broker refuses: { $why }.
serve-broker-away = The broker cannot be reached: { $why }. The server starts without it and goes on trying; what happens at other servers is seen some seconds later meanwhile.
serve-broker-url = The broker must be redis://HOST:PORT; a port is a number.
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
arena-goes-on = The same command goes on from there.
arena-title =
    { $deals ->
        [one] { $title }: { $deals } deal a pair, with 95 % intervals
       *[other] { $title }: { NUMBER($deals, useGrouping: 0) } deals a pair, with 95 % intervals
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
        [one] { $game } has seat { $last } alone.
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
        [one] { $file }: a finished game of { $game }, { $entries } entry, all right.
       *[other] { $file }: a finished game of { $game }, { NUMBER($entries, useGrouping: 0) } entries, all right.
    }
check-unfinished =
    { $entries ->
        [one] { $file }: an unfinished game of { $game }, { $entries } entry, all right.
       *[other] { $file }: an unfinished game of { $game }, { NUMBER($entries, useGrouping: 0) } entries, all right.
    }
check-games = { $file }: { NUMBER($games, useGrouping: 0) } games, { NUMBER($finished, useGrouping: 0) } finished, all right.
check-at-work = Checking
check-at-game = Checking game { NUMBER($number, useGrouping: 0) }

verify-right =
    { $outcomes ->
        [one] Game { $game } ({ $name }): the shuffle is right. The secret fits its commitment, and the one chance outcome follows from it. { $shares }
       *[other] Game { $game } ({ $name }): the shuffle is right. The secret fits its commitment, and all { NUMBER($outcomes, useGrouping: 0) } chance outcomes follow from it. { $shares }
    }
verify-added = Shares came from { $names }.
verify-added-not = Shares came from { $names }, and none from { $without }.
verify-alone = Nobody added a share: the server shuffled alone.
verify-wrong = Game { $game } ({ $name }): the shuffle is wrong: { $what }
verify-known = Game { $game } ({ $name }): somebody chose this deal, so there is no shuffle to check.
verify-none = Game { $game } ({ $name }): the record reveals no shuffle, so there is nothing to check.
verify-commitment-other = The record has another commitment: { $found }
verify-commitment-form = A commitment has 64 hexadecimal digits; '{ $text }' has not.
verify-commitment-one = With --commitment the file must hold one game; { $file } holds more.

perft-needs = perft needs --seed S or --deal FILE, so that everybody counts the same.
perft-at-work = Counting to depth { $depth }

store-where =
    { $tables ->
        [one] { $place }: { $tables } table, { $over } of them finished.
       *[other] { $place }: { NUMBER($tables, useGrouping: 0) } tables, { NUMBER($over, useGrouping: 0) } of them finished.
    }
store-exported =
    { $records ->
        [one] { $records } record is in { $file }.
       *[other] { NUMBER($records, useGrouping: 0) } records are in { $file }.
    }
store-none = There is no store at { $path } yet.
store-exists = { $file } exists already; name a new file.
store-delete-what = Say what to delete: one of --table, --older-than and --everything.
store-no-table = There is no table '{ $table }'.
store-nothing = There is nothing to delete.
store-sure =
    { $tables ->
        [one] Delete { $tables } table for good? [y/N]
       *[other] Delete { NUMBER($tables, useGrouping: 0) } tables for good? [y/N]
    }
store-yes = y yes
store-kept = Nothing is deleted.
store-deleted =
    { $tables ->
        [one] { $tables } table is deleted.
       *[other] { NUMBER($tables, useGrouping: 0) } tables are deleted.
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
doctor-there = { $folder } (there)
doctor-not-there = { $folder } (not made yet)
kernel-missing = The compiled kernel is missing, so searches are slower, and solver and batches are not there: install a C++20 compiler and Python's headers, then Tanglewood again.
kernel-broken = The compiled kernel is missing, so searches are slower, and solver and batches are not there: install a C++20 compiler and Python's headers, then Tanglewood again ({ $why }).
