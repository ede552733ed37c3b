/** The queue of weeks that await a decision, grouped by the database. */
import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import {
  type Day,
  db,
  defineCondition,
  defineList,
  defineRow,
  type Expression,
  type Places,
  sql,
} from '../../platform/sql/define.ts';

/** Conditions on the days (`log`), on the receipts (`receipt`) and on the people (`person`). */
const FILTER = { days: 'condition', receipts: 'condition', people: 'condition' } as const;

const day = expressionBuilder(db.selectFrom('TimeLog as log'));
const receipt = expressionBuilder(db.selectFrom('Receipt as receipt'));

export const days = {
  within: defineCondition({ first: 'date', last: 'date' }, (p) => day.between('log.date', p.first, p.last)),
  by: defineCondition({ people: 'uuid[]' }, (p) => day('log.userId', '=', day.fn.any(p.people))),
};
export const receipts = {
  within: defineCondition({ first: 'date', last: 'date' }, (p) =>
    receipt.between('receipt.date', p.first, p.last),
  ),
  by: defineCondition({ people: 'uuid[]' }, (p) => receipt('receipt.userId', '=', receipt.fn.any(p.people))),
};

/** What awaits a decision: days and receipts on no run. */
const waiting = (p: Places<typeof FILTER>) =>
  db
    .selectFrom('TimeLog as log')
    .where('log.status', '=', 'PENDING')
    .where('log.payrollRunId', 'is', null)
    .where(p.days)
    .select([
      'log.userId',
      'log.date',
      'log.updatedAt',
      sql<number>`1`.as('day'),
      sql<number>`0`.as('receipt'),
    ])
    .unionAll(
      db
        .selectFrom('Receipt as receipt')
        .where('receipt.status', '=', 'PENDING')
        .where('receipt.payrollRunId', 'is', null)
        .where(p.receipts)
        .select(['receipt.userId', 'receipt.date', 'receipt.updatedAt'])
        .select([sql<number>`0`.as('day'), sql<number>`1`.as('receipt')]),
    );

/** What awaits a decision, one row per person and week, without archived people. */
const groups = (p: Places<typeof FILTER>) =>
  db
    .selectFrom(waiting(p).as('item'))
    .innerJoin('User as person', 'person.id', 'item.userId')
    .where('person.archivedAt', 'is', null)
    .where(p.people)
    .groupBy(['item.userId', sql`monday`, 'person.lastName', 'person.firstName'])
    .select(({ fn, ref }) => [
      'item.userId',
      sql<Day>`${ref('item.date')} - (extract(isodow from ${ref('item.date')})::int - 1)`.as('monday'),
      'person.lastName',
      'person.firstName',
      sql<number>`sum(${ref('item.day')})::int`.as('pendingDays'),
      sql<number>`sum(${ref('item.receipt')})::int`.as('pendingReceipts'),
      fn.max('item.updatedAt').as('submittedAt'),
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

/** One page of the queue, read from its older or newer end; each week has the keys of its days and receipts. */
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
              fn
                .coalesce(
                  fn.agg<string[]>('array_agg', ['log.id']).orderBy('log.date'),
                  sql<string[]>`'{}'::uuid[]`,
                )
                .as('dayKeys'),
            ])
            .as('day'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('Receipt as receipt')
            .whereRef('receipt.userId', '=', 'week.userId')
            .where(({ between, ref }) =>
              between('receipt.date', ref('week.monday'), sql<Day>`${ref('week.monday')} + 6`),
            )
            .select(({ fn }) => [
              fn
                .coalesce(
                  fn.agg<string[]>('array_agg', ['receipt.id']).orderBy('receipt.date').orderBy('receipt.id'),
                  sql<string[]>`'{}'::uuid[]`,
                )
                .as('receiptKeys'),
            ])
            .as('paper'),
        (join) => join.onTrue(),
      )
      .orderBy('week.monday', direction)
      .orderBy('week.lastName', direction)
      .orderBy('week.firstName', direction)
      .orderBy('week.userId', direction)
      .select(['week.userId', 'week.monday as weekStart', 'week.lastName', 'week.firstName'])
      .select(['week.pendingDays', 'week.pendingReceipts', 'week.submittedAt', 'day.workedDays'])
      .select(['day.dayKeys', 'paper.receiptKeys']),
  );

export const oldestWeeks = weeksFrom('asc');
export const newestWeeks = weeksFrom('desc');

/** All weeks that match the filter, and their pending days and receipts. */
export const queueTotals = defineRow(FILTER, (p) =>
  db
    .selectFrom(groups(p).as('week'))
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('weeks'),
      fn.coalesce(fn.sum<number>('week.pendingDays'), lit(0)).as('pendingDays'),
      fn.coalesce(fn.sum<number>('week.pendingReceipts'), lit(0)).as('pendingReceipts'),
    ]),
);
