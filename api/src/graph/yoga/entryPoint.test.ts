/** The GraphQL entry point: who may introspect, how much may be queried, what is refused before anything runs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { readOperations } from '../persisted/operations.ts';
import { QUERY_LIMITS } from '../pipeline/limits.ts';

let portal: TestPortal;
let manager: { token: string };
let admin: { token: string };

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await portal.joinStaff('Manager');
  admin = await portal.joinStaff('IT_Admin');
});
afterAll(() => portal.close());

const message = async (document: string, variables = {}, token = manager.token) =>
  (await portal.graphql(document, variables, token)).errors?.[0]?.message;

const request = (init: RequestInit, path = '/graphql') =>
  portal.app.fetch(new Request(`http://localhost${path}`, init), { requestId: 'test', ipAddress: null });

describe('introspection', () => {
  const DOCUMENT = '{ __schema { queryType { name } } }';
  const ROLE = 'query($role: RoleName) { staff(first: 1, role: $role) { totalCount } }';

  const code = async (token?: string) =>
    (await portal.graphql(DOCUMENT, {}, token)).errors?.[0]?.extensions.code;

  test('is for everybody signed in, and so is the hint at a misspelled name', async () => {
    const driver = await portal.joinContractor();
    const { data } = await portal.graphql(
      `mutation($input: CreateAccessTokenInput!) { made: createAccessToken(input: $input) {
        ... on CreateAccessTokenPayload { token } } }`,
      { input: { name: 'Export', canWrite: false, expiresInDays: 30 } },
      driver.token,
    );
    for (const token of [admin.token, manager.token, driver.token, data.made.token]) {
      expect((await portal.graphql(DOCUMENT, {}, token)).data.__schema.queryType.name).toBe('Query');
      expect(await message('{ todai }', {}, token)).toContain('Did you mean "today"');
      expect(await message(ROLE, { role: 'Managr' }, token)).toContain('Did you mean');
    }
  });

  test('is not for anybody who is not signed in, or has a duty first', async () => {
    expect(await code()).toBe('UNAUTHENTICATED');
    expect((await portal.graphql('{ __type(name: "User") { name } }')).errors).toBeDefined();
    const newcomer = await portal.joinContractor({ mustChangePassword: true });
    expect(await code(newcomer.token)).toBe('PASSWORD_CHANGE_REQUIRED');
    for (const token of [undefined, 'not.a.token', newcomer.token])
      for (const [document, variables] of [['{ todai }'], [ROLE, { role: 'Managr' }]] as const) {
        const { errors } = await portal.graphql(document, variables, token);
        expect(errors?.[0]?.message).toMatch(/todai|Managr/);
        expect(errors?.[0]?.message).not.toContain('Did you mean');
      }
  });

  test('has a counterpart in the schema’s text', async () => {
    const read = (token?: string) =>
      request({ headers: token ? { authorization: `Bearer ${token}` } : {} }, '/schema.graphql');
    const response = await read(manager.token);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('type Query {')]);
    expect((await read()).status).toBe(401);
  });
});

describe('a query that is too large is refused with the bound and its value', () => {
  test('depth', async () => {
    const depth = QUERY_LIMITS.depth + 1;
    const nested = `${'{ node(id: "x") '.repeat(depth)}${'}'.repeat(depth)}`.replace(
      /node\(id: "x"\) \}/,
      'id }',
    );
    expect(await message(nested)).toMatch(new RegExp(`depth limit of ${QUERY_LIMITS.depth} exceeded`));
  });

  test('aliases', async () => {
    const aliases = Array.from({ length: QUERY_LIMITS.aliases + 1 }, (_, index) => `a${index}: today`);
    expect(await message(`{ ${aliases.join(' ')} }`)).toContain(`limit of ${QUERY_LIMITS.aliases}`);
  });

  test('tokens', async () => {
    expect(await message(`{ ${'today '.repeat(QUERY_LIMITS.tokens)} }`)).toContain(`${QUERY_LIMITS.tokens}`);
  });

  test('cost', async () => {
    const runs = (first: number) =>
      `{ payrollRuns(first: ${first}) { edges { node { weekStart totalPay user { name } entries { date pay expenses } } } } }`;
    expect(await message(runs(1000))).toBeUndefined();
    const lists = '{ payees(first: 1000) { edges { node { paySummary { weekly { period earned } } } } } }';
    const nested = lists
      .replace('payees', 'a: payees')
      .replace(
        /\}$/,
        ` ${'timeLogs(first: 1000) { edges { node { user { name } payrollRun { entries { id date } } } } } '.repeat(9)}}`,
      );
    expect(await message(nested)).toContain(`${QUERY_LIMITS.cost}`);
    const sized = `query($size: Int!) ${nested.replaceAll('first: 1000', 'first: $size')}`;
    expect(await message(sized, { size: 1000 })).toContain(`${QUERY_LIMITS.cost}`);
    expect(await message(sized, { size: 2 })).toBeUndefined();
    // No number can be made of this one, not even by asking it.
    expect(await message(sized, { size: { toString: null, valueOf: null } })).toContain(
      'Int cannot represent',
    );
  });
});

describe('a request that none of our pages would send', () => {
  test('is refused for its method or its media type', async () => {
    expect((await request({ method: 'GET' }, '/graphql?query={today}')).status).toBe(405);
    const form = await request({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'query=mutation{logout{message}}',
    });
    expect(form.status).toBe(415);
    const text = await request({
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"query":"{today}"}',
    });
    expect(text.status).toBe(415);
  });

  test('gets no response that permits another origin', async () => {
    const response = await request({
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example.com' },
      body: '{"query":"{ today }"}',
    });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('is refused for its size, declared or not', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: `{ today } # ${'x'.repeat(200_000)}` });
    expect(
      (await request({ method: 'POST', headers: { ...headers, 'content-length': '200100' }, body })).status,
    ).toBe(413);
    const stream = new Blob([body]).stream();
    const chunked = await request({ method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test('is not a batch', async () => {
    const response = await request({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${manager.token}` },
      body: '[{"query":"{ today }"},{"query":"{ today }"}]',
    });
    expect(response.status).toBe(400);
  });
});

test('every response carries the security headers, errors too', async () => {
  for (const path of ['/graphql', '/api/nothing', '/api/auth/me', '/healthz', '/missing.js']) {
    const { headers } = await request({ method: 'GET' }, path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
  }
});

test('guesses under many aliases count one by one', async () => {
  const guess = 'login(input: { email: "someone@example.com", password: "Wrong-1234" }) { __typename }';
  const aliases = Array.from({ length: 12 }, (_, index) => `g${index}: ${guess}`).join(' ');
  const { errors } = await portal.graphql(`mutation { ${aliases} }`);
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test('the portal’s own screens are within the bounds', async () => {
  const documents = [...readOperations().values()];
  expect(documents.length).toBeGreaterThan(10);
  // Without their variables the documents are refused for those, and only for those.
  for (const document of documents) expect((await message(document)) ?? '', document).not.toMatch(/limit of/);
});
