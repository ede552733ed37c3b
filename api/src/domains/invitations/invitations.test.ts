import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { linkIn, type MailServer, openMailServer } from '../../../test/support/mailServer.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

const INVITED = '... on InvitationPayload { link expiresAt user { id email invitation { isExpired } } }';
const ENTERED = `... on ValidationError { issues { path } }
  ... on LoginPayload { token needsPasswordChange user { email } }`;
const RESULTS = {
  invitePerson: INVITED,
  resendInvitation: INVITED,
  withdrawInvitation: '',
  acceptInvitation: ENTERED,
  updateContractor: '',
  deactivateContractor: '',
  updateCompany: '',
  setBankAccount: '... on SetBankAccountPayload { user { waitingBankAccount bankAccount { accountLast4 } } }',
  setUserActive: '',
  setUserArchived: '',
  createResetToken: '... on ResetTokenPayload { resetToken }',
  resetPasswordWithToken: '',
};
const LEE = { kind: 'CONTRACTOR', email: 'lee@example.com', firstName: 'Lee', lastName: 'Park' };
const OWN_PASSWORD = 'Quiet-Harbor-7';

let server: MailServer;
let portal: TestPortal;
let manager: Actor;
beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ smtp: server.smtp });
});
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  server.take();
  manager = await portal.join({ kind: 'STAFF', roles: ['Manager'], firstName: 'Morgan', lastName: 'Reyes' });
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

async function change(field: keyof typeof RESULTS, input: object, token?: string) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) {
      result: ${field}(input: $input) { __typename ... on Error { code } ${RESULTS[field]} } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
}

const invite = (input: object = LEE, by: Actor = manager) => change('invitePerson', input, by.token);
const accept = (token: string, newPassword = OWN_PASSWORD) =>
  change('acceptInvitation', { token, newPassword });
const open = async (token: string) =>
  (
    await portal.graphql(
      'query ($token: String!) { openInvitation(token: $token) { companyName firstName lastName email } }',
      { token },
    )
  ).data.openInvitation;

/** The token from the email. */
async function readMail(): Promise<string> {
  await portal.runJobs();
  const [mail, ...more] = server.take();
  expect(more).toEqual([]);
  return linkIn(mail!).split('#')[1]!;
}

test('leads by mail to a password of their own and into the portal, once', async () => {
  const invited = await invite({ ...LEE, dailyRate: 240 });
  expect(invited).toMatchObject({
    link: null,
    expiresAt: '2026-11-25T17:00:00.000Z',
    user: { email: LEE.email, invitation: { isExpired: false } },
  });
  await portal.runJobs();
  const [mail] = server.take();
  expect(mail).toMatchObject({ recipients: [LEE.email] });
  expect(mail!.subject).toMatch(/^Your invitation to the .+ portal$/);
  expect(mail!.text).toContain('Hi Lee,');
  expect(mail!.text).toContain('Morgan Reyes invited you');
  expect(mail!.text).toContain('until Nov 25, 2026, 12:00 PM.');
  expect(mail!.html).toContain('Accept Invitation</a>');
  const link = linkIn(mail!);
  expect(link).toMatch(/^http:\/\/localhost:4000\/invitation#[\w-]{43}$/);
  const token = link.split('#')[1]!;

  expect(await open(token)).toMatchObject({ firstName: 'Lee', lastName: 'Park', email: LEE.email });
  expect(await accept(token, 'Lee-2026!')).toMatchObject({
    __typename: 'ValidationError',
    issues: [{ path: ['newPassword'] }],
  });
  const both = await Promise.all([accept(token), accept(token)]);
  const [entered] = both.filter(({ __typename }) => __typename === 'LoginPayload');
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['LoginPayload', 'ValidationError']);
  expect(entered).toMatchObject({ needsPasswordChange: false, user: { email: LEE.email } });
  const { data } = await portal.graphql('{ viewer { email dailyRate } }', {}, entered.token);
  expect(data.viewer).toEqual({ email: LEE.email, dailyRate: 240 });
  expect(await open(token)).toBeNull();
  const signIn = { email: LEE.email, password: OWN_PASSWORD };
  expect((await portal.rest('POST', '/auth/login', { body: signIn })).status).toBe(200);

  const entries = (await portal.audit()).filter(({ action }) => action.startsWith('INVITATION'));
  expect(entries.map(({ action }) => action)).toEqual(['INVITATION_CREATED', 'INVITATION_ACCEPTED']);
});

