/**
 * Lists of days. The screens of days ask for several at once, each with its runs: all of them and their counts are one
 * statement.
 */
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineByKey, defineCondition, defineList, defineRow, sql } from '../../platform/sql/define.ts';

const { eb, fn, lit, refTuple } = expressionBuilder(db.selectFrom('TimeLog as log'));

/** Conditions on days. */
export const days = {
  none: defineCondition({}, () => lit(false)),
  of: defineCondition({ userId: 'uuid' }, ({ userId }) => eb('log.userId', '=', userId)),
  ofAny: defineCondition({ people: 'uuid[]' }, ({ people }) => eb('log.userId', '=', fn.any(people))),
  decided: defineCondition({ status: 'TimeLogStatus' }, ({ status }) => eb('log.status', '=', status)),
  decidedAny: defineCondition({ statuses: 'TimeLogStatus[]' }, ({ statuses }) =>
    eb('log.status', '=', fn.any(statuses)),
  ),
  updatedSince: defineCondition({ at: 'timestamptz' }, ({ at }) => eb('log.updatedAt', '>=', at)),
  from: defineCondition({ day: 'date' }, ({ day }) => eb('log.date', '>=', day)),
  to: defineCondition({ day: 'date' }, ({ day }) => eb('log.date', '<=', day)),
};

const KINDS = { date: 'date', updatedAt: 'timestamptz' } as const;
type SortedBy = keyof typeof KINDS;

/** Conditions for rows later or earlier than another row of a list. */
const compared = (by: SortedBy, sign: '>' | '<') =>
  defineCondition({ at: KINDS[by], id: 'uuid' }, ({ at, id }) =>
    eb(refTuple(`log.${by}`, 'log.id'), sign, sql<never>`(${at}, ${id})`),
  );

/** How many days of each status match. */
export const statusCounts = defineRow({ filter: 'condition' }, ({ filter }) =>
  db
    .selectFrom('TimeLog as log')
    .where(filter)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('log.status', '=', 'PENDING').as('PENDING'),
      fn.countAll<number>().filterWhere('log.status', '=', 'APPROVED').as('APPROVED'),
      fn.countAll<number>().filterWhere('log.status', '=', 'REJECTED').as('REJECTED'),
    ]),
);

/** A page of days, each with what lists show. Its person and run, which are most of a long list, only on request. */
const pageFrom = (by: SortedBy, direction: 'asc' | 'desc', related: boolean) =>
  defineList(
    { filter: 'condition', between: 'condition', take: 'int', skip: 'int' },
    ({ filter, between, take, skip }) =>
      db
        .selectFrom(
          db
            .selectFrom('TimeLog as log')
            .where(filter)
            .where(between)
            .orderBy(`log.${by}`, direction)
            .orderBy('log.id', direction)
            .limit(take)
            .offset(skip)
            .selectAll('log')
            .as('log'),
        )
        .orderBy(`log.${by}`, direction)
        .orderBy('log.id', direction)
        .select(['log.id', 'log.userId', 'log.date', 'log.worked', 'log.description', 'log.status'])
        .select(['log.rejectionReason', 'log.payrollRunId', 'log.createdAt', 'log.updatedAt'])
        .$if(related, (query) =>
          query.select(({ selectFrom }) => [
            jsonObjectFrom(
              selectFrom('User as person')
                .whereRef('person.id', '=', 'log.userId')
                .select(['person.id', 'person.firstName', 'person.lastName', 'person.email'])
                .select(['person.kind', 'person.startsOn', 'person.createdAt']),
            )
              .$notNull()
              .as('user'),
            jsonObjectFrom(
              selectFrom('PayrollRun as run')
                .whereRef('run.id', '=', 'log.payrollRunId')
                .select(['run.id', 'run.userId', 'run.number', 'run.status', 'run.basePay', 'run.bonuses'])
                .select(['run.totalPay', 'run.payDate'])
                .select((of) =>
                  jsonObjectFrom(
                    of
                      .selectFrom('Payment as payment')
                      .whereRef('payment.id', '=', 'run.paymentId')
                      .select(['payment.id', 'payment.userId', 'payment.date']),
                  ).as('payment'),
                ),
            ).as('payrollRun'),
          ]),
        ),
  );

const pages = (by: SortedBy, related: boolean) => ({
  newest: pageFrom(by, 'desc', related),
  oldest: pageFrom(by, 'asc', related),
});

/** The orders of lists: pages from either end, and the conditions for what is on either side of a row. */
const orderBy = (by: SortedBy) => ({
  plain: pages(by, false),
  related: pages(by, true),
  later: compared(by, '>'),
  earlier: compared(by, '<'),
});
export const orders = { date: orderBy('date'), updatedAt: orderBy('updatedAt') };

/** Some days of each person, the latest or the earliest, before and after these days. */
const daysFrom = (direction: 'asc' | 'desc') =>
  defineByKey(
    { people: 'uuid list', after: 'date?', before: 'date?', limit: 'int' },
    ({ people, after, before, limit }) =>
      db
        .selectFrom('User as person')
        .where('person.id', 'in', people)
        .select(({ selectFrom }) => [
          'person.id as key',
          jsonArrayFrom(
            selectFrom('TimeLog as log')
              .whereRef('log.userId', '=', 'person.id')
              .where((eb) => eb.or([eb(after, 'is', null), eb('log.date', '>', after)]))
              .where((eb) => eb.or([eb(before, 'is', null), eb('log.date', '<', before)]))
              .orderBy('log.date', direction)
              .limit(limit)
              .select(['log.date', 'log.worked', 'log.status', 'log.description']),
          ).as('value'),
        ]),
  );

export const earliestDays = daysFrom('asc');
export const latestDays = daysFrom('desc');
