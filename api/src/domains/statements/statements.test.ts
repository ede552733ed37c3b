import fc from 'fast-check';
import { addDays, toUtcMidnight } from 'rules/days';
import { sumCents, toAmount } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { rememberPdfs } from '../../../test/support/rememberPdfs.ts';
import { PdfBusyError } from '../../documents/pdf/pool.ts';
import { UNAVAILABLE } from '../../platform/lib/unavailable.ts';
import { readContent } from '../payroll/statement/content.ts';

const MONDAY = '2026-11-09';

const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  ... on ProcessWeeklyPayrollPayload { payrollRun { id number basePay expenses totalPay } }
  ... on Error { message code } } }`;
const SET_STATUS = `mutation ($input: SetPayrollRunStatusInput!) { result: setPayrollRunStatus(input: $input) {
  __typename ... on Error { message } } }`;
const RUN = `query ($id: ID!) { node(id: $id) { ... on PayrollRun {
  number status paidAt voidedAt voidReason replaces { number } replacedBy { number }
  entries { date pay expenses notes }
  statement {
    createdAt timeZone basePay expenses totalPay hasOlderUnpaidDays
    company { legalName addressLines phone email usdotNumber mcNumber }
    payee { name email addressLines }
    days { date worked status rate pay expenses notes }
    yearToDate { year runs basePay expenses totalPay }
    unpaidDays { date reason } } } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  rememberPdfs(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Maria', lastName: 'Alvarez', dailyRate: 250 });
});

/** Moves to another day, on which everyone signs in again. */
async function comes(day: string) {
  portal.setClock(day);
  for (const who of [manager, driver]) who.token = await portal.signIn(who.key);
}

interface Paid {
  userId?: string;
  weekStart?: string;
  payDate?: string;
  entries?: { date: string; pay: number; expenses: number; notes?: string }[];
}

/** Pays a week and returns its run. */
async function pay({ userId = driver.id, weekStart = MONDAY, payDate, entries }: Paid = {}) {
  const weeklyData = entries ?? [{ date: weekStart, pay: 250, expenses: 0 }];
  const input = { userId, weekStart, weekEnd: addDays(weekStart, 6), weeklyData, payDate };
  const { data } = await portal.graphql(PROCESS, { input }, manager.token);
  expect(data.result.payrollRun, JSON.stringify(data)).toBeTruthy();
  return data.result.payrollRun as { id: string; number: number };
}

const read = async (id: string, who = driver) =>
  (await portal.graphql(RUN, { id }, who.token)).data?.node ?? null;
const readStatement = async (id: string) => (await read(id)).statement;
const makeVoid = (id: string, reason = 'Wrong rate') =>
  portal.graphql(SET_STATUS, { input: { id, status: 'VOID', reason } }, manager.token);
const log = (date: string, status: 'PENDING' | 'APPROVED' | 'REJECTED', more: object = {}) =>
  portal.db.timeLog.create({
    data: { userId: driver.key, date: toUtcMidnight(date), worked: true, status, ...more },
  });

describe('the content of a statement', () => {
  longTest('is the week as it was paid, day by day, with the log and the rate of each day', async () => {
    await log('2026-11-09', 'PENDING');
    await log('2026-11-11', 'APPROVED', { worked: false });
    const { id } = await pay({
      entries: [
        { date: '2026-11-09', pay: 250, expenses: 0 },
        { date: '2026-11-10', pay: 180.55, expenses: 12.4, notes: 'Half a day, tolls' },
      ],
    });
    const statement = await readStatement(id);
    expect(statement).toMatchObject({
      createdAt: '2026-11-18T17:00:00.000Z',
      timeZone: 'America/New_York',
      basePay: 430.55,
      expenses: 12.4,
      totalPay: 442.95,
      company: {
        // Nothing invented.
        legalName: '',
        addressLines: ['Philadelphia, PA'],
      },
      payee: { name: 'Maria Alvarez', email: driver.email, addressLines: [] },
      yearToDate: { year: 2026, runs: 1, basePay: 430.55, expenses: 12.4, totalPay: 442.95 },
      unpaidDays: [],
      hasOlderUnpaidDays: false,
    });
    const none = { worked: false, status: null, rate: 250, pay: 0, expenses: 0, notes: '' };
    const paid = { ...none, worked: true, status: 'APPROVED' };
    expect(statement.days).toEqual(
      [
        { ...paid, pay: 250 },
        { ...paid, pay: 180.55, expenses: 12.4, notes: 'Half a day, tolls' },
        { ...none, status: 'APPROVED' },
        none,
        none,
        none,
        none,
      ].map((day, index) => ({ date: addDays(MONDAY, index), ...day })),
    );
  });

  longTest('shows the rate in effect on each day, and none if none was agreed', async () => {
    const rates = [
      ['2026-01-01', '200.00'],
      ['2026-11-11', '300.50'],
    ] as const;
    for (const [from, dailyRate] of rates)
      await portal.db.payRate.create({
        data: { userId: driver.key, dailyRate, effectiveFrom: toUtcMidnight(from) },
      });
    const readRates = async (run: { id: string }) =>
      (await readStatement(run.id)).days.map(({ rate }: { rate: number | null }) => rate);
    expect(await readRates(await pay())).toEqual([200, 200, 300.5, 300.5, 300.5, 300.5, 300.5]);
    await portal.db.payRate.deleteMany();
    await portal.db.user.update({ where: { id: driver.key }, data: { dailyRate: null } });
    expect(await readRates(await pay({ weekStart: '2026-11-02' }))).toEqual(Array(7).fill(null));
  });

  longTest('adds up to the cent for any week, as the run, its days and the records do', async () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 });
    const week = fc
      .array(fc.record({ pay: cents, expenses: cents }), { minLength: 7, maxLength: 7 })
      .filter((days) => days.some((day) => day.pay + day.expenses > 0));
    let monday = '2025-01-06';
    let total = 0;
    await fc.assert(
      fc.asyncProperty(week, async (days) => {
        const entries = listWeekDays(monday).map((date, index) => ({
          date,
          pay: toAmount(days[index]!.pay),
          expenses: toAmount(days[index]!.expenses),
        }));
        const { id } = await pay({ weekStart: monday, entries });
        monday = addDays(monday, 7);
        const basePay = sumCents(days.map((day) => day.pay));
        const expenses = sumCents(days.map((day) => day.expenses));
        total += basePay + expenses;
        const run = await portal.db.payrollRun.findFirstOrThrow({
          orderBy: { number: 'desc' },
          include: { entries: { orderBy: { date: 'asc' } }, statement: true },
        });
        const content = readContent(run.statement?.content);
        expect(content.totals).toEqual({ basePay, expenses, totalPay: basePay + expenses });
        expect(content.yearToDate.totalPay).toBe(total);
        expect([run.basePay, run.bonuses, run.totalPay].map((amount) => amount.toFixed(2))).toEqual(
          [basePay, expenses, basePay + expenses].map((amount) => (amount / 100).toFixed(2)),
        );
        expect(run.entries.map((entry) => [entry.pay.toFixed(2), entry.expenses.toFixed(2)])).toEqual(
          content.days.map((day) => [(day.pay / 100).toFixed(2), (day.expenses / 100).toFixed(2)]),
        );
        const statement = await readStatement(id);
        expect(statement.totalPay).toBe(toAmount(basePay + expenses));
        expect(statement.days.map((day: Paid['entries'] & object) => day)).toMatchObject(entries);
      }),
      { numRuns: process.env.LONG ? 50 : 1 },
    );
  });

  test('lists the worked days that are on no run, and why', async () => {
    await log('2026-10-28', 'APPROVED');
    await log('2026-11-03', 'PENDING');
    await log('2026-11-04', 'PENDING', { worked: false });
    await log('2026-11-10', 'REJECTED', { rejectionReason: 'No trip sheet' });
    await log('2026-11-15', 'REJECTED');
    await log('2026-11-16', 'PENDING');
    const { unpaidDays, hasOlderUnpaidDays } = await readStatement((await pay()).id);
    expect(unpaidDays).toEqual([
      { date: '2026-10-28', reason: 'Approved, not yet on a payroll run' },
      { date: '2026-11-03', reason: 'Waits for approval' },
      { date: '2026-11-10', reason: 'Rejected: No trip sheet' },
      { date: '2026-11-15', reason: 'Rejected' },
    ]);
    expect(hasOlderUnpaidDays).toBe(false);
  });

  longTest('lists none that are on the run: neither paid ones nor those it paid expenses for', async () => {
    for (const date of ['2026-11-09', '2026-11-10', '2026-11-11']) await log(date, 'PENDING');
    const run = await pay({
      entries: [
        { date: '2026-11-09', pay: 250, expenses: 0 },
        { date: '2026-11-10', pay: 0, expenses: 35.5 },
      ],
    });
    const { unpaidDays, days } = await readStatement(run.id);
    expect(unpaidDays).toEqual([{ date: '2026-11-11', reason: 'Waits for approval' }]);
    expect(days.slice(0, 3)).toMatchObject([
      { status: 'APPROVED', pay: 250 },
      { status: 'PENDING', expenses: 35.5 },
      { status: 'PENDING', expenses: 0 },
    ]);
  });

  test.each([
    { many: 31, hasOlder: false },
    { many: 32, hasOlder: true },
  ])('lists the last 31 of $many before a full week, and says whether there are more', async (days) => {
    for (let ago = 1; ago <= days.many; ago++) await log(addDays(MONDAY, -ago), 'PENDING');
    const entries = listWeekDays(MONDAY).map((date) => ({ date, pay: 250, expenses: 0 }));
    for (const { date } of entries) await log(date, 'PENDING');
    const { unpaidDays, hasOlderUnpaidDays } = await readStatement((await pay({ entries })).id);
    expect(unpaidDays).toHaveLength(31);
    expect(unpaidDays[30].date).toBe('2026-11-08');
    expect(hasOlderUnpaidDays).toBe(days.hasOlder);
  });

  longTest('adds the year up by pay date, across the turn of the year and without void runs', async () => {
    await comes('2027-01-20');
    const week = (weekStart: string, payDate: string) => pay({ weekStart, payDate });
    const readYear = async ({ id }: { id: string }) => {
      const { year, runs, basePay } = (await readStatement(id)).yearToDate;
      return [year, runs, basePay];
    };
    expect(await readYear(await week('2026-12-14', '2026-12-23'))).toEqual([2026, 1, 250]);
    const wrong = await week('2026-12-21', '2026-12-30');
    expect(await readYear(wrong)).toEqual([2026, 2, 500]);
    // Worked in the old year, paid in the new one.
    expect(await readYear(await week('2026-12-28', '2027-01-06'))).toEqual([2027, 1, 250]);
    await makeVoid(wrong.id);
    expect(await readYear(await week('2026-12-21', '2026-12-31'))).toEqual([2026, 2, 500]);
    expect(await readYear(await week('2027-01-04', '2027-01-13'))).toEqual([2027, 2, 500]);
    // Entered late with an earlier date, so it does not include runs with a later pay date.
    expect(await readYear(await week('2026-12-07', '2026-12-16'))).toEqual([2026, 1, 250]);
  });
});

