/** What was paid before the portal was used: entered, counted on the year's forms, and voided. */
import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars, taxes } from '../../../test/support/taxDocuments.ts';
import { verifyLedger } from '../ledger/verify.service.ts';

let portal: TestPortal;
let manager: Actor;
let accountant: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  accountant = await portal.joinStaff('Accountant');
  driver = await portal.joinContractor();
});

const expectWholeLedger = async () =>
  expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });

const ask = async (
  document: string,
  variables: Record<string, unknown> = {},
  by = manager,
): Promise<Answer> => {
  const { data, errors } = await portal.graphql(document, variables, by.token);
  expect(errors).toBeUndefined();
  return data;
};

const call = async (field: string, type: string, input: object, select: string, by = manager) =>
  (
    await ask(
      `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
        ... on Error { code message } ... on ValidationError { issues { path message } }
        ... on ${type}Payload { ${select} } } }`,
      { input },
      by,
    )
  ).result;

const BEFORE = {
  paidThrough: '2026-11-13',
  compensation: 41_200.5,
  reimbursed: 1_310.25,
  withheld: 240,
};
const ADVANCE = {
  ...{ total: 300, weekly: 125, firstWeek: '2026-11-16', floor: 50 },
  ...{ agreedBy: 'Dana Driver', agreedOn: '2026-06-01' },
};
const OPENINGS = `user { balance openingBalances { id year paidThrough compensation reimbursed withheld voidedAt } }`;
const enter = (input: object = {}, by = manager) =>
  call(
    'enterOpeningBalance',
    'EnterOpeningBalance',
    { userId: driver.id, ...BEFORE, ...input },
    OPENINGS,
    by,
  );
const voidIt = (id: string, by = manager) =>
  call(
    'voidOpeningBalance',
    'VoidOpeningBalance',
    { id, reason: 'Typed twice' },
    'openingBalance { voidReason viewerCanVoid }',
    by,
  );

const AMOUNTS = 'paid expenses reportable withheld paidBefore';
const readSeason = async (year = 2026) => {
  const { taxSeason } = await ask(
    `query ($year: Int!) { taxSeason(year: $year) { totals { ${AMOUNTS} needed }
      rows(first: 10) { edges { node { ${AMOUNTS} need reason user { id } } } } } }`,
    { year },
  );
  return { totals: taxSeason.totals, rows: taxSeason.rows.edges.map(({ node }: Answer) => node) };
};

const process = async (weekStart: string, pay: number, expenses = 0): Promise<string> => {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay, expenses, notes: 'Tolls' }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const markPaid = async (id: string) => {
  const path = `/payroll/${id}/status`;
  const paid = await portal.rest('PATCH', path, { token: manager.token, body: { status: 'PAID' } });
  expect(paid.status).toBe(200);
};

