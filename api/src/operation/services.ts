/** What the server is made of, as operations see it. The rooms above make these parts; `app/services.ts` puts them together. */
import type { RoleName } from 'rules/roles';
import type { PdfPool } from '../documents/pdf/pool.ts';
import type { ReceivedPool } from '../documents/received/pool.ts';
import type { PrismaClient, User } from '../platform/db/generated/client/client.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Budget } from '../platform/lib/budget.ts';
import type { EventCounter } from '../platform/lib/eventCounter.ts';
import type { Keys } from '../platform/lib/keys.ts';
import type { Turns } from '../platform/lib/turns.ts';
import type { Bus } from '../platform/live/bus.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { JsonReader } from '../platform/sql/jsonReader.ts';

export interface SessionClaims {
  userId: string;
  sessionId: string;
}

export interface LiveSession extends Pick<User, 'kind' | 'createdAt' | 'startsOn'> {
  lastSeenAt: Date;
  /** Its token is in a browser's cookie. */
  isBrowser: boolean;
  mustChangePassword: boolean;
  /** The company requires a second factor of one of the roles, and there is none. */
  mustAddFactor: boolean;
  roles: RoleName[];
}

/** The session of a token; null unless it is live at the moment, and its user active and not archived. */
export type FindLiveSession = (claims: SessionClaims, now: Date) => Promise<LiveSession | null>;

/** `line` is whose line the work waits in: all who wait are served in turn. */
export interface PasswordHasher {
  /** The text to store. */
  hash(password: string, line?: string): Promise<string>;
  verify(password: string, stored: string, line?: string): Promise<boolean>;
  /** Does the work of `verify` for no one, so that an unknown address takes as long as a known one. */
  verifyNothing(password: string, line?: string): Promise<void>;
  /** How many checks run and wait just now. */
  load(): { running: number; waiting: number };
}

export interface Sealer {
  /** Seals every committed entry now, wherever in the log it is. Throws when the database or the file of the head fails. */
  seal: () => Promise<void>;
  /** Seals what follows the end of the chain, and what a process that ended may have left near it. Throws likewise. */
  sealNewest: () => Promise<void>;
  /** Seals soon what has just been committed; many calls are one sealing. */
  wake: () => void;
  /** Seals what is left and stops. */
  close: () => Promise<void>;
  /** Where the head of the chain is kept outside the database. */
  readonly headFile: string | undefined;
  /** The file that each link leaves for once it is sealed. */
  readonly anchorFile: string | undefined;
}

export interface CallerTurns {
  operations: Turns;
  documents: Turns;
}

/** What each caller may take of what all share. */
export interface Budgets {
  /** Of the time of connections to the database, in seconds. */
  database: Budget;
  /** Of the time of the threads that make PDFs and look through files, in seconds. */
  documents: Budget;
  /** Of changes: root fields of mutations. */
  changes: Budget;
}

/** Counts the subscriptions that each user has open. */
export interface Streams {
  /** Counts one more, until the returned function is called. Throws RATE_LIMITED when there are too many. */
  enter(userId: string): () => void;
  /** How many are open altogether. */
  readonly size: number;
}

/** How a sign-in ended, in words that are few and say nothing about who it was. */
export type SignInOutcome = 'admitted' | 'wrong' | 'incomplete' | 'inactive' | 'limited' | 'failed';

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
  /** The address people open, which every link begins with; it does not end in a slash. */
  publicUrl: string;
  registration: 'closed' | 'approval';
  /** As the portal shows it: a password must not be the company's name, and who signs in knows of no company. */
  companyName: () => Promise<string>;
  /** How long a sign-in or a confirmation counts as fresh; with 0 every action needs its own confirmation. */
  freshSessionMinutes: number;
  /** Chains the entries of the audit log. */
  sealer: Sealer;
  /** Work that outlives its request. */
  jobs: Jobs;
  /** Sends mail; null where the settings name no server for it. */
  mailer: Mailer | null;
  /** The threads that make PDFs. */
  pdf: PdfPool;
  /** The threads that look through files that people send. */
  received: ReceivedPool;
  /** Carries news of changes to those who subscribed, in every process. */
  bus: Bus;
  /** How many operations and documents of each caller run. */
  turns: CallerTurns;
  /** How much of the database and of the threads for documents each caller may still take. */
  budgets: Budgets;
  /** How many subscriptions each user has open. */
  streams: Streams;
  /** How sign-ins have ended. */
  signIns: EventCounter<SignInOutcome>;
}
