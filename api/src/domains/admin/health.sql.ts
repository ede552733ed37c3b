/** What is wrong with the portal right now, as far as the database knows. */
import { db, defineRow, defineValue } from '../../platform/sql/define.ts';
import { hasFactor } from '../../viewer/secondFactor/factors.sql.ts';

/** Failed sign-ins since one moment, and between the other one and it; an index-only scan. */
export const failedSignIns = defineRow(
  { since: 'timestamptz', before: 'timestamptz' },
  ({ since, before }) => {
    const failed = () =>
      db
        .selectFrom('AuditLog')
        .where('action', '=', 'USER_LOGIN_FAILED')
        .select(({ fn }) => fn.countAll<number>().as('entries'));
    return db.selectNoFrom([
      failed().where('timestamp', '>=', since).$asScalar().$notNull().as('recent'),
      failed()
        .where('timestamp', '>=', before)
        .where('timestamp', '<', since)
        .$asScalar()
        .$notNull()
        .as('earlier'),
    ]);
  },
);

/** How many active people have mail that could not be delivered. */
export const undeliveredPeople = defineValue({}, () =>
  db
    .selectFrom('User')
    .where('isActive', '=', true)
    .where('archivedAt', 'is', null)
    .where('mailFailedAt', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .$asScalar()
    .$notNull(),
);

/** How many active people must have a second factor but have none. */
export const peopleWithoutFactor = defineValue({}, () =>
  db
    .selectFrom('User as person')
    .where('person.isActive', '=', true)
    .where('person.archivedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('RoleAssignment as held')
          .innerJoin('CompanyProfile as company', (join) => join.on('company.id', '=', 1))
          .whereRef('held.userId', '=', 'person.id')
          .where((eb) => eb('held.role', '=', eb.fn.any('company.secondFactorRoles')))
          .select('held.role'),
      ),
    )
    .where(({ not, ref }) => not(hasFactor(ref('person.id'))))
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .$asScalar()
    .$notNull(),
);
