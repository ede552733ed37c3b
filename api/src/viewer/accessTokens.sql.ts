/** Access tokens by hash. */
import { db, defineRows, sql } from '../platform/sql/define.ts';
import { arrayFrom, milliseconds } from '../platform/sql/parts.ts';

/** A live token whose owner can sign in and has no password to change; one statement, as for sessions. */
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
      'token.usedFrom',
      milliseconds(eb.ref('token.lastUsedAt')).as('lastUsedAt'),
      milliseconds(eb.ref('token.expiresAt')).as('expiresAt'),
      arrayFrom(eb.selectFrom('RoleAssignment').select('role').whereRef('userId', '=', 'person.id')).as(
        'roles',
      ),
    ]),
);

/** How many addresses are stored per token. */
const KEPT = 50;

/** Records the use of a token from a new address; no row if the address was known. */
export const usedElsewhere = defineRows(
  { id: 'uuid', address: 'text', now: 'timestamptz' },
  ({ id, address, now }) =>
    db
      .updateTable('PersonalAccessToken')
      .set(({ ref }) => ({
        usedFrom: sql<string[]>`(array_prepend(${address}, ${ref('usedFrom')}::text[]))[1:${sql.lit(KEPT)}]`,
        lastUsedAt: now,
      }))
      .where('id', '=', id)
      .where(({ ref }) => sql<boolean>`${address} <> all(coalesce(${ref('usedFrom')}, '{}'))`)
      .returning(['userId', 'name']),
);
