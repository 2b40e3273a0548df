# The words at the table.

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
seat-tricks-word =
    { $n ->
        [one] trick
       *[other] tricks
    }
seat-points-word =
    { $n ->
        [one] point
       *[other] points
    }
seat-sets-word =
    { $n ->
        [one] set
       *[other] sets
    }
seat-tokens-word =
    { $n ->
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
trick-winning = winning so far
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
band-plain = Points for 0 to { $most } tricks
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

goals-title = Goals of this round
goals-none = All goals are claimed.
goals-claimed = Claimed
goals-claimed-by =
    { $you ->
        [yes] Claimed by you
       *[no] Claimed by { $who }
    }

forest-title = The forest path
forest-space = Space { $n }
forest-gems =
    { $n } { $n ->
        [one] gem
       *[other] gems
    }
forest-foxes = the foxes are here
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
woods-solo-goal = The goal: one set of each, 2 to 8

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
table-chat-closed = Closed during a round: nobody may talk about cards.
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
gone-back = An AI is playing for you.
gone-return = Take my seat back

link-connecting = Connecting …
link-lost = The connection is lost. Your game is safe; trying again …
link-sending = Sending …
link-4401 = This browser no longer holds that seat. You can watch.
link-4404 = There is no such table. Perhaps the link is incomplete.
link-4400 = The server did not understand this page. Please reload it.

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
end-score = { $own } to { $other }.
end-round = Round
end-home = Back to the games
end-more = More
