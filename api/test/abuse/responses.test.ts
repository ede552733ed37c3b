/**
 * Error responses: each has the same security headers, for every entry point, type and status, and none shows internal
 * details.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../src/platform/db/generated/client/client.ts';
import type { JsonReader } from '../../src/platform/sql/jsonReader.ts';
import { OPERATIONS } from '../support/operations.ts';
import { openTestPortal, type TestPortal } from '../support/portal.ts';
import { REST_CALLS } from '../support/restCalls.ts';
import { leakIn } from './leaks.ts';
import { type Stage, setStage } from './stage.ts';

// Many requests at once take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let portal: TestPortal;
let stage: Stage;
let db: PrismaClient;
let sql: JsonReader;
let webFolder: string;
const logged: string[] = [];

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'portal-web-'));
  mkdirSync(join(webFolder, 'assets'));
  mkdirSync(join(webFolder, 'server'));
  for (const page of ['index.html', 'login.html'])
    writeFileSync(join(webFolder, page), '<!doctype html><meta content="__CSP_NONCE__">');
  writeFileSync(join(webFolder, 'server', 'screens.json'), '["/dashboard"]');
  writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(
    join(webFolder, 'server', 'landing.mjs'),
    "export const styles = 'h1{}'; export const renderLanding = () => '<!doctype html><style>h1{}</style>';",
  );
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  portal = await openTestPortal({ log, webFolder });
  ({ db, sql } = portal.services);
  stage = await setStage(portal);
});
afterEach(() => {
  Object.assign(portal.services, { db, sql });
  logged.length = 0;
});
afterAll(async () => {
  await portal.close();
  rmSync(webFolder, { recursive: true, force: true });
});

interface Asked {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: string;
}

const ask = (path: string, { method = 'GET', token, headers = {}, body }: Asked = {}) =>
  portal.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body }),
    }),
    { requestId: 'the-request', ipAddress: '192.0.2.7' },
  );

const JSON_BODY = { 'content-type': 'application/json' };
const graphql = (query: string, token?: string, variables: object = {}, accept = 'application/json') =>
  ask('/graphql', {
    method: 'POST',
    headers: { ...JSON_BODY, accept },
    body: JSON.stringify({ query, variables }),
    ...(token && { token }),
  });

/** On every response, unchanged. */
const ALIKE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const TELLING = ['server', 'x-powered-by', 'via', 'x-runtime', 'access-control-allow-origin'];
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

