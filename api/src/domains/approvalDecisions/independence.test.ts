/** An approval does not count if the requester controls the approver's account, or the approver just got the right. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { taxes } from '../../../test/support/taxDocuments.ts';
import { toKey } from '../../operation/ids.ts';

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
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
  await taxes(portal).saveCompany();
  await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: 5000 } });
});

async function send(field: string, type: string, input: object, select: string, by: Actor) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      __typename ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
}
/** The same moment, so many days later: everyone signs in again. */
async function later(day: string, ...actors: Actor[]): Promise<void> {
  portal.setClock(day);
  for (const actor of [admin, manager, ...actors]) actor.token = await portal.signIn(actor.key);
}
async function ask(by: Actor, week = '2026-11-02'): Promise<string> {
  const end = new Date(Date.parse(week) + 6 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await portal.rest('POST', '/payroll/weekly', {
    token: by.token,
    body: {
      ...{ userId: driver.id, weekStart: week, weekEnd: end },
      weeklyData: [{ date: week, pay: 27_000, expenses: 0 }],
    },
  });
  const input = { runIds: [body.payrollRun.id], date: '2026-11-18', method: 'CHECK' };
  return (await send('recordPayment', 'RecordPayment', input, 'approvalRequest { id }', by)).approvalRequest
    .id;
}
const approve = (id: string, by: Actor) =>
  send('approveRequest', 'ApproveRequest', { id }, 'approvalRequest { status }', by);
const read = async (id: string, by: Actor) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on ApprovalRequest {
      viewerCanDecide viewerCanDecline approvalIssue secondPersonIssue } } }`,
    { id },
    by.token,
  );
  return data.node;
};
const payments = () => portal.db.payment.count();

/** A person added by an administrator with a password that both know, and ready to sign in. */
async function addStaff(role: string, by: Actor): Promise<Actor> {
  const email = `ghost.${Math.random().toString(36).slice(2, 8)}@example.com`;
  const input = { email, password: 'Ghost-Horse-77', firstName: 'Gil', lastName: 'Host', roles: [role] };
  const { user } = await send('createStaff', 'CreateStaff', input, 'user { id }', by);
  const key = toKey('User', user.id);
  await portal.db.user.update({ where: { id: key }, data: { mustChangePassword: false } });
  return { key, id: user.id, email, token: await portal.signIn(key) };
}

const TOO_NEW = /^You couldn’t approve this 72 hours before it was requested/;
const TOUCHED =
  /^The person who requested this, or someone who could use their account, changed how you sign in or what you may do within 30 days/;
const TOUCHES = /^You changed how the person who requested this signs in or what they may do within 72 hours/;

describe('one administrator is one person', () => {
  test('a manager whom they make approves nothing that they ask for, nor the other way around', async () => {
    const ghost = await addStaff('Manager', admin);
    const asked = await ask(admin);
    expect((await approve(asked, ghost)).message).toMatch(TOO_NEW);
    const other = await ask(ghost, '2026-10-26');
    expect((await approve(other, admin)).message).toMatch(TOUCHES);
    expect(await payments()).toBe(0);
  });

  test('nor days later, for a month; what someone else asks for, they approve after three days', async () => {
    const ghost = await addStaff('Manager', admin);
    await later('2026-11-22', ghost);
    const [byAdmin, byManager] = [await ask(admin), await ask(manager, '2026-10-26')];
    expect((await approve(byAdmin, ghost)).message).toMatch(TOUCHED);
    expect((await approve(byManager, ghost)).approvalRequest).toEqual({ status: 'DONE' });
    await later('2026-12-20', ghost);
    expect((await approve(await ask(admin, '2026-10-19'), ghost)).approvalRequest).toEqual({
      status: 'DONE',
    });
  });

  longTest('nor do two managers whom they make agree with each other for a month', async () => {
    const [ghost, other] = [await addStaff('Manager', admin), await addStaff('Manager', admin)];
    await later('2026-11-22', ghost, other);
    const asked = await ask(ghost);
    expect((await approve(asked, other)).message).toMatch(TOUCHED);
    expect((await approve(asked, admin)).approvalRequest).toEqual({ status: 'DONE' });
    await later('2026-12-20', ghost, other);
    expect((await approve(await ask(ghost, '2026-10-26'), other)).approvalRequest).toEqual({
      status: 'DONE',
    });
  });

  test('an administrator whom they make makes no one who could, also once that one is gone', async () => {
    const helper = await addStaff('IT_Admin', admin);
    const ghost = await addStaff('Manager', helper);
    await later('2026-11-22', ghost);
    expect((await approve(await ask(admin), ghost)).message).toMatch(TOUCHED);
    const asked = await ask(admin, '2026-10-26');
    const act = (field: string, type: string, input: object = {}) =>
      send(field, type, { userId: helper.id, ...input }, '__typename', admin);
    await act('removeRole', 'RemoveRole', { role: 'IT_Admin' });
    await act('setUserArchived', 'SetUserArchived', { archived: true });
    expect((await approve(asked, ghost)).message).toMatch(TOUCHED);
    await act('deleteUser', 'DeleteUser');
    expect(await portal.db.user.count({ where: { id: helper.key } })).toBe(0);
    expect((await approve(asked, ghost)).message).toMatch(TOUCHED);
    expect(await payments()).toBe(0);
  });

  const ACTS: readonly [string, () => Promise<unknown>][] = [
    [
      'resets the password of',
      () =>
        send(
          'resetPassword',
          'ResetPassword',
          { userId: manager.id, newPassword: 'Ghost-Horse-77' },
          '__typename',
          admin,
        ),
    ],
    [
      'makes a reset key for',
      () => portal.rest('POST', `/auth/generate-reset-token/${manager.id}`, { token: admin.token, body: {} }),
    ],
    [
      'gives a role to',
      () => send('assignRole', 'AssignRole', { userId: manager.id, role: 'HR' }, '__typename', admin),
    ],
    [
      'unlocks the sign-in of',
      () => send('unlockSignIn', 'UnlockSignIn', { userId: manager.id }, '__typename', admin),
    ],
    [
      'removes the second factor of',
      async () => {
        const passkey = { credentialId: 'key', publicKey: 'key', name: 'Phone', transports: [] };
        await portal.db.passkey.create({ data: { userId: manager.key, ...passkey } });
        return send('removeSecondFactor', 'RemoveSecondFactor', { userId: manager.id }, '__typename', admin);
      },
    ],
  ];
  test.each(ACTS)('who %s someone is not approved by them for a month', async (what, act) => {
    await act();
    const entries = await portal.audit({});
    expect(entries.some(({ entityId, userId }) => entityId === manager.key && userId === admin.key)).toBe(
      true,
    );
    await portal.db.user.update({ where: { id: manager.key }, data: { mustChangePassword: false } });
    await later('2026-11-25');
    expect((await approve(await ask(admin), manager)).message).toMatch(TOUCHED);
    // How long is the same for all of them.
    if (what !== ACTS[0]![0] && !process.env.LONG) return;
    await later('2026-12-19');
    expect((await approve(await ask(admin, '2026-10-26'), manager)).approvalRequest).toEqual({
      status: 'DONE',
    });
  });

  test('who lets someone in again has not had them as a second person before', async () => {
    const other = await portal.joinStaff('IT_Admin');
    for (const isActive of [false, true])
      await send('setUserActive', 'SetUserActive', { userId: manager.id, isActive }, '__typename', other);
    manager.token = await portal.signIn(manager.key);
    expect((await approve(await ask(admin), manager)).message).toMatch(TOO_NEW);
  });

  test('a password of one’s own, changed by oneself, is no one’s', async () => {
    await portal.rest('POST', '/auth/change-password', {
      token: manager.token,
      body: { currentPassword: PASSWORD, newPassword: 'Another-Road-77' },
    });
    manager.token = await portal.signIn(manager.key);
    expect((await approve(await ask(admin), manager)).approvalRequest).toEqual({ status: 'DONE' });
  });

  test('puts another administrator out and can’t take the limit away', async () => {
    const other = await portal.joinStaff('IT_Admin');
    await send('setUserActive', 'SetUserActive', { userId: other.id, isActive: false }, '__typename', admin);
    await send('updateCompany', 'UpdateCompany', { secondPersonAbove: null }, '__typename', admin);
    const company = await portal.db.companyProfile.findFirstOrThrow();
    expect(Number(company.secondPersonAbove)).toBe(5000);
    expect(await portal.db.approvalRequest.count({ where: { kind: 'CHANGE_LIMIT' } })).toBe(1);
  });
});

describe('a request says', () => {
  test('why the viewer can’t approve it, and that they may decline it all the same', async () => {
    const ghost = await addStaff('Manager', admin);
    const id = await ask(admin);
    expect(await read(id, ghost)).toMatchObject({
      ...{ viewerCanDecide: false, viewerCanDecline: true },
      approvalIssue: expect.stringMatching(TOO_NEW),
      secondPersonIssue: null,
    });
    expect(await read(id, manager)).toMatchObject({ viewerCanDecide: true, approvalIssue: null });
    const declined = await send(
      'declineRequest',
      'DeclineRequest',
      { id, reason: 'No' },
      'approvalRequest { status }',
      ghost,
    );
    expect(declined.approvalRequest).toEqual({ status: 'DECLINED' });
  });

  test('if no one can approve it, and who will be able to', async () => {
    await portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } });
    const id = await ask(admin);
    expect((await read(id, admin)).secondPersonIssue).toBe(
      'No one else can approve this. Add another manager or administrator first.',
    );
    await addStaff('Manager', admin);
    expect((await read(id, admin)).secondPersonIssue).toBe(
      'No one can approve this yet. Request it again once someone can: Gil Host from Dec 18, 2026.',
    );
  });
});

describe('the company profile says before a limit is set', () => {
  const issue = async (by: Actor) =>
    (await portal.graphql('{ company { secondPersonIssue } }', {}, by.token)).data.company.secondPersonIssue;

  test('nothing where there are two people', async () => {
    expect(await issue(admin)).toBeNull();
  });

  test('whose payments no one could approve', async () => {
    await portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } });
    expect(await issue(admin)).toBe(
      'What Robin Example requests: No one else can approve this. Add another manager or administrator first.',
    );
  });

  test('and names a few of many', async () => {
    await portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } });
    for (let added = 0; added < 7; added += 1) await addStaff('Manager', admin);
    const text: string = await issue(admin);
    expect(text).toMatch(/^What Robin Example requests: .*( Gil Host from Dec 18, 2026,?){5} and 2 more\. /);
    expect(text.match(/ requests: /g)).toHaveLength(5);
    expect(text).toMatch(/ and \d more\. It’s the same for others\.$/);
  });
});
