/** Compares the API's description with the route table and the access rules. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { withoutRefs } from '../../../test/support/openapi.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { REST_CALLS } from '../../../test/support/restCalls.ts';
import { routes } from './routes.ts';

interface Parameter {
  name: string;
  in: string;
  schema: { type?: string; enum?: string[] };
}

let portal: TestPortal;
// biome-ignore lint/suspicious/noExplicitAny: a description of any shape.
let named: any;
// biome-ignore lint/suspicious/noExplicitAny: a description of any shape.
let description: any;
beforeAll(async () => {
  portal = await openTestPortal();
  named = (await portal.rest('GET', '/openapi.json')).body;
  description = withoutRefs(named);
});
afterAll(() => portal.close());

const operationOf = ({ method, path }: { method: string; path: string }, of = description) =>
  of.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

test('the document says which routes are open to everyone', () => {
  const open = REST_CALLS.filter(({ allowed }) => allowed === 'everyone').map(({ route }) => route);
  const told = routes.filter((route) => operationOf(route).security?.length === 0);
  expect(told.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(open.sort());
});

test('numbers and yes or no in addresses are described as such', () => {
  const kinds = routes.flatMap((route) =>
    Object.entries((route.query as z.ZodObject | undefined)?.shape ?? {}).flatMap(([name, shape]) => {
      const read = ['2026', '1', 'true'].map((text) => (shape as z.ZodType).safeParse(text).data);
      const kind = read.map((value) => typeof value).find((type) => type === 'number' || type === 'boolean');
      const { schema } = operationOf(route).parameters.find((each: Parameter) => each.name === name);
      return kind ? [[`${route.path} ${name}`, kind.replace('number', 'integer'), schema.type]] : [];
    }),
  );
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(([, kind, type]) => kind !== type)).toEqual([]);
});

test('every record has a name, and every name is used', () => {
  const text = JSON.stringify(named.paths);
  for (const name of ['User', 'Contractor', 'PayrollRun', 'TimeLog', 'TaxDocument', 'Report', 'BankFile'])
    expect(text, name).toContain(`"#/components/schemas/${name}"`);
  expect(text).not.toContain('$defs');
  const whole = JSON.stringify(named);
  for (const name of Object.keys(named.components.schemas))
    expect(whole, name).toContain(`"#/components/schemas/${name}"`);
});

test('the document says where an Idempotency-Key repeats the first response, and which headers come back', () => {
  const taking = routes.filter((route) =>
    operationOf(route).parameters.some((each: Parameter) => each.in === 'header'),
  );
  expect(taking.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /payroll/weekly',
    'POST /payroll/bank-files',
  ]);
  const headersOf = (method: string, path: string) =>
    Object.keys(operationOf({ method, path }).responses[200].headers);
  expect(headersOf('GET', '/payroll')).toEqual(
    expect.arrayContaining(['X-Total-Count', 'Link', 'RateLimit-Limit']),
  );
  expect(headersOf('GET', '/payroll/:id/statement')).toContain('Content-Disposition');
  expect(headersOf('GET', '/payroll/bank-file')).toContain('Deprecation');
  const { responses } = operationOf({ method: 'GET', path: '/payroll' });
  expect(Object.keys(responses[401].headers)).toEqual(['WWW-Authenticate']);
  expect(Object.keys(responses[429].headers)).toEqual(['Retry-After']);
});

test('the document says that every list is CSV and JSON Lines as well, and which columns it has', () => {
  const lists = routes.filter(({ list }) => list);
  for (const route of lists) {
    const { content } = operationOf(route).responses[200];
    expect(Object.keys(content), route.path).toEqual(['application/json', 'text/csv', 'application/jsonl']);
    const { schema } = operationOf(route).parameters.find(({ name }: Parameter) => name === 'limit');
    expect(schema.description, route.path).toContain('Refused for CSV and JSON Lines.');
  }
  const columnsOf = (path: string) =>
    operationOf({ method: 'GET', path }).responses[200].content['text/csv'].schema.description;
  expect(columnsOf('/time-logs')).toContain(
    'The columns: id, date, worked, description, status, rejectionReason, user.id, user.firstName, user.lastName, user.email, payrollRun.id,',
  );
});

test('a password counts for what is read, and not where there is nothing to sign in to', () => {
  const kinds = Object.fromEntries(
    routes.map((route) => [`${route.method} ${route.path}`, operationOf(route).security]),
  );
  expect(named.components.securitySchemes.basic).toMatchObject({ type: 'http', scheme: 'basic' });
  expect(kinds['GET /payroll']).toEqual([{ bearer: [] }, { basic: [] }]);
  expect(kinds['POST /payroll/weekly']).toBeUndefined();
  expect(kinds['GET /company']).toEqual([]);
});

test('the codes of errors are all of the guide that REST has', () => {
  const guide = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (\d[\d, ]*) \|/gm)].map(([, code]) => code);
  const { ErrorCode } = named.components.schemas;
  expect([...ErrorCode.enum].sort()).toEqual([...new Set(rows)].sort());
});
