import { RememberedSwitch } from '$lib/ui/remembered.svelte';

/** Whether the house fills in what is proved. Whoever likes to find out by themselves leaves it off, as it is at first. */
export const filling = new RememberedSwitch('parlour-clue-fill-in');
