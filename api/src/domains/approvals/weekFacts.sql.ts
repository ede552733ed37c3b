/** What is known about people before a given week: their rates, and what they did in earlier weeks. */
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { type Day, db, defineByKey, sql } from '../../platform/sql/define.ts';
import { unnested } from '../../platform/sql/parts.ts';

/** Keyed by the person's key and the Monday, with a space between. Leaves out rejected days and receipts. */
export const factsOfWeeks = defineByKey(
  { people: 'uuid[]', mondays: 'date[]', daysBefore: 'int' },
  ({ people, mondays, daysBefore }) =>
    db
      .selectFrom(unnested({ userId: people, monday: mondays }, 'week'))
      .innerJoin('User as person', 'person.id', 'week.userId')
      .select((eb) => [
        sql<string>`${eb.ref('week.userId')} || ' ' || ${eb.ref('week.monday')}`.as('key'),
        jsonBuildObject({
          dailyRate: eb.ref('person.dailyRate'),
          payRates: jsonArrayFrom(
            eb
              .selectFrom('PayRate as rate')
              .whereRef('rate.userId', '=', 'week.userId')
              .select(['rate.dailyRate', 'rate.effectiveFrom'])
              .orderBy('rate.effectiveFrom'),
          ),
          days: jsonArrayFrom(
            eb
              .selectFrom('TimeLog as log')
              .whereRef('log.userId', '=', 'week.userId')
              .where('log.worked', '=', true)
              .where('log.status', '<>', 'REJECTED')
              .where('log.date', '>=', sql<Day>`${eb.ref('week.monday')} - ${daysBefore}`)
              .whereRef('log.date', '<', 'week.monday')
              .orderBy('log.date')
              .select(['log.date', 'log.description as route']),
          ),
          receipts: jsonArrayFrom(
            eb
              .selectFrom('Receipt as receipt')
              .whereRef('receipt.userId', '=', 'week.userId')
              .where('receipt.status', '<>', 'REJECTED')
              .where('receipt.date', '>=', sql<Day>`${eb.ref('week.monday')} - ${daysBefore}`)
              .whereRef('receipt.date', '<', 'week.monday')
              .select(['receipt.date', 'receipt.amount']),
          ),
        }).as('value'),
      ]),
);
