import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewOf, type Scenario } from '../testing';
import type { Action, Sight, Theory } from '../types.gen';
import { accusationOf, Desk, seenBy, type Given } from './desk.svelte';

const ENVELOPE: Theory = ['mustard', 'wrench', 'ballroom'];

function deskWith(more: Scenario = {}, actions: Action[] = [], sights: Sight[] = []) {
  const onaction = vi.fn();
  const given: Given = $state({ view: viewOf(more), actions, sights, seq: 7, seat: 0, busy: false, onaction });
  return { desk: new Desk(() => given), given, onaction };
}
const inLounge = { pieces: viewOf().pieces.with(0, { room: 'lounge' }), step: 'entered', may_suggest: true } as const;

describe('a suggestion', () => {
  it('is made where one stands, once suspect and weapon are chosen', () => {
    const { desk, onaction } = deskWith({ ...inLounge });
    desk.open('suggest');
    expect(desk.dialog).toBe('suggest');
    expect(desk.room).toBe('lounge');
    desk.choose('mustard');
    desk.answer();
    expect(onaction).not.toHaveBeenCalled();
    desk.choose('wrench');
    desk.answer();
    expect(onaction).toHaveBeenCalledWith({ do: 'suggest', suspect: 'mustard', weapon: 'wrench' });
    expect(desk.dialog).toBeNull();
  });

  it('is not open where none may be made', () => {
    const { desk } = deskWith();
    desk.open('suggest');
    expect(desk.dialog).toBeNull();
  });
});

describe('an accusation', () => {
  it('that was not made is not open in the next turn', () => {
    const { desk, given } = deskWith();
    desk.open('accuse');
    expect(desk.dialog).toBe('accuse');
    given.view = viewOf({ may_accuse: false, to_play: 1 });
    expect(desk.dialog).toBeNull();
    given.view = viewOf({ round: given.view.round + 1 });
    expect(desk.dialog).toBeNull();
    desk.open('accuse');
    expect(desk.dialog).toBe('accuse');
  });

  it('names a room of its own', async () => {
    const { desk, onaction } = deskWith({ ...inLounge });
    desk.open('accuse');
    expect(desk.room).toBeNull();
    for (const card of ['plum', 'rope', 'hall'] as const) desk.choose(card);
    desk.answer();
    await vi.waitFor(() => expect(onaction).toHaveBeenCalledWith({ do: 'accuse', suspect: 'plum', weapon: 'rope', room: 'hall' }));
  });

  it('makes computers wait until what became of it is read, also over a refusal', async () => {
    const wrong: Sight = { saw: 'accused', seat: 0, suspect: 'plum', weapon: 'rope', room: 'hall', right: false, put_into: null, envelope: ENVELOPE, ended: null };
    const { desk, given, onaction } = deskWith();
    const order: string[] = [];
    given.onwait = vi.fn((isWaiting: boolean) => {
      order.push(isWaiting ? 'wait' : 'go on');
      return Promise.resolve(true);
    });
    onaction.mockImplementation(() => {
      order.push('accuse');
      return Promise.resolve(order.length > 3);
    });
    const accuse = () => {
      desk.open('accuse');
      for (const card of ['plum', 'rope', 'hall'] as const) desk.choose(card);
      desk.answer();
    };
    accuse();
    await vi.waitFor(() => expect(order).toEqual(['wait', 'accuse', 'go on']));
    accuse();
    await vi.waitFor(() => expect(order.slice(3)).toEqual(['wait', 'accuse']));
    given.sights = [wrong];
    expect(desk.dialog).toBe('lost');
    expect(order).toHaveLength(5);
    desk.close();
    expect(order.slice(5)).toEqual(['go on']);
  });

  it('starts afresh each time', () => {
    const { desk } = deskWith();
    desk.open('accuse');
    desk.choose('plum');
    desk.close();
    desk.open('accuse');
    expect(desk.suspect).toBeNull();
  });
});

