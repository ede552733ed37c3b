/** The parts of the server, as operations see them. Other folders implement them; `app/services.ts` assembles them. */
import type { RoleName } from 'rules/roles';
import type { PdfPool } from '../documents/pdf/pool.ts';
import type { ReceivedPool } from '../documents/received/pool.ts';
import type { Alone } from '../platform/db/alone.ts';
import type { PrismaClient, User } from '../platform/db/generated/client/client.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Budget } from '../platform/lib/budget.ts';
import type { EventCounter } from '../platform/lib/eventCounter.ts';
import type { Keys } from '../platform/lib/keys.ts';
import type { Pace } from '../platform/lib/pace.ts';
import type { Turns } from '../platform/lib/turns.ts';
import type { Bus } from '../platform/live/bus.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { JsonReader } from '../platform/sql/jsonReader.ts';
import type { Kept } from '../platform/sql/kept.ts';

export interface SessionClaims {
  userId: string;
  sessionId: string;
}

export interface LiveSession extends Pick<User, 'kind' | 'createdAt' | 'startsOn'> {
  lastSeenAt: Date;
  /** Its token is in a browser's cookie. */
  isBrowser: boolean;
  mustChangePassword: boolean;
  /** The company requires a second factor for one of the roles, and there is none. */
  mustAddFactor: boolean;
  roles: RoleName[];
}

/** The session of a token; null unless it is live now and its user is active and not archived. */
export type FindLiveSession = (claims: SessionClaims, now: Date) => Promise<LiveSession | null>;

/** `line` names the queue for the work; the queues take turns. */
export interface PasswordHasher {
  /** The text to store. */
  hash(password: string, line?: string): Promise<string>;
  verify(password: string, stored: string, line?: string): Promise<boolean>;
  /** Does the work of `verify` without a user, so that an unknown address takes as long as a known one. */
  verifyNothing(password: string, line?: string): Promise<void>;
  /** How many checks are running and waiting now. */
  load(): { running: number; waiting: number };
}

export interface Sealer {
  /** Seals every committed entry now, anywhere in the log. Throws if the database or the head's file fails. */
  seal: () => Promise<void>;
  /** Seals entries after the end of the chain, and those near it that a dead process may have left. Throws likewise. */
  sealNewest: () => Promise<void>;
  /** Seals newly committed entries soon; several calls lead to one sealing. */
  wake: () => void;
  /** Seals the rest and stops. */
  close: () => Promise<void>;
  /** The file that keeps the head of the chain outside the database. */
  readonly headFile: string | undefined;
  /** The file to which each link is written once it is sealed. */
  readonly anchorFile: string | undefined;
}

/** A holder of a turn of `texts` or `uploads` may wait for the other two, never the other way around. */
export interface CallerTurns {
  /** Texts of queries that are being read: by address, or by caller while texts of the address are waiting. */
  texts: Turns;
  operations: Turns;
  documents: Turns;
  /** Files that are being received. */
  uploads: Turns;
}

/** Each caller's share of common resources. */
export interface Budgets {
  /** Time of database connections, and of reading the texts of queries, in seconds. */
  database: Budget;
  /** Time of the threads that make PDFs and inspect files, in seconds. */
  documents: Budget;
  /** Changes: root fields of mutations. */
  changes: Budget;
}

/** Counts each user's open subscriptions. */
export interface Streams {
  /** Counts one more, until the returned function is called. Throws RATE_LIMITED if there are too many. */
  enter(userId: string): () => void;
  /** How many are open in total. */
  readonly size: number;
}

/** How a sign-in ended: a few fixed values that do not identify anyone. */
export type SignInOutcome = 'admitted' | 'wrong' | 'incomplete' | 'inactive' | 'limited' | 'failed';

/** Runs a command of the portal. Rejects with what is wrong, and with the signal's reason if it stops it. */
export type RunCommand = (words: readonly string[], signal: AbortSignal) => Promise<void>;

/** The portal's scheduled backups. */
export interface Backups {
  /** When, in the words of cron. */
  at: string;
  /** The folder for them. */
  folder: string;
  runCommand: RunCommand;
  alone: Alone;
}

/** The parts that live as long as the process. */
export interface Services {
  db: PrismaClient;
  /** Reads past Prisma's client, for the most frequent reads. */
  sql: JsonReader;
  /** What costs too much to compute for every request. */
  kept: Kept;
  /** Finds the session of a token. */
  liveSession: FindLiveSession;
  keys: Keys;
  passwords: PasswordHasher;
  /** Injected, so that tests and the sample company can use another day. */
  now: () => Date;
  timeZone: string;
  /** The address that people open and every link starts with, without a trailing slash. */
  publicUrl: string;
  registration: 'closed' | 'approval';
  /**
   * The name shown in the portal. A password must not be the company's name, and the sign-in code does not know the
   * company.
   */
  companyName: () => Promise<string>;
  /** For how many minutes a sign-in or a confirmation counts as fresh. */
  freshSessionMinutes: number;
  /** Chains the entries of the audit log. */
  sealer: Sealer;
  /** Work that outlives its request. */
  jobs: Jobs;
  /** Sends email; null if the settings name no mail server. */
  mailer: Mailer | null;
  /** Null if the settings name no schedule. */
  backups: Backups | null;
  /** The threads that make PDFs. */
  pdf: PdfPool;
  /** The threads that inspect uploaded files. */
  received: ReceivedPool;
  /** Delivers changes to subscribers, in every process. */
  bus: Bus;
  /** Limits how many operations and documents of each caller run at once. */
  turns: CallerTurns;
  /** Slows floods down. */
  pace: Pace;
  /** How much database time and document time each caller has left. */
  budgets: Budgets;
  /** How many subscriptions each user has open. */
  streams: Streams;
  /** Counts how sign-ins ended. */
  signIns: EventCounter<SignInOutcome>;
}
