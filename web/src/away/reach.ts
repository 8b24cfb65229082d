// It is somebody's turn, and nobody looks: a sound, a buzz, a dot on the page's icon, and a notification where it is allowed.
const BUZZ = [120, 80, 120]; // milliseconds of vibration, pause, vibration
const DOT = "%3Ccircle cx='52' cy='16' r='15' fill='%23ffc857' stroke='%2312173a' stroke-width='4'/%3E%3C/svg%3E";
const END = '%3C/svg%3E';

/** Can this browser notify at all? Only pages that were loaded securely may ask. */
export function canNotify(): boolean {
  return globalThis.isSecureContext && 'Notification' in globalThis;
}

/** Ask for leave to notify, on a tap. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Reach whoever's turn it is until somebody looks, or the turn is over: then call what is returned. */
export function reach(words: string, isNotifying: boolean, sound: () => void): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const plain = icon?.href ?? '';
  if (icon?.href.endsWith(END)) icon.href = icon.href.slice(0, -END.length) + DOT;
  sound();
  if ('vibrate' in navigator) navigator.vibrate(BUZZ);
  const notice = isNotifying && canNotify() && Notification.permission === 'granted' ? new Notification(words) : null;
  if (notice) notice.onclick = () => window.focus();
  return () => {
    if (icon) icon.href = plain;
    notice?.close();
  };
}
