// How things move: Web Animations of transform and opacity alone, on the cards themselves and on
// copies ("ghosts") of what leaves the table. Nothing here decides what happens.

/** Marks our animations, so that somebody in a hurry can finish them. */
const MARK = 'tanglewood';
const LAYER = 'ghosts';

export interface Flight {
  delay?: number;
  duration?: number;
  /** How high the arc is, in parts of the distance. */
  arc?: number;
  /** Comes face down and turns over on the way: the back that is seen until then. */
  back?: Element | null;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Milliseconds that a way takes: a short one is quick, a long one not slow. */
export function lengthOf(dx: number, dy: number): number {
  return 260 + Math.min(260, Math.hypot(dx, dy) * 0.45);
}

/** Points of an arc from (dx, dy) home to (0, 0), which settles at its end. */
export function arcOf(dx: number, dy: number, scale: number, lift: number): { x: number; y: number; scale: number; at: number }[] {
  const steps = 8;
  const height = Math.min(90, Math.hypot(dx, dy) * lift);
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const way = ease(n / steps);
    const up = -4 * way * (1 - way) * height;
    return { x: dx * (1 - way), y: dy * (1 - way) + up, scale: scale + (1 - scale) * way + 0.1 * Math.sin(Math.PI * way), at: (n / steps) * 0.86 };
  });
  return [...points, { x: 0, y: 0, scale: 0.965, at: 0.93 }, { x: 0, y: 0, scale: 1, at: 1 }];
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: 'backwards', ...options });
  animation.id = MARK;
  return animation;
}

/** Whatever still moves is at once where it goes. */
export function finishAll(): void {
  for (const animation of document.getAnimations()) if (animation.id === MARK) animation.finish();
}

/** When all that moves now lies where it goes. */
export async function landed(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => animation.id === MARK);
  await Promise.allSettled(moving.map((animation) => animation.finished));
}

/** The layer over the page in which ghosts fly. */
function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.${LAYER}`);
  if (found) return found;
  const made = document.createElement('div');
  made.className = LAYER;
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

/** A copy of something, where it is now. */
export function ghostOf(element: Element, at: DOMRect = element.getBoundingClientRect()): HTMLElement {
  const ghost = document.createElement('div');
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  ghost.append(copy);
  place(ghost, at);
  return ghost;
}

function place(ghost: HTMLElement, at: DOMRect): void {
  ghost.style.cssText = `left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
}

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** What is measured, and then done: many that move are all measured first, so that the page is laid out once. */
export type Start = () => void;
const NOTHING: Start = () => undefined;

