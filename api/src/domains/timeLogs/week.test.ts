import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const MONDAY = '2026-11-16';
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

const SUBMIT = `mutation ($input: SubmitWeekInput!) { result: submitWeek(input: $input) {
  __typename
  ... on SubmitWeekPayload { user { id } timeLogs { id date worked description status } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const UPDATE = `mutation ($input: UpdateTimeLogInput!) { result: updateTimeLog(input: $input) { __typename } }`;
const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on ProcessWeeklyPayrollPayload { payrollRun { number } } ... on Error { message } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

async function run(document: string, who: Actor | undefined, input: Record<string, unknown>) {
  const { data, errors } = await portal.graphql(document, { input }, who?.token);
  return data?.result ?? errors?.[0]?.extensions.code;
}
const submit = (who: Actor | undefined, days: object[], more: Record<string, unknown> = {}) =>
  run(SUBMIT, who, { weekStart: MONDAY, days, ...more });
const day = (date: string, description = '', worked = true) => ({ date, worked, description });

test('writes all days with one entry in the audit log', async () => {
  const result = await submit(driver, [day(TUESDAY, 'Newark'), day(MONDAY), day(THURSDAY, 'Off', false)]);
  expect(result).toMatchObject({
    __typename: 'SubmitWeekPayload',
    user: { id: driver.id },
    timeLogs: [
      { date: MONDAY, worked: true, status: 'PENDING' },
      { date: TUESDAY, worked: true, description: 'Newark' },
      { date: THURSDAY, worked: false, description: 'Off' },
    ],
  });
  const entries = (await portal.audit()).filter(({ userId }) => userId === driver.key);
  expect(entries.map(({ action }) => action)).toEqual(['WEEK_SUBMITTED']);
  expect(entries[0]).toMatchObject({
    entityType: 'User',
    entityId: driver.key,
    newValues: { weekStart: MONDAY, days: [{ date: TUESDAY }, { date: MONDAY }, { date: THURSDAY }] },
  });
});

longTest('changes existing days and keeps notes that are left out', async () => {
  await submit(driver, [day(MONDAY, 'Newark'), day(TUESDAY, 'Camden')]);
  const { timeLogs } = await submit(driver, [{ date: MONDAY, worked: false }, day(WEDNESDAY)]);
  expect(timeLogs).toMatchObject([
    { date: MONDAY, worked: false, description: 'Newark' },
    { date: TUESDAY, description: 'Camden' },
    { date: WEDNESDAY, worked: true },
  ]);
});

test('sent again it changes nothing and leaves no second entry', async () => {
  const week = [day(MONDAY), day(TUESDAY, 'Camden')];
  const first = await submit(driver, week);
  expect(await submit(driver, week)).toEqual(first);
  expect(await portal.audit({ action: 'WEEK_SUBMITTED' })).toHaveLength(1);
});

test('sent several times at once it is written once, and everyone gets the same response', async () => {
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => submit(driver, [day(MONDAY), day(TUESDAY)])),
  );
  for (const response of responses) expect(response).toEqual(responses[0]);
  expect(responses[0].timeLogs).toHaveLength(2);
  expect(await portal.audit({ action: 'WEEK_SUBMITTED' })).toHaveLength(1);
});

describe('is refused as a whole', () => {
  const nothingWritten = async () => {
    expect(await portal.db.timeLog.count()).toBe(0);
    expect(await portal.audit({ action: 'WEEK_SUBMITTED' })).toEqual([]);
  };

  test('when a worked day is in the future', async () => {
    expect(await submit(driver, [day(MONDAY), day(THURSDAY)])).toMatchObject({
      issues: [{ path: ['days', '1', 'date'], message: 'You can’t mark a future day as worked.' }],
    });
    await nothingWritten();
  });

  test('with every issue named: a day twice, a day of another week, notes too long', async () => {
    const { issues } = await submit(driver, [
      day(MONDAY),
      day(MONDAY),
      day('2026-11-23'),
      day(TUESDAY, 'x'.repeat(1001)),
    ]);
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: ['days', '1', 'date'], message: 'Nov 16, 2026 appears twice.' },
        { path: ['days', '2', 'date'], message: 'Nov 23, 2026 isn’t in the week of Nov 16 – 22, 2026.' },
        {
          path: ['days', '3', 'description'],
          message: 'The description must be at most 1,000 characters.',
        },
      ]),
    );
    await nothingWritten();
  });

  test('when the week starts on another day than Monday, or holds no day', async () => {
    expect(await submit(driver, [day(TUESDAY)], { weekStart: TUESDAY })).toMatchObject({
      issues: [{ path: ['weekStart'], message: 'The week must start on a Monday.' }],
    });
    expect(await submit(driver, [])).toMatchObject({ issues: [{ path: ['days'] }] });
  });

  longTest("when it decides about one's own days, for someone without access and for others", async () => {
    const approved = [{ ...day(MONDAY), status: 'APPROVED' }, day(TUESDAY)];
    expect(await submit(driver, approved)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await submit(manager, approved)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await submit(undefined, [day(MONDAY)])).toBe('UNAUTHENTICATED');
    const other = await portal.joinContractor();
    expect(await submit(other, [day(MONDAY)], { userId: driver.id })).toMatchObject({ code: 'FORBIDDEN' });
    await nothingWritten();
  });

  test('when it changes a day that is on a payroll run, naming the day', async () => {
    await submit(driver, [day(MONDAY, 'Newark')]);
    const { payrollRun } = await run(PROCESS, manager, {
      userId: driver.id,
      weekStart: MONDAY,
      weekEnd: '2026-11-22',
      weeklyData: [{ date: MONDAY, pay: 200, expenses: 0 }],
    });
    expect(await submit(driver, [day(MONDAY, 'Camden'), day(TUESDAY)])).toMatchObject({
      code: 'LOCKED',
      message: `Nov 16, 2026 is on payroll #${payrollRun.number} and can’t be changed.`,
    });
    expect(await portal.db.timeLog.count()).toBe(1);
    // Unchanged, the locked day does not block the others.
    const { timeLogs } = await submit(driver, [day(MONDAY, 'Newark'), day(TUESDAY)]);
    expect(timeLogs).toMatchObject([{ date: MONDAY, status: 'APPROVED' }, { date: TUESDAY }]);
  });
});

test('a manager submits for others and may approve at once', async () => {
  const week = [{ ...day(MONDAY), status: 'APPROVED' }, day(TUESDAY)];
  expect(await submit(manager, week, { userId: driver.id })).toMatchObject({
    user: { id: driver.id },
    timeLogs: [{ status: 'APPROVED' }, { status: 'PENDING' }],
  });
});

longTest('a decided day that its owner changes awaits a new decision; the others keep theirs', async () => {
  const { timeLogs } = await submit(driver, [day(MONDAY), day(TUESDAY)]);
  for (const { id } of timeLogs) await run(UPDATE, manager, { id, status: 'APPROVED' });
  const again = await submit(driver, [
    { ...day(MONDAY), status: 'APPROVED' },
    { ...day(TUESDAY, 'Camden'), status: 'APPROVED' },
  ]);
  expect(again.timeLogs).toMatchObject([{ status: 'APPROVED' }, { status: 'PENDING' }]);
});
