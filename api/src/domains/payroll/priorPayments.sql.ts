/** What was already paid for a week: for runs that were paid and then voided. */

import type { PayrollLineClass } from '../../platform/db/generated/client/enums.ts';
import { type Day, db, type Expression, type Instant, sql } from '../../platform/sql/define.ts';

/** The state when a run was made: the runs that were void then, and what runs with lower numbers had taken off. */
interface Moment {
  number: Expression<number>;
  at: Expression<Instant>;
}
const NOW: Moment = { number: sql<number>`2147483647`, at: sql<Instant>`'infinity'::timestamptz` };

/**
 * A person's void runs of the week with a valid payment, as part of another statement: each with its amounts by class,
 * in cents, less what valid runs of the week have already taken off.
 */
export const priorPayments = (
  userId: Expression<string>,
  weekStart: Expression<Day>,
  { number, at }: Moment = NOW,
) =>
  db
    .selectFrom('PayrollRun as old')
    .innerJoin('Payment as payment', 'payment.id', 'old.paymentId')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('PayrollLine as line')
          .whereRef('line.runId', '=', 'old.id')
          .select(({ fn }) => [
            sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', '=', 'COMPENSATION')}, 0) * 100`.as(
              'compensation',
            ),
            sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', '=', 'REIMBURSEMENT')}, 0) * 100`.as(
              'reimbursement',
            ),
            sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', 'in', ['DEDUCTION', 'WITHHELD'])}, 0) * 100`.as(
              'deduction',
            ),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('PayrollLine as taken')
          .innerJoin('PayrollRun as by', 'by.id', 'taken.runId')
          .whereRef('taken.adjustsRunId', '=', 'old.id')
          .where('taken.adjustsPosition', 'is', null)
          .where('by.status', '<>', 'VOID')
          .where('by.number', '<', number)
          .select(({ fn, and, eb }) => {
            const sum = (kind: 'ADJUSTMENT' | 'DEDUCTION', taxClass: PayrollLineClass) =>
              fn
                .sum<number>('taken.amount')
                .filterWhere(and([eb('taken.kind', '=', kind), eb('taken.taxClass', '=', taxClass)]));
            return [
              sql<number>`coalesce(${sum('ADJUSTMENT', 'COMPENSATION')}, 0) * 100`.as('compensation'),
              sql<number>`coalesce(${sum('ADJUSTMENT', 'REIMBURSEMENT')}, 0) * 100`.as('reimbursement'),
              sql<number>`coalesce(${sum('ADJUSTMENT', 'DEDUCTION')}, 0) * 100`.as('givenBack'),
              sql<number>`coalesce(${sum('DEDUCTION', 'DEDUCTION')}, 0) * -100`.as('deducted'),
            ];
          })
          .as('taken'),
      (join) => join.onTrue(),
    )
    // What plans have since taken back of the overpayment that the run found.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('PayrollLine as found')
          .innerJoin('PayrollLine as back', 'back.planId', 'found.planId')
          .innerJoin('PayrollRun as by', 'by.id', 'back.runId')
          .whereRef('found.runId', '=', 'old.id')
          .where('found.amount', '>', sql.lit(0))
          .where('back.amount', '<', sql.lit(0))
          .where('by.status', '<>', 'VOID')
          .where('by.number', '<', number)
          .select(({ fn, eb }) => {
            const sum = (taxClass: PayrollLineClass) =>
              fn.sum<number>('back.amount').filterWhere(eb('back.taxClass', '=', taxClass));
            return [
              sql<number>`coalesce(${sum('COMPENSATION')}, 0) * 100`.as('compensation'),
              sql<number>`coalesce(${sum('REIMBURSEMENT')}, 0) * 100`.as('reimbursement'),
              sql<number>`coalesce(${sum('DEDUCTION')}, 0) * 100`.as('deduction'),
            ];
          })
          .as('back'),
      (join) => join.onTrue(),
    )
    .where('old.userId', '=', userId)
    .where('old.weekStart', '=', weekStart)
    .where('old.status', '=', 'VOID')
    .where(({ eb, fn }) => eb(fn.coalesce('old.voidedAt', 'old.processedAt'), '<=', at))
    .orderBy('old.number')
    .select(['old.id as runId', 'old.number', 'payment.date'])
    // An amount taken off as a deduction was compensation first.
    .select(({ ref }) => {
      const compensation = sql<number>`${ref('sums.compensation')} + ${ref('taken.compensation')}`;
      const reimbursement = sql<number>`${ref('sums.reimbursement')} + ${ref('taken.reimbursement')}`;
      const deducted = ref('taken.deducted');
      return [
        sql<number>`${compensation} - least(${deducted}, ${compensation}) + ${ref('back.compensation')}`.as(
          'compensation',
        ),
        sql<number>`${reimbursement} - greatest(${deducted} - (${compensation}), 0) + ${ref('back.reimbursement')}`.as(
          'reimbursement',
        ),
        sql<number>`${ref('sums.deduction')} + ${ref('taken.givenBack')} + ${ref('back.deduction')}`.as(
          'deduction',
        ),
      ];
    });
