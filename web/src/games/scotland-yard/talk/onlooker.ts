/** What can be remarked on in a chase by somebody who watches it. Knows no station of Mister X that all have not seen. */
import type { Occasion, Onlooker } from '$lib/table/talk/talk';
import type { Setup, Station, Ticket } from '../types.gen';
import type { Overt } from './overt';

export const SITUATIONS = [
  'begins-x',
  'begins',
  'greeted',
  'x-taxi',
  'x-bus',
  'x-underground',
  'x-same-again',
  'x-black',
  'black-seen',
  'x-double',
  'double-seen',
  'x-second-half',
  'x-shown',
  'shown-seen',
  'x-soon-shown',
  'soon-shown',
  'taxi',
  'bus',
  'underground',
  'same-again',
  'on-the-spot',
  'in-footsteps',
  'turns-back',
  'x-amused',
  'skipped',
  'x-skipped',
  'x-halfway',
  'halfway',
  'x-nearly-home',
  'nearly-gone',
  'peeked',
  'x-caught',
  'catches',
  'caught-by-another',
  'x-cornered',
  'cornered',
  'x-escapes',
  'lost',
  'x-out-of-tickets',
  'out-of-tickets',
  'out-of-time',
] as const;
export type Situation = (typeof SITUATIONS)[number];

const X = 0;
/** So many windows before the last one the end is in sight. */
const NEARLY = 3;
/** The same ticket so often running is a habit. */
const HABIT = 3;

type Hunted = Extract<Overt, { saw: 'hunted' }>;
type Moved = Extract<Overt, { saw: 'moved' }>;

const PLAIN = { taxi: 'taxi', bus: 'bus', underground: 'underground' } as const;

export function onlooker({ windows, shown }: Pick<Setup, 'windows' | 'shown'>, seats: number): Onlooker<Overt, Situation> {
  const detectives = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  const everyone = [X, ...detectives];
  const x = [X];
  /** The last ticket of each seat, and how often it was the same. */
  const habits = new Map<number, { by: Ticket; times: number }>();
  /** Where each detective stood before the last move. */
  const before = new Map<number, Station>();
  const left = new Set<Station>();
  let seen: Station | null = null;
  let isSecondHalf = false;
  let turn = 0;

  function habit(seat: number, by: Ticket): boolean {
    const last = habits.get(seat);
    const times = last?.by === by ? last.times + 1 : 1;
    habits.set(seat, { by, times });
    return times >= HABIT;
  }

  function ending({ how, seat }: NonNullable<Hunted['ended']>): Occasion<Situation>[] {
    const great = (by: readonly number[], about: Situation): Occasion<Situation> => ({ by, about, isGreat: true });
    const catcher = detectives.filter((each) => each === seat);
    switch (how) {
      case 'caught':
        return [great(x, 'x-caught'), great(catcher, 'catches'), great(catcher.length === 0 ? [] : detectives.filter((each) => each !== seat), 'caught-by-another')];
      case 'stuck':
        return [great(x, 'x-cornered'), great(detectives, 'cornered')];
      case 'log-filled':
        return [great(x, 'x-escapes'), great(detectives, 'lost')];
      case 'detectives-stuck':
        return [great(x, 'x-out-of-tickets'), great(detectives, 'out-of-tickets')];
      case 'out-of-time':
        return [great(everyone, 'out-of-time')];
    }
  }

  /** Somebody was to move and could not. */
  const skips = (skipped: readonly number[]): Occasion<Situation>[] =>
    skipped.length === 0
      ? []
      : [
          { by: skipped, about: 'skipped' },
          { by: x, about: 'x-skipped' },
        ];

  function hunted({ by, window, double, shownAt, skipped }: Hunted): Occasion<Situation>[] {
    const isAgain = habit(X, by);
    const occasions = skips(skipped);
    left.clear();
    if (shownAt !== null) {
      seen = shownAt;
      occasions.push({ by: x, about: 'x-shown' }, { by: detectives, about: 'shown-seen' });
    }
    if (double) occasions.push({ by: x, about: 'x-double' }, { by: detectives, about: 'double-seen' });
    else if (isSecondHalf) occasions.push({ by: x, about: 'x-second-half' });
    isSecondHalf = double;
    if (by === 'black') occasions.push({ by: x, about: 'x-black' }, { by: detectives, about: 'black-seen' });
    else occasions.push({ by: x, about: isAgain ? 'x-same-again' : `x-${PLAIN[by]}` });
    if (shown.includes(window + 1)) occasions.push({ by: x, about: 'x-soon-shown' }, { by: detectives, about: 'soon-shown' });
    if (window === Math.ceil(windows / 2)) occasions.push({ by: x, about: 'x-halfway' }, { by: detectives, about: 'halfway' });
    if (window >= windows - NEARLY) occasions.push({ by: x, about: 'x-nearly-home' }, { by: detectives, about: 'nearly-gone' });
    return occasions;
  }

  function moved({ seat, from, to, by, skipped }: Moved): Occasion<Situation>[] {
    const isAgain = habit(seat, by);
    const isBack = before.get(seat) === to;
    const isBehind = left.has(to);
    before.set(seat, from);
    left.add(from);
    const occasions = skips(skipped);
    if (isBehind || isBack) occasions.push({ by: x, about: 'x-amused' });
    if (to === seen) occasions.push({ by: [seat], about: 'on-the-spot' });
    if (isBehind) occasions.push({ by: [seat], about: 'in-footsteps' });
    if (isBack) occasions.push({ by: [seat], about: 'turns-back' });
    if (by !== 'black') occasions.push({ by: [seat], about: isAgain ? 'same-again' : PLAIN[by] });
    return occasions;
  }

  return (now) => {
    switch (now.saw) {
      case 'placed': {
        if (now.ended) return { turn, occasions: ending(now.ended) };
        return {
          turn,
          occasions: [
            { by: x, about: 'begins-x', isGreat: true },
            { by: detectives, about: 'begins', isGreat: true },
          ],
        };
      }
      case 'hunted':
        // A round is a turn: with each move for one there would be no end of talking.
        turn += 1;
        return { turn, occasions: now.ended ? ending(now.ended) : hunted(now) };
      case 'moved':
        return { turn, occasions: now.ended ? ending(now.ended) : moved(now) };
      case 'peeked':
        return { turn, occasions: [{ by: x, about: 'peeked' }] };
      case 'forfeited':
        return { turn, occasions: ending(now.ended) };
    }
  };
}
