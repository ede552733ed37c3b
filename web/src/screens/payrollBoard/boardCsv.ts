import type { Environment } from 'relay-runtime';
import { readCents } from 'rules/amounts';
import { toDecimal } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import { type CsvColumn, csvFileName, toCsv } from '../../kit/lib/csv';
import { saveCsv } from '../../kit/lib/download';
import { type BoardDraft, getTouch } from './boardDraft';
import type { BoardRow } from './boardRow';
import { fetchBoardRows } from './fetchBoardRows';
import { shownRow } from './shownRow';

/** Rows as on screen, with typed amounts and ticked boxes: one column a day, money as plain decimals. */
export function boardCsv(week: string, rows: readonly BoardRow[], draft: BoardDraft): string {
  const shown = rows.map((row) => ({ row, shown: shownRow(row, getTouch(draft, row.user.id)) }));
  type Line = (typeof shown)[number];
  const columns: readonly CsvColumn<Line>[] = [
    { header: 'lastName', cell: ({ row }) => row.user.lastName },
    { header: 'firstName', cell: ({ row }) => row.user.firstName },
    { header: 'email', cell: ({ row }) => row.user.email },
    ...listWeekDays(week).map(
      (date, index): CsvColumn<Line> => ({
        header: date,
        cell: (line) => toDecimal(readCents(line.shown.pay[index])),
      }),
    ),
    { header: 'expenses', cell: (line) => toDecimal(readCents(line.shown.expenses) + line.shown.receipts) },
    { header: 'total', cell: (line) => toDecimal(line.shown.total) },
    { header: 'state', cell: (line) => line.shown.look.label },
    { header: 'run', cell: ({ row }) => row.run?.number },
    // The plans' deductions, and the week's pay from a void run.
    { header: 'deducted', cell: ({ shown: { total, net } }) => toDecimal(total - net) },
    { header: 'net', cell: (line) => toDecimal(line.shown.net) },
    // The net pay of the week's adjustments.
    { header: 'added', cell: ({ row }) => toDecimal(readCents(row.added)) },
  ];
  return toCsv(columns, shown);
}

type Shown = Parameters<typeof fetchBoardRows>[1] & { draft: BoardDraft };

/** Saves the rows as a file, with the typed amounts. */
export async function exportBoard(environment: Environment, { draft, ...shown }: Shown): Promise<void> {
  const rows = await fetchBoardRows(environment, shown);
  saveCsv(boardCsv(shown.week, rows, draft), csvFileName('payroll', 'week', shown.week));
}
