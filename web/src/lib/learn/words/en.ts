/** What the page of a lesson says, whatever the game. */
export const en = {
  name: 'First lesson',
  title: (game: string) => `${game}: first lesson`,
  call: 'Learn to play',
  callHint: 'three minutes',
  learn: 'Learn',
  firstTime: 'First time? Learn it in three minutes.',
  step: (at: number, count: number) => `Step ${at} of ${count}`,
  back: 'Back',
  next: 'Next',
  restart: 'Start over',
  hint: 'Hint',
  showMe: 'Show me',
  watch: 'Watch the others play…',
  play: 'Play your first game',
  rules: 'All the rules',
  noLesson: 'There’s no lesson for this game.',
};
