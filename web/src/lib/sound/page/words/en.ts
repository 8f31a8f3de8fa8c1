// What the page of all sounds says.

export const en = {
  title: 'Sounds',
  link: 'Listen to every sound',
  lead: (count: number) => `The house’s ${count} sounds and the music of its games. All of them are made in your browser. None are recordings.`,
  house: 'The house',
  music: 'Music',
  measure: 'Measure',
  measureText: 'Renders every sound silently and shows its peak level (1 is too loud) and its distance from the most similar sound (0 identical, 1 unrelated).',
  worst: 'Peak with every effect at once:',
  found: ({ peak, distance, nearest }: { peak: number; distance: number; nearest: string }) => `peak ${peak.toFixed(2)}, ${distance.toFixed(2)} from ${nearest}`,
};
