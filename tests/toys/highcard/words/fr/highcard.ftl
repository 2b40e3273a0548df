game-highcard-about = Trois cartes, deux plis.
highcard-dealt = Chacun reçoit trois cartes.
highcard-trick =
    { $you ->
        [yes] Tu remportes le pli.
       *[no] { $who } remporte le pli.
    }
highcard-two-tricks = Deux plis suffisent.
game-highcard-title = La plus haute
