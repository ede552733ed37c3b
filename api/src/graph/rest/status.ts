/** Maps the graph's errors to HTTP statuses. */
import type { AdmissionCode, ErrorCode } from 'rules/errorCodes';
import { type Problem, problem } from '../../platform/http/problem.ts';

export const STATUS_OF_CODE = {
  VALIDATION: 400,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  ACCOUNT_INACTIVE: 403,
  REGISTRATION_CLOSED: 403,
  FORBIDDEN: 403,
  APPROVAL_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_PROCESSED: 409,
  INVALID_TRANSITION: 409,
  LOCKED: 409,
  LAST_ADMIN: 409,
  RETENTION: 409,
  UNAUTHENTICATED: 401,
  PASSWORD_CHANGE_REQUIRED: 403,
  FRESH_SESSION_REQUIRED: 403,
  RATE_LIMITED: 429,
  BUDGET_EXCEEDED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 503,
  TOO_SLOW: 503,
} satisfies Record<ErrorCode | AdmissionCode, number>;

/**
 * Sign-in returns this code as a typed error, the entry point for a duty. In the second case the caller is known, so
 * the status differs.
 */
const ADMISSION_STATUS: Record<string, number> = { ...STATUS_OF_CODE, SECOND_FACTOR_REQUIRED: 403 };

const isKnown = (code: unknown): code is keyof typeof STATUS_OF_CODE =>
  typeof code === 'string' && code in STATUS_OF_CODE;

/** A typed error, as every mutation document selects it under `result`. */
export interface Refused {
  message: string;
  code: ErrorCode;
  issues?: { message: string; path: string[] }[];
  requestId?: string;
  details?: string[];
}

export const isRefused = (result: unknown): result is Refused =>
  typeof result === 'object' && result !== null && 'code' in result && 'message' in result;

/** The success result; the handler has dealt with errors before. */
export function granted<Result>(result: Result): Exclude<Result, { code: unknown }> {
  if (isRefused(result)) throw new Error(`A refusal reached a route: ${result.message}`);
  return result as Exclude<Result, { code: unknown }>;
}

/** The record in a mutation's payload; throws like `granted`. */
export const changed = <Result, Name extends string>(result: Result, name: Name) =>
  (granted(result) as Extract<Result, Record<Name, unknown>>)[name];

export function refusedResponse(refused: Refused): Response {
  const { requestId, details: open, issues } = refused;
  const details = requestId ? [requestId] : (open ?? issues?.map(({ message }) => message));
  return problem({
    status: STATUS_OF_CODE[refused.code],
    code: refused.code,
    error: refused.message,
    ...(details?.length ? { details } : {}),
  });
}

export interface GraphError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The response to an operation that failed with `errors`. */
export function graphErrorResponse({ message, extensions = {} }: GraphError): Response {
  const { code, retryAfter, requestId } = extensions;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const response: Problem = isKnown(code)
    ? { status: ADMISSION_STATUS[code]!, code, error: message, headers }
    : code === 'BAD_USER_INPUT'
      ? { status: 400, code: 'VALIDATION', error: message }
      : {
          status: 500,
          code: 'INTERNAL_SERVER_ERROR',
          error: 'Something went wrong on our side. Please try again.',
          ...(typeof requestId === 'string' ? { requestId } : {}),
        };
  return problem(response);
}
