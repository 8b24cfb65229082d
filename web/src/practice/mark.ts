// A table for practice says what it is, on whichever of its pages.
import { mount, unmount } from 'svelte';
import type { Table } from '../table/table.svelte.ts';
import Mark from './Mark.svelte';

/** Mark a table; the answer takes the mark away. */
export function mark(table: Table): () => void {
  const shown = mount(Mark, { target: document.body, props: { table } });
  return () => void unmount(shown);
}
