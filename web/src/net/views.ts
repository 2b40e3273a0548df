// Written by web/tools/views.py from what the law declares; not edited by hand.

/** A seat's knowledge. */
export interface FoxView {
  game: string;
  viewer: number;
  to_act: number;
  phase: string;
  legal: string[];
  scores: number[];
  round: number;
  dealer: number;
  leader: number;
  hand: string[];
  counts: number[];
  decree: string | null;
  deck: number;
  trick: string[];
  tricks: number[];
  target: number;
  last: FoxTrick | null;
  won?: FoxTrick[];
  known?: FoxKnown;
  sevens: number[];
  chart: number[];
}

/** A trick is taken: its two cards, what was added to either (`crowns`), and the points of its Treasures, which are scored when the ruleset says. */
export interface FoxTrick {
  winner: number;
  leader: number;
  points: number;
  cards: string[];
}

/** What is certain now: cards that a seat holds, and cards that it does not, beyond those that the viewer sees elsewhere. */
export interface FoxKnown {
  facts: FoxFact[];
  holds: string[][];
  lacks: string[][];
  under: (string | null)[];
}

/** Something learned about a seat in a trick. */
export interface FoxFact {
  fact: string;
  seat: number;
  trick: number;
  suit?: string;
  rank?: number;
  card?: string;
}

/** Who deals round 1 (`fox.dealer`). */
export interface FoxDealerChosen {
  event: 'dealer-chosen';
  dealer: number;
}

/** A round is dealt; a hand or the deck's order is None for a viewer who may not see it (`fox.hidden`). */
export interface FoxDealt {
  event: 'dealt';
  round: number;
  dealer: number;
  hands: (string[] | null)[];
  decree: string;
  deck: string[] | null;
}

/** The game begins with a position. */
export interface FoxSetUp {
  event: 'set-up';
  hands: (string[] | null)[];
  counts: number[];
  decree: string | null;
  deck: number;
  leader: number;
  trick: string[];
  out: string[];
  scores_before: number[];
}

/** A card comes into the trick. */
export interface FoxPlayed {
  event: 'played';
  seat: number;
  card: string;
}

/** A Fox changed the decree: both cards are seen by everybody (`fox.fox`). */
export interface FoxExchanged {
  event: 'exchanged';
  seat: number;
  decree: string;
  taken: string;
}

/** A Fox left the decree as it was. */
export interface FoxKept {
  event: 'kept';
  seat: number;
}

/** The top card of the deck was drawn; only its drawer knows which. */
export interface FoxDrew {
  event: 'drew';
  seat: number;
  card: string | null;
}

/** A card went face down under the deck; only the one who put it there knows which. */
export interface FoxPutUnder {
  event: 'put-under';
  seat: number;
  card: string | null;
}

/** A trick is taken: its two cards, what was added to either (`crowns`), and the points of its Treasures, which are scored when the ruleset says. */
export interface FoxTrickWon {
  event: 'trick-won';
  winner: number;
  leader: number;
  lead: string;
  follow: string;
  points: number;
}

/** A round ended: tricks, points of the whole round and the new scores by seat. */
export interface FoxRoundScored {
  event: 'round-scored';
  round: number;
  tricks: number[];
  points: number[];
  scores: number[];
}

export type FoxEvent =
  | FoxDealerChosen
  | FoxDealt
  | FoxSetUp
  | FoxPlayed
  | FoxExchanged
  | FoxKept
  | FoxDrew
  | FoxPutUnder
  | FoxTrickWon
  | FoxRoundScored;

/** A seat's knowledge. */
export interface DeluxeView {
  game: string;
  viewer: number;
  to_act: number;
  phase: string;
  legal: string[];
  scores: number[];
  round: number;
  dealer: number;
  leader: number;
  hand: string[];
  counts: number[];
  decree: string | null;
  deck: number;
  trick: string[];
  tricks: number[];
  target: number;
  last: DeluxeTrick | null;
  won?: DeluxeTrick[];
  known?: DeluxeKnown;
  turn: number;
  poison: boolean;
  special: number;
  named: string[];
  suit: string | null;
  shown: string[];
  goals: string[];
  goal_deck: number;
  discarded: string[];
  tallies?: number[][];
  piles?: string[][];
}

/** A trick is taken: its two cards, what was added to either (`crowns`), and the points of its Treasures, which are scored when the ruleset says. */
export interface DeluxeTrick {
  winner: number;
  leader: number;
  crowns: (string | null)[];
  points: number;
  cards: string[];
}