describe('every response', () => {
  const admin = () => stage.admin.token;
  const driver = () => stage.driver.token;
  /** Each case with its status and type; JSON if no type is given. */
  const CASES: Record<string, [status: number, ask: () => Promise<Response>, type?: string]> = {
    'a list over REST': [200, () => ask('/api/contractors', { token: admin() })],
    'a thing made over REST': [
      201,
      () =>
        ask('/api/reports/tax-summary', {
          method: 'POST',
          token: admin(),
          headers: JSON_BODY,
          body: '{"year":2026}',
        }),
    ],
    'a bad body': [400, () => ask('/api/auth/login', { method: 'POST', headers: JSON_BODY, body: '{' })],
    'a stranger': [401, () => ask('/api/auth/me')],
    'someone without the right': [403, () => ask('/api/logs', { token: driver() })],
    'an address of nothing': [404, () => ask('/api/nothing')],
    'a record of no one': [404, () => ask('/api/contractors/none', { token: admin() })],
    'a file of nothing': [404, () => ask('/missing.js')],
    'a path that is none': [404, () => ask('/api/staff/%E0%A4%A', { token: admin() })],
    'another method over REST': [405, () => ask('/api/contractors', { method: 'PATCH' })],
    'another method of the description': [405, () => ask('/api/openapi.json', { method: 'POST' })],
    'another method of the schema': [405, () => ask('/schema.graphql', { method: 'POST' })],
    'another method of the docs': [405, () => ask('/api/docs', { method: 'DELETE' })],
    'another method of a page': [405, () => ask('/login', { method: 'POST' })],
    'OPTIONS of another origin': [
      405,
      () => ask('/graphql', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example.com' } }),
    ],
    'a conflict': [
      409,
      () =>
        ask('/api/time-logs', {
          method: 'POST',
          token: driver(),
          headers: JSON_BODY,
          body: '{"date":"2026-11-16","worked":true}',
        }),
    ],
    'too much of a body': [
      413,
      () =>
        ask('/api/auth/login', {
          method: 'POST',
          headers: JSON_BODY,
          body: `{"a":"${'x'.repeat(200_000)}"}`,
        }),
    ],
    'too much of a query': [413, () => graphql(`{ today } # ${'x'.repeat(200_000)}`)],
    'another type of body': [
      415,
      () => ask('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{ today }' }),
    ],
    'another type over REST': [
      415,
      () =>
        ask('/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: '{"a":1}',
        }),
    ],
    'too many guesses': [
      429,
      async () => {
        const guess = () =>
          ask('/api/auth/login', {
            method: 'POST',
            headers: JSON_BODY,
            body: '{"email":"no-one@example.com","password":"x"}',
          });
        for (let count = 0; count < 10; count += 1) await guess();
        return guess();
      },
    ],
    'an internal error': [
      500,
      async () => {
        breakDatabase(new Error('inner words'), 'everything');
        return ask('/api/contractors', { token: admin() });
      },
    ],
    'a database that is away': [
      503,
      async () => {
        breakDatabase(
          Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
          'everything',
        );
        return ask('/api/contractors', { token: admin() });
      },
    ],
    'an answer of the graph': [200, () => graphql('{ viewer { id } }', admin())],
    'a refusal of the graph': [200, () => graphql('{ auditActions }', driver())],
    'a document that is none': [
      400,
      () => graphql('{', admin(), {}, 'application/graphql-response+json'),
      'application/graphql-response+json',
    ],
    'a batch': [400, () => ask('/graphql', { method: 'POST', headers: JSON_BODY, body: '[]' })],
    'a subscription without a stream': [406, () => graphql('subscription { changes { kind } }', admin())],
    'a stream': [
      200,
      () => graphql('subscription { changes { kind } }', admin(), {}, 'text/event-stream'),
      'text/event-stream',
    ],
    'the API described': [200, () => ask('/api/openapi.json')],
    'the schema': [200, () => ask('/schema.graphql', { token: admin() }), 'text/plain; charset=utf-8'],
    'a report as CSV': [
      200,
      () => ask(`/api/reports/${stage.reportId}/export/csv`, { token: admin() }),
      'text/csv; charset=utf-8',
    ],
    'a statement as PDF': [
      200,
      () => ask(`/api/payroll/${stage.runId}/statement`, { token: driver() }),
      'application/pdf',
    ],
    'records as ZIP': [
      200,
      () => ask(`/api/staff/${stage.driver.id}/records`, { token: admin() }),
      'application/zip',
    ],
    health: [200, () => ask('/healthz')],
    readiness: [200, () => ask('/readyz')],
    'a script of the portal': [200, () => ask('/assets/app-1a2b.js'), 'text/javascript; charset=utf-8'],
  };
  /** Documents have their own policies. */
  const DOCUMENTS: Record<string, [path: string, status: number, policy: RegExp]> = {
    'a screen': [
      '/login',
      200,
      /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]+'; .*require-trusted-types-for 'script'$/,
    ],
    'the public page': [
      '/',
      200,
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; .*require-trusted-types-for 'script'$/,
    ],
    'the API shown': ['/api/docs', 200, /^default-src 'none'; script-src 'self'; style-src 'self'; /],
  };

  function expectHeaders({ headers }: Response, policy: string | RegExp): void {
    expect(Object.fromEntries(Object.keys(ALIKE).map((name) => [name, headers.get(name)]))).toEqual(ALIKE);
    expect(headers.get('content-security-policy')).toMatch(policy);
    expect(TELLING.filter((name) => headers.has(name))).toEqual([]);
  }

  test.each(Object.keys(CASES))('%s', async (name) => {
    const [status, asking, type = 'application/json'] = CASES[name]!;
    const response = await asking();
    const isStream = type === 'text/event-stream';
    const text = isStream ? String(await response.body?.cancel()) : await response.text();
    expect([response.status, response.headers.get('content-type')?.slice(0, type.length)]).toEqual([
      status,
      type,
    ]);
    expectHeaders(response, DATA_POLICY);
    if (status >= 400) expect(leakIn(text)).toBeUndefined();
    if (type === 'application/json' || isStream)
      expect(response.headers.get('cache-control')).toContain('no-store');
    if (/pdf|csv|zip/.test(type))
      expect([response.headers.get('content-disposition'), response.headers.get('cache-control')]).toEqual([
        expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
        'no-store',
      ]);
  });

  test.each(Object.keys(DOCUMENTS))('%s', async (name) => {
    const [path, status, policy] = DOCUMENTS[name]!;
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(path, { method });
      expect(response.status).toBe(status);
      expectHeaders(response, policy);
      expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test('a screen has its own nonce each time', async () => {
    const policies = await Promise.all(
      [1, 2, 3].map(async () => (await ask('/login')).headers.get('content-security-policy')),
    );
    expect(new Set(policies).size).toBe(3);
  });
});

