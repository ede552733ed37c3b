/** Where money goes: an administrator enters it for someone else or for the company, and a second one agrees to it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toKey } from '../../operation/ids.ts';
import { deriveKeys } from '../../platform/lib/keys.ts';
import { expireRequests } from '../approvalRequests/expire.ts';
import { resealAccounts } from '../bankAccounts/reseal.service.ts';
import { readAccountNumber } from '../bankAccounts/sealedAccount.ts';

let portal: TestPortal;
let admin: Actor;
let second: Actor;
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
  second = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  await company({ secondPersonAbove: 5000 });
});

async function send(field: string, type: string, input: object, select: string, by: Actor) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
}
const BANK = {
  bankName: 'Keystone Bank',
  bankRoutingNumber: '021000021',
  achCompanyId: '1234567890',
  odfiRoutingNumber: '021000021',
};
const REQUEST = `id number kind status askedBy isOwn decidedBy reason amount bankDetails about { id } wanted { run { id } }
  viewerCanDecide viewerCanWithdraw`;
const COMPANY = `companyProfile { legalName bankName achCompanyId secondPersonAbove bankRequest { ${REQUEST} } }`;
const company = async (input: object, by = admin) => {
  const result = await send('updateCompany', 'UpdateCompany', input, COMPANY, by);
  return result.companyProfile ?? result;
};
/** As it would be with the second yes. */
const setLimit = (secondPersonAbove: number | null) =>
  portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove } });

const USER = `user { bankAccount { accountLast4 isNew enteredBy { id } } bankAccountRequest { ${REQUEST} } }`;
const ACCOUNT = {
  routingNumber: '021000021',
  accountNumber: '00123456789',
  type: 'CHECKING',
  holder: 'PERSONAL',
};
const enter = async (by: Actor, more: object = {}) => {
  const input = { userId: driver.id, ...ACCOUNT, ...more };
  const select = by === driver ? 'user { bankAccount { accountLast4 } }' : USER;
  const result = await send('setBankAccount', 'SetBankAccount', input, select, by);
  return result.user ?? result;
};
const ask = async (by = admin, more: object = {}): Promise<string> =>
  (await enter(by, more)).bankAccountRequest.id;
const close = async (how: 'approve' | 'withdraw', id: string, by: Actor) => {
  const type = how === 'approve' ? 'ApproveRequest' : 'WithdrawRequest';
  const result = await send(`${how}Request`, type, { id }, `approvalRequest { ${REQUEST} }`, by);
  return result.approvalRequest ?? result;
};
const approve = (id: string, by = second) => close('approve', id, by);
const decline = async (id: string, by = second) => {
  const input = { id, reason: 'Call him first' };
  const result = await send('declineRequest', 'DeclineRequest', input, `approvalRequest { ${REQUEST} }`, by);
  return result.approvalRequest ?? result;
};

/** The one that is valid comes last, also of several in one instant of the fixed clock. */
const accounts = async () => {
  const ended = { sort: 'asc', nulls: 'last' } as const;
  const rows = await portal.db.bankAccount.findMany({ orderBy: [{ createdAt: 'asc' }, { endedAt: ended }] });
  return rows.map(({ accountLast4, endedAt }) => accountLast4 + (endedAt ? ' ended' : ''));
};
const waitingNumbers = () => portal.db.wantedBankAccount.findMany();
const statusOf = async (id: string) =>
  (await portal.db.approvalRequest.findUnique({ where: { id: toKey('ApprovalRequest', id) } }))?.status;
const noticesOf = async ({ token }: Actor): Promise<string[]> => {
  const { data } = await portal.graphql('{ viewer { notices(first: 9) { nodes { text } } } }', {}, token);
  return data.viewer.notices.nodes.map(({ text }: { text: string }) => text);
};

