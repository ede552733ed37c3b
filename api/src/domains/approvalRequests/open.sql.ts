/** Requests that wait for a second person, and how they end. */
import { db, defineChange, defineRows, type Expression, type Instant } from '../../platform/sql/define.ts';

/** Waiting requests of a kind by someone else: about these runs, this person, or the company. */
export const openRequests = defineRows(
  { kind: 'ApprovalRequestKind', runs: 'uuid[]', about: 'uuid?', now: 'timestamptz' },
  ({ kind, runs, about, now }) =>
    db
      .selectFrom('ApprovalRequest as request')
      .where('request.status', '=', 'OPEN')
      .where('request.expiresAt', '>', now)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('ApprovalRequestRun as wanted')
              .whereRef('wanted.requestId', '=', 'request.id')
              .where((wanted) => wanted('wanted.runId', '=', wanted.fn.any(runs)))
              .select('wanted.runId'),
          ),
          eb('request.kind', '=', kind).and('request.aboutId', '=', about),
          // Whom a deletion is about is in its content: the request outlives them.
          eb('request.kind', '=', kind).and('request.kind', 'in', [
            ...(['SET_COMPANY_BANK', 'CHANGE_LIMIT', 'DELETE_USER'] as const),
          ]),
        ]),
      )
      .orderBy('request.number')
      .select(['request.id', 'request.number', 'request.askedById', 'request.content']),
);

/** The open requests about the payment of a run, as part of another statement. */
export const requestsToPay = (runId: Expression<string>, now: Expression<Instant>) =>
  db
    .selectFrom('ApprovalRequestRun as wanted')
    .innerJoin('ApprovalRequest as request', 'request.id', 'wanted.requestId')
    .where('wanted.runId', '=', runId)
    .where('request.status', '=', 'OPEN')
    .where('request.expiresAt', '>', now)
    .select('wanted.runId');

/** When the next open request expires, as part of another statement. */
export const nextExpiry = (now: Expression<Instant>) =>
  db
    .selectFrom('ApprovalRequest as request')
    .where('request.status', '=', 'OPEN')
    .where('request.expiresAt', '>', now)
    .select(({ fn }) => fn.min('request.expiresAt').as('at'))
    .$asScalar();

/** Closes an open request once: if two people do it at the same moment, one of them changes nothing. */
export const closedRequest = defineChange(
  {
    id: 'uuid',
    status: 'ApprovalRequestStatus',
    by: 'uuid?',
    reason: 'text?',
    now: 'timestamptz',
  },
  ({ id, status, by, reason, now }) =>
    db
      .updateTable('ApprovalRequest')
      .set({ status, decidedById: by, reason, closedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'OPEN'),
);