/** What is certain now. */
export interface DeluxeKnown {
  facts: DeluxeFact[];
  holds: string[][];
  lacks: string[][];
  deck: (string | null)[];
  under: (string | null)[];
  out: string[];
  specials: string[];
}

/** Something learned about a seat in a trick. */
export interface DeluxeFact {
  fact: string;
  seat: number;
  trick: number;
  suit?: string;
  rank?: number;
  cards?: string[];
}

/** Who deals round 1 (`fox.dealer`). */
export interface DeluxeDealerChosen {
  event: 'dealer-chosen';
  dealer: number;
}

/** A round is dealt; a hand or the deck's order is None for a viewer who may not see it (`fox.hidden`). */
export interface DeluxeDealt {
  event: 'dealt';
  round: number;
  dealer: number;
  hands: (string[] | null)[];
  decree: string;
  deck: string[] | null;
}

/** The game begins with a position. */
export interface DeluxeSetUp {
  event: 'set-up';
  hands: (string[] | null)[];
  counts: number[];
  decree: string | null;
  deck: number;
  leader: number;
  trick: string[];
  out: string[];
  scores_before: number[];
  suit: string | null;
  shown: (string[] | null)[];
  drawn: number[];
}

/** A card comes into the trick. */
export interface DeluxePlayed {
  event: 'played';
  seat: number;
  card: string;
  crown: string | null;
  way: string;
}

/** A Fox changed the decree: both cards are seen by everybody (`fox.fox`). */
export interface DeluxeExchanged {
  event: 'exchanged';
  seat: number;
  decree: string;
  taken: string;
}

/** A Fox left the decree as it was. */
export interface DeluxeKept {
  event: 'kept';
  seat: number;
}

/** The top card of the deck was drawn; only its drawer knows which. */
export interface DeluxeDrew {
  event: 'drew';
  seat: number;
  card: string | null;
}

/** A card went face down under the deck; only the one who put it there knows which. */
export interface DeluxePutUnder {
  event: 'put-under';
  seat: number;
  card: string | null;
}

/** A trick is taken: its two cards, what was added to either (`crowns`), and the points of its Treasures, which are scored when the ruleset says. */
export interface DeluxeTrickWon {
  event: 'trick-won';
  winner: number;
  leader: number;
  lead: string;
  follow: string;
  crowns: (string | null)[];
  points: number;
}

/** A round ended: tricks, points of the whole round and the new scores by seat. */
export interface DeluxeRoundScored {
  event: 'round-scored';
  round: number;
  tricks: number[];
  points: number[];
  scores: number[];
}

/** The discarded goals became the goal deck (`ruling.Q8`). */
export interface DeluxeGoalsRenewed {
  event: 'goals-renewed';
  number: number;
}

/** The goals of this hand (`deluxe.goals.deck`). */
export interface DeluxeGoalsOpened {
  event: 'goals-opened';
  goals: string[];
}

/** A goal paid or cost points; `claimed` goals are gone. */
export interface DeluxeGoalScored {
  event: 'goal-scored';
  seat: number;
  goal: string;
  claimed: boolean;
  points: number;
}

/** Poison 8s were taken, so many; the score changed by `points` (`deluxe.floor`). */
export interface DeluxePoisoned {
  event: 'poisoned';
  seat: number;
  cards: number;
  points: number;
}

/** The Axe met a Woodcutter: its player uses that ability and wins the trick. */
export interface DeluxeFelled {
  event: 'felled';
  seat: number;
}

/** The Fairy saw these cards of the other hand; both players know which. */
export interface DeluxeLooked {
  event: 'looked';
  seat: number;
  cards: string[] | null;
}

/** The Fairy took a card, or none (`took` is False); both players know which. */
export interface DeluxeTook {
  event: 'took';
  seat: number;
  took: boolean;
  card: string | null;
}

/** A card was given for the one taken; both players know which. */
export interface DeluxeGave {
  event: 'gave';
  seat: number;
  card: string | null;
}

/** The Hammer's player names a suit. */
export interface DeluxeNamed {
  event: 'named';
  seat: number;
  suit: string;
}

/** The special cards are shuffled into the deck; random ones are hidden (`ruling.P6`). */
export interface DeluxeSpecialsIn {
  event: 'specials-in';
  number: number;
  cards: string[] | null;
  public: boolean;
}

/** The Shovel brought up a card; the Shovel lies in the pile instead. */
export interface DeluxeDug {
  event: 'dug';
  seat: number;
  card: string;
}

