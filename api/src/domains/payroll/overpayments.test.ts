/** Overpayments: the correcting run finds them, and later runs take them back, never twice. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { withCopy } from '../../backup/copy.ts';
import { load } from '../../backup/load.ts';
import { verifyLedger } from '../ledger/verify.service.ts';

const MONDAYS = ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'];

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
  portal.setClock('2026-12-30');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

/** Earlier sessions have ended by then. */
async function moveTo(day: string): Promise<void> {
  portal.setClock(day);
  for (const actor of [admin, manager]) actor.token = await portal.signIn(actor.key);
}

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const process = (index: number, pay: number, more: object = {}) =>
  portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: driver.id,
      weekStart: MONDAYS[index],
      weekEnd: addDays(MONDAYS[index]!, 6),
      weeklyData: [{ date: MONDAYS[index], pay, expenses: 0, notes: 'Tolls', ...more }],
    },
  });
const put = async (index: number, pay: number, more: object = {}): Promise<string> => {
  const { status, body } = await process(index, pay, more);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const mark = (id: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status, reason: 'Wrong' } });
const pay = async (index: number, amount: number, more: object = {}) => {
  const id = await put(index, amount, more);
  await mark(id, 'PAID');
  return id;
};

const RUN = `id number kind status totalPay gross reimbursed deducted net overpaid paidBefore { number amount }
  lines { kind taxClass amount description plan { id } } entries { date pay expenses }
  statement { amounts { net } balances { description before after } }`;
const call = async (field: string, type: string, input: object, select: string, by = manager) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename ... on Error { code message }
      ... on ValidationError { issues { path message } } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};
const readRun = async (id: string) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PayrollRun { ${RUN} standing { total paid days { date pay } } } } }`,
    { id },
    manager.token,
  );
  return data.node;
};
let keys = 0;
const correct = async (runId: string, amount: number, more: object = {}) => {
  const { standing, entries } = await readRun(runId);
  const input = {
    ...{ runId, reason: 'Typed wrongly', expectedTotal: standing.total, requestKey: `put ${++keys}` },
    weeklyData: [{ date: entries[0].date, pay: amount, expenses: 0 }],
    ...more,
  };
  const result = await call('correctPayment', 'CorrectPayment', input, `payrollRun { ${RUN} }`);
  return result.payrollRun ?? result;
};
const plans = async (by = manager) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { person(id: $id) { balance plans(first: 9) { edges { node { id revision kind description state total
      taken left writtenOff weekly floor overpaidRun { id } viewerCanManage viewerCanEnd viewerCanVoid } } } } }`,
    { id: driver.id },
    by.token,
  );
  const { balance, plans } = data.person;
  return { balance, plans: plans.edges.map(({ node }: { node: object }) => node) };
};
const plan = async (by = manager) => (await plans(by)).plans[0];
const writeOff = (id: string, by = admin) =>
  call('endPlan', 'EndPlan', { id, reason: 'Too small to take back' }, 'plan { state left writtenOff }', by);
/** A correction that leaves the pay of $500.00 and lowers the expenses. */
const TWENTY_OF_TOLLS = { weeklyData: [{ date: MONDAYS[0], pay: 500, expenses: 20, notes: 'Tolls' }] };
const newestRun = async () => {
  const { id } = await portal.db.payrollRun.findFirstOrThrow({
    ...{ orderBy: { number: 'desc' }, select: { id: true } },
  });
  return `PayrollRun_${id}`;
};
/** What the season reports for the year: everything handed out, expenses, and box 1a. */
const season = async (year: number) => {
  const { data } = await portal.graphql(
    `query ($year: Int!) { taxSeason(year: $year) { rows(first: 5) { edges { node { paid expenses reportable } } } } }`,
    { year },
    manager.token,
  );
  const [row] = data.taxSeason.rows.edges;
  return row ? [row.node.paid, row.node.expenses, row.node.reportable] : null;
};
const readPaid = async () => {
  const { rows } = await portal.database.pool.query(
    'SELECT coalesce(sum(amount), 0)::float AS paid FROM "Payment" WHERE "voidedAt" IS NULL',
  );
  return rows[0].paid as number;
};
const readOverpaid = async () => sumBalances(await readBalances(portal.database.pool), 'OVERPAID') / 100;

/** The ledger adds up after every test. */
afterEach(async () => expect(await verifyLedger(portal.services)).toMatchObject({ problem: null }));

