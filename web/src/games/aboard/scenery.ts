// Shapes that several drawings share.

/** The upper line of water with everything below it: one wave is two steps long. */
export function water(y: number, step: number, swell: number, from: number, to: number, down: number): string {
  const half = step / 2;
  const waves = Math.ceil((to - from) / (2 * step));
  return `M${from} ${y}${`q${half} ${-swell} ${step} 0t${step} 0`.repeat(waves)}V${y + down}H${from}Z`;
}
