import { describe, expect, test } from 'vitest';
import { MOST_PEOPLE, toChart } from './chart.ts';
import type { ReportColumn, ReportRow } from './content.ts';

const column = (key: string, kind: ReportColumn['kind']): ReportColumn => ({ key, title: key, kind });
const row = (...cells: ReportRow['cells']): ReportRow => ({
  userId: null,
  runId: null,
  documentId: null,
  cells,
});
/** Each in a part of its own. */
async function* apart(rows: ReportRow[]) {
  for (const row of rows) yield [row];
}

const PAYROLL = [
  column('name', 'TEXT'),
  column('weekStart', 'DAY'),
  column('basePay', 'MONEY'),
  column('expenses', 'MONEY'),
  column('totalPay', 'MONEY'),
];
const payroll = (...rows: ReportRow[]) => toChart('PAYROLL_SUMMARY', PAYROLL, apart(rows));

describe('the chart of a payroll summary', () => {
  test('adds up each week to the cent, and shows a week without payroll as the gap it is', async () => {
    const chart = await payroll(
      row('Dario Fontaine', '2026-11-16', 10_010, 20, 10_030),
      row('Alma Zeller', '2026-11-02', 20_020, 0, 20_020),
      row('Dario Fontaine', '2026-11-02', 10, 5, 15),
    );
    expect(chart).toMatchObject({ by: 'WEEK', groupCount: 3 });
    expect(chart.series.map(({ key }) => key)).toEqual(['basePay', 'expenses']);
    expect(chart.groups).toEqual([
      { name: '2026-11-02', values: ['200.30', '0.05'] },
      { name: '2026-11-09', values: ['0.00', '0.00'] },
      { name: '2026-11-16', values: ['100.10', '0.20'] },
    ]);
  });

  test('goes by month if there are more weeks than a year has', async () => {
    const chart = await payroll(
      row('Alma Zeller', '2025-09-29', 100, 0, 100),
      row('Alma Zeller', '2026-11-02', 200, 0, 200),
      row('Alma Zeller', '2026-11-09', 300, 0, 300),
    );
    expect(chart).toMatchObject({ by: 'MONTH', groupCount: 15 });
    expect(chart.groups.at(0)).toEqual({ name: '2025-09', values: ['1.00', '0.00'] });
    expect(chart.groups.at(-1)).toEqual({ name: '2026-11', values: ['5.00', '0.00'] });
  });

  test('is empty where nothing was paid', async () => {
    expect((await payroll()).groups).toEqual([]);
  });
});

test('people come highest first, no more than can be named, and namesakes apart', async () => {
  const columns = [
    column('name', 'TEXT'),
    column('compensation', 'MONEY'),
    column('expenses', 'MONEY'),
    column('reportable', 'MONEY'),
  ];
  const rows = Array.from({ length: 20 }, (_, index) => row('Sam Maple', index * 100, 1, 0));
  const chart = await toChart('TAX_REPORT', columns, apart(rows));
  expect(chart).toMatchObject({ by: 'PERSON', groupCount: 20 });
  expect(chart.groups).toHaveLength(MOST_PEOPLE);
  expect(chart.groups[0]).toEqual({ name: 'Sam Maple', values: ['19.00', '0.01'] });
  expect(chart.groups[1]?.values[0]).toBe('18.00');
});

test('days are counts and not money', async () => {
  const columns = [
    column('name', 'TEXT'),
    column('approvedDays', 'COUNT'),
    column('pendingDays', 'COUNT'),
    column('rejectedDays', 'COUNT'),
  ];
  const chart = await toChart('CONTRACTOR_REPORT', columns, apart([row('Alma Zeller', 4, 1, 0)]));
  expect(chart.groups).toEqual([{ name: 'Alma Zeller', values: ['4', '1', '0'] }]);
});
