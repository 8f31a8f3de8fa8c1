/** How the map helps along; switches that each device remembers. */
import { RememberedSwitch } from '$lib/ui/remembered.svelte';

/** A move is sent by the second press on its station. */
export const asksFirst = new RememberedSwitch('parlour-yard-asks-first');
