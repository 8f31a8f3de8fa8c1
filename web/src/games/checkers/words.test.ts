import { describe, expect, it } from 'vitest';
import { START } from './fen';
import { viewOf as view } from './testing';
import { de } from './text/de';
import type { Action, Sight, View } from './types.gen';
import { words } from './words';

const NAMES = ['Ann', 'Ben'];

const START_VIEW = view(START);
const paths = (...list: number[][]): Action[] => list.map((path) => ({ do: 'move', path }));
const say = (sight: Sight) => words.sight(sight, NAMES);
const moved = (text: string, captured: number[] = [], crowned = false): Sight => ({
  saw: 'moved',
  seat: 0,
  path: [],
  captured,
  crowned,
  text,
  ply: 1,
});

describe('the log', () => {
  it('tells moves', () => {
    expect(say(moved('11-15'))).toBe('Ann moves 11–15.');
    expect(say(moved('15x24', [19]))).toBe('Ann jumps a piece, 15×24.');
    expect(say(moved('11x18x25', [15, 22]))).toBe('Ann jumps two pieces, 11×18×25.');
    expect(say(moved('25-29', [], true))).toBe('Ann moves 25–29 and crowns a king.');
    expect(say(moved('22x29', [25], true))).toBe('Ann jumps a piece, 22×29, and crowns a king.');
  });

  it('tells the ballot, which is news to everyone', () => {
    const drawn: Sight = { saw: 'ballot-drawn', ballot: { number: 54, moves: ['10-14', '22-17', '11-16'] } };
    expect(say(drawn)).toBe('Random ballot 54: 10–14, 22–17, 11–16.');
    expect(words.news?.(drawn, NAMES, 0)).toBe(say(drawn));
  });

  it('tells offers and answers', () => {
    expect(say({ saw: 'resigned', seat: 1 })).toBe('Ben resigns.');
    expect(say({ saw: 'offered', seat: 0, kind: 'draw' })).toBe('Ann offers a draw.');
    expect(say({ saw: 'offered', seat: 0, kind: 'takeback' })).toBe('Ann asks for a takeback.');
    expect(say({ saw: 'accepted', seat: 1, kind: 'draw', ply: 4 })).toBe('Ben accepts the draw.');
    expect(say({ saw: 'accepted', seat: 1, kind: 'takeback', ply: 3 })).toBe('Ben allows the takeback.');
    expect(say({ saw: 'declined', seat: 1, kind: 'draw' })).toBe('Ben declines the draw.');
    expect(say({ saw: 'declined', seat: 1, kind: 'takeback' })).toBe('Ben declines the takeback.');
    expect(say({ saw: 'withdrew', seat: 0, kind: 'draw' })).toBe('Ann withdraws the draw offer.');
    expect(say({ saw: 'withdrew', seat: 0, kind: 'takeback' })).toBe('Ann withdraws the takeback request.');
  });

  it('speaks to whoever has the seat', () => {
    expect(words.sight({ saw: 'resigned', seat: 1 }, NAMES, 1)).toBe('You resign.');
    expect(words.sight({ saw: 'declined', seat: 1, kind: 'draw' }, NAMES, 1)).toBe('You decline the draw.');
    expect(words.sight({ saw: 'declined', seat: 1, kind: 'draw' }, NAMES, 0)).toBe('Ben declines the draw.');
  });

  it('calls a seat without a name by its side', () => {
    expect(words.sight({ saw: 'resigned', seat: 1 }, ['Ann'])).toBe('White resigns.');
  });
});

describe('the seat plate', () => {
  it('says whom the game waits for', () => {
    expect(words.turn(START_VIEW, NAMES, true)).toBe('your move');
    expect(words.turn(START_VIEW, NAMES, false)).toBe('to move');
    const offered = view(START, { offer: { kind: 'draw', by: 0 } });
    expect(words.turn(offered, NAMES, true)).toBe('answer the offer');
    expect(words.turn(offered, NAMES, false)).toBe('answering');
    expect(words.turn(view(START, { ended: 'agreed' }), NAMES, true)).toBe('');
  });
});

