import { words } from './words';

/** A name to begin with, for guests who have told none. The same guest is always offered the same one. */
export function nameFor(guest: { id: string; name: string }): string {
  if (guest.name !== '') return guest.name;
  let sum = 0;
  for (const letter of guest.id) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return words.guests[sum % words.guests.length]!;
}
