/**
 * Tests each guard over real HTTP on each way in that it covers: it refuses, and once it is off the list it does not.
 * So the list itself enforces it on all three.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GraphQLSchema, getOperationAST, parse, print, validate } from 'graphql';
import { pino } from 'pino';
import { encodeId } from 'rules/ids';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { createApp } from '../../app/app.ts';
import { readClientOperations } from '../../app/operations.ts';
import { schema } from '../../app/schema.ts';
import { createServer, listen } from '../../app/server.ts';
import { systemContext } from '../../operation/context.ts';
import type { CallerTurns } from '../../operation/services.ts';
import { currentSpender, spendingBy } from '../../platform/db/spender.ts';
import { builder } from '../builder.ts';
import { MAX_PAGE_SIZE } from '../pageArgs.ts';
import { routes } from '../rest/routes.ts';
import type { WayIn } from './guard.ts';
import { DEADLINES } from './guards/deadline.ts';
import { TURN_LIMITS } from './guards/turns.ts';
import { GUARDS, guardFields, type Row } from './guards.ts';
import { QUERY_LIMITS } from './limits.ts';

const mocked = vi.hoisted(() => ({
  /** Operations known by ID in addition to the web client's; each is its own text. */
  operations: new Set<string>(),
  schema: undefined as GraphQLSchema | undefined,
}));

vi.mock('../../app/operations.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../app/operations.ts')>();
  const known = () => [...mocked.operations].map((text) => [text, text] as const);
  return {
    ...original,
    readClientOperations: () => new Map([...original.readClientOperations(), ...known()]),
  };
});
vi.mock('../../app/schema.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../app/schema.ts')>();
  return {
    get schema() {
      return mocked.schema ?? original.schema;
    },
  };
});

/** Much more than these tests use. */
const BUDGET_SECONDS = 3_000;

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
let script: { token: string };
let server: Server;
/** Requests that did not take the persisted fast path. */
let others = 0;

beforeAll(async () => {
  portal = await openTestPortal({ databaseSeconds: BUDGET_SECONDS });
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor({ dailyRate: 200 });
  const { data } = await portal.graphql(
    `mutation($input: CreateAccessTokenInput!) { made: createAccessToken(input: $input) {
      ... on CreateAccessTokenPayload { token } } }`,
    { input: { name: 'Export', canWrite: false, expiresInDays: 30 } },
    driver.token,
  );
  script = { token: data.made.token };
  await open();
});
afterAll(async () => {
  await close();
  await portal.close();
});

