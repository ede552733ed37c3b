/** The scopes of an access token over HTTP: what each opens, and that no way around leads to another area. */
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { MISSING } from '../../../test/support/missing.ts';
import { OPERATIONS } from '../../../test/support/operations.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { schema } from '../../app/schema.ts';
import { listNeeds } from '../../graph/pipeline/guards/tokenScope.ts';
import { routes } from '../../graph/rest/routes.ts';
import { sealEarlierTokens } from '../../viewer/reseal.service.ts';
import { TOKEN_SCOPES } from '../../viewer/tokenScopes.ts';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor();
});
afterAll(() => portal.close());

/** One at a time: there is a limit to how many someone has. */
async function keyWith(actor: Actor, ...scopes: string[]): Promise<string> {
  await portal.db.personalAccessToken.deleteMany({ where: { userId: actor.key } });
  const { data } = await portal.graphql(
    `mutation ($input: CreateAccessTokenInput!) { result: createAccessToken(input: $input) {
      ... on Error { message } ... on CreateAccessTokenPayload { token } } }`,
    { input: { name: 'Script', scopes } },
    actor.token,
  );
  expect(data.result.message).toBeUndefined();
  return data.result.token;
}

const refusal = async (query: string, key: string, variables = {}): Promise<string | undefined> => {
  const { errors } = await portal.graphql(query, variables, key);
  const closed = errors?.find(({ extensions }) => extensions.code === 'FORBIDDEN');
  return closed?.message;
};
const lacks = (scope: string) =>
  `This access token does not have the scope ${scope}. Sign in, or create a token that has it.`;

/** What an argument of the call needs: a resolver asks for it, so it is not read off the schema. */
const ASKED_BY_RESOLVER: Readonly<Record<string, string>> = { 'Query.changes': 'PEOPLE_READ' };

test('a token with one scope is refused every root field and route of the others', async () => {
  // In the short form every third field: what one needs is read off the schema, and refused at one place.
  const asked = OPERATIONS.filter(({ field }) => !field.startsWith('Subscription.')).filter(
    (_, index) => process.env.LONG || index % 3 === 0,
  );
  const rows = asked.map((row, turn) => {
    const document = parse(row.document);
    const [node] = document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
    const { needs } = listNeeds(schema, document, node as never);
    const all = [...needs.map(({ need }) => need), ASKED_BY_RESOLVER[row.field] ?? 'ANY_TOKEN'];
    const isClosedTo = (scope: string) =>
      all.some((need) => !['ANY_TOKEN', scope, scope.replace('_WRITE', '_READ')].includes(need));
    const closed = TOKEN_SCOPES.filter(isClosedTo);
    return {
      ...row,
      isClosedTo,
      // One of the scopes that do not open the row, another one for each row; in the long form all of them.
      refused: process.env.LONG ? closed : closed.filter((_, index) => index === turn % closed.length),
    };
  });
  expect(new Set(rows.flatMap(({ refused }) => refused))).toEqual(new Set(TOKEN_SCOPES));
  for (const scope of TOKEN_SCOPES) {
    const key = await keyWith(admin, scope);
    for (const { field, document, variables = () => ({}), isClosedTo, refused } of rows) {
      const isClosed = isClosedTo(scope);
      if (isClosed ? !refused.includes(scope) : field.startsWith('Mutation.')) continue;
      const values = variables({ ...MISSING, driver, password: PASSWORD });
      expect((await refusal(document, key, values)) !== undefined, `${scope} ${field}`).toBe(isClosed);
    }
  }
}, 120_000);

longTest('every route requires the scope of the data it returns', async () => {
  const key = await keyWith(admin, 'REPORTS_READ');
  const open: string[] = [];
  for (const { method, path } of routes) {
    if (/^\/auth\/(login|register|reset-password)$/.test(path)) continue;
    const { body } = await portal.rest(method, path.replace(/:\w+/g, driver.id), {
      token: key,
      ...(method === 'GET' ? {} : { body: {} }),
    });
    if (body?.code !== 'FORBIDDEN') open.push(`${method} ${path}`);
  }
  expect(open.filter((route) => !route.startsWith('GET /company'))).toEqual([
    'GET /reports',
    'GET /reports/:id/export/csv',
    // Asks for the scopes of the query that it runs; savedQueries.test.ts tries them.
    'GET /saved-queries/:id',
  ]);
});

