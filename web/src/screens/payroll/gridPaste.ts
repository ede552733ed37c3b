import { pastedAmount } from '../../kit/lib/pastedCells';
import type { Cell } from '../../kit/ui/gridKeys';
import { type DayEntry, entryFields } from './dayEntries';

/** The result of a paste: the new days, the unreadable values (which count as 0), and how many rows did not fit. */
export type Pasted = {
  readonly entries: readonly DayEntry[];
  readonly errors: Readonly<Record<string, string>>;
  readonly rowsLeftOver: number;
};

/** Puts a block into the days, its first cell into `at`. Columns beyond the last are dropped. */
export function pasteInto(entries: readonly DayEntry[], at: Cell, block: readonly string[][]): Pasted {
  const errors: Record<string, string> = {};
  const pasted = entries.map((entry, row) => {
    const next = { ...entry };
    for (const [offset, text] of (block[row - at.row] ?? []).entries()) {
      const field = entryFields[at.column + offset];
      if (field === 'notes') next.notes = text.trim();
      else if (field) next[field] = pastedAmount(text, (error) => (errors[`${row}.${field}`] = error));
    }
    return next;
  });
  return { entries: pasted, errors, rowsLeftOver: Math.max(0, at.row + block.length - entries.length) };
}
