/** How far a match has come: the part of its points that each boat has. Where points are secret, nobody is ahead. */
import type { Standing } from '../contract.ts';
import { isUneven } from '../targets.ts';
import type { View } from './types.gen.ts';

export function standing({ boats, seat }: View): Standing {
  const isSecret = boats.some(({ points }) => points === null);
  return {
    shares: isSecret ? null : boats.map(({ points, target }) => (points ?? 0) / target),
    aim: isUneven(boats) ? null : String(boats[0]?.target ?? ''),
    actors: [seat],
  };
}
