import { expect, test } from 'vitest';
import { de } from './de';

test('spans and ages are declined', () => {
  expect([1, 45, 60, 90, 3600, 86_400, 259_200].map(de.span)).toEqual(['1 Sekunde', '45 Sekunden', '1 Minute', '90 Sekunden', '1 Stunde', '1 Tag', '3 Tage']);
  expect([0, 61_000, 3 * 3600_000, 50 * 3600_000].map(de.ago)).toEqual(['gerade eben', 'vor 1 Minute', 'vor 3 Stunden', 'vor 2 Tagen']);
  expect(de.leave.standIn(172_800)).toBe('Bist du länger als 2 Tage weg, spielt ein Computer für dich.');
  expect(de.options.standIn(172_800)).toBe('Ist jemand weg, übernimmt nach 2 Tagen ein Computer.');
});

test('places and people agree with their verbs', () => {
  expect(de.wait.seated(0, 2)).toBe('Niemand sitzt, zwei Plätze sind frei.');
  expect(de.wait.seated(1, 1)).toBe('Einer sitzt, ein Platz ist frei.');
  expect(de.wait.seated(4, 0)).toBe('Vier sitzen, kein Platz ist frei.');
  expect(de.wait.waitingForSeats(1)).toBe('Ein Platz ist frei');
  expect(de.table.theyWin(['Ann', 'Ben'])).toBe('Ann und Ben gewinnen');
  expect(de.wait.resumed(1)).toBe('Ein gespeichertes Spiel: Es geht nach einem Zug weiter.');
});
