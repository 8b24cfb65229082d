/** Places, money and courses in words. */

import type { Course, Scene } from './types.ts';

/** Money as it is written here; the rules count in thousands. */
export const money = (thousands: number): number => thousands * 1000;

export function portName(port: string, scene: Scene): string {
  return scene.say(`port-${port}`);
}

/** The port a place belongs to, and how many marks it lies beyond it; lanes are named after the port they leave. */
export function whereIs(place: string, scene: Scene): { port: string; marks: number } {
  const dock = /^(.+)-\d$/.exec(place)?.[1];
  if (dock) return { port: dock, marks: 0 };
  const port = scene.view.ports.find((one) => one.port.charAt(0).toUpperCase() === place.charAt(0))?.port ?? '';
  return { port, marks: Number(place.slice(1)) };
}

/** Where a ship lies, as a sentence. */
export function lies(place: string, scene: Scene): string {
  const { port, marks } = whereIs(place, scene);
  const values = { port: portName(port, scene), marks };
  return marks === 0 ? scene.say('ship-port', values) : scene.say('ship-sea', values);
}

/** A place and who is there, for those who listen. */
export function placeWords(place: string, scene: Scene): string {
  const { port, marks } = whereIs(place, scene);
  const values = { port: portName(port, scene), marks };
  const found = [marks === 0 ? scene.say('place-port', values) : scene.say('place-sea', values)];
  for (const ship of scene.view.ships)
    if (ship.at === place) found.push(scene.say('place-ship', { name: scene.name(ship.seat) }));
  return found.join(' ');
}

/** What would happen at the end of a course, as a sentence. */
export function outcome(course: Course, scene: Scene): string {
  const { say } = scene;
  if (course.to === null) return '';
  if (course.sends_back) {
    const [seat] = course.sends_back;
    const back = whereIs(course.back_to ?? '', scene);
    const values = { name: scene.name(seat), port: portName(back.port, scene) };
    if (seat === scene.view.seat) return say(back.marks === 0 ? 'does-back-own' : 'does-back-own-sea', values);
    return say(back.marks === 0 ? 'does-back' : 'does-back-sea', values);
  }
  switch (course.stop) {
    case 'cloud':
      return say('does-cloud');
    case 'full_port':
      return say('does-full');
    case 'port': {
      const port = portName(whereIs(course.to, scene).port, scene);
      if (course.card !== null && course.bonus !== null)
        return say('does-dock-bonus', { port, money: money(course.card), bonus: money(course.bonus) });
      if (course.card !== null) return say('does-dock', { port, money: money(course.card) });
      if (course.bonus !== null) return say('does-dock-gold', { port, bonus: money(course.bonus) });
      return say('does-dock-empty', { port });
    }
    default:
      return say('does-sail', { steps: course.steps });
  }
}

/** The sign beside that sentence. */
export function signOf(course: Course): string {
  if (course.stop === 'port' && course.to) return `tri-${course.to.replace(/-\d$/, '')}`;
  if (course.stop === 'cloud') return 'tri-cloud';
  return course.sends_back ? 'u-undo' : 'tri-mark';
}
