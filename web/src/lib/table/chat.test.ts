import { beforeEach, expect, test, vi } from 'vitest';
import { ChatSwitch, faultOf } from './chat.svelte';
import type { Note } from './wire.gen';

beforeEach(() => localStorage.clear());

const said = (at: number): Pick<Note, 'at' | 'body'> => ({ at, body: { kind: 'said', guest: { id: 'b', name: 'Ben' }, text: 'Hello' } });

test('what is said while it is off is never shown, what was said before stays', () => {
  const chat = new ChatSwitch();
  expect(chat.isOn).toBe(true);
  chat.set(false, 100);
  expect([99, 100, 150].map((at) => chat.hides(said(at)))).toEqual([false, true, true]);
  chat.set(true, 200);
  chat.set(true, 250);
  expect([99, 150, 199, 200, 260].map((at) => chat.hides(said(at)))).toEqual([false, true, true, false, false]);
  expect(chat.hides({ at: 150, body: { kind: 'started' } })).toBe(false);

  const later = new ChatSwitch();
  expect(later.isOn).toBe(true);
  expect(later.hides(said(150))).toBe(true);
});

test('that it is off is remembered, and known to other pages of the browser', () => {
  const [chat, other] = [new ChatSwitch(), new ChatSwitch()];
  chat.set(false, 100);
  expect(new ChatSwitch().isOn).toBe(false);
  other.read();
  expect(other.isOn).toBe(false);
});

test('what cannot be read, or kept, does no harm', () => {
  for (const kept of ['nonsense', '{}', '[[1]]', '[["a",null]]']) {
    localStorage.setItem('parlour-chat-off', kept);
    expect(new ChatSwitch().isOn).toBe(true);
  }
  vi.stubGlobal('localStorage', undefined);
  const chat = new ChatSwitch();
  chat.set(false, 100);
  expect(chat.isOn).toBe(false);
});

test('a message that says nothing or too much is refused with the reason', () => {
  expect(faultOf('  ')).toBe('Write a message first.');
  expect(faultOf('x'.repeat(301))).toBe('Too long: 301 of 300 characters.');
  expect(faultOf('👋'.repeat(300))).toBeNull();
});
