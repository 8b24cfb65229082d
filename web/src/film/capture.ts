// A part of the page as one file that needs nothing else: its elements with the rules of style they follow, the signs they use, and our
// fonts. Only what is drawn can be in it. Boards are HTML with layers of SVG: all of it lies in one `foreignObject`.

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Controls and words for those who listen are no part of a picture. */
const LEFT_OUT = 'script, style, template, .sr, .whole, .round, .lens, input, [data-left-out]';
const ATTRIBUTES = /^(aria-.*|role|tabindex|title|inert|data-testid|data-place|data-cursor|data-legal|focusable)$/;
const STATES = /::?(?:before|after|marker|placeholder|selection|backdrop|-webkit-[\w-]+|-moz-[\w-]+)/g;
const ELSEWHERE = /url\((?!["']?(?:data:|#))[^)]*\)/g;
const REFERENCE = /(?:href="|url\((?:"|&quot;|')?)#([\w-]+)/g;
/** Nothing in a picture moves: what did is written down as it was. */
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

export interface Size {
  width: number;
  height: number;
}

let faces: Promise<string> | null = null;

/** Our fonts, as rules that carry them. */
function fonts(): Promise<string> {
  faces ??= Promise.all(rulesOf(CSSFontFaceRule).map(inlined)).then((found) => found.join(''));
  faces.catch(() => (faces = null)); // it can be tried again
  return faces;
}

function rulesOf<T extends CSSRule>(kind: new () => T): T[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule): rule is T => rule instanceof kind));
}

async function inlined({ style }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  const data = await dataUrl(await (await fetch(address)).blob());
  const weight = style.getPropertyValue('font-weight') || 'normal';
  return `@font-face{font-family:${style.getPropertyValue('font-family')};src:url(${data}) format("woff2");font-weight:${weight}}`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('a font could not be read'));
    reader.readAsDataURL(blob);
  });
}

/** One layer of a picture: an element of the page, and where it lies. */
export interface Layer {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much larger it is drawn than it is laid out; then its place and size are those before. */
  scale?: number;
  /** Is what reaches over its edges cut off? */
  clips?: boolean;
}

/** Something that is drawn by its name. */
interface Sign {
  element: Element;
  text: string;
}

/** Draws pictures one after the other; the rules of style are looked for anew only when something appears that was not there before. */
export class Camera {
  readonly #fonts: string;
  #signs = new Map<string, Sign>();
  #names = new Set<string>();
  #rules = '';

  private constructor(fonts: string) {
    this.#fonts = fonts;
  }

  static async ready(): Promise<Camera> {
    await document.fonts.ready;
    return new Camera(await fonts());
  }

  /** The layers as one SVG, drawn `wide` pixels wide. */
  take(layers: readonly Layer[], { width, height }: Size, wide = width): string {
    const drawn = layers.map((layer) => markup(layer)).join('');
    const signs = this.#signsOf(drawn);
    const rules = this.#rulesFor([...layers.map(({ element }) => element), ...signs.map(({ element }) => element)]);
    const defs = signs.map(({ text }) => text).join('');
    const { attributes, style } = document.documentElement;
    const root = [...attributes].filter(({ name }) => name.startsWith('data-') || name === 'lang');
    const values = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${wide}" height="${Math.round((wide * height) / width)}" ` +
      `${root.map(({ name, value }) => `${name}="${quoted(value)}"`).join(' ')} style="${quoted(values)};font-size:${getComputedStyle(document.documentElement).fontSize}">` +
      `<style>${cdata(this.#fonts + rules + STILL)}</style><defs>${defs}</defs>${drawn}</svg>`
    );
  }

  /** The signs, gradients and shapes that a drawing refers to and does not hold, and those that these refer to. */
  #signsOf(drawn: string): Sign[] {
    const found = new Map<string, Sign | null>();
    const look = (text: string): void => {
      for (const [, id = ''] of text.matchAll(REFERENCE)) {
        if (found.has(id)) continue;
        const sign = drawn.includes(` id="${id}"`) ? null : this.#sign(id);
        found.set(id, sign);
        if (sign) look(sign.text);
      }
    };
    look(drawn);
    return [...found.values()].filter((sign) => sign !== null);
  }

  #sign(id: string): Sign | null {
    const element = document.getElementById(id);
    const known = this.#signs.get(id);
    if (!element || known?.element === element) return known ?? null;
    const sign = { element, text: written(bare(element.cloneNode(true) as Element)) };
    this.#signs.set(id, sign);
    return sign;
  }

  #rulesFor(roots: readonly Element[]): string {
    const names = new Set(roots.flatMap((root) => [...namesIn(root)]));
    if (![...names].every((name) => this.#names.has(name))) {
      this.#names = new Set([...this.#names, ...names]);
      const isUsed = (selector: string): boolean => roots.some((root) => isIn(root, selector)); // rules of before stay
      const found = new Set([
        ...this.#rules.split('\n'),
        ...[...document.styleSheets].flatMap((sheet) => used(sheet.cssRules, isUsed)),
      ]);
      this.#rules = inOrder(found);
    }
    return this.#rules;
  }
}