test('no one gets hints about names in the schema', async () => {
  for (const query of [
    '{ viewr { id } }',
    '{ viewer { emial } }',
    '{ __typ }',
    '{ contractors(sarch: "x") { totalCount } }',
    'query ($id: Usr) { today }',
    'mutation { logim }',
    '{ auditLogs(level: WARNIN) { totalCount } }',
    '{ node(id: 1) { ... on Usr { id } } }',
  ]) {
    const { errors } = await portal.graphql(query);
    expect(errors?.[0]?.message, query).not.toMatch(/did you mean/i);
  }
  // The values of variables are checked later, with the same messages.
  const { errors } = await portal.graphql(
    'query ($level: LogLevel) { auditLogs(level: $level) { totalCount } }',
    {
      level: 'WARNIN',
    },
  );
  expect(errors?.[0]?.message).not.toMatch(/did you mean/i);
});

/** Finds the query that looks up the caller. */
const FOR_WHO_ASKS = /FROM "(Session|PersonalAccessToken)"/;

/** Makes every query fail; with 'the work', the lookup of the caller still succeeds. */
function breakDatabase(error: unknown, what: 'everything' | 'the work'): void {
  const fail = () => Promise.reject(error);
  const rows: JsonReader['rows'] = (statement) =>
    what === 'the work' && FOR_WHO_ASKS.test(statement.strings.join('')) ? sql.rows(statement) : fail();
  Object.assign(portal.services, { db: brokenClient(fail, what), sql: { ...sql, read: fail, rows } });
}

function brokenClient(fail: () => Promise<never>, what: 'everything' | 'the work'): PrismaClient {
  const failing = new Proxy({}, { get: () => fail });
  return new Proxy(db, {
    get(target, property, receiver) {
      if (property === 'then') return undefined;
      if (property === '$queryRaw' && what === 'the work')
        return (parts: TemplateStringsArray, ...values: unknown[]) =>
          FOR_WHO_ASKS.test(parts.join('')) ? target.$queryRaw(parts, ...values) : fail();
      if (typeof property === 'string' && property.startsWith('$')) return fail;
      return typeof Reflect.get(target, property, receiver) === 'object'
        ? failing
        : Reflect.get(target, property);
    },
  });
}

const SECRET = 'the-inner-words';
const named = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more });