describe('what was paid before', () => {
  test('is reported by the season together with payments here, and withholding makes a form due', async () => {
    const { user } = await enter();
    expect(user.openingBalances).toMatchObject([{ ...BEFORE, year: 2026, voidedAt: null }]);
    await markPaid(await process('2026-11-09', 500, 20));
    const { totals, rows } = await readSeason();
    const amounts = {
      ...{ paid: 43_030.75, expenses: 1_330.25, reportable: 41_700.5 },
      ...{ withheld: 240, paidBefore: 42_510.75 },
    };
    expect(totals).toEqual({ ...amounts, needed: 1 });
    expect(rows).toEqual([
      {
        ...amounts,
        need: true,
        reason: '$240.00 was withheld: the form is due whatever the total.',
        user: { id: driver.id },
      },
    ]);
    await expectWholeLedger();
  });

  test('is in the ledger, which adds up without any money of this portal', async () => {
    await enter();
    const balances = await readBalances(portal.database.pool);
    const of2026 = (account: string) => sumBalances(balances, account, 2026);
    expect(of2026('COMPENSATION')).toBe(41_200_50);
    expect(of2026('REIMBURSEMENT')).toBe(1_310_25);
    expect(of2026('WITHHOLDING')).toBe(-240_00);
    expect(of2026('OPENING')).toBe(-42_270_75);
    expect(sumBalances(balances, 'CASH')).toBe(0);
    expect(balances.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    await expectWholeLedger();
  });

  test('makes a form with box 4, also for someone who never had a run here', async () => {
    const tax = taxes(portal);
    await tax.saveCompany();
    await tax.certify(driver, '400111234');
    const admin = await portal.joinStaff('IT_Admin');
    await enter({ compensation: 900, reimbursed: 0, withheld: 216 });
    portal.setClock('2027-01-11');
    admin.token = await portal.signIn(admin.key);
    const made = await tax.generate(admin, { year: 2026, userId: driver.id });
    expect(made).toMatchObject({ status: 'GENERATED', amount: 900, accountNumber: null, missing: [] });
    const { node } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on TaxDocument { amount withheld } } }',
      { id: made.id },
      admin,
    );
    expect(node).toEqual({ amount: 900, withheld: 216 });
    await tax.setStatus(admin, made.id, 'SUBMITTED');
    // Only box 4 was wrong, so the filed form needs a correction.
    manager.token = await portal.signIn(manager.key);
    const { id } = await portal.db.openingBalance.findFirstOrThrow({ select: { id: true } });
    await voidIt(`OpeningBalance_${id}`);
    await enter({ compensation: 900, reimbursed: 0, withheld: 215 });
    const corrected = await tax.generate(admin, {
      ...{ year: 2026, userId: driver.id, correction: 'A wrong box 4' },
    });
    expect(corrected).toMatchObject({ isCorrected: true, amount: 900 });
  });

  test('counts under the W-9 that was in force on the day it ends', async () => {
    const tax = taxes(portal);
    await tax.certify(driver, '400111234', { taxClass: 'S_CORPORATION' });
    portal.setClock('2026-11-20');
    await tax.certify(driver, '400111234', { changedOn: toUtcMidnight('2026-11-16') });
    manager.token = await portal.signIn(manager.key);
    await enter({ withheld: 0 });
    expect((await readSeason()).rows).toMatchObject([{ paid: 42_510.75, reportable: 0, need: false }]);
  });

  test('is in the year to date of later statements, which say so', async () => {
    const first = await process('2026-11-02', 500, 20);
    await enter();
    const second = await process('2026-11-09', 600);
    const read = async (id: string) =>
      (
        await ask(
          `query ($id: ID!) { node(id: $id) { ... on PayrollRun { statement {
            yearToDate { runs basePay expenses totalPay paidBefore } } } } }`,
          { id },
          driver,
        )
      ).node.statement.yearToDate;
    // Issued statements stay as they were.
    expect(await read(first)).toMatchObject({ runs: 1, totalPay: 520, paidBefore: 0 });
    expect(await read(second)).toEqual({
      ...{ runs: 2, basePay: 42_300.5, expenses: 1_330.25, totalPay: 43_630.75, paidBefore: 42_510.75 },
    });
    await enter({ paidThrough: '2025-12-31' });
    portal.setClock('2026-11-25');
    manager.token = await portal.signIn(manager.key);
    driver.token = await portal.signIn(driver.key);
    expect(await read(await process('2026-11-16', 1))).toMatchObject({ totalPay: 43_631.75 });
  });

  test('is voided with a reason and entered again, and the forms follow', async () => {
    const { user } = await enter();
    const [{ id }] = user.openingBalances;
    expect(await enter({ compensation: 300 })).toMatchObject({
      code: 'CONFLICT',
      message: 'What was paid in 2026 before the portal is entered already. If it is wrong, void it first.',
    });
    expect(await voidIt(id)).toEqual({
      openingBalance: { voidReason: 'Typed twice', viewerCanVoid: false },
    });
    expect(await voidIt(id)).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect((await readSeason()).rows).toEqual([]);
    await enter({ compensation: 2_000, reimbursed: 0, withheld: 0 });
    expect((await readSeason()).rows).toMatchObject([{ reportable: 2_000, need: true, withheld: 0 }]);
    const balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'COMPENSATION', 2026)).toBe(2_000_00);
    await expectWholeLedger();
    const entries = await portal.db.auditLog.findMany({
      where: { entityType: 'OpeningBalance' },
      orderBy: { sequence: 'asc' },
      select: { action: true, level: true },
    });
    expect(entries).toEqual([
      { action: 'OPENING_BALANCE_ENTERED', level: 'INFO' },
      { action: 'OPENING_BALANCE_VOIDED', level: 'WARNING' },
      { action: 'OPENING_BALANCE_ENTERED', level: 'INFO' },
    ]);
  });

  test('that is sent twice is entered once, amounts and advance', async () => {
    const input = { advance: ADVANCE, idempotencyKey: 'one' };
    await enter(input);
    const { user } = await enter(input);
    expect(user).toMatchObject({ balance: 300, openingBalances: [{}] });
    expect(await enter({ ...input, compensation: 300 })).toMatchObject({
      code: 'CONFLICT',
      message: 'This idempotency key was used for a different request.',
    });
    const alone = { compensation: 0, reimbursed: 0, withheld: 0, advance: ADVANCE, idempotencyKey: 'two' };
    await enter(alone);
    expect((await enter(alone)).user.balance).toBe(600);
    expect(await enter({ ...alone, advance: { ...ADVANCE, total: 1 } })).toMatchObject({ code: 'CONFLICT' });
    expect(await portal.db.plan.count()).toBe(2);
  });

  longTest('entered by two people at once counts once', async () => {
    const done = await Promise.all([enter(), enter(), enter()]);
    expect(done.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect(await portal.db.openingBalance.count()).toBe(1);
  });

  test('is refused field by field', async () => {
    const refused = async (input: object) => (await enter(input)).issues;
    expect(
      await refused({ paidThrough: '2026-11-19', compensation: -1, reimbursed: 10_000_000, withheld: 2 }),
    ).toEqual([
      { path: ['paidThrough'], message: 'Paid through must be today or earlier.' },
      { path: ['compensation'], message: 'Compensation can’t be negative.' },
      { path: ['reimbursed'], message: 'Reimbursed expenses must be at most $9,999,999.99.' },
      { path: ['withheld'], message: 'Withholding can’t be more than the pay.' },
    ]);
    expect(await refused({ paidThrough: '2019-12-31' })).toEqual([
      { path: ['paidThrough'], message: 'Year must be from 2020 to 2026.' },
    ]);
    expect(await refused({ compensation: 0, reimbursed: 0, withheld: 0 })).toEqual([
      { path: ['compensation'], message: 'Enter what was paid, or an advance still owed.' },
    ]);
    expect(
      await refused({ advance: { ...ADVANCE, weekly: 0, agreedBy: ' ', agreedOn: '2026-11-19' } }),
    ).toEqual([
      { path: ['advance', 'weekly'], message: 'The weekly amount must be above $0.00.' },
      {
        path: ['advance', 'agreedBy'],
        message: 'Enter who agreed in writing. Nothing can be deducted without it.',
      },
      { path: ['advance', 'agreedOn'], message: 'The agreement can’t be from a future day.' },
    ]);
    expect(await portal.db.openingBalance.count()).toBe(0);
  });

  test('is for managers and administrators, never their own; payees read theirs', async () => {
    expect(
      (
        await portal.graphql(
          'mutation ($input: EnterOpeningBalanceInput!) { enterOpeningBalance(input: $input) { __typename } }',
          { input: { userId: driver.id, ...BEFORE } },
          accountant.token,
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect(await enter({ userId: manager.id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can’t enter or void your own opening balance.',
    });
    const { user } = await enter();
    const [{ id }] = user.openingBalances;
    const read = async (by: Actor) =>
      (
        await ask(
          'query ($id: ID!) { node(id: $id) { ... on OpeningBalance { compensation viewerCanVoid } } }',
          { id },
          by,
        )
      ).node;
    expect(await read(driver)).toEqual({ compensation: 41_200.5, viewerCanVoid: false });
    expect(await read(accountant)).toEqual({ compensation: 41_200.5, viewerCanVoid: false });
    expect(await read(manager)).toEqual({ compensation: 41_200.5, viewerCanVoid: true });
    expect(await read(await portal.joinContractor())).toBeNull();
  });

  test('stays in the ledger when the person is deleted for good, and is kept as long as payments', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    await enter({ advance: ADVANCE });
    const preview = await ask(
      'query ($id: ID!) { person(id: $id) { deletionPreview { keepUntil } } }',
      { id: driver.id },
      admin,
    );
    expect(preview.person.deletionPreview.keepUntil).toBe('2031-01-31');
    const person = `/staff/${driver.id}`;
    await portal.rest('PATCH', `${person}/archive`, { token: admin.token, body: { archived: true } });
    expect(
      (await portal.rest('DELETE', `${person}?acknowledge=true&reason=Asked`, { token: admin.token })).status,
    ).toBe(200);
    expect(await portal.db.openingBalance.count()).toBe(0);
    const balances = await readBalances(portal.database.pool);
    expect(balances.find(({ account }) => account === 'COMPENSATION')).toMatchObject({
      cents: 41_200_50,
      isGone: true,
    });
    await expectWholeLedger();
  });
});

describe('an advance from before', () => {
  test('is owed and taken back by later runs; no money leaves for it, and it counts toward no limit', async () => {
    const tax = taxes(portal);
    await tax.saveCompany();
    const { user } = await enter({ advance: ADVANCE });
    expect(user.balance).toBe(300);
    await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: 250 } });
    // It does not count as given recently.
    const given = {
      ...{ userId: driver.id, kind: 'ADVANCE', description: 'Tires', total: 100, weekly: 10 },
      ...{ firstWeek: '2027-01-04', agreedBy: 'Dana Driver', agreedOn: '2026-11-18' },
      ...{ givenOn: '2026-11-18', method: 'CASH' },
    };
    const { plan } = await call('createPlan', 'CreatePlan', given, 'plan { id }');
    await call('voidAdvance', 'VoidAdvance', { id: plan.id, reason: 'A try' }, 'plan { id }');
    const balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'ADVANCES')).toBe(300_00);
    expect(sumBalances(balances, 'CASH')).toBe(0);
    expect(sumBalances(balances, 'OPENING', 2026)).toBe(-42_270_75 - 300_00);
    portal.setClock('2026-11-25');
    manager.token = await portal.signIn(manager.key);
    const id = await process('2026-11-16', 1_000);
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on PayrollRun { gross net
        lines { kind amount description plan { carriedOverOn givenOn method } } } } }`,
      { id },
    );
    expect(node).toMatchObject({
      ...{ gross: 1_000, net: 875 },
      lines: [
        {},
        {
          ...{ kind: 'DEDUCTION', amount: -125, description: 'Advance from before, $175.00 left' },
          plan: { carriedOverOn: '2026-11-13', givenOn: null, method: null },
        },
      ],
    });
    await expectWholeLedger();
  });

  test('is voided by itself, as long as nothing was taken, and not with the amounts', async () => {
    const { user } = await enter({ advance: ADVANCE });
    await voidIt(user.openingBalances[0].id);
    const plan = await portal.db.plan.findFirstOrThrow();
    expect(plan.voidedAt).toBeNull();
    const input = { id: `Plan_${plan.id}`, reason: 'Paid back' };
    expect(await call('voidAdvance', 'VoidAdvance', input, 'plan { state }')).toEqual({
      plan: { state: 'VOID' },
    });
    const balances = await readBalances(portal.database.pool);
    expect(balances.filter(({ cents }) => cents !== 0)).toEqual([]);
    await expectWholeLedger();
  });

  test('is no payment of the day for the books', async () => {
    await enter({ advance: ADVANCE });
    const { paymentJournal } = await ask(
      `{ paymentJournal(startDate: "2026-01-01", endDate: "2026-11-18") { ... on Error { message } } }`,
    );
    expect(paymentJournal.message).toBe('Nothing was paid, advanced or taken back on these days.');
  });
});

describe('with payments of this portal on the same days', () => {
  const pay = (runIds: string[], date: string, more: object = {}) =>
    call(
      'recordPayment',
      'RecordPayment',
      { runIds, date, method: 'CHECK', ...more },
      'payments { number date }',
    );
  const mark = (id: string, more: object = {}) =>
    portal.rest('PATCH', `/payroll/${id}/status`, {
      token: manager.token,
      body: { status: 'PAID', ...more },
    });
  const processOn = async (weekStart: string, payDate: string, amount = 400) => {
    const { body } = await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6), payDate },
        weeklyData: [{ date: weekStart, pay: amount, expenses: 0 }],
      },
    });
    return body;
  };
  const isEntered = () => portal.db.openingBalance.count({ where: { voidedAt: null } });

  test('is refused, naming them, unless they are said not to be in it', async () => {
    await pay([await process('2026-10-19', 250)], '2026-11-02');
    await pay([await process('2026-10-26', 150)], '2026-11-13');
    await pay([await process('2026-11-02', 900)], '2026-11-14');
    const refused = await enter();
    expect(refused.issues).toEqual([
      {
        path: ['paymentsNotIncluded'],
        message:
          'This portal has payments through Nov 13, 2026: #1 of Nov 2, 2026 ($250.00), #2 of Nov 13, 2026 ($150.00). If they are in these amounts, they would count twice. Leave them out, and confirm it.',
      },
    ]);
    expect(await isEntered()).toBe(0);
    expect((await enter({ paymentsNotIncluded: false })).code).toBe('VALIDATION');
    expect((await enter({ paymentsNotIncluded: true })).user.openingBalances).toHaveLength(1);
    expect(await portal.audit({ action: 'OPENING_BALANCE_ENTERED' })).toMatchObject([
      { newValues: { paymentsNotIncluded: true } },
    ]);
    await expectWholeLedger();
  });

  longTest(
    'is not asked about payments that are void, of another year, or later, nor for an advance alone',
    async () => {
      portal.setClock('2025-12-31');
      manager.token = await portal.signIn(manager.key);
      await pay([await process('2025-12-22', 250)], '2025-12-31');
      portal.setClock('2026-11-18');
      manager.token = await portal.signIn(manager.key);
      await pay([await process('2026-10-19', 250)], '2026-11-02');
      expect(
        (await enter({ advance: ADVANCE, compensation: 0, reimbursed: 0, withheld: 0 })).user,
      ).toBeTruthy();
      const { id } = await portal.db.payment.findFirstOrThrow({ where: { number: 2 } });
      await call('voidPayment', 'VoidPayment', { id: `Payment_${id}`, reason: 'Bounced' }, 'payment { id }');
      await pay([await process('2026-11-02', 900)], '2026-11-14');
      expect((await enter()).user.openingBalances).toHaveLength(1);
    },
  );

  test('a payment is refused in turn, and asked about by each way to record one', async () => {
    await enter();
    const [one, two] = [
      await processOn('2026-10-26', '2026-11-13'),
      await processOn('2026-11-02', '2026-11-10'),
    ];
    const message =
      '$42,510.75 is entered as paid to Dana Driver outside this system, through Nov 13, 2026. If a payment of Nov 13, 2026 is part of it, it would count twice. Confirm that it isn’t.';
    const { name } = (await ask('query ($id: ID!) { person(id: $id) { name } }', { id: driver.id })).person;
    const issues = [{ path: ['notInOpeningBalance'], message: message.replace('Dana Driver', name) }];
    expect((await pay([one.payrollRun.id], '2026-11-13')).issues).toEqual(issues);
    expect(await mark(one.payrollRun.id)).toMatchObject({ status: 400 });
    const { data } = await portal.graphql(
      `mutation { result: markWeekPaid(input: { weekStart: "2026-11-02" }) { ... on Error { message } } }`,
      {},
      manager.token,
    );
    expect(data.result.message).toContain('Use Record Payment to confirm that it isn’t.');
    expect(await portal.db.payment.count()).toBe(0);
    expect(await mark(two.payrollRun.id, { notInOpeningBalance: true })).toMatchObject({ status: 200 });
    expect(
      (await pay([one.payrollRun.id], '2026-11-13', { notInOpeningBalance: true })).payments,
    ).toHaveLength(1);
    const later = await process('2026-11-09', 500);
    expect((await pay([later], '2026-11-14')).payments).toHaveLength(1);
    await expectWholeLedger();
  });

  test('a run that settles itself takes a later pay date', async () => {
    await enter({ advance: { ...ADVANCE, weekly: 300, floor: 0, firstWeek: '2026-10-26' } });
    expect(await processOn('2026-10-26', '2026-11-10', 300)).toMatchObject({
      code: 'VALIDATION',
      error: expect.stringContaining('Choose a later pay date.'),
    });
    expect(await portal.db.payrollRun.count()).toBe(0);
    expect((await processOn('2026-10-26', '2026-11-14', 300)).payrollRun.status).toBe('PAID');
    await expectWholeLedger();
  });
});

test('the database refuses to change or delete it, and amounts that do not add up', async () => {
  await enter();
  const { id } = await portal.db.openingBalance.findFirstOrThrow();
  await expect(portal.db.openingBalance.update({ where: { id }, data: { compensation: 1 } })).rejects.toThrow(
    /never changes/,
  );
  await expect(portal.db.openingBalance.delete({ where: { id } })).rejects.toThrow(/never deleted/);
  const row = {
    userId: (await portal.joinContractor()).key,
    year: 2026,
    paidThrough: toUtcMidnight('2026-11-01'),
  };
  const add = (data: object) =>
    portal.db.openingBalance.create({
      data: { ...row, compensation: 10, reimbursed: 0, withheld: 0, ...data },
    });
  await expect(add({ withheld: 11 })).rejects.toThrow(/OpeningBalance_amounts/);
  await expect(add({ year: 2025 })).rejects.toThrow(/OpeningBalance_year/);
  await add({ compensation: dollars(1) });
  await expect(add({})).rejects.toThrow(/Unique/i);
});

test('verification finds an opening balance that the ledger lacks', async () => {
  await portal.database.pool.query('ALTER TABLE "OpeningBalance" DISABLE TRIGGER "OpeningBalance_posted"');
  await enter();
  await portal.database.pool.query('ALTER TABLE "OpeningBalance" ENABLE TRIGGER "OpeningBalance_posted"');
  const { problem } = await verifyLedger(portal.services);
  expect(problem).toMatch(/runs, payments, advances and opening balances come to/);
});
