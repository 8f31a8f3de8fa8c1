// What the page of all sounds says.

import { figures } from '$lib/words/figures';

const { hundredths } = figures('en-GB');

export const en = {
  title: 'Sounds',
  link: 'Listen to every sound',
  lead: (count: number) => `The house’s ${count} sounds and the music of its games. All of them are made in your browser. None are recordings.`,
  house: 'The house',
  music: 'Music',
  measure: 'Measure',
  measureText: 'Renders every sound silently and shows its peak level (1 is too loud) and its distance from the most similar sound (0 identical, 1 unrelated).',
  worst: 'Peak with every effect at once:',
  level: hundredths,
  found: ({ peak, distance, nearest }: { peak: number; distance: number; nearest: string }) => `peak ${hundredths(peak)}, ${hundredths(distance)} from ${nearest}`,
};
