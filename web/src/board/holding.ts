/** Hold to look: as long as a finger, or a key, is down on an element. */
export function holding(onlook: (down: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const isKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: () => onlook(true),
      pointerup: () => onlook(false),
      pointerleave: () => onlook(false),
      pointercancel: () => onlook(false),
      blur: () => onlook(false),
      contextmenu: (event) => event.preventDefault(),
    };
    for (const kind of ['keydown', 'keyup'])
      listeners[kind] = (event) => {
        if (!isKey(event as KeyboardEvent)) return;
        event.preventDefault();
        onlook(kind === 'keydown');
      };
    for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) node.removeEventListener(kind, listener);
    };
  };
}
