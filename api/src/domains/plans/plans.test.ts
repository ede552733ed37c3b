/** Advances and recurring deductions: entered, deducted week by week, changed, ended and voided. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { verifyLedger } from '../ledger/verify.service.ts';
import { paidToAll } from '../taxDocuments/payees.sql.ts';

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});
/** The ledger always adds up. */
const expectWholeLedger = async () =>
  expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });

const MONDAYS = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'];

const call = async (field: string, type: string, input: object, select: string, by = manager) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ValidationError { issues { path message } }
      ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

const PLAN = 'plan { id revision state total taken left weekly weeklyFrom floor lastWeek }';
const fuel = (more: object = {}) => ({
  ...{ userId: driver.id, kind: 'ADVANCE', description: 'Fuel advance', total: 500, weekly: 125 },
  ...{ firstWeek: MONDAYS[0], agreedBy: 'Dana Driver', agreedOn: '2026-10-15' },
  ...{ givenOn: '2026-10-16', method: 'CHECK', reference: '1040', ...more },
});
const insurance = (more: object = {}) => ({
  ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 50 },
  ...{ firstWeek: MONDAYS[0], agreedBy: 'Dana Driver', agreedOn: '2026-10-15', ...more },
});
const create = (input: object, by = manager) => call('createPlan', 'CreatePlan', input, PLAN, by);
const put = async (input: object) => {
  const { plan } = await create(input);
  return plan as { id: string; revision: string };
};
const change = (input: object) => call('changePlan', 'ChangePlan', input, PLAN);
const end = (id: string) => call('endPlan', 'EndPlan', { id, reason: 'Paid back in cash' }, PLAN);
const voidIt = (id: string) => call('voidAdvance', 'VoidAdvance', { id, reason: 'Never given' }, PLAN);
const read = async (id: string, by = manager) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Plan { state taken left weekly weeklyFrom endReason voidReason revision
      instalments { amount description run { weekStart } } viewerCanManage viewerCanVoid } } }`,
    { id },
    by.token,
  );
  return data.node;
};

const process = (index: number, pay: number, more: object = {}) =>
  portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: driver.id,
      weekStart: MONDAYS[index],
      weekEnd: addDays(MONDAYS[index]!, 6),
      weeklyData: [{ date: MONDAYS[index], pay, expenses: 0 }],
      ...more,
    },
  });
const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const run = async (index: number, pay: number, more: object = {}): Promise<string> => {
  const { status, body } = await process(index, pay, more);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const mark = (id: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status, reason: 'Wrong' } });
const readRun = async (id: string) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PayrollRun { status gross deducted net overpaid
      lines { kind amount description plan { id } } payment { amount date }
      statement { amounts { net } balances { description before after } } } } }`,
    { id },
    manager.token,
  );
  return data.node;
};
const instalments = async (id: string) =>
  (await readRun(id)).lines
    .filter(({ plan }: { plan: object | null }) => plan)
    .map(({ amount, description }: { amount: number; description: string }) => [amount, description]);
const boxOne = async (year: number) => {
  const [sums] = await rowsIn(
    portal.db,
    paidToAll({ year, first: `${year}-01-01`, last: `${year}-12-31`, timeZone: 'America/New_York' }),
  );
  return sums!.rows.reduce((sum, { grossCents }) => sum + grossCents, 0) / 100;
};

test('$500.00 advance taken back over four weeks without lowering box 1a', async () => {
  const { id } = await put(fuel());
  const nets: number[] = [];
  for (const [index] of MONDAYS.entries()) {
    const runId = await run(index, 1000);
    await mark(runId, 'PAID');
    const { gross, deducted, net } = await readRun(runId);
    expect([gross, deducted, net]).toEqual([1000, 125, 875]);
    nets.push(net);
  }
  expect(await read(id)).toMatchObject({ state: 'TAKEN', taken: 500, left: 0 });
  expect(await boxOne(2026)).toBe(4000);
  const balances = await readBalances(portal.database.pool);
  expect(sumBalances(balances, 'COMPENSATION', 2026)).toBe(400_000);
  expect(sumBalances(balances, 'ADVANCES')).toBe(0);
  // The advance and the four payments.
  expect(sumBalances(balances, 'CASH', 2026)).toBe(-(50_000 + 4 * 87_500));
  await expectWholeLedger();
});

