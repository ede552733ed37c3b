/** The owner of an account is notified of each new password and address, and of each way to a new password. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { linkIn, type MailServer, openMailServer } from '../../../test/support/mailServer.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let server: MailServer;
let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let dana: Actor;
beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ smtp: server.smtp });
});
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18T17:00:00.000Z');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  dana = await portal.joinContractor({ firstName: 'Dana', lastName: 'Reyes', email: 'dana@example.com' });
  await portal.runJobs();
  server.take();
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

const OTHER = 'Quiet-Harbor-7';

const mails = async () => {
  await portal.runJobs();
  expect(portal.jobErrors).toEqual([]);
  return server.take();
};
/** The recipients and subjects, in the order of the addresses. */
const letters = async () =>
  (await mails()).map(({ recipients, subject }) => `${recipients}: ${subject}`).sort();

const rename = async (email: string) => {
  const body = { email };
  expect((await portal.rest('PUT', `/contractors/${dana.id}`, { token: manager.token, body })).status).toBe(
    200,
  );
};
const resetByAdmin = (newPassword = OTHER) =>
  portal.rest('POST', `/staff/${dana.id}/reset-password`, { token: admin.token, body: { newPassword } });
const makeToken = () => portal.rest('POST', `/auth/generate-reset-token/${dana.id}`, { token: admin.token });
const changeOwn = (newPassword: string, currentPassword: string) =>
  portal.rest('POST', '/auth/change-password', {
    token: dana.token,
    body: { newPassword, currentPassword },
  });
const askForLink = (email: string) =>
  portal.graphql(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`,
    { input: { email } },
  );
const later = async (days: number) => {
  portal.setClock(new Date(portal.services.now().getTime() + days * 86_400_000).toISOString());
  [admin.token, manager.token] = [await portal.signIn(admin.key), await portal.signIn(manager.key)];
};
const noticesOf = async (token: string): Promise<string[]> => {
  const { data } = await portal.graphql('{ viewer { notices(first: 9) { nodes { text } } } }', {}, token);
  return data.viewer.notices.nodes.map(({ text }: { text: string }) => text);
};
const nameOf = async ({ key }: Actor) => {
  const { firstName, lastName } = await portal.db.user.findUniqueOrThrow({ where: { id: key } });
  return `${firstName} ${lastName}`;
};

const ADDRESS = 'The email address of your account was changed';
const CHANGED = 'The password of your account was changed';
const LINK = 'A link to set a new password for your account was created';

describe('an address that someone else changes', () => {
  test('notifies both the old and the new address, and shows a notice at the next sign-in', async () => {
    await rename('taken.over@example.com');
    const told = await mails();
    expect(told.map(({ recipients, subject }) => `${recipients}: ${subject}`).sort()).toEqual([
      `dana@example.com: ${ADDRESS}`,
      `taken.over@example.com: ${ADDRESS}`,
    ]);
    expect(told[0]!.text).toContain('If you don’t know about it, call the company at once.');
    expect(JSON.stringify(told)).not.toContain(await nameOf(manager));
    const { status, body } = await portal.rest('POST', '/auth/login', {
      body: { email: 'taken.over@example.com', password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(await noticesOf(body.token)).toEqual([
      `${await nameOf(manager)} changed the email address of your account. If you don’t know about it, tell an administrator.`,
    ]);
  });

  longTest('notifies every address of the last week each time, and no one of a new name', async () => {
    await rename('second@example.com');
    await rename('third@example.com');
    expect((await letters()).filter((letter) => letter.startsWith('dana@'))).toEqual([
      `dana@example.com: ${ADDRESS}`,
      `dana@example.com: ${ADDRESS}`,
    ]);
    const body = { firstName: 'Dan' };
    await portal.rest('PUT', `/contractors/${dana.id}`, { token: manager.token, body });
    expect(await letters()).toEqual([]);
  });

  test('also notifies a user who cannot sign in at the moment', async () => {
    await portal.rest('DELETE', `/contractors/${dana.id}`, { token: manager.token });
    await rename('taken.over@example.com');
    expect(await letters()).toEqual([`dana@example.com: ${ADDRESS}`, `taken.over@example.com: ${ADDRESS}`]);
  });
});

describe('a new password', () => {
  test('notifies its owner, no matter who set it or how soon after another one', async () => {
    expect((await resetByAdmin()).status).toBe(200);
    dana.token = await portal.signIn(dana.key);
    expect((await changeOwn('Second-Harbor-8', OTHER)).status).toBe(200);
    dana.token = await portal.signIn(dana.key);
    expect((await changeOwn('Third-Harbor-9', 'Second-Harbor-8')).status).toBe(200);
    expect(await letters()).toEqual(Array<string>(3).fill(`dana@example.com: ${CHANGED}`));
    expect((await noticesOf(await portal.signIn(dana.key))).sort()).toEqual([
      `${await nameOf(admin)} set a temporary password for your account.`,
      'You changed your password. If that wasn’t you, tell an administrator.',
      'You changed your password. If that wasn’t you, tell an administrator.',
    ]);
  });

  longTest('set with a link also notifies the previous address for a week', async () => {
    await rename('taken.over@example.com');
    await mails();
    await askForLink('taken.over@example.com');
    const mail = (await mails()).find(({ recipients }) => recipients.includes('taken.over@example.com'));
    const body = { token: linkIn(mail!).split('#')[1], newPassword: OTHER };
    expect((await portal.rest('POST', '/auth/reset-password', { body })).status).toBe(200);
    expect(await letters()).toEqual([`dana@example.com: ${CHANGED}`, `taken.over@example.com: ${CHANGED}`]);
  });
});

describe('a link to a new password', () => {
  test('created by an administrator notifies the owner', async () => {
    expect((await makeToken()).status).toBe(200);
    expect(await letters()).toEqual([`dana@example.com: ${LINK}`]);
  });

  test('notifies the previous address for 7 days after the change, and not on the eighth', async () => {
    await rename('taken.over@example.com');
    await mails();
    await later(6.9);
    await askForLink('taken.over@example.com');
    expect(await letters()).toEqual([
      `dana@example.com: ${LINK}`,
      'taken.over@example.com: Reset your password',
    ]);
    expect(await noticesOf(await portal.signIn(dana.key))).toContain(
      'Someone asked on the sign-in page for a link to set a new password for your account. If you don’t know about it, tell an administrator.',
    );
    await makeToken();
    expect(await letters()).toEqual([`dana@example.com: ${LINK}`, `taken.over@example.com: ${LINK}`]);
    await later(0.2);
    await askForLink('taken.over@example.com');
    expect(await letters()).toEqual(['taken.over@example.com: Reset your password']);
  });

  longTest('sent as an invitation to another address notifies the previous one', async () => {
    const { data } = await portal.graphql(
      `mutation ($input: InvitePersonInput!) { result: invitePerson(input: $input) {
        ... on InvitationPayload { user { id } } } }`,
      { input: { kind: 'CONTRACTOR', email: 'lee@example.com', firstName: 'Lee', lastName: 'Oak' } },
      manager.token,
    );
    const { id } = data.result.user;
    const body = { email: 'taken.over@example.com' };
    await portal.rest('PUT', `/contractors/${id}`, { token: manager.token, body });
    await mails();
    await portal.graphql(
      `mutation ($input: ResendInvitationInput!) { resendInvitation(input: $input) { __typename } }`,
      { input: { userId: id } },
      manager.token,
    );
    expect((await letters()).map((letter) => letter.split(':')[0])).toEqual([
      'lee@example.com',
      'taken.over@example.com',
    ]);
  });
});