describe('the amounts of a statement', () => {
  const AMOUNTS = `query ($id: ID!) { node(id: $id) { ... on PayrollRun { statement { totalPay amounts {
    gross reimbursed deducted withheld net lines { kind taxClass amount date category description } } } } } }`;
  const readAmounts = async (id: string) =>
    (await portal.graphql(AMOUNTS, { id }, driver.token)).data.node.statement;

  longTest('keeps expenses paid as compensation apart from those that are reimbursed', async () => {
    const { id } = await pay({
      entries: [
        { date: '2026-11-09', pay: 250, expenses: 20, notes: 'Tolls' },
        { date: '2026-11-10', pay: 0, expenses: 90 },
      ],
    });
    const { amounts, totalPay } = await readAmounts(id);
    expect(totalPay).toBe(360);
    expect(amounts).toMatchObject({ gross: 340, reimbursed: 20, deducted: 0, withheld: 0, net: 360 });
    const tolls = { date: '2026-11-09', description: 'Tolls' };
    expect(amounts.lines).toEqual([
      { ...tolls, kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: 250, category: null },
      { ...tolls, kind: 'EXPENSE', taxClass: 'REIMBURSEMENT', amount: 20, category: 'OTHER' },
      {
        ...{ kind: 'EXPENSE', taxClass: 'COMPENSATION', amount: 90, category: null },
        ...{ date: '2026-11-10', description: '' },
      },
    ]);
  });

  test('are not said by a statement of the first version, which reads as it did', async () => {
    const { id } = await pay();
    const before = await readStatement(id);
    const row = await portal.db.payStatement.findFirstOrThrow();
    const {
      lines: _lines,
      sums: _sums,
      paidBefore: _paid,
      overpaid: _over,
      ...first
    } = row.content as Record<string, unknown>;
    // Nothing changes a statement, so an older one needs another run.
    const old = await portal.db.payrollRun.create({
      data: {
        ...{
          userId: driver.key,
          weekStart: toUtcMidnight('2026-11-02'),
          weekEnd: toUtcMidnight('2026-11-08'),
        },
        ...{ basePay: '250.00', bonuses: '0.00', totalPay: '250.00', payDate: toUtcMidnight('2026-11-18') },
        statement: { create: { content: { ...first, version: 1 } as object } },
      },
    });
    const oldId = `PayrollRun_${old.id}`;
    expect((await readAmounts(oldId)).amounts).toBeNull();
    expect(await readStatement(oldId)).toEqual(before);
    const file = await portal.rest('GET', `/payroll/${oldId}/statement`, { token: driver.token });
    expect(file.status).toBe(200);
  });
});

