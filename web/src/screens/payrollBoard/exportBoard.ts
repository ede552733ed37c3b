import type { Environment } from 'relay-runtime';
import { csvFileName } from '../../kit/lib/csv';
import { saveCsv } from '../../kit/lib/download';
import { boardCsv } from './boardCsv';
import type { BoardDraft } from './boardDraft';
import { fetchBoardRows } from './fetchBoardRows';

type Shown = Parameters<typeof fetchBoardRows>[1] & { draft: BoardDraft };

/** Saves the rows as a file, with the typed amounts. */
export async function exportBoard(environment: Environment, { draft, ...shown }: Shown): Promise<void> {
  const rows = await fetchBoardRows(environment, shown);
  saveCsv(boardCsv(shown.week, rows, draft), csvFileName('payroll', 'week', shown.week));
}
