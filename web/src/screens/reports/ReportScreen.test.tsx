import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { reportEntry } from './ReportScreen.entry';

const columns = [
  { key: 'name', title: 'Contractor', kind: 'TEXT' },
  { key: 'weekStart', title: 'Week Start', kind: 'DAY' },
  { key: 'status', title: 'Status', kind: 'TEXT' },
  { key: 'basePay', title: 'Base Pay', kind: 'MONEY' },
  { key: 'expenses', title: 'Expenses', kind: 'MONEY' },
  { key: 'totalPay', title: 'Total', kind: 'MONEY' },
];
const row = (cursor: string, cells: (string | null)[], more: object = {}) => ({
  cursor,
  node: { cells, userId: 'dario', runId: 'run-7', ...more },
});
const week = ['Dario Fontaine', '2026-11-02', 'PAID', '1200.50', '20.25', '1220.75'];
const report = {
  __typename: 'Report',
  id: 'r1',
  name: 'Payroll Summary Nov 2 – 15, 2026',
  type: 'PAYROLL_SUMMARY',
  startDate: '2026-11-02',
  endDate: '2026-11-15',
  dates: 'WORK_DATE' as string | null,
  year: null as number | null,
  contractor: null,
  createdAt: '2026-11-18T17:00:00.000Z',
  createdBy: { __typename: 'User', id: 'ann', name: 'Ann Clark' } as object | null,
  columns,
  totals: [null, null, null, '1200.50', '20.25', '1220.75'],
  rows: { totalCount: 1, edges: [row('a', week)] },
  subtotals: [] as object[],
  chart: {
    by: 'WEEK',
    groupCount: 1,
    series: [columns[3], columns[4]],
    groups: [{ name: '2026-11-02', values: ['1200.50', '20.25'] }],
  },
  sourceChanged: false,
  sourceChanges: { totalCount: 0, changes: [] as object[] },
  viewerCanDelete: true,
};
const run = {
  __typename: 'PayrollRun',
  id: 'run-7',
  number: 7,
  status: 'PAID',
  weekStart: '2026-11-02',
  payDate: '2026-11-09',
  basePay: 1200.5,
  expenses: 20.25,
  gross: 1205.75,
  reimbursed: 15,
  payment: { __typename: 'Payment', id: 'payment-7', date: '2026-11-12' },
  entries: [
    { id: '2026-11-01', date: '2026-11-01', pay: 5, expenses: 5, notes: '' },
    { id: '2026-11-02', date: '2026-11-02', pay: 600.25, expenses: 20.25, notes: 'Tolls' },
    { id: '2026-11-03', date: '2026-11-03', pay: 600.25, expenses: 0, notes: '' },
  ],
};
const there = '/dashboard/reports/r1';
const open = (shown: object | (() => object) | null, more: Root = {}, at = there) =>
  renderScreen(reportEntry, at, { report: shown, ...more }, [], '/dashboard/reports/:id');
const figures = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((line) => Array.from(line.children, (cell) => cell.textContent));

