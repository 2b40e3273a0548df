game-highcard-about = Three cards, two tricks.
highcard-dealt = Each player gets three cards.
highcard-trick =
    { $you ->
        [yes] You take the trick.
       *[no] { $who } takes the trick.
    }
highcard-two-tricks = Two tricks win.
game-highcard-title = High Card
