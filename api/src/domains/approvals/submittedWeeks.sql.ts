/** The queue of weeks that await a decision, grouped by the database. */
import type { ExpressionBuilder } from 'kysely';
import {
  type Day,
  db,
  defineList,
  defineRow,
  type Expression,
  type Places,
  sql,
} from '../../platform/sql/define.ts';

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

/** Between two places: the Monday, both names and the person's key of a week; empty for none. */
const BETWEEN = { after: 'text[]', before: 'text[]', take: 'int', skip: 'int' } as const;

type Group = ReturnType<typeof groups> extends { execute: () => Promise<(infer Row)[]> } ? Row : never;

const beyond =
  (sign: '>' | '<', place: Expression<string[]>) =>
  ({ ref }: ExpressionBuilder<{ week: Group }, 'week'>) =>
    sql<boolean>`(cardinality(${place}) = 0 or
      (${ref('monday')}, ${ref('lastName')}, ${ref('firstName')}, ${ref('userId')}) ${sql.raw(sign)}
      ((${place})[1]::date, (${place})[2], (${place})[3], (${place})[4]::uuid))`;

/** One page of the queue, read from its older or its newer end, each week with the keys of its days. */
const weeksFrom = (direction: 'asc' | 'desc') =>
  defineList({ ...FILTER, ...BETWEEN }, (p) =>
    db
      .selectFrom(
        db
          .selectFrom(groups(p).as('week'))
          .selectAll()
          .where(beyond('>', p.after))
          .where(beyond('<', p.before))
          .orderBy('monday', direction)
          .orderBy('lastName', direction)
          .orderBy('firstName', direction)
          .orderBy('userId', direction)
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
      .orderBy('week.monday', direction)
      .orderBy('week.lastName', direction)
      .orderBy('week.firstName', direction)
      .orderBy('week.userId', direction)
      .select(['week.userId', 'week.monday as weekStart', 'week.lastName', 'week.firstName'])
      .select(['week.pendingDays', 'week.submittedAt', 'day.workedDays', 'day.dayKeys']),
  );

export const oldestWeeks = weeksFrom('asc');
export const newestWeeks = weeksFrom('desc');

/** The weeks of the whole filter and their pending days. */
export const queueTotals = defineRow(FILTER, (p) =>
  db
    .selectFrom(groups(p).as('week'))
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('weeks'),
      fn.coalesce(fn.sum<number>('week.pendingDays'), lit(0)).as('pendingDays'),
    ]),
);
