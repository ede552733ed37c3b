/** The board of a tax year: payments, forms due, and what they lack. */
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { addDays, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepNothing } from '../../../test/support/checkedKept.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { voidRuns } from '../../../test/support/payments.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';

const SSNS = ['400111222', '400111333', '400111444', '400111555'] as const;

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
let tax: ReturnType<typeof seasons>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-02-10');
  tax = seasons(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor({ firstName: 'Sam', lastName: 'Abel' });
});

const paid = (payDate: string, pay: number, expenses = 0) => ({
  payDate,
  pay: dollars(pay),
  expenses: dollars(expenses),
});
const join = (lastName: string) => portal.joinContractor({ firstName: 'Pat', lastName });
const only = async (year: number): Promise<Answer> => (await tax.rows(admin, year))[0];

describe('a year', () => {
  longTest('shows its form, its threshold and its due dates', async () => {
    expect(await tax.season(admin, 2025)).toMatchObject({
      year: 2025,
      formRevision: 'Rev. April 2025',
      threshold: 600,
      isClosed: true,
      batch: null,
      totals: { payees: 0, paid: 0 },
    });
    const { deadlines } = await tax.season(admin, 2025);
    expect(deadlines[0]).toEqual({
      what: 'Form 1099-NEC to recipients and to the IRS',
      date: '2026-02-02',
    });
  });

  longTest('before the first one or not begun yet has no board', async () => {
    expect(await tax.season(admin, 2019)).toBeNull();
    expect(await tax.season(admin, 2027)).toBeNull();
  });

  test('that the law leaves open has no threshold until someone enters it', async () => {
    portal.setClock('2027-03-01');
    admin = await portal.joinStaff('IT_Admin');
    await tax.certify(driver, SSNS[0]);
    await tax.pay(driver, paid('2027-02-01', 5000));
    expect(await tax.season(admin, 2027)).toMatchObject({
      threshold: null,
      totals: { missing: 1, paid: 5000 },
    });
    expect(await only(2027)).toMatchObject({
      need: null,
      state: 'MISSING',
      missing: ['The reporting threshold for 2027 is not configured.'],
    });
    await portal.db.taxYearSetting.create({ data: { year: 2027, reportingThreshold: '2100.00' } });
    expect(await only(2027)).toMatchObject({ need: true, threshold: 2100, state: 'READY' });
  });
});