/** Rules in the order of the page: which of two counts may depend on it. */
function inOrder(found: ReadonlySet<string>): string {
  const all = [...document.styleSheets].flatMap((sheet) => used(sheet.cssRules, () => true));
  return [...new Set(all)].filter((rule) => found.has(rule)).join('\n');
}

function used(rules: CSSRuleList, isUsed: (selector: string) => boolean): string[] {
  return [...rules].flatMap((rule): string[] => {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? [oneLine(rule.cssText)] : [];
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? used(rule.cssRules, isUsed) : [];
    if (rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule) return [];
    if ('cssRules' in rule) {
      const [head = ''] = rule.cssText.split('{', 1);
      return used(rule.cssRules as CSSRuleList, isUsed).map((text) => `${head}{${text}}`);
    }
    return [oneLine(rule.cssText)];
  });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(ELSEWHERE, 'none');

function isIn(root: Element, selector: string): boolean {
  const plain = selector.replaceAll(STATES, '') || '*';
  try {
    if (root.matches(plain) || root.querySelector(plain)) return true;
    for (let above = root.parentElement; above; above = above.parentElement) if (above.matches(plain)) return true;
    return false;
  } catch {
    return true; // `a > ::before` and the like
  }
}

/** What rules can tell elements apart by. */
function* namesIn(root: Element): Iterable<string> {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    yield element.localName;
    for (const name of element.classList) yield `.${name}`;
    for (const { name, value } of element.attributes) if (name.startsWith('data-') && !/\d/.test(value)) yield `${name}=${value}`;
  }
}

/** An element as it is drawn now, in its frame, below what it stands in: rules that speak of those hold. */
function markup({ element, x, y, width, height, scale = 1, clips = false }: Layer): string {
  const copy = element.cloneNode(true) as HTMLElement;
  stopped(element, copy);
  bare(copy);
  Object.assign(copy.style, {
    position: 'absolute',
    inset: 'auto',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    minHeight: '0',
    maxHeight: 'none',
    margin: '0',
    aspectRatio: 'auto',
  });
  let chain: Element = copy;
  for (let above = element.parentElement; above; above = above.parentElement) {
    const shell = bare(above.cloneNode(false) as HTMLElement);
    for (const name of [...shell.style]) if (!name.startsWith('--')) shell.style.removeProperty(name);
    shell.style.setProperty('display', 'contents', 'important');
    shell.append(chain);
    chain = shell;
  }
  const frame = document.createElementNS(XHTML, 'div') as HTMLElement;
  frame.style.cssText = `position:relative;width:${width}px;height:${height}px;transform:translate(0)${clips ? ';overflow:hidden' : ''}`;
  frame.append(chain);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<foreignObject width="${width}" height="${height}"${clips ? '' : ' style="overflow:visible"'}>${written(frame)}</foreignObject></g>`
  );
}

/** Write into the copy where everything that moves is now. */
function stopped(element: Element, copy: Element): void {
  const moving = element.getAnimations({ subtree: true });
  if (moving.length === 0) return;
  const places = new Map([...element.querySelectorAll('*')].map((one, i) => [one, i]));
  const copies = copy.querySelectorAll<HTMLElement>('*');
  for (const { effect } of moving) {
    if (!(effect instanceof KeyframeEffect) || !effect.target || effect.pseudoElement) continue;
    const at = places.get(effect.target);
    const still = effect.target === element ? (copy as HTMLElement) : at === undefined ? undefined : copies[at];
    const now = getComputedStyle(effect.target);
    for (const name of propertiesOf(effect)) still?.style.setProperty(name, now.getPropertyValue(name));
  }
}

const NO_PROPERTY = new Set(['offset', 'computedOffset', 'easing', 'composite']);

function propertiesOf(effect: KeyframeEffect): Set<string> {
  const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !NO_PROPERTY.has(name)));
  return new Set(
    names.map((name) => (name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))),
  );
}

/** Without what nobody sees. */
function bare<T extends Element>(copy: T): T {
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of one.getAttributeNames()) if (ATTRIBUTES.test(name)) one.removeAttribute(name);
  return copy;
}

const written = (element: Element): string => new XMLSerializer().serializeToString(element).replaceAll(/<!--[\s\S]*?-->/g, '');

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', '')}]]>`;

/** An SVG as it is drawn, on a canvas of its own. A `blob:` address would be no longer readable in Chromium. */
export async function drawn(svg: string, canvas: HTMLCanvasElement): Promise<CanvasRenderingContext2D> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no canvas to draw on');
  context.drawImage(image, 0, 0);
  return context;
}

/** An SVG as a PNG. */
export async function png(svg: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await drawn(svg, canvas);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be drawn'))), 'image/png'),
  );
}
