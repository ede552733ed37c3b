import { GraphQLError } from 'graphql';
import { SignInError } from '../graphql/errors.ts';

/** How a sign-in ended, in words that are few and say nothing about who it was. */
export type SignInOutcome = 'admitted' | 'wrong' | 'inactive' | 'limited' | 'failed';

/** The outcome behind what a sign-in threw. */
export function outcomeOf(error: unknown): SignInOutcome {
  if (error instanceof SignInError) return error.code === 'ACCOUNT_INACTIVE' ? 'inactive' : 'wrong';
  const isLimit = error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED';
  return isLimit ? 'limited' : 'failed';
}
