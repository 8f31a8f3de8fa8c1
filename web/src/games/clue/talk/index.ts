/** What the guests of the house say in Clue and Clue-less. */
import type { Talk } from '$lib/table/talk/talk';
import type { Setup, Sight } from '../types.gen';
import { onlooker } from './onlooker';
import { overt, type Overt } from './overt';
import { text } from './text';

export const talk: Talk<Sight, Pick<Setup, 'suspects'>, Overt> = { overt, onlooker, remarks: text };