describe('a statement once made', () => {
  longTest('stays the same, whatever changes around it', async () => {
    const { id } = await pay();
    const before = await readStatement(id);
    await portal.db.user.update({
      where: { id: driver.key },
      data: { lastName: 'Other', street: '9 New Street', dailyRate: '999.00' },
    });
    const admin = await portal.joinStaff('IT_Admin');
    await portal.graphql(
      'mutation { updateCompany(input: { legalName: "Renamed LLC" }) { __typename } }',
      {},
      admin.token,
    );
    await log('2026-11-10', 'PENDING');
    await makeVoid(id);
    expect(await readStatement(id)).toEqual(before);
    // The next one states the current facts.
    const next = await readStatement((await pay()).id);
    expect(next.company.legalName).toBe('Renamed LLC');
    expect(next.payee).toMatchObject({ name: 'Maria Other', addressLines: ['9 New Street'] });
    expect(next.unpaidDays).toHaveLength(1);
  });

  longTest('keeps of its payee a name, an email address and a mailing address', async () => {
    await pay();
    const { content } = await portal.db.payStatement.findFirstOrThrow();
    const { payee } = content as { payee: object };
    expect(Object.keys(payee).sort()).toEqual(['address', 'email', 'name']);
    expect(JSON.stringify(content)).not.toMatch(/ein|taxNumber|password/i);
  });

  longTest('is not changed in the database either, nor taken from its run', async () => {
    await pay();
    const change = portal.db.$executeRaw`UPDATE "PayStatement" SET "content" = '{}'`;
    await expect(change).rejects.toThrow('A pay statement never changes.');
    await expect(portal.db.payStatement.deleteMany()).rejects.toThrow();
  });

  longTest('is there for every run, and only with it', async () => {
    await pay();
    const refused = await portal.graphql(
      PROCESS,
      {
        input: {
          userId: driver.id,
          weekStart: MONDAY,
          weekEnd: '2026-11-15',
          weeklyData: [{ date: MONDAY, pay: 1, expenses: 0 }],
        },
      },
      manager.token,
    );
    expect(refused.data.result.code).toBe('ALREADY_PROCESSED');
    expect(await portal.db.payStatement.count()).toBe(1);
  });

  longTest('shows the state of its run: void, why, and the replacement', async () => {
    const first = await pay();
    await portal.graphql(SET_STATUS, { input: { id: first.id, status: 'PAID' } }, manager.token);
    await comes('2026-11-19');
    await makeVoid(first.id, 'Wrong rate');
    const second = await pay();
    expect(await read(first.id)).toMatchObject({
      status: 'VOID',
      paidAt: '2026-11-18T17:00:00.000Z',
      voidedAt: '2026-11-19T17:00:00.000Z',
      voidReason: 'Wrong rate',
      replaces: null,
      replacedBy: { number: second.number },
    });
    expect(await read(second.id)).toMatchObject({
      replaces: { number: first.number },
      replacedBy: null,
      voidedAt: null,
    });
  });
});

