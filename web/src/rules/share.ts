// A result to share: a few lines of symbols, which give no card away.

import { t } from '../i18n/index.svelte';
import type { GameEvent } from '../net/protocol';
import type { Standing } from '../state/daily';
import { pictureOf } from '../symbols';

export interface Shared {
  title: string;
  /** The date, or whom it was played against. */
  head: string;
  /** The day as files are named by it. */
  day?: string;
  result: Standing;
  /** What it is compared with; null without. */
  par: Standing | null;
  /** The result of somebody else with the same deal. */
  other?: Standing;
  marks: readonly string[];
  /** Where others find it. */
  link: string;
  /** The game, whose drawing stands on the picture, and the light in which it ended. */
  game?: string;
  scene?: 'victory' | 'defeat' | 'calm';
}

/** A line with a full circle for every round in which a seat scored most. */
export function roundMarks(events: readonly GameEvent[], own: number): string[] {
  const rounds = events.filter((event) => event.event === 'round-scored');
  const marks = rounds.map(({ points }) => {
    const scored = points as number[];
    return scored.every((one, seat) => seat === own || one < (scored[own] ?? 0)) ? '●' : '○';
  });
  return marks.length ? [marks.join('')] : [];
}

/** Who played, in the order of the score: who shares it comes first. */
export function ownFirst(names: readonly string[], own: number): string {
  return [names[own], ...names.filter((_, seat) => seat !== own)].join(', ');
}

export function scoreWords({ own, other }: Standing): string {
  return other === null ? t('share-score-alone', { n: own }) : t('share-score', { own, other });
}

export function resultWords({ result, par, other }: Pick<Shared, 'result' | 'par' | 'other'>): string {
  const score = scoreWords(result);
  if (other) return t('share-other', { score, other: scoreWords(other) });
  return par ? t('share-par', { score, par: scoreWords(par) }) : score;
}

export function shareText(shared: Shared): string {
  const head = ['Tanglewood', shared.head, shared.title].join(' · ');
  return [head, resultWords(shared), ...shared.marks, shared.link].join('\n');
}

const WIDTH = 800;
const HEIGHT = 420;
/** Symbols that are drawn full. */
const FULL = '●◆';

/** Which drawing stands for a game, and its colours. */
const SIGNS: Record<string, [string, string]> = {
  deluxe: ['scene-monarch', 'moons'],
  duet: ['scene-foxes', 'roses'],
  woods: ['owl', 'w8'],
};

/** Draw the result; the colours are those of the page. */
export async function drawShared(canvas: HTMLCanvasElement, shared: Shared): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(--${name})`; // light-dark() becomes one colour only here
    return getComputedStyle(probe).color;
  };
  const skies = { victory: ['dawn-high', 'clearing'], defeat: ['night-high', 'clearing'], calm: ['ground', 'clearing'] };
  const names = [...skies[shared.scene ?? 'calm'], 'text', 'text-soft', 'ember'];
  const [ground, clearing, text, soft, ember] = names.map(colour) as [string, string, string, string, string];
  const [sign, family] = SIGNS[shared.game ?? ''] ?? ['scene-fox', 'bells'];
  const picture = shared.game ? pictureOf(sign, (name) => colour(['deep', 'main', 'tint'].includes(name) ? `${family}-${name}` : name)) : '';
  probe.remove();
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, ground);
  sky.addColorStop(1, clearing);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawTrees(pen, soft);
  pen.fillStyle = soft;
  pen.font = '26px system-ui, sans-serif';
  pen.fillText(`Tanglewood · ${shared.head}`, 48, 72, WIDTH - 96);
  pen.fillStyle = text;
  pen.font = '600 44px Georgia, serif';
  pen.fillText(shared.title, 48, 130, WIDTH - 96);
  pen.fillStyle = ember;
  pen.font = '600 40px system-ui, sans-serif';
  pen.fillText(resultWords(shared), 48, 196, WIDTH - 96);
  shared.marks.slice(0, 4).forEach((line, row) => {
    [...line].forEach((mark, at) => {
      pen.beginPath();
      pen.arc(66 + at * 46, 246 + row * 42, 14, 0, 2 * Math.PI);
      pen.lineWidth = 3;
      pen.strokeStyle = FULL.includes(mark) ? ember : soft;
      pen.fillStyle = ember;
      if (FULL.includes(mark)) pen.fill();
      pen.stroke();
    });
  });
  if (!picture) return;
  const image = new Image();
  image.src = picture;
  await image.decode();
  pen.drawImage(image, WIDTH - 248, HEIGHT - 258, 210, 210);
}

/** A few firs at the right edge, so that one sees where it comes from. */
function drawTrees(pen: CanvasRenderingContext2D, colour: string): void {
  pen.save();
  pen.globalAlpha = 0.16;
  pen.fillStyle = colour;
  for (const [x, size] of [[560, 120], [650, 190], [735, 150]] as const) {
    for (const level of [0, 1, 2]) {
      const top = HEIGHT - size * (1.25 - level * 0.35);
      const half = size * (0.18 + level * 0.08);
      pen.beginPath();
      pen.moveTo(x, top);
      pen.lineTo(x + half, top + size * 0.55);
      pen.lineTo(x - half, top + size * 0.55);
      pen.fill();
    }
  }
  pen.restore();
}
