/** Who could approve a request, and who changed whose access recently. */
import { db, defineRows, sql } from '../platform/sql/define.ts';
import { asText } from '../platform/sql/parts.ts';
import { ACCESS_CHANGES, BEGINNINGS } from './accessChanges.ts';

/** Staff who could decide now, one row per role, with the time since when they can sign in. */
export const staffWithRoles = defineRows({ since: 'timestamptz' }, ({ since }) =>
  db
    // Read once for all: beginnings are rare, and staff may be many.
    .with('begun', (c) =>
      c
        .selectFrom('AuditLog as entry')
        .where('entry.entityType', '=', 'User')
        .where('entry.action', 'in', [...BEGINNINGS])
        .where('entry.timestamp', '>', since)
        .groupBy('entry.entityId')
        .select(({ fn, ref }) => ['entry.entityId as person', fn.max(ref('entry.timestamp')).as('at')]),
    )
    .selectFrom('User as person')
    .innerJoin('RoleAssignment as held', 'held.userId', 'person.id')
    .leftJoin('begun', (join) => join.on('begun.person', '=', sql<string>`person.id::text`))
    // No one else has roles; so the index of lists finds them.
    .where('person.kind', '=', 'STAFF')
    .where('person.isActive', '=', true)
    .where('person.archivedAt', 'is', null)
    .where('held.role', 'in', ['IT_Admin', 'Manager'])
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.id')
    .select(['person.id', 'person.firstName', 'person.lastName', 'held.role', 'held.assignedAt'])
    .select('begun.at as begunAt'),
);

/**
 * Changes since then to how these people sign in and what they may do, in order, with who made them; null for someone
 * deleted since.
 */
export const accessChanges = defineRows({ people: 'text[]', since: 'timestamptz' }, ({ people, since }) =>
  db
    .selectFrom('AuditLog as entry')
    .where('entry.entityType', '=', 'User')
    .where((eb) => eb('entry.entityId', '=', eb.fn.any(people)))
    .where('entry.action', 'in', [...ACCESS_CHANGES])
    .where('entry.timestamp', '>', since)
    .where(({ eb, or }) =>
      or([eb('entry.userId', 'is not', null), eb('entry.deletedUserNumber', 'is not', null)]),
    )
    // For changes of name or address, only the email address counts.
    .where(({ eb, or }) =>
      or([
        eb('entry.action', '<>', 'CONTRACTOR_UPDATED'),
        sql<boolean>`entry."oldValues" ->> 'email' is distinct from entry."newValues" ->> 'email'`,
      ]),
    )
    .orderBy('entry.sequence')
    .select(['entry.action', 'entry.timestamp as at', 'entry.userId as by'])
    .select(sql<string | null>`entry."newValues" ->> 'linkShown'`.as('linkShown'))
    .select(({ ref }) => [
      asText(ref('entry.sequence')).as('sequence'),
      ref('entry.entityId').$notNull().as('about'),
    ]),
);
