/** Every REST route, asked by every kind of caller: what the table in testing/restCalls.ts says comes back. */

import { getOperationAST } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '../../src/graph/rest/routes.ts';
import type { Stage } from '../support/operation.ts';
import { REST_CALLS } from '../support/restCalls.ts';
import { expectedOf, subjectsOf } from './expected.ts';
import { type Cell, type Matrix, openMatrix, PATIENCE_MS } from './matrix.ts';
import { outcomeOfRest } from './outcome.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.close());

test('every route has its row, and every row a route', () => {
  const table = routes.map(({ method, path }) => `${method} ${path}`);
  expect(REST_CALLS.map(({ route }) => route).sort()).toEqual(table.sort());
});

/** Which record the id in a path names. */
const IDS: Record<string, (stage: Stage) => string> = {
  'time-logs': ({ dayId }) => dayId,
  payroll: ({ runId }) => runId,
  reports: ({ reportId }) => reportId,
  'tax-documents': ({ documentId }) => documentId,
};

/** Under which names a refusal is entered: the route's at the door, the field's by a rule. */
function namesOf(name: string): string[] {
  const found = routes.find(({ method, path }) => `${method} ${path}` === name)!;
  const { operation, selectionSet } = getOperationAST(found.document)!;
  const [field] = selectionSet.selections;
  const type = operation === 'mutation' ? 'Mutation' : 'Query';
  return [name, field?.kind === 'Field' ? `${type}.${field.name.value}` : ''];
}

describe.each(REST_CALLS)('$route', (row) => {
  const [method = '', path = ''] = row.route.split(' ');
  const addressOf = (stage: Stage) => {
    const id = (IDS[path.split('/')[1] ?? ''] ?? (({ driver }: Stage) => driver.id))(stage);
    return path.replace(':id', id).replace(':role', 'HR') + (row.query ?? '');
  };

  test('answers each caller as the table says', async () => {
    const { portal, stageOf, cellsOf, faultsOf } = matrix;
    const ask = async ({ caller, subject }: Cell) => {
      const stage = stageOf(caller, subject);
      const answer = await portal.rest(method, addressOf(stage), {
        token: caller.token,
        ipAddress: caller.ipAddress,
        ...(row.body ? { body: row.body(stage) } : {}),
      });
      return { outcome: outcomeOfRest(answer), text: JSON.stringify(answer.body) };
    };
    const kind = method === 'GET' ? 'reads' : 'writes';
    const cells = cellsOf(subjectsOf(row), (caller, subject) => expectedOf(row, kind, caller, subject));
    expect(await faultsOf(cells, ask, { changes: kind === 'writes', names: namesOf(row.route) })).toEqual([]);
  });

  test('a refusal comes before any word about the body', async () => {
    if (row.allowed === 'everyone' || !row.body) return;
    const stage = matrix.stageOf(matrix.callers[0]!, 'driver');
    const { status } = await matrix.portal.rest(method, addressOf(stage), { body: '{ broken' });
    expect(status).toBe(401);
  });
});
