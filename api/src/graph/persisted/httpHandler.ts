/**
 * Handles requests for known operations on Node's own request and response. Everything else passes through unchanged.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnownRequest } from './fastPath.ts';
import type { GraphQLJsonResponse } from './jsonResponse.ts';

/** The content of such a request's body. */
type Body = Pick<KnownRequest, 'documentId' | 'variables'>;

export interface FastPathRequest extends KnownRequest {
  header: (name: string) => string | undefined;
  onGone?: (listener: () => void) => void;
}

/** A body read here and passed on: the adapter takes it from this property. */
type WithBody = IncomingMessage & { body?: Buffer };

/** Iterating over the stream would create promises for each chunk. */
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

/** The body's request for a known operation; undefined if it has anything else. */
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
 * The kind of JSON that an Accept header requests: the first one. Undefined if it names anything else too, which needs
 * real negotiation.
 */
function negotiateJson(accept: string | undefined): string | undefined {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds?.every((kind) => KINDS.includes(kind)) ? kinds[0] : undefined;
}

export interface FastPathOptions {
  /** The path of GraphQL. */
  path: string;
  maxBytes: number;
  /** Added to every response. */
  headers: Record<string, string>;
  /** The body in gzip if the client's Accept-Encoding allows it; undefined to send it as it is. */
  compress?: (body: string, accepted: string) => Promise<Uint8Array | undefined>;
  /** Handles the request; undefined passes it on. */
  respond: (request: FastPathRequest, message: IncomingMessage) => Promise<GraphQLJsonResponse | undefined>;
}

/** Whether the request may belong here, by its head alone: a JSON POST with a declared length within the limit. */
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

/** Handles the request and returns true, or passes it on with its body in `request.body`. */
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
