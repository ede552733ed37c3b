/**
 * Requests for known operations are read and served on Node's own request and response. Everything else continues as it
 * came.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnownRequest } from './fastPath.ts';
import type { GraphQLJsonResponse } from './jsonResponse.ts';

/** What the body of such a request says. */
type Body = Pick<KnownRequest, 'documentId' | 'variables'>;

export interface FastPathRequest extends KnownRequest {
  header: (name: string) => string | undefined;
  onGone?: (listener: () => void) => void;
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
function parseBody(body: Buffer): Body | undefined {
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
function negotiateJson(accept: string | undefined): string | undefined {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds?.every((kind) => KINDS.includes(kind)) ? kinds[0] : undefined;
}

export interface FastPathOptions {
  /** Where GraphQL is served. */
  path: string;
  maxBytes: number;
  /** On every response. */
  headers: Record<string, string>;
  /** The body in gzip, where the client's Accept-Encoding has it; undefined sends it as it is. */
  compress?: (body: string, accepted: string) => Promise<Uint8Array | undefined>;
  /** Serves the request; undefined leaves it to the next. */
  respond: (request: FastPathRequest, message: IncomingMessage) => Promise<GraphQLJsonResponse | undefined>;
}

/**
 * Whether the request may belong here, judging only by its head: a POST of JSON, with a declared length that is not too
 * large.
 */
function isLikely(
  { method, url, headers }: IncomingMessage,
  { path, maxBytes }: Pick<FastPathOptions, 'path' | 'maxBytes'>,
): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    url === path &&
    /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    length > 0 &&
    length <= maxBytes
  );
}

/** Serves the request and says so, or leaves it to the next with its body in `request.body`. */
export const createFastPathHandler =
  ({ path, maxBytes, headers: always, compress, respond }: FastPathOptions) =>
  async (request: WithBody, response: ServerResponse): Promise<boolean> => {
    const { headers } = request;
    const header = (name: string) => headers[name] as string | undefined;
    const accepted = negotiateJson(headers.accept);
    if (!accepted || !isLikely(request, { path, maxBytes })) return false;
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
    const encodings = header('accept-encoding');
    const compressed = encodings ? await compress?.(handled.body, encodings) : undefined;
    response.writeHead(handled.status ?? 200, {
      ...handled.headers,
      'content-type': handled.contentType,
      'content-length': compressed?.byteLength ?? Buffer.byteLength(handled.body),
      ...(compress && { vary: 'accept-encoding' }),
      ...(compressed && { 'content-encoding': 'gzip' }),
      ...always,
    });
    response.end(compressed ?? handled.body);
    return true;
  };
