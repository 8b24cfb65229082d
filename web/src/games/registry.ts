// The games whose tables are drawn: the only file that names them all. A game is loaded when it is asked for.
import type { GameFace, Standing } from './contract.ts';

const FACES: Record<string, () => Promise<unknown>> = {
  smugglers: async () => (await import('./smugglers/game.ts')).SMUGGLERS,
  triangle: async () => (await import('./triangle/game.ts')).TRIANGLE,
  aboard: async () => (await import('./aboard/game.ts')).ABOARD,
};

/** The face of a game, null if this page does not know it. From here on nobody looks into its views, actions and events. */
export async function face(id: string): Promise<GameFace | null> {
  return ((await FACES[id]?.()) as GameFace | undefined) ?? null;
}

const STANDINGS: Record<string, () => Promise<unknown>> = {
  smugglers: () => import('./smugglers/standing.ts'),
  triangle: () => import('./triangle/standing.ts'),
  aboard: () => import('./aboard/standing.ts'),
};

/** How far a match has come, by the view of somebody who watches; null if this page does not know the game. */
export async function standing(game: string, view: unknown): Promise<Standing | null> {
  const part = (await STANDINGS[game]?.()) as { standing: (view: unknown) => Standing } | undefined;
  return part?.standing(view) ?? null;
}
