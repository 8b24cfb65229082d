// What a table has agreed on, in words.
import type { Values } from '../words/words.svelte.ts';
import { CREW, isMattering, questions, usualOf, type Declared, type Option, type Options } from './agree.ts';

/** The words of the page. */
export interface Speech {
  say: (id: string, values?: Values) => string;
  has: (id: string) => boolean;
}

/** An option as it is read. */
export interface Said {
  key: string;
  name: string;
  value: string;
}

/** Who sits where, and what the game's words need. */
export interface Company {
  name: (seat: number) => string;
  worded: Values;
}

/** Everything that matters in a match with these options. */
export function said(game: Declared, options: Options, company: Company, speech: Speech): Said[] {
  return questions(game)
    .filter(({ key }) => key !== CREW && isMattering(game, options, key))
    .map((option) => ({
      key: option.key,
      name: speech.say(`option-${option.key}`, company.worded),
      value: inWords(game, option, options, company, speech),
    }));
}

/** What has been agreed on otherwise than before. */
export function saidAnew(game: Declared, before: Options, options: Options, company: Company, speech: Speech): Said[] {
  const was = new Map(said(game, before, company, speech).map(({ key, value }) => [key, value]));
  return said(game, options, company, speech).filter(({ key, value }) => was.get(key) !== value);
}

function inWords(game: Declared, option: Option, options: Options, { name, worded }: Company, speech: Speech): string {
  const { say } = speech;
  const id = `option-${option.key}`;
  const value = options[option.key];
  switch (option.kind) {
    case 'number':
      return String(value);
    case 'choice':
      return say(`${id}-${String(value)}`, worded);
    case 'flag':
      return say(value === true ? 'yes' : 'no');
    case 'seat':
      return typeof value === 'number' ? name(value) : say('by-chance');
    case 'seats': {
      const names = (value as number[]).map(name);
      return names.length > 0 ? names.join(', ') : say('who-none');
    }
    case 'each_seat': {
      const numbers = value as number[];
      const usual = usualOf(option, options);
      const each = numbers.map((number, seat) => `${name(seat)}: ${numberInWords(game, option.key, number, usual, speech)}`);
      return each.length > 0 ? each.join(', ') : say('agree-same');
    }
    case 'shares': {
      const shares = (value ?? option.usual) as number[];
      const named = [['classic', option.usual] as const, ...Object.entries(game.offers[option.key] ?? {})];
      const found = named.find(([, mixture]) => String(mixture) === String(shares))?.[0];
      return found
        ? say(`${id}-${found}`)
        : say(`${id}-mixed`, Object.fromEntries(shares.map((share, i) => [`share${i}`, share])));
    }
    case 'places':
      return say('agree-places', { number: (value as string[]).length });
  }
}

/** A number for one seat: its name, if the game has one for it, else with what the game counts, else as it is. */
export function numberInWords(game: Declared, key: string, number: number, usual: number, speech: Speech): string {
  const id = `option-${key}`;
  const offers = Object.entries(game.offers[key] ?? {});
  const named = offers.find(([, offer]) => offer === number)?.[0] ?? (number === usual && offers.length > 0 ? 'usual' : null);
  if (named) return speech.say(`${id}-${named}`);
  return speech.has(`${id}-each`) ? speech.say(`${id}-each`, { number }) : String(number);
}
