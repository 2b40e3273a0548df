game-highcard-about = Drei Karten, zwei Stiche.
highcard-dealt = Alle bekommen drei Karten.
highcard-trick =
    { $you ->
        [yes] Du bekommst den Stich.
       *[no] { $who } bekommt den Stich.
    }
highcard-two-tricks = Zwei Stiche gewinnen.
game-highcard-title = Hohe Karte
