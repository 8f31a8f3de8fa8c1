import { describe, expect, it } from 'vitest';
import { plain, tell } from './telling';
import { viewOf } from './testing';
import type { Action, Sight, Theory } from './types.gen';
import { clueLessWords, clueWords, seatNames } from './words';

const names = ['Ann', 'Ben', 'Cleo', 'Dora'];
const NAMED = { suspect: 'mustard', weapon: 'wrench', room: 'lounge' } as const;
const ENVELOPE: Theory = ['mustard', 'wrench', 'lounge'];
const line = (sight: Sight, reader: number | null = null) => {
  const text = tell(sight, names, reader);
  return text && plain(text);
};

describe('the log', () => {
  it('speaks to whoever reads it, in the lesson too', () => {
    const rolled: Sight = { saw: 'rolled', seat: 0, dice: [5] };
    expect(clueWords.sight(rolled, ['You', 'Ann', 'Ben'], 0)).toBe('You roll a five.');
    expect(clueWords.sight(rolled, names, 1)).toBe('Ann rolls a five.');
    expect(clueWords.sight(rolled, names)).toBe('Ann rolls a five.');
    const ended: Sight = { saw: 'ended-turn', seat: 0, envelope: null, ended: null };
    expect([clueWords.sight(ended, names, 0), clueWords.sight(ended, names, 1)]).toEqual(['You end your turn.', 'Ann ends their turn.']);
  });

  it('tells rolls and moves', () => {
    expect(line({ saw: 'took-dice', seat: 0 })).toBeNull();
    expect(line({ saw: 'rolled', seat: 0, dice: [5] })).toBe('Ann rolls a five.');
    expect(line({ saw: 'rolled', seat: 0, dice: [5, 3] }, 0)).toBe('You roll a five and a three.');
    const path = [{ square: [7, 15] as [number, number] }, { square: [7, 16] as [number, number] }];
    expect(line({ saw: 'moved', seat: 1, path, by_passage: false })).toBe('Ben moves one step.');
    expect(line({ saw: 'moved', seat: 1, path: [{ room: 'study' }, { room: 'kitchen' }], by_passage: true })).toBe('Ben takes the secret passage to the Kitchen.');
    expect(line({ saw: 'moved', seat: 1, path: ['home', { hallway: ['study', 'hall'] }], by_passage: false })).toBe('Ben goes into the hallway between the Study and the Hall.');
  });

  it('tells who could not disprove, the reader first', () => {
    const sight: Sight = { saw: 'suggested', seat: 0, ...NAMED, moved_from: null, passed: [1, 2], asked: 3 };
    expect(line(sight)).toBe('Ann suggests: Colonel Mustard, with the Wrench, in the Lounge. Ben and Cleo can’t disprove it.');
    expect(line(sight, 1)).toContain('You and Cleo can’t disprove it.');
    expect(line({ ...sight, passed: [1, 2, 3], asked: null })).toContain('No one can disprove it.');
  });

  it('tells which card was shown to those who saw it', () => {
    expect(line({ saw: 'showed', seat: 3, to: 0, card: null })).toBe('Dora shows Ann a card.');
    expect(line({ saw: 'showed', seat: 3, to: 0, card: 'rope' }, 0)).toBe('Dora shows you the Rope.');
    expect(line({ saw: 'showed', seat: 3, to: 0, card: 'rope' }, 3)).toBe('You show Ann the Rope.');
    // A computer may be called like a card.
    expect(plain(tell({ saw: 'showed', seat: 1, to: 0, card: 'plum' }, ['Ann', 'Professor Plum'], 0) ?? [])).toBe('Professor Plum shows you the Professor Plum card.');
  });

  it('marks cards, so that they can be set off', () => {
    const text = tell({ saw: 'showed', seat: 3, to: 0, card: 'peacock' }, names, 0);
    expect(text).toContainEqual({ card: 'Mrs. Peacock' });
  });

  it('tells accusations and what follows', () => {
    const sight: Sight = { saw: 'accused', seat: 0, ...NAMED, right: false, put_into: null, envelope: null, ended: null };
    expect(line(sight)).toBe('Ann accuses Colonel Mustard, with the Wrench, in the Lounge. That’s wrong. Ann is out.');
    expect(line(sight, 0)).toContain('You’re out.');
    expect(line({ ...sight, envelope: ['plum', 'rope', 'hall'] }, 0)).toMatch(/You’re out\. The case file, seen only by you: Professor Plum, with the Rope, in the Hall\.$/);
    expect(line({ ...sight, envelope: ['plum', 'rope', 'hall'] })).toMatch(/Ann is out\. The case file, seen only by Ann: Professor Plum, /);
    expect(line({ ...sight, right: true, envelope: ENVELOPE, ended: 'solved' }, 0)).toMatch(/, and you’re right\.$/);
    expect(line({ ...sight, right: true, envelope: ENVELOPE, ended: 'solved' })).toBe('Ann accuses Colonel Mustard, with the Wrench, in the Lounge, and is right.');
    expect(line({ ...sight, envelope: ENVELOPE, ended: 'last-standing' })).toContain('The only player left wins. It was Colonel Mustard');
  });

  it('names the cards that lie face up', () => {
    expect(line({ saw: 'dealt', hand: [], sizes: [4, 4, 4, 4], open: ['rope', 'hall'] })).toBe('The cards are dealt. Face up: the Rope and the Hall.');
  });
});

