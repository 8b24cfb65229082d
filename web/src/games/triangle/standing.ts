/** How far a match has come: the part of its money that each fleet has. */
import type { Standing } from '../contract.ts';
import { isUneven } from '../targets.ts';
import type { View } from './types.gen.ts';

export function standing({ fleets, seat }: View): Standing {
  return {
    shares: fleets.map(({ money, target }) => money / target),
    aim: isUneven(fleets) ? null : String(fleets[0]?.target ?? ''),
    actors: [seat],
  };
}
