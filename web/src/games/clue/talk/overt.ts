/** A sight as those see it who watch and hold no cards: whatever was for one seat alone is left out by type. */
import type { Ended, Place, Room, Sight, Suspect, Weapon } from '../types.gen';

export type Overt =
  | { saw: 'dealt' }
  | { saw: 'took-dice'; seat: number }
  | { saw: 'rolled'; seat: number; dice: readonly number[] }
  | { saw: 'moved'; seat: number; to: Place; by_passage: boolean }
  | { saw: 'suggested'; seat: number; suspect: Suspect; weapon: Weapon; room: Room; moved_from: Place | null; passed: readonly number[]; asked: number | null }
  | { saw: 'showed'; seat: number; to: number }
  | { saw: 'accused'; seat: number; right: boolean; put_into: Room | null; ended: Ended | null }
  | { saw: 'ended-turn'; seat: number; ended: Ended | null };

export function overt(sight: Sight): Overt {
  switch (sight.saw) {
    case 'dealt':
      return { saw: 'dealt' };
    case 'took-dice':
      return { saw: 'took-dice', seat: sight.seat };
    case 'rolled':
      return { saw: 'rolled', seat: sight.seat, dice: sight.dice };
    case 'moved':
      return { saw: 'moved', seat: sight.seat, to: sight.path.at(-1) ?? 'home', by_passage: sight.by_passage };
    case 'suggested': {
      const { seat, suspect, weapon, room, moved_from, passed, asked } = sight;
      return { saw: 'suggested', seat, suspect, weapon, room, moved_from, passed, asked };
    }
    case 'showed':
      return { saw: 'showed', seat: sight.seat, to: sight.to };
    case 'accused':
      return { saw: 'accused', seat: sight.seat, right: sight.right, put_into: sight.put_into, ended: sight.ended };
    case 'ended-turn':
      return { saw: 'ended-turn', seat: sight.seat, ended: sight.ended };
  }
}
