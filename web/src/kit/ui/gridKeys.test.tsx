import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Cell, cellAttributes, moveInGrid, nextCell } from './gridKeys';

const week: Cell[] = Array.from({ length: 21 }, (_, index) => ({
  row: Math.floor(index / 3),
  column: index % 3,
}));
const whole = { atStart: true, atEnd: true, chooses: false };
const within = { atStart: false, atEnd: false, chooses: false };
const choices = { atStart: true, atEnd: true, chooses: true };
const press = (key: string, held: { shift?: boolean; ctrl?: boolean } = {}) => ({
  key,
  shift: false,
  ctrl: false,
  ...held,
});
const middle = { row: 2, column: 1 };

describe('the keys of a grid of fields', () => {
  it.each([
    ['ArrowDown', { row: 3, column: 1 }],
    ['ArrowUp', { row: 1, column: 1 }],
    ['ArrowLeft', { row: 2, column: 0 }],
    ['ArrowRight', { row: 2, column: 2 }],
    ['Enter', { row: 3, column: 1 }],
    ['Home', { row: 2, column: 0 }],
    ['End', { row: 2, column: 2 }],
  ])('%s moves from a cell selected whole', (key, to) =>
    expect(nextCell(press(key), whole, middle, week)).toEqual(to),
  );

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the caret within a text', (key) =>
    expect(nextCell(press(key), within, middle, week)).toBeUndefined(),
  );

  it.each(['ArrowUp', 'ArrowDown', 'Home', 'End'])('%s chooses in a list of choices', (key) =>
    expect(nextCell(press(key), choices, middle, week)).toBeUndefined(),
  );

  it('leaves a list of choices sideways and with Enter', () => {
    expect(nextCell(press('ArrowRight'), choices, middle, week)).toEqual({ row: 2, column: 2 });
    expect(nextCell(press('Enter'), choices, middle, week)).toEqual({ row: 3, column: 1 });
  });

  it('goes up with Shift+Enter, and leaves other shifted keys to text selection', () => {
    expect(nextCell(press('Enter', { shift: true }), within, middle, week)).toEqual({ row: 1, column: 1 });
    expect(nextCell(press('ArrowDown', { shift: true }), whole, middle, week)).toBeUndefined();
  });

  it('reaches the first and the last cell with Ctrl', () => {
    expect(nextCell(press('Home', { ctrl: true }), within, middle, week)).toEqual({ row: 0, column: 0 });
    expect(nextCell(press('End', { ctrl: true }), within, middle, week)).toEqual({ row: 6, column: 2 });
    expect(nextCell(press('ArrowDown', { ctrl: true }), whole, middle, week)).toBeUndefined();
  });

  it('stops at the edges', () => {
    expect(nextCell(press('ArrowUp'), whole, { row: 0, column: 0 }, week)).toBeUndefined();
    expect(nextCell(press('ArrowLeft'), whole, { row: 0, column: 0 }, week)).toBeUndefined();
    expect(nextCell(press('Enter'), whole, { row: 6, column: 2 }, week)).toBeUndefined();
    expect(nextCell(press('Home'), whole, { row: 0, column: 0 }, week)).toBeUndefined();
  });

  it('skips gaps, regardless of the order of the fields', () => {
    const gaps = week.filter(({ row, column }) => !(row === 3 && column === 1)).reverse();
    expect(nextCell(press('ArrowDown'), whole, middle, gaps)).toEqual({ row: 4, column: 1 });
  });
});

describe('moving between fields', () => {
  const fields = () =>
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
      <div onKeyDown={moveInGrid}>
        <input type="checkbox" aria-label="Worked" {...cellAttributes({ row: 0, column: 0 })} />
        <input aria-label="Notes" defaultValue="Dallas" {...cellAttributes({ row: 0, column: 1 })} />
        <input aria-label="Locked" disabled {...cellAttributes({ row: 1, column: 1 })} />
        <textarea aria-label="More notes" defaultValue="Reno" {...cellAttributes({ row: 2, column: 1 })} />
        <select aria-label="Status" {...cellAttributes({ row: 2, column: 2 })}>
          <option>Pending</option>
        </select>
        <input aria-label="Elsewhere" />
      </div>,
    );

  it('selects the whole text it reaches and skips disabled fields', async () => {
    fields();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Worked'));
    await user.keyboard('{ArrowRight}');
    const notes = screen.getByLabelText<HTMLInputElement>('Notes');
    expect(document.activeElement).toBe(notes);
    expect([notes.selectionStart, notes.selectionEnd]).toEqual([0, 6]);
    await user.keyboard('{ArrowDown}');
    const more = screen.getByLabelText<HTMLTextAreaElement>('More notes');
    expect(document.activeElement).toBe(more);
    expect([more.selectionStart, more.selectionEnd]).toEqual([0, 4]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByLabelText('Status'));
  });

  it('searches the fields only for keys that move', async () => {
    const { container } = fields();
    const search = vi.spyOn(container.firstElementChild!, 'querySelectorAll');
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Notes'));
    await user.keyboard('250.5{Backspace}');
    expect(search).not.toHaveBeenCalled();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      expect(search).toHaveBeenCalled();
      search.mockClear();
    }
  });

  it('ignores fields outside the grid', async () => {
    fields();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Elsewhere'));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  });
});
