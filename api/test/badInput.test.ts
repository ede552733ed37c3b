/** Any bad input gets the contract's error and never an internal error, and nothing is written. */
import type { GraphQLInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../src/app/schema.ts';
import { fingerprint } from './support/fingerprint.ts';
import { spoil } from './support/hostile.ts';
import { MISSING } from './support/missing.ts';
import type { Stage } from './support/operation.ts';
import { OPERATIONS } from './support/operations.ts';
import { type Actor, openTestPortal, type TestPortal } from './support/portal.ts';
import { REST_CALLS } from './support/restCalls.ts';

let portal: TestPortal;
let admin: Actor;
let stage: Stage;

beforeAll(async () => {
  portal = await openTestPortal({ registration: 'approval' });
  admin = await portal.joinStaff('IT_Admin');
  const driver = await portal.joinContractor();
  const day = await portal.rest('POST', '/time-logs', {
    token: driver.token,
    body: { date: '2026-11-17', worked: true },
  });
  const run = await portal.rest('POST', '/payroll/weekly', {
    token: admin.token,
    body: {
      userId: driver.id,
      weekStart: '2026-10-26',
      weekEnd: '2026-11-01',
      weeklyData: [{ date: '2026-10-26', pay: 1, expenses: 0, notes: '' }],
    },
  });
  const report = await portal.rest('POST', '/reports/tax-summary', {
    token: admin.token,
    body: { year: 2026 },
  });
  stage = {
    ...MISSING,
    driver,
    dayId: day.body.id,
    runId: run.body.payrollRun.id,
    reportId: report.body.data.report.id,
  };
  before = await fingerprint(portal.database);
});
afterAll(() => portal.close());

let before = '';
/** Fails if anything was written since the last call of this function. */
async function expectUnchanged(): Promise<void> {
  const last = before;
  before = await fingerprint(portal.database);
  expect(before).toBe(last);
}

const UNKNOWN_IDS = [
  'nonsense',
  'User_',
  'User_0190aaaa-0000-7000-8000-000000000000',
  'TimeLog_0190aaaa-0000-7000-8000-000000000000',
  '%00',
  '\'; DROP TABLE "User"; --',
  'x'.repeat(3000),
];

/** Wrong passwords are counted by client, and these tests are about other errors. */
let clients = 0;
const nextClient = () => `198.51.100.${(clients++ % 250) + 1}`;

describe('REST', () => {
  describe.each(REST_CALLS.filter(({ body }) => body))('$route', ({ route, body }) => {
    const [method = '', path = ''] = route.split(' ');
    const id = () =>
      path.startsWith('/time-logs')
        ? stage.dayId
        : path.startsWith('/payroll')
          ? stage.runId
          : path.startsWith('/reports')
            ? stage.reportId
            : stage.driver.id;

    test('refuses every invalid field with a message', async () => {
      for (const { place, value, input } of spoil(body!(stage))) {
        const response = await portal.rest(method, path.replace(':id', id()), {
          token: admin.token,
          body: input,
          ipAddress: nextClient(),
        });
        const what = `${place} = ${JSON.stringify(value)?.slice(0, 60)}: ${JSON.stringify(response.body).slice(0, 200)}`;
        expect(response.status, what).toBeGreaterThanOrEqual(400);
        expect(response.status, what).toBeLessThan(500);
        expect(response.body.error, what).toMatch(/\S\.$/);
        expect(response.body.code, what).toMatch(/^[A-Z_]+$/);
      }
      await expectUnchanged();
    });
  });

  test.each(REST_CALLS.filter(({ route }) => route.includes(':id')))(
    '$route finds no such id',
    async ({ route, body }) => {
      const [method = '', path = ''] = route.split(' ');
      for (const id of UNKNOWN_IDS) {
        const response = await portal.rest(
          method,
          path.replace(':id', encodeURIComponent(id)).replace(':role', 'HR'),
          {
            token: admin.token,
            ...(body ? { body: body(stage) } : {}),
          },
        );
        expect(response.status, id.slice(0, 60)).toBe(404);
      }
      await expectUnchanged();
    },
  );

  test.each(['page=0', 'page=-1', 'page=1.5', 'limit=0', 'limit=x', 'limit=99999999999', 'status=gone'])(
    'GET /contractors?%s is refused',
    async (query) => {
      const response = await portal.rest('GET', `/contractors?${query}`, { token: admin.token });
      expect([response.status, response.body.code]).toEqual([400, 'VALIDATION']);
    },
  );

  test('a search may contain any text', async () => {
    for (const search of ['%', '_', '\\', "'", '"', 'é', '🚚', '   ', '%00', 'x'.repeat(4000)]) {
      const response = await portal.rest('GET', `/contractors?search=${encodeURIComponent(search)}`, {
        token: admin.token,
      });
      expect(response.status, search.slice(0, 20)).toBe(200);
    }
    const nul = await portal.rest('GET', '/contractors?search=%00', { token: admin.token });
    expect([nul.status, nul.body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('GraphQL', () => {
  // One place checks all of them, so the short form tries one operation in three.
  const taking = OPERATIONS.filter(({ variables }) => variables);
  const tried = taking.filter((_, index) => process.env.LONG || index % 3 === 0);
  describe.each(tried)('$field', ({ document, variables }) => {
    test('refuses every invalid variable without an internal error', async () => {
      for (const { place, value, input } of spoil(variables!(stage))) {
        if (typeof input !== 'object' || Array.isArray(input)) continue;
        const { data, errors } = await portal.graphql(
          document,
          input as Record<string, unknown>,
          admin.token,
          nextClient(),
        );
        const what = `${place} = ${JSON.stringify(value)?.slice(0, 60)}: ${JSON.stringify({ data, errors }).slice(0, 300)}`;
        expect(errors?.map(({ extensions }) => extensions.code) ?? [], what).not.toContain(
          'INTERNAL_SERVER_ERROR',
        );
        // A refusal is an error, a typed error, or nothing if the record does not exist, in a list too.
        const isNothing = (item: unknown): boolean =>
          item === null || (Array.isArray(item) && item.every(isNothing));
        const refused = errors ?? data?.result?.code ?? Object.values(data ?? {}).every(isNothing);
        expect(refused, what).toBeTruthy();
      }
      await expectUnchanged();
    });
  });

  test('a missing node is null, whatever its type and its selected fields', async () => {
    const nodes = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType);
    expect(nodes.length).toBeGreaterThan(8);
    for (const { name } of nodes)
      for (const selection of ['id', `... on ${name} { id }`, '... on Report { name }']) {
        const response = await portal.graphql(
          `query ($id: ID!) { node(id: $id) { __typename ${selection} } }`,
          { id: `${name}_0190aaaa-0000-7000-8000-000000000000` },
          admin.token,
        );
        expect(response, `${name}: ${selection}`).toMatchObject({ data: { node: null } });
      }
  });

  test('broken documents and bodies are refused as such', async () => {
    for (const body of ['', '{', 'null', '42', '[]', '{"query":42}', '{"query":"{"}', '{"variables":{}}']) {
      const response = await portal.app.fetch(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
          body,
        }),
        { requestId: 'test', ipAddress: null },
      );
      expect(response.status, body).toBeLessThan(500);
      expect(await response.text(), body).not.toMatch(/at .*\.(ts|js):\d+|node_modules/);
    }
  });
});
