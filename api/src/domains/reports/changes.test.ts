/** Differences between a report and today's that a database of one version cannot have, or only after long work. */
import { expect, test } from 'vitest';
import { listChanges } from './changes.ts';
import { type ReportRow, type ReportTable, toContent, withoutPerson } from './content.ts';

const COLUMNS: ReportTable['columns'] = [
  { key: 'name', title: 'Payee', kind: 'TEXT' },
  { key: 'reportable', title: 'Reportable', kind: 'MONEY' },
  { key: 'documentStatus', title: 'Document', kind: 'TEXT' },
];
const row = (userId: string, documentId: string | null, cells: ReportRow['cells']): ReportRow => ({
  ...{ userId, runId: null, documentId, cells },
});
const table = (rows: ReportRow[], columns = COLUMNS): ReportTable => ({
  ...{ columns, rows, subtotals: [], totals: [] },
});
const dario = row('dario', 'first', ['Dario Fontaine', 50_000, 'GENERATED']);
const alma = row('alma', null, ['Alma Zeller', 100, null]);
const find = (kept: ReportTable, today: ReportTable) =>
  listChanges('TAX_REPORT', toContent(kept), today).map(
    ({ kind, name, column, kept: was, today: is }) => `${kind} ${column.title} of ${name}: ${was}, ${is}`,
  );

test('a form that took another’s place is a change, even with the same status', () => {
  expect(find(table([dario, alma]), table([{ ...dario, documentId: 'second' }, alma]))).toEqual([
    'DOCUMENT_REPLACED Document of Dario Fontaine: GENERATED, GENERATED',
  ]);
});

test('the rows of people who were deleted are gone', () => {
  const kept = ['dario', 'alma'].reduce(withoutPerson, toContent(table([dario, alma])));
  expect(listChanges('TAX_REPORT', kept, table([]))).toMatchObject([
    { kind: 'ROW_REMOVED', name: 'Deleted user', userId: null, kept: '500.00' },
    { kind: 'ROW_REMOVED', name: 'Deleted user', userId: null, kept: '1.00' },
  ]);
});

test('cells are compared by the key of their column, also of one that only today’s report has', () => {
  const [name, reportable, status] = COLUMNS;
  const runs = { key: 'runs', title: 'Payroll Runs', kind: 'COUNT' } as const;
  const today = row('dario', 'first', [3, 'GENERATED', 50_000, 'Dario Fontaine']);
  expect(find(table([dario]), table([today], [runs, status!, reportable!, name!]))).toEqual([
    'CELL_CHANGED Payroll Runs of Dario Fontaine: null, 3',
  ]);
});
