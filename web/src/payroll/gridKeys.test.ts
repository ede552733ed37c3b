import { describe, expect, it } from 'vitest';
import { nextCell } from './gridKeys';

const week = { rows: 7, columns: 3 };
const whole = { atStart: true, atEnd: true };
const within = { atStart: false, atEnd: false };
const press = (key: string, held: { shift?: boolean; ctrl?: boolean } = {}) => ({
  key,
  shift: false,
  ctrl: false,
  ...held,
});

describe('the keys of the week grid', () => {
  it.each([
    ['ArrowDown', { row: 3, column: 1 }],
    ['ArrowUp', { row: 1, column: 1 }],
    ['ArrowLeft', { row: 2, column: 0 }],
    ['ArrowRight', { row: 2, column: 2 }],
    ['Enter', { row: 3, column: 1 }],
    ['Home', { row: 2, column: 0 }],
    ['End', { row: 2, column: 2 }],
  ])('%s moves from a cell selected whole', (key, to) =>
    expect(nextCell(press(key), whole, { row: 2, column: 1 }, week)).toEqual(to),
  );

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the caret within a text', (key) =>
    expect(nextCell(press(key), within, { row: 2, column: 1 }, week)).toBeNull(),
  );

  it('goes up with Shift and Enter and leaves other shifted keys to selecting text', () => {
    expect(nextCell(press('Enter', { shift: true }), within, { row: 2, column: 1 }, week)).toEqual({
      row: 1,
      column: 1,
    });
    expect(nextCell(press('ArrowDown', { shift: true }), whole, { row: 2, column: 1 }, week)).toBeNull();
  });

  it('reaches the first and the last cell with Ctrl', () => {
    expect(nextCell(press('Home', { ctrl: true }), within, { row: 2, column: 1 }, week)).toEqual({
      row: 0,
      column: 0,
    });
    expect(nextCell(press('End', { ctrl: true }), within, { row: 2, column: 1 }, week)).toEqual({
      row: 6,
      column: 2,
    });
  });

  it('stops at the edges', () => {
    expect(nextCell(press('ArrowUp'), whole, { row: 0, column: 0 }, week)).toBeNull();
    expect(nextCell(press('ArrowLeft'), whole, { row: 0, column: 0 }, week)).toBeNull();
    expect(nextCell(press('Enter'), whole, { row: 6, column: 2 }, week)).toBeNull();
  });
});
