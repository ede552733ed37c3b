/**
 * Whatever someone saves, changes and deletes, in any order: their list has what was saved last, someone else's is left
 * alone, and a saved query sends the rows that its text has when it is asked itself, as the payroll grows.
 */
import fc from 'fast-check';
import { addDays } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
let accountant: Actor;
let drivers: Actor[];
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const PAGE = 'pageInfo { hasNextPage endCursor }';
/** Lists that come in pages, and lists that come whole; each with variables that match more and fewer rows. */
const QUERIES: readonly (readonly [text: string, list: readonly string[], variables: readonly object[]])[] = [
  [
    `query ($from: Date!, $after: String) { payrollRuns(filter: { weekStart: { from: $from } }, first: 2, after: $after) {
      ${PAGE} edges { node { number weekStart totalPay user { name } payment { number } lines { amount } } } } }`,
    ['payrollRuns', 'edges'],
    [{ from: '2026-08-01' }, { from: '2026-08-20' }, { from: '2027-01-01' }],
  ],
  [
    `query ($isVoid: Boolean, $after: String) { payments(filter: { isVoid: $isVoid }, first: 1, after: $after) {
      ${PAGE} edges { node { number date amount } } } }`,
    ['payments', 'edges'],
    [{}, { isVoid: true }],
  ],
  ['{ unpaidWork { people { user { name } pay } } }', ['unpaidWork', 'people'], [{}]],
  [
    `query ($by: PayrollTotalsDate!) {
      payrollTotals(groupBy: [WEEK, PERSON], by: $by, startDate: "2026-01-01", endDate: "2026-12-31") {
        rows { week payeeNumber sums { net } } } }`,
    ['payrollTotals', 'rows'],
    [{ by: 'WORK_DATE' }, { by: 'PAYMENT_DATE' }],
  ],
];

const what = fc.record({
  name: fc.constantFrom('Checks', 'Unpaid', 'Weeks'),
  query: fc.nat(QUERIES.length - 1),
  variables: fc.nat(2),
});
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('save' as const), what }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change' as const), which: fc.nat(2), what }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), which: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('pay' as const), who: fc.nat(1), isPaid: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** More runs than a page has, under a query that is saved before and replaced after them. */
const SEVERAL_PAGES: Step[] = [
  { act: 'save', what: { name: 'Weeks', query: 0, variables: 0 } },
  ...[0, 1, 0].map((who): Step => ({ act: 'pay', who, isPaid: who === 0 })),
  { act: 'save', what: { name: 'Checks', query: 1, variables: 0 } },
  // The third and the sixth step are followed by a check.
  { act: 'save', what: { name: 'Unpaid', query: 2, variables: 0 } },
  { act: 'change', which: 0, what: { name: 'Weeks', query: 3, variables: 1 } },
];

interface Saved {
  name: string;
  query: string;
  variables: object;
  list: readonly string[];
}

/** What the accountant has saved, by id. */
let saved: Map<string, Saved>;
let weeks: number;
/** The most rows that a query had. */
let most = 0;

async function send(field: string, input: object, who = accountant) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { ... on Error { code }
      ${field === 'saveQuery' ? '... on SaveQueryPayload { savedQuery { id } }' : '__typename'} } }`,
    { input },
    who.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
}

function toSaved({ name, query, variables }: { name: string; query: number; variables: number }): Saved {
  const [text, list, choices] = QUERIES[query]!;
  return { name, query: text, variables: choices[variables % choices.length]!, list };
}
const toInput = ({ name, query, variables }: Saved) => ({
  name,
  query,
  variables: JSON.stringify(variables),
});

/** Saves a new query, or in the place of another. A name that another has is refused. */
async function save(whole: Saved, id?: string): Promise<void> {
  const [same] = [...saved].find(([other, { name }]) => name === whole.name && other !== id) ?? [];
  const result = await send('saveQuery', { id, ...toInput(whole) });
  // The same once more is there once.
  const isSame = !id && same !== undefined && JSON.stringify(saved.get(same)) === JSON.stringify(whole);
  if (same !== undefined && !isSame) return expect(result).toEqual({ code: 'CONFLICT' });
  if (isSame) expect(result.savedQuery.id).toBe(same);
  saved.set(result.savedQuery.id, whole);
}

async function pay(driver: Actor, isPaid: boolean): Promise<void> {
  const weekStart = addDays('2026-08-03', 7 * weeks++);
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay: 100.1 + weeks, expenses: 0 }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  if (!isPaid) return;
  const path = `/payroll/${body.payrollRun.id}/status`;
  expect((await portal.rest('PATCH', path, { token: manager.token, body: { status: 'PAID' } })).status).toBe(
    200,
  );
}

async function act(given: Step): Promise<void> {
  if (given.act === 'pay') return pay(drivers[given.who]!, given.isPaid);
  if (given.act === 'save') return save(toSaved(given.what));
  const ids = [...saved.keys()];
  const id = ids[given.which % (ids.length || 1)];
  if (id === undefined) return;
  if (given.act === 'change') return save(toSaved(given.what), id);
  await send('deleteSavedQuery', { id });
  saved.delete(id);
}

/** The rows of a text, page after page. */
async function ask({ query, variables, list }: Saved): Promise<object[]> {
  const rows: object[] = [];
  for (let after: string | null = null; ; ) {
    const isPaged = list.at(-1) === 'edges';
    const { data, errors } = await portal.graphql(
      query,
      { ...variables, ...(isPaged ? { after } : {}) },
      accountant.token,
    );
    expect(errors).toBeUndefined();
    const [field, rowsName] = list as [string, string];
    const found = data[field][rowsName];
    if (!isPaged) return found;
    rows.push(...found.map(({ node }: { node: object }) => node));
    const { hasNextPage, endCursor } = data[field].pageInfo;
    if (!hasNextPage) return rows;
    after = endCursor;
  }
}

const listOf = async ({ token }: Actor) =>
  (await portal.graphql('{ viewer { savedQueries { id name query variables } } }', {}, token)).data.viewer
    .savedQueries;

async function check(ofManager: unknown): Promise<void> {
  const expected = [...saved].map(([id, whole]) => ({ id, ...toInput(whole) }));
  expect(await listOf(accountant)).toEqual(
    expected.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );
  expect(await listOf(manager)).toEqual(ofManager);
  for (const [id, whole] of saved) {
    const rows = await ask(whole);
    const path = `/saved-queries/${id}`;
    const { token } = accountant;
    const json = await portal.rest('GET', path, { token, headers: { accept: 'application/json' } });
    expect(json.body, whole.query).toEqual(rows);
    const csv = await portal.rest('GET', path, { token, headers: { accept: 'text/csv' } });
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(1 + rows.length);
    most = Math.max(most, rows.length);
  }
}

test('any sequence of saving, changing, deleting and paying', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      await portal.reset();
      portal.setClock('2026-12-18');
      manager = await portal.joinStaff('Manager');
      accountant = await portal.joinStaff('Accountant');
      drivers = [await portal.joinContractor(), await portal.joinContractor()];
      saved = new Map();
      weeks = 0;
      const [text] = QUERIES[2]!;
      await send('saveQuery', { name: 'Unpaid', query: text }, manager);
      const ofManager = await listOf(manager);
      for (const [index, given] of steps.entries()) {
        await act(given);
        if (index % 3 === 2) await check(ofManager);
      }
      await check(ofManager);
    }),
    {
      // The examples count as runs.
      numRuns: process.env.LONG ? 60 : 4,
      examples: [[SEVERAL_PAGES]],
    },
  );
  expect(most).toBeGreaterThan(2);
});
