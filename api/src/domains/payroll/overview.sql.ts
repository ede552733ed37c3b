/** The numbers on a manager's home page. */
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type Day, db, defineList, defineRow, defineValue, sql } from '../../platform/sql/define.ts';

/** More bars could not be told apart. */
const CONTRACTORS = 12;

/** Contractors who are not archived: all of them, and those who can sign in. */
export const contractorCounts = defineRow({}, () =>
  db
    .selectFrom('User')
    .where('kind', '=', 'CONTRACTOR')
    .where('archivedAt', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('isActive', '=', true).as('active'),
    ]),
);

/** Runs that are not void. */
export const liveRuns = defineValue({}, () =>
  db
    .selectFrom('PayrollRun')
    .where('status', '<>', 'VOID')
    .select(({ fn }) => fn.countAll<number>().as('runs'))
    .$asScalar(),
);

/** Days that await a decision. */
export const pendingDays = defineValue({}, () =>
  db
    .selectFrom('TimeLog')
    .where('status', '=', 'PENDING')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .$asScalar(),
);

/** Contractors with worked days, not rejected, that are on no run. */
export const unpaidContractors = defineValue({ first: 'date', last: 'date' }, ({ first, last }) =>
  db
    .selectFrom('TimeLog as log')
    .innerJoin('User as person', 'person.id', 'log.userId')
    .where((eb) => eb.between('log.date', first, last))
    .where('log.worked', '=', true)
    .where('log.status', '<>', 'REJECTED')
    .where('log.payrollRunId', 'is', null)
    .where('person.kind', '=', 'CONTRACTOR')
    .where('person.archivedAt', 'is', null)
    .select(({ fn }) => fn.count<number>('log.userId').distinct().as('people'))
    .$asScalar(),
);

/** Contractors with approved days on no run and no daily rate in effect, by the same rule as `ratesBy`. */
export const contractorsWithoutRate = defineValue({ first: 'date', last: 'date' }, ({ first, last }) =>
  db
    .selectFrom('User as person')
    .where('person.kind', '=', 'CONTRACTOR')
    .where('person.archivedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('TimeLog as log')
          .whereRef('log.userId', '=', 'person.id')
          .where((eb) => eb.between('log.date', first, last))
          .where('log.worked', '=', true)
          .where('log.status', '=', 'APPROVED')
          .where('log.payrollRunId', 'is', null)
          .where((eb) =>
            eb(
              eb.fn.coalesce(
                eb
                  .selectFrom('PayRate as rate')
                  .whereRef('rate.userId', '=', 'person.id')
                  // The latest rate so far, or else the first future one.
                  .orderBy(({ ref }) => sql`${ref('rate.effectiveFrom')} <= ${ref('log.date')}`, 'desc')
                  .orderBy(({ ref }) => sql`abs(${ref('rate.effectiveFrom')} - ${ref('log.date')})`)
                  .limit(1)
                  .select(({ fn, lit }) => fn.coalesce('rate.dailyRate', lit(0)).as('dailyRate'))
                  .$asScalar(),
                'person.dailyRate',
                eb.lit(0),
              ),
              '=',
              0,
            ),
          )
          .select('log.id'),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .$asScalar(),
);

/** What runs that are not void pay for each of the weeks. */
export const weekTotals = defineList({ mondays: 'date[]' }, ({ mondays }) =>
  db
    .selectFrom('PayrollRun')
    .where((eb) => eb('weekStart', '=', eb.fn.any(mondays)))
    .where('status', '<>', 'VOID')
    .groupBy('weekStart')
    .select(({ fn }) => [
      'weekStart',
      fn.sum<number>('basePay').as('basePay'),
      fn.sum<number>('bonuses').as('bonuses'),
      fn.sum<number>('totalPay').as('totalPay'),
    ]),
);

/** Worked days of each week since a Monday, by decision. */
export const weekDays = defineList({ first: 'date' }, ({ first }) =>
  db
    .selectFrom('TimeLog as log')
    .where('log.worked', '=', true)
    .where('log.date', '>=', first)
    .groupBy(sql`1`)
    .select(({ fn, ref }) => [
      sql<Day>`${ref('log.date')} - (extract(isodow from ${ref('log.date')})::int - 1)`.as('weekStart'),
      fn.countAll<number>().filterWhere('log.status', '=', 'APPROVED').as('approved'),
      fn.countAll<number>().filterWhere('log.status', '=', 'PENDING').as('pending'),
      fn.countAll<number>().filterWhere('log.status', '=', 'REJECTED').as('rejected'),
    ]),
);

/** Worked days of each contractor since a day, by decision, the busiest first. */
export const contractorDays = defineList({ first: 'date' }, ({ first }) =>
  db
    .selectFrom('TimeLog as log')
    .innerJoin('User as person', 'person.id', 'log.userId')
    .where('log.worked', '=', true)
    .where('log.date', '>=', first)
    .where('person.kind', '=', 'CONTRACTOR')
    .groupBy('person.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('person.id')
    .limit(CONTRACTORS)
    .select(({ fn, ref }) => [
      jsonBuildObject({
        id: ref('person.id'),
        firstName: ref('person.firstName'),
        lastName: ref('person.lastName'),
      }).as('user'),
      fn.countAll<number>().filterWhere('log.status', '=', 'APPROVED').as('approved'),
      fn.countAll<number>().filterWhere('log.status', '=', 'PENDING').as('pending'),
      fn.countAll<number>().filterWhere('log.status', '=', 'REJECTED').as('rejected'),
    ]),
);
