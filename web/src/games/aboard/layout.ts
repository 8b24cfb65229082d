// Where things lie on a ship. The rules only count; the page gives everything a place and leaves it there as long as it is aboard.
import { ANY, listed, STORAGE } from './types.ts';
import type { Numbers, Ship } from './types.ts';

export type Zone = 'deck' | 'hold' | 'special';

const ZONES: readonly Zone[] = ['deck', 'hold', 'special'];

/** What lies on a place. A tile of kind null is one that is not known here; a good of unknown colour is `any`. */
export type Thing =
  { what: 'tile'; kind: string | null } | { what: 'good'; colour: string } | { what: 'chest' } | { what: 'guest' }; // the monkey of the handicap

export interface Place {
  /** deck-0 to deck-7, hold-0 to hold-3, special-0, special-1; its element has the id `place-` and this. */
  id: string;
  zone: Zone;
  thing: Thing | null;
  /** What lies in the doors of a storage tile. */
  doors: (string | null)[];
}

/** What lies apart: things on deck, and things below it. */
export interface Apart {
  deck: readonly string[];
  below: readonly string[];
}

export interface Layout {
  seat: number;
  places: Place[];
}

/** Where a good can lie: a place, or a door of the storage tile on it. */
interface Spot {
  place: Place;
  door: number | null;
}

/** Lay a ship's counts out. What has been there before stays; `landing` is where the next thing that comes shall lie, if it is free. */
export function lay(ship: Ship, numbers: Numbers, before: Layout | null = null, landing: string | null = null): Layout {
  const kept = before?.seat === ship.seat ? new Map(before.places.map((place) => [place.id, place])) : new Map<string, Place>();
  const places = ZONES.flatMap((zone) =>
    Array.from({ length: numbers[zone] }, (_, i): Place => ({ id: `${zone}-${i}`, zone, thing: null, doors: shut(numbers) })),
  );
  const of = (zone: Zone): Place[] => places.filter((place) => place.zone === zone);
  stow(
    of('deck'),
    [...(ship.monkey ? [GUEST] : []), ...Array<string>(ship.chests_on_deck).fill(BOX), ...listed(ship.deck)],
    kept,
    landing,
  );
  const hold = ship.hold
    ? listed(ship.hold)
    : [...Array<string>(ship.stores ?? 0).fill(STORAGE), ...Array<string>(ship.below - (ship.stores ?? 0)).fill(HIDDEN)];
  stow(of('hold'), [...Array<string>(ship.chests_below).fill(BOX), ...hold], kept, landing);
  const below = ship.goods_hold ? listed(ship.goods_hold) : Array<string>(ship.goods_below).fill(ANY);
  pour([...spots(of('special')), ...spots(of('hold'))], below, kept, landing);
  pour(spots(of('deck')), listed(ship.goods), kept, landing);
  return { seat: ship.seat, places };
}

const shut = (numbers: Numbers): null[] => Array<null>(numbers.per_storage).fill(null);

// Tiles, chests and the guest are stowed by name.
const BOX = '(chest)';
const GUEST = '(guest)';
const HIDDEN = '(hidden)';

function nameOf(thing: Thing | null | undefined): string | null {
  if (!thing || thing.what === 'good') return null;
  if (thing.what === 'tile') return thing.kind ?? HIDDEN;
  return thing.what === 'chest' ? BOX : GUEST;
}

function thingOf(name: string): Thing {
  if (name === BOX) return { what: 'chest' };
  if (name === GUEST) return { what: 'guest' };
  return { what: 'tile', kind: name === HIDDEN ? null : name };
}

function stow(places: Place[], names: string[], kept: ReadonlyMap<string, Place>, landing: string | null): void {
  const left = [...names];
  const put = (place: Place, name: string): void => {
    place.thing = thingOf(name);
    left.splice(left.indexOf(name), 1);
  };
  for (const place of places) {
    const name = nameOf(kept.get(place.id)?.thing);
    if (name !== null && left.includes(name)) put(place, name);
  }
  for (const name of [...left]) {
    const free = places.filter((place) => !place.thing);
    const without = free.filter((place) => kept.get(place.id)?.thing?.what !== 'good'); // goods are not pushed aside without need
    const choice = without.length > 0 ? without : free;
    // Chests and the guest come from the bow, so that loading begins at the stern.
    const place = choice.find((one) => one.id === landing) ?? (name === BOX || name === GUEST ? choice.at(-1) : choice[0]);
    if (place) put(place, name);
  }
}