describe('a payee', () => {
  beforeEach(() => tax.certify(driver, SSNS[0]));

  test.each([
    [2024, 599.99, false],
    [2024, 600, true],
    [2025, 1999.99, true],
  ])('paid in %i: %d requires a form: %s', async (year, pay, need) => {
    await tax.pay(driver, paid(`${year}-06-01`, pay));
    expect(await only(year)).toMatchObject({ reportable: pay, need, state: need ? 'READY' : 'NOT_NEEDED' });
  });

  longTest('sees pay and expenses apart, and the runs behind them down to their days', async () => {
    await tax.pay(driver, paid('2025-03-01', 1900, 500), paid('2025-03-20', 100), paid('2025-12-31', 400));
    expect(await only(2025)).toMatchObject({
      user: { id: driver.id },
      paid: 2900,
      expenses: 500,
      exempt: 0,
      reportable: 2400,
      threshold: 600,
      reason: 'Total $2,400.00 reaches the 2025 reporting threshold of $600.00.',
      missing: [],
      document: null,
      runs: [{ totalPay: 2400 }, { totalPay: 100 }, { totalPay: 400 }],
      months: [
        { month: 3, paid: 2500, expenses: 500 },
        { month: 12, paid: 400, expenses: 0 },
      ],
      sharedNumberWith: [],
    });
    const run = await portal.db.payrollRun.findFirstOrThrow({ orderBy: { number: 'asc' } });
    await portal.db.payrollEntry.create({
      data: { runId: run.id, date: run.weekStart, pay: '1900.00', expenses: '500.00' },
    });
    expect(await tax.row(admin, 2025, driver)).toMatchObject({
      runs: [{ entries: [{ pay: 1900, expenses: 500 }] }, { entries: [] }, { entries: [] }],
    });
    expect(await tax.row(admin, 2025, admin)).toBeNull();
  });

  test('shows the unconfirmed expenses, until a form has reported the year', async () => {
    const askYears = async () =>
      (
        await tax.ask(
          'query ($id: ID!) { person(id: $id) { unconfirmedExpenses { year amount } } }',
          { id: driver.id },
          admin,
        )
      ).person.unconfirmedExpenses;
    // As before expenses had a category: the database creates the lines from the days.
    await tax.pay(
      driver,
      paid('2025-03-01', 1900, 500),
      paid('2025-03-20', 100),
      paid('2026-01-05', 10, 7.5),
    );
    expect(await only(2025)).toMatchObject({ expenses: 500, unconfirmed: 500 });
    expect(await askYears()).toEqual([
      { year: 2026, amount: 7.5 },
      { year: 2025, amount: 500 },
    ]);
    // Entered with a purpose today, and paid: the person who entered it confirmed it.
    const manager = await portal.joinStaff('Manager');
    const { body } = await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        ...{ userId: driver.id, weekStart: '2025-12-29', weekEnd: '2026-01-04' },
        weeklyData: [{ date: '2025-12-30', pay: 200, expenses: 20, notes: 'Tolls', category: 'TOLLS' }],
      },
    });
    await portal.rest('PATCH', `/payroll/${body.payrollRun.id}/status`, {
      ...{ token: manager.token, body: { status: 'PAID' } },
    });
    expect(await only(2026)).toMatchObject({ expenses: 27.5, unconfirmed: 7.5 });
    const runs =
      'query ($userId: ID!) { payrollRuns(userId: $userId, first: 9) { edges { node { number unconfirmed } } } }';
    const { payrollRuns } = await tax.ask(runs, { userId: driver.id }, admin);
    const sums = payrollRuns.edges.map(({ node }: Answer) => node.unconfirmed);
    expect(sums.filter((sum: number) => sum !== 0).sort()).toEqual([500, 7.5]);
    // A submitted form settles it.
    const { id } = await tax.generate(admin, { userId: driver.id, year: 2025 });
    await tax.setStatus(admin, id, 'SUBMITTED');
    expect(await only(2025)).toMatchObject({ expenses: 500, unconfirmed: 0 });
    expect(await askYears()).toEqual([{ year: 2026, amount: 7.5 }]);
  });

  test('that corrects expenses no one has confirmed has less of them to confirm', async () => {
    await tax.pay(driver, paid('2026-01-05', 1000, 60));
    const run = await portal.db.payrollRun.findFirstOrThrow();
    const day = toUtcMidnight(addDays(fromUtcMidnight(run.weekStart), 1));
    await portal.db.payrollRun.create({
      data: {
        ...{
          userId: driver.key,
          weekStart: run.weekStart,
          weekEnd: run.weekEnd,
          kind: 'ADJUSTMENT',
          adjustsId: run.id,
        },
        ...{
          basePay: '45.00',
          bonuses: '0.00',
          totalPay: '45.00',
          payDate: toUtcMidnight('2026-01-06'),
          status: 'PAID',
        },
        lines: {
          create: [
            { position: 1, kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: '45.00', date: day },
            {
              position: 2,
              kind: 'ADJUSTMENT',
              taxClass: 'REIMBURSEMENT',
              amount: '-45.00',
              date: day,
              adjustsRunId: run.id,
            },
          ],
        },
      },
    });
    expect(await only(2026)).toMatchObject({ reportable: 1045, expenses: 15, unconfirmed: 15 });
  });

  longTest('counts in the year of the pay date, and only when paid', async () => {
    await tax.pay(
      driver,
      paid('2025-12-31', 700),
      paid('2026-01-01', 3000),
      { ...paid('2025-05-01', 5000), status: 'PROCESSED' },
      { ...paid('2025-05-08', 5000), status: 'VOID' },
    );
    expect(await only(2025)).toMatchObject({ paid: 700, runs: [{ totalPay: 700 }] });
    expect(await only(2026)).toMatchObject({ paid: 3000 });
  });

  longTest('that is a corporation gets no form, and its pay is listed separately', async () => {
    await tax.certify(driver, SSNS[0], { taxClass: 'S_CORPORATION' });
    await portal.db.taxProfile.deleteMany({ where: { version: 1 } });
    await tax.pay(driver, paid('2025-05-01', 10_000, 20));
    expect(await only(2025)).toMatchObject({
      paid: 10_020,
      exempt: 10_000,
      reportable: 0,
      need: false,
      state: 'NOT_NEEDED',
      reason: 'Payee is a corporation: no 1099-NEC required.',
    });
  });

  longTest(
    'shares a number with another: one total under one of them, and each names the other',
    async () => {
      const other = await join('Berg');
      await tax.certify(other, SSNS[0]);
      await tax.pay(driver, paid('2025-05-01', 400));
      await tax.pay(other, paid('2025-05-01', 300));
      const rows = await tax.rows(admin, 2025);
      const [holder, pointer] = rows[0].need ? rows : [...rows].reverse();
      expect(holder).toMatchObject({
        paid: 700,
        state: 'READY',
        sharedNumberWith: [{ id: pointer.user.id }],
      });
      expect(holder.runs).toHaveLength(2);
      expect(pointer).toMatchObject({
        paid: 0,
        runs: [],
        state: 'NOT_NEEDED',
        sharedNumberWith: [{ id: holder.user.id }],
      });
      expect((await tax.season(admin, 2025)).totals).toMatchObject({ payees: 2, paid: 700, needed: 1 });
    },
  );
});

