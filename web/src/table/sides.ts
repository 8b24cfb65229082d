// A tablet that lies flat between people: which side a seat sits at, and how something is turned to it.

/** Clockwise round the tablet from its lower edge: degrees that make something readable from that side. */
const SIDES: Record<number, readonly number[]> = { 2: [0, 180], 3: [0, 90, 270], 4: [0, 90, 180, 270] };

/** Something smaller is held in the hand. */
const room = matchMedia('(min-width: 1181px), (min-width: 701px) and (min-height: 601px)');

export function sideOf(seat: number, seats: number): number {
  return SIDES[seats]?.[seat] ?? 0;
}

/** Turn an element where it is; across it becomes as much smaller as its place asks for. */
export function turned(degrees: number): (node: HTMLElement) => () => void {
  return (node) => {
    const fit = (): void => {
      const [wide, high] = [node.offsetWidth, node.offsetHeight];
      const by = room.matches ? degrees : 0;
      const isAcross = by % 180 !== 0;
      node.style.rotate = by ? `${by}deg` : '';
      node.style.scale = isAcross && wide && high ? String(Math.min(wide / high, high / wide)) : '';
    };
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    fit();
    return () => watch.disconnect();
  };
}
