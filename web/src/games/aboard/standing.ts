/** How far a match has come: what each ship has earned, beside the one that has most. There is nothing to reach. */
import type { Standing } from '../contract.ts';
import type { View } from './types.gen.ts';

const LEAD = 0.8; // of the way, for whoever has most: the match goes on

export function standing({ ships, asked }: View): Standing {
  const most = Math.max(1, ...ships.map(({ total }) => total));
  return { shares: ships.map(({ total }) => (LEAD * Math.max(0, total)) / most), aim: null, actors: asked };
}
