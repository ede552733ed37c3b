/** Differences between a report and today's that a database of one version cannot have, or only after long work. */
import { expect, test } from 'vitest';
import { type ComparedTable, compareTables } from './changes.ts';
import { type ReportColumn, type ReportRow, withoutPerson } from './content.ts';

const COLUMNS: ReportColumn[] = [
  { key: 'name', title: 'Payee', kind: 'TEXT' },
  { key: 'reportable', title: 'Reportable', kind: 'MONEY' },
  { key: 'documentStatus', title: 'Document', kind: 'TEXT' },
];
const row = (userId: string, documentId: string | null, cells: ReportRow['cells']): ReportRow => ({
  ...{ userId, runId: null, documentId, cells },
});
/** A table whose rows come in parts of this size. */
const table = (rows: ReportRow[], { columns = COLUMNS, size = 1 } = {}): ComparedTable => ({
  columns,
  rows: (async function* () {
    for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
  })(),
});
const dario = row('dario', 'first', ['Dario Fontaine', 50_000, 'GENERATED']);
const alma = row('alma', null, ['Alma Zeller', 100, null]);
const find = async (kept: ComparedTable, today: ComparedTable) =>
  (await compareTables('TAX_REPORT', kept, today)).changes.map(
    ({ kind, name, column, kept: was, today: is }) => `${kind} ${column.title} of ${name}: ${was}, ${is}`,
  );

test('a form that took another’s place is a change, even with the same status', async () => {
  expect(await find(table([dario, alma]), table([{ ...dario, documentId: 'second' }, alma]))).toEqual([
    'DOCUMENT_REPLACED Document of Dario Fontaine: GENERATED, GENERATED',
  ]);
});

test('the rows of people who were deleted are gone', async () => {
  const kept = ['dario', 'alma'].reduce(
    (rows, userId) => withoutPerson(COLUMNS, rows, userId),
    [dario, alma],
  );
  expect((await compareTables('TAX_REPORT', table(kept), table([]))).changes).toMatchObject([
    { kind: 'ROW_REMOVED', name: 'Deleted user', userId: null, kept: '500.00' },
    { kind: 'ROW_REMOVED', name: 'Deleted user', userId: null, kept: '1.00' },
  ]);
});

test('cells are compared by the key of their column, also of one that only today’s report has', async () => {
  const [name, reportable, status] = COLUMNS;
  const runs = { key: 'runs', title: 'Payroll Runs', kind: 'COUNT' } as const;
  const today = row('dario', 'first', [3, 'GENERATED', 50_000, 'Dario Fontaine']);
  const columns = [runs, status!, reportable!, name!];
  expect(await find(table([dario]), table([today], { columns }))).toEqual([
    'CELL_CHANGED Payroll Runs of Dario Fontaine: null, 3',
  ]);
});

test('a heading that reads differently is no change', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, title: `Former ${column.title}` }));
  expect(await find(table([dario, alma], { columns }), table([dario, alma]))).toEqual([]);
});

test('rows find each other however far apart they are, and changes come in the order of the kept ones', async () => {
  const kept = Array.from({ length: 2500 }, (_, index) =>
    row(`user ${index}`, null, [`Payee ${index}`, index, null]),
  );
  const paid = kept.map(({ userId, cells }) => row(userId!, null, cells.with(1, Number(cells[1]) + 1)));
  const come = row('new', null, ['New Payee', 5, null]);
  const today = [come, ...paid.slice(1).reverse()];
  const { totalCount, changes } = await compareTables(
    'TAX_REPORT',
    table(kept, { size: 500 }),
    table(today, { size: 7 }),
  );
  expect(totalCount).toBe(2501);
  expect(changes.length).toBeLessThan(totalCount);
  expect(changes.map(({ name }) => name)).toEqual(changes.map((_, index) => `Payee ${index}`));
  expect(changes.slice(0, 2)).toMatchObject([
    { kind: 'ROW_REMOVED', kept: '0.00' },
    { kind: 'CELL_CHANGED', kept: '0.01', today: '0.02' },
  ]);
});
