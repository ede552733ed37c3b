/** A payment dated in a year whose form is already filed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { taxes } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2027-01-20');
  await taxes(portal).saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});

async function file(pay: number): Promise<void> {
  const tax = taxes(portal);
  await tax.certify(driver, '400111371');
  await tax.pay(driver, { payDate: '2026-06-01', pay });
  const form = await tax.generate(admin, { year: 2026, userId: driver.id });
  await tax.setStatus(admin, form.id, 'SUBMITTED');
}
async function put(weekStart: string, weekEnd: string, pay: number): Promise<string> {
  const { body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart, weekEnd, payDate: '2027-01-04' },
      weeklyData: [{ date: weekStart, pay, expenses: 20, notes: 'Tolls' }],
    },
  });
  return body.payrollRun.id;
}
const recordPayment = async (runIds: string[], date: string): Promise<string[]> => {
  const { data } = await portal.graphql(
    `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) {
      ... on Error { message } ... on RecordPaymentPayload { warnings } } }`,
    { input: { runIds, date, method: 'CHECK' } },
    manager.token,
  );
  expect(data.result.message).toBeUndefined();
  return data.result.warnings;
};
const SHORT = 'The 2026 Form 1099-NEC of Dario Fontaine is filed. With this payment it is';

test('returns a warning with the amount by which the form is short, and what to do', async () => {
  await file(3_000_00);
  const [one, two] = [await put('2026-12-14', '2026-12-20', 300), await put('2026-12-21', '2026-12-27', 50)];
  const other = 'Payroll #2 has the pay date Jan 4, 2027. Paid on Dec 29, 2026, it counts in 2026.';
  expect(await recordPayment([one], '2026-12-29')).toEqual([
    other,
    `${SHORT} $300.00 short. An administrator creates a correction of it under Tax Documents.`,
  ]);
  // The form that was short before still is.
  expect((await recordPayment([two], '2026-12-30'))[1]).toBe(
    `${SHORT} $350.00 short. An administrator creates a correction of it under Tax Documents.`,
  );
});

test('may stay short by little', async () => {
  await file(3_000_00);
  expect((await recordPayment([await put('2026-12-14', '2026-12-20', 100)], '2026-12-29'))[1]).toBe(
    `${SHORT} $100.00 short. The difference of $100.00 is at most $100.00: no correction is required unless the payee asks for it.`,
  );
});

test('is not warned of if the payee was an employee on its day', async () => {
  await file(3_000_00);
  await seasons(portal).setRelation(admin, driver, 'EMPLOYEE', '2026-12-29');
  const [one, two] = [await put('2026-12-14', '2026-12-20', 300), await put('2026-12-21', '2026-12-27', 300)];
  expect(await recordPayment([one], '2026-12-29')).toHaveLength(1);
  expect(await recordPayment([two], '2026-12-28')).toHaveLength(2);
});

test('is not warned of while no form of the year is filed, or for a payment of another year', async () => {
  const [one, two] = [await put('2026-12-14', '2026-12-20', 300), await put('2026-12-21', '2026-12-27', 300)];
  expect(await recordPayment([one], '2026-12-29')).toHaveLength(1);
  await file(3_000_00);
  expect(await recordPayment([two], '2027-01-04')).toEqual([]);
});

test('is warned of when a second person is asked, before anything is recorded', async () => {
  await file(3_000_00);
  await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: 250 } });
  const id = await put('2026-12-14', '2026-12-20', 300);
  expect((await recordPayment([id], '2026-12-29'))[1]).toContain('$300.00 short');
  expect(await portal.db.approvalRequest.count()).toBe(1);
});