describe('the account of a payee', () => {
  test('waits, and other administrators see only its last digits', async () => {
    const { bankAccount, bankAccountRequest } = await enter(admin);
    expect(bankAccount).toBeNull();
    expect(bankAccountRequest).toMatchObject({
      kind: 'SET_BANK_ACCOUNT',
      status: 'OPEN',
      isOwn: true,
      amount: null,
      bankDetails: 'Personal checking account ending in 6789',
      about: { id: driver.id },
      wanted: [],
      viewerCanDecide: false,
      viewerCanWithdraw: true,
    });
    expect(await accounts()).toEqual([]);
    expect(await noticesOf(second)).toEqual([
      `${bankAccountRequest.askedBy} needs your approval for the bank account of Dario Fontaine that ends in 6789. See Approvals.`,
    ]);
    expect([await noticesOf(manager), await noticesOf(driver), await noticesOf(admin)]).toEqual([[], [], []]);
    const stored = JSON.stringify([
      await portal.db.approvalRequest.findMany(),
      await waitingNumbers(),
      (await portal.audit({})).map(({ newValues }) => newValues),
    ]);
    expect(stored).toContain('6789');
    expect(stored).not.toContain('3456789');
  });

  test('is set once, by both, in the second yes', async () => {
    const id = await ask();
    expect(await approve(id)).toMatchObject({ status: 'DONE', amount: null });
    expect(await accounts()).toEqual(['6789']);
    expect(await waitingNumbers()).toEqual([]);
    const [row] = await portal.db.bankAccount.findMany();
    expect(row).toMatchObject({ enteredById: admin.key, userId: driver.key, routingNumber: '021000021' });
    expect(readAccountNumber(portal.services.keys, row!)).toBe('00123456789');
    expect((await noticesOf(driver))[0]).toMatch(/entered the bank account that Dario Fontaine is paid to/);
    expect(await noticesOf(admin)).toContainEqual(
      expect.stringMatching(/approved the bank details that you entered\. They are on file\.$/),
    );
    expect(await portal.audit({ action: 'BANK_ACCOUNT_SET' })).toMatchObject([{ userId: second.key }]);
    expect((await approve(id)).code).toBe('INVALID_TRANSITION');
    expect((await enter(admin)).message).toBe('This bank account is already on file.');
  });

  longTest('if two people approve at once, one approval counts', async () => {
    const id = await ask();
    const third = await portal.joinStaff('IT_Admin');
    const both = await Promise.all([approve(id), approve(id, third)]);
    expect(both.map(({ status, code }) => status ?? code).sort()).toEqual(['DONE', 'INVALID_TRANSITION']);
    expect(await accounts()).toEqual(['6789']);
  });

  test('is for another administrator: not for the requester, the payee, or a manager', async () => {
    const id = await ask();
    expect((await approve(id, admin)).message).toBe('You requested this. Someone else has to approve it.');
    expect((await approve(id, manager)).message).toBe('Only administrators approve bank details.');
    const { data } = await portal.graphql('{ approvalRequests { totalCount } }', {}, manager.token);
    expect(data.approvalRequests.totalCount).toBe(0);
    const of = async (viewer: Actor) =>
      (
        await portal.graphql(
          'query ($id: ID!) { person(id: $id) { bankAccountRequest { id } } }',
          { id: driver.id },
          viewer.token,
        )
      ).data?.person?.bankAccountRequest ?? null;
    expect([await of(manager), await of(driver), await of(second)]).toEqual([null, null, { id }]);
    const about = (await enter(admin, { userId: second.id })).bankAccountRequest.id;
    expect((await approve(about)).code).toBe('FORBIDDEN');
    expect(await accounts()).toEqual([]);
  });

  test('the payee’s own entry waits for no one', async () => {
    expect((await enter(driver)).bankAccount).toEqual({ accountLast4: '6789' });
    const own = { userId: admin.id };
    expect((await enter(admin, own)).bankAccount).toMatchObject({ accountLast4: '6789' });
    expect(await portal.db.approvalRequest.count()).toBe(0);
  });

  test('sent again it is the same; another number with the same end, or of another one, is not', async () => {
    const id = await ask();
    expect(await ask()).toBe(id);
    expect((await enter(admin, { accountNumber: '99996789' })).message).toMatch(/^Another bank account/);
    expect((await enter(admin, { routingNumber: '121000374' })).code).toBe('CONFLICT');
    expect((await enter(second)).code).toBe('CONFLICT');
    expect(await waitingNumbers()).toHaveLength(1);
    await close('withdraw', id, admin);
    expect(await waitingNumbers()).toEqual([]);
    expect(await ask(second)).not.toBe(id);
  });

  longTest('if two administrators enter one at once, one waits', async () => {
    const both = await Promise.all([enter(admin), enter(second, { accountNumber: '55554444' })]);
    expect(both.map(({ code }) => code ?? 'waits').sort()).toEqual(['CONFLICT', 'waits']);
    expect(await waitingNumbers()).toHaveLength(1);
  });

  test('a no says why, and keeps no number', async () => {
    const id = await ask();
    expect(await decline(id)).toMatchObject({
      status: 'DECLINED',
      reason: 'Call him first',
      bankDetails: 'Personal checking account ending in 6789',
    });
    expect(await noticesOf(admin)).toContainEqual(
      expect.stringMatching(/declined the bank details that you entered\. See Approvals for the reason\.$/),
    );
    expect([await accounts(), await waitingNumbers()]).toEqual([[], []]);
  });
});

