/** The open items of someone who leaves: the preview, the refusal, and deactivating or archiving use one list. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { dollars } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let sam: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  sam = await portal.joinContractor({ firstName: 'Sam', lastName: 'Drake' });
});

const call = async (field: string, type: string, input: object, { token }: Actor = manager) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      __typename ... on Error { code message ... on RetentionError { details } } } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

const logDay = (date: string, status: 'PENDING' | 'APPROVED') =>
  portal.db.timeLog.create({
    data: { userId: sam.key, date: toUtcMidnight(date), worked: true, status },
  });

const receive = (date: string, status: 'PENDING' | 'APPROVED', amount = 12.5) =>
  portal.db.receipt.create({
    data: {
      ...{
        userId: sam.key,
        date: toUtcMidnight(date),
        category: 'TOLLS',
        amount,
        purpose: 'Turnpike',
        status,
      },
      ...{ requestKey: `${date}-${status}`, requestHash: 'x' },
    },
  });

const process = async (weekStart: string, weekEnd: string, pay: number) => {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: sam.id,
      weekStart,
      weekEnd,
      weeklyData: [{ date: weekStart, pay, expenses: 0, notes: '' }],
    },
  });
  expect(status).toBe(201);
  return body.payrollRun.id as string;
};

const pay = (runId: string, date: string) =>
  call('recordPayment', 'RecordPayment', { runIds: [runId], date, method: 'CHECK', reference: date });

const listOpen = async ({ token }: Actor = admin, { id } = sam) => {
  const { data } = await portal.graphql(
    'query ($id: ID!) { person(id: $id) { openThings { kind text weekStart year } } }',
    { id },
    token,
  );
  return data.person?.openThings;
};

/** One of each kind. */
async function leaveEverythingOpen() {
  await logDay('2026-11-16', 'PENDING');
  await logDay('2026-11-09', 'APPROVED');
  await logDay('2026-11-10', 'APPROVED');
  await receive('2026-11-16', 'PENDING');
  await receive('2026-11-10', 'APPROVED', 20);
  await pay(await process('2026-10-26', '2026-11-01', 300), '2026-11-03');
  await process('2026-11-02', '2026-11-08', 500);
  await call('createPlan', 'CreatePlan', {
    ...{ userId: sam.id, kind: 'ADVANCE', description: 'Sam’s fuel', total: 400, weekly: 100 },
    ...{ firstWeek: '2026-11-23', agreedBy: 'Sam Drake', agreedOn: '2026-11-10' },
    ...{ givenOn: '2026-11-10', method: 'CASH' },
  });
}

const EVERYTHING = [
  '2 approved days of Nov 9 – 15, 2026 are not on payroll.',
  '1 day of Nov 16 – 22, 2026 is waiting for a decision.',
  'An approved receipt of $20.00 for Nov 10, 2026 is not on payroll.',
  'A receipt of $12.50 for Nov 16, 2026 is waiting for a decision.',
  'Payroll #2 for Nov 2 – 8, 2026 is not paid: $500.00.',
  '$400.00 of an advance of $400.00 is still owed.',
  '$300.00 was paid in 2026, and no form for 2026 is filed.',
];

const archive = () =>
  portal.rest('PATCH', `/staff/${sam.id}/archive`, { token: admin.token, body: { archived: true } });
const remove = (query = '') => portal.rest('DELETE', `/staff/${sam.id}${query}`, { token: admin.token });

longTest('lists each item with the place to settle it, and nothing for a person who is settled', async () => {
  expect(await listOpen()).toEqual([]);
  await leaveEverythingOpen();
  expect(await listOpen()).toEqual([
    { kind: 'APPROVED_DAYS', text: EVERYTHING[0], weekStart: '2026-11-09', year: null },
    { kind: 'PENDING_DAYS', text: EVERYTHING[1], weekStart: '2026-11-16', year: null },
    { kind: 'APPROVED_RECEIPT', text: EVERYTHING[2], weekStart: '2026-11-09', year: null },
    { kind: 'PENDING_RECEIPT', text: EVERYTHING[3], weekStart: '2026-11-16', year: null },
    { kind: 'UNPAID_RUN', text: EVERYTHING[4], weekStart: '2026-11-02', year: null },
    { kind: 'PLAN_BALANCE', text: EVERYTHING[5], weekStart: null, year: null },
    { kind: 'UNFILED_YEAR', text: EVERYTHING[6], weekStart: null, year: 2026 },
  ]);
});

