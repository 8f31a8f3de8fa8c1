import { describe, expect, it } from 'vitest';
import { moveList } from './movelist';
import type { BallotView, Sight } from './types.gen';

const NAMES = ['Ann', 'Ben'];
const move = (ply: number, seat: number, text: string): Sight => ({
  saw: 'moved',
  seat,
  path: [],
  captured: [],
  crowned: false,
  text,
  ply,
});
const texts = (sights: Sight[]) => moveList(sights, NAMES).rows.map((row) => row.cells.map((cell) => cell?.text ?? null));

describe('the move list', () => {
  it('pairs the moves of Black and White', () => {
    expect(texts([move(1, 0, '11-15'), move(2, 1, '23-18'), move(3, 0, '15x22')])).toEqual([
      ['11–15', '23–18'],
      ['15×22', null],
    ]);
  });

  it('leaves the first place empty where White begins', () => {
    expect(texts([move(1, 1, '27x20x11'), move(2, 0, '8-15')])).toEqual([
      [null, '27×20×11'],
      ['8–15', null],
    ]);
  });

  it('forgets moves that were taken back, but not that they were', () => {
    const list = moveList(
      [
        move(1, 0, '11-15'),
        move(2, 1, '23-18'),
        move(3, 0, '9-13'),
        { saw: 'offered', seat: 0, kind: 'takeback' },
        { saw: 'accepted', seat: 1, kind: 'takeback', ply: 2 },
        move(3, 0, '15x22'),
      ],
      NAMES,
    );
    expect(list.rows.map((row) => row.cells.map((cell) => cell?.text ?? null))).toEqual([
      ['11–15', '23–18'],
      ['15×22', null],
    ]);
    expect(list.rows[0]?.notes).toEqual(['Ann asks for a takeback.', 'Ben allows the takeback.']);
  });

  it('keeps what happened before any move', () => {
    const list = moveList([{ saw: 'offered', seat: 1, kind: 'draw' }], NAMES);
    expect(list).toEqual({ preface: ['Ben offers a draw.'], rows: [] });
  });

  it('keeps the notes when everything was taken back', () => {
    const list = moveList([move(1, 0, '11-15'), { saw: 'offered', seat: 0, kind: 'takeback' }, { saw: 'accepted', seat: 1, kind: 'takeback', ply: 0 }], NAMES);
    expect(list.rows).toEqual([]);
    expect(list.preface).toHaveLength(2);
  });

  it('ends with a resignation', () => {
    expect(moveList([move(1, 0, '11-15'), { saw: 'resigned', seat: 1 }], NAMES).rows[0]?.notes).toEqual(['Ben resigns.']);
  });
});

describe('a ballot', () => {
  const ballot: BallotView = { number: 54, moves: ['10-14', '22-17', '11-16'] };
  const reply: Sight = { saw: 'moved', seat: 1, path: [17, 10], captured: [14], crowned: false, text: '17x10', ply: 1 };

  it('begins the list, and White goes on in its row', () => {
    const list = moveList([reply], ['Ann', 'Ben'], ballot);
    expect(list.preface).toEqual(['Ballot 54.']);
    expect(list.rows.map(({ cells }) => cells.map((cell) => cell && `${cell.text}/${cell.ply}`))).toEqual([
      ['10–14/0', '22–17/0'],
      ['11–16/0', '17×10/1'],
    ]);
  });

  it('is told once if it was drawn, and outlives a takeback', () => {
    const taken: Sight = { saw: 'accepted', seat: 0, kind: 'takeback', ply: 0 };
    const list = moveList([{ saw: 'ballot-drawn', ballot }, reply, taken], ['Ann', 'Ben'], ballot);
    expect(list.preface).toEqual(['Random ballot 54: 10–14, 22–17, 11–16.', 'Ann allows the takeback.']);
    expect(list.rows).toHaveLength(2);
    expect(list.rows[1]?.cells[1]).toBeNull();
  });
});
