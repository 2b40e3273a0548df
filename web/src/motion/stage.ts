// A board in motion: looks where everything is before a step is drawn, and afterwards lets every card
// travel from there. A step's cues say what else moves.

import { moves, paceOf } from '../state/pace';
import { settings } from '../state/settings.svelte';
import type { Cue } from './cues';
import { come, finishAll, ghostOf, grow, hop, leave, rise, ring, slide, swell, type Start } from './fly';

const DEAL_EACH = 46;
const FOX_STEP = 190;

interface Seen {
  rect: DOMRect;
  ghost: HTMLElement | null;
}

export class Stage {
  private places = new Map<string, Seen>();
  private back: Element | null = null;
  private looked = false;

  /** Remember where everything is, and what will be gone. */
  look(board: HTMLElement, cues: readonly Cue[]): void {
    this.places.clear();
    this.looked = moves(settings.pace);
    if (!this.looked) return;
    finishAll();
    const going = new Set(cues.flatMap((cue) => (cue.cue === 'sweep' ? cue.cards : cue.cue === 'leave' ? [cue.card] : [])));
    for (const [name, element] of named(board)) {
      const ghost = going.has(name) ? ghostOf(element.querySelector('.card') ?? element) : null;
      if (!this.places.has(name)) this.places.set(name, { rect: element.getBoundingClientRect(), ghost });
    }
    this.back = board.querySelector('.back')?.cloneNode(true) as Element | null ?? this.back;
  }

  /** Let everything travel to where it is now. */
  play(board: HTMLElement, cues: readonly Cue[]): void {
    if (!moves(settings.pace) || typeof board.animate !== 'function') return;
    const pace = paceOf(settings.pace);
    const now = new Map<string, HTMLElement>();
    for (const [name, element] of named(board)) if (!now.has(name)) now.set(name, element);
    this.back ??= board.querySelector('.back')?.cloneNode(true) as Element | null;
    if (cues.some((cue) => cue.cue === 'deal')) {
      for (const start of this.deal(board, now, pace)) start();
      return;
    }
    if (!this.looked) return;
    const arriving = new Map(cues.flatMap((cue) => (cue.cue === 'arrive' ? [[cue.card, cue.from] as const] : [])));
    const walking = cues.some((cue) => cue.cue === 'walk');
    const starts: Start[] = [];
    for (const element of board.querySelectorAll<HTMLElement>('[data-card]')) {
      const name = element.dataset.card ?? '';
      if (name === 'tracker' && walking) continue;
      const asked = arriving.get(element.dataset.kind ?? '');
      const known = this.places.get(name);
      if (known) starts.push(...this.slide(element, known.rect, pace));
      else if (asked !== undefined) {
        arriving.delete(element.dataset.kind ?? '');
        const from = this.places.get(asked);
        if (from) starts.push(come(element, from.rect, pace));
      } else starts.push(...this.appear(element, pace));
    }
    for (const start of starts) start();
    for (const [at, cue] of cues.entries()) this.cue(cue, at, board, now, pace);
  }

  private slide(element: HTMLElement, from: DOMRect, pace: number): Start[] {
    const to = element.getBoundingClientRect();
    const far = Math.hypot(from.left - to.left, from.top - to.top);
    if (far < 3 && Math.abs(from.width - to.width) < 3) return [];
    return [far > to.width * 1.3 ? come(element, from, pace, { arc: 0.16 }) : slide(element, from, pace)];
  }

  /** A card that was nowhere comes out of a pile or a row of backs, and turns over on its way. */
  private appear(element: HTMLElement, pace: number): Start[] {
    const origin = this.places.get(element.dataset.from ?? '');
    return origin && origin.rect.width > 0 ? [come(element, narrowRect(origin.rect), pace, { back: this.back, duration: 480 })] : [];
  }

  private deal(board: HTMLElement, now: ReadonlyMap<string, HTMLElement>, pace: number): Start[] {
    const starts: Start[] = [];
    const deck = (now.get('deck') ?? now.get('woods-deck') ?? now.get('decree') ?? board).getBoundingClientRect();
    const from = narrowRect(deck);
    const dealt = [...board.querySelectorAll<HTMLElement>('.hand [data-card]')];
    const each = Math.min(DEAL_EACH, 600 / Math.max(1, dealt.length));
    for (const [n, card] of dealt.entries()) starts.push(come(card, from, pace, { delay: n * each, back: this.back, duration: 430, arc: 0.08 }));
    for (const row of board.querySelectorAll('.backs')) {
      for (const [n, mini] of [...row.querySelectorAll<HTMLElement>('.mini')].entries()) {
        starts.push(come(mini, from, pace, { delay: n * each + each / 2, duration: 380, arc: 0.06 }));
      }
    }
    const open = board.querySelectorAll<HTMLElement>('.decree [data-card], .row-line [data-card]');
    for (const [n, card] of [...open].entries()) starts.push(come(card, from, pace, { delay: dealt.length * each + 120 + n * 70, back: this.back, duration: 460 }));
    return starts;
  }