longTest('void, rejected, recovered and filed records are settled', async () => {
  await leaveEverythingOpen();
  const [, run] = await portal.db.payrollRun.findMany({ orderBy: { number: 'asc' } });
  await portal.rest('PATCH', `/payroll/PayrollRun_${run!.id}/status`, {
    token: manager.token,
    body: { status: 'VOID', reason: 'Never worked' },
  });
  await portal.db.timeLog.updateMany({ where: { payrollRunId: null }, data: { status: 'REJECTED' } });
  await portal.db.receipt.updateMany({ data: { status: 'REJECTED' } });
  const { id } = await portal.db.plan.findFirstOrThrow();
  await call('voidAdvance', 'VoidAdvance', { id: `Plan_${id}`, reason: 'Never given' });
  expect((await listOpen()).map(({ kind }: { kind: string }) => kind)).toEqual(['UNFILED_YEAR']);
  const form = { userId: sam.key, type: 'FORM_1099_NEC', year: 2026, snapshot: {} } as const;
  const { id: formId } = await portal.db.taxDocument.create({ data: { ...form, status: 'GENERATED' } });
  expect(await listOpen()).toHaveLength(1);
  await portal.db.taxDocument.update({ where: { id: formId }, data: { status: 'SUBMITTED' } });
  expect(await listOpen()).toEqual([]);
});

test('a year is open until its records need not be kept anymore', async () => {
  await pay(await process('2026-11-02', '2026-11-08', 500), '2026-11-10');
  portal.setClock('2031-01-31');
  admin.token = await portal.signIn(admin.key);
  expect(await listOpen()).toMatchObject([{ kind: 'UNFILED_YEAR', year: 2026 }]);
  portal.setClock('2031-02-01');
  admin.token = await portal.signIn(admin.key);
  expect(await listOpen()).toEqual([]);
});

describe('one filed form for two accounts', () => {
  let other: Actor;
  beforeEach(async () => {
    portal.setClock('2026-02-10');
    admin = await portal.joinStaff('IT_Admin');
    const tax = seasons(portal);
    await tax.saveCompany();
    other = await portal.joinContractor();
    for (const [person, legalName, amount] of [
      [other, 'Samuel Drake', 2500],
      [sam, 'Sam Drake', 1000],
    ] as const) {
      await tax.certify(person, '400111222', { legalName });
      await tax.pay(person, { payDate: '2025-05-01', pay: dollars(amount) });
    }
    await tax.decide(admin, other, 'SAME_PERSON');
    await tax.decide(admin, sam, 'SAME_PERSON');
    const { id, amount } = await tax.generate(admin, { userId: sam.id, year: 2025 });
    expect(amount).toBe(3500);
    expect(await listOpen(admin, other)).toMatchObject([{ kind: 'UNFILED_YEAR', year: 2025 }]);
    await tax.setStatus(admin, id, 'SUBMITTED');
  });

  test('files the year of both, and keeps both accounts until its records need not be kept', async () => {
    for (const person of [sam, other]) expect(await listOpen(admin, person)).toEqual([]);
    for (const { id } of [sam, other]) {
      await portal.rest('PATCH', `/staff/${id}/archive`, { token: admin.token, body: { archived: true } });
      const { status, body } = await portal.rest('DELETE', `/staff/${id}?acknowledge=true&reason=Duplicate`, {
        token: admin.token,
      });
      expect([status, body.error]).toEqual([
        409,
        'The filed form for 2025 reports payments to this user and to another account with the same taxpayer number: both accounts stay until Jan 31, 2030.',
      ]);
    }
    portal.setClock('2030-02-01');
    admin.token = await portal.signIn(admin.key);
    expect((await remove()).status).toBe(200);
  });
});