/** The Shovel did not dig: its player loses the trick. */
export interface DeluxeIdle {
  event: 'idle';
  seat: number;
}

/** Cards that lay open went under the deck: a hammered lead, a Potion. */
export interface DeluxeSentUnder {
  event: 'sent-under';
  seat: number;
  cards: string[];
}

/** A led Tree: a random card of this seat's hand is played next (`deluxe.tree`). */
export interface DeluxeForced {
  event: 'forced';
  seat: number;
}

export type DeluxeEvent =
  | DeluxeDealerChosen
  | DeluxeDealt
  | DeluxeSetUp
  | DeluxePlayed
  | DeluxeExchanged
  | DeluxeKept
  | DeluxeDrew
  | DeluxePutUnder
  | DeluxeTrickWon
  | DeluxeRoundScored
  | DeluxeGoalsRenewed
  | DeluxeGoalsOpened
  | DeluxeGoalScored
  | DeluxePoisoned
  | DeluxeFelled
  | DeluxeLooked
  | DeluxeTook
  | DeluxeGave
  | DeluxeNamed
  | DeluxeSpecialsIn
  | DeluxeDug
  | DeluxeIdle
  | DeluxeSentUnder
  | DeluxeForced;

/** A seat's knowledge. */
export interface DuetView {
  game: string;
  viewer: number;
  to_act: number;
  phase: string;
  legal: string[];
  scores: number[];
  level: number;
  round: number;
  dealer: number;
  leader: number;
  hand: string[];
  counts: number[];
  decree: string | null;
  trick: string[];
  sealed: string | null;
  tracker: number;
  low: number;
  high: number;
  tokens: number;
  gems: number[];
  supply: number;
  start: number;
  plus: number[];
  paws: Record<string, number>;
  talk: boolean;
  last?: DuetTrick;
  won?: DuetTrick[];
  known?: DuetKnown;
}

/** A trick is won (`duet.winner`). */
export interface DuetTrick {
  winner: number;
  leader: number;
  cards: string[];
}

/** What is certain now: cards that a seat holds because they came to it before the viewer's eyes, and cards that it does not hold, of those not played yet. */
export interface DuetKnown {
  facts: DuetFact[];
  holds: string[][];
  lacks: string[][];
}

/** Something learned about a seat in a trick. */
export interface DuetFact {
  fact: string;
  seat: number;
  trick: number;
  suit?: string;
  card?: string;
}

/** Who deals round 1 (`duet.dealer`). */
export interface DuetDealerChosen {
  event: 'dealer-chosen';
  dealer: number;
}

/** A round is dealt; the other hand and the rest of the deck are None for a viewer (`duet.hidden`). */
export interface DuetDealt {
  event: 'dealt';
  round: number;
  dealer: number;
  hands: (string[] | null)[];
  decree: string;
  rest: string[] | null;
}

/** The game begins with a position; `out` are the cards that were played before or lie in the trick. */
export interface DuetSetUp {
  event: 'set-up';
  hands: (string[] | null)[];
  counts: number[];
  decree: string | null;
  trick: string[];
  out: string[];
}

/** A card is played to the trick. */
export interface DuetPlayed {
  event: 'played';
  seat: number;
  card: string;
}

/** The player of Foxes named somebody, or nobody (None) (`duet.foxes`). */
export interface DuetNamed {
  event: 'named';
  seat: number;
  named: number | null;
}

/** Whoever was named changed the decree: both cards are seen by everybody. */
export interface DuetExchanged {
  event: 'exchanged';
  seat: number;
  decree: string;
  taken: string;
}

/** Whoever was named left the decree as it was. */
export interface DuetKept {
  event: 'kept';
  seat: number;
}

/** The player of a Gift sealed a card; only that player knows which until both are sealed. */
export interface DuetSealed {
  event: 'sealed';
  seat: number;
  card: string | null;
}

/** The Gifts change hands: `gave[seat]`. */
export interface DuetSwapped {
  event: 'swapped';
  gave: (string | null)[];
}

/** A trick is won (`duet.winner`). */
export interface DuetTrickWon {
  event: 'trick-won';
  winner: number;
  leader: number;
  lead: string;
  follow: string;
}

/** The tracker moved `by` steps and stands on `space` (`duet.move`). */
export interface DuetMoved {
  event: 'moved';
  by: number;
  space: number;
}