  private cue(cue: Cue, at: number, board: HTMLElement, now: ReadonlyMap<string, HTMLElement>, pace: number): void {
    const rectOf = (name: string) => now.get(name)?.getBoundingClientRect() ?? this.places.get(name)?.rect;
    switch (cue.cue) {
      case 'sweep': {
        const to = rectOf(cue.to);
        for (const [n, card] of cue.cards.entries()) {
          const seen = this.places.get(card);
          if (seen?.ghost && to) leave(seen.ghost, seen.rect, to, pace, { delay: n * 50, duration: 430, arc: 0.05 });
        }
        const pile = now.get(cue.to);
        if (pile) swell(pile, pace, 340);
        break;
      }
      case 'leave': {
        const [seen, to] = [this.places.get(cue.card), rectOf(cue.to)];
        if (seen?.ghost && to) leave(seen.ghost, seen.rect, to, pace, { delay: at * 70 });
        break;
      }
      case 'hidden': {
        const [from, to] = [rectOf(cue.from), rectOf(cue.to)];
        if (!from || !to || !this.back) break;
        const start = narrowRect(from);
        leave(ghostOf(this.back, start), start, narrowRect(to), pace, { duration: 520 });
        break;
      }
      case 'ring': {
        const place = rectOf(cue.card);
        if (place) ring(place, cue.tone, pace, 250);
        break;
      }
      case 'trump': {
        const [symbol, to] = [board.querySelector('.decree .suit .sym'), rectOf(cue.card)];
        if (symbol && to) leave(symbolOf(symbol), symbol.getBoundingClientRect(), to, pace, { duration: 700, end: 2, arc: 0.2 });
        if (to) ring(to, 'moons', pace, 430);
        break;
      }
      case 'demand': {
        const [place, to] = [rectOf(cue.card), rectOf(cue.to) ?? board.querySelector('.hand')?.getBoundingClientRect()];
        const crown = now.get(cue.card)?.querySelector('.art .sym');
        if (place) ring(place, 'bells', pace, 380);
        if (crown && to) leave(symbolOf(crown), crown.getBoundingClientRect(), to, pace, { delay: 420, duration: 640, end: 0.6, arc: 0.1 });
        break;
      }
      case 'pop': {
        const place = now.get(cue.at);
        if (!place) break;
        const text = cue.points > 0 ? `+${cue.points}` : `−${-cue.points}`;
        rise(text, place.getBoundingClientRect(), cue.points > 0 ? 'gain' : 'loss', pace, 380 + at * 90);
        swell(place, pace, 420 + at * 90);
        break;
      }
      case 'walk': {
        const stones = cue.spaces.map((space) => rectOf(`space-${space}`)).filter((rect) => rect !== undefined);
        const foxes = board.querySelector<HTMLElement>('[data-card=tracker]');
        if (foxes) hop(foxes, stones, pace, FOX_STEP);
        break;
      }
      case 'gem': {
        const [from, to, gem] = [rectOf(`gems-${cue.space}`), rectOf('gems'), board.querySelector('.gem')];
        if (from && to && gem) leave(ghostOf(gem, narrowRect(from, 1, 18)), narrowRect(from, 1, 18), to, pace, { duration: 560, arc: 0.3, end: 1 });
        const count = now.get('gems');
        if (count) swell(count, pace, 430);
        break;
      }
      case 'grow': {
        const fir = board.querySelector(`[data-origin=space-${cue.space}] .fir`);
        if (fir) grow(fir, pace);
        break;
      }
    }
  }
}

/** Everything on a board that has a name: cards, places, and those that stand for a kind of card. */
function* named(board: HTMLElement): Iterable<[string, HTMLElement]> {
  for (const element of board.querySelectorAll<HTMLElement>('[data-card], [data-origin], [data-kind]')) {
    for (const name of [element.dataset.card, element.dataset.origin, element.dataset.kind]) if (name) yield [name, element];
  }
}

/** A card's shape in the middle of a place: out of a row of backs comes one card. */
function narrowRect(rect: DOMRect, part = 1, width = Math.min(rect.width, rect.height * (5 / 7)) * part): DOMRect {
  const height = part === 1 && width < 20 ? width : width * 1.4;
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}

/** A drawing by itself, with the colours it has on its card. */
function symbolOf(symbol: Element): HTMLElement {
  const style = getComputedStyle(symbol);
  const ghost = ghostOf(symbol);
  for (const name of ['--main', '--tint', '--deep', '--ink']) ghost.style.setProperty(name, style.getPropertyValue(name));
  ghost.style.color = style.color;
  return ghost;
}