describe('a form', () => {
  test('lacks the taxpayer number, or the payer', async () => {
    await tax.pay(driver, paid('2025-05-01', 5000));
    expect(await only(2025)).toMatchObject({
      state: 'MISSING',
      missing: [
        'TIN missing: collect a Form W-9 first.',
        'Legal name and address missing: they come with the Form W-9.',
      ],
      needsW9: true,
    });
    await tax.certify(driver, SSNS[0]);
    expect(await only(2025)).toMatchObject({ needsW9: false });
    await tax.saveCompany({ ein: null });
    expect((await only(2025)).missing).toEqual([
      'EIN missing: an administrator has to enter it in the company profile.',
    ]);
  });

  test('goes from ready to done, and back when pay changes; a filed form waits for a correction', async () => {
    await tax.certify(driver, SSNS[0]);
    await tax.pay(driver, paid('2025-05-01', 5000));
    const { id } = await tax.generate(admin, { userId: driver.id, year: 2025 });
    expect(await only(2025)).toMatchObject({
      state: 'DONE',
      document: { id, amount: 5000, isCurrent: true },
    });
    await tax.pay(driver, paid('2025-06-01', 1000));
    expect(await only(2025)).toMatchObject({ state: 'READY', document: { id, isCurrent: false } });
    const second = await tax.generate(admin, { userId: driver.id, year: 2025 });
    await tax.setStatus(admin, second.id, 'SUBMITTED');
    expect((await tax.season(admin, 2025)).totals).toMatchObject({ done: 1, submitted: 1, generated: 0 });
    await tax.pay(driver, paid('2025-07-01', 1000));
    expect(await only(2025)).toMatchObject({
      state: 'MISSING',
      missing: ['What was submitted is no longer right: an administrator has to make a correction.'],
    });
    await tax.generate(admin, { userId: driver.id, year: 2025, correction: 'A run was paid late' });
    expect(await only(2025)).toMatchObject({ state: 'DONE', document: { amount: 7000 } });
  });

  longTest('that corrects one which should not exist is generated, and stays with its row', async () => {
    await tax.certify(driver, SSNS[0]);
    await tax.pay(driver, paid('2025-05-01', 5000));
    const { id } = await tax.generate(admin, { userId: driver.id, year: 2025 });
    await tax.setStatus(admin, id, 'SUBMITTED');
    await voidRuns(portal);
    await tax.generate(admin, { userId: driver.id, year: 2025, correction: 'Was paid to someone else' });
    expect(await only(2025)).toMatchObject({ paid: 0, need: false, state: 'DONE', document: { amount: 0 } });
  });

  longTest('below the threshold that was forced is done', async () => {
    await tax.certify(driver, SSNS[0]);
    await tax.pay(driver, paid('2025-05-01', 100));
    await tax.generate(admin, { userId: driver.id, year: 2025, force: 'The payee asks for it' });
    expect(await only(2025)).toMatchObject({ need: false, state: 'DONE' });
  });
});