test('ends after a week; sent again, only the newer link works', async () => {
  const { user } = await invite();
  const first = await readMail();
  const resend = () => change('resendInvitation', { userId: user.id }, manager.token);
  await resend();
  const second = await readMail();
  expect([await open(first), (await open(second)).email]).toEqual([null, LEE.email]);

  portal.setClock('2026-11-25');
  const later = await portal.signIn(manager.key);
  expect(await open(second)).toBeNull();
  expect((await accept(second)).__typename).toBe('ValidationError');
  const list = '{ contractors { edges { node { email invitation { isExpired } } } } }';
  const { data } = await portal.graphql(list, {}, later);
  expect(data.contractors.edges[0].node).toEqual({ email: LEE.email, invitation: { isExpired: true } });
  await change('resendInvitation', { userId: user.id }, later);
  expect((await accept(await readMail())).__typename).toBe('LoginPayload');
  expect(await change('resendInvitation', { userId: user.id }, later)).toMatchObject({ code: 'NOT_FOUND' });
});

test('withdrawn, the link is dead and the person inactive until someone activates them', async () => {
  const { user } = await invite();
  const token = await readMail();
  expect((await change('withdrawInvitation', { userId: user.id }, manager.token)).__typename).toBe('User');
  expect([await open(token), (await accept(token)).__typename]).toEqual([null, 'ValidationError']);
  expect(await portal.db.user.findFirstOrThrow({ where: { email: LEE.email } })).toMatchObject({
    isActive: false,
  });
  expect(await portal.db.invitation.count()).toBe(0);
});

describe('neither it nor a key to a new password comes back after', () => {
  const events: [string, (id: string, admin: Actor) => Promise<unknown>][] = [
    [
      'a change of the address',
      (id) => change('updateContractor', { id, email: 'lee.park@example.com' }, manager.token),
    ],
    [
      'an inactive time',
      async (userId, admin) => {
        await change('setUserActive', { userId, isActive: false }, admin.token);
        await change('setUserActive', { userId, isActive: true }, admin.token);
      },
    ],
    [
      'an inactive time that a manager began',
      async (userId, admin) => {
        await change('deactivateContractor', { id: userId }, manager.token);
        await change('setUserActive', { userId, isActive: true }, admin.token);
      },
    ],
    [
      'a time in the archive',
      async (userId, admin) => {
        await change('setUserArchived', { userId, archived: true }, admin.token);
        await change('setUserArchived', { userId, archived: false }, admin.token);
      },
    ],
  ];
  test.each(events)('%s', async (_what, happen) => {
    const admin = await portal.joinStaff('IT_Admin');
    const { user } = await invite();
    const token = await readMail();
    const key = await change('createResetToken', { userId: user.id }, admin.token);
    await happen(user.id, admin);
    const newPassword = OWN_PASSWORD;
    expect(await change('resetPasswordWithToken', { token: key.resetToken, newPassword })).toMatchObject({
      code: 'VALIDATION',
    });
    expect([await open(token), (await accept(token)).__typename]).toEqual([null, 'ValidationError']);

    await portal.runJobs();
    server.take();
    await change('resendInvitation', { userId: user.id }, manager.token);
    await portal.runJobs();
    const [sent] = server.take().filter(({ subject }) => subject?.startsWith('Your invitation'));
    expect((await accept(linkIn(sent!).split('#')[1]!)).__typename).toBe('LoginPayload');
  });
});

