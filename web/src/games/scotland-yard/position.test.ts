import { describe, expect, test } from 'vitest';
import { positionText } from './position';
import { viewOf } from './testing';

describe('a position as text', () => {
  test('holds whose turn it is, pieces, tickets, and the travel log', () => {
    const view = viewOf();
    view.detectives[0]!.moved = true;
    expect(positionText(view, 2)).toBe('turn=2 count=5 detectives=140:5/8/1*;136:2/8/4;108:7/6/1;89:7/6/1;128:8/4/2 x=?:16/11/14/4/1 shown=115 log=tttttttx.tt');
  });

  test('says nothing that its viewer does not know', () => {
    // Two games that a detective cannot tell apart have one view for him; Mister X’s own names his place.
    expect(positionText(viewOf(), 1)).toContain(' x=?:');
    const { mister_x } = viewOf();
    expect(positionText(viewOf({ mister_x: { ...mister_x, station: 89 }, log: [] }), 0)).toContain(' x=89:');
    // What a practising detective peeked at is no part of the position.
    expect(positionText(viewOf({ peeked: 89 }), 1)).toBe(positionText(viewOf(), 1));
  });

  test('before the first move nothing was shown, and unlimited tickets have no number', () => {
    const { mister_x } = viewOf();
    const tickets = { taxi: null, bus: null, underground: null, black: 5, double: 2 };
    expect(positionText(viewOf({ log: [], mister_x: { ...mister_x, tickets } }), 0)).toMatch(/ x=\?:-\/-\/-\/5\/2 shown=- log=-$/);
  });
});
