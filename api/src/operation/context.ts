/**
 * What an operation knows about its surroundings: who is asking, from where, and the parts of the server it may use.
 * Created for every operation. It proves who is asking and decides nothing.
 */

import type { Permission, RoleName } from 'rules/roles';
import type { AccessTokenScope, Prisma, User } from '../platform/db/generated/client/client.ts';
import type { OnGone } from '../platform/lib/turns.ts';
import type { Change } from '../platform/live/change.ts';
import type { Services } from './services.ts';
import type { Spending } from './spending.ts';

/** The signed-in user, read from the database for this request: a token never says what its owner may do. */
export interface Viewer {
  id: string;
  /** The session, or the access token where there is one. */
  sessionId: string;
  /** What a script proves itself with in place of a session; it may do less (viewer/tokenRules.ts). */
  accessToken?: { scopes: readonly AccessTokenScope[] };
  roles: readonly RoleName[];
  permissions: readonly Permission[];
  /** Until the password is changed, only the change itself, `viewer` and `logout` are open. */
  mustChangePassword: boolean;
  /** Until there is a second factor, only setting one up is open, and what the other needs. */
  mustAddFactor?: boolean;
  /** What came along with the session, and need not be read again for those who ask about themselves. */
  person?: Pick<User, 'kind' | 'createdAt' | 'startsOn'>;
}

/** A browser in which someone has signed in before. */
export interface Device {
  /** Tells it from all others. */
  id: string;
  /** Whether this person has signed in there. */
  knows: (userId: string) => boolean;
}

export interface RequestInfo {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** The cookie that keeps the session of a browser; 'foreign' where a page that is not the portal's asks for one. */
  sessionCookie?: { keep: (token: string) => string; cleared: string } | 'foreign' | undefined;
  device?: Device | null;
  /** Whether a password has been tried already: the next one waits for the next request. */
  hasTried?: boolean;
  /** The page of the portal that sent it, by a name it has made up; left out where it wants to hear of its own acts. */
  page?: string | undefined;
  /** Whether the caller wants to know what its query costs: the header `GraphQL-Cost`. */
  wantsCost?: boolean;
  /** Where the request can be given up: calls the listener then. */
  onGone?: OnGone | undefined;
}

/** Something refused to the viewer, to be recorded in the audit log when the operation is over. */
export interface Refusal {
  coordinate: string;
  reason: string;
}

export interface Context extends Services {
  viewer: Viewer | null;
  request: RequestInfo;
  refusals: Refusal[];
  /** People who proved in this very operation that they are themselves (signed in). */
  admitted: Set<string>;
  /** What the operation takes of what all share; the portal's own work has none. */
  spending?: Spending;
  /** What the operation adds to the headers of its response. */
  responseHeaders: Record<string, string>;
  /** Keys of the audit entries made so far, to be sealed when the operation is over. */
  entries: string[];
  /** What those entries changed, to be published when the operation is over. */
  changes: Change[];
}

/** A context with someone signed in: what every operation but the public ones receives. */
export type SignedInContext = Context & { viewer: Viewer };

/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;

/** A context for the system's own work: no viewer, no request behind it. */
export const systemContext = (services: Services): Context => ({
  ...services,
  viewer: null,
  request: { id: 'system', ipAddress: null, userAgent: null },
  refusals: [],
  admitted: new Set(),
  responseHeaders: {},
  entries: [],
  changes: [],
});
