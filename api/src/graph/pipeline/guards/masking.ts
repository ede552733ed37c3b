/** Passes business errors on unchanged, and reduces internal errors to a number to find in the log. */
import { GraphQLError } from 'graphql';
import { unavailableError, ValidationError } from '../../../operation/errors.ts';
import { findUnavailableReason, isUnavailable } from '../../../platform/db/transaction.ts';
import { requestFields } from '../../../platform/lib/requestScope.ts';
import type { Guard } from '../guard.ts';

/**
 * The innermost cause if it is not one of our own errors. A field's error (with a path) without a code comes from a
 * library, so it is internal too; errors without a path are about the document.
 */
function findCause(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  if (error.originalError) return findCause(error.originalError);
  return error.path && !error.extensions.code ? error : undefined;
}

export const masking: Guard<'result'> = {
  runs: 'result',
  show: (error, { log, scope }) => {
    const cause = findCause(error);
    const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
    if (cause === undefined) {
      const refusal = error as GraphQLError;
      if (refusal.extensions.code) return refusal;
      return new GraphQLError(refusal.message, { ...place, extensions: { code: 'BAD_USER_INPUT' } });
    }
    if (cause instanceof ValidationError)
      return new GraphQLError(cause.message, {
        ...place,
        extensions: { code: 'BAD_USER_INPUT', issues: cause.issues },
      });
    const request = requestFields(scope);
    if (isUnavailable(cause)) {
      log.warn({ ...request, err: cause }, 'the database did not answer');
      const { message, extensions } = unavailableError(findUnavailableReason(cause));
      return new GraphQLError(message, { ...place, extensions });
    }
    log.error({ ...request, err: cause }, 'unexpected error');
    return new GraphQLError('Something went wrong on our side. Please try again.', {
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', ...request },
    });
  },
};