describe('a correction to less than was paid', () => {
  test('changes nothing that was paid, and is taken back from the next runs of the year', async () => {
    const base = await pay(0, 500);
    const run = await correct(base, 460, { weekly: 25 });
    expect(run).toMatchObject({
      ...{ kind: 'ADJUSTMENT', status: 'PAID', totalPay: -40, gross: 0, net: 0, overpaid: 40 },
      lines: [
        { kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: -40, description: 'Typed wrongly' },
        {
          ...{ kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: 40 },
          description: 'To be taken back from later pay',
        },
      ],
      entries: [{ date: MONDAYS[0], pay: -40, expenses: 0 }],
      statement: {
        amounts: { net: 0 },
        balances: [{ description: 'Paid too much with payroll #1', before: 0, after: 40 }],
      },
    });
    expect((await readRun(base)).standing).toMatchObject({ total: 460, days: [{ pay: 460 }] });
    expect(await plans()).toMatchObject({
      balance: 40,
      plans: [
        {
          ...{ kind: 'OVERPAYMENT', state: 'OPEN', total: 40, left: 40, weekly: 25, floor: 0 },
          ...{ overpaidRun: { id: base }, viewerCanManage: true, viewerCanEnd: false, viewerCanVoid: false },
        },
      ],
    });
    expect([await season(2026), await readOverpaid()]).toEqual([[500, 0, 500], 40]);
    const second = await pay(1, 1000);
    expect(await readRun(second)).toMatchObject({
      ...{ gross: 975, deducted: 0, net: 975, totalPay: 1000 },
      lines: [
        {},
        {
          taxClass: 'COMPENSATION',
          amount: -25,
          description: 'Paid too much with payroll #1, $15.00 left',
        },
      ],
      statement: { balances: [{ before: 40, after: 15 }] },
    });
    const third = await pay(2, 1000);
    expect(await readRun(third)).toMatchObject({ net: 985 });
    expect(await readRun(await pay(3, 1000))).toMatchObject({ net: 1000 });
    expect(await plan()).toMatchObject({ state: 'TAKEN', taken: 40, left: 0 });
    // Repaid within the year, so the year reports what the work came to.
    expect([await season(2026), await readPaid()]).toEqual([[3460, 0, 3460], 3460]);
    const balances = await readBalances(portal.database.pool);
    expect(balances.filter(({ account, year, cents }) => cents && !year && account !== 'CASH')).toEqual([]);
  });

  test('taken back in a later year changes neither year’s box 1a', async () => {
    const base = await pay(0, 500);
    await correct(base, 460);
    await moveTo('2027-01-05');
    const second = await put(1, 1000);
    expect(await readRun(second)).toMatchObject({
      ...{ gross: 1000, deducted: 40, net: 960 },
      lines: [{}, { kind: 'DEDUCTION', taxClass: 'DEDUCTION', amount: -40 }],
    });
    await mark(second, 'PAID');
    expect([await season(2026), await season(2027)]).toEqual([
      [500, 0, 500],
      [1000, 0, 1000],
    ]);
    expect(await readPaid()).toBe(1460);
  });

  longTest('made in a later year does so as well', async () => {
    const base = await pay(0, 500);
    await moveTo('2027-01-05');
    expect(await correct(base, 460)).toMatchObject({ status: 'PAID', gross: 0, net: 0, overpaid: 40 });
    expect((await readRun(base)).standing).toMatchObject({ total: 460 });
    await pay(1, 1000);
    expect([await season(2026), await season(2027), await readPaid()]).toEqual([
      [500, 0, 500],
      [1000, 0, 1000],
      1460,
    ]);
  });

  test('is paid in the year that reported it, or not with that pay date', async () => {
    await correct(await pay(0, 500), 460);
    const second = await put(1, 1000);
    const insurance = {
      ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 50 },
      ...{ firstWeek: MONDAYS[2], agreedBy: 'Dana Driver', agreedOn: '2026-12-01' },
    };
    await call('createPlan', 'CreatePlan', insurance, 'plan { id }');
    const third = await put(2, 1000);
    await moveTo('2027-01-05');
    const input = { runIds: [second], date: '2027-01-04', method: 'CHECK' };
    expect(await call('recordPayment', 'RecordPayment', input, 'warnings')).toMatchObject({
      message:
        'Payroll #3 takes back what was paid in 2026, so its payment is of that year. Otherwise void it and process the week again with a pay date in 2027.',
    });
    expect(
      await call('recordPayment', 'RecordPayment', { ...input, date: '2026-12-31' }, 'warnings'),
    ).toEqual({
      ...{ __typename: 'RecordPaymentPayload', warnings: [] },
    });
    // A deduction by agreement is no one year's.
    expect(
      await call('recordPayment', 'RecordPayment', { ...input, runIds: [third] }, 'warnings'),
    ).toMatchObject({ __typename: 'RecordPaymentPayload' });
  });

  longTest('followed by one upward keeps that for itself first, in any year', async () => {
    const base = await pay(0, 500);
    await correct(base, 460, { weekly: 25 });
    await pay(1, 1000);
    const up = await correct(base, 480);
    expect(up).toMatchObject({ status: 'PROCESSED', totalPay: 20, gross: 5, net: 5 });
    await mark(up.id, 'PAID');
    expect([await season(2026), await readPaid(), (await plans()).balance]).toEqual([
      [1480, 0, 1480],
      1480,
      0,
    ]);
    await correct(base, 440);
    await moveTo('2027-01-05');
    const again = await correct(base, 490);
    expect(again).toMatchObject({ totalPay: 50, net: 10 });
    await mark(again.id, 'PAID');
    expect([await season(2026), await season(2027), await readPaid()]).toEqual([
      [1480, 0, 1480],
      [10, 0, 10],
      1490,
    ]);
  });

  test('of expenses takes back the reimbursement', async () => {
    const base = await pay(0, 500, { expenses: 60 });
    expect(await season(2026)).toEqual([560, 60, 500]);
    await correct(base, 500, TWENTY_OF_TOLLS);
    expect(await plan()).toMatchObject({
      description: 'Paid too much for expenses with payroll #1',
      total: 40,
    });
    const second = await pay(1, 1000);
    expect(await readRun(second)).toMatchObject({ gross: 1000, reimbursed: -40, net: 960 });
    expect(await season(2026)).toEqual([1520, 20, 1500]);
  });

  test('is voided only as long as nothing was taken back', async () => {
    const base = await pay(0, 500);
    const first = await correct(base, 460);
    expect((await mark(first.id, 'VOID')).status).toBe(200);
    expect(await plans()).toMatchObject({ balance: 0, plans: [{ state: 'VOID', left: 0 }] });
    expect(await readRun(await put(1, 1000))).toMatchObject({ net: 1000 });
    const second = await correct(base, 470);
    const taker = await pay(2, 1000);
    const { number } = await readRun(taker);
    expect((await mark(second.id, 'VOID')).body.error).toBe(
      `Payroll #${number} took back some of the overpayment this correction found. Void that run first, or correct the run again instead of voiding this one.`,
    );
    expect((await mark(base, 'VOID')).status).toBe(409);
    for (const run of [taker, second.id, base]) expect((await mark(run, 'VOID')).status).toBe(200);
  });

  test('keeps the highest floor that was agreed, and takes nothing of a run that is void', async () => {
    await portal.db.plan.create({
      data: {
        ...{ userId: driver.key, kind: 'RECURRING', description: 'Insurance', floor: '980' },
        ...{ agreedBy: 'Dana Driver', agreedOn: new Date('2026-10-01'), firstWeek: new Date('2026-12-21') },
        rates: { create: { firstWeek: new Date('2026-12-21'), weekly: '5' } },
      },
    });
    // The deduction has not begun yet, so it needs no floor.
    await correct(await pay(0, 500), 490);
    expect((await plans()).plans.map(({ floor }: { floor: number }) => floor)).toContain(0);
    const week = await put(3, 1000);
    expect(await readRun(week)).toMatchObject({ net: 985 });
    await mark(week, 'VOID');
    expect(await readOverpaid()).toBe(10);
    await correct(await pay(3, 1000), 940);
    expect((await plans()).plans[0]).toMatchObject({ floor: 980, total: 60 });
  });
});

