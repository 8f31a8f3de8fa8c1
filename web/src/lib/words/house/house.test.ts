import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translate } from '.';
import { de } from './de';

it('a known sentence is translated with its values, an unknown one is left as it is', () => {
  expect(translate('There is no such table.', de)).toBe('Diesen Tisch gibt es nicht.');
  expect(translate('No table has the code AB12. Check it with your host.', de)).toBe('Kein Tisch hat den Code AB12. Frag deinen Gastgeber.');
  expect(translate('Something new.', de)).toBe('Something new.');
  expect(translate('No computer player is called $&.', de)).toBe('Kein Computerspieler heißt $&.');
});

it('the house still says every sentence that is translated', () => {
  const root = join(process.cwd(), '../crates/server/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.rs'));
  const said = files
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .replace(/\{\w*\}/g, '{}');
  expect(Object.keys(de).filter((sentence) => !said.includes(sentence))).toEqual([]);
});
