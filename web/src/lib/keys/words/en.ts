import type { KeyUse } from '$lib/game';

export const en = {
  title: 'Keys',
  lead: 'You can do everything from the keyboard.',
  everywhere: 'Everywhere',
  uses: [
    { keys: ['Tab', 'Shift Tab'], does: 'next item, previous item (the first on each page skips to the content or the board)' },
    { keys: ['Enter', 'Space'], does: 'press' },
    { keys: ['↑', '↓', '←', '→'], does: 'next choice, tab or square' },
    { keys: ['Esc'], does: 'close' },
    { keys: ['F'], does: 'at your own table: change the computers’ speed' },
    { keys: ['S'], does: 'at your own table: skip to your turn' },
  ] as KeyUse[],
};
