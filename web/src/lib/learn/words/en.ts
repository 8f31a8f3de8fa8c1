/** What the page of a lesson says, whatever the game. */
export const en = {
  name: 'First lesson',
  title: (game: string) => `${game}: a first lesson`,
  call: 'Learn by doing',
  callHint: 'three minutes',
  learn: 'Learn',
  firstTime: 'First time? Learn it in three minutes.',
  step: (at: number, count: number) => `Step ${at} of ${count}`,
  back: 'Back',
  next: 'Next',
  restart: 'Begin again',
  hint: 'Hint',
  showMe: 'Show me',
  watch: 'Watch what the others do…',
  play: 'Play a first game',
  rules: 'All the rules',
  noLesson: 'There is no lesson for this game.',
};
