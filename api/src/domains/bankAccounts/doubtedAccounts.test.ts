/** Bank accounts that someone should look at: one that several people are paid to, and one entered by who may not be the payee. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../../test/support/bankAccounts.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { deriveKeys } from '../../platform/lib/keys.ts';
import { countOthers, indexEarlierAccounts } from './accountIndex.ts';
import { resealAccounts } from './reseal.service.ts';

let portal: TestPortal;
let admin: Actor;
let second: Actor;
let driver: Actor;
let spouse: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  second = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  spouse = await portal.joinContractor({ firstName: 'Nora', lastName: 'Fontaine' });
});

const NUMBERS = { routingNumber: '021000021', accountNumber: '00123456789' };
async function send(field: string, type: string, input: object, select: string, by: Actor) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
}
const enter = (by: Actor, person = by, more: object = {}) =>
  send(
    'setBankAccount',
    'SetBankAccount',
    { userId: person.id, ...NUMBERS, type: 'CHECKING', holder: 'PERSONAL', ...more },
    `user { waitingBankAccount bankAccount { accountLast4 }
      ${by === person ? '' : 'bankAccountRequest { bankDetails }'} }`,
    by,
  );
const noticesOf = async ({ token }: Actor): Promise<string[]> => {
  const { data } = await portal.graphql('{ viewer { notices(first: 9) { nodes { text } } } }', {}, token);
  return data.viewer.notices.nodes.map(({ text }: { text: string }) => text);
};
const setLimit = (secondPersonAbove: number | null) =>
  send('updateCompany', 'UpdateCompany', { secondPersonAbove }, '__typename', admin);

describe('an account that someone else is paid to', () => {
  const SHARED =
    'Nora Fontaine entered a bank account for Nora Fontaine that another person is paid to: it ends in 6789. Make sure everyone knows.';
  test('is reported to administrators, and to no one else', async () => {
    await enter(driver);
    expect(await noticesOf(admin)).not.toContain(SHARED);
    await enter(spouse);
    expect(await noticesOf(admin)).toContain(SHARED);
    expect((await noticesOf(driver)).concat(await noticesOf(spouse)).join()).not.toMatch(/another person/);
  });

  test('is not one that differs in a digit or the bank, nor one that has ended', async () => {
    await enter(driver);
    await enter(spouse, spouse, { accountNumber: '00123456780' });
    await enter(spouse, spouse, { routingNumber: '121000374' });
    await send('removeBankAccount', 'RemoveBankAccount', { userId: driver.id }, 'user { id }', driver);
    await enter(spouse);
    expect((await noticesOf(admin)).join()).not.toMatch(/another person/);
  });

  test('is marked by name for those who pay, and not for its owner', async () => {
    await enter(driver);
    await enter(spouse);
    const shared = async (viewer: Actor) => {
      const { data } = await portal.graphql(
        'query ($id: ID!) { person(id: $id) { bankAccount { sharedWith } } }',
        { id: driver.id },
        viewer.token,
      );
      return data.person.bankAccount.sharedWith;
    };
    expect([await shared(admin), await shared(driver)]).toEqual([['Nora Fontaine'], null]);
  });

  test('is named to the second person who decides about it', async () => {
    await enter(driver);
    await setLimit(5000);
    const { user } = await enter(admin, spouse);
    expect(user.waitingBankAccount).toBeNull();
    expect(user.bankAccountRequest.bankDetails).toBe(
      'Personal checking account ending in 6789, which another person is paid to',
    );
  });

  test('is found by the stored digests of both numbers, which reveal nothing without the key', async () => {
    await enter(driver);
    const [row] = await portal.db.bankAccount.findMany();
    expect(row!.accountDigest).toMatch(/^[0-9a-f]{64}$/);
    const others = {
      bankAccountIndex: deriveKeys({ jwtSecret: randomBytes(32), dataKey: randomBytes(32) }).bankAccountIndex,
    };
    const count = (keys: Parameters<typeof countOthers>[1]) =>
      countOthers(portal.db, keys, { userId: spouse.key, ...NUMBERS });
    expect([await count(portal.services.keys), await count(others)]).toEqual([1, 0]);
  });

  test('is found after the keys are rotated, by the new one alone', async () => {
    await enter(driver);
    const dataKey = Buffer.alloc(32, 7);
    const fresh = deriveKeys({ jwtSecret: dataKey, dataKey });
    const before = portal.services.keys;
    const keys = {
      ...before,
      bankAccount: [...fresh.bankAccount, ...before.bankAccount],
      bankAccountIndex: [...fresh.bankAccountIndex, ...before.bankAccountIndex],
    };
    const count = (used: Parameters<typeof countOthers>[1]) =>
      countOthers(portal.db, used, { userId: spouse.key, ...NUMBERS });
    expect(await count(keys)).toBe(1);
    expect((await resealAccounts({ ...portal.services, keys })).resealed).toBe(1);
    expect([await count(fresh), await count(before)]).toEqual([1, 0]);
  });

  test('is indexed at the next start where it was entered before there was an index', async () => {
    await addBankAccount(portal, driver, {
      accountNumber: NUMBERS.accountNumber,
      routingNumber: NUMBERS.routingNumber,
      accountDigest: null,
    });
    const broken = await addBankAccount(portal, spouse, { accountDigest: null, accountCipher: 'AAAA' });
    await indexEarlierAccounts(portal.services);
    const count = countOthers(portal.db, portal.services.keys, { userId: spouse.key, ...NUMBERS });
    expect(await count).toBe(1);
    const { accountDigest } = await portal.db.bankAccount.findUniqueOrThrow({ where: { id: broken.id } });
    expect(accountDigest).toBeNull();
  });
});

describe('an account that its payee enters after someone else changed how they sign in', () => {
  const resetPassword = async () => {
    const input = { userId: driver.id, newPassword: 'Ghost-Horse-77' };
    await send('resetPassword', 'ResetPassword', input, '__typename', admin);
    await portal.db.user.update({ where: { id: driver.key }, data: { mustChangePassword: false } });
    driver.token = await portal.signIn(driver.key);
  };
  const changes: [string, () => Promise<unknown>][] = [
    ['password', resetPassword],
    [
      'reset key',
      () => portal.rest('POST', `/auth/generate-reset-token/${driver.id}`, { token: admin.token, body: {} }),
    ],
    [
      'address',
      () =>
        send(
          'updateContractor',
          'UpdateContractor',
          { id: driver.id, email: 'elsewhere@example.com' },
          '__typename',
          admin,
        ),
    ],
  ];
  test.each(changes)('waits for a second person within 7 days: %s', async (_what, change) => {
    await setLimit(5000);
    await change();
    portal.setClock('2026-11-24');
    for (const actor of [admin, second, driver]) actor.token = await portal.signIn(actor.key);
    const { user } = await enter(driver);
    expect(user).toEqual({
      bankAccount: null,
      waitingBankAccount: 'Personal checking account ending in 6789',
    });
    const { id } = await portal.db.approvalRequest.findFirstOrThrow();
    const { toId } = await import('../../operation/ids.ts');
    const approve = (by: Actor) =>
      send(
        'approveRequest',
        'ApproveRequest',
        { id: toId('ApprovalRequest', id) },
        'approvalRequest { status }',
        by,
      );
    // Not for who changed it: they may be the one who has entered it.
    expect((await approve(admin)).message).toMatch(/within 7 days/);
    expect((await approve(second)).approvalRequest).toEqual({ status: 'DONE' });
    expect(await portal.db.bankAccount.findMany()).toMatchObject([
      { userId: driver.key, enteredById: driver.key, accountLast4: '6789' },
    ]);
    expect(await noticesOf(driver)).toContainEqual(
      expect.stringMatching(/approved the bank details that you entered/),
    );
  });

  test('a later one takes the place of the one that waits', async () => {
    await setLimit(5000);
    await resetPassword();
    await enter(driver);
    const { user } = await enter(driver, driver, { accountNumber: '55554444' });
    expect(user.waitingBankAccount).toBe('Personal checking account ending in 4444');
    const requests = await portal.db.approvalRequest.findMany({ orderBy: { number: 'asc' } });
    expect(requests.map(({ status }) => status)).toEqual(['WITHDRAWN', 'OPEN']);
  });

  longTest(
    'is theirs alone after 7 days, after a change of a name, and where the company has no limit',
    async () => {
      await resetPassword();
      expect((await enter(driver)).user.bankAccount).toEqual({ accountLast4: '6789' });
      await setLimit(5000);
      await send(
        'updateContractor',
        'UpdateContractor',
        { id: spouse.id, lastName: 'Quill' },
        '__typename',
        admin,
      );
      expect((await enter(spouse)).user.bankAccount).toEqual({ accountLast4: '6789' });
      portal.setClock('2026-11-26');
      driver.token = await portal.signIn(driver.key);
      const { user } = await enter(driver, driver, { accountNumber: '55554444' });
      expect(user.bankAccount).toEqual({ accountLast4: '4444' });
    },
  );
});
