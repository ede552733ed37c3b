/**
 * Checks that no list reads a field row by row: every list of the schema takes the same number of statements for many
 * rows as for few, and for `edges` as for `nodes`.
 */
import { execute, type GraphQLObjectType, getNamedType, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { type Context, systemContext } from '../../src/operation/context.ts';
import { createKept } from '../../src/platform/sql/kept.ts';
import { loadViewer } from '../../src/viewer/sessions.ts';
import { type Crowd, gather } from '../support/crowd.ts';
import { type ListQuery, type ListQueryOptions, listQueries } from '../support/listQueries.ts';
import { maxPageOf } from '../support/pageBounds.ts';
import { openTestPortal, type TestPortal } from '../support/portal.ts';
import { recordStatements } from '../support/statements.ts';

/** A few rows show reads row by row; the long form also finds reads in portions. */
const [FEW, MANY] = process.env.LONG ? [10, 100] : [4, 8];
let portal: TestPortal;
let crowd: Crowd;
let viewer: Context['viewer'];
beforeAll(async () => {
  portal = await openTestPortal();
  crowd = await gather(portal);
  await crowd.growTo(FEW);
  viewer = await loadViewer(portal.services, crowd.viewer.token);
});
afterAll(() => portal.close());

/** The required arguments of fields; add each new field that requires some. */
const given = () => ({
  'Query.changes': 'topics: [TIME_LOGS]',
  'Query.node': `id: "${crowd.driver.id}"`,
  'Query.nodes': `ids: ["${crowd.driver.id}"]`,
  'Query.payrollRun': 'number: 1',
  'Query.person': `id: "${crowd.driver.id}"`,
  'Query.user': `id: "${crowd.driver.id}"`,
  'Query.contractor': `id: "${crowd.driver.id}"`,
  'Query.staffMember': `id: "${crowd.viewer.id}"`,
  'Query.openInvitation': 'token: "none"',
  'Query.report': `id: "${crowd.reportId}"`,
  'Query.advanceWarnings': `input: { userId: "${crowd.driver.id}", total: 300, givenOn: "2026-10-26" }`,
  'Query.paymentWarnings':
    'input: { runIds: ["none"], date: "2026-10-26", method: CHECK, reference: "1042" }',
  'Query.payrollBoard': 'weekStart: "2026-10-26"',
  'Query.payrollWeek': `weekStart: "2026-10-26", userId: "${crowd.driver.id}"`,
  'Query.payrollTotals': 'groupBy: [PERSON], by: WORK_DATE, startDate: "2026-01-01", endDate: "2026-12-31"',
  'Query.search': 'text: "crowd"',
  'Query.taxSeason': 'year: 2025',
  'TaxSeason.row': `userId: "${crowd.driver.id}"`,
});

/** Fields that cannot be selected on rows: the viewer's own data, and work that is too slow for every row. */
const REFUSED_IN_LISTS = [
  'Report.chart',
  'Report.columns',
  'Report.rows',
  'Report.sourceChanged',
  'Report.sourceChanges',
  'Report.subtotals',
  'Report.totals',
  'User.accessTokens',
  'User.authenticatorApp',
  'User.dataViews',
  'User.deletionPreview',
  'User.openThings',
  'User.idleMinutes',
  'User.mailChoices',
  'User.needsSecondFactor',
  'User.notices',
  'User.passkeys',
  'User.payOnItsWay',
  'User.personalAccessTokens',
  'User.savedQueries',
  'User.secondFactors',
  'User.sessions',
  'User.unreadNotices',
  'User.usableTokenScopes',
];

/** The field at a path of a response, such as User.sessions. */
function coordinateAt(path: readonly (string | number)[]): string {
  let type: GraphQLObjectType = schema.getQueryType()!;
  let coordinate = '';
  for (const step of path) {
    if (typeof step === 'number') continue;
    coordinate = `${type.name}.${step}`;
    type = getNamedType(type.getFields()[step]!.type) as GraphQLObjectType;
  }
  return coordinate;
}

interface Cost {
  statements: string[];
  refused: string[];
}

/** The database work of the query. Checks the query first, because invalid fields would be skipped silently. */
async function measureCost({ name, document }: ListQuery, isKnownToBeValid = false): Promise<Cost> {
  const parsed = parse(document);
  if (!isKnownToBeValid) expect(validate(schema, parsed), name).toEqual([]);
  // Nothing is kept from one query to the next.
  const contextValue: Context = { ...systemContext(portal.services), viewer, kept: createKept() };
  let refused: string[] = [];
  const statements = await recordStatements(portal.database.pool, async () => {
    const { errors = [] } = await execute({ schema, document: parsed, contextValue });
    for (const { message, extensions } of errors)
      expect(['FORBIDDEN', 'BAD_USER_INPUT'], `${name}: ${message}`).toContain(extensions.code);
    refused = errors.map(({ path }) => coordinateAt(path!));
  });
  return { statements, refused };
}

const queriesWithout = (refused: readonly string[], by?: ListQueryOptions['by']) =>
  listQueries(schema, { given: given(), rows: maxPageOf, refused: new Set(refused), by });

/**
 * A field of a row is read the same way in every list. The short form selects each in one of its lists, and not always
 * the first.
 */
function oncePerField(queries: readonly ListQuery[]): readonly ListQuery[] {
  if (process.env.LONG) return queries;
  const lists = new Map<string, ListQuery[]>();
  for (const query of queries)
    if (query.nested) lists.set(query.nested, [...(lists.get(query.nested) ?? []), query]);
  const chosen = new Set([...lists.values()].map((having, turn) => having[turn % having.length]));
  return queries.filter((query) => !query.nested || chosen.has(query));
}

/** The total number of SELECTs, including several within one statement. */
const selectsIn = ({ statements }: Cost): number => statements.join('\n').match(/\bSELECT\b/gi)?.length ?? 0;

// Uses few rows, because a refused field is refused for one row too.
let documents: Set<string> | undefined;
/** The queries for every list. */
const asked = () => (documents ??= new Set(queriesWithout(REFUSED_IN_LISTS).map(({ document }) => document)));

it.each(REFUSED_IN_LISTS)('%s is refused to rows', async (coordinate) => {
  const others = REFUSED_IN_LISTS.filter((other) => other !== coordinate);
  // Some types with rows have none of these: no one is paid to the company's own bank account.
  for (const query of queriesWithout(others).filter(({ document }) => !asked().has(document))) {
    const { refused } = await measureCost(query);
    if (refused.length > 0) return expect(refused).toContain(coordinate);
  }
  expect.unreachable(`${coordinate} is refused nowhere.`);
});

it('no list takes more statements for many rows than for few', { timeout: 300_000 }, async () => {
  const costs = async (by: ListQueryOptions['by']) => {
    const selects: Record<string, number> = {};
    for (const query of oncePerField(queriesWithout(REFUSED_IN_LISTS, by))) {
      // `edges` queries need no check: an invalid one would take fewer statements than its `nodes` query.
      const cost = await measureCost(query, by === 'edges');
      expect(cost.refused, query.name).toEqual([]);
      selects[query.name] = selectsIn(cost);
    }
    return selects;
  };
  const ofFew = await costs('nodes');
  await crowd.growTo(MANY);
  expect(await costs('edges')).toEqual(ofFew);
  expect(Object.keys(ofFew).length).toBeGreaterThan(100);
});

it('the same person on many rows is read once', async () => {
  const { id } = crowd.viewer;
  const document = `{ timeLogs(first: 1000, userId: "${id}") { edges { node { user {
    daySummary { totalDays } paySummary { yearToDate { paid } } unsentWeek lacksW9 } } } } }`;
  const values: unknown[] = [];
  const query = portal.database.pool.query.bind(portal.database.pool) as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(portal.database.pool, 'query').mockImplementation(((...args: unknown[]) => {
    values.push(...((args[0] as { values?: unknown[] }).values ?? []));
    return query(...args);
  }) as never);
  await measureCost({ name: 'days of one person', document });
  spy.mockRestore();
  expect(values.flat().filter((value) => value === crowd.viewer.key).length).toBeLessThan(10);
});
