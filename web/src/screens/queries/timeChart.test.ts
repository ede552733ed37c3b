import { expect, it } from 'vitest';
import type { ReadyColumn } from './readyQuery';
import { findTimeChart } from './timeChart';

const NET: ReadyColumn = ['Net', ['sums', 'net'], 'money'];
const GROSS: ReadyColumn = ['Gross', ['sums', 'gross'], 'money'];
const NAME: ReadyColumn = ['Payee', ['user', 'name']];
const MONTH: ReadyColumn = ['Month', ['month'], 'month'];
const WEEK: ReadyColumn = ['Week', ['week'], 'week'];
const QUARTER: ReadyColumn = ['Quarter', ['quarter'], 'quarter'];

it('adds up the rows of each month to the cent, and shows a month without rows as the gap it is', () => {
  const rows = [
    ['2026-12-01', 'Alma Zeller', 0.1, 0.3],
    ['2026-12-01', 'Dario Fontaine', 0.2, null],
    ['2027-02-01', 'Alma Zeller', -5, 7],
  ];
  expect(findTimeChart([MONTH, NAME, GROSS, NET], rows)).toEqual({
    by: 'month',
    amounts: ['Gross', 'Net'],
    groups: [
      { first: '2026-12-01', values: [0.3, 0.3] },
      { first: '2027-01-01', values: [0, 0] },
      { first: '2027-02-01', values: [-5, 7] },
    ],
  });
});

it.each([
  [WEEK, '2026-12-28', '2027-01-11', ['2026-12-28', '2027-01-04', '2027-01-11']],
  [QUARTER, '2026-07-01', '2027-01-01', ['2026-07-01', '2026-10-01', '2027-01-01']],
])('goes by %s, in order', (column, first, last, expected) => {
  const chart = findTimeChart(
    [NET, column],
    [
      [2, last],
      [1, first],
    ],
  );
  expect(chart?.groups.map((group) => group.first)).toEqual(expected);
  expect(chart?.groups.map(({ values }) => values[0])).toEqual([1, 0, 2]);
});

it('goes by the finest of several spans', () => {
  expect(findTimeChart([QUARTER, WEEK, NET], [['2026-10-01', '2026-11-16', 1]])?.by).toBe('week');
});

it.each<[string, ReadyColumn[], unknown[][]]>([
  ['no rows', [MONTH, NET], []],
  ['no amount', [MONTH, NAME], [['2026-12-01', 'Alma Zeller']]],
  ['no span', [NAME, NET], [['Alma Zeller', 1]]],
  ['a day that is none', [['Pay Date', ['payDate'], 'day'], NET], [['2026-12-01', 1]]],
  [
    'rows of no month',
    [MONTH, NET],
    [
      ['2026-12-01', 1],
      [null, 2],
    ],
  ],
  [
    'more weeks than bars have room',
    [WEEK, NET],
    [
      ['2020-01-06', 1],
      ['2026-11-16', 2],
    ],
  ],
])('is none with %s', (_what, columns, rows) => {
  expect(findTimeChart(columns, rows)).toBeNull();
});
