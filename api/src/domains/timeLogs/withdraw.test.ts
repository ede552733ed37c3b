/** Recalling a submitted week. */
import { addDays, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toId } from '../../operation/ids.ts';

const MONDAY = '2026-11-09';
const [, TUESDAY, WEDNESDAY, THURSDAY] = listWeekDays(MONDAY) as [string, string, string, string];

const WITHDRAW = `mutation ($input: WithdrawWeekInput!) { result: withdrawWeek(input: $input) {
  __typename
  ... on WithdrawWeekPayload { user { id } weekStart withdrawnDays deletedTimeLogIds timeLogs { date status } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on Error { message } } }`;

let portal: TestPortal;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});

type Status = 'PENDING' | 'APPROVED' | 'REJECTED';

const log = (who: Actor, day: string, status: Status = 'PENDING', description = '') =>
  portal.db.timeLog.create({
    data: { userId: who.key, date: toUtcMidnight(day), worked: true, status, description },
  });
const withdraw = async (who: Actor | undefined = driver, weekStart = MONDAY) => {
  const { data, errors } = await portal.graphql(WITHDRAW, { input: { weekStart } }, who?.token);
  return data?.result ?? errors?.[0]?.extensions.code;
};
const daysLeft = async () =>
  (await portal.db.timeLog.findMany({ orderBy: { date: 'asc' } })).map(({ date }) => fromUtcMidnight(date));
const NOTHING = { code: 'CONFLICT', message: 'Nothing in this week is waiting for a decision.' };

longTest('takes the days out of the log that await a decision, and leaves the decided ones', async () => {
  const monday = await log(driver, MONDAY);
  await log(driver, TUESDAY, 'APPROVED');
  await log(driver, WEDNESDAY, 'REJECTED');
  const thursday = await log(driver, THURSDAY);
  expect(await withdraw()).toEqual({
    __typename: 'WithdrawWeekPayload',
    user: { id: driver.id },
    weekStart: MONDAY,
    withdrawnDays: [MONDAY, THURSDAY],
    deletedTimeLogIds: [toId('TimeLog', monday.id), toId('TimeLog', thursday.id)],
    timeLogs: [
      { date: TUESDAY, status: 'APPROVED' },
      { date: WEDNESDAY, status: 'REJECTED' },
    ],
  });
});

longTest("leaves other weeks and other people's days alone", async () => {
  const colleague = await portal.joinContractor();
  await log(driver, MONDAY);
  await log(driver, addDays(MONDAY, -1));
  await log(driver, addDays(MONDAY, 7));
  await log(colleague, MONDAY);
  expect(await withdraw()).toMatchObject({ withdrawnDays: [MONDAY] });
  expect(await daysLeft()).toEqual([addDays(MONDAY, -1), MONDAY, addDays(MONDAY, 7)]);
});

longTest('leaves a day that is on a payroll run, day by day', async () => {
  const manager = await portal.joinStaff('Manager');
  await log(driver, MONDAY);
  await log(driver, TUESDAY);
  const weeklyData = [
    // Only expenses: the day is on the run but stays pending.
    { date: MONDAY, pay: 0, expenses: 20 },
    { date: WEDNESDAY, pay: 200, expenses: 0 },
  ];
  const input = { userId: driver.id, weekStart: MONDAY, weekEnd: addDays(MONDAY, 6), weeklyData };
  await portal.graphql(PROCESS, { input }, manager.token);
  expect(await withdraw()).toMatchObject({ withdrawnDays: [TUESDAY] });
  expect(await daysLeft()).toEqual([MONDAY, WEDNESDAY]);
  expect(await withdraw()).toMatchObject(NOTHING);
});

test('records the recalled days', async () => {
  await log(driver, MONDAY, 'PENDING', 'Newark');
  await withdraw();
  expect(await portal.audit({ action: 'WEEK_WITHDRAWN' })).toMatchObject([
    {
      level: 'INFO',
      entityType: 'User',
      entityId: driver.key,
      userId: driver.key,
      oldValues: {
        days: [
          { date: MONDAY, worked: true, description: 'Newark', status: 'PENDING', rejectionReason: null },
        ],
      },
      newValues: { weekStart: MONDAY },
    },
  ]);
  const admin = await portal.joinStaff('IT_Admin');
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on User { history(first: 1) { edges { node { sentence } } } } } }`,
    { id: driver.id },
    admin.token,
  );
  expect(data.node.history.edges[0].node.sentence).toBe(
    'Dario Fontaine recalled 1 day of their own week of Nov 9, 2026.',
  );
});

describe('is refused', () => {
  test('when nothing awaits a decision, and then leaves no trace', async () => {
    await log(driver, MONDAY, 'APPROVED');
    expect(await withdraw()).toMatchObject(NOTHING);
    expect(await portal.audit({ action: 'WEEK_WITHDRAWN' })).toEqual([]);
  });

  test('for a week that starts on another day than Monday', async () => {
    await log(driver, TUESDAY);
    expect(await withdraw(driver, TUESDAY)).toMatchObject({
      issues: [{ path: ['weekStart'], message: 'The week must start on a Monday.' }],
    });
    expect(await daysLeft()).toEqual([TUESDAY]);
  });

  test('to strangers', async () => {
    const { errors } = await portal.graphql(WITHDRAW, { input: { weekStart: MONDAY } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('of several requests at once, one recalls the week', async () => {
  for (const day of [MONDAY, TUESDAY, WEDNESDAY]) await log(driver, day);
  const responses = await Promise.all(Array.from({ length: 5 }, () => withdraw()));
  expect(responses.filter(({ withdrawnDays }) => withdrawnDays)).toMatchObject([
    { withdrawnDays: [MONDAY, TUESDAY, WEDNESDAY] },
  ]);
  expect(responses.filter(({ message }) => message === NOTHING.message)).toHaveLength(4);
  expect(await portal.audit({ action: 'WEEK_WITHDRAWN' })).toHaveLength(1);
  expect(await daysLeft()).toEqual([]);
});