/** Let an element slide a little, from where it was to where it is. */
export function slide(element: HTMLElement, from: DOMRect, pace: number): Start {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return NOTHING;
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const frame = own(element);
  const frames = [frame({ x: x0 - x1, y: y0 - y1, scale: from.width / to.width }, 0), frame({ x: 0, y: 0, scale: 1 }, 0)];
  return () => run(element, frames, { duration: 240 * pace, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' });
}

/** Let a card come from another place to where it is, over all that lies between. */
export function come(element: HTMLElement, from: DOMRect, pace: number, flight: Flight = {}): Start {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || from.width === 0) return NOTHING;
  const [[x0, y0], [x1, y1]] = [middle(from), middle(box)];
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const to = new DOMRect(x1 - width / 2, y1 - height / 2, width, height);
  const duration = (flight.duration ?? lengthOf(x0 - x1, y0 - y1)) * pace;
  const options = { duration, delay: (flight.delay ?? 0) * pace };
  const points = arcOf(x0 - x1, y0 - y1, Math.min(from.width / width, from.height / height, 1.6), flight.arc ?? 0.12);
  const turn = flight.back ? 0.45 : -1;
  const angle = (at: number) => (turn < 0 ? 0 : turning(at, turn));
  const { rotate } = getComputedStyle(element);
  return () => {
    // The card itself lies ready, and what is said of it; what flies is a copy that nothing cuts off.
    for (const one of [element, element.parentElement?.querySelector(':scope > [data-said]')]) {
      if (one) run(one, [{ opacity: 0 }, { opacity: 0, offset: 0.985 }, { opacity: 1 }], options);
    }
    const face = ghostOf(element.querySelector('.card, .back') ?? element, to);
    (face.firstElementChild as HTMLElement).style.rotate = rotate;
    face.classList.add('lifted');
    fly(face, points.map((point) => ({ offset: point.at, transform: written(point.x, point.y, point.scale, angle(point.at)), opacity: point.at < turn ? 0 : 1 })), options);
    if (!flight.back) return;
    const back = ghostOf(flight.back, to);
    back.classList.add('lifted');
    fly(back, points.map((point) => ({ offset: point.at, transform: written(point.x, point.y, point.scale, angle(point.at) + 180), opacity: point.at < turn ? 1 : 0 })), options);
  };
}

/** Let a ghost move, and be gone. Before it sets out it is not seen: many that wait in one place would darken it. */
function fly(ghost: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  layer().append(ghost);
  const [first, ...rest] = frames;
  if (options.delay && first) frames = [{ ...first, opacity: 0 }, { ...first, offset: 0.02 }, ...rest];
  const flown = run(ghost, frames, options);
  flown.onfinish = flown.oncancel = () => ghost.remove();
}

/** The angle of a card that turns over when half of its way is done: −180° to 0°. */
function turning(at: number, middle: number): number {
  const span = 0.34;
  return -180 * (1 - Math.max(0, Math.min(1, (at - (middle - span / 2)) / span)));
}

function written(x: number, y: number, scale: number, angle: number): string {
  const turn = angle ? ` perspective(700px) rotateY(${angle.toFixed(1)}deg)` : '';
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${turn} scale(${scale.toFixed(3)})`;
}

/** How to write a transform for an element that is turned and has an origin of its own, as cards of a fanned hand are. */
function own(element: HTMLElement): (point: { x: number; y: number; scale: number }, angle: number) => Keyframe {
  const style = getComputedStyle(element);
  const [ox = 0, oy = 0] = style.transformOrigin.split(' ').map(Number.parseFloat);
  const [ax, ay] = [ox - element.offsetWidth / 2, oy - element.offsetHeight / 2];
  const turn = -((Number.parseFloat(style.rotate) || 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y, scale }, angle) => {
    const [rx, ry] = [x * cos - y * sin - ax * (1 - scale), x * sin + y * cos - ay * (1 - scale)];
    return { transform: written(rx, ry, scale, angle) };
  };
}

/** Let a ghost go from where it is to another place, where it is gone. */
export function leave(ghost: HTMLElement, from: DOMRect, to: DOMRect, pace: number, flight: Flight & { end?: number } = {}): void {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const scale = flight.end ?? Math.max(0.18, Math.min(1, to.width / from.width, to.height / from.height));
  const frames = arcOf(-dx, -dy, 1 / scale, flight.arc ?? 0.1).map((point) => ({
    offset: point.at,
    transform: written(dx + point.x, dy + point.y, point.scale * scale, 0),
    opacity: point.at > 0.8 ? 0 : 1,
  }));
  fly(ghost, frames, { duration: (flight.duration ?? lengthOf(dx, dy) + 60) * pace, delay: (flight.delay ?? 0) * pace });
}

/** A light that opens around something, once. */
export function ring(at: DOMRect, tone: string, pace: number, delay = 0): void {
  const ghost = document.createElement('div');
  place(ghost, at);
  ghost.classList.add('ring');
  ghost.style.setProperty('--tone', `var(--${tone}-main, var(--glow))`);
  const frames = [
    { transform: 'scale(0.9)', opacity: 0 },
    { transform: 'scale(1.02)', opacity: 0.95, offset: 0.3 },
    { transform: 'scale(1.28)', opacity: 0 },
  ];
  fly(ghost, frames, { duration: 820 * pace, delay: delay * pace, easing: 'ease-out' });
}

/** Words that rise from a place and fade. */
export function rise(text: string, at: DOMRect, kind: string, pace: number, delay = 0): void {
  const ghost = document.createElement('div');
  place(ghost, at);
  ghost.classList.add('rise', kind);
  ghost.textContent = text;
  const frames = [
    { transform: 'translateY(6px) scale(0.6)', opacity: 0 },
    { transform: 'translateY(-8px) scale(1.25)', opacity: 1, offset: 0.25 },
    { transform: 'translateY(-14px) scale(1)', opacity: 1, offset: 0.7 },
    { transform: 'translateY(-30px) scale(1)', opacity: 0 },
  ];
  fly(ghost, frames, { duration: 1100 * pace, delay: delay * pace, easing: 'ease-out' });
}

/** Something swells for a moment where it stands. */
export function swell(element: Element, pace: number, delay = 0): void {
  const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.28)', offset: 0.35 }, { transform: 'scale(1)' }];
  run(element, frames, { duration: 420 * pace, delay: delay * pace, easing: 'ease-out', fill: 'none' });
}

/** Something grows out of the ground. */
export function grow(element: Element, pace: number): void {
  const frames = [{ transform: 'translateY(30%) scale(0.2)', opacity: 0 }, { transform: 'translateY(-4%) scale(1.1)', opacity: 1, offset: 0.7 }, { transform: 'none', opacity: 1 }];
  run(element, frames, { duration: 560 * pace, easing: 'ease-out' });
}

/** Hops over some places to where an element is; the last of them is its own. */
export function hop(element: HTMLElement, stones: readonly DOMRect[], pace: number, each: number): void {
  const [x1, y1] = middle(element.getBoundingClientRect());
  const frames: Keyframe[] = [];
  for (const [at, stone] of stones.entries()) {
    const [x, y] = middle(stone);
    const offset = stones.length > 1 ? at / (stones.length - 1) : 1;
    frames.push({ offset, transform: `translate(${x - x1}px, ${y - y1}px) scale(1)`, easing: 'ease-in-out' });
    const next = stones[at + 1];
    if (!next) break;
    const [nx] = middle(next);
    const height = Math.min(26, 8 + Math.abs(nx - x) * 0.12);
    frames.push({ offset: offset + 0.5 / (stones.length - 1), transform: `translate(${(x + nx) / 2 - x1}px, ${y - y1 - height}px) scale(1.08)`, easing: 'ease-in-out' });
  }
  if (frames.length > 1) run(element, frames, { duration: each * (stones.length - 1) * pace });
}
