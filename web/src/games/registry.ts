// The games whose tables are drawn: the only file that names them all. A game is loaded when it is asked for.
import type { GameFace, Standing } from './contract.ts';

const FACES: Record<string, () => Promise<unknown>> = {
  smugglers: async () => (await import('./smugglers/game.ts')).SMUGGLERS,
  triangle: async () => (await import('./triangle/game.ts')).TRIANGLE,
  aboard: async () => (await import('./aboard/game.ts')).ABOARD,
};

/** The face of a game: its own, or the plain one of all others; null if the table does not know it either. From here on nobody looks into
    its views, actions and events. */
export async function face(id: string): Promise<GameFace | null> {
  const own = (await FACES[id]?.()) as GameFace | undefined;
  return own ?? (await import('./plain/face.ts')).plainFace(id);
}

const STANDINGS: Record<string, () => Promise<unknown>> = {
  smugglers: () => import('./smugglers/standing.ts'),
  triangle: () => import('./triangle/standing.ts'),
  aboard: () => import('./aboard/standing.ts'),
};

/** How far a match of so many seats has come, by the view of somebody who watches. */
export async function standing(game: string, view: unknown, seats: number): Promise<Standing> {
  const part = (await STANDINGS[game]?.()) as { standing: (view: unknown) => Standing } | undefined;
  return part?.standing(view) ?? (await import('./plain/standing.ts')).standing(view, seats);
}
