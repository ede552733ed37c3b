/** Facts about people's weeks before they are on payroll. */
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineCondition, defineRows, type RowOf, sql } from '../../platform/sql/define.ts';
import { openPlansOf } from '../plans/due.sql.ts';
import { priorPayments } from './priorPayments.sql.ts';
import { MAX_RUN_RECEIPTS } from './weekInput.ts';

const { eb, fn } = expressionBuilder(db.selectFrom('User as u'));

/** Whose weeks. One person gets a separate text, which the database plans once; it replans one with an array. */
export const whose = {
  one: defineCondition({ id: 'uuid' }, ({ id }) => eb('u.id', '=', id)),
  many: defineCondition({ ids: 'uuid[]' }, ({ ids }) => eb('u.id', '=', fn.any(ids))),
};

/**
 * One row per person, in one statement for any number of people. The receipts are those that a run of the week may pay,
 * including those of earlier days, forgotten or approved late, and those on a void run of the same week, because
 * processing the week again takes off what was paid for it.
 */
export const weekFacts = defineRows(
  { people: 'condition', weekStart: 'date', weekEnd: 'date' },
  ({ people, weekStart, weekEnd }) =>
    db
      .selectFrom('User as u')
      .where(people)
      .select(['u.id as userId', 'u.dailyRate'])
      .select((of) => [
        of('u.archivedAt', 'is not', null).$castTo<boolean>().as('isArchived'),
        of
          .exists(of.selectFrom('TaxProfile as tax').whereRef('tax.userId', '=', 'u.id').select('tax.id'))
          .$castTo<boolean>()
          .as('hasTaxProfile'),
        jsonArrayFrom(
          of
            .selectFrom('PayRate as rate')
            .whereRef('rate.userId', '=', 'u.id')
            .orderBy('rate.effectiveFrom')
            .select(['rate.dailyRate', 'rate.effectiveFrom']),
        ).as('payRates'),
        jsonArrayFrom(
          of
            .selectFrom('TimeLog as log')
            .whereRef('log.userId', '=', 'u.id')
            .where((day) => day.between('log.date', weekStart, weekEnd))
            .orderBy('log.date')
            .select(['log.date', 'log.worked', 'log.status', 'log.description'])
            .select((log) => log('log.payrollRunId', 'is not', null).$castTo<boolean>().as('isOnRun')),
        ).as('logs'),
        jsonObjectFrom(
          of
            .selectFrom('PayrollRun as run')
            .whereRef('run.userId', '=', 'u.id')
            .where('run.weekStart', '=', weekStart)
            .where('run.kind', '=', 'REGULAR')
            .where('run.status', '<>', 'VOID')
            .select('run.id')
            .select((run) => run('run.status', '=', 'PAID').$castTo<boolean>().as('isPaid')),
        ).as('run'),
        jsonArrayFrom(
          of
            .selectFrom('Receipt as receipt')
            .leftJoin('PayrollRun as holder', 'holder.id', 'receipt.payrollRunId')
            .whereRef('receipt.userId', '=', 'u.id')
            .where('receipt.status', '=', 'APPROVED')
            .where('receipt.date', '<=', weekEnd)
            .where((held) =>
              held.or([
                held('holder.id', 'is', null),
                held.and([held('holder.status', '=', 'VOID'), held('holder.weekStart', '=', weekStart)]),
              ]),
            )
            .orderBy('receipt.date')
            .orderBy('receipt.id')
            .limit(sql.lit(MAX_RUN_RECEIPTS))
            .select(['receipt.id', 'receipt.date', 'receipt.category', 'receipt.purpose'])
            .select(({ exists, selectFrom }) => [
              sql<number>`(receipt.amount * 100)::int`.as('cents'),
              exists(
                selectFrom('ReceiptFile as file')
                  .whereRef('file.receiptId', '=', 'receipt.id')
                  .select('file.id'),
              )
                .$castTo<boolean>()
                .as('hasFile'),
            ]),
        ).as('receipts'),
        jsonArrayFrom(openPlansOf(of.ref('u.id'), weekStart)).as('plans'),
        jsonArrayFrom(priorPayments(of.ref('u.id'), weekStart)).as('priorPayments'),
      ]),
);
export type WeekFacts = RowOf<typeof weekFacts>;
