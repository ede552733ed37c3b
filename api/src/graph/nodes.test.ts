/** Records by their ids, many at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';

let portal: TestPortal;
let driver: Actor;
let manager: Actor;
let runs: string[];
beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
  const peer = await portal.joinContractor();
  runs = [];
  for (const { id } of [driver, peer]) {
    const weeklyData = [{ date: '2026-11-09', pay: 100, expenses: 0, notes: '' }];
    const body = { userId: id, weekStart: '2026-11-09', weekEnd: '2026-11-15', weeklyData };
    const response = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body });
    runs.push(response.body.payrollRun.id);
  }
});
afterAll(() => portal.close());

const ask = (ids: readonly string[], who: Actor, fields = '__typename id') =>
  portal.graphql(`query ($ids: [ID!]!) { nodes(ids: $ids) { ${fields} } }`, { ids }, who.token);

test('come in the order of the ids, each as often as it is asked for, with null for what is not there', async () => {
  const [run, other] = runs as [string, string];
  const unknown = 'PayrollRun_00000000-0000-7000-8000-000000000000';
  const { data, errors } = await ask(
    [other, 'no id', run, unknown, manager.id, other, unknown.replace('PayrollRun', 'Truck')],
    manager,
  );
  expect(errors).toBeUndefined();
  expect(data.nodes).toEqual([
    { __typename: 'PayrollRun', id: other },
    null,
    { __typename: 'PayrollRun', id: run },
    null,
    { __typename: 'User', id: manager.id },
    { __typename: 'PayrollRun', id: other },
    null,
  ]);
});

test('are null where the viewer may not know about them, as with one', async () => {
  const { data, errors } = await ask(runs, driver);
  expect(errors).toBeUndefined();
  expect(data.nodes).toEqual([{ __typename: 'PayrollRun', id: runs[0] }, null]);
});

test('are at most fifty, and cost as a page of as many', async () => {
  const { errors } = await ask(Array(51).fill(runs[0]), manager);
  expect(errors).toMatchObject([
    { message: 'ids has 51 ids: send at most 50.', extensions: { code: 'VALIDATION', path: ['ids'] } },
  ]);
  const rows = '... on User { plans(first: 1000) { nodes { id kind description total } } }';
  expect((await ask([driver.id], manager, rows)).errors).toBeUndefined();
  for (const ids of [`[${Array(50).fill(`"${driver.id}"`)}]`, undefined]) {
    const { errors: refused } = ids
      ? await portal.graphql(`{ nodes(ids: ${ids}) { ${rows} } }`, {}, manager.token)
      : await ask(Array(50).fill(driver.id), manager, rows);
    expect(refused).toMatchObject([{ extensions: { code: 'COST_LIMIT' } }]);
  }
});
