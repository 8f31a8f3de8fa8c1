// Texts that are put together from several, by what is the case; the texts themselves are in the language's module.

import { teamOf, type Team } from '../game';
import { helpsAt } from '../table/helps';
import type { GameInfo, NoteBody, Options, Outcome } from '../table/wire.gen';
import type { en as room } from '../table/words/en';
import type { en } from './en';

type Words = typeof en;
type Room = typeof room;

/** What is worth saying, one sentence after another. */
const together = (sentences: string[]): string => sentences.filter(Boolean).join(' ');

export const telling = (words: Words, room: Room) => ({
  /** What the house itself reports between the players’ messages. */
  noteText(body: NoteBody, seatNames: string[], brainTitle: (brain: string) => string): string {
    const { notes } = room;
    switch (body.kind) {
      case 'said':
        return body.text;
      case 'sat-down':
        return notes.satDown(body.name, seatNames[body.seat] ?? '');
      case 'renamed':
        return notes.renamed(body.from, body.name);
      case 'left-seat':
        return notes.leftSeat(body.name);
      case 'seat-freed':
        return notes.seatFreed(body.name);
      case 'sent-away':
        return notes.sentAway(body.name);
      case 'let-in':
        return notes.letIn(body.name);
      case 'goes-on':
        return body.table === null ? notes.goesOnHere : notes.goesOn;
      case 'rests':
        return body.rest.why === 'restarted' ? notes.restarted : notes.rests;
      case 'hosts':
        return notes.hosts(body.name);
      case 'counting':
        return notes.counting(body.seconds);
      case 'countdown-stopped':
        return notes.stopped(body.name);
      case 'part-missing':
        return notes.partMissing(body.names);
      case 'stands-in':
        return notes.standsIn(brainTitle(body.brain), body.name);
      case 'came-back':
        return notes.cameBack(body.name);
      case 'timed-out':
        return notes.timedOut(body.name);
      case 'paused':
        return notes.paused(body.paused);
      case 'started':
        return notes.started;
    }
  },

  /** The table's options as sentences, only what is worth saying. */
  optionsText({ decision_seconds, pace, stand_in_seconds, help }: Options, game?: Pick<GameInfo, 'helps'>): string {
    const { options } = room;
    const helps = helpsAt({ help }, game);
    return together([
      decision_seconds === null ? options.untimed : options.timed(decision_seconds),
      options.pace(pace),
      stand_in_seconds === null ? '' : options.standIn(stand_in_seconds),
      helps.length > 0 ? options.help(helps) : game?.helps.length ? options.noHelp : '',
    ]);
  },

  /** What happens to the game while a player who keeps the seat is away. */
  leaveText({ decision_seconds, stand_in_seconds }: Options): string {
    const { leave } = room;
    if (decision_seconds === null && stand_in_seconds === null) return together([leave.kept, leave.waits]);
    return together([leave.kept, stand_in_seconds === null ? '' : leave.standIn(stand_in_seconds), decision_seconds === null ? '' : leave.clock(decision_seconds)]);
  },

  /** Two words about the end, for those who sit and for those who watch. */
  outcomeTitle(outcome: Outcome, mine: readonly number[], names: readonly string[], teams: readonly Team[] = []): string {
    const { table } = words;
    if (outcome === 'drawn') return table.drawn;
    if (outcome === 'nobody-won') return table.nobody;
    const { won } = outcome;
    const winners = won.map((seat) => names[seat] ?? '');
    const mineWon = mine.filter((seat) => won.includes(seat));
    // A guest who played both sides has won and lost.
    if (mine.length === 0 || (mineWon.length > 0 && mineWon.length < mine.length)) {
      return teamOf(teams, won)?.wins ?? table.theyWin(winners);
    }
    if (mineWon.length > 0) return table.won;
    // Of two sides it is clear who has won.
    return (teams.length || names.length) === 2 ? table.lost : table.lostTo(winners);
  },
});
