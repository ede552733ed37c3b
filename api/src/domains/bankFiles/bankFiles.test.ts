/**
 * Paying a week by a file: who is in it, who is left out and why, what it says, who makes one, and what is kept of it.
 */
import Papa from 'papaparse';
import { addDays, toUtcMidnight } from 'rules/days';
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../../test/support/bankAccounts.ts';
import { insertRuns } from '../../../test/support/insertRuns.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { taxes } from '../../../test/support/taxDocuments.ts';
import { SAMPLE_COMPANY } from '../company/sample.ts';

const WEEK = '2026-11-09';

let portal: TestPortal;
let manager: Actor;
let admin: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  await taxes(portal).saveCompany();
  manager = await portal.joinStaff('Manager');
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});

async function put(person: Actor, pay: number, weekStart = WEEK, by = admin): Promise<string> {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: by.token,
    body: {
      ...{ userId: person.id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay, expenses: 0 }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
}
const pay = (runIds: string[], date: string, method = 'ACH') =>
  portal.graphql(
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }',
    { input: { runIds, date, method } },
    admin.token,
  );
/** An account that two payments were made to. */
async function addProven(person: Actor, accountNumber?: string, changes: object = {}): Promise<void> {
  await addBankAccount(portal, person, { createdAt: new Date('2026-01-01'), accountNumber, ...changes });
  const weeks = ['2026-08-03', '2026-08-10'];
  await insertRuns(
    portal.db,
    weeks.map((weekStart) => ({
      ...{ userId: person.key, weekStart: toUtcMidnight(weekStart), basePay: 100, bonuses: 0, totalPay: 100 },
      ...{ weekEnd: toUtcMidnight(addDays(weekStart, 6)), payDate: toUtcMidnight('2026-08-21') },
    })),
  );
  const runs = await portal.db.payrollRun.findMany({
    where: { userId: person.key, status: 'PROCESSED', weekStart: { in: weeks.map(toUtcMidnight) } },
  });
  for (const { id } of runs) await pay([`PayrollRun_${id}`], '2026-08-21');
}

