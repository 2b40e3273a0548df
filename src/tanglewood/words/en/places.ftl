# Everything outside the table.

app-name = Tanglewood
app-skip = Skip to the content
app-motto = Small games of cards and foxes, for one evening or many.

nav-label = Main
nav-home = Games
nav-mine = My games
nav-settings = Settings
nav-open = Replay

home-title = Which game would you like to play?
home-play = Play
home-learn = Learn
home-rules = Rules
home-continue = Continue playing
home-new = New here?
home-new-about = Learn the fox game in a quarter of an hour, trick by trick. After that, a gentle opponent is waiting for you.
home-new-learn = Begin the first lesson

setup-title = Set the table
setup-who = Who plays?
setup-with = Against
setup-with-team = Together with
setup-ai = An AI
setup-friend = A friend, by link
setup-here = Someone at this screen
setup-guest = Guest
setup-level = Level
setup-seat = Seat { $n }
setup-name = Your name
setup-name-other = The other player's name
setup-name-seat = Name, seat { $n }
setup-options = Options
setup-clock = Clock
setup-clock-none = No clock
setup-clock-value = { $m } min + { $s } s per move
setup-deal = Deal code (optional)
setup-deal-about = The same code deals the same cards.
setup-swapped = The seats are swapped.
setup-start = Deal the cards
setup-sources = Not everything here is from a rulebook
setup-players = Players
setup-first = Playing for the first time?
setup-first-link = Learn by playing a prepared hand
setup-no-friend = So far only this computer can open the link. Whoever started Tanglewood can open it to the home network.

terms-title = What you are playing
terms-of = { $name }: { $value }
terms-yes = yes
terms-no = no

wait-title = Waiting for your friend
wait-text = Send this link to one person. It works once.
wait-own = You already sit here. The link is for somebody else, in another browser or on another device.
wait-qr = Or let them scan this.
wait-link = Invitation link
wait-seat = Seat { $n }
wait-taken = { $who } sits here.
wait-watch = The table is waiting for its players.

join-title = You are invited
join-text = { $game } at { $who }'s table.
join-sit = Sit down
join-watch = Only watch

mine-title = My games
mine-running = In progress
mine-finished = Finished
mine-none = No games yet. Deal one.
mine-none-link = To the games
mine-turn = Your turn
mine-theirs = { $who }'s turn
mine-waiting = waiting for players
mine-resume = Return to the table
mine-look = Look at it
mine-forget = Forget
mine-forget-sure = Forget this game? This browser gives up its seat.
mine-statistics = Statistics
mine-stat-played = Played
mine-stat-won = Won
mine-stat-lost = Lost
mine-stat-drawn = Drawn
mine-stat-best = Best
mine-stat-average = Average
mine-game = Game

settings-title = Settings
settings-kept = Kept in this browser.
settings-language = Language
settings-language-auto = Same as the browser
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-light = Morning mist
settings-theme-dark = Dusk
settings-pace = Motion and pauses
settings-pace-none = None
settings-pace-quick = Quick
settings-pace-normal = Calm
settings-pace-slow = Slow
settings-cards = Card size
settings-cards-small = Small
settings-cards-medium = Medium
settings-cards-large = Large
settings-sort = Sort the hand
settings-sort-suit = By suit
settings-sort-trump = By suit, trump last
settings-sort-rank = By rank
settings-confirm = Ask before a card is played
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-forced = Play a card for me when it is my only choice
settings-sound = Sounds
settings-notify = Tell me when it is my turn
settings-notify-denied = The browser does not allow notifications.
settings-mode = What you remember
settings-mode-assist = Assist: the table remembers
settings-mode-memory = Memory: as at a real table
settings-name = Name

replay-title = Step through
replay-first = To the start
replay-back = Back
replay-next = Next
replay-last = To the end
replay-at = Moment { $n } of { $m }
replay-beyond = There is no moment { $n }: the game ends at moment { $m }, which is shown here.
replay-viewer = As seen by
replay-link = Link to this moment
replay-did = { $who }: { $action }

open-title = Open a saved game
open-text = Choose a record file: one game (.json), or many (.jsonl). Nothing in it is kept.
open-file = Record file
open-which = Which of the { $n } games?
open-choose = Choose one …
open-game = { $n } · { $game }: { $players }
open-bad = This file is not a record: { $why }

rules-title = Rules: { $game }
rules-language = The rule pages are in English.

error-title = Something went wrong
error-unreachable = The server cannot be reached. Your games are safe; try again in a moment.
error-status = The server answered with error { $status }. Please try again.
error-again = Try again
error-lost = There is no such page.

loading = One moment …
