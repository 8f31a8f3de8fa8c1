// What the house says, in the page's own language. A space's messages are fetched when they are first needed.

import { disguises, language, locale } from '../language';
import { Speech, type Spoken } from './speech';

export type { Spoken } from './speech';
/** Says a value of one space. */
export type Voice = (value: Spoken | string) => string;

const files = import.meta.glob<string>('../../../../languages/*/*.ftl', { query: '?raw', import: 'default' });

/** The text of a file; none if the language does not have it. */
const file = (tag: string, space: string): Promise<string> => files[`../../../../languages/${tag}/${space}.ftl`]?.() ?? Promise.resolve('');

const voices = new Map<string, Promise<Voice>>();
const loaded = new Map<string, Speech>();

async function load(space: string): Promise<Voice> {
  const tag = disguises?.tag ?? language;
  const [disguise, ...texts] = await Promise.all([disguises?.load(), file(tag, 'language'), file(tag, space)]);
  const speech = new Speech(locale, texts, disguise?.accented);
  speech.elsewhere = (other) => loaded.get(other);
  loaded.set(space, speech);
  return (value) => disguise?.stretched(speech.say(value)) ?? speech.say(value);
}

/** The voice for whatever a space says. */
export function voiceOf(space: string): Promise<Voice> {
  const known = voices.get(space);
  if (known) return known;
  const coming = load(space);
  voices.set(space, coming);
  // What could not be fetched is tried again the next time.
  coming.catch(() => voices.delete(space));
  return coming;
}

/** The other spaces that a value quotes. */
function quotedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'space' in value && typeof value.space === 'string' ? [value.space] : [];
  return [...own, ...Object.values(value).flatMap(quotedIn)];
}

/** What a space says, with whatever it quotes of others; null if this page has no words for it. */
export async function say(space: string, value: Spoken): Promise<string | null> {
  const [voice] = await Promise.all([space, ...quotedIn(value)].map(voiceOf));
  return voice && loaded.get(space)?.knows(value) ? voice(value) : null;
}
