/**
 * What was paid in a year, and what is on payroll, is one number each: in the queries that accountants copy, on their
 * home, in reports and in files.
 */
import { expect } from 'vitest';
import { readyQueries } from '../../../web/src/screens/queries/ready/readyQueries.ts';
import type { TestPortal } from './portal.ts';
import { type By, readTotals } from './totals.ts';

const cents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

/** The ready queries that add up payroll, and the date that they count by. */
const ADDED_UP: Record<string, By> = {
  'totals-by-quarter-and-person': 'PAYMENT_DATE',
  'totals-by-month': 'PAYMENT_DATE',
  'totals-by-category': 'PAYMENT_DATE',
  'paid-people': 'PAYMENT_DATE',
  'work-by-week': 'WORK_DATE',
};

const PAYMENTS = `query ($startDate: Date!, $endDate: Date!, $after: String) {
  payments(filter: { date: { from: $startDate, to: $endDate }, isVoid: false }, first: 2, after: $after) {
    pageInfo { hasNextPage endCursor } edges { node { number amount } } } }`;

export async function expectOneNumber(portal: TestPortal, token: string, year: number): Promise<void> {
  const [startDate, endDate] = [`${year}-01-01`, `${year}-12-31`];
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await portal.graphql(query, { ...variables }, token);
    expect(errors, query).toBeUndefined();
    return data;
  };
  const netOf = async (by: By) => {
    const { rows } = await readTotals(portal, token, by, ['MONTH']);
    return cents(rows.flatMap(({ month, sums }) => (month!.startsWith(`${year}-`) ? [sums.net] : [])));
  };
  const net = { PAYMENT_DATE: await netOf('PAYMENT_DATE'), WORK_DATE: await netOf('WORK_DATE') };

  for (const [key, by] of Object.entries(ADDED_UP)) {
    const { query } = readyQueries.find((ready) => ready.key === key)!;
    const { rows, sums } = (await ask(query, { startDate, endDate, yearStart: startDate, yearEnd: endDate }))
      .payrollTotals;
    expect(cents([sums.net]), key).toBe(net[by]);
    expect(cents(rows.map((row: { sums: { net: number } }) => row.sums.net)), key).toBe(net[by]);
  }

  const home = [];
  for (const first of [`${year}-01-01`, `${year}-04-01`, `${year}-07-01`, `${year}-10-01`])
    home.push(
      (await ask('query ($on: Date) { quarter(on: $on) { paid { handedOut } } }', { on: first })).quarter,
    );
  expect(cents(home.map((quarter) => quarter?.paid.handedOut ?? 0))).toBe(net.PAYMENT_DATE);

  // The payments of people who were deleted for good are in the ledger alone.
  if ((await portal.db.deletedUser.count()) > 0) return;
  const saved = await ask(
    `mutation ($input: SaveQueryInput!) { saveQuery(input: $input) {
      ... on SaveQueryPayload { savedQuery { id } } } }`,
    {
      input: { name: `Paid in ${year}`, query: PAYMENTS, variables: JSON.stringify({ startDate, endDate }) },
    },
  );
  const path = `/saved-queries/${saved.saveQuery.savedQuery.id}`;
  const file = await portal.rest('GET', path, { token, headers: { accept: 'text/csv' } });
  const [headings, ...lines] = file.body.trimEnd().split('\r\n');
  expect(headings).toBe('number,amount');
  expect(cents(lines.map((line: string) => Number(line.split(',')[1])))).toBe(net.PAYMENT_DATE);
}

/** What is on payroll, paid or not, in these years: by the day of the work and by pay date, in reports and in the list. */
export async function expectOnePayroll(portal: TestPortal, token: string): Promise<void> {
  const { body } = await portal.rest('GET', '/payroll', { token });
  const runs = (body as { status: string; totalPay: number }[]).filter(({ status }) => status !== 'VOID');
  const onPayroll = cents(runs.map(({ totalPay }) => totalPay));
  for (const dates of ['WORK_DATE', 'PAY_DATE']) {
    const { data } = await portal.graphql(
      `mutation ($input: GeneratePayrollSummaryInput!) { made: generatePayrollSummary(input: $input) {
        ... on Report { columns { key } totals } } }`,
      { input: { startDate: '2025-01-01', endDate: '2029-12-31', dates } },
      token,
    );
    const { columns, totals } = data.made;
    const at = columns.findIndex(({ key }: { key: string }) => key === 'totalPay');
    expect(cents([Number(totals[at] ?? 0)]), dates).toBe(onPayroll);
  }
}
