// A table for practice says what it is, on whichever of its pages.
import { mount, unmount } from 'svelte';
import type { Table } from '../table/table.svelte.ts';
import Mark from './Mark.svelte';

/** The table that has been told last to those who listen: it is marked anew with every greeting, and told once. */
let told: Table | null = null;

/** Mark a table; the answer takes the mark away. */
export function mark(table: Table): () => void {
  const shown = mount(Mark, { target: document.body, props: { table, isTold: table === told } });
  told = table;
  return () => void unmount(shown);
}
