// The sea behind the table: it sleeps with the page and is muted with the rest. How it sounds comes with the first touch, like all sound.
import { audio, onWake } from './sound.ts';

let end: (() => void) | null = null;
let isWanted = false;

export function setSea(on: boolean): void {
  isWanted = on;
  void follow();
}

onWake(() => void follow());
document.addEventListener('visibilitychange', () => void follow());

async function follow(): Promise<void> {
  const context = audio();
  if (!context) return;
  const waves = await import('./waves.ts').catch(() => null); // without it there is only no sea
  const isHeard = isWanted && !document.hidden;
  if (isHeard && waves) end ??= waves.begin(context);
  else if (!isHeard) {
    end?.();
    end = null;
  }
}
