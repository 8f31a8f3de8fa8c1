// What is told at tables and in replays, in the language that is spoken. The home page does not need it.

import { words } from '$lib/words';
import { telling } from '$lib/words/telling';
import { roomWords } from './words';

export const { noteText, optionsText, leaveText, outcomeTitle } = telling(words, roomWords);
