/** Clearing away requests that can no longer be repeated. */
import { db, defineChange } from '../../platform/sql/define.ts';

/** So many at a time: no one waits behind a long statement. */
export const BATCH = 1_000;

/** Deletes the oldest of those from before, unless another process is deleting them. */
export const sweptRequests = defineChange({ before: 'timestamptz' }, ({ before }) =>
  db
    // As a part of its own it is read once, so that the limit is one.
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
