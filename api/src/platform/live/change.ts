/** What is published when data has changed: whose and which week's, never the data itself. Subscribers refetch. */
import type { Day } from 'rules/days';

/**
 * DAYS: logged days. PAYROLL: runs. PEOPLE: people and their terms. TAX_DOCUMENTS: forms and certifications.
 * NOTICES: a person's notices. For internal use: BATCH (a batch made progress), ACCESS (someone's sessions or rights
 * changed) and COMPANY (the company's record).
 */
export const CHANGE_KINDS = [
  'DAYS',
  'PAYROLL',
  'PEOPLE',
  'TAX_DOCUMENTS',
  'NOTICES',
  'BATCH',
  'ACCESS',
  'COMPANY',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** For internal use. */
const INTERNAL = ['BATCH', 'ACCESS', 'COMPANY'] as const satisfies readonly ChangeKind[];
type InternalKind = (typeof INTERNAL)[number];

export const isInternal = (kind: ChangeKind): kind is InternalKind =>
  (INTERNAL as readonly ChangeKind[]).includes(kind);

export interface Change {
  kind: ChangeKind;
  /** The database key of the person; omitted if it concerns several or no one in particular. */
  userId?: string;
  /** The Monday; omitted if it concerns several weeks or none. */
  weekStart?: Day;
  /** The database key of the batch. */
  batchId?: string;
  /** The page that caused it and shows it already; omitted if every page should get it. */
  page?: string;
}

/** Kinds that a page gets even for its own changes, because no response includes them. */
const HEARD_BY_ALL: ReadonlySet<ChangeKind> = new Set(['NOTICES', 'BATCH', 'ACCESS']);

/** The change, marked as caused by this page. */
export const causedBy = (page: string, change: Change): Change =>
  HEARD_BY_ALL.has(change.kind) ? change : { ...change, page };

/** A change sent to a subscriber, with the time when this process received it if that was before they subscribed. */
export type News = Change & { at?: number };

/** CONNECTED: nothing is missed from here on, but something may have been before. */
export type Signal = News | { kind: 'CONNECTED' };

/** What clients get. */
export type PublicSignal = Omit<News, 'kind' | 'batchId' | 'page'> & {
  kind: Exclude<ChangeKind, InternalKind> | 'CONNECTED';
};

/** Two changes with the same key are delivered once. Changes caused by two pages count separately. */
export const changeKey = ({ kind, userId = '', weekStart = '', batchId = '', page = '' }: Change): string =>
  [kind, userId, weekStart, batchId, page].join();