describe('disproving', () => {
  const show = (card: 'rope' | 'peacock'): Action => ({ do: 'show', card });

  it('must be answered', () => {
    const { desk, onaction } = deskWith({}, [show('peacock'), show('rope')]);
    desk.close();
    expect(desk.dialog).toBe('disprove');
    desk.answer();
    expect(onaction).not.toHaveBeenCalled();
    desk.pick('rope');
    desk.answer();
    expect(onaction).toHaveBeenCalledWith(show('rope'));
  });

  it('has the only card ready', () => {
    expect(deskWith({}, [show('rope')]).desk.card).toBe('rope');
  });

  it('knows who has seen which card', () => {
    const sights: Sight[] = [
      { saw: 'showed', seat: 0, to: 1, card: 'rope' },
      { saw: 'showed', seat: 0, to: 1, card: 'rope' },
      { saw: 'showed', seat: 2, to: 1, card: null },
    ];
    expect(seenBy(sights, 0, 'rope')).toEqual([1]);
    expect(seenBy(sights, 0, 'peacock')).toEqual([]);
  });
});

describe('letting the others finish', () => {
  const show = (card: 'rope' | 'peacock'): Action => ({ do: 'show', card });

  it('is for those who are out and alone among computers', () => {
    expect(deskWith({ out: [0] }).desk.mayLetFinish).toBe(false);
    const { desk, given } = deskWith();
    given.onhurry = vi.fn();
    expect(desk.mayLetFinish).toBe(false);
    desk.letFinish();
    expect(given.onhurry).not.toHaveBeenCalled();
  });

  it('hurries the computers, and shows cards without a question', () => {
    const { desk, given } = deskWith({ out: [0], suggestion: { by: 1, suspect: 'peacock', weapon: 'rope', room: 'hall', passed: [], asked: 0 } });
    given.onhurry = vi.fn();
    given.sights = [{ saw: 'showed', seat: 0, to: 1, card: 'rope' }];
    expect(desk.given).toBeNull();
    desk.letFinish();
    expect(given.onhurry).toHaveBeenCalledOnce();
    expect(desk.mayLetFinish).toBe(false);
    given.actions = [show('peacock'), show('rope')];
    const later = new Desk(() => given);
    expect(later.dialog).toBe('disprove');
    later.letFinish();
    expect(later.dialog).toBeNull();
    expect(later.given).toBe('rope');
  });

  it('shows a card once for each question, and asks where that was refused', async () => {
    const { desk, given, onaction } = deskWith({ out: [0], suggestion: { by: 1, suspect: 'peacock', weapon: 'rope', room: 'hall', passed: [], asked: 0 } }, [show('rope')]);
    given.onhurry = vi.fn();
    desk.letFinish();
    given.busy = true;
    await desk.showUnasked();
    expect(onaction).not.toHaveBeenCalled();
    given.busy = false;
    onaction.mockResolvedValue(true);
    await desk.showUnasked();
    await desk.showUnasked();
    expect(onaction).toHaveBeenCalledExactlyOnceWith(show('rope'));
    expect(desk.dialog).toBeNull();

    given.seq = 12;
    onaction.mockResolvedValue(false);
    await desk.showUnasked();
    await desk.showUnasked();
    expect(onaction).toHaveBeenCalledTimes(2);
    expect(desk.dialog).toBe('disprove');
  });
});

