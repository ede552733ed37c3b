/**
 * One caller sends the most expensive requests while another works: the other gets no error. A search over the schema
 * finds the most expensive ones: every list with everything below it, by cost. `npm run bench -- neighbor` measures how
 * much longer the other waits.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { createRecords } from '../access/stage.ts';
import { listQueries } from '../support/listQueries.ts';
import { maxPageOf } from '../support/pageBounds.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const ROUNDS = process.env.LONG ? 40 : 1;
const AT_ONCE = 6;
const DAYS = 290;

let portal: TestPortal;
let hostile: Actor;
let honest: Actor;
let hostileRun: string;
let honestRun: string;
beforeAll(async () => {
  // As in production: the test is about the others, who must get no error whether or not the hostile caller is refused.
  portal = await openTestPortal({ databaseSeconds: 30, documentSeconds: 60 });
  const admin = await portal.joinStaff('IT_Admin', 'Manager');
  hostile = await portal.joinContractor({ dailyRate: 200 });
  honest = await portal.joinContractor({ dailyRate: 200 });
  hostileRun = (await createRecords(portal, admin, hostile)).runId;
  honestRun = (await createRecords(portal, admin, honest)).runId;
  await portal.database.pool.query(
    `INSERT INTO "TimeLog" (id, "userId", date, worked, "updatedAt")
     SELECT gen_random_uuid(), $1::uuid, date '2025-01-01' + n, true, now() FROM generate_series(1, ${DAYS}) n`,
    [hostile.key],
  );
});
afterAll(() => portal.close());

const KNOWN_WORST = `{ timeLogs(first: 1000) { edges { node { id user {
  daySummary { totalDays } paySummary { yearToDate { paid } } unsentWeek } } } } }`;

/** Fifteen documents, the most that one operation may select. */
const documents = () => {
  const files = Array.from(
    { length: 15 },
    (_, index) => `f${index}: payStatementFile(runId: "${hostileRun}")`,
  );
  return `{ ${files.map((file) => `${file} { __typename ... on File { bytes } }`).join(' ')} }`;
};

interface Asked {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  body: any;
}

async function ask(query: string, { token }: Actor, variables: object = {}): Promise<Asked> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'graphql-cost': '1' },
    body: JSON.stringify({ query, variables }),
  });
  const response = await portal.app.fetch(request, { requestId: 'one', ipAddress: '192.0.2.1' });
  return { status: response.status, body: await response.json() };
}

/** The lists that cost most for this caller. */
async function findWorst(who: Actor, count: number): Promise<string[]> {
  const given = {
    'Query.changes': 'topics: [CONTRACTORS]',
    'Query.node': `id: "${who.id}"`,
    'Query.nodes': `ids: ["${who.id}"]`,
    'Query.payrollRun': 'number: 1',
    'Query.payrollTotals': 'groupBy: [PERSON], startDate: "2026-01-01", endDate: "2026-12-31"',
    'Query.person': `id: "${who.id}"`,
    'Query.user': `id: "${who.id}"`,
    'Query.contractor': `id: "${who.id}"`,
    'Query.staffMember': `id: "${who.id}"`,
    'Query.report': `id: "${who.id}"`,
    'Query.openInvitation': 'token: "none"',
    'Query.search': 'text: "a"',
    'Query.payrollBoard': 'weekStart: "2026-10-26"',
    'Query.advanceWarnings': `input: { userId: "${who.id}", total: 300, givenOn: "2026-10-26" }`,
    'Query.paymentWarnings': 'input: { runIds: ["none"], date: "2026-10-26", method: CHECK }',
    'Query.payrollWeek': `weekStart: "2026-10-26", userId: "${who.id}"`,
    'Query.taxSeason': 'year: 2025',
    'TaxSeason.row': `userId: "${who.id}"`,
  };
  const costs: { query: string; cost: number }[] = [];
  for (const { document } of listQueries(schema, {
    given,
    rows: maxPageOf,
    refused: new Set(),
    by: 'nodes',
  })) {
    const { body } = await ask(document, who);
    costs.push({ query: document, cost: body.extensions?.cost?.databaseMs ?? 0 });
  }
  return costs
    .sort((a, b) => b.cost - a.cost)
    .slice(0, count)
    .map(({ query }) => query);
}

/** The work of a person who has nothing to do with the attack. */
async function work(round: number): Promise<void> {
  const day = new Date(Date.UTC(2026, 10, 16) - round * 86_400_000).toISOString().slice(0, 10);
  const logged = await ask(
    `mutation ($input: LogDayInput!) { result: logDay(input: $input) { __typename } }`,
    honest,
    { input: { date: day, worked: false } },
  );
  expect([logged.status, logged.body.errors]).toEqual([200, undefined]);
  const home = await ask(
    '{ viewer { name daySummary { totalDays } paySummary { yearToDate { paid } } } }',
    honest,
  );
  expect([home.status, home.body.errors]).toEqual([200, undefined]);
  for (const path of ['/auth/me', '/time-logs', `/payroll/${honestRun}/statement`])
    expect((await portal.rest('GET', path, { token: honest.token })).status, path).toBe(200);
}

interface Flood {
  name: string;
  find: () => Promise<string[]>;
  /** How many requests at once; each document request keeps a thread busy for seconds. */
  atOnce: number;
}

const FLOODS: Flood[] = [
  { name: 'the worst that was found once', find: async () => [KNOWN_WORST], atOnce: AT_ONCE },
];
if (process.env.LONG)
  FLOODS.push(
    {
      name: 'as many documents as may be asked for',
      find: async () => [documents()],
      atOnce: AT_ONCE,
    },
    {
      name: 'the worst that a search finds',
      find: () => findWorst(hostile, AT_ONCE),
      atOnce: AT_ONCE,
    },
  );

test.each(FLOODS)('$name', async ({ find, atOnce }) => {
  const queries = await find();
  const codes = new Set<string>();
  let isOver = false;
  const flood = Array.from({ length: atOnce }, async (_, lane) => {
    for (let sent = lane; !isOver; sent += 1) {
      const { body } = await ask(queries[sent % queries.length]!, hostile);
      for (const { extensions } of body.errors ?? []) codes.add(extensions.code);
    }
  });
  try {
    for (let round = 0; round < ROUNDS; round += 1) await work(round);
  } finally {
    isOver = true;
    await Promise.all(flood);
  }
  const allowed = ['BAD_USER_INPUT', 'BUDGET_EXCEEDED', 'FORBIDDEN', 'RATE_LIMITED'];
  expect([...codes].filter((code) => !allowed.includes(code))).toEqual([]);
});
