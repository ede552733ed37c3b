/** The codes by which clients tell refusals apart. */

/** What the business refuses: the `code` of an error that an operation returns as its result. */
export type ErrorCode =
  | 'VALIDATION'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_REQUIRED'
  | 'ACCOUNT_INACTIVE'
  | 'REGISTRATION_CLOSED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'ALREADY_PROCESSED'
  | 'INVALID_TRANSITION'
  | 'LOCKED'
  | 'LAST_ADMIN'
  | 'RATE_LIMITED';

/** Why a request was not admitted at all: `extensions.code` of an entry in `errors`. */
export type AdmissionCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FRESH_SESSION_REQUIRED'
  | 'RATE_LIMITED'
  | 'BUDGET_EXCEEDED'
  | 'UNAVAILABLE';

/** Everything that `extensions.code` can be: also a request that cannot be read, and an error on the server's side. */
export type RequestErrorCode = AdmissionCode | 'BAD_USER_INPUT' | 'INTERNAL_SERVER_ERROR';
