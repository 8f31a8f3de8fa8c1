/**
 * A position as the text that the setup reads, from what one viewer may know: where Mister X's place is hidden it says
 * `?`. How the text is made up is told in `docs/rules/scotland-yard.md`.
 */
import type { Ticket, View } from './types.gen';

const LETTERS: Record<Ticket, string> = { taxi: 't', bus: 'b', underground: 'u', black: 'x' };

/** The position in which this seat is to move. */
export function positionText(view: View, turn: number): string {
  const detectives = view.detectives.map(({ station, tickets: { taxi, bus, underground }, moved }) => `${station}:${taxi}/${bus}/${underground}${moved ? '*' : ''}`);
  const { taxi, bus, underground, black, double } = view.mister_x.tickets;
  const held = [taxi ?? '-', bus ?? '-', underground ?? '-', black, double].join('/');
  const shown = view.log.findLast((move) => move.shown)?.station ?? '-';
  const log = view.log.map((move) => LETTERS[move.by] + (move.double ? '.' : '')).join('');
  return `turn=${turn} count=${detectives.length} detectives=${detectives.join(';')} x=${view.mister_x.station ?? '?'}:${held} shown=${shown} log=${log || '-'}`;
}
