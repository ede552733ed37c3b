/**
 * What an operation knows about its environment: the viewer, the request, and the parts of the server it can use.
 * Created for every operation. It identifies the viewer and decides nothing.
 */

import type { Permission, RoleName } from 'rules/roles';
import type { AccessTokenScope, Prisma, User } from '../platform/db/generated/client/client.ts';
import type { OnGone } from '../platform/lib/turns.ts';
import type { Change } from '../platform/live/change.ts';
import type { Services } from './services.ts';
import type { Spending } from './spending.ts';

/** The signed-in user, read from the database for this request. A token never says what its owner may do. */
export interface Viewer {
  id: string;
  /** The session, or the access token if there is one. */
  sessionId: string;
  /** How a script authenticates, instead of with a session. It may do less (graph/tokenScopes.ts). */
  accessToken?: { scopes: readonly AccessTokenScope[] };
  roles: readonly RoleName[];
  permissions: readonly Permission[];
  /** Until the password is changed, only changing it, `viewer` and `logout` are allowed. */
  mustChangePassword: boolean;
  /** Until there is a second factor, only setting one up and what that needs are allowed. */
  mustAddFactor?: boolean;
  /** Columns loaded with the session, so that queries about the viewer need not read them again. */
  person?: Pick<User, 'kind' | 'createdAt' | 'startsOn'>;
}

/** A browser in which someone has signed in before. */
export interface Device {
  /** Unique. */
  id: string;
  /** Whether the portal gave it out, to someone who had signed in. */
  isGenuine: boolean;
  /** Whether this person has signed in there. */
  knows: (userId: string) => boolean;
}

export interface RequestInfo {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** Keeps a browser's session in a cookie; 'foreign' if a page that is not the portal's asks for one. */
  sessionCookie?: { keep: (token: string) => string; cleared: string } | 'foreign' | undefined;
  device?: Device | null;
  /** Whether a password was already tried; another attempt needs another request. */
  hasTried?: boolean;
  /** The portal page that sent it, by a name that the page made up; omitted if it wants to hear of its own changes. */
  page?: string | undefined;
  /** Whether the caller wants to know the cost of its query: the header `GraphQL-Cost`. */
  wantsCost?: boolean;
  /** Whether the caller takes a large file in parts. */
  takesParts?: boolean;
  /** If the client can disconnect: calls the listener when it does. */
  onGone?: OnGone | undefined;
}

/** An authorization failure to record in the audit log when the operation is over. */
export interface Refusal {
  coordinate: string;
  reason: string;
}

export interface Context extends Services {
  viewer: Viewer | null;
  request: RequestInfo;
  refusals: Refusal[];
  /** People who authenticated in this operation (signed in). */
  admitted: Set<string>;
  /** What the operation spends of shared resources; the portal's own work has none. */
  spending?: Spending;
  /** Headers that the operation adds to its response. */
  responseHeaders: Record<string, string>;
  /** Keys of new audit entries, to seal when the operation is over. */
  entries: string[];
  /** What those entries changed, to publish when the operation is over. */
  changes: Change[];
}

/** A context with a signed-in viewer: what every non-public operation gets. */
export type SignedInContext = Context & { viewer: Viewer };

/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;

/** A context for the system's own work, without a viewer or a request. */
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
