import type { KeyboardEvent } from 'react';

// Makes rows and columns of fields behave like a spreadsheet for the keyboard. Up, Down and Enter stay in a column,
// Left, Right, Home and End in a row; disabled fields are skipped. A text is selected whole on arrival, and Left,
// Right, Home and End leave it only from its edge, so the caret can still be moved. In a list of choices Up, Down, Home
// and End choose, as everywhere. Tab keeps its meaning.

/** A place in a grid, from 0. */
export type Cell = { readonly row: number; readonly column: number };

type Press = { readonly key: string; readonly shift: boolean; readonly ctrl: boolean };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the field itself needs the key. */
type Caret = { readonly atStart: boolean; readonly atEnd: boolean; readonly chooses: boolean };

/** The attributes that make a field or a list of choices a cell of the grid. */
export function cellAttributes({ row, column }: Cell) {
  return { 'data-row': row, 'data-column': column };
}

/** The cell of an event; null outside the cells. */
export function findCell(target: EventTarget): Cell | null {
  if (!isControl(target)) return null;
  const { row, column } = target.dataset;
  return row && column ? { row: Number(row), column: Number(column) } : null;
}

/** Other keys cause no search: typing must not wait for a search through hundreds of fields. */
const MOVES = /^(Arrow|Enter|Home|End)/;

/** Moves the focus between the cells below the element it listens on. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const at = MOVES.test(event.key) && findCell(event.target);
  if (!at || event.altKey || event.nativeEvent.isComposing) return;
  const press = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey };
  const controls = [
    ...event.currentTarget.querySelectorAll<Control>('[data-row][data-column]:not(:disabled)'),
  ].flatMap((control) => {
    const cell = findCell(control);
    return cell ? [{ ...cell, control }] : [];
  });
  const next = nextCell(press, readCaret(event.target as Control), at, controls);
  if (!next) return;
  event.preventDefault();
  next.control.focus();
  if (isText(next.control)) next.control.select();
}

/** The cell a key leads to; undefined when the field needs the key or it leads off the grid. */
export function nextCell<Place extends Cell>(
  press: Press,
  caret: Caret,
  at: Cell,
  cells: readonly Place[],
): Place | undefined {
  const ways = inOrder(cells);
  const column = ways.filter((cell) => cell.column === at.column);
  const row = ways.filter((cell) => cell.row === at.row);
  const next = destination();
  return next && (next.row !== at.row || next.column !== at.column) ? next : undefined;

  function destination(): Place | undefined {
    const { key, shift, ctrl } = press;
    const above = () => column.findLast((cell) => cell.row < at.row);
    const below = () => column.find((cell) => cell.row > at.row);
    if (key === 'Enter' && !ctrl) return shift ? above() : below();
    if (shift) return undefined;
    if (ctrl) return key === 'Home' ? ways[0] : key === 'End' ? ways.at(-1) : undefined;
    if (key === 'ArrowLeft' && caret.atStart) return row.findLast((cell) => cell.column < at.column);
    if (key === 'ArrowRight' && caret.atEnd) return row.find((cell) => cell.column > at.column);
    if (caret.chooses) return undefined;
    if (key === 'ArrowUp') return above();
    if (key === 'ArrowDown') return below();
    if (key === 'Home' && caret.atStart) return row[0];
    if (key === 'End' && caret.atEnd) return row.at(-1);
    return undefined;
  }
}

function inOrder<Place extends Cell>(cells: readonly Place[]): Place[] {
  return [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
}

function readCaret(control: Control): Caret {
  const chooses = control instanceof HTMLSelectElement;
  if (!isText(control)) return { atStart: true, atEnd: true, chooses };
  const { selectionStart, selectionEnd, value } = control;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isPoint = selectionStart === selectionEnd;
  return {
    atStart: isWhole || (isPoint && selectionStart === 0),
    atEnd: isWhole || (isPoint && selectionEnd === value.length),
    chooses,
  };
}

function isControl(target: EventTarget): target is Control {
  return target instanceof HTMLSelectElement || isField(target);
}

function isText(control: Control): control is HTMLInputElement | HTMLTextAreaElement {
  return isField(control) && /^text/.test(control.type);
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
