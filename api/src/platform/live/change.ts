/** What is published when data has changed: whose and which week's, never what it says. Subscribers refetch. */
import type { Day } from 'rules/days';

/**
 * DAYS logged days, PAYROLL runs, PEOPLE who there is and on what terms, TAX_DOCUMENTS forms and what payees certified,
 * NOTICES what someone is told. BATCH (a batch has made progress), ACCESS (someone's sessions or rights have changed) and
 * COMPANY (its own record) are for the server's own use.
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

/** For the server's own use. */
const INTERNAL = ['BATCH', 'ACCESS', 'COMPANY'] as const satisfies readonly ChangeKind[];
type InternalKind = (typeof INTERNAL)[number];

export const isInternal = (kind: ChangeKind): kind is InternalKind =>
  (INTERNAL as readonly ChangeKind[]).includes(kind);

export interface Change {
  kind: ChangeKind;
  /** The database key of the person; left out where it is about several, or about no one in particular. */
  userId?: string;
  /** The Monday; left out where it is about several weeks or none. */
  weekStart?: Day;
  /** The database key of the batch. */
  batchId?: string;
  /** The page that caused it and shows it already; left out where every page is to hear of it. */
  page?: string;
}

/** What a page hears even of its own acts: they say what no response brings along. */
const HEARD_BY_ALL: ReadonlySet<ChangeKind> = new Set(['NOTICES', 'BATCH', 'ACCESS']);

/** The change as one that this page has caused. */
export const causedBy = (page: string, change: Change): Change =>
  HEARD_BY_ALL.has(change.kind) ? change : { ...change, page };

/** A change that a subscriber is told of, and when this process learned of it if that was before they subscribed. */
export type News = Change & { at?: number };

/** CONNECTED: from here on nothing is missed, and before it something may have been. */
export type Signal = News | { kind: 'CONNECTED' };

/** What leaves the server. */
export type PublicSignal = Omit<News, 'kind' | 'batchId' | 'page'> & {
  kind: Exclude<ChangeKind, InternalKind> | 'CONNECTED';
};

/** Two changes with the same key are news once. What two pages have caused is news to each of them. */
export const changeKey = ({ kind, userId = '', weekStart = '', batchId = '', page = '' }: Change): string =>
  [kind, userId, weekStart, batchId, page].join();
