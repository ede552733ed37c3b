/**
 * The persisted fast path: requests for known operations are read and served on Node's own request and response.
 * Everything else continues as it came.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATA_HEADERS } from './securityHeaders.ts';

/** What the body of such a request says. */
export interface FastPathBody {
  documentId: string;
  variables: Record<string, unknown>;
}

export interface FastPathRequest extends FastPathBody {
  /** The kind of JSON that is wanted. */
  accepted: string;
  header: (name: string) => string | undefined;
  onGone?: (listener: () => void) => void;
}

export interface FastPathResponse {
  /** 200 if left out. */
  status?: number;
  headers?: Record<string, string>;
  contentType: string;
  body: string;
}

/** A body that was read here and is handed on: the adapter takes it from this property. */
type WithBody = IncomingMessage & { body?: Buffer };

/** Iterating over the stream would make promises for each of its parts. */
const readAll = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PARAMETERS = new Set(['documentId', 'variables', 'operationName']);

/** What the body requests, if it requests an operation by id and contains nothing unusual; otherwise undefined. */
function parseBody(body: Buffer): FastPathBody | undefined {
  try {
    const asked = JSON.parse(body.toString('utf8'));
    const { documentId, variables, operationName } = asked;
    const isPlain =
      typeof documentId === 'string' && (operationName === undefined || typeof operationName === 'string');
    if (!isPlain || !Object.keys(asked).every((name) => PARAMETERS.has(name))) return undefined;
    if (variables === undefined || variables === null) return { documentId, variables: {} };
    return isObject(variables) ? { documentId, variables } : undefined;
  } catch {
    return undefined;
  }
}

const KINDS = ['application/graphql-response+json', 'application/json'];

/**
 * The kind of JSON that an Accept header requests: the first it names. Undefined if it names anything else as well,
 * which requires weighing.
 */
export function negotiateJson(accept: string | undefined): string | undefined {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds?.every((kind) => KINDS.includes(kind)) ? kinds[0] : undefined;
}

/**
 * Whether the request may belong here, judging only by its head: a POST of JSON, with a declared length that is not too
 * large.
 */
function isLikely({ method, url, headers }: IncomingMessage, maxBytes: number): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    url === '/graphql' &&
    /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    length > 0 &&
    length <= maxBytes
  );
}

export interface FastPathOptions {
  maxBytes: number;
  /** Returns the request; undefined leaves it to the next. */
  respond: (request: FastPathRequest, message: IncomingMessage) => Promise<FastPathResponse | undefined>;
}

/** Returns the request and says so, or leaves it to the next with its body in `request.body`. */
export const createFastPathHandler =
  ({ maxBytes, respond }: FastPathOptions) =>
  async (request: WithBody, response: ServerResponse): Promise<boolean> => {
    const { headers } = request;
    const header = (name: string) => headers[name] as string | undefined;
    const accepted = negotiateJson(headers.accept);
    if (!accepted || !isLikely(request, maxBytes)) return false;
    const body = await readAll(request);
    const asked = parseBody(body);
    const onGone = (listener: () => void) => {
      if (response.destroyed) listener();
      else response.once('close', listener);
    };
    const handled = asked && (await respond({ accepted, header, onGone, ...asked }, request));
    if (!handled) {
      request.body = body;
      return false;
    }
    response.writeHead(handled.status ?? 200, {
      ...handled.headers,
      'content-type': handled.contentType,
      'content-length': Buffer.byteLength(handled.body),
      ...DATA_HEADERS,
    });
    response.end(handled.body);
    return true;
  };