test('is for who reads the pay of the person', async () => {
  const hr = await portal.joinStaff('HR');
  expect(await listOpen(hr)).toBeNull();
  for (const reader of [manager, await portal.joinStaff('Accountant'), sam])
    expect(await listOpen(reader)).toEqual([]);
});

longTest('a permanent deletion is refused while anything is open, each thing by its name', async () => {
  await leaveEverythingOpen();
  await archive();
  const before = await portal.db.user.count();
  const { status, body } = await remove();
  expect([status, body]).toEqual([
    409,
    {
      code: 'RETENTION',
      error:
        'Money or tax forms of this user are still open. Settle them first, or enter a reason to delete anyway.',
      details: EVERYTHING,
    },
  ]);
  expect(await call('deleteUser', 'DeleteUser', { userId: sam.id, acknowledge: false }, admin)).toEqual({
    ...{ __typename: 'RetentionError', code: 'RETENTION', message: body.error, details: EVERYTHING },
  });
  expect(await portal.db.user.count()).toBe(before);
  expect(await portal.audit({ action: 'USER_DELETED' })).toEqual([]);
});

test('an administrator goes on only with a reason, and a critical entry lists the open items', async () => {
  await leaveEverythingOpen();
  await archive();
  const without = await remove('?acknowledge=true');
  expect([without.status, without.body.code, without.body.details]).toEqual([
    ...[400, 'VALIDATION', ['Enter a reason.']],
  ]);
  const acknowledged = await remove('?acknowledge=true&reason=Court%20order');
  expect([acknowledged.status, acknowledged.body]).toEqual([
    200,
    { message: 'User permanently deleted successfully!' },
  ]);
  expect(await portal.audit({ action: 'USER_DELETED' })).toMatchObject([
    { level: 'CRITICAL', userId: admin.key, newValues: { open: EVERYTHING, reason: 'Court order' } },
  ]);
});

test('a settled person is deleted without a warning', async () => {
  await archive();
  expect((await remove()).status).toBe(200);
  const [entry] = await portal.audit({ action: 'USER_DELETED' });
  expect(entry!.newValues).not.toHaveProperty('open');
});

longTest('deactivating and archiving list the open items', async () => {
  await leaveEverythingOpen();
  const deactivated = await portal.rest('DELETE', `/contractors/${sam.id}`, { token: manager.token });
  expect([deactivated.status, deactivated.body.open]).toEqual([200, EVERYTHING]);
  const status = await portal.rest('PATCH', `/staff/${sam.id}/status`, {
    token: admin.token,
    body: { isActive: false },
  });
  expect(status.body.data.open).toEqual(EVERYTHING);
  expect((await archive()).body.data.open).toEqual(EVERYTHING);
});

test('a leaver with approved days is on the board of their week, and is paid', async () => {
  await logDay('2026-11-09', 'APPROVED');
  await portal.db.user.update({ where: { id: sam.key }, data: { dailyRate: 200 } });
  await portal.rest('DELETE', `/contractors/${sam.id}`, { token: manager.token });
  const board = async () => {
    const { data } = await portal.graphql(
      `query ($week: Date!) { payrollBoard(weekStart: $week) { unpaidElsewhere
        rows { edges { node { user { name } } } } } }`,
      { week: '2026-11-09' },
      manager.token,
    );
    const { unpaidElsewhere, rows } = data.payrollBoard;
    return [
      unpaidElsewhere,
      rows.edges.map(({ node }: { node: { user: { name: string } } }) => node.user.name),
    ];
  };
  expect(await board()).toEqual([0, ['Sam Drake']]);
  await pay(await process('2026-11-09', '2026-11-15', 200), '2026-11-18');
  expect((await listOpen()).map(({ kind }: { kind: string }) => kind)).toEqual(['UNFILED_YEAR']);
});
