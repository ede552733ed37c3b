/** The people of whom something is known in a week, so that nothing is read or computed for all the others. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, defineRows } from '../../platform/sql/define.ts';

/**
 * The people with days, a run or open receipts and plans: all of whom `weekFacts` could say more than that they are
 * there. And everyone with tax information.
 */
export const weekPeople = defineRows({ weekStart: 'date', weekEnd: 'date' }, ({ weekStart, weekEnd }) =>
  db.selectNoFrom(({ selectFrom }) => [
    jsonArrayFrom(
      selectFrom('TimeLog as log')
        .where((day) => day.between('log.date', weekStart, weekEnd))
        .select('log.userId')
        .union(selectFrom('PayrollRun as run').where('run.weekStart', '=', weekStart).select('run.userId'))
        .union(
          selectFrom('Receipt as receipt')
            .where('receipt.status', '=', 'APPROVED')
            .where('receipt.date', '<=', weekEnd)
            .where('receipt.payrollRunId', 'is', null)
            .select('receipt.userId'),
        )
        .union(
          selectFrom('Plan as plan')
            .where('plan.firstWeek', '<=', weekStart)
            .where('plan.voidedAt', 'is', null)
            .select('plan.userId'),
        ),
    ).as('withFacts'),
    jsonArrayFrom(selectFrom('TaxProfile as tax').distinct().select('tax.userId')).as('withTaxProfile'),
  ]),
);
