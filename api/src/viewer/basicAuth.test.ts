/** An access token as the password of basic authentication: what it opens, and that nothing else is one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';

let portal: TestPortal;
let accountant: Actor;
beforeAll(async () => {
  portal = await openTestPortal({ databaseSeconds: 3_000 });
  accountant = await portal.joinStaff('Accountant');
});
afterAll(() => portal.close());

async function createToken(scopes: string[]): Promise<{ id: string; token: string }> {
  const { data } = await portal.graphql(
    `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
      ... on CreateAccessTokenPayload { token accessToken { id } } } }`,
    { input: { name: 'Sheet', scopes } },
    accountant.token,
  );
  const { token, accessToken } = data.createAccessToken;
  return { id: accessToken.id, token };
}

const toBasic = (password: string, user = 'sheet') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

async function ask(path: string, authorization: string, options: RequestInit = {}) {
  const response = await portal.fetch(path, { ...options, headers: { authorization, ...options.headers } });
  const text = await response.text();
  return {
    status: response.status,
    challenge: response.headers.get('www-authenticate'),
    error: response.status < 400 ? null : String(JSON.parse(text).error),
  };
}

const OPENED = { status: 200, challenge: null, error: null };
const refused = (challenge: string) => ({ status: 401, challenge, error: expect.any(String) });
const BASIC = 'Basic realm="Carrier Portal", charset="UTF-8"';

test('a token of the right area opens a list, with any user name, as does the same as a bearer', async () => {
  const { token } = await createToken(['PAYROLL_READ']);
  for (const user of ['', 'sheet', accountant.email])
    expect(await ask('/api/payroll', toBasic(token, user)), user).toEqual(OPENED);
  expect(await ask('/api/payroll', `Bearer ${token}`)).toEqual(OPENED);
  expect(await ask('/api/payroll', toBasic(token), { headers: { accept: 'text/csv' } })).toEqual(OPENED);
  expect(await ask('/api/payroll', toBasic(token), { method: 'HEAD' })).toEqual(OPENED);
});

test('a token of another area does not, and the message names the scope', async () => {
  const { token } = await createToken(['TAX_READ']);
  expect(await ask('/api/payroll', toBasic(token))).toEqual({
    status: 403,
    challenge: null,
    error: expect.stringContaining('does not have the scope PAYROLL_READ'),
  });
});

test('a revoked token is asked for again', async () => {
  const { id, token } = await createToken(['PAYROLL_READ']);
  await portal.graphql(
    'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { __typename } }',
    { input: { id } },
    accountant.token,
  );
  expect(await ask('/api/payroll', toBasic(token))).toEqual(refused(BASIC));
});

test('the token of a person’s session is no password, nor is anything else', async () => {
  expect(await ask('/api/payroll', `Bearer ${accountant.token}`)).toEqual(OPENED);
  const { token } = await createToken(['PAYROLL_READ']);
  const wrong = [
    toBasic(accountant.token),
    toBasic('Correct-Horse-1', accountant.email),
    toBasic('', token),
    toBasic(`${token}x`),
    `Basic ${token}`,
    'Basic',
    'Basic !',
  ];
  for (const authorization of wrong)
    expect(await ask('/api/payroll', authorization), authorization).toEqual(refused(BASIC));
});

test('no response makes a browser prompt unless it has sent a password', async () => {
  expect(await ask('/api/payroll', 'Bearer garbage')).toEqual(refused('Bearer'));
  const { status, headers } = await portal.rest('GET', '/payroll');
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('a password counts for reading over REST alone', async () => {
  const { token } = await createToken(['REPORTS_READ', 'REPORTS_WRITE']);
  const post = (path: string, body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    path,
  });
  const taxSummary = post('/api/reports/tax-summary', { year: 2026 });
  expect((await ask(taxSummary.path, toBasic(token), taxSummary)).status).toBe(401);
  expect(await portal.db.report.count()).toBe(0);
  expect(await ask('/schema.graphql', toBasic(token))).toEqual(refused('Bearer'));
  const query = '{ viewer { id } }';
  const byGraph = async (authorization: string) => {
    const { path, ...options } = post('/graphql', { query });
    const response = await portal.fetch(path, { ...options, headers: { ...options.headers, authorization } });
    return (await response.json()).errors?.[0].extensions.code;
  };
  expect(await byGraph(toBasic(token))).toBe('UNAUTHENTICATED');
  expect(await byGraph(`Bearer ${token}`)).toBeUndefined();
});

test('what it reads is on its owner’s account, and the token is marked as used', async () => {
  const { id, token } = await createToken(['PAYROLL_READ']);
  const lastUse = async () => {
    const tokens = '{ viewer { accessTokens { id lastUsedAt } } }';
    const { data } = await portal.graphql(tokens, {}, accountant.token);
    return data.viewer.accessTokens.find((each: { id: string }) => each.id === id).lastUsedAt;
  };
  expect(await lastUse()).toBeNull();
  expect(await ask('/api/payroll', toBasic(token))).toEqual(OPENED);
  await expect.poll(lastUse, { message: 'the last use of the token' }).not.toBeNull();
  portal.services.budgets.database.spend(accountant.key, 6_000);
  expect((await ask('/api/payroll', toBasic(token))).status).toBe(429);
});
