/** Stored passwords. */
import { db, defineRows } from '../platform/sql/define.ts';

/** The account, locked if it is still as it was found and may enter. */
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
