/** The queue of weeks that await a decision, grouped by the database. */
import { type Day, db, defineList, defineRow, type Places, sql } from '../../platform/sql/define.ts';

/** Conditions on the days (`log`) and on the people (`person`). */
const FILTER = { days: 'condition', people: 'condition' } as const;

/** The pending days of the filter as one row per person and week. Archived people wait for nothing. */
const groups = ({ days, people }: Places<typeof FILTER>) =>
  db
    .selectFrom('TimeLog as log')
    .innerJoin('User as person', 'person.id', 'log.userId')
    .where('log.status', '=', 'PENDING')
    .where('log.payrollRunId', 'is', null)
    .where('person.archivedAt', 'is', null)
    .where(days)
    .where(people)
    .groupBy(['log.userId', sql`monday`, 'person.lastName', 'person.firstName'])
    .select(({ fn, ref }) => [
      'log.userId',
      sql<Day>`${ref('log.date')} - (extract(isodow from ${ref('log.date')})::int - 1)`.as('monday'),
      'person.lastName',
      'person.firstName',
      fn.countAll<number>().as('pendingDays'),
      fn.max('log.updatedAt').as('submittedAt'),
    ]);

/** One page of the queue, the oldest week first, each week with the keys of its days. */
export const submittedWeeks = defineList({ ...FILTER, take: 'int', skip: 'int' }, (p) =>
  db
    .selectFrom(
      groups(p)
        .orderBy('monday')
        .orderBy('person.lastName')
        .orderBy('person.firstName')
        .orderBy('log.userId')
        .limit(p.take)
        .offset(p.skip)
        .as('week'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('TimeLog as log')
          .whereRef('log.userId', '=', 'week.userId')
          .where(({ between, ref }) =>
            between('log.date', ref('week.monday'), sql<Day>`${ref('week.monday')} + 6`),
          )
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('log.worked', '=', true).as('workedDays'),
            fn.agg<string[]>('array_agg', ['log.id']).orderBy('log.date').as('dayKeys'),
          ])
          .as('day'),
      (join) => join.onTrue(),
    )
    .orderBy('week.monday')
    .orderBy('week.lastName')
    .orderBy('week.firstName')
    .orderBy('week.userId')
    .select(['week.userId', 'week.monday as weekStart', 'week.pendingDays', 'week.submittedAt'])
    .select(['day.workedDays', 'day.dayKeys']),
);

/** The weeks of the whole filter and their pending days. */
export const queueTotals = defineRow(FILTER, (p) =>
  db
    .selectFrom(groups(p).as('week'))
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('weeks'),
      fn.coalesce(fn.sum<number>('week.pendingDays'), lit(0)).as('pendingDays'),
    ]),
);
