/** What is published when data has changed: whose and which week's, never what it says. Subscribers refetch. */
import type { Day } from 'rules/days';

/**
 * DAYS logged days, PAYROLL runs, PEOPLE who there is and on what terms, TAX_DOCUMENTS forms and what payees certified,
 * NOTICES what somebody is told. BATCH (a batch has made progress) and ACCESS (someone's sessions or rights have
 * changed) are for the server's own use.
 */
export const CHANGE_KINDS = [
  'DAYS',
  'PAYROLL',
  'PEOPLE',
  'TAX_DOCUMENTS',
  'NOTICES',
  'BATCH',
  'ACCESS',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  kind: ChangeKind;
  /** The database key of the person; left out where it is about several, or about nobody in particular. */
  userId?: string;
  /** The Monday; left out where it is about several weeks or none. */
  weekStart?: Day;
  /** The database key of the batch. */
  batchId?: string;
}

/** CONNECTED: from here on nothing is missed, and before it something may have been. */
export type Signal = Change | { kind: 'CONNECTED' };

/** What leaves the server. */
export type PublicSignal = Omit<Change, 'kind' | 'batchId'> & {
  kind: Exclude<ChangeKind, 'BATCH' | 'ACCESS'> | 'CONNECTED';
};

/** Two changes with the same key are news once. */
export const changeKey = ({ kind, userId = '', weekStart = '', batchId = '' }: Change): string =>
  [kind, userId, weekStart, batchId].join();
