import { expect, test } from 'vitest';
import { de as room } from '../table/words/de';
import { de } from './de';

test('spans and ages are declined', () => {
  expect([1, 45, 60, 90, 3600, 86_400, 259_200].map(de.span)).toEqual(['1 Sekunde', '45 Sekunden', '1 Minute', '90 Sekunden', '1 Stunde', '1 Tag', '3 Tage']);
  expect([0, 61_000, 3 * 3600_000, 50 * 3600_000].map(de.ago)).toEqual(['gerade eben', 'vor 1 Minute', 'vor 3 Stunden', 'vor 2 Tagen']);
  expect(room.leave.standIn(172_800)).toBe('Nach 2 Tagen spielt ein Computer für dich.');
  expect(room.options.standIn(172_800)).toBe('Ist jemand weg, übernimmt nach 2 Tagen ein Computer.');
});

test('places and people agree with their verbs', () => {
  expect(room.wait.seated(0, 2)).toBe('Kein Platz besetzt, zwei frei.');
  expect(room.wait.seated(1, 1)).toBe('Ein Platz besetzt, einer frei.');
  expect(room.wait.seated(4, 0)).toBe('Vier Plätze besetzt, keiner frei.');
  expect([1, 2].map(room.wait.waitingForSeats)).toEqual(['Ein Platz ist frei', 'Zwei Plätze sind frei']);
  expect([1, 3].map(de.home.quickWaiting)).toEqual(['jemand wartet schon', '3 Leute warten schon']);
  expect(de.table.theyWin(['Ann', 'Ben'])).toBe('Ann und Ben gewinnen');
  expect(room.wait.resumed(1)).toBe('Gespeichertes Spiel, weiter nach einem Zug.');
});

test('a result begins with its age', () => {
  const { result } = de.home;
  expect(['gestern', 'vor 8 Minuten'].map(result.won)).toEqual(['Gestern gewonnen', 'Vor 8 Minuten gewonnen']);
  expect(result.lost('gerade eben')).toBe('Gerade eben verloren');
  expect(result.theyWon(['Ben'], 'gestern')).toBe('Ben hat gestern gewonnen');
  expect(result.theyWon(['Ben', 'Cleo'], 'gestern')).toBe('Ben und Cleo haben gestern gewonnen');
});