/** Errors that the layers below throw, with their own messages. */
const ERROR_SIGNS: Record<string, unknown> = {
  'a programming error': new TypeError(`Cannot read properties of undefined (reading '${SECRET}')`),
  'a query that Prisma refuses': named(
    'PrismaClientValidationError',
    `\nInvalid \`prisma.user.findMany()\` invocation in\n/srv/portal/api/dist/staff.js:12:3\n${SECRET}`,
  ),
  'an error known to Prisma': named('PrismaClientKnownRequestError', `Unique constraint failed: ${SECRET}`, {
    code: 'P2010',
    meta: { modelName: 'User', driverAdapterError: { cause: { originalCode: '42703' } } },
  }),
  'an error of the database': named('DatabaseError', `column "${SECRET}" does not exist`, {
    code: '42703',
    detail: 'SELECT "passwordHash" FROM "User" WHERE id = 1',
  }),
  'a rule of the database': named('DatabaseError', `violates check constraint "${SECRET}"`, {
    code: '23514',
  }),
  'a full disk': named('Error', `could not extend file "base/${SECRET}": No space left on device`, {
    code: '53100',
  }),
  'a text': `thrown ${SECRET}`,
  nothing: undefined,
  'an object in a circle': (() => {
    const circle: Record<string, unknown> = { secret: SECRET };
    circle.self = circle;
    return circle;
  })(),
};

/** One place masks errors, so the short form requests one in four of everything. */
const sample = <T>(all: readonly T[]): T[] => all.filter((_, index) => process.env.LONG || index % 4 === 0);

const expectMasked = (text: string, what: string) => {
  expect(leakIn(text), `${what}: ${text}`).toBeUndefined();
  expect(text, what).not.toContain(SECRET);
};

/** Requests the routes as an administrator while the database fails with this error. */
async function expectMaskedOverRest(error: unknown, what: 'everything' | 'the work'): Promise<void> {
  breakDatabase(error, what);
  const statuses: number[] = [];
  const calls = sample(REST_CALLS);
  for (const { route, body } of calls) {
    const [method = '', path = ''] = route.split(' ');
    const response = await ask(`/api${path.replace(':id', idIn(path)).replace(':role', 'HR')}`, {
      method,
      token: stage.admin.token,
      headers: JSON_BODY,
      ...(body && { body: JSON.stringify(body(stage)) }),
    });
    const text = await response.text();
    statuses.push(response.status);
    expectMasked(text, route);
    if (response.status === 500)
      expect(JSON.parse(text), route).toMatchObject({
        code: 'INTERNAL_SERVER_ERROR',
        requestId: 'the-request',
      });
    else if (response.status !== 503) expect(response.status, `${route}: ${text}`).toBeLessThan(500);
  }
  // All but the few that do not query the database.
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(calls.length * 0.75);
  expect(logged.join('')).toMatch(/unexpected error|did not answer/);
}

const idIn = (path: string): string =>
  path.startsWith('/time-logs')
    ? stage.dayId
    : path.startsWith('/payroll')
      ? stage.runId
      : path.startsWith('/reports')
        ? stage.reportId
        : path.startsWith('/tax-documents')
          ? stage.documentId
          : stage.driver.id;

async function expectMaskedInTheGraph(error: unknown): Promise<void> {
  breakDatabase(error, 'the work');
  let masked = 0;
  const calls = sample(OPERATIONS.filter(({ field }) => !field.startsWith('Subscription')));
  for (const { field, document, variables } of calls) {
    const response = await graphql(document, stage.admin.token, variables?.(stage));
    const text = await response.text();
    expectMasked(text, field);
    if (/INTERNAL_SERVER_ERROR|UNAVAILABLE|STORAGE_FULL|TOO_SLOW/.test(text)) masked += 1;
  }
  expect(masked).toBeGreaterThan(calls.length * 0.75);
}

describe('an internal error reveals nothing', () => {
  const deep = process.env.LONG ? Object.keys(ERROR_SIGNS) : ['an error known to Prisma', 'a text'];
  test.each(deep)('when it keeps everyone out: %s', (name) =>
    expectMaskedOverRest(ERROR_SIGNS[name], 'everything'),
  );
  test.each(deep)('when it breaks a route: %s', (name) =>
    expectMaskedOverRest(ERROR_SIGNS[name], 'the work'),
  );
  const deepest = process.env.LONG ? deep : deep.slice(0, 1);
  test.each(deepest)('when it breaks an operation: %s', (name) => expectMaskedInTheGraph(ERROR_SIGNS[name]));
});
