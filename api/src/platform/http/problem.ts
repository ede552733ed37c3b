/** The format of every HTTP error: `{ error, code, details? }`. */
import type { ProblemCode } from 'rules/errorCodes';
import { describeUnavailable, type UnavailableReason } from '../lib/unavailable.ts';

export interface Problem {
  status: number;
  code: ProblemCode;
  /** One sentence. */
  error: string;
  /** Only for lists of errors. */
  details?: string[];
  headers?: Record<string, string>;
  requestId?: string;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

export const problem = ({ status, code, error, details, headers, requestId }: Problem): Response =>
  json(
    status,
    { error, code, ...(details ? { details } : {}), ...(requestId ? { requestId } : {}) },
    headers,
  );

export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path } });

export const notFound = (): Response =>
  problem({ status: 404, code: 'NOT_FOUND', error: 'There is nothing at this address.' });

/** HEAD is allowed wherever GET is. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ');
  return problem({
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    error: `This address only takes ${methods}.`,
    headers: { allow: methods },
  });
}

/** For clients that refuse every encoding, including none. */
export const notAcceptable = (): Response =>
  problem({
    status: 406,
    code: 'NOT_ACCEPTABLE',
    error: 'Accept-Encoding refuses every encoding of this file.',
    headers: { vary: 'accept-encoding' },
  });

/** For clients that accept none of the media types of an address. */
export const noSuchMediaType = (available: readonly string[]): Response =>
  problem({
    status: 406,
    code: 'NOT_ACCEPTABLE',
    error: `Accept allows none of what this address sends: ${available.join(', ')}.`,
  });

export const unsupportedMediaType = (): Response =>
  problem({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    error: 'Send the body as JSON, with the header Content-Type: application/json.',
  });

export const notPlain = (): Response =>
  problem({
    status: 400,
    code: 'VALIDATION',
    error: 'Send a path as the target, and only a host in the header Host.',
  });

export const bodyLimitMessage = (limit: number): string => `The body may have at most ${limit} bytes.`;

export const payloadTooLarge = (limit: number): Response =>
  problem({ status: 413, code: 'PAYLOAD_TOO_LARGE', error: bodyLimitMessage(limit) });

export function unavailable(reason: UnavailableReason, seconds?: number): Response {
  const { code, retryAfter, message } = describeUnavailable(reason, seconds);
  return problem({
    status: 503,
    code,
    error: message,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  });
}

export const stopping = (): Response => unavailable('stopping', 5);

/** Whether the request declares a JSON body. */
export const isJson = (request: Request): boolean =>
  /^application\/(graphql\+)?json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
