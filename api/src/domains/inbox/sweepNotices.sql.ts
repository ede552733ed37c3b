/** Clearing away notices that were read long ago. */
import { db, defineChange } from '../../platform/sql/define.ts';

/** So many at a time: no one waits behind a long statement. */
export const BATCH = 1_000;

/** Deletes the oldest of those read before, unless another process is deleting them. */
export const sweptNotices = defineChange({ before: 'timestamptz' }, ({ before }) =>
  db
    // As a part of its own it is read once, so that the limit is one.
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
