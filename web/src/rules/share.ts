// A result to share: a few lines of symbols, which give no card away.

import { t } from '../i18n/index.svelte';
import type { Standing } from '../state/daily';

export interface Shared {
  title: string;
  /** The date, or whom it was played against. */
  head: string;
  result: Standing;
  /** What it is compared with; null without. */
  par: Standing | null;
  /** The result of somebody else with the same deal. */
  other?: Standing;
  marks: readonly string[];
  /** Where others find it. */
  link: string;
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

/** Draw the result; the colours are those of the page. */
export function drawShared(canvas: HTMLCanvasElement, shared: Shared): void {
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
  const [ground, clearing, text, soft, ember] = ['ground', 'clearing', 'text', 'text-soft', 'ember'].map(colour) as [string, string, string, string, string];
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
