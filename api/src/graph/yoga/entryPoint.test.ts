/** The GraphQL entry point: who can introspect, the limits of a query, and what is refused before anything runs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
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

const refusal = async (document: string, variables = {}, token = manager.token) =>
  (await portal.graphql(document, variables, token)).errors?.[0];

const request = (init: RequestInit, path = '/graphql') =>
  portal.app.fetch(new Request(`http://localhost${path}`, init), { requestId: 'test', ipAddress: null });

describe('introspection', () => {
  const DOCUMENT = '{ __schema { queryType { name } } }';
  const ROLE = 'query($role: RoleName) { staff(first: 1, role: $role) { totalCount } }';

  const code = async (token?: string) =>
    (await portal.graphql(DOCUMENT, {}, token)).errors?.[0]?.extensions.code;

  test('is for everyone signed in, and so is the hint at a misspelled name', async () => {
    const driver = await portal.joinContractor();
    const { data } = await portal.graphql(
      `mutation($input: CreateAccessTokenInput!) { made: createAccessToken(input: $input) {
        ... on CreateAccessTokenPayload { token } } }`,
      { input: { name: 'Export', canWrite: false, expiresInDays: 30 } },
      driver.token,
    );
    for (const token of [admin.token, manager.token, driver.token, data.made.token]) {
      expect((await portal.graphql(DOCUMENT, {}, token)).data.__schema.queryType.name).toBe('Query');
      expect((await refusal('{ todai }', {}, token))?.message).toContain('Did you mean "today"');
      expect((await refusal(ROLE, { role: 'Managr' }, token))?.message).toContain('Did you mean');
    }
  });

  test('is not for anyone who is not signed in, or has a duty first', async () => {
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
    const limit = QUERY_LIMITS.depth;
    expect(await refusal(nested)).toMatchObject({
      message: expect.stringContaining(`has ${depth} levels; at most ${limit} are allowed.`),
      extensions: { code: 'DEPTH_LIMIT', limit, value: depth },
    });
  });

  test('aliases', async () => {
    const aliases = Array.from({ length: QUERY_LIMITS.aliases + 1 }, (_, index) => `a${index}: today`);
    const limit = QUERY_LIMITS.aliases;
    expect(await refusal(`{ ${aliases.join(' ')} }`)).toMatchObject({
      message: expect.stringContaining(`has ${limit + 1} aliases; at most ${limit} are allowed.`),
      extensions: { code: 'ALIAS_LIMIT', limit, value: limit + 1 },
    });
  });

  test('tokens', async () => {
    const limit = QUERY_LIMITS.tokens;
    expect(await refusal(`{ ${'today '.repeat(2 * limit)} }`)).toMatchObject({
      message: expect.stringContaining('more than the 2,000 tokens that are allowed.'),
      extensions: { code: 'TOKEN_LIMIT', limit, value: limit + 1 },
    });
    expect((await refusal(`{ ${'today '.repeat(limit - 2)} }`))?.extensions.code).not.toBe('TOKEN_LIMIT');
  });

  longTest('cost', async () => {
    const runs = (first: number) =>
      `{ payrollRuns(first: ${first}) { edges { node { weekStart totalPay user { name } entries { date pay expenses } } } } }`;
    expect(await refusal(runs(1000))).toBeUndefined();
    const lists = '{ payees(first: 1000) { edges { node { paySummary { weekly { period earned } } } } } }';
    const nested = lists
      .replace('payees', 'a: payees')
      .replace(
        /\}$/,
        ` ${'timeLogs(first: 1000) { edges { node { user { name } payrollRun { entries { id date pay notes } } } } } '.repeat(9)}}`,
      );
    const tooMuch = {
      message: expect.stringMatching(
        /^The query costs [\d,]+; at most 550,000 is allowed\. Request fewer rows/,
      ),
      extensions: { code: 'COST_LIMIT', limit: QUERY_LIMITS.cost, value: expect.any(Number) },
    };
    expect(await refusal(nested)).toMatchObject(tooMuch);
    const sized = `query($size: Int!) ${nested.replaceAll('first: 1000', 'first: $size')}`;
    expect(await refusal(sized, { size: 1000 })).toMatchObject(tooMuch);
    expect(await refusal(sized.replace('Int!', 'Int = 1000'))).toMatchObject(tooMuch);
    expect(await refusal(sized, { size: 2 })).toBeUndefined();
    const byNodes =
      'query($size: Int!) { payees(first: $size) { nodes { history(first: $size) { nodes { id } } } } }';
    expect(await refusal(byNodes, { size: 500 })).toMatchObject({ extensions: { code: 'COST_LIMIT' } });
    expect(await refusal(byNodes.slice(19).replaceAll('$size', '500'))).toMatchObject({
      extensions: { code: 'COST_LIMIT' },
    });
    // This one cannot be converted to a number at all.
    expect((await refusal(sized, { size: { toString: null, valueOf: null } }))?.message).toContain(
      'Int cannot represent',
    );
  });
});

describe('a request that none of our pages would send', () => {
  test('is refused for its method or its media type', async () => {
    const method = await request({ method: 'PUT' });
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
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
    const declared = { ...headers, 'content-length': '200100' };
    const stream = () => ({ body: new Blob([body]).stream(), duplex: 'half' });
    for (const sent of [
      { headers: declared, body },
      { headers, ...stream() },
    ]) {
      const response = await request({ method: 'POST', ...sent } as RequestInit);
      const { errors } = await response.json();
      expect(response.status).toBe(413);
      expect(errors).toEqual([
        {
          message: 'The body may have at most 100000 bytes.',
          extensions: { code: 'PAYLOAD_TOO_LARGE', limit: 100_000, value: expect.any(Number) },
        },
      ]);
      expect(errors[0].extensions.value).toBeGreaterThan(100_000);
    }
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

describe('a query by GET, as some clients send short ones', () => {
  const get = async (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await request({ headers }, `/graphql?${new URLSearchParams(parameters)}`);
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  };
  const signedIn = () => ({ authorization: `Bearer ${manager.token}` });
  const QUERY = 'query Named($first: Int!) { contractors(first: $first) { totalCount } viewer { email } }';

  test('is answered to a bearer token, with its variables', async () => {
    const asked = { query: QUERY, variables: JSON.stringify({ first: 1 }), operationName: 'Named' };
    const accept = 'application/graphql-response+json, application/json, text/event-stream';
    const found = await get(asked, { ...signedIn(), accept });
    expect([found.status, found.data.contractors.totalCount, found.errors]).toEqual([
      200,
      expect.any(Number),
      undefined,
    ]);
    expect(found.headers.get('cache-control')).toBe('no-store');
  });

  test('meets the same guards', async () => {
    const limit = QUERY_LIMITS.aliases;
    const aliases = Array.from({ length: limit + 1 }, (_, index) => `a${index}: today`).join(' ');
    expect((await get({ query: `{ ${aliases} }` }, signedIn())).errors).toMatchObject([
      { extensions: { code: 'ALIAS_LIMIT', limit, value: limit + 1 } },
    ]);
    expect((await get({ query: '{ viewer { email } }' })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('takes no cookie, so a link signs no one in', async () => {
    const cookie = {
      ...{ cookie: `portal-4000=${manager.token}`, 'x-portal-session': 'cookie' },
      'sec-fetch-site': 'same-origin',
    };
    const query = '{ viewer { email } }';
    expect((await get({ query }, cookie)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const headers = { ...cookie, 'content-type': 'application/json' };
    const byPost = await request({ method: 'POST', headers, body: JSON.stringify({ query }) });
    expect((await byPost.json()).data.viewer.email).toBeTruthy();
  });

  test('is refused with errors where it changes something, or cannot be read', async () => {
    const wrong: Record<string, string>[] = [
      { query: 'mutation { logout { message } }' },
      {},
      { query: '{' },
      { query: QUERY, variables: '{' },
    ];
    for (const asked of wrong) {
      const { errors, data } = await get(asked, signedIn());
      expect([data, errors]).toEqual([
        undefined,
        [expect.objectContaining({ message: expect.stringMatching(/\w/) })],
      ]);
      expect(errors[0].extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
    }
    expect((await get(wrong[0]!, signedIn())).status).toBe(405);
    expect((await get({ query: '{ viewer { email } }' }, signedIn())).errors).toBeUndefined();
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

longTest('guesses under many aliases count one by one', async () => {
  const guess = 'login(input: { email: "someone@example.com", password: "Wrong-1234" }) { __typename }';
  const aliases = Array.from({ length: 12 }, (_, index) => `g${index}: ${guess}`).join(' ');
  const { errors } = await portal.graphql(`mutation { ${aliases} }`);
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});
