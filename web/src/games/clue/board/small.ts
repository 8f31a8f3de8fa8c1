/** The board is drawn as small as on a phone: names are written larger, and so are those who stand alone. */
import { MediaQuery } from 'svelte/reactivity';

export const small = new MediaQuery('(max-width: 48rem)');
