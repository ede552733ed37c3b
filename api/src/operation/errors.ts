/**
 * The errors of an operation.
 *
 * The contract has two families. Business errors (bad input, conflicts, missing records, a rule about this person) are
 * typed results that implement `Error`. Entry-point errors (not signed in, wrong role, a required password change, too
 * many attempts) are coded entries in `errors`. Anything else is an internal error and is masked.
 */
import { GraphQLError } from 'graphql';
import type { AdmissionCode, ErrorCode } from 'rules/errorCodes';
import { describeUnavailable, UNAVAILABLE, type UnavailableReason } from '../platform/lib/unavailable.ts';

/** A business error, shown to people as it is. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface ValidationIssue {
  /** The path in the input, as in ['weeklyData', '0', 'pay']; empty for the input as a whole. */
  path: string[];
  message: string;
}

/** Bad input: all issues at once, each with its path. */
export class ValidationError extends DomainError {
  readonly issues: ValidationIssue[];
  constructor(issues: ValidationIssue[]) {
    super('VALIDATION', issues[0]?.message ?? 'The input isn’t valid.');
    this.issues = issues;
  }
  static of(path: string, message: string): ValidationError {
    return new ValidationError([{ path: path.split('.'), message }]);
  }
}

type SignInCode = 'INVALID_CREDENTIALS' | 'SECOND_FACTOR_REQUIRED' | 'ACCOUNT_INACTIVE' | 'FORBIDDEN';

/** Sign-in failed: wrong address or password, a missing second factor, or an inactive account. */
export class SignInError extends DomainError {
  constructor(code: SignInCode, message: string) {
    super(code, message);
  }
}

/** A rule forbids this viewer to do this with this record. `assertAllowed` throws it and notes it for the audit log. */
export class ForbiddenError extends DomainError {
  constructor(message: string, code: 'FORBIDDEN' | 'REGISTRATION_CLOSED' = 'FORBIDDEN') {
    super(code, message);
  }
}

/** There is no such record, or the viewer may not see it: the two look the same. */
export class NotFoundError extends DomainError {
  constructor(what: string) {
    super('NOT_FOUND', `${what} not found.`);
  }
}

/** The record's state does not allow this. */
export class ConflictError extends DomainError {
  /** What prevents it, as sentences; empty if the message says everything. */
  readonly details: string[];
  constructor(
    message: string,
    code: 'CONFLICT' | 'ALREADY_PROCESSED' | 'INVALID_TRANSITION' | 'LOCKED' | 'LAST_ADMIN' = 'CONFLICT',
    details: string[] = [],
  ) {
    super(code, message);
    this.details = details;
  }
}

/** Throws ConflictError if the idempotency key belongs to another request. */
export function assertSameRequest(isSame: boolean): void {
  if (!isSame) throw new ConflictError('This idempotency key was used for a different request.');
}

/** A second person must approve it; nothing else has changed. */
export class ApprovalRequiredError extends DomainError {
  /** The ID of the request. */
  readonly requestId: string;
  constructor(message: string, requestId: string) {
    super('APPROVAL_REQUIRED', message);
    this.requestId = requestId;
  }
}

/** Things that must be settled first, as sentences. An administrator can continue anyway, with a reason. */
export class RetentionError extends DomainError {
  readonly details: string[];
  constructor(details: string[]) {
    super(
      'RETENTION',
      'Money or tax forms of this user are still open. Settle them first, or enter a reason to delete anyway.',
    );
    this.details = details;
  }
}

/** Too many attempts; the message says until when it is blocked. */
export class RateLimitError extends DomainError {
  constructor(message: string) {
    super('RATE_LIMITED', message);
  }
}

const REQUEST_ERROR_MESSAGES: Record<AdmissionCode, string> = {
  UNAUTHENTICATED: 'Please sign in.',
  FORBIDDEN: 'You’re not allowed to do this.',
  PASSWORD_CHANGE_REQUIRED: 'Please change your password first.',
  SECOND_FACTOR_REQUIRED: 'Please set up a second factor first.',
  FRESH_SESSION_REQUIRED: 'Please confirm it’s you by entering your password again.',
  RATE_LIMITED: 'Too many attempts. Please try again later.',
  BUDGET_EXCEEDED: 'You’ve made a lot of requests in the last few minutes. Please wait a moment.',
  UNAVAILABLE: UNAVAILABLE.busy,
  STORAGE_FULL: UNAVAILABLE.full,
  TOO_SLOW: UNAVAILABLE.slow,
};

/** An entry-point error with `extensions.code`; `retryAfter` in seconds if waiting helps. */
export const requestError = (
  code: AdmissionCode,
  retryAfter?: number,
  message = REQUEST_ERROR_MESSAGES[code],
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code, ...(retryAfter === undefined ? {} : { retryAfter }) },
  });

/** The error for a request that the portal cannot handle, with the reason in the message. */
export function unavailableError(reason: UnavailableReason, seconds?: number): GraphQLError {
  const { code, retryAfter, message } = describeUnavailable(reason, seconds);
  return requestError(code, retryAfter, message);
}
