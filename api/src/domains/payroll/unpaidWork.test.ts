/** Work that no payment had paid by a day. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MONDAY, payroll, SUNDAY, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let pay: ReturnType<typeof payroll>;
let manager: Actor;
let accountant: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
  accountant = await portal.joinStaff('Accountant');
});

async function ask(asOf: string | null, token = accountant.token) {
  return portal.graphql(
    `query ($asOf: Date) { unpaidWork(asOf: $asOf) { pay undecidedPay paidBefore
      people { user { lastName } pay undecidedPay paidBefore days { date step pay run { number } } } } }`,
    { asOf },
    token,
  );
}

async function read(asOf: string | null = null) {
  const { data, errors } = await ask(asOf);
  expect(errors).toBeUndefined();
  return data.unpaidWork;
}

async function processWeek(driver: Actor, dates: readonly string[], amount: number): Promise<string> {
  const body = {
    ...{ userId: driver.id, weekStart: MONDAY, weekEnd: SUNDAY },
    weeklyData: dates.map((date) => ({ date, pay: amount, expenses: 30, notes: 'Tolls' })),
  };
  const response = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.payrollRun.id;
}

async function setStatus(run: string, status: 'PAID' | 'VOID') {
  const body = { status, reason: 'Wrong' };
  const response = await portal.rest('PATCH', `/payroll/${run}/status`, { token: manager.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

test('has approved and undecided days at their rates, by person, and nothing that was rejected or comes later', async () => {
  const abel = await pay.joinDriver('Abel', WEEK.slice(0, 2));
  await pay.logDays(abel, 'PENDING', WEEK[2]!);
  await pay.logDays(abel, 'REJECTED', WEEK[3]!);
  const baker = await pay.joinDriver('Baker', [WEEK[4]!]);
  const left = await portal.db.user.updateMany({
    where: { id: baker.key },
    data: { archivedAt: new Date(portal.services.now()) },
  });
  expect(left.count).toBe(1);
  const { people, ...sums } = await read();
  expect(people).toEqual([
    {
      ...{ user: { lastName: 'Abel' }, pay: 400, undecidedPay: 200, paidBefore: 0 },
      days: [
        { date: WEEK[0], step: 'APPROVED', pay: 200, run: null },
        { date: WEEK[1], step: 'APPROVED', pay: 200, run: null },
        { date: WEEK[2], step: 'LOGGED', pay: 200, run: null },
      ],
    },
    expect.objectContaining({ user: { lastName: 'Baker' }, pay: 200, undecidedPay: 0 }),
  ]);
  expect(sums).toEqual({ pay: 600, undecidedPay: 200, paidBefore: 0 });
  expect(await read(WEEK[0])).toMatchObject({ pay: 200, undecidedPay: 0, people: [{ pay: 200 }] });
});

test('has what a run pays for the day, until the day of its payment', async () => {
  const abel = await pay.joinDriver('Abel', [WEEK[0]!]);
  const run = await processWeek(abel, [WEEK[0]!], 210);
  expect((await read()).people).toMatchObject([
    { pay: 210, days: [{ date: WEEK[0], step: 'ON_PAYROLL', pay: 210, run: { number: 1 } }] },
  ]);
  await setStatus(run, 'PAID');
  const { date } = await portal.db.payment.findFirstOrThrow();
  const paidOn = date.toISOString().slice(0, 10);
  const dayBefore = new Date(date.getTime() - 86_400_000).toISOString().slice(0, 10);
  expect(await read(paidOn)).toMatchObject({ pay: 0, people: [] });
  expect(await read(dayBefore)).toMatchObject({ pay: 210, people: [{ pay: 210 }] });
});

test('says what was paid before for a week that is void, until it is paid again', async () => {
  const abel = await pay.joinDriver('Abel', WEEK.slice(0, 2));
  const run = await processWeek(abel, [WEEK[0]!], 150);
  await setStatus(run, 'PAID');
  await setStatus(run, 'VOID');
  expect(await read()).toMatchObject({ pay: 400, paidBefore: 180, people: [{ pay: 400, paidBefore: 180 }] });
  const again = await processWeek(abel, WEEK.slice(0, 2), 200);
  expect(await read()).toMatchObject({ pay: 400, paidBefore: 180 });
  await setStatus(again, 'PAID');
  expect(await read()).toMatchObject({ pay: 0, paidBefore: 0, people: [] });
});

test('has no pay for a day without a rate, and opens to payroll readers alone', async () => {
  const abel = await pay.joinDriver('Abel', [WEEK[0]!]);
  await portal.db.payRate.deleteMany({ where: { userId: abel.key } });
  await portal.db.user.update({ where: { id: abel.key }, data: { dailyRate: null } });
  expect(await read()).toMatchObject({ pay: 0, people: [{ days: [{ date: WEEK[0], pay: null }] }] });
  const { errors } = await ask(null, abel.token);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
