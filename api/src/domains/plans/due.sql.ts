/** The plans from which a week's run may take something: their terms, and what was taken. */
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Day, db, defineByKey, defineRows, type Expression, sql } from '../../platform/sql/define.ts';
import { asText } from '../../platform/sql/parts.ts';

const cents = (column: string) => sql<number>`${sql.ref(column)} * 100`;

/**
 * A person's open plans that have begun, oldest first, amounts in cents, as part of another statement. What void runs
 * took does not count. An overpayment that is not written off stays owed, because voiding a run frees what it took.
 * Includes the plan to pay off, open or not.
 */
export const openPlansOf = (
  userId: Expression<string>,
  week: Expression<Day>,
  paysOff?: Expression<string | null>,
) =>
  db
    .selectFrom('Plan as plan')
    .where('plan.userId', '=', userId)
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('plan.firstWeek', '<=', week),
          or([eb('plan.endedAt', 'is', null), eb('plan.kind', '=', 'OVERPAYMENT')]),
        ]),
        ...(paysOff ? [eb('plan.id', '=', paysOff)] : []),
      ]),
    )
    .where('plan.voidedAt', 'is', null)
    .orderBy('plan.createdAt')
    .orderBy('plan.id')
    .select(['plan.id', 'plan.kind', 'plan.description', 'plan.lastWeek'])
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('PlanRepayment as repayment')
          .whereRef('repayment.planId', '=', 'plan.id')
          .where('repayment.voidedAt', 'is', null)
          .select(({ fn }) => sql<number>`coalesce(${fn.sum('repayment.amount')}, 0)`.as('sum'))
          .as('repaid'),
      (join) => join.onTrue(),
    )
    .select(cents('repaid.sum').as('repaid'))
    .select(({ ref, selectFrom }) => [
      sql<
        number | null
      >`(${ref('plan.total')} - coalesce(${ref('plan.writtenOff')}, 0) - ${ref('repaid.sum')}) * 100`.as(
        'total',
      ),
      cents('plan.floor').as('floor'),
      jsonArrayFrom(
        selectFrom('PlanRate as rate')
          .whereRef('rate.planId', '=', 'plan.id')
          .orderBy('rate.firstWeek')
          .select(['rate.firstWeek', cents('rate.weekly').as('weekly')]),
      ).as('rates'),
      selectFrom('PayrollLine as line')
        .innerJoin('PayrollRun as taker', 'taker.id', 'line.runId')
        .whereRef('line.planId', '=', 'plan.id')
        .where('taker.status', '<>', 'VOID')
        .where('line.amount', '<', sql.lit(0))
        .select(({ fn }) => sql<number>`coalesce(-${fn.sum('line.amount')}, 0) * 100`.as('taken'))
        .$asScalar()
        .$notNull()
        .as('taken'),
      jsonObjectFrom(
        selectFrom('PayrollLine as found')
          .innerJoin('PayrollRun as finder', 'finder.id', 'found.runId')
          .innerJoin('PayrollRun as overpaid', 'overpaid.id', 'plan.overpaidRunId')
          .leftJoin('Payment as payment', 'payment.id', 'overpaid.paymentId')
          .whereRef('found.planId', '=', 'plan.id')
          .where('found.amount', '>', sql.lit(0))
          .select(['found.taxClass', 'finder.weekStart', 'payment.date as paidOn']),
      ).as('overpaid'),
    ]);

/** The same for the payees and weeks of runs, by run. */
export const openPlansOfRuns = defineByKey({ runs: 'uuid list' }, ({ runs }) =>
  db
    .selectFrom('PayrollRun as run')
    .where('run.id', 'in', runs)
    .select(({ ref }) => [
      asText(ref('run.id')).as('key'),
      jsonArrayFrom(openPlansOf(ref('run.userId'), ref('run.weekStart'))).as('value'),
    ]),
);

/** The Monday of the last week on a valid run; null if there is none. */
export const lastWeekOnPayroll = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db
    .selectFrom('PayrollRun')
    .where('userId', '=', userId)
    .where('status', '<>', 'VOID')
    .where('kind', '=', 'REGULAR')
    .select(({ fn }) => fn.max('weekStart').as('weekStart')),
);

/** How many of these plans are the person's. */
export const plansOfPerson = defineRows({ userId: 'uuid', ids: 'uuid[]' }, ({ userId, ids }) =>
  db
    .selectFrom('Plan')
    .where('userId', '=', userId)
    .where((eb) => eb('id', '=', eb.fn.any(ids)))
    .select(({ fn }) => fn.countAll<number>().as('plans')),
);
