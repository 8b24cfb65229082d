// A house with a passcode: it is asked for in a sheet, tried, and kept on this device as soon as it was right.
import { mount, unmount } from 'svelte';
import { create } from '../net/api.ts';
import { keep } from '../net/memory.ts';
import type { NewMatch, Seated } from '../protocol.gen.ts';
import { words } from '../words/words.svelte.ts';
import Passcode from './Passcode.svelte';
import { WORDS } from './sharing.ts';

/** Open a table with what somebody types; whoever closes the sheet gets the refusal. */
export async function openWithPasscode(wanted: NewMatch, refusal: unknown): Promise<Seated> {
  await words.also(WORDS);
  return new Promise((resolve, reject) => {
    const sheet = mount(Passcode, {
      target: document.body,
      props: {
        attempt: async (passcode: string): Promise<void> => {
          const seated = await create({ ...wanted, passcode });
          keep('passcode', passcode);
          resolve(seated);
        },
        onclose: () => {
          reject(refusal as Error); // nothing, if the table has been opened
          void unmount(sheet);
        },
      },
    });
  });
}
