/** The mark of each suspect as a path of 24 units: the head of the pawn. Must agree with `cards.svg`. */
import type { Suspect } from './types.gen';

export const MARK_PATHS: Record<Suspect, string> = {
  scarlet: 'M12 1.5 21 12 12 22.5 3 12Z',
  mustard: 'M12 1.4L14.9 8.6L22.7 9.1L16.7 14.1L18.6 21.7L12 17.5L5.4 21.7L7.3 14.1L1.3 9.1L9.1 8.6Z',
  white: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  green: 'M12 1.6a5 5 0 0 1 4 8 5 5 0 1 1-2.7 7.9c.2 2 .9 3.6 2.2 5h-7c1.3-1.4 2-3 2.2-5A5 5 0 1 1 8 9.6a5 5 0 0 1 4-8Z',
  peacock: 'M12 1C15.5 7 20 10.5 20 15.2a8 8 0 0 1-16 0C4 10.5 8.5 7 12 1Z',
  plum: 'M3 3h18v18H3Z',
};
