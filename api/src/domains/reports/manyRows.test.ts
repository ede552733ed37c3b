/** A report of a hundred thousand rows: five years of a carrier with hundreds of drivers. */
import Papa from 'papaparse';
import { afterAll, beforeAll, expect } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const DRIVERS = 400;
const WEEKS = 250;
const RUNS = DRIVERS * WEEKS;
const RANGE = { startDate: '2021-01-04', endDate: '2025-12-31' };

let portal: TestPortal;
let manager: Actor;
let accountant: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  accountant = await portal.joinStaff('Accountant');
});
afterAll(() => portal.close());

/** One driver's weeks in one transaction: its end writes their lines and the ledger. */
const ADD_WEEKS = `
  WITH run AS (
    INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
    SELECT gen_random_uuid(), $1, monday, monday + 6, amount, 0.07, amount + 0.07, monday + 8
    FROM generate_series(0, ${WEEKS - 1}) n,
      LATERAL (SELECT date '2021-01-04' + 7 * n AS monday, 100.13 + n % 97 AS amount) week
    RETURNING id, "weekStart", "basePay", bonuses)
  INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses)
  SELECT gen_random_uuid(), id, "weekStart", "basePay", bonuses FROM run`;

const LEDGER = `SELECT sum(posting.cents)::int AS cents
  FROM "LedgerEntry" entry JOIN "LedgerPosting" posting ON posting."entryId" = entry.id
  WHERE entry.event = 'RUN_PROCESSED' AND posting.account IN ('COMPENSATION', 'REIMBURSEMENT')`;

async function ask(document: string, variables: Record<string, unknown>) {
  const { data, errors } = await portal.graphql(document, variables, accountant.token);
  expect(errors).toBeUndefined();
  return data;
}

const toCents = (text: string) => Math.round(Number(text) * 100);
const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + toCents(amount), 0);

longTest(
  'has each run on its pages and in its file, adds up to the ledger, and notices a change',
  { timeout: 900_000 },
  async () => {
    for (let number = 0; number < DRIVERS; number += 1) {
      const driver = await portal.joinContractor({ lastName: `Number${String(number).padStart(3, '0')}` });
      await portal.database.pool.query(ADD_WEEKS, [driver.key]);
    }
    const { rows: ledger } = await portal.database.pool.query(LEDGER);

    const { report } = await ask(
      `mutation ($input: GeneratePayrollSummaryInput!) { report: generatePayrollSummary(input: $input) {
        ... on Report { id totals columns { key } rows(first: 1) { totalCount } subtotals { cells } chart { groupCount }
          sourceChanged } } }`,
      { input: RANGE },
    );
    const amounts = report.columns.findIndex(({ key }: { key: string }) => key === 'totalPay');
    expect(report.rows.totalCount).toBe(RUNS);
    expect(toCents(report.totals[amounts])).toBe(ledger[0].cents);
    expect(report.subtotals).toHaveLength(DRIVERS);
    expect(report.chart.groupCount).toBe(58);
    expect(report.sourceChanged).toBe(false);

    const cells: string[][] = [];
    for (let after: string | null = null; cells.length < RUNS; ) {
      const { report: page }: { report: { rows: Page } } = await ask(
        `query ($id: ID!, $after: String) { report(id: $id) { rows(first: 1000, after: $after) {
          pageInfo { hasNextPage endCursor } nodes { cells } } } }`,
        { id: report.id, after },
      );
      cells.push(...page.rows.nodes.map((row) => row.cells));
      after = page.rows.pageInfo.endCursor;
      expect(page.rows.pageInfo.hasNextPage).toBe(cells.length < RUNS);
    }
    const inOrder = cells.map(([name, week]) => `${name} ${week}`);
    expect(inOrder).toEqual(inOrder.toSorted());
    expect(sum(cells.map((row) => row[amounts]!))).toBe(ledger[0].cents);

    const { body } = await portal.rest('GET', `/reports/${report.id}/export/csv`, {
      token: accountant.token,
    });
    const [, ...rows] = Papa.parse<string[]>(body, { skipEmptyLines: true }).data;
    expect(rows).toEqual(cells);

    const run = await portal.db.payrollRun.findFirstOrThrow({ where: { weekStart: new Date('2023-01-02') } });
    const voided = await portal.rest('PATCH', `/payroll/PayrollRun_${run.id}/status`, {
      token: manager.token,
      body: { status: 'VOID', reason: 'Wrong rate' },
    });
    expect(voided.status).toBe(200);
    const { report: later } = await ask(
      'query ($id: ID!) { report(id: $id) { sourceChanges { totalCount changes { kind week } } } }',
      { id: report.id },
    );
    expect(later.sourceChanges).toEqual({
      totalCount: 1,
      changes: [{ kind: 'ROW_REMOVED', week: '2023-01-02' }],
    });
  },
);

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: { cells: string[] }[];
}