const preview = async (by: Actor, includeNew = false, includeRepeated = false) => {
  const { data, errors } = await portal.graphql(
    `query ($week: Date!, $includeNew: Boolean!, $includeRepeated: Boolean!) {
      result: bankFilePreview(weekStart: $week, includeNew: $includeNew, includeRepeated: $includeRepeated) {
      ... on BankFilePreview { nextBankingDay nachaIssue payees { name amount accountLast4 isNew earlierOn }
        leftOut { name amount reason } } } }`,
    { week: WEEK, includeNew, includeRepeated },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};
const download = async (
  by: Actor,
  { format = 'NACHA', effectiveOn = '2026-11-19', includeNew = false, includeRepeated = false } = {},
) => {
  const { data, errors } = await portal.graphql(
    `query ($week: Date!, $format: BankFileFormat!, $effectiveOn: Date!, $includeNew: Boolean!, $includeRepeated: Boolean!) {
      result: bankFile(weekStart: $week, format: $format, effectiveOn: $effectiveOn, includeNew: $includeNew,
        includeRepeated: $includeRepeated) {
        ... on Error { code message } ... on File { filename contentType bytes } } }`,
    { week: WEEK, format, effectiveOn, includeNew, includeRepeated },
    by.token,
  );
  if (errors) return { code: errors[0]!.extensions.code };
  return data.result;
};
const textOf = ({ bytes }: { bytes: string }) => Buffer.from(bytes, 'base64').toString('latin1');
const enterBank = async () => {
  const { data, errors } = await portal.graphql(
    `mutation { result: updateCompany(input: { bankName: "First Example Bank", bankRoutingNumber: "021 000 021",
      achCompanyId: "1070000451", odfiRoutingNumber: "021000021" }) { __typename ... on Error { message } } }`,
    {},
    admin.token,
  );
  expect(errors).toBeUndefined();
  expect(data.result.message).toBeUndefined();
};

test('pays everyone who has a proven account, once for all runs, and names everyone else with the reason', async () => {
  const [without, fresh] = [
    await portal.joinContractor({ firstName: 'Nora', lastName: 'Account' }),
    await portal.joinContractor({ firstName: 'Fred', lastName: 'Fresh' }),
  ];
  await addProven(driver);
  await addProven(manager);
  await addBankAccount(portal, fresh);
  await put(driver, 1470.25);
  await put(without, 300);
  await put(fresh, 200);
  await put(manager, 500);
  const expected = {
    nextBankingDay: '2026-11-19',
    nachaIssue: 'First, an administrator has to enter the company’s bank in the company profile.',
    payees: [
      { name: 'Dario Fontaine', amount: 1470.25, accountLast4: '4321', isNew: false, earlierOn: null },
    ],
  };
  const { leftOut, ...rest } = await preview(manager);
  expect(rest).toEqual(expected);
  expect(leftOut).toHaveLength(3);
  expect(leftOut).toEqual(
    expect.arrayContaining([
      { name: 'Nora Account', amount: 300, reason: 'No bank account on file.' },
      {
        name: 'Fred Fresh',
        amount: 200,
        reason: 'The bank account is new. Confirm it with the payee, then include new accounts.',
      },
      expect.objectContaining({
        amount: 500,
        reason: 'This is your own pay. Someone else has to make that file.',
      }),
    ]),
  );
  const { payees } = await preview(manager, true);
  expect(payees).toEqual([...expected.payees, expect.objectContaining({ name: 'Fred Fresh', isNew: true })]);
});

test('leaves out a person whose name a bank cannot read, with the reason', async () => {
  const [unread, read] = [
    await portal.joinContractor({ firstName: '小龙', lastName: '李' }),
    await portal.joinContractor({ firstName: 'Łukasz', lastName: '李' }),
  ];
  for (const payee of [unread, read]) {
    await addProven(payee);
    await put(payee, 100);
  }
  const { payees, leftOut } = await preview(manager);
  expect(payees.map(({ name }: { name: string }) => name)).toEqual(['Łukasz 李']);
  expect(leftOut).toEqual([
    {
      name: '小龙 李',
      amount: 100,
      reason: 'No letter of the name can be written in a bank file. Enter the name in Latin letters.',
    },
  ]);
});

describe('the file', () => {
  beforeEach(async () => {
    await addProven(driver, '00123456789', { holder: 'BUSINESS', type: 'SAVINGS' });
    await put(driver, 1470.25);
  });

  longTest(
    'for Nacha waits for the company’s bank, and then has the entry, told apart from an earlier one',
    async () => {
      expect(await download(manager)).toMatchObject({ code: 'CONFLICT' });
      await enterBank();
      const file = await download(manager);
      expect(file).toMatchObject({
        filename: 'payroll-2026-11-09.ach',
        contentType: 'text/plain; charset=us-ascii',
      });
      const records = textOf(file).split('\r\n');
      expect(records[0]!.slice(0, 34)).toBe('101 02100002110700004512611181200A');
      expect(records[1]!.slice(50, 75)).toBe('CCDPAYMENT   261118261119');
      expect(records[2]!.slice(0, 39)).toBe('63212100037400123456789      0000147025');
      const second = await download(manager, { includeRepeated: true });
      expect(textOf(second)[33]).toBe('B');
    },
  );

  test('for Nacha never carries the sample company’s name', async () => {
    await enterBank();
    const { legalName } = SAMPLE_COMPANY;
    await portal.db.companyProfile.update({ where: { id: 1 }, data: { legalName } });
    const message = 'First, an administrator has to enter the company’s legal name in the company profile.';
    expect((await preview(manager)).nachaIssue).toBe(message);
    expect(await download(manager)).toEqual({ code: 'CONFLICT', message });
    const { status, body } = await portal.rest('POST', '/payroll/bank-files', {
      token: manager.token,
      body: { weekStart: WEEK, format: 'NACHA', effectiveOn: '2026-11-19' },
    });
    expect([status, body]).toEqual([409, { code: 'CONFLICT', error: message }]);
    expect(await portal.db.bankFile.count()).toBe(0);
    await portal.db.companyProfile.update({ where: { id: 1 }, data: { legalName: 'Example Freight LLC' } });
    expect((await preview(manager)).nachaIssue).toBeNull();
  });

  test('as a table has the number in full', async () => {
    const { data } = Papa.parse<Record<string, string>>(
      textOf(await download(manager, { format: 'CSV' })).trim(),
      {
        header: true,
      },
    );
    expect(data).toEqual([
      expect.objectContaining({
        ...{ Name: 'Dario Fontaine', 'Routing number': '121000374', 'Account number': '00123456789' },
        ...{ 'Account type': 'SAVINGS', 'Account holder': 'BUSINESS', Amount: '1470.25', Date: '2026-11-19' },
      }),
    ]);
  });

  const NOT_EFFECTIVE: [string, string][] = [
    ['2026-11-17', 'can’t be in the past'],
    ['2026-11-21', 'Banks are closed on Nov 21, 2026. The next banking day is Nov 23, 2026.'],
    ['2026-11-26', 'Banks are closed on Nov 26, 2026. The next banking day is Nov 27, 2026.'],
    ['2026-12-31', 'at most 30 days ahead'],
  ];
  test('is effective on a banking day that is not past and not far ahead', async () => {
    for (const [effectiveOn, message] of NOT_EFFECTIVE)
      expect(await download(manager, { format: 'CSV', effectiveOn }), effectiveOn).toEqual({
        code: 'VALIDATION',
        message: expect.stringContaining(message),
      });
  });

  test('is recorded with how much, and no number', async () => {
    await download(manager, { format: 'CSV' });
    const [entry] = await portal.audit({ action: 'BANK_FILE_EXPORTED' });
    expect(entry).toMatchObject({
      level: 'WARNING',
      userId: manager.key,
      newValues: { weekStart: WEEK, format: 'CSV', payments: 1, amount: 1470.25, userIds: [driver.key] },
    });
    const { userIds: _, ...values } = entry!.newValues as { userIds: string[] };
    expect(JSON.stringify(values)).not.toContain('6789');
  });

  longTest.each<RoleName>(['Accountant', 'HR', 'Employee'])('is not made by %s', async (role) => {
    expect(await download(await portal.joinStaff(role), { format: 'CSV' })).toEqual({ code: 'FORBIDDEN' });
    expect(await portal.audit({ action: 'BANK_FILE_EXPORTED' })).toEqual([]);
  });
});

describe('after a file', () => {
  let run: string;
  beforeEach(async () => {
    await addProven(driver);
    run = await put(driver, 1470.25);
    expect(await download(manager, { format: 'CSV' })).toMatchObject({
      filename: 'payroll-2026-11-09-bank.csv',
    });
  });
  const leftOut = async () => (await preview(manager)).leftOut;
  const MADE = 'The file of Nov 18, 2026 pays them';
  const AGAIN = 'Make sure the bank doesn’t, then include them again.';
  const voidRun = (id: string) =>
    portal.rest('PATCH', `/payroll/${id}/status`, {
      token: admin.token,
      body: { status: 'VOID', reason: 'Wrong day' },
    });

  longTest('nothing is paid by it, and no one is in another one without a word', async () => {
    expect(await preview(manager)).toMatchObject({
      payees: [],
      leftOut: [{ name: 'Dario Fontaine', amount: 1470.25, reason: `${MADE}. ${AGAIN}` }],
    });
    expect(await download(manager, { format: 'CSV' })).toMatchObject({ code: 'CONFLICT' });
    expect((await preview(manager, false, true)).payees).toMatchObject([{ earlierOn: '2026-11-18' }]);
    expect(await download(manager, { format: 'CSV', includeRepeated: true })).toHaveProperty('bytes');
  });

  test('of two made at once, one pays', async () => {
    await portal.db.bankFile.deleteMany();
    const both = await Promise.all([
      download(manager, { format: 'CSV' }),
      download(admin, { format: 'CSV' }),
    ]);
    expect(both.filter(({ bytes }) => bytes)).toHaveLength(1);
    expect(both.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
  });

  longTest('a payment that was recorded leaves nothing to pay', async () => {
    await pay([run], '2026-11-18');
    expect(await preview(manager)).toMatchObject({ payees: [], leftOut: [] });
  });

  longTest('a run that is voided is named, alone and beside the one in its place', async () => {
    const { number } = await portal.db.payrollRun.findFirstOrThrow({ where: { status: 'PROCESSED' } });
    await voidRun(run);
    expect(await leftOut()).toEqual([
      {
        name: 'Dario Fontaine',
        amount: 0,
        reason: `${MADE} payroll #${number}, which was voided since. Make sure the bank doesn’t.`,
      },
    ]);
    await put(driver, 900);
    expect(await leftOut()).toEqual([
      {
        name: 'Dario Fontaine',
        amount: 900,
        reason: `${MADE}. Payroll #${number} in it was voided since. ${AGAIN}`,
      },
    ]);
  });

  longTest(
    'an account that is changed is told apart from the one in the file, also where there is none now',
    async () => {
      const [account] = await portal.db.bankAccount.findMany();
      const end = { where: { id: account!.id }, data: { endedAt: portal.services.now() } };
      await portal.db.bankAccount.update(end);
      const reason = `${MADE}, to the earlier account ending in 4321. ${AGAIN}`;
      expect(await leftOut()).toMatchObject([{ reason }]);
      portal.setClock('2026-11-18T17:05:00Z');
      await addBankAccount(portal, driver, { accountNumber: '55554444' });
      expect(await leftOut()).toMatchObject([{ reason }]);
      // The payment went to the earlier one, and says nothing about the present one.
      const isNew = async () => {
        const { data } = await portal.graphql('{ viewer { bankAccount { isNew } } }', {}, driver.token);
        return data.viewer.bankAccount.isNew;
      };
      await pay([run], '2026-11-18');
      await pay([await put(driver, 10, '2026-10-05')], '2026-11-18');
      expect(await isNew()).toBe(true);
      await pay([await put(driver, 10, '2026-10-12')], '2026-11-18');
      expect(await isNew()).toBe(false);
    },
  );

  test('one that pays what was voided, paid or replaced since is not had again, and the list says why', async () => {
    const other = await portal.joinContractor({ lastName: 'Two' });
    const third = await portal.joinContractor({ lastName: 'Three' });
    for (const person of [other, third]) await addProven(person);
    const paidRun = await put(other, 200);
    await put(third, 300);
    await download(manager, { format: 'CSV', includeRepeated: true });
    const { id } = await portal.db.bankFile.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const take = async () => {
      const { status, body } = await portal.rest('GET', `/payroll/bank-files/BankFile_${id}`, {
        token: admin.token,
      });
      return status === 200 || body.error;
    };
    expect(await take()).toBe(true);
    const SINCE = 'This file must not go to the bank anymore: since it was made,';
    await portal.db.bankAccount.updateMany({
      where: { userId: third.key },
      data: { endedAt: portal.services.now() },
    });
    expect(await take()).toBe(`${SINCE} 1 bank account was changed.`);
    await voidRun(run);
    await pay([paidRun], '2026-11-18', 'CHECK');
    const reason = `${SINCE} 1 payroll run was voided, 1 payroll run was paid, and 1 bank account was changed.`;
    expect(await take()).toBe(reason);
    const { body } = await portal.rest('GET', '/payroll/bank-files', { token: manager.token });
    expect(body.bankFiles).toMatchObject([
      { outdatedReason: reason },
      { outdatedReason: `${SINCE} 1 payroll run was voided.` },
    ]);
  });

  longTest('someone who was archived is still paid', async () => {
    const gone = await portal.joinContractor({ firstName: 'Gail', lastName: 'Gone' });
    await addProven(gone);
    await put(gone, 250);
    await portal.db.user.update({
      where: { id: gone.key },
      data: { isActive: false, archivedAt: portal.services.now() },
    });
    expect((await preview(manager)).payees).toMatchObject([{ name: 'Gail Gone', amount: 250 }]);
  });

  test('a number that no key opens is named, and no file is made', async () => {
    await portal.db.bankAccount.updateMany({ data: { accountCipher: 'AAAA' } });
    expect(await download(manager, { format: 'CSV', includeRepeated: true })).toEqual({
      code: 'CONFLICT',
      message: 'Couldn’t read the account number of Dario Fontaine. Enter it again.',
    });
    expect(await portal.db.bankFile.count()).toBe(1);
  });
});

test('a week in which no one can be paid has none', async () => {
  await put(driver, 100);
  expect(await download(manager, { format: 'CSV' })).toEqual({
    code: 'CONFLICT',
    message: 'There’s no one to pay by direct deposit this week.',
  });
});

describe('over REST', () => {
  const WANTED = { weekStart: WEEK, format: 'CSV', effectiveOn: '2026-11-19' };
  const make = (by: Actor, key?: string, changes: object = {}) =>
    portal.rest('POST', '/payroll/bank-files', {
      token: by.token,
      body: { ...WANTED, ...changes },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const fetchFile = (id: string, by = manager) =>
    portal.rest('GET', `/payroll/bank-files/${id}`, { token: by.token });
  let nora: Actor;
  beforeEach(async () => {
    nora = await portal.joinContractor({ firstName: 'Nora', lastName: 'Account' });
    await addProven(driver);
    await put(driver, 1470.25);
    await put(nora, 300);
  });
  const LEFT_OUT = { name: 'Nora Account', amount: 300, reason: 'No bank account on file.' };

  longTest(
    'a file is made by a POST, which names whom it leaves out and why, and fetched by a GET',
    async () => {
      const { status, body } = await make(manager);
      expect([status, body.bankFile]).toEqual([
        201,
        {
          ...{ id: expect.any(String), ...WANTED, amount: 1470.25, leftOut: [LEFT_OUT] },
          outdatedReason: null,
          ...{ createdAt: expect.any(String), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
          paid: [
            {
              run: {
                id: expect.any(String),
                number: 3,
                net: 1470.25,
                user: expect.objectContaining({ id: driver.id }),
              },
              account: { accountLast4: '4321' },
            },
          ],
        },
      ]);
      expect(JSON.stringify(body)).not.toContain('00004321');
      const made = await portal.audit({ action: 'BANK_FILE_MADE' });
      expect(made).toMatchObject([{ userId: manager.key, newValues: { payments: 1, leftOut: 1 } }]);
      expect(await portal.audit({ action: 'BANK_FILE_EXPORTED' })).toEqual([]);

      const { status: fetched, headers, body: table } = await fetchFile(body.bankFile.id, admin);
      expect([fetched, headers.get('content-type'), headers.get('x-left-out')]).toEqual([
        200,
        'text/csv; charset=utf-8',
        '1 on payroll for the week, $300.00 in all',
      ]);
      expect(table).toContain('Dario Fontaine');
      expect(await portal.audit({ action: 'BANK_FILE_EXPORTED' })).toMatchObject([{ userId: admin.key }]);
    },
  );

  test('a repeated request names the file that everyone is in, and that file can be downloaded', async () => {
    const { body: first } = await make(manager);
    const again = await make(admin);
    expect([again.status, again.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        error:
          'Dario Fontaine is in the file of Nov 18, 2026, which you can download again. 1 more is left out.',
        details: [
          `The file of Nov 18, 2026: ${first.bankFile.id}`,
          'Nora Account, $300.00: No bank account on file.',
        ],
      },
    ]);
    const { body } = await portal.rest('GET', `/payroll/bank-files?weekStart=${WEEK}`, {
      token: manager.token,
    });
    expect(body).toMatchObject({ bankFiles: [first.bankFile], pagination: { total: 1 } });
    expect((await fetchFile(body.bankFiles[0].id)).status).toBe(200);
  });

  longTest('of three in one file and others in none, all three are said to be in it', async () => {
    for (const lastName of ['Two', 'Three']) {
      const person = await portal.joinContractor({ lastName });
      await addProven(person);
      await put(person, 200);
    }
    await make(manager);
    expect((await make(manager)).body.error).toBe(
      'All 3 are in the file of Nov 18, 2026, which you can download again. 1 more is left out.',
    );
    const { data } = await portal.graphql(
      '{ result: bankFilePreview(weekStart: "2026-11-09") { ... on BankFilePreview { nobodyIssue } } }',
      {},
      manager.token,
    );
    expect(data.result.nobodyIssue).toMatch(/^All 3 are in the file/);
  });

  test('an Idempotency-Key repeats the first response, even after the day, and is for one request', async () => {
    const first = await make(manager, 'nov-18');
    await addProven(nora);
    portal.setClock('2026-11-20');
    manager.token = await portal.signIn(manager.key);
    const again = await make(manager, 'nov-18');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await make(manager, 'nov-18', { format: 'NACHA' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', error: 'This idempotency key was used for a different request.' },
    });
    expect(await portal.db.bankFile.count()).toBe(1);
    expect(await make(manager, 'x'.repeat(256))).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  longTest('of one key sent twice at once, one file is made', async () => {
    const both = await Promise.all([make(manager, 'both'), make(manager, 'both')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]!.body).toEqual(both[1]!.body);
  });

  longTest('its maker is left out for every reader', async () => {
    await addProven(manager);
    await put(manager, 500);
    const { body } = await make(manager);
    expect(body.bankFile.leftOut).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          amount: 500,
          reason: 'The person who made this file can’t pay themselves; someone else has to make that file.',
        }),
      ]),
    );
  });

  longTest(
    'above the limit the same POST returns the file once a second person has approved it',
    async () => {
      await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: 1000 } });
      const asked = await make(manager, 'large');
      expect([asked.status, asked.body.code]).toEqual([403, 'APPROVAL_REQUIRED']);
      const { data } = await portal.graphql(
        `mutation ($id: ID!) { result: approveRequest(input: { id: $id }) { __typename ... on Error { message } } }`,
        { id: asked.body.details[0] },
        admin.token,
      );
      expect(data.result.message).toBeUndefined();
      const made = await make(manager, 'large');
      expect([made.status, made.body.bankFile.leftOut]).toEqual([201, [LEFT_OUT]]);
      expect((await fetchFile(made.body.bankFile.id)).status).toBe(200);
    },
  );

  longTest(
    'the old GET still makes and returns it, says that it is deprecated and how many it leaves out',
    async () => {
      const path = `/payroll/bank-file?weekStart=${WEEK}&format=CSV&effectiveOn=2026-11-19`;
      const { status, headers } = await portal.rest('GET', path, { token: manager.token });
      expect([status, headers.get('content-type'), headers.get('x-left-out')]).toEqual([
        200,
        'text/csv; charset=utf-8',
        '1 on payroll for the week, $300.00 in all',
      ]);
      expect(headers.get('deprecation')).toBe('@1795737600');
      expect(headers.get('link')).toBe('</api/payroll/bank-files>; rel="successor-version"');
    },
  );
});

describe('the company’s bank', () => {
  test('is for administrators, and checked', async () => {
    await enterBank();
    const read = (token: string) => portal.graphql('{ company { bankName bankRoutingNumber } }', {}, token);
    expect((await read(admin.token)).data.company).toEqual({
      bankName: 'First Example Bank',
      bankRoutingNumber: '021000021',
    });
    expect((await read(manager.token)).data.company).toEqual({ bankName: null, bankRoutingNumber: null });
    const { data } = await portal.graphql(
      'mutation { result: updateCompany(input: { odfiRoutingNumber: "021000022", achCompanyId: "12" }) { ... on ValidationError { issues { message } } } }',
      {},
      admin.token,
    );
    expect(data.result.issues.map(({ message }: { message: string }) => message)).toEqual([
      'Company ID must be the ten digits that the bank gave you.',
      expect.stringMatching(/^ODFI routing number: no bank has this number/),
    ]);
  });
});
