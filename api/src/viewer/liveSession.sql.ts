/** What every request reads first. */
import { db, defineRows } from '../platform/sql/define.ts';
import { arrayFrom, milliseconds } from '../platform/sql/parts.ts';

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
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('AuthenticatorApp as app')
              .whereRef('app.userId', '=', 'person.id')
              .where('app.confirmedAt', 'is not', null)
              .select('app.userId'),
          ),
          eb.exists(
            eb
              .selectFrom('Passkey as passkey')
              .whereRef('passkey.userId', '=', 'person.id')
              .select('passkey.id'),
          ),
        ])
        .as('hasFactor'),
      milliseconds(eb.ref('session.expiresAt')).as('expiresAt'),
      milliseconds(eb.ref('session.lastSeenAt')).as('lastSeenAt'),
      milliseconds(eb.ref('person.createdAt')).as('createdAt'),
      arrayFrom(eb.selectFrom('RoleAssignment').select('role').whereRef('userId', '=', 'person.id')).as(
        'roles',
      ),
    ]),
);
