# The levels of the AI and how they play.

level-seedling = Keimling
level-sapling = Schössling
level-hazel = Hasel
level-birch = Birke
level-beech = Buche
level-old-oak = Alte Eiche
level-strongest = Alte Eiche
level-humble-seeker = Die Bescheidene
level-greedy-baiter = Die Verführerin
level-treasure-hunter = Die Schatzsucherin
level-uniform = Wanderer
level-random = Wanderer
level-heuristic = Försterin
level-sloppy = Tagträumerin
level-search = Eule
level-ismcts = Schleiereule
level-rated = { $level } · { $rating }
level-rating = Spielstärke { $rating } in diesem Spiel.

manner-beginner = Spielt wie am Anfang: greift nach dem Nächstbesten und vergisst, was weg ist.
manner-learner = Lernt noch: vergeudet gute Karten und weiß nur, was eben gespielt wurde.
manner-player = Macht ab und zu die üblichen Fehler der Menschen und vergisst nach einer Weile.
manner-regular = Spielt gut, merkt sich viel und irrt sich ab und zu.
manner-expert = Spielt sehr gut und irrt oder vergisst nur selten.
manner-feel = Spielt nach Gefühl und trifft oft nur die zweitbeste Wahl.
manner-thumb = Spielt nach Faustregeln, und nicht immer nach der besten.
manner-glance = Schaut ein wenig voraus und vergisst bald, was gespielt wurde.
manner-look = Schaut voraus und merkt sich die letzten Stiche.
manner-plan = Vergisst nichts und denkt bis zum Ende voraus.
manner-deep = Am stärksten: vergisst nichts und denkt am längsten nach.
manner-learned = Am stärksten: hat sich das Spiel selbst beigebracht und vergisst nichts.
manner-humble-seeker = Endet am liebsten bescheiden und gibt dafür Punkte her.
manner-greedy-baiter = Schenkt dir Stiche und hofft, dass du gierig endest.
manner-treasure-hunter = Jagt jedem Schatz nach.
