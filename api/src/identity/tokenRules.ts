/** What an access token may not do although its owner may. Pure; asked for every operation at both doors. */
import type { Viewer } from '../context.ts';
import type { Verdict } from './policy.ts';

/** What an operation is about to do: its kind and the root fields it names. */
export interface Asked {
  operation: 'query' | 'mutation' | 'subscription';
  fields: readonly string[];
}

const READS_ONLY = 'This access token may only read. Sign in, or make a token that may write.';
const NO_STREAMS = 'An access token cannot subscribe to changes: ask again instead.';
const CREDENTIALS =
  'Passwords, sessions and access tokens are changed by someone who is signed in: an access token cannot.';
const SIGNATURE = 'A form is signed by someone who is signed in: an access token cannot.';
const NUMBERS = 'Taxpayer numbers are for someone who is signed in: an access token cannot ask for them.';

/** Root fields that a lost token must not open, and why. */
export const NEVER_BY_TOKEN: Readonly<Record<string, string>> = {
  changePassword: CREDENTIALS,
  createResetToken: CREDENTIALS,
  resetPassword: CREDENTIALS,
  resetPasswordWithToken: CREDENTIALS,
  unlockSignIn: CREDENTIALS,
  logout: CREDENTIALS,
  endSession: CREDENTIALS,
  endOtherSessions: CREDENTIALS,
  createAccessToken: CREDENTIALS,
  revokeAccessToken: CREDENTIALS,
  certifyTaxProfile: SIGNATURE,
  revealTaxNumber: NUMBERS,
  irisFiles: NUMBERS,
};

/** Whether the viewer's key opens the operation: a session opens everything, a token less. */
export function tokenOpens({ accessToken }: Pick<Viewer, 'accessToken'>, asked: Asked): Verdict {
  if (!accessToken) return null;
  const never = asked.fields.find((field) => Object.hasOwn(NEVER_BY_TOKEN, field));
  if (never !== undefined) return NEVER_BY_TOKEN[never] ?? null;
  if (asked.operation === 'subscription') return NO_STREAMS;
  return asked.operation === 'mutation' && !accessToken.canWrite ? READS_ONLY : null;
}
