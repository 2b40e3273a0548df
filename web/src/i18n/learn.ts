import type { Chapter } from './index.svelte';

/** The walkthroughs: one text a step, and one at the end. */
export const learn: Chapter = {
  'learn.title': ['First game: {game}', 'Erstes Spiel: {game}'],
  'learn.step': ['Step {n} of {m}', 'Schritt {n} von {m}'],
  'learn.other': ['Good thought. For this lesson: {action}.', 'Guter Gedanke. Für diese Lektion: {action}.'],
  'learn.show': ['Show me', 'Zeig es mir'],
  'learn.again': ['Start the lesson again', 'Lektion neu beginnen'],
  'learn.play': ['Play a real game', 'Ein echtes Spiel beginnen'],
  'learn.none': ['There is no lesson for this game.', 'Für dieses Spiel gibt es keine Lektion.'],

  'learn.fox.1': [
    'You hold 13 cards in three suits: Bells, Keys, Moons. The card in the middle is the decree; its suit is trump: Bells. You lead: any card will do. Lead the 10 of Keys.',
    'Du hältst 13 Karten in drei Farben: Glocken, Schlüssel, Monde. Die Karte in der Mitte ist das Dekret; ihre Farbe ist Trumpf: Glocken. Du spielst aus, jede Karte ist erlaubt. Spiel die Schlüssel-10.',
  ],
  'learn.fox.2': [
    'Keys were led, so Keys had to follow. The higher one took the trick: yours. Whoever takes a trick leads the next. Odd cards have abilities. Lead the Woodcutter, the 5 of Moons.',
    'Schlüssel lagen, also mussten Schlüssel folgen. Die höhere nahm den Stich: deine. Wer einen Stich nimmt, spielt den nächsten aus. Ungerade Karten können etwas. Spiel den Holzfäller, die Monde-5.',
  ],
  'learn.fox.3': [
    'The Woodcutter drew a card for you. Now put any card under the deck, face down. Give away the weak 2 of Moons.',
    'Der Holzfäller hat eine Karte für dich gezogen. Leg nun eine beliebige verdeckt unter den Stapel. Gib die schwache Monde-2 weg.',
  ],
  'learn.fox.4': [
    'Wanderer took the trick with a 7, a Treasure: one point at once. Now a Bell is led, and you hold Bells. Tap a Key to see what happens. Then follow with the 4 of Bells.',
    'Wanderer nahm den Stich mit einer 7, einem Schatz: sofort ein Punkt. Jetzt liegt eine Glocke, und du hältst Glocken. Tipp auf einen Schlüssel und sieh, was passiert. Bediene dann mit der Glocken-4.',
  ],
  'learn.fox.5': [
    'A small Key is led. Your Fox, the 3 of Keys, beats it, and more: it may change the decree.',
    'Ein kleiner Schlüssel liegt. Dein Fuchs, die Schlüssel-3, schlägt ihn und kann mehr: Er darf das Dekret tauschen.',
  ],
  'learn.fox.6': [
    'Choose a card for the decree; you take the old one. It counts at once. Make Moons trump with the 4 of Moons.',
    'Wähl eine Karte für das Dekret; die alte nimmst du. Es gilt sofort. Mach Monde zum Trumpf, mit der Monde-4.',
  ],
  'learn.fox.7': [
    'You do not want every trick: taking too many is greedy and scores nothing. Lead the Swan, the 1 of Keys. Losing with it means that you lead again.',
    'Du willst nicht jeden Stich: Zu viele sind gierig und bringen nichts. Spiel den Schwan, die Schlüssel-1. Wer mit ihm verliert, spielt wieder aus.',
  ],
  'learn.fox.8': [
    'A single Witch (9) counts as trump, so it took the trick. But your Swan lets you lead. Lead the Monarch, the 11 of Bells: the answer must be the 1 or the highest Bell.',
    'Eine einzelne Hexe (9) zählt als Trumpf und nahm den Stich. Doch dank des Schwans spielst du aus. Spiel den Monarchen, die Glocken-11: Die Antwort muss die 1 oder die höchste Glocke sein.',
  ],
  'learn.fox.9': [
    'The Monarch pulled the 10 of Bells out of the other hand. Your 7 of Bells is safe now, and a Treasure is a point for the winner. Lead it.',
    'Der Monarch hat die Glocken-10 herausgezogen. Deine Glocken-7 ist jetzt sicher, und ein Schatz ist ein Punkt für den Gewinner. Spiel sie.',
  ],
  'learn.fox.10': [
    'That is the game. After 13 tricks the band tells what they are worth: 0–3 are Humble (6 points), 4–6 Defeated (1–3), 7–9 Victorious (6), 10 and more Greedy (0). First to 21 points.',
    'Das ist das Spiel. Nach 13 Stichen sagt die Leiste, was sie wert sind: 0–3 Bescheiden (6 Punkte), 4–6 Besiegt (1–3), 7–9 Siegreich (6), ab 10 Gierig (0). Gespielt wird bis 21.',
  ],

  'learn.deluxe.1': [
    'Deluxe is the fox game with three additions. Two open goals pay points in this hand: Even Keel wants a trick of two even cards. Lead the 10 of Bells.',
    'Deluxe ist das Fuchsspiel mit drei Zutaten. Zwei offene Ziele bringen in dieser Runde Punkte: Gerade Linie will einen Stich aus zwei geraden Karten. Spiel die Glocken-10.',
  ],
  'learn.deluxe.2': [
    'The goal paid one point by itself. The other one, Swan Song, wants you to lose with a Swan. Lead the 1 of Bells.',
    'Das Ziel brachte von selbst einen Punkt. Das andere, Schwanengesang, will, dass du mit einem Schwan verlierst. Spiel die Glocken-1.',
  ],
  'learn.deluxe.3': [
    'One more point, and the Swan lets you lead. Cards with a blue frame are special. Play the Potion.',
    'Noch ein Punkt, und der Schwan lässt dich ausspielen. Karten mit blauem Rahmen sind besonders. Spiel den Trank.',
  ],
  'learn.deluxe.4': [
    'The Potion goes under the deck together with a card of yours. Choose the 2 of Moons.',
    'Der Trank kommt mit einer deiner Karten unter den Stapel. Wähl die Monde-2.',
  ],
  'learn.deluxe.5': [
    'You drew two cards: one is played to this trick, the other stays in your hand. Play the Monarch.',
    'Du hast zwei Karten gezogen: Eine kommt in diesen Stich, die andere bleibt bei dir. Spiel den Monarchen.',
  ],
  'learn.deluxe.6': [
    'The Monarch forced out a Treasure. Now lead the 6 of Moons and let the other side have a trick.',
    'Der Monarch hat einen Schatz herausgezwungen. Spiel nun die Monde-6 und lass der anderen Seite einen Stich.',
  ],
  'learn.deluxe.7': [
    'A Poison 8: whoever takes it loses a point. You must follow with Keys, but you need not win. Play the 4 of Keys.',
    'Eine Gift-Acht: Wer sie nimmt, verliert einen Punkt. Du musst Schlüssel bedienen, aber nicht gewinnen. Spiel die Schlüssel-4.',
  ],
  'learn.deluxe.8': [
    'A trump is led. Special cards have no suit and may always be played. The Bow beats trumps. Play it.',
    'Ein Trumpf liegt. Sonderkarten haben keine Farbe und dürfen immer gespielt werden. Der Bogen schlägt Trümpfe. Spiel ihn.',
  ],
  'learn.deluxe.9': [
    'There are nine special cards; each explains itself when you look at it. Scores never fall below 0. Everything else is as in the fox game.',
    'Es gibt neun Sonderkarten; jede erklärt sich, wenn du sie ansiehst. Punkte fallen nie unter 0. Alles andere ist wie im Fuchsspiel.',
  ],

  'learn.duet.1': [
    'You two are one team. The foxes walk along the path and collect the rubies. Each trick moves them towards its winner, by the paws on both cards. Lead the 8 of Doves: it has two paws.',
    'Ihr seid ein Team. Die Füchse laufen über den Pfad und sammeln die Rubine. Jeder Stich bewegt sie zu seinem Gewinner, um die Pfoten beider Karten. Spiel die Tauben-8: Sie hat zwei Pfoten.',
  ],
  'learn.duet.2': [
    'You won the trick. Because of the Gazelle you may leave out the paws of one card. All three steps lead to a space with two rubies: choose 3 steps.',
    'Du hast den Stich. Wegen der Gazelle darfst du die Pfoten einer Karte weglassen. Alle drei Schritte führen zu einem Feld mit zwei Rubinen: Wähl 3 Schritte.',
  ],
  'learn.duet.3': [
    'One ruby is home. Lead the Musician, the 1 of Roses: the winner of the trick picks the direction, whoever that is.',
    'Ein Rubin ist daheim. Spiel den Musikanten, die Rosen-1: Wer den Stich gewinnt, wählt die Richtung.',
  ],
  'learn.duet.4': [
    'Your partner sent the foxes your way. Now a Star is led. Follow with the Foxes, the 3 of Stars: one of you may then exchange the decree.',
    'Dein Gegenüber schickte die Füchse zu dir. Jetzt liegt ein Stern. Bediene mit den Füchsen, der Sterne-3: Dann darf eine Seite das Dekret tauschen.',
  ],
  'learn.duet.5': ['Name who may exchange the decree. Choose yourself.', 'Benenne, wer das Dekret tauschen darf. Wähl dich selbst.'],
  'learn.duet.6': [
    'Put down the 10 of Roses: Roses become trump, and you take the 5 of Stars.',
    'Leg die Rosen-10 hin: Rosen werden Trumpf, und du nimmst die Sterne-5.',
  ],
  'learn.duet.7': [
    'The foxes walked on and found another ruby. Follow with the Gift, the 7 of Doves: each of you gives the other a card.',
    'Die Füchse liefen weiter und fanden noch einen Rubin. Bediene mit dem Geschenk, der Tauben-7: Jede Seite gibt der anderen eine Karte.',
  ],
  'learn.duet.8': [
    'You cannot talk about cards during a round, but a gift says a lot. Give the 6 of Roses.',
    'Während der Runde dürft ihr nicht über Karten reden, aber ein Geschenk sagt viel. Gib die Rosen-6.',
  ],
  'learn.duet.9': [
    'Going beyond an end of the path costs a forest token, and the path gets shorter. Collect all rubies within three rounds of 11 tricks, and the forest is yours.',
    'Wer über ein Ende hinausläuft, verliert ein Waldplättchen, und der Pfad wird kürzer. Sammelt in drei Runden zu 11 Stichen alle Rubine, und ihr habt gewonnen.',
  ],

  'learn.woods.1': [
    'Collect three of a kind. On your turn you discard one card and trade. Trading down: give a high card for two lower ones. The card at the far end also brings a point token. Discard the Owl (8), take the Acorn (2) and the Pine cone (5).',
    'Sammle Drillinge. Wer dran ist, wirft eine Karte ab und tauscht. Nach unten: eine hohe Karte gegen zwei niedrigere. Die Karte am fernen Ende bringt auch ein Punkteplättchen. Wirf die Eule (8) ab und nimm die Eichel (2) und den Zapfen (5).',
  ],
  'learn.woods.2': [
    'A token and a card more in hand. Trade down once more: discard the Butterfly (7) for the Pine cone (5) and the Mushroom (4).',
    'Ein Plättchen und eine Karte mehr auf der Hand. Noch einmal nach unten: Wirf den Falter (7) ab für den Zapfen (5) und den Pilz (4).',
  ],
  'learn.woods.3': [
    'Now trading up: one card for a single one of equal or greater value. Discard the Acorn (2) and take the third Pine cone (5).',
    'Jetzt nach oben: eine Karte gegen eine von gleichem oder höherem Wert. Wirf die Eichel (2) ab und nimm den dritten Zapfen (5).',
  ],
  'learn.woods.4': [
    'Three of a kind go into your pocket by themselves: three 5s are 5 points, a token is 1. You must keep a card at the end of your turn. When deck and row are used up, most points win.',
    'Drillinge legen sich von selbst aus: Drei 5er sind 5 Punkte, ein Plättchen 1. Am Ende deines Zuges musst du eine Karte behalten. Sind Stapel und Reihe leer, gewinnen die meisten Punkte.',
  ],
};
