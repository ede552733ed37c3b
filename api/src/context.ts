/**
 * What an operation knows about its surroundings: who asks, from where, and the parts of the server it may use.
 * Made anew for every operation. It proves who is asking and decides nothing.
 */
import type { Sealer } from './auditLogs/sealer.ts';
import type { Prisma, PrismaClient, User } from './db/generated/client/client.ts';
import type { PdfPool } from './documents/pdf/pool.ts';
import type { CallerTurns } from './graphql/turns.ts';
import type { FindLiveSession } from './identity/liveSession.ts';
import type { PasswordHasher } from './identity/passwordHasher.ts';
import type { Permission, RoleName } from './identity/roles.ts';
import type { SignInOutcome } from './identity/signInOutcome.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Keys } from './lib/keys.ts';
import type { Tally } from './lib/tally.ts';
import type { OnGone } from './lib/turns.ts';
import type { Bus } from './live/bus.ts';
import type { Change } from './live/change.ts';
import type { StreamLimit } from './live/streamLimit.ts';
import type { JsonReader } from './sql/jsonReader.ts';

/** The signed-in user, read from the database for this request: a token never says what its owner may do. */
export interface Viewer {
  id: string;
  /** The session, or the access token where there is one. */
  sessionId: string;
  /** What a script proves itself with in place of a session; it may do less (identity/tokenRules.ts). */
  accessToken?: { canWrite: boolean };
  roles: readonly RoleName[];
  permissions: readonly Permission[];
  /** Until the password is changed, only the change itself, `viewer` and `logout` are open. */
  mustChangePassword: boolean;
  /** What came along with the session, and need not be read again for those who ask about themselves. */
  person?: Pick<User, 'kind' | 'createdAt'>;
}

export interface RequestInfo {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** Where the request can be given up: calls the listener then. */
  onGone?: OnGone | undefined;
}

/** The parts that live as long as the process. */
export interface Services {
  db: PrismaClient;
  /** Reading past Prisma's client, for what is read most. */
  sql: JsonReader;
  /** Who is behind a session's token. */
  liveSession: FindLiveSession;
  keys: Keys;
  passwords: PasswordHasher;
  /** Injected so that tests and the sample company can live on another day. */
  now: () => Date;
  timeZone: string;
  registration: 'closed' | 'approval';
  /** As the portal shows it: a password must not be the company's name, and who signs in knows of no company. */
  companyName: () => Promise<string>;
  /** How long a sign-in or a confirmation counts as fresh; with 0 every act needs a confirmation of its own. */
  freshSessionMinutes: number;
  /** Chains the entries of the audit log. */
  sealer: Sealer;
  /** Work that outlives its request. */
  jobs: Jobs;
  /** The threads that make PDFs. */
  pdf: PdfPool;
  /** Carries news of changes to those who subscribed, in every process. */
  bus: Bus;
  /** How many operations and documents of each caller run. */
  turns: CallerTurns;
  /** How many subscriptions each user has open. */
  streams: StreamLimit;
  /** How sign-ins have ended. */
  signIns: Tally<SignInOutcome>;
}

/** Something refused to the viewer, to be entered in the audit log when the operation is over. */
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
  /** Keys of the audit entries made so far, to be sealed when the operation is over. */
  entries: string[];
  /** What those entries changed, to be told when the operation is over. */
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
  entries: [],
  changes: [],
});
