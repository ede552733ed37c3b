/** The double-entry ledger as exported to the company's books, month by month. */
import { addDays, type Day } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectJournal, type JournalLine, readJournal, sumLabor } from '../../../test/support/journal.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { bookEntry, type EntryToBook } from './journal.ts';

describe('an entry', () => {
  const entry = (more: Partial<EntryToBook>): EntryToBook => ({
    ...{ sequence: '41', date: '2026-11-27', event: 'PAYMENT_RECORDED', number: 7 },
    ...{ payee: { number: 3, name: 'Dario Fontaine' }, postings: [], ...more },
  });
  const post = (account: EntryToBook['postings'][number]['account'], cents: number, taxYear = 0) => ({
    ...{ account, cents, taxYear },
  });

  test('has a line for each account, and offsets the amount on payroll with the amount payable', () => {
    const rows = bookEntry(
      entry({
        postings: [
          ...[post('PAYABLE', 108_500), post('CASH', -108_500, 2026)],
          ...[post('COMPENSATION', -150_000), post('COMPENSATION', 150_000, 2026)],
          ...[post('REIMBURSEMENT', -8_500), post('REIMBURSEMENT', 8_500, 2026)],
          ...[post('WITHHOLDING', 36_000), post('WITHHOLDING', -36_000, 2026)],
        ],
      }),
    );
    const common = ['Payment 7', 'Dario Fontaine'];
    expect(rows).toEqual([
      ['L-41', '11/27/2026', 'Contract Labor', '1500.00', '', ...common],
      ['L-41', '11/27/2026', 'Reimbursed Expenses', '85.00', '', ...common],
      ['L-41', '11/27/2026', 'Withholding', '', '360.00', ...common],
      ['L-41', '11/27/2026', 'Payroll Clearing', '', '140.00', ...common],
      ['L-41', '11/27/2026', 'Checking', '', '1085.00', ...common],
    ]);
  });

  test('of a week without deductions changes nothing until it is paid', () =>
    expect(
      bookEntry(
        entry({
          event: 'RUN_PROCESSED',
          postings: [post('COMPENSATION', 60_000), post('PAYABLE', -60_000)],
        }),
      ),
    ).toEqual([]));

  test('shows the tax year if it is another one, and names the payee if it can', () =>
    expect(
      bookEntry(
        entry({
          ...{ event: 'PAYMENT_VOID', date: '2027-01-08', number: null, payee: { number: 12, name: null } },
          postings: [
            ...[post('PAYABLE', -60_000), post('CASH', 60_000, 2026)],
            ...[post('COMPENSATION', 60_000), post('COMPENSATION', -60_000, 2026)],
          ],
        }),
      ).map((row) => row.slice(2)),
    ).toEqual([
      ['Contract Labor', '', '600.00', 'Void of payment, tax year 2026', 'Payee #12'],
      ['Checking', '600.00', '', 'Void of payment, tax year 2026', 'Payee #12'],
    ]));
});

