/** A delivered crate travels from its harbour to its mooring beside the board, over the page. Fetched with the first delivery. */

import { tick } from 'svelte';
import type { Point } from '../../board/chart.ts';
import { FADE } from '../../board/motion.ts';

export interface Haul {
  seat: number | null;
  origin: string;
  goal: string;
  /** Where it is shown on the board, in units of the drawing, and how large. */
  from: Point;
  size: number;
  /** When it leaves, and how long it is under way, in milliseconds; without travel it fades in at its mooring and is ringed meanwhile. */
  late: number;
  ms: number;
  isStill: boolean;
}

const SMALLEST = 18; // pixels of a mooring where there is no room to show them
const HIGH = 0.18; // how far it swings up on its way, as a part of it
const BUMP = 240; // milliseconds that it takes to settle
const RING = 7; // pixels round the mooring

/** Let it travel; what is returned ends it at once. */
export async function moor(haul: Haul): Promise<() => void> {
  await tick(); // the mooring is taken now
  const panel = document.querySelector(`[data-testid=seat-panel][data-number="${haul.seat}"]`);
  const piece = pieceOf(panel, haul);
  const isSeen = piece !== null && piece.getClientRects().length > 0;
  const goal = (isSeen ? piece : panel?.querySelector('.score'))?.getBoundingClientRect();
  if (!piece || !goal) return () => undefined;
  return haul.isStill ? ring(piece, goal, haul) : fly(piece, isSeen, goal, haul);
}

/** The piece that has just come; among equal ones the last is as good as any. */
function pieceOf(panel: Element | null, { origin, goal }: Haul): HTMLElement | null {
  const such = (name: string) =>
    [...(panel?.querySelectorAll<HTMLElement>(`[data-testid=haul][data-origin="${origin}"]`) ?? [])].findLast(
      (one) => one.dataset['goal'] === name,
    );
  return such(goal) ?? such('') ?? null;
}

/** No travel: it fades in, and a ring shows where. */
function ring(piece: HTMLElement, { left, top, width, height }: DOMRect, { ms }: Haul): () => void {
  const round = document.createElement('i');
  Object.assign(round.style, {
    ...OVER,
    left: `${left - RING}px`,
    top: `${top - RING}px`,
    width: `${width + 2 * RING}px`,
    height: `${height + 2 * RING}px`,
    borderRadius: '99px',
    border: '3px solid var(--accent)',
  });
  round.dataset['testid'] = 'moored';
  document.body.append(round);
  const shown = [piece, round].map((one) => one.animate([{ opacity: 0 }, { opacity: 1 }], FADE));
  const timer = setTimeout(end, ms);
  function end(): void {
    clearTimeout(timer);
    shown.forEach((one) => one.cancel());
    round.remove();
  }
  return end;
}

function fly(piece: HTMLElement, isSeen: boolean, goal: DOMRect, { from, size, late, ms }: Haul): () => void {
  const drawing = document.querySelector<SVGSVGElement>('[data-testid=board] svg.layer');
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return () => undefined;
  const start = new DOMPoint(...from).matrixTransform(matrix);
  const high = isSeen ? goal.height : SMALLEST;
  const flying = piece.cloneNode(true) as HTMLElement;
  flying.style.setProperty('--m', `${high / 1.06}px`);
  flying.style.setProperty('--gap', `${(high / 1.06) * 0.18}px`);
  Object.assign(flying.style, { ...OVER, animation: 'none', translate: '-50% -50%', opacity: '0' });
  [flying.style.left, flying.style.top] = [`${goal.left + goal.width / 2}px`, `${goal.top + goal.height / 2}px`];
  flying.dataset['testid'] = 'hauled';
  document.body.append(flying);
  const [dx, dy] = [start.x - goal.left - goal.width / 2, start.y - goal.top - goal.height / 2];
  const large = (size * matrix.a) / high;
  const up = -HIGH * Math.hypot(dx, dy);
  const at = (part: number, lift: number, scale: number) =>
    `translate(${dx * (1 - part)}px, ${dy * (1 - part) + lift}px) scale(${scale})`;
  const under = flying.animate(
    [
      { opacity: 1, transform: at(0, 0, large), easing: 'ease-in' },
      { opacity: 1, transform: at(0.4, up, large * 0.7 + 0.3), easing: 'ease-out', offset: 0.45 },
      { opacity: 1, transform: at(1, 0, 1.25) },
    ],
    { delay: late, duration: ms },
  );
  // Its mooring is empty until it comes.
  const waits = piece.animate([{ opacity: 0 }, { opacity: 0 }], late + ms);
  const end = (): void => {
    under.cancel();
    waits.cancel();
    flying.remove();
  };
  under.onfinish = () => {
    end();
    piece.animate([{ transform: 'scale(1.25)' }, { transform: 'scale(0.94)' }, { transform: 'none' }], BUMP);
  };
  return end;
}

const OVER = { position: 'fixed', zIndex: '8', pointerEvents: 'none' } as const;