longTest('before the year is over the board is a preview', async () => {
  portal.setClock('2026-11-21');
  admin = await portal.joinStaff('IT_Admin');
  const [missing, below] = [await join('Berg'), await join('Cole')];
  await tax.certify(driver, SSNS[0]);
  await tax.certify(below, SSNS[1]);
  await tax.pay(driver, paid('2026-05-01', 2000));
  await tax.pay(missing, paid('2026-05-01', 3000));
  await tax.pay(below, paid('2026-05-01', 1999.99));
  expect(await tax.season(admin, 2026)).toMatchObject({
    isClosed: false,
    threshold: 2000,
    viewerCanStartBatch: false,
    reason: 'Year 2026 is not over: more may be paid until December 31.',
    totals: { payees: 3, needed: 2, ready: 1, missing: 1, notNeeded: 1, done: 0 },
  });
  // A draft of the year changes nothing.
  await tax.generate(admin, { userId: driver.id, year: 2026 });
  expect((await tax.rows(admin, 2026)).map(({ state }) => state)).toEqual(['READY', 'MISSING', 'NOT_NEEDED']);
});

describe('the list', () => {
  beforeEach(async () => {
    for (const [index, name] of ['Cole', 'Berg', 'Dunn'].entries()) {
      const person = await join(name);
      if (index < 2) await tax.certify(person, SSNS[index]!);
      await tax.pay(person, paid('2025-05-01', 5000));
    }
    await tax.pay(driver, paid('2025-05-01', 5));
  });
  const names = async (page: Record<string, unknown>) =>
    (await tax.rows(admin, 2025, page)).map(({ user }) => user.name);

  longTest('is in the order of names, in pages', async () => {
    expect(await names({})).toEqual(['Sam Abel', 'Pat Berg', 'Pat Cole', 'Pat Dunn']);
    const first = await tax.season(admin, 2025, { first: 3 });
    expect(first.rows).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    expect(await names({ first: 3, after: first.rows.pageInfo.endCursor })).toEqual(['Pat Dunn']);
  });

  test('is searched, and filtered by state', async () => {
    expect(await names({ search: ' cole PAT ' })).toEqual(['Pat Cole']);
    expect(await names({ search: 'unknown' })).toEqual([]);
    expect(await names({ only: 'READY' })).toEqual(['Pat Berg', 'Pat Cole']);
    expect(await names({ only: 'MISSING' })).toEqual(['Pat Dunn']);
    expect(await names({ only: 'NOT_NEEDED' })).toEqual(['Sam Abel']);
    expect(await names({ only: 'DONE' })).toEqual([]);
    expect((await tax.season(admin, 2025, { only: 'DONE' })).totals).toMatchObject({ payees: 4 });
  });
});

longTest('is for those who can read payroll', async () => {
  await tax.pay(driver, paid('2025-05-01', 5000));
  for (const role of ['Manager', 'Accountant'] as const) {
    const reader = await portal.joinStaff(role);
    expect(await tax.season(reader, 2025)).toMatchObject({
      totals: { payees: 1 },
      viewerCanStartBatch: false,
      reason: 'Only administrators generate everyone’s tax documents.',
    });
  }
});

