// Every sentence about finished games that are looked at again.

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

export const en = {
  title: 'Replay',
  backToTable: 'To the table',
  running: 'This game is not over yet',
  runningText: 'It can be watched again, from everybody’s eyes, as soon as it has ended.',
  eyes: 'Seen by',
  all: 'Everything revealed',
  watch: 'Those who watched',
  first: 'To the start',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step on',
  last: 'To the end',
  slider: 'Step',
  place: (step: number, last: number) => `Step ${step} of ${last}`,
  speed: 'Speed',
  speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' } as Record<number, string>,
  keys: 'Arrow keys step, the space bar plays and holds, Home and End go to start and end.',
  log: 'What happened',
  begins: 'The game begins.',
  quiet: 'Nothing that these eyes could see.',
  share: 'Copy the link',
  shared: 'The link is copied. Whoever has it sees this game as you see it now.',
  notShared: 'The link could not be copied. Copy it from the address line.',
  record: 'Record',
  recordLabel: 'Download the record',
  recordHint: 'A file to keep, and to check anywhere with “parlour replay --verify”.',
  check: 'Check the deal',
  checking: 'Checking …',
  fair: 'The deal was fair',
  agrees: 'Everything agrees',
  unfair: 'Something does not agree',
  hashRight: 'Your browser has hashed seed and set-up: they give exactly the hash that belongs to this game.',
  hashWrong: 'Your browser has hashed seed and set-up: they do not give the hash that the house shows for this game.',
  promised: 'It is the same hash that your browser was shown when the game began, so nothing was dealt anew.',
  notPromised: 'It is not the hash that your browser was shown when the game began.',
  notThere: 'Your browser did not see the game begin. Whether the hash was the same then, somebody who was there can tell.',
  drawnRight: (guests: number) =>
    `Your browser has hashed the house’s part of the seed and ${guests === 1 ? 'the part of one guest' : `the parts of ${guests} guests`}: each is the one that was promised, and together they give the seed.`,
  drawnWrong: 'Your browser has hashed the parts of the seed: they are not those that were promised, or do not give the seed.',
  partIn: 'Your browser’s own part is in the seed, and everybody’s promises are those it saw before it told its part.',
  partMissing: 'Your browser contributed to the seed, but its part is not in it.',
  otherPromises: 'Your browser’s own part is in the seed, but the promises are not those it saw before it told its part.',
  noPart: 'Your browser contributed nothing to the seed. Those who did can tell whether their part is in it.',
  replayed: (events: number, drawn: number) =>
    drawn === 0
      ? `The house has played all ${events} events again by the rules. Chance had nothing to answer.`
      : `The house has played all ${events} events again by the rules, and chance answered ${times(drawn)}, exactly as the seed says.`,
  brought: (events: number) =>
    events === 1
      ? 'The first event came from a file without its seed: what was drawn in it cannot be compared.'
      : `The first ${events} events came from a file without its seed: what was drawn in them cannot be compared.`,
  close: 'Close',
  commitment: 'Hash',
  seed: 'Seed',
};