/** Opens a server with the guards on the list now. */
async function open(): Promise<void> {
  const { services, database } = portal;
  const app = createApp({
    services,
    database,
    log: pino({ level: 'silent' }),
    webFolder: '/nonexistent',
    isStopping: () => false,
  });
  const fetch: typeof app.fetch = (...args) => {
    others += 1;
    return app.fetch(...args);
  };
  server = createServer({ app: { ...app, fetch }, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
}

async function close(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const isListed = (name: string) => GUARDS.some((row) => row.name === name);

/** Runs the work on a server without this guard. */
async function without(name: string, work: () => Promise<void>): Promise<void> {
  const list = GUARDS as readonly Row[] as Row[];
  const place = list.findIndex((row) => row.name === name);
  const [row] = list.splice(place, 1);
  await close();
  if (row?.guard.runs === 'field') mocked.schema = guardFields(builder.toSchema());
  try {
    await open();
    await work();
  } finally {
    list.splice(place, 0, row!);
    mocked.schema = undefined;
    await close();
    await open();
  }
}

interface Sent {
  token?: string | undefined;
  method?: string;
  body?: object | string;
  accept?: string;
}

interface Answer {
  status: number;
  text: string;
}

const JSON_KIND = 'application/json';

async function send(path: string, { token, method, body, accept = JSON_KIND }: Sent): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept,
      ...(body === undefined ? {} : { 'content-type': JSON_KIND }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

type Ask = () => Promise<Answer>;

interface Asked {
  token?: string;
  variables?: object;
}

/** Sends a document as text. */
const asText = (query: string, asked: () => Asked | Promise<Asked>, accept?: string) => ({
  text: async () => {
    const { token, variables } = await asked();
    return send('/graphql', { token, body: { query, variables }, ...(accept && { accept }) });
  },
});

/** The same, and by ID. */
function asked(query: string, ask: () => Asked | Promise<Asked>) {
  mocked.operations.add(query);
  const persisted: Ask = async () => {
    const { token, variables } = await ask();
    const before = others;
    const answer = await send('/graphql', { token, body: { documentId: query, variables } });
    expect(others).toBe(before);
    return answer;
  };
  return { ...asText(query, ask), persisted };
}

interface Case<Way extends WayIn> {
  over: Record<Way, Ask>;
  isRefused: (answer: Answer) => boolean;
  /** Sets up a condition during the request; the returned function ends it. */
  meanwhile?: () => () => unknown;
}

type Cases = { [Each in (typeof GUARDS)[number] as Each['name']]: Case<Each['over'][number]> };

const says =
  (words: string | RegExp) =>
  ({ text }: Answer): boolean =>
    text.search(words) !== -1;

/** Takes all of the driver's turns and all places in the queue. */
const takeAllTurns = (kind: keyof CallerTurns) => () => {
  const { atOnce, mostWaiting } = TURN_LIMITS[kind];
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const places = Array.from({ length: atOnce + mostWaiting }, () =>
    portal.services.turns[kind].run(driver.key, () => isReleased),
  );
  return () => {
    release();
    return Promise.all(places);
  };
};

const KEY = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const DAY = encodeId('TimeLog', KEY);
const RUN = encodeId('PayrollRun', KEY);

/** A list requested so many times that a large page of it exceeds the limit. */
const lists = (first: string, declared = '', more = '') => {
  const days = `timeLogs(first: ${first}) { edges { node { user { name } payrollRun { entries { id date } } } } }`;
  return `query Lists${declared} { ${`${days} `.repeat(30)} ${more} }`;
};

const CASES: Cases = {
  cleanText: {
    over: {
      ...asked('query Clean($search: String) { staff(first: 1, search: $search) { totalCount } }', () => ({
        token: admin.token,
        variables: { search: 'a\ud800' },
      })),
      rest: () => send('/api/staff?search=a%00b', { token: admin.token }),
    },
    isRefused: says('search contains a character that cannot be stored'),
  },
  tokenLimit: {
    over: asText(`{ ${'today '.repeat(QUERY_LIMITS.tokens)} }`, () => driver),
    isRefused: says('TOKEN_LIMIT'),
  },
  depthLimit: {
    over: asText(
      `{ ${'a { '.repeat(QUERY_LIMITS.depth)} b ${'} '.repeat(QUERY_LIMITS.depth)} }`,
      () => driver,
    ),
    isRefused: says('DEPTH_LIMIT'),
  },
  aliasLimit: {
    over: asText(
      `{ ${Array.from({ length: QUERY_LIMITS.aliases + 1 }, (_, index) => `a${index}: today`).join(' ')} }`,
      () => driver,
    ),
    isRefused: says('ALIAS_LIMIT'),
  },
  costLimit: {
    over: asText(lists('1000'), () => admin),
    isRefused: says('COST_LIMIT'),
  },
  pageCost: {
    over: asked(lists('$size', '($size: Int!)'), () => ({ ...admin, variables: { size: 1000 } })),
    isRefused: says('COST_LIMIT'),
  },
  introspection: {
    over: asText('{ __schema { queryType { name } } }', () => ({})),
    isRefused: says('UNAUTHENTICATED'),
  },
  tokenScope: {
    over: {
      ...asked('mutation Log($input: LogDayInput!) { logDay(input: $input) { __typename } }', () => ({
        ...script,
        variables: { input: { date: '2026-11-17', worked: true } },
      })),
      rest: () => send('/api/time-logs', { ...script, body: { date: '2026-11-17', worked: true } }),
    },
    isRefused: says('This access token does not have the scope TIME_LOGS_WRITE'),
  },
  preauthorize: {
    over: { rest: () => send('/api/staff', { body: '{ broken' }) },
    isRefused: ({ status }) => status === 401,
  },
  conditionalSubscription: {
    over: asText('subscription { changes @skip(if: true) { kind } }', () => driver, 'text/event-stream'),
    isRefused: says('can neither be skipped nor included'),
  },
  turns: {
    over: { ...asked('query Today { today }', () => driver), rest: () => send('/api/auth/me', driver) },
    isRefused: ({ status }) => status === 429,
    meanwhile: takeAllTurns('operations'),
  },
  budget: {
    over: { ...asked('query Today { today }', () => driver), rest: () => send('/api/auth/me', driver) },
    isRefused: says('BUDGET_EXCEEDED'),
    meanwhile: () => {
      const { database } = portal.services.budgets;
      const all = 2 * BUDGET_SECONDS;
      database.spend(driver.key, all);
      return () => database.spend(driver.key, -all);
    },
  },
  deadline: {
    over: {
      ...asked('query Days { viewer { daySummary { totalDays } } }', () => driver),
      rest: () => send('/api/time-logs', driver),
    },
    isRefused: says('TOO_SLOW'),
    meanwhile: () => {
      const { sql } = portal.services;
      const { query } = DEADLINES;
      DEADLINES.query = 1;
      portal.services.sql = {
        ...sql,
        read: async (...args) => {
          const spender = currentSpender()!;
          if (isListed('deadline') && !spender.over)
            await new Promise<void>((resolve) => void spender.onEnd(resolve));
          return spendingBy(spender, () => sql.read(...args));
        },
      };
      return () => {
        portal.services.sql = sql;
        DEADLINES.query = query;
      };
    },
  },
  checkIds: {
    over: {
      ...asked('query Runs($id: ID) { payrollRuns(userId: $id) { totalCount } }', () => ({
        ...admin,
        variables: { id: DAY },
      })),
      rest: () => send(`/api/payroll?userId=${DAY}`, admin),
    },
    isRefused: says('userId must be the id of a user'),
  },
  documentTurns: {
    over: {
      ...asked(`query Statement { payStatementFile(runId: "${RUN}") { __typename } }`, () => driver),
      rest: () => send(`/api/payroll/${RUN}/statement`, { ...driver, accept: 'application/pdf' }),
    },
    isRefused: says('Too many requests at once'),
    meanwhile: takeAllTurns('documents'),
  },
  freshViewers: {
    over: asked(
      `mutation Leave { logout { message } logDay(input: { date: "2026-11-16", worked: true }) { __typename } }`,
      async () => ({ token: await portal.signIn(driver.key) }),
    ),
    isRefused: says('Please sign in'),
  },
  hints: {
    over: asked('query Role($role: RoleName) { staff(first: 1, role: $role) { totalCount } }', () => ({
      variables: { role: 'Managr' },
    })),
    isRefused: ({ text }) => text.includes('Managr') && !text.includes('Did you mean'),
  },
  masking: {
    over: {
      ...asked('query Days { timeLogs(first: 1) { edges { node { id } } } }', () => driver),
      rest: () => send('/api/time-logs', driver),
    },
    isRefused: ({ text }) =>
      /Something went wrong on our side.*"requestId":"/.test(text) && !text.includes('secret'),
    meanwhile: () => {
      const { sql } = portal.services;
      portal.services.sql = { ...sql, read: () => Promise.reject(new Error('secret of the house')) };
      return () => {
        portal.services.sql = sql;
      };
    },
  },
};

test('every guard has its case, on every way in that it covers', () => {
  expect(Object.entries(CASES).map(([name, { over }]) => [name, Object.keys(over)])).toEqual(
    GUARDS.map(({ name, over }) => [name, over]),
  );
});

test.each(Object.keys(CASES) as (keyof Cases)[])(
  '%s refuses over each way in, and only while it is on the list',
  async (name) => {
    const { over, isRefused, meanwhile } = CASES[name] as Case<never> & { over: Record<string, Ask> };
    const isGuarded = async (ask: Ask) => {
      const end = meanwhile?.();
      const answer = await ask();
      await end?.();
      return isRefused(answer);
    };
    const ways = Object.entries(over);
    for (const [way, ask] of ways) expect(await isGuarded(ask), way).toBe(true);
    await without(name, async () => {
      for (const [way, ask] of ways) expect(await isGuarded(ask), way).toBe(false);
    });
  },
);

describe("what no guard checks in the portal's own operations", () => {
  const own: Record<WayIn, string[]> = {
    text: [],
    persisted: [...readClientOperations()].filter(([id, text]) => id !== text).map(([, text]) => text),
    rest: routes.map(({ document }) => print(document)),
  };
  const stranger = () => ({ ...systemContext(portal.services) });
  const everyPage = new Proxy({}, { get: () => MAX_PAGE_SIZE });

  test('is one field of the schema, for a route', () => {
    for (const { document } of routes)
      expect(getOperationAST(document)?.selectionSet.selections.length).toBe(1);
  });

  longTest.each(['persisted', 'rest'] as const)('is within its limits, %s', (way) => {
    expect(own[way].length).toBeGreaterThan(10);
    const left = (GUARDS as readonly Row[]).filter(({ over }) => !over.includes(way));
    const rules = left.flatMap(({ guard }) => (guard.runs === 'validate' ? [guard.rule] : []));
    for (const text of own[way]) {
      const document = parse(text);
      expect(validate(schema, document, rules), text).toEqual([]);
      for (const { guard, name } of left) {
        if (guard.runs === 'parse') expect(() => guard.parse(text), name).not.toThrow();
        if (guard.runs === 'start')
          expect(
            guard.refuse(schema, { document }, everyPage, stranger()),
            `${name}: ${text}`,
          ).toBeUndefined();
      }
    }
  });
});

describe('a request that is wrong in several ways is refused for the first of them', () => {
  test.each<[string, () => Promise<Answer>, string]>([
    [
      'a text: what cannot be stored before its length',
      async () =>
        send('/graphql', { body: { query: `{ ${'today '.repeat(3000)} }`, variables: { a: '\ud800' } } }),
      'cannot be stored',
    ],
    [
      'a text: its cost before who asks for the schema',
      async () =>
        send('/graphql', {
          body: {
            query: lists('$size', '($size: Int!)', '__schema { queryType { name } }'),
            variables: { size: 1000 },
          },
        }),
      'COST_LIMIT',
    ],
    [
      'a text: its input before who asks',
      async () =>
        send('/graphql', {
          body: {
            query: 'query($role: RoleName) { staff(role: $role) { totalCount } }',
            variables: { role: 'No' },
          },
        }),
      'does not exist in',
    ],
    [
      'a route: a token that is closed to it before its scopes',
      async () => send('/api/staff', { ...script, body: '{ broken' }),
      'only for people who are signed in',
    ],
    [
      'a route: its scopes before its body',
      async () => send('/api/staff', { ...driver, body: { firstName: 'a\ud800' } }),
      'You’re not allowed to do this',
    ],
    [
      'a route: what cannot be stored before its shape',
      async () => send('/api/staff', { ...admin, body: { firstName: 'a\ud800' } }),
      'firstName contains a character',
    ],
  ])('%s', async (_name, ask, message) => {
    expect((await ask()).text).toContain(message);
  });
});