describe('what is reached by way of something else', () => {
  const people = (fields: string) => `{ contractors(first: 1) { edges { node { ${fields} } } } }`;

  test.each([
    [people('latestRuns { totalPay }'), 'PAYROLL_READ'],
    [people('paySummary { __typename }'), 'PAYROLL_READ'],
    [people('contractorStats { totalPay }'), 'PAYROLL_READ'],
    [people('taxProfile { taxNumberLast4 }'), 'TAX_READ'],
    [people('lacksW9'), 'TAX_READ'],
    [people('schedule { date }'), 'TIME_LOGS_READ'],
    [people('daySummary { __typename }'), 'TIME_LOGS_READ'],
    ['{ viewer { all: latestRuns { totalPay } } }', 'PAYROLL_READ'],
    [
      '{ ...A } fragment A on Query { viewer { ...B } } fragment B on User { taxProfiles { id } }',
      'TAX_READ',
    ],
    ['{ ... on Query { ... { payrollRuns { totalCount } } } }', 'PAYROLL_READ'],
    ['{ auditLogs @skip(if: true) { totalCount } viewer { id } }', 'LOGS_READ'],
    ['{ adminOverview { activeUsers logs { failedOperations } } }', 'LOGS_READ'],
    ['{ adminOverview { pendingApprovals } }', 'TIME_LOGS_READ'],
    ['query ($id: ID = "x") { node(id: $id) { ... on PayrollRun { totalPay } } }', 'PAYROLL_READ'],
    ['query ($id: ID = "x") { node(id: $id) { ...T } } fragment T on TaxDocument { year }', 'TAX_READ'],
  ])('%s takes its own scope', async (query, scope) => {
    const text = query.replace('ID = ', 'ID! = ');
    expect(await refusal(text, await keyWith(admin, 'PEOPLE_READ'))).toBe(lacks(scope));
    expect(await refusal(text, await keyWith(admin, 'PEOPLE_READ', scope))).toBeUndefined();
  });

  longTest('the owner’s phone, address and pay are not told with the name', async () => {
    const key = await keyWith(driver, 'PAYROLL_READ');
    expect(await refusal('{ viewer { id name email payrollRuns: latestRuns { user { name } } } }', key)).toBe(
      undefined,
    );
    for (const field of ['phone', 'dailyRate', 'address { city }', 'contact { phone }', 'roles'])
      expect(await refusal(`{ viewer { ${field} } }`, key), field).toBe(lacks('PEOPLE_READ'));
  });

  longTest('tokens and sessions are listed to no token', async () => {
    const key = await keyWith(admin, ...TOKEN_SCOPES);
    for (const field of ['accessTokens { name }', 'sessions { id }', 'usableTokenScopes'])
      expect(await refusal(`{ viewer { ${field} } }`, key), field).toBe(
        'This is only for people who are signed in, not for access tokens.',
      );
  });
});

longTest('all scopes together give no right that the owner does not have', async () => {
  const accountant = await portal.joinStaff('Accountant');
  const { data } = await portal.graphql('{ viewer { usableTokenScopes } }', {}, accountant.token);
  const scopes: string[] = data.viewer.usableTokenScopes;
  expect(scopes).toEqual(TOKEN_SCOPES.filter((scope) => !['PAYROLL_WRITE', 'LOGS_READ'].includes(scope)));
  const key = await keyWith(accountant, ...scopes);
  expect((await portal.rest('GET', '/reports', { token: key })).status).toBe(200);
  expect((await portal.rest('GET', '/logs', { token: key })).status).toBe(403);
  const others = { date: '2026-11-17', worked: true, userId: driver.id };
  expect((await portal.rest('POST', '/time-logs', { token: key, body: others })).status).toBe(403);
  expect((await portal.rest('GET', '/staff', { token: key })).status).toBe(403);
});

test('a scope whose role is gone opens nothing', async () => {
  const manager = await portal.joinStaff('Manager');
  const key = await keyWith(manager, 'REPORTS_WRITE');
  expect((await portal.rest('GET', '/reports', { token: key })).status).toBe(200);
  await portal.rest('DELETE', `/staff/${manager.id}/roles/Manager`, { token: admin.token });
  expect((await portal.rest('GET', '/reports', { token: key })).status).toBe(403);
});

test('a token without any scope opens what everyone sees, and no more', async () => {
  const key = await keyWith(driver, 'PAYROLL_READ');
  // As the version before scopes and seals left it.
  const data = { scopes: [], tokenSeal: null };
  await portal.db.personalAccessToken.updateMany({ where: { userId: driver.key }, data });
  await sealEarlierTokens(portal.services);
  expect(await refusal('{ today viewer { id name } company { legalName } }', key)).toBeUndefined();
  expect(await refusal('{ payrollRuns { totalCount } }', key)).toBe(lacks('PAYROLL_READ'));
});