describe('an advance', () => {
  test('is refused without a written agreement, field by field', async () => {
    const { code, issues } = await create(fuel({ agreedBy: '  ', total: null, method: null }));
    expect(code).toBe('VALIDATION');
    expect(issues).toEqual([
      { path: ['total'], message: 'Enter the amount advanced.' },
      { path: ['agreedBy'], message: 'Enter who agreed in writing. Nothing can be deducted without it.' },
      { path: ['method'], message: 'Choose how the advance was given.' },
    ]);
    expect(await portal.db.plan.count()).toBe(0);
  });

  test('posts the amount handed out, in the year of its day, and reverses it when it is voided', async () => {
    const { id } = await put(fuel({ givenOn: '2025-12-30' }));
    let balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'ADVANCES')).toBe(50_000);
    expect(sumBalances(balances, 'CASH', 2025)).toBe(-50_000);
    await expectWholeLedger();
    expect((await voidIt(id)).plan).toMatchObject({ state: 'VOID', left: 0 });
    balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'ADVANCES')).toBe(0);
    expect(sumBalances(balances, 'CASH', 2025)).toBe(0);
    await expectWholeLedger();
    expect(await instalments(await run(0, 1000))).toEqual([]);
    expect(await voidIt(id)).toMatchObject({ code: 'INVALID_TRANSITION', message: 'This advance is void.' });
  });

  test('that a run has deducted from cannot be voided until those runs are void', async () => {
    const { id } = await put(fuel());
    const runId = await run(0, 1000);
    expect(await voidIt(id)).toMatchObject({
      code: 'CONFLICT',
      message: '$125.00 of this advance has been taken back. Void those payroll runs first, or end it.',
    });
    expect(await read(id)).toMatchObject({ viewerCanManage: true, viewerCanVoid: false });
    await mark(runId, 'VOID');
    expect(await read(id)).toMatchObject({ taken: 0, viewerCanVoid: true });
    expect((await voidIt(id)).plan.state).toBe('VOID');
    await expectWholeLedger();
  });

  test('that was ended takes nothing more, and the rest stays owed', async () => {
    const { id } = await put(fuel());
    await run(0, 1000);
    expect((await end(id)).plan).toMatchObject({ state: 'ENDED', taken: 125, left: 375 });
    expect(await instalments(await run(1, 1000))).toEqual([]);
    const { data } = await portal.graphql(
      `query ($id: ID!) { person(id: $id) { balance viewerCanPay } }`,
      { id: driver.id },
      manager.token,
    );
    expect(data.person).toEqual({ balance: 375, viewerCanPay: true });
    expect(await end(id)).toMatchObject({ message: 'This plan has ended.' });
    const { revision } = await read(id);
    expect(await change({ id, revision, weekly: 5 })).toMatchObject({ message: 'This plan has ended.' });
  });

  test('is only for deductions to void: others end', async () => {
    const { id } = await put(insurance());
    expect(await voidIt(id)).toMatchObject({ message: 'Only an advance can be voided. End this plan.' });
  });

  test('is entered by someone who processes payroll, and never by the payee', async () => {
    const accountant = await portal.joinStaff('Accountant');
    const { errors } = await portal.graphql(
      `mutation ($input: CreatePlanInput!) { createPlan(input: $input) { __typename } }`,
      { input: fuel() },
      accountant.token,
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await create(fuel({ userId: manager.id }))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can’t enter or change your own advances and deductions.',
    });
    const { id } = await put(fuel());
    expect(await read(id, accountant)).toMatchObject({ state: 'OPEN', viewerCanManage: false });
    expect(await read(id, driver)).toMatchObject({ left: 500, viewerCanManage: false });
    expect(await read(id, await portal.joinContractor())).toBeNull();
  });

  test('that is sent twice is entered once', async () => {
    const input = fuel({ idempotencyKey: 'one' });
    const { id } = await put(input);
    expect((await put(input)).id).toBe(id);
    expect(await create({ ...input, total: 600 })).toMatchObject({
      code: 'CONFLICT',
      message: 'This idempotency key was used for a different request.',
    });
    expect(await portal.db.plan.count()).toBe(1);
  });

  longTest('is in the audit log with everything that became of it', async () => {
    const { id, revision } = await put(fuel());
    await change({ id, revision, weekly: 100 });
    await end(id);
    const other = await put(fuel());
    await voidIt(other.id);
    const entries = await portal.db.auditLog.findMany({
      where: { entityType: 'Plan' },
      orderBy: { sequence: 'asc' },
      select: { action: true, newValues: true },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      'PLAN_CREATED',
      'PLAN_CHANGED',
      'PLAN_ENDED',
      'PLAN_CREATED',
      'ADVANCE_VOIDED',
    ]);
    expect(entries[0]!.newValues).toMatchObject({ amount: 500, weekly: 125, givenOn: '2026-10-16' });
    expect(entries[2]!.newValues).toMatchObject({ left: 500, reason: 'Paid back in cash' });
  });
});

