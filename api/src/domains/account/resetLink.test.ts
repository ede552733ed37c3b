import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { linkIn, type MailServer, openMailServer } from '../../../test/support/mailServer.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';

let server: MailServer;
let portal: TestPortal;
beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ smtp: server.smtp, registration: 'approval' });
});
beforeEach(async () => {
  await portal.reset();
  server.take();
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

const request = async (email: string, ipAddress?: string) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: RequestPasswordResetInput!) {
      result: requestPasswordReset(input: $input) { __typename ... on MessagePayload { message } } }`,
    { input: { email } },
    undefined,
    ipAddress,
  );
  return data?.result ?? errors![0]!.extensions.code;
};

/** Who is sent what. */
async function readMails() {
  await portal.runJobs();
  return server.take();
}

longTest('a link comes by mail, sets a password once, and ends every session', async () => {
  const dana = await portal.join({ email: 'dana@example.com' });
  await request('  DANA@example.com ');
  await request('dana@example.com');
  const [mail, second, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipients: ['dana@example.com'], subject: 'Reset your password' });
  expect((await portal.graphql('{ viewer { id } }', {}, dana.token)).data.viewer.id).toBe(dana.id);

  const body = { token: linkIn(mail!).split('#')[1], newPassword: 'Quiet-Harbor-7' };
  const reset = (token: string | undefined) =>
    portal.rest('POST', '/auth/reset-password', { body: { ...body, token } });
  expect((await reset(body.token)).status).toBe(200);
  expect((await reset(body.token)).status).toBe(400);
  expect((await reset(linkIn(second!).split('#')[1])).status).toBe(400);
  expect((await portal.graphql('{ viewer { id } }', {}, dana.token)).errors).toHaveLength(1);
});

test('no one learns who has an account: the same response and the same statements', async () => {
  const inactive = await portal.join({ isActive: false });
  const archived = await portal.join();
  await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: new Date() } });
  const known = await portal.join();
  const seen: unknown[] = [];
  for (const email of ['no-one@example.com', known.email, inactive.email, archived.email]) {
    const statements = await recordStatements(portal.database.pool, () => request(email));
    seen.push(statements);
  }
  for (const each of seen) expect(each).toEqual(seen[0]);
  expect((await readMails()).map(({ recipients }) => recipients[0])).toEqual([known.email]);
  expect(await portal.audit({ action: 'PASSWORD_RESET_REQUESTED' })).toHaveLength(4);
});

test('too many requests for one address wait, as sign-ins do', async () => {
  for (let tries = 0; tries < 10; tries += 1)
    expect(await request('sam@example.com')).toMatchObject({ __typename: 'MessagePayload' });
  expect(await request('sam@example.com')).toBe('RATE_LIMITED');
  expect(await request('sam@example.com', '198.51.100.9')).toMatchObject({ __typename: 'MessagePayload' });
});

test('without a mail server the response names the person to ask', async () => {
  const { mailer } = portal.services;
  portal.services.mailer = null;
  try {
    expect((await request('sam@example.com')).message).toBe(
      'This portal doesn’t send email. Ask an administrator for a new password.',
    );
  } finally {
    portal.services.mailer = mailer;
  }
});

test('an address that is already registered gets a mail, once a day', async () => {
  const dana = await portal.join({ firstName: 'Dana', email: 'dana@example.com' });
  const body = { email: 'Dana@example.com', password: 'Quiet-Harbor-7', firstName: 'D', lastName: 'R' };
  for (let tries = 0; tries < 2; tries += 1)
    expect((await portal.rest('POST', '/auth/register', { body })).status).toBe(201);
  const [mail, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipients: [dana.email], subject: 'You already have an account' });
  expect(mail!.text).toContain('Hi Dana,');
  expect(linkIn(mail!)).toBe('http://localhost:4000/login');
});
