import { en as shell } from '$lib/words/en';
import type { Rest } from '../wire.gen';

const { list } = shell;

export const en = {
  show: 'Show chat',
  switch: 'Show chat messages',
  off: 'Chat is off. You won’t see messages sent while it’s off.',
  empty: 'Write a message first.',
  tooLong: (length: number, most: number) => `Too long: ${length} of ${most} characters.`,
  sendAwayText: (name: string) => `${name} can’t watch or chat here unless you let them back in.`,

  /** How strong a computer is. */
  level: (level: string) => `Level: ${level}`,
  /** The switch for what computers say. */
  remarks: 'Remarks',
  remarksSwitch: 'Show what computers say',
  /** The same where some of it is a plan among those who play together. */
  hearings: { all: 'All remarks', plans: 'Plans only', off: 'No remarks' },
  said: (text: string) => `“${text}”`,

  goThere: 'Go to the table',
  /** Why a game is paused at this table, or can't start. */
  rests(rest: Rest): string {
    switch (rest.why) {
      case 'played-at':
        return 'This game is being played at another table. It’s paused here.';
      case 'finished':
        return 'This game was finished at another table.';
      case 'awaits':
        return `${rest.name} is playing this game at another table. It’s paused here until they stop.`;
      case 'restarted':
        return 'The host started this game over at another table.';
      case 'knows-more':
        return `${rest.name} has already seen more of this game at another table, so it can’t continue here.`;
    }
  },
  /** For the one who continued it, whose name for it this is. */
  savedAs: (name: string) => `You saved it as “${name}”.`,
  broughtBy: (name: string) => `${name} loaded this game from a file. Files can be edited.`,

  restart: 'Start over',
  restartTitle: 'Start over?',
  restartAlone: 'This game is discarded and a new one starts with the same options.',
  restartText: 'This game ends for everyone. A new one opens with the same players and options.',

  restarted: 'The host started the game over.',
  downloadLog: 'Download the log',
  /** The first line of a log’s file. */
  logTitle: (game: string, names: string[]) => `${game}: ${list(names)}`,

  rename: 'Change name',
  recast: 'Change character',
  recastTitle: 'Who would you like to play?',

  /** The speed as it is, on the button that changes it. */
  tempo: (pace: string) => `Computer speed: ${pace}`,
  skip: 'Skip to your turn',
  skipShort: 'Skip',

  filter: 'Lines shown',
  filters: { all: 'All', moves: 'Moves', talk: 'Talk' },
  openLog: 'Open the log',

  menu: 'Menu',
  /** The tab that leads back to the board. */
  board: 'Board',
};
