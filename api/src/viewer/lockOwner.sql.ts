/** Who makes something that outlives the session. */
import { db, defineRows } from '../platform/sql/define.ts';

/** The owner, locked so that no one ends their access meanwhile. */
export const lockedOwner = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db.selectFrom('User').where('id', '=', userId).forUpdate().select('id'),
);
