/** Stored passwords. */
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
