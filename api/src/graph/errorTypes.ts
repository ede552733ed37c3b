/** The GraphQL types of business errors. Each mutation lists the ones it can return. */

import type { ErrorCode } from 'rules/errorCodes';
import {
  ApprovalRequiredError,
  ConflictError,
  type DomainError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  RetentionError,
  SignInError,
  ValidationError,
  type ValidationIssue,
} from '../operation/errors.ts';
import { builder } from './builder.ts';

const CODES = {
  VALIDATION: { description: 'The input is invalid; `issues` lists every error in it.' },
  INVALID_CREDENTIALS: { description: 'Wrong email address, password or code; it does not say which.' },
  SECOND_FACTOR_REQUIRED: {
    description: 'The password is right; sign in again with a code, or with a passkey.',
  },
  ACCOUNT_INACTIVE: { description: 'The password is right, but the account is not active.' },
  REGISTRATION_CLOSED: { description: 'This portal does not let people register themselves.' },
  FORBIDDEN: { description: 'A rule forbids this viewer from doing this to this record.' },
  APPROVAL_REQUIRED: { description: 'A second person has been asked; nothing else has changed.' },
  NOT_FOUND: { description: 'There is no such record, or none that the viewer may know about.' },
  CONFLICT: {
    description: 'The record is in a state that does not allow this, or was changed in the meantime.',
  },
  ALREADY_PROCESSED: { description: 'The person already has a payroll run for this week that is not void.' },
  INVALID_TRANSITION: {
    description: 'The payroll run or tax document cannot go from its status to the requested one.',
  },
  LOCKED: { description: 'The day is on a payroll run; void the run to change it.' },
  LAST_ADMIN: { description: 'The company would be left without an active administrator.' },
  RETENTION: { description: 'Money or tax forms of the person are still open; `details` lists each.' },
  RATE_LIMITED: { description: 'Done too often; the message says when to try again.' },
} satisfies Record<ErrorCode, { description: string }>;

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'The kind of refusal, for scripts; REST responses carry the same codes.',
  values: CODES,
});

const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'Why an operation was refused: a message for people, a code for scripts.',
  resolveType: (error) => error.constructor.name,
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'What is wrong, as a sentence to show to the person.',
      authScopes: { everyone: true },
    }),
    code: t.field({
      description: 'What scripts should branch on; the message may change.',
      type: ErrorCodeEnum,
      authScopes: { everyone: true },
      resolve: (error) => error.code,
    }),
  }),
});

const ValidationIssueType = builder.objectRef<ValidationIssue>('ValidationIssue').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'One error in the input.',
  fields: (t) => ({
    path: t.exposeStringList('path', {
      description: 'Where in the input: field names and list positions; empty for the input as a whole.',
      authScopes: { everyone: true },
    }),
    message: t.exposeString('message', {
      description: 'What is wrong there, as a sentence to show beside the field.',
      authScopes: { everyone: true },
    }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input has errors, all of them listed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      description: 'Every error in the input, not only the first.',
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
  fields: (t) => ({
    details: t.exposeStringList('details', {
      description: 'What prevents it, each as a sentence; empty where the message says it all.',
      authScopes: { everyone: true },
    }),
  }),
});
builder.objectType(ApprovalRequiredError, {
  name: 'ApprovalRequiredError',
  description: 'It waits for a second person now, and nothing else has changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    requestId: t.id({
      description: 'The id of the request that a second person has to approve.',
      authScopes: { everyone: true },
      resolve: ({ requestId }) => requestId,
    }),
  }),
});
builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  description: 'Done too often; the message says when to try again.',
  interfaces: [ErrorInterface],
});
builder.objectType(RetentionError, {
  name: 'RetentionError',
  description: 'Something has to be settled before the person is deleted, or acknowledged with a reason.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    details: t.exposeStringList('details', {
      description: 'Everything that is open, each as a sentence; `User.openThings` says where to settle it.',
      authScopes: { everyone: true },
    }),
  }),
});