describe('between the request and the yes', () => {
  test.each([
    ['the payee enters another one', () => enter(driver, { accountNumber: '55554444' }), ['4444']],
    ['the payee enters the same one', () => enter(driver), ['6789']],
  ])('%s: that one stays', async (_what, change, left) => {
    const id = await ask();
    await change();
    expect((await approve(id)).message).toBe('The bank account has changed since. Decline this request.');
    expect([await statusOf(id), await accounts()]).toEqual(['OPEN', left]);
  });

  test('the account that it replaces is removed', async () => {
    await enter(driver);
    const id = await ask(admin, { accountNumber: '55554444' });
    await send('removeBankAccount', 'RemoveBankAccount', { userId: driver.id }, 'user { id }', driver);
    expect((await approve(id)).code).toBe('CONFLICT');
    expect(await accounts()).toEqual(['6789 ended']);
  });

  test('the payee is archived: the last pay still goes there', async () => {
    const id = await ask();
    await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });
    expect((await approve(id)).status).toBe('DONE');
  });

  test('the payee is deleted: the request and its number go with them', async () => {
    const id = await ask();
    await portal.db.user.delete({ where: { id: driver.key } });
    expect((await approve(id)).code).toBe('NOT_FOUND');
    expect(await waitingNumbers()).toEqual([]);
  });

  test('the requester is archived: it can only be declined', async () => {
    const id = await ask();
    await portal.db.user.update({ where: { id: admin.key }, data: { archivedAt: new Date() } });
    expect((await approve(id)).message).toMatch(/can no longer do this/);
    expect((await decline(id)).status).toBe('DECLINED');
    expect(await accounts()).toEqual([]);
  });

  longTest('the requester is now a manager: it can only be declined', async () => {
    const id = await ask();
    await portal.db.roleAssignment.updateMany({ where: { userId: admin.key }, data: { role: 'Manager' } });
    expect((await approve(id)).message).toMatch(/can no longer do this/);
  });

  test('the keys are rotated: the number moves on, and is set with the new key', async () => {
    const id = await ask();
    const [before] = await waitingNumbers();
    const dataKey = Buffer.alloc(32, 7);
    const [newKey] = deriveKeys({ jwtSecret: dataKey, dataKey }).bankAccount;
    const keys = { ...portal.services.keys, bankAccount: [newKey!] as const };
    const both = {
      ...portal.services.keys,
      bankAccount: [newKey!, ...portal.services.keys.bankAccount] as const,
    };
    expect(await resealAccounts({ ...portal.services, keys: both })).toEqual({ resealed: 1, unreadable: [] });
    const [after] = await waitingNumbers();
    expect(after!.accountKeyId).not.toBe(before!.accountKeyId);
    const place = { id: toKey('ApprovalRequest', id), userId: driver.key };
    expect(readAccountNumber(keys, { ...after!, ...place })).toBe('00123456789');
    expect(await resealAccounts({ ...portal.services, keys: both })).toEqual({ resealed: 0, unreadable: [] });
  });

  longTest(
    'the limit is switched off: a waiting account can be approved, or entered by one person',
    async () => {
      const id = await ask();
      await setLimit(null);
      expect((await enter(admin, { accountNumber: '55554444' })).bankAccount).toMatchObject({
        accountLast4: '4444',
      });
      expect((await approve(id)).code).toBe('CONFLICT');
      await decline(id);
      await setLimit(5000);
      const other = await ask();
      await setLimit(null);
      expect((await approve(other)).status).toBe('DONE');
      expect(await accounts()).toEqual(['4444 ended', '6789']);
    },
  );

  test('its time is over', async () => {
    const id = await ask();
    portal.setClock('2026-11-25T17:00:00.000Z');
    second.token = await portal.signIn(second.key);
    expect((await approve(id)).message).toBe('This request has expired. Request it again.');
    await expireRequests(portal.services);
    expect([await statusOf(id), await waitingNumbers(), await accounts()]).toEqual(['EXPIRED', [], []]);
  });

  test('a session that is not fresh gives no yes', async () => {
    const id = await ask();
    await portal.db.session.updateMany({ data: { confirmedAt: null } });
    expect((await approve(id)).code).toBe('FRESH_SESSION_REQUIRED');
    expect((await enter(admin)).code).toBe('FRESH_SESSION_REQUIRED');
  });
});