describe('the statement as a file', () => {
  const download = (id: string, who?: Actor) =>
    portal.rest('GET', `/payroll/${id}/statement`, { token: who?.token });

  longTest('can be downloaded by its payee and by people who can read payroll', async () => {
    const { id, number } = await pay();
    for (const who of [
      driver,
      await portal.joinStaff('Accountant'),
      manager,
      await portal.joinStaff('IT_Admin'),
    ]) {
      const { status, headers, body } = await download(id, who);
      expect(status).toBe(200);
      expect(body).toMatch(/^%PDF-1\.7/);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toContain(
        `attachment; filename="pay-statement-${number}.pdf"`,
      );
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  longTest('does not exist for anyone else', async () => {
    const { id } = await pay();
    for (const who of [
      await portal.joinContractor(),
      await portal.joinStaff('HR'),
      await portal.joinStaff('Employee'),
    ]) {
      expect(await download(id, who)).toMatchObject({
        status: 404,
        body: { error: 'Pay statement not found.' },
      });
      expect(await read(id, who)).toBeNull();
    }
    expect((await download(id)).status).toBe(401);
    expect((await download('PayrollRun_nothing', driver)).status).toBe(404);
    expect((await download(driver.id, driver)).status).toBe(404);
  });

  test('is refused for a moment while too many are being generated', async () => {
    const { id } = await pay();
    vi.spyOn(portal.services.pdf, 'renderPdf').mockRejectedValueOnce(new PdfBusyError('the queue is full'));
    const busy = await download(id, driver);
    expect(busy.status).toBe(503);
    expect(busy.body).toEqual({ code: 'UNAVAILABLE', error: UNAVAILABLE.documents });
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await download(id, driver)).status).toBe(200);
  });

  longTest('is generated in the end for everyone who requests many at once', async () => {
    const { id } = await pay();
    const responses = await Promise.all(Array.from({ length: 8 }, () => download(id, driver)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});
