/** The codes by which clients distinguish errors. */

/** Business errors: the `code` of an error that an operation returns as its result. */
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
  'STORAGE_FULL',
  'TOO_SLOW',
] as const;

/** Why a request was not admitted: `extensions.code` of an entry in `errors`. */
export type AdmissionCode = (typeof ADMISSION_CODES)[number];

const LIMIT_CODES = ['DEPTH_LIMIT', 'ALIAS_LIMIT', 'TOKEN_LIMIT', 'COST_LIMIT', 'PAYLOAD_TOO_LARGE'] as const;

/** A limit that a request exceeds: `extensions` have its `value` and the `limit`. */
export type LimitCode = (typeof LIMIT_CODES)[number];

/** Why an HTTP request is refused that is not an operation yet, or not one of that address. */
export const HTTP_CODES = [
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL_SERVER_ERROR',
] as const;

/** Every `code` of an error response. */
export type ProblemCode = ErrorCode | AdmissionCode | (typeof HTTP_CODES)[number];

/** All values of `extensions.code`: also those of a malformed request and of an internal error. */
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
