/** Every REST route, requested by every kind of caller: the outcome must match the table in support/restCalls.ts. */

import { getOperationAST } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeApi } from '../../src/graph/rest/openapi.ts';
import { routes } from '../../src/graph/rest/routes.ts';
import type { Stage } from '../support/operation.ts';
import type { RestResult } from '../support/portal.ts';
import { REST_CALLS } from '../support/restCalls.ts';
import { expectedOutcome, listSubjects } from './expected.ts';
import { type Cell, type Matrix, openMatrix, TIMEOUT_MS } from './matrix.ts';
import { toRestOutcome } from './outcome.ts';

const described = describeApi(routes, () => false);

vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.close());

test('every route has its row, and every row a route', () => {
  const table = routes.map(({ method, path }) => `${method} ${path}`);
  expect(REST_CALLS.map(({ route }) => route).sort()).toEqual(table.sort());
});

/** The record that the id in a path names. */
const IDS: Record<string, (stage: Stage) => string> = {
  'time-logs': ({ dayId }) => dayId,
  'payroll/bank-files': ({ bankFileId }) => bankFileId,
  payroll: ({ runId }) => runId,
  receipts: ({ receiptFileId }) => receiptFileId,
  reports: ({ reportId }) => reportId,
  'tax-documents': ({ documentId }) => documentId,
};

/** The names under which a refusal is recorded: the route's at the entry point, the field's for a rule. */
function listNames(name: string): string[] {
  const found = routes.find(({ method, path }) => `${method} ${path}` === name)!;
  const { operation, selectionSet } = getOperationAST(found.document)!;
  const [field] = selectionSet.selections;
  const type = operation === 'mutation' ? 'Mutation' : 'Query';
  return [name, field?.kind === 'Field' ? `${type}.${field.name.value}` : ''];
}

/** The response's status and media type are in the API's description. */
function assertDeclared(name: string, { status, headers }: RestResult): void {
  const [method = '', path = ''] = name.split(' ');
  const { responses } = described.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
  const [type] = (headers.get('content-type') ?? '').split(';');
  const declared = (responses as Record<string, { content?: object }>)[status]?.content ?? {};
  expect(Object.keys(declared), name).toContain(type);
}

describe.each(REST_CALLS)('$route', (row) => {
  const [method = '', path = ''] = row.route.split(' ');
  const toAddress = (stage: Stage) => {
    const [place = ''] = path.slice(1).split('/:');
    const [first = ''] = place.split('/');
    const id = (IDS[place] ?? IDS[first] ?? (({ driver }: Stage) => driver.id))(stage);
    return path.replace(':id', id).replace(':role', 'HR') + (row.query ?? '');
  };

  test('responds to each caller as the table says', async () => {
    const { portal, getStage, listCells, findErrors } = matrix;
    const ask = async ({ caller, subject }: Cell) => {
      const stage = getStage(caller, subject);
      const response = await portal.rest(method, toAddress(stage), {
        token: caller.token,
        ipAddress: caller.ipAddress,
        ...(row.body ? { body: row.body(stage) } : {}),
        ...(row.file ? { file: row.file() } : {}),
      });
      if (response.status < 300) assertDeclared(row.route, response);
      return { outcome: toRestOutcome(response), text: JSON.stringify(response.body) };
    };
    const kind = method === 'GET' ? 'reads' : 'writes';
    const cells = listCells(listSubjects(row), (caller, subject) =>
      expectedOutcome(row, kind, caller, subject),
    );
    expect(await findErrors(cells, ask, { changes: kind === 'writes', names: listNames(row.route) })).toEqual(
      [],
    );
  });

  test('a refusal comes before any error about the body', async () => {
    if (row.allowed === 'everyone' || !row.body) return;
    const stage = matrix.getStage(matrix.callers[0]!, 'driver');
    const { status } = await matrix.portal.rest(method, toAddress(stage), { body: '{ broken' });
    expect(status).toBe(401);
  });
});
