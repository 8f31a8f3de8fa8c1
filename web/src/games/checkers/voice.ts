/** What the house says of checkers: refusals, faults, hints and remarks. It comes with the game, so that all is said at once. */
import { voiceOf } from '$lib/voice';

export const say = await voiceOf('checkers');
