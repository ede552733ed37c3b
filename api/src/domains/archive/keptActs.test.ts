/** What no one can have deleted with a person: payments, reveals, grants, tokens and deletions stay in the audit log. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { taxes } from '../../../test/support/taxDocuments.ts';
import { certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';

let portal: TestPortal;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Ada', lastName: 'Okafor' });
});

const mutate = async (token: string, name: string, type: string, input: object, fields = '__typename') => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message } ${fields} } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  expect(data.result.message ?? 'done').toMatch(/^(done|.*successfully!?)$/);
  return data.result;
};

const pay = async (token: string, payee: Actor, notes = '') => {
  const body = {
    userId: payee.id,
    weekStart: '2026-11-09',
    weekEnd: '2026-11-15',
    weeklyData: [{ date: '2026-11-09', pay: 99_999.99, expenses: 0, notes }],
  };
  const paid = await portal.rest('POST', '/payroll/weekly', { token, body });
  expect(paid.status).toBe(201);
  const { id } = paid.body.payrollRun;
  return id as string;
};

/** Archives and deletes. */
async function remove(person: Actor, by = admin) {
  const archived = { token: by.token, body: { archived: true } };
  expect((await portal.rest('PATCH', `/staff/${person.id}/archive`, archived)).status).toBe(200);
  const anyhow = '?acknowledge=true&reason=Asked';
  expect((await portal.rest('DELETE', `/staff/${person.id}${anyhow}`, { token: by.token })).status).toBe(200);
}

const logs = async (query = '') =>
  (await portal.rest('GET', `/logs?limit=200&${query}`, { token: admin.token })).body.data.logs;

const proof = async () =>
  (await portal.graphql('mutation { verifyAuditLog { intact problem } }', {}, admin.token)).data
    .verifyAuditLog;

/** An administrator who is one no more, as no one deletes an administrator. */
async function dismiss(person: Actor) {
  const { token } = admin;
  await portal.rest('POST', `/staff/${person.id}/roles`, { token, body: { role: 'HR' } });
  expect((await portal.rest('DELETE', `/staff/${person.id}/roles/IT_Admin`, { token })).status).toBe(200);
}

describe('a payee who is made up, paid, looked at and deleted', () => {
  let ghost: Actor;
  let culprit: Actor;
  beforeEach(async () => {
    culprit = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Cole', lastName: 'Prit' });
    const created = await mutate(
      culprit.token,
      'createContractor',
      'CreateContractorInput',
      { firstName: 'Gustav', lastName: 'Ghostley', email: 'ghost@example.com', password: PASSWORD },
      '... on User { id }',
    );
    const signedIn = await portal.rest('POST', '/auth/login', {
      body: { email: 'ghost@example.com', password: PASSWORD },
    });
    const { token: first } = signedIn.body;
    const changed = await portal.rest('POST', '/auth/change-password', {
      token: first,
      body: { currentPassword: PASSWORD, newPassword: 'Other-Horse-2' },
    });
    const token = changed.body.token ?? first;
    ghost = { ...culprit, id: created.id, key: created.id.split('_')[1], email: 'ghost@example.com', token };
    await certify(portal, ghost, INDIVIDUAL);
    const run = await pay(culprit.token, ghost, 'Gustav');
    await portal.rest('PATCH', `/payroll/${run}/status`, {
      token: culprit.token,
      body: { status: 'PAID' },
    });
    await mutate(culprit.token, 'revealTaxNumber', 'RevealTaxNumberInput', {
      userId: ghost.id,
      password: PASSWORD,
      reason: 'Mr. Ghostley asked',
    });
    await remove(ghost, culprit);
  });

  test('leaves every action and its amount, and nothing about the person', async () => {
    const entries = await logs();
    const byCulprit = entries.filter((entry: { user: { id: string } }) => entry.user?.id === culprit.id);
    const acts = byCulprit.map(({ action }: { action: string }) => action);
    expect(acts).toEqual(
      expect.arrayContaining([
        'USER_CREATED',
        'PAYROLL_CALCULATED',
        'PAYROLL_PAID',
        'TAX_NUMBER_REVEALED',
        'USER_ARCHIVED',
        'USER_DELETED',
      ]),
    );
    const readValues = (action: string) =>
      JSON.parse(entries.find((entry: { action: string }) => entry.action === action).newValues);
    expect(readValues('PAYROLL_CALCULATED')).toMatchObject({ totalPay: 99_999.99, userId: ghost.key });
    expect(readValues('TAX_NUMBER_REVEALED')).toEqual({
      userId: ghost.key,
      numberType: 'SSN',
      _meta: { level: 'WARNING' },
    });
    expect(readValues('USER_DELETED')).toMatchObject({ deletedUser: 1, deletedUserId: ghost.key });
    // The last digits of the number, and not those of an id or a hash.
    expect(JSON.stringify(entries)).not.toMatch(
      /Gustav|Ghostley|ghost@example|(?<![0-9a-f])1222(?![0-9a-f])/,
    );
    expect(await proof()).toEqual({ intact: true, problem: null });
  });

  test('even when the person who did it is deleted: as the same deleted user in every entry', async () => {
    await dismiss(culprit);
    await remove(culprit);
    const deleted = { firstName: 'Deleted user', lastName: '#2', email: null };
    for (const action of ['PAYROLL_CALCULATED', 'PAYROLL_PAID', 'TAX_NUMBER_REVEALED', 'USER_DELETED'])
      expect((await logs(`action=${action}`)).at(-1), action).toMatchObject({ action, user: deleted });
    // By the id that the person had, the acts are found as before.
    const found = await logs(`userId=${culprit.id}`);
    expect(new Set(found.map(({ user }: { user: object }) => JSON.stringify(user)))).toEqual(
      new Set([JSON.stringify(deleted)]),
    );
    // The system is no one, and no deleted user.
    const system = await logs('action=USER_LOGIN_FAILED');
    expect(system.every(({ user }: { user: object | null }) => user === null)).toBe(true);
    expect(await proof()).toEqual({ intact: true, problem: null });
  });

  longTest('and GraphQL says the same, in fields and messages', async () => {
    await dismiss(culprit);
    await remove(culprit);
    const { data } = await portal.graphql(
      `{ auditLogs(first: 5, search: "#2", action: "TAX_NUMBER_REVEALED") {
        edges { node { sentence user { name } deletedActor { number name } } } }
        deletions: auditLogs(first: 1, action: "USER_DELETED") { edges { node { sentence } } } }`,
      {},
      admin.token,
    );
    expect(data.auditLogs.edges).toEqual([
      {
        node: {
          sentence: 'Deleted user #2 was shown Deleted user #1’s taxpayer number.',
          user: null,
          deletedActor: { number: 2, name: 'Deleted user #2' },
        },
      },
    ]);
    expect(data.deletions.edges[0].node.sentence).toBe(
      'Ada Okafor permanently deleted an archived user, who is now Deleted user #2.',
    );
  });
});

