import { pastedAmount } from '../../kit/lib/pastedCells';
import type { Cell } from '../../kit/ui/gridKeys';
import { isPayable, knownRow } from './batchPlan';
import { type BoardDraft, getTouch, withTouch } from './boardDraft';
import type { BoardRow } from './boardRow';

/** The column of the week's expenses, after the seven days. */
export const EXPENSES_COLUMN = 7;

/** Errors by cell: 'User_7.2026-11-09' for a day, 'User_7.expenses'. */
export type CellErrors = Readonly<Partial<Record<string, string>>>;

/** The key of a cell's error. */
export const cellName = (id: string, field: string): string => `${id}.${field}`;

export type PastedRows = {
  readonly draft: BoardDraft;
  readonly errors: CellErrors;
  /** Skipped rows, which cannot be changed. */
  readonly passedOver: number;
  /** Rows of the block below the page's last. */
  readonly leftOver: number;
};

/**
 * Puts a copied block into the rows of the page, its first cell into `at`: line by line, so that a column copied beside
 * the names meets the same names. Columns beyond the expenses are dropped; `isOpen` tells which days can be paid
 * already.
 */
export function pasteIntoRows(
  draft: BoardDraft,
  rows: readonly BoardRow[],
  at: Cell,
  block: readonly string[][],
  isOpen: (date: string) => boolean,
): PastedRows {
  const errors: Record<string, string> = {};
  let next = draft;
  let passedOver = 0;
  const reached = rows.slice(at.row, at.row + block.length);
  for (const [offset, row] of reached.entries()) {
    if (!isPayable(row)) {
      passedOver += 1;
      continue;
    }
    const pay: Record<string, string> = { ...getTouch(next, row.user.id).pay };
    let expenses = getTouch(next, row.user.id).expenses;
    for (const [shift, text] of (block[offset] ?? []).entries()) {
      const column = at.column + shift;
      const date = row.days[column]?.date;
      const amount = (field: string) =>
        pastedAmount(text, (error) => (errors[cellName(row.user.id, field)] = error));
      if (column === EXPENSES_COLUMN) expenses = amount('expenses');
      else if (date && isOpen(date)) pay[date] = amount(date);
    }
    next = withTouch(next, knownRow(row), { pay, expenses });
  }
  return { draft: next, errors, passedOver, leftOver: block.length - reached.length };
}