describe('the message line', () => {
  const forced = (fen: string, ...list: number[][]) => words.prompt(view(fen), paths(...list));

  it('is quiet while nothing is forced', () => {
    expect(words.prompt(START_VIEW, paths([11, 15]))).toBeNull();
    expect(words.prompt(START_VIEW, [])).toBeNull();
  });

  it('says who must capture, and how much', () => {
    expect(forced('W:W27,28:B24,16', [28, 19], [27, 20, 11])).toEqual({
      strong: 'You must jump.',
      text: '27 jumps two men, 28 jumps one.',
      tone: 'warn',
    });
    expect(forced('W:W27:B24', [27, 20])?.text).toBe('27 jumps one man.');
    expect(forced('W:W27:BK24', [27, 20])?.text).toBe('27 jumps one piece.');
  });

  it('counts the ways of one piece together', () => {
    expect(forced('W:W27:B24,23,16', [27, 18], [27, 20, 11])?.text).toBe('27 jumps one or two men.');
    expect(forced('W:W27:B24,23', [27, 18], [27, 20])?.text).toBe('27 jumps one man.');
    expect(forced('W:W27:B24,K23', [27, 18], [27, 20])?.text).toBe('27 jumps one piece.');
  });

  it('names only the squares of many pieces', () => {
    const many = forced('W:W25,26,27,28:B21,22,23,24', [25, 18], [26, 17], [27, 18], [28, 19]);
    expect(many?.text).toBe('25, 26, 27 and 28 can jump.');
  });

  it('says that an offer waits', () => {
    const offered = view(START, { offer: { kind: 'draw', by: 0 } });
    expect(words.prompt(offered, [{ do: 'withdraw' }])?.text).toBe('Your draw offer is waiting for an answer.');
    expect(words.prompt(offered, [{ do: 'accept' }, { do: 'decline' }])?.text).toBe('Answer first.');
  });

  it('warns of a draw that comes near', () => {
    expect(words.prompt(view(START, { repetitions: 2 }), [])?.text).toMatch(/come up twice/);
    expect(words.prompt(view(START, { quiet_plies: 59 }), [])).toBeNull();
    expect(words.prompt(view(START, { quiet_plies: 70 }), [])?.text).toMatch(/^35 moves without a capture/);
  });

  it('is silent after the end', () => {
    expect(words.prompt(view(START, { ended: 'repetition', repetitions: 3 }), [])).toBeNull();
  });
});

describe('news', () => {
  it('tell what the other did about an offer, and nothing else', () => {
    const declined = { saw: 'declined', seat: 1, kind: 'draw' } as const;
    expect(words.news?.(declined, NAMES, 0)).toBe('Ben declines the draw.');
    expect(words.news?.(declined, NAMES, 1)).toBeNull();
    expect(words.news?.({ saw: 'moved', seat: 1, path: [22, 18], captured: [], crowned: false, text: '22-18', ply: 2 }, NAMES, 0)).toBeNull();
  });
});

describe('the end', () => {
  const end = (ended: View['ended'], winner: number | null = null) => words.end(view('W:W21:B1', { ended, winner }), NAMES);

  it('gives the reason of a win', () => {
    expect(end('no-move', 0)).toBe('Ben can’t move.');
    expect(end('no-pieces', 1)).toBe('Ann has no pieces left.');
    expect(end('resigned', 1)).toBe('Ann resigned.');
    expect(end('out-of-time', 0)).toBe('Ben ran out of time.');
  });

  it('speaks to whoever has lost', () => {
    const told = (ended: View['ended'], mine: number[]) => words.end(view('W:W21:B1', { ended, winner: 0 }), NAMES, mine);
    expect(told('resigned', [1])).toBe('You resigned.');
    expect(told('no-pieces', [1])).toBe('You have no pieces left.');
    expect(told('resigned', [0])).toBe('Ben resigned.');
    expect(told('resigned', [0, 1]), 'both sides are mine').toBe('Ben resigned.');
    for (const [ended, said] of [
      ['no-move', 'Du kannst nicht mehr ziehen.'],
      ['no-pieces', 'Du hast keinen Stein mehr.'],
      ['resigned', 'Du hast aufgegeben.'],
      ['out-of-time', 'Du hast die Zeit überschritten.'],
    ] as const) {
      expect(de.end(ended, null, 40)).toBe(said);
      expect(de.end(ended, 'Ann', 40)).toMatch(/^Ann (kann|hat) /);
    }
  });

  it('gives the reason of a draw', () => {
    expect(end('agreed')).toBe('Both sides agreed to a draw.');
    expect(end('repetition')).toBe('The same position came up three times.');
    expect(end('forty-moves')).toBe('40 moves without a capture or a man’s move.');
  });
});

