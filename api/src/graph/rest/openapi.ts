/** The API's description, OpenAPI 3.1, from the same table that serves the requests. */
import { z } from 'zod';
import type { Route } from './route.ts';

const ERROR = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'One sentence.' },
    code: { type: 'string', description: 'The kind of refusal, for scripts.' },
    details: { type: 'array', items: { type: 'string' }, description: 'Every error in the input.' },
    requestId: { type: 'string', description: 'Appears in the log next to an unexpected error.' },
  },
} as const;

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function toObjectSchema(shape: z.ZodType): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema as ObjectSchema;
}

function toParameters(route: Route) {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query: ObjectSchema = route.query ? toObjectSchema(route.query) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

function toOperation(route: Route) {
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[/:-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    ...(route.deprecated ? { deprecated: true } : {}),
    parameters: toParameters(route),
    ...(route.upload
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              route.upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
            ),
          },
        }
      : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toObjectSchema(route.body) } },
          },
        }
      : {}),
    responses: {
      [route.status]: {
        description: 'Done.',
        content: Object.fromEntries(
          (route.produces ?? ['application/json']).map((type) => [
            type,
            { schema: toObjectSchema(route.response) },
          ]),
        ),
      },
      default: {
        description: 'Refused, with the reason.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

export function describeApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carrier Portal',
      version: '1.0.0',
      description:
        'Staff, contractors, daily time logs and weekly payroll. Money is a number with at most two decimals, days are YYYY-MM-DD, instants are ISO 8601 in UTC. Ids are the same as in GraphQL.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: ERROR },
    },
  };
}
