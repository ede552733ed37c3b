import { GraphQLError } from 'graphql';
import { SignInError } from '../operation/errors.ts';
import type { SignInOutcome } from '../operation/services.ts';

/** The outcome behind what a sign-in threw. */
export function toOutcome(error: unknown): SignInOutcome {
  if (error instanceof SignInError) return error.code === 'ACCOUNT_INACTIVE' ? 'inactive' : 'wrong';
  const isLimit = error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED';
  return isLimit ? 'limited' : 'failed';
}
