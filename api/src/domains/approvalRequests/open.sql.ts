/** Requests that wait for a second person, and how they end. */
import { db, defineChange, defineRows } from '../../platform/sql/define.ts';

/** Those of these runs that wait for somebody else. */
export const openRequests = defineRows({ runs: 'uuid[]', now: 'timestamptz' }, ({ runs, now }) =>
  db
    .selectFrom('ApprovalRequest as request')
    .where('request.status', '=', 'OPEN')
    .where('request.expiresAt', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ApprovalRequestRun as wanted')
          .whereRef('wanted.requestId', '=', 'request.id')
          .where((eb) => eb('wanted.runId', '=', eb.fn.any(runs)))
          .select('wanted.runId'),
      ),
    )
    .orderBy('request.number')
    .select(['request.id', 'request.number', 'request.askedById', 'request.content']),
);

/** Closes an open request, once: of two who do it at the same moment one changes nothing. */
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
