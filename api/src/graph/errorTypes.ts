/** The GraphQL types of the errors a rule may return; each mutation lists the ones it can return. */

import type { ErrorCode } from 'rules/errorCodes';
import {
  ConflictError,
  type DomainError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  SignInError,
  ValidationError,
  type ValidationIssue,
} from '../operation/errors.ts';
import { builder } from './builder.ts';

const CODES = {
  VALIDATION: {},
  INVALID_CREDENTIALS: {},
  SECOND_FACTOR_REQUIRED: {
    description: 'The password is right; sign in again with a code, or with a passkey.',
  },
  ACCOUNT_INACTIVE: {},
  REGISTRATION_CLOSED: {},
  FORBIDDEN: {},
  NOT_FOUND: {},
  CONFLICT: {},
  ALREADY_PROCESSED: {},
  INVALID_TRANSITION: {},
  LOCKED: {},
  LAST_ADMIN: {},
  RATE_LIMITED: {},
} satisfies Record<ErrorCode, object>;

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'The kind of refusal, for scripts; REST responses carry the same codes.',
  values: CODES,
});

const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'Why an operation was refused: a message for people, a code for scripts.',
  resolveType: (error) => error.constructor.name,
  fields: (t) => ({
    message: t.exposeString('message', { authScopes: { everyone: true } }),
    code: t.field({ type: ErrorCodeEnum, authScopes: { everyone: true }, resolve: (error) => error.code }),
  }),
});

const ValidationIssueType = builder.objectRef<ValidationIssue>('ValidationIssue').implement({
  description: 'One error in the input.',
  fields: (t) => ({
    path: t.exposeStringList('path', {
      description: 'Where in the input: field names and list positions; empty for the input as a whole.',
      authScopes: { everyone: true },
    }),
    message: t.exposeString('message', { authScopes: { everyone: true } }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input has errors, all of them listed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      type: [ValidationIssueType],
      authScopes: { everyone: true },
      resolve: (error) => error.issues,
    }),
  }),
});
builder.objectType(SignInError, {
  name: 'SignInError',
  description: 'Sign-in refused, or a wrong current password.',
  interfaces: [ErrorInterface],
});
builder.objectType(ForbiddenError, {
  name: 'ForbiddenError',
  description: 'A rule forbids this user from doing this to this record.',
  interfaces: [ErrorInterface],
});
builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'No such record, or none that this user may know about.',
  interfaces: [ErrorInterface],
});
builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The record is not in a state that allows this.',
  interfaces: [ErrorInterface],
});
builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  description: 'Done too often; the message says when to try again.',
  interfaces: [ErrorInterface],
});
