/** Deletes requests that can no longer be repeated. */
import { db, defineChange } from '../../platform/sql/define.ts';

/** Few enough that no one waits behind a long statement. */
export const BATCH = 1_000;

/** Deletes the oldest requests from before this time, unless another process is deleting them. */
export const sweptRequests = defineChange({ before: 'timestamptz' }, ({ before }) =>
  db
    // As a CTE, it runs once, so the limit applies once.
    .with('old', (c) =>
      c
        .selectFrom('IdempotencyKey')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .select(['userId', 'key']),
    )
    .deleteFrom('IdempotencyKey')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('userId', 'key'),
        'in',
        selectFrom('old').select(['old.userId', 'old.key']).$asTuple('userId', 'key'),
      ),
    ),
);
