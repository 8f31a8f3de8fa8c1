import { expect, test } from 'vitest';
import { plain } from '../telling';
import { de } from './de';

const ann = { name: 'Ann', isReader: false };
const ben = { name: 'Ben', isReader: false };
const you = { name: 'Cleo', isReader: true };

test('rooms and weapons are declined by their gender', () => {
  expect(plain(de.theory({ suspect: 'mustard', weapon: 'wrench', room: 'lounge' }))).toBe('Oberst von Gatow mit der Rohrzange im Salon');
  expect(plain(de.theory({ suspect: 'scarlet', weapon: 'rope', room: 'kitchen' }))).toBe('Fräulein Gloria mit dem Seil in der Küche');
  expect(plain(de.log.goesToRoom(ann, 'study'))).toBe('Ann geht ins Arbeitszimmer.');
  expect(plain(de.log.takesPassage(you, 'conservatory'))).toBe('Du gehst durch den Geheimgang in den Wintergarten.');
  expect(plain(de.log.goesToHallway(ann, ['hall', 'billiard-room']))).toBe('Ann geht in den Flur zwischen der Halle und dem Billardzimmer.');
  expect(de.board.passage('kitchen', 'study')).toBe('Geheimgang von der Küche ins Arbeitszimmer');
  expect([de.the('revolver'), de.the('library'), de.the('knife'), de.the('plum')]).toEqual(['die Pistole', 'die Bibliothek', 'der Dolch', 'Professor Bloom']);
});

test('verbs agree with whoever is told of', () => {
  expect(de.log.passed([ann])).toBe('Ann kann das nicht widerlegen.');
  expect(de.log.passed([you])).toBe('Du kannst das nicht widerlegen.');
  expect(de.log.passed([ann, ben])).toBe('Ann und Ben können das nicht widerlegen.');
  expect(de.log.passed([ann, you])).toBe('Ann und du könnt das nicht widerlegen.');
});

test('a card is shown to somebody', () => {
  expect(plain(de.log.showed(ann, you, 'candlestick'))).toBe('Ann zeigt dir den Leuchter.');
  expect(plain(de.log.showed(you, ann, 'green'))).toBe('Du zeigst Ann die Karte Reverend Grün.');
  expect(plain(de.log.showed(ann, ben, null))).toBe('Ann zeigt Ben eine Karte.');
  expect(plain(de.log.both(you, de.log.rolled(you, [3]), de.log.goesToRoom(you, 'study')))).toBe('Du würfelst eine Drei und gehst ins Arbeitszimmer.');
  expect(plain(de.log.rolled(you, [1, 6]))).toBe('Du würfelst eine Eins und eine Sechs.');
});
