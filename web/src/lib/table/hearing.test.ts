import { describe, expect, it } from 'vitest';
import { endSound, noteSound, TurnCall } from './hearing';
import type { NoteBody } from './wire.gen';

describe('notes', () => {
  it('are heard if others made them', () => {
    const said = (id: string) => ({ kind: 'said', guest: { id, name: 'Ann' }, text: 'Good evening.' }) as const;
    expect(noteSound(said('ann'), 'ann', [])).toBeNull();
    expect(noteSound(said('ben'), 'ann', [])).toBe('chat');
    expect(noteSound({ kind: 'sat-down', seat: 1, name: 'Ben' }, 'ann', [0])).toBe('join');
    expect(noteSound({ kind: 'sat-down', seat: 0, name: 'Ann' }, 'ann', [0])).toBeNull();
    expect(noteSound({ kind: 'stands-in', seat: 1, name: 'Ben', brain: 'easy' }, 'ann', [0])).toBe('leave');
  });

  it('are silent where something else is heard: a countdown ticks by itself', () => {
    expect(noteSound({ kind: 'counting', seconds: 10 } as NoteBody, 'ann', [0])).toBeNull();
  });

  it('are heard by all if the house made them', () => {
    expect(noteSound({ kind: 'started' }, 'ann', [0])).toBe('begin');
    expect(noteSound({ kind: 'timed-out', seat: 0, name: 'Ann' }, 'ann', [0])).toBe('timeUp');
  });
});

describe('the end', () => {
  it('is a win, a loss or a draw for those who play', () => {
    expect(endSound({ won: [0] }, [0])).toBe('win');
    expect(endSound({ won: [0] }, [1])).toBe('lose');
    expect(endSound({ won: [1, 2] }, [1, 2])).toBe('win');
    expect(endSound('drawn', [0])).toBe('draw');
    expect(endSound('nobody-won', [0])).toBe('lose');
  });

  it('is neither for those who watch or play both sides', () => {
    expect(endSound({ won: [0] }, [])).toBe('over');
    expect(endSound('nobody-won', [])).toBe('over');
    expect(endSound({ won: [0] }, [0, 1])).toBe('over');
  });
});

describe('the call to move', () => {
  it('is for those who have waited', () => {
    const call = new TurnCall();
    expect(call.hear(false, 0, false)).toBe(false);
    expect(call.hear(true, 5000, false)).toBe(true);
    expect(call.hear(true, 9000, false)).toBe(false);
    expect(call.hear(false, 10_000, false)).toBe(false);
    expect(call.hear(true, 11_000, false)).toBe(false);
  });

  it('is for those who look elsewhere, however short it was', () => {
    const call = new TurnCall();
    call.hear(false, 0, true);
    expect(call.hear(true, 100, true)).toBe(true);
  });

  it('does not greet those who come when it is their turn', () => {
    expect(new TurnCall().hear(true, 9000, true)).toBe(false);
  });
});
