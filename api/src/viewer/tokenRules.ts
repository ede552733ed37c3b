/** What an access token may do, checked for every operation at each entry point. Pure. */
import type { Viewer } from '../operation/context.ts';
import type { AccessTokenScope } from '../platform/db/generated/client/client.ts';
import type { Verdict } from './policy.ts';

/**
 * What something requires: a scope, any token, or a session. Changes to people, roles, passwords, tokens, sessions,
 * deletion, signatures, bank accounts and full taxpayer numbers take a session, whatever the scopes.
 */
export type Need = AccessTokenScope | 'ANY_TOKEN' | 'SESSION';

/** What an operation asks for: its kind, and each of its fields with what it requires. */
export interface Asked {
  operation: 'query' | 'mutation' | 'subscription';
  needs: readonly { coordinate: string; need: Need }[];
}

const NO_STREAMS = 'An access token can’t subscribe to changes: poll instead.';
const CLOSED = 'This is only for people who are signed in, not for access tokens.';
const lacks = (scope: AccessTokenScope) =>
  `This access token does not have the scope ${scope}. Sign in, or create a token that has it.`;

/** Whether a token with these scopes meets the requirement. */
function mayDo(scopes: readonly AccessTokenScope[], need: Need): Verdict {
  if (need === 'ANY_TOKEN') return null;
  if (need === 'SESSION') return CLOSED;
  return scopes.includes(need) ? null : lacks(need);
}

/** The first field that the viewer may not use: a session may use everything, a token less. */
export function findClosed(
  { accessToken }: Pick<Viewer, 'accessToken'>,
  { operation, needs }: Asked,
): { coordinate: string; reason: string } | null {
  if (!accessToken) return null;
  if (operation === 'subscription')
    return { coordinate: needs[0]?.coordinate ?? 'Subscription', reason: NO_STREAMS };
  for (const { coordinate, need } of needs) {
    const reason = mayDo(accessToken.scopes, need);
    if (reason !== null) return { coordinate, reason };
  }
  return null;
}
