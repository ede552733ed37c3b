/** Who makes a token. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** The owner, held so that nobody ends the access meanwhile. */
export const lockedOwner = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db.selectFrom('User').where('id', '=', userId).forUpdate().select('id'),
);
