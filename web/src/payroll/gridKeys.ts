import type { KeyboardEvent } from 'react';

// The week's fields as a spreadsheet for the keyboard. A field moved to is selected whole; left, right, Home and End
// leave it only from the edge of its text, so that the caret can still be put anywhere. Tab stays the browser's.

/** A place in the grid, from 0. */
export type Cell = { readonly row: number; readonly column: number };

type Press = { readonly key: string; readonly shift: boolean; readonly ctrl: boolean };
type Caret = { readonly atStart: boolean; readonly atEnd: boolean };

/** Where a key leads from a cell; null when the key belongs to the field or leads off the grid. */
export function nextCell(
  press: Press,
  caret: Caret,
  at: Cell,
  size: { rows: number; columns: number },
): Cell | null {
  const next = destination(press, caret, at, { row: size.rows - 1, column: size.columns - 1 });
  if (!next || next.row < 0 || next.row >= size.rows || next.column < 0 || next.column >= size.columns)
    return null;
  return next.row === at.row && next.column === at.column ? null : next;
}

function destination({ key, shift, ctrl }: Press, caret: Caret, at: Cell, last: Cell): Cell | null {
  if (key === 'Enter') return { ...at, row: at.row + (shift ? -1 : 1) };
  if (shift) return null;
  if (ctrl && key === 'Home') return { row: 0, column: 0 };
  if (ctrl && key === 'End') return last;
  if (ctrl) return null;
  if (key === 'ArrowUp') return { ...at, row: at.row - 1 };
  if (key === 'ArrowDown') return { ...at, row: at.row + 1 };
  if (key === 'ArrowLeft' && caret.atStart) return { ...at, column: at.column - 1 };
  if (key === 'ArrowRight' && caret.atEnd) return { ...at, column: at.column + 1 };
  if (key === 'Home' && caret.atStart) return { ...at, column: 0 };
  if (key === 'End' && caret.atEnd) return { ...at, column: last.column };
  return null;
}

/** The attributes that make an input a cell of the grid. */
export function cellAttributes({ row, column }: Cell) {
  return { 'data-row': row, 'data-column': column };
}

/** The cell an event happened in; null outside of the cells. */
export function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row && column ? { row: Number(row), column: Number(column) } : null;
}

/** Moves the focus between the cells below the element it listens on. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, size: { rows: number; columns: number }): void {
  const at = cellOf(event.target);
  if (!at || event.altKey || event.nativeEvent.isComposing) return;
  const press = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey };
  const next = nextCell(press, caretOf(event.target as HTMLInputElement), at, size);
  if (!next) return;
  const input = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-row="${next.row}"][data-column="${next.column}"]`,
  );
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.select();
}

function caretOf({ selectionStart, selectionEnd, value }: HTMLInputElement): Caret {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isPoint = selectionStart === selectionEnd;
  return {
    atStart: isWhole || (isPoint && selectionStart === 0),
    atEnd: isWhole || (isPoint && selectionEnd === value.length),
  };
}
