# The terminal client: what stands on its screens alone.

# Keys, and what they do, as short as can be: nine of them stand in 80 columns.
tui-key-escape = Esc
tui-key-enter = Enter
tui-key-home = Home
tui-key-end = End
tui-yes-key = y
tui-help = help
tui-hint = hint
tui-undo = undo
tui-log = log
tui-assist = assist
tui-memory = memory
tui-save = save
tui-give-up = give up
tui-light = light
tui-dark = dark
tui-leave = leave
tui-back = back

tui-small = Make the window larger: { $columns } columns, { $lines } lines.
tui-small-now = It has { $columns } columns and { $lines } lines.
tui-small-else = q leaves; tanglewood play needs less room.

tui-you = you
tui-own-name = { $name } (you)
tui-person = person
tui-player = Player
tui-spectator = a spectator

tui-home-game = game
tui-home-newer = newer
tui-home-older = older
tui-home-continue = continue
tui-home-enter-continue = continue
tui-home-enter-game = set up
tui-home-enter-place = open
tui-home-enter-deal = deal
tui-home-enter-seat = name
tui-home-enter-option = type
tui-home-last = Continue the last game
tui-home-an-older = Continue an older game
tui-home-left =
    { $names }: { $n } { $n ->
        [one] action
       *[other] actions
    } so far, in { $file }.
tui-home-none = There is no game to continue. Deal one.
tui-home-new = { tui-home-none } New here? Press s for short lessons.
tui-home-seat-about = Left and right: a person or an agent. Enter: another name.
tui-home-help-game = choose a game; Enter goes on to the deal, Enter again deals
tui-home-help-arrows = move, and change the value beside a name
tui-home-help-enter = type a value or a name, continue, deal
tui-home-help-escape = back to the games
tui-home-help-daily = today’s daily deals
tui-home-help-progress = your progress: rating, accuracy, achievements
tui-home-help-puzzles = puzzles of the game
tui-home-help-continue = continue the last game you left; left and right choose an older one
tui-home-help-language = the language: English, Deutsch, Français
tui-home-help-who = A seat is taken by a person or by an agent. With two people or more, the screen is handed over between turns. In Duet the other seat is your partner.

option-components = Components
tui-as-published = as published
tui-entry = { $question }: (Enter accepts, Esc goes back)
tui-name-bad = A name has 1 to 40 printable characters.
tui-name-twice = Two players have the same name.
tui-option-bad = { $option }: this must be { $right }.

tui-kept-unread = { $file } cannot be read: { $why }.
tui-not-kept = The game cannot be saved in { $path }: { $why }.
tui-save-as = Save the game as
tui-saved = Saved in { $path }.
tui-saved-exists = { $path } already exists; choose another name.
tui-saved-not = The game cannot be saved there; choose another name.

tui-page-lines = { $n } of { $m } lines
tui-page-and = and
tui-page-scroll = to scroll

tui-help-keys = Keys
tui-help-cards = play the card with this key; after 0 come the letters
tui-help-arrows = move the cursor; Enter confirms the card or answer under it
tui-help-escape = put the chosen card back
tui-help-help = this help
tui-help-hint = a hint, and why; again for what every choice promises
tui-help-undo = take your last decision back, as long as you have seen nothing new
tui-help-memory = play from memory, or with everything listed that you could remember
tui-help-save = save the game in a file
tui-help-give-up = give up (asks once more)
tui-help-theme = light or dark colours
tui-help-leave = leave; the game is saved
tui-help-rules = All rules: tanglewood rules { $game }

tui-one-round = one round
tui-dealt =
    { $you ->
        [yes] You dealt
       *[no] { $who } dealt
    }
tui-trump = { $suit } trump
tui-no-trump = no trump
tui-deck = deck
tui-leads = leads
tui-follows = follows
tui-takes = { $who } is winning.
tui-head-points = points
tui-head-tricks = tricks
tui-head-tokens = tokens
tui-head-cards = cards
tui-head-trade = last trade
tui-head-sets = pocketed sets
tui-known-more = l: everything certain
tui-hammer = The Hammer names { $suit }.
tui-goals = Goals
tui-goals-short = Goals (? explains them)
tui-goal-ongoing = { $goal }, ongoing
tui-goal-come = { $goal }, you { $you }:{ $other }
tui-sealed = Your gift is chosen: { $card }.
tui-path-about = Gems under the tracker are collected; + spaces get gems between rounds.

tui-alone = alone: a set of every value
tui-deck-again = one reshuffle to come
tui-deck-last = the last deck
tui-tokens =
    { $n ->
        [0] no tokens left
        [one] { $n } token lies here
       *[other] { $n } tokens lie here
    }
tui-tokens-first =
    { $n } { $n ->
        [one] token
       *[other] tokens
    }, 1st card
tui-row-empty = The row is empty.
tui-discards = Discards
tui-chosen = chosen
tui-trade-about = Discard it for one card of { $value } or more, or for two lower ones
tui-trade-slot = For your { $value }: one card of { $value } or more, or two lower ones.

tui-ask-trade = Your trade: which card do you discard?
tui-ask-slot = Your { $card }: which card of the row? (Esc: back)
tui-ask-second = Your { $card }: which other lower card? (Esc: back)
tui-ask-how = { $card }: how? (Esc: back)
tui-do-decree = { $card } as the decree
tui-do-under = { $card } under the deck
tui-do-crown = { $card } with the Crown
tui-do-alone = { $card } alone
tui-do-trade = { $card } for { $cards }
tui-do-trade-token = { $card } for { $cards } and a token
tui-do-move =
    { $n } { $n ->
        [one] step
       *[other] steps
    } to { $you ->
        [yes] you
       *[no] { $name }
    }
tui-do-stay = stay
tui-do-cover =
    { $you ->
        [yes] your end
       *[no] { $name }’s end
    }

tui-thinks = { $who } is thinking
tui-undecided = { $who } could not decide ({ $why }). The game is saved; q leaves.
tui-undo-refused = This cannot be taken back: { $why }
tui-give-up-sure = Give up? y for yes, any other key for no.
tui-hint-more = (h again: all numbers)
tui-hint-none = There is no hint here ({ $why }).
tui-log-none = Nothing has happened yet.
tui-log-certain = What is certain
tui-log-memory = You play from memory; m at the table lists the rest.
tui-log-latest = What happened since your last decision
tui-log-all = What happened since the start
tui-handover-undo = { $who } may still take it back: u

tui-after-kept = The record is in { $path }.
tui-after-save = Save the record as
tui-round-last = Last trick
tui-scene-victory = Victory
tui-scene-defeat = Defeat
tui-scene-calm = The end
tui-ended-victory = Victory!
tui-ended-defeat = The forest keeps its gems.
tui-ended-solo = The woods are quiet.
tui-ended-draw = A draw.
tui-ended-you = You win!
tui-ended-you-too = You share the victory.
tui-ended-other =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
tui-sheet-fox = { $name }: tricks, points, score
tui-sheet-tricks = { $name }: tricks
tui-sheet-gems = gems
tui-sheet-trees = forest tokens
tui-replay-step = Step { $n } of { $m }, as { $whose } saw it
tui-replay-next = forward
tui-replay-start = start
tui-replay-end = end
tui-replay-seat = other seat
tui-replay-done = done
tui-replay-given-up = The game was given up.
tui-undo-practice = Press u again to take it back: you have seen something new, so the game becomes practice and does not count.
