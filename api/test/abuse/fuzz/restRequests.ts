/** Requests built from the portal's own OpenAPI document: most nearly right, some completely wrong. */
import type { Arbitrary } from './arbitrary.ts';
import { amountFor, arbitraryWeek, HOSTILE_TEXTS, hostile, integerFor, textFor } from './values.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
}

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** The index of the caller that sends it. */
  caller: number;
  monday: string;
}

/** Bodies that are wrong as a whole. */
const BROKEN_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '42',
  '\ufeff{}',
  '{"a":1e999}',
  '{"__proto__":{"roles":["IT_Admin"]},"constructor":{"name":"x"}}',
  `${'['.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  `{"firstName":"${'z'.repeat(150_000)}"}`,
  '{"id":1,"id":2}',
];
const BROKEN_PATHS = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api//staff',
  '/api/staff/../logs',
  '/api/%2e%2e/logs',
  '/api/staff/%E0%A4%A',
  '/api/staff/%00',
  '/api/STAFF',
  '/api/logs;x=1',
  '/healthz',
  '/readyz',
  '/schema.graphql',
  '/api/docs/none',
  '/none.js',
];
const EXTRA_KEYS = [
  '__proto__',
  'constructor',
  'roles',
  'isActive',
  'passwordHash',
  'id',
  'role',
  'kind',
  '',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/JSON; charset=latin1',
  'multipart/form-data',
];

function valueFor(arbitrary: Arbitrary, schema: JsonSchema, name: string, where: string): unknown {
  if (arbitrary.oneIn(18)) return hostile(arbitrary);
  if (schema.enum) return arbitrary.pick(schema.enum);
  if (schema.anyOf)
    return valueFor(arbitrary, arbitrary.oneIn(6) ? schema.anyOf.at(-1)! : schema.anyOf[0]!, name, where);
  if (schema.type === 'array')
    return Array.from({ length: arbitrary.below(arbitrary.oneIn(10) ? 40 : 4) }, () =>
      valueFor(arbitrary, schema.items ?? {}, name, where),
    );
  if (schema.type === 'object') return drawObject(arbitrary, schema, where);
  if (schema.type === 'boolean') return arbitrary.oneIn(2);
  if (schema.type === 'integer') return integerFor(arbitrary, name);
  if (schema.type === 'number') return amountFor(arbitrary);
  if (schema.type === 'null') return null;
  return textFor(arbitrary, name, where);
}

function drawObject(
  arbitrary: Arbitrary,
  { properties = {}, required = [] }: JsonSchema,
  where: string,
): Record<string, unknown> {
  const entries = Object.entries(properties)
    .filter(([name]) => (required.includes(name) ? !arbitrary.oneIn(30) : arbitrary.oneIn(2)))
    .map(([name, schema]) => [name, valueFor(arbitrary, schema, name, where)]);
  if (arbitrary.oneIn(20)) entries.push([arbitrary.pick(EXTRA_KEYS), hostile(arbitrary)]);
  return Object.fromEntries(entries);
}

function drawQuery(arbitrary: Arbitrary, { parameters }: Operation, where: string): string {
  const given = parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || arbitrary.oneIn(2)),
  );
  const pairs = given.map(({ name, schema }) => [name, asText(valueFor(arbitrary, schema, name, where))]);
  if (arbitrary.oneIn(15))
    pairs.push([
      arbitrary.pick([...pairs.map(([name]) => name!), 'other', 'limit[]']),
      arbitrary.pick(HOSTILE_TEXTS),
    ]);
  const text = pairs.map((pair) => pair.map((part) => encoded(part!)).join('=')).join('&');
  return text && `?${arbitrary.oneIn(40) ? `${text}&%E0%A4%A` : text}`;
}

/** Encoded for a URL, except the placeholders that are filled in later. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed().slice(0, 3000)).replace(/%40%40(\w+)%3A(-?\d+)%40%40/g, '@@$1:$2@@');

/** A request for one of the operations. */
export function restRequest(arbitrary: Arbitrary, { paths }: ApiDescription, caller: number): FuzzRequest {
  const monday = arbitraryWeek(arbitrary);
  const headers: Record<string, string> = {};
  if (arbitrary.oneIn(60))
    return {
      method: arbitrary.pick(METHODS),
      path: arbitrary.pick(BROKEN_PATHS),
      headers,
      body: undefined,
      caller,
      monday,
    };
  const template = arbitrary.pick(Object.keys(paths));
  const [described, operation] = arbitrary.pick(Object.entries(paths[template]!));
  const method = arbitrary.oneIn(40) ? arbitrary.pick(METHODS) : described.toUpperCase();
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(textFor(arbitrary, name, template)),
  );
  const schema = operation.requestBody?.content['application/json']?.schema;
  let body: string | undefined;
  if (method !== 'GET' && method !== 'HEAD' && (schema || arbitrary.oneIn(20))) {
    body = arbitrary.oneIn(25)
      ? arbitrary.pick(BROKEN_BODIES)
      : JSON.stringify(drawObject(arbitrary, schema ?? {}, template));
    headers['content-type'] = arbitrary.oneIn(40) ? arbitrary.pick(TYPES) : 'application/json';
  }
  if (arbitrary.oneIn(6))
    headers['idempotency-key'] = arbitrary.pick(['one', 'two', 'k'.repeat(300), '\u00ff', ' ', 'key 7']);
  if (arbitrary.oneIn(20))
    headers['user-agent'] = arbitrary.pick(['u'.repeat(5000), '\u00ff', '=1+1', "'; DROP TABLE", '']);
  if (arbitrary.oneIn(30))
    headers.authorization = arbitrary.pick([
      'Bearer',
      'Basic YTpi',
      'Bearer a b',
      'Bearer cpat_x',
      'bearer \u00ff',
    ]);
  return {
    method,
    path: `/api${path}${drawQuery(arbitrary, operation, template)}`,
    headers,
    body,
    caller,
    monday,
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
