// Every sentence about replaying finished games.

/** "the one step", "all 12 steps" */
const allSteps = (n: number) => (n === 1 ? 'the one step' : `all ${n} steps`);

export const en = {
  title: 'Replay',
  lost: 'Replay not found',
  backToTable: 'Back to the table',
  running: 'This game isn’t over yet',
  runningText: 'You can replay it from any seat once it’s over.',
  eyes: 'View as',
  all: 'Everything revealed',
  watch: 'Spectators',
  first: 'To the start',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step forward',
  last: 'To the end',
  slider: 'Step',
  place: (step: number, last: number) => `Step ${step} of ${last}`,
  speed: 'Speed',
  speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' } as Record<number, string>,
  keys: 'Arrow keys step, Space plays and pauses, Home and End jump to the start and end.',
  log: 'What happened',
  begins: 'The game begins.',
  quiet: 'Nothing visible from this seat.',
  share: 'Copy the link',
  shared: 'Link copied. It opens this game at this step, from this seat.',
  notShared: 'Couldn’t copy the link. Copy it from the address bar.',
  record: 'Record',
  recordLabel: 'Download the record',
  recordHint: 'A file to keep. Check it anywhere with “parlour replay --verify”.',
  check: 'Check fairness',
  checking: 'Checking…',
  fair: 'The game was fair',
  agrees: 'Everything matches',
  unfair: 'Something doesn’t match',
  hashRight: 'Your browser hashed the seed and the setup. The result matches this game’s hash.',
  hashWrong: 'Your browser hashed the seed and the setup. The result doesn’t match the hash the house shows.',
  promised: 'It’s the same hash your browser received at the start, so nothing was changed afterwards.',
  notPromised: 'It’s not the hash your browser received at the start.',
  notThere: 'This browser wasn’t there at the start, so it can’t compare. Ask someone who was.',
  drawnRight: (guests: number) =>
    `Your browser checked the house’s part of the seed and ${guests === 1 ? 'one player’s part' : `the parts of ${guests} players`}. Each is the one that was promised, and together they make the seed.`,
  drawnWrong: 'Your browser checked the parts of the seed. They aren’t the ones that were promised, or they don’t make the seed.',
  partIn: 'Your browser’s own part is in the seed, and everyone’s promises are the ones it saw before it revealed its part.',
  partMissing: 'Your browser contributed to the seed, but its part isn’t in it.',
  otherPromises: 'Your browser’s own part is in the seed, but the promises aren’t the ones it saw before it revealed its part.',
  noPart: 'Your browser contributed nothing to the seed. Those who did can check that their part is in it.',
  replayed: (events: number, drawn: number) =>
    drawn === 0
      ? `The house replayed ${allSteps(events)} by the rules. Nothing in this game is random.`
      : `The house replayed ${allSteps(events)} by the rules, and every random draw matches the seed.`,
  brought: (events: number) =>
    events === 1
      ? 'The first step came from a file without its seed, so its draw can’t be checked.'
      : `The first ${events} steps came from a file without its seed, so their draws can’t be checked.`,
  close: 'Close',
  commitment: 'Hash',
  seed: 'Seed',
};
