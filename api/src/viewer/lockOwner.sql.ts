/** Locks the owner of something that outlives the session. */
import { db, defineRows } from '../platform/sql/define.ts';

/** Locks the owner, so that no one can end their access meanwhile. */
export const lockedOwner = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db.selectFrom('User').where('id', '=', userId).forUpdate().select('id'),
);
