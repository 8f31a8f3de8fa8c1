/** What Mister X and the detectives of the house say. */
import type { Talk } from '$lib/table/talk/talk';
import type { Setup, Sight } from '../types.gen';
import { onlooker } from './onlooker';
import { overt, type Overt } from './overt';
import { text } from './text';

export const talk: Talk<Sight, Setup, Overt> = { overt, onlooker, remarks: text, hasAsides: true };
