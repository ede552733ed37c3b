/** Checks whether a response matches the portal's own OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { SentRequest } from './verdict.ts';

/** The part of the OpenAPI document that the check uses. */
export interface Described {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
  >;
  components: { schemas: { Error: object } };
}

/** Drops empty parts, as the portal does: without an id, a person's address is the list's address. */
const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

/** Returns a check that takes one response and returns what is wrong, or undefined. */
export function createResponseCheck(description: Described) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const error = ajv.compile(description.components.schemas.Error);
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const [status = ''] = Object.keys(responses).filter((key) => key !== 'default');
      const types = Object.keys(responses[status]?.content ?? {});
      const json = responses[status]?.content['application/json'];
      const segments = splitPath(path).map((part) => (part.startsWith('{') ? null : part));
      const validate = json && ajv.compile(json.schema);
      return { method: method.toUpperCase(), segments, status: Number(status), types, validate };
    }),
  );

  /** The operation of a path: literal parts win, as in the portal. */
  function findOperation(method: string, path: string) {
    const given = splitPath(path.replace(/\?.*$/s, '').replace(/^\/api/, ''));
    return operations
      .filter(
        (operation) =>
          operation.method === method &&
          operation.segments.length === given.length &&
          operation.segments.every((part, index) => part === null || part === given[index]),
      )
      .sort((one, other) => countParameters(one.segments) - countParameters(other.segments))[0];
  }

  return ({ method, path, response, text }: SentRequest): string | undefined => {
    const type = response.headers.get('content-type') ?? '';
    // Node's server omits the body of a response to HEAD.
    if (method === 'HEAD') return undefined;
    if (response.status >= 400) {
      if (!type.startsWith('application/json')) return `a refusal is sent as ${type}`;
      return error(JSON.parse(text)) ? undefined : ajv.errorsText(error.errors);
    }
    const operation = findOperation(method, path);
    if (!operation) return undefined;
    if (response.status !== operation.status)
      return `success is ${response.status} and not ${operation.status}`;
    if (!operation.types.some((each) => type.startsWith(each)))
      return `the type is ${type} and not ${operation.types.join(' or ')}`;
    if (!operation.validate) return undefined;
    return operation.validate(JSON.parse(text)) ? undefined : ajv.errorsText(operation.validate.errors);
  };
}

const countParameters = (segments: (string | null)[]) => segments.filter((part) => part === null).length;
