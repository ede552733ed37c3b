import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let admin: Actor;
let accountant: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-09-28');
  admin = await portal.joinStaff('IT_Admin');
  accountant = await portal.joinStaff('Accountant');
  driver = await portal.joinContractor({ firstName: 'Sam', lastName: 'Abel' });
});
afterAll(() => portal.close());

async function on(day: string): Promise<void> {
  portal.setClock(day);
  for (const who of [admin, accountant]) who.token = await portal.signIn(who.key);
}

async function process(weekStart: string, weekEnd: string, pay: number): Promise<string> {
  const weeklyData = [{ date: weekStart, pay, expenses: 0, notes: '' }];
  const body = { userId: driver.id, weekStart, weekEnd, weeklyData };
  const response = await portal.rest('POST', '/payroll/weekly', { token: admin.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.payrollRun.id;
}

async function setStatus(run: string, status: 'PAID' | 'VOID') {
  const body = { status, reason: 'Wrong rate' };
  const response = await portal.rest('PATCH', `/payroll/${run}/status`, { token: admin.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

const read = async (day?: string) => {
  const { data, errors } = await portal.graphql(
    `query ($on: Date) { quarter(on: $on) { first last year number
      months { month sums { payments paid handedOut } } paid { payments paid } yearToDate { payments paid }
      changes { kind user { name } number payDate amount reason } yearBefore { year number paid { paid } } } }`,
    { on: day ?? null },
    accountant.token,
  );
  expect(errors).toBeUndefined();
  return data.quarter;
};

test('adds up the quarter by the day of the payment, and says what changed since the last one', async () => {
  await setStatus(await process('2026-09-21', '2026-09-27', 500.01), 'PAID');
  await on('2026-10-05');
  const october = await process('2026-09-28', '2026-10-04', 300);
  await setStatus(october, 'PAID');
  await on('2026-11-18');
  await setStatus(await process('2026-11-09', '2026-11-15', 250.5), 'PAID');
  await setStatus(october, 'VOID');
  // Not paid, so it is in no quarter.
  await process('2026-11-02', '2026-11-08', 99);
  const quarter = await read();
  expect(quarter).toMatchObject({ first: '2026-10-01', last: '2026-12-31', year: 2026, number: 4 });
  // A void run stays paid, because the money went out.
  expect(quarter.months).toEqual([
    { month: '2026-10-01', sums: { payments: 1, paid: 300, handedOut: 300 } },
    { month: '2026-11-01', sums: { payments: 1, paid: 250.5, handedOut: 250.5 } },
    { month: '2026-12-01', sums: { payments: 0, paid: 0, handedOut: 0 } },
  ]);
  expect(quarter.paid).toEqual({ payments: 2, paid: 550.5 });
  expect(quarter.yearToDate).toEqual({ payments: 3, paid: 1050.51 });
  expect(quarter.changes).toEqual([
    {
      ...{ kind: 'RUN_VOIDED', user: { name: 'Sam Abel' }, number: 2, payDate: '2026-10-05' },
      ...{ amount: 300, reason: 'Wrong rate' },
    },
  ]);
  expect(await read('2026-08-15')).toMatchObject({
    ...{ number: 3, paid: { payments: 1, paid: 500.01 }, yearToDate: { paid: 500.01 }, changes: [] },
  });
  expect(await read('2027-01-01')).toBeNull();
  await on('2027-08-02');
  expect((await read()).yearBefore).toEqual({ year: 2026, number: 3, paid: { paid: 500.01 } });
});
