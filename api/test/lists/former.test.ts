/** People who left stay in every sum: archiving a person changes no paid amount. */
import { afterAll, beforeAll, expect } from 'vitest';
import { longTest } from '../support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let boss: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  boss = await portal.joinStaff('IT_Admin', 'Manager', 'Accountant');
  driver = await portal.joinContractor({ dailyRate: 200 });
  const other = await portal.joinContractor({ dailyRate: 100 });
  await portal.database.pool.query(
    `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", status, "payDate", "paidAt")
     SELECT gen_random_uuid(), person, monday, monday + 6, 700.13, 30.07, 730.20, 'PAID', monday + 8, now()
     FROM unnest($1::uuid[]) person, unnest('{2026-08-03,2026-11-02}'::date[]) monday`,
    [[driver.key, other.key]],
  );
  await portal.database.pool.query(
    `INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses, notes)
     SELECT gen_random_uuid(), id, "weekStart", 700.13, 30.07, '' FROM "PayrollRun"`,
  );
});
afterAll(() => portal.close());

const RANGE = { startDate: '2026-07-01', endDate: '2026-12-31' };

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await portal.graphql(query, { ...variables }, boss.token);
  expect(errors).toBeUndefined();
  return data;
}

const REPORTS: [mutation: string, input: object][] = [
  ['PayrollSummary', RANGE],
  ['ContractorPerformance', RANGE],
  ['TaxSummary', { year: 2026 }],
];

const makeReport = async (name: string, input: object) =>
  (
    await ask(
      `mutation ($input: Generate${name}Input!) { result: generate${name}(input: $input) {
         ... on Report { totals rows { totalCount } } } }`,
      { input },
    )
  ).result;

/** Every sum of money, by name. */
async function sums(): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  for (const [name, input] of REPORTS) said[name] = await makeReport(name, input);
  for (const name of ['PayrollSummary', 'ContractorPerformance'])
    said[`${name} of one`] = await makeReport(name, { ...RANGE, userId: driver.id });
  said.season = await ask('{ taxSeason(year: 2026) { totals { payees paid expenses reportable } } }');
  said.home = await ask(
    '{ managerOverview { payrollRuns payrollByWeek { weekStart basePay expenses totalPay } } }',
  );
  said.board = await ask('{ payrollBoard(weekStart: "2026-11-02") { totals { processed unpaidRuns } } }');
  said.runs = await ask('{ payrollRuns { totalCount edges { node { id totalPay } } } }');
  said.stats = await ask(
    `query ($startDate: Date, $endDate: Date) { contractors(includeArchived: true) { edges { node {
    contractorStats(startDate: $startDate, endDate: $endDate) { payrollRuns basePay expenses totalPay } } } } }`,
    RANGE,
  );
  said.rest = (await portal.rest('GET', '/payroll', { token: boss.token })).body;
  return said;
}

longTest.each(['deactivated', 'archived'])('no amount changes when someone is %s', async (what) => {
  const before = await sums();
  expect(JSON.stringify(before.TaxSummary)).toContain('2800.52');
  const { status } = await portal.rest(
    'PATCH',
    `/staff/${driver.id}/${what === 'archived' ? 'archive' : 'status'}`,
    {
      token: boss.token,
      body: what === 'archived' ? { archived: true } : { isActive: false },
    },
  );
  expect(status).toBe(200);
  const after = await sums();
  for (const [name, said] of Object.entries(before)) expect([name, after[name]]).toEqual([name, said]);
});
