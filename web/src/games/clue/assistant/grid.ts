// The sheet as it is drawn: rows by kind, a cell for every card and holder.

import { share } from '$lib/words/figures';
import { KINDS, type Deck, type Names } from './cards';
import type { CardKind, Case, Mark, Sheet } from './types.gen';
import { cellLabel, holderName } from './words';

export interface Cell {
  /** Names the cell among all others. */
  key: string;
  card: string;
  /** What the card is called. */
  name: string;
  holder: string;
  state: 'has' | 'not' | 'may';
  /** The chance from 0 to 1, drawn behind the number; 0 where nothing is open. */
  level: number;
  /** "62", "<1"; empty where nothing is open. */
  percent: string;
  /** For those who cannot see it. */
  label: string;
}

export interface Group {
  kind: CardKind;
  rows: { card: string; name: string; cells: Cell[] }[];
}

export interface Column {
  holder: string;
  name: string;
  /** How many cards are there; null for the envelope, which everybody knows. */
  cards: number | null;
}

export function cellKey(card: string, holder: string): string {
  return `${holder}\n${card}`;
}

function cellOf(card: string, name: string, holder: string, mark: Mark): Cell {
  const isOpen = mark.mark === 'may';
  return {
    key: cellKey(card, holder),
    card,
    name,
    holder,
    state: mark.mark === 'has' ? 'has' : isOpen ? 'may' : 'not',
    level: isOpen ? mark.chance : 0,
    percent: isOpen ? share(mark.chance) : '',
    label: cellLabel(name, holder, mark),
  };
}

export function groupsOf(sheet: Sheet, names: Names): Group[] {
  return KINDS.map((kind) => ({
    kind,
    rows: sheet.cards
      .filter((row) => row.kind === kind)
      .map(({ card, marks }) => {
        const name = names.full(card);
        return { card, name, cells: marks.map((mark, at) => cellOf(card, name, sheet.holders[at] ?? '', mark)) };
      }),
  }));
}

export function columnsOf(sheet: Sheet, game: Case): Column[] {
  return sheet.holders.map((holder) => ({
    holder,
    name: holderName(holder),
    cards: game.players.find((player) => player.name === holder)?.cards ?? { open: game.open.length, aside: game.aside }[holder] ?? null,
  }));
}

/** The cards of the edition: the sheet has a row for each. */
export function deckOfSheet(sheet: Sheet): Deck {
  const of = (kind: CardKind) => sheet.cards.filter((row) => row.kind === kind).map((row) => row.card);
  return { suspect: of('suspect'), weapon: of('weapon'), room: of('room') };
}

/** Which cards are certainly in the envelope. */
export function solved(sheet: Sheet): string[] {
  const at = sheet.holders.indexOf('envelope');
  return sheet.cards.filter((row) => row.marks[at]?.mark === 'has').map((row) => row.card);
}

/** What was open before and is certain now. */
export function freshCells(before: Sheet, after: Sheet, names: Names): Cell[] {
  const open = new Set(groupsOf(before, names).flatMap((group) => group.rows.flatMap((row) => row.cells.filter((cell) => cell.state === 'may').map((cell) => cell.key))));
  return groupsOf(after, names).flatMap((group) => group.rows.flatMap((row) => row.cells.filter((cell) => cell.state !== 'may' && open.has(cell.key))));
}
