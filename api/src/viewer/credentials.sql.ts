/** Locks on the account that signs in. */
import { db, defineRows } from '../platform/sql/define.ts';

/** Locks the account if it is unchanged since it was found and can sign in. */
export const unchangedAccount = defineRows({ id: 'uuid', stored: 'text' }, ({ id, stored }) =>
  db
    .selectFrom('User')
    .where('id', '=', id)
    .where('passwordHash', '=', stored)
    .where('isActive', '=', true)
    .where('archivedAt', 'is', null)
    .forShare()
    .select('id'),
);

/** Locks the owner of something that outlives the session, so that no one can end their access meanwhile. */
export const lockedOwner = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db.selectFrom('User').where('id', '=', userId).forUpdate().select('id'),
);
