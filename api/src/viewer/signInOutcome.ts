import { GraphQLError } from 'graphql';
import type { ErrorCode } from 'rules/errorCodes';
import { SignInError } from '../operation/errors.ts';
import type { SignInOutcome } from '../operation/services.ts';

const OF_REFUSAL: Partial<Record<ErrorCode, SignInOutcome>> = {
  ACCOUNT_INACTIVE: 'inactive',
  SECOND_FACTOR_REQUIRED: 'incomplete',
};

/** The outcome for an error thrown at sign-in. */
export function toOutcome(error: unknown): SignInOutcome {
  if (error instanceof SignInError) return OF_REFUSAL[error.code] ?? 'wrong';
  const isLimit = error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED';
  return isLimit ? 'limited' : 'failed';
}
