import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const DAY = '2026-11-18';

const LOG_DAY = `mutation ($input: LogDayInput!) { result: logDay(input: $input) {
  __typename
  ... on TimeLog { id date worked description status user { id } viewerCanEdit viewerCanDecide }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const UPDATE = `mutation ($input: UpdateTimeLogInput!) { result: updateTimeLog(input: $input) {
  __typename
  ... on TimeLog { id date worked description status rejectionReason payrollRun { number } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on ProcessWeeklyPayrollPayload { payrollRun { id number } } ... on Error { message } } }`;
const SET_STATUS = `mutation ($input: SetPayrollRunStatusInput!) { result: setPayrollRunStatus(input: $input) {
  __typename ... on PayrollRun { status } ... on Error { message } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock(DAY);
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

async function run(document: string, who: Actor | undefined, input: Record<string, unknown>) {
  const { data, errors } = await portal.graphql(document, { input }, who?.token);
  return data?.result ?? errors?.[0]?.extensions.code;
}
const logDay = (who: Actor | undefined, input: Record<string, unknown> = {}) =>
  run(LOG_DAY, who, { date: DAY, worked: true, ...input });
const update = (who: Actor | undefined, id: string, input: Record<string, unknown>) =>
  run(UPDATE, who, { id, ...input });

/** Puts the day on one of the driver's payroll runs, with pay or with only expenses. */
async function payFor(day: string, pay: number, expenses = 0) {
  const { payrollRun } = await run(PROCESS, manager, {
    userId: driver.id,
    weekStart: '2026-11-16',
    weekEnd: '2026-11-22',
    weeklyData: [{ date: day, pay, expenses }],
  });
  return payrollRun as { id: string; number: number };
}

describe('logging a day', () => {
  longTest('writes it as pending and leaves one entry in the audit log', async () => {
    const log = await logDay(driver, { description: '  PHL to Newark ' });
    expect(log).toMatchObject({
      __typename: 'TimeLog',
      date: DAY,
      worked: true,
      description: 'PHL to Newark',
      status: 'PENDING',
      user: { id: driver.id },
      viewerCanEdit: true,
      viewerCanDecide: false,
    });
    const [entry, ...more] = await portal.audit({ action: 'TIME_LOG_CREATED' });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      userId: driver.key,
      entityType: 'TimeLog',
      entityId: log.id.slice('TimeLog_'.length),
      newValues: { date: DAY, worked: true, status: 'PENDING', userId: driver.key },
    });
  });

  longTest('is refused to anonymous callers and while a password change is required', async () => {
    expect(await logDay(undefined)).toBe('UNAUTHENTICATED');
    const fresh = await portal.join({ mustChangePassword: true });
    expect(await logDay(fresh)).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test('is refused a second time', async () => {
    await logDay(driver);
    expect(await logDay(driver, { worked: false })).toMatchObject({
      __typename: 'ConflictError',
      code: 'CONFLICT',
      message: 'There is already a time log for Nov 18, 2026.',
    });
    expect(await portal.db.timeLog.count()).toBe(1);
    expect(await portal.audit({ action: 'TIME_LOG_CREATED' })).toHaveLength(1);
  });

  test('happens once, however many try at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => logDay(driver)));
    expect(results.filter(({ __typename }) => __typename === 'TimeLog')).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'CONFLICT')).toHaveLength(11);
    expect(await portal.audit({ action: 'TIME_LOG_CREATED' })).toHaveLength(1);
  });

  test('cannot claim work in the future, by the calendar of the company', async () => {
    const refused = await logDay(driver, { date: '2026-11-19' });
    expect(refused).toMatchObject({
      __typename: 'ValidationError',
      issues: [{ path: ['date'], message: 'You can’t mark a future day as worked.' }],
    });
    expect(await logDay(driver, { date: '2026-11-19', worked: false })).toMatchObject({ worked: false });
    // Four in the morning in London, but the evening before in New York.
    portal.setClock('2026-11-21T04:00:00Z');
    const later = { ...driver, token: await portal.signIn(driver.key) };
    expect(await logDay(later, { date: '2026-11-21' })).toMatchObject({ code: 'VALIDATION' });
    expect(await logDay(later, { date: '2026-11-20' })).toMatchObject({ worked: true });
  });

  longTest('lists the problems with the text', async () => {
    expect(await logDay(driver, { description: 'x'.repeat(1001) })).toMatchObject({
      issues: [{ path: ['description'], message: 'The description must be at most 1,000 characters.' }],
    });
    const { errors } = await portal.graphql(
      LOG_DAY,
      { input: { date: '2026-02-29', worked: true } },
      driver.token,
    );
    expect(errors?.[0]?.message).toContain('Expected a date');
  });

  longTest('is for oneself, and for those in charge of others', async () => {
    const other = await portal.joinContractor();
    expect(await logDay(driver, { userId: other.id })).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'You can only enter your own days.',
    });
    for (const role of ['HR', 'Accountant', 'Supervisor', 'Employee'] as const)
      expect(await logDay(await portal.joinStaff(role), { userId: other.id })).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(await logDay(driver, { userId: driver.id })).toMatchObject({ user: { id: driver.id } });
    expect(await logDay(manager, { userId: other.id })).toMatchObject({ user: { id: other.id } });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(5);
  });

  test('by a manager is for people who exist and are not archived; inactive ones count too', async () => {
    const someone = 'User_01920000-0000-7000-8000-000000000000';
    expect(await logDay(manager, { userId: someone })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await logDay(manager, { userId: 'nonsense' })).toMatchObject({ code: 'NOT_FOUND' });
    await portal.db.user.update({ where: { id: driver.key }, data: { isActive: false } });
    expect(await logDay(manager, { userId: driver.id })).toMatchObject({ worked: true });
    await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });
    expect(await logDay(manager, { userId: driver.id, date: '2026-11-17' })).toMatchObject({
      message: 'You can’t enter days for an archived user.',
    });
  });

  test('may decide at once, but never about oneself', async () => {
    expect(await logDay(manager, { userId: driver.id, status: 'APPROVED' })).toMatchObject({
      status: 'APPROVED',
    });
    const log = await portal.db.timeLog.findFirstOrThrow();
    expect(log).toMatchObject({ decidedById: manager.key });
    for (const status of ['APPROVED', 'REJECTED']) {
      expect(await logDay(driver, { date: '2026-11-17', status })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await logDay(manager, { date: '2026-11-17', status })).toMatchObject({
        message: 'You can’t approve or reject your own days.',
      });
    }
    expect(await portal.db.timeLog.count()).toBe(1);
  });
});

