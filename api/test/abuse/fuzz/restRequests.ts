/** Requests made from the portal's own OpenAPI document: most of them nearly right, some of them not at all. */
import type { Draw } from './draw.ts';
import { amountFor, drawWeek, HOSTILE_TEXTS, hostile, integerFor, textFor } from './values.ts';

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
  /** Which of the callers sends it. */
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

function valueFor(draw: Draw, schema: JsonSchema, name: string, where: string): unknown {
  if (draw.oneIn(18)) return hostile(draw);
  if (schema.enum) return draw.pick(schema.enum);
  if (schema.anyOf)
    return valueFor(draw, draw.oneIn(6) ? schema.anyOf.at(-1)! : schema.anyOf[0]!, name, where);
  if (schema.type === 'array')
    return Array.from({ length: draw.below(draw.oneIn(10) ? 40 : 4) }, () =>
      valueFor(draw, schema.items ?? {}, name, where),
    );
  if (schema.type === 'object') return objectOf(draw, schema, where);
  if (schema.type === 'boolean') return draw.oneIn(2);
  if (schema.type === 'integer') return integerFor(draw, name);
  if (schema.type === 'number') return amountFor(draw);
  if (schema.type === 'null') return null;
  return textFor(draw, name, where);
}

function objectOf(
  draw: Draw,
  { properties = {}, required = [] }: JsonSchema,
  where: string,
): Record<string, unknown> {
  const entries = Object.entries(properties)
    .filter(([name]) => (required.includes(name) ? !draw.oneIn(30) : draw.oneIn(2)))
    .map(([name, schema]) => [name, valueFor(draw, schema, name, where)]);
  if (draw.oneIn(20)) entries.push([draw.pick(EXTRA_KEYS), hostile(draw)]);
  return Object.fromEntries(entries);
}

function queryOf(draw: Draw, { parameters }: Operation, where: string): string {
  const given = parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || draw.oneIn(2)),
  );
  const pairs = given.map(({ name, schema }) => [name, asText(valueFor(draw, schema, name, where))]);
  if (draw.oneIn(15))
    pairs.push([draw.pick([...pairs.map(([name]) => name!), 'other', 'limit[]']), draw.pick(HOSTILE_TEXTS)]);
  const text = pairs.map((pair) => pair.map((part) => encoded(part!)).join('=')).join('&');
  return text && `?${draw.oneIn(40) ? `${text}&%E0%A4%A` : text}`;
}

/** As in an address, with the places that are filled in later left alone. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed().slice(0, 3000)).replace(/%40%40(\w+)%3A(-?\d+)%40%40/g, '@@$1:$2@@');

/** One request for one of the operations. */
export function restRequest(draw: Draw, { paths }: ApiDescription, caller: number): FuzzRequest {
  const monday = drawWeek(draw);
  const headers: Record<string, string> = {};
  if (draw.oneIn(60))
    return {
      method: draw.pick(METHODS),
      path: draw.pick(BROKEN_PATHS),
      headers,
      body: undefined,
      caller,
      monday,
    };
  const template = draw.pick(Object.keys(paths));
  const [described, operation] = draw.pick(Object.entries(paths[template]!));
  const method = draw.oneIn(40) ? draw.pick(METHODS) : described.toUpperCase();
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(textFor(draw, name, template)));
  const schema = operation.requestBody?.content['application/json'].schema;
  let body: string | undefined;
  if (method !== 'GET' && method !== 'HEAD' && (schema || draw.oneIn(20))) {
    body = draw.oneIn(25) ? draw.pick(BROKEN_BODIES) : JSON.stringify(objectOf(draw, schema ?? {}, template));
    headers['content-type'] = draw.oneIn(40) ? draw.pick(TYPES) : 'application/json';
  }
  if (draw.oneIn(6))
    headers['idempotency-key'] = draw.pick(['one', 'two', 'k'.repeat(300), '\u00ff', ' ', 'key 7']);
  if (draw.oneIn(20))
    headers['user-agent'] = draw.pick(['u'.repeat(5000), '\u00ff', '=1+1', "'; DROP TABLE", '']);
  if (draw.oneIn(30))
    headers.authorization = draw.pick([
      'Bearer',
      'Basic YTpi',
      'Bearer a b',
      'Bearer cpat_x',
      'bearer \u00ff',
    ]);
  return { method, path: `/api${path}${queryOf(draw, operation, template)}`, headers, body, caller, monday };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