describe('brains', () => {
  it('have names for people', () => {
    expect(words.brain('random').title).toBe('Random');
    expect(words.brain('very-easy').title).toBe('Novice');
    for (const level of ['very-easy', 'easy', 'medium', 'hard', 'skilled', 'expert', 'master']) expect(words.brain(level).about).toMatch(/\.$/);
  });
});

describe('the controls', () => {
  const labels = (actions: Action[], seen = START_VIEW) => words.controls(seen, actions).map(({ label, action, reason }) => action?.do ?? `${label}: ${reason}`);

  it('stand in fixed places', () => {
    expect(labels([{ do: 'resign' }, { do: 'offer-draw' }, { do: 'ask-takeback' }])).toEqual(['ask-takeback', 'offer-draw', 'resign']);
  });

  it('give the reason when something is impossible', () => {
    expect(labels([{ do: 'offer-draw' }, { do: 'resign' }])[0]).toBe('Take back: You haven’t made a move yet.');
    expect(labels([{ do: 'resign' }])).toEqual([
      'Take back: You’ve already made an offer since your last move.',
      'Draw: You’ve already made an offer since your last move.',
      'resign',
    ]);
    expect(labels([], view(START, { ended: 'agreed' }))).toEqual(['Take back: The game is over.', 'Draw: The game is over.', 'Resign: The game is over.']);
    expect(labels([])[2]).toBe('Resign: You’re not playing in this game.');
  });

  it('let me withdraw where I asked', () => {
    const offered = view(START, { offer: { kind: 'draw', by: 0 } });
    expect(labels([{ do: 'withdraw' }, { do: 'resign' }], offered)).toEqual(['Take back: An offer is waiting for an answer.', 'withdraw', 'resign']);
  });

  it('ask before resigning', () => {
    expect(words.controls(START_VIEW, [{ do: 'resign' }])[2]?.confirm).toMatch(/^Resign this game\?/);
  });
});

describe('a question', () => {
  const ask = (kind: 'draw' | 'takeback') => words.question?.(view(START, { offer: { kind, by: 0 } }), [{ do: 'accept' }, { do: 'decline' }], NAMES);

  it('names who asks, and offers the safe answer first', () => {
    expect(ask('draw')?.title).toBe('Ann offers a draw');
    expect(ask('takeback')?.title).toBe('Ann asks for a takeback');
    expect(ask('draw')?.answers.map(({ action }) => action?.do)).toEqual(['decline', 'accept']);
  });

  it('is asked of nobody else', () => {
    expect(words.question?.(view(START, { offer: { kind: 'draw', by: 0 } }), [{ do: 'withdraw' }], NAMES)).toBeNull();
  });
});

describe('the set-up', () => {
  it('is told in a few words', () => {
    expect(words.setup?.({ position: START, on_timeout: 'move' })).toBe('standard start');
    expect(words.setup?.({ position: START, on_timeout: 'move', ballot: 54 })).toBe('ballot 54');
    expect(words.setup?.({ position: START, on_timeout: 'move', ballot: 'drawn' })).toBe('random ballot');
    expect(words.setup?.({ position: 'W:W21:B1', on_timeout: 'lose' })).toBe('custom position, running out of time loses');
  });
  it('says what happens to whoever is late, where that is more than a move', () => {
    expect(words.late?.({ position: START, on_timeout: 'move' })).toBeNull();
    expect(words.late?.({ position: START, on_timeout: 'lose' })).toBe('If you don’t move, you lose the game.');
  });
});

describe('the hint', () => {
  const move: Action = { do: 'move', path: [11, 15] };

  it('comes first where the house can be asked, and only on my move', () => {
    expect(words.controls(view(START), [move, { do: 'resign' }]).map(({ label }) => label)).toEqual(['Take back', 'Draw', 'Resign']);
    expect(words.controls(view(START), [move, { do: 'resign' }], true)[0]).toEqual({
      label: 'Hint',
      icon: 'bulb',
      action: null,
      ask: { ask: 'hint' },
    });
    const idle = words.controls(view(START), [{ do: 'resign' }], true)[0];
    expect(idle?.ask).toBeUndefined();
    expect(idle?.reason).toMatch(/your turn/);
  });
});
