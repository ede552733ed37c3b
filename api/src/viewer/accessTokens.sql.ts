/** Access tokens by their hashes. */
import { db, defineRows } from '../platform/sql/define.ts';
import { arrayFrom, milliseconds } from '../platform/sql/parts.ts';

/** A live token whose owner may enter and has no password to change: one statement, as for sessions. */
export const liveAccessToken = defineRows({ hash: 'text', now: 'timestamptz' }, ({ hash, now }) =>
  db
    .selectFrom('PersonalAccessToken as token')
    .innerJoin('User as person', 'person.id', 'token.userId')
    .where('token.tokenHash', '=', hash)
    .where('token.revokedAt', 'is', null)
    .where('token.expiresAt', '>', now)
    .where('person.isActive', '=', true)
    .where('person.archivedAt', 'is', null)
    .where('person.mustChangePassword', '=', false)
    .select((eb) => [
      'token.id',
      'token.userId',
      'token.tokenHash',
      'token.tokenSeal',
      'token.scopes',
      milliseconds(eb.ref('token.lastUsedAt')).as('lastUsedAt'),
      milliseconds(eb.ref('token.expiresAt')).as('expiresAt'),
      arrayFrom(eb.selectFrom('RoleAssignment').select('role').whereRef('userId', '=', 'person.id')).as(
        'roles',
      ),
    ]),
);
