/** One part: what is drawn at sea, and what nobody needs when a first race begins. */
export { default as Parrot } from './Parrot.svelte';
export { default as Price } from './Price.svelte';
export { default as Sandglass } from './Sandglass.svelte';
export { default as Voyage } from './Voyage.svelte';
