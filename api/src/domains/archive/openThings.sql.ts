/** A person's open items: money, pending days and receipts, and years without a filed form. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Day, db, defineRows, sql } from '../../platform/sql/define.ts';
import { mondayOf } from '../../platform/sql/parts.ts';
import { openPlansOf } from '../plans/due.sql.ts';
import { filed } from '../taxDocuments/filed.ts';
import { filedRuns } from './reportedTogether.sql.ts';

/** All in one statement, amounts in cents. */
export const openOf = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db.selectNoFrom([
    jsonArrayFrom(
      db
        .selectFrom('PayrollRun as run')
        .where('run.userId', '=', userId)
        .where('run.status', '=', 'PROCESSED')
        .orderBy('run.number')
        .select(['run.number', 'run.weekStart'])
        .select(({ selectFrom }) =>
          selectFrom('PayrollLine as line')
            .whereRef('line.runId', '=', 'run.id')
            .select(({ fn }) => sql<number>`coalesce(${fn.sum('line.amount')}, 0) * 100`.as('net'))
            .$asScalar()
            .$notNull()
            .as('net'),
        ),
    ).as('runs'),
    jsonArrayFrom(
      db
        .selectFrom('TimeLog as log')
        .where('log.userId', '=', userId)
        .where('log.worked', '=', true)
        .where('log.status', '<>', 'REJECTED')
        .where('log.payrollRunId', 'is', null)
        .groupBy(({ ref }) => [mondayOf(ref('log.date')), 'log.status'])
        .orderBy(({ ref }) => mondayOf(ref('log.date')))
        .orderBy('log.status')
        .select(({ ref, fn }) => [
          mondayOf(ref('log.date')).as('weekStart'),
          'log.status',
          fn.countAll<number>().as('days'),
        ]),
    ).as('weeks'),
    jsonArrayFrom(
      db
        .selectFrom('Receipt as receipt')
        .where('receipt.userId', '=', userId)
        .where('receipt.status', '<>', 'REJECTED')
        .where('receipt.payrollRunId', 'is', null)
        .orderBy('receipt.date')
        .orderBy('receipt.id')
        .select(['receipt.date', 'receipt.status'])
        .select(({ ref }) => [
          mondayOf(ref('receipt.date')).as('weekStart'),
          sql<number>`${ref('receipt.amount')} * 100`.as('amount'),
        ]),
    ).as('receipts'),
    // Those that begin later as well.
    jsonArrayFrom(openPlansOf(userId, sql<Day>`'infinity'::date`)).as('plans'),
    jsonArrayFrom(
      db
        .selectFrom('Payee as payee')
        .innerJoin('LedgerBalance as balance', 'balance.payeeId', 'payee.id')
        .where('payee.userId', '=', userId)
        .where('balance.account', 'in', [sql.lit('COMPENSATION' as const), sql.lit('REIMBURSEMENT' as const)])
        .where('balance.taxYear', '>', 0)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('TaxDocument as form')
                .where('form.userId', '=', userId)
                .whereRef('form.year', '=', 'balance.taxYear')
                .where('form.type', '<>', 'W9')
                .where('form.supersededAt', 'is', null)
                .where('form.status', 'in', filed)
                .select('form.id'),
            ),
          ),
        )
        // Another account with the same taxpayer number may have the form.
        .where(({ not, exists, ref }) =>
          not(
            exists(
              filedRuns(userId)
                .where('run.userId', '=', userId)
                .where('form.year', '=', ref('balance.taxYear'))
                .select('form.id'),
            ),
          ),
        )
        .groupBy('balance.taxYear')
        .having(({ fn }) => fn.sum('balance.cents'), '<>', sql.lit(0))
        .orderBy('balance.taxYear')
        .select(({ fn }) => ['balance.taxYear as year', fn.sum<number>('balance.cents').as('paid')]),
    ).as('years'),
  ]),
);