/** Where goods can lie, best first: special places, doors, then open places. */
function spots(places: Place[]): Spot[] {
  const doors = places.filter((place) => place.thing?.what === 'tile' && place.thing.kind === STORAGE);
  const open = places.filter((place) => !place.thing);
  return [
    ...doors.flatMap((place): Spot[] => place.doors.map((_, door) => ({ place, door }))),
    ...open.map((place): Spot => ({ place, door: null })),
  ];
}

function pour(all: Spot[], colours: string[], kept: ReadonlyMap<string, Place>, landing: string | null): void {
  const left = [...colours];
  const free = [...all];
  const put = (spot: Spot, colour: string): void => {
    if (spot.door === null) spot.place.thing = { what: 'good', colour };
    else spot.place.doors[spot.door] = colour;
    left.splice(left.indexOf(colour), 1);
    free.splice(free.indexOf(spot), 1);
  };
  for (const spot of all) {
    const colour = goodAt(kept.get(spot.place.id), spot.door);
    if (colour !== null && left.includes(colour)) put(spot, colour);
  }
  for (const colour of [...left]) {
    const spot = free.find((one) => one.place.id === landing) ?? free[0];
    if (spot) put(spot, colour);
  }
}

function goodAt(place: Place | undefined, door: number | null): string | null {
  if (!place) return null;
  if (door !== null) return place.doors[door] ?? null;
  return place.thing?.what === 'good' ? place.thing.colour : null;
}

/** The name of what lies on a place: a kind, a colour, or none. */
export function lying(place: Place): string | null {
  if (place.thing?.what === 'tile') return place.thing.kind;
  return place.thing?.what === 'good' ? place.thing.colour : null;
}

/** Which things are meant by kinds and colours, each once: ids of places, and of doors as `hold-2/0`. Open places come first. */
export function meant(layout: Layout, names: Apart): Set<string> {
  const onDeck = layout.places.filter((place) => place.zone === 'deck');
  const below = layout.places.filter((place) => place.zone !== 'deck');
  return new Set([...among(onDeck, names.deck), ...among(below, names.below)]);
}

function among(places: Place[], names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const name of names) {
    const place = places.find((one) => lying(one) === name && !found.has(one.id));
    const door = place
      ? undefined
      : places
          .flatMap((one) => one.doors.map((colour, i) => ({ id: `${one.id}/${i}`, colour })))
          .find((one) => one.colour === name && !found.has(one.id));
    const id = place?.id ?? door?.id;
    if (id !== undefined) found.add(id);
  }
  return found;
}

/** A place as others see it: what lies below deck shows its back. */
export function faceDown(place: Place): Place {
  const { thing } = place;
  if (place.zone === 'deck' || !thing || thing.what === 'chest') return place;
  return {
    ...place,
    thing: thing.what === 'good' ? { what: 'good', colour: ANY } : { what: 'tile', kind: null },
    doors: place.doors.map(() => null),
  };
}

/** The places on which the next thing can be laid. */
export function empty(layout: Layout, zone: Zone): Place[] {
  return layout.places.filter((place) => place.zone === zone && !place.thing);
}

/** How far a ship is loaded: places that are taken, and places there are, chests and guests left out; the same for sacks. */
export function loaded(ship: Ship, numbers: Numbers): { tiles: number; places: number; sacks: number; special: number } {
  const taken = ship.chests_on_deck + ship.chests_below + (ship.monkey ? 1 : 0);
  return {
    tiles: listed(ship.deck).length + ship.below,
    places: numbers.deck + numbers.hold - taken,
    sacks: Math.min(ship.goods_below, numbers.special),
    special: numbers.special,
  };
}

/** Where to draw n things of one size in a box, around its middle: two beside each other, three where there are five in a wide box. */
export function spread(n: number, width: number, height: number): { x: number; y: number; size: number }[] {
  if (n === 1) return [{ x: 0, y: 0, size: Math.min(width, height) * 0.9 }];
  const isWide = width >= height * 1.1;
  const columns = n === 2 && !isWide ? 1 : n > 4 && width >= height * 0.95 ? 3 : 2;
  const rows = Math.ceil(n / columns);
  const size = Math.min(width / columns, height / rows);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return { x: ((i % columns) - (inRow - 1) / 2) * size, y: (row - (rows - 1) / 2) * size, size };
  });
}
