/** The codes by which clients tell refusals apart. */

/** What the business refuses: the `code` of an error that an operation returns as its result. */
export type ErrorCode =
  | 'VALIDATION'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_REQUIRED'
  | 'ACCOUNT_INACTIVE'
  | 'REGISTRATION_CLOSED'
  | 'FORBIDDEN'
  | 'APPROVAL_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'ALREADY_PROCESSED'
  | 'INVALID_TRANSITION'
  | 'LOCKED'
  | 'LAST_ADMIN'
  | 'RETENTION'
  | 'RATE_LIMITED';

const ADMISSION_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'FRESH_SESSION_REQUIRED',
  'RATE_LIMITED',
  'BUDGET_EXCEEDED',
  'UNAVAILABLE',
] as const;

/** Why a request was not admitted at all: `extensions.code` of an entry in `errors`. */
export type AdmissionCode = (typeof ADMISSION_CODES)[number];

const LIMIT_CODES = ['DEPTH_LIMIT', 'ALIAS_LIMIT', 'TOKEN_LIMIT', 'COST_LIMIT', 'PAYLOAD_TOO_LARGE'] as const;

/** What a request has too much of: `extensions` say how much it has (`value`) and may have (`limit`). */
export type LimitCode = (typeof LIMIT_CODES)[number];

/** Why a request over HTTP is refused that is no operation yet, or none that the address has. */
export const HTTP_CODES = [
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL_SERVER_ERROR',
] as const;

/** Every `code` of a response that is an error. */
export type ProblemCode = ErrorCode | AdmissionCode | (typeof HTTP_CODES)[number];

/** Everything that `extensions.code` can be: also a request that cannot be read, and an error on the server's side. */
export const REQUEST_ERROR_CODES = [
  ...ADMISSION_CODES,
  ...LIMIT_CODES,
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'VALIDATION',
  'NOT_FOUND',
  'INTERNAL_SERVER_ERROR',
] as const;

export type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];
