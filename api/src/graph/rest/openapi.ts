/** The API's OpenAPI 3.1 description, from the same table that serves the requests. */
import { z } from 'zod';
import { readRelease } from '../../platform/lib/release.ts';
import { describeForms, describeOwnForms } from './listForms.ts';
import { ERROR_CODES, HEADERS, RESPONSES } from './openapiParts.ts';
import { type Route, typesOf } from './route.ts';

type JsonSchema = Record<string, unknown>;

interface ObjectSchema extends JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const NAMED = '#/components/schemas/';

/** Shapes with a name (`meta({ id })`) become components and are referenced by name. */
function createSchemas() {
  const named: Record<string, JsonSchema> = {};
  const toSchema = (shape: z.ZodType): ObjectSchema => {
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = z.toJSONSchema(shape, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        delete jsonSchema.id;
        // zod's range for every integer is not our rule.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    const text = (part: unknown) => JSON.stringify(part).replaceAll('"#/$defs/', `"${NAMED}`);
    Object.assign(named, JSON.parse(text($defs)));
    return JSON.parse(text(schema));
  };
  return { named, toSchema };
}

type ToSchema = ReturnType<typeof createSchemas>['toSchema'];

/** The type that a text in a query string stands for. */
function toQuerySchema({ standsFor, ...schema }: JsonSchema): JsonSchema {
  if (standsFor === undefined) return schema;
  const { description } = schema;
  return { ...(standsFor as JsonSchema), ...(description === undefined ? {} : { description }) };
}

function toParameters(route: Route, toSchema: ToSchema) {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const { properties = {}, required }: ObjectSchema = route.query ? toSchema(route.query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required?.includes(name) ?? false },
    schema: toQuerySchema(schema),
  }));
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return [...inPath, ...inQuery, ...(route.takesKey ? [key] : [])];
}

function toRequestBody({ upload, body }: Route, toSchema: ToSchema) {
  const binary = { type: 'string', format: 'binary' };
  if (upload)
    return {
      requestBody: {
        required: true,
        content: Object.fromEntries(upload.types.map((type) => [type, { schema: binary }])),
      },
    };
  return body
    ? { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body) } } } }
    : {};
}

const refs = (kind: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/${kind}/${name}` }]));

const LIST_HEADERS = ['Content-Disposition', 'Link', 'X-List-Changed', 'X-Total-Count'];
const FILE_HEADERS = ['Content-Disposition', 'X-Left-Out'];
const BUDGET_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The responses of a route; `isOpen` if it is public. */
function toResponses(route: Route, isOpen: boolean, toSchema: ToSchema) {
  const schema = toSchema(route.response);
  const forms: Record<string, JsonSchema> = route.list
    ? describeForms(route.response)
    : route.run
      ? describeOwnForms()
      : {};
  const headers = refs('headers', [
    ...(isOpen ? [] : BUDGET_HEADERS),
    ...(route.list ? LIST_HEADERS : []),
    ...(route.run ? ['Content-Disposition'] : []),
    ...(route.produces ? FILE_HEADERS : []),
    ...(route.deprecated ? ['Deprecation'] : []),
  ]);
  return {
    [route.status]: {
      description: 'Done.',
      ...(Object.keys(headers).length ? { headers } : {}),
      content: Object.fromEntries(typesOf(route).map((type) => [type, { schema: forms[type] ?? schema }])),
    },
    '401': { $ref: '#/components/responses/Unauthenticated' },
    '429': { $ref: '#/components/responses/TooMany' },
    default: { $ref: '#/components/responses/Refused' },
  };
}

const toOperation = (route: Route, isOpen: boolean, toSchema: ToSchema) => ({
  summary: route.summary,
  tags: [route.tag],
  operationId: `${route.method.toLowerCase()}${route.path.replace(/[/:-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
  ...(isOpen
    ? { security: [] }
    : route.method === 'GET'
      ? { security: [{ bearer: [] }, { basic: [] }] }
      : {}),
  ...(route.deprecated ? { deprecated: true } : {}),
  parameters: toParameters(route, toSchema),
  ...toRequestBody(route, toSchema),
  responses: toResponses(route, isOpen, toSchema),
});

/** `isOpen` tells whether a route is public. */
export function describeApi(routes: readonly Route[], isOpen: (route: Route) => boolean) {
  const { named, toSchema } = createSchemas();
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: toOperation(route, isOpen(route), toSchema),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carrier Portal',
      version: readRelease().version,
      description:
        'Staff, contractors, daily time logs and weekly payroll. Money is a number with at most two decimals, days are YYYY-MM-DD, instants are ISO 8601 in UTC. Ids are the same as in GraphQL.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'For spreadsheets: an access token as the password, with any user name.',
        },
      },
      parameters: {
        IdempotencyKey: {
          ...{ name: 'Idempotency-Key', in: 'header', required: false },
          description:
            'Made by the client for this request. If it is sent again, the first response is repeated.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      headers: HEADERS,
      responses: RESPONSES,
      schemas: {
        ...Object.fromEntries(Object.entries(named).sort(([one], [other]) => one.localeCompare(other))),
        ErrorCode: { type: 'string', enum: ERROR_CODES, description: 'The kind of refusal, for scripts.' },
        Error: ERROR,
      },
    },
  };
}

const ERROR = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'One sentence.' },
    code: { $ref: `${NAMED}ErrorCode` },
    details: { type: 'array', items: { type: 'string' }, description: 'Every error in the input.' },
    requestId: { type: 'string', description: 'Appears in the log next to an unexpected error.' },
  },
} as const;