describe('news', () => {
  const asked: Sight = { saw: 'suggested', seat: 0, ...NAMED, moved_from: null, passed: [1, 2], asked: 3 };
  const shown: Sight = { saw: 'showed', seat: 3, to: 0, card: 'wrench' };
  const news = (sight: Sight, seat: number | null, before: Sight[] = []) => clueWords.news?.(sight, names, seat, before);

  it('say that nobody can disprove my own suggestion, with its cards', () => {
    expect(news({ ...asked, passed: [1, 2, 3], asked: null }, 0)).toBe('No one can disprove it: Colonel Mustard, with the Wrench, in the Lounge.');
    expect(news(asked, 0)).toBeNull();
  });

  it('say who could not, before the card that was shown to me', () => {
    expect(news(shown, 0, [asked])).toBe('Ben and Cleo can’t disprove it. Dora shows you the Wrench.');
    expect(news(shown, 0, [{ ...asked, passed: [] }])).toBe('Dora shows you the Wrench.');
  });

  it('tell what others do and show each other, but neither what I do nor that a turn ends', () => {
    expect(news({ ...shown, card: null }, 1, [asked])).toBe('Dora shows Ann a card.');
    expect(news({ saw: 'rolled', seat: 1, dice: [5] }, 0)).toBe('Ben rolls a five.');
    expect(news({ saw: 'moved', seat: 1, path: ['home', { room: 'hall' }], by_passage: false }, 0)).toBe('Ben goes to the Hall.');
    expect(news({ saw: 'rolled', seat: 0, dice: [5] }, 0)).toBeNull();
    expect(news(shown, 3, [asked])).toBeNull();
    expect(news({ saw: 'ended-turn', seat: 1, envelope: null, ended: null }, 0)).toBeNull();
  });
});

describe('prompts', () => {
  const prompt = (view: Parameters<typeof viewOf>[0], actions: Action[], seat: number | null = 0, people: string[] = []) => {
    const said = clueWords.prompt(viewOf(view), actions, seat, people);
    return said && [said.strong, said.text].filter(Boolean).join(' ');
  };

  it('say what can be done', () => {
    expect(prompt({ step: 'start', dice: [] }, [{ do: 'roll' }])).toBe('Your turn. Roll.');
    expect(prompt({ step: 'start', dice: [], may_suggest: true }, [{ do: 'roll' }, { do: 'passage' }])).toBe(
      'Your turn. Roll, take the secret passage or make a suggestion, since you were moved here.',
    );
    expect(prompt({}, [{ do: 'move', to: { room: 'lounge' } }])).toBe('Five. Choose a highlighted square or room.');
    expect(prompt({ dice: [4, 4] }, [])).toBe('Eight. Every exit is blocked. Accuse or end your turn.');
    expect(prompt({ step: 'done' }, [])).toBe('Accuse or end your turn.');
    expect(prompt({ step: 'entered', pieces: viewOf().pieces.with(0, { room: 'lounge' }) }, [])).toBe('You’re in the Lounge. Make a suggestion.');
  });

  it('say whose answer is awaited', () => {
    const suggestion = { by: 0, ...NAMED, passed: [], asked: 1 };
    expect(prompt({ suggestion }, [], null)).toBe('Colonel Mustard has to show Miss Scarlet a card.');
    expect(prompt({ suggestion }, [], 2, names)).toBe('Ben has to show Ann a card.');
    expect(prompt({ suggestion }, [], 0, names)).toBe('Ben has to show you a card.');
    expect(prompt({ suggestion: { ...suggestion, passed: [1, 2], asked: 3 } }, [], 0, names)).toBe('Ben and Cleo can’t disprove it. Dora has to show you a card.');
    expect(prompt({ suggestion }, [{ do: 'show', card: 'wrench' }])).toBe('Show a card. Everyone is waiting for your card.');
  });

  it('leave those who wait alone', () => {
    expect(prompt({ may_accuse: false, to_play: 1 }, [])).toBeNull();
  });
});

describe('endings', () => {
  it('tell why, and what was in the envelope', () => {
    const over = { envelope: ENVELOPE, winner: 1 };
    expect(clueWords.end(viewOf({ ...over, ended: 'solved' }), names)).toBe('It was Colonel Mustard, with the Wrench, in the Lounge.');
    expect(clueWords.end(viewOf({ ...over, ended: 'last-standing' }), names)).toMatch(/^Everyone else made a wrong accusation\. It was /);
    expect(clueWords.end(viewOf({ ...over, winner: null, ended: 'unsolved' }), names)).toMatch(/^Round limit reached\. It was /);
  });
});

describe('set-ups', () => {
  const suspects = ['scarlet', 'mustard', 'green', 'plum'] as const;

  it('are told in a few words', () => {
    expect(clueWords.setup?.({ suspects: [...suspects], dice: 1, exact: false, leftovers: 'dealt' })).toBe('one die');
    expect(clueWords.setup?.({ suspects: [...suspects], dice: 2, exact: true, leftovers: 'open' })).toBe('two dice, full roll, leftover cards face up');
    expect(clueLessWords.setup?.({ suspects: ['scarlet', 'white', 'plum'], leftovers: 'open' })).toBe('three suspects');
    expect(seatNames({ suspects: ['scarlet', 'white'], leftovers: 'dealt' })).toEqual(['Miss Scarlet', 'Mrs. White']);
  });
});
