/** What can be remarked on in a game of Clue or Clue-less by somebody who watches it. Knows no cards. */
import type { Occasion, Onlooker } from '$lib/table/talk/talk';
import { roomOf } from '../board/stage';
import type { Room, Setup } from '../types.gen';
import type { Overt } from './overt';

export const SITUATIONS = [
  'begins',
  'greeted',
  'rolls',
  'rolls-low',
  'rolls-high',
  'enters',
  'company',
  'on-the-way',
  'passage',
  'another-passage',
  'stays',
  'asks',
  'asks-here-again',
  'asks-invited',
  'names-oneself',
  'same-suspect',
  'same-weapon',
  'called',
  'called-again',
  'passes',
  'many-pass',
  'nobody',
  'nobody-mine',
  'shows',
  'shows-while-out',
  'shown',
  'at-once',
  'another-shows',
  'late',
  'very-late',
  'goes-out',
  'another-out',
  'last-standing',
  'wins',
  'lost',
  'unsolved',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** From these rounds on the evening is getting on. */
const LATE = 6;
const VERY_LATE = 11;

type Question = Extract<Overt, { saw: 'suggested' }>;

export function onlooker({ suspects }: Pick<Setup, 'suspects'>, seats: number): Onlooker<Overt, Situation> {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const others = (...seated: number[]) => everyone.filter((seat) => !seated.includes(seat));
  const out = new Set<number>();
  const rooms = new Map<number, Room | null>();
  /** How often a seat's piece was called into a room. */
  const calls = new Map<number, number>();
  const lastRoom = new Map<number, Room>();
  let turn = 0;
  let round = 0;
  let lastSeat = Infinity;
  let isNewTurn = true;
  let hasMoved = false;
  let question: Question | null = null;
  let asked: Question | null = null;

  function begin(seat: number): Occasion<Situation>[] {
    isNewTurn = false;
    hasMoved = false;
    asked = null;
    const isRound = seat <= lastSeat;
    if (isRound) round += 1;
    lastSeat = seat;
    if (!isRound || round < LATE) return [];
    return [{ by: everyone, about: round < VERY_LATE ? 'late' : 'very-late' }];
  }

  function end(): void {
    turn += 1;
    isNewTurn = true;
  }

  function moved({ seat, to, by_passage }: Extract<Overt, { saw: 'moved' }>): Occasion<Situation>[] {
    hasMoved = true;
    const room = roomOf(to);
    rooms.set(seat, room);
    if (by_passage) {
      return [
        { by: [seat], about: 'passage' },
        { by: others(seat), about: 'another-passage' },
      ];
    }
    if (room === null) return [{ by: [seat], about: 'on-the-way' }];
    return [
      { by: [seat], about: 'enters' },
      { by: others(seat).filter((other) => rooms.get(other) === room), about: 'company' },
    ];
  }

  function suggested(now: Question): Occasion<Situation>[] {
    const { seat } = now;
    const before = question;
    const named = suspects.indexOf(now.suspect);
    const isCalled = now.moved_from !== null && named >= 0 && named !== seat;
    if (isCalled) {
      rooms.set(named, now.room);
      calls.set(named, (calls.get(named) ?? 0) + 1);
    }
    const isHereAgain = lastRoom.get(seat) === now.room;
    lastRoom.set(seat, now.room);
    question = asked = now;
    const occasions: Occasion<Situation>[] = [{ by: [seat], about: isHereAgain ? 'asks-here-again' : hasMoved ? 'asks' : 'asks-invited' }];
    if (named === seat) occasions.push({ by: [seat], about: 'names-oneself' });
    if (isCalled) occasions.push({ by: [named], about: calls.get(named)! > 1 ? 'called-again' : 'called' });
    if (before?.suspect === now.suspect) occasions.push({ by: others(seat), about: 'same-suspect' });
    if (before?.weapon === now.weapon) occasions.push({ by: others(seat), about: 'same-weapon' });
    if (now.asked === null) return [...occasions, { by: others(seat), about: 'nobody' }, { by: [seat], about: 'nobody-mine' }];
    if (now.passed.length > 0) occasions.push({ by: now.passed, about: now.passed.length > 1 ? 'many-pass' : 'passes' });
    return occasions;
  }

  function showed({ seat, to }: Extract<Overt, { saw: 'showed' }>): Occasion<Situation>[] {
    const isAtOnce = asked?.passed.length === 0;
    return [
      { by: [seat], about: out.has(seat) ? 'shows-while-out' : 'shows' },
      { by: [to], about: isAtOnce ? 'at-once' : 'shown' },
      { by: others(seat, to), about: 'another-shows' },
    ];
  }

  function accused({ seat, right, put_into, ended }: Extract<Overt, { saw: 'accused' }>): Occasion<Situation>[] {
    if (right) {
      return [
        { by: [seat], about: 'wins', isGreat: true },
        { by: others(seat), about: 'lost', isGreat: true },
      ];
    }
    out.add(seat);
    if (put_into) rooms.set(seat, put_into);
    if (ended === 'unsolved') return [{ by: everyone, about: 'unsolved', isGreat: true }];
    if (ended === 'last-standing') return [{ by: others(...out), about: 'last-standing', isGreat: true }];
    return [
      { by: [seat], about: 'goes-out', isGreat: true },
      { by: others(seat), about: 'another-out', isGreat: true },
    ];
  }

  function own(now: Exclude<Overt, { saw: 'dealt' | 'showed' }>): Occasion<Situation>[] {
    switch (now.saw) {
      case 'took-dice':
        return [];
      case 'rolled': {
        const sum = now.dice.reduce((all, die) => all + die, 0);
        const most = 6 * now.dice.length;
        const isLow = sum < 2 * now.dice.length;
        return [{ by: [now.seat], about: isLow ? 'rolls-low' : sum >= most - now.dice.length + 1 ? 'rolls-high' : 'rolls' }];
      }
      case 'moved':
        return moved(now);
      case 'suggested':
        return suggested(now);
      case 'accused':
        return accused(now);
      case 'ended-turn':
        if (now.ended) return [{ by: everyone, about: 'unsolved', isGreat: true }];
        return hasMoved || asked ? [] : [{ by: [now.seat], about: 'stays' }];
    }
  }

  return (now) => {
    if (now.saw === 'dealt') return { turn, occasions: [{ by: everyone, about: 'begins', isGreat: true }] };
    if (now.saw === 'showed') return { turn, occasions: showed(now) };
    const late = isNewTurn ? begin(now.seat) : [];
    const occasions = [...own(now), ...late];
    const spoken = { turn, occasions };
    if (now.saw === 'ended-turn' || now.saw === 'accused') end();
    return spoken;
  };
}
