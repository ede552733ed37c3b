/** What an administrator sets up in a new portal, as far as the database shows it. */
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineRow, sql } from '../../platform/sql/define.ts';
import { INVENTED } from '../company/sample.ts';

export const setupRows = defineRow({ viewerId: 'uuid' }, ({ viewerId }) =>
  db
    .selectFrom('User as viewer')
    .where('viewer.id', '=', viewerId)
    .select(({ exists, selectFrom }) => [
      'viewer.firstName',
      'viewer.lastName',
      exists(
        selectFrom('RoleAssignment as held')
          .innerJoin('User as manager', 'manager.id', 'held.userId')
          .where('held.role', '=', 'Manager')
          .where('manager.isActive', '=', true)
          .where('manager.archivedAt', 'is', null)
          .select(sql.lit(1).as('one')),
      )
        .$castTo<boolean>()
        .as('hasManager'),
      exists(
        selectFrom('User as driver')
          .where('driver.kind', '=', 'CONTRACTOR')
          .where(({ or, eb, exists: some, selectFrom: from }) =>
            or([
              eb('driver.dailyRate', 'is not', null),
              some(
                from('PayRate as rate')
                  .whereRef('rate.userId', '=', 'driver.id')
                  .select(sql.lit(1).as('one')),
              ),
            ]),
          )
          .select(sql.lit(1).as('one')),
      )
        .$castTo<boolean>()
        .as('hasDriver'),
      exists(selectFrom('TimeLog').select(sql.lit(1).as('one')))
        .$castTo<boolean>()
        .as('hasWeek'),
      jsonObjectFrom(
        selectFrom('CompanyProfile as company')
          .where('company.id', '=', 1)
          .select(INVENTED.map((field) => `company.${field}` as const)),
      ).as('company'),
    ]),
);
