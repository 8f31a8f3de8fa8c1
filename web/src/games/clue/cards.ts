/** The cards of both games: in which order they come, what kind they are. */
import type { CardKind } from './assistant/types.gen';
import type { CardId, Room, Suspect, Theory, Weapon } from './types.gen';

/** Clockwise around the table; Miss Scarlet begins. */
export const SUSPECTS: readonly Suspect[] = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'];
export const WEAPONS: readonly Weapon[] = ['candlestick', 'knife', 'lead-pipe', 'revolver', 'rope', 'wrench'];
export const ROOMS: readonly Room[] = ['study', 'hall', 'lounge', 'library', 'billiard-room', 'conservatory', 'ballroom', 'kitchen', 'dining-room'];
export const CARDS: readonly CardId[] = [...SUSPECTS, ...WEAPONS, ...ROOMS];

export const isSuspect = (card: CardId): card is Suspect => (SUSPECTS as readonly CardId[]).includes(card);
const isWeapon = (card: Weapon | Room): card is Weapon => (WEAPONS as readonly string[]).includes(card);

export function kindOf(card: CardId): CardKind {
  if (isSuspect(card)) return 'suspect';
  return isWeapon(card) ? 'weapon' : 'room';
}

/** Who, with what, where, by name. On the wire the envelope is a list of the three. */
export interface Named {
  suspect: Suspect;
  weapon: Weapon;
  room: Room;
}

export const named = ([suspect, weapon, room]: Theory): Named => ({ suspect, weapon, room });

/** The last part of the ids of a room's drawings: its floor, its plan. */
export function drawingOf(room: Room): string {
  return room.replace(/-room$/, '');
}

/** A drawing in `cards.svg`; suspects also have a mark and a colour of their own. */
export interface Picture {
  /** Id of the drawing. */
  art: string;
  /** The suspect's name in marks and colours. */
  who?: Suspect;
}

/** The drawing of a card. */
export function pictureOf(card: CardId): Picture {
  if (isSuspect(card)) return { art: `art-${card}`, who: card };
  return { art: isWeapon(card) ? `w-${card}` : `art-${drawingOf(card)}` };
}
