// What a creature has to say to what just happened: few words, at most one remark at a time, and
// the same for everybody who sees the same events.

import { faceOf } from '../cards/face';
import type { GameEvent, Outcome, Seat } from '../net/protocol';
import { creatureOf, type Creature } from './cast';
import { isTeam } from '../rules/team';

export interface Remark {
  seat: number;
  creature: Creature;
  /** The message that it says. */
  id: string;
  /** The number of the change that made it speak. */
  number: number;
}

/** What a person ends a round with that takes too much. */
const GREEDY = 10;
const HIGH = 8;
/** Of small moments every third one is worth a word. */
const SELDOM = 3;
const VARIANTS = 2;
const VARIED = new Set(['stolen', 'good']);

interface Said {
  seat: number;
  occasion: string;
  small?: boolean;
}

/** Mixes a number, so that neighbours differ. */
const mixed = (n: number): number => (Math.imul(n + 1, 2654435761) >>> 8) & 0xffff;

/** The last thing that a creature says to these events; nobody speaks in most moments. */
export function remarkOn(events: readonly GameEvent[], seats: readonly Seat[], game: string): Remark | null {
  for (const event of [...events].reverse()) {
    for (const { seat, occasion, small } of saidOf(event, seats, game)) {
      const creature = creatureOf(seats.find((one) => one.seat === seat));
      const chance = mixed(event.number * 8 + seat);
      if (!creature || (small && chance % SELDOM)) continue;
      const variant = VARIED.has(occasion) ? `-${1 + (Math.floor(chance / SELDOM) % VARIANTS)}` : '';
      return { seat, creature, id: `say-${creature.temper}-${occasion}${variant}`, number: event.number };
    }
  }
  return null;
}

/** What a creature says to the end of the game. */
export function farewell(outcome: Outcome, seats: readonly Seat[], team: boolean, number: number): Remark | null {
  const others = seats.map((seat) => ({ seat: seat.seat, creature: creatureOf(seat) }));
  // Who won speaks first: whoever lost has said enough at the table.
  const found = others.find((one) => one.creature && outcome.winners.includes(one.seat)) ?? others.find((one) => one.creature);
  if (!found?.creature || (!outcome.winners.length && !team)) return null;
  const won = team ? outcome.ending === 'victory' : outcome.winners.includes(found.seat);
  const occasion = `${team ? 'team-' : ''}${won ? 'win' : 'loss'}`;
  return { seat: found.seat, creature: found.creature, id: `say-${found.creature.temper}-${occasion}`, number };
}

function saidOf(event: GameEvent, seats: readonly Seat[], game: string): Said[] {
  const team = isTeam(game);
  switch (event.event) {
    case 'dealt':
      return event.round === 1 || event.round === undefined ? [{ seat: greeter(event, seats), occasion: 'greet' }] : [];
    case 'round-scored':
      return greedy(event.tricks as number[]);
    case 'trick-won':
      return team ? [] : trick(event, game);
    case 'goal-scored':
      if (!(Number(event.points) > 0)) return [];
      return others(Number(event.seat), seats).map((seat) => ({ seat, occasion: 'good', small: true }));
    case 'traded': {
      const seat = Number(event.seat);
      if (!(event.pocketed as number[]).length) return [];
      return [{ seat, occasion: 'find', small: true }, ...others(seat, seats).map((one) => ({ seat: one, occasion: 'good', small: true }))];
    }
    default:
      return [];
  }
}

const others = (seat: number, seats: readonly Seat[]): number[] =>
  seats.map((one) => one.seat).filter((one) => one !== seat);

function greeter(event: GameEvent, seats: readonly Seat[]): number {
  const creatures = seats.filter((seat) => creatureOf(seat));
  return creatures[mixed(event.number) % Math.max(1, creatures.length)]?.seat ?? -1;
}

function greedy(tricks: readonly number[]): Said[] {
  const seat = tricks.findIndex((won) => won >= GREEDY);
  if (seat < 0 || tricks.length !== 2) return [];
  return [{ seat: 1 - seat, occasion: 'greedy' }, { seat, occasion: 'greedy-own' }];
}

/** A lead that was stolen, a Treasure that was found. */
function trick(event: GameEvent, game: string): Said[] {
  const [leader, winner] = [Number(event.leader), Number(event.winner)];
  const found: Said[] = [];
  if (Number(event.points) > 0) {
    found.push({ seat: winner, occasion: 'find', small: true }, { seat: 1 - winner, occasion: 'good', small: true });
  }
  if (leader !== winner && Number(faceOf(String(event.lead), game).corner) >= HIGH) {
    found.push({ seat: leader, occasion: 'stolen', small: true }, { seat: winner, occasion: 'take', small: true });
  }
  return found;
}
