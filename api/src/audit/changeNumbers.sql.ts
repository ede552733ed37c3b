/**
 * Gives changes of records their place in the order in which scripts read them: that of the next sealed link of the
 * chain. A change gets its place only after its commit, and after all places given before, so that a script that
 * continues after a place misses none.
 */
import { db, defineChange } from '../platform/sql/define.ts';

/** Leaves out records that someone is changing: they get a later place. */
export const numberedChanges = defineChange({ position: 'bigint' }, ({ position }) =>
  db
    .updateTable('RecordChange as change')
    .from(
      db
        .selectFrom('RecordChange')
        .where('position', 'is', null)
        .forUpdate()
        .skipLocked()
        .select(['topic', 'recordId'])
        .as('open'),
    )
    .whereRef('change.topic', '=', 'open.topic')
    .whereRef('change.recordId', '=', 'open.recordId')
    .set({ position }),
);