describe('the bank of the company', () => {
  test('waits, while the rest is saved', async () => {
    const saved = await company({ ...BANK, legalName: 'Harbor Lane Freight LLC' });
    expect(saved).toMatchObject({
      legalName: 'Harbor Lane Freight LLC',
      bankName: null,
      bankRequest: {
        kind: 'SET_COMPANY_BANK',
        about: null,
        bankDetails:
          'Keystone Bank, immediate destination ending in 0021, company ID ending in 7890, ODFI routing number ending in 0021',
      },
    });
    expect(await noticesOf(second)).toEqual([
      expect.stringMatching(/needs your approval for new company bank details\. See Approvals\.$/),
    ]);
    expect(await approve(saved.bankRequest.id)).toMatchObject({ status: 'DONE' });
    expect(await company({})).toMatchObject({ ...{ bankName: 'Keystone Bank', bankRequest: null } });
    const entries = await portal.audit({ action: 'COMPANY_UPDATED' });
    expect(entries.at(-1)).toMatchObject({ userId: second.key, newValues: { bankName: 'Keystone Bank' } });
  });

  test('shows the changed fields, and not the number', async () => {
    const { bankRequest } = await company(BANK);
    await approve(bankRequest.id);
    const next = await company({ achCompanyId: null, odfiRoutingNumber: '121000374' }, second);
    expect(next.bankRequest.bankDetails).toBe(
      'Keystone Bank, no company ID, ODFI routing number ending in 0374',
    );
    expect((await approve(next.bankRequest.id, manager)).code).toBe('FORBIDDEN');
    expect((await approve(next.bankRequest.id, admin)).status).toBe('DONE');
    expect((await company({})).achCompanyId).toBeNull();
  });

  test('sent again it is the same, and another one is refused with all that came with it', async () => {
    const { bankRequest } = await company(BANK);
    expect((await company(BANK)).bankRequest.id).toBe(bankRequest.id);
    expect((await company({ ...BANK, bankName: 'Other Bank', legalName: 'Other' })).code).toBe('CONFLICT');
    expect((await company({}, second)).legalName).not.toBe('Other');
    expect((await company(BANK, second)).code).toBe('CONFLICT');
  });

  test('has changed: the request can only be declined', async () => {
    const { bankRequest } = await company(BANK);
    await setLimit(null);
    await company({ bankName: 'Other Bank' });
    expect((await approve(bankRequest.id)).message).toBe(
      'The company’s bank details have changed since. Decline this request.',
    );
    expect((await decline(bankRequest.id)).status).toBe('DECLINED');
    expect((await company({})).bankName).toBe('Other Bank');
  });

  test('other changes made since then stay', async () => {
    const { bankRequest } = await company(BANK);
    await company({ legalName: 'Harbor Lane Freight LLC', secondPersonAbove: 4000 });
    await approve(bankRequest.id);
    expect(await company({})).toMatchObject({
      ...{ legalName: 'Harbor Lane Freight LLC', secondPersonAbove: 4000, bankName: 'Keystone Bank' },
    });
  });

  test('without a limit one is enough', async () => {
    await setLimit(null);
    expect(await company(BANK)).toMatchObject({ bankName: 'Keystone Bank', bankRequest: null });
  });
});
