// A link in somebody else's hands: copied, or handed to the system's own sheet.
import type { Table } from '../table/table.svelte.ts';
import type { WordFiles } from '../words/words.svelte.ts';

export const WORDS: WordFiles = {
  de: () => import('./de.ftl?raw'),
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  nl: () => import('./nl.ftl?raw'),
};

/** Can somebody still come aboard? Only then has the table a code. */
export function takesIn({ heard: { hall, players } }: Table): boolean {
  return !hall?.locked && players.some(({ kind }) => kind === 'open');
}

/** The address of a match, as its receiver opens it. */
export const linkTo = (base: string, match: string): string => `${base}/t/${encodeURIComponent(match)}`;

/** The picture of that link. The base is in its address so that a browser never shows the one of another. */
export const codeOf = (base: string, match: string): string =>
  `/api/matches/${encodeURIComponent(match)}/code.svg?of=${encodeURIComponent(base)}`;

/**
 * Copy the text of a field. Plain http has no clipboard: then the field is selected and copied as it was done before there was one.
 * If even that is not allowed the field stays selected, and the answer is false.
 */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy'); // deprecated, and all that plain http has
  }
}

/** Has this browser a sheet of its own to send a link with? */
export const canShare = (): boolean => 'share' in navigator;

/** Open that sheet; whoever closes it again has changed their mind. */
export async function share(link: string): Promise<void> {
  try {
    await navigator.share({ title: 'Seaboard', url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
