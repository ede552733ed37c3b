/** What people were paid this year: by payment date, including what was paid before the portal, in one statement. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-12-30');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

async function pay(person: Actor, pay: number, { date, expenses = 0 }: { date: string; expenses?: number }) {
  const weekStart = '2026-12-21';
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: person.id,
      weekStart,
      weekEnd: '2026-12-27',
      weeklyData: [{ date: weekStart, pay, expenses, notes: expenses ? 'Tolls' : '' }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const { data } = await portal.graphql(
    `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) {
      ... on Error { message } ... on RecordPaymentPayload { payments { id } } } }`,
    { input: { runIds: [body.payrollRun.id], date, method: 'CHECK', reference: '1' } },
    manager.token,
  );
  expect(data.result.message).toBeUndefined();
  return data.result.payments[0].id as string;
}

async function read(by = manager, of = driver): Promise<{ paid?: number | null; code?: string }> {
  const { data, errors } = await portal.graphql(
    'query ($id: ID!) { person(id: $id) { paidThisYear } }',
    { id: of.id },
    by.token,
  );
  return { paid: data?.person?.paidThisYear, code: errors?.[0]?.extensions.code };
}

test('is pay and reimbursed expenses, in the year in which the money left', async () => {
  expect(await read()).toEqual({ paid: 0 });
  await pay(driver, 500, { date: '2026-12-30', expenses: 20.5 });
  expect(await read()).toEqual({ paid: 520.5 });
  portal.setClock('2027-01-04');
  manager.token = await portal.signIn(manager.key);
  expect(await read()).toEqual({ paid: 0 });
});

test('leaves out unpaid runs, and a payment that was voided', async () => {
  const id = await pay(driver, 500, { date: '2026-12-30' });
  await portal.graphql(
    'mutation ($input: VoidPaymentInput!) { voidPayment(input: $input) { __typename } }',
    { input: { id, reason: 'Bounced' } },
    manager.token,
  );
  expect(await read()).toEqual({ paid: 0 });
});

test('contains payments from before the portal was used', async () => {
  await portal.db.openingBalance.create({
    data: {
      userId: driver.key,
      year: 2026,
      paidThrough: new Date('2026-06-30'),
      compensation: 1000,
      reimbursed: 50,
      withheld: 0,
    },
  });
  await pay(driver, 500, { date: '2026-12-30' });
  expect(await read()).toEqual({ paid: 1550 });
});

test('is for the person and those who read payroll, and not for HR', async () => {
  for (const by of [driver, await portal.joinStaff('Accountant'), await portal.joinStaff('IT_Admin')])
    expect((await read(by)).code).toBeUndefined();
  expect(await read(await portal.joinStaff('HR'))).toEqual({ paid: null, code: 'FORBIDDEN' });
  // A driver cannot see other drivers.
  expect((await read(await portal.joinContractor())).paid).toBeUndefined();
});

test('takes the list as many statements for ten contractors as for three', async () => {
  const LIST = `{ contractors(first: 50) { edges { node { name dailyRate w9SignedAt w9RequestedAt paidThisYear
    contractorStats(startDate: "2026-12-21", endDate: "2026-12-27") { daysWorked pendingDays } } } } }`;
  const count = async () => {
    const statements = await recordStatements(portal.database.pool, async () => {
      const { data, errors } = await portal.graphql(LIST, {}, manager.token);
      expect(errors).toBeUndefined();
      expect(data.contractors.edges.length).toBeGreaterThan(1);
    });
    return statements.length;
  };
  await portal.joinContractor();
  await count();
  // What is kept of the list has changed each time.
  await portal.joinContractor();
  const ofThree = await count();
  for (let more = 0; more < 7; more += 1) await portal.joinContractor();
  expect(await count()).toBe(ofThree);
});