describe('a run takes', () => {
  test('the amount due, with a line that shows the rest, and the message says so', async () => {
    const { id } = await put(fuel());
    const { body } = await process(0, 1000, { weeklyData: [{ date: MONDAYS[0], pay: 1000, expenses: 0 }] });
    expect(body.message).toBe(
      'Weekly payroll processed successfully! Base pay: $1,000.00, Expenses: $0.00, Total: $1,000.00. $125.00 is deducted, $875.00 will be paid.',
    );
    const made = await readRun(body.payrollRun.id);
    expect(made.lines).toEqual([
      { kind: 'DAY_PAY', amount: 1000, description: '', plan: null },
      { kind: 'DEDUCTION', amount: -125, description: 'Fuel advance, $375.00 left', plan: { id } },
    ]);
    expect(made.statement).toEqual({
      amounts: { net: 875 },
      balances: [{ description: 'Fuel advance', before: 500, after: 375 }],
    });
  });

  test('no more than the floor leaves; of a recurring deduction the rest is carried over', async () => {
    await put(insurance({ floor: 300 }));
    const first = await run(0, 320);
    expect(await instalments(first)).toEqual([[-20, 'Insurance, $30.00 carried over']]);
    expect(await instalments(await run(1, 1000))).toEqual([[-80, 'Insurance']]);
  });

  test('nothing of a plan that is left out this time', async () => {
    const { id } = await put(fuel());
    const other = await put(insurance());
    expect(await instalments(await run(0, 1000, { skipPlans: [id] }))).toEqual([[-50, 'Insurance']]);
    expect(await instalments(await run(1, 1000, { skipPlans: [other.id] }))).toEqual([
      [-125, 'Fuel advance, $375.00 left'],
    ]);
    expect(await instalments(await run(2, 1000))).toEqual([
      [-125, 'Fuel advance, $250.00 left'],
      [-100, 'Insurance'],
    ]);
    const stranger = await portal.joinContractor();
    const foreign = await put(fuel({ userId: stranger.id }));
    expect((await process(3, 1000, { skipPlans: [foreign.id] })).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('nothing again of a plan that was left out, after a correction of a run that is not paid', async () => {
    const advance = await put(fuel());
    await put(insurance({ floor: 960 }));
    const correct = async (runId: string, index: number, expectedTotal: number, pay: number) => {
      const { payrollRun } = await call(
        'correctPayment',
        'CorrectPayment',
        {
          ...{ runId, expectedTotal, reason: 'A typo', requestKey: `correct ${pay}` },
          weeklyData: [{ date: MONDAYS[index], pay, expenses: 0 }],
        },
        'payrollRun { id }',
      );
      return payrollRun.id as string;
    };
    const toTake = async (id: string) => {
      const { data } = await portal.graphql(
        `query ($id: ID!) { node(id: $id) { ... on PayrollRun {
          standing { deductions { description due amount } } } } }`,
        { id },
        manager.token,
      );
      return data.node.standing.deductions;
    };
    const first = await run(0, 950, { skipPlans: [advance.id] });
    // The floor left no room for the insurance. With more pay there is.
    expect(await toTake(first)).toEqual([{ description: 'Insurance', due: 50, amount: 0 }]);
    const second = await correct(first, 0, 950, 1000);
    expect(await instalments(second)).toEqual([[-40, 'Insurance, $10.00 carried over']]);
    expect(await toTake(first)).toEqual([]);
    expect(await toTake(second)).toEqual([{ description: 'Insurance', due: 50, amount: 40 }]);
    const third = await correct(second, 0, 1000, 1005);
    expect(await instalments(third)).toEqual([[-45, 'Insurance, $5.00 carried over']]);
    // What a run took is taken again.
    expect(await instalments(await correct(await run(1, 1100), 1, 1100, 1200))).toEqual([
      [-125, 'Fuel advance, $375.00 left'],
      [-55, 'Insurance'],
    ]);
    await expectWholeLedger();
  });

  test('everything, which settles the run on its pay date even before that has come', async () => {
    await put(fuel({ weekly: 400 }));
    const { body } = await process(0, 400, { payDate: '2026-12-04' });
    expect(body.message).toContain('$400.00 is deducted, $0.00 will be paid.');
    expect(await readRun(body.payrollRun.id)).toMatchObject({
      ...{ status: 'PAID', net: 0, payment: { amount: 0, date: '2026-12-04' } },
    });
    await expectWholeLedger();
  });

  longTest('the oldest plan first, and settles itself where nothing is left to pay', async () => {
    await put(fuel({ weekly: 400 }));
    await put(insurance());
    const runId = await run(0, 420);
    expect(await readRun(runId)).toMatchObject({
      status: 'PAID',
      net: 0,
      payment: { amount: 0 },
      gross: 420,
    });
    expect(await instalments(runId)).toEqual([
      [-400, 'Fuel advance, $100.00 left'],
      [-20, 'Insurance, $30.00 carried over'],
    ]);
    await expectWholeLedger();
  });

  test('the same once, however often the request is repeated', async () => {
    await put(fuel());
    const send = () =>
      portal.rest('POST', '/payroll/weekly', {
        token: manager.token,
        headers: { 'Idempotency-Key': 'one' },
        body: {
          userId: driver.id,
          weekStart: MONDAYS[0],
          weekEnd: addDays(MONDAYS[0]!, 6),
          weeklyData: [{ date: MONDAYS[0], pay: 1000, expenses: 0 }],
        },
      });
    const [one, other] = [await send(), await send()];
    expect(other.body.message).toBe(one.body.message);
    expect(await portal.db.payrollLine.count({ where: { planId: { not: null } } })).toBe(1);
  });
});

describe('a week that is voided and done again', () => {
  longTest('frees its instalment', async () => {
    const { id } = await put(fuel());
    const first = await run(0, 1000);
    await mark(first, 'VOID');
    expect(await read(id)).toMatchObject({ taken: 0, left: 500, instalments: [] });
    expect(await instalments(await run(0, 1000))).toEqual([[-125, 'Fuel advance, $375.00 left']]);
  });

  longTest('comes out as if it had been right at once, after it had been paid', async () => {
    const { id } = await put(fuel({ floor: 800 }));
    const first = await run(0, 1000);
    await mark(first, 'PAID');
    await mark(first, 'VOID');
    const { body } = await process(0, 1100);
    expect(body.message).toContain(
      '$875.00 was paid on Nov 18, 2026, $100.00 still to pay. $125.00 is deducted, $100.00 will be paid.',
    );
    // 1,100 less 125 in total: 875 were paid, 100 are still payable.
    expect(await readRun(body.payrollRun.id)).toMatchObject({ gross: 100, net: 100, overpaid: 0 });
    expect(await read(id)).toMatchObject({ taken: 125, left: 375 });
    await mark(body.payrollRun.id, 'PAID');
    expect(await boxOne(2026)).toBe(1100);
    await expectWholeLedger();
  });

  longTest('compares the floor with the whole week, and never takes twice', async () => {
    const { id } = await put(fuel({ floor: 950 }));
    const first = await run(0, 1000);
    expect(await readRun(first)).toMatchObject({ net: 950 });
    await mark(first, 'PAID');
    await mark(first, 'VOID');
    const second = await run(0, 1000);
    expect(await readRun(second)).toMatchObject({ status: 'PAID', net: 0, overpaid: 0 });
    expect(await read(id)).toMatchObject({ taken: 50 });
    await mark(second, 'VOID');
    const third = await run(0, 1010);
    expect(await readRun(third)).toMatchObject({ net: 0, overpaid: 0 });
    expect(await read(id)).toMatchObject({ taken: 60 });
    await expectWholeLedger();
  });

  longTest('for less takes the rest of the plan, and shows the overpaid amount', async () => {
    const { id } = await put(fuel());
    const first = await run(0, 1000);
    await mark(first, 'PAID');
    await mark(first, 'VOID');
    const second = await run(0, 900);
    // 875 were paid for a week of 900, so 25 go to the plan.
    expect(await readRun(second)).toMatchObject({ net: 0, overpaid: 0 });
    expect(await read(id)).toMatchObject({ taken: 25 });
    await mark(second, 'VOID');
    const third = await run(0, 800);
    expect(await readRun(third)).toMatchObject({ net: 0, overpaid: 75 });
    expect(await read(id)).toMatchObject({ taken: 0 });
    await expectWholeLedger();
  });
});

describe('other terms', () => {
  test('count from the week after the last one on payroll on', async () => {
    const { id, revision } = await put(insurance());
    await run(0, 1000);
    await run(1, 1000);
    const { plan } = await change({ id, revision, weekly: 60, floor: 10 });
    expect(plan).toMatchObject({ weekly: 60, weeklyFrom: MONDAYS[2], floor: 10 });
    expect(await instalments(await run(2, 1000))).toEqual([[-60, 'Insurance']]);
    // Earlier weeks keep the amount that was due then.
    const [first] = await portal.db.payrollRun.findMany({ orderBy: { weekStart: 'asc' }, take: 1 });
    await mark(`PayrollRun_${first!.id}`, 'VOID');
    expect(await instalments(await run(3, 1000))).toEqual([[-110, 'Insurance']]);
    // Void runs free their weeks.
    const changed = await change({ id, revision: plan.revision, weekly: 70 });
    expect(changed.plan).toMatchObject({ weekly: 70, weeklyFrom: '2026-11-16' });
  });

  test('are refused if someone else made changes meanwhile, and field by field', async () => {
    const { id, revision } = await put(insurance());
    const { plan } = await change({ id, revision, floor: 100 });
    expect(await change({ id, revision, weekly: 60 })).toMatchObject({
      code: 'CONFLICT',
      message: 'This plan has changed. Please review it and try again.',
    });
    const wrong = { weekly: 0, lastWeek: '2026-10-12' };
    expect((await change({ id, revision: plan.revision, ...wrong })).issues).toEqual([
      { path: ['weekly'], message: 'The weekly amount must be above $0.00.' },
      { path: ['lastWeek'], message: 'The last week can’t be before the first one.' },
    ]);
  });

  longTest('may set a last week, and take it away again', async () => {
    const { id, revision } = await put(insurance());
    const { plan } = await change({ id, revision, lastWeek: MONDAYS[0] });
    expect(plan.lastWeek).toBe(MONDAYS[0]);
    await run(0, 1000);
    expect(await instalments(await run(1, 1000))).toEqual([]);
    await change({ id, revision: plan.revision, lastWeek: null });
    expect(await instalments(await run(2, 1000))).toEqual([[-100, 'Insurance']]);
  });
});

test('two managers who process at once take an installment once', async () => {
  const { id } = await put(fuel({ total: 125 }));
  const made = await Promise.all([0, 1, 2].map((index) => process(index, 1000)));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await read(id)).toMatchObject({ state: 'TAKEN', taken: 125 });
});

test('the database refuses to take more of a plan than is owed, or from someone else', async () => {
  const { id } = await put(fuel({ total: 125 }));
  const planId = id.replace('Plan_', '');
  const add = (userId: string, amount: number, weekStart = MONDAYS[0]!) =>
    portal.db.payrollRun.create({
      data: {
        userId,
        weekStart: new Date(weekStart),
        weekEnd: new Date(addDays(weekStart, 6)),
        payDate: new Date(weekStart),
        ...{ basePay: 1000, bonuses: 0, totalPay: 1000 },
        lines: {
          create: [
            { position: 1, kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: 1000 },
            { position: 2, kind: 'DEDUCTION', taxClass: 'DEDUCTION', amount, planId },
          ],
        },
      },
    });
  await expect(add(driver.key, -126)).rejects.toThrow(/More was taken of a plan than is owed/);
  await expect(add((await portal.joinContractor()).key, -10)).rejects.toThrow(/of its own payee/);
  await add(driver.key, -125);
  await expect(portal.db.plan.update({ where: { id: planId }, data: { total: 1 } })).rejects.toThrow(
    /What was agreed about a plan never changes/,
  );
  await expect(portal.db.plan.delete({ where: { id: planId } })).rejects.toThrow(/never deleted/);
});

describe('before a week is processed', () => {
  const WEEK = `query ($userId: ID!, $weekStart: Date!) { payrollWeek(userId: $userId, weekStart: $weekStart) {
    deductions { planId description due floor left amount } } }`;
  const week = async (index: number) =>
    (await portal.graphql(WEEK, { userId: driver.id, weekStart: MONDAYS[index] }, manager.token)).data
      .payrollWeek.deductions;

  test('the tracker and the board show the deduction in advance', async () => {
    const { id } = await put(fuel({ floor: 150 }));
    await portal.db.user.update({ where: { id: driver.key }, data: { dailyRate: 250 } });
    await portal.db.timeLog.create({
      data: { userId: driver.key, date: new Date(MONDAYS[0]!), worked: true, status: 'APPROVED' },
    });
    const planned = { planId: id, description: 'Fuel advance', due: 125, floor: 150, left: 500, amount: 100 };
    expect(await week(0)).toEqual([planned]);
    const { data } = await portal.graphql(
      `query ($weekStart: Date!) { payrollBoard(weekStart: $weekStart) {
        totals { totalPay deductions } rows { edges { node { proposedNet deductions { planId amount } } } } } }`,
      { weekStart: MONDAYS[0] },
      manager.token,
    );
    expect(data.payrollBoard).toEqual({
      totals: { totalPay: 250, deductions: 100 },
      rows: { edges: [{ node: { proposedNet: 150, deductions: [{ planId: id, amount: 100 }] } }] },
    });
    await run(0, 250);
    expect(await week(0)).toEqual([]);
  });

  test('everyone is paid with the deductions due, except plans that are left out', async () => {
    const { id } = await put(fuel());
    const start = async (index: number, skipPlans: string[]) => {
      const { data } = await portal.graphql(
        `mutation ($input: StartPayrollBatchInput!) { result: startPayrollBatch(input: $input) {
          ... on Error { message } ... on ValidationError { issues { path message } }
          ... on StartPayrollBatchPayload { batch { id } } } }`,
        {
          input: {
            weekStart: MONDAYS[index],
            edits: [
              {
                ...{ userId: driver.id, skipPlans },
                weeklyData: [{ date: MONDAYS[index], pay: 300, expenses: 0 }],
              },
            ],
            expected: { contractors: 1, totalPay: 300 },
            idempotencyKey: `week ${index}`,
          },
        },
        manager.token,
      );
      await portal.runJobs();
      return data.result;
    };
    await start(0, [id]);
    expect(await read(id)).toMatchObject({ taken: 0 });
    await start(1, []);
    expect(await read(id)).toMatchObject({ taken: 125 });
    const other = await put(fuel({ userId: (await portal.joinContractor()).id }));
    expect((await start(2, [other.id])).issues).toEqual([
      {
        path: ['edits', '0', 'userId'],
        message:
          'One of this person’s plans no longer takes anything this week. Please review it and try again.',
      },
    ]);
  });
});

longTest(
  'permanently deleting a person deletes the plans, and the ledger keeps the amounts handed out',
  async () => {
    const admin = await portal.joinStaff('IT_Admin');
    await put(fuel());
    const person = `/staff/${driver.id}`;
    await portal.rest('PATCH', `${person}/archive`, { token: admin.token, body: { archived: true } });
    expect(
      (await portal.rest('DELETE', `${person}?acknowledge=true&reason=Asked`, { token: admin.token })).status,
    ).toBe(200);
    expect(await portal.db.plan.count()).toBe(0);
    const balances = await readBalances(portal.database.pool);
    expect(balances.find(({ account }) => account === 'ADVANCES')).toMatchObject({
      cents: 50_000,
      isGone: true,
    });
    await expectWholeLedger();
  },
);
