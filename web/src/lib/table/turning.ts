import { RememberedSwitch } from '$lib/ui/remembered.svelte';

/** Whether a board that is shared at one screen turns to the seat to move. Most people sit side by side: it does not. */
export const turning = new RememberedSwitch('parlour-turn-board');
