# The words at the table.

ask-lead = Your lead: play any card.
ask-follow-suit = Your turn: follow with { $suit }.
ask-follow = Your turn: play any card.
ask-follow-queen = A Queen was led: the 1 or your highest of { $suit }.
ask-follow-monarch = A Monarch was led: the 1 or your highest of { $suit }.
ask-exchange = The Fox: choose a card for the decree, or keep it.
ask-under = The Woodcutter: put one card under the deck.
ask-foxes = The Foxes: who may exchange the decree?
ask-gift = The Gift: choose a card for { $who }.
ask-move = You won the trick: choose where the foxes go.
ask-cover = Between rounds: which end does the forest cover?
ask-replace = The Hammer named { $suit }: play another card.
ask-spill = The Potion: choose a card to put under the deck with it.
ask-pour = The Potion: which of the two do you play?
ask-name = The Hammer: name a suit.
ask-dig = The Shovel: dig in your last trick?
ask-take = The Fairy: take one of these, or none.
ask-give = The Fairy: give a card in return.
ask-turn = Your turn: choose a card to discard.
ask-turn-fetch = Discarding { $card }: take one glowing card up, or two down.
ask-turn-second = One more lower card.
ask-turn-pass = No trade is possible: you can only pass.
ask-other = { $who } is thinking …
ask-still = { $who } is to act.
ask-scored = Round { $n } is over.
ask-over = The game is over.
ask-confirm = Tap again to confirm.

do-decree-keep = Keep the decree
do-foxes-self = Me
do-foxes-mate = My partner
do-foxes-nobody = Nobody
do-dig = Dig
do-dig-no = Leave it and lose
do-take-none = Take none
do-pass = Pass
do-cover-low = Cover the end at { $who }
do-cover-high = Cover the end at { $who }
do-move =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom }
do-move-beyond =
    { $n } { $n ->
        [one] step
       *[other] steps
    } towards { $whom }, beyond the path
do-move-stay = Stay here
do-play = Play { $card }
do-crown = With the Crown

verb-play = Play { $card }
verb-exchange = Make { $card } the decree
verb-under = Put { $card } under the deck
verb-give = Give { $card }
verb-take = Take { $card }
verb-pour = Play { $card }
verb-trade = Discard { $card }, take slot { $slots }
verb-discard = Discard { $card }

seat-you = You
seat-tricks =
    { $n } { $n ->
        [one] trick
       *[other] tricks
    }
seat-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
seat-cards =
    { $n } { $n ->
        [one] card
       *[other] cards
    } in hand
seat-cards-short =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
seat-sets =
    { $n } { $n ->
        [one] set
       *[other] sets
    }
seat-tokens =
    { $n } { $n ->
        [one] token
       *[other] tokens
    }
seat-ai-plain = AI
seat-ai = AI · { $level }
seat-dealer = deals
seat-present = at the table
seat-away = away
seat-holds = known: { $cards }
seat-lacks = has no { $cards }

trick-title = The trick
trick-led = led
trick-winning = wins so far
trick-took = took the trick
trick-empty =
    { $you ->
        [yes] You lead
       *[no] { $who } leads
    }
trick-replaced = hammered away

decree-title = Decree
decree-trump = { $suit } are trump
decree-none = no trump suit

deck-title =
    Draw deck: { $n } { $n ->
        [one] card
       *[other] cards
    }
deck-short = { $n } left

hand-title = Your hand
hand-empty = Your hand is empty.
hand-not-playable = not playable now

band-title = Tricks this round
band-humble = Humble
band-defeated = Defeated
band-victorious = Victorious
band-greedy = Greedy
band-few = Few
band-middling = Middle
band-many = Many
band-would =
    { $who }: { $n } { $n ->
        [one] trick
       *[other] tricks
    }, { $name }, { $points } { $points ->
        [one] point
       *[other] points
    } if the round ended now
band-would-plain =
    { $who }: { $n } { $n ->
        [one] trick
       *[other] tricks
    }, { $points } { $points ->
        [one] point
       *[other] points
    } if the round ended now

round-title = Round { $n }
round-of = Round { $n } of { $m }

target-title = to { $n }

goals-title = Goals of this hand
goals-none = All goals are claimed.

forest-title = The forest path
forest-space = Space { $n }
forest-gems =
    { $n } { $n ->
        [one] gem
       *[other] gems
    }
forest-foxes = the foxes stand here
forest-covered = covered by the forest
forest-start = start
forest-plus-about = gets a gem between rounds
forest-left =
    { $n } { $n ->
        [one] gem
       *[other] gems
    } to collect
forest-tokens =
    { $n } forest { $n ->
        [one] token
       *[other] tokens
    } left

level-title = Level { $n }

woods-row = The row
woods-tokens =
    { $n } point { $n ->
        [one] token
       *[other] tokens
    }
woods-deck = Deck: { $n }
woods-discards = Discards: { $n }
woods-slot = Slot { $n }: { $card }
woods-brings-token = brings a point token
woods-again = Choose another discard
woods-pockets = Pocketed

table-label = Table
table-menu = Table menu
table-undo-short = Take back
table-undo = Take back
table-hint = Hint
table-hint-says = Hint: { $action }.
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-team = Give up together? It needs both of you.
table-resign-yes = Yes, resign
table-resign-no = Play on
table-resign-offered = { $who } would like to give up together.
table-resign-waiting = You offered to give up; your partner decides.
table-more-short = Log
table-more = Log and chat
table-back = Back to the table
table-log = What happened
table-chat = Chat
table-chat-closed = Closed during a round: nothing about cards is said.
table-chat-say = Say something kind
table-chat-send = Send
table-chat-empty = Nothing said yet.
table-chat-new =
    { $n } new { $n ->
        [one] message
       *[other] messages
    }
table-chat-said = { $who } says: { $text }
table-clock-low = Half a minute left.
table-spectator = You are watching.
table-clock = Time left
table-won = Tricks of this round
table-sort = Sort
table-copy = Copy link
table-copied = Copied.
table-watch = Link for spectators

gone-title = { $who } has left the table.
gone-wait = The game is kept. You can wait, or come back later.
gone-takeover = Let an AI play on
gone-claim = Claim the win
gone-soon = Possible in { $n } s
gone-back = An AI plays for you.
gone-return = Take my seat back

link-connecting = Connecting …
link-lost = The connection is lost. Your game is kept; trying again …
link-unsure = The server cannot tell yet whether this is kept. It is finding out; please wait a moment.
link-sending = Sending …
link-4401 = This browser no longer holds that seat. You can watch.
link-4404 = There is no such table. Perhaps the link is incomplete.
link-4400 = The server did not understand this page. Please load it again.

handover-title = Pass the screen to { $who }
handover-text = The cards stay hidden until { $who } is ready.
handover-ready = I am { $who }: show my cards

end-rematch = Play again
end-rematch-waiting = Waiting for the others …
end-rematch-offered = { $who } would like to play again.
end-rematch-go = To the next game
end-step = Step through the game
end-record = Download the record
end-deal = Deal code
end-same = Same deal again
end-swap = Same deal, seats swapped
end-sheet = Score sheet
end-treasures =
    { $n } { $n ->
        [one] Treasure
       *[other] Treasures
    }
end-player = Player
end-tokens = Tokens
end-points = Points
end-goals = goals { $n }
end-poison = Poison { $n }
end-total = Total
end-round = Round
end-home = Back to the clearing