test('the totals are what the runs paid, to the cent, no matter who shares a taxpayer number', {
  timeout: 120_000,
}, async () => {
  const people = [driver, await join('Berg'), await join('Cole'), await join('Dunn'), await join('Elm')];
  const person = fc.record({
    number: fc.option(fc.nat({ max: 2 }), { nil: null }),
    isCorporation: fc.boolean(),
    isEmployee: fc.boolean(),
    runs: fc.array(
      fc
        .record({
          day: fc.constantFrom('2024-12-31', '2025-01-01', '2025-06-30', '2025-12-31', '2026-01-01'),
          pay: fc.nat({ max: 9_999_999 }),
          expenses: fc.nat({ max: 999_999 }),
          status: fc.constantFrom('PAID' as const, 'PROCESSED' as const, 'VOID' as const),
        })
        // The database allows no run of $0.00.
        .filter(({ pay, expenses }) => pay + expenses > 0),
      { maxLength: 5 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: people.length }), async (given) => {
      await voidRuns(portal);
      await portal.db.taxProfile.deleteMany();
      for (const [index, { number, isCorporation, isEmployee, runs }] of given.entries()) {
        if (number !== null)
          await tax.certify(
            people[index]!,
            SSNS[number]!,
            isCorporation ? { taxClass: 'C_CORPORATION' } : {},
          );
        await portal.db.user.update({
          where: { id: people[index]!.key },
          data: { workRelation: isEmployee ? 'EMPLOYEE' : null },
        });
        await tax.pay(people[index]!, ...runs.map(({ day, ...run }) => ({ ...run, payDate: day })));
      }
      const [sum] = await portal.db.$queryRaw<{ total: number; expenses: number; people: number }[]>`
        SELECT coalesce(sum("totalPay"), 0)::float AS total, coalesce(sum("bonuses"), 0)::float AS expenses,
          (SELECT count(DISTINCT "userId")::int FROM "PayrollRun"
            JOIN "User" person ON person.id = "userId"
            WHERE (status = 'PAID' OR status = 'PROCESSED' AND "workRelation" IS NULL)
              AND extract(year FROM "payDate") = 2025) AS people
        FROM "PayrollRun" WHERE status = 'PAID' AND extract(year FROM "payDate") = 2025`;
      const { totals, rows } = await tax.season(admin, 2025);
      expect(totals).toMatchObject({ payees: sum!.people, paid: sum!.total, expenses: sum!.expenses });
      const nodes = rows.edges.map(({ node }: Answer) => node);
      const cents = (pick: (row: Answer) => number) =>
        nodes.reduce((whole: number, row: Answer) => whole + Math.round(pick(row) * 100), 0);
      expect(cents(({ paid }) => paid)).toBe(Math.round(sum!.total * 100));
      expect(cents((row) => row.expenses + row.employee + row.exempt + row.reportable)).toBe(
        Math.round(sum!.total * 100),
      );
      for (const row of nodes) {
        const ofRuns = row.runs.reduce(
          (whole: number, run: Answer) => whole + Math.round(run.totalPay * 100),
          0,
        );
        expect(ofRuns).toBe(Math.round(row.paid * 100));
      }
    }),
    { numRuns: process.env.LONG ? 100 : 2 },
  );
});

longTest('takes as many statements for many payees as for three', async () => {
  keepNothing(portal);
  const MANY = process.env.LONG ? 1_000 : 210;
  let statements = 0;
  const spied = new WeakSet<PoolClient>();
  const spy = (client: PoolClient) => {
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      statements += 1;
      return query(...args);
    }) as typeof client.query;
  };
  portal.database.pool.on('acquire', spy);
  const count = async (year: number, shown: number) => {
    statements = 0;
    expect(await tax.rows(admin, year, { first: 200 })).toHaveLength(shown);
    return statements;
  };
  await tax.joinPayees(MANY, 2025);
  await tax.joinPayees(3, 2024, MANY);
  await count(2024, 3);
  const forThree = await count(2024, 3);
  expect(await count(2025, 200)).toBe(forThree);
  expect(forThree).toBeLessThan(20);
  expect((await tax.season(admin, 2025)).totals).toMatchObject({
    payees: MANY,
    ready: MANY,
    paid: 1_010 * MANY + (MANY * (MANY - 1)) / 200,
  });
  portal.database.pool.off('acquire', spy);
});