describe('news', () => {
  it('shows the card that was shown to me until it is put away', () => {
    const { desk } = deskWith({}, [], [{ saw: 'showed', seat: 2, to: 0, card: 'hall' }]);
    expect(desk.dialog).toBe('shown');
    desk.close();
    expect(desk.dialog).toBeNull();
  });

  it('tells me alone that nobody could disprove my suggestion', () => {
    const asked = (seat: number): Sight => ({ saw: 'suggested', seat, suspect: 'plum', weapon: 'rope', room: 'hall', moved_from: null, passed: [1, 2, 3], asked: null });
    expect(deskWith({}, [], [asked(1)]).desk.dialog).toBeNull();
    const { desk } = deskWith({}, [], [asked(0)]);
    expect(desk.dialog).toBe('unanswered');
    expect(desk.unanswered).toMatchObject({ passed: [1, 2, 3] });
    desk.close();
    expect(desk.dialog).toBeNull();
  });

  it('says nothing of cards once the game is over', () => {
    const shown: Sight = { saw: 'showed', seat: 2, to: 0, card: 'hall' };
    expect(deskWith({ ended: 'solved', winner: 1, envelope: ENVELOPE }, [], [shown]).desk.dialog).toBeNull();
    const { desk, given } = deskWith({}, [], [shown]);
    expect(desk.dialog).toBe('shown');
    given.view = viewOf({ ended: 'solved', winner: 1, envelope: ENVELOPE });
    expect(desk.dialog).toBe('over');
  });

  it('does not show what was shown long ago, nor what others saw', () => {
    const old: Sight[] = [
      { saw: 'showed', seat: 2, to: 0, card: 'hall' },
      { saw: 'ended-turn', seat: 0, envelope: null, ended: null },
    ];
    expect(deskWith({}, [], old).desk.dialog).toBeNull();
    expect(deskWith({}, [], [{ saw: 'showed', seat: 2, to: 1, card: null }]).desk.dialog).toBeNull();
  });

  it('opens the envelope for a wrong accuser alone', () => {
    const wrong = (seat: number): Sight => ({
      saw: 'accused',
      seat,
      suspect: 'plum',
      weapon: 'rope',
      room: 'hall',
      right: false,
      put_into: null,
      envelope: seat === 0 ? ENVELOPE : null,
      ended: null,
    });
    expect(deskWith({}, [], [wrong(0)]).desk.dialog).toBe('lost');
    expect(deskWith({}, [], [wrong(1)]).desk.dialog).toBeNull();
    expect(accusationOf([wrong(0), wrong(1)], 0)).toMatchObject({ seat: 0, suspect: 'plum' });
    expect(accusationOf([wrong(1)], 0)).toBeNull();
  });

  it('is read before the next question is answered', () => {
    const lost: Sight = {
      saw: 'accused',
      seat: 0,
      suspect: 'plum',
      weapon: 'rope',
      room: 'hall',
      right: false,
      put_into: null,
      envelope: ENVELOPE,
      ended: null,
    };
    const { desk } = deskWith({}, [{ do: 'show', card: 'rope' }], [lost]);
    expect(desk.dialog).toBe('lost');
    desk.close();
    expect(desk.dialog).toBe('disprove');
  });

  it('opens it for all when the game ends, but not for those who come later', () => {
    const { desk, given } = deskWith();
    given.view = viewOf({ ended: 'solved', winner: 1, envelope: ENVELOPE });
    expect(desk.dialog).toBe('over');
    desk.close();
    expect(desk.dialog).toBeNull();
    expect(deskWith({ ended: 'solved', winner: 1, envelope: ENVELOPE }).desk.dialog).toBeNull();
  });
});

it('a finished game that is opened again asks nobody to look at an old card', () => {
  const shown: Sight = { saw: 'showed', seat: 1, to: 0, card: 'rope' };
  expect(deskWith({}, [], [shown]).desk.dialog).toBe('shown');
  expect(deskWith({ ended: 'solved', winner: 1, envelope: ENVELOPE }, [], [shown]).desk.dialog).toBeNull();
});

describe('a reload', () => {
  const show: Action = { do: 'show', card: 'rope' };
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const shown: Sight = { saw: 'showed', seat: 2, to: 0, card: 'hall' };
  const lost: Sight = {
    saw: 'accused',
    seat: 0,
    suspect: 'plum',
    weapon: 'rope',
    room: 'hall',
    right: false,
    put_into: null,
    envelope: ENVELOPE,
    ended: null,
  };
  function atTable(sights: Sight[]) {
    const { given } = deskWith({ out: [0] }, [], sights);
    given.table = 'x';
    given.onhurry = vi.fn();
    return given;
  }

  it('does not bring back a card that was put away', () => {
    const given = atTable([shown]);
    const desk = new Desk(() => given);
    expect(desk.dialog).toBe('shown');
    desk.close();
    expect(new Desk(() => given).dialog).toBeNull();
    expect(new Desk(() => ({ ...given, table: 'y' })).dialog).toBe('shown');
    expect(new Desk(() => ({ ...given, seat: 1, sights: [{ ...shown, to: 1 }] })).dialog).toBe('shown');
  });

  it('keeps what has not been read, whatever came after it', () => {
    const given = atTable([]);
    new Desk(() => given);
    given.sights = [lost, { saw: 'rolled', seat: 1, dice: [3] }, { saw: 'ended-turn', seat: 1, envelope: null, ended: null }];
    expect(new Desk(() => given).dialog).toBe('lost');
  });

  it('keeps the wish that the computers finish', () => {
    const given = atTable([]);
    new Desk(() => given).letFinish();
    given.actions = [show];
    const later = new Desk(() => given);
    expect(later.mayLetFinish).toBe(false);
    expect(later.dialog).toBeNull();
    expect(later.given).toBe('rope');
  });
});
