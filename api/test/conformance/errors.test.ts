/**
 * Every status and code of a refusal, each produced over a real socket. The test reads the list of codes from the
 * sources: it fails if no case produces a code, or if a case's code no longer exists.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnumType } from 'graphql';
import { pino } from 'pino';
import { type ErrorCode, REQUEST_ERROR_CODES, type RequestErrorCode } from 'rules/errorCodes';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { QUERY_LIMITS } from '../../src/graph/pipeline/limits.ts';
import { graphErrorResponse, refusedResponse, STATUS_OF_CODE } from '../../src/graph/rest/status.ts';
import { longTest } from '../support/longTest.ts';
import { type Actor, PASSWORD } from '../support/portal.ts';
import { type Answered, openSocket, type Socket } from './socket.ts';

/** Far more than these tests use. */
const BUDGET_SECONDS = 3_000;

let socket: Socket;
let admin: Actor;
let manager: Actor;
let driver: Actor;
const logged: string[] = [];

beforeAll(async () => {
  socket = await openSocket({
    log: pino({}, { write: (line: string) => void logged.push(line) }),
    databaseSeconds: BUDGET_SECONDS,
  });
});
afterAll(() => socket.close());

/** A new set of people, because a case may end a person's access. */
async function people(): Promise<void> {
  await socket.portal.reset();
  socket.portal.setClock('2026-11-18');
  admin = await socket.portal.joinStaff('IT_Admin');
  manager = await socket.portal.joinStaff('Manager');
  driver = await socket.portal.joinContractor();
}

const WEEK = { weekStart: '2026-11-09', weekEnd: '2026-11-15' };
const pay = () =>
  socket.api('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: driver.id,
      ...WEEK,
      weeklyData: [{ date: WEEK.weekStart, pay: 200, expenses: 0, notes: '' }],
    },
  });
const logDay = () =>
  socket.api('POST', '/time-logs', { token: driver.token, body: { date: WEEK.weekStart, worked: true } });
/** Archives the driver and deletes it for good. */
const remove = async (query = '') => {
  const { token } = admin;
  await socket.api('PATCH', `/staff/${driver.id}/archive`, { token, body: { archived: true } });
  return socket.api('DELETE', `/staff/${driver.id}${query}`, { token });
};
const login = (email: string, password: string) =>
  socket.api('POST', '/auth/login', { body: { email, password } });

/** Makes every database query fail with this error. */
function breakDatabase(error: Error): () => void {
  const { services } = socket.portal;
  const { db, sql } = services;
  const fail = () => Promise.reject(error);
  const failing = new Proxy({}, { get: () => fail });
  Object.assign(services, {
    db: new Proxy(db, { get: (_db, name) => (String(name).startsWith('$') ? fail : failing) }),
    sql: { ...sql, read: fail, rows: fail },
  });
  return () => Object.assign(services, { db, sql });
}
let mend: () => void = () => undefined;
afterEach(() => mend());

interface Case {
  status: number;
  ask: () => Promise<Answered>;
}

