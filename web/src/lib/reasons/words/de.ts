// Alle Sätze um die Gründe der Computer; die Gründe selbst sagt das Haus.

import type { en } from './en';

export const de: typeof en = {
  why: 'Warum?',
  whose: (name) => `${name} erklärt es`,
  says: (name) => `${name}:`,
  lost: 'Der Grund ließ sich nicht laden.',
};