longTest('a correction moves no more between classes than its year has reported of the week', async () => {
  const week = (amount: number, expenses: number) => ({
    weeklyData: [{ date: MONDAYS[0], pay: amount, expenses, notes: 'Tolls' }],
  });
  const base = await pay(0, 500, { expenses: 40 });
  await moveTo('2027-01-05');
  const more = await correct(base, 0, week(510, 40));
  await mark(more.id, 'PAID');
  const run = await correct(base, 0, week(480, 70));
  expect(run).toMatchObject({ gross: 0, reimbursed: 30, deducted: 30, net: 0 });
  expect([await season(2026), await season(2027)]).toEqual([
    [540, 40, 500],
    [40, 30, 10],
  ]);
});

describe('a redo for less than was paid', () => {
  test('leaves the rest with a plan, whatever becomes of the redo', async () => {
    const first = await pay(0, 500);
    await mark(first, 'VOID');
    const { body } = await process(0, 460);
    expect(body.message).toContain('$40.00 too much was paid.');
    const redo = body.payrollRun.id;
    expect(await readRun(redo)).toMatchObject({
      ...{ status: 'PAID', totalPay: 460, gross: 0, net: 0, overpaid: 40, paidBefore: [{ amount: 500 }] },
      lines: [
        { amount: 460 },
        { amount: -500 },
        { kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: 40 },
      ],
    });
    const { id, revision } = await plan();
    await call('changePlan', 'ChangePlan', { id, revision, weekly: 25 }, 'plan { weekly }');
    const second = await pay(1, 1000);
    expect(await readRun(second)).toMatchObject({ gross: 975, net: 975 });
    // Once the redo is void, what it took back is owed again, and the next one includes it.
    await mark(redo, 'VOID');
    expect(await plans()).toMatchObject({ balance: 0, plans: [{ state: 'VOID', taken: 25, left: 0 }] });
    expect(await readOverpaid()).toBe(475);
    const again = await process(0, 510);
    expect(again.body.message).toContain(
      '$500.00 was paid on Dec 30, 2026, $25.00 was taken back since, $35.00 still to pay.',
    );
    expect(await readRun(again.body.payrollRun.id)).toMatchObject({ net: 35, overpaid: 0 });
    await mark(again.body.payrollRun.id, 'PAID');
    expect([await season(2026), await readPaid(), await readOverpaid()]).toEqual([[1510, 0, 1510], 1510, 0]);
  });

  longTest('across New Year takes back the amount that the earlier year keeps', async () => {
    const first = await pay(0, 500);
    await moveTo('2027-01-05');
    await mark(first, 'VOID');
    await put(0, 460);
    await pay(1, 1000);
    expect([await season(2026), await season(2027), await readPaid()]).toEqual([
      [500, 0, 500],
      [1000, 0, 1000],
      1460,
    ]);
  });

  longTest('keeps additions to the week for it', async () => {
    const first = await pay(0, 500);
    await mark(first, 'VOID');
    await put(0, 460);
    const input = {
      ...{ userId: driver.id, weekStart: MONDAYS[0], requestKey: `add ${++keys}` },
      lines: [{ category: 'BONUS', date: MONDAYS[0], amount: 60 }],
    };
    const { payrollRun } = await call('addToPay', 'AddToPay', input, `payrollRun { ${RUN} }`);
    expect(payrollRun).toMatchObject({ totalPay: 60, gross: 20, net: 20 });
    expect(await plans()).toMatchObject({ balance: 0, plans: [{ state: 'TAKEN' }] });
  });
});