longTest('a password that someone else sets ends it', async () => {
  const { user } = await invite();
  const token = await readMail();
  const admin = await portal.joinStaff('IT_Admin');
  const body = { newPassword: PASSWORD };
  await portal.rest('POST', `/staff/${user.id}/reset-password`, { token: admin.token, body });
  expect((await accept(token)).__typename).toBe('ValidationError');
});

longTest('the inviter learns that an address is known, or that mail does not reach it', async () => {
  const { user } = await invite();
  expect(await invite({ ...LEE, email: 'LEE@example.com' })).toMatchObject({ code: 'CONFLICT' });
  expect(await portal.db.invitation.count()).toBe(1);
  server.refuse(550);
  await portal.runJobs();
  server.refuse(null);
  const { data } = await portal.graphql(
    'query ($id: ID!) { contractor(id: $id) { mailFailedAt } }',
    { id: user.id },
    manager.token,
  );
  expect(data.contractor.mailFailedAt).toBe('2026-11-18T17:00:00.000Z');
});

describe('who may be invited by whom', () => {
  test.each([
    ['HR', { kind: 'CONTRACTOR' }, 'InvitationPayload'],
    ['HR', { kind: 'STAFF' }, 'InvitationPayload'],
    ['HR', { kind: 'STAFF', roles: ['Accountant'] }, 'ForbiddenError'],
    ['HR', { kind: 'CONTRACTOR', dailyRate: 250 }, 'ForbiddenError'],
    ['Manager', { kind: 'STAFF' }, 'ForbiddenError'],
    ['IT_Admin', { kind: 'STAFF', roles: ['Accountant'], dailyRate: 250 }, 'InvitationPayload'],
  ] as const)('%s, %o: %s', async (role, person, result) => {
    const by = await portal.joinStaff(role);
    expect((await invite({ ...LEE, ...person }, by)).__typename).toBe(result);
    expect(await portal.db.invitation.count()).toBe(result === 'InvitationPayload' ? 1 : 0);
  });
});

describe('with a limit, a bank account that the invited person enters', () => {
  const enterAccount = async (token: string) => {
    const admin = await portal.joinStaff('IT_Admin');
    await change('updateCompany', { secondPersonAbove: 5000 }, admin.token);
    const entered = await change('acceptInvitation', { token, newPassword: OWN_PASSWORD });
    const userId = (await portal.graphql('{ viewer { id } }', {}, entered.token)).data.viewer.id;
    const account = { routingNumber: '021000021', accountNumber: '00123456789' };
    const { user } = await change(
      'setBankAccount',
      { userId, ...account, type: 'CHECKING', holder: 'PERSONAL' },
      entered.token,
    );
    return user;
  };

  test('is theirs alone after an invitation by mail', async () => {
    await invite();
    expect(await enterAccount(await readMail())).toEqual({
      bankAccount: { accountLast4: '6789' },
      waitingBankAccount: null,
    });
  });

  test('waits for a second person if someone else was shown the link within 7 days', async () => {
    const { mailer } = portal.services;
    portal.services.mailer = null;
    try {
      const { link } = await invite(LEE, await portal.joinStaff('HR'));
      portal.setClock('2026-11-24');
      expect(await enterAccount(link.split('#')[1])).toEqual({
        bankAccount: null,
        waitingBankAccount: 'Personal checking account ending in 6789',
      });
    } finally {
      portal.services.mailer = mailer;
    }
  });
});

test('without a mail server the link is shown, once', async () => {
  const { mailer } = portal.services;
  portal.services.mailer = null;
  try {
    const { link } = await invite();
    expect(link).toMatch(/^http:\/\/localhost:4000\/invitation#/);
    expect((await open(link.split('#')[1])).email).toBe(LEE.email);
    expect(await portal.db.mail.count()).toBe(0);
  } finally {
    portal.services.mailer = mailer;
  }
});
