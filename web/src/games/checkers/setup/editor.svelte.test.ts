import { describe, expect, test } from 'vitest';
import { START, boardOf } from '../fen';
import { placeOf } from '../geometry';
import { EditorState } from './editor.svelte';

/** A set-up board and all that it told. */
function open(fen = 'W:W:B') {
  const told: string[] = [];
  const editor = new EditorState(fen, (text) => told.push(text));
  return { editor, told };
}

describe('clicks', () => {
  test('a first puts a man, a second crowns it, a third takes it away', () => {
    const { editor, told } = open();
    editor.take('white');
    for (let click = 0; click < 3; click++) editor.press(18);
    expect(told).toEqual(['W:W18:B', 'W:WK18:B', 'W:W:B']);
  });

  test('the other colour is put in its place', () => {
    const { editor, told } = open('W:WK18:B');
    editor.press(18);
    expect(told).toEqual(['W:W:B18']);
  });

  test('an empty hand takes away', () => {
    const { editor, told } = open('W:WK18:B1');
    editor.take('nothing');
    editor.press(18);
    editor.press(18);
    expect(told).toEqual(['W:W:B1']);
  });

  test('a light square takes nothing and says why', () => {
    const { editor, told } = open('W:WK18:B1');
    const refused = { text: 'Checkers is played on the dark squares only.', isWarning: true };
    editor.pressLight();
    expect(editor.said).toEqual(refused);
    // A piece that is dropped there goes back, and a new one is not put down.
    editor.take('white');
    editor.lift(18, placeOf(18));
    editor.release('light');
    expect(editor.said).toEqual(refused);
    expect(editor.isCarrying).toBe(false);
    expect(editor.pieces.map(({ key }) => key)).toEqual([1, 18]);
    editor.fetch('black', placeOf(1));
    editor.release('light');
    expect(editor.said).toEqual(refused);
    expect(told).toEqual([]);
  });

  test('a thirteenth piece is refused with the reason, and nothing changes', () => {
    const { editor, told } = open(START);
    editor.press(16);
    expect(told).toEqual([]);
    expect(editor.said).toEqual({ text: 'Black already has twelve pieces. Remove one first.', isWarning: true });
    expect(editor.position.board).toBe(boardOf(START));
    // A piece of the other side that is replaced would make it thirteen as well.
    editor.press(21);
    expect(editor.said.isWarning).toBe(true);
    // Crowning one of the twelve is no thirteenth.
    editor.press(1);
    expect(told).toEqual([START.replace('B1,', 'BK1,')]);
    expect(editor.said.isWarning).toBe(false);
  });
});

describe('keys', () => {
  test('arrows walk, letters put, delete takes away, and each is told', () => {
    const { editor, told } = open();
    editor.cursor = 18;
    for (const key of ['ArrowRight', 'w', 'm', 'K', 'ArrowDown', 'b', 'Enter', 'Delete']) expect(editor.key(key)).toBe(true);
    expect(told).toEqual(['W:W19:B', 'W:WK19:B', 'W:WK19:B23', 'W:WK19:B']);
    expect(editor.said.text).toBe('Square 23: empty. Black has no pieces.');
    expect(editor.key('Tab')).toBe(false);
  });

  test('on a turned board the arrows keep to the picture', () => {
    const { editor } = open();
    editor.cursor = 18;
    editor.flip();
    editor.key('ArrowRight');
    expect(editor.cursor).toBe(17);
  });

  test('with an empty hand a letter keeps the colour that stands there', () => {
    const { editor, told } = open('W:W30:B');
    editor.take('nothing');
    editor.cursor = 30;
    editor.key('k');
    expect(told).toEqual(['W:WK30:B']);
  });
});

describe('carrying', () => {
  const here = { col: 2.4, row: 3.1 };

  test('a piece goes to another square with all that it is, and off the board it is gone', () => {
    const { editor, told } = open('W:WK18:B1');
    editor.lift(18, here);
    expect(editor.pieces.find(({ isLifted }) => isLifted)).toMatchObject({ piece: 'W', ...here });
    expect(editor.pieces).toHaveLength(2);
    editor.release(22);
    editor.lift(22, here);
    editor.release(null);
    expect(told).toEqual(['W:WK22:B1', 'W:W:B1']);
    expect(editor.isCarrying).toBe(false);
  });

  test('a piece let go where it stood stays; one from beside the board is new', () => {
    const { editor, told } = open('W:W18:B1');
    editor.lift(18, here);
    editor.release(18);
    editor.lift(2, here);
    expect(editor.isCarrying).toBe(false);
    editor.fetch('black', here);
    editor.release(null);
    expect(told).toEqual([]);
    editor.fetch('black', here);
    editor.release(9);
    expect(told).toEqual(['W:W18:B1,9']);
  });
});

test('who moves, an empty board, the usual start, changed colours, and all of it undone', () => {
  const { editor, told } = open('W:W30,K32:B1');
  editor.turnTo('black');
  editor.turnTo('black');
  editor.swap();
  editor.clear();
  editor.usual();
  expect(told).toEqual(['B:W30,K32:B1', 'W:W32:BK1,3', 'W:W:B', START]);
  for (let step = 0; step < 5; step++) editor.undo();
  expect(told.slice(4)).toEqual(['W:W:B', 'W:W32:BK1,3', 'B:W30,K32:B1', 'W:W30,K32:B1']);
  expect(editor.canUndo).toBe(false);
});

test('a typed text is drawn as soon as it can be', () => {
  const { editor, told } = open();
  editor.follow('W:W27:B1');
  editor.follow('W:W27:B');
  editor.follow('W:W27,:Bx');
  expect(editor.position.board).toBe(boardOf('W:W27:B'));
  editor.follow('W:W1-13:B20');
  expect(editor.position.board).toBe(boardOf('W:W27:B'));
  expect(told).toEqual([]);
});
