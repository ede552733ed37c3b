/** What was paid for void runs of a week and not yet taken off by another run or a plan. */
import { db, defineRows, sql } from '../../../platform/sql/define.ts';
import { priorPayments } from '../priorPayments.sql.ts';

/** The overpaid weeks of these people, each with its amount in cents, newest first. */
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
