/** Saved queries: what is saved, who has it, and what REST sends of it. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, toUtcMidnight } from 'rules/days';
import { MAX_QUERY_TEXT, MAX_SAVED_QUERIES } from 'rules/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRuns } from '../../../test/support/insertRuns.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { createServer, listen } from '../../app/server.ts';
import { LIST_TYPES } from '../../graph/rest/listForms.ts';

let portal: TestPortal;
let server: Server;
let address: string;
let accountant: Actor;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  accountant = await portal.joinStaff('Accountant');
  manager = await portal.joinStaff('Manager');
});

const RUNS = `query Runs($from: Date!, $after: String) {
  payrollRuns(filter: { weekStart: { from: $from } }, first: 2, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges { node { number user { name } weekStart totalPay payment { number } lines { amount } } }
  }
}`;
const UNPAID = '{ unpaidWork { people { pay } } }';
const VARIABLES = '{"from": "2026-08-03"}';

const SAVE = `mutation ($input: SaveQueryInput!) { result: saveQuery(input: $input) {
  ... on Error { code message }
  ... on SaveQueryPayload { savedQuery { id name query variables list columns { path kind } issue } } } }`;

async function save(by: Actor, input: object = {}) {
  const whole = { name: 'Runs', query: RUNS, variables: VARIABLES, ...input };
  const { data, errors } = await portal.graphql(SAVE, { input: whole }, by.token);
  return data?.result?.savedQuery ?? data?.result ?? errors![0];
}
const remove = async (by: Actor, id: string) =>
  (
    await portal.graphql(
      `mutation ($input: DeleteSavedQueryInput!) { result: deleteSavedQuery(input: $input) {
        ... on Error { code } ... on DeleteSavedQueryPayload { deletedSavedQueryId } } }`,
      { input: { id } },
      by.token,
    )
  ).data.result;
const listOf = async ({ token }: Actor) =>
  (await portal.graphql('{ viewer { savedQueries { name } } }', {}, token)).data.viewer.savedQueries.map(
    ({ name }: { name: string }) => name,
  );

describe('a query', () => {
  test('is its owner’s alone, says which table it makes, and is on record', async () => {
    const saved = await save(accountant);
    expect(saved).toMatchObject({
      ...{ name: 'Runs', query: RUNS, list: ['payrollRuns', 'edges'], issue: null },
      columns: expect.arrayContaining([{ path: ['totalPay'], kind: 'MONEY' }]),
    });
    expect(JSON.parse(saved.variables)).toEqual(JSON.parse(VARIABLES));
    await save(accountant, { name: 'Unpaid', query: UNPAID, variables: null });
    expect(await listOf(accountant)).toEqual(['Runs', 'Unpaid']);
    expect(await listOf(manager)).toEqual([]);
    const { data } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { id } }',
      { id: saved.id },
      manager.token,
    );
    expect(data.node).toBeNull();
    expect(await remove(manager, saved.id)).toEqual({ code: 'NOT_FOUND' });
    expect(await save(manager, { id: saved.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await remove(accountant, saved.id)).toEqual({ deletedSavedQueryId: saved.id });
    expect(await remove(accountant, saved.id)).toEqual({ code: 'NOT_FOUND' });
    expect(await listOf(accountant)).toEqual(['Unpaid']);
    expect((await portal.audit()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['QUERY_SAVED', 'QUERY_DELETED']),
    );
  });

  test('that is sent again, because its response was lost, is there once', async () => {
    const { id } = await save(accountant);
    expect((await save(accountant)).id).toBe(id);
    expect(await save(accountant, { query: UNPAID, variables: '{}' })).toMatchObject({ code: 'CONFLICT' });
    expect(await listOf(accountant)).toEqual(['Runs']);
    expect(await portal.audit({ action: 'QUERY_SAVED' })).toHaveLength(1);
  });

  test('is changed in place, under a name that its owner has not given to another', async () => {
    const { id } = await save(accountant);
    await save(accountant, { name: 'Unpaid', query: UNPAID, variables: '{}' });
    expect(await save(accountant, { id, name: 'All runs' })).toMatchObject({ id, name: 'All runs' });
    expect(await save(accountant, { id, name: 'Unpaid' })).toEqual({
      ...{ code: 'CONFLICT', message: 'You have a query named Unpaid already.' },
    });
    expect(await listOf(accountant)).toEqual(['All runs', 'Unpaid']);
  });

  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ query: 'x'.repeat(MAX_QUERY_TEXT + 1) }, 'Query must have at most'],
    [{ query: '{ nothing { here } }' }, 'Cannot query field "nothing"'],
    [{ query: '{ payrollRuns {' }, 'Syntax Error'],
    [{ query: 'mutation { markNoticesRead(input: {}) { __typename } }' }, 'nothing that changes data'],
    [{ query: 'subscription { changes { kind } }' }, 'nothing that changes data'],
    [{ query: '{ today }' }, 'selects no list'],
    [{ variables: '{"from": "soon"}' }, 'soon'],
    [{ variables: '{}' }, '$from'],
    [{ variables: '[1]' }, 'Variables must be a JSON object'],
  ])('is refused: %j', async (input, message) => {
    const refused = await save(accountant, input);
    expect(refused.code).toBe('VALIDATION');
    expect(refused.message).toContain(message);
    expect(await listOf(accountant)).toEqual([]);
  });

  test('is one of at most fifty, even when two are saved at once', async () => {
    await portal.db.savedQuery.createMany({
      data: Array.from({ length: MAX_SAVED_QUERIES - 1 }, (_, index) => ({
        ...{ userId: accountant.key, name: `Query ${index}`, document: UNPAID, variables: {} },
        updatedAt: portal.services.now(),
      })),
    });
    const both = await Promise.all([save(accountant), save(accountant, { name: 'One more' })]);
    expect(both.filter(({ id }) => id)).toHaveLength(1);
    expect(both.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
  });

  test('is for those who read payroll, and no token saves one', async () => {
    const driver = await portal.joinContractor();
    expect(await save(driver)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await save({ ...accountant, token: await createToken(null) })).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

async function createToken(scopes: string[] | null): Promise<string> {
  const { data } = await portal.graphql(
    `mutation ($scopes: [AccessTokenScope!]) { createAccessToken(input: { name: "Sheet", scopes: $scopes }) {
      ... on CreateAccessTokenPayload { token } } }`,
    { scopes },
    accountant.token,
  );
  return data.createAccessToken.token;
}

describe('over REST', () => {
  const WEEKS = ['2026-07-27', '2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24', '2026-08-31'];
  let id: string;
  let token: string;
  beforeEach(async () => {
    const driver = await portal.joinContractor({ firstName: '=Alma', lastName: 'Zeller' });
    await insertRuns(
      portal.db,
      WEEKS.map((weekStart, index) => ({
        ...{ userId: driver.key, weekStart: toUtcMidnight(weekStart), basePay: 100.1 + index, bonuses: 0 },
        ...{ weekEnd: toUtcMidnight(addDays(weekStart, 6)), totalPay: 100.1 + index },
        payDate: toUtcMidnight(addDays(weekStart, 7)),
      })),
    );
    ({ id } = await save(accountant));
    token = await createToken(['PAYROLL_READ']);
  });
  const ask = (type: string, using = token, more = '') =>
    fetch(`${address}/saved-queries/${id}${more}`, {
      headers: { accept: type, authorization: `Bearer ${using}` },
    });

  test('every row of every page comes as CSV, JSON Lines and JSON', async () => {
    const csv = await ask('text/csv');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="runs.csv"');
    const [headings, ...lines] = (await csv.text()).trimEnd().split('\r\n');
    expect(headings).toBe('number,user.name,weekStart,totalPay,payment.number,lines');
    expect(lines.map((line) => line.split(',').slice(1, 5))).toEqual(
      WEEKS.slice(1)
        .map((week, index) => ['"\'=Alma Zeller"', week, `${101 + index}.1`, ''])
        .reverse(),
    );
    const jsonLines = (await (await ask('application/jsonl')).text()).trimEnd().split('\n');
    const rows = (await (await ask('application/json')).json()) as { weekStart: string }[];
    expect(jsonLines.map((line) => JSON.parse(line))).toEqual(rows);
    expect(rows.map(({ weekStart }) => weekStart)).toEqual(WEEKS.slice(1).reverse());
  });

  test('the token may be a password, as a spreadsheet sends it', async () => {
    const authorization = `Basic ${Buffer.from(`sheet:${token}`).toString('base64')}`;
    const response = await fetch(`${address}/saved-queries/${id}`, {
      headers: { accept: 'text/csv', authorization },
    });
    expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(WEEKS.length);
  });

  test('variables take the place of the saved ones', async () => {
    const response = await ask(
      'application/json',
      token,
      `?variables=${encodeURIComponent('{"from":"2026-08-31"}')}`,
    );
    expect(await response.json()).toHaveLength(1);
    const wrong = await ask('application/json', token, '?variables=2026');
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'VALIDATION' }]);
    const unreadable = await ask(
      'application/json',
      token,
      `?variables=${encodeURIComponent('{"from":"soon"}')}`,
    );
    expect([unreadable.status, await unreadable.json()]).toMatchObject([400, { code: 'VALIDATION' }]);
  });

  test('a list that comes whole is sent whole', async () => {
    ({ id } = await save(accountant, { name: 'Unpaid', query: UNPAID, variables: '{}' }));
    expect(await (await ask('application/json')).json()).toEqual([]);
    expect(await (await ask('text/csv')).text()).toBe('pay\r\n');
  });

  test('it needs the scopes of what it reads, and the rights of that moment', async () => {
    const other = await createToken(['REPORTS_READ']);
    const refused = await ask('text/csv', other);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: expect.stringContaining('does not have the scope PAYROLL_READ') },
    ]);
    expect((await ask('text/csv', manager.token)).status).toBe(404);
    expect((await ask('text/csv', 'wrong')).status).toBe(401);
  });

  test('what breaks off does not look complete', async () => {
    for (const type of LIST_TYPES) {
      const using = await createToken(['PAYROLL_READ']);
      const headers = { accept: type, authorization: `Bearer ${using}` };
      const response = await portal.fetch(`/api/saved-queries/${id}`, { headers });
      const reader = response.body!.getReader();
      // It is read no faster than it is sent, so pages are left when the token ends.
      expect((await reader.read()).done).toBe(false);
      await portal.db.personalAccessToken.updateMany({ data: { revokedAt: portal.services.now() } });
      const readOn = async () => {
        while (!(await reader.read()).done);
      };
      await expect(readOn(), type).rejects.toThrow('sign in');
    }
  });

  test('a query that can’t be run anymore says why', async () => {
    await portal.db.savedQuery.updateMany({ data: { document: '{ gone { name } }' } });
    const { data } = await portal.graphql('{ viewer { savedQueries { issue list } } }', {}, accountant.token);
    expect(data.viewer.savedQueries).toEqual([{ issue: expect.stringContaining('gone'), list: [] }]);
    const response = await ask('text/csv');
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'VALIDATION', error: expect.stringContaining('gone') },
    ]);
  });
});
