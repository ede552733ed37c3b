import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { expectTotals } from '../../../test/support/totals.ts';

let portal: TestPortal;
let admin: Actor;
let accountant: Actor;
let driver: Actor;
let leaver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-09-28');
  admin = await portal.joinStaff('IT_Admin');
  accountant = await portal.joinStaff('Accountant');
  driver = await portal.joinContractor({ firstName: 'Sam', lastName: 'Abel' });
  leaver = await portal.joinContractor({ firstName: 'Lee', lastName: 'Gone' });
  await fillThreeMonths();
});
afterAll(() => portal.close());

async function on(day: string): Promise<void> {
  portal.setClock(day);
  for (const who of [admin, accountant, driver]) who.token = await portal.signIn(who.key);
}

const DAY_MS = 86_400_000;
const dayOf = (monday: string, index: number) =>
  new Date(Date.parse(monday) + index * DAY_MS).toISOString().slice(0, 10);

/** A week of one day, with tolls that are accounted for. */
async function process(who: Actor, day: string, weekStart: string, pay: number, expenses = 0) {
  const weeklyData = [{ date: day, pay, expenses, notes: 'Tolls' }];
  const body = { userId: who.id, weekStart, weekEnd: dayOf(weekStart, 6), weeklyData };
  const response = await portal.rest('POST', '/payroll/weekly', { token: admin.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.payrollRun.id as string;
}

async function setStatus(run: string, status: 'PAID' | 'VOID') {
  const body = { status, reason: 'Wrong rate' };
  const response = await portal.rest('PATCH', `/payroll/${run}/status`, { token: admin.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

/** What was paid too much is left with a plan. */
async function correct(runId: string, date: string, expectedTotal: number, pay: number) {
  const weeklyData = [{ date, pay, expenses: 0 }];
  const { data } = await portal.graphql(
    `mutation ($input: CorrectPaymentInput!) { correctPayment(input: $input) {
      ... on CorrectPaymentPayload { payrollRun { id } } ... on Error { message } } }`,
    { input: { runId, reason: 'Half a day', requestKey: 'once', expectedTotal, weeklyData } },
    admin.token,
  );
  expect(data.correctPayment.message).toBeUndefined();
}

/**
 * A week across two quarters, paid in the second; one that is void, paid again for more and corrected to less; one that
 * is unpaid.
 */
async function fillThreeMonths(): Promise<void> {
  await setStatus(await process(leaver, '2026-09-22', '2026-09-21', 150), 'PAID');
  await on('2026-10-06');
  await setStatus(await process(driver, '2026-09-29', '2026-09-28', 300, 20), 'PAID');
  const wrong = await process(driver, '2026-10-05', '2026-10-05', 100);
  await setStatus(wrong, 'PAID');
  await on('2026-11-18');
  await setStatus(wrong, 'VOID');
  const redone = await process(driver, '2026-10-05', '2026-10-05', 110);
  await setStatus(redone, 'PAID');
  await correct(redone, '2026-10-05', 110, 80);
  await process(driver, '2026-11-09', '2026-11-09', 99);
  const archived = await portal.rest('PATCH', `/staff/${leaver.id}/archive`, {
    ...{ token: admin.token, body: { archived: true } },
  });
  expect(archived.status, JSON.stringify(archived.body)).toBe(200);
}

async function ask(args: string, fields: string, token = accountant.token) {
  const { data, errors } = await portal.graphql(
    `{ payrollTotals(${args}) { rows { ${fields} } sums { total net } } }`,
    {},
    token,
  );
  return { ...data?.payrollTotals, errors };
}
const IN_2026 = 'startDate: "2026-01-01", endDate: "2026-12-31"';

test('adds up what was paid, by the day of the payment, with people who left', async () => {
  const { rows, sums } = await ask(
    `groupBy: [QUARTER, PERSON], ${IN_2026}`,
    'quarter user { name } sums { gross reimbursed net }',
  );
  expect(rows).toEqual([
    { quarter: '2026-07-01', user: { name: 'Lee Gone' }, sums: { gross: 150, reimbursed: 0, net: 150 } },
    // What was paid for the void run stays paid; the run in its place paid the rest.
    { quarter: '2026-10-01', user: { name: 'Sam Abel' }, sums: { gross: 410, reimbursed: 20, net: 430 } },
  ]);
  expect(sums).toEqual({ total: 580, net: 580 });
});

test('adds up what is on payroll by the day of the work, paid yet or not', async () => {
  const { rows, sums } = await ask(
    `groupBy: [QUARTER, MONTH, CATEGORY], by: WORK_DATE, ${IN_2026}`,
    'quarter month category sums { total }',
  );
  expect(rows).toEqual([
    { quarter: '2026-07-01', month: '2026-09-01', category: 'DAY_PAY', sums: { total: 450 } },
    { quarter: '2026-07-01', month: '2026-09-01', category: 'EXPENSE', sums: { total: 20 } },
    { quarter: '2026-10-01', month: '2026-10-01', category: 'DAY_PAY', sums: { total: 110 } },
    // Taken back from later pay, which no payment has done yet.
    { quarter: '2026-10-01', month: '2026-10-01', category: 'ADJUSTMENT', sums: { total: -30 } },
    { quarter: '2026-10-01', month: '2026-11-01', category: 'DAY_PAY', sums: { total: 99 } },
  ]);
  expect(sums.total).toBe(649);
});

test('counts only the days that were asked for, and weeks from Monday on', async () => {
  const inOctober = 'startDate: "2026-10-01", endDate: "2026-10-06"';
  const paid = await ask(`groupBy: [WEEK], ${inOctober}`, 'week sums { total }');
  expect(paid.rows).toEqual([{ week: '2026-10-05', sums: { total: 420 } }]);
  const worked = await ask(`groupBy: [WEEK], by: WORK_DATE, ${inOctober}`, 'week sums { total }');
  expect(worked.rows).toEqual([{ week: '2026-10-05', sums: { total: 80 } }]);
});

test('has one row without groups, and keeps those of people who were deleted for good', async () => {
  await expectTotals(portal, accountant.token);
  const before = await ask(`groupBy: [PERSON], ${IN_2026}`, 'payeeNumber sums { net }');
  const gone = await portal.rest('DELETE', `/staff/${leaver.id}?acknowledge=true&reason=Asked`, {
    token: admin.token,
  });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  const after = await ask(`groupBy: [PERSON], ${IN_2026}`, 'payeeNumber user { name } sums { net }');
  expect(after.rows.map(({ user, ...row }: { user: unknown }) => row)).toEqual(before.rows);
  expect(after.errors).toBeUndefined();
  expect(after.rows[0].user).toBeNull();
  expect((await ask(`groupBy: [], ${IN_2026}`, 'sums { net }')).rows).toEqual([{ sums: { net: 580 } }]);
  await expectTotals(portal, accountant.token);
});

test('keeps the sums of a day in few rows, however many payments it has', async () => {
  const { pool } = portal.database;
  const rowsOf = async (day: string) =>
    (await pool.query('SELECT payments, compensation FROM "PaidDay" WHERE date = $1', [day])).rows;
  await on('2026-12-01');
  await pool.query(`SELECT setval(pg_get_serial_sequence('"PaidDay"', 'id'), 17)`);
  const runs = [];
  for (const week of ['2026-11-16', '2026-11-23', '2026-11-30'])
    runs.push(await process(driver, week, week, 50));
  for (const run of runs.slice(0, 2)) await setStatus(run, 'PAID');
  expect(await rowsOf('2026-12-01')).toHaveLength(2);
  await setStatus(runs[2]!, 'PAID');
  expect(await rowsOf('2026-12-01')).toEqual([{ payments: 3, compensation: '15000' }]);
  await expectTotals(portal, accountant.token);
});

test('refuses days in the wrong order, and people who do not read everyone’s payroll', async () => {
  const reversed = await ask('groupBy: [], startDate: "2026-12-31", endDate: "2026-01-01"', 'month');
  expect(reversed.errors).toMatchObject([{ extensions: { code: 'VALIDATION', path: ['endDate'] } }]);
  const refused = await ask(`groupBy: [], ${IN_2026}`, 'month', driver.token);
  expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