longTest('someone’s id in a reason or a name removes nothing when they are deleted', async () => {
  const manager = await portal.joinStaff('Manager');
  const driver = await portal.joinContractor();
  const puppet = await portal.joinContractor();
  const run = await pay(manager.token, driver);
  await mutate(manager.token, 'setPayrollRunStatus', 'SetPayrollRunStatusInput', {
    id: run,
    status: 'VOID',
    reason: `Wrong amount ${puppet.key}`,
  });
  await mutate(manager.token, 'createAccessToken', 'CreateAccessTokenInput', {
    name: `Export ${puppet.key}`,
    canWrite: true,
  });
  const acts = async () =>
    (await portal.audit()).filter(({ action }) =>
      ['PAYROLL_VOIDED', 'ACCESS_TOKEN_CREATED'].includes(action),
    );
  const before = await acts();
  expect(before).toHaveLength(2);
  await remove(puppet);
  expect(await acts()).toEqual(before);
  expect(await proof()).toEqual({ intact: true, problem: null });
});

test('what someone did to others stays complete, and their own sign-ins and changes are removed', async () => {
  const manager = await portal.joinStaff('Manager');
  const driver = await portal.joinContractor();
  await pay(manager.token, driver);
  await portal.rest('PUT', '/auth/me', { token: manager.token, body: { phone: '555-0177' } });
  await mutate(manager.token, 'createAccessToken', 'CreateAccessTokenInput', { name: 'My export' });
  const [payment] = await portal.audit({ action: 'PAYROLL_CALCULATED' });
  await remove(manager);
  expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toEqual([
    { ...payment, userId: null, deletedUserNumber: 1 },
  ]);
  expect(await portal.audit({ action: 'PROFILE_UPDATED' })).toEqual([]);
  const [token] = await portal.audit({ action: 'ACCESS_TOKEN_CREATED' });
  expect(token).toMatchObject({ deletedUserNumber: 1, ipAddress: null, userAgent: null });
  expect(JSON.stringify(token!.newValues)).not.toContain('My export');
  // On the driver's run, too, no one takes the place of who paid it.
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PayrollRun {
      history(first: 5) { edges { node { sentence deletedActor { name } } } } } } }`,
    { id: (await portal.rest('GET', '/payroll', { token: driver.token })).body[0].id },
    admin.token,
  );
  expect(data.node.history.edges[0].node).toMatchObject({
    sentence: expect.stringMatching(/^Deleted user #1 processed payroll #1 for /),
    deletedActor: { name: 'Deleted user #1' },
  });
});

test('a deleted administrator’s tokens and sessions open nothing', async () => {
  const other = await portal.joinStaff('IT_Admin');
  const { token } = await mutate(
    other.token,
    'createAccessToken',
    'CreateAccessTokenInput',
    { name: 'Export', canWrite: true },
    '... on CreateAccessTokenPayload { token }',
  );
  const made = await portal.rest('POST', `/auth/generate-reset-token/${other.id}`, { token: admin.token });
  expect((await portal.rest('GET', '/auth/me', { token })).status).toBe(200);
  await dismiss(other);
  await remove(other);
  for (const key of [token, other.token]) {
    expect((await portal.rest('GET', '/auth/me', { token: key })).status).toBe(401);
    expect((await portal.graphql('{ viewer { id } }', {}, key)).data?.viewer ?? null).toBeNull();
  }
  const reset = await portal.rest('POST', '/auth/reset-password', {
    body: { token: made.body.resetToken, newPassword: 'Other-Horse-2' },
  });
  expect(reset.status).toBe(400);
});

describe('of someone who is taken on, paid and deleted on one day', () => {
  const NUMBERS = { routingNumber: '021000021', accountNumber: '00123456789' };
  let manager: Actor;
  let other: Actor;
  beforeEach(async () => {
    await taxes(portal).saveCompany();
    manager = await portal.joinStaff('Manager');
    other = await portal.joinStaff('Manager');
  });

  const fresh = async (person: Actor) => {
    person.token = await portal.signIn(person.key);
    return person.token;
  };
  const setLimit = (secondPersonAbove: number | null) =>
    portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove } });
  const enterAccount = async (person: Actor) =>
    mutate(await fresh(person), 'setBankAccount', 'SetBankAccountInput', {
      ...{ userId: person.id, ...NUMBERS, type: 'CHECKING', holder: 'PERSONAL' },
    });
  const makeFile = async (type: string, fields: string) => {
    const { data, errors } = await portal.graphql(
      `mutation { result: makeBankFile(input: { weekStart: "2026-11-09", format: CSV, effectiveOn: "2026-11-19",
        includeNew: true }) { __typename ... on ${type} { ${fields} } } }`,
      {},
      manager.token,
    );
    expect(errors).toBeUndefined();
    return data.result;
  };
  const approve = async (id: string) =>
    mutate(await fresh(other), 'approveRequest', 'ApproveRequestInput', { id });
  const values = async (action: string) =>
    (await portal.audit({ action })).map(({ newValues }) => newValues as Record<string, unknown>);

  const MAKERS: [string, number | null][] = [
    ['two people', 5000],
    ['one person', null],
  ];
  test.each(family(MAKERS))(
    'the file that %s made says which account the run was paid into',
    async (_who, limit) => {
      const ghost = await portal.joinContractor({ firstName: 'Gustav', lastName: 'Ghostley' });
      await enterAccount(ghost);
      await pay(manager.token, ghost);
      await setLimit(limit);
      const made = await makeFile('ApprovalRequiredError', 'requestId');
      if (made.requestId) await approve(made.requestId);
      await setLimit(null);
      await remove(ghost);
      const [{ account, ...entered }] = (await values('BANK_ACCOUNT_SET')) as [Record<string, unknown>];
      expect(account).toMatch(/^[0-9a-f]{64}$/);
      expect(entered).toEqual({
        ...{ userId: ghost.key, type: 'CHECKING', holder: 'PERSONAL' },
      });
      expect(await values('BANK_FILE_MADE')).toMatchObject([
        { amount: 99_999.99, paidTo: [{ runs: [1], account, amount: 99_999.99 }] },
      ]);
      // The account identifies the next person who is paid into it.
      const heir = await portal.joinContractor();
      await enterAccount(heir);
      expect((await portal.db.bankAccount.findFirstOrThrow()).accountDigest).toBe(account);
      expect(await proof()).toEqual({ intact: true, problem: null });
    },
  );

  test('the entry of the payment names the request, and so the requester and the approver', async () => {
    const ghost = await portal.joinContractor({ firstName: 'Gustav', lastName: 'Ghostley' });
    const run = await pay(manager.token, ghost);
    await setLimit(5000);
    const { approvalRequest } = await mutate(
      manager.token,
      'recordPayment',
      'RecordPaymentInput',
      { runIds: [run], date: '2026-11-18', method: 'CHECK' },
      '... on RecordPaymentPayload { approvalRequest { id number } }',
    );
    await approve(approvalRequest.id);
    await setLimit(null);
    await remove(ghost);
    const { number: request } = approvalRequest;
    expect(await values('PAYROLL_PAID')).toMatchObject([{ number: 1, payment: 1, net: 99_999.99, request }]);
    expect(await portal.audit({ action: 'APPROVAL_REQUESTED' })).toMatchObject([
      { userId: manager.key, newValues: { request } },
    ]);
    expect(await portal.audit({ action: 'REQUEST_APPROVED' })).toMatchObject([
      { userId: other.key, newValues: { request } },
    ]);
  });
});
