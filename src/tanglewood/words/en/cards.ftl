# Suits, characters and their abilities in one line.

suit-B = Bells
suit-K = Keys
suit-M = Moons
suit-D = Doves
suit-R = Roses
suit-S = Stars

card-text = { $text } ({ $name })
card-value =
    { $value ->
        [8] an 8
       *[other] a { $value }
    }
card-suited = { $rank } of { $suit }
card-named = { $rank } of { $suit } ({ $name })
card-special = the { $name }
card-treasured = { $rank } ({ $name })
card-hidden = a card
card-back = face-down card
card-swan = Swan
card-ace = Ace
card-fox = Fox
card-woodcutter = Woodcutter
card-treasure = Treasure
card-treasure-late = Treasure
card-witch = Witch
card-monarch = Monarch
card-queen = Queen
card-poison = Poison

ability-swan = Lose the trick: you lead next
ability-ace = Lose the trick: you lead next
ability-fox = You may exchange the decree
ability-woodcutter = Draw 1, put 1 under the deck
ability-treasure = 1 point for the trick’s winner
ability-treasure-late = 1 point when the round ends
ability-witch = Alone, it counts as trump
ability-monarch = Led: answer with the 1 or your highest
ability-queen = Led: answer with the 1 or your highest
ability-poison = Taken: lose 1 point

card-musician = Musician
card-foxes = Foxes
card-gazelle = Gazelle
card-gift = Gift
card-heir = Heir

ability-musician = The winner picks the direction
ability-foxes = One of you may exchange the decree
ability-gazelle = The winner may ignore one card’s paws
ability-gift = Each gives the other a card
ability-heir = Led: no need to follow suit

paws-count =
    { $n } { $n ->
        [one] paw
       *[other] paws
    }

card-special-bow = Bow
card-special-hammer = Hammer
card-special-potion = Potion
card-special-shovel = Shovel
card-special-axe = Axe
card-special-tree = Tree
card-special-fairy = Fairy
card-special-crown = Crown
card-special-mirror = Mirror

ability-special-bow = Beats trumps and specials only
ability-special-hammer = Second: name a suit, the lead is replaced; beats odd
ability-special-potion = Give 1 back, draw 2, play one of them
ability-special-shovel = Dig up a card of your last trick, or lose
ability-special-axe = After a Woodcutter: use it and win
ability-special-tree = Led: a random card answers
ability-special-fairy = See 2 cards; you may swap one
ability-special-crown = Add to a card: it counts as 11
ability-special-mirror = Always the same as the decree

card-acorn = Acorn
card-feather = Feather
card-mushroom = Mushroom
card-cone = Pine cone
card-stone = River stone
card-butterfly = Butterfly
card-owl = Owl