/** Over REST: the codes in section 4 of the contract, and the two statuses that any server has. */
const CASES: Record<string, Case> = {
  VALIDATION: { status: 400, ask: () => socket.api('POST', '/auth/login', { body: '{"email":' }) },
  UNAUTHENTICATED: { status: 401, ask: () => socket.api('GET', '/auth/me', { token: 'garbage' }) },
  INVALID_CREDENTIALS: { status: 401, ask: () => login(driver.email, 'Wrong-Horse-1') },
  FORBIDDEN: { status: 403, ask: () => socket.api('GET', '/logs', { token: manager.token }) },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    ask: async () => {
      const { token } = await socket.portal.join({ mustChangePassword: true });
      return socket.api('GET', '/time-logs', { token });
    },
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    ask: async () => {
      const { key: userId, email } = await socket.portal.joinContractor();
      await socket.portal.db.passkey.create({
        data: { userId, name: 'Laptop', credentialId: 'id', publicKey: 'key' },
      });
      return login(email, PASSWORD);
    },
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    ask: async () => {
      const { email } = await socket.portal.joinContractor({ isActive: false });
      return login(email, PASSWORD);
    },
  },
  REGISTRATION_CLOSED: {
    status: 403,
    ask: () =>
      socket.api('POST', '/auth/register', {
        body: { email: 'new@example.com', password: 'Quiet-Harbor-7', firstName: 'New', lastName: 'Driver' },
      }),
  },
  FRESH_SESSION_REQUIRED: {
    status: 403,
    ask: () => {
      socket.portal.setClock('2026-11-18T18:00:00Z');
      return socket.api('GET', `/staff/${driver.id}/records`, { token: admin.token });
    },
  },
  NOT_FOUND: {
    status: 404,
    ask: () => socket.api('GET', '/contractors/User_nothing', { token: manager.token }),
  },
  METHOD_NOT_ALLOWED: { status: 405, ask: () => socket.api('PATCH', '/contractors') },
  NOT_ACCEPTABLE: {
    status: 406,
    ask: () => socket.graphql('subscription { changes { kind } }', {}, driver.token),
  },
  CONFLICT: {
    status: 409,
    ask: async () => {
      await logDay();
      return logDay();
    },
  },
  ALREADY_PROCESSED: {
    status: 409,
    ask: async () => {
      await pay();
      return pay();
    },
  },
  INVALID_TRANSITION: {
    status: 409,
    ask: async () => {
      const { body } = await pay();
      const pass = () =>
        socket.api('PATCH', `/payroll/${body.payrollRun.id}/status`, {
          token: manager.token,
          body: { status: 'PAID' },
        });
      await pass();
      return pass();
    },
  },
  LOCKED: {
    status: 409,
    ask: async () => {
      await pay();
      const { body } = await socket.api('GET', '/time-logs', { token: driver.token });
      return socket.api('PUT', `/time-logs/${body[0].id}`, {
        token: driver.token,
        body: { description: 'Other' },
      });
    },
  },
  RETENTION: {
    status: 409,
    ask: async () => {
      await pay();
      return remove();
    },
  },
  APPROVAL_REQUIRED: {
    status: 403,
    ask: async () => {
      const { body } = await pay();
      const { token } = manager;
      await socket.api('PATCH', `/payroll/${body.payrollRun.id}/status`, { token, body: { status: 'PAID' } });
      await socket.graphql(
        'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { __typename } }',
        { input: { secondPersonAbove: 5000 } },
        admin.token,
      );
      return remove('?acknowledge=true&reason=Asked');
    },
  },
  LAST_ADMIN: {
    status: 409,
    ask: () => socket.api('DELETE', `/staff/${admin.id}/roles/IT_Admin`, { token: admin.token }),
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    ask: () => socket.api('POST', '/auth/login', { body: { email: 'x'.repeat(200_000), password: 'x' } }),
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    ask: () =>
      socket.api('POST', '/auth/login', {
        body: 'email=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  RATE_LIMITED: {
    status: 429,
    ask: async () => {
      for (let guess = 0; guess < 10; guess += 1) await login(driver.email, `Wrong-Horse-${guess}`);
      return login(driver.email, PASSWORD);
    },
  },
  BUDGET_EXCEEDED: {
    status: 429,
    ask: () => {
      socket.portal.services.budgets.database.spend(driver.key, 2 * BUDGET_SECONDS);
      return socket.api('GET', '/auth/me', { token: driver.token });
    },
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    ask: () => {
      mend = breakDatabase(new Error('secret inner text'));
      return socket.api('GET', '/contractors', { token: manager.token });
    },
  },
  UNAVAILABLE: {
    status: 503,
    ask: () => {
      mend = breakDatabase(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
      return socket.api('GET', '/contractors', { token: manager.token });
    },
  },
  STORAGE_FULL: {
    status: 503,
    ask: () => {
      mend = breakDatabase(Object.assign(new Error('No space left on device'), { code: '53100' }));
      return socket.api('GET', '/contractors', { token: manager.token });
    },
  },
  TOO_SLOW: {
    status: 503,
    ask: () => {
      mend = breakDatabase(Object.assign(new Error('canceling statement'), { code: '57014' }));
      return socket.api('GET', '/contractors', { token: manager.token });
    },
  },
};

/** Codes that say to wait, and for how long. */
const WAIT = ['RATE_LIMITED', 'BUDGET_EXCEEDED', 'UNAVAILABLE'];

/** Codes in the contract for work that is not built yet, with their status; see docs/decisions.md. */
const AHEAD: Record<string, number> = {
  NOTHING_TO_REPORT: 422,
};

/** Codes that only GraphQL returns, and a body that causes each. */
const OF_THE_GRAPH: Partial<Record<RequestErrorCode, object>> = {
  BAD_REQUEST: { query: 7 },
  GRAPHQL_PARSE_FAILED: { query: '{ today' },
  GRAPHQL_VALIDATION_FAILED: { query: '{ yesterday }' },
  OPERATION_RESOLUTION_FAILURE: { query: 'query A { today } query B { today }' },
  BAD_USER_INPUT: { query: 'query ($id: ID!) { node(id: $id) { id } }' },
  DEPTH_LIMIT: {
    query: `${'{ node(id: "x") { ... on User '.repeat(QUERY_LIMITS.depth)}{ id }${'} }'.repeat(QUERY_LIMITS.depth)}`,
  },
  ALIAS_LIMIT: {
    query: `{ ${Array.from({ length: QUERY_LIMITS.aliases + 1 }, (_, index) => `a${index}: today`).join(' ')} }`,
  },
  TOKEN_LIMIT: { query: `{ ${'today '.repeat(QUERY_LIMITS.tokens)} }` },
  COST_LIMIT: {
    query: `{ payees(first: 1000) { edges { node { ${'timeLogs(first: 1000) { edges { node { id date } } } '.repeat(9)} } } } }`,
  },
};

describe('over a socket', () => {
  test.each(Object.entries(CASES).map(([code, { status }]) => [status, code] as const))(
    '%i %s',
    async (status, code) => {
      await people();
      const { body, ...response } = await CASES[code]!.ask();
      expect([response.status, body.code]).toEqual([status, code]);
      expect(body.error).toMatch(/^[A-Z].*[.]$/s);
      expect(
        Object.keys(body).filter((key) => !['error', 'code', 'details', 'requestId'].includes(key)),
      ).toEqual([]);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Number(response.headers.get('retry-after')) > 0).toBe(WAIT.includes(code));
    },
  );

  test('an internal error has a number that is in the log, and none of its words', async () => {
    await people();
    logged.length = 0;
    const { body } = await CASES.INTERNAL_SERVER_ERROR!.ask();
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.requestId).toEqual(expect.any(String));
    const line = logged.find((text) => text.includes('secret inner text'));
    expect(line).toContain(body.requestId);
  });

  test('details list the issues if there are several, and are absent if there is one', async () => {
    await people();
    const refused = (body: object) =>
      socket.api('POST', '/contractors', { token: manager.token, body }).then((response) => response.body);
    const several = await refused({ firstName: '', lastName: '', email: 'nowhere', password: 'short' });
    expect(several.details.length).toBeGreaterThan(2);
    expect(several.error).toBe(several.details[0]);
    const { body: missing } = await CASES.NOT_FOUND!.ask();
    expect(missing).not.toHaveProperty('details');
  });

  test('an address that exists for other methods names them', async () => {
    const { headers } = await CASES.METHOD_NOT_ALLOWED!.ask();
    expect(headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('over GraphQL', () => {
  const codeOf = async (query: string, token?: string, variables: object = {}) => {
    const { status, body } = await socket.graphql(query, variables, token);
    return [status, body.errors?.[0]?.extensions.code];
  };

  test('an anonymous caller is UNAUTHENTICATED', async () => {
    expect(await codeOf('{ today }')).toEqual([200, 'UNAUTHENTICATED']);
  });

  test('a field that is not for the caller is FORBIDDEN', async () => {
    await people();
    expect(await codeOf('{ auditActions }', driver.token)).toEqual([200, 'FORBIDDEN']);
  });

  test('too many guesses are RATE_LIMITED, with the seconds to wait', async () => {
    await people();
    const guess = () =>
      socket.graphql('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', {
        input: { email: driver.email, password: 'Wrong-Horse-1' },
      });
    for (let count = 0; count < 10; count += 1) await guess();
    const { body } = await guess();
    expect(body.errors[0].extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  });

  longTest('invalid input is BAD_USER_INPUT', async () => {
    await people();
    const notOver = '{ lateSubmitters(weekStart: "2099-01-05") { totalCount } }';
    expect((await codeOf(notOver, manager.token))[1]).toBe('BAD_USER_INPUT');
  });

  test('an invalid cursor is VALIDATION', async () => {
    await people();
    const nonsense = '{ payrollRuns(after: "nonsense") { totalCount } }';
    expect((await codeOf(nonsense, manager.token))[1]).toBe('VALIDATION');
  });

  test('an internal error is INTERNAL_SERVER_ERROR, with none of its words', async () => {
    await people();
    mend = breakDatabase(new Error('secret inner text'));
    const { body } = await socket.graphql('{ contractors { totalCount } }', {}, manager.token);
    expect(body.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test.each(['VALIDATION', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'])(
    'a business error is a typed result: %s',
    async (code) => {
      await people();
      const input: Record<string, object> = {
        VALIDATION: { email: 'nowhere', password: PASSWORD, firstName: 'A', lastName: 'B' },
        CONFLICT: { email: driver.email, password: PASSWORD, firstName: 'A', lastName: 'B' },
        NOT_FOUND: { id: 'User_nothing', firstName: 'A' },
        FORBIDDEN: { userId: admin.id, newPassword: 'Quiet-Harbor-7' },
      };
      const [field, type, who] =
        code === 'NOT_FOUND'
          ? ['updateContractor', 'UpdateContractorInput', manager]
          : code === 'FORBIDDEN'
            ? ['resetPassword', 'ResetPasswordInput', admin]
            : ['createContractor', 'CreateContractorInput', manager];
      const { body } = await socket.graphql(
        `mutation ($input: ${type}!) { result: ${field}(input: $input) { ... on Error { code message } } }`,
        { input: input[code] },
        who.token,
      );
      expect(body.errors).toBeUndefined();
      expect(body.data.result).toEqual({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
    },
  );

  test.each(Object.entries(OF_THE_GRAPH))(
    'what only GraphQL refuses has its code: %s',
    async (code, body) => {
      await people();
      const { body: said } = await socket.ask('POST', '/graphql', { body, token: manager.token });
      expect(said.data ?? null).toBeNull();
      expect(said.errors[0].extensions.code).toBe(code);
    },
  );

  test.each([
    ['depth', 'DEPTH_LIMIT'],
    ['aliases', 'ALIAS_LIMIT'],
    ['tokens', 'TOKEN_LIMIT'],
    ['cost', 'COST_LIMIT'],
  ] as const)('a query over the limit of %s is refused with the limit and its value', async (bound, code) => {
    await people();
    const { body } = await socket.ask('POST', '/graphql', { body: OF_THE_GRAPH[code], token: manager.token });
    const limit = QUERY_LIMITS[bound];
    const { message, extensions } = body.errors[0];
    expect(extensions).toEqual({ code, limit, value: expect.any(Number) });
    expect(extensions.value).toBeGreaterThan(limit);
    expect(message).toContain(limit.toLocaleString('en-US'));
  });
});

/** Every code in the sources: in the tables of the graph and of REST, and where a refusal is written out. */
function codesOfSources(): string[] {
  const errorCode = schema.getType('ErrorCode');
  const codes = new Set<string>([...Object.keys(STATUS_OF_CODE), ...REQUEST_ERROR_CODES]);
  for (const { name } of isEnumType(errorCode) ? errorCode.getValues() : []) codes.add(name);
  const root = join(import.meta.dirname, '../../src');
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.ts$/.test(name) || /\.test\.ts$|generated|graphql-env|^demo\//.test(name)) continue;
    for (const [, code] of readFileSync(join(root, name), 'utf8').matchAll(
      /(?:\bcode: |Error\()'([A-Z]+(?:_[A-Z]+)*)'/g,
    ))
      codes.add(code!);
  }
  return [...codes].sort();
}

const isResult = (code: string): code is ErrorCode => {
  const type = schema.getType('ErrorCode');
  return isEnumType(type) && type.getValue(code) !== undefined;
};
const isInErrors = (code: string): boolean => REQUEST_ERROR_CODES.some((each) => each === code);

/** The statuses that REST returns for a code. */
async function statusesOf(code: string): Promise<number[]> {
  const message = 'No.';
  const thrown = graphErrorResponse({ message, extensions: { code } });
  const isItself = isInErrors(code) && (await thrown.json()).code === code;
  return [
    ...new Set([
      ...(CASES[code] ? [CASES[code].status] : []),
      ...(isResult(code) ? [refusedResponse({ code, message }).status] : []),
      ...(isItself ? [thrown.status] : []),
    ]),
  ];
}

const placesOf = (code: string): string[] => {
  const places = [...(isInErrors(code) ? ['`errors`'] : []), ...(isResult(code) ? ['result'] : [])];
  return places.length ? places : ['HTTP'];
};

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');

describe('the list of codes', () => {
  test('every code in the sources is produced above, and nothing else is', () => {
    expect([...Object.keys(CASES), ...Object.keys(OF_THE_GRAPH)].sort()).toEqual(codesOfSources());
  });

  longTest(
    "the guide's table has every code once, with its statuses over REST and where it appears",
    async () => {
      const rows = [...GUIDE.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \| .+ \| .+ \|$/gm)];
      const told = rows.map(([, code, statuses, places]) => ({ code, statuses, places }));
      const expected = codesOfSources().map(async (code) => ({
        code,
        statuses: (await statusesOf(code)).join(', ') || '–',
        places: placesOf(code).join(', '),
      }));
      const inOrder = told.sort((one, other) => (one.code! < other.code! ? -1 : 1));
      expect(inOrder).toEqual(await Promise.all(expected));
    },
  );

  test('features that the contract names ahead of the portal do not exist yet', () => {
    expect(Object.keys(AHEAD).filter((code) => codesOfSources().includes(code))).toEqual([]);
  });
});
