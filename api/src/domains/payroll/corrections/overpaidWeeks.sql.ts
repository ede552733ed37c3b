/** What was paid for void runs of a week, and neither another run nor a plan has taken off. */
import { db, defineRows, sql } from '../../../platform/sql/define.ts';
import { priorPayments } from '../priorPayments.sql.ts';

/** The weeks of these people in which something is, with what it comes to in cents; the newest first. */
export const overpaidWeeks = defineRows({ people: 'uuid[]' }, ({ people }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('PayrollRun')
        .where((eb) => eb('userId', '=', eb.fn.any(people)))
        .where('status', '=', 'VOID')
        .where('paymentId', 'is not', null)
        .distinct()
        .select(['userId', 'weekStart'])
        .as('week'),
    )
    .innerJoinLateral(
      ({ ref }) => priorPayments(ref('week.userId'), ref('week.weekStart')).as('before'),
      (join) => join.onTrue(),
    )
    .groupBy(['week.userId', 'week.weekStart'])
    .having(
      ({ ref }) =>
        sql<number>`sum(${ref('before.compensation')} + ${ref('before.reimbursement')} + ${ref('before.deduction')})`,
      '>',
      sql.lit(0),
    )
    .orderBy('week.weekStart', 'desc')
    .select(({ ref }) => [
      'week.userId',
      'week.weekStart',
      sql<number>`sum(${ref('before.compensation')} + ${ref('before.reimbursement')} + ${ref('before.deduction')})`.as(
        'cents',
      ),
    ]),
);
