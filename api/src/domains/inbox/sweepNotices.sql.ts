/** Deletes notices that were read long ago. */
import { db, defineChange } from '../../platform/sql/define.ts';

/** Few enough that no one waits behind a long statement. */
export const BATCH = 1_000;

/** Deletes the oldest notices read before this time, unless another process is deleting them. */
export const sweptNotices = defineChange({ before: 'timestamptz' }, ({ before }) =>
  db
    // As a CTE, it runs once, so the limit applies once.
    .with('old', (c) =>
      c
        .selectFrom('Notice')
        .where('readAt', '<', before)
        .orderBy('readAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .deleteFrom('Notice')
    .where(({ eb, selectFrom }) => eb('id', 'in', selectFrom('old').select('old.id'))),
);
