/** Bank accounts for pay: who enters one, what is stored, who is notified, who sees it, and how long it is new. */

import { addDays } from 'rules/days';
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type MailServer, openMailServer, wordingOf } from '../../../test/support/mailServer.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { deriveKeys } from '../../platform/lib/keys.ts';
import { resealAccounts } from './reseal.service.ts';
import { readAccountNumber, SealedAccountError } from './sealedAccount.ts';

let server: MailServer;
let portal: TestPortal;
let driver: Actor;
let admin: Actor;
beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ smtp: server.smtp });
});
afterAll(async () => {
  await portal.close();
  await server.close();
});
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await portal.joinContractor({
    email: 'driver@example.com',
    firstName: 'Dario',
    lastName: 'Fontaine',
  });
  admin = await portal.joinStaff('IT_Admin');
  await portal.runJobs();
  server.take();
});

const NUMBERS = { routingNumber: '021000021', accountNumber: '0012-3456 789' };
const ACCOUNT = { ...NUMBERS, type: 'CHECKING', holder: 'PERSONAL' };

const FIELDS =
  'bankAccount { routingNumber accountLast4 maskedAccountNumber type holder isNew enteredBy { id } }';
const SET = `mutation ($input: SetBankAccountInput!) { result: setBankAccount(input: $input) {
  __typename ... on Error { code message } ... on ValidationError { issues { path message } }
  ... on SetBankAccountPayload { user { id ${FIELDS} } } } }`;
const REMOVE = `mutation ($input: RemoveBankAccountInput!) { result: removeBankAccount(input: $input) {
  __typename ... on Error { code message }
  ... on RemoveBankAccountPayload { user { bankAccount { id } } } } }`;

