/** For developers only, never in the built client: the board with recorded matches. `npm run dev`, then open /harness.html. */
import './app.css';
import { mount } from 'svelte';
import Harness from './games/smugglers/Harness.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('harness.html has no element "app"');

export default mount(Harness, { target });
