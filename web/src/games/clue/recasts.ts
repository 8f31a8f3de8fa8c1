/** Who may be played in a seat instead of whom the host put in play. */
import { SUSPECTS } from './names';
import type { Suspect } from './types.gen';

/** The set-ups with one suspect exchanged for one whom nobody plays. Seats go clockwise, so the seat may be another one then. */
export function recasts<Setup extends { suspects: Suspect[] }>(setup: Setup, seat: number): { setup: Setup; seat: number }[] {
  return SUSPECTS.filter((free) => !setup.suspects.includes(free)).map((free) => {
    const suspects = SUSPECTS.filter((each) => each === free || (setup.suspects.includes(each) && each !== setup.suspects[seat]));
    return { setup: { ...setup, suspects }, seat: suspects.indexOf(free) };
  });
}
