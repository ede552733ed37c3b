/**
 * An advance that is repaid by hand or forgiven: who can do it, what is owed afterwards, and what the books and forms
 * show.
 */
import { addDays, type Day } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectJournal, readJournal, sumAccounts } from '../../../test/support/journal.ts';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { verifyLedger } from '../ledger/verify.service.ts';
import { paidToAll } from '../taxDocuments/payees.sql.ts';

const MONDAY = '2026-11-09';

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
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const call = async (field: string, input: object, by = manager) => {
  const name = `${field[0]!.toUpperCase()}${field.slice(1)}`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${name}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ValidationError { issues { path message } }
      ... on ${name}Payload { plan { id state total taken repaid writtenOff left } } } }`,
    { input },
    by.token,
  );
  return errors ? { code: errors[0]!.extensions.code } : data.result;
};
const give = async (more: object = {}): Promise<string> =>
  (
    await call('createPlan', {
      ...{ userId: driver.id, kind: 'ADVANCE', description: 'Fuel advance', total: 500, weekly: 125 },
      ...{ firstWeek: MONDAY, agreedBy: 'Dana Driver', agreedOn: '2026-10-15' },
      ...{ givenOn: '2026-10-16', method: 'CHECK', reference: '1040', ...more },
    })
  ).plan.id;
const back = (id: string, amount: number, more: object = {}) =>
  call('recordRepayment', { id, amount, date: '2026-11-17', method: 'CHECK', reference: '77', ...more });
const writeOff = (id: string, by = admin) => call('writeOffAdvance', { id, reason: 'Moved away' }, by);

const READ = `query ($id: ID!) { node(id: $id) { ... on Plan { state taken repaid writtenOff left
  viewerCanRecordRepayment viewerCanWriteOff viewerCanVoid user { balance }
  instalments { amount description run { id kind number gross net } }
  repayments { id date method reference amount voidReason viewerCanVoid } } } }`;
const read = async (id: string, by = manager) => (await portal.graphql(READ, { id }, by.token)).data.node;
const run = (weekStart: Day, pay: number) =>
  portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay, expenses: 0 }],
    },
  });
const setStatus = (id: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status, reason: 'Wrong' } });
const boxOne = async (year: number) => {
  const [sums] = await rowsIn(
    portal.db,
    paidToAll({ year, first: `${year}-01-01`, last: `${year}-12-31`, timeZone: 'America/New_York' }),
  );
  return sums!.rows.reduce((sum, { grossCents }) => sum + grossCents, 0) / 100;
};
const expectBooks = async () => {
  expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });
  await expectJournal(portal, manager.token, '2026-01-01', '2027-12-31');
};

describe('an advance that is paid back by hand', () => {
  test('is owed less, comes into the account, and is on no form', async () => {
    const id = await give();
    expect((await back(id, 200)).plan).toMatchObject({
      ...{ state: 'OPEN', taken: 0, repaid: 200, left: 300, writtenOff: null },
    });
    expect(await read(id)).toMatchObject({
      ...{ viewerCanVoid: false, viewerCanRecordRepayment: true, user: { balance: 300 } },
      repayments: [
        { date: '2026-11-17', method: 'CHECK', reference: '77', amount: 200, viewerCanVoid: true },
      ],
    });
    const balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'ADVANCES')).toBe(300_00);
    expect(sumBalances(balances, 'CASH', 2026)).toBe(-300_00);
    expect(await boxOne(2026)).toBe(0);
    const lines = await readJournal(portal, manager.token, '2026-11-17', '2026-11-17');
    expect(lines).toMatchObject([
      { account: 'Advances', cents: -200_00, description: 'Advance paid back' },
      { account: 'Checking', cents: 200_00, description: 'Advance paid back' },
    ]);
    expect(await portal.audit({ action: 'ADVANCE_REPAID' })).toMatchObject([
      { newValues: { userId: driver.key, amount: 200, paidOn: '2026-11-17', method: 'CHECK', left: 300 } },
    ]);
    await expectBooks();
  });

  longTest('is taken less with later weeks, whose statements say so', async () => {
    const id = await give({ weekly: 400 });
    await back(id, 200);
    const { body } = await run(MONDAY, 1000);
    expect(body.message).toContain('$300.00 is deducted, $700.00 will be paid.');
    expect(await read(id)).toMatchObject({ state: 'TAKEN', taken: 300, repaid: 200, left: 0 });
    const { data } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on PayrollRun { statement { balances { description before after } } } } }',
      { id: body.payrollRun.id },
      driver.token,
    );
    expect(data.node.statement.balances).toEqual([
      { description: 'Fuel advance, $200.00 paid back', before: 300, after: 0 },
    ]);
    await expectBooks();
  });

  test('once, however often it is sent', async () => {
    const id = await give();
    const send = () => back(id, 500, { idempotencyKey: 'one' });
    expect((await send()).plan).toMatchObject({ state: 'TAKEN', left: 0 });
    expect((await send()).plan).toMatchObject({ repaid: 500 });
    expect(await portal.db.planRepayment.count()).toBe(1);
    expect((await back(id, 1, { idempotencyKey: 'one' })).code).toBe('CONFLICT');
  });

  longTest('by a leaver, after it was ended and archived', async () => {
    const id = await give();
    await call('endPlan', { id, reason: 'Left' });
    await portal.rest('PATCH', `/staff/${driver.id}/archive`, {
      token: admin.token,
      body: { archived: true },
    });
    expect((await back(id, 500)).plan).toMatchObject({ state: 'ENDED', left: 0, repaid: 500 });
    await expectBooks();
  });

  const REFUSED: [object, [string, string]][] = [
    [{ amount: 500.01 }, ['amount', 'Only $500.00 is still owed.']],
    [{ amount: 0 }, ['amount', 'The amount must be above $0.00.']],
    [{ date: '2026-11-19' }, ['date', 'Record it after the money comes in: choose today or earlier.']],
    [
      { date: '2026-10-15' },
      ['date', 'The advance is from Oct 16, 2026, so it can’t have been paid back before that.'],
    ],
    [{ reference: 'x'.repeat(101) }, ['reference', 'The reference must be at most 100 characters.']],
  ];
  test('is no more than is owed, and of a day between the advance and today', async () => {
    const id = await give();
    for (const [wrong, [field, message]] of REFUSED)
      expect((await back(id, 100, wrong)).issues).toEqual([{ path: [field], message }]);
    expect(await portal.db.planRepayment.count()).toBe(0);
  });

  test('bounces: it is owed again, and is taken back by later weeks', async () => {
    const id = await give({ weekly: 500 });
    await back(id, 500);
    const [repayment] = (await read(id)).repayments;
    await run(MONDAY, 1000);
    expect(await read(id)).toMatchObject({ taken: 0, left: 0 });
    const voided = await call('voidRepayment', { id: repayment.id, reason: 'Bounced' });
    expect(voided.plan).toMatchObject({ state: 'OPEN', repaid: 0, left: 500 });
    expect((await call('voidRepayment', { id: repayment.id, reason: 'Again' })).code).toBe(
      'INVALID_TRANSITION',
    );
    expect(await read(id)).toMatchObject({ repayments: [{ voidReason: 'Bounced', viewerCanVoid: false }] });
    await run('2026-11-02', 1000);
    expect(await read(id)).toMatchObject({ taken: 0 });
    await run('2026-11-16', 1000);
    expect(await read(id)).toMatchObject({ taken: 500, left: 0 });
    expect(await portal.audit({ action: 'ADVANCE_REPAYMENT_VOIDED' })).toMatchObject([
      { level: 'WARNING', newValues: { amount: 500, reason: 'Bounced' } },
    ]);
    await expectBooks();
  });

  test('is not voided as never given, nor paid back by more than a voided run had taken', async () => {
    const id = await give();
    await back(id, 400);
    expect(await call('voidAdvance', { id, reason: 'Never given' })).toMatchObject({
      message: '$400.00 of this advance has been paid back. Void what was paid back first.',
    });
    const { body } = await run(MONDAY, 1000);
    expect(await read(id)).toMatchObject({ taken: 100, left: 0 });
    expect(await back(id, 1)).toMatchObject({ message: 'Nothing is left of this advance.' });
    await setStatus(body.payrollRun.id, 'VOID');
    expect((await back(id, 100)).plan).toMatchObject({ state: 'TAKEN', left: 0 });
    await run(MONDAY, 1000);
    expect(await read(id)).toMatchObject({ taken: 0, repaid: 500 });
    await expectBooks();
  });

  test('the database refuses more than is owed, a plan that is not an advance, and any change', async () => {
    const planId = (await give()).replace('Plan_', '');
    const add = (plan: string, amount: number) =>
      portal.db.planRepayment.create({
        data: { planId: plan, date: new Date('2026-11-17'), method: 'CASH', amount },
      });
    await expect(add(planId, 501)).rejects.toThrow(/More was taken of a plan than is owed/);
    const { plan } = await call('createPlan', {
      ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 50 },
      ...{ firstWeek: MONDAY, agreedBy: 'Dana Driver', agreedOn: '2026-10-15' },
    });
    await expect(add(plan.id.replace('Plan_', ''), 1)).rejects.toThrow(/Only an advance is paid back/);
    const { id } = await add(planId, 500);
    await expect(portal.db.planRepayment.update({ where: { id }, data: { amount: 1 } })).rejects.toThrow(
      /never changes/,
    );
    await expect(portal.db.planRepayment.delete({ where: { id } })).rejects.toThrow(/never deleted/);
  });
});

describe('an advance that is forgiven', () => {
  test('is pay of the year in which it is, with a statement, and no money moves', async () => {
    const id = await give();
    portal.setClock('2027-01-06');
    admin.token = await portal.signIn(admin.key);
    manager.token = await portal.signIn(manager.key);
    expect((await writeOff(id)).plan).toMatchObject({
      ...{ state: 'TAKEN', taken: 0, writtenOff: 500, left: 0 },
    });
    const { instalments, viewerCanWriteOff, user } = await read(id, admin);
    expect({ viewerCanWriteOff, user, instalments }).toEqual({
      ...{ viewerCanWriteOff: false, user: { balance: 0 } },
      instalments: [
        {
          ...{ amount: 500, description: 'Fuel advance, nothing left' },
          run: { id: expect.any(String), kind: 'ADJUSTMENT', number: 1, gross: 500, net: 0 },
        },
      ],
    });
    expect([await boxOne(2026), await boxOne(2027)]).toEqual([0, 500]);
    const balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'ADVANCES')).toBe(0);
    expect(sumBalances(balances, 'COMPENSATION', 2027)).toBe(500_00);
    expect(sumBalances(balances, 'CASH')).toBe(-500_00);
    const lines = await readJournal(portal, manager.token, '2027-01-06', '2027-01-06');
    expect(sumAccounts(lines as never)).toEqual({ Advances: -500_00, 'Contract Labor': 500_00 });
    expect(await portal.audit({ action: 'ADVANCE_WRITTEN_OFF' })).toMatchObject([
      { level: 'WARNING', newValues: { amount: 500, reason: 'Moved away' } },
    ]);
    await expectBooks();
  });

  test('as far as it was neither taken nor paid back, after it was ended', async () => {
    const id = await give();
    await run(MONDAY, 1000);
    await back(id, 75);
    await call('endPlan', { id, reason: 'Left' });
    expect((await writeOff(id)).plan).toMatchObject({
      ...{ state: 'ENDED', taken: 125, repaid: 75, writtenOff: 300, left: 0 },
    });
    expect(await writeOff(id)).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await back(id, 1)).toMatchObject({ message: 'Nothing is left of this advance.' });
    await expectBooks();
  });

  longTest('before its first week, and keeps later weeks whole', async () => {
    const id = await give({ firstWeek: '2026-12-07' });
    await writeOff(id);
    const { body } = await run('2026-11-16', 1000);
    expect(body.payrollRun).toMatchObject({ kind: 'REGULAR', totalPay: 1000 });
    expect(await read(id)).toMatchObject({ writtenOff: 500, left: 0 });
    await expectBooks();
  });

  test('is owed again once the run that has it as pay is void', async () => {
    const id = await give();
    await writeOff(id);
    const [{ run: made }] = (await read(id)).instalments;
    expect((await setStatus(made.id, 'VOID')).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'OPEN', writtenOff: null, left: 500, taken: 0 });
    expect(await boxOne(2026)).toBe(0);
    expect((await back(id, 500)).plan).toMatchObject({ state: 'TAKEN' });
    await expectBooks();
  });

  test('by an administrator, and no one their own', async () => {
    const id = await give();
    expect(await read(id)).toMatchObject({ viewerCanWriteOff: false });
    expect(await read(id, admin)).toMatchObject({ viewerCanWriteOff: true });
    expect(await writeOff(id, manager)).toMatchObject({ code: 'FORBIDDEN' });
    const own = await give({ userId: admin.id });
    expect(await writeOff(own)).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      await call('recordRepayment', { ...{ id: own, amount: 1, date: '2026-11-17' }, method: 'CASH' }, admin),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(await portal.db.payrollRun.count()).toBe(0);
  });
});

test('repayments are deleted with a permanently deleted person, and the ledger keeps them', async () => {
  const id = await give();
  await back(id, 200);
  const person = `/staff/${driver.id}`;
  await portal.rest('PATCH', `${person}/archive`, { token: admin.token, body: { archived: true } });
  await portal.rest('DELETE', `${person}?acknowledge=true&reason=Asked`, { token: admin.token });
  expect([await portal.db.planRepayment.count(), await portal.db.plan.count()]).toEqual([0, 0]);
  const balances = await readBalances(portal.database.pool);
  expect(balances.find(({ account }) => account === 'ADVANCES')).toMatchObject({
    cents: 300_00,
    isGone: true,
  });
  await expectBooks();
});
