# Playing in lines: what is said and asked at the table besides the game itself.

line-start = Seed { $seed } · seats: { $names } · '?' for help
line-misbehaved = { $name } has misbehaved: { $why }.
line-refused = { $why } Type ? for help.
line-no-undo = This cannot be taken back: { $why }
line-undone = Taken back.
line-turn = It is { $name }'s turn.
line-hand-over = Hand over the screen, then press Enter:
line-hand-over-undo = Hand over the screen, then press Enter ({ $name } may still type undo):
line-yes = yes
line-resign-sure = Type 'resign yes' to give up.
line-resign-agree = { $name }, do you agree to give up? (yes or no)
line-goes-on = The game goes on.
line-rules = The rules of this game ('rules NAME' shows one, by its name or its id):

## What can be typed; the English words are understood in every language

line-word-help = help
line-word-show = show
line-word-log = log
line-word-rules = rules
line-word-hint = hint
line-word-undo = undo
line-word-save = save
line-word-resign = resign
line-word-quit = quit

line-help-number = a number
line-help-number-why = take that choice
line-help-text = a text like B3
line-help-text-why = take the choice that is written like this
line-help-show = show
line-help-show-why = show the table again
line-help-log = log
line-help-log-why = show again what happened (from memory: since your last decision)
line-help-rules = rules [NAME]
line-help-rules-why = show the rules of this game, or of one card or rule
line-help-hint = hint
line-help-hint-why = say which choice is best, and why
line-help-undo = undo
line-help-undo-why = take your last decision back, as long as you have seen nothing new
line-help-save = save FILE
line-help-save-why = save the game as it stands now to a file
line-help-resign = resign
line-help-resign-why = give up (asks once more)
line-help-quit = quit
line-help-quit-why = leave the game

## The menu

line-which-game = Which game would you like to play?
line-choose-game = Game (number or name, q to leave):
line-goodbye = Goodbye.

## Keeping games

line-save-where = Say where: save FILE, for example save game.json
line-file-exists = { $file } already exists; choose another name.
line-file-bad = The game cannot be saved there; choose another name.
line-saved = Saved in { $file }. Continue later with: tanglewood play --resume { $file }
line-saved-moment = { $file } holds the game as it was when you saved it.
line-unfinished = The game is not finished.
line-unfinished-in = The unfinished game is in { $file }.
line-go-on = Continue with: tanglewood play --resume { $file }
line-how-to-keep = Use --save FILE to keep a game, and play --resume FILE to continue it.
line-not-written = { $file } cannot be written: { $why }.
line-record-in = The record is in { $file }.
line-not-kept = It could not be saved in the data folder.

## What a program did that may not play on

misbehaved-start = it could not be started ({ $why })
misbehaved-unasked = it spoke without being asked
misbehaved-time =
    { $seconds ->
        [one] it gave no answer within { $seconds } second
       *[other] it gave no answer within { $seconds } seconds
    }
misbehaved-flood = it wrote more than is allowed
misbehaved-closed = it closed its stdout
misbehaved-crash = it ended with exit code { $code }
misbehaved-crash-words = it ended with exit code { $code }: { $last }
misbehaved-view = its hello asks for none of the views { $views }
misbehaved-json = it answered { $answer }, which is not JSON
misbehaved-type = its answer is not a message of the type '{ $type }'
misbehaved-index = there is no action with the index { $index }
misbehaved-move = its move has neither an action nor an index
misbehaved-illegal = { $action } is not legal now

## How a game ended; the winner's points come first

over-win = { $winners } wins { $scores }.
over-draw = A draw, { $scores }.
over-shared = { $winners } share the victory, { $scores }.
over-victory = Victory! Score { $scores }.
over-defeat = Defeat.
over-solo = The game is over. Score { $scores }.
over-scores = { $score }-{ $rest }
line-undo-practice = This can't simply be taken back: { $why } Type 'undo practice' to take it back anyway: from then on the game is practice and does not count.
line-practice = Taken back. This game is practice now and does not count.
line-word-practice = practice
