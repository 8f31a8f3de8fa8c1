/** How this device helps along in one's own turn. */
import { RememberedSwitch } from '$lib/ui/remembered.svelte';

/** My turn ends by itself when nothing else is left. */
export const endsItself = new RememberedSwitch('parlour-clue-end-turn', true);
/** Ending a turn that would lose something asks back. */
export const asksBack = new RememberedSwitch('parlour-clue-ask-back', true);
