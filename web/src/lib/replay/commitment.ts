// What a house promises before a match: the hash of its seed and set-up. See docs/protocol.md, "Fairness anyone can check".

import { sha256 } from './sha256';

/** Compact JSON with keys in alphabetical order, as the house writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

/** The hash that must have been published at the start. `seed` is in hex. */
export function commitmentOf(seed: string, setup: unknown): string {
  const bytes = (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return sha256(new Uint8Array([...bytes, ...new TextEncoder().encode(canonical(setup))]));
}