describe('changing a day', () => {
  let id: string;
  beforeEach(async () => {
    id = (await logDay(driver, { description: 'Newark' })).id;
  });

  longTest('changes what is given and keeps the rest', async () => {
    expect(await update(driver, id, { worked: false })).toMatchObject({
      worked: false,
      description: 'Newark',
      status: 'PENDING',
    });
    const [entry] = await portal.audit({ action: 'TIME_LOG_UPDATED' });
    expect(entry).toMatchObject({ oldValues: { worked: true }, newValues: { worked: false } });
  });

  longTest('that changes nothing leaves no trace', async () => {
    expect(await update(driver, id, { description: 'Newark' })).toMatchObject({ description: 'Newark' });
    expect(await portal.audit({ action: 'TIME_LOG_UPDATED' })).toEqual([]);
  });

  test('moves it only to a day that is free and not in the future', async () => {
    await logDay(driver, { date: '2026-11-17' });
    expect(await update(driver, id, { date: '2026-11-17' })).toMatchObject({
      message: 'There is already a time log for Nov 17, 2026.',
    });
    expect(await update(driver, id, { date: '2026-11-19' })).toMatchObject({ code: 'VALIDATION' });
    expect(await update(driver, id, { date: '2026-11-16' })).toMatchObject({ date: '2026-11-16' });
  });

  longTest("does not find another person's day", async () => {
    const other = await portal.joinContractor();
    for (const who of [other, await portal.joinStaff('HR')])
      expect(await update(who, id, { worked: false })).toMatchObject({
        __typename: 'NotFoundError',
        message: 'Time log not found.',
      });
    expect(await update(undefined, id, { worked: false })).toBe('UNAUTHENTICATED');
    expect(await update(driver, driver.id, { worked: false })).toBe('VALIDATION');
  });

  longTest('is not for accountants, who can only read it', async () => {
    const accountant = await portal.joinStaff('Accountant');
    for (const change of [{ worked: false }, { status: 'APPROVED' }])
      expect(await update(accountant, id, change)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('decides it, with a reason the owner reads', async () => {
    const rejected = await update(manager, id, { status: 'REJECTED', rejectionReason: 'Truck was parked.' });
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectionReason: 'Truck was parked.' });
    expect(await update(manager, id, { status: 'APPROVED' })).toMatchObject({
      status: 'APPROVED',
      rejectionReason: null,
    });
    expect(await portal.audit({ action: 'TIME_LOG_REJECTED' })).toHaveLength(1);
    expect(await portal.audit({ action: 'TIME_LOG_APPROVED' })).toHaveLength(1);
    expect(await update(manager, id, { rejectionReason: 'Why not' })).toMatchObject({
      issues: [{ path: ['rejectionReason'] }],
    });
  });

  test('is never a decision of the owner, even a manager', async () => {
    expect(await update(driver, id, { status: 'APPROVED' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await update(driver, id, { status: 'REJECTED' })).toMatchObject({ code: 'FORBIDDEN' });
    const own = await logDay(manager);
    expect(await update(manager, own.id, { status: 'APPROVED' })).toMatchObject({
      message: 'You can’t approve or reject your own days.',
    });
    const boss = await portal.joinStaff('IT_Admin');
    expect(await update(boss, own.id, { status: 'APPROVED' })).toMatchObject({ status: 'APPROVED' });
  });

  longTest('by its owner asks for a new decision, also when the form repeats the old one', async () => {
    await update(manager, id, { status: 'APPROVED' });
    expect(await update(driver, id, { description: 'Camden' })).toMatchObject({ status: 'PENDING' });
    expect(await portal.db.timeLog.findFirstOrThrow()).toMatchObject({ decidedById: null, decidedAt: null });
    await update(manager, id, { status: 'APPROVED' });
    expect(await update(driver, id, { description: 'Trenton', status: 'APPROVED' })).toMatchObject({
      status: 'PENDING',
    });
  });

  longTest('by its owner cannot rewrite the reason of a rejection', async () => {
    await update(manager, id, { status: 'REJECTED', rejectionReason: 'Truck was parked.' });
    expect(await update(driver, id, { rejectionReason: 'No reason' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await update(driver, id, { status: 'PENDING' })).toMatchObject({ rejectionReason: null });
  });

  longTest('by a manager keeps the decision', async () => {
    await update(manager, id, { status: 'APPROVED' });
    expect(await update(manager, id, { description: 'Camden' })).toMatchObject({ status: 'APPROVED' });
  });

  test('never approves a day that just changed: a decision applies only to the version it saw', async () => {
    await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => update(driver, id, { description: `Route ${n}` })),
      ...Array.from({ length: 6 }, () => update(manager, id, { status: 'APPROVED' })),
    ]);
    const entries = await portal.audit();
    const last = entries.filter(({ action }) => action.startsWith('TIME_LOG_')).at(-1);
    const log = await portal.db.timeLog.findFirstOrThrow();
    expect(last?.newValues).toMatchObject({ status: log.status, description: log.description });
  });
});

describe('a day on a payroll run', () => {
  test('is locked for everyone until the run is void', async () => {
    const { id } = await logDay(driver);
    const { id: runId, number } = await payFor(DAY, 200);
    const locked = {
      __typename: 'ConflictError',
      code: 'LOCKED',
      message: `This day is on payroll #${number} and can’t be changed.`,
    };
    expect(await update(driver, id, { description: 'Other' })).toMatchObject(locked);
    expect(await update(manager, id, { status: 'REJECTED' })).toMatchObject(locked);
    expect(await update(manager, id, { date: '2026-11-17' })).toMatchObject(locked);
    const query = 'query ($id: ID!) { node(id: $id) { ... on TimeLog { viewerCanEdit viewerCanDecide } } }';
    const { data } = await portal.graphql(query, { id }, manager.token);
    expect(data.node).toEqual({ viewerCanEdit: false, viewerCanDecide: false });

    await run(SET_STATUS, manager, { id: runId, status: 'VOID' });
    expect(await update(driver, id, { description: 'Other' })).toMatchObject({
      status: 'PENDING',
      payrollRun: null,
    });
  });

  longTest('cannot be logged or moved to when the run holds only expenses', async () => {
    await payFor(DAY, 0, 12.5);
    expect(await logDay(driver)).toMatchObject({ code: 'LOCKED' });
    const { id } = await logDay(driver, { date: '2026-11-17' });
    expect(await update(driver, id, { date: DAY })).toMatchObject({ code: 'LOCKED' });
  });

  longTest('is not lost by an edit at the same moment', async () => {
    const { id } = await logDay(driver);
    await Promise.all([
      payFor(DAY, 200),
      ...Array.from({ length: 8 }, (_, n) => update(driver, id, { worked: false, description: `Try ${n}` })),
    ]);
    expect(await portal.db.timeLog.findFirstOrThrow({ include: { payrollRun: true } })).toMatchObject({
      worked: true,
      status: 'APPROVED',
      payrollRun: { status: 'PROCESSED' },
    });
  });
});