describe('a report', () => {
  it('shows its parameters, time, author and totals', async () => {
    await open(report);
    expect(await screen.findByRole('heading', { name: report.name })).toBeTruthy();
    expect(screen.getByText('Nov 2 – 15, 2026')).toBeTruthy();
    expect(screen.getByText('All Contractors')).toBeTruthy();
    expect(screen.getByText('Ann Clark')).toBeTruthy();
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    for (const text of ['$1,200.50', '$20.25', '$1,220.75']) expect(totals.getByText(text)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Rows of the report' }));
    expect(table.getByText('Nov 2, 2026')).toBeTruthy();
    expect(table.getByText('Paid')).toBeTruthy();
    expect(screen.queryByText('Changed since')).toBeNull();
  });

  longIt('opens a row to the run behind it, day by day', async () => {
    const { user, sent } = await open(report, { node: run });
    await user.click(await screen.findByRole('button', { name: 'Dario Fontaine' }));
    const link = await screen.findByRole('link', { name: 'Pay statement #7' });
    expect(link.getAttribute('href')).toBe('/dashboard/statements/run-7');
    expect(figures('Days of payroll #7')).toEqual([
      ['Day', 'Base Pay', 'Expenses'],
      ['Sun, Nov 1', '$5.00', '$5.00'],
      ['Mon, Nov 2Tolls', '$600.25', '$20.25'],
      ['Tue, Nov 3', '$600.25', '$0.00'],
      ['Total', '$1,205.50', '$25.25'],
    ]);
    expect(sent.map(({ name }) => name)).toEqual(['ReportScreenQuery', 'RunBehindQuery']);
  });

  it.each([
    ['all of them', false],
    ['the last of many, and says so', true],
  ])(
    'opens a row of days to what was worked and paid only on the days of the range: %s',
    async (_which, hasNextPage) => {
      const days = ['2026-11-02', '2026-11-03', '2026-11-04'].map((date, index) => ({
        node: {
          __typename: 'TimeLog',
          id: date,
          date,
          worked: index < 2,
          status: index ? 'PENDING' : 'APPROVED',
        },
      }));
      const gone = { ...run, id: 'run-6', number: 6, status: 'VOID' };
      const { user } = await open(
        {
          ...report,
          type: 'CONTRACTOR_REPORT',
          rows: { totalCount: 1, edges: [row('a', week, { runId: null })] },
        },
        {
          payrollRuns: { edges: [{ node: run }, { node: gone }], pageInfo: { hasNextPage } },
          timeLogs: { edges: days, pageInfo: { hasNextPage } },
        },
      );
      await user.click(await screen.findByRole('button', { name: 'Dario Fontaine' }));
      const worked = within(await screen.findByRole('list', { name: '2 days worked' }));
      expect(worked.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
        '1 ApprovedMon, Nov 2',
        '1 PendingTue, Nov 3',
      ]);
      expect(figures('Days of payroll #7').at(-1)).toEqual(['Total', '$1,200.50', '$20.25']);
      expect(screen.queryByText('Pay statement #6')).toBeNull();
      expect(screen.queryAllByText(/^There are too many days to list/)).toHaveLength(hasNextPage ? 1 : 0);
      expect(screen.queryAllByText(/^There are too many runs to list/)).toHaveLength(hasNextPage ? 1 : 0);
    },
  );

  it('of a tax year opens a row to the runs that were paid in it', async () => {
    const { user, sent } = await open(
      {
        ...report,
        type: 'TAX_REPORT',
        year: 2026,
        startDate: null,
        endDate: null,
        rows: { totalCount: 1, edges: [row('a', week, { runId: null })] },
      },
      { taxSeason: { id: 'TaxSeason_2026', row: { id: 'TaxSeasonRow_2026.dario', runs: [run] } } },
    );
    expect(await screen.findByText('2026, by payment date')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dario Fontaine' }));
    expect(await screen.findByText(/paid on Nov 12, 2026/)).toBeTruthy();
    expect(figures('Payroll runs paid in 2026').at(-1)).toEqual(['Total', '$1,205.75', '$15.00']);
    expect(sent.at(-1)!.variables).toEqual({ userId: 'dario', year: 2026 });
  });

  it('reports details of a row that cannot be loaded, and retries; a deleted person has none', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { user } = await open(
      {
        ...report,
        rows: {
          totalCount: 2,
          edges: [
            row('a', week),
            row('b', ['Deleted user', ...week.slice(1)], { userId: null, runId: null }),
          ],
        },
      },
      {
        node: () => {
          if (isDown) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
          return run;
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Dario Fontaine' }));
    expect(await screen.findByText('Failed to load the details')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Pay statement #7' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deleted user' }));
    expect(screen.getByText(/This person was deleted/)).toBeTruthy();
  });

  it('adds up each contractor if there are several', async () => {
    const sums = (name: string, total: string) => ({ cells: [name, null, null, total, '0.00', total] });
    await open({ ...report, subtotals: [sums('Dario Fontaine', '1000.00'), sums('Alma Zeller', '220.75')] });
    await screen.findByRole('table', { name: 'Sums by contractor' });
    expect(figures('Sums by contractor')).toEqual([
      ['Contractor', 'Base Pay', 'Expenses', 'Total'],
      ['Dario Fontaine', '$1,000.00', '$0.00', '$1,000.00'],
      ['Alma Zeller', '$220.75', '$0.00', '$220.75'],
      ['Total', '$1,200.50', '$20.25', '$1,220.75'],
    ]);
  });

  it('is paged in the URL', async () => {
    const { router, sent, user } = await open({
      ...report,
      rows: { totalCount: 60, edges: [row('a', week)] },
    });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(sent.at(-1)!.variables).toEqual({ id: 'r1', first: 50, after: btoa('OffsetConnection:49') });
  });
});

const readChanges = async () =>
  within(await screen.findByRole('region', { name: 'What Changed' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('a report with newer data', () => {
  it('shows that at once, and is generated again with the same parameters', async () => {
    const inputs: unknown[] = [];
    let sourceChanged = false;
    const { publish, router, user } = await open(() => ({ ...report, sourceChanged }), {
      generatePayrollSummary: ({ input }: { input: object }) => {
        inputs.push(input);
        return { ...report, id: 'r2' };
      },
    });
    await screen.findByRole('table', { name: 'Rows of the report' });
    expect(screen.queryByText('Changed since')).toBeNull();
    sourceChanged = true;
    publish('PAYROLL');
    expect(await screen.findByText('Changed since')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate Again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/reports/r2'));
    expect(inputs).toEqual([
      { startDate: '2026-11-02', endDate: '2026-11-15', userId: null, dates: 'WORK_DATE' },
    ]);
    expect(screen.getAllByText('Report generated successfully!')).toBeTruthy();
  });

  it('lists the first changes in words, and says how many more there are', async () => {
    const [, , status, , , total] = columns;
    const change = (kind: string, column: object, kept: string | null, today: string | null) => ({
      ...{ kind, name: 'Dario Fontaine', week: '2026-11-09', column, kept, today },
    });
    await open({
      ...report,
      sourceChanged: true,
      sourceChanges: {
        totalCount: 1018,
        changes: [
          change('CELL_CHANGED', total!, '500.00', '510.00'),
          change('ROW_REMOVED', total!, '500.00', null),
          change('ROW_ADDED', total!, null, '510.00'),
          change('CELL_CHANGED', status!, 'PROCESSED', 'PAID'),
        ],
      },
    });
    expect(await readChanges()).toEqual([
      'Total of Dario Fontaine, Nov 9 – 15, 2026: $500.00, now $510.00',
      'Gone: Dario Fontaine, Nov 9 – 15, 2026 (Total $500.00)',
      'New: Dario Fontaine, Nov 9 – 15, 2026 (Total $510.00)',
      'Status of Dario Fontaine, Nov 9 – 15, 2026: On payroll, now Paid',
      'and 1,014 more',
    ]);
  });

  it('names the year of a tax summary, and a form that took another’s place', async () => {
    const column = { key: 'documentStatus', title: 'Document', kind: 'TEXT' };
    const about = { name: 'Dario Fontaine', week: null, column };
    await open({
      ...report,
      ...{ type: 'TAX_REPORT', year: 2026, startDate: null, endDate: null, sourceChanged: true },
      sourceChanges: {
        totalCount: 2,
        changes: [
          { ...about, kind: 'CELL_CHANGED', kept: null, today: 'GENERATED' },
          { ...about, kind: 'DOCUMENT_REPLACED', kept: 'GENERATED', today: 'GENERATED' },
        ],
      },
    });
    expect(await readChanges()).toEqual([
      'Document of Dario Fontaine, 2026: none, now Generated',
      'Tax document of Dario Fontaine, 2026: replaced by another one',
    ]);
  });

  it('stays if it cannot be generated again, and shows why', async () => {
    const message = 'A report spans at most 5 years.';
    const { user } = await open(
      { ...report, sourceChanged: true },
      {
        generatePayrollSummary: () => ({
          __typename: 'ValidationError',
          code: 'VALIDATION',
          message,
          issues: [],
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Generate Again' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

it('returns to the list once it is deleted', async () => {
  const { router, user } = await open(report, {
    deleteReport: { __typename: 'DeleteReportPayload', deletedReportId: 'r1' },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete Report' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/reports'));
});

it('that does not exist is reported as missing', async () => {
  await open(null);
  expect(await screen.findByText('Report not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All Reports' }).getAttribute('href')).toBe('/dashboard/reports');
});
