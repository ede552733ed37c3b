/** A person's next pay. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPaidYear, genericPlan } from '../../../test/support/genericPlan.ts';
import { MONDAY, payroll, SUNDAY, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { alone } from '../../platform/sql/statement.ts';
import { payOnItsWayOf } from './latestRuns.sql.ts';

let portal: TestPortal;
let pay: ReturnType<typeof payroll>;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
});

async function read(driver: Actor) {
  const { data, errors } = await portal.graphql(
    '{ viewer { payOnItsWay { weekStart payDate step estimate dayCount run { net } } } }',
    {},
    driver.token,
  );
  expect(errors).toBeUndefined();
  return data.viewer.payOnItsWay;
}

const processWeek = async (driver: Actor, payDate: string) => {
  const body = {
    ...{ userId: driver.id, weekStart: MONDAY, weekEnd: SUNDAY, payDate },
    weeklyData: WEEK.slice(0, 3).map((date) => ({ date, pay: 200, expenses: 0, notes: '' })),
  };
  const response = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
};

test('is the pay of the week, before it is processed and after', async () => {
  const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
  await pay.logDays(driver, 'PENDING', WEEK[2]!);
  const week = { weekStart: MONDAY, payDate: null, step: 'LOGGED', dayCount: 3, run: null };
  expect(await read(driver)).toEqual([{ ...week, estimate: 600 }]);
  await portal.db.timeLog.updateMany({ data: { status: 'APPROVED' } });
  expect(await read(driver)).toEqual([{ ...week, estimate: 600, step: 'APPROVED' }]);
  await processWeek(driver, '2026-11-20');
  expect(await read(driver)).toEqual([
    {
      weekStart: MONDAY,
      payDate: '2026-11-20',
      step: 'ON_PAYROLL',
      estimate: null,
      dayCount: 0,
      run: { net: 600 },
    },
  ]);
});

test('has a receipt of an earlier day and a deduction, as the board proposes it', async () => {
  const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
  await portal.db.receipt.create({
    data: {
      ...{ userId: driver.key, date: toUtcMidnight('2026-10-30'), category: 'FUEL', amount: 20.5 },
      ...{ purpose: 'Diesel', status: 'APPROVED', requestKey: 'receipt', requestHash: 'x' },
    },
  });
  const { data } = await portal.graphql(
    `mutation ($input: CreatePlanInput!) { result: createPlan(input: $input) { __typename ... on Error { message } } }`,
    {
      input: {
        ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 30, firstWeek: MONDAY },
        ...{ agreedBy: 'Sam Abel', agreedOn: MONDAY },
      },
    },
    manager.token,
  );
  expect(data.result.message).toBeUndefined();
  expect(await pay.rows(manager)).toMatchObject([{ proposedNet: 390.5 }]);
  expect((await read(driver))[0].estimate).toBe(390.5);
});

test('is the rest of a week that was paid before and is open again', async () => {
  const driver = await pay.joinDriver('Abel', WEEK.slice(0, 3));
  await processWeek(driver, '2026-11-18');
  const { id } = await portal.db.payrollRun.findFirstOrThrow();
  const run = await portal.rest('GET', '/payroll', { token: manager.token });
  const address = `/payroll/${run.body[0].id}/status`;
  await portal.rest('PATCH', address, { token: manager.token, body: { status: 'PAID' } });
  await portal.rest('PATCH', address, { token: manager.token, body: { status: 'VOID' } });
  await portal.db.timeLog.updateMany({ where: { payrollRunId: id }, data: { payrollRunId: null } });
  await pay.logDays(driver, 'APPROVED', WEEK[3]!);
  expect(await read(driver)).toMatchObject([{ weekStart: MONDAY, estimate: 200, dayCount: 4 }]);
});

test('has the date on which it was due, even where that has passed, and no amount without a rate', async () => {
  const driver = await pay.joinDriver('Abel', ['2026-11-02', MONDAY]);
  await portal.db.companyProfile.updateMany({ data: { payday: 'FRIDAY' } });
  const admin = await portal.joinStaff('IT_Admin');
  await portal.graphql(
    'mutation { updateCompany(input: { payday: FRIDAY }) { __typename } }',
    {},
    admin.token,
  );
  expect(await read(driver)).toEqual([
    expect.objectContaining({ weekStart: '2026-11-02', payDate: '2026-11-13', estimate: 200, dayCount: 1 }),
  ]);
  await portal.db.payRate.deleteMany({ where: { userId: driver.key } });
  await portal.db.user.update({ where: { id: driver.key }, data: { dailyRate: null } });
  expect((await read(driver))[0].estimate).toBeNull();
});

test('counts no day that was rejected, is not worked or is to come', async () => {
  const driver = await pay.joinDriver('Abel', []);
  await pay.logDays(driver, 'REJECTED', MONDAY);
  await pay.logDays(driver, 'APPROVED', '2026-11-20');
  await portal.db.timeLog.create({
    data: {
      userId: driver.key,
      date: toUtcMidnight(WEEK[1]!),
      worked: false,
      description: '',
      status: 'APPROVED',
    },
  });
  expect(await read(driver)).toEqual([]);
});

test("is read from one's own runs on a payday, when the database still counts few unpaid ones", async () => {
  const { key: userId } = await pay.joinDriver('Abel', []);
  await addPaidYear(portal);
  const plan = await genericPlan(portal, alone(payOnItsWayOf({ userId, today: '2026-11-18' })));
  expect(plan).toMatch(/on "PayrollRun" run .*\n.*Index Cond: .*"userId" = /);
});
