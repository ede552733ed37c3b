import type { KeyboardEvent } from 'react';

// The days of a week are moved through like a spreadsheet: Up, Down and Enter stay in a column, Left and Right in a
// row. A cell's control carries `data-row` and `data-column`; controls that cannot be used are passed over.

/** The attributes that make a control a cell of the grid. */
export function cell(row: number, column: number): { 'data-row': number; 'data-column': number } {
  return { 'data-row': row, 'data-column': column };
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Moves the focus for an arrow key or Enter pressed in a cell; on the element that holds the grid. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as Control;
  if (from.dataset.row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = target(event, from);
  if (!to) return;
  event.preventDefault();
  to.focus();
  if (to instanceof HTMLInputElement && to.type === 'text') to.select();
}

function target(event: KeyboardEvent<HTMLElement>, from: Control): Control | undefined {
  const controls = [...event.currentTarget.querySelectorAll<Control>('[data-row]:not(:disabled)')];
  const row = Number(from.dataset.row);
  const column = Number(from.dataset.column);
  const inColumn = (below: boolean) => {
    const others = controls.filter(
      (each) =>
        Number(each.dataset.column) === column && Number(each.dataset.row) > row === below && each !== from,
    );
    return below ? others[0] : others.at(-1);
  };
  const inRow = (after: boolean) => {
    const others = controls.filter(
      (each) =>
        Number(each.dataset.row) === row && Number(each.dataset.column) > column === after && each !== from,
    );
    return after ? others[0] : others.at(-1);
  };
  // In a list of choices Up and Down choose, as everywhere.
  const chooses = from instanceof HTMLSelectElement;
  switch (event.key) {
    case 'Enter':
      return inColumn(!event.shiftKey);
    case 'ArrowDown':
      return chooses ? undefined : inColumn(true);
    case 'ArrowUp':
      return chooses ? undefined : inColumn(false);
    case 'ArrowRight':
      return isAtEdge(from, 'end') ? inRow(true) : undefined;
    case 'ArrowLeft':
      return isAtEdge(from, 'start') ? inRow(false) : undefined;
    default:
      return undefined;
  }
}

// Inside a text the arrows move the caret; they leave it at its ends, and at once where the whole text is selected.
function isAtEdge(control: Control, edge: 'start' | 'end'): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'text') return true;
  const { selectionStart: start, selectionEnd: end, value } = control;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (edge === 'start' ? 0 : value.length);
}

/** The lines of a column copied out of a spreadsheet; null for text of a single line, which is pasted as ever. */
export function pastedColumn(text: string): string[] | null {
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0] ?? '') : null;
}
