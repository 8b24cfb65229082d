/** Things of a drawing that stay the same objects for as long as they look the same, so that whoever draws them need not look at them again. */
export class Steady<Thing> {
  readonly #known = new Map<string, Thing>();

  /** What is drawn under this name: the thing that was, if the new one looks like it. */
  keep(name: string, thing: Thing): Thing {
    const known = this.#known.get(name);
    if (known !== undefined && isAlike(known, thing)) return known;
    this.#known.set(name, thing);
    return thing;
  }
}

/** The same value, or an object of the same kind with alike parts. To write both down and compare that took four times as long. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const parts = other as Record<string, unknown>;
  for (const key in one) if (!isAlike((one as Record<string, unknown>)[key], parts[key])) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}
