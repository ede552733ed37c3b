/** One valid call for a root field: the words in which the tables of operations are written. */
import type { Day } from 'rules/days';
import type { Actor } from './portal.ts';
import type { About, Allowed, Domain } from './rights.ts';

/** Whom the calls are about, a driver unless said otherwise, and one record of each kind of that person. */
export interface Stage {
  driver: Actor;
  /** As every test's people have it. */
  password: string;
  dayId: string;
  /** What the day looked like when it was read. */
  revision: string;
  receiptId: string;
  receiptRevision: string;
  receiptFileId: string;
  runId: string;
  /** Of another week. */
  paymentId: string;
  /** Monday of a week that was paid and voided since. */
  overpaidWeek: Day;
  /** An advance without deductions so far. */
  planId: string;
  planRevision: string;
  /** Of an earlier year. */
  openingId: string;
  repaymentId: string;
  /** Of a colleague, for a run of another week. */
  requestId: string;
  /** Pays the run; made before digests of files were kept. */
  bankFileId: string;
  reportId: string;
  documentId: string;
  /** One that does not ask. */
  sessionId: string;
  accessTokenId: string;
  noticeId: string;
  resetToken: string;
  invitationToken: string;
  payrollBatchId: string;
  taxBatchId: string;
}

export interface Operation {
  /** The field, as in Query.contractors. */
  field: string;
  domain: Domain;
  document: string;
  variables?: (stage: Stage) => Record<string, unknown>;
  allowed: Allowed;
  /** Needed where the variables depend on whom the call is about. */
  about?: About;
  /**
   * Of a change: open to access tokens that may write, where others are closed. Of what only reads: closed, where
   * others are open.
   */
  token?: 'writes' | 'never';
  /** Open even while a password change is due. */
  whileChangeIsDue?: boolean;
}

/** A mutation whose response is only whether it was done. */
export const result = (name: string, type: string): string =>
  `mutation($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message code } } }`;

/** The rows of one domain. */
export const inDomain = (domain: Domain, rows: readonly Omit<Operation, 'domain'>[]): readonly Operation[] =>
  rows.map((row) => ({ ...row, domain }));