/** The tracker would have passed the end of the path; with a token left it goes back to the start, where `space` says, else the team is lost and `space` is None (`duet.beyond`). */
export interface DuetWentBeyond {
  event: 'went-beyond';
  by: number;
  space: number | null;
}

/** A forest token covers a space; `slid` gems of its location move on to `to` (`duet.cover`); `tokens` are left. */
export interface DuetCovered {
  event: 'covered';
  space: number;
  to: number;
  slid: number;
  tokens: number;
}

/** A gem is collected; `left` lie on the board (`duet.gem`). */
export interface DuetCollected {
  event: 'collected';
  space: number;
  left: number;
}

/** The last trick of a round is done; `added` lists the spaces that get a gem of a plus icon (`duet.round-end`). */
export interface DuetRoundEnded {
  event: 'round-ended';
  round: number;
  added: number[];
}

/** The game is over: victory, lost, time or resign, with the team's score. */
export interface DuetGameEnded {
  event: 'game-ended';
  ending: string;
  score: number;
}

export type DuetEvent =
  | DuetDealerChosen
  | DuetDealt
  | DuetSetUp
  | DuetPlayed
  | DuetNamed
  | DuetExchanged
  | DuetKept
  | DuetSealed
  | DuetSwapped
  | DuetTrickWon
  | DuetMoved
  | DuetWentBeyond
  | DuetCovered
  | DuetCollected
  | DuetRoundEnded
  | DuetGameEnded;

/** A seat's knowledge. */
export interface WoodsView {
  game: string;
  viewer: number;
  to_act: number;
  phase: string;
  legal: string[];
  scores: number[];
  players: number;
  turn: number;
  hand: number[];
  counts: number[];
  row: number[];
  deck: number;
  discards: number[];
  reshuffles: number;
  pockets: number[][];
  tokens: number[];
  left: number;
  passes: number;
  known?: WoodsKnown;
}

/** What is certain now; handfuls by seat. */
export interface WoodsKnown {
  facts: WoodsFact[];
  holds: number[][];
  unknown: number[];
  most: number[][];
  deck: number[] | null;
}

/** Something learned about a seat in a turn of the game. */
export interface WoodsFact {
  fact: string;
  seat: number;
  turn: number;
  value: number;
  number: number;
}

/** Who takes the first turn (`woods.deal`). */
export interface WoodsFirstChosen {
  event: 'first-chosen';
  seat: number;
}

/** Hands and row are dealt; what is hidden from a viewer is None (`woods.hidden`). */
export interface WoodsDealt {
  event: 'dealt';
  hands: (number[] | null)[];
  row: number[];
  deck: number[] | null;
}

/** The game begins with a position. */
export interface WoodsSetUp {
  event: 'set-up';
  hands: (number[] | null)[];
  counts: number[];
  row: number[];
  discards: number[];
  pockets: number[][];
}

/** A turn: the discard, the slots and the cards taken from them, the values pocketed (each a set of three) and whether a token came along. */
export interface WoodsTraded {
  event: 'traded';
  seat: number;
  discard: number;
  slots: number[];
  taken: number[];
  pocketed: number[];
  token: boolean;
}

/** A player had no trade (`woods.stuck`). */
export interface WoodsPassed {
  event: 'passed';
  seat: number;
}

/** Cards were opened from the deck into the row (`woods.refill`); `deck` is what is left. */
export interface WoodsRevealed {
  event: 'revealed';
  cards: number[];
  deck: number;
}

/** The discards became the new deck (`woods.deck.more`); its order is hidden. */
export interface WoodsReshuffled {
  event: 'reshuffled';
  discards: number[];
  deck: number[] | null;
}

/** Solo and gentle: no trade was left, so the rest of the row was discarded (`ruling.W8`). */
export interface WoodsSwept {
  event: 'swept';
  row: number[];
}

export type WoodsEvent =
  | WoodsFirstChosen
  | WoodsDealt
  | WoodsSetUp
  | WoodsTraded
  | WoodsPassed
  | WoodsRevealed
  | WoodsReshuffled
  | WoodsSwept;

export type Family = 'fox' | 'deluxe' | 'duet' | 'woods';

/** The family of every game. */
export const FAMILY: Readonly<Record<string, Family>> = {
  'fox': 'fox',
  'fox-manual': 'fox',
  'fox-mini': 'fox',
  'deluxe': 'deluxe',
  'duet': 'duet',
  'woods': 'woods',
};

/** The games that are played together, as `cooperative` says in the list of games. */
export const COOPERATIVE: readonly string[] = ['duet'];
