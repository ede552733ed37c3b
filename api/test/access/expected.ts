/** The outcome that the tables expect for a caller. */
import type { Operation } from '../support/operation.ts';
import { type Allowed, type Outcome, outcomeFor, type Subject } from '../support/rights.ts';
import type { Caller } from './callers.ts';

export const isAllowed = (allowed: Allowed, { roles }: Pick<Caller, 'roles'>): boolean =>
  typeof allowed === 'string' || allowed.some((role) => roles.includes(role));

/** The columns that both tables share. */
type Row = Pick<Operation, 'allowed' | 'whileChangeIsDue' | 'about' | 'token'>;

/** What a row does: an access token may read, and may write if it has that right. */
export type Kind = 'reads' | 'writes' | 'subscribes';

const KINDS: Record<string, Kind> = { Query: 'reads', Mutation: 'writes', Subscription: 'subscribes' };

export const toKind = ({ field }: Operation): Kind => KINDS[field.split('.')[0] ?? ''] ?? 'reads';

/** Why the caller is not let in at all, or null. */
export function entryOutcome({ allowed, whileChangeIsDue }: Row, caller: Caller): Outcome | null {
  if (caller.standing === 'stranger') return allowed === 'everyone' ? null : 'UNAUTHENTICATED';
  if (caller.standing === 'mustChange' && !whileChangeIsDue) return 'PASSWORD_CHANGE_REQUIRED';
  return isAllowed(allowed, caller) ? null : 'FORBIDDEN';
}

/** Whether the caller is a program whose token does not open the operation. */
const isClosedToToken = ({ token }: Row, kind: Kind, { accessToken }: Caller): boolean =>
  accessToken !== undefined &&
  (token === 'never' ||
    kind === 'subscribes' ||
    (kind === 'writes' && !(token === 'writes' && accessToken.canWrite)));

export function expectedOutcome(row: Row, kind: Kind, caller: Caller, subject: Subject): Outcome {
  if (isClosedToToken(row, kind, caller)) return 'FORBIDDEN';
  const refused = entryOutcome(row, caller);
  if (refused) return refused;
  const { about = {} } = row;
  return outcomeFor(about[subject] ?? about.driver ?? 'OK', caller.roles);
}

/** The people that a row is tried on: a driver, and everyone named in the row. */
export const listSubjects = ({ about = {} }: Row): readonly Subject[] => [
  ...new Set<Subject>(['driver', ...(Object.keys(about) as Subject[])]),
];