describe('the journal', () => {
  const WEEK = '2026-11-09';
  let portal: TestPortal;
  let admin: Actor;
  let driver: Actor;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.reset();
    portal.setClock('2026-11-18');
    admin = await portal.joinStaff('IT_Admin');
    driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  });

  async function moveTo(day: Day): Promise<void> {
    portal.setClock(day);
    admin.token = await portal.signIn(admin.key);
  }

  async function put(pay: number, weekStart = WEEK): Promise<string> {
    const { status, body } = await portal.rest('POST', '/payroll/weekly', {
      token: admin.token,
      body: {
        ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6) },
        weeklyData: [{ date: weekStart, pay, expenses: 0 }],
      },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.payrollRun.id;
  }
  const mutate = async (field: string, type: string, input: object, select = '__typename') => {
    const { data, errors } = await portal.graphql(
      `mutation ($input: ${type}!) { result: ${field}(input: $input) { ... on Error { message } ${select} } }`,
      { input },
      admin.token,
    );
    expect(errors).toBeUndefined();
    expect(data.result.message).toBeUndefined();
    return data.result;
  };
  const pay = async (runId: string, date: Day): Promise<string> => {
    const input = { runIds: [runId], date, method: 'CHECK' };
    const select = '... on RecordPaymentPayload { payments { id } }';
    return (await mutate('recordPayment', 'RecordPaymentInput', input, select)).payments[0].id;
  };
  const give = async (total: number): Promise<string> => {
    const input = {
      ...{ userId: driver.id, kind: 'ADVANCE', description: 'Fuel', total, weekly: total },
      ...{ firstWeek: WEEK, givenOn: '2026-11-06', method: 'CHECK' },
      ...{ agreedBy: 'Dario Fontaine', agreedOn: '2026-11-06' },
    };
    const select = '... on CreatePlanPayload { plan { id } }';
    return (await mutate('createPlan', 'CreatePlanInput', input, select)).plan.id;
  };
  const journal = async (first: Day, last: Day): Promise<JournalLine[]> => {
    await expectJournal(portal, admin.token, first, last);
    const lines = await readJournal(portal, admin.token, first, last);
    return Array.isArray(lines) ? lines : [];
  };
  const amounts = (lines: readonly JournalLine[]) =>
    lines.map(({ account, cents }) => [account, cents / 100]);

  test('has a week whose pay an advance took entirely as pay, like box 1a', async () => {
    await give(200);
    await put(200);
    await pay(await put(400, '2026-11-02'), '2026-11-17');
    const lines = await journal('2026-01-01', '2026-12-31');
    expect(sumLabor(lines, 2026)).toBe(600_00);
    expect(amounts(lines)).toEqual([
      ...[
        ['Advances', 200],
        ['Checking', -200],
      ],
      ...[
        ['Contract Labor', 400],
        ['Checking', -400],
      ],
      // The advance is taken back when the week goes on payroll. The pay is posted the same day, because nothing is
      // left to pay.
      ...[
        ['Advances', -200],
        ['Payroll Clearing', 200],
      ],
      ...[
        ['Contract Labor', 200],
        ['Payroll Clearing', -200],
      ],
    ]);
  });

  test('reverses a payment that was voided after its month was exported, on the day of the void', async () => {
    const payment = await pay(await put(500), '2026-11-17');
    const november = await journal('2026-11-01', '2026-11-30');
    await moveTo('2027-01-08');
    await mutate('voidPayment', 'VoidPaymentInput', { id: payment, reason: 'Bounced' });
    expect(await journal('2026-11-01', '2026-11-30')).toEqual(november);
    const january = await journal('2027-01-01', '2027-01-31');
    expect(january.map(({ date, description }) => [date, description])).toEqual([
      ['01/08/2027', 'Void of payment 1, tax year 2026'],
      ['01/08/2027', 'Void of payment 1, tax year 2026'],
    ]);
    expect(amounts(january)).toEqual([
      ['Contract Labor', -500],
      ['Checking', 500],
    ]);
    expect(sumLabor([...november, ...january], 2026)).toBe(0);
  });

  test('keeps payments to a permanently deleted person', async () => {
    await pay(await put(2500), '2026-11-17');
    const before = await journal('2026-11-01', '2026-11-30');
    const person = `/staff/${driver.id}`;
    await portal.rest('PATCH', `${person}/archive`, { token: admin.token, body: { archived: true } });
    await portal.rest('DELETE', `${person}?acknowledge=true&reason=Asked`, { token: admin.token });
    expect(await portal.db.user.count({ where: { id: driver.key } })).toBe(0);
    expect(await journal('2026-11-01', '2026-11-30')).toEqual(
      before.map((line) => ({ ...line, name: 'Payee #1', description: 'Payment' })),
    );
  });

  test('has a void run that was paid, and an advance that was voided', async () => {
    const runId = await put(300);
    await pay(runId, '2026-11-16');
    const id = await give(50);
    await mutate('voidAdvance', 'VoidAdvanceInput', { id, reason: 'Never given' });
    await portal.rest('PATCH', `/payroll/${runId}/status`, {
      token: admin.token,
      body: { status: 'VOID', reason: 'Wrong week' },
    });
    const lines = await journal('2026-11-18', '2026-11-18');
    expect(lines.map(({ account, cents, description }) => [account, cents / 100, description])).toEqual([
      ['Advances', -50, 'Void of advance'],
      ['Checking', 50, 'Void of advance'],
      ['Overpayments', 300, 'Void of payroll 1'],
      ['Payroll Clearing', -300, 'Void of payroll 1'],
    ]);
  });

  test('is for those who read payroll, and each download is recorded', async () => {
    await pay(await put(1470.25), '2026-11-17');
    const accountant = await portal.joinStaff('Accountant');
    expect(await readJournal(portal, accountant.token, '2026-11-01', '2026-11-30')).toHaveLength(2);
    expect(await portal.audit({ action: 'PAYMENT_JOURNAL_EXPORTED' })).toMatchObject([
      { newValues: { startDate: '2026-11-01', endDate: '2026-11-30', entries: 1 } },
    ]);
    const refused = (first: Day, last: Day, by = accountant) => readJournal(portal, by.token, first, last);
    expect(await refused('2026-11-18', '2026-11-30')).toMatchObject({ code: 'CONFLICT' });
    expect(await refused('2026-11-18', '2026-11-17')).toMatchObject({ code: 'VALIDATION' });
    expect(await refused('2026-11-01', '2026-11-30', await portal.joinStaff('HR'))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
