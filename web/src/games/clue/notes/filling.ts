import { RememberedSwitch } from '$lib/ui/remembered.svelte';

/**
 * What the house fills in on my notes, of what the table allows. Whoever likes to find out by themselves leaves it off, as it
 * is at first.
 */
export const filling = {
  proved: new RememberedSwitch('parlour-clue-fill-in'),
  chances: new RememberedSwitch('parlour-clue-chances'),
};
