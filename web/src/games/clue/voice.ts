/** What Clue, Clue-less and the assistant say, in the language that is spoken. It is there before anything is shown. */
import { voiceOf } from '$lib/voice';

export const say = await voiceOf('clue');

/** Puts people's names where a value has the numbers of their seats. */
export function withNames<T>(value: T, names: readonly string[]): T {
  if (Array.isArray(value)) return value.map((item) => withNames(item, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { code, seat } = value as { code?: unknown; seat?: unknown };
  if (code === 'seat' && typeof seat === 'number') return { code: 'player', name: names[seat] ?? '' } as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNames(part, names)])) as T;
}
