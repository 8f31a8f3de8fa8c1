import type { KeyUse } from '$lib/game';

export const en = {
  title: 'Keys',
  lead: 'Everything can be done without a mouse.',
  everywhere: 'Everywhere',
  uses: [
    { keys: ['Tab', 'Shift Tab'], does: 'to the next thing, and back; the first on each page skips to the content or the board' },
    { keys: ['Enter', 'Space'], does: 'presses it' },
    { keys: ['↑', '↓', '←', '→'], does: 'from one choice, tab or place of a board to the next' },
    { keys: ['Esc'], does: 'closes what is open' },
  ] as KeyUse[],
};
