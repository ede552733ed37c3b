/** What every request reads first. */
import { db, defineRows } from '../platform/sql/define.ts';
import { arrayFrom, milliseconds } from '../platform/sql/parts.ts';
import { hasFactor } from './secondFactor/factors.sql.ts';

/**
 * Live sessions of people who can sign in. Every request pays for this, so it is one statement instead of Prisma's
 * three, and instants are milliseconds, because parsing texts takes longer than the rest of a row.
 */
export const liveSessions = defineRows({ ids: 'uuid list' }, ({ ids }) =>
  db
    .selectFrom('Session as session')
    .innerJoin('User as person', 'person.id', 'session.userId')
    .leftJoin('CompanyProfile as company', (join) => join.on('company.id', '=', 1))
    .where('session.id', 'in', ids)
    .where('session.revokedAt', 'is', null)
    .where('person.isActive', '=', true)
    .where('person.archivedAt', 'is', null)
    .select((eb) => [
      'session.id',
      'session.userId',
      'session.isBrowser',
      'company.driverIdleMinutes',
      'company.officeIdleMinutes',
      'company.secondFactorRoles',
      'person.mustChangePassword',
      'person.kind',
      'person.startsOn',
      hasFactor(eb.ref('session.userId')).as('hasFactor'),
      milliseconds(eb.ref('session.expiresAt')).as('expiresAt'),
      milliseconds(eb.ref('session.lastSeenAt')).as('lastSeenAt'),
      milliseconds(eb.ref('person.createdAt')).as('createdAt'),
      arrayFrom(eb.selectFrom('RoleAssignment').select('role').whereRef('userId', '=', 'person.id')).as(
        'roles',
      ),
    ]),
);
