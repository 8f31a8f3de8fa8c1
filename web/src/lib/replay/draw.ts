// A seed that the house and its guests drew together: see docs/replay.md, "How the seed is drawn".

import type { DrawView } from '$lib/table/wire.gen';
import { sha256 } from './sha256';

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const hash = (purpose: string, ...parts: string[]): string => sha256(new Uint8Array([...ascii(purpose), ...parts.flatMap(bytesOf)]));

/** What a guest publishes before telling these bytes, both in hex. */
export const guestCommitment = (part: string): string => hash('parlour/guest-part/1:', part);

/** What the house publishes before telling these bytes. */
export const houseCommitment = (part: string): string => hash('parlour/house-part/1:', part);

/** The seed that comes of the house's part and the guests' parts in the order of their seats. */
export const seedOf = (house: string, guests: readonly string[]): string => hash('parlour/seed/1:', house, ...guests);

/** Whether everybody's part is the one they promised, and the seed comes of them. */
export function isDrawn(draw: DrawView, seed: string | null): boolean {
  const isGuests = draw.guests.every(({ bytes, commitment }) => bytes !== null && guestCommitment(bytes) === commitment);
  if (draw.bytes === null || draw.guests.length === 0 || !isGuests) return false;
  const parts = draw.guests.map(({ bytes }) => bytes ?? '');
  return houseCommitment(draw.bytes) === draw.commitment && seedOf(draw.bytes, parts) === seed;
}
