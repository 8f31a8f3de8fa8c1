import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';

test('one step or many are replayed, and brought in a file', () => {
  expect(en.replayed(1, 0)).toBe('The house replayed the one step by the rules. Nothing in this game is random.');
  expect(en.replayed(57, 4)).toBe('The house replayed all 57 steps by the rules, and every random draw matches the seed.');
  expect(en.brought(1)).toBe('The first step came from a file without its seed, so its draw can’t be checked.');
  expect(en.brought(3)).toBe('The first 3 steps came from a file without its seed, so their draws can’t be checked.');
  expect(de.replayed(1, 0)).toBe('Das Haus hat den einen Schritt nach den Regeln nachgespielt. In diesem Spiel ist nichts zufällig.');
  expect(de.replayed(57, 4)).toBe('Das Haus hat alle 57 Schritte nach den Regeln nachgespielt, und alles Zufällige stimmt mit dem Startwert überein.');
});

test('one player or several have a part in the seed', () => {
  expect(en.drawnRight(1)).toContain('the house’s part of the seed and one player’s part. ');
  expect(en.drawnRight(3)).toContain('the house’s part of the seed and the parts of 3 players. ');
  expect(de.drawnRight(1)).toContain('den Teil eines Spielers');
  expect(de.drawnRight(3)).toContain('die Teile von 3 Spielern');
});