async function set(by: Actor, input: object = {}) {
  const { data, errors } = await portal.graphql(
    SET,
    { input: { userId: driver.id, ...ACCOUNT, ...input } },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
}
async function remove(by: Actor) {
  const { data, errors } = await portal.graphql(REMOVE, { input: { userId: driver.id } }, by.token);
  expect(errors).toBeUndefined();
  return data.result;
}
const rows = () => portal.db.bankAccount.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
const entries = () =>
  portal.db.auditLog.findMany({
    where: { action: { startsWith: 'BANK_ACCOUNT' } },
    orderBy: { sequence: 'asc' },
    select: { action: true, userId: true, oldValues: true, newValues: true },
  });

describe('the payee', () => {
  test('enters it, and sees the last four digits', async () => {
    expect(await set(driver)).toEqual({
      __typename: 'SetBankAccountPayload',
      user: {
        id: driver.id,
        bankAccount: {
          routingNumber: '021000021',
          accountLast4: '6789',
          maskedAccountNumber: '•••• 6789',
          type: 'CHECKING',
          holder: 'PERSONAL',
          isNew: true,
          enteredBy: { id: driver.id },
        },
      },
    });
    const [row] = await rows();
    expect(readAccountNumber(portal.services.keys, row!)).toBe('00123456789');
    expect(JSON.stringify(row)).not.toContain('3456789');
    expect(await entries()).toEqual([
      {
        action: 'BANK_ACCOUNT_SET',
        userId: driver.key,
        oldValues: null,
        newValues: {
          ...{ userId: driver.key, endsIn: '6789', type: 'CHECKING', holder: 'PERSONAL' },
          account: row!.accountDigest,
        },
      },
    ]);
  });

  longTest('changes it: the earlier one ends and stays on file', async () => {
    await set(driver);
    portal.setClock('2026-11-18T17:05:00Z');
    expect(
      await set(driver, { accountNumber: '55554444', type: 'SAVINGS', holder: 'BUSINESS' }),
    ).toMatchObject({
      user: { bankAccount: { accountLast4: '4444', type: 'SAVINGS', holder: 'BUSINESS' } },
    });
    const ended = await rows();
    expect(ended.map(({ accountLast4, endedAt }) => [accountLast4, endedAt?.toISOString() ?? null])).toEqual([
      ['6789', '2026-11-18T17:05:00.000Z'],
      ['4444', null],
    ]);
    expect((await entries())[1]).toMatchObject({
      oldValues: { endsIn: '6789' },
      newValues: { endsIn: '4444' },
    });
  });

  longTest('cannot enter the same one again', async () => {
    await set(driver);
    expect(await set(driver, { accountNumber: '00123456789' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This bank account is already on file.',
    });
    // The same last four digits are not the same account.
    expect((await set(driver, { accountNumber: '99123456789' })).__typename).toBe('SetBankAccountPayload');
  });

  test('removes it', async () => {
    expect(await remove(driver)).toMatchObject({ code: 'NOT_FOUND', message: 'Bank account not found.' });
    await set(driver);
    expect(await remove(driver)).toEqual({
      __typename: 'RemoveBankAccountPayload',
      user: { bankAccount: null },
    });
    expect((await rows())[0]!.endedAt).not.toBeNull();
    expect((await entries()).at(-1)).toMatchObject({
      action: 'BANK_ACCOUNT_REMOVED',
      oldValues: { endsIn: '6789' },
    });
  });

  longTest('of two entered at once, one counts', async () => {
    const both = await Promise.all([set(driver), set(driver, { accountNumber: '55554444' })]);
    expect(both.map(({ __typename }) => __typename)).toEqual(Array(2).fill('SetBankAccountPayload'));
    expect((await rows()).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });
});

describe('the typed text', () => {
  test.each([
    ['routingNumber', '021000022', /no bank has this number/],
    ['routingNumber', '12345', /^Routing number must have nine digits\.$/],
    ['routingNumber', '', /^Routing number is required\.$/],
    ['accountNumber', '1234', /^Account number must have 5 to 17 digits\.$/],
    ['accountNumber', '12345678X', /^Account number must have 5 to 17 digits\.$/],
  ])('as %s is not %s', async (field, typed, message) => {
    const { issues, code } = await set(driver, { [field]: typed });
    expect(code).toBe('VALIDATION');
    expect(issues).toEqual([{ path: [field], message: expect.stringMatching(message) }]);
    expect(JSON.stringify(issues)).not.toContain('12345');
    expect(await rows()).toEqual([]);
  });
});

describe.each(family<RoleName>(['Manager', 'HR', 'Accountant', 'Employee']))('%s', (role) => {
  longTest('neither enters nor removes one of someone else', async () => {
    await set(driver);
    const staff = await portal.joinStaff(role);
    const refusal = { code: 'FORBIDDEN', message: 'Only the payee and administrators enter a bank account.' };
    expect(await set(staff, { accountNumber: '55554444' })).toMatchObject(refusal);
    expect(await remove(staff)).toMatchObject(refusal);
    expect(await rows()).toHaveLength(1);
  });

  test(`${role === 'Manager' ? 'sees' : 'does not see'} the last four digits`, async () => {
    await set(driver);
    const staff = await portal.joinStaff(role);
    const { data } = await portal.graphql(
      'query ($id: ID!) { person(id: $id) { viewerCanReadBankAccount bankAccount { accountLast4 } } }',
      { id: driver.id },
      staff.token,
    );
    // An employee does not even find the page.
    expect(data.person?.viewerCanReadBankAccount ?? false).toBe(role === 'Manager');
    expect(data.person?.bankAccount ?? null).toEqual(role === 'Manager' ? { accountLast4: '6789' } : null);
  });
});

test('a list with the choices of who entered an account shows them to their owner alone', async () => {
  await set(driver);
  const other = await portal.joinContractor();
  await set(admin, { userId: other.id });
  const { data, errors } = await portal.graphql(
    '{ contractors(first: 5) { nodes { id bankAccount { enteredBy { mailChoices } } } } }',
    {},
    admin.token,
  );
  const isOf = ({ id }: Actor) => data.contractors.nodes.findIndex((node: { id: string }) => node.id === id);
  expect(errors).toMatchObject([
    {
      path: ['contractors', 'nodes', isOf(driver), 'bankAccount', 'enteredBy', 'mailChoices'],
      extensions: { code: 'FORBIDDEN' },
    },
  ]);
});

describe('who is notified', () => {
  const noticesOf = async ({ token }: Actor): Promise<string[]> => {
    const { data } = await portal.graphql(
      '{ viewer { notices(first: 9) { edges { node { text } } } } }',
      {},
      token,
    );
    return data.viewer.notices.edges.map(({ node }: { node: { text: string } }) => node.text);
  };

  test('the payee and every administrator, by the bell and by mail', async () => {
    await set(driver);
    await portal.runJobs();
    const text =
      'Dario Fontaine entered the bank account that Dario Fontaine is paid to: it ends in 6789. If Dario Fontaine doesn’t know about it, remove it before the next payment.';
    expect(await noticesOf(driver)).toEqual([text]);
    expect(await noticesOf(admin)).toEqual([text]);
    const mails = server.take();
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([admin.email, driver.email].sort());
    expect(mails[0]!.subject).toBe('A bank account someone is paid to was entered or changed');
    expect(mails.map(wordingOf).join()).not.toContain('6789');
  });

  longTest('the payee where an administrator entered it, and the other administrators', async () => {
    const other = await portal.joinStaff('IT_Admin');
    await set(admin);
    await remove(admin);
    expect((await noticesOf(driver)).length).toBe(2);
    expect((await noticesOf(other)).length).toBe(2);
    expect(await noticesOf(admin)).toEqual([]);
  });

  longTest(
    'at the address that the payee had a month ago, and at that of the moment, whatever it is changed to',
    async () => {
      const manager = await portal.joinStaff('Manager');
      await portal.runJobs();
      server.take();
      await portal.rest('PUT', `/contractors/${driver.id}`, {
        token: manager.token,
        body: { email: 'taken.over@example.com' },
      });
      await set(driver);
      await portal.runJobs();
      const told = server.take().flatMap(({ recipients }) => recipients);
      expect(told).toContain('driver@example.com');
      expect(told).toContain('taken.over@example.com');
      // A month later that address is no one's business anymore.
      portal.setClock('2026-12-28');
      const again = await portal.signIn(driver.key);
      await set({ ...driver, token: again }, { accountNumber: '55554444' });
      await portal.runJobs();
      expect(server.take().flatMap(({ recipients }) => recipients)).not.toContain('driver@example.com');
    },
  );
});

describe('a new account', () => {
  const pay = async (weekStart: string, method: 'ACH' | 'CHECK') => {
    const { body } = await portal.rest('POST', '/payroll/weekly', {
      token: admin.token,
      body: {
        ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6) },
        weeklyData: [{ date: weekStart, pay: 100, expenses: 0 }],
      },
    });
    const { data } = await portal.graphql(
      `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) { ... on Error { message }
        ... on RecordPaymentPayload { payments { id } } } }`,
      { input: { runIds: [body.payrollRun.id], date: '2026-11-18', method } },
      admin.token,
    );
    return data.result.payments[0].id as string;
  };
  const isNew = async () => {
    const { data } = await portal.graphql('{ viewer { bankAccount { isNew } } }', {}, driver.token);
    return data.viewer.bankAccount.isNew;
  };

  longTest('is new until two payments by ACH were recorded that stand', async () => {
    // Before it was entered, they say nothing about it.
    await pay('2026-09-07', 'ACH');
    await pay('2026-09-14', 'ACH');
    portal.setClock('2026-11-18T17:01:00Z');
    await set(driver);
    portal.setClock('2026-11-18T17:02:00Z');
    expect(await isNew()).toBe(true);
    await pay('2026-10-05', 'ACH');
    await pay('2026-10-12', 'CHECK');
    expect(await isNew()).toBe(true);
    const second = await pay('2026-10-19', 'ACH');
    expect(await isNew()).toBe(false);
    await portal.graphql(
      'mutation ($id: ID!) { voidPayment(input: { id: $id, reason: "Returned" }) { __typename } }',
      { id: second },
      admin.token,
    );
    expect(await isNew()).toBe(true);
  });
});

describe('the number at rest', () => {
  test('does not open in another row, altered, or without its key', async () => {
    await set(driver);
    const { keys } = portal.services;
    const [row] = await rows();
    const refused = (other: Partial<NonNullable<typeof row>>) =>
      expect(() => readAccountNumber(keys, { ...row!, ...other })).toThrow(SealedAccountError);
    refused({ userId: admin.key });
    refused({ id: admin.key });
    refused({ accountKeyId: 'another' });
    refused({ accountCipher: `${row!.accountCipher.slice(0, -4)}AAA=` });
  });

  test('goes on under a newer key, of accounts that have ended as well', async () => {
    await set(driver);
    await set(driver, { accountNumber: '55554444' });
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const jwtSecret = Buffer.alloc(32, 3);
    const before = portal.services.keys;
    const all = await rows();
    const numbers = all.map((row) => readAccountNumber(before, row));
    const rotated = {
      ...before,
      bankAccount: [...deriveKeys({ jwtSecret, dataKey: second }).bankAccount, ...before.bankAccount],
    };
    expect(deriveKeys({ jwtSecret, dataKey: first }).bankAccount[0]!.key).not.toEqual(
      rotated.bankAccount[0]!.key,
    );
    const services = { ...portal.services, keys: rotated };
    expect(await resealAccounts(services)).toEqual({ resealed: 2, unreadable: [] });
    const moved = await rows();
    const onlyNew = { bankAccount: rotated.bankAccount.slice(0, 1) };
    expect(moved.map((row) => readAccountNumber(onlyNew, row))).toEqual(numbers);
    expect(await resealAccounts(services)).toEqual({ resealed: 0, unreadable: [] });
    expect((await entries()).at(-1)).toMatchObject({
      action: 'BANK_ACCOUNTS_RESEALED',
      newValues: { accounts: 2 },
    });
  });

  test('never changes by a statement, and stays ended', async () => {
    await set(driver);
    await remove(driver);
    const [row] = await rows();
    const update = (data: object) => portal.db.bankAccount.update({ where: { id: row!.id }, data });
    await expect(update({ accountLast4: '0000' })).rejects.toThrow(/never changes/);
    await expect(update({ endedAt: null })).rejects.toThrow(/stays ended/);
  });
});