describe('a week that is not processed again', () => {
  const takeBack = (index = 0, by = manager) =>
    call(
      'takeBackOverpaid',
      'TakeBackOverpaid',
      { userId: driver.id, weekStart: MONDAYS[index], requestKey: `back ${++keys}` },
      `payrollRun { ${RUN} }`,
      by,
    );
  const overpaid = async () => {
    const { data } = await portal.graphql(
      'query ($id: ID!) { person(id: $id) { overpaidWeeks { weekStart amount } } }',
      { id: driver.id },
      manager.token,
    );
    return data.person.overpaidWeeks.map((week: { weekStart: string; amount: number }) => [
      week.weekStart,
      week.amount,
    ]);
  };

  test('is overpaid until someone has later pay take it back, once', async () => {
    expect(await overpaid()).toEqual([]);
    await mark(await pay(0, 500), 'VOID');
    expect(await overpaid()).toEqual([[MONDAYS[0], 500]]);
    const { payrollRun } = await takeBack();
    expect(payrollRun).toMatchObject({
      ...{ kind: 'ADJUSTMENT', status: 'PAID', totalPay: 0, net: 0, overpaid: 500, entries: [] },
      lines: [
        { kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: -500 },
        { kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: 500 },
      ],
    });
    expect(await overpaid()).toEqual([]);
    expect(await plans()).toMatchObject({ balance: 500, plans: [{ kind: 'OVERPAYMENT', state: 'OPEN' }] });
    expect((await takeBack()).message).toBe('There’s nothing left to take back for this week.');
    expect(await readRun(await pay(1, 300))).toMatchObject({ net: 0 });
    expect(await readRun(await pay(2, 1000))).toMatchObject({ net: 800 });
    expect(await plans()).toMatchObject({ balance: 0, plans: [{ state: 'TAKEN' }] });
    expect([await readPaid(), await readOverpaid(), await season(2026)]).toEqual([1300, 0, [1300, 0, 1300]]);
    expect((await portal.audit({ action: 'PAYROLL_ADJUSTED' }))[0]?.newValues).toMatchObject({
      overpaid: 500,
    });
  });

  longTest('taken back by two people at once is taken back once', async () => {
    await mark(await pay(0, 500), 'VOID');
    const both = await Promise.all([takeBack(), takeBack(0, admin)]);
    expect(both.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
    expect(await plans()).toMatchObject({ balance: 500, plans: [{ left: 500 }] });
  });

  test.each(
    family<[number, number, number]>([
      [460, 0, 40],
      [560, 60, 0],
      [500, 0, 0],
    ]),
  )('processed after all for $%i it pays $%i, and the plan is left with $%i', async (amount, net, left) => {
    await mark(await pay(0, 500), 'VOID');
    await takeBack();
    expect(await readRun(await put(0, amount))).toMatchObject({ net });
    expect((await plans()).balance).toBe(left);
    expect(await overpaid()).toEqual([]);
  });

  longTest('processed after all pays out the amount that the plan had taken back', async () => {
    await mark(await pay(0, 500), 'VOID');
    await takeBack();
    await pay(1, 200);
    const again = await put(0, 500);
    expect(await readRun(again)).toMatchObject({ net: 200 });
    await mark(again, 'PAID');
    expect([await readPaid(), (await plans()).balance, await readOverpaid()]).toEqual([700, 0, 0]);
  });

  longTest('a weekly amount and a floor keep nothing from the week itself', async () => {
    await mark(await pay(0, 500), 'VOID');
    await takeBack();
    const { id, revision } = await plan();
    await call('changePlan', 'ChangePlan', { id, revision, weekly: 10, floor: 400 }, 'plan { id }');
    expect(await readRun(await put(0, 500))).toMatchObject({ net: 0 });
  });

  longTest('in another year no year reports it twice', async () => {
    await mark(await pay(0, 500), 'VOID');
    await moveTo('2027-01-05');
    await takeBack();
    await put(0, 500);
    expect([await season(2026), await readPaid(), (await plans()).balance]).toEqual([[500, 0, 500], 500, 0]);
    expect((await season(2027))?.[2] ?? 0).toBe(0);
  });

  longTest('in another year pay is kept from pay, and what is left of it is deducted', async () => {
    await mark(await pay(0, 500), 'VOID');
    await moveTo('2027-01-05');
    await takeBack();
    const again = await put(0, 400, { expenses: 60 });
    expect(await readRun(again)).toMatchObject({ gross: 0, reimbursed: 60, deducted: 60, net: 0 });
    expect([await season(2026), await season(2027), (await plans()).balance]).toEqual([
      [500, 0, 500],
      [60, 60, 0],
      40,
    ]);
  });

  longTest('an addition to a week that stands is also overpaid, once it is void', async () => {
    await pay(0, 500);
    const input = {
      ...{ userId: driver.id, weekStart: MONDAYS[0], requestKey: `add ${++keys}` },
      lines: [{ category: 'BONUS', date: MONDAYS[0], amount: 60 }],
    };
    const { payrollRun: added } = await call('addToPay', 'AddToPay', input, 'payrollRun { id }');
    await mark(added.id, 'PAID');
    await mark(added.id, 'VOID');
    expect(await overpaid()).toEqual([[MONDAYS[0], 60]]);
    await takeBack();
    expect(await readRun(await put(1, 1000))).toMatchObject({ net: 940 });
  });

  longTest('what the void run had taken of an advance is given back first', async () => {
    const agreed = { agreedBy: 'Dana Driver', agreedOn: '2026-11-30', firstWeek: MONDAYS[0], weekly: 125 };
    const advance = {
      kind: 'ADVANCE',
      description: 'Fuel',
      total: 125,
      givenOn: '2026-11-30',
      method: 'CASH',
    };
    await call('createPlan', 'CreatePlan', { userId: driver.id, ...agreed, ...advance }, 'plan { id }');
    await mark(await pay(0, 500), 'VOID');
    expect(await overpaid()).toEqual([[MONDAYS[0], 375]]);
    await takeBack();
    expect((await plans()).balance).toBe(500);
    expect(await readRun(await put(0, 500))).toMatchObject({ net: 0 });
    expect((await plans()).balance).toBe(0);
  });

  test('that run is voided, and the week is overpaid again by the amount not taken back', async () => {
    await mark(await pay(0, 500), 'VOID');
    const { payrollRun } = await takeBack();
    await pay(1, 200);
    expect((await mark(payrollRun.id, 'VOID')).status).toBe(200);
    expect(await overpaid()).toEqual([[MONDAYS[0], 300]]);
    expect((await plans()).balance).toBe(0);
    await takeBack();
    expect((await plans()).balance).toBe(300);
  });

  test('a payment that bounced paid nothing', async () => {
    const id = await pay(0, 500);
    const { paymentId } = await portal.db.payrollRun.findFirstOrThrow({ select: { paymentId: true } });
    await mark(id, 'VOID');
    await call(
      'voidPayment',
      'VoidPayment',
      { id: `Payment_${paymentId}`, reason: 'Bounced' },
      'payment { id }',
    );
    expect(await overpaid()).toEqual([]);
    expect((await takeBack()).code).toBe('CONFLICT');
  });
});

describe('a bounced payment of a run that was found overpaid', () => {
  const bounce = async (runId: string) => {
    const { paymentId } = await portal.db.payrollRun.findUniqueOrThrow({
      where: { id: runId.slice('PayrollRun_'.length) },
      select: { paymentId: true },
    });
    const input = { id: `Payment_${paymentId}`, reason: 'Bounced' };
    return call('voidPayment', 'VoidPayment', input, 'payment { voidReason }');
  };

  test('is voided after what counts on it, so that no year is left with less than it paid', async () => {
    const base = await pay(0, 500);
    const run = await correct(base, 460);
    expect(await bounce(base)).toMatchObject({
      code: 'CONFLICT',
      message: `Payroll #${run.number} counts on this payment. Void that run first.`,
    });
    expect((await mark(run.id, 'VOID')).status).toBe(200);
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
    expect(await readRun(base)).toMatchObject({ status: 'PROCESSED', net: 500 });
    expect(await correct(base, 460)).toMatchObject({ kind: 'REGULAR', net: 460 });
    expect((await plans()).balance).toBe(0);
  });

  test('is voided after the run that took something back, so that no year is left with a week below nothing', async () => {
    const base = await pay(0, 500);
    const run = await correct(base, 460, { weekly: 25 });
    const second = await put(1, 300);
    const { number } = await readRun(second);
    expect((await bounce(base)).message).toContain(`Payroll #${number} takes back`);
    await mark(second, 'PAID');
    expect(await bounce(base)).toMatchObject({
      code: 'CONFLICT',
      message: `Payroll #${number} takes back some of what this payment overpaid. Void that run first, and process its week again afterwards.`,
    });
    // Every step that the message names.
    await mark(second, 'VOID');
    await mark(run.id, 'VOID');
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
    await mark(await put(1, 300), 'PAID');
    expect([await season(2026), await readPaid(), await readOverpaid()]).toEqual([[300, 0, 300], 300, 0]);
  });

  longTest(
    'nor by the way of a run that is not paid yet, of one that was written off, or of a redo that is void',
    async () => {
      const base = await pay(0, 500);
      await correct(base, 460, { weekly: 25 });
      const second = await put(1, 300);
      const takes = /^Payroll #\d+ takes back some of what this payment overpaid\./;
      expect((await bounce(base)).message).toMatch(takes);
      await mark(second, 'PAID');
      await writeOff((await plan()).id);
      expect((await bounce(base)).message).toMatch(takes);
      const other = await pay(2, 500);
      await mark(other, 'VOID');
      const redo = await put(2, 460, { weekly: 25 });
      const third = await pay(3, 300);
      expect((await readRun(third)).gross).toBe(260);
      expect((await mark(redo, 'VOID')).status).toBe(200);
      expect((await bounce(other)).message).toMatch(takes);
    },
  );

  const moved = (amount: number, expenses: number, payDate?: string) => ({
    weeklyData: [{ date: MONDAYS[0], pay: amount, expenses, notes: 'Tolls' }],
    ...(payDate ? { payDate } : {}),
  });
  const counts = (number: number) => `Payroll #${number} counts on this payment. Void that run first.`;
  const NOTHING = [0, 0, 0];

  longTest.each(['2027-01-05', '2026-12-31'])(
    'is voided on %s after the correction that moved amounts between pay and expenses',
    async (day) => {
      const base = await pay(0, 500, { expenses: 40 });
      const run = await correct(base, 0, moved(470, 70));
      expect(run).toMatchObject({ status: 'PAID', gross: -30, reimbursed: 30, net: 0 });
      await moveTo(day);
      expect(await bounce(base)).toMatchObject({ code: 'CONFLICT', message: counts(run.number) });
      // Every step that the message names.
      expect((await mark(run.id, 'VOID')).status).toBe(200);
      expect(await season(2026)).toEqual([540, 40, 500]);
      expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
      expect(await readRun(base)).toMatchObject({ status: 'PROCESSED', net: 540 });
      const again = await correct(base, 0, moved(470, 70, day));
      expect(again).toMatchObject({ kind: 'REGULAR', gross: 470, reimbursed: 70, net: 540 });
      await mark(again.id, 'PAID');
      expect(await season(Number(day.slice(0, 4)))).toEqual([540, 70, 470]);
      if (day > '2027') expect((await season(2026)) ?? NOTHING).toEqual(NOTHING);
      expect([await readPaid(), await readOverpaid()]).toEqual([540, 0]);
    },
  );

  longTest('is voided after every correction that handed nothing out, the last one first', async () => {
    const base = await pay(0, 500, { expenses: 40 });
    const first = await correct(base, 0, moved(470, 70));
    await moveTo('2027-01-05');
    const second = await correct(base, 0, moved(500, 40));
    expect(second).toMatchObject({ gross: 30, reimbursed: 0, deducted: 30, net: 0 });
    for (const { id, number } of [second, first]) {
      expect((await bounce(base)).message).toBe(counts(number));
      expect((await mark(id, 'VOID')).status).toBe(200);
    }
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
    expect(await correct(base, 0, moved(480, 60, '2027-01-05'))).toMatchObject({ net: 540 });
  });

  longTest(
    'is voided after a correction that also found too much, where nothing was taken back',
    async () => {
      const base = await pay(0, 500, { expenses: 40 });
      const run = await correct(base, 0, moved(470, 50));
      expect(run).toMatchObject({ gross: -10, reimbursed: 10, net: 0, overpaid: 20 });
      await moveTo('2027-01-05');
      expect((await bounce(base)).message).toMatch(/counts on this payment\. Void that run first\.$/);
      expect((await mark(run.id, 'VOID')).status).toBe(200);
      expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
      expect([(await plans()).balance, await readPaid(), await season(2026)]).toEqual([0, 0, NOTHING]);
    },
  );

  const moreWasPaid = async () => {
    const base = await pay(0, 500, { expenses: 10 });
    const run = await correct(base, 0, moved(490, 40));
    expect(run).toMatchObject({ gross: -10, reimbursed: 30, net: 20 });
    await mark(run.id, 'PAID');
    return { base, run };
  };
  const paysMore = (number: number) =>
    `Payroll #${number} takes back what this payment paid: 2026 would report less than nothing for the week without it. Void the payment of that run and then the run first; afterwards correct this one again and record what had left.`;

  test('is voided after a correction that moved amounts and paid more, and after its payment', async () => {
    const { base, run } = await moreWasPaid();
    expect((await bounce(base)).message).toBe(paysMore(run.number));
    await bounce(run.id);
    expect((await mark(run.id, 'VOID')).status).toBe(200);
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
  });

  longTest(
    'is voided after a correction that moved amounts and paid more, whose own payment stays in its year',
    async () => {
      const { base, run } = await moreWasPaid();
      await moveTo('2027-01-05');
      expect((await bounce(base)).message).toBe(paysMore(run.number));
      await bounce(run.id);
      expect((await mark(run.id, 'VOID')).status).toBe(200);
      expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
      const again = await correct(base, 0, moved(490, 20, '2027-01-05'));
      await mark(again.id, 'PAID');
      const more = await correct(again.id, 0, moved(490, 40));
      const left = { runIds: [more.id], date: '2026-12-30', method: 'CHECK' };
      await call('recordPayment', 'RecordPayment', left, 'warnings');
      expect([await season(2026), await season(2027), await readPaid()]).toEqual([
        [20, 20, 0],
        [510, 20, 490],
        530,
      ]);
    },
  );

  longTest('is voided after what a later year has deducted of it', async () => {
    const base = await pay(0, 500);
    const run = await correct(base, 460);
    await moveTo('2027-01-05');
    const second = await put(1, 300);
    expect(await readRun(second)).toMatchObject({ deducted: 40 });
    expect((await bounce(base)).message).toMatch(/takes back some of what this payment overpaid/);
    await mark(second, 'VOID');
    await mark(run.id, 'VOID');
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
    await mark((await correct(base, 460, { payDate: '2027-01-05' })).id, 'PAID');
    await mark(await put(1, 300), 'PAID');
    expect([await season(2027), await readPaid()]).toEqual([[760, 0, 760], 760]);
  });

  longTest('is voided after a week that had kept what was left of it', async () => {
    const base = await pay(0, 500);
    await mark(base, 'VOID');
    const back = { userId: driver.id, weekStart: MONDAYS[0], requestKey: `back ${++keys}` };
    const { payrollRun } = await call('takeBackOverpaid', 'TakeBackOverpaid', back, 'payrollRun { id }');
    const redo = await put(0, 500);
    expect(await readRun(redo)).toMatchObject({ net: 0, status: 'PAID' });
    await mark(payrollRun.id, 'VOID');
    expect((await bounce(base)).message).toMatch(/takes back some of what this payment overpaid/);
    await mark(redo, 'VOID');
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
    expect(await readRun(await put(0, 500))).toMatchObject({ net: 500 });
  });

  longTest('is voided after what was written off of it is owed again', async () => {
    const base = await pay(0, 500, { expenses: 60 });
    const run = await correct(base, 500, TWENTY_OF_TOLLS);
    await writeOff((await plan()).id);
    const kept = await newestRun();
    await moveTo('2027-01-05');
    expect((await bounce(base)).message).toMatch(/takes back some of what this payment overpaid/);
    expect((await mark(kept, 'VOID')).status).toBe(200);
    expect(await season(2026)).toEqual([560, 60, 500]);
    expect((await mark(run.id, 'VOID')).status).toBe(200);
    expect(await bounce(base)).toMatchObject({ payment: { voidReason: 'Bounced' } });
    expect([await readPaid(), await season(2026)]).toEqual([0, NOTHING]);
  });

  test('a correction on which another one counts is voided after it', async () => {
    const base = await pay(0, 10, { expenses: 40 });
    const first = await correct(base, 0, moved(40, 10));
    const second = await correct(base, 0, moved(15, 35));
    const { body } = await mark(first.id, 'VOID');
    expect(body.error).toBe(
      `Payroll #${second.number} takes back what this run paid: 2026 would report less than nothing for the week without it. Void that run first, and correct this one again afterwards.`,
    );
    expect((await mark(second.id, 'VOID')).status).toBe(200);
    expect((await mark(first.id, 'VOID')).status).toBe(200);
    expect(await readRun(base)).toMatchObject({ standing: { total: 50 } });
    expect(await season(2026)).toEqual([50, 40, 10]);
    expect(await portal.audit({ action: 'PAYMENT_VOIDED' })).toHaveLength(2);
  });
});

describe('an addition to the week of an overpaid expense', () => {
  const lower = async () => {
    await correct(await pay(0, 500, { expenses: 60 }), 500, TWENTY_OF_TOLLS);
    return (await plan()).id as string;
  };
  const add = async (amount: number, more: object = {}) => {
    const input = {
      ...{ userId: driver.id, weekStart: MONDAYS[0], requestKey: `add ${++keys}` },
      lines: [{ category: 'BONUS', date: MONDAYS[0], amount }],
      ...more,
    };
    return (await call('addToPay', 'AddToPay', input, `payrollRun { ${RUN} }`)).payrollRun;
  };

  longTest('is pay, and the expense is taken off expenses', async () => {
    await lower();
    const added = await add(100);
    expect(added).toMatchObject({ gross: 100, reimbursed: -40, net: 60 });
    await mark(added.id, 'PAID');
    expect([await season(2026), await readPaid(), (await plans()).balance]).toEqual([[620, 20, 600], 620, 0]);
  });

  longTest('in a later year is pay of that year, whole', async () => {
    await lower();
    await moveTo('2027-01-05');
    const added = await add(100);
    expect(added).toMatchObject({ gross: 100, reimbursed: 0, deducted: 40, net: 60 });
    await mark(added.id, 'PAID');
    expect([await season(2026), await season(2027), await readPaid()]).toEqual([
      [560, 60, 500],
      [100, 0, 100],
      620,
    ]);
  });

  longTest('is paid whole once that is written off, which counts once', async () => {
    await writeOff(await lower());
    const added = await add(100);
    expect(added).toMatchObject({ gross: 100, reimbursed: 0, net: 100 });
    await mark(added.id, 'PAID');
    expect([await season(2026), await readPaid(), await readOverpaid()]).toEqual([[660, 20, 640], 660, 0]);
  });

  longTest('keeps the part taken back, and only the rest is written off', async () => {
    const id = await lower();
    expect(await add(10)).toMatchObject({ gross: 10, reimbursed: -10, net: 0 });
    await moveTo('2027-01-05');
    await writeOff(id);
    expect(await readRun(await newestRun())).toMatchObject({ gross: 30, deducted: 30, net: 0 });
    const added = await add(100);
    expect(added).toMatchObject({ net: 100 });
    await mark(added.id, 'PAID');
    expect([await season(2026), await season(2027), await readPaid()]).toEqual([
      [560, 50, 510],
      [130, 0, 130],
      660,
    ]);
  });

  longTest('is paid in the year that reported the expense, or not with that pay date', async () => {
    await lower();
    const added = await add(100);
    await moveTo('2027-01-05');
    const input = { runIds: [added.id], date: '2027-01-04', method: 'CHECK' };
    expect(await call('recordPayment', 'RecordPayment', input, 'warnings')).toMatchObject({
      message: `Payroll #${added.number} takes back what was paid in 2026, so its payment is of that year. Otherwise void it and add to the pay again with a pay date in 2027.`,
    });
    expect((await mark(added.id, 'VOID')).status).toBe(200);
    expect(await add(100)).toMatchObject({ reimbursed: 0, deducted: 40 });
  });
});

describe('writing off', () => {
  test('is for administrators, and the year keeps what it reported', async () => {
    const base = await pay(0, 500);
    const run = await correct(base, 460, { weekly: 25 });
    const second = await pay(1, 1000);
    const { id } = await plan();
    expect(await writeOff(id, manager)).toMatchObject({
      ...{ code: 'FORBIDDEN', message: 'Only administrators write off what is owed.' },
    });
    expect(await plan(admin)).toMatchObject({ viewerCanEnd: true });
    expect((await writeOff(id)).plan).toEqual({ state: 'ENDED', left: 0, writtenOff: 15 });
    expect(await plans()).toMatchObject({ balance: 0 });
    expect(await readRun(await pay(2, 1000))).toMatchObject({ net: 1000 });
    expect([await season(2026), await readOverpaid()]).toEqual([[2475, 0, 2475], 0]);
    expect((await mark(run.id, 'VOID')).body.error).toMatch(
      /was written off, so the run can no longer be voided\.$/,
    );
    // What a void run had taken is owed again; what was written off is not.
    await mark(second, 'VOID');
    expect(await plans()).toMatchObject({ balance: 25, plans: [{ state: 'ENDED', left: 25 }] });
    await put(1, 1000);
    expect(await plans()).toMatchObject({ balance: 0 });
    expect(await readPaid()).toBe(500 + 975 + 1000);
    expect((await portal.audit({ action: 'PLAN_ENDED' }))[0]).toMatchObject({
      ...{ level: 'WARNING', newValues: { kind: 'OVERPAYMENT', left: 15 } },
    });
  });

  test('of a paid expense keeps it as pay of that day’s year', async () => {
    const base = await pay(0, 500, { expenses: 60 });
    await correct(base, 500, TWENTY_OF_TOLLS);
    expect(await season(2026)).toEqual([560, 60, 500]);
    const { id } = await plan();
    expect((await writeOff(id)).plan).toEqual({ state: 'TAKEN', left: 0, writtenOff: null });
    expect([await season(2026), await readPaid(), await readOverpaid()]).toEqual([[560, 20, 540], 560, 0]);
    const kept = await newestRun();
    expect(await readRun(kept)).toMatchObject({
      ...{ kind: 'ADJUSTMENT', status: 'PAID', totalPay: 40, gross: 40, reimbursed: -40, net: 0 },
      lines: [
        {
          ...{ kind: 'EXTRA', taxClass: 'COMPENSATION', amount: 40 },
          description: 'Paid as an expense, kept as pay: Too small to take back',
        },
        { kind: 'ADJUSTMENT', taxClass: 'REIMBURSEMENT', amount: -40, plan: { id } },
      ],
    });
    expect((await portal.audit({ action: 'PLAN_ENDED' }))[0]).toMatchObject({
      ...{ level: 'WARNING', newValues: { kind: 'OVERPAYMENT', left: 40 } },
    });
    expect(await writeOff(id)).toMatchObject({ code: 'CONFLICT' });
    expect(await readRun(await pay(1, 1000))).toMatchObject({ net: 1000 });
    // Someone who decided too early voids that run, and the amount is owed again. A second write-off counts once.
    expect((await mark(kept, 'VOID')).status).toBe(200);
    expect(await plans()).toMatchObject({ balance: 40, plans: [{ state: 'OPEN' }] });
    await writeOff(id);
    expect([await season(2026), await readPaid(), await readOverpaid()]).toEqual([[1560, 20, 1540], 1560, 0]);
  });

  longTest('of an expense of an earlier year leaves that year as it was reported', async () => {
    const base = await pay(0, 500, { expenses: 60 });
    await correct(base, 500, { ...TWENTY_OF_TOLLS, weekly: 15 });
    await pay(1, 300);
    await moveTo('2027-01-05');
    const before = await season(2026);
    expect(before).toEqual([845, 45, 800]);
    await writeOff((await plan()).id);
    expect(await readRun(await newestRun())).toMatchObject({
      ...{ gross: 25, reimbursed: 0, deducted: 25, net: 0 },
    });
    expect([await season(2026), await season(2027), await readPaid()]).toEqual([before, [25, 0, 25], 845]);
    expect((await plans()).balance).toBe(0);
  });

  longTest.each([
    [470, 40, 30],
    [500, 40, 0],
  ])(
    'of an expense that a correction of a later year has lowered, beside pay of $%i',
    async (amount, kept, rest) => {
      const base = await pay(0, 500, { expenses: 60 });
      await moveTo('2027-01-05');
      await correct(base, 0, {
        weeklyData: [{ date: MONDAYS[0], pay: amount, expenses: 20, notes: 'Tolls' }],
      });
      const { id, total } = await plan();
      expect(total).toBe(kept + rest);
      expect((await writeOff(id)).plan).toMatchObject({ left: 0, writtenOff: rest || null });
      expect([await season(2026), await season(2027), await readPaid()]).toEqual([
        [560, 60, 500],
        [kept, 0, kept],
        560,
      ]);
      expect([(await plans()).balance, await readOverpaid()]).toEqual([0, 0]);
    },
  );

  longTest('of what was paid as pay and as expenses takes each as what it was', async () => {
    const base = await pay(0, 500, { expenses: 60 });
    await correct(base, 460, {
      weeklyData: [{ date: MONDAYS[0], pay: 460, expenses: 20, notes: 'Tolls' }],
    });
    const [one, other] = (await plans()).plans;
    await writeOff(one.id);
    await writeOff(other.id);
    expect([await season(2026), await readPaid(), (await plans()).balance]).toEqual([[560, 20, 540], 560, 0]);
  });

  test('of an expense waits for what a void run of the week has paid', async () => {
    const base = await pay(0, 500, { expenses: 60 });
    await correct(base, 500, TWENTY_OF_TOLLS);
    const bonus = {
      ...{ userId: driver.id, weekStart: MONDAYS[0], requestKey: `add ${++keys}` },
      lines: [{ category: 'BONUS', date: MONDAYS[0], amount: 100 }],
    };
    // $40.00 of it is kept for the week.
    const { payrollRun } = await call('addToPay', 'AddToPay', bonus, 'payrollRun { id net }');
    expect(payrollRun.net).toBe(60);
    await mark(payrollRun.id, 'PAID');
    await mark(payrollRun.id, 'VOID');
    const { id } = await plan();
    expect(await writeOff(id)).toMatchObject({
      code: 'CONFLICT',
      message:
        'Some of what was paid for the week of Nov 30, 2026 with a payroll run that is void is still open. Take it back or process the week again, and then write this off.',
    });
    expect(await plans()).toMatchObject({ balance: 40, plans: [{ state: 'OPEN' }] });
    const back = { userId: driver.id, weekStart: MONDAYS[0], requestKey: `back ${++keys}` };
    await call('takeBackOverpaid', 'TakeBackOverpaid', back, 'payrollRun { id }');
    expect((await writeOff(id)).plan).toMatchObject({ state: 'TAKEN' });
  });

  longTest('of an expense of someone who has left and is archived is possible', async () => {
    await correct(await pay(0, 500, { expenses: 60 }), 500, TWENTY_OF_TOLLS);
    const { id } = await plan();
    await portal.rest('PATCH', `/staff/${driver.id}/archive`, {
      ...{ token: admin.token, body: { archived: true } },
    });
    expect((await writeOff(id)).plan).toMatchObject({ state: 'TAKEN' });
    expect(await season(2026)).toEqual([560, 20, 540]);
  });

  longTest('is refused where nothing is left', async () => {
    await correct(await pay(0, 500), 460);
    await pay(1, 1000);
    expect(await writeOff((await plan()).id)).toMatchObject({ code: 'CONFLICT' });
  });
});

test('archived people owe nothing and have no deductions until they are back', async () => {
  await correct(await pay(0, 500), 460);
  const archive = (archived: boolean) =>
    portal.rest('PATCH', `/staff/${driver.id}/archive`, { token: admin.token, body: { archived } });
  expect((await archive(true)).status).toBe(200);
  expect((await process(1, 1000)).status).toBe(409);
  expect(await plan()).toMatchObject({ state: 'OPEN', left: 40 });
  expect((await archive(false)).status).toBe(200);
  expect(await readRun(await put(1, 1000))).toMatchObject({ net: 960 });
});

longTest('a backup includes plans and corrections, and the rules that guard them', async () => {
  const base = await pay(0, 500);
  await correct(base, 460, { weekly: 25 });
  await mark(await put(1, 1000), 'VOID');
  await pay(1, 990);
  await writeOff((await plan()).id);
  await correct(base, 450);
  const target = await openTestDatabase();
  try {
    await target.pool.query(
      'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public',
    );
    await withCopy(portal.database.pool, new Date(), (copy) => load(target.pool, copy));
    for (const table of ['Plan', 'PlanRate', 'PayrollRun', 'PayrollLine', 'Payment', 'LedgerPosting']) {
      const all = `SELECT to_jsonb(it)::text AS row FROM "${table}" it ORDER BY 1`;
      const { rows } = await portal.database.pool.query(all);
      expect(rows.length, table).toBeGreaterThan(1);
      expect((await target.pool.query(all)).rows, table).toEqual(rows);
    }
    expect((await verifyLedger({ db: target.prisma })).problem).toBe(null);
    await expect(target.pool.query('UPDATE "Plan" SET total = 1')).rejects.toThrow('never changes');
    await expect(
      target.pool.query(`UPDATE "Plan" SET "writtenOff" = 1 WHERE "endedAt" IS NOT NULL`),
    ).rejects.toThrow('stays over');
  } finally {
    await target.close();
  }
});
