/** One valid call for a root field: the types of the tables of operations. */
import type { Day } from 'rules/days';
import type { Actor } from './portal.ts';
import type { About, Allowed, Domain } from './rights.ts';

/** The subject of the calls, a driver by default, and one record of each kind of that person. */
export interface Stage {
  driver: Actor;
  /** The same for everyone in the tests. */
  password: string;
  dayId: string;
  /** The day's revision when it was read. */
  revision: string;
  receiptId: string;
  receiptRevision: string;
  receiptFileId: string;
  runId: string;
  /** The number of that run. */
  runNumber: number;
  /** For another week. */
  paymentId: string;
  /** The Monday of a week that was paid and then voided. */
  overpaidWeek: Day;
  /** An advance without deductions so far. */
  planId: string;
  planRevision: string;
  /** For an earlier year. */
  openingId: string;
  repaymentId: string;
  /** A colleague's request, for a run of another week. */
  requestId: string;
  /** Pays the run; made before the portal kept digests of files. */
  bankFileId: string;
  reportId: string;
  documentId: string;
  /** A session other than the caller's. */
  sessionId: string;
  accessTokenId: string;
  noticeId: string;
  resetToken: string;
  invitationToken: string;
  payrollBatchId: string;
  taxBatchId: string;
}

export interface Operation {
  /** The field, such as Query.contractors. */
  field: string;
  domain: Domain;
  document: string;
  variables?: (stage: Stage) => Record<string, unknown>;
  allowed: Allowed;
  /** Needed if the variables depend on the subject. */
  about?: About;
  /**
   * For a change: open to access tokens that may write, while other changes are closed to tokens. For a read: closed to
   * tokens, while other reads are open.
   */
  token?: 'writes' | 'never';
  /** Open even while a password change is due. */
  whileChangeIsDue?: boolean;
}

/** A mutation whose response only says whether it succeeded. */
export const result = (name: string, type: string): string =>
  `mutation($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message code } } }`;

/** The rows of one domain. */
export const inDomain = (domain: Domain, rows: readonly Omit<Operation, 'domain'>[]): readonly Operation[] =>
  rows.map((row) => ({ ...row, domain }));
