/** Things of a drawing that stay the same objects for as long as they look the same, so that whoever draws them need not look at them again. */
export class Steady<Thing> {
  readonly #known = new Map<string, { thing: Thing; looks: string }>();

  /** What is drawn under this name: the thing that was, if the new one looks like it. */
  keep(name: string, thing: Thing): Thing {
    const looks = JSON.stringify(thing);
    const known = this.#known.get(name);
    if (known?.looks === looks) return known.thing;
    this.#known.set(name, { thing, looks });
    return thing;
  }
}
